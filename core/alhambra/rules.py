"""The rules of the base game as a list: one member for each sentence of the rulebook, in order."""

from __future__ import annotations

from core.kernel import rulebook


class Rule(rulebook.Rule):
    """What the base game's rulebook says, in our words."""

    # Equipment
    FIFTY_FOUR_TILES = "The bag holds each of the 54 building tiles once."
    THREE_OF_EACH_MONEY_CARD = (
        "The money cards are the values 1 to 9 of the four currencies, three cards of each."
    )

    # Getting ready to play
    MARKET_FILLED_IN_ORDER = (
        "Tiles are drawn from the bag at random; empty squares of the market are filled in "
        "order, square 1 first."
    )
    STARTING_MONEY = "Seat by seat, money cards are dealt face up until they are worth 20 or more."
    START_PLAYER = (
        "The seat with the fewest cards starts; if seats tie, the one with the least money, and "
        "then the youngest."
    )
    FOUR_CARDS_LIE_OPEN = "Four money cards lie face up beside the market."
    FIVE_PILES = (
        "The other money cards are divided into five piles that differ by one card at most; the "
        "first scoring card is shuffled into the second pile, the second one into the fourth."
    )
    HANDS_ARE_SECRET = "From the first turn on a hand is secret; how many cards it has is not."

    # How to play
    CLOCKWISE = "The turn passes clockwise from seat to seat."
    ONE_ACTION = "A turn is one action: take money, buy a tile or redesign the Alhambra."
    ACTION_IS_A_MUST = "A seat passes only if no action is possible."

    # Taking money
    TAKE_WHAT_LIES_OPEN = "Only face-up money cards can be taken, each of them once."
    SEVERAL_CARDS_UP_TO_FIVE = (
        "One money card of any value is taken, or several that are worth 5 at most together."
    )

    # Buying
    BUY_FROM_THE_MARKET = "Only a tile that lies on the market can be bought."
    CURRENCY_OF_THE_PLACE = "A tile is paid for in the currency of its square."
    PAY_WHAT_YOU_HAVE = "Only money that the seat has can be paid, each piece once."
    PAY_THE_PRICE = "The payment is worth at least the price of the tile."
    NO_CHANGE = "A seat may overpay, but gets no change."
    PAID_CARDS_ARE_DISCARDED = "Money cards that were paid go to the discard pile."
    EXACT_PAYMENT = "After an exact payment the same seat must choose another action."
    MARKET_WAITS = "The market is not refilled before the turn is over."

    # Positioning
    PLACED_AFTER_THE_ACTIONS = (
        "When the actions are over, every tile bought in this turn is built or put on the reserve "
        "board, in any order; none can be held back."
    )
    PLACE_WHAT_WAS_GAINED = "Only a tile that was just gained can be placed."
    RESERVE_IS_UNLIMITED = "The reserve board takes any number of tiles."

    # Rules for building your Alhambra
    NEVER_TURNED = "A tile is never turned."
    SIDES_MUST_MATCH = "Two sides that touch must both have a wall, or both have none."
    REACHABLE_ON_FOOT = (
        "Every tile must be reachable on foot from the fountain: without crossing a wall or "
        "leaving the tiles."
    )
    JOINED_BY_A_SIDE = "A tile must touch the Alhambra with a side, not just with a corner."
    NO_EMPTY_AREA = "No empty area may be enclosed; areas that meet at a corner are apart."
    ONE_TILE_A_PLACE = "A place holds one tile."

    # Redesigning
    ADD_FROM_THE_RESERVE = "A tile to add must lie on the seat's reserve board."
    REMOVE_FROM_THE_ALHAMBRA = "A tile to remove must stand in the seat's Alhambra."
    EXCHANGE_IN_PLACE = (
        "With an exchange the tile from the reserve takes exactly the place of the tile that "
        "leaves; the building rules are judged when both have moved."
    )
    FOUNTAIN_STAYS = "The fountain is never removed or exchanged."
    NEW_TILES_TAKE_NO_PART = "A tile bought in this turn takes no part in its redesign."

    # At the end of your turn
    MONEY_REFILLED = "After a turn the open money cards are made up to four again."
    DISCARDS_BECOME_THE_PILE = (
        "When a card is to be drawn and the pile is empty, the discards are shuffled and become "
        "the pile; without discards fewer cards lie open."
    )
    MARKET_REFILLED = "Then the market is refilled."

    # Scoring
    SCORING_CARD_IS_REPLACED = (
        "A scoring card that turns up is put aside and replaced at once; it never comes again."
    )
    SCORING_BEFORE_THE_NEXT_TURN = (
        "The scoring takes place when everything is refilled, before the next turn."
    )
    MOST_BUILDINGS = "The most buildings of each kind score points; prices don't matter."
    FIRST_SCORING = "In the first scoring round only first places score."
    SECOND_SCORING = "In the second scoring round first and second places score."
    THIRD_SCORING = "In the third scoring round first, second and third places score."
    TIES_SHARE = (
        "Seats with the same number share the points for the places they take, rounded down."
    )
    AT_LEAST_ONE_BUILDING = "A seat needs at least one building of a kind to get points for it."
    RESERVE_DOES_NOT_COUNT = "Tiles on the reserve board don't count."
    LONGEST_WALL = (
        "Every seat gets a point for each side of its own longest unbroken external wall; if "
        "the wall goes all the way around, every side counts."
    )
    INTERNAL_WALLS_DO_NOT_COUNT = "Walls between two tiles are worth nothing."
    POINTS_ADD_UP = "The points of all scoring rounds are added up."

    # End of the game
    GAME_ENDS = "The game ends after a turn if the market can't be filled completely."
    LAST_TILES = (
        "Each tile left on the market goes to the seat with the most money in the currency of "
        "its square, whatever it costs; the same hands count for all of them."
    )
    LAST_TILES_TIED = "If seats tie, or nobody has that currency, the tile stays on the market."
    LAST_TILES_ARE_PLACED = (
        "The tiles given out are built or put on the reserve board, seat by seat after the last "
        "player."
    )
    THE_LAST_SCORING = "The third scoring round comes when the last tiles are placed."
    MOST_POINTS_WIN = "The seat with the most points wins; if seats tie, they share the victory."

    # Two players
    TWO_OF_EACH_MONEY_CARD = "With two players there are two of each money card: 72."
    DIRK_STARTS_WITH_SIX = (
        "At the start, once the market is filled, Dirk gets the next six tiles from the bag."
    )
    DIRK_SCORES_BUILDINGS = "Dirk scores most buildings like a seat, but never a wall."
    DIRK_GETS_SIX_MORE = (
        "After the first scoring round Dirk gets six more tiles, or all that's left if the bag "
        "holds fewer."
    )
    DIRK_GETS_A_THIRD = (
        "After the second scoring round Dirk gets a third of the tiles in the bag, rounded down."
    )
    GIVEN_TO_DIRK = "A tile bought in this turn can also be given to Dirk."
    NO_LAST_TILES_FOR_DIRK = "Tiles given out at the end of the game can't go to Dirk."
    DIRK_CANNOT_WIN = "Dirk can't win."
