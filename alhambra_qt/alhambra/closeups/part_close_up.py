"""A close look at what a module brings: what it is for, and below that what there is of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from alhambra_qt.alhambra.closeups.close_up import CloseUp
from alhambra_qt.alhambra.table.drawing import paragraph
from alhambra_qt.alhambra.table.region import CloseLook
from alhambra_qt.scene.panel import Brush


class PartCloseUp(CloseUp):
    """A close look that also says aloud what can be seen of a part."""

    def __init__(self, look: CloseLook) -> None:
        """As things are when somebody looks."""
        super().__init__(look.table, look.people, look.parent)

    def spoken(self) -> Iterable[str]:
        """What can be seen, in sentences without full stops, and what it is for."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say what can be seen."""
        super().retranslate()
        self.setAccessibleDescription(". ".join(self.spoken()))


def explain(brush: Brush, rect: QRectF, text: str, gap: float) -> QRectF:
    """Say something in lines of this width; what room is left below."""
    used = paragraph(brush, QRectF(rect), text, 17)
    return rect.adjusted(0, used + brush.px(gap), 0, 0)


def draw_row(
    brush: Brush,
    room: QRectF,
    faces: Sequence[Callable[[int], QPixmap]],
    largest: float,
    gap: int = 0,
) -> None:
    """Pictures side by side, as large as all of them fit; each is made for the length of a side."""
    for_each = (room.width() + gap) / max(1, len(faces)) - gap
    side = int(min(brush.text_px(largest), room.height(), for_each))
    for at, face in enumerate(faces):
        brush.pixmap(room.x() + at * (side + gap), room.y(), face(side))
