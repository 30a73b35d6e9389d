"""The table by keyboard: whole games, and each key by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.closeups.cards import DiscardsCloseUp, UnseenSheet
from alhambra_qt.alhambra.closeups.points import PointsSheet
from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.sheets.log_overlay import LogOverlay
from alhambra_qt.alhambra.sheets.payment_chooser import PaymentChooser
from alhambra_qt.alhambra.table.region import PlateOf
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.alhambra.turn import Payment
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.match import Match
from alhambra_qt.scene.focus import Focus
from alhambra_qt.widgets.overlay import Overlay
from core.alhambra.components import MONEY
from core.alhambra.taking_money import TakeMoney
from core.catalogue import game_of
from core.kernel.record import replay
from tests.qt.games import begin, new_session, play_on
from tests.qt.typist import Key, Typed, Typist

NAMES = ("Ann", "Ben", "Cem")
MODULES: dict[int, list[str]] = {2: [], 3: ["walls", "thieves", "change", "traders"]}
"""What is played, by the number of seats."""
NONE = Qt.KeyboardModifier.NoModifier


@pytest.mark.long
def test_whole_games_are_played_by_keyboard_alone(qtbot: QtBot, tmp_path: Path) -> None:
    counts: Counter[Typed] = Counter()
    for seats in (2, 3):
        path = tmp_path / f"{seats}.alhambra"
        session = new_session(*NAMES[:seats], modules=MODULES[seats])
        session.write_to(path)
        match = Match(session, Random(seats))
        page = TablePage(match, Settings(speed=Speed.OFF))
        qtbot.addWidget(page)
        page.resize(1024, 700)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        page.begin()
        Typist(page, Random(seats), counts).play()
        match.close()
        page.close()
        with path.open("rb") as file:
            *_, end = replay(file, game_of)
        assert end.referee.result is not None
    assert not {typed.name for typed in Typed if not counts[typed]}


# Each key by itself


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[TablePage]:
    """A page in the middle of a game, before any key."""
    match = Match(play_on(new_session("Ann", "Ben", "Cem"), 103), Random(3))
    page = TablePage(match, Settings(speed=Speed.OFF))
    qtbot.addWidget(page)
    page.resize(1366, 768)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    begin(page)
    assert page.director.turn.may_act
    yield page
    page.close()
    match.close()


def press(page: TablePage, *keys: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    for key in keys:
        QTest.keyClick(page.window().windowHandle(), key, modifier)


def focus_on(page: TablePage, thing: object) -> None:
    """Let something have the focus."""
    press(page, Key.Key_Tab)
    page.keyboard._focus.go(partial(Focus.on, thing=thing))
    assert page.keyboard.focus.thing == thing


def market(page: TablePage, *, affordable: bool) -> Piece:
    """A tile of the market that can be paid, or that can't."""
    pieces = [Piece(regions.MARKET, tile.id) for tile in page.match.state.market if tile]
    turn = page.director.turn
    return next(piece for piece in pieces if turn.can_buy(piece) == affordable)


def carrying(page: TablePage) -> bool:
    return page.keyboard.is_carrying


def frame(page: TablePage) -> QRectF | None:
    return page.scene.focus_frame.rect


def resting(page: TablePage) -> bool:
    return page.match.is_resting


def test_the_first_key_shows_the_focus_and_the_mouse_hides_it(page: TablePage) -> None:
    assert frame(page) is None
    assert page.focus_name() == ""
    press(page, Key.Key_Right)
    tile = page.keyboard.focus.thing
    assert isinstance(tile, Piece)
    shown, lies = frame(page), page.scene.rect_of(tile)
    assert shown is not None
    assert lies is not None
    assert shown.bottom() < lies.bottom()  # half of its line is left for what is written below
    assert frame(page) is not None
    first = page.keyboard.focus.thing
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(260, 110))
    assert frame(page) is None
    press(page, Key.Key_Right)
    assert page.keyboard.focus.thing == first


def test_keys_reach_everything_that_can_have_the_focus(page: TablePage) -> None:
    press(page, Key.Key_Tab)
    focus = page.keyboard.focus
    typist = Typist(page, Random(0), Counter())
    assert len(focus.spots) > 15
    for spot in focus.spots:
        assert len(typist.way(focus, spot.thing)) < 12


