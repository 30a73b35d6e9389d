"""Witnesses of a game that a robot plays: what it looked like and what was heard.

Whole games by mouse take long, so that one game has several witnesses.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from alhambra_qt.alhambra.parts.street_trader.model import NAME as TRADERS
from alhambra_qt.alhambra.parts.street_trader.model import OnTheTable
from alhambra_qt.alhambra.parts.thieves.region import NAME as THIEVES
from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.replayed_table import ReplayedTable
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.games import game_for
from alhambra_qt.pages.replay_page import ReplayPage
from alhambra_qt.play.replay import Replay
from alhambra_qt.sound.cues import Cue
from core.kernel.rulebook import CHANCE
from core.kernel.session import Session


def page_of(session: Session[Any], speed: Speed = Speed.OFF) -> ReplayPage:
    """The replay of a game."""
    game = game_for(session.game.header)
    assert game is not None
    page = ReplayPage(Replay(session), game, Settings(speed=speed))
    page.resize(1024, 700)
    page.show()
    page.begin()
    QApplication.processEvents()
    return page


def close(page: ReplayPage) -> None:
    """Close a replay for good."""
    page.close()
    page.deleteLater()
    QCoreApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete.value)


def table_of(page: ReplayPage) -> ReplayedTable:
    """The table of a replay."""
    assert isinstance(page.table, ReplayedTable)
    return page.table


def model_of(page: ReplayPage) -> TableModel:
    """What a replay shows."""
    model = table_of(page).scene.model
    assert model is not None
    return model


def times_asked(session: Session[Any], seats: set[int]) -> int:
    """How often one of them had to decide something after somebody else.

    That is each turn; and at the end, those decide who get the last tiles. Who may stay silent
    between two turns is not called.
    """
    before, last, times = session.game.start(), CHANCE, 0
    for one in session.played:
        decision = session.game.rules.decision(before)
        has_to_answer = session.game.rules.silent_answer(before) is None
        before = one.state
        if has_to_answer and one.action is not None and decision.seat not in (CHANCE, last):
            last = decision.seat
            times += last in seats
    return times


class Listener:
    """Hears a game of people around one screen."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._heard: list[Cue] = []
        self._refused: list[object] = []
        page.sounded.connect(self._heard.append)
        page.director.refused.connect(self._refused.append)

    def testify(self) -> None:
        """Everybody was called once a turn, and every refusal and scoring was heard."""
        self._page.overlays.close_all()
        session = self._page.match.session
        everybody = set(range(len(self._page.match.players)))
        heard = Counter(self._heard)
        assert heard[Cue.YOUR_TURN] == times_asked(session, everybody) > 30
        assert heard[Cue.REFUSAL] == len(self._refused) > 0
        assert heard[Cue.SCORING] == 3
        assert heard[Cue.VICTORY] == 1


class Onlooker:
    """Sees a game, and sees it again in the replay.

    Pencil marks in the middle of a turn, turns that rest, and all that was told beside it.
    """

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._seen: dict[tuple[int, bool], TableModel] = {}
        page.display.changed.connect(self._look)

    def _look(self) -> None:
        page = self._page
        if page.scene.model is None or page.director.is_curtained:
            return
        if page.match.can_pass_on:  # a replay doesn't tell who spoke up
            return
        table = page.match.state
        if any(type(entry) in table.rules.simultaneous for entry in table.agenda):
            return  # and who watches it doesn't see what isn't open yet
        if page.director.buying.piece is None:  # what isn't paid yet is in no record
            at = len(page.match.session.played), page.match.is_resting
            self._seen[at] = _comparable(page.scene.model)

    def testify(self) -> None:
        """Everything is shown as it was."""
        page = page_of(self._page.match.session)
        replay, compared, marked = page.replay, 0, 0
        for at, stop in enumerate(replay.course.stops):
            replay.go_to(at)
            if (stop.played, stop.rests) in self._seen:
                assert _comparable(model_of(page)) == self._seen[stop.played, stop.rests]
                compared += 1
                marked += bool(model_of(page).marks.built)
        assert compared > len(replay.course.stops) * 0.6
        assert marked > 5
        close(page)


def _comparable(model: TableModel) -> TableModel:
    """What two people see who look at different palaces and hands."""
    extras = {name: extra for name, extra in model.extras.items() if name != THIEVES}
    if isinstance(traders := extras.get(TRADERS), OnTheTable):
        extras[TRADERS] = replace(traders, asked=None)
    return replace(
        model, shown=model.to_play, hand=None, hand_owner=None, affording=(), extras=extras
    )
