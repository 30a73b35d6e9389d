"""Tables at which computer players of Roll & Write sit, spoken to as the bot protocol says."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from core.kernel.bots import Interpreter
from core.kernel.brains import Brain
from core.kernel.game import Game
from core.kernel.lines import Line, text_of
from core.kernel.record import unnamed_seats
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import lines_of
from core.roll_and_write.ai.player import brain_of
from core.roll_and_write.game import RollAndWrite, header_of
from core.roll_and_write.table import Table
from tests.core.roll_and_write.variants import random_action

RANDOM = "random"

BUDGET = 0.01
"""Looking ahead is the same with less of it."""


class BotAtTheTable:
    """One of the levels, which gets the messages of the protocol and nothing else."""

    def __init__(self, game: Game[Table], seat: int, level: str) -> None:
        self._interpreter = Interpreter(game, seat)
        self.brain: Brain = brain_of(level, self._interpreter.hello(), BUDGET)

    def choose(self, table: Table) -> Action:
        question = self._interpreter.decide(table)
        move = self.brain.decide(question["view"], question["moves"]).move
        assert move in question["moves"]
        answer = {"type": "move", "id": question["id"], "move": move}
        understood = self._interpreter.answer(text_of(answer).encode(), table)
        assert understood is not None
        return understood.action

    def hear(self, line: Line, before: Table, after: Table) -> None:
        for message in self._interpreter.events(line, before, after):
            self.brain.hear(message["event"])


def play(game: Game[Table], kinds: Sequence[str], deal: int) -> Table:
    """The end of a game that these have played; the dice of a deal are always the same."""
    rules, table = game.rules, game.start()
    dice, guesses = Random(f"{deal} dice"), Random(f"{deal} guesses")
    bots = {
        seat: BotAtTheTable(game, seat, kind) for seat, kind in enumerate(kinds) if kind != RANDOM
    }
    while table.agenda:
        seat = rules.decision(table).seat
        if seat == CHANCE:
            action = rules.draw(table, dice)
        elif seat in bots:
            action = bots[seat].choose(table)
        else:
            action = random_action(table, guesses)
        before, table = table, rules.apply(table, action)
        for line in lines_of(game, before, action, table):
            for bot in bots.values():
                bot.hear(line, before, table)
    return table


def duels(stronger: str, weaker: str, deals: int) -> tuple[float, float]:
    """The share of games won, and by how many points on average; both sit first in every deal."""
    game = RollAndWrite(header_of(unnamed_seats(2)))
    won = points = 0.0
    for deal in range(deals):
        for seat in range(2):
            kinds = (stronger, weaker) if seat == 0 else (weaker, stronger)
            score = play(game, kinds, deal).score_sheet.final_score
            assert score is not None
            lead = score.total[seat] - score.total[1 - seat]
            won += 0.5 if lead == 0 else lead > 0
            points += lead
    return won / deals / 2, points / deals / 2


def chosen(table: Table, level: str) -> Action:
    """What a level does at a table."""
    rules = table.rules
    names = [player.name for player in table.score_sheet.imaginary]
    header = header_of(
        unnamed_seats(len(table.seats)), len(names), bool(rules.extra_points[-1]), rules.sheet
    )
    return BotAtTheTable(RollAndWrite(header), rules.decision(table).seat, level).choose(table)
