"""A hint on the table, shown as the gesture that it is, with a few words."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from alhambra_qt.alhambra.gestures import Card, Drag, Hinted
from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table.hint_places import (
    Ghost,
    HintShown,
    cards_of,
    hint_shown,
    words_place,
)
from alhambra_qt.look import palette
from alhambra_qt.scene.bubble import WIDEST, Bubble
from alhambra_qt.scene.flights import Flight
from alhambra_qt.scene.glows import Glows
from alhambra_qt.scene.pieces import PictureItem

if TYPE_CHECKING:
    from alhambra_qt.alhambra.table.scene import TableScene

_PALE = 0.75
_WIDTHS = (1, 0.75, 1.5, 2)
"""How much wider than usual words may be, so that they're less high; or narrower, beside tiles."""
_BESIDE = (1, 1.15, 1.3, 1.5)
"""The same at the right of the palace, where they may reach over its ground."""
_SMALLER = (1, 0.9, 0.8, 0.7)
"""How much smaller large text may be, so that what the hint is about can be seen."""


class HintView:
    """The items of a hint on one scene; nothing of it can be touched."""

    def __init__(self, scene: QGraphicsScene, city: QGraphicsItem, above: float) -> None:
        """``city`` is the window of the palace, ``above`` how high a hint lies."""
        self._scene = scene
        self._city = city
        self._above = above
        self.glows = Glows(scene, city, above)
        self.ghosts: list[tuple[Ghost, PictureItem]] = []
        self.bubble = Bubble()
        self.bubble.setZValue(above + 2)
        scene.addItem(self.bubble)
        self._hint: tuple[Hinted, str] | None = None
        self._is_new = False

    @property
    def text(self) -> str:
        """What it says; empty if there is no hint."""
        return self.bubble.text

    @property
    def shown(self) -> object:
        """The hint; another one if anything about it is different."""
        return self._hint

    def cards(self, model: TableModel) -> frozenset[Card]:
        """The cards that it uses: they rise."""
        return frozenset() if self._hint is None else cards_of(self._hint[0].gesture, model)

    def keep(self, hint: Hinted | None, text: str) -> None:
        """Show this hint from the next time on, and what is said about it; None for no hint."""
        known = None if self._hint is None else self._hint[0]
        self._is_new = hint != known
        self._hint = None if hint is None else (hint, text)

    def keep_that_of(self, other: HintView) -> None:
        """Show the same hint as another table."""
        self._hint = other._hint

    def hush(self, *, is_quiet: bool) -> None:
        """Say nothing while something is carried: what is said of that would lie on it."""
        has_words = self._hint is not None and bool(self._hint[1])
        self.bubble.setVisible(has_words and not is_quiet)

    def spot(self, model: TableModel) -> int | None:
        """The spot of the large palace that it is about."""
        gesture = None if self._hint is None else self._hint[0].gesture
        if model.shown == model.to_play and isinstance(gesture, Drag):
            return gesture.target if isinstance(gesture.target, int) else None
        return None

    def show(self, table: TableScene) -> None:
        """Show the hint as this table is now, and nothing of another one."""
        hint = HintShown() if self._hint is None else hint_shown(self._hint[0], table)
        self.glows.show(dict(enumerate(hint.looks)))
        for _, item in self.ghosts:
            self._scene.removeItem(item)
        line = table.layout.px(3)
        self.ghosts = [(ghost, self._item(ghost, line)) for ghost in hint.ghosts]
        self._say("" if self._hint is None else self._hint[1], table, hint)

    def _item(self, ghost: Ghost, line: int) -> PictureItem:
        item = PictureItem()
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setOpacity(_PALE)
        item.setZValue(self._above - 1)
        if ghost.in_city:
            item.setParentItem(self._city)
        else:
            self._scene.addItem(item)
        item.show_picture(ghost.picture, ghost.rect.topLeft(), palette.HINT, line)
        return item

    def _say(self, text: str, table: TableScene, hint: HintShown) -> None:
        """As large as text is, unless it would cover what it speaks of."""
        if not text:
            self.bubble.hide()
            return
        for smaller in _SMALLER:
            unit = table.layout.unit * max(1.0, table.layout.text * smaller)
            if self._say_clearly(text, table, hint, unit):
                break

    def _say_clearly(self, text: str, table: TableScene, hint: HintShown, unit: float) -> bool:
        """Say it in letters of this size; whether everything else can be seen then."""
        palace, edges = table.palace_rect(), table.layout.px(12)
        beside = table.layout.size.right() - palace.right() - edges
        widths = [min(wider * WIDEST * unit, palace.width() - edges) for wider in _WIDTHS]
        widths += [beside * wider for wider in _BESIDE]
        sizes = [self.bubble.size_of(text, unit, width) for width in widths]
        place = words_place(sizes, table, hint)
        self.bubble.say_at(text, QPointF(*place.corner), unit, widths[place.size])
        return place.is_clear

    def flights(self) -> list[Flight]:
        """The gesture itself, once: from where something lies to where it would go."""
        is_new, self._is_new = self._is_new, False
        return [
            Flight(ghost.picture, ghost.start, ghost.rect, partial(_let_be_seen, item))
            for ghost, item in self.ghosts
            if is_new and ghost.start is not None
        ]


def _let_be_seen(item: PictureItem, is_there: bool) -> None:
    item.setVisible(is_there)
