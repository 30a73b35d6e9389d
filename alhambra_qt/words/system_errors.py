"""Why the system refuses to read or write a file, in the language of the program."""

from __future__ import annotations

import errno

from alhambra_qt.words.languages import tr

UNKNOWN = 0


def number_of(error: OSError) -> int:
    """The number by which the system knows an error."""
    return error.errno or UNKNOWN


def told(number: int) -> str:
    """What went wrong, inside a sentence."""
    if number in (errno.EACCES, errno.EPERM):
        return tr("the system doesn’t allow it")
    if number in (errno.ENOSPC, errno.EDQUOT):
        return tr("the disk is full")
    if number == errno.EROFS:
        return tr("the disk is read-only")
    if number in (errno.ENOENT, errno.ENOTDIR):
        return tr("the file or folder isn’t there")
    if number == errno.EISDIR:
        return tr("it’s a folder")
    if number in (errno.ENXIO, errno.ENODEV):
        return tr("it isn’t an ordinary file")
    if number == errno.EFBIG:
        return tr("the file would be too large")
    if number == errno.ENAMETOOLONG:
        return tr("the name is too long")
    return tr("system error {number}").format(number=number)
