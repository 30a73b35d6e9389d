"""What comes by itself is in the chronicle and in the log, and nobody hears of it too early."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra import telling
from alhambra_qt.alhambra.display import Display
from alhambra_qt.alhambra.parts.base_game.happenings import (
    EmptyBag,
    FirstTurn,
    LastTiles,
    ScoringCard,
    Shuffled,
)
from alhambra_qt.alhambra.parts.dirk import TilesForDirk
from alhambra_qt.alhambra.parts.registered import parts_of
from alhambra_qt.alhambra.presenters.history import Deed, Entry, Event, History, ScoringHeld
from alhambra_qt.alhambra.sheets.log_overlay import LogOverlay
from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.play.match import Match
from core.alhambra.game_end import table_at_the_end
from core.alhambra.setup import StartedBy
from core.kernel.rulebook import CHANCE
from core.kernel.session import Session
from tests.qt.games import new_session, play_on

NAMES = ("Ann", "Ben", "Cem")


def told(session: Session[Any], shown: Any = None) -> Sequence[Entry]:
    return told_by(history_of(session), session, shown)


def history_of(session: Session[Any]) -> History:
    start = session.game.start()
    return History(start, parts_of(start.rules).noticed)


def told_by(history: History, session: Session[Any], shown: Any = None) -> Sequence[Entry]:
    return history.at(session.state if shown is None else shown, session.played, None)


def events(entries: Sequence[Entry], kind: type[Any]) -> list[Any]:
    whats = [entry.what for entry in entries if isinstance(entry, Event)]
    return [what for what in whats if isinstance(what, kind)]


@pytest.fixture(scope="module")
def whole_game() -> Session[Any]:
    """Of two, so that Dirk is there."""
    return play_on(new_session(*NAMES[:2]), seed=2)


def test_a_whole_game_tells_who_starts_its_scoring_cards_and_its_end(
    whole_game: Session[Any],
) -> None:
    entries = told(whole_game)
    (first,) = events(entries, FirstTurn)
    assert first.seat == whole_game.state.start
    assert events(entries, ScoringCard) == [ScoringCard(1), ScoringCard(2)]
    assert events(entries, Shuffled)
    assert len(events(entries, EmptyBag)) <= 1
    assert len(events(entries, LastTiles)) == 1
    assert len(events(entries, TilesForDirk)) == 3
    assert events(entries, TilesForDirk)[:2] == [TilesForDirk(6), TilesForDirk(6)]


def test_each_comes_where_it_belongs(whole_game: Session[Any]) -> None:
    """A scoring card comes before its scoring round, what Dirk gets for it after it."""
    entries = list(told(whole_game))
    held = entries.index(ScoringHeld(0, 1))
    card = next(
        at
        for at, entry in enumerate(entries)
        if isinstance(entry, Event) and entry.what == ScoringCard(1)
    )
    assert card < held
    after = entries[held + 1]
    assert isinstance(after, Event)
    assert isinstance(after.what, TilesForDirk)
    begun = next(at for at, entry in enumerate(entries) if isinstance(entry, Deed))
    assert all(isinstance(entry, Event) for entry in entries[:begun])


def test_the_last_tiles_name_their_owners(whole_game: Session[Any]) -> None:
    (last,) = events(told(whole_game), LastTiles)
    for before, played in zip(whole_game.played, whole_game.played[1:], strict=False):
        if played.action is None:
            continue
        stages = before.state.rules.stages(before.state, played.action)
        ended = table_at_the_end(stages)
        if ended is not None:
            left = [tile.id for tile in ended.market if tile is not None]
            assert [tile for tile, _ in last.owners] == left


def test_everything_has_words(whole_game: Session[Any]) -> None:
    for entry in told(whole_game):
        if isinstance(entry, Event):
            assert telling.event(entry, NAMES)
    nobody = Event(LastTiles((("tower-11", None),)))
    assert telling.event(nobody, NAMES) == "The last turn is over, and nobody gets the last tiles"
    someone = Event(LastTiles((("tower-11", 1), ("garden-8-nw", None))))
    assert telling.event(someone, NAMES).endswith("gets tower 11")
    both = Event(LastTiles((("garden-10-n", 1), ("garden-10-w", 1))))
    assert telling.event(both, NAMES).endswith("gets 2 × garden 10")


def test_the_youngest_is_not_said_to_start_if_someone_else_does() -> None:
    said = {reason: telling.event(Event(FirstTurn(1, reason)), NAMES) for reason in StartedBy}
    assert said[StartedBy.YOUNGEST].endswith("so the youngest goes first")
    assert said[StartedBy.NEXT_AFTER_YOUNGEST].endswith(f"{NAMES[1]} is next after the youngest")


def test_while_a_turn_rests_nobody_hears_what_comes_of_it() -> None:
    """Not even of a scoring card that is drawn then."""
    session = new_session(*NAMES)
    random = Random(3)
    rules = session.game.rules
    history = history_of(session)

    def events_at(shown: Any) -> int:
        return sum(isinstance(one, Event) for one in told_by(history, session, shown))

    checked = 0
    while session.decision is not None:
        before = session.state
        if session.decision.seat == CHANCE:
            session.play(rules.draw(before, random))
            continue
        action = rules.any_legal_action(before, random)
        count = events_at(before)
        session.play(action)
        assert events_at(rules.answer(before, action)) == count
        checked += events_at(session.state) > count
    assert checked >= 2


def test_the_chronicle_and_the_log_have_it(qtbot: QtBot, whole_game: Session[Any]) -> None:
    display = Display(Match(whole_game, Random(1)), TableScene(), lambda: None)
    lines = [line.text for line in display.lines(2000)]
    match = display.showing
    log = LogOverlay(display.history(), match.players, _page(qtbot))
    log.open()
    rows = [log.lines.item(row).text() for row in range(log.lines.count())]
    for words in (
        "The first scoring card turns up",
        "The discard pile is shuffled and becomes the new pile",
        "Dirk gets 6 tiles from the bag",
    ):
        assert words in lines
        assert words in rows


def _page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(900, 600)
    return page
