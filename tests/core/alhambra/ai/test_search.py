"""Looking ahead."""

from __future__ import annotations

from collections import Counter
from itertools import count
from random import Random

import pytest

from core.alhambra.ai import playing_on as playing_on_module
from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.imagining import order_forgotten
from core.alhambra.ai.judgement import Net, net_for
from core.alhambra.ai.levels import LEVELS, Level, weights_for
from core.alhambra.ai.plans import Plan, Planner
from core.alhambra.ai.playing_on import (
    Depth,
    Horizon,
    Minds,
    horizon,
    minds_of,
    play_on,
    reviewed,
    success,
    turn_of,
    worth_of,
)
from core.alhambra.ai.search import Contender, search
from core.alhambra.buying import BuyTile
from core.alhambra.components import TILES
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile, PlaceLastTiles
from core.alhambra.scoring import totals
from core.alhambra.table import Scoring, Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction
from core.kernel.brains import IsTimeUp, never
from tests.core.alhambra.ai.conversations import turns_of_real_games
from tests.core.alhambra.positions import cards, play, position

HARD = LEVELS["hard"]


def ranked(
    table: Table, seat: int, depth: Depth, seed: int = 1, is_time_up: IsTimeUp = never
) -> list[Contender]:
    weights = weights_for(len(table.seats), HARD)
    plans = Planner(Outlook(table, seat, weights), thorough=True).plans()
    return search(order_forgotten(table), seat, plans, depth, weights, Random(seed), is_time_up)


def results(contenders: list[Contender]) -> list[tuple[Plan, int, float]]:
    return [(one.plan, one.tries, sum(one.worths)) for one in contenders]


