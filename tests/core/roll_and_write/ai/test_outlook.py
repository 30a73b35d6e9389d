"""Without turns to come, the outlook is what the final scoring gives; with them it is fair."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from core.kernel.lines import Line
from core.majority import share_places
from core.roll_and_write.ai.outlook import Outlook, marks_of
from core.roll_and_write.dice import FIELD
from core.roll_and_write.final_scoring import PLACES, building_points, line_points
from core.roll_and_write.table import RoundScore, Table
from core.roll_and_write.view import view
from tests.core.roll_and_write.positions import fields, places_of, position

NAMES = ["Ann", "Bob", "Cem"]


def outlook(table: Table, *, foresight: bool, seat: int = 0, rivalry: float = 0.0) -> Outlook:
    marks = marks_of(view(table, seat, NAMES), table.rules, foresight=foresight)
    return Outlook(marks, seat, rivalry)


def crossing(table: Table, places: str) -> Table:
    """The table when seat 0 has crossed these off, too."""
    seat = table.seats[0]
    more = seat._replace(crossed=seat.crossed | fields(places))
    return table._replace(seats=(more, *table.seats[1:]))


@pytest.mark.parametrize("places", ["16", "23", "41 42", "16 66", "44 52"])
def test_without_turns_to_come_it_is_what_the_final_scoring_gives(places: str) -> None:
    table = position(crosses=["11 12 13 14 15 61 62", "16 23 41", "44 52 53"])
    after = crossing(table, places)
    gained = building_points(after)[0] - building_points(table)[0]
    gained += line_points(after.seats[0].crossed) - line_points(table.seats[0].crossed)
    pairs = [(int(place[0]), int(place[1])) for place in places.split()]
    # Ties are not rounded down here.
    assert outlook(table, foresight=False).gain(*pairs) == pytest.approx(gained, abs=1)


def test_what_is_crossed_off_is_not_free() -> None:
    seen = outlook(position(crosses=["11"]), foresight=True)
    assert [pair for pair in FIELD if not seen.is_free(pair)] == [(1, 1)]
    assert seen.best([(1, 1)]) == 0


def test_points_to_be_had_are_shared_among_all() -> None:
    """Whatever comes, three seats who will all have towers share their places."""
    table = position(crosses=[places_of("tower", 3), places_of("tower", 2), places_of("tower", 1)])
    tower = len(PLACES) - 1
    points = outlook(table, foresight=True, rivalry=1.0)._points(tower, 0)
    # A tie of three is seen as three ties of two, which loses a little.
    assert sum(points) == pytest.approx(sum(PLACES["tower"]), abs=0.1)
    assert points[0] > points[1] > points[2]


def test_those_who_complete_a_building_in_the_same_round_share_the_best_places() -> None:
    *towers, _last = places_of("tower").split()
    table = position(to_play=1, crosses=[places_of("tower"), " ".join(towers)])
    tower = len(PLACES) - 1
    points = outlook(table, foresight=True, seat=1, rivalry=1.0)._points(tower, 1)
    assert points[:2] == [17, 17]
    assert points[2] < PLACES["tower"][2]


def test_who_has_got_a_place_takes_no_other_one() -> None:
    table = position(to_play=1, crosses=[places_of("tower"), places_of("tower", 2)])
    tower = len(PLACES) - 1
    standings = list(table.score_sheet.standings)
    standings[tower] = standings[tower]._replace(places=(13, 6), placed=(0,))
    table = table.with_marks(table.agenda, standings=tuple(standings))
    points = outlook(table, foresight=False, seat=1, rivalry=1.0)._points(tower, 0)
    assert points == [0, *share_places([2, 0], (13, 6))]


def view_after(table: Table, seat: int, *scores: Mapping[str, tuple[int, ...]]) -> Line:
    """What a seat sees that has played its turn, if rounds gave these points."""
    sheet = table.score_sheet
    standings = [
        standing._replace(places=standing.places[sum(building in score for score in scores) :])
        for building, standing in zip(PLACES, sheet.standings, strict=True)
    ]
    rounds = tuple(RoundScore(number, score) for number, score in enumerate(scores, 1))
    table = table.with_marks(table.agenda, standings=tuple(standings), round_scores=rounds)
    return {**view(table, seat, NAMES), "phase": "keep"}


def test_who_has_points_has_got_the_place_that_is_gone() -> None:
    """Both could have completed it in this round."""
    table = position(to_play=2, crosses=[places_of("pavilion"), "", places_of("pavilion")])
    seen = view_after(table, 2, {"pavilion": (0, 0, 16)})
    assert marks_of(seen, table.rules, foresight=True).placed[0] == (2,)


def test_who_was_heard_to_get_a_place_has_it_whatever_points_say() -> None:
    """Seat 0 has more points, but for the garden; it has completed the pavilions only now."""
    both = f"{places_of('pavilion')} {places_of('garden')}"
    table = position(to_play=2, crosses=[both, places_of("pavilion"), ""])
    garden, pavilion = {"garden": (20, 0, 0)}, {"pavilion": (0, 16, 0)}
    seen = view_after(table, 2, garden, pavilion)
    heard = {(4, 0), (0, 1)}
    placed = marks_of(seen, table.rules, foresight=True, heard=heard).placed
    assert placed == ((1,), (), (), (), (0,), ())


def test_a_lead_is_worth_more_the_fewer_turns_are_left() -> None:
    early, late = (
        outlook(position(crosses=["11 41", "23", "32"], round_number=number), foresight=True)
        for number in (1, 17)
    )
    assert late.gain((4, 4)) > early.gain((4, 4))


def test_a_rival_without_the_place_counts_for_whoever_minds() -> None:
    table = position(crosses=["16", "16"], round_number=17)
    content, jealous = (outlook(table, foresight=True, rivalry=much) for much in (0.0, 1.0))
    assert jealous.gain((2, 3)) > content.gain((2, 3))


def test_imaginary_players_are_rivals_too() -> None:
    without, with_towers = (
        outlook(
            position(seats=2, crosses=["16"], counts=[{"tower": number}], round_number=17),
            foresight=True,
        )
        for number in (0, 2)
    )
    assert with_towers.gain((2, 3)) != without.gain((2, 3))


def test_a_pair_promises_more_where_more_is_free() -> None:
    row = outlook(position(crosses=["11 12 13 14 15 16"]), foresight=True)
    assert row.promise((2, 1)) > row.promise((1, 1))