def test_escape_puts_a_carried_tile_back_where_it_was(page: TablePage) -> None:
    piece = market(page, affordable=True)
    focus_on(page, piece)
    press(page, Key.Key_Return)
    assert carrying(page)
    assert page.scene.dragged == piece
    press(page, Key.Key_Escape)
    assert not carrying(page)
    assert page.keyboard.focus.thing == piece
    assert not list(page.scene.targets)


def test_a_carried_tile_goes_from_target_to_target(page: TablePage) -> None:
    focus_on(page, market(page, affordable=True))
    press(page, Key.Key_Space)
    targets = list(page.scene.targets)
    seen = set()
    for _ in targets:
        seen.add(page.keyboard.focus.thing)
        assert page.focus_name()
        assert page.focus_name() in page.view.accessibleDescription()
        press(page, Key.Key_Tab)
    assert seen == set(targets)


def test_a_tile_that_cannot_be_paid_says_what_is_missing(page: TablePage) -> None:
    focus_on(page, market(page, affordable=False))
    press(page, Key.Key_Return)
    assert not carrying(page)
    assert "You need" in page.scene.bubble.text
    assert "You need" in page.view.accessibleDescription()
    press(page, Key.Key_Right)
    assert page.scene.bubble.text == ""


def test_a_place_outside_the_window_is_brought_into_sight(page: TablePage) -> None:
    focus_on(page, market(page, affordable=True))
    press(page, *[Key.Key_Plus] * 9)
    press(page, Key.Key_Return)
    for _ in list(page.scene.targets):
        press(page, Key.Key_Tab)
        target = page.keyboard.focus.thing
        if isinstance(target, int):
            assert page.scene.layout.rect(regions.PALACE).contains(page.scene.target_rect(target))


def test_the_focus_follows_a_tile_that_was_bought(page: TablePage) -> None:
    piece = market(page, affordable=True)
    focus_on(page, piece)
    press(page, Key.Key_Return, Key.Key_Return)
    if page.chooser is not None:
        press(page, Key.Key_Up, Key.Key_Up, Key.Key_Return)
    assert page.keyboard.focus.thing == Piece(regions.BOUGHT, piece.name)
    assert "bought" in page.focus_name()
    assert page.view.hasFocus()


def test_the_turn_cannot_end_before_an_action(page: TablePage) -> None:
    press(page, Key.Key_E)
    assert "first" in page.scene.bubble.text


def test_t_takes_the_card_that_has_the_focus_where_none_is_chosen(page: TablePage) -> None:
    focus_on(page, Card(regions.MONEY, 1))
    taken = page.match.state.open_money[1]
    press(page, Key.Key_T)
    assert resting(page)
    assert taken in page.match.state.seats[page.director.seat].hand[taken.place]
    press(page, Key.Key_U)
    assert not resting(page)
    press(page, Key.Key_R)
    assert resting(page)


def test_escape_unchooses_cards_before_it_opens_the_menu(page: TablePage) -> None:
    focus_on(page, Card(regions.MONEY, 0))
    press(page, Key.Key_Return)
    assert page.director.chosen_cards()
    press(page, Key.Key_Escape)
    assert not page.director.chosen_cards()
    assert page.overlays.current is None


@pytest.mark.parametrize(
    ("key", "kind"),
    [
        (Key.Key_L, LogOverlay),
        (Key.Key_P, PointsSheet),
        (Key.Key_N, UnseenSheet),
        (Key.Key_D, DiscardsCloseUp),
    ],
)
def test_a_letter_opens_a_sheet(page: TablePage, key: Qt.Key, kind: type[Overlay]) -> None:
    press(page, key)
    assert isinstance(page.overlays.current, kind)


def test_i_looks_closely_at_what_has_the_focus(qtbot: QtBot, page: TablePage) -> None:
    focus_on(page, Card(regions.MONEY, 2))
    with qtbot.waitSignal(page.keyboard.inspect_wanted) as wanted:
        press(page, Key.Key_I)
    assert wanted.args == [Card(regions.MONEY, 2)]


