"""Why a computer lets citizens move in, takes new ones, and goes somewhere with its trader."""

from __future__ import annotations

from alhambra_qt.words.languages import tr

REASONS = {
    "citizen": lambda: tr("Lets a citizen move in: +{points} in every scoring round to come."),
    "pick": lambda: tr("{points} of the {of} tiles have one of these three colours."),
    "coming": lambda: tr(
        "Your new citizen can move into {buildings}. Tiles still to come: {points}."
    ),
    "newcomer": lambda: tr(
        "You don’t have a citizen of that colour in your Alhambra yet. Tiles of that colour still "
        "to come: {points}."
    ),
    "content": lambda: tr("No citizen in the general supply would be more useful."),
    "spot": lambda: tr(
        "Of the tiles still to come, {points} fit there, {of} of them in your citizens’ colours."
    ),
}
