"""Pictures as pixmaps of exactly the size that is asked for.

Sizes are in the units of the window, and a picture has ``size * ratio`` pixels: drawn where they
are, one to one, they are crisp and cost nothing. What was drawn is remembered until it takes too
much room; ``clear`` forgets it. ``python -m alhambra_qt.tools.picture_sheet SHEET.png`` draws them
all.
"""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from alhambra_qt.look import palette
from alhambra_qt.look.pictures.drawing import (
    BUDGET_OF_MANY_PARTS,
    BUDGET_OF_PARTS,
    LARGE,
    MEMORY,
    PARTS,
    draw_picture,
    picture,
    pixmap,
    square,
)
from alhambra_qt.system import resources

__all__ = [
    "clear",
    "forget",
    "icon",
    "keep_parts",
    "names",
    "picture",
    "seat_symbol",
    "set_budget",
]

ICON_SIZES = (16, 20, 24, 32, 48, 64)


def names() -> tuple[str, ...]:
    """The names of all pictures."""
    return tuple(sorted(path.stem for path in (resources.assets() / "pictures").glob("*.svg")))


def seat_symbol(index: int, size: float, ratio: float = 1, *, plain: bool = False) -> QPixmap:
    """The symbol of a seat's colour on a disc of that colour; or plain, without the disc."""
    symbol = f"seat-{palette.SEAT_SYMBOL[index]}"
    if plain:
        return picture(symbol, size, size, ratio, tint=palette.SEAT[index])

    def draw(painter: QPainter, pixels: QSize) -> None:
        side = pixels.width()
        middle = QPointF(side / 2, side / 2)
        line = max(1.0, side * 0.06)
        painter.setPen(QPen(QColor(palette.SEAT_RING[index]), line))
        painter.setBrush(QColor(palette.SEAT[index]))
        painter.drawEllipse(square(middle, side - line))
        draw_picture(painter, symbol, square(middle, side * 0.66), palette.SEAT_TEXT[index])

    return pixmap(("seat", index), (size, size), ratio, draw)


def icon(name: str, tint: str = palette.TEXT) -> QIcon:
    """The icon of a button, in this colour; pale if the button is disabled."""
    made = QIcon()
    for size in ICON_SIZES:
        made.addPixmap(picture(f"icon-{name}", size, tint=tint))
        pale = picture(f"icon-{name}", size, tint=palette.TEXT_DISABLED)
        made.addPixmap(pale, QIcon.Mode.Disabled)
    return made


def clear() -> None:
    """Forget every pixmap, for instance when the zoom has changed."""
    MEMORY.clear()
    PARTS.clear()


def set_budget(size: int) -> None:
    """Remember pixmaps of at most so many bytes together, beside those that are shown."""
    MEMORY.budget = size
    MEMORY.trim(size)


def keep_parts(*, of_many_tables: bool) -> None:
    """Keep what tiles are composed of for one table, or for many that are shown in turn.

    Seven buildings are on all tiles of one size, and take most of the time that a tile takes.
    """
    PARTS.budget = BUDGET_OF_MANY_PARTS if of_many_tables else BUDGET_OF_PARTS
    PARTS.trim(PARTS.budget)


def forget(screen: QRectF, ratio: float) -> None:
    """Something else is shown on a screen of this size: of large pixmaps, only the latest are kept.

    They take a sixteenth of what the screen takes: so much as the market, and some of a palace.
    """
    whole = screen.width() * screen.height() * ratio * ratio * 4
    MEMORY.forget_large(whole / 16, large=max(whole / 400, LARGE))
