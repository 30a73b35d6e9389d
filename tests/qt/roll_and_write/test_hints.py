"""Hints of the dice game say why, and what would be second best."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.hinting import Advice
from alhambra_qt.roll_and_write import reasons, telling
from alhambra_qt.roll_and_write.gestures import SHEET
from alhambra_qt.roll_and_write.sheets.log_overlay import LogOverlay
from alhambra_qt.roll_and_write.sheets.score_look import ScoreLook
from alhambra_qt.roll_and_write.table.painted import lines_shown
from alhambra_qt.roll_and_write.table_page import TablePage
from alhambra_qt.roll_and_write.telling import building_at
from alhambra_qt.words.languages import Translators
from core.kernel.bots import Interpreter
from core.kernel.lines import Line
from core.levels import brain_of
from core.roll_and_write.special_actions import TurnDie
from tests.qt.roll_and_write.games import page_of


@pytest.mark.parametrize("actions", [0, 40, 90])
def test_the_expert_gives_a_reason_and_the_second_best(qtbot: QtBot, actions: int) -> None:
    page = page_of(qtbot, 3, actions)
    match = page.match
    if match.decision is None:
        page.director.roll()
    table = match.state
    interpreter = Interpreter(match.game, match.seat_to_play)
    asked = interpreter.decide(table)
    expert = brain_of("expert", interpreter.hello(), 0.02)
    choice = expert.decide(asked["view"], asked["moves"])
    action = match.game.notation.read(choice.move)[1]
    page.hinting.show_advice(Advice(table, action, choice.reason))
    does, *more = page.scene.bubble.text.splitlines()
    assert does.startswith("The expert ")
    assert reasons.why(choice.reason, table) == more[0] != ""
    assert more[-1].startswith("Second best, about ")
    assert ") (" not in more[-1], "a move has brackets of its own"
    for text_scale in (1.0, 2.0):
        page.apply_settings(Settings(text_scale=text_scale, speed=Speed.OFF))
        page.hinting.show_advice(Advice(table, action, choice.reason))
        _covers_little(page)
        if text_scale == 1:  # the dark strip below all boards is enough
            words = page.scene.bubble.sceneBoundingRect()
            boards = [page.scene.layout.tray, *(plan.rect for plan in page.scene.layout.others)]
            assert not any(map(words.intersects, boards))
            assert words.width() > words.height()


@pytest.mark.parametrize("size", [(1024, 700), (1366, 768), (3840, 2160)])
def test_a_hint_cuts_no_line_of_what_happened(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = page_of(qtbot, 5, 40)
    page.resize(*size)
    qtbot.wait(10)
    scene = page.scene

    def rects() -> list[QRectF]:
        return [rect for _, rect in lines_shown(scene.layout, scene.lines)]

    before = rects()
    table, action = page.match.state, page.match.game.rules.legal_actions(page.match.state)[0]
    page.hinting.show_advice(Advice(table, action, None))
    words = scene.bubble.sceneBoundingRect()
    assert any(map(words.intersects, before))
    for _ in range(2):  # also when the table is shown again
        assert rects()
        assert not any(map(words.intersects, rects()))
        scene.show_again()
    page.hinting.clear()
    assert rects() == before


def _covers_little(page: TablePage) -> None:
    """Nothing that a hint is about or that is clicked next, and little of the other sheets."""
    scene, layout = page.scene, page.scene.layout
    words = scene.bubble.sceneBoundingRect()
    assert scene.model is not None
    assert layout.size.contains(words)
    dice = [scene.rect_of(die) for die in scene.model.dice() if die.where != SHEET]
    for rect in (layout.sheet.rect, layout.score, *layout.buttons, *dice):
        assert not words.intersects(rect)
    hidden = [words.intersected(plan.rect) for plan in layout.others]
    whole = sum(plan.rect.width() * plan.rect.height() for plan in layout.others)
    assert sum(rect.width() * rect.height() for rect in hidden) < whole * 0.25


@pytest.mark.parametrize(
    "reason",
    [
        None,
        {},
        {"kind": "magic"},
        {"kind": ["row"]},
        {"kind": "building", "building": "pyramid", "number": 1, "points": 1},
        {"kind": "row", "line": 1, "number": 4, "points": 1e999, "then": {"yellow": 9, "blue": 1}},
        {"kind": "coins", "coins": None, "also": 3, "then": 5, "paid": {"yellow": 1}},
    ],
)
def test_a_reason_that_nobody_understands_is_not_told(qtbot: QtBot, reason: Line | None) -> None:
    assert reasons.why(reason, page_of(qtbot, 3).match.state) == ""


def test_a_hint_to_cross_off_two_tells_what_the_second_costs(qtbot: QtBot) -> None:
    table = page_of(qtbot, 3).match.state
    told = reasons.why({"paid": {"do": "cross-second", "yellow": 1, "blue": 1}}, table)
    assert told == f"Then pay 3 coins for a second building: {building_at(table, 1, 1)}."


def test_german_says_from_what_a_die_is_turned_and_that_a_bit_more_is_more(
    qtbot: QtBot, translators: Translators
) -> None:
    table = page_of(qtbot, 3).match.state
    translators.change_to("de")
    turned = TurnDie("yellow", 3, 4)
    assert telling.did(turned, table) == "zahlt eine Münze und dreht Gelb von 3 auf 4"
    assert reasons._more({"points": 0.2}) == "einen Bruchteil eines Siegpunkts mehr"


def test_keys_open_what_happened_and_the_score_sheet(qtbot: QtBot) -> None:
    page = page_of(qtbot, 3, 60)
    QTest.keyClick(page.view, Qt.Key.Key_L)
    log = page.overlays.current
    assert isinstance(log, LogOverlay)
    heads = [log.lines.item(row).text() for row in range(log.lines.count())]
    assert [head for head in heads if head.startswith("Round")][:2] == ["Round 1", "Round 2"]
    with qtbot.waitSignal(page.moment_wanted):
        QTest.keyClick(log.lines, Qt.Key.Key_Return)
    QTest.keyClick(log, Qt.Key.Key_Escape)
    QTest.keyClick(page.view, Qt.Key.Key_P)
    assert isinstance(page.overlays.current, ScoreLook)
