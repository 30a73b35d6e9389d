"""What switches off the rules of the base game."""

from __future__ import annotations

from core.alhambra.rules import Rule
from tests.mutations import Mutation


def _in(file: str, rule: Rule, old: str, new: str) -> Mutation:
    return Mutation(rule, f"core/alhambra/{file}.py", old, new)


MUTATIONS = (
    # Equipment
    _in(
        "setup",
        Rule.FIFTY_FOUR_TILES,
        "if sorted(action.order) != sorted(TILES.values()):",
        "if not action.order:",
    ),
    _in("components", Rule.FIFTY_FOUR_TILES, "7-es 8-e 8-n 9", "7-es 8-s 8-n 9"),
    _in("components", Rule.FIFTY_FOUR_TILES, "10-n 10-w 10 11", "10-n 10-w 11"),
    _in(
        "components",
        Rule.THREE_OF_EACH_MONEY_CARD,
        "COPIES_OF_A_MONEY_CARD = 3",
        "COPIES_OF_A_MONEY_CARD = 2",
    ),
    _in(
        "setup",
        Rule.THREE_OF_EACH_MONEY_CARD,
        "if sorted(action.order) != sorted(list(MONEY.values()) * copies):",
        "if not action.order:",
    ),
    # Getting ready to play
    _in(
        "refilling",
        Rule.MARKET_FILLED_IN_ORDER,
        "for place, tile in enumerate(market):",
        "for place, tile in reversed(list(enumerate(market))):",
    ),
    _in("setup", Rule.STARTING_MONEY, "while worth < STARTING_MONEY:", "while worth < 21:"),
    _in("setup", Rule.START_PLAYER, "return len(cards), money", "return 0, money"),
    _in("setup", Rule.START_PLAYER, "len(cards), money, int(", "len(cards), 0, int("),
    _in("setup", Rule.START_PLAYER, "(seat - table.youngest) % len(table.seats)", "seat"),
    _in(
        "setup",
        Rule.FOUR_CARDS_LIE_OPEN,
        "for _ in range(OPEN_MONEY_CARDS))",
        "for _ in range(OPEN_MONEY_CARDS - 1))",
    ),
    _in(
        "setup",
        Rule.FIVE_PILES,
        "if _special_cards_fit(table, action.order, ends):",
        "if ends:",
    ),
    _in(
        "setup",
        Rule.FIVE_PILES,
        "if sorted(action.order) != sorted([*table.draw_pile, *special]):",
        "if not special:",
    ),
    _in(
        "base_game",
        Rule.FIVE_PILES,
        "SCORING_CARDS[:1], piles=(2,)",
        "SCORING_CARDS[:1], piles=(3,)",
    ),
    _in(
        "base_game",
        Rule.FIVE_PILES,
        "SCORING_CARDS[1:], piles=(4,)",
        "SCORING_CARDS[1:], piles=(5,)",
    ),
    _in(
        "view",
        Rule.HANDS_ARE_SECRET,
        '"cards": sum(len(cards) for cards in seat.hand),',
        '"cards": seat.hand,',
    ),
    _in("view", Rule.HANDS_ARE_SECRET, '"bag": len(table.bag),', '"bag": table.bag,'),
    _in(
        "view",
        Rule.HANDS_ARE_SECRET,
        '"draw_pile": len(table.draw_pile),',
        '"draw_pile": table.draw_pile,',
    ),
    _in(
        "view",
        Rule.HANDS_ARE_SECRET,
        "one if index == seat else one._replace(hand=_face_down(one.hand))",
        "one",
    ),
    _in("view", Rule.HANDS_ARE_SECRET, "bag=tuple(sorted(table.bag)),", "bag=table.bag,"),
    _in(
        "view",
        Rule.HANDS_ARE_SECRET,
        "draw_pile=(FACE_DOWN,) * len(table.draw_pile),",
        "draw_pile=table.draw_pile,",
    ),
    _in("base_game", Rule.HANDS_ARE_SECRET, "    conceal=conceal_cards,\n", ""),
    # How to play
    _in(
        "base_game",
        Rule.CLOCKWISE,
        "BeginTurn((seat + 1) % seats)",
        "BeginTurn((seat - 1) % seats)",
    ),
    _in(
        "taking_money",
        Rule.ONE_ACTION,
        "agenda=table.agenda[:-1],  # Rule.ONE_ACTION",
        "agenda=table.agenda,",
    ),
    _in(
        "redesigning",
        Rule.ONE_ACTION,
        "agenda=table.agenda[:-1], seats=seats)  # Rule.ONE_ACTION",
        "seats=seats)",
    ),
    _in("turn", Rule.ACTION_IS_A_MUST, "return Violation(Rule.ACTION_IS_A_MUST)", "return None"),
    _in("base_game", Rule.ACTION_IS_A_MUST, "passing={ChooseAction: PASS},", ""),
    # Taking money
    _in(
        "taking_money",
        Rule.TAKE_WHAT_LIES_OPEN,
        "if missing or not action.cards:",
        "if not action.cards:",
    ),
    _in("taking_money", Rule.TAKE_WHAT_LIES_OPEN, "if missing or not action.cards:", "if missing:"),
    _in(
        "taking_money",
        Rule.SEVERAL_CARDS_UP_TO_FIVE,
        "MOST_WORTH_OF_SEVERAL = 5",
        "MOST_WORTH_OF_SEVERAL = 6",
    ),
    _in("taking_money", Rule.SEVERAL_CARDS_UP_TO_FIVE, "if len(cards) > 1 and sum(", "if sum("),
    # Buying
    _in(
        "buying",
        Rule.BUY_FROM_THE_MARKET,
        "if tile is not None and tile.id == tile_id:",
        "if tile is not None:",
    ),
    _in(
        "buying",
        Rule.CURRENCY_OF_THE_PLACE,
        "if any(piece.place != place for piece in action.pay):",
        "if not any(piece.place == place for piece in action.pay):",
    ),
    _in(
        "components",
        Rule.CURRENCY_OF_THE_PLACE,
        '("gulden", "dirham", "denar", "ducat")',
        '("gulden", "dirham", "ducat", "denar")',
    ),
    _in(
        "buying",
        Rule.PAY_WHAT_YOU_HAVE,
        "if any(action.pay.count(piece) > money.count(piece) for piece in set(action.pay)):",
        "if any(piece not in money for piece in action.pay):",
    ),
    _in(
        "buying",
        Rule.PAY_WHAT_YOU_HAVE,
        "if any(action.pay.count(piece) > money.count(piece) for piece in set(action.pay)):",
        "if len(set(action.pay)) < len(action.pay):",
    ),
    _in(
        "buying",
        Rule.PAY_THE_PRICE,
        "if worth(action.pay) < tile.price:",
        "if worth(action.pay) < tile.price - 1:",
    ),
    _in(
        "buying",
        Rule.NO_CHANGE,
        "if worth(action.pay) < tile.price:",
        "if worth(action.pay) != tile.price:",
    ),
    _in(
        "buying",
        Rule.PAID_CARDS_ARE_DISCARDED,
        "discards=table.discards + paid_cards,",
        "discards=table.discards,",
    ),
    _in(
        "buying",
        Rule.EXACT_PAYMENT,
        "agenda=table.agenda[:-1] if overpaid else table.agenda,",
        "agenda=table.agenda[:-1],",
    ),
    _in(
        "buying",
        Rule.EXACT_PAYMENT,
        "agenda=table.agenda[:-1] if overpaid else table.agenda,",
        "agenda=table.agenda,",
    ),
    _in(
        "buying",
        Rule.MARKET_WAITS,
        "market=(*table.market[:place], None, *table.market[place + 1 :]),",
        "market=(*table.market[:place], table.bag[0], *table.market[place + 1 :]),",
    ),
    # Positioning
    _in(
        "base_game",
        Rule.PLACED_AFTER_THE_ACTIONS,
        "Turn.PLACING: lambda seat, _seats: (PlaceTiles(seat),),",
        "",
    ),
    _in(
        "base_game",
        Rule.PLACED_AFTER_THE_ACTIONS,
        "(TAKE_MONEY, BUY_TILE, ADD_TILE,",
        "(KEEP_TILE, TAKE_MONEY, BUY_TILE, ADD_TILE,",
    ),
    _in(
        "placing",
        Rule.PLACED_AFTER_THE_ACTIONS,
        "return table.seats[decision.seat].to_place",
        "return len(table.seats[decision.seat].to_place) > 1",
    ),
    _in(
        "placing",
        Rule.PLACE_WHAT_WAS_GAINED,
        "(tile for tile in table.seats[seat].to_place if tile.id == tile_id)",
        "(tile for tile in table.seats[seat].to_place)",
    ),
    _in(
        "placing",
        Rule.RESERVE_IS_UNLIMITED,
        "reserve=(*seat.reserve, tile),  # Rule.RESERVE_IS_UNLIMITED",
        "reserve=(*seat.reserve, tile)[:8],",
    ),
    # Rules for building your Alhambra
    _in(
        "redesigning",
        Rule.NEVER_TURNED,
        "return seat.palace.violation(tile.walls, action.at)",
        "return min((seat.palace.violation(tile.walls * turn % 15, action.at)"
        " for turn in (1, 2, 4, 8)), key=bool)",
    ),
    _in(
        "palace",
        Rule.NEVER_TURNED,
        "        bit = 1 << walls\n",
        "        bit = 1 << (walls * 2 % 15)\n",
    ),
    _in(
        "palace",
        Rule.SIDES_MUST_MATCH,
        "if walls & touching != surroundings >> _WALLED & _TOUCHING:",
        "if not surroundings:",
    ),
    _in(
        "palace",
        Rule.SIDES_MUST_MATCH,
        "return walls & surroundings & _TOUCHING == surroundings >> _WALLED & _TOUCHING",
        "return True",
    ),
    _in("palace", Rule.REACHABLE_ON_FOOT, "if not touching & ~walls:", "if not touching:"),
    _in("palace", Rule.REACHABLE_ON_FOOT, "if met >= now:", "if met > len(reached):"),
    _in(
        "palace",
        Rule.REACHABLE_ON_FOOT,
        "_STEPS[seen & _TOUCHING & ~(seen >> _WALLED)]",
        "_STEPS[seen & _TOUCHING]",
    ),
    _in("palace", Rule.JOINED_BY_A_SIDE, "    if not touching:\n", "    if not surroundings:\n"),
    _in("palace", Rule.NO_EMPTY_AREA, "    return runs > 1\n", "    return False\n"),
    _in(
        "palace",
        Rule.NO_EMPTY_AREA,
        "if empty[side] and not (empty[side - 1] and empty[side - 2]):",
        "if empty[side] and not (empty[side - 1] or empty[side - 2]):",
    ),
    _in(
        "palace",
        Rule.NO_EMPTY_AREA,
        "and self._surroundings[where] & _TOUCHING != _TOUCHING",
        "",
    ),
    _in(
        "palace",
        Rule.ONE_TILE_A_PLACE,
        "if where in self.tiles:\n            return V",
        "if not where:\n            return V",
    ),
    # Redesigning
    _in(
        "redesigning",
        Rule.ADD_FROM_THE_RESERVE,
        "(tile for tile in seat.reserve if tile.id == tile_id)",
        "(tile for tile in (*seat.reserve, *seat.palace.tiles.values()) if tile.id == tile_id)",
    ),
    _in(
        "palace",
        Rule.REMOVE_FROM_THE_ALHAMBRA,
        "            if tile.id == tile_id:\n                return where\n        return None",
        "            if tile.id == tile_id:\n                return where\n        return 0",
    ),
    _in(
        "redesigning",
        Rule.REMOVE_FROM_THE_ALHAMBRA,
        "reserve=(*seat.reserve, tile))",
        "reserve=seat.reserve)",
    ),
    _in(
        "redesigning",
        Rule.EXCHANGE_IN_PLACE,
        "palace=seat.palace.with_tile(tile, where),",
        "palace=seat.palace.without_tile(where),",
    ),
    _in(
        "redesigning",
        Rule.EXCHANGE_IN_PLACE,
        "    return seat.palace.exchange_violation(tile.walls, where)\n",
        "    return seat.palace.removal_violation(where)\n",
    ),
    _in(
        "palace",
        Rule.FOUNTAIN_STAYS,
        "                if where\n                and where not in on_the_way",
        "                if where not in on_the_way",
    ),
    _in(
        "palace",
        Rule.FOUNTAIN_STAYS,
        "Violation(Rule.FOUNTAIN_STAYS, (where,))\n        if not _matches",
        "None\n        if not _matches",
    ),
    _in(
        "redesigning",
        Rule.NEW_TILES_TAKE_NO_PART,
        "(tile for tile in seat.reserve if tile.id == tile_id)",
        "(tile for tile in (*seat.reserve, *seat.to_place) if tile.id == tile_id)",
    ),
    # At the end of your turn
    _in("refilling", Rule.MONEY_REFILLED, "OPEN_MONEY_CARDS = 4", "OPEN_MONEY_CARDS = 3"),
    _in(
        "refilling",
        Rule.DISCARDS_BECOME_THE_PILE,
        "if len(open_money) < OPEN_MONEY_CARDS and table.discards:",
        "if not table:",
    ),
    _in(
        "refilling",
        Rule.DISCARDS_BECOME_THE_PILE,
        "if sorted(action.order) != sorted(table.discards):",
        "if not table:",
    ),
    _in(
        "refilling",
        Rule.DISCARDS_BECOME_THE_PILE,
        "draw_pile=action.order, discards=(),",
        "draw_pile=action.order,",
    ),
    _in("base_game", Rule.MARKET_REFILLED, "            FillMarket(),\n", ""),
    # Scoring
    _in(
        "refilling",
        Rule.SCORING_CARD_IS_REPLACED,
        "table = table.rules.turned_up[card](table, card)",
        "table = table.rules.turned_up[card](table, card)\n            break",
    ),
    _in(
        "base_game",
        Rule.SCORING_BEFORE_THE_NEXT_TURN,
        "            FillMarket(),\n            ScoreWhatIsDue(),\n",
        "            ScoreWhatIsDue(),\n            FillMarket(),\n",
    ),
    _in("base_game", Rule.SCORING_BEFORE_THE_NEXT_TURN, "            ScoreWhatIsDue(),\n", ""),
    _in(
        "scoring",
        Rule.MOST_BUILDINGS,
        "[tile.building for tile in tiles]",
        "[tile.building for tile in tiles for _ in range(tile.price)]",
    ),
    _in("scoring", Rule.FIRST_SCORING, "[-number:]", "[-max(number, 2) :]"),
    _in("scoring", Rule.SECOND_SCORING, "[-number:]", "[-number:][: 5 - number % 3 * 2]"),
    _in("scoring", Rule.THIRD_SCORING, "[-number:]", "[-min(number, 2) :]"),
    Mutation(
        Rule.TIES_SHARE,
        "core/majority.py",
        "// len(tied)",
        "",
    ),
    Mutation(
        Rule.TIES_SHARE,
        "core/majority.py",
        "        place += len(tied)\n",
        "        place += 1\n",
    ),
    Mutation(
        Rule.AT_LEAST_ONE_BUILDING,
        "core/majority.py",
        "if count == 0 or place >= len(places):",
        "if place >= len(places):",
    ),
    _in(
        "scoring",
        Rule.RESERVE_DOES_NOT_COUNT,
        "[seat.palace.tiles.values() for seat in table.seats]",
        "[(*seat.palace.tiles.values(), *seat.reserve) for seat in table.seats]",
    ),
    _in(
        "palace",
        Rule.LONGEST_WALL,
        "max(_lengths(self._outer_walls()), default=0)",
        "sum(_lengths(self._outer_walls()))",
    ),
    _in(
        "palace",
        Rule.LONGEST_WALL,
        "return [len(follow)] if follow else []",
        "return []",
    ),
    _in(
        "palace",
        Rule.LONGEST_WALL,
        "        return Palace(tiles, surroundings, border)\n",
        "        changed = Palace(tiles, surroundings, border)\n"
        "        changed._longest_wall = self._longest_wall\n"
        "        return changed\n",
    ),
    _in(
        "palace",
        Rule.INTERNAL_WALLS_DO_NOT_COUNT,
        "_OUTLINE[walls & ~surroundings.get(where, 0)]",
        "_OUTLINE[walls]",
    ),
    _in("scoring", Rule.POINTS_ADD_UP, "points[who] += number", "points[who] = number"),
    # End of the game
    _in("base_game", Rule.GAME_ENDS, "            EndWhenMarketIsShort(),\n", ""),
    _in(
        "base_game",
        Rule.GAME_ENDS,
        "            FillMoney(),\n",
        "            EndWhenMarketIsShort(),\n            FillMoney(),\n",
    ),
    _in("game_end", Rule.LAST_TILES, "most = max(money)", "most = min(money)"),
    _in(
        "game_end",
        Rule.LAST_TILES,
        "[worth(purse(table, seat, place)) for",
        "[len(purse(table, seat, place)) for",
    ),
    _in(
        "game_end",
        Rule.LAST_TILES_TIED,
        "if most > 0 and money.count(most) == 1 else",
        "if most > 0 else",
    ),
    _in(
        "game_end",
        Rule.LAST_TILES_TIED,
        "if most > 0 and money.count(most) == 1 else",
        "if money.count(most) == 1 or most == 0 else",
    ),
    _in(
        "game_end",
        Rule.LAST_TILES_ARE_PLACED,
        "agenda=(ScoreForTheLastTime(), *reversed(placing))",
        "agenda=(ScoreForTheLastTime(), *placing)",
    ),
    _in(
        "base_game",
        Rule.LAST_TILES_ARE_PLACED,
        "PlaceLastTiles: (BUILD_TILE, KEEP_TILE),",
        "PlaceLastTiles: (BUILD_TILE,),",
    ),
    _in(
        "game_end",
        Rule.THE_LAST_SCORING,
        "agenda=(ScoreForTheLastTime(), *reversed(placing))",
        "agenda=(*reversed(placing), ScoreForTheLastTime())",
    ),
    _in(
        "game_end",
        Rule.THE_LAST_SCORING,
        "agenda=(ScoreForTheLastTime(), *reversed(placing))",
        "agenda=tuple(reversed(placing))",
    ),
    _in("game_end", Rule.MOST_POINTS_WIN, "if own == max(points)", "if own >= points[0]"),
    _in(
        "game_end",
        Rule.MOST_POINTS_WIN,
        "[seat for seat, own in enumerate(points) if own == max(points)]",
        "[points.index(max(points))]",
    ),
    # Two players
    _in("two_players", Rule.TWO_OF_EACH_MONEY_CARD, "copies_of_money=2,", "copies_of_money=3,"),
    _in("two_players", Rule.DIRK_STARTS_WITH_SIX, "TILES_FOR_DIRK = 6", "TILES_FOR_DIRK = 5"),
    _in(
        "two_players",
        Rule.DIRK_STARTS_WITH_SIX,
        "SetUp.AFTER_THE_MARKET",
        "SetUp.BEFORE_THE_MARKET",
    ),
    _in(
        "scoring",
        Rule.DIRK_SCORES_BUILDINGS,
        "    cities += [collector.tiles for collector in table.collectors]\n",
        "    cities += [() for collector in table.collectors]\n",
    ),
    _in(
        "city_wall",
        Rule.DIRK_SCORES_BUILDINGS,
        "for seat in table.seats)",
        "for seat in table.seats) + (3,) * len(table.collectors)",
    ),
    _in(
        "two_players",
        Rule.DIRK_GETS_SIX_MORE,
        "{1: TILES_FOR_DIRK, 2",
        "{1: len(table.bag) // 3, 2",
    ),
    _in("two_players", Rule.DIRK_GETS_A_THIRD, "len(table.bag) // 3", "-(-len(table.bag) // 3)"),
    _in("two_players", Rule.GIVEN_TO_DIRK, "PlaceTiles: (GIVE_TILE,), ", ""),
    _in(
        "two_players",
        Rule.NO_LAST_TILES_FOR_DIRK,
        "PlaceLastTiles: (GIVE_NO_LAST_TILE,)",
        "PlaceLastTiles: (GIVE_TILE,)",
    ),
    _in(
        "game_end",
        Rule.DIRK_CANNOT_WIN,
        "points = totals(table)[: len(table.seats)]",
        "points = totals(table)",
    ),
)
