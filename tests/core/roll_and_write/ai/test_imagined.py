"""Games in the mind follow the rules: what they play can be played at a real table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from core.kernel.rulebook import CHANCE
from core.roll_and_write.ai.habits import Habits, Rolls, rolls_of
from core.roll_and_write.ai.imagined import Deed, Imagined, place_of
from core.roll_and_write.ai.outlook import marks_of
from core.roll_and_write.ai.search import Candidate, Search
from core.roll_and_write.crossing_off import CrossOff
from core.roll_and_write.dice import PAIR, SPACES
from core.roll_and_write.final_scoring import round_points
from core.roll_and_write.imaginary_players import RolledForImaginary
from core.roll_and_write.passing_on import KeepPair, RollAllFour, Rolled
from core.roll_and_write.receiving_coins import ReceiveCoins
from core.roll_and_write.sheet import SIZE
from core.roll_and_write.special_actions import ChooseSecond, CrossOffSecond, Decline, TurnDie
from core.roll_and_write.table import RoundScore, Table
from core.roll_and_write.view import view
from tests.core.roll_and_write.positions import finish_round, places_of, position
from tests.core.roll_and_write.variants import VARIANTS, game

NAMES = [f"Seat {seat}" for seat in range(5)]


def pair_of(place: int) -> tuple[int, int]:
    return place // SIZE + 1, place % SIZE + 1


def imagined(table: Table) -> Imagined:
    seen = view(table, table.to_play, NAMES)
    return Imagined(seen, marks_of(seen, table.rules, foresight=True))


class RealTable:
    """Does at a real table what was done in the mind."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def play(self, action: Any) -> None:
        rules = self.table.rules
        assert rules.violation(self.table, action) is None
        self.table = rules.apply(self.table, action)

    def turn(self, deed: Deed, rolled: tuple[int, int], kept: int) -> None:
        """A whole turn, dice included; the pair that was kept tells which one it was."""
        if len(deed.crossed) == 2:
            first, second = map(pair_of, deed.crossed)
            self.play(CrossOff(*first))
            self.play(CrossOffSecond(*second))
        elif deed.crossed:
            assert deed.passed is not None
            for turned in self._turned(deed.crossed[0], deed.passed):
                self.play(turned)
            self.play(CrossOff(*pair_of(deed.crossed[0])))
            if isinstance(self.table.agenda[-1], ChooseSecond):
                self.play(Decline())
        else:
            self.play(ReceiveCoins())
        decision: Any = self.table.agenda[-1]
        dice = rolled if isinstance(decision, RollAllFour) else rolled[:1]
        yellow, blue = zip(*map(pair_of, dice), strict=True)
        self.play(Rolled(decision.roller, yellow, blue))
        if isinstance(decision, RollAllFour) and self.table.rules.seats > 1:
            self.play(KeepPair(*pair_of(kept)))

    def _turned(self, place: int, passed: int) -> Iterator[TurnDie]:
        """The one pip, if any, that makes these two pairs of the dice."""
        dice = self.table.seats[self.table.to_play].dice
        wanted = SPACES[PAIR[pair_of(place)] + PAIR[pair_of(passed)]]
        for colour, have, want in zip(("yellow", "blue"), SPACES[dice], wanted, strict=True):
            for pips, to in zip(have, want, strict=True):
                if pips != to:
                    yield TurnDie(colour, pips, to)

    def roll_for_imaginary(self, rolls: tuple[int, ...]) -> None:
        for place in rolls:
            decision = self.table.agenda[-1]
            yellow, blue = pair_of(place)
            before = self.table
            self.play(RolledForImaginary(decision.player, (yellow,), (blue,)))  # type: ignore[attr-defined]
            if self.table is not before:
                return


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_played_in_the_mind_can_be_played_at_the_table(variant: str) -> None:
    """The same dice, the same turns, and in the end the same points."""
    random = Random(variant)
    rules, table = game(variant).rules, game(variant).start()
    while rules.decision(table).seat == CHANCE:
        table = rules.apply(table, rules.draw(table, random))
    real, mind = RealTable(table), imagined(table)
    habits = Habits(table.rules)
    rolls = rolls_of(random, table.rules, table.rules.rounds)
    for number in range(1, table.rules.rounds + 1):
        for seat in range(table.rules.seats):
            deed = habits.choose(mind, seat, number)
            mind.do(seat, deed)
            habits.pass_on(mind, seat, number, deed, rolls.seats[number - 1][seat])
            real.turn(deed, rolls.seats[number - 1][seat], mind.held[seat])
        for player, rolled in enumerate(rolls.imaginary[number - 1]):
            mind.mark_for_imaginary(table.rules.seats + player, rolled)
            real.roll_for_imaginary(rolled)
        mind.end_round()
    score = real.table.score_sheet.final_score
    assert score is not None
    assert mind.totals() == list(score.total)
    assert mind.coins == [seat.coins for seat in real.table.seats]
    assert mind.crossed == [seat.crossed for seat in real.table.seats]


