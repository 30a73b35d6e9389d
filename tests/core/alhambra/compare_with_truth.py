"""Compare the palace with the slow and obvious truth on many random cities.

    python -m tests.core.alhambra.compare_with_truth --palaces 100000 --jobs 2

For each city: the places for all 16 walls, the removals, the exchanges for all 16 walls, and the
longest wall. Prints the first differences; the exit code is 1 if there are any.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from itertools import islice
from multiprocessing import Pool
from random import Random

from core.alhambra.components import letters_of
from core.alhambra.palace import Palace, x_and_y
from tests.core.alhambra import truth
from tests.core.alhambra.random_cities import random_city

CITIES_AT_A_TIME = 250


def differences(palace: Palace) -> Iterator[str]:
    """Every question about a city that gets another answer than the truth."""
    city = truth.city_of(palace)
    if not truth.is_legal(city):
        yield f"not a legal city: {palace}"
    for walls in range(16):
        letters = letters_of(walls)
        if _places(palace.places_for(walls)) != sorted(truth.places(city, letters)):
            yield f"places for walls {letters!r}: {palace}"
        if _places(palace.places_to_exchange(walls)) != sorted(truth.exchanges(city, letters)):
            yield f"exchanges for walls {letters!r}: {palace}"
    if _places(palace.removable()) != sorted(truth.removals(city)):
        yield f"removals: {palace}"
    if palace.longest_wall() != truth.longest_wall(city):
        yield f"longest wall: {palace}"
    if sorted(map(len, palace.wall_runs())) != truth.wall_runs(city):
        yield f"runs of walls: {palace}"


def _places(places: Iterable[int]) -> list[truth.XY]:
    return sorted(map(x_and_y, places))


def compare(cities: range) -> tuple[int, int, list[str]]:
    """How many of the cities of these numbers were compared, their tiles, the differences."""
    found: list[str] = []
    tiles = 0
    for number in cities:
        palace = random_city(Random(f"city {number}"))
        tiles += len(palace.tiles)
        found += differences(palace)
    return len(cities), tiles, found


def main() -> int:
    """Compare as many cities as asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--palaces", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first city")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    last = options.first + options.palaces
    parts = [
        range(start, min(start + CITIES_AT_A_TIME, last))
        for start in range(options.first, last, CITIES_AT_A_TIME)
    ]
    began = time.monotonic()
    done = tiles = 0
    found: list[str] = []
    with Pool(options.jobs) as pool:
        for number, tiles_of_part, differences_of_part in pool.imap_unordered(compare, parts):
            done += number
            tiles += tiles_of_part
            found += differences_of_part
            if sys.stderr.isatty():
                print(f"\r{done} of {options.palaces}", end="", file=sys.stderr)
    print(f"{done} cities of {tiles / done:.1f} tiles on average, {len(found)} differences")
    print(f"{time.monotonic() - began:.0f} s")
    for difference in islice(found, 10):
        print(difference)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
