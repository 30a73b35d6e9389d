"""Adding a part is one file and one line: a tiny one for a module shows a whole table with it.

It has a region, a gesture and words, and that is enough to play the module by mouse and keyboard.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import cast

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from alhambra_qt.alhambra.gestures import Drag, Gesture, Piece, Press
from alhambra_qt.alhambra.parts import registered
from alhambra_qt.alhambra.parts.part import Gesturing, TablePart, Told
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.layout import Lane, Slot
from alhambra_qt.alhambra.table.region import Region, Shown, Thing
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.pages.main_window import MainWindow
from core.alhambra.game import Alhambra, header_of
from core.alhambra.modules import walls
from core.alhambra.modules.walls import OpenWallCards, RaiseWall
from core.alhambra.table import Table
from core.kernel.record import unnamed_seats, write_record
from core.kernel.session import Session
from tests.qt.games import lift_curtain, play_on, table_of
from tests.qt.robot import Robot

CARDS = "wall cards"
BESIDE = "not built"
FIRST = Press("first wall card")
FOUNTAIN = Piece(regions.PALACE, "fountain")


# The part, as a file of `alhambra_qt/alhambra/parts` would have it


def _open_cards(table: Table, _viewer: int | None) -> tuple[str, ...]:
    return table.annex(OpenWallCards).cards


def _lying(setting: Setting, rect: QRectF) -> Iterator[Shown]:
    side = setting.layout.px(30)
    for index, card in enumerate(cast(tuple[str, ...], setting.model.extras["walls"])):
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.darkRed)
        place = QRectF(rect.x() + index * side, rect.y(), side, side)
        yield Shown(Piece(CARDS, card), picture, place)


def _says(_setting: Setting, thing: Thing | int) -> str:
    return f"Wall card {thing.name}" if isinstance(thing, Piece) else ""


def _dragged(table: Table, seat: int, action: RaiseWall) -> Drag:
    """Tiles that are not built are left out: tiny as it is, the part has no targets for them."""
    where = table.seats[seat].palace.place_of(action.on)
    onto = BESIDE if where is None else Piece(regions.PALACE, action.on)
    return Drag(Piece(CARDS, action.card), onto)


def _walls(table: Table, _seat: int, gesture: Gesture) -> Iterator[RaiseWall]:
    match gesture:
        case Drag(Piece(region, card), Piece(_, tile)) if region == CARDS:
            yield RaiseWall(card, tile)
        case Press(name) if name == FIRST.name:
            yield from (RaiseWall(card, FOUNTAIN.name) for card in _open_cards(table, None)[:1])


TINY = TablePart(
    name="walls",
    model=_open_cards,
    regions=(
        Region(
            name=CARDS,
            order=25,
            slots=(Slot(Lane.LEFT, 40, after=regions.MARKET),),
            goes_onto_pieces=True,
            buttons={FIRST: lambda _layout, rect: rect.adjusted(rect.width() - 60, 0, 0, 0)},
            pieces=_lying,
            says=_says,
        ),
    ),
    gestures={RaiseWall: Gesturing(_dragged, _walls)},
    buttons={FIRST.name: lambda: "Onto the fountain"},
    words={
        RaiseWall: Told(
            lambda name, action, _before: f"{name} raises {action.card}",
            lambda action: f"raises {action.card}",
            tiles=("on",),
        )
    },
    refusals={
        walls.Rule.NOT_OVER_A_WALL: lambda _: "There is a wall already",
    },
)


# What comes of it


@pytest.fixture
def page(
    open_window: Callable[[], MainWindow], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> TablePage:
    """A record with the module, opened in the window; a wall card lies open."""
    monkeypatch.setitem(registered.PARTS, TINY.name, TINY)  # the one line of registration
    session = session_with_a_card()
    file = tmp_path / "walls.alhambra"
    write_record(file, session.game.header, session.lines)
    window = open_window()
    window.resize(1366, 768)
    window.open_record(file)
    QApplication.processEvents()
    return lift_curtain(table_of(window))


def session_with_a_card() -> Session[Table]:
    session: Session[Table] = Session(Alhambra(header_of(unnamed_seats(2), ["walls"])))
    for actions in range(20, 400, 10):
        session = play_on(Session(session.game), actions)
        decision = session.decision
        can_be_raised = decision is not None and any(
            isinstance(action, RaiseWall) and action.on == "fountain"
            for action in session.game.rules.legal_actions(session.state)
        )
        if can_be_raised and has_a_wall_in_the_way(session.state):
            return session
    raise AssertionError("no wall card ever lies open")


def has_a_wall_in_the_way(table: Table) -> bool:
    card = table.annex(OpenWallCards).cards[0]
    built = table.seats[table.to_play].palace.tiles.values()
    return any(tile.walls & walls.WALL_CARDS[card] for tile in built)


def raised(page: TablePage) -> list[RaiseWall]:
    played = page.match.session.played
    return [one.action for one in played if isinstance(one.action, RaiseWall)]


def a_card(page: TablePage) -> Piece:
    found = page.scene.items_of_pieces
    return next(piece for piece in found if isinstance(piece, Piece) and piece.region == CARDS)


def test_its_region_lies_in_the_column_and_touches_no_other(page: TablePage) -> None:
    layout = page.scene.layout
    rect = layout.rect(CARDS)
    assert layout.size.contains(rect)
    assert rect.top() == layout.rect(regions.MARKET).bottom() + layout.px(8)
    for name, other in layout.rects.items():
        assert name == CARDS or not rect.intersects(other), name


def test_its_gesture_plays_its_action_by_mouse(page: TablePage) -> None:
    before = len(raised(page))
    card = a_card(page)
    assert FOUNTAIN in page.director.turn.targets(card)
    Robot(page, Random(1), Counter()).drop(card, FOUNTAIN)
    assert len(raised(page)) == before + 1
    assert page.match.can_undo()


def test_its_gesture_plays_its_action_by_keyboard(page: TablePage) -> None:
    before = len(raised(page))
    card = a_card(page)
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    while page.keyboard.focus.thing != card:
        QTest.keyClick(page.view, Qt.Key.Key_Tab)
    assert page.focus_name() == f"Wall card {card.name}"
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.scene.dragged == card
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert len(raised(page)) == before + 1


def test_its_button_is_there_while_it_is_allowed_and_does_its_action(page: TablePage) -> None:
    button = page.buttons.by_name[FIRST]
    assert button.text == "Onto the fountain"
    Robot(page, Random(1), Counter()).click(button)
    assert raised(page)[-1].on == FOUNTAIN.name
    assert not button.isVisible()
    page.director.undo()
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Right) * 30:
        if page.focus_name() != "Onto the fountain":
            QTest.keyClick(page.view, key)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert raised(page)[-1].on == FOUNTAIN.name


def test_it_is_told_in_its_own_words(page: TablePage) -> None:
    card = a_card(page)
    Robot(page, Random(1), Counter()).drop(card, FOUNTAIN)
    assert page.director.display.last_deed().endswith(f"raises {card.name}")


def test_what_its_rules_refuse_is_refused_in_its_own_words(page: TablePage) -> None:
    card = a_card(page)
    turn = page.director.turn
    refusals = turn.refusals(card)
    sentences = {turn.parts.refused(refusal) for refusal in refusals}
    assert "There is a wall already" in sentences
