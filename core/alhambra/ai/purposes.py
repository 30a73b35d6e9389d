"""What a turn is for: all that it brings a seat and that people can check on the table.

Nothing here looks at the hands of rivals: what is told follows from what the seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from core.alhambra.ai.evaluation import Outlook, Weights, best_open
from core.alhambra.ai.features import KIND, city_traits
from core.alhambra.ai.money_uses import use_of
from core.alhambra.ai.plans import Plan, after
from core.alhambra.buying import BuyTile, is_exact
from core.alhambra.components import BUILDINGS, TILES
from core.alhambra.placing import KeepTile
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.scoring import building_counts, places_of
from core.alhambra.table import Table, tile_on, without_one
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction, Pass
from core.alhambra.two_players import GiveTile
from core.kernel.lines import Line
from core.kernel.rulebook import Action
from core.majority import share_places

Write: TypeAlias = Callable[[Action], Line]
"""Writes an action as a line of the record."""

_ANOTHER_ACTION = 3.0
"""What acting again is worth, in points: as much as the yardstick makes of it."""
_SNATCHED = 0.5
"""How likely a rival buys a tile that is good for them."""
_GIFT = 5.0
_KEPT = 0.5
"""So much does it want to be told that a tile is given away, or not built."""


class Purpose(NamedTuple):
    """Something that a turn is for."""

    worth: float
    """What it is worth, in points."""
    about: str
    """Two purposes that are about the same are told once."""
    told: Line


class Turn(NamedTuple):
    """A turn of a seat, and the table before and after it."""

    seat: int
    plan: Plan
    before: Outlook
    after: Outlook

    @property
    def tables(self) -> tuple[Table, Table]:
        """Before it, and after it."""
        return self.before.table, self.after.table


def purposes_of(
    table: Table,
    seat: int,
    plan: Plan,
    weights: Weights,
    write: Write,
    more: Sequence[Purpose] = (),
) -> list[Purpose]:
    """What a turn is for, the most valuable first; what it costs is not told.

    ``more`` is what it is for because of the modules in play.
    """
    then = after(table, plan)
    turn = Turn(seat, plan, Outlook(table, seat, weights), Outlook(then, seat, weights))
    money = [*_money(turn)]
    found = [
        *_majorities(turn),
        *_rivals_hampered(turn),
        *_tiles_snatched(turn),
        *_walls(turn),
        *_room(turn),
        *money,
        *_acting_again(turn, write, at_least=max((one.worth for one in money), default=0.0)),
        *_tiles_elsewhere(turn),
        *more,
    ]
    found.sort(key=lambda one: -one.worth)
    return [one for one in found if one.worth > 0]


# Buildings


def _majorities(turn: Turn) -> Iterator[Purpose]:
    """A better place in some building."""
    was, now = (building_counts(table) for table in turn.tables)
    for kind, building in enumerate(BUILDINGS):
        if now[building][turn.seat] > was[building][turn.seat]:
            gain = _expected(turn, turn.seat, kind)
            scorings = [number for number, _ in turn.before.to_come]
            told = _place(building, was[building], now[building], turn.seat, scorings)
            yield Purpose(gain, building, told)


def _expected(turn: Turn, who: int, kind: int) -> float:
    """How many points more a seat can expect for a building, in all scorings to come."""
    return sum(
        counts * (turn.after.points(who, kind, number) - turn.before.points(who, kind, number))
        for number, counts in turn.before.to_come
    )


def _place(
    building: str, was: Sequence[int], now: Sequence[int], seat: int, scorings: Sequence[int]
) -> Line:
    """Which place it is, with the points of the first scoring that gives any more for it."""
    above = [who for who, number in enumerate(now) if number > now[seat]]
    level = [who for who, number in enumerate(now) if number == now[seat] and who != seat]
    for scoring in scorings:
        places = places_of(building, scoring)
        points = share_places(now, places)[seat] - share_places(was, places)[seat]
        if points > 0:
            told: Line = {"building": building, "scoring": scoring, "points": points}
            if level:
                return {"kind": "tie", **told, "seat": level[0]}
            kinds = ("lead", "second", "share")
            return {"kind": kinds[min(len(above), 2)], **told}
    if level:
        return {"kind": "level", "building": building, "seat": level[0]}
    if above:
        nearest = min(above, key=lambda who: now[who])
        behind = now[nearest] - now[seat]
        return {"kind": "closer", "building": building, "seat": nearest, "points": behind}
    ahead = now[seat] - max(number for who, number in enumerate(now) if who != seat)
    return {"kind": "ahead", "building": building, "points": ahead}


def _rivals_hampered(turn: Turn) -> Iterator[Purpose]:
    """Points that a rival would get now and would not get after the turn."""
    scoring = turn.before.to_come[0][0]
    was, now = (building_counts(table) for table in turn.tables)
    for kind, building in enumerate(BUILDINGS):
        places = places_of(building, scoring)
        less, more = share_places(now[building], places), share_places(was[building], places)
        for rival in turn.before.rivals:
            if less[rival] < more[rival]:
                gain = -turn.before.respect * _expected(turn, rival, kind)
                told: Line = {"kind": "deny", "building": building, "scoring": scoring}
                told |= {"seat": rival, "points": more[rival] - less[rival]}
                yield Purpose(gain, "rival", told)


def _tiles_snatched(turn: Turn) -> Iterator[Purpose]:
    """A tile that would give a rival points in the next scoring."""
    table, scoring = turn.before.table, turn.before.to_come[0][0]
    counts = building_counts(table)
    for action in turn.plan.actions:
        if not isinstance(action, BuyTile):
            continue
        building = TILES[action.tile].building
        places, now = places_of(building, scoring), counts[building]
        gains = {
            rival: share_places(_with_one_more(now, rival), places)[rival]
            - share_places(now, places)[rival]
            for rival in turn.before.rivals
        }
        rival = max(gains, key=lambda who: gains[who])
        if gains[rival] > 0:
            loss = gains[rival] * turn.before.respect * _SNATCHED
            told: Line = {"kind": "snatch", "tile": action.tile, "scoring": scoring}
            yield Purpose(loss, "rival", told | {"seat": rival, "points": gains[rival]})


def _with_one_more(counts: Sequence[int], who: int) -> list[int]:
    return [number + (one == who) for one, number in enumerate(counts)]


# The Alhambra


def _walls(turn: Turn) -> Iterator[Purpose]:
    """A longer wall gives its points in every scoring to come."""
    was, now = (city_traits(table.seats[turn.seat].palace) for table in turn.tables)
    if now.wall > was.wall:
        longer = now.wall - was.wall
        gain = longer * sum(counts for _, counts in turn.before.to_come)
        yield Purpose(gain, "wall", {"kind": "wall", "points": longer})
    elif now.second > was.second:
        gain = turn.before.weight["second"] * (now.second - was.second)
        yield Purpose(gain, "wall", {"kind": "walls", "points": now.second})


def _room(turn: Turn) -> Iterator[Purpose]:
    was, now = (table.seats[turn.seat].palace for table in turn.tables)
    more = len(now.places_around()) - len(was.places_around())
    if more > 0:
        gain = turn.before.weight["room"] * more
        told: Line = {"kind": "room", "points": len(now.places_around())}
        yield Purpose(gain, "room", told)
    fits = [city_traits(palace).fits for palace in (was, now)]
    if fits[1] > fits[0]:
        gain = turn.before.weight["fits"] * (fits[1] - fits[0])
        yield Purpose(gain, "room", {"kind": "fits", "points": round(fits[1] * len(TILES))})


# Money


def _money(turn: Turn) -> Iterator[Purpose]:
    """What each currency is for of which cards are taken, and what is left to the next one."""
    outlook, (table, then) = turn.before, turn.tables
    taken = [
        card
        for action in turn.plan.actions
        if isinstance(action, TakeMoney)
        for card in action.cards
    ]
    for place in sorted({card.place for card in taken}):
        now = then.seats[turn.seat].hand[place]
        was = now
        for card in taken:
            was = without_one(was, card) if card.place == place else was
        sold = then.market[place] is None
        gain = outlook.money(place, now, sold=sold) - outlook.money(place, was, sold=sold)
        yield Purpose(max(gain, 0.01), f"money {place}", use_of(outlook, then, place, was, now))
    open_now = [best_open(one.open_money) for one in (table, then)]
    if taken and open_now[1] < open_now[0]:
        gain = outlook.left_open(table.open_money) - outlook.left_open(then.open_money)
        yield Purpose(gain, "open", {"kind": "open", "points": open_now[1]})


def _acting_again(turn: Turn, write: Write, *, at_least: float) -> Iterator[Purpose]:
    """The action that an exact payment leaves; money that is taken with it is told after it."""
    rules, table = turn.before.table.rules, turn.before.table
    for action in turn.plan.actions:
        paid = isinstance(action, BuyTile) and is_exact(action)
        table = rules.answer(table, action)
        following = turn.plan.actions[turn.plan.actions.index(action) + 1 :]
        is_again = paid and following and isinstance(rules.decision(table), ChooseAction)
        if is_again and not isinstance(following[0], Pass):
            gain = max(_ANOTHER_ACTION, at_least + 0.01)
            yield Purpose(gain, "exact", {"kind": "exact", "then": write(following[0])})
            return


# Tiles that are not built


def _tiles_elsewhere(turn: Turn) -> Iterator[Purpose]:
    """Why the tile that the turn begins with goes to the reserve, away from it, or to Dirk."""
    then = turn.after.table
    first = turn.plan.actions[0]
    gained = first.tile if isinstance(first, BuyTile) else None
    for action in turn.plan.actions:
        match action:
            case KeepTile(tile) | GiveTile(tile) if action != first and tile != gained:
                pass  # a hint doesn't name it
            case KeepTile(tile):
                known = tile_on(then, tile, turn.seat) or TILES[tile]
                fits = bool(then.seats[turn.seat].palace.places_for(known.walls))
                gain = max(_KEPT, turn.after.kept(KIND[known.building]))
                told: Line = {"kind": "keep" if fits else "nowhere", "tile": tile}
                yield Purpose(gain, "reserve", told)
            case GiveTile(tile):
                yield Purpose(_GIFT, "reserve", {"kind": "dirk", "tile": tile})
            case AddTile(tile, _) | ExchangeTiles(tile, _):
                yield Purpose(_KEPT / 2, "reserve", {"kind": "unused", "tile": tile})
            case RemoveTile(tile):
                yield Purpose(_KEPT / 2, "reserve", {"kind": "rebuild", "tile": tile})
