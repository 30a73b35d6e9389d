"""Why a turn is the best one: the term in which it differs most from the second-best.

A reason is a kind with names and numbers, so that it can be told in any language; `sentence` tells
it in English.
"""

from __future__ import annotations

from typing import NamedTuple

from core.alhambra.ai.evaluation import Outlook, Weights, best_open
from core.alhambra.ai.features import KIND, city_traits, hand_traits
from core.alhambra.ai.plans import Plan
from core.alhambra.buying import BuyTile, worth
from core.alhambra.components import BUILDINGS, CURRENCIES, TILES
from core.alhambra.scoring import next_scoring
from core.alhambra.table import Hand, Table
from core.alhambra.two_players import GiveTile
from core.kernel.lines import Line


class Term(NamedTuple):
    """A part of what a position is worth."""

    kind: str
    building: str = ""
    scoring: int = 0
    seat: int = -1
    currency: str = ""


def after(table: Table, plan: Plan) -> Table:
    """The table after a turn, before anything is drawn."""
    rules = table.rules
    for action in plan.actions[:-1]:
        table = rules.apply(table, action)
    return rules.answer(table, plan.actions[-1])


def terms_of(table: Table, seat: int, weights: Weights) -> dict[Term, float]:
    """What a position is worth to a seat, term by term; what only rivals have is left out."""
    outlook = Outlook(table, seat, weights)
    weight = outlook.weight
    terms: dict[Term, float] = {}
    for kind, building in enumerate(BUILDINGS):
        for number, counts in outlook.to_come:
            terms[Term("share", building, number)] = counts * outlook.points(seat, kind, number)
            for rival in outlook.rivals:
                points = outlook.points(rival, kind, number)
                terms[Term("deny", building, number, rival)] = -outlook.respect * counts * points
    own = table.seats[seat]
    city = city_traits(own.palace)
    terms[Term("wall")] = weight["wall"] * city.wall + weight["second"] * city.second
    terms[Term("room")] = weight["room"] * city.room + weight["fits"] * city.fits
    terms[Term("reserve")] = sum(outlook.kept(KIND[tile.building]) for tile in own.reserve)
    terms[Term("open")] = -outlook.left_open(table.open_money)
    # The hand as a whole: that a card of one currency was taken and none of another says nothing.
    terms[Term("money")] = terms[Term("change")] = 0.0
    for place, cards in enumerate(own.hand):
        currency = CURRENCIES[place]
        hand = hand_traits(cards)
        change = weight["exact"] * hand.exact + weight["afford"] * hand.afford
        worth_of_hand = outlook.worth_of_hand(hand)
        terms[Term("change")] += change
        terms[Term("money")] += worth_of_hand - change
        prize = outlook.money(place, cards, sold=True) - worth_of_hand
        terms[Term("last", currency=currency)] = prize
        tile = table.market[place]
        if tile is not None:
            chances = outlook.money(place, cards) - outlook.money(place, cards, sold=True)
            threat = outlook.threat(place)
            terms[Term("save", tile.building, currency=currency)] = chances + threat
            of_kind = Term("threat", tile.building, seat=outlook.rivals[0])
            terms[of_kind] = terms.get(of_kind, 0.0) - threat  # the market may have two of a kind
    return terms


def reason_for(table: Table, seat: int, best: Plan, second: Plan, weights: Weights) -> Line | None:
    """Why the best turn is better than the second-best; None where nothing speaks for it."""
    with_best, with_second = after(table, best), after(table, second)
    gifts = [action for action in best.actions if isinstance(action, GiveTile)]
    if gifts and gifts != [action for action in second.actions if isinstance(action, GiveTile)]:
        return {"kind": "dirk", "building": TILES[gifts[0].tile].building}
    exact = _exact_purchases(best) - _exact_purchases(second)
    if exact > 0:
        return {"kind": "exact", "actions": _exact_purchases(best)}
    mine, other = terms_of(with_best, seat, weights), terms_of(with_second, seat, weights)
    gains = {term: mine[term] - other.get(term, 0.0) for term in mine}
    for term in sorted(gains, key=lambda one: -gains[one]):
        if gains[term] <= 0.0:
            break
        told = _told(term, gains[term], with_best, with_second, seat)
        if told is not None:
            return told
    return None


def _exact_purchases(plan: Plan) -> int:
    return sum(
        isinstance(action, BuyTile) and worth(action.pay) == TILES[action.tile].price
        for action in plan.actions
    )


