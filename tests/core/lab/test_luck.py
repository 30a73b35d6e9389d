"""Luck: nobody has any in the long run."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from statistics import fmean, stdev

import pytest

from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.playing_on import turn_of
from core.alhambra.components import SCORING_CARDS, TILES
from core.alhambra.rulesets import MODULES, new_table, rules_for
from core.alhambra.scoring import totals
from core.alhambra.table import Table
from core.alhambra.turn import ChooseAction
from core.kernel.rulebook import CHANCE, Action
from core.lab import luck
from core.lab.luck import luck_of, pile_ends, reshuffled
from core.lab.outcomes import Outcome
from core.lab.standings import savings, without_luck


def course(seed: str, *levels: str) -> tuple[list[Table], list[Action]]:
    """A whole game of levels that don't look ahead."""
    rules = rules_for(len(levels))
    weights = [weights_for(len(levels), LEVELS[level]) for level in levels]
    chance = Random(seed)
    states, actions = [new_table(rules)], []
    while states[-1].agenda:
        table = states[-1]
        seat = rules.decision(table).seat
        draws = seat == CHANCE
        for action in (
            (rules.draw(table, chance),) if draws else turn_of(table, seat, weights[seat])
        ):
            states.append(rules.apply(states[-1], action))
            actions.append(action)
    return states, actions


def outcome(deal: int, *levels: str) -> Outcome:
    """A game and its luck, as an arena remembers it."""
    states, actions = course(f"luck {deal}", *levels)
    points = [*totals(states[-1])[: len(levels)]]
    winners = [own == max(points) for own in points]
    return Outcome(
        deal=deal,
        rotation=0,
        shares=[won / sum(winners) for won in winners],
        ranks=[2.0 - won for won in winners],
        points=points,
        out=None,
        reason="",
        ms=[[], []],
        luck=luck_of(states, actions, Random(deal)),
        citizens=[],
    )


@pytest.mark.parametrize(("rival", "least"), [("hard", 1.0), ("easy", 0.95)])
def test_luck_is_nothing_on_average_and_games_tell_more_without_it(
    monkeypatch: pytest.MonkeyPatch, rival: str, least: float
) -> None:
    """Equal players win half of their games; if one is far stronger, there is little to save."""
    monkeypatch.setattr(luck, "OTHER_DRAWS", 3)
    games = [outcome(deal, "hard", rival) for deal in range(40)]
    for one in games:
        assert sum(one.luck) == pytest.approx(0.0, abs=1e-9)
    saved = savings(games)
    assert saved is not None
    assert 0.02 < saved.error < 0.2
    assert abs(saved.luck) < saved.error
    assert saved.games > least
    share, low, high = without_luck(games, 0)
    assert share is not None
    assert low is not None
    assert high is not None
    won = 0.5 if rival == "hard" else fmean(one.shares[0] for one in games)
    assert low < won < high


def test_a_game_that_never_began_had_no_luck() -> None:
    assert luck_of([new_table(rules_for(3))], [], Random(1)) == [0.0, 0.0, 0.0]


def luck_of_the_start(deal: int, modules: tuple[str, ...], picks: tuple[int, ...]) -> list[float]:
    """The luck up to the first turn, if each seat picks the best citizens (-1) or the worst (0)."""
    rules = rules_for(len(picks), modules)
    chance = Random(f"start {deal}")
    states, actions = [new_table(rules)], []
    while not isinstance(rules.decision(states[-1]), ChooseAction):
        seat = rules.decision(states[-1]).seat
        if seat == CHANCE:
            action = rules.draw(states[-1], chance)
        else:
            action = sorted(rules.legal_actions(states[-1]), key=tiles_for_citizens)[picks[seat]]
        states.append(rules.apply(states[-1], action))
        actions.append(action)
    return luck_of(states, actions, Random(deal))


def tiles_for_citizens(action: Action) -> int:
    """The more tiles there are of a colour, the better is its citizen."""
    return sum(tile.building in action[0] for tile in TILES.values())


def test_who_picks_bad_citizens_had_no_bad_luck() -> None:
    """The choice is skill, so the luck of the start is that of the deal, whatever is picked."""
    for deal in range(3):
        lucks = [
            luck_of_the_start(deal, ("traders",), picks) for picks in product((0, -1), repeat=3)
        ]
        assert lucks == [lucks[0]] * len(lucks)
        assert any(lucks[0])
        assert sum(lucks[0]) == pytest.approx(0.0, abs=1e-9)


def test_the_luck_of_the_start_is_nothing_on_average_with_modules_too() -> None:
    lucks = [luck_of_the_start(deal, tuple(MODULES), (0, -1, -1))[0] for deal in range(200)]
    assert abs(fmean(lucks)) < 2 * stdev(lucks) / len(lucks) ** 0.5


def test_a_scoring_card_stays_in_its_part_of_the_pile_and_lies_anywhere_in_it() -> None:
    states, _ = course("pile", "easy", "easy", "easy")
    start = next(table for table in states if SCORING_CARDS[0] in table.draw_pile)
    ends = pile_ends(start)
    assert ends[-1] == 0
    random = Random(1)
    places = [Counter[int](), Counter[int]()]
    tops = Counter[str]()
    for _ in range(300):
        table = reshuffled(start, ends, random)
        assert sorted(table.draw_pile) == sorted(start.draw_pile)
        assert sorted(table.bag) == sorted(start.bag)
        tops[table.draw_pile[0]] += 1
        for found, card in zip(places, SCORING_CARDS, strict=True):
            found[len(table.draw_pile) - table.draw_pile.index(card)] += 1
    for found, (above, below) in zip(places, ((ends[0], ends[1]), (ends[2], ends[3])), strict=True):
        assert set(found) <= set(range(below + 1, above + 1))
        assert len(found) == above - below
    assert len(tops) > 20
