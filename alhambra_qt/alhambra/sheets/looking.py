"""Looking things up at a table: sheets that are asked for, and close looks at what lies there."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF

from alhambra_qt.alhambra.display import Display
from alhambra_qt.alhambra.gestures import Card, Piece, is_in
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.drawing import Person
from alhambra_qt.alhambra.table.spots import Board, OtherPalace, table_spots
from alhambra_qt.widgets.overlays import Overlays
from alhambra_qt.words.languages import tr
from alhambra_qt.words.names import shown
from core.alhambra.components import CURRENCIES, FOUNTAIN, TILES, Money, Tile

_PACE_OF_STEPS = 1800
"""Milliseconds for each step of a scoring where nobody is there to go on."""


class Looking(QObject):
    """What can be looked at above a table, whether somebody plays there or not.

    Whatever a sheet needs is imported when it opens: the first frame comes early.
    """

    def __init__(self, display: Display, overlays: Overlays) -> None:
        """Look at what this display shows."""
        super().__init__(overlays)
        self._display = display
        self._showing = display.showing
        self._overlays = overlays
        self._page = overlays.page
        display.scene.look_wanted.connect(self._on_look_wanted)

    def people(self) -> tuple[Person, ...]:
        """All who score: the seats, and Dirk if he is there."""
        seats = [Person(shown(player.name), player.colour) for player in self._showing.players]
        dirk = [Person(tr("Dirk"), None) for _ in self._showing.state.collectors]
        return (*seats, *dirk)

    # What is asked for

    def show_scoring(self, index: int, *, goes_on: bool = False) -> None:
        """A scoring, by its position among those of the game."""
        from alhambra_qt.alhambra.presenters.scoring_model import scoring_model  # noqa: PLC0415 (late)
        from alhambra_qt.alhambra.sheets.scoring_overlay import ScoringOverlay  # noqa: PLC0415 (late)

        if isinstance(self._overlays.current, ScoringOverlay):
            return
        model = scoring_model(self._showing.played, index)
        pace = _PACE_OF_STEPS if goes_on else 0
        self._overlays.lay(ScoringOverlay(model, self.people(), self._page, pace=pace))

    def show_log(self) -> None:
        """The whole game in words."""
        from alhambra_qt.alhambra.sheets.log_overlay import LogOverlay  # noqa: PLC0415 (late)

        log = LogOverlay(self._display.history(), self._showing.players, self._page)
        log.scoring_wanted.connect(self.show_scoring)
        self._overlays.lay(log)

    def show_points(self) -> None:
        """What the places are worth."""
        from alhambra_qt.alhambra.sheets.table_sheets import PointsSheet  # noqa: PLC0415 (late)

        self._overlays.lay(PointsSheet(self._page))

    def show_unseen(self) -> None:
        """Which tiles have not been seen yet."""
        from alhambra_qt.alhambra.sheets.table_sheets import UnseenSheet  # noqa: PLC0415 (late)

        self._overlays.lay(UnseenSheet(self._showing.state, self._page))

    def show_discards(self) -> None:
        """The discard pile."""
        from alhambra_qt.alhambra.sheets.closeups import DiscardsCloseUp  # noqa: PLC0415 (late)

        self._overlays.lay(DiscardsCloseUp(self._showing.state, self.people(), self._page))

    # Looking closely

    def look_at(self, thing: object) -> None:
        """Look closely at something on the table."""
        from alhambra_qt.alhambra.sheets import closeups  # noqa: PLC0415 (late)

        table, people, page = self._showing.state, self.people(), self._page
        with_aids = self._display.scene.with_aids
        lay = self._overlays.lay
        if isinstance(thing, Piece):
            tile, currency = self._tile(thing)
            lay(closeups.TileCloseUp(tile, currency, table, people, page, with_aids=with_aids))
        elif isinstance(thing, Card):
            card = self._card(thing)
            if card is not None:
                lay(closeups.CardCloseUp(card, table, people, page))
        elif isinstance(thing, OtherPalace):
            self._overlays.lay(
                closeups.PalaceCloseUp(thing.seat, table, people, page, with_aids=with_aids)
            )
        elif thing is Board.DIRK:
            lay(closeups.DirkCloseUp(table, people, page))
        elif thing is Board.MAJORITY:
            self.show_points()
        elif thing is Board.CHRONICLE:
            self.show_log()
        elif thing is Board.STOCK:
            self.show_discards()

    def _tile(self, piece: Piece) -> tuple[Tile, str | None]:
        """A tile with the walls that it has, and the currency that it costs."""
        table = self._showing.state
        if piece.region == regions.MARKET:
            for place, tile in enumerate(table.market):
                if tile is not None and tile.id == piece.name:
                    return tile, CURRENCIES[place]
        for seat in table.seats:
            for tile in (*seat.palace.tiles.values(), *seat.reserve, *seat.to_place):
                if tile.id == piece.name != FOUNTAIN.id:
                    return tile, None
        return TILES.get(piece.name, FOUNTAIN), None

    def _card(self, thing: Card) -> Money | None:
        model = self._display.scene.model
        if model is None:
            return None
        cards = model.money if is_in(regions.MONEY, thing) else model.hand or ()
        return cards[thing.index] if thing.index < len(cards) else None

    def _on_look_wanted(self, point: QPointF) -> None:
        """Look at the smallest thing under a point."""
        scene = self._display.scene
        bag = scene.layout.money
        there = [
            spot
            for spot in table_spots(scene, {}, with_hand=True)
            if QRectF(*spot.box).contains(point)
        ]
        if not there:
            return
        spot = min(there, key=lambda spot: spot.box.width * spot.box.height)
        if spot.thing is Board.STOCK and point.x() > bag.x() + bag.width() * 2 / 3:
            self.show_unseen()
        else:
            self.look_at(spot.thing)