def _told(term: Term, gain: float, best: Table, second: Table, seat: int) -> Line | None:
    """A term with the number that people can check: points if the scoring came now.

    None where its sentence would not be true: a trained weight can like less of something.
    """
    if term.kind in ("share", "deny"):
        who = seat if term.kind == "share" else term.seat
        now = [next_scoring(table, term.scoring).points[term.building] for table in (best, second)]
        points = now[0][who] - now[1][who]
        told: Line = {"building": term.building, "scoring": term.scoring}
        if term.kind == "deny":
            told["seat"] = term.seat
            if points < 0:
                return {"kind": "deny", **told, "points": -points}
            return {"kind": "hamper", **told, "points": round(gain, 1)}
        leads = now[0][seat] == max(now[0]) > 0 and now[1][seat] < max(now[1])
        if points > 0:
            return {"kind": "lead" if leads else "share", **told, "points": points}
        return {"kind": "hope", **told, "points": round(gain, 1)}
    if term.kind == "wall":
        longer = [table.seats[seat].palace.longest_wall() for table in (best, second)]
        if longer[0] > longer[1]:
            return {"kind": "wall", "points": longer[0] - longer[1]}
        lengths = [city_traits(table.seats[seat].palace).second for table in (best, second)]
        return {"kind": "walls"} if lengths[0] > lengths[1] else None
    if term.kind in ("money", "change"):
        return _told_of_hand(term.kind, best.seats[seat].hand, second.seats[seat].hand)
    if not _is_true(term, best, second, seat):
        return None
    named = {"building": term.building, "currency": term.currency}
    told = {"kind": term.kind, **{key: name for key, name in named.items() if name}}
    return told | ({"seat": term.seat} if term.seat >= 0 else {})


def _is_true(term: Term, best: Table, second: Table, seat: int) -> bool:
    """Whether the best turn has what the term speaks of, and more of it than the second-best."""
    one, other = best.seats[seat], second.seats[seat]
    if term.kind in ("save", "last"):
        place = CURRENCIES.index(term.currency)
        return worth(one.hand[place]) > worth(other.hand[place])
    if term.kind == "room":
        mine, theirs = city_traits(one.palace), city_traits(other.palace)
        return mine.room > theirs.room or mine.fits > theirs.fits
    if term.kind == "open":
        return best_open(best.open_money) < best_open(second.open_money)
    if term.kind == "threat":
        offered = [
            sum(tile is not None and tile.building == term.building for tile in table.market)
            for table in (best, second)
        ]
        return offered[0] < offered[1]
    return one.reserve != other.reserve


def _told_of_hand(kind: str, best: Hand, second: Hand) -> Line | None:
    """The currency in which a hand is better by most; None where in none it is."""
    traits = [
        (hand_traits(one), hand_traits(other)) for one, other in zip(best, second, strict=True)
    ]
    if kind == "money":
        richer = [one.worth - other.worth for one, other in traits]
        told: Line = {"kind": "money", "points": max(richer)}
    else:
        richer = [one.sums.bit_count() - other.sums.bit_count() for one, other in traits]
        told = {"kind": "change"}
    return told | {"currency": CURRENCIES[richer.index(max(richer))]} if max(richer) > 0 else None


_SENTENCES = {
    "lead": "takes the lead in {building}: +{points} at scoring {scoring}",
    "share": "a better share of {building}: +{points} at scoring {scoring}",
    "deny": "keeps a rival from {points} points for {building} at scoring {scoring}",
    "hope": "better odds for {building}: +{points} expected at scoring {scoring}",
    "hamper": "worse odds for a rival in {building}: {points} points at scoring {scoring}",
    "wall": "a longer wall: +{points} at each scoring",
    "walls": "walls that will grow together",
    "exact": "pays exactly, and so acts again",
    "dirk": "rather Dirk than a rival has this {building}",
    "money": "+{points} in {currency}",
    "last": "has most {currency} when the last tiles are given out",
    "change": "can pay more prices exactly in {currency}",
    "room": "leaves more room to build",
    "reserve": "makes the most of the reserve",
    "save": "gets ready to buy the {building} for {currency}",
    "threat": "a rival could have bought the {building}",
    "open": "leaves less money for the next one",
}


def sentence(reason: Line) -> str:
    """A reason in English."""
    return _SENTENCES[reason["kind"]].format(**reason)
