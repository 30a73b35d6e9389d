"""The slow and obvious truth about the rules, to compare the fast answers with.

Nothing here knows how `core` finds its answers: dice are lists of numbers, crosses are sets of
places, and every choice is found by trying everything that anybody could think of. All of it is
read from the view of a seat.
"""

from __future__ import annotations

from typing import Any

from core.kernel.rulebook import Action
from core.roll_and_write.crossing_off import CrossOff
from core.roll_and_write.passing_on import KeepPair
from core.roll_and_write.receiving_coins import ReceiveCoins
from core.roll_and_write.special_actions import CrossOffSecond, Decline, TurnDie

SIDES = range(1, 7)
POINTS = dict(
    zip(
        ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower"),
        ((16, 8, 1), (17, 9, 2), (18, 10, 3), (19, 11, 4), (20, 12, 5), (21, 13, 6)),
        strict=True,
    )
)


def all_actions() -> list[Action]:
    """Everything that anybody could try, legal or not."""
    pairs = [(yellow, blue) for yellow in SIDES for blue in SIDES]
    return [
        ReceiveCoins(),
        Decline(),
        *(kind(*pair) for kind in (CrossOff, CrossOffSecond, KeepPair) for pair in pairs),
        *(TurnDie(colour, *pair) for colour in ("yellow", "blue") for pair in pairs),
    ]


def is_legal(view: dict[str, Any], action: Action) -> bool:
    """Whether the seat that is asked may do this."""
    own = view["seats"][view["you"]]
    crossed = {tuple(place) for place in own["crossed"]}
    phase, dice, coins = view["phase"], own["dice"], own["coins"]["free"]
    match action:
        case ReceiveCoins():
            return bool(phase == "action")
        case Decline():
            return bool(phase == "second")
        case CrossOff(yellow, blue):
            return (
                phase == "action"
                and yellow in dice["yellow"]
                and blue in dice["blue"]
                and (yellow, blue) not in crossed
            )
        case CrossOffSecond(yellow, blue):
            return (
                phase == "second"
                and dice == {"yellow": [yellow], "blue": [blue]}
                and coins >= 3
                and (yellow, blue) not in crossed
            )
        case KeepPair(yellow, blue):
            rolled = view["rolled"]
            return phase == "keep" and yellow in rolled["yellow"] and blue in rolled["blue"]
        case TurnDie(colour, from_, to):
            return (
                phase == "action"
                and from_ in dice[colour]
                and to in (from_ - 1, from_ + 1)
                and coins >= 1
            )
    raise AssertionError(action)


def has_second_building(view: dict[str, Any]) -> bool:
    """Whether a seat that has just crossed off a building could cross off another."""
    own = view["seats"][view["you"]]
    ((yellow,), (blue,)) = own["dice"].values()
    return own["coins"]["free"] >= 3 and [yellow, blue] not in own["crossed"]


def counts(view: dict[str, Any], grid: list[list[str]]) -> list[dict[str, int]]:
    """The score sheet: how many of each building every row has."""
    rows: list[dict[str, int]] = []
    for seat in view["seats"]:
        here = [grid[yellow - 1][blue - 1] for yellow, blue in seat["crossed"]]
        rows.append({building: here.count(building) for building in POINTS})
    return rows + [player["counts"] for player in view["imaginary"]]


def total_points(
    view: dict[str, Any],
    grid: list[list[str]],
    rounds: list[dict[str, list[int]]],
    extra: int,
) -> list[int]:
    """What every row has at the end, from the sheets and from who completed what when.

    Of every round in which a building was completed, the buildings and the rows that did it.
    """
    rows = counts(view, grid)
    totals = [0] * len(view["seats"]) + [extra] * len(view["imaginary"])
    for building, all_places in POINTS.items():
        places = list(all_places)
        out: list[int] = []

        def give(group: list[int], places: list[int] = places) -> None:
            share = sum(places[: len(group)]) // len(group)
            del places[: len(group)]
            for row in group:
                totals[row] += share

        for completed in rounds:
            if building in completed:
                give(completed[building])
                out += completed[building]
        for count in range(36, 0, -1):
            group = [row for row, own in enumerate(rows) if own[building] == count]
            group = [row for row in group if row not in out]
            if group:
                give(group)
    for index, seat in enumerate(view["seats"]):
        crossed = [tuple(place) for place in seat["crossed"]]
        for axis in (0, 1):
            for side in SIDES:
                in_line = [place for place in crossed if place[axis] == side]
                totals[index] += {4: 2, 5: 5, 6: 10}.get(len(in_line), 0)
        totals[index] += seat["coins"]["free"] // 2
    return totals
