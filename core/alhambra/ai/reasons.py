"""Why a turn is the best one: what it is for, and what the second-best would cost.

A reason is a kind with names and numbers, so that it can be told in any language; `sentence` tells
it in English.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.alhambra.ai.evaluation import Outlook, Weights
from core.alhambra.ai.features import sites_for
from core.alhambra.ai.plans import Plan, after
from core.alhambra.ai.playing_on import worth_of
from core.alhambra.ai.purposes import Purpose, Write, purposes_of
from core.alhambra.ai.search import Contender
from core.alhambra.ai.value import expected, value_for
from core.alhambra.buying import BuyTile
from core.alhambra.components import TILES, Tile
from core.alhambra.palace import Palace
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.redesigning import AddTile, ExchangeTiles
from core.alhambra.rule_part import View
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.two_players import GiveTile
from core.kernel.bots import in_english
from core.kernel.lines import Line
from core.kernel.rulebook import Action

_WORTH_SAYING = 0.5
"""In points: a second sentence about less is not worth reading."""


def reason_for(
    table: Table,
    seat: int,
    best: Contender,
    others: list[Contender],
    weights: Weights,
    write: Write,
    more: Sequence[Purpose] = (),
) -> Line | None:
    """What the best turn is for, at most two things, and the best turn that is quite another one.

    It has where a bought tile goes, too: after an exact payment, that is asked much later.
    ``others`` are all other turns, the best first; ``more`` is what the best one is for because of
    modules. None if nothing speaks for it.
    """
    purposes = purposes_of(table, seat, best.plan, weights, write, more)
    if not purposes:
        return None
    first = purposes[0]
    reason = dict(first.told)
    for one in purposes[1:]:
        if one.about != first.about and one.worth >= _WORTH_SAYING:
            reason["also"] = one.told
            break
    placing = _placing(table.seats[seat].palace, best.plan)
    if placing is not None:
        reason["place"] = write(placing)
    second = next((one for one in others if is_another(best.plan, one.plan)), None)
    if second is not None:
        cost = round(max(0.0, best.lead_over(second)), 1)
        reason["second"] = {"move": write(second.plan.actions[0]), "points": cost}
    return reason


def chance_after(table: Table, seat: int, plan: Plan, view: View | None) -> float:
    """How likely a seat wins after a turn, before anything is drawn; the view shows the modules."""
    then = after(table, plan)
    seats = len(table.seats)
    then = then._replace(to_play=(seat + 1) % seats)
    return round(expected(then, value_for(seats), view).shares[seat], 2)


def _placing(palace: Palace, plan: Plan) -> Action | None:
    """Where the tile goes that is bought first; None if that depends on what is bought later."""
    first, *rest = plan.actions
    if not isinstance(first, BuyTile):
        return None
    placings = [one for one in rest if isinstance(one, BuildTile | KeepTile | GiveTile)]
    placing = next((one for one in placings if one.tile == first.tile), None)
    spots = palace.places_for(TILES[first.tile].walls)
    return None if isinstance(placing, BuildTile) and placing.at not in spots else placing


def ways_to_place(outlook: Outlook, tile: Tile, best: Action, *, may_give: bool) -> list[Contender]:
    """The way a tile is placed, and then the other ways: one of each kind, the best first."""
    sites = sites_for(outlook.table.seats[outlook.seat].palace, tile)
    ways: list[Action] = [KeepTile(tile.id)]
    if may_give:
        ways.append(GiveTile(tile.id))
    if sites:
        where, _ = max(sites, key=lambda site: outlook.worth_of_city(site[1]))
        ways.append(BuildTile(tile.id, where))
    found = []
    for way in (best, *(way for way in ways if type(way) is not type(best))):
        then = after(outlook.table, Plan(0.0, (way,)))
        worth = worth_of(then, outlook.seat, outlook.weights)
        found.append(Contender(Plan(worth, (way,))))
    return [found[0], *sorted(found[1:], key=lambda one: -one.plan.worth)]


def is_another(best: Plan, other: Plan) -> bool:
    """Whether a turn begins with something that the best one does not do at all.

    The same tile paid otherwise or put elsewhere, or fewer of the same cards, are no other turn.
    """
    first = other.actions[0]
    return not any(_is_much_the_same(action, first) for action in best.actions)


def _is_much_the_same(one: Action, other: Action) -> bool:
    if isinstance(one, TakeMoney) and isinstance(other, TakeMoney):
        return set(one.cards) <= set(other.cards) or set(other.cards) <= set(one.cards)
    return _goal(one) == _goal(other)


def _goal(action: Action) -> tuple[object, ...]:
    match action:
        case BuyTile(tile, _):
            return BuyTile, tile
        case AddTile(tile, _) | ExchangeTiles(tile, _):
            return AddTile, tile
        case BuildTile(tile, _):
            return BuildTile, tile
    return type(action), *action


_SENTENCES = {
    "lead": "takes the lead in {building}: +{points} at scoring {scoring}",
    "tie": "draws level in {building}: +{points} at scoring {scoring}",
    "second": "takes second place in {building}: +{points} at scoring {scoring}",
    "share": "moves up in {building}: +{points} at scoring {scoring}",
    "level": "draws level in {building}",
    "closer": "only {points} behind in {building}",
    "ahead": "{points} ahead in {building}",
    "deny": "costs a rival {points} points for {building} at scoring {scoring}",
    "snatch": "keeps {tile} from a rival: {points} points at scoring {scoring}",
    "wall": "a longer wall: +{points} at each scoring",
    "walls": "a second wall of {points} that can join the longest one",
    "room": "{points} spots to build on",
    "fits": "{points} of all tiles fit",
    "ready": "can pay {tile} exactly next turn",
    "payable": "can buy {tile} next turn",
    "less": "overpays {tile} by {points} less next turn",
    "toward": "saves up for {tile}: {points} missing",
    "last": "most {currency} when the last tiles are given out: {tile}",
    "change": "can pay {points} of {of} prices exactly in {currency}",
    "stock": "has {points} for the next tile for {currency}",
    "open": "leaves at most {points} of this money to the next one",
    "exact": "pays exactly, and so acts again",
    "keep": "saves {tile} for a better spot",
    "nowhere": "{tile} fits nowhere yet",
    "unused": "{tile} scores nothing in the reserve",
    "rebuild": "{tile} can be built elsewhere later",
    "dirk": "rather Dirk than a rival has {tile}",
    "citizen": "a citizen for {building} moves in: +{points} at each scoring",
    "coins": "overpays for coins: {points}",
    "wooden": "one more wall of {points} that others can join",
    "spare": "keeps the thief for a better card",
    "pick": "{points} of {of} tiles have these colours",
    "coming": "takes {building}: {points} such tiles are to come",
    "newcomer": "takes {building}: nobody of that colour lives here yet, {points} tiles to come",
    "content": "nobody in the supply is more useful",
    "spot": "{points} tiles to come fit there, {of} for citizens on the trader",
}


def sentence(reason: Line) -> str:
    """A reason in English."""
    return in_english(reason, _SENTENCES)
