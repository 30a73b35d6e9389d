"""Qt draws into memory while the tests run, unless they are told otherwise."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
