"""What switches off the rules of the walls."""

from __future__ import annotations

from core.alhambra.modules.walls import Rule
from tests.mutations import Mutation


def _in(rule: Rule, old: str, new: str) -> Mutation:
    return Mutation(rule, "core/alhambra/modules/walls.py", old, new)


MUTATIONS = (
    _in(Rule.EIGHT_WALL_CARDS, "piles=(2, 2, 3, 3, 4, 4, 5, 5)", "piles=(1, 2, 3, 3, 4, 4, 5, 5)"),
    _in(Rule.EIGHT_WALL_CARDS, "piles=(2, 2, 3, 3, 4, 4, 5, 5)", "piles=(2, 3, 3, 4, 4, 5, 5, 5)"),
    _in(Rule.EIGHT_WALL_CARDS, '"ne", "es", "sw", "nw")', '"ne", "es", "sw", "ns")'),
    _in(Rule.WALL_CARDS_LIE_OPEN, "OpenWallCards((*cards, card))", "OpenWallCards((card,))"),
    _in(Rule.WALL_CARDS_LIE_OPEN, "OpenWallCards((*cards, card))", "OpenWallCards(cards)"),
    Mutation(
        Rule.WALL_CARDS_LIE_OPEN,
        "core/alhambra/refilling.py",
        "while pile and len(open_money) < OPEN_MONEY_CARDS:",
        "while pile and len(open_money) + len(table.draw_pile) - len(pile) < 4:",
    ),
    _in(
        Rule.WALL_CARDS_LIE_OPEN,
        'view["wall_cards"] = list(table.annex(OpenWallCards).cards)',
        'view["wall_cards"] = []',
    ),
    _in(
        Rule.RAISING_A_WALL_IS_AN_ACTION,
        "return table._replace(agenda=table.agenda[:-1])",
        "return table",
    ),
    _in(Rule.RAISING_A_WALL_IS_AN_ACTION, "    if not cards:\n        return []", "    return []"),
    _in(
        Rule.TAKE_AN_OPEN_WALL_CARD,
        "if action.card not in table.annex(OpenWallCards).cards:",
        "if action.card not in WALL_CARDS:",
    ),
    _in(
        Rule.TAKE_AN_OPEN_WALL_CARD,
        "with_annex(OpenWallCards(cards))",
        "with_annex(OpenWallCards((*cards, action.card)))",
    ),
    _in(
        Rule.ON_A_TILE_OF_YOUR_OWN,
        "return next((tile for tile in own if tile.id == tile_id), None)",
        "return next((tile for tile in own if tile.id == tile_id), own[0])",
    ),
    _in(
        Rule.ON_A_TILE_OF_YOUR_OWN,
        '''"""Rule.ON_A_TILE_OF_YOUR_OWN."""
    own = (*seat.palace.tiles.values(), *seat.reserve, *seat.to_place)''',
        '''"""Rule.ON_A_TILE_OF_YOUR_OWN."""
    own = (*seat.palace.tiles.values(), *seat.to_place)''',
    ),
    _in(
        Rule.ON_A_TILE_OF_YOUR_OWN,
        '''"""Rule.ON_A_TILE_OF_YOUR_OWN."""
    own = (*seat.palace.tiles.values(), *seat.reserve, *seat.to_place)''',
        '''"""Rule.ON_A_TILE_OF_YOUR_OWN."""
    own = (*seat.palace.tiles.values(), *seat.reserve)''',
    ),
    _in(
        Rule.ON_A_TILE_OF_YOUR_OWN,
        '''"""Rule.ON_A_TILE_OF_YOUR_OWN."""
    own = (*seat.palace.tiles.values(), *seat.reserve, *seat.to_place)''',
        '''"""Rule.ON_A_TILE_OF_YOUR_OWN."""
    own = (*list(seat.palace.tiles.values())[1:], *seat.reserve, *seat.to_place)''',
    ),
    _in(Rule.WALLS_AS_SHOWN, "tile.walls | WALL_CARDS[action.card]", "WALL_CARDS[action.card]"),
    _in(Rule.WALLS_AS_SHOWN, "tile.walls | WALL_CARDS[action.card]", "tile.walls | walls_of('n')"),
    _in(Rule.NOT_OVER_A_WALL, "if tile.walls & sides:", "if tile.walls & sides == sides:"),
    _in(Rule.NOT_OVER_A_WALL, "if tile.walls & sides:", "if sides == 0:"),
    _in(
        Rule.THE_CITY_STAYS_LEGAL,
        "if where is not None and sides & ~seat.palace.free_sides(where):",
        "if where is not None and not sides & seat.palace.free_sides(where):",
    ),
    _in(
        Rule.THE_CITY_STAYS_LEGAL,
        "if where is not None and sides & ~seat.palace.free_sides(where):",
        "if where is not None and sides == 0:",
    ),
    Mutation(
        Rule.WALLS_STAY,
        "core/alhambra/redesigning.py",
        "reserve=(*seat.reserve, tile))",
        "reserve=(*seat.reserve, tile._replace(walls=0)))",
    ),
    Mutation(
        Rule.WALLS_STAY,
        "core/alhambra/redesigning.py",
        "reserve=(*without_one(seat.reserve, tile), leaving),",
        "reserve=(*without_one(seat.reserve, tile), leaving._replace(walls=0)),",
    ),
    Mutation(
        Rule.WALLS_STAY,
        "core/alhambra/two_players.py",
        "tiles=(*dirk.tiles, tile)",
        "tiles=(*dirk.tiles, tile._replace(walls=0))",
    ),
    _in(
        Rule.RAISED_WALLS_COUNT,
        "seat.palace.with_tile(walled, where)",
        "seat.palace.with_tile(tile, where)",
    ),
    Mutation(
        Rule.RAISED_WALLS_COUNT,
        "core/alhambra/palace.py",
        "            walls = tile.walls\n            if walls:\n",
        "            walls = tile.walls\n            if walls and '-' in tile.id:\n",
    ),
)
