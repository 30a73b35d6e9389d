"""What happened, and what can be done, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from alhambra_qt.play.telling import Seated
from alhambra_qt.roll_and_write.gestures import Field
from alhambra_qt.roll_and_write.turn import Offer
from alhambra_qt.words import names, terms
from alhambra_qt.words.languages import tr
from core.kernel.rulebook import CHANCE, Action
from core.kernel.rulebook import Rule as AnyRule
from core.kernel.session import Played
from core.roll_and_write.crossing_off import CrossOff
from core.roll_and_write.imaginary_players import RolledForImaginary
from core.roll_and_write.passing_on import KeepPair
from core.roll_and_write.receiving_coins import ReceiveCoins, coins_to_receive
from core.roll_and_write.rules import Rule
from core.roll_and_write.sheet import BUILDINGS
from core.roll_and_write.special_actions import CrossOffSecond, Decline, TurnDie
from core.roll_and_write.table import Table

# What people and chance did


def building_at(table: Table, yellow: int, blue: int) -> str:
    """The building at an intersection, in words."""
    return terms.building(BUILDINGS[table.rules.building_at[yellow, blue]])


def _crosses(action: CrossOff, table: Table) -> str:
    return tr("crosses off a building: {building} (yellow {yellow}, blue {blue})").format(
        building=building_at(table, *action), yellow=action.yellow, blue=action.blue
    )


def _crosses_second(action: CrossOffSecond, table: Table) -> str:
    return tr(
        "pays 3 coins for a second building: {building} (yellow {yellow}, blue {blue})"
    ).format(building=building_at(table, *action), yellow=action.yellow, blue=action.blue)


def _receives(_action: ReceiveCoins, table: Table) -> str:
    coins = coins_to_receive(table.seats[table.to_play])
    return tr("receives %n coin(s)", "", coins) if coins else tr("passes")


def _turns(action: TurnDie, _table: Table) -> str:
    told = {
        "yellow": tr("pays a coin and changes yellow {before} to {after}"),
        "blue": tr("pays a coin and changes blue {before} to {after}"),
    }[action.colour]
    return told.format(before=action.from_, after=action.to)


def _keeps(action: KeepPair, _table: Table) -> str:
    return tr("keeps yellow {yellow} and blue {blue}").format(
        yellow=action.yellow, blue=action.blue
    )


_DEEDS: Mapping[type[Any], Callable[[Any, Table], str]] = {
    CrossOff: _crosses,
    CrossOffSecond: _crosses_second,
    ReceiveCoins: _receives,
    TurnDie: _turns,
    KeepPair: _keeps,
}


def did(action: Action, before: Table) -> str:
    """What a seat did, without its name; empty for what chance did, or goes without saying."""
    told = _DEEDS.get(type(action))
    return "" if told is None else told(action, before)


def _receive(coins: int) -> str:
    return tr("receive %n coin(s)", "", coins) if coins else tr("pass")


_SUGGESTIONS: Mapping[type[Any], Callable[[Any, Table], str]] = {
    CrossOff: lambda action, table: tr(
        "cross off the {building} (yellow {yellow}, blue {blue})"
    ).format(building=building_at(table, *action), yellow=action.yellow, blue=action.blue),
    CrossOffSecond: lambda action, table: tr("pay 3 coins to cross off the {building} too").format(
        building=building_at(table, *action)
    ),
    ReceiveCoins: lambda _action, table: _receive(coins_to_receive(table.seats[table.to_play])),
    TurnDie: lambda action, _table: {
        "yellow": tr("pay a coin to change yellow {before} to {after}"),
        "blue": tr("pay a coin to change blue {before} to {after}"),
    }[action.colour].format(before=action.from_, after=action.to),
    KeepPair: lambda action, _table: tr("keep yellow {yellow} and blue {blue}").format(
        yellow=action.yellow, blue=action.blue
    ),
    Decline: lambda _action, _table: tr("don’t pay for a second building"),
}


def suggested(action: Action, before: Table) -> str:
    """What somebody could do, as advice."""
    return _SUGGESTIONS[type(action)](action, before)


def happened(name: str, action: Action, before: Table) -> str:
    """What a seat did, in a sentence; empty if there is nothing to say."""
    does = did(action, before)
    return tr("{name} {does}").format(name=name, does=does) if does else ""


class Told(NamedTuple):
    """A line of the chronicle."""

    colour: int | None
    """Of the seat; None for what no seat did."""
    sentence: str
    played: int
    """How much was played with it."""
    is_deed: bool = False
    round: int = 0


def told(before: Table, one: Played[Any], played: int, seats: Sequence[Seated]) -> Iterator[Told]:
    """The lines of something that was played: what was done, and the points it brought."""
    decision = before.rules.decision(before)
    action, after = one.action, one.state
    now = before.score_sheet.round
    if isinstance(action, RolledForImaginary):
        if after is not before:
            player = before.score_sheet.imaginary[action.imaginary]
            building = building_at(before, action.yellow[0], action.blue[0])
            sentence = tr("{name} (imaginary) crosses off a building: {building}")
            name = names.named(player.name)
            told = sentence.format(name=name, building=building)
            yield Told(None, told, played, round=now)
    elif action is not None and decision.seat != CHANCE:
        name, colour = seats[decision.seat]
        if sentence := happened(names.named(name), action, before):
            yield Told(colour, sentence, played, is_deed=True, round=now)
    yield from _points(before, after, played, [name for name, _ in seats])


def _points(before: Table, after: Table, played: int, seats: Sequence[str]) -> Iterator[Told]:
    """What the end of a round gave."""
    everyone = [*seats, *(player.name for player in after.score_sheet.imaginary)]
    for score in after.score_sheet.round_scores[len(before.score_sheet.round_scores) :]:
        for building, points in score.points.items():
            for row, number in enumerate(points):
                if number:
                    sentence = tr(
                        "{name} has all the buildings of one kind ({building}): {points}"
                    ).format(
                        name=names.named(everyone[row]),
                        building=terms.building(building),
                        points=terms.points(number),
                    )
                    yield Told(None, sentence, played, round=score.round)


def news(before: Table, after: Table, seats: Sequence[str]) -> tuple[str, ...]:
    """What nobody should miss: points that a round gave, and the last round."""
    lines = [one.sentence for one in _points(before, after, 0, seats)]
    rounds = after.rules.rounds
    if before.score_sheet.round < after.score_sheet.round == rounds:
        lines.append(tr("The last round"))
    return tuple(lines)


# What can be done


def offered(table: Table, to: int, cost: int, before: Offer, after: Offer) -> str:
    """What dice would offer that they don't offer yet, if one is turned for so many coins."""
    paid = tr("Make it a {pips} for %n coin(s)", "", cost).format(pips=to)
    buildings = [building_at(table, *field) for field in sorted(after.free - before.free)]
    parts = terms.listed(list(dict.fromkeys(buildings)))
    coins = after.coins if after.coins > before.coins else 0
    if parts and coins:
        parts = tr("{buildings}, or receive %n coin(s)", "", coins).format(buildings=parts)
    elif coins:
        parts = _receive(coins)
    return tr("{paid}: {offered}").format(paid=paid, offered=parts or tr("nothing new"))


