"""``icons.py FOLDER``: the icon in all sizes and forms that desktops want, drawn from one picture.

FOLDER gets ``hicolor/`` for Linux, ``alhambra-qt.ico`` for Windows, ``alhambra-qt.icns`` for macOS.
"""

from __future__ import annotations

import os
import shutil
import struct
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QImageWriter, QPainter, QPen, QPolygonF
from PySide6.QtSvg import QSvgRenderer

PICTURE = Path(__file__).parents[1] / "assets" / "icon.svg"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}

PAPER, EDGE = QColor("#fffaf0"), QColor("#8a7a64")


def program_icon(size: int) -> QImage:
    """The picture, so many pixels wide and high."""
    image = blank(size)
    painter = QPainter(image)
    QSvgRenderer(str(PICTURE)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def record_icon(size: int) -> QImage:
    """A sheet of paper with a folded corner and the picture on it."""
    image = blank(size)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 128, size / 128)
    painter.setPen(QPen(EDGE, max(4.0, 128 / size), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(PAPER)
    painter.drawPolygon(polygon((20, 6), (80, 6), (108, 34), (108, 122), (20, 122)))
    painter.drawPolygon(polygon((80, 6), (80, 34), (108, 34)))
    QSvgRenderer(str(PICTURE)).render(painter, QRectF(32, 46, 64, 64))
    painter.end()
    return image


def polygon(*points: tuple[float, float]) -> QPolygonF:
    """A closed line through these points."""
    return QPolygonF([QPointF(*point) for point in points])


def blank(size: int) -> QImage:
    """Nothing yet."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    return image


def png(image: QImage) -> bytes:
    """The bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """An icon of Windows: a directory, then a PNG for each size."""
    header = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(header) + 16 * len(pictures)
    entries = body = b""
    for size, data in pictures.items():
        side = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset + len(body))
        body += data
    return header + entries + body


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """An icon of macOS: a PNG for each kind, with its length before it."""
    body = b"".join(
        kind + struct.pack(">I", len(data) + 8) + data for kind, data in pictures.items()
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main(folder: Path) -> None:
    """Draw them all."""
    application = QGuiApplication(["icons"])
    for size in SIZES:
        for kind, name, image in (
            ("apps", "alhambra-qt", program_icon(size)),
            ("mimetypes", "application-x-alhambra-record", record_icon(size)),
        ):
            place = folder / "hicolor" / f"{size}x{size}" / kind
            place.mkdir(parents=True, exist_ok=True)
            (place / f"{name}.png").write_bytes(png(image))
    scalable = folder / "hicolor" / "scalable" / "apps"
    scalable.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(PICTURE, scalable / "alhambra-qt.svg")
    windows = {size: png(program_icon(size)) for size in ICO_SIZES}
    (folder / "alhambra-qt.ico").write_bytes(ico(windows))
    macos = {kind: png(program_icon(size)) for kind, size in ICNS_KINDS.items()}
    (folder / "alhambra-qt.icns").write_bytes(icns(macos))
    application.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
