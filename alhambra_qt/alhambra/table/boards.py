"""The boards of the table: everything that lies still, and the small palaces of the others."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsScene

from alhambra_qt.alhambra.presenters.history import TurnTold
from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table.arrangement import Arrangement
from alhambra_qt.alhambra.table.layout import TableLayout
from alhambra_qt.alhambra.table.panels import (
    Board,
    Chronicle,
    DirkBoard,
    Majority,
    MajorityTable,
    MarketBoard,
    MoneyBoard,
    ScoringTrack,
    Small,
    SmallPalace,
    Standing,
    Stock,
)
from alhambra_qt.alhambra.table.strip import Strip
from alhambra_qt.look import palette
from alhambra_qt.scene.panel import Panel
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.components import CURRENCIES

_STRIP = 104
"""The height of what the other one did last, beside Dirk."""


@dataclass(frozen=True)
class Told:
    """What is told beside the table, and whether counts and points are."""

    lines: tuple[tuple[int | None, str], ...] = ()
    turns: tuple[TurnTold, ...] = ()
    with_aids: bool = True


class Boards:
    """All panels of one scene."""

    def __init__(self, scene: QGraphicsScene, above: float, below_pieces: float) -> None:
        """``above`` is how high they lie; the tray lies just below the pieces."""
        self._scene = scene
        self._smalls: dict[int, SmallPalace] = {}
        self._market, self._money, self._track = MarketBoard(), MoneyBoard(), ScoringTrack()
        self._majority, self._chronicle, self._dirk = MajorityTable(), Chronicle(), DirkBoard()
        self._reserve, self._hand, self._tray = Board(), Board(), Board()
        boards: list[Panel] = [self._market, self._money, self._track, self._majority]
        self._strip = Strip()
        boards += [self._chronicle, self._dirk, self._reserve, self._hand, self._tray, self._strip]
        for board in boards:
            board.setZValue(above)
            board.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            scene.addItem(board)
        self._tray.setZValue(below_pieces)

    def show(self, model: TableModel, arrangement: Arrangement, told: Told) -> None:
        """Show what the model has to say on each of them."""
        layout, ratio = arrangement.layout, arrangement.ratio

        def render(panel: Panel, rect: QRectF, content: object) -> None:
            panel.render(rect, layout.unit, ratio, content, layout.text)

        render(self._market, layout.market, texts.currency("gulden"))
        render(self._money, layout.money, Stock(model.pile, model.bag, model.discards))
        columns: list[tuple[str, int | None]] = [(seat.name, seat.colour) for seat in model.seats]
        scores = [seat.score for seat in model.seats]
        shares = [seat.share for seat in model.seats]
        if model.dirk is not None:
            columns.append((tr("Dirk"), None))
            scores.append(model.dirk.score)
            shares.append(model.dirk.share)
        colours = [colour for _, colour in columns]
        standing = Standing(tuple(zip(colours, scores, strict=True)))
        render(self._track, layout.track, standing)
        majority = Majority(tuple(columns), tuple(shares), model.next_scoring, told.with_aids)
        render(self._majority, layout.majority, majority)
        render(self._chronicle, layout.chronicle, told.lines[-12:])
        render(self._dirk, layout.aside, model.dirk)
        self._dirk.setVisible(model.dirk is not None)
        render(self._strip, _strip_rect(layout, model), told.turns)
        height, sunk = layout.title, palette.PANEL_SUNK
        render(self._reserve, layout.reserve, (tr("Reserve board"), sunk, height))
        render(self._hand, layout.hand, (_hand_title(model), palette.PANEL, height))
        render(self._tray, arrangement.tray(model), (tr("Bought"), sunk, height))
        self._show_smalls(model, layout, ratio)

    def show_tray(self, *, is_there: bool) -> None:
        """The tray is there while something lies on it, or can be put there."""
        self._tray.setVisible(is_there)

    def small_rects(self) -> dict[int, QRectF]:
        """Where the small palaces are, by seat."""
        return {seat: small.sceneBoundingRect() for seat, small in self._smalls.items()}

    def _show_smalls(self, model: TableModel, layout: TableLayout, ratio: float) -> None:
        others = [seat for seat in model.seats if seat.index != model.shown]
        for index in self._smalls.keys() - {seat.index for seat in others}:
            self._scene.removeItem(self._smalls.pop(index))
        area = QRectF(layout.others)
        if model.dirk is not None:
            area.setBottom(_strip_rect(layout, model).top() - layout.px(6))
        for rect, seat in zip(_small_rects(area, len(others), layout.px(6)), others, strict=True):
            panel = self._smalls.get(seat.index)
            if panel is None:
                panel = self._smalls[seat.index] = SmallPalace()
                panel.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                self._scene.addItem(panel)
            small = Small(seat, seat.index == model.to_play)
            panel.render(rect, layout.unit, ratio, small, layout.text)


def _strip_rect(layout: TableLayout, model: TableModel) -> QRectF:
    """In the place that Dirk leaves free; below the other palace where he is there."""
    if model.dirk is None:
        return layout.aside
    area = QRectF(layout.others)
    area.setTop(area.bottom() - layout.px(_STRIP))
    return area


def _small_rects(area: QRectF, number: int, gap: float) -> list[QRectF]:
    columns = 1 if number < 2 else 2
    rows = -(-number // columns)
    width = (area.width() - (columns - 1) * gap) / columns
    height = (area.height() - (rows - 1) * gap) / rows
    return [
        QRectF(
            round(area.x() + index % columns * (width + gap)),
            round(area.y() + index // columns * (height + gap)),
            round(width),
            round(height),
        )
        for index in range(number)
    ]


def _hand_title(model: TableModel) -> str:
    """The sums of the hand by currency."""
    if model.hand is None:
        return tr("This hand is hidden")
    sums = [
        (currency, sum(card.value for card in model.hand if card.place == place))
        for place, currency in enumerate(CURRENCIES)
    ]
    return texts.listed([f"{texts.currency(name)} {total}" for name, total in sums if total])
