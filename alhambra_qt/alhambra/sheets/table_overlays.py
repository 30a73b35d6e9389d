"""What can be laid above the table: which sheet opens when, and what comes after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF

from alhambra_qt.alhambra.gestures import Card, Piece, is_in
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.drawing import Person
from alhambra_qt.alhambra.table.spots import Board, OtherPalace, table_spots
from alhambra_qt.widgets.overlay import Overlay
from alhambra_qt.words.languages import tr
from alhambra_qt.words.names import shown
from core.alhambra.components import CURRENCIES, FOUNTAIN, TILES, Money, Tile

if TYPE_CHECKING:
    from alhambra_qt.alhambra.table_page import TablePage

_PACE_OF_STEPS = 1800
"""Milliseconds for each step of a scoring where nobody is there to go on."""


class TableOverlays(QObject):
    """The sheets of one table page: one is open, others may lie below it.

    Whatever a sheet needs is imported when it opens: the first frame comes early.
    """

    def __init__(self, page: TablePage) -> None:
        """Scorings and the end come by themselves; the rest is asked for."""
        super().__init__(page)
        self._page = page
        self._match = page.match
        self._open: list[Overlay] = []
        self._scorings = len(self._match.state.scorings)
        self._due: list[int] = []
        self._text_scale = 1.0
        self._has_ended = False
        self._match.stepped.connect(self._on_changed)
        self._match.restored.connect(self._on_changed)
        page.director.turn_passed.connect(self._on_turn_passed)
        page.view.resized.connect(self._on_resized)
        page.scene.look_wanted.connect(self._on_look_wanted)
        page.scene.hand_clicked.connect(self._on_hand_clicked)
        page.log_wanted.connect(self.show_log)
        page.points_wanted.connect(self.show_points)
        page.unseen_wanted.connect(self.show_unseen)
        page.discards_wanted.connect(self.show_discards)
        page.inspect_wanted.connect(self.look_at)

    @property
    def current(self) -> Overlay | None:
        """What lies on top; None while the table is free."""
        return self._open[-1] if self._open else None

    def close_all(self) -> None:
        """Show the table again, whatever was still to come."""
        self._due.clear()
        while self._open:
            self._open[-1].close()

    def scale_text(self, scale: float) -> None:
        """Text is so many times as large as usual, on sheets that are open too."""
        self._text_scale = scale
        for overlay in self._open:
            overlay.scale_text(scale)

    # What comes by itself

    def _on_changed(self, _step: object = None) -> None:
        held = len(self._match.state.scorings)
        self._due += range(self._scorings, held)
        self._scorings = held
        if self._due and not self._open:
            self.show_scoring(self._due.pop(0), goes_on=not self._has_persons())
        elif self._has_reached_the_end() and not self._has_ended and not self._open:
            self.show_end()

    def _has_reached_the_end(self) -> bool:
        """Whether the game was played to its end; one that was forfeited was not."""
        return self._match.is_over and not self._match.state.agenda

    def _on_closed(self) -> None:
        self._open = [overlay for overlay in self._open if overlay.isVisible()]
        if self._open:
            self._open[-1].raise_()
            self._open[-1].setFocus()
            return
        self._on_changed()
        if self._open:
            return
        self._page.take_focus()
        self._match.release()

    def _lay(self, overlay: Overlay) -> None:
        self._match.hold()
        self._page.scene.cancel_drag()
        overlay.closed.connect(self._on_closed)
        overlay.text_scale = self._text_scale
        self._open.append(overlay)
        overlay.open()

    def _on_turn_passed(self, _seat: int) -> None:
        """The curtain that was drawn just now stays below."""
        if self._open:
            self._open[-1].raise_()
            self._open[-1].setFocus()

    def _on_resized(self) -> None:
        for overlay in self._open:
            overlay.fit_page()

    def _has_persons(self) -> bool:
        return any(player.is_person for player in self._match.players)

    def people(self) -> tuple[Person, ...]:
        """All who score: the seats, and Dirk if he is there."""
        seats = [Person(shown(player.name), player.colour) for player in self._match.players]
        dirk = [Person(tr("Dirk"), None) for _ in self._match.state.collectors]
        return (*seats, *dirk)

    # Scorings and the end

    def show_scoring(self, index: int, *, goes_on: bool = False) -> None:
        """A scoring, by its position among those of the game."""
        from alhambra_qt.alhambra.presenters.scoring_model import scoring_model  # noqa: PLC0415 (late)
        from alhambra_qt.alhambra.sheets.scoring_overlay import ScoringOverlay  # noqa: PLC0415 (late)

        if isinstance(self.current, ScoringOverlay):
            return
        model = scoring_model(self._match.played, index)
        pace = _PACE_OF_STEPS if goes_on else 0
        self._lay(ScoringOverlay(model, self.people(), self._page, pace=pace))

    def show_end(self) -> None:
        """The winners, and how to go on."""
        from alhambra_qt.alhambra.presenters.end_model import end_model  # noqa: PLC0415 (late)
        from alhambra_qt.alhambra.sheets.end_overlay import EndOverlay  # noqa: PLC0415 (late)

        self._has_ended = True
        end = EndOverlay(
            end_model(self._match.state, self._match.played), self.people(), self._page
        )
        end.again_wanted.connect(self._page.same_seats_wanted)
        end.same_deal_wanted.connect(self._page.same_deal_wanted)
        end.start_page_wanted.connect(self._page.left)
        end.log_wanted.connect(self.show_log)
        self._lay(end)

    # What is asked for

    def show_log(self) -> None:
        """The whole game in words."""
        from alhambra_qt.alhambra.sheets.log_overlay import LogOverlay  # noqa: PLC0415 (late)

        log = LogOverlay(self._page.display.history(), self._match.players, self._page)
        log.scoring_wanted.connect(self.show_scoring)
        self._lay(log)

    def show_points(self) -> None:
        """What the places are worth."""
        from alhambra_qt.alhambra.sheets.table_sheets import PointsSheet  # noqa: PLC0415 (late)

        self._lay(PointsSheet(self._page))

    def show_unseen(self) -> None:
        """Which tiles have not been seen yet."""
        from alhambra_qt.alhambra.sheets.table_sheets import UnseenSheet  # noqa: PLC0415 (late)

        self._lay(UnseenSheet(self._match.state, self._page))

    def show_discards(self) -> None:
        """The discard pile."""
        from alhambra_qt.alhambra.sheets.closeups import DiscardsCloseUp  # noqa: PLC0415 (late)

        self._lay(DiscardsCloseUp(self._match.state, self.people(), self._page))

    def show_menu(self) -> None:
        """What can be done apart from playing."""
        from alhambra_qt.alhambra.sheets.table_menu import TableMenu  # noqa: PLC0415 (late)

        page = self._page
        menu = TableMenu(
            self._match.players,
            self._who_gives_up(),
            page,
            is_over=self._match.is_over,
            has_result=self._has_reached_the_end(),
            is_saved=page.is_saved,
        )
        for wish, answer in (
            (menu.left, page.left),
            (menu.result_wanted, self.show_end),
            (menu.same_deal_wanted, page.same_deal_wanted),
            (menu.same_seats_wanted, page.same_seats_wanted),
            (menu.settings_wanted, page.settings_wanted),
            (menu.full_screen_wanted, page.full_screen_wanted),
            (menu.language_wanted, page.language_wanted),
            (menu.rules_wanted, lambda: page.rules_wanted.emit(None)),
            (menu.keys_wanted, page.show_keys),
            (menu.log_wanted, self.show_log),
            (menu.points_wanted, self.show_points),
            (menu.unseen_wanted, self.show_unseen),
            (menu.discards_wanted, self.show_discards),
            (menu.hands_wanted, self._change_hands),
        ):
            wish.connect(answer)
        self._lay(menu)

    def _who_gives_up(self) -> int | None:
        """The person to play; or the only one there is; nobody when the game is over."""
        players = self._match.players
        persons = [seat for seat, player in enumerate(players) if player.is_person]
        if self._match.is_over or not persons:
            return None
        seat = self._match.seat_to_play
        if seat in persons:
            return seat
        return persons[0] if len(persons) == 1 else None

    def _change_hands(self, seat: int, kind: str) -> None:
        self._match.change_hands(seat, kind, self._match.players[seat].name)

    # Looking closely

    def look_at(self, thing: object) -> None:
        """Look closely at something on the table."""
        from alhambra_qt.alhambra.sheets import closeups  # noqa: PLC0415 (late)

        table, people, page = self._match.state, self.people(), self._page
        with_aids = page.scene.with_aids
        if isinstance(thing, Piece):
            tile, currency = self._tile(thing)
            self._lay(
                closeups.TileCloseUp(tile, currency, table, people, page, with_aids=with_aids)
            )
        elif isinstance(thing, Card):
            card = self._card(thing)
            if card is not None:
                self._lay(closeups.CardCloseUp(card, table, people, page))
        elif isinstance(thing, OtherPalace):
            self._lay(closeups.PalaceCloseUp(thing.seat, table, people, page, with_aids=with_aids))
        elif thing is Board.DIRK:
            self._lay(closeups.DirkCloseUp(table, people, page))
        elif thing is Board.MAJORITY:
            self.show_points()
        elif thing is Board.CHRONICLE:
            self.show_log()
        elif thing is Board.STOCK:
            self.show_discards()

    def _tile(self, piece: Piece) -> tuple[Tile, str | None]:
        """A tile with the walls that it has, and the currency that it costs."""
        table = self._match.state
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
        model = self._page.scene.model
        if model is None:
            return None
        cards = model.money if is_in(regions.MONEY, thing) else model.hand or ()
        return cards[thing.index] if thing.index < len(cards) else None

    def _on_hand_clicked(self, index: int) -> None:
        if not self._page.director.is_choosing_cards:
            self.look_at(Card(regions.HAND, index))

    def _on_look_wanted(self, point: QPointF) -> None:
        """Look at the smallest thing under a point."""
        scene = self._page.scene
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
