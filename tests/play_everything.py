"""Plays many random games of every rule set, and checks each from its first event to its last.

    python -m tests.play_everything --games 100 --dice-games 5000 --base-games 10000 --jobs 2

Every combination of modules is played ``--games`` times with each number of seats; Roll & Write
``--dice-games`` times over all its variants; the base game ``--base-games`` times more over all
numbers of seats. Nothing may stop early; all that lies on the table must add up after every event
and every city be legal; each record must pass the check, lead to the same state, and be written
again byte for byte.

Prints what was played. The exit code is 1 if anything went wrong. A game is named by its number;
the same number is the same game again.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from typing import Any, NamedTuple

from core.alhambra import game as alhambra
from core.catalogue import all_games, game_of
from core.kernel.lines import Line
from core.lab.options import add_jobs_option
from core.lab.play import INTERRUPTED
from core.lab.progress import show_progress
from core.lab.workers import Interruption, spread
from core.roll_and_write import game as roll_and_write
from tests.core.whole_games import play_through, read_again, record_of

DICE_GAMES_FOR_A_GAME = 50
MOST_PROBLEMS_SHOWN = 5


class Task(NamedTuple):
    """One game to be played."""

    header: Line
    number: int


class Outcome(NamedTuple):
    """What became of a game."""

    rule_set: str
    events: int
    words: Counter[str]
    """How often each kind of line was written."""
    problem: str | None


def play_and_check(task: Task, _stopped: Callable[[], bool]) -> Outcome:
    """Play one game, write it down, read it and write it again."""
    rule_set = name_of(task.header)
    try:
        course = play_through(game_of(task.header), task.number)
        lines = course.lines()
        record = record_of(task.header, lines)
        states, again = read_again(record)
        assert states[-1] == course.states[-1], "the record leads to another state"
        assert again == record, "the record is written again with other bytes"
    except Exception:  # noqa: BLE001 - whatever it is, the others are played all the same
        problem = f"{rule_set}, number {task.number}\n{traceback.format_exc()}"
        return Outcome(rule_set, 0, Counter(), problem)
    words = Counter(str(line.get("do", line.get("chance"))) for line in lines)
    return Outcome(rule_set, len(course.actions), words, None)


def name_of(header: Line) -> str:
    """A rule set in a few words."""
    parts = [header["game"], f"{len(header['seats'])} seats", *header["modules"]]
    if header.get("imaginary"):
        parts.append(f"{len(header['imaginary'])} imaginary")
    if header.get("contest"):
        parts.append("contest")
    return ", ".join(parts)


def tasks(games: int, dice_games: int, base_games: int) -> Iterator[Task]:
    """All that is to be played; equal rule sets get different numbers."""
    headers = [game.header for game in all_games()]
    of_the_board = [header for header in headers if header["game"] == alhambra.NAME]
    of_dice = [header for header in headers if header["game"] == roll_and_write.NAME]
    of_the_base_game = [header for header in of_the_board if not header["modules"]]
    for header in of_the_board:
        for number in range(games):
            yield Task(header, number)
    for number, header in enumerate(islice(cycle(of_dice), dice_games)):
        yield Task(header, number)
    for number, header in enumerate(islice(cycle(of_the_base_game), base_games), games):
        yield Task(header, number)


def whole_number(text: str) -> int:
    """How many games; none at all is fine."""
    number = int(text)
    if number < 0:
        raise ValueError
    return number


def main() -> int:
    """Play what was asked for."""
    options = parse()
    began = time.monotonic()
    to_play = list(tasks(options.games, options.dice_games, options.base_games))
    outcomes: list[Outcome] = []
    with Interruption() as interruption:
        # Workers are given every so-many-th task, so all have long and short games alike.
        for outcome in spread(play_and_check, to_play, options.jobs, interruption):
            outcomes.append(outcome)
            show_progress(len(outcomes), len(to_play))
    problems = [outcome.problem for outcome in outcomes if outcome.problem is not None]
    print_summary(outcomes, len(problems), time.monotonic() - began)
    for problem in problems[:MOST_PROBLEMS_SHOWN]:
        print(f"\n{problem}")
    if interruption.came:
        return INTERRUPTED
    return 1 if problems else 0


def parse() -> Any:
    """The options."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--games",
        type=whole_number,
        default=1,
        help="games of each rule set of the board game (default: 1)",
    )
    parser.add_argument(
        "--dice-games",
        type=whole_number,
        help=f"games of Roll & Write in all (default: {DICE_GAMES_FOR_A_GAME} times --games)",
    )
    parser.add_argument(
        "--base-games",
        "--base",
        type=whole_number,
        default=0,
        help="so many more games of the base game (default: 0)",
    )
    add_jobs_option(parser)
    options = parser.parse_args()
    if options.dice_games is None:
        options.dice_games = DICE_GAMES_FOR_A_GAME * options.games
    return options


def print_summary(outcomes: list[Outcome], problems: int, seconds: float) -> None:
    """What was played, by the kind of game."""
    rows: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        game, _, *modules = outcome.rule_set.split(", ")
        kind = "base game" if game == alhambra.NAME and not modules else game
        rows.setdefault("with modules" if kind == alhambra.NAME else kind, []).append(outcome)
    for kind, played in rows.items():
        rule_sets = len({outcome.rule_set for outcome in played})
        events = sum(outcome.events for outcome in played)
        print(f"{kind}: {len(played)} games of {rule_sets} rule sets, {events} events")
        words: Counter[str] = Counter()
        for outcome in played:
            words.update(outcome.words)
        words.pop("None", None)
        print("   " + ", ".join(f"{word} {number}" for word, number in words.most_common()))
    verdict = f"{problems} went wrong" if problems else "all of them in order"
    print(f"{len(outcomes)} games in {seconds:.0f} s: {verdict}")


if __name__ == "__main__":
    sys.exit(main())
