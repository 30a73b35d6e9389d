"""What the modules offer is exactly what they allow, whatever anybody might try."""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain, combinations, product, starmap
from typing import Any

import pytest

from core.alhambra.components import BUILDINGS, CURRENCIES, FOUNTAIN, MONEY, TILES
from core.alhambra.game import Alhambra, header_of
from core.alhambra.modules.street_trader import (
    ChooseCitizens,
    LeaveCitizens,
    MeetTrader,
    MoveTrader,
    PutTrader,
    SettleCitizen,
    StartTrader,
    SwapCitizen,
)
from core.alhambra.modules.thieves import Decline, SendThief, Steal
from core.alhambra.modules.walls import WALL_CARDS, RaiseWall
from core.alhambra.palace import place
from core.alhambra.rulesets import MODULES
from core.alhambra.table import Table
from core.alhambra.turn import ChooseAction
from core.kernel.record import unnamed_seats
from core.kernel.rulebook import Action
from tests.core.whole_games import play_through

GAMES = 3
PLACES = [place(x, y) for x in range(-12, 13) for y in range(-12, 13)]
COLOURS: tuple[str | None, ...] = (None, *BUILDINGS)

EVERYTHING: dict[type[Any], Callable[[], Iterable[Action]]] = {
    ChooseAction: lambda: starmap(RaiseWall, product(WALL_CARDS, (*TILES, FOUNTAIN.id))),
    SendThief: lambda: chain(
        [Decline()], (Steal(thief, card) for thief in CURRENCIES for card in MONEY.values())
    ),
    StartTrader: lambda: (
        ChooseCitizens(citizens, where)
        for number in range(5)
        for citizens in combinations(sorted(BUILDINGS * 2), number)
        for where in PLACES[286:339]
    ),
    MeetTrader: lambda: chain(
        [LeaveCitizens()],
        (SettleCitizen(settle, take) for settle in BUILDINGS for take in COLOURS),
        (SwapCitizen(give, take) for give in BUILDINGS for take in BUILDINGS),
    ),
    MoveTrader: lambda: map(PutTrader, PLACES),
}
"""All that could be tried where one of these is asked, legal or not."""


@cache
def tables() -> list[Table]:
    """All tables of some games with all modules."""
    found: list[Table] = []
    for seed in range(GAMES):
        game = Alhambra(header_of(unnamed_seats(2 + seed), MODULES))
        found += play_through(game, seed).states[:-1]
    return found


def key(action: Action) -> tuple[Any, ...]:
    """Citizens can be named in any order."""
    if isinstance(action, ChooseCitizens):
        return (ChooseCitizens, tuple(sorted(action.citizens)), action.at)
    return (type(action), *action)


@pytest.mark.parametrize("decision", EVERYTHING)
@pytest.mark.unmeasured
def test_everything_is_offered_that_is_allowed_and_nothing_else(decision: type[Any]) -> None:
    asked = [table for table in tables() if type(table.agenda[-1]) is decision]
    assert asked
    everything = list(EVERYTHING[decision]())
    kinds = {type(action) for action in everything}
    for table in asked[:: 1 + len(asked) // 25]:
        allowed = {
            key(action) for action in everything if table.rules.violation(table, action) is None
        }
        offered = [
            key(action) for action in table.rules.legal_actions(table) if type(action) in kinds
        ]
        assert len(set(offered)) == len(offered)
        assert set(offered) == allowed
