"""Tables with modules on them: getting ready, and what lies there for a module."""

from __future__ import annotations

from collections.abc import Mapping

from core.alhambra.components import TILES, Tile, letters_of
from core.alhambra.palace import x_and_y
from core.alhambra.rulesets import new_table, rules_for
from core.alhambra.setup import BuildDrawPile, DrawPile
from core.alhambra.table import Table
from core.kernel.rulebook import Action, Decision, Rule
from tests.core.alhambra.positions import play
from tests.core.alhambra.test_setup import FOUR_OPEN_CARDS, THREE_HANDS, bag, money


def dealt(*modules: str) -> Table:
    """A table of three when the money is dealt and the draw pile is to be built."""
    table = new_table(rules_for(3, modules))
    table = play(table, bag(), money(f"{THREE_HANDS} {FOUR_OPEN_CARDS}"))
    assert waits_for(table, BuildDrawPile())
    return table


def pile(table: Table, money_above: Mapping[str, int]) -> DrawPile:
    """The rest of the money with so many money cards above each of these special cards."""
    order: list[str] = list(table.draw_pile)
    for card, above in sorted(money_above.items(), key=lambda item: -item[1]):
        order.insert(above, card)
    return DrawPile(tuple(order))


def waits_for(table: Table, decision: Decision) -> bool:
    """Whether this is asked now; decisions of different kinds may have equal fields."""
    asked = table.rules.decision(table)
    return type(asked) is type(decision) and asked == decision


def offers(table: Table, *actions: Action) -> bool:
    """Whether exactly these actions are offered, in this order."""
    offered = table.rules.legal_actions(table)
    return [*map(type, offered)] == [*map(type, actions)] and offered == list(actions)


def broken_rule(table: Table, action: Action) -> Rule | None:
    """The rule that an answer breaks; None where it may be given."""
    violation = table.rules.violation(table, action)
    return None if violation is None else violation.rule


def walls(tile: Tile) -> str:
    """The sides of a tile that have a wall, printed or wooden."""
    return letters_of(tile.walls)


def raised(tile: Tile) -> str:
    """The sides of a tile that have a wooden wall."""
    printed = TILES[tile.id].walls if tile.id in TILES else 0
    return letters_of(tile.walls & ~printed)


def built(table: Table, seat: int) -> dict[tuple[int, int], str]:
    """What stands where in a seat's Alhambra."""
    tiles = table.seats[seat].palace.tiles
    return {x_and_y(where): tile.id for where, tile in tiles.items()}
