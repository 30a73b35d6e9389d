"""The window program, where it is frozen."""

import sys

from surroundings import put_back

from alhambra_qt.__main__ import main

put_back()
sys.exit(main())
