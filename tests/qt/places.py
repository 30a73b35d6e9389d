"""A walk through the whole program: every page, dialog and sheet, one after another."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDialog, QWidget

from alhambra_qt.alhambra import telling
from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.parts.base_game.celebrations import LeadTaken, _row_and_tiles
from alhambra_qt.alhambra.parts.change.region import NAME as CHANGE
from alhambra_qt.alhambra.parts.dirk import BOARD as DIRK
from alhambra_qt.alhambra.parts.street_trader.model import NAME as TRADERS
from alhambra_qt.alhambra.parts.thieves.region import NAME as THIEVES
from alhambra_qt.alhambra.parts.walls.region import NAME as WALLS
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.end_model import EndModel
from alhambra_qt.alhambra.presenters.history import Event
from alhambra_qt.alhambra.setup_panel import AlhambraPanel
from alhambra_qt.alhambra.sheets.end_overlay import EndOverlay
from alhambra_qt.alhambra.sheets.scoring_overlay import ScoringOverlay
from alhambra_qt.alhambra.table.region import PlateOf
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.dialogs.about_dialog import AboutDialog
from alhambra_qt.dialogs.bot_dialog import BotDialog
from alhambra_qt.dialogs.error_dialog import ErrorDialog
from alhambra_qt.dialogs.keys_dialog import KeysDialog
from alhambra_qt.dialogs.program_dialog import ProgramDialog
from alhambra_qt.dialogs.reading_dialog import ReadingDialog
from alhambra_qt.dialogs.record_dialog import BadRecord, RecordDialog
from alhambra_qt.dialogs.settings_dialog import SettingsDialog
from alhambra_qt.dialogs.stuck_dialog import StuckDialog
from alhambra_qt.dialogs.unsaved_dialog import UnsavedDialog
from alhambra_qt.files.game_files import BotSeat
from alhambra_qt.pages import record_problems
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.new_game_page import NewGamePage
from alhambra_qt.pages.replay_page import ReplayPage
from alhambra_qt.pages.watching import watch, why_no_further
from alhambra_qt.play.course import Moment
from alhambra_qt.play.game_setup import LEVELS, PERSON, GameSetup, SeatSetup
from alhambra_qt.play.hinting import Advice
from alhambra_qt.play.new_games import NewGame
from alhambra_qt.roll_and_write.modes import Mode, Modes
from alhambra_qt.roll_and_write.sheet_choice import SheetChoice
from alhambra_qt.roll_and_write.sheet_dialog import SheetDialog
from alhambra_qt.rule_book.lesson_sheet import LessonSheet
from alhambra_qt.system.safety_net import CaughtError
from alhambra_qt.tutorial.deal import tutorial_game
from alhambra_qt.widgets.table_menu import TableMenu
from core.alhambra.ai.manners import CHARACTERS
from core.alhambra.buying import BuyTile, worth
from core.alhambra.components import TILES
from core.alhambra.modules.street_trader import MeetTrader, StartTrader
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile
from core.alhambra.rules import Rule
from core.alhambra.rulesets import MODULES
from core.alhambra.scoring import building_counts
from core.alhambra.taking_money import TakeMoney
from core.kernel.lines import BadLine, Line
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import Session
from tests.qt.games import coach_of, dialog_of, new_session, play_on, with_turn_ended
from tests.qt.roll_and_write import places as dice_places

NAMES = ("Zaida", "Yusuf", "Lindaraja", "Ibrahim", "Aisha", "Boabdil")
TWO_WITH_MODULES = (2, 150, 20000, tuple(MODULES))
MANY_PAYMENTS = (3, 40, 3)
SIX_WITH_MODULES = (6, 190, 4700, tuple(MODULES))
"""Seats, actions, the seed and modules: games in which all that modules have lies on the table."""


class Place(NamedTuple):
    """Somewhere in the program: its name for a failing test, and what is to be seen there."""

    name: str
    widget: QWidget


def walk(window: MainWindow) -> Iterator[Place]:
    """Everywhere, in the language and the size of text that the program has."""
    yield from pages(window)
    yield from dialogs(window)
    yield from tables(window)
    yield from lessons(window)
    yield from sheets(window)
    yield from ends(window)
    yield from replays(window)
    yield from dice(window)


def settle() -> None:
    """Let happen what was put off: layouts, languages, what was to be deleted."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()


def let_go(window: MainWindow) -> None:
    """Close it for good: it would follow every change of the next one."""
    window.close()
    window.deleteLater()
    settle()


# Games


