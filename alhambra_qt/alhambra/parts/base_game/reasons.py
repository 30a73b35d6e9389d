"""Why a computer would do something in the base game.

Each has places for what a reason brings along; `alhambra_qt/alhambra/reasons.py` fills them.
"""

from __future__ import annotations

from alhambra_qt.words.languages import tr

REASONS = {
    # Buildings
    "lead": lambda: tr("Gives you the lead in {buildings}: +{points} {at_scoring}."),
    "tie": lambda: tr("Puts you level with {name} in {buildings}: +{points} {at_scoring}."),
    "second": lambda: tr("Puts you in second place in {buildings}: +{points} {at_scoring}."),
    "share": lambda: tr("Moves you up in {buildings}: +{points} {at_scoring}."),
    "level": lambda: tr("Puts you level with {name} in {buildings}."),
    "closer": lambda: tr("Leaves you only {points} behind {name} in {buildings}."),
    "ahead": lambda: tr("Puts you {points} ahead in {buildings}."),
    "deny": lambda: tr("{name} scores {points} less for {buildings} {at_scoring}."),
    "snatch": lambda: tr("Otherwise {name} can buy {tile} and score {points} {at_scoring}."),
    # The Alhambra
    "wall": lambda: tr("Makes your wall longer: +{points} in every scoring round to come."),
    "walls": lambda: tr(
        "Gives you a second wall, {points} long, that you can join up with your longest one."
    ),
    "room": lambda: tr("Gives you more spots to build on: {points} in all."),
    "fits": lambda: tr("More tiles will fit somewhere in your Alhambra: {points} of the 54."),
    # Money
    "ready": lambda: tr("Next turn you can pay the exact amount for {tile}: {sum} {currency}s."),
    "payable": lambda: tr("Next turn you can buy {tile}: {sum} {currency}s."),
    "less": lambda: tr("You’ll pay only {sum} {currency}s for {tile}: {points} less than now."),
    "toward": lambda: tr("You’ll only be {points} short for {tile} ({currency})."),
    "last": lambda: tr(
        "Helps you get {tile} when the last tiles are given out: you need the most {currency}s."
    ),
    "change": lambda: tr(
        "You’ll have the exact amount for {points} of the {of} possible prices of the next "
        "tile on the {currency} square."
    ),
    "stock": lambda: tr("You’ll have {points} to spend on the next tile on the {currency} square."),
    "open": lambda: tr("The next player can take at most {points} from the money you leave."),
    "exact": lambda: tr("Then you get another action: {then}."),
    # Tiles that aren't built
    "keep": lambda: tr("Saves {tile} for a better spot: you can add it later."),
    "nowhere": lambda: tr("There’s no spot for {tile} yet, but you can add it later."),
    "unused": lambda: tr("On the reserve board, {tile} scores nothing."),
    "rebuild": lambda: tr("Lets you add {tile} in a better spot later."),
}
