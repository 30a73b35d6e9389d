"""The sheet of all pictures."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QPixmap

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_sheet_shows_them_all(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.png"
    subprocess.run(
        [sys.executable, "-m", "alhambra_qt.tools.picture_sheet", str(sheet)], check=True
    )
    assert QPixmap(str(sheet)).width() == 1600
