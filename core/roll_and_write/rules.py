"""The rules of Roll & Write as a list: one member for each sentence of the rulebook, in order."""

from __future__ import annotations

from core.kernel import rulebook


class Rule(rulebook.Rule):
    """What the rulebook of Roll & Write says, in our words."""

    # Components
    DICE_SHOW_ONE_TO_SIX = "A die shows one to six pips; half of the dice are yellow, half blue."
    SIX_BY_SIX_BUILDINGS = (
        "The building grid has six rows of six buildings: the yellow die tells the row, the blue "
        "one the column."
    )
    A_BOX_FOR_EACH_BUILDING = (
        "On the score sheet a kind of building has as many boxes as the grid has buildings of it."
    )

    # Getting ready to play, three to five players
    SHEET_AND_PAIR = "Every seat has a sheet and a pair of dice, one yellow and one blue."
    START_SEAT = "The table chooses who starts: seat 0."
    ROLLED_IN_TURN = (
        "Beginning with the start seat and going clockwise, every seat rolls its pair and crosses "
        "off the building at its crossing."
    )
    MARKED_ON_THE_SCORE_SHEET = (
        "Every building crossed off is marked on the score sheet, open to all."
    )
    THREE_BUILDINGS_TO_START_WITH = (
        "This is repeated until every seat has crossed off three buildings."
    )
    ROLLED_UNTIL_FREE = (
        "A seat that rolls a building it has crossed off rolls again until it finds a free one."
    )
    PAIR_FOR_THE_FIRST_ROUND = (
        "Then every seat rolls its pair once more and puts it on its dice spaces."
    )
    EXTRA_PAIR = "The start seat rolls an extra pair and puts it on its dice spaces too."
    SEVERAL_DICE_ON_A_SPACE = "A dice space takes any number of dice."
    THREE_COINS_TO_START_WITH = "Every seat starts with three coins circled."

    # Course of the game
    NUMBER_OF_ROUNDS = (
        "The game has 12 rounds with five players, 15 with four and 18 with three, imaginary "
        "players included."
    )
    CLOCKWISE = "A round begins with the start seat; the others follow clockwise."
    ROUND_IS_MARKED = "The start seat marks the round whenever its turn comes."
    ONE_OF_TWO_ACTIONS = "A turn is one of two actions: cross off a building or receive coins."
    NEXT_SEAT = "When a seat has carried out its action, the turn passes to the next seat."
    LAST_ROUND = "The game ends after the last round; the final scoring follows."

    # Crossing off a building
    ANY_PAIR = (
        "A building is crossed off where any yellow and any blue die on the seat's sheet meet: "
        "dice on four different spaces leave a choice of four crossings."
    )
    NOT_TWICE = "A building that is crossed off cannot be crossed off again."
    COINS_WHERE_NOTHING_IS_FREE = (
        "If the building at every crossing is crossed off, the seat must choose to receive coins."
    )
    CROSSED_OFF = "The chosen building is crossed off, on the sheet and on the score sheet."
    COMPLETED = (
        "A seat that has crossed off the last building of a kind gets the points for the best "
        "place left at the end of the round."
    )
    COMPLETED_TOGETHER = (
        "Seats that complete a building in the same round share the points for the places they "
        "take, rounded down."
    )
    COMPLETED_LATER = (
        "A seat that completes the building in a later round can get only the places that are left."
    )
    ROUND_POINTS_ARE_KEPT = "The points that a round gave are written down at the building."
    USED_PAIR_LEAVES = "The seat takes the pair it used off the dice spaces."
    OTHER_PAIR_IS_PASSED_ON = "The other pair goes to the seat on the left as it lies."
    LAID_AS_THEY_LIE = "The seat on the left puts the dice on the spaces that their pips tell."
    USED_PAIR_IS_ROLLED = "At the end of its turn the seat rolls the used pair for its next turn."
    FOUR_DICE_TO_PLAY = "Only the seat whose turn it is has four dice."

    # Receiving coins
    A_COIN_FOR_EACH_CROSSING = (
        "Each of the four crossings whose building is crossed off gives a coin."
    )
    DOUBLED_CROSSINGS = "A building that several pairs meet at gives a coin for each of them."
    COINS_ARE_CIRCLED = "Coins received are circled in the coin supply."
    FULL_SUPPLY = "When all coins of the supply are circled, no more can be received."
    ALL_FOUR_AFTER_COINS = "After receiving coins the seat rolls all four dice."
    KEEP_A_PAIR = "Of the four dice it rolled, the seat keeps a yellow and a blue one."
    REST_IS_PASSED_ON = (
        "The other two go to the seat on the left as they lie; in a solo game the seat keeps "
        "all four."
    )

    # Special actions
    COINS_PAY_SPECIAL_ACTIONS = (
        "On its turn a seat can spend coins on as many special actions as it likes."
    )
    SPENT_FOR_GOOD = "A coin that is spent is crossed off; its circle is used up."
    ENOUGH_COINS = "A seat needs enough coins for a special action."
    ONE_PIP_FOR_A_COIN = "For a coin one die on the seat's sheet is turned up or down by one pip."
    TURNED_BEFORE_THE_ACTION = "Dice are turned before the action."
    TURNED_AGAIN = "Several coins turn the same die several times, or several dice."
    NEVER_BETWEEN_ONE_AND_SIX = "A die is never turned from 1 to 6 or from 6 to 1."
    ACTION_AFTER_TURNING = "After turning dice the seat still carries out one of the two actions."
    SECOND_FOR_THREE_COINS = (
        "For three coins a seat that has crossed off a building crosses off a second one that is "
        "still free."
    )
    SECOND_WITH_THE_OTHER_PAIR = (
        "The second building is the one where the two dice not used for the first meet."
    )
    SECOND_IS_MARKED = "Both buildings are marked on the score sheet."
    ALL_FOUR_AFTER_THE_SECOND = (
        "After a second building the seat rolls all four dice, keeps a pair and passes the "
        "other on to the left; in a solo game it keeps all four."
    )

    # Final scoring
    PLACES_OF_A_BUILDING = (
        "For each kind of building the seats with the most, second most and third most get the "
        "points of places 1 to 3."
    )
    TIES_SHARE = (
        "Seats with the same number share the points for the places they take, rounded down."
    )
    AT_LEAST_ONE_BUILDING = "A seat needs at least one building of a kind to get points for it."
    PLACES_THAT_ARE_LEFT = (
        "If places were given out during the rounds, only the ones that are left are given out now."
    )
    PLACED_IS_OUT = "A seat that got points for a completed building gets no more for that kind."
    ROWS_AND_COLUMNS = (
        "Each row and each column with four, five or six buildings crossed off is worth 2, 5 or "
        "10 points."
    )
    NEED_NOT_TOUCH = "The buildings crossed off in a row or column need not touch."
    LINES_ADD_UP = "The points of all rows and columns are added up."
    A_POINT_FOR_TWO_COINS = "Every two coins not spent are worth a point."
    MOST_POINTS_WIN = "All points are added up, and the most points win."
    TIES_WIN_TOGETHER = "If seats tie, they share the victory."

    # Solo and two players
    IMAGINARY_PLAYERS = (
        "One imaginary player joins two seats, two join a solo game: there are three at the table."
    )
    IMAGINARY_GET_NO_POINTS = (
        "The points of imaginary players are not written down, except in a contest."
    )
    IMAGINARY_CROSS_ONE_A_ROUND = "Each round an imaginary player crosses off one building."
    IMAGINARY_PAIR = "Each imaginary player has a pair of dice of its own."
    IMAGINARY_START_WITH_THREE = (
        "Before the seats roll, three buildings are rolled for each imaginary player."
    )
    IMAGINARY_HAVE_NO_SHEET = (
        "An imaginary player has no sheet: the same roll gives another building of that kind."
    )
    TO_AND_FRO = "With two seats the dice are passed back and forth between them."
    IMAGINARY_COME_LAST = "Imaginary players have their turns when all seats have had theirs."
    IMAGINARY_GET_NO_DICE = "No dice are passed on to an imaginary player."
    IMAGINARY_MARK_THE_ROLL = (
        "The pair of the imaginary player is rolled, and its building marked on the score sheet."
    )
    IMAGINARY_COMPLETE = (
        "An imaginary player who completes a building takes its place like a seat; the points are "
        "no longer to be had."
    )
    IMAGINARY_ROLL_AGAIN = (
        "An imaginary player who rolls a building it has completed rolls again until one can be "
        "marked."
    )
    IMAGINARY_ARE_RANKED = "In the final scoring imaginary players are ranked like seats."

    # Solo
    SOLO_ALL_IMAGINARY_PLAY = "After the solo seat every imaginary player has its turn."
    SOLO_KEEPS_ITS_DICE = (
        "In a solo game nothing is passed on: the pair not used stays on the sheet, and after "
        "coins or a second building all four are rolled and stay."
    )
    SOLO_ROLLS_THE_USED_PAIR = (
        "The solo seat rolls what it used, and puts it on its dice spaces for the next turn."
    )
    HARDER_SOLO = (
        "A harder solo game has three or four imaginary players; the solo seat counts too, so "
        "it has 15 or 12 rounds."
    )
    CONTEST = "In a solo contest imaginary players get the points of their buildings and can win."
    CONTEST_EXTRA_POINTS = (
        "At the end of a contest each of two imaginary players gets 21 extra points, of three 18, "
        "of four 15."
    )
