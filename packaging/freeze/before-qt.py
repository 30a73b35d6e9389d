"""What the window does before Qt is loaded, where it is frozen: PyInstaller loads Qt before it."""

import gc

from alhambra_qt.system.late_modules import UNUSED, load_late

gc.disable()
load_late(*UNUSED)

from alhambra_qt.system.pyside import load_pyside

load_pyside()
