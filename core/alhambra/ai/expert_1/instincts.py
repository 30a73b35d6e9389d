"""What a computer player does with the modules: no great plans, but nothing foolish.

The modules' decisions are answered as the lines that are offered; their names come from the bot
protocol, so nothing here knows the modules' rules.
"""

from __future__ import annotations

from collections import Counter

from core.alhambra.ai.expert_1.evaluation import Outlook
from core.alhambra.ai.expert_1.plans import Favourite
from core.alhambra.components import MONEY, TILES, walls_of
from core.alhambra.palace import Palace, place
from core.alhambra.rule_part import View
from core.alhambra.taking_money import with_card
from core.kernel.lines import Line

_WORTH_A_THIEF = 7
"""A thief can be sent once, so it goes for a card like this, or when the game is nearly over."""
_LATE = 12
_MOVES_IN = 3.0
_SWAPPED = 0.5


def instinct(view: View, moves: list[Line], outlook: Outlook) -> Line:
    """The answer to a decision that only a module asks for."""
    rate = {
        "steal": _theft,
        "trader-start": _start,
        "trader": _meeting,
        "trader-move": _new_place,
    }[view["phase"]]
    return max(moves, key=lambda move: rate(view, move, outlook))


def _theft(view: View, move: Line, outlook: Outlook) -> float:
    if move["do"] != "steal":
        return 0.0
    card = MONEY[move["card"]]
    hand = outlook.table.seats[view["you"]].hand
    before = outlook.money(card.place, hand[card.place])
    gain = outlook.money(card.place, with_card(hand, card)[card.place]) - before
    worthwhile = card.value >= _WORTH_A_THIEF or view["bag"] <= _LATE
    return max(gain, 0.1) if worthwhile else -1.0


def _start(_view: View, move: Line, _outlook: Outlook) -> float:
    """The colours with most tiles, beside the fountain where nothing stands in the way."""
    number = Counter(tile.building for tile in TILES.values())
    return float(sum(number[colour] for colour in move["citizens"]))


def _meeting(view: View, move: Line, _outlook: Outlook) -> float:
    """Let a citizen move in; take colours that live nowhere yet."""
    own = view["seats"][view["you"]]
    housed = Counter(seen.get("citizen") for seen in own["palace"])
    on_trader = Counter(own["trader"]["citizens"])
    rating = 0.0
    if "settle" in move:
        rating += 10.0
    if "give" in move:
        rating += housed[move["give"]] + on_trader[move["give"]]
    if "take" in move:
        rating += 1.0 - housed[move["take"]] - on_trader[move["take"]]
    return rating


def _new_place(view: View, move: Line, outlook: Outlook) -> float:
    """Where most tiles fit."""
    palace = outlook.table.seats[view["you"]].palace
    where = place(*move["at"])
    return float(sum(palace.violation(tile.walls, where) is None for tile in TILES.values()))


def favourite_of(view: View) -> Favourite | None:
    """The place of the seat's trader."""
    trader = view["seats"][view["you"]].get("trader")
    if not trader or trader["at"] is None:
        return None
    citizens = trader["citizens"]
    return Favourite(
        place(*trader["at"]),
        lambda tile: _MOVES_IN if tile.building in citizens else _SWAPPED,
    )


def best_wall(moves: list[Line], outlook: Outlook) -> tuple[float, Line] | None:
    """The wooden wall that does most good, and what it is worth."""
    palace = outlook.table.seats[outlook.seat].palace
    before = outlook.city(palace)
    rated = [
        (outlook.city(_with_wall(palace, move)) - before, move)
        for move in moves
        if move["do"] == "wall" and palace.place_of(move["on"]) is not None
    ]
    return max(rated, key=lambda one: one[0], default=None)


def _with_wall(palace: Palace, move: Line) -> Palace:
    where = palace.place_of(move["on"])
    assert where is not None
    tile = palace.tiles[where]
    raised = walls_of(move["card"].removeprefix("wall-"))
    return palace.with_tile(tile._replace(walls=tile.walls | raised), where)
