"""The window program, where it is frozen."""

import sys

from alhambra_qt.__main__ import main

sys.exit(main())