def refused(rule: AnyRule) -> str:
    """Why something can't be done."""
    sentences = {
        Rule.ANY_PAIR: tr("No two of your dice meet here"),
        Rule.NOT_TWICE: tr("You’ve already crossed off this building"),
        Rule.ENOUGH_COINS: tr("You don’t have enough coins"),
        Rule.TURNED_BEFORE_THE_ACTION: tr("You can only turn dice before your action"),
        Rule.SECOND_WITH_THE_OTHER_PAIR: tr(
            "Your second building has to be where your other two dice meet"
        ),
        Rule.ONE_OF_TWO_ACTIONS: tr("You’ve already taken your action"),
    }
    return sentences[rule]  # type: ignore[index]


# For those who don't see it


def die_named(colour: str, pips: int) -> str:
    """A die in words."""
    told = {"yellow": tr("yellow die, {pips}"), "blue": tr("blue die, {pips}")}[colour]
    return told.format(pips=pips)


def field_named(building: str, field: Field, *, is_crossed: bool) -> str:
    """A building of a sheet in words."""
    name = tr("{building}, yellow {yellow}, blue {blue}").format(
        building=terms.building(building).capitalize(), yellow=field.yellow, blue=field.blue
    )
    return tr("{what}, crossed off").format(what=name) if is_crossed else name
