"""What is said about the file of the game on the table, and asked before it is left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from alhambra_qt.words import system_errors
from alhambra_qt.words.languages import tr
from alhambra_qt.words.names import shown

if TYPE_CHECKING:
    from alhambra_qt.files.own_file import GameFile
    from alhambra_qt.pages.main_window import MainWindow
    from alhambra_qt.pages.notices import Notices

LONGEST_FILE_NAME = 80


def tell_of_file(notices: Notices, file: GameFile) -> None:
    """Say from now on what becomes of the file of a game."""
    file.troubled.connect(notices.say_trouble)
    file.mended.connect(notices.say_mended)
    file.remade.connect(notices.say_remade)
    file.moved.connect(lambda: _say_moved(notices, file))
    if file.trouble is not None:
        notices.say_trouble(file.trouble)


def _say_moved(notices: Notices, file: GameFile) -> None:
    notices.say(
        lambda: tr(
            "This game’s file has been replaced, so the game is now saved in {file}."
        ).format(file=name_of(file.path))
    )


def name_of(path: Path | None) -> str:
    """The name of a file as it is shown, whatever it contains."""
    name = "" if path is None else path.name
    return shown(name.encode("utf-8", "replace").decode(), longest=LONGEST_FILE_NAME)


def save_as(window: MainWindow, path: Path) -> bool:
    """Write the record of the game on the table to a file that somebody named; whether it is."""
    from alhambra_qt.files.copies import PlayedElsewhere, Saved  # noqa: PLC0415 (late)

    assert window.game is not None
    try:
        saved = window.game.save_copy(path)
    except PlayedElsewhere:
        window.notices.say(
            lambda: tr("{file} is open in another window. Please choose another file.").format(
                file=name_of(path)
            )
        )
        return False
    except OSError as error:
        window.notices.say_not_saved_there(system_errors.number_of(error))
        return False
    if saved is Saved.ALREADY:
        window.notices.say(
            lambda: tr("The game is already saved in {file}.").format(file=name_of(path))
        )
    elif saved is Saved.HERE:
        window.notices.say(
            lambda: tr("Saved. From now on, the game is kept in {file}.").format(file=name_of(path))
        )
    else:
        window.notices.say_saved_as(name_of(path))
    return True


def leave(
    window: MainWindow, then: Callable[[], None], stay: Callable[[], None] = lambda: None
) -> None:
    """Leave the game on the table, if there is one; while it is not all on disk, ask."""
    from alhambra_qt.dialogs.unsaved_dialog import UnsavedDialog, Wish  # noqa: PLC0415 (late)
    from alhambra_qt.pages.file_dialogs import ask_where_to_save  # noqa: PLC0415 (late)

    game = window.game
    if game is None or game.is_saved():
        then()
        return
    file = game.file
    assert file is not None
    assert file.trouble is not None
    dialog = UnsavedDialog(window, window.unit, file.trouble)

    def save_and_leave(path: Path) -> None:
        if save_as(window, path):
            then()

    def on_answered(wish: Wish) -> None:
        if wish is Wish.LEAVE:
            then()
        elif wish is Wish.AGAIN:
            file.try_again()
            leave(window, then, stay)
        elif wish is Wish.ELSEWHERE:
            ask_where_to_save(window, game.name, save_and_leave, stay)
        else:
            stay()
            if game.match.stuck is not None:
                game.match.got_stuck.emit(game.match.stuck)

    dialog.answered.connect(on_answered)
    file.mended.connect(dialog.on_mended)
    dialog.open()
