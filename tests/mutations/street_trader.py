"""What switches off the rules of the street trader."""

from __future__ import annotations

from core.alhambra.modules.street_trader import Rule
from tests.mutations import Mutation


def _in(rule: Rule, old: str, new: str) -> Mutation:
    return Mutation(rule, "core/alhambra/modules/street_trader.py", old, new)


MUTATIONS = (
    _in(Rule.THREE_DIFFERENT_CITIZENS, "CITIZENS_OF_A_COLOUR = 7", "CITIZENS_OF_A_COLOUR = 8"),
    _in(Rule.THREE_DIFFERENT_CITIZENS, "CITIZENS_ON_A_TRADER = 3", "CITIZENS_ON_A_TRADER = 4"),
    _in(
        Rule.THREE_DIFFERENT_CITIZENS,
        "if len(action.citizens) != CITIZENS_ON_A_TRADER or len",
        "if len",
    ),
    _in(
        Rule.THREE_DIFFERENT_CITIZENS,
        "or len(set(action.citizens)) < len(\n        action.citizens\n    ):",
        "or not len(\n        action.citizens\n    ):",
    ),
    _in(
        Rule.THREE_DIFFERENT_CITIZENS,
        "SetUp.BEFORE_THE_MARKET: lambda",
        "SetUp.AFTER_THE_MARKET: lambda",
    ),
    _in(
        Rule.THREE_DIFFERENT_CITIZENS,
        "annex = annex.with_supply(colour, -1)\n    return",
        "annex = annex.with_supply(colour, 0)\n    return",
    ),
    _in(
        Rule.THREE_DIFFERENT_CITIZENS,
        "trader if index == seat else Trader() for index",
        "trader for index",
    ),
    _in(
        Rule.THREE_DIFFERENT_CITIZENS,
        "table.with_annex(Traders(traders=traders))",
        "table.with_annex(Traders(table.annex(Traders).supply, traders))",
    ),
    _in(
        Rule.TRADER_BESIDE_THE_FOUNTAIN,
        "if action.at not in _PLACES_BESIDE_THE_FOUNTAIN:",
        "if action.at == 0:",
    ),
    _in(
        Rule.BUILT_ON_THE_TRADER,
        "if trader.at != building.place:",
        "if trader.at != building.place or table.agenda[-1].seat == building.seat:",
    ),
    _in(
        Rule.BUILT_ON_THE_TRADER,
        "if trader.at != building.place:",
        "if trader.at is None:",
    ),
    _in(
        Rule.BUILT_ON_THE_TRADER,
        "annex.with_trader(building.seat, trader._replace(at=None))",
        "annex",
    ),
    Mutation(
        Rule.BUILT_ON_THE_TRADER,
        "core/alhambra/redesigning.py",
        "return built(table, Building(decision.seat, tile, action.at))",
        "return table",
    ),
    _in(
        Rule.A_CITIZEN_MOVES_IN,
        "if settlings and action.settle == decision.colour:",
        "if settlings:",
    ),
    _in(
        Rule.A_CITIZEN_MOVES_IN,
        "if decision.colour not in annex.traders[decision.seat].citizens:\n        return []",
        "if not annex.traders[decision.seat].citizens:\n        return []",
    ),
    _in(
        Rule.A_CITIZEN_MOVES_IN,
        "without_one(trader.citizens, action.settle) + taken",
        "tuple(set(trader.citizens) - {action.settle}) + taken",
    ),
    _in(
        Rule.A_CITIZEN_MOVES_IN,
        "housed={**trader.housed, decision.tile: action.settle},",
        "housed=trader.housed,",
    ),
    _in(
        Rule.A_CITIZEN_MOVES_IN,
        'entry["citizen"] = trader.housed.get(entry["tile"])',
        'entry["citizen"] = None',
    ),
    _in(
        Rule.A_NEW_CITIZEN_IS_TAKEN, "[*annex.available()] or [None]", "[*annex.available(), None]"
    ),
    _in(Rule.A_NEW_CITIZEN_IS_TAKEN, "[*annex.available()] or [None]", "[*annex.available()]"),
    _in(
        Rule.A_NEW_CITIZEN_IS_TAKEN,
        "with_trader(decision.seat, trader).with_supply(action.take, -1)",
        "with_trader(decision.seat, trader)",
    ),
    _in(
        Rule.A_NEW_CITIZEN_IS_TAKEN,
        "in self.supply.items() if number]",
        "in self.supply.items() if number >= 0]",
    ),
    _in(
        Rule.SWAP_A_CITIZEN,
        "    if decision.colour in citizens:\n        return []\n",
        "",
    ),
    _in(Rule.SWAP_A_CITIZEN, "        if give != take\n", ""),
    _in(Rule.SWAP_A_CITIZEN, "for take in annex.available()", "for take in BUILDINGS"),
    _in(
        Rule.SWAP_A_CITIZEN,
        "annex.with_supply(action.give, +1).with_supply(action.take, -1)",
        "annex.with_supply(action.take, -1)",
    ),
    _in(
        Rule.TRADER_MOVES_ON,
        "if action.at not in table.seats[decision.seat].palace.empty_neighbours():",
        "if action.at in table.seats[decision.seat].palace.tiles:",
    ),
    _in(
        Rule.TRADER_MOVES_ON,
        "for where in table.seats[decision.seat].palace.empty_neighbours()]",
        "for where in table.seats[decision.seat].palace.places_around()]",
    ),
    _in(
        Rule.TRADER_MOVES_ON,
        "turn={Turn.AFTER_PLACING: lambda seat",
        "turn={Turn.NEXT_TURN: lambda seat",
    ),
    _in(
        Rule.TRADER_MOVES_ON,
        "traders[decision.seat]._replace(at=action.at)",
        "traders[decision.seat]",
    ),
    _in(Rule.TRADER_STAYS, "    conditions={MoveTrader: _is_off_the_board},\n", ""),
    _in(
        Rule.TRADER_STAYS,
        "    if colour is None:\n        return table\n    housed",
        "    trader = trader._replace(at=None)\n"
        "    if colour is None:\n"
        "        return table.with_annex(annex.with_trader(building.seat, trader))\n"
        "    housed",
    ),
    _in(Rule.CITIZEN_LEAVES_WITH_THE_TILE, "    on_left=(_move_out,),\n", ""),
    _in(
        Rule.CITIZEN_LEAVES_WITH_THE_TILE,
        "return table.with_annex(annex.with_supply(colour, +1))",
        "return table.with_annex(annex)",
    ),
    _in(
        Rule.CITIZEN_LEAVES_WITH_THE_TILE,
        "if tile != building.tile.id}",
        "if not tile}",
    ),
    Mutation(
        Rule.CITIZEN_LEAVES_WITH_THE_TILE,
        "core/alhambra/redesigning.py",
        "return _left(table, Building(decision.seat, leaving, where))",
        "return table",
    ),
    _in(Rule.SERIES_OF_CITIZENS, "(0, 1, 3, 6, 10, 15, 21)", "(0, 1, 3, 6, 10, 15, 20)"),
    _in(Rule.SERIES_OF_CITIZENS, "sum(count > series for count in counts)", "len(counts)"),
    _in(Rule.SERIES_OF_CITIZENS, "list(one.housed.values())", "list(one.citizens)"),
    Mutation(
        Rule.LAST_TILES_MEET_THE_TRADER,
        "core/alhambra/modules/street_trader.py",
        "if trader.at != building.place:",
        "if trader.at != building.place or type(table.agenda[-1]).__name__ == 'PlaceLastTiles':",
    ),
    Mutation(
        Rule.LAST_TILES_MEET_THE_TRADER,
        "core/alhambra/modules/street_trader.py",
        "return table._replace(agenda=(*table.agenda, question))",
        "return table._replace(agenda=(*table.agenda, MoveTrader(building.seat), question))",
    ),
)
