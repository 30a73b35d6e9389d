"""A robot's hands for citizens and traders."""

from __future__ import annotations

from random import Random
from typing import Protocol

from alhambra_qt.alhambra.gestures import Card, Piece, Target, Touchable
from alhambra_qt.alhambra.parts.street_trader.model import NAME, ON_THE_TRADER, named
from alhambra_qt.alhambra.table_page import TablePage
from core.alhambra.components import BUILDINGS
from core.alhambra.modules.street_trader import (
    MeetTrader,
    MoveTrader,
    StartTrader,
    Trader,
    Traders,
)


class Hands(Protocol):
    """What a robot can do with pieces."""

    page: TablePage

    def click_on(self, piece: Touchable) -> None:
        """Click a tile or a card."""

    def drop(self, piece: Touchable, target: Target) -> None:
        """Bring a piece to a target."""


def asks(page: TablePage) -> bool:
    """Whether somebody is asked about citizens or the trader."""
    return isinstance(page.match.decision, StartTrader | MeetTrader | MoveTrader)


def own_trader(page: TablePage) -> Trader | None:
    """That of the person to play; None in a game without."""
    annex = page.match.state.annexes.get(Traders)
    return None if annex is None else annex.traders[page.director.seat]


def pick_citizens(robot: Hands, random: Random) -> None:
    """Three of them; a fourth one is refused, and one is exchanged for it."""
    page = robot.page
    chosen = random.sample(range(len(BUILDINGS)), 4)
    for index in chosen[:3]:
        robot.click_on(Card(NAME, index))
    robot.click_on(Card(NAME, chosen[3]))
    assert page.scene.bubble.text
    robot.click_on(Card(NAME, chosen[0]))
    robot.click_on(Card(NAME, chosen[3]))
    colours = [colour for index, colour in enumerate(BUILDINGS) if index in chosen[1:]]
    piece = Piece(NAME, named(colours))
    robot.drop(piece, random.choice([*page.director.turn.targets(piece)]))


def answer(robot: Hands, random: Random) -> bool:
    """Let a citizen move in, or swap one; whether one moved in."""
    page = robot.page
    trader, decision = own_trader(page), page.match.decision
    assert trader is not None
    supply = page.match.state.annex(Traders).supply
    offered = [index for index, colour in enumerate(BUILDINGS) if supply[colour]]
    if decision.colour in trader.citizens:
        robot.click_on(Card(NAME, random.choice(offered)))
        return True
    given = random.randrange(len(trader.citizens))
    others = [index for index in offered if [*BUILDINGS][index] != trader.citizens[given]]
    clicks = [Card(NAME, ON_THE_TRADER + given), Card(NAME, random.choice(others))]
    random.shuffle(clicks)
    for card in clicks:
        robot.click_on(card)
    return False


def move_on(robot: Hands, random: Random) -> None:
    """Drag the trader to any place that glows."""
    trader = own_trader(robot.page)
    assert trader is not None
    piece = Piece(NAME, named(trader.citizens))
    robot.drop(piece, random.choice([*robot.page.director.turn.targets(piece)]))