@cache
def played(
    seats: int, actions: int, seed: int | None = None, modules: tuple[str, ...] = ()
) -> tuple[Action, ...]:
    """What happened in a game, to be played again in a moment."""
    session = new_session(*NAMES[:seats], modules=modules)
    play_on(session, actions, seed=seats if seed is None else seed)
    return tuple(one.action for one in session.played if one.action is not None)


def game(
    seats: int, actions: int, seed: int | None = None, modules: tuple[str, ...] = ()
) -> NewGame:
    session: Session[Any] = new_session(*NAMES[:seats], modules=modules)
    for action in played(seats, actions, seed, modules):
        session.play(action)
    return NewGame(with_turn_ended(session), Random(1))


def table(
    window: MainWindow,
    seats: int,
    actions: int,
    seed: int | None = None,
    modules: tuple[str, ...] = (),
) -> TablePage:
    window.table.play(game(seats, actions, seed, modules))
    page = window.page
    assert isinstance(page, TablePage)
    page.overlays.close_all()
    page.curtain.lift()
    settle()
    return page


# Pages


def pages(window: MainWindow) -> Iterator[Place]:
    window.show_first_start_page()
    yield Place("first start", window)
    window.show_start_page()
    yield Place("start", window)
    window.show_rule_book()
    yield Place("rule book", window)
    window.show_new_game_page()
    yield Place("new game", window)
    new_game = window.page
    assert isinstance(new_game, NewGamePage)
    for number in (2, 6):
        seats = [SeatSetup(name, at, PERSON) for at, name in enumerate(NAMES[:number])]
        new_game.change(GameSetup(tuple(seats)))
        yield Place(f"new game for {number}", window)
    kinds = ("ai:medium", *(f"ai:expert:{one}" for one in CHARACTERS))
    seats = [SeatSetup(name, at, kinds[at]) for at, name in enumerate(NAMES)]
    new_game.change(GameSetup(tuple(seats)))
    yield Place("new game for six computers", window)
    new_game.show_more()
    yield Place("new game with more options", window)
    yield from lessons_on_options(new_game)
    window.show_start_page()


def lessons_on_options(new_game: NewGamePage) -> Iterator[Place]:
    """What each option is, step by step."""
    panel = new_game.findChild(AlhambraPanel)
    assert panel is not None
    for name, box in panel.boxes.items():
        box.what.click()
        lesson = new_game.overlays.current
        assert isinstance(lesson, LessonSheet)
        while new_game.overlays.current is lesson:
            settle()
            yield Place(f"lesson on {name}, {lesson.at + 1}", lesson)
            lesson.go(1)
        settle()


# Dialogs


@contextmanager
def opened(
    window: MainWindow, kind: type[QDialog], show: Callable[[], object], name: str = ""
) -> Iterator[Place]:
    show()
    settle()
    dialog = dialog_of(window, kind)
    yield Place(name or kind.__name__, dialog)
    dialog.close()
    settle()


def dialogs(window: MainWindow) -> Iterator[Place]:
    error = CaughtError("ZeroDivisionError", "Traceback: 1 / 0")
    bots = [BotSeat(1, NAMES[1], "python3 my_bot.py"), BotSeat(2, NAMES[4], "another")]
    broken = BadLine("", Rule.REACHABLE_ON_FOOT)
    record = BadRecord(Path("game.alhambra"), partial(record_problems.told, broken), 12)
    unit = window.unit
    for kind, show in (
        (SettingsDialog, window.dialogs.show_settings),
        (AboutDialog, window.dialogs.show_about),
        (KeysDialog, window.dialogs.show_keys),
        (ErrorDialog, lambda: window.dialogs.show_error(error)),
        (BotDialog, lambda: BotDialog(window, unit, bots).open()),
        (RecordDialog, lambda: RecordDialog(window, unit, record, can_be_watched=True).open()),
        (ReadingDialog, lambda: ReadingDialog(window, unit).open()),
        (ProgramDialog, lambda: ProgramDialog(window, unit, "").open()),
        (StuckDialog, lambda: StuckDialog(window, unit, NAMES[1]).open()),
        (UnsavedDialog, lambda: UnsavedDialog(window, unit, errno.ENOSPC).open()),
    ):
        with opened(window, kind, show) as place:
            yield place


# The table


