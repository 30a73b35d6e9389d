"""Whoever is asked about a command sees all of it, exactly as it will be run."""

import re
import shlex
import unicodedata

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from alhambra_qt.dialogs.bot_dialog import BotDialog
from alhambra_qt.dialogs.program_dialog import ProgramDialog
from alhambra_qt.files.game_files import BotSeat
from alhambra_qt.play.computers.programs import program_of
from alhambra_qt.widgets.kinds import KindBox
from alhambra_qt.words.commands import SPACE, visible, visible_command

HIDDEN = "python3 -u" + " " * 1700 + "-c 'print(\"run\")'"
NASTY = {
    "turned": "python3 \u202etxt.yp",
    "isolate": "python3 \u2067a\u2069",
    "several lines": "python3 'a\nb'",
    "nothing": "python3 'a\0b'",
    "zero width": "python3 a\u200bb\u2060c\ufeffd",
    "stacked": "python3 a" + "\u0301" * 50,
    "Hebrew": "python3 \u05d0\u05d1 1 2",
    "blank letters": "python3 a\u3164\u2800b",
    "wide spaces": "python3 a\u3000b\xa0c",
    "tags": "python3 a\U000e0041b",
    "half a letter": "python3 a\ud800b",
    "spaces inside": "python3 'a" + " " * 1700 + "b'",
    "an escape": "python3 'a\\u202eb'",
    "a visible space": f"python3 'a{SPACE}b'",
}


def unescaped(line: str) -> str:
    """What a shown line stands for."""
    line = line.replace(SPACE, " ")
    return re.sub(
        r"\\(\\|n|r|t|x..|u....|U........)",
        lambda found: (
            {"\\": "\\", "n": "\n", "r": "\r", "t": "\t"}.get(found[1])
            or chr(int(found[1][1:], 16))
        ),
        line,
    )


def test_spaces_hide_nothing(qtbot: QtBot) -> None:
    dialog = BotDialog(None, 1.0, [BotSeat(0, "Ann", HIDDEN)])
    qtbot.addWidget(dialog)
    dialog.show()
    lines = [line.strip() for line in dialog._commands.toPlainText().splitlines()]
    assert lines == ["Ann:", "python3", "-u", "-c", 'print("run")']


@pytest.mark.parametrize("name", NASTY)
def test_nothing_in_a_command_is_invisible_or_looks_like_something_else(name: str) -> None:
    command = NASTY[name]
    shown = visible_command(command)
    assert [unescaped(line) for line in shown.split("\n")] == shlex.split(command)
    for letter in shown.replace("\n", ""):
        assert unicodedata.category(letter)[0] in "LNPS" or letter == " "
        assert unicodedata.bidirectional(letter) not in {"R", "AL", "AN", "RLO", "RLE", "RLI"}
    assert "  " not in shown


@pytest.mark.parametrize("name", NASTY)
def test_what_is_shown_is_what_is_run(name: str) -> None:
    arguments = program_of(f"bot:{NASTY[name]}")[-len(shlex.split(NASTY[name])) :]
    assert "\n".join(map(visible, arguments)) == visible_command(NASTY[name])


def test_a_long_command_can_be_scrolled_to_its_end(qtbot: QtBot) -> None:
    end = "the very end"
    command = f"python3 -c '{'x = 1; ' * 2000}{end}'"
    dialog = BotDialog(None, 1.0, [BotSeat(0, "Ann", command)])
    qtbot.addWidget(dialog)
    dialog.show()
    field = dialog._commands
    assert field.toPlainText().endswith(end)
    assert field.verticalScrollBar().maximum() > 0
    assert field.horizontalScrollBar().maximum() == 0
    assert field.font().fixedPitch()


def test_the_one_who_names_a_command_sees_it_too(qtbot: QtBot) -> None:
    dialog = ProgramDialog(None, 1.0, HIDDEN.replace(" " * 1700, " " * 100))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog._arguments.toPlainText().splitlines() == ["python3", "-u", "-c", 'print("run")']
    dialog._command.setText("a quotation that 'does not end")
    assert dialog._arguments.toPlainText() == "a quotation that 'does not end"
    assert dialog._arguments.isVisible()
    where = dialog._choose.pos()
    dialog._command.setText(" ")
    assert not dialog._arguments.isVisible()
    assert dialog._choose.pos() == where


TO_CHOOSE = {
    **{name: NASTY[name] for name in NASTY if name != "half a letter"},  # no record has one
    "hidden": HIDDEN,
    "tags and escapes": "python3 '<b>a</b>' '<!--' b '-->' '&lt;'",
}


@pytest.mark.parametrize("name", TO_CHOOSE)
def test_a_choice_hides_nothing_of_a_command_and_its_tool_tip_shows_all(
    qtbot: QtBot, name: str
) -> None:
    command = TO_CHOOSE[name]
    box = KindBox()
    qtbot.addWidget(box)
    box.offer_program(lambda: "Another program…")
    box.choose(f"bot:{command}")
    whole = visible_command(command)
    words = box.currentText().removeprefix("Program: ")
    assert words
    assert len(words) <= 24
    assert whole.replace("\n", " ").startswith(words.removesuffix("…"))
    assert words.endswith("…") or words == whole.replace("\n", " ")
    for tip in (box.toolTip(), box.currentData(Qt.ItemDataRole.ToolTipRole)):
        document = QTextDocument()
        document.setHtml(tip)
        assert document.toPlainText() == whole
