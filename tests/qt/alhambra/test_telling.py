"""What happened, told in short."""

from __future__ import annotations

import pytest

from alhambra_qt.alhambra import telling
from alhambra_qt.alhambra.presenters.history import Deed
from alhambra_qt.words import names
from alhambra_qt.words.languages import Translators
from core.alhambra.buying import BuyTile
from core.alhambra.components import TILES
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.redesigning import ExchangeTiles
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import Pass
from core.alhambra.two_players import GiveTile
from core.kernel.rulebook import Action
from tests.core.alhambra.positions import cards, position
from tests.qt.games import history_of, new_session, play_on

SEATED = [("Ann", 3), ("Ben", 1), ("Cem", 2)]


def test_every_action_of_the_base_game_has_words() -> None:
    for seats in (("Ann", "Ben"), ("Ann", "Ben", "Cem")):
        session = play_on(new_session(*seats), seed=2)
        told = {
            type(entry.action): telling.did(entry.action)
            for entry in history_of(session)
            if isinstance(entry, Deed)
        }
        assert len(told) >= 7
        assert all(told.values())
    assert telling.did(Pass())
    assert telling.did((1, 2, 3)) == ""


def test_what_an_action_is_about_is_shown() -> None:
    table = position(cities=["fountain tower-11"], reserves=["tower-12"])
    exchange = ExchangeTiles("tower-12", "tower-11")
    assert telling.tiles_of(exchange, table, 0) == (TILES["tower-11"], TILES["tower-12"])
    assert telling.tiles_of(Pass(), table, 0) == ()
    assert telling.cards_of(TakeMoney(cards("denar-7"))) == ("denar-7",)
    assert telling.cards_of(exchange) == ()


def test_a_raised_wall_is_seen_on_its_tile() -> None:
    table = position(reserves=["tower-12"])
    walled = TILES["tower-12"]._replace(walls=5)
    table = table.with_seat(0, table.seats[0]._replace(reserve=(walled,)))
    assert telling.tiles_of(ExchangeTiles("tower-12", "tower-11"), table, 0)[1].walls == 5


def test_the_last_turn_of_every_seat_shows_no_tile_twice() -> None:
    session = play_on(new_session(), actions=60)
    turns = telling.turns_told(history_of(session), SEATED)
    assert [(turn.name, turn.colour) for turn in turns] == [*SEATED]
    for turn in turns:
        assert turn.words
        assert len(set(turn.tiles)) == len(turn.tiles)


def test_the_last_lines_come_last_and_name_their_seat() -> None:
    session = play_on(new_session(), seed=3)
    lines = telling.lines_told(history_of(session), SEATED, 5)
    assert len(lines) == 5
    assert (lines[-1].colour, lines[-1].text) == (None, "Third scoring round")
    colour, sentence, *_ = lines[-2]
    name = next(name for name, seat_colour in SEATED if seat_colour == colour)
    assert name in sentence


def test_a_name_turns_nothing_around_it() -> None:
    named = names.named("evil\u202e\nname " * 100)
    assert "\u202e" not in named
    assert "\n" not in named
    assert len(named) < 50


def test_categories_and_scorings_have_names() -> None:
    assert telling.category("tower") == "Tower"
    assert telling.category("wall") == "Longest wall"
    assert [telling.scoring_numeral(number) for number in (1, 2, 3)] == ["I", "II", "III"]


@pytest.mark.parametrize(
    ("action", "where"),
    [
        (BuildTile("tower-11", place(1, 0)), ""),
        (KeepTile("tower-11"), "reserve"),
        (GiveTile("tower-11"), "dirk"),
    ],
)
def test_a_turn_shows_where_a_bought_tile_went(action: Action, where: str) -> None:
    table = position(seats=2, hands=["", "gulden-9 gulden-2"], market="tower-11 . . .")
    bought = BuyTile("tower-11", cards("gulden-9 gulden-2"))
    deeds = (Deed(1, 1, bought, table), Deed(1, 1, action, table))
    (nothing, turn) = telling.turns_told(deeds, (("Ann", 0), ("Ben", 1)))
    assert not nothing.words
    assert turn.tiles == (TILES["tower-11"],)
    assert turn.went == (where,)


def test_two_tiles_of_one_price_are_told_once() -> None:
    gulden, denar = "gulden-9 gulden-1", "denar-9 denar-1"
    table = position(seats=2, hands=["", f"{gulden} {denar}"], market="garden-10-n . garden-10-w .")
    deeds = [
        BuyTile("garden-10-n", cards(gulden)),
        BuyTile("garden-10-w", cards(denar)),
        BuildTile("garden-10-n", place(0, 1)),
        KeepTile("garden-10-w"),
    ]
    _, turn = telling.turns_told(
        [Deed(1, 1, deed, table) for deed in deeds], (("Ann", 0), ("Ben", 1))
    )
    paid, *placed = turn.words
    assert paid.endswith("garden 10 (2×)")
    assert placed == ["builds garden 10", "puts garden 10 on the reserve board"]
    assert turn.brief == (paid,)
    assert len(turn.tiles) == 2


def test_what_left_the_palace_is_shown_on_the_reserve_board() -> None:
    table = position(seats=2, cities=["", "fountain tower-11"], reserves=["", "tower-12"])
    deeds = (Deed(1, 1, ExchangeTiles("tower-12", "tower-11"), table),)
    (nothing, turn) = telling.turns_told(deeds, (("Ann", 0), ("Ben", 1)))
    assert not nothing.words
    assert dict(zip(turn.tiles, turn.went, strict=True)) == {
        TILES["tower-11"]: "reserve",
        TILES["tower-12"]: "",
    }


@pytest.mark.parametrize(
    ("language", "exact", "more"),
    [
        (
            "en",
            "pays the exact amount for tower 11 and builds it",
            "buys tower 11 for 13 and puts it on the reserve board",
        ),
        (
            "de",
            "kauft Turm 11 genau passend und baut das Plättchen ein",
            "kauft Turm 11 für 13 und legt das Plättchen auf das Reservefeld",
        ),
        (
            "nl",
            "koopt toren 11, betaalt gepast en bouwt het kaartje",
            "koopt toren 11 voor 13 en legt het op het reserveveld",
        ),
    ],
)
def test_a_tile_is_named_once_if_it_is_placed_as_soon_as_it_is_bought(
    translators: Translators, language: str, exact: str, more: str
) -> None:
    translators.change_to(language)
    build, keep = BuildTile("tower-11", place(1, 0)), KeepTile("tower-11")
    buy = BuyTile("tower-11", cards("gulden-2 gulden-9"))
    assert telling.did_in_a_row(buy, build) == exact
    assert telling.did_in_a_row(BuyTile("tower-11", cards("gulden-4 gulden-9")), keep) == more


def test_another_tile_is_named() -> None:
    buy = BuyTile("tower-11", cards("gulden-2 gulden-9"))
    told = telling.did_in_a_row(buy, BuildTile("garden-10", place(1, 0)))
    assert told == "pays the exact amount for tower 11 and builds garden 10"
