"""What switches off the rules of Roll & Write."""

from __future__ import annotations

from core.roll_and_write.rules import Rule
from tests.mutations import Mutation


def _in(file: str, rule: Rule, old: str, new: str) -> Mutation:
    return Mutation(rule, f"core/roll_and_write/{file}.py", old, new)


def _in_majority(rule: Rule, old: str, new: str) -> Mutation:
    return Mutation(rule, "core/majority.py", old, new)


_ALL_FOUR_ROLLED = "if len(action.yellow) != dice or len(action.blue) != dice:"
_LEFT_OF = "(seat + 1) % seats for seat in range(seats)"
_FREE_ONLY = "for field, action in _CHOICES[seat.dice] if not crossed & field]"
_LONGEST_RUN = (
    'max(map(len, "".join("x" if crossed & line & 1 << bit else " " for bit in range(36) '
    'if line >> bit & 1).split() or [""]))'
)

MUTATIONS = (
    # Components
    _in("notation", Rule.DICE_SHOW_ONE_TO_SIX, "if pips not in SIDES:", "if pips in (0, -1):"),
    _in("notation", Rule.DICE_SHOW_ONE_TO_SIX, "if pips not in SIDES:", "if pips > 6:"),
    _in(
        "rulesets",
        Rule.SIX_BY_SIX_BUILDINGS,
        "sheet.grid[pair[0] - 1][pair[1] - 1]",
        "sheet.grid[pair[1] - 1][pair[0] - 1]",
    ),
    _in("sheet", Rule.SIX_BY_SIX_BUILDINGS, "if len(rows) != SIZE:", "if not rows:"),
    _in("sheet", Rule.SIX_BY_SIX_BUILDINGS, "if len(row) != SIZE:", "if not row:"),
    _in("sheet", Rule.SIX_BY_SIX_BUILDINGS, "if building not in BUILDINGS:", "if not building:"),
    _in(
        "rulesets",
        Rule.A_BOX_FOR_EACH_BUILDING,
        "tuple(fields.bit_count() for fields in self.fields)",
        "(7, 7, 7, 7, 7, 7)",
    ),
    # Getting ready to play, three to five players
    _in(
        "setup",
        Rule.SHEET_AND_PAIR,
        "*(RollForTheFirstRound(seat) for seat in in_turn),",
        "RollForTheFirstRound(0),",
    ),
    _in("setup", Rule.START_SEAT, "in_turn = range(seats)", "in_turn = range(seats)[::-1]"),
    _in("setup", Rule.ROLLED_IN_TURN, "crossed | field, coins", "crossed | 1, coins"),
    _in("passing_on", Rule.ROLLED_IN_TURN, _ALL_FOUR_ROLLED, "if not action.yellow:"),
    _in("passing_on", Rule.ROLLED_IN_TURN, "if action.seat != decision.roller:", "if False:"),
    _in(
        "view",
        Rule.MARKED_ON_THE_SCORE_SHEET,
        "for pair, field in FIELD.items() if seat.crossed & field]",
        "for pair, field in ()]",
    ),
    _in(
        "final_scoring",
        Rule.MARKED_ON_THE_SCORE_SHEET,
        "(seat.crossed & fields).bit_count() for seat",
        "0 for seat",
    ),
    _in(
        "setup",
        Rule.THREE_BUILDINGS_TO_START_WITH,
        "BUILDINGS_AT_THE_START = 3",
        "BUILDINGS_AT_THE_START = 2",
    ),
    _in("setup", Rule.ROLLED_UNTIL_FREE, "if crossed & field:", "if False:"),
    _in(
        "setup",
        Rule.PAIR_FOR_THE_FIRST_ROUND,
        "Seat(dice + dice_of(action), crossed",
        "Seat(dice, crossed",
    ),
    _in("setup", Rule.EXTRA_PAIR, "        RollForTheFirstRound(0, Rule.EXTRA_PAIR),\n", ""),
    _in("setup", Rule.EXTRA_PAIR, "RollForTheFirstRound(0, Rule", "RollForTheFirstRound(1, Rule"),
    _in("setup", Rule.SEVERAL_DICE_ON_A_SPACE, "Seat(dice + dice_of", "Seat(dice | dice_of"),
    _in(
        "table",
        Rule.THREE_COINS_TO_START_WITH,
        "Seat(0, 0, COINS_AT_THE_START, coins - COINS_AT_THE_START)",
        "Seat(0, 0, 0, coins)",
    ),
    # Course of the game
    _in("rounds", Rule.NUMBER_OF_ROUNDS, "3: 18, 4: 15, 5: 12", "3: 18, 4: 15, 5: 15"),
    _in("rounds", Rule.NUMBER_OF_ROUNDS, "3: 18, 4: 15, 5: 12", "3: 17, 4: 15, 5: 12"),
    _in(
        "rounds",
        Rule.CLOCKWISE,
        "tuple(map(ChooseAction, range(seats)))",
        "tuple(map(ChooseAction, range(seats)))[::-1]",
    ),
    _in("rounds", Rule.ROUND_IS_MARKED, "round=step.number", "round=1"),
    _in(
        "crossing_off",
        Rule.ONE_OF_TWO_ACTIONS,
        "(*table.agenda[:-1], ROLL_PAIR[who])",
        "(*table.agenda, ROLL_PAIR[who])",
    ),
    _in(
        "receiving_coins",
        Rule.ONE_OF_TWO_ACTIONS,
        "return _RECEIVE_COINS\n",
        "return _RECEIVE_COINS if coins_to_receive(_table.seats[_decision.seat]) else ()\n",
    ),
    _in("passing_on", Rule.NEXT_SEAT, "tuple(seats), left, 0", "tuple(seats), who, 0"),
    _in("rulesets", Rule.LAST_ROUND, "            ScoreFinally(),\n", ""),
    # Crossing off a building
    _in("crossing_off", Rule.ANY_PAIR, "return Violation(Rule.ANY_PAIR)", "return None"),
    _in(
        "crossing_off", Rule.ANY_PAIR, "fromkeys(crossings(dice))", "fromkeys(crossings(dice)[::3])"
    ),
    _in("crossing_off", Rule.NOT_TWICE, "return Violation(Rule.NOT_TWICE)", "return None"),
    _in("crossing_off", Rule.NOT_TWICE, _FREE_ONLY, _FREE_ONLY.partition(" if")[0] + "]"),
    _in(
        "crossing_off",
        Rule.COINS_WHERE_NOTHING_IS_FREE,
        _FREE_ONLY,
        _FREE_ONLY.partition(" if")[0] + "]",
    ),
    _in("crossing_off", Rule.CROSSED_OFF, "before.crossed | FIELD[action],", "before.crossed,"),
    _in(
        "rounds",
        Rule.COMPLETED,
        "share_places(in_order, places)",
        "share_places([0] * len(in_order), places)",
    ),
    _in("rounds", Rule.COMPLETED, "seat.crossed & fields == fields]", "seat.crossed & fields]"),
    _in(
        "rulesets",
        Rule.COMPLETED,
        "conditions={EndRound: has_completed_building},",
        "conditions={EndRound: lambda *_: False},",
    ),
    _in(
        "rounds",
        Rule.COMPLETED_TOGETHER,
        "share_places(in_order, places)",
        "tuple(one * sum(places[:1]) for one in in_order)",
    ),
    _in("rounds", Rule.COMPLETED_LATER, "Standing(places[len(rows) :],", "Standing(places,"),
    _in("rounds", Rule.COMPLETED_LATER, "places[len(rows) :], (*placed", "places[1:], (*placed"),
    _in(
        "final_scoring",
        Rule.ROUND_POINTS_ARE_KEPT,
        "zip(round_points(table), *finally_given, strict=True)",
        "zip(*finally_given, strict=True)",
    ),
    _in("crossing_off", Rule.USED_PAIR_LEAVES, "before.dice - PAIR[action],", "before.dice,"),
    _in("passing_on", Rule.OTHER_PAIR_IS_PASSED_ON, "Seat(dice + leave, cr", "Seat(dice, cr"),
    _in(
        "passing_on",
        Rule.LAID_AS_THEY_LIE,
        "Seat(dice + leave, cr",
        "Seat(dice + (leave and PAIR[1, 1]), cr",
    ),
    _in(
        "passing_on",
        Rule.USED_PAIR_IS_ROLLED,
        "_pass_on(table, who, dice_of(action), table.seats[who].dice)",
        "_pass_on(table, who, table.seats[who].dice, dice_of(action))",
    ),
    _in("passing_on", Rule.USED_PAIR_IS_ROLLED, _ALL_FOUR_ROLLED, "if not action.yellow:"),
    _in("rulesets", Rule.FOUR_DICE_TO_PLAY, _LEFT_OF, _LEFT_OF.replace("+ 1", "+ 2")),
    # Receiving coins
    _in("receiving_coins", Rule.A_COIN_FOR_EACH_CROSSING, "coins += 1", "coins = 1"),
    _in("receiving_coins", Rule.A_COIN_FOR_EACH_CROSSING, "if seat.crossed & field:", "if field:"),
    _in(
        "receiving_coins",
        Rule.DOUBLED_CROSSINGS,
        "tuple(FIELD[pair] for pair in crossings(dice))",
        "tuple({FIELD[pair] for pair in crossings(dice)})",
    ),
    _in("receiving_coins", Rule.COINS_ARE_CIRCLED, "before.circles - coins)", "before.circles)"),
    _in("receiving_coins", Rule.FULL_SUPPLY, "return min(coins, seat.circles)", "return coins"),
    _in(
        "receiving_coins",
        Rule.ALL_FOUR_AFTER_COINS,
        "Seat(0, before.crossed",
        "Seat(before.dice, before.crossed",
    ),
    _in("passing_on", Rule.ALL_FOUR_AFTER_COINS, _ALL_FOUR_ROLLED, "if not action.yellow:"),
    _in("passing_on", Rule.KEEP_A_PAIR, "return Violation(Rule.KEEP_A_PAIR)", "return None"),
    _in(
        "passing_on",
        Rule.REST_IS_PASSED_ON,
        "decision.seat, pair, table.rolled - pair)",
        "decision.seat, table.rolled - pair, pair)",
    ),
    # Special actions
    _in(
        "special_actions",
        Rule.COINS_PAY_SPECIAL_ACTIONS,
        "before.coins - COINS_FOR_A_PIP,",
        "0,",
    ),
    _in(
        "special_actions",
        Rule.SPENT_FOR_GOOD,
        "before.coins - COINS_FOR_A_PIP,\n        before.circles,",
        "before.coins - COINS_FOR_A_PIP,\n        before.circles + 1,",
    ),
    _in("special_actions", Rule.ENOUGH_COINS, "return Violation(Rule.ENOUGH_COINS)", "return None"),
    _in("special_actions", Rule.ENOUGH_COINS, "if seat.coins >= COINS_FOR_A_PIP else ()", ""),
    _in(
        "special_actions",
        Rule.ENOUGH_COINS,
        "seat.coins >= COINS_FOR_A_SECOND_BUILDING and",
        "True and",
    ),
    _in(
        "special_actions",
        Rule.ONE_PIP_FOR_A_COIN,
        "if abs(action.to - action.from_) != 1:",
        "if action.to == action.from_:",
    ),
    _in(
        "special_actions",
        Rule.ONE_PIP_FOR_A_COIN,
        "if not has_die(seat.dice, action.colour, action.from_):",
        "if False:",
    ),
    _in(
        "rulesets",
        Rule.TURNED_BEFORE_THE_ACTION,
        "(CROSS_OFF_SECOND, DECLINE)",
        "(CROSS_OFF_SECOND, DECLINE, TURN_DIE)",
    ),
    _in("special_actions", Rule.TURNED_AGAIN, "before.coins - COINS_FOR_A_PIP,", "0,"),
    _in(
        "special_actions",
        Rule.NEVER_BETWEEN_ONE_AND_SIX,
        "return Rule.NEVER_BETWEEN_ONE_AND_SIX",
        "return None",
    ),
    _in(
        "special_actions",
        Rule.ACTION_AFTER_TURNING,
        "seat, table.agenda)",
        "seat, table.agenda[:-1])",
    ),
    _in(
        "special_actions",
        Rule.SECOND_FOR_THREE_COINS,
        "COINS_FOR_A_SECOND_BUILDING = 3",
        "COINS_FOR_A_SECOND_BUILDING = 2",
    ),
    _in(
        "special_actions",
        Rule.SECOND_FOR_THREE_COINS,
        "and not seat.crossed & _FIELD_OF_A_PAIR[seat.dice]",
        "and True",
    ),
    _in(
        "special_actions",
        Rule.SECOND_WITH_THE_OTHER_PAIR,
        "return Violation(Rule.SECOND_WITH_THE_OTHER_PAIR)",
        "return None",
    ),
    _in(
        "special_actions",
        Rule.SECOND_IS_MARKED,
        "before.crossed | FIELD[action],",
        "before.crossed,",
    ),
    _in(
        "special_actions",
        Rule.ALL_FOUR_AFTER_THE_SECOND,
        "(*table.agenda[:-2], ROLL_AFTER_THE_SECOND[who])",
        "table.agenda[:-1]",
    ),
    # Final scoring
    _in("final_scoring", Rule.PLACES_OF_A_BUILDING, "(21, 13, 6)", "(21, 13, 5)"),
    _in("final_scoring", Rule.PLACES_OF_A_BUILDING, "(16, 8, 1)", "(8, 1)"),
    _in_majority(Rule.TIES_SHARE, " // len(tied)", ""),
    _in_majority(Rule.AT_LEAST_ONE_BUILDING, "count == 0 or ", ""),
    _in(
        "final_scoring",
        Rule.PLACES_THAT_ARE_LEFT,
        "share_places(counts, places)",
        "share_places(counts, (21, 13, 6))",
    ),
    _in("final_scoring", Rule.PLACED_IS_OUT, "counts[row] = 0", "pass"),
    _in("rounds", Rule.PLACED_IS_OUT, "if row not in placed]", "]"),
    _in("final_scoring", Rule.ROWS_AND_COLUMNS, "0, 2, 5, 10)", "0, 2, 5, 9)"),
    _in("final_scoring", Rule.ROWS_AND_COLUMNS, "0, 2, 5, 10)", "1, 2, 5, 10)"),
    _in("final_scoring", Rule.NEED_NOT_TOUCH, "(crossed & line).bit_count()", _LONGEST_RUN),
    _in("final_scoring", Rule.LINES_ADD_UP, "return sum(POINTS_OF", "return max(POINTS_OF"),
    _in(
        "final_scoring",
        Rule.A_POINT_FOR_TWO_COINS,
        "COINS_FOR_A_POINT = 2",
        "COINS_FOR_A_POINT = 3",
    ),
    _in("final_scoring", Rule.MOST_POINTS_WIN, "points == max(total)", "points == min(total)"),
    _in(
        "final_scoring",
        Rule.MOST_POINTS_WIN,
        "zip(buildings, lines, coins,",
        "zip(buildings, lines, lines,",
    ),
    _in(
        "final_scoring",
        Rule.TIES_WIN_TOGETHER,
        "[row for row, points in enumerate(total) if points == max(total)]",
        "[total.index(max(total))]",
    ),
    # Solo and two players
    _in("imaginary_players", Rule.IMAGINARY_PLAYERS, "2: (1,)", "2: (0, 1)"),
    _in("rulesets", Rule.IMAGINARY_GET_NO_POINTS, "self.rows if contest else seats", "self.rows"),
    _in(
        "imaginary_players",
        Rule.IMAGINARY_CROSS_ONE_A_ROUND,
        "tuple(map(RollForImaginary, range(players)))",
        "()",
    ),
    _in(
        "imaginary_players",
        Rule.IMAGINARY_PAIR,
        "return Violation(Rule.IMAGINARY_PAIR)",
        "return None",
    ),
    _in(
        "rulesets",
        Rule.IMAGINARY_START_WITH_THREE,
        "            *rolls_before_the_game(imaginary),\n",
        "",
    ),
    _in(
        "imaginary_players",
        Rule.IMAGINARY_HAVE_NO_SHEET,
        "if counts[building] == rules.boxes[building]:",
        "if counts[building]:",
    ),
    _in("rulesets", Rule.TO_AND_FRO, _LEFT_OF, _LEFT_OF.replace("% seats", "% self.rows")),
    _in(
        "rulesets",
        Rule.IMAGINARY_COME_LAST,
        "(*turns_of_the_seats(seats), *rolls_of_a_round(imaginary), EndRound())",
        "(*rolls_of_a_round(imaginary), *turns_of_the_seats(seats), EndRound())",
    ),
    _in(
        "rulesets", Rule.IMAGINARY_GET_NO_DICE, _LEFT_OF, _LEFT_OF.replace("% seats", "% self.rows")
    ),
    _in(
        "imaginary_players", Rule.IMAGINARY_MARK_THE_ROLL, "counts[building] += 1", "counts[0] += 1"
    ),
    _in(
        "rounds",
        Rule.IMAGINARY_COMPLETE,
        "if player.counts[building] == boxes",
        "if player.counts[building] > boxes",
    ),
    _in(
        "rounds",
        Rule.IMAGINARY_COMPLETE,
        "if True in map(eq, player.counts, table.rules.boxes):",
        "if False:",
    ),
    _in(
        "imaginary_players",
        Rule.IMAGINARY_ROLL_AGAIN,
        "if counts[building] == rules.boxes[building]:",
        "if False:",
    ),
    _in(
        "final_scoring",
        Rule.IMAGINARY_ARE_RANKED,
        "player.counts[building] for player",
        "0 for player",
    ),
    # Solo
    _in(
        "imaginary_players",
        Rule.SOLO_ALL_IMAGINARY_PLAY,
        "tuple(map(RollForImaginary, range(players)))",
        "tuple(map(RollForImaginary, range(players)))[:1]",
    ),
    _in(
        "rulesets",
        Rule.SOLO_KEEPS_ITS_DICE,
        "ROLL_THEM_ALL_ALONE if alone else ROLL_THEM_ALL",
        "ROLL_THEM_ALL",
    ),
    _in(
        "rulesets",
        Rule.SOLO_KEEPS_ITS_DICE,
        "**({} if alone else {ChoosePair: (KEEP_PAIR,)})",
        "ChoosePair: (KEEP_PAIR,)",
    ),
    _in(
        "passing_on",
        Rule.SOLO_ROLLS_THE_USED_PAIR,
        "_pass_on(table, who, dice_of(action), table",
        "_pass_on(table, who, 0, table",
    ),
    _in("imaginary_players", Rule.HARDER_SOLO, "1: (2, 3, 4)", "1: (2,)"),
    _in("rulesets", Rule.CONTEST, "self.rows if contest else seats", "seats"),
    _in("imaginary_players", Rule.CONTEST_EXTRA_POINTS, "3: 18, 4: 15", "3: 18, 4: 18"),
    _in("imaginary_players", Rule.CONTEST_EXTRA_POINTS, "{2: 21,", "{2: 20,"),
)
