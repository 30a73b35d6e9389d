"""What PyInstaller's bootloader has changed for the programs is put back for those they start."""

import os

PATH, BEFORE = "LD_LIBRARY_PATH", "LD_LIBRARY_PATH_ORIG"
ANEW = "PYINSTALLER_RESET_ENVIRONMENT"


def put_back() -> None:
    """A bot that somebody has written finds the libraries of the system, not ours.

    One of our own programs, on the other hand, has to be told to find ours anew.
    """
    before = os.environ.pop(BEFORE, None)
    if before is not None:
        os.environ[PATH] = before
    else:
        os.environ.pop(PATH, None)
    os.environ[ANEW] = "1"
