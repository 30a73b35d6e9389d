"""Why a computer would do something in the base game.

Each has places for what a reason brings along; `alhambra_qt/alhambra/reasons.py` fills them.
"""

from __future__ import annotations

from alhambra_qt.words.languages import tr

REASONS = {
    "lead": lambda: tr("Takes the lead in {buildings}: +{points} {at_scoring}."),
    "share": lambda: tr("Moves you up in {buildings}: +{points} {at_scoring}."),
    "deny": lambda: tr("Costs {name} points for {buildings} {at_scoring}: −{points}."),
    "hope": lambda: tr("Improves your chances for {buildings}: about +{points} {at_scoring}."),
    "hamper": lambda: tr("Hurts {name}’s chances for {buildings}: about −{points} {at_scoring}."),
    "wall": lambda: tr("Makes your wall longer: +{points} in every scoring round to come."),
    "walls": lambda: tr("Builds walls that can join up later."),
    "exact": lambda: tr("You pay the exact amount, so you get another action."),
    "money": lambda: tr("Leaves you with more money: {currency} +{points}."),
    "last": lambda: tr(
        "Helps you have the most money when the last tiles are given out: {currency}."
    ),
    "change": lambda: tr("Gives you more ways to pay exactly: {currency}."),
    "room": lambda: tr("Leaves more spots to build on later."),
    "reserve": lambda: tr("Makes the most of the tiles on your reserve board."),
    "save": lambda: tr("Sets you up to buy this: {building} ({currency})."),
    "threat": lambda: tr("Otherwise somebody else could buy this: {building}."),
    "open": lambda: tr("Leaves the next player little useful money."),
}
