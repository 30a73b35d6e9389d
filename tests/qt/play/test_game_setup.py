"""A table can be set in any order and colours, and no two seats share one."""

from alhambra_qt.play.game_setup import LEVELS, GameSetup, SeatSetup, first_setup, is_playable
from core import levels

ANN, BEN, CEM = SeatSetup("Ann", 0), SeatSetup("Ben", 1), SeatSetup("Cem", 2)
SETUP = GameSetup((ANN, BEN, CEM), youngest=2)


def test_choosing_a_colour_that_is_taken_swaps_them() -> None:
    changed = SETUP.with_seat(0, SeatSetup("Ann", 2))
    assert [seat.colour for seat in changed.seats] == [2, 1, 0]


def test_a_new_seat_gets_a_free_colour() -> None:
    setup = GameSetup((ANN, CEM)).with_another_seat("Dot", "ai:easy")
    assert setup.seats[-1] == SeatSetup("Dot", 1, "ai:easy")


def test_the_youngest_stays_the_youngest_in_another_order() -> None:
    assert SETUP.in_order([2, 0, 1]).youngest == 0
    assert SETUP.rotated().seats == (BEN, CEM, ANN)
    assert SETUP.rotated().youngest == 1


def test_the_youngest_stays_the_youngest_when_somebody_leaves() -> None:
    assert SETUP.without_seat(0).youngest == 1
    assert SETUP.without_seat(2).youngest == 0


def test_the_first_proposal_can_be_played() -> None:
    assert is_playable(first_setup("Player 1", lambda seat: f"Computer {seat}"))


def test_what_cannot_be_played_is_known() -> None:
    assert is_playable(SETUP)
    assert not is_playable(GameSetup(()))
    assert not is_playable(GameSetup((ANN, ANN)))
    assert not is_playable(GameSetup((ANN, BEN), youngest=2))
    assert not is_playable(GameSetup((ANN, SeatSetup("Bot", 1, "bot:rm -rf /"))))
    assert not is_playable(GameSetup((ANN, SeatSetup("Bot", 1, "ai:wizard:spoiler"))))
    assert is_playable(GameSetup((ANN, SeatSetup("Zaida", 1, "ai:hard:spoiler"))))
    assert not is_playable(GameSetup((ANN, SeatSetup(" ", 1))))


def test_levels_are_those_that_there_are() -> None:
    assert tuple(f"ai:{level}" for level in levels.LEVELS) == LEVELS


def test_computers_keep_only_characters_that_a_game_has() -> None:
    kinds = ("human", "ai:hard:spoiler", "ai:easy:builder", "ai:easy:", "bot:play:it")
    seats = tuple(SeatSetup(f"{at}", at, kind) for at, kind in enumerate(kinds))
    kept = GameSetup(seats).with_characters_among({"", "spoiler"})
    assert [seat.kind for seat in kept.seats] == [
        "human",
        "ai:hard:spoiler",
        "ai:easy",
        "ai:easy",
        "bot:play:it",
    ]


def test_the_next_game_has_the_characters_that_were_chosen_for_its_players() -> None:
    zaida, yusuf = SeatSetup("Zaida", 0, "ai:hard"), SeatSetup("Yusuf", 1, "ai:easy")
    last = GameSetup((ANN, zaida._replace(kind="ai:hard:spoiler"), yusuf), game="a")
    table = GameSetup((zaida, yusuf._replace(kind="ai:hard"), ANN), game="a")
    again = table.with_characters_chosen_in(last)
    assert [seat.kind for seat in again.seats] == ["ai:hard:spoiler", "ai:hard", "human"]
    other = table._replace(game="b")
    assert other.with_characters_chosen_in(last) == other
