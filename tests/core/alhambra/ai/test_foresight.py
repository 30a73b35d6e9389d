"""What is found by looking ahead, and by nothing else."""

from __future__ import annotations

from random import Random

from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.imagining import order_forgotten
from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.plans import Plan, Planner
from core.alhambra.ai.playing_on import Depth
from core.alhambra.ai.search import search
from core.alhambra.buying import BuyTile
from core.alhambra.components import TILES
from core.alhambra.placing import KeepTile
from core.alhambra.redesigning import ExchangeTiles
from core.alhambra.table import Scoring, Table
from tests.core.alhambra.positions import cards, play, position

WORTH_LITTLE = """
pavilion-2-new
fountain
"""
"""A tower with the same walls fits nowhere here, except in the place of the pavilion."""
TWO_PAVILIONS = "pavilion-8 fountain pavilion-7-e"
ONLY_FIVES = "dirham-5 dirham-5 ducat-5 ducat-5"


def best_plan(table: Table) -> Plan:
    """What the expert does."""
    weights = weights_for(len(table.seats), LEVELS["expert"])
    plans = Planner(Outlook(table, 0, weights), thorough=True).plans()
    depth = Depth(plans=18, turns=600)
    return search(order_forgotten(table), 0, plans, depth, weights, Random(1))[0].plan


def late(table: Table, bag: int) -> Table:
    """Near the end of the game, with so many tiles in the bag."""
    return table._replace(scorings=(Scoring(1, {}), Scoring(2, {})), bag=table.bag[:bag])


def test_a_tile_is_bought_for_a_later_exchange() -> None:
    table = position(
        seats=2,
        cities=[WORTH_LITTLE, TWO_PAVILIONS],
        hands=["gulden-9"],
        market="tower-7-new . . .",
        open_money=ONLY_FIVES,
    )
    assert not table.seats[0].palace.places_for(TILES["tower-7-new"].walls)
    bought = BuyTile("tower-7-new", cards("gulden-9"))
    kept = KeepTile("tower-7-new")
    assert best_plan(late(table, 6)).actions == (bought, kept)
    play(late(table, 6), bought, kept)


def test_and_exchanged_before_it_is_too_late() -> None:
    table = position(
        seats=2,
        cities=[WORTH_LITTLE, TWO_PAVILIONS],
        reserves=["tower-7-new"],
        market="garden-12-s . . .",
        open_money=ONLY_FIVES,
    )
    exchanged = ExchangeTiles("tower-7-new", "pavilion-2-new")
    assert best_plan(late(table, 1)).actions == (exchanged,)
    play(late(table, 1), exchanged)
