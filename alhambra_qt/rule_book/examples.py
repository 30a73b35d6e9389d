"""The drawn examples of the rule book."""

from __future__ import annotations

from alhambra_qt.look import palette
from alhambra_qt.rule_book.chapters import Drawn
from alhambra_qt.rule_book.dice_figures import Dice, Sheet
from alhambra_qt.rule_book.example import ARROW, Example
from alhambra_qt.rule_book.figures import (
    DIVIDER,
    Cards,
    City,
    Market,
    Picture,
    Pile,
    Sign,
    Symbol,
    Tiles,
)
from alhambra_qt.rule_book.module_figures import Coins, Trader, WallCard
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP
from core.alhambra.components import EAST, NORTH

OVERPAID = (
    Tiles(("garden-10",)),
    Sign("10"),
    Sign("<"),
    Cards(("denar-8", "denar-5")),
    Sign("13"),
    ARROW,
    Coins(("ducat",)),
)
"""By 3."""

EXAMPLES: dict[Drawn, Example] = {
    Drawn.BUILDINGS: Example(
        (
            Tiles(
                (
                    "pavilion-5-nw",
                    "seraglio-7-w",
                    "arcades-8-n",
                    "chambers-9-s",
                    "garden-10",
                    "tower-9-es",
                )
            ),
        ),
        QT_TRANSLATE_NOOP(
            "rule book",
            "Pavilion, seraglio, arcades, chambers, garden and tower, with their prices.",
        ),
    ),
    Drawn.MONEY: Example(
        (Cards(("gulden-1", "dirham-4", "denar-6", "ducat-9")),),
        QT_TRANSLATE_NOOP("rule book", "Florin, dirham, denar and ducat."),
    ),
    Drawn.MARKET: Example(
        (Market(("garden-10", "pavilion-6-n", "tower-11-s", "seraglio-5-sw")),),
        QT_TRANSLATE_NOOP("rule book", "Each square of the building market has its own currency."),
    ),
    Drawn.PILES: Example(
        tuple(Pile(has_scoring_card=number in (2, 4)) for number in range(1, 6)),
        QT_TRANSLATE_NOOP("rule book", "One scoring card in the second pile, one in the fourth."),
    ),
    Drawn.SEVERAL: Example(
        (
            Cards(("denar-2", "gulden-3")),
            DIVIDER,
            Cards(("dirham-6",)),
            DIVIDER,
            Cards(("ducat-9",)),
        ),
        QT_TRANSLATE_NOOP("rule book", "You can take the first two together, or just one card."),
    ),
    Drawn.OVERPAID: Example(
        (Tiles(("garden-10",)), Sign("10"), Sign("<"), Cards(("denar-6", "denar-5")), Sign("11")),
        QT_TRANSLATE_NOOP(
            "rule book",
            "You pay 11 for a garden that costs 10: you get no more actions, "
            "and no change for the extra 1.",
        ),
    ),
    Drawn.EXACT: Example(
        (
            Tiles(("garden-10",)),
            Sign("10"),
            Sign("="),
            Cards(("denar-7", "denar-2", "denar-1")),
            Sign("10"),
        ),
        QT_TRANSLATE_NOOP("rule book", "The exact amount: choose another action."),
    ),
    Drawn.TURNED: Example(
        (
            Tiles(("tower-11-n",)),
            Picture("icon-check", palette.GAIN, 34),
            Tiles(("tower-11-n",), is_turned=True),
            Picture("icon-close", palette.ILLEGAL, 34),
        ),
        QT_TRANSLATE_NOOP("rule book", "Right: the roof is at the top. Wrong: the tile is turned."),
    ),
    Drawn.SIDES: Example(
        (
            City("fountain", ("garden-10-n", 1, 0)),
            City("fountain", ("garden-10-w", 1, 0), is_allowed=False),
        ),
        QT_TRANSLATE_NOOP("rule book", "Right: two open sides. Wrong: a wall meets an open side."),
    ),
    Drawn.ON_FOOT: Example(
        (City("fountain arcades-8-e", ("garden-10-w", 2, 0), is_allowed=False),),
        QT_TRANSLATE_NOOP(
            "rule book", "Wrong: you can’t walk to the garden without climbing over a wall."
        ),
    ),
    Drawn.CORNER: Example(
        (City("fountain", ("pavilion-8", 1, 1), is_allowed=False),),
        QT_TRANSLATE_NOOP(
            "rule book", "Wrong: the pavilion touches the Alhambra only at a corner."
        ),
    ),
    Drawn.HOLE: Example(
        (
            City(
                "fountain garden-10-n chambers-7-ne\n"
                ". . arcades-8-e\n"
                "chambers-7-sw seraglio-8-s tower-9-es",
                ("seraglio-7-w", 0, 1),
                is_allowed=False,
            ),
        ),
        QT_TRANSLATE_NOOP("rule book", "Wrong: the seraglio would enclose an empty area."),
    ),
    Drawn.ADD: Example(
        (
            Tiles(("garden-9-e",)),
            ARROW,
            City("chambers-8-nw fountain\nchambers-7-sw .", ("garden-9-e", 1, 0)),
        ),
        QT_TRANSLATE_NOOP("rule book", "The garden is added from the reserve board."),
    ),
    Drawn.REMOVE: Example(
        (
            City("chambers-8-nw fountain garden-9-e"),
            ARROW,
            City("chambers-8-nw fountain"),
            Sign("+"),
            Tiles(("garden-9-e",)),
        ),
        QT_TRANSLATE_NOOP("rule book", "The garden is removed and goes onto the reserve board."),
    ),
    Drawn.EXCHANGE: Example(
        (
            City("chambers-8-nw fountain garden-9-e"),
            Sign("+"),
            Tiles(("tower-11-n",)),
            ARROW,
            City("chambers-8-nw fountain", ("tower-11-n", 1, 0)),
            Sign("+"),
            Tiles(("garden-9-e",)),
        ),
        QT_TRANSLATE_NOOP("rule book", "The tower takes the garden’s spot."),
    ),
    Drawn.MOST: Example(
        (
            Symbol(0),
            Tiles(("tower-7-new", "tower-9-es", "tower-12")),
            Sign("6"),
            DIVIDER,
            Symbol(1),
            Tiles(("tower-11", "tower-13-e")),
            Sign("0"),
        ),
        QT_TRANSLATE_NOOP("rule book", "First scoring round: three towers beat two."),
    ),
    Drawn.WALL: Example(
        (
            City(
                ". pavilion-5-nw arcades-6-ne\n"
                "chambers-8-nw fountain garden-9-e\n"
                "chambers-7-sw tower-11-s .",
                has_traced_wall=True,
            ),
        ),
        QT_TRANSLATE_NOOP(
            "rule book", "The longest external wall has {wall} sides: {wall} points."
        ),
    ),
    Drawn.INTERNAL: Example(
        (City("fountain arcades-8-e garden-10-w\nchambers-11 seraglio-9 garden-11"),),
        QT_TRANSLATE_NOOP(
            "rule book",
            "An internal wall between the arcades and the garden: no points.",
        ),
    ),
    Drawn.DIRK: Example(
        (
            Picture("dirk"),
            Tiles(
                (
                    "tower-12",
                    "garden-11",
                    "garden-6-esw",
                    "chambers-10",
                    "arcades-9",
                    "pavilion-8",
                )
            ),
        ),
        QT_TRANSLATE_NOOP("rule book", "Dirk and his first six tiles."),
    ),
    Drawn.WALL_CARD: Example(
        (
            WallCard(NORTH | EAST),
            ARROW,
            Tiles(("garden-10",)),
            ARROW,
            Tiles(("garden-10",), wooden=NORTH | EAST),
        ),
        QT_TRANSLATE_NOOP("rule book", "A wall card with two wall pieces, put on a garden."),
    ),
    Drawn.THIEVES: Example(
        (Picture("thief-denar"), ARROW, Cards(("denar-9",))),
        QT_TRANSLATE_NOOP("rule book", "The denar thief takes a denar card."),
    ),
    Drawn.COINS: Example(
        OVERPAID,
        QT_TRANSLATE_NOOP("rule book", "Overpaid by 3: one coin."),
    ),
    Drawn.TRADER: Example(
        (Tiles(("fountain",)), Trader(("pavilion", "garden", "tower"))),
        QT_TRANSLATE_NOOP("rule book", "The trader with three citizens beside the fountain."),
    ),
    Drawn.SERIES: Example(
        (
            *(
                Picture("citizen", palette.BUILDING[building], 40)
                for building in ("seraglio", "chambers", "garden", "pavilion")
            ),
            Sign("10"),
            Sign("+"),
            *(
                Picture("citizen", palette.BUILDING[building], 40)
                for building in ("seraglio", "chambers")
            ),
            Sign("3"),
        ),
        QT_TRANSLATE_NOOP("rule book", "A series of four and a series of two: 10 + 3 points."),
    ),
    Drawn.SHEET: Example(
        (Sheet(yellow=(3,), blue=(5,)),),
        QT_TRANSLATE_NOOP("rule book", "Yellow 3 and blue 5 meet at a pavilion."),
    ),
    Drawn.CROSSINGS: Example(
        (Sheet(yellow=(2, 5), blue=(1, 4), crossed=((2, 4), (1, 1), (6, 3))),),
        QT_TRANSLATE_NOOP(
            "rule book",
            "Four intersections. One building is crossed off, which leaves three to choose from.",
        ),
    ),
    Drawn.PASSED_ON: Example(
        (Symbol(0), Dice((5,), (1,)), ARROW, Symbol(1)),
        QT_TRANSLATE_NOOP("rule book", "Pass on the dice you didn’t use, just as they are."),
    ),
    Drawn.PIPS: Example(
        (Picture("coin", palette.GOLD, 40), Sign("+"), Dice((3,)), ARROW, Dice((4,))),
        QT_TRANSLATE_NOOP("rule book", "One coin turns the yellow 3 into a 4."),
    ),
    Drawn.LINES: Example(
        (
            Sheet(
                crossed=(
                    *((2, column) for column in (1, 2, 4, 6)),
                    *((row, 4) for row in (1, 3, 5, 6)),
                )
            ),
        ),
        QT_TRANSLATE_NOOP(
            "rule book", "Four in one row are worth 2 points, five in one column 5 points."
        ),
    ),
}
