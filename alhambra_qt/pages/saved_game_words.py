"""Saved games in words: who plays, when, and how far they are."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale

from alhambra_qt.files.storage import SavedGame
from alhambra_qt.games import can_be_opened, game_named, games_on_screen
from alhambra_qt.words import terms
from alhambra_qt.words.languages import tr
from alhambra_qt.words.names import listed


def who_plays(game: SavedGame) -> str:
    """The names of a game's players."""
    return listed(game.names)


def how_far(game: SavedGame) -> str:
    """Where a game is, in words."""
    if game.points is not None:
        return terms.points(game.points)
    if game.winners:
        return tr("won by {names}").format(names=listed(game.winners))
    if game.is_finished:
        return tr("finished")
    known = game_named(game.game)
    if known is None or not can_be_opened(game):
        return tr("can’t be shown yet")
    return known.how_far(game)


def which_game(game: SavedGame) -> str | None:
    """The title of a game; None if there is only one, or if it can't be played here."""
    known = game_named(game.game)
    return None if known is None or len(games_on_screen()) == 1 else known.title()


def played_with(game: SavedGame) -> str:
    """What was added to a game; empty if nothing was, or if it can't be played here."""
    known = game_named(game.game)
    return "" if known is None or not can_be_opened(game) else known.played_with(game)


def when_played(game: SavedGame) -> str:
    """The time at which something happened last, as people say it."""
    moment = QDateTime.fromSecsSinceEpoch(int(game.when))
    days = moment.date().daysTo(QDateTime.currentDateTime().date())
    # Of a moment: to accept a time or a date alone, PySide6 loads Python's module for both.
    locale = QLocale()
    time = locale.toString(moment, locale.timeFormat(QLocale.FormatType.ShortFormat))
    time = time.replace("\u202f", "\u00a0")  # no font of ours has the narrow space before "PM"
    if days == 0:
        return tr("today, {time}").format(time=time)
    if days == 1:
        return tr("yesterday, {time}").format(time=time)
    return locale.toString(moment, locale.dateFormat(QLocale.FormatType.LongFormat))
