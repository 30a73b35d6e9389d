"""The bot protocol: what a bot is told, and what it may answer."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from core.alhambra import game as alhambra
from core.alhambra.components import Money
from core.alhambra.table import Table, without_one
from core.alhambra.taking_money import with_card
from core.catalogue import all_games, game_of
from core.kernel.bots import Answer, BadAnswer, Interpreter
from core.kernel.game import Game
from core.kernel.lines import Line
from core.kernel.rulebook import CHANCE
from core.kernel.session import lines_of
from core.roll_and_write import game as roll_and_write

MODULES = ["walls", "thieves", "change", "traders"]


def seats(number: int) -> list[Line]:
    return [{"name": f"Seat {seat}", "kind": "human"} for seat in range(number)]


def say(message: Line) -> bytes:
    return json.dumps(message).encode() + b"\n"


class Listener:
    """Plays a game and writes down all that the bot of one seat is told."""

    def __init__(self, game: Game[Any], seat: int, seed: int = 1) -> None:
        self.game = game
        self.seat = seat
        self.random = Random(seed)
        self.interpreter = Interpreter(game, seat)
        self.state = game.start()
        self.told: list[Line] = [self.interpreter.hello()]

    def play(self, action: Any) -> None:
        before, self.state = self.state, self.game.rules.apply(self.state, action)
        for line in lines_of(self.game, before, action, self.state):
            self.told += self.interpreter.events(line, before, self.state)

    def play_on(self, actions: int = 100_000, until: str = "") -> None:
        for _ in range(actions):
            decision = self.game.rules.decision(self.state)
            if decision is None or type(decision).__name__ == until:
                return
            if decision.seat == CHANCE:
                self.play(self.game.rules.draw(self.state, self.random))
                continue
            if decision.seat == self.seat:
                self.told.append(self.interpreter.decide(self.state))
            self.play(self.game.rules.any_legal_action(self.state, self.random))

    def events(self) -> list[Line]:
        return [message["event"] for message in self.told if message["type"] == "event"]


def listener(*modules: str, players: int = 3, seat: int = 1, seed: int = 1) -> Listener:
    return Listener(game_of(alhambra.header_of(seats(players), modules)), seat, seed)


def test_hello_says_which_game_and_who_you_are() -> None:
    assert listener("walls").told == [
        {
            "type": "hello",
            "protocol": 1,
            "game": "alhambra",
            "modules": ["walls"],
            "seats": ["Seat 0", "Seat 1", "Seat 2"],
            "you": 1,
        }
    ]


def test_hello_of_roll_and_write_has_the_sheet() -> None:
    game = game_of(roll_and_write.header_of(seats(1), imaginary=2, contest=True))
    hello = Interpreter(game, 0).hello()
    assert len(hello["sheet"]["grid"]) == 6
    assert hello["contest"] is True
    assert len(hello["imaginary"]) == 2


def test_what_is_face_down_is_not_told() -> None:
    bot = listener("thieves")
    bot.play_on()
    events = {event["chance"]: event for event in bot.events() if "chance" in event}
    for word in ("tiles", "draw-pile", "reshuffle"):
        assert events[word] == {"chance": word}
    assert events["thieves"]["hands"][0] is None
    assert len(events["thieves"]["hands"][1]) == 4


def test_hands_and_open_cards_are_dealt_face_up() -> None:
    bot = listener()
    bot.play_on(until="ChooseAction")
    (money,) = (event for event in bot.events() if event.get("chance") == "money")
    state: Table = bot.state
    hands = [card for seat in state.seats for of_place in seat.hand for card in of_place]
    assert sorted(money["order"]) == sorted([*hands, *state.open_money])


def test_simultaneous_choices_are_told_when_all_have_chosen() -> None:
    bot = listener("traders")
    for chosen in range(3):
        bot.play_on(1)  # the bag, then one seat after the other
        starts = [event for event in bot.events() if event.get("do") == "trader-start"]
        assert starts == [], chosen
    bot.play_on(1)
    starts = [event for event in bot.events() if event.get("do") == "trader-start"]
    assert [event["seat"] for event in starts] == [0, 1, 2]


def test_every_other_line_is_told_as_it_is_in_its_order() -> None:
    bot = listener(*MODULES)
    bot.play_on()
    hidden = ("tiles", "money", "draw-pile", "reshuffle", "thieves")
    words = [next(iter(event)) for event in bot.events()]
    assert words[-1] == "result"
    assert any("score" in event for event in bot.events())
    for event in bot.events():
        assert event.get("chance") in hidden or "order" not in event


@pytest.mark.parametrize("modules", [(), MODULES])
def test_the_stream_is_the_same_whatever_is_hidden(modules: list[str]) -> None:
    """Hidden things are swapped after the deal; what the bot hears must not change by a byte."""
    for seed in range(5):
        streams = []
        for swap in (False, True):
            bot = listener(*modules, seed=seed)
            bot.play_on(until="ChooseAction")
            if swap:
                bot.state = with_hidden_things_swapped(bot.state)
            bot.random = Random(seed)
            bot.told.append(bot.interpreter.decide(bot.state) if bot.state.to_play == 1 else {})
            bot.told.append(bot.game.view(bot.state, 1))
            streams.append(json.dumps(bot.told))
        assert streams[0] == streams[1]


def with_hidden_things_swapped(table: Table) -> Table:
    """Other hands exchanged for equally many cards of the pile; bag and pile in another order."""
    other = table.seats[0]
    pile = list(table.draw_pile[::-1])
    hand = other.hand
    for of_place in other.hand:
        for card in of_place:
            at = next(at for at, one in enumerate(pile) if isinstance(one, Money))
            drawn, pile[at] = pile[at], card
            assert isinstance(drawn, Money)
            place = without_one(hand[card.place], card)
            hand = with_card((*hand[: card.place], place, *hand[card.place + 1 :]), drawn)
    table = table.with_seat(0, other._replace(hand=hand))
    return table._replace(bag=table.bag[::-1], draw_pile=tuple(pile))


@pytest.mark.unmeasured
def test_every_game_can_be_told_to_its_end() -> None:
    for game in all_games():
        bot = Listener(game, 0)
        bot.play_on()
        assert "result" in bot.events()[-1], game.header
        json.dumps(bot.told)


# Answers


@pytest.fixture
def asked() -> Listener:
    """A bot that was asked to choose an action."""
    bot = listener(players=2, seat=0)
    while True:
        decision = bot.game.rules.decision(bot.state)
        if decision.seat == 0 and bot.game.rules.violation(bot.state, buys(bot)[0]) is None:
            break
        bot.play_on(1)
    bot.told.append(bot.interpreter.decide(bot.state))
    return bot


def buys(bot: Listener) -> list[Any]:
    decision = bot.game.rules.decision(bot.state)
    if decision.seat == CHANCE:
        return [()]
    listed = bot.game.rules.legal_actions(bot.state)
    return [action for action in listed if type(action).__name__ == "BuyTile"] or [()]


def test_an_index_is_one_of_the_moves(asked: Listener) -> None:
    question = asked.told[-1]
    assert question["id"] == 1
    for index, move in enumerate(question["moves"]):
        answer = asked.interpreter.answer(
            say({"type": "move", "id": 1, "index": index, "comment": "so " * 200}), asked.state
        )
        assert answer is not None
        assert asked.game.notation.write(0, answer.action) == move
        assert len(answer.comment) == 200


def test_a_move_can_be_written_out_also_one_that_is_not_listed(asked: Listener) -> None:
    """A payment with a superfluous card is legal, but not listed."""
    buy = buys(asked)[0]
    line = asked.game.notation.write(0, buy)
    answer = asked.interpreter.answer(say({"type": "move", "id": 1, "move": line}), asked.state)
    assert answer == Answer(buy)


def test_an_answer_to_an_older_question_is_thrown_away(asked: Listener) -> None:
    asked.interpreter.decide(asked.state)
    assert asked.interpreter.answer(say({"type": "move", "id": 1, "index": 0}), asked.state) is None


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (b"hello?\n", "not JSON"),
        (b"\xff\n", "UTF-8"),
        (say({"type": "ready", "name": "x"}), "ready"),
        (say({"type": "move", "id": 1, "index": -1}), "no move"),
        (say({"type": "move", "id": 1, "index": 10_000}), "no move"),
        (say({"type": "move", "id": 1, "index": True}), "no move"),
        (say({"type": "move", "id": 1}), "not a move"),
        (say({"type": "move", "id": 1, "move": {"do": "dance", "seat": 0}}), "dance"),
        (say({"type": "move", "id": 1, "move": {"seat": 1, "do": "pass"}}), "seat 1"),
        (say({"type": "move", "id": 1, "move": {"seat": 0, "do": "pass"}}), "illegal"),
        (say({"type": "move", "id": 1, "move": {"chance": "tiles"}}), "not a move"),
    ],
)
def test_whoever_answers_nonsense_is_out(asked: Listener, answer: bytes, reason: str) -> None:
    with pytest.raises(BadAnswer, match=reason):
        asked.interpreter.answer(answer, asked.state)


def test_a_comment_that_is_no_text_is_left_out(asked: Listener) -> None:
    answer = asked.interpreter.answer(
        say({"type": "move", "id": 1, "index": 0, "comment": 7}), asked.state
    )
    assert answer is not None
    assert answer.comment == ""


def reason_of(asked: Listener, reason: object) -> Line | None:
    message = {"type": "move", "id": 1, "index": 0, "reason": reason}
    answer = asked.interpreter.answer(say(message), asked.state)
    assert answer is not None
    return answer.reason


def test_a_reason_is_kind_names_and_numbers(asked: Listener) -> None:
    reason = {"kind": "lead", "building": "tower", "points": 13}
    assert reason_of(asked, reason) == reason


@pytest.mark.parametrize("reason", [None, "lead", ["lead"], {"kind": "x" * 2000}])
def test_a_reason_that_is_none_or_too_long_is_left_out(asked: Listener, reason: object) -> None:
    assert reason_of(asked, reason) is None


def test_a_bot_that_is_ready_has_a_name() -> None:
    interpreter = listener().interpreter
    assert interpreter.check_ready(say({"type": "ready", "name": "Ada"})) == "Ada"
    with pytest.raises(BadAnswer, match="no name"):
        interpreter.check_ready(say({"type": "ready"}))


def test_the_end_is_told_with_the_result() -> None:
    result = {"total": [1, 2], "winners": [1]}
    assert listener().interpreter.end(result) == {"type": "end", "result": result}
