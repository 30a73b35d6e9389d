"""Where packaging/verify has to point with the mouse, told by the program itself.

``first_moves.py record FILE`` writes a game in which Ann can buy a tile for exactly its price.
``first_moves.py drag FILE`` prints where that tile lies, or the one that she has bought, where it
may go, a card to take and the button that ends the turn, a point a line. ``first_moves.py buttons
TITLE…`` prints where the button of each title is, each on the page to which the one before leads,
from the very first start.

Points are those of a window that fills a screen of 1366×768.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QPushButton, QWidget

from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.application import Application
from alhambra_qt.files.game_files import read_game
from alhambra_qt.files.settings import Settings, SettingsFile
from alhambra_qt.files.storage import folders_in
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.words.languages import SOURCE, Translators
from core.alhambra.buying import BuyTile
from core.alhambra.game import header_of
from core.catalogue import game_of
from core.kernel.record import write_record
from core.kernel.rulebook import CHANCE
from core.kernel.session import Session

SIZE = (1366, 768)
SEATS = [{"name": "Ann", "kind": "human"}, {"name": "Zaida", "kind": "ai:easy"}]


def fitting_game() -> Session[Any]:
    """The first deal in which Ann begins and can pay exactly for a tile."""
    for seed in range(1000):
        session: Session[Any] = Session(game_of(header_of(SEATS, seed=seed)))
        random = Random(seed)  # noqa: S311 (cards, not secrets)
        while session.decision.seat == CHANCE:
            session.play(session.game.rules.draw(session.state, random))
        if session.decision.seat == 0 and purchases(session):
            return session
    raise SystemExit("no deal fits")


def purchases(session: Session[Any]) -> list[str]:
    """Tiles that Ann can buy in one way only, for exactly their price."""
    buys = [
        action
        for action in session.game.rules.legal_actions(session.state)
        if isinstance(action, BuyTile)
    ]
    ways = Counter(buy.tile for buy in buys)
    prices = {tile.id: tile.price for tile in session.state.market if tile is not None}
    return [
        buy.tile
        for buy in buys
        if ways[buy.tile] == 1
        and sum(int(card.rpartition("-")[2]) for card in buy.pay) == prices[buy.tile]
    ]


def window(home: Path) -> MainWindow:
    """The program's window, as large as the screen."""
    folders = folders_in(home)
    opened = MainWindow(folders, SettingsFile(folders.settings), Settings(), Translators())
    opened.open_up()
    opened.showNormal()
    opened.resize(*SIZE)
    return opened


def tell(widget: QWidget, point: QPoint) -> None:
    """Print a point of a widget as one of the window."""
    there = widget.mapTo(widget.window(), point)
    print(there.x(), there.y())


def drag(opened: MainWindow, file: Path, home: Path) -> None:
    """Where to press, where to let go, a card to take, and where to end the turn."""
    session = read_game(file)
    bought = [Piece(regions.BOUGHT, tile.id) for tile in session.state.seats[0].to_place]
    piece = bought[0] if bought else Piece(regions.MARKET, purchases(session)[0])
    copied = shutil.copy(file, home)  # the game may be open elsewhere, and a line would say so
    opened.open_record(Path(copied))
    assert opened.game is not None
    page = opened.game.page
    assert isinstance(page, TablePage)
    Application.processEvents()
    where = min(page.director.turn.targets(piece).places)
    start, card = page.scene.rect_of(piece), page.scene.rect_of(Card(regions.MONEY, 0))
    for rect in (start, page.scene.target_rect(where), card, page.buttons.end.rect):
        assert rect is not None
        tell(page.view.viewport(), page.view.mapFromScene(rect.center()))


def buttons(opened: MainWindow, titles: list[str]) -> None:
    """Where each button is; then it is clicked."""
    opened.show_first_start_page()
    for title in titles:
        Application.processEvents()
        there = [button for button in opened.page.findChildren(QPushButton) if button.isVisible()]
        names = {button.accessibleName() or button.text(): button for button in there}
        assert title in names, f"{title} is not among {sorted(names)}"
        tell(names[title], names[title].rect().center())
        names[title].click()


def main(command: str, *arguments: str) -> None:
    """Do one of them."""
    if command == "record":
        session = fitting_game()
        write_record(Path(arguments[0]), session.game.header, session.lines)
        return
    application = Application(["first-moves"])
    Translators(application).change_to(SOURCE)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        opened = window(home)
        if command == "drag":
            drag(opened, Path(arguments[0]), home)
        else:
            buttons(opened, list(arguments))
        opened.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
