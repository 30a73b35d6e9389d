"""What is told of a game is made from what its viewer may know, whatever the rules keep secret."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.display import Display
from alhambra_qt.alhambra.parts import registered
from alhambra_qt.alhambra.parts.part import TablePart, Told
from alhambra_qt.alhambra.presenters.history import Deed, History
from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.play.match import Match
from core.alhambra.game import Alhambra, header_of
from core.alhambra.modules.street_trader import ChooseCitizens, StartTrader
from core.alhambra.table import Table
from core.alhambra.view import known_to
from core.kernel.record import unnamed_seats
from core.kernel.session import Session
from tests.qt.games import play_on

SEATS = 3


def session_with_traders(picks: int) -> Session[Table]:
    """So many seats have picked their citizens, which they do at the same time."""
    session: Session[Table] = Session(Alhambra(header_of(unnamed_seats(SEATS), ["traders"])))
    random = Random(1)
    while not isinstance(session.decision, StartTrader):
        session.play(session.game.rules.draw(session.state, random))
    for _ in range(picks):
        session.play(session.game.rules.legal_actions(session.state)[0])
    return session


def picked(session: Session[Table], viewer: int | None) -> list[int]:
    """The seats of whose picks a viewer is told."""
    entries = History(session.game.start()).at(session.state, session.played, viewer)
    deeds = [entry for entry in entries if isinstance(entry, Deed)]
    return [deed.seat for deed in deeds if isinstance(deed.action, ChooseCitizens)]


def test_nobody_is_told_what_others_choose_at_the_same_time() -> None:
    session = session_with_traders(2)
    assert picked(session, None) == []
    assert [picked(session, viewer) for viewer in range(SEATS)] == [[0], [1], []]


def test_everybody_is_told_when_all_have_chosen() -> None:
    session = session_with_traders(SEATS)
    for viewer in (None, *range(SEATS)):
        assert picked(session, viewer) == [0, 1, 2]


def test_a_new_choice_does_not_hide_what_was_told_of_earlier_ones() -> None:
    """Only the choices that are still open are secret."""
    session = play_on(session_with_traders(SEATS), 40)
    open_again = session.state._replace(agenda=(StartTrader(2), *session.state.agenda))
    entries = History(session.game.start()).at(open_again, session.played, None)
    deeds = [entry for entry in entries if isinstance(entry, Deed)]
    assert sum(isinstance(deed.action, ChooseCitizens) for deed in deeds) == SEATS


def test_no_word_of_an_open_choice_is_on_the_table(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A part has only to say what happened; it can't say it to the wrong people."""
    del qtbot
    words = Told(lambda name, action, _: f"{name}: {action}", str)
    part = TablePart(name="traders", words={ChooseCitizens: words})
    monkeypatch.setitem(registered.PARTS, part.name, part)
    session = session_with_traders(2)
    viewer: list[int | None] = [None]
    display = Display(Match(session, Random(1)), TableScene(), lambda: viewer[0])
    told = {}
    for viewer[0] in (None, *range(SEATS)):
        told[viewer[0]] = [line.text for line in display.lines() if "ChooseCitizens" in line.text]
        told[viewer[0]] += [text for turn in display.turns() for text in turn.words]
    assert told[None] == told[2] == []
    assert len(told[0]) == len(told[1]) == 2  # in the chronicle, and on the plate
    assert told[0] != told[1]


@pytest.mark.parametrize("modules", [(), ("thieves",), ("walls", "thieves", "change", "traders")])
def test_a_deed_is_told_with_a_table_that_its_viewer_may_know(modules: tuple[str, ...]) -> None:
    """Whatever the modules hide."""
    game = Alhambra(header_of(unnamed_seats(SEATS), list(modules)))
    session = play_on(Session(game), 150)
    for viewer in (None, 0):
        entries = History(game.start()).at(session.state, session.played, viewer)
        deeds = [entry for entry in entries if isinstance(entry, Deed)]
        assert len(deeds) > 20
        for deed in deeds:
            assert known_to(deed.before, viewer) == deed.before
