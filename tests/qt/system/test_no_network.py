"""The program uses no network: it opens no socket and does not even load what could."""

import json
import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import json, sys
used = []
sys.addaudithook(lambda event, _: used.append(event) if event.startswith("socket.") else None)

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from alhambra_qt.__main__ import main


def press(window, key):
    QTest.keyClick(window.focusWidget(), key)


def play():
    (window,) = (one for one in QApplication.topLevelWidgets() if hasattr(one, "open_record"))
    try:
        press(window, Qt.Key.Key_Return)
        press(window, Qt.Key.Key_Return)
        window.dialogs.show_settings()
        window.dialogs.show_about()
        window.dialogs.show_keys()
        QTest.qWait(1000)
        for dialog in window.findChildren(QDialog):
            dialog.close()
        events = len(window.game.match.session.lines)
        window.show_start_page()
        press(window, Qt.Key.Key_Return)
        json.dump([events, type(window.page).__name__, used, sorted(sys.modules)], sys.stdout)
    finally:
        for one in QApplication.topLevelWidgets():
            one.close()
        QTimer.singleShot(0, QApplication.quit)


QTimer.singleShot(0, lambda: QTimer.singleShot(300, play))
sys.exit(main([]))
"""

NETWORK = "socket ssl http urllib.request ftplib smtplib asyncio xmlrpc PySide6.QtNetwork".split()


def test_a_whole_run_opens_no_socket_and_loads_no_network(tmp_path: Path) -> None:
    # Measuring coverage in the program would load what the program does not.
    environment = {name: text for name, text in os.environ.items() if "COVERAGE" not in name}
    environment |= {"QT_QPA_PLATFORM": "offscreen", "ALHAMBRA_QT_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        timeout=120,
    )
    assert done.stdout, done.stderr
    assert done.returncode == 0
    events, page, used, modules = json.loads(done.stdout)
    assert events >= 3
    assert page == "TablePage"
    assert used == []
    assert set(NETWORK) & set(modules) == set()
