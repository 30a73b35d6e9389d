"""What has to be there before anything can work: files, pictures, fonts, sounds, licences."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from importlib.metadata import PackageNotFoundError, PackagePath, distribution
from pathlib import Path

from PySide6.QtGui import QFontDatabase, QImage, QPixmap, QRawFont

from alhambra_qt.files import licences
from alhambra_qt.look import fonts, pictures
from alhambra_qt.play.computers.programs import is_frozen
from alhambra_qt.sound import device
from alhambra_qt.sound.cues import Cue
from alhambra_qt.system import resources

DISTRIBUTION = "alhambra-qt"
LETTERS = "AZaz09äöüßéëïĳŁő€–×→✓"


class Failure(Exception):
    """Something is not as it should be."""


def files() -> str:
    """Those of the package, each as it was packed."""
    listed = _listed_files()
    if not listed:
        return "this is a checkout, which has no list of them"
    wrong = [str(path) for path in listed if not _is_as_listed(path)]
    if wrong:
        raise Failure(f"missing or damaged: {', '.join(wrong)}")
    return f"{len(listed)} beside the code, each as it was packed"


def drawings() -> str:
    """Each can be drawn."""
    names = pictures.names()
    blank = [name for name in names if _is_blank(pictures.picture(name, 48))]
    if blank or not names:
        raise Failure(f"can't be drawn: {', '.join(blank) or 'there are none'}")
    return f"{len(names)} drawn"


def letters() -> str:
    """Each can be loaded, and has all our letters."""
    files = sorted((resources.assets() / "fonts").glob("*.ttf"))
    for file in files:
        if QFontDatabase.addApplicationFont(str(file)) < 0:
            raise Failure(f"{file.name} can't be loaded")
    text = QRawFont.fromFont(fonts.text_font(20))
    missing = [letter for letter in LETTERS if not text.supportsCharacter(ord(letter))]
    if missing or not files:
        raise Failure(f"{text.familyName()} lacks {''.join(missing)}")
    return f"{len(files)} loaded; text is set in {text.familyName()}"


def sounds() -> str:
    """Each can be read, and played if there is what plays them; it need not be there."""
    files = [resources.assets() / "sounds" / f"{cue}.wav" for cue in Cue]
    read = {file.name: file.read_bytes() for file in files}
    try:
        library = device.miniaudio()
    except ImportError as error:
        if is_frozen():
            raise
        return f"{len(read)} read, but nothing plays them: {error}"
    for name, sound in read.items():
        try:
            device.decoded(sound)
        except ValueError as error:
            raise Failure(f"{name} can't be played: {error}") from error
    return f"{len(read)} decoded by miniaudio {library.lib_version()}"


def texts_of_licences() -> str:
    """Each part that we pass on has its text."""
    parts = licences.parts()
    texts = {part.name: licences.text_of(part) for part in parts}
    if short := [name for name, text in texts.items() if len(text) < 500]:
        raise Failure(f"no text for {', '.join(short)}")
    return ", ".join(texts)


def _listed_files() -> list[PackagePath]:
    """What the wheel holds beside code; nothing in a checkout."""
    try:
        ours = distribution(DISTRIBUTION)
    except PackageNotFoundError:
        return []
    if Path(str(ours.locate_file(resources.PACKAGE.name))) != resources.PACKAGE:
        return []
    packages = {"alhambra_qt", "core"}
    return [
        file
        for file in ours.files or []
        if file.parts[0] in packages and file.suffix not in {".py", ".pyc"}
    ]


def _is_as_listed(file: PackagePath) -> bool:
    path = Path(str(file.locate()))
    if file.hash is None or not path.is_file():
        return path.is_file()
    digest = hashlib.new(file.hash.mode, path.read_bytes()).digest()
    return urlsafe_b64encode(digest).rstrip(b"=").decode() == file.hash.value


def _is_blank(pixmap: QPixmap) -> bool:
    return colours_of(pixmap.toImage()) < 2


def colours_of(image: QImage) -> int:
    """How many colours a picture has, in every second of its points."""
    if image.isNull():
        return 0
    half = image.scaled(max(1, image.width() // 2), max(1, image.height() // 2))
    points = half.convertToFormat(QImage.Format.Format_ARGB32)  # four bytes each, and none between
    return len(set(memoryview(points.constBits()).cast("I")))


PARTS = (
    ("files", files),
    ("pictures", drawings),
    ("fonts", letters),
    ("sounds", sounds),
    ("licences", texts_of_licences),
)
"""In the order in which they are looked for."""