def tables(window: MainWindow) -> Iterator[Place]:
    page = table(window, *TWO_WITH_MODULES)
    yield Place("table for two", window)
    yield from payments(page, "payments with change")
    window.notices.say_trouble(errno.ENOSPC)
    settle()
    yield Place("banner", window)
    window.notices.banner.hide()
    yield from traders(window)
    yield from thieves(window)
    page = table(window, 3, 12, modules=("thieves",))
    yield Place("table for three", window)
    yield from drags(page, window)
    yield from celebrations(page, window)
    page = table(window, *MANY_PAYMENTS)
    yield from payments(page, "payments")
    page.director.buying._dropped = (most_ways(page), regions.RESERVE)
    page.director.buying.choose_own_cards()
    yield Place("paying", window)
    page.director.buying.stop()
    seat = page.match.seat_to_play
    page.match.change_hands(seat, "human", page.match.players[seat].name)
    yield Place("curtain", page.curtain)
    page.curtain.lift()
    page = table(window, *SIX_WITH_MODULES)
    yield Place("table for six", window)
    yield from walls(page, window)
    show_a_hint(page)
    yield Place("hint", window)
    page.hinting.clear()
    yield from looking_back(page, window)
    with opened(window, KeysDialog, window.dialogs.show_keys, "keys of the table") as place:
        yield place


def walls(page: TablePage, window: MainWindow) -> Iterator[Place]:
    """A wall card over a tile that can take it."""
    cards = [one for one in page.scene.items_of_pieces if isinstance(one, Piece)]
    card = next(one for one in cards if page.director.turn.targets(one).pieces)
    page.scene.hands.pick_up(card)
    page.scene.hands.carry_to(max(page.scene.targets.pieces, key=str))
    yield Place("putting up a wall", window)
    page.scene.cancel_drag()


def payments(page: TablePage, name: str) -> Iterator[Place]:
    """All ways to pay for a tile; some with a coin, or with coins that come back."""
    where = page.scene.target_rect(regions.RESERVE).center()
    page.director.buying.begin(most_ways(page), regions.RESERVE, where)
    settle()
    assert page.chooser is not None
    yield Place(name, page.chooser)
    page.chooser.cancel()


def most_ways(page: TablePage) -> Piece:
    """The tile that can be paid in most ways."""
    state = page.match.state
    bought = [one.tile for one in state.rules.legal_actions(state) if isinstance(one, BuyTile)]
    return Piece(regions.MARKET, max(bought, key=bought.count))


def traders(window: MainWindow) -> Iterator[Place]:
    """Citizens are picked; then some are played with, to each question about them."""
    page = table(window, 3, 1, modules=("traders",))
    assert isinstance(page.match.decision, StartTrader)
    for colour in (0, 3, 5):
        page.director.taking.choose(Card(TRADERS, colour))
    yield Place("picking citizens", window)
    page = table(window, 3, 28, 1, ("traders",))
    assert isinstance(page.match.decision, MeetTrader)
    yield Place("a citizen moves in", window)
    page.looking.look_at(TRADERS)
    assert page.overlays.current is not None
    yield Place("citizens closely", page.overlays.current)
    page.overlays.close_all()


def thieves(window: MainWindow) -> Iterator[Place]:
    """All are called who have thieves, and one of them comes."""
    window.table.play(game(3, 12, modules=("thieves",)))
    page = window.page
    assert isinstance(page, TablePage)
    settle()
    assert len(page.curtain.callers) == 2
    yield Place("curtain that calls", page.curtain)
    page.curtain.callers[0].click()
    page.curtain.lift()
    settle()
    assert page.match.can_pass_on
    yield Place("using a thief", window)
    yield from sheet(page, "thieves", lambda: page.looking.look_at(THIEVES))


def looking_back(page: TablePage, window: MainWindow) -> Iterator[Place]:
    """A moment of the game that is being played."""
    page.moment_wanted.emit(Moment(page.display.lines()[-3].played, is_deed=True))
    settle()
    replayed = window.page
    assert isinstance(replayed, ReplayPage)
    yield Place("looking back", window)
    replayed.open_menu()
    settle()
    assert replayed.overlays.current is not None
    yield Place("menu of a look back", replayed.overlays.current)
    replayed.overlays.close_all()
    with opened(window, KeysDialog, window.dialogs.show_keys, "keys of a look back") as place:
        yield place
    replayed.left.emit()
    settle()


def drags(page: TablePage, window: MainWindow) -> Iterator[Place]:
    """A tile of the market over a place where it can go, and over one where it can't."""
    scene, hands = page.scene, page.scene.hands
    tiles = [tile for tile in page.match.state.market if tile is not None]
    piece = next(
        one
        for one in (Piece(regions.MARKET, tile.id) for tile in tiles)
        if page.director.turn.targets(one).places
    )
    hands.pick_up(piece)
    scene.making_room.at_once()
    hands.carry(scene.target_rect(min(scene.targets.places)).center())
    yield Place("dragging to a place that glows", window)
    hands.carry(scene.target_rect(place(0, 0)).center())
    yield Place("dragging to a forbidden place", window)
    scene.cancel_drag()


