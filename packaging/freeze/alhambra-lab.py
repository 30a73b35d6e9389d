"""The command line, where it is frozen: workers of several games at a time start it again."""

import sys
from multiprocessing import freeze_support

from surroundings import put_back

from core.lab.__main__ import main

if __name__ == "__main__":
    put_back()
    freeze_support()
    sys.exit(main())
