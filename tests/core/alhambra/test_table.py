"""What lies on the table."""

from core.alhambra.components import FOUNTAIN, TILES
from core.alhambra.table import tile_on
from tests.core.alhambra.positions import position


def test_a_tile_is_found_wherever_it_lies_with_the_walls_that_it_has() -> None:
    walled = TILES["tower-11"]._replace(walls=15)
    table = position(market="garden-10 . . .", cities=["", "fountain arcades-9"])
    table = table.with_seat(0, table.seats[0]._replace(reserve=(walled,)))
    assert tile_on(table, "tower-11") == walled
    assert tile_on(table, "tower-11", 1) == walled
    assert tile_on(table, "arcades-9") == TILES["arcades-9"]
    assert tile_on(table, "garden-10", 0) == TILES["garden-10"]
    assert tile_on(table, "pavilion-8") is None


def test_every_seat_has_a_fountain_of_its_own() -> None:
    table = position(cities=["fountain", "fountain"])
    palace = table.seats[1].palace.with_tile(FOUNTAIN._replace(walls=1), 0)
    table = table.with_seat(1, table.seats[1]._replace(palace=palace))
    assert tile_on(table, "fountain", 0) == FOUNTAIN
    assert tile_on(table, "fountain", 1) == FOUNTAIN._replace(walls=1)