def show_a_hint(page: TablePage, do: type[Any] = BuyTile, reason: Line | None = None) -> None:
    """With as many words as hints ever have, if they are not given."""
    state, seat = page.match.state, page.director.seat
    rules = state.rules
    legal = rules.legal_actions(state)
    action = max((one for one in legal if isinstance(one, do)), key=_is_exact)
    after = rules.apply(state, action)
    asked = rules.decision(after)
    can_be_listed = asked is not None and asked.seat != CHANCE  # change is drawn first
    listed = rules.legal_actions(after) if can_be_listed else ()
    placings = [one for one in listed if isinstance(one, BuildTile)]
    cards = max((one.cards for one in legal if isinstance(one, TakeMoney)), key=len)
    take = {"seat": seat, "do": "take", "cards": [*cards]}
    many_words: Line = {
        "kind": "change",
        "currency": "denar",
        "points": 10,
        "of": 12,
        "also": {"kind": "exact", "then": take},
        "second": {"move": take, "points": 12.3},
    }
    page.hinting.show_advice(
        Advice(state, action, reason or many_words, next(iter(placings), None))
    )
    settle()


def _is_exact(action: Action) -> bool:
    return isinstance(action, BuyTile) and worth(action.pay) == TILES[action.tile].price


def celebrations(page: TablePage, window: MainWindow) -> Iterator[Place]:
    """The middle of a moment."""
    scene = page.scene
    counts = building_counts(page.match.state)
    building = max(counts, key=lambda one: max(counts[one]))
    lead = LeadTaken(counts[building].index(max(counts[building])), building)
    scene.celebrate([lambda setting: _row_and_tiles(setting, lead)], 500)
    scene.celebrations._time.pause()
    scene.celebrations._time.setCurrentTime(225)
    yield Place("celebrating a lead", window)
    scene.skip()


def announcements(window: MainWindow) -> Iterator[Place]:
    """All that came by itself in two games, up to three at a time.

    They are gone in a moment, so they keep their language, and `walk` leaves them out.
    """
    number = 0
    for page in (table(window, *one) for one in (TWO_WITH_MODULES, (6, 10_000))):
        players = [player.name for player in page.match.players]
        entries = page.display.history()
        lines = {telling.event(entry, players) for entry in entries if isinstance(entry, Event)}
        ordered = sorted(lines, key=len, reverse=True)
        page.announcer.duration = 60_000
        for first in range(0, len(ordered), 3):
            page.announcer._show(tuple(ordered[first : first + 3]))
            number += 1
            yield Place(f"announcements {number}", window)
        page.announcer.skip()


def lessons(window: MainWindow) -> Iterator[Place]:
    """The first game: the table once, and what the coach says in each lesson."""
    kinds = (PERSON, LEVELS[0], LEVELS[0])
    seats = zip(NAMES, kinds, strict=False)
    window.table.play(tutorial_game([{"name": name, "kind": kind} for name, kind in seats]))
    coach = coach_of(window)
    settle()
    yield Place("first game", window)
    while coach.lesson is not None:
        settle()
        yield Place(f"first game, {coach.lesson.name}", coach.bar)
        coach.go_on()


# Sheets above the table


def sheet(page: TablePage, name: str, show: Callable[[], object]) -> Iterator[Place]:
    show()
    settle()
    current = page.overlays.current
    assert current is not None, name
    yield Place(name, current)
    page.overlays.close_all()
    settle()


def sheets(window: MainWindow) -> Iterator[Place]:
    page = table(window, *TWO_WITH_MODULES)
    looking, state = page.looking, page.match.session.state
    market = next(tile.id for tile in state.market if tile is not None)
    for name, show in (
        ("log", looking.show_log),
        ("points", lambda: looking.look_at(regions.MAJORITY)),
        ("unseen", lambda: looking.look_at(regions.BAG)),
        ("discards", lambda: looking.look_at(regions.DISCARDS)),
        ("tile", lambda: looking.look_at(Piece(regions.MARKET, market))),
        ("open card", lambda: looking.look_at(Card(regions.MONEY, 0))),
        ("own card", lambda: looking.look_at(Card(regions.HAND, 0))),
        ("palace", lambda: looking.look_at(PlateOf(1))),
        ("Dirk", lambda: looking.look_at(DIRK)),
        ("wall cards", lambda: looking.look_at(WALLS)),
        ("coin bag", lambda: looking.look_at(CHANGE)),
        ("menu", page.sheets.show_menu),
    ):
        yield from sheet(page, name, show)
    page.sheets.show_menu()
    menu = page.overlays.current
    assert isinstance(menu, TableMenu)
    for choices in (menu._seats, menu._languages, menu._giving_up, menu._lessons):
        menu._show(choices)
        settle()
        yield Place(choices.__name__, menu)
    page.overlays.close_all()