@pytest.fixture(scope="module")
def middle() -> tuple[Table, int]:
    """A turn in the middle of a game of three."""
    turns = turns_of_real_games(3)
    return turns[len(turns) // 4]


def test_the_same_chance_gives_the_same_ranking(middle: tuple[Table, int]) -> None:
    depth = Depth(plans=6, turns=60)
    once, again = (results(ranked(*middle, depth)) for _ in range(2))
    assert once == again
    others = results(ranked(*middle, depth, seed=2))
    assert others != once


def test_the_order_of_bag_and_pile_is_not_looked_at(middle: tuple[Table, int]) -> None:
    """Whatever lies hidden in whatever order, the same plans come out."""
    table, seat = middle
    depth = Depth(plans=4, turns=30)
    weights = weights_for(3, HARD)
    plans = Planner(Outlook(table, seat, weights), thorough=True).plans()
    other = table._replace(bag=tuple(sorted(table.bag, reverse=True)))
    assert other.bag != table.bag
    assert plans == Planner(Outlook(other, seat, weights), thorough=True).plans()
    orders = Counter(order_forgotten(table).shuffled(Random(seed)).bag[0] for seed in range(60))
    assert len(orders) > 10, "what is imagined to come differs"
    assert search(order_forgotten(table), seat, plans, depth, weights, Random(1))


def asked(times: int) -> IsTimeUp:
    """The time is up when somebody has asked so often."""
    asking = count(1)
    return lambda: next(asking) > times


def test_when_the_time_is_up_the_best_so_far_is_the_answer(middle: tuple[Table, int]) -> None:
    depth = Depth(plans=6, turns=480)

    def tries(is_time_up: IsTimeUp) -> list[int]:
        return [one.tries for one in ranked(*middle, depth, is_time_up=is_time_up)]

    assert tries(asked(0)) == [0] * 6
    assert tries(asked(5)) == [0] * 6, "a try that not all of them had is none"
    assert tries(asked(6)) == [1] * 6
    assert tries(asked(17)) == [2] * 6
    first = ranked(*middle, depth, is_time_up=asked(0))
    assert [one.plan.worth for one in first] == sorted(one.plan.worth for one in first)[::-1]


def test_a_limit_that_is_not_reached_changes_nothing(middle: tuple[Table, int]) -> None:
    depth = Depth(plans=6, turns=60)
    once, again = (ranked(*middle, depth, is_time_up=asked(n)) for n in (1000, 10_000))
    assert results(once) == results(again) == results(ranked(*middle, depth))


@pytest.mark.unmeasured
def test_work_grows_with_the_budget(middle: tuple[Table, int]) -> None:
    """Each try plays three rounds of three turns; it takes a quarter longer if plans are close."""
    tries = []
    for turns in (0, 36, 120, 480):
        contenders = ranked(*middle, Depth(plans=6, turns=turns))
        assert 2 <= len(contenders) <= 6
        tries.append(sum(one.tries for one in contenders))
        assert tries[-1] * 9 <= turns * 1.25
    assert tries[0] == 0
    assert tries == sorted(set(tries))


@pytest.mark.unmeasured
def test_the_better_ones_are_tried_more_often(middle: tuple[Table, int]) -> None:
    contenders = ranked(*middle, Depth(plans=6, turns=480))
    assert len(contenders) == 6
    tries = [one.tries for one in contenders]
    assert tries == sorted(tries, reverse=True)
    assert tries[0] > tries[-1] > 0


Drawn = tuple[tuple[str, ...], float, tuple[int, ...]]
"""The bag and the chance of a try, and who weighs what in it."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Drawn]:
    """What each try met; what it came to was mere chance."""
    seen: list[Drawn] = []

    def outcome(_far: Horizon, table: Table, _seat: int, minds: Minds, random: Random) -> float:
        chance = random.random()
        seen.append((tuple(tile.id for tile in table.bag), chance, tuple(map(id, minds))))
        return chance

    monkeypatch.setattr(Horizon, "outcome", outcome)
    return seen


def search_among(table: Table, plans: list[Plan], turns: int) -> list[Contender]:
    """After these plans, which do nothing, chance alone decides."""
    weights, rivals = weights_for(3, HARD), weights_for(3, LEVELS["expert"])
    imagined = order_forgotten(table)
    return search(imagined, 0, plans, Depth(4, turns), weights, Random(1), rivals=rivals)


def test_the_same_turn_twice_comes_to_the_same_in_every_try(
    middle: tuple[Table, int], drawn: list[Drawn]
) -> None:
    """All plans meet the same orders, the same chance and the same rivals."""
    one, other = search_among(middle[0], [Plan(0.0, ()), Plan(0.0, ())], turns=180)
    assert one.worths == other.worths
    assert drawn[::2] == drawn[1::2]
    bags, chances, minds = map(set, zip(*drawn, strict=True))
    assert len(bags) == len(chances) == one.tries == len(drawn) / 2, "each try is another one"
    assert len(minds) == 4, "each of two rivals is imagined in two ways"


@pytest.mark.usefixtures("drawn")
def test_two_that_are_close_get_a_quarter_more_tries(middle: tuple[Table, int]) -> None:
    plans = [Plan(0.0, ()), Plan(0.0, ())]
    assert [one.tries for one in search_among(middle[0], plans, turns=9 * 80)] == [50, 50]


def test_a_lead_that_is_neither_clear_nor_close_gets_as_many_tries_as_usual(
    monkeypatch: pytest.MonkeyPatch, middle: tuple[Table, int]
) -> None:
    table, seat = middle
    take = Plan(0.0, (TakeMoney(table.open_money[:1]),))

    def outcome(_far: Horizon, then: Table, _seat: int, _minds: Minds, random: Random) -> float:
        chance = random.random()
        return 0.45 if then.seats[seat] != table.seats[seat] else chance

    monkeypatch.setattr(Horizon, "outcome", outcome)
    one, other = search_among(table, [Plan(0.0, ()), take], turns=9 * 80)
    assert 1.0 < one.clearness_over(other) < 3.0
    assert one.tries == other.tries == 40


@pytest.mark.usefixtures("drawn")
def test_a_clear_lead_ends_the_search(middle: tuple[Table, int]) -> None:
    """As soon as there were some tries."""
    plans = [Plan(0.0, ()), Plan(0.0, (), unseen=9.0)]
    best, other = search_among(middle[0], plans, turns=9 * 200)
    assert best.plan.unseen == 9.0
    assert best.tries == other.tries == 16


def test_what_decides_the_game_is_found() -> None:
    """The bag is empty, so this is the last turn, and a tower decides who has most of them."""
    table = position(
        seats=3,
        hands=["gulden-9 gulden-2"],
        cities=["fountain tower-12", "fountain tower-9-ne"],
        market="tower-11 . . .",
        bag="",
        open_money="denar-9 denar-8 denar-7 ducat-9",
    )
    best = ranked(table, 0, Depth(plans=10, turns=60))[0].plan
    assert best.actions[0] == BuyTile("tower-11", cards("gulden-2 gulden-9"))
    over = play(table, *best.actions)
    assert not over.agenda
    assert over.scorings[-1].points["tower"] == (21, 13, 0)


def test_looking_ahead_sees_what_a_glance_does_not() -> None:
    """What is not bought goes to a rival who has more money; a first look may overlook that."""
    table = position(
        seats=3,
        hands=["gulden-9 gulden-2", "gulden-9 gulden-9"],
        cities=["fountain tower-12", "fountain tower-9-ne"],
        market="tower-11 . . .",
        bag="",
    )
    taking = Plan(2.0, (TakeMoney(cards("denar-9")),))
    buying = Plan(
        0.0,
        (
            BuyTile("tower-11", cards("gulden-2 gulden-9")),
            TakeMoney(cards("denar-9")),
            BuildTile("tower-11", place(2, 0)),
        ),
    )
    imagined = order_forgotten(table)
    weights = weights_for(3, HARD)
    plans = [taking._replace(unseen=99.0), buying]
    unseen = search(imagined, 0, plans, Depth(2, 60), weights, Random(1))
    assert unseen[0].plan.actions == taking.actions, "what modules add counts in every try"
    for depth, best in ((Depth(2, 0), taking), (Depth(2, 60), buying)):
        found = search(imagined, 0, [taking, buying], depth, weights, Random(1))
        assert found[0].plan == best


def test_everybody_plays_as_many_turns_as_asked() -> None:
    weights = weights_for(3, HARD)
    for table, seat in turns_of_real_games(3)[:6]:
        then = play_on(order_forgotten(table).shuffled(Random(1)), 2, [weights] * 3, Random(1))
        assert then.rules.decision(then) == ChooseAction((seat + 2) % 3)


def test_a_game_is_played_on_to_its_end_and_then_points_count() -> None:
    weights = weights_for(2, HARD)
    table = turns_of_real_games(2)[-1][0]
    over = play_on(order_forgotten(table).shuffled(Random(2)), 200, [weights] * 2, Random(2))
    assert not over.agenda
    points = totals(over)
    assert worth_of(over, 0, weights) == points[0] - points[1]
    assert worth_of(over, 1, weights) == points[1] - points[0]
    assert worth_of(table, 0, weights) == Outlook(table, 0, weights).total()


def test_last_tiles_are_placed_but_not_given_away() -> None:
    weights = weights_for(2, HARD)
    table = position(
        seats=2, hands=["gulden-9"], market="tower-11 . . .", bag="", dirk="tower-12 tower-9-es"
    )
    last = play(table, TakeMoney(cards("denar-9")))
    assert last.rules.decision(last) == PlaceLastTiles(0)
    assert not play(last, *turn_of(last, 0, weights)).agenda


def test_near_its_end_a_game_is_played_to_it() -> None:
    near = position(seats=2, bag="tower-12", market="tower-11 . . .")
    near = near._replace(scorings=(Scoring(1, {}), Scoring(2, {})))
    far_enough = horizon(near, Depth(plans=1, turns=1, rounds=2, judging=True))
    assert far_enough.weigh is success
    assert far_enough.net is None, "points say more than any net"
    assert sum(far_enough.steps) > far_enough.cost > 0


@pytest.mark.parametrize(
    ("seats", "rounds", "steps", "cost"),
    [(2, 1, (0, 2), 2), (2, 4, (4, 4), 8), (3, 4, (3, 6), 9), (6, 4, (6, 6), 12)],
)
def test_plans_are_played_on_for_fewer_rounds_at_a_large_table(
    seats: int, rounds: int, steps: tuple[int, int], cost: int
) -> None:
    table = position(seats=seats, market="tower-11 . . .")
    assert horizon(table, Depth(1, 1, rounds)) == Horizon(steps, cost, worth_of)


def test_to_judge_takes_time_too() -> None:
    table = position(seats=2, market="tower-11 . . .")
    assert net_for(2) is not None
    judging = horizon(table, Depth(1, 1, judging=True))
    assert judging == Horizon((0, 4), 5, worth_of, net_for(2))


def test_the_net_judges_right_after_a_turn_of_the_seat_that_looks_ahead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[Outlook] = []

    def judged(outlook: Outlook, _net: Net) -> float:
        seen.append(outlook)
        return 3.0

    monkeypatch.setattr(playing_on_module, "judged", judged)
    weights = weights_for(2, HARD)
    depth = Depth(plans=2, turns=1, rounds=2, judging=True)
    turns = [(table, seat) for table, seat in turns_of_real_games(2) if len(table.bag) > 20]
    for table, seat in turns[::5]:
        then = play(table, *turn_of(table, seat, weights))
        assert horizon(table, depth).outcome(then, seat, [weights] * 2, Random(1)) == 3.0
        outlook = seen.pop()
        assert not seen
        now = outlook.table
        assert outlook.seat == seat
        assert len(now.open_money) < 4 or None in now.market or not now.seats[seat].to_place
        assert now.rules.settle(now) != now, "nothing is drawn yet"


def test_what_modules_bring_is_weighed_with_the_table_that_the_net_judges(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If it were weighed after the next draw, a scoring card could take points away."""
    seen: list[Table] = []

    def judged(outlook: Outlook, _net: Net) -> float:
        seen.append(outlook.table)
        return 3.0

    def worth_of_modules(table: Table, _seat: int) -> float:
        seen.append(table)
        return 2.0

    monkeypatch.setattr(playing_on_module, "judged", judged)
    monkeypatch.setattr(playing_on_module, "worth_of_modules", worth_of_modules)
    table = position(seats=2, modules=("thieves",), market="tower-11 . . .")
    far = horizon(table, Depth(plans=1, turns=1, judging=True))._replace(steps=(0, 1))
    assert far.outcome(table, 0, [weights_for(2, HARD)] * 2, Random(1)) == 5.0
    judged_table, weighed_table = seen
    assert judged_table is weighed_table


def test_the_net_puts_plans_into_another_order() -> None:
    table, seat = turns_of_real_games(2)[20]
    weights = weights_for(2, LEVELS["expert"])
    outlook = Outlook(table, seat, weights)
    plans = Planner(outlook, thorough=True).plans()
    again = reviewed(outlook, plans)
    assert len(again) == min(len(plans), 30)
    assert {plan.actions for plan in again} <= {plan.actions for plan in plans}
    assert [plan.worth for plan in again] == sorted([plan.worth for plan in again], reverse=True)
    assert [plan.actions for plan in again] != [plan.actions for plan in plans[: len(again)]]


def test_what_modules_bring_and_what_is_unseen_count_in_a_review(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The net sees neither, so both are added to what it says."""
    monkeypatch.setattr(playing_on_module, "judged", lambda outlook, _net: outlook.total())
    take = (TakeMoney(cards("denar-9")),)
    for modules, worths in (((), [2.0, 0.0, 0.0]), (("thieves",), [7.0, 5.0, 4.0])):
        table = position(seats=2, market="tower-11 . . .", modules=modules)
        outlook = Outlook(table, 0, weights_for(2, LEVELS["expert"]))
        plans = [Plan(4.0, take), Plan(5.0, take), Plan(7.0, take, unseen=2.0)]
        found = [plan.worth for plan in reviewed(outlook, plans)]
        seen = found[-1] - worths[-1]
        assert found == pytest.approx([worth + seen for worth in worths])
        assert reviewed(outlook, plans)[0].unseen == 2.0


def test_without_a_net_plans_stay_as_they_are(middle: tuple[Table, int]) -> None:
    plans = [Plan(2.0, ()), Plan(1.0, ())]
    assert reviewed(Outlook(*middle, weights_for(3, HARD)), plans) is plans


def test_who_is_advised_plays_the_plan_that_the_net_likes_best_of_four() -> None:
    weights = weights_for(2, LEVELS["expert"])
    otherwise = 0
    for table, seat in turns_of_real_games(2)[::6]:
        outlook = Outlook(table, seat, weights)
        plans = Planner(outlook, thorough=False, exchanging=True).plans()
        best = reviewed(outlook, plans[:4])[0].actions
        assert turn_of(table, seat, weights, advised=True) == best
        otherwise += best != turn_of(table, seat, weights)
    assert otherwise > 0


def test_everybody_is_advised_if_so_many_tries_are_left_nevertheless() -> None:
    table, _ = turns_of_real_games(2)[20]
    cost = 2 * 2 * 5 + 1  # two rounds, a turn and four questions each, and where it ends
    enough = Depth(plans=1, turns=240 * cost, judging=True)
    far = horizon(table, enough)
    assert (far.advised, far.cost) == (True, cost)
    assert not horizon(table, enough._replace(turns=enough.turns - 1)).advised


def test_near_the_end_fewer_tries_are_enough() -> None:
    near = position(seats=2, market="tower-11 . . .", bag="garden-10 tower-12")
    near = near._replace(scorings=(Scoring(1, {}), Scoring(2, {})))
    without = horizon(near, Depth(plans=1, turns=1, judging=True))
    cost = without.cost + 4 * 4  # two more tiles: four turns
    enough = Depth(plans=1, turns=60 * cost, judging=True)
    assert horizon(near, enough) == without._replace(cost=cost, advised=True)
    assert horizon(near, enough._replace(turns=enough.turns - 1)) == without
    assert horizon(near, enough._replace(judging=False)) == without


def test_who_is_advised_is_so_in_each_turn_of_an_imagined_game() -> None:
    minds = [weights_for(2, LEVELS["expert"])] * 2
    last = before = 0
    for table, seat in turns_of_real_games(2)[::6]:
        far = Horizon((0, 1), 1, worth_of, net_for(2), advised=True)
        alone = far._replace(advised=False)
        here, there = (one.outcome(table, seat, minds, Random(2)) for one in (far, alone))
        last += here != there
        tables = [play_on(table, 4, minds, Random(2), advised=advised) for advised in (True, False)]
        before += tables[0] != tables[1]
    assert last > 0, "in the turn after which the net judges"
    assert before > 0, "in the turns before"


def over(*points: int) -> Table:
    """A game that has ended with these points."""
    table = position(seats=len(points), bag="")
    return table._replace(agenda=(), scorings=(Scoring(3, {"wall": points}),))


def test_to_win_a_close_game_counts_more_than_to_win_by_more() -> None:
    weights = weights_for(2, HARD)
    lost, tied, won, by_far, by_more = (
        success(over(30 + lead, 30), 0, weights) for lead in (-1, 0, 1, 30, 31)
    )
    assert won - tied == pytest.approx(tied - lost)
    assert won - tied == pytest.approx(1.0, abs=0.3), "a point more counts as one"
    assert by_more - by_far == pytest.approx(0.2, abs=0.1), "and less if the game is decided"
    ahead, behind = (success(over(30, 20), seat, weights) for seat in (0, 1))
    assert ahead > behind
    unfinished = position(seats=2)
    assert success(unfinished, 0, weights) == worth_of(unfinished, 0, weights)


def test_who_is_advised_is_so_in_games_to_the_end() -> None:
    minds = [weights_for(2, LEVELS["expert"])] * 2
    otherwise = 0
    for table, seat in turns_of_real_games(2)[-12:]:
        alone = Horizon((0, 40), 40, success)
        far = alone._replace(advised=True)
        here, there = (one.outcome(table, seat, minds, Random(2)) for one in (far, alone))
        otherwise += here != there
    assert otherwise > 0


def test_positions_on_the_way_count_and_later_ones_count_more(
    monkeypatch: pytest.MonkeyPatch, middle: tuple[Table, int]
) -> None:
    table, seat = middle
    weights = weights_for(3, HARD)
    random = Random(4)
    first = play_on(table, 3, [weights] * 3, random)
    second = play_on(first, 6, [weights] * 3, random)
    now, then = (worth_of(one, seat, weights) for one in (first, second))
    far = Horizon((3, 6), 9, worth_of)
    assert now != then
    assert far.outcome(table, seat, [weights] * 3, Random(4)) == pytest.approx(
        0.35 * now + 0.65 * then
    )
    monkeypatch.setattr("core.alhambra.ai.playing_on._EARLIER", 0.0)
    assert far.outcome(table, seat, [weights] * 3, Random(4)) == pytest.approx(then)


def test_the_same_turn_can_be_played_with_its_tile_elsewhere() -> None:
    table = position(
        seats=2,
        hands=["gulden-9 gulden-2"],
        cities=["fountain pavilion-8"],
        market="tower-11 . . .",
    )
    planner = Planner(Outlook(table, 0, weights_for(2, HARD)), thorough=True)
    plan = next(
        plan
        for plan in planner.plans()
        if isinstance(plan.actions[0], BuyTile) and isinstance(plan.actions[-1], BuildTile)
    )
    others = planner.elsewhere(plan, 3)
    assert len(others) == 3
    assert len({other.actions[-1] for other in (plan, *others)}) == 4
    for other in others:
        assert other.worth <= plan.worth
        assert other.actions[:-1] == plan.actions[:-1]
        assert play(table, *other.actions).seats[0].palace != table.seats[0].palace
    money = next(plan for plan in planner.plans() if isinstance(plan.actions[-1], TakeMoney))
    assert planner.elsewhere(money, 3) == []
    with_coins = plan._replace(unseen=1.5)
    assert [other.unseen for other in planner.elsewhere(with_coins, 3)] == [1.5] * 3


def test_rivals_play_in_either_way_and_the_seat_in_its_own() -> None:
    own, other = weights_for(3, HARD), weights_for(3, Level(scorings=1))
    drawn = [minds_of(3, 1, own, other, Random(seed)) for seed in range(40)]
    assert all(minds[1] is own for minds in drawn)
    for rival in (0, 2):
        assert {id(minds[rival]) for minds in drawn} == {id(own), id(other)}
    assert {id(one) for one in minds_of(3, 1, own, None, Random(1))} == {id(own)}


def test_what_rivals_are_like_decides_what_a_plan_comes_to() -> None:
    """A rival that only wants money leaves the tile that another one would buy."""
    table = position(seats=2, hands=["", "gulden-7"], market="tower-7-new . . .")
    keen = weights_for(2, HARD)
    idle = {**keen, **{f"share-{number}": [0.0] * 3 for number in (1, 2, 3)}, "wall": [-9.0] * 4}
    then = play(table, TakeMoney(table.open_money[:1]))
    left = [play_on(then, 1, [keen, rival], Random(1)).market for rival in (keen, idle)]
    assert [TILES["tower-7-new"] in market for market in left] == [False, True]