def test_enter_looks_closely_at_a_tile_that_nobody_can_move_now(
    qtbot: QtBot, page: TablePage
) -> None:
    page.match.play(TakeMoney(page.match.state.open_money[:1]))
    fountain = Piece(regions.PALACE, "fountain")
    focus_on(page, fountain)
    with qtbot.waitSignal(page.keyboard.inspect_wanted) as wanted:
        press(page, Key.Key_Return)
    assert wanted.args == [fountain]


def test_enter_on_a_tile_that_never_moves_says_why(page: TablePage) -> None:
    focus_on(page, Piece(regions.PALACE, "fountain"))
    press(page, Key.Key_Return)
    assert page.scene.bubble.text == "The fountain stays where it is"


def test_a_shows_and_hides_the_aids(page: TablePage) -> None:
    shown = []
    for _ in range(3):
        shown.append(page.scene.with_aids)
        QTest.keyClick(page.view, Qt.Key.Key_A)
    assert shown == [True, False, True]


def test_plus_minus_and_nought_zoom(page: TablePage) -> None:
    fitted = page.scene.grid
    press(page, Key.Key_Plus)
    assert page.scene.grid.cell > fitted.cell
    press(page, Key.Key_Minus, Key.Key_Minus)
    assert page.scene.grid.cell < fitted.cell
    press(page, Key.Key_0)
    assert page.scene.grid == fitted


def test_shift_and_arrows_push_the_palace(page: TablePage) -> None:
    before = page.scene.grid.origin
    press(page, Key.Key_Right, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert page.scene.grid.origin.x() < before.x()
    assert page.scene.grid.origin.y() == before.y()


def test_digits_look_at_palaces_and_escape_returns(page: TablePage) -> None:
    model = page.scene.model
    assert model is not None
    other = (model.shown + 1) % 3
    press(page, Qt.Key(Key.Key_1 + other))
    assert page.scene.model is not None
    assert page.scene.model.shown == other
    press(page, Key.Key_Escape)
    assert page.scene.model.shown == model.shown
    press(page, Key.Key_6)
    assert page.scene.model.shown == model.shown


def test_enter_on_a_small_palace_looks_at_it(page: TablePage) -> None:
    other = (page.display.home + 1) % 3
    focus_on(page, PlateOf(other))
    press(page, Key.Key_Return)
    assert page.scene.model is not None
    assert page.scene.model.shown == other


def test_no_key_does_anything_behind_the_curtain(page: TablePage) -> None:
    focus_on(page, Card(regions.MONEY, 0))
    press(page, Key.Key_T, Key.Key_E)
    assert page.curtain.isVisible()
    before = page.match.state
    for key in (Key.Key_T, Key.Key_E, Key.Key_U, Key.Key_Right, Key.Key_L):
        QTest.keyClick(page.view, key)
    assert page.match.state == before
    press(page, Key.Key_Return)
    assert not page.curtain.isVisible()
    assert page.view.hasFocus()


def test_other_keys_are_left_to_others(page: TablePage) -> None:
    for key, modifier in (
        (Key.Key_X, NONE),
        (Key.Key_T, Qt.KeyboardModifier.ControlModifier),
        (Key.Key_F11, NONE),
    ):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, key, modifier)
        page.keyboard.press(event)
        assert not event.isAccepted()


def test_arrows_go_round_in_the_payment_chooser(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(400, 400)
    chooser = PaymentChooser([Payment((MONEY["denar-8"],), 0)], parent)
    with qtbot.waitActive(parent):
        parent.show()
        parent.activateWindow()
    chooser.open_at(QPoint(0, 0), parent.rect())
    assert chooser.buttons[0].accessibleName() == "Exact: another action: denar 8"
    for expected in (chooser.own, chooser.none, chooser.buttons[0]):
        QTest.keyClick(parent.windowHandle(), Key.Key_Down)
        assert expected.hasFocus()
    QTest.keyClick(parent.windowHandle(), Key.Key_Tab)
    assert chooser.own.hasFocus()
    with qtbot.waitSignal(chooser.own_choice_wanted):
        QTest.keyClick(parent.windowHandle(), Key.Key_Return)
