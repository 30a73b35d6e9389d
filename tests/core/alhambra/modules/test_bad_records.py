"""Records that break a rule of a module: the message has the line's number and the rule."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from core.alhambra import rules as base
from core.alhambra.components import CURRENCIES
from core.alhambra.game import Alhambra, header_of
from core.alhambra.modules import change, street_trader, thieves, walls
from core.alhambra.modules.street_trader import MeetTrader, MoveTrader, StartTrader, Traders
from core.alhambra.modules.thieves import DealThieves, SendThief, Thieves
from core.alhambra.modules.walls import WALL_CARDS, OpenWallCards, RaiseWall
from core.alhambra.setup import BuildDrawPile
from core.alhambra.table import Table
from core.catalogue import game_of
from core.kernel.lines import BadLine, Line, text_of
from core.kernel.record import replay
from core.kernel.rulebook import CHANCE, Order, Rule
from core.kernel.session import Session
from core.lab.__main__ import main

Games = Session[Table]


def play_until(modules: str, wanted: Callable[[Table], bool], seats: int = 3) -> Games:
    """A random game with these modules up to the first table that is wanted."""
    people = [{"name": name, "kind": "human"} for name in ("Ann", "Ben", "Cem", "Dora")[:seats]]
    for seed in range(100):
        random = Random(seed)
        session: Games = Session(Alhambra(header_of(people, modules.split())))
        rules = session.game.rules
        while session.decision is not None:
            if wanted(session.state):
                return session
            if session.decision.seat == CHANCE:
                session.play(rules.draw(session.state, random))
            else:
                session.play(rules.any_legal_action(session.state, random))
    raise AssertionError("no game came there")


def record(session: Games, line: Line) -> bytes:
    lines = [session.game.header, *session.lines, line]
    return b"".join(text_of(one).encode() + b"\n" for one in lines)


def refused(session: Games, **line: Any) -> Rule | None:
    """The rule for which a record is refused that goes on with this line, at that very line."""
    with pytest.raises(BadLine) as caught:
        for _ in replay(BytesIO(record(session, line)), game_of):
            pass
    assert caught.value.number == len(session.lines) + 2
    assert str(caught.value).startswith(f"line {len(session.lines) + 2}: ")
    return caught.value.rule


def accepted(session: Games, **line: Any) -> bool:
    for _ in replay(BytesIO(record(session, line)), game_of):
        pass
    return True


def asks(*kinds: type[Any]) -> Callable[[Table], bool]:
    return lambda table: isinstance(table.rules.decision(table), kinds)


def is_to_act(table: Table) -> bool:
    """A seat is at the beginning of its turn."""
    return table.agenda == table.rules.turns[table.to_play]


def test_the_command_line_names_line_and_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = play_until("traders", asks(MeetTrader))
    question = session.decision
    house = "tower" if question.colour != "tower" else "garden"
    bad = tmp_path / "bad.alhambra"
    line = {"seat": question.seat, "do": "trader", "settle": house, "take": "tower"}
    bad.write_bytes(record(session, line))
    assert main(["check", str(bad)]) == 1
    said = capsys.readouterr().out
    assert f"line {len(session.lines) + 2}: " in said
    assert "A_CITIZEN_MOVES_IN" in said
    assert street_trader.Rule.A_CITIZEN_MOVES_IN.sentence in said


# Walls


def has_open_walls(table: Table) -> bool:
    """A seat can choose between two wall cards, and its fountain has a wooden wall."""
    cards = table.annex(OpenWallCards).cards
    fountain = table.seats[table.to_play].palace.tiles[0]
    return is_to_act(table) and any(WALL_CARDS[card] & fountain.walls for card in cards)


def test_a_wall_over_a_wall() -> None:
    session = play_until("walls", has_open_walls)
    table = session.state
    fountain = table.seats[table.to_play].palace.tiles[0]
    card = next(
        card for card in table.annex(OpenWallCards).cards if WALL_CARDS[card] & fountain.walls
    )
    rule = refused(session, seat=table.to_play, do="wall", card=card, on="fountain")
    assert rule is walls.Rule.NOT_OVER_A_WALL


def wall_is_possible(table: Table) -> bool:
    return (
        is_to_act(table)
        and len(table.annex(OpenWallCards).cards) < 8
        and any(isinstance(action, RaiseWall) for action in table.rules.legal_actions(table))
    )


def test_a_wall_that_cannot_be_raised() -> None:
    session = play_until("walls", wall_is_possible)
    table = session.state
    seat, other = table.to_play, (table.to_play + 1) % 3
    opened = table.annex(OpenWallCards).cards
    hidden = next(card for card in WALL_CARDS if card not in opened)
    wall: dict[str, Any] = {"seat": seat, "do": "wall", "card": opened[0], "on": "fountain"}
    assert accepted(session, **wall)
    assert refused(session, **{**wall, "card": hidden}) is walls.Rule.TAKE_AN_OPEN_WALL_CARD
    on_the_market = next(tile.id for tile in table.market if tile is not None)
    assert refused(session, **{**wall, "on": on_the_market}) is walls.Rule.ON_A_TILE_OF_YOUR_OWN
    assert refused(session, **{**wall, "seat": other}) is Order.ONLY_WHO_IS_ASKED
    for card in ("wall-x", "denar-3", 7, None, ["wall-n"]):
        assert refused(session, **{**wall, "card": card}) is None
    assert refused(session, **{**wall, "on": "tower-99"}) is None
    assert refused(session, **wall, at=[0, 0]) is None


def test_a_wall_without_the_module() -> None:
    session = play_until("", is_to_act)
    rule = refused(session, seat=session.state.to_play, do="wall", card="wall-n", on="fountain")
    assert rule is Order.ANSWER_WHAT_IS_ASKED


def test_a_wall_card_in_the_wrong_pile() -> None:
    session = play_until("walls", asks(BuildDrawPile))
    session.play(session.game.rules.draw(session.state, Random(1)))
    order = session.lines[-1]["order"]
    session.undo()
    wrong = [*WALL_CARDS, *(card for card in order if card not in WALL_CARDS)]
    assert refused(session, chance="draw-pile", order=wrong) is base.Rule.FIVE_PILES
    assert refused(session, chance="draw-pile", order=[*order, "wall-x"]) is None


# Thieves


def can_steal(table: Table) -> bool:
    """The first seat in priority is asked, and the one about to play could take something too."""
    question = table.rules.decision(table)
    if not isinstance(question, SendThief):
        return False
    of_the_next = table.annex(Thieves).hands[question.about_to_play]
    return any(CURRENCIES[card.place] in of_the_next for card in table.open_money)


def test_stealing_before_ones_own_turn() -> None:
    session = play_until("thieves", can_steal)
    table, question = session.state, session.decision
    card = next(
        card
        for card in table.open_money
        if CURRENCIES[card.place] in table.annex(Thieves).hands[question.about_to_play]
    )
    theft = {"do": "steal", "thief": CURRENCIES[card.place], "card": card}
    assert refused(session, seat=question.about_to_play, **theft) is thieves.Rule.BETWEEN_TURNS


def test_a_theft_that_is_not_possible() -> None:
    session = play_until("thieves", can_steal)
    table, question = session.state, session.decision
    seat, hand = question.seat, table.annex(Thieves).hands[question.seat]
    card = next(card for card in table.open_money if CURRENCIES[card.place] in hand)
    thief = CURRENCIES[card.place]
    theft: dict[str, Any] = {"seat": seat, "do": "steal", "thief": thief, "card": card}
    assert accepted(session, **theft)
    other = next(currency for currency in CURRENCIES if currency != thief)
    closed = next(
        f"{thief}-{value}" for value in range(1, 10) if f"{thief}-{value}" not in table.open_money
    )
    one_card = thieves.Rule.ONE_CARD_OF_ITS_CURRENCY
    assert refused(session, **{**theft, "card": closed}) is one_card
    if other not in hand:
        assert refused(session, **{**theft, "thief": other}) is thieves.Rule.SEND_A_THIEF_YOU_HAVE
    else:
        assert refused(session, **{**theft, "thief": other}) is one_card
    for wrong in ("coin", "scoring-1", 9, None, [card], f"{thief}-10"):
        assert refused(session, **{**theft, "card": wrong}) is None
    for no_thief in ("euro", 1, None, [thief]):
        assert refused(session, **{**theft, "thief": no_thief}) is None


def test_a_thief_that_the_seat_does_not_have() -> None:
    def lacks_one(table: Table) -> bool:
        question = table.rules.decision(table)
        return isinstance(question, SendThief) and any(
            CURRENCIES[card.place] not in table.annex(Thieves).hands[question.seat]
            for card in table.open_money
        )

    session = play_until("thieves", lacks_one)
    table, question = session.state, session.decision
    card = next(
        card
        for card in table.open_money
        if CURRENCIES[card.place] not in table.annex(Thieves).hands[question.seat]
    )
    theft = {"do": "steal", "thief": CURRENCIES[card.place], "card": card}
    assert refused(session, seat=question.seat, **theft) is thieves.Rule.SEND_A_THIEF_YOU_HAVE


def test_not_stealing_is_not_written() -> None:
    session = play_until("thieves", asks(SendThief))
    rule = refused(session, seat=session.decision.seat, do="decline")
    assert rule is Order.ANSWER_WHAT_IS_ASKED


def test_the_next_turn_may_follow_wherever_nobody_steals() -> None:
    session = play_until("thieves", asks(SendThief))
    table = session.state
    card = table.open_money[0]
    assert accepted(session, seat=table.to_play, do="take", cards=[card])
    late = (table.to_play + 1) % 3
    rule = refused(session, seat=late, do="take", cards=[card])
    assert rule is Order.ONLY_WHO_IS_ASKED


def test_thieves_dealt_wrong() -> None:
    session = play_until("thieves", asks(DealThieves))
    three = thieves.Rule.TWELVE_THIEVES
    right = [["gulden", "dirham", "denar", "ducat"]] * 3
    assert accepted(session, chance="thieves", hands=right)
    assert refused(session, chance="thieves", hands=right[:2]) is three
    assert refused(session, chance="thieves", hands=[["gulden"] * 4, *right[1:]]) is three
    assert refused(session, chance="thieves", hands=[]) is three
    for wrong in ("gulden", [1, 2, 3], [["euro"] * 4] * 3, None, 3):
        assert refused(session, chance="thieves", hands=wrong) is None


# Change


def test_a_coin_that_is_not_there() -> None:
    session = play_until("change", lambda table: is_to_act(table) and table.market[0] is not None)
    table = session.state
    tile = table.market[0]
    assert tile is not None
    coins = ["gulden-coin"] * tile.price
    rule = refused(session, seat=table.to_play, do="buy", tile=tile.id, pay=coins)
    assert rule is base.Rule.PAY_WHAT_YOU_HAVE


def test_coins_drawn_wrong() -> None:
    session = play_until("change", asks(change.DrawChange))
    question = session.decision
    right = ["gulden-coin"] * question.number
    rule = change.Rule.A_COIN_FOR_TWO
    buyer, other = question.buyer, (question.buyer + 1) % 3
    assert accepted(session, chance="coins", seat=buyer, drawn=right)
    assert refused(session, chance="coins", seat=buyer, drawn=[*right, "denar-coin"]) is rule
    assert refused(session, chance="coins", seat=buyer, drawn=[]) is rule
    assert refused(session, chance="coins", seat=other, drawn=right) is rule
    assert refused(session, chance="coins", seat=buyer, drawn=["gulden-1"]) is rule
    assert refused(session, chance="coins", seat=buyer, drawn=["gold"]) is None
    assert refused(session, chance="coins", seat=True, drawn=right) is None
    assert refused(session, chance="coins", drawn=right) is None


def test_change_that_was_not_drawn() -> None:
    session = play_until("change", asks(change.DrawChange))
    tile = session.state.seats[session.decision.buyer].to_place[0]
    line = {"seat": session.decision.buyer, "do": "place", "tile": tile.id, "to": "reserve"}
    assert refused(session, **line) is not None


def test_coins_in_a_game_without_change() -> None:
    session = play_until("", is_to_act)
    table = session.state
    tile = next(tile for tile in table.market if tile is not None)
    line = {"seat": table.to_play, "do": "buy", "tile": tile.id, "pay": ["denar-coin"]}
    assert refused(session, **line) is None
    rule = refused(session, chance="coins", seat=0, drawn=["denar-coin"])
    assert rule is Order.ANSWER_WHAT_IS_ASKED


def test_coins_are_not_dealt_with_the_money() -> None:
    session = play_until("change", asks(BuildDrawPile))
    order = session.lines[-1]["order"]
    session.undo()
    rule = refused(session, chance="money", order=[*order[:-1], "denar-coin"])
    assert rule is base.Rule.THREE_OF_EACH_MONEY_CARD


# The street trader


def test_a_start_of_the_trader_that_is_not_possible() -> None:
    session = play_until("traders", asks(StartTrader))
    start: dict[str, Any] = {
        "seat": 0,
        "do": "trader-start",
        "citizens": ["tower", "garden", "seraglio"],
        "at": [0, 1],
    }
    three = street_trader.Rule.THREE_DIFFERENT_CITIZENS
    assert accepted(session, **start)
    assert refused(session, **{**start, "citizens": ["tower", "garden"]}) is three
    assert refused(session, **{**start, "citizens": ["tower", "garden", "tower"]}) is three
    beside = street_trader.Rule.TRADER_BESIDE_THE_FOUNTAIN
    assert refused(session, **{**start, "at": [1, 1]}) is beside
    assert refused(session, **{**start, "seat": 1}) is Order.ONLY_WHO_IS_ASKED
    for wrong in (["tower", "garden", "fountain"], "tower", [1, 2, 3], None):
        assert refused(session, **{**start, "citizens": wrong}) is None


def fits_the_trader(fits: bool) -> Callable[[Table], bool]:
    def wanted(table: Table) -> bool:
        question = table.rules.decision(table)
        if not isinstance(question, MeetTrader):
            return False
        return (question.colour in table.annex(Traders).traders[question.seat].citizens) == fits

    return wanted


def test_a_citizen_into_the_wrong_house() -> None:
    session = play_until("traders", fits_the_trader(True))
    question = session.decision
    citizens = session.state.annex(Traders).traders[question.seat].citizens
    other = next(colour for colour in citizens if colour != question.colour)
    line: dict[str, Any] = {
        "seat": question.seat,
        "do": "trader",
        "settle": question.colour,
        "take": "tower",
    }
    assert accepted(session, **line)
    moves_in = street_trader.Rule.A_CITIZEN_MOVES_IN
    assert refused(session, **{**line, "settle": other}) is moves_in
    line.pop("take")
    assert refused(session, **line) is street_trader.Rule.A_NEW_CITIZEN_IS_TAKEN
    swap = {"seat": question.seat, "do": "trader", "give": other, "take": question.colour}
    assert refused(session, **swap) is street_trader.Rule.SWAP_A_CITIZEN
    for wrong in ("fountain", 3, None, ["tower"]):
        assert refused(session, **{**line, "settle": wrong, "take": "tower"}) is None
    assert refused(session, seat=question.seat, do="trader", take="tower") is None
    assert refused(session, **line, give="tower", take="tower") is None


def test_a_citizen_into_a_house_that_fits_nobody() -> None:
    session = play_until("traders", fits_the_trader(False))
    question = session.decision
    own = session.state.annex(Traders).traders[question.seat].citizens[0]
    settle = {"seat": question.seat, "do": "trader", "settle": own, "take": "tower"}
    assert refused(session, **settle) is street_trader.Rule.A_CITIZEN_MOVES_IN
    swap = {"seat": question.seat, "do": "trader", "give": own, "take": own}
    assert refused(session, **swap) is street_trader.Rule.SWAP_A_CITIZEN


def test_a_trader_line_where_nothing_was_built_on_the_trader() -> None:
    session = play_until("traders", is_to_act)
    seat = session.state.to_play
    rule = refused(session, seat=seat, do="trader")
    assert rule is street_trader.Rule.BUILT_ON_THE_TRADER
    rule = refused(session, seat=seat, do="trader-move", at=[0, 1])
    assert rule is street_trader.Rule.TRADER_MOVES_ON


def test_a_trader_line_cannot_be_left_out() -> None:
    session = play_until("traders", asks(MeetTrader))
    rule = refused(session, seat=session.decision.seat, do="trader-move", at=[0, 1])
    assert rule is street_trader.Rule.TRADER_MOVES_ON


def test_a_trader_that_moves_too_far() -> None:
    session = play_until("traders", asks(MoveTrader))
    seat = session.decision.seat
    moves_on = street_trader.Rule.TRADER_MOVES_ON
    assert refused(session, seat=seat, do="trader-move", at=[30, 30]) is moves_on
    assert refused(session, seat=seat, do="trader-move", at=[0, 0]) is moves_on
    next_seat = (seat + 1) % 3
    card = session.state.open_money[0]
    line = {"seat": next_seat, "do": "take", "cards": [card]}
    assert refused(session, **line) is Order.ONLY_WHO_IS_ASKED


def test_a_trader_in_a_game_without_one() -> None:
    session = play_until("", is_to_act)
    seat = session.state.to_play
    for line in ({"do": "trader"}, {"do": "trader-move", "at": [0, 1]}):
        assert refused(session, seat=seat, **line) is Order.ANSWER_WHAT_IS_ASKED


def test_wrong_points_for_citizens() -> None:
    def is_scored(table: Table) -> bool:
        return bool(table.scorings)

    session = play_until("traders", is_scored)
    *lines, right = session.lines
    wrong = {**right, "citizens": [points + 1 for points in right["citizens"]]}
    whole = [session.game.header, *lines, wrong]
    data = b"".join(text_of(one).encode() + b"\n" for one in whole)
    with pytest.raises(BadLine) as caught:
        for _ in replay(BytesIO(data), game_of):
            pass
    assert caught.value.number == len(whole)
    assert caught.value.rule is street_trader.Rule.SERIES_OF_CITIZENS
