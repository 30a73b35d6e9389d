"""Pictures of what points are given for."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from alhambra_qt.alhambra.parts.registered import all_parts
from alhambra_qt.look import palette, pictures
from core.alhambra.components import BUILDINGS


def drawn_category(name: str, side: float, ratio: float) -> QPixmap:
    """The picture of a kind of building, or of anything else that scores."""
    if name in BUILDINGS:
        return pictures.picture(f"building-{name}", side, side, ratio)
    picture = all_parts().categories[name].picture
    tint = palette.TEXT if picture.startswith("icon-") else None
    return pictures.picture(picture, side, side, ratio, tint=tint)