def with_pavilions_completed(table: Table, seat: int) -> Table:
    """The table if this seat had completed them in a round before."""
    points = tuple(16 * (row == seat) for row in range(table.rules.rows))
    first, *others = table.score_sheet.standings
    return table.with_marks(
        table.agenda,
        standings=(first._replace(places=first.places[1:], placed=(seat,)), *others),
        round_scores=(RoundScore(7, {"pavilion": points}),),
    )


@pytest.mark.parametrize("to_play", [1, 2])
def test_who_completes_a_building_later_gets_what_is_left_in_the_mind_too(to_play: int) -> None:
    """Wherever they sit: seat 2 has completed it before, seat 0 in this round."""
    pavilions = places_of("pavilion")
    table = with_pavilions_completed(
        position(to_play=to_play, crosses=[pavilions, "", pavilions], round_number=8), seat=2
    )
    mind = imagined(table)
    in_the_mind = Habits(table.rules)._points(8, 0, mind.counts[0], mind.placed[0])
    assert in_the_mind[0] == 8
    assert in_the_mind[2] == 0
    mind.end_round()
    table = finish_round(table)
    assert mind.points == list(round_points(table)) == [8, 0, 16]
    assert mind.placed[0] == (0, 2)


def test_looking_ahead_corrects_what_looked_better() -> None:
    """The last tower breaks the tie, though doing nothing was thought to be better."""
    *towers, last = places_of("tower").split()
    all_but_one = " ".join(towers)
    table = position(seats=2, crosses=[all_but_one, all_but_one], round_number=18)
    tower, other = place_of((int(last[0]), int(last[1]))), place_of((1, 4))
    candidates = [
        Candidate(Deed(passed=other), 1.0),
        Candidate(Deed((tower,), passed=other), 0.0),
    ]
    search = Search(Habits(table.rules), imagined(table), 0, 18, Random(1))
    first, second = search.ratings(candidates, turns=200)
    assert second > first


def searching(table: Table) -> Search:
    """What can be done at a table, seen by the seat to play."""
    number = table.score_sheet.round
    return Search(Habits(table.rules), imagined(table), table.to_play, number, Random(1))


def test_the_same_deed_twice_is_rated_alike() -> None:
    """All candidates meet the same dice."""
    deed = Deed((place_of((2, 6)),), passed=place_of((3, 4)))
    search = searching(position(crosses=["24 36"], round_number=12))
    one, other = search.ratings([Candidate(deed, 0.0)] * 2, turns=300)
    assert one == pytest.approx(other)
    assert one != 0.0


def ratings_where(
    monkeypatch: pytest.MonkeyPatch, *totals: list[float], round_number: int = 18
) -> list[float]:
    """How deeds are rated after which seat 0 gets so many points in game after game."""
    deeds = [Deed(passed=place) for place in range(len(totals))]
    games = dict.fromkeys(deeds, 0)

    def play_on(
        _habits: Habits, _table: Imagined, _seat: int, _number: int, deed: Deed, _rolls: Rolls
    ) -> list[float]:
        own = totals[deeds.index(deed)]
        games[deed] += 1
        return [50.0 + own[(games[deed] - 1) % len(own)], 50.0]

    monkeypatch.setattr(Habits, "play_on", play_on)
    table = position(seats=2, round_number=round_number)
    return searching(table).ratings([Candidate(deed, 0.0) for deed in deeds], turns=400)


def test_what_drops_out_stays_behind_those_who_dont(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if they come to less in later games: in the same games it was worse."""
    bad_luck_later = [10.0] * 33 + [-40.0] * 200
    one, dropped_out, other = ratings_where(monkeypatch, bad_luck_later, [5.0], bad_luck_later)
    assert one == pytest.approx(other)
    assert min(one, other) > dropped_out


def test_beyond_a_safe_lead_more_points_hardly_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who is sure to win by ten is better off than who wins by forty, or not at all."""
    sure, risky = ratings_where(monkeypatch, [10.0], [40.0, -10.0])
    assert sure > risky


def test_with_rounds_to_come_a_lead_is_less_safe(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it is better to be further ahead."""
    early, late = (
        ratings_where(monkeypatch, [10.0], [40.0, -4.0], round_number=number) for number in (1, 18)
    )
    assert early[1] > early[0]
    assert late[0] > late[1]