def ends(window: MainWindow) -> Iterator[Place]:
    page = table(window, 6, 10_000)
    for index in (0, 2):
        yield from scoring(page, index)
    yield from end(page)
    window.show_start_page()
    settle()
    yield Place("start with games", window)


def end(page: TablePage) -> Iterator[Place]:
    """One winner, two who share the victory, and all points."""
    page.sheets.show_end()
    overlay = page.overlays.current
    assert isinstance(overlay, EndOverlay)
    overlay.finish()
    settle()
    yield Place("winner", overlay)
    model = overlay.model
    overlay.model = _shared_victory(model)
    overlay.retranslate()
    yield Place("winners", overlay)
    overlay.model = model
    overlay.retranslate()
    overlay.show_sheet()
    settle()
    yield Place("end", overlay)
    page.overlays.close_all()
    settle()


def _shared_victory(model: EndModel) -> EndModel:
    """As if the second one had as many points as the first."""
    (_, first), (_, second), *others = model.ranking
    totals = list(model.totals)
    totals[second] = totals[first]
    ranking = ((1, first), (1, second), *others)
    return replace(model, winners=(first, second), totals=tuple(totals), ranking=ranking)


def scoring(page: TablePage, index: int) -> Iterator[Place]:
    page.looking.show_scoring(index)
    settle()
    overlay = page.overlays.current
    assert isinstance(overlay, ScoringOverlay)
    for step in (4, overlay.model.steps - 1, overlay.model.steps):
        overlay._go_to(step)
        overlay._move.setCurrentTime(overlay._move.duration())
        yield Place(f"scoring {index + 1}, step {step}", overlay)
    page.overlays.close_all()
    settle()


# Replays


def replays(window: MainWindow) -> Iterator[Place]:
    """A whole game at some of its stops, what lies above it, and one that is damaged."""
    watch(window, game(6, 10_000).session)
    page = window.page
    assert isinstance(page, ReplayPage)
    course = page.replay.course
    for name, stop in (
        ("start", 0),
        ("rest", course.turns[30].first - 1),
        ("scoring", course.scorings[1]),
        ("end", course.last),
    ):
        page.replay.go_to(stop)
        settle()
        yield Place(f"replay, {name}", window)
    page.replay.go_to(course.last // 2)
    page.commands["hands"].setChecked(True)
    page.replay.play()
    settle()
    yield Place("replay, with hands", window)
    page.open_menu()
    settle()
    assert page.overlays.current is not None
    yield Place("menu of a replay", page.overlays.current)
    page.overlays.close_all()
    page.table.show_scoring(0)
    settle()
    yield Place("scoring of a replay", page.overlays.current)
    page.overlays.close_all()
    with opened(window, KeysDialog, window.dialogs.show_keys, "keys of a replay") as place:
        yield place
    broken = BadLine("", Rule.REACHABLE_ON_FOOT, 214)
    watch(window, game(2, 120).session, partial(why_no_further, broken))
    settle()
    yield Place("damaged replay", window)
    window.show_start_page()
    settle()


# The dice game


def dice(window: MainWindow) -> Iterator[Place]:
    window.show_new_game_page()
    new_game = window.page
    assert isinstance(new_game, NewGamePage)
    new_game._games.setCurrentIndex(1)
    new_game._on_game()
    for number in (1, 2):
        seats = [SeatSetup(name, at, PERSON) for at, name in enumerate(NAMES[:number])]
        new_game.change(new_game.setup._replace(seats=tuple(seats)))
        yield Place(f"new dice game for {number}", window)
    sheet = new_game.findChild(SheetChoice)
    assert sheet is not None
    with opened(window, SheetDialog, sheet.other.click, "another sheet") as place:
        yield place
    modes = new_game.findChild(Modes)
    assert modes is not None
    modes.buttons[Mode.DAILY].click()
    yield Place("new dice game of the day", window)
    window.show_start_page()
    for name, widget in dice_places.everywhere(window, list(NAMES)):
        settle()
        yield Place(name, widget)
    window.show_start_page()
    settle()
