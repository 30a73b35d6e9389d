"""Why a decision that only a module asks for is answered like this, and what is second best."""

from __future__ import annotations

from collections import Counter

from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.instincts import Rated, points_of_a_rating
from core.alhambra.ai.modules import thieves, traders
from core.alhambra.ai.money_uses import use_of
from core.alhambra.components import MONEY, TILES
from core.alhambra.rule_part import View
from core.alhambra.taking_money import with_card
from core.kernel.lines import Line


def reason_for_instinct(view: View, rated: list[Rated], outlook: Outlook) -> Line:
    """What the best answer is for, and the best one that is quite another; the best come first."""
    best, *others = rated
    reason = _WHY[view["phase"]](view, best.move, outlook)
    for other in others:
        points = _COSTS[view["phase"]](view, best, other, outlook)
        if points is not None:
            reason["second"] = {"move": other.move, "points": round(max(points, 0.0), 1)}
            break
    return reason


# Thieves


def _theft(_view: View, move: Line, outlook: Outlook) -> Line:
    """What the card is good for; if nobody is sent, the thief is kept for a better one."""
    if move["do"] != thieves.STEAL:
        return {"kind": "spare"}
    card = MONEY[move["card"]]
    hand = outlook.table.seats[outlook.seat].hand
    now = with_card(hand, card)[card.place]
    return use_of(outlook, outlook.table, card.place, hand[card.place], now)


def _cost_of_theft(_view: View, best: Rated, other: Rated, _outlook: Outlook) -> float | None:
    """Thefts are rated in points."""
    return None if best.move.get("card") == other.move.get("card") else best.rating - other.rating


# The street trader


def _start(_view: View, move: Line, _outlook: Outlook) -> Line:
    """How many of all tiles have the colours that are picked."""
    tiles = [tile for tile in TILES.values() if tile.building in move["citizens"]]
    return {"kind": "pick", "points": len(tiles), "of": len(TILES)}


def _cost_of_start(_view: View, best: Rated, other: Rated, _outlook: Outlook) -> float | None:
    """Other colours with as many tiles are as good; what fewer tiles cost, nobody can say."""
    same = sorted(best.move["citizens"]) == sorted(other.move["citizens"])
    return None if same or best.rating > other.rating else 0.0


def _meeting(view: View, move: Line, outlook: Outlook) -> Line:
    """What the one who moves in brings, and why the new one is taken."""
    told: list[Line] = []
    housed = traders.housed_in(view)
    if "settle" in move:
        points = traders.series_gain(housed, move["settle"])
        told.append({"kind": "citizen", "building": move["settle"], "points": points})
        housed[move["settle"]] += 1
    if move.get("take") and traders.tiles_to_come(outlook.table)[move["take"]]:
        told.append(_taken(move["take"], housed, outlook))
    if not told:
        return {"kind": "content"}
    reason = told[0]
    if len(told) > 1:
        reason["also"] = told[1]
    return reason


def _taken(colour: str, housed: Counter[str], outlook: Outlook) -> Line:
    """Nobody of that colour lives here yet, or there are tiles for such a citizen to come."""
    number = traders.tiles_to_come(outlook.table)[colour]
    kind = "coming" if housed[colour] else "newcomer"
    return {"kind": kind, "building": colour, "points": number}


def _cost_of_meeting(view: View, best: Rated, other: Rated, outlook: Outlook) -> float | None:
    """As if the next tile on the trader's place were any of those to come."""
    if ("settle" in best.move) != ("settle" in other.move):
        return None  # it would be pointless
    if best.move.get("take") == other.move.get("take"):
        return None
    return (best.rating - other.rating) * points_of_a_rating(view, outlook.table)


def _spot(view: View, move: Line, outlook: Outlook) -> Line:
    """How many tiles to come fit there, and how many of them somebody could move into."""
    fitting = traders.tiles_for(view, move, outlook)
    citizens = view["seats"][view["you"]]["trader"]["citizens"]
    homes = [tile for tile in fitting if tile.building in citizens]
    return {"kind": "spot", "points": len(fitting), "of": len(homes)}


def _no_cost(_view: View, _best: Rated, _other: Rated, _outlook: Outlook) -> float | None:
    """Another spot can't be told in words."""
    return None


_WHY = {"steal": _theft, "trader-start": _start, "trader": _meeting, "trader-move": _spot}
_COSTS = {
    "steal": _cost_of_theft,
    "trader-start": _cost_of_start,
    "trader": _cost_of_meeting,
    "trader-move": _no_cost,
}
