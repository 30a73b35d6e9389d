r"""Commands as they are shown to somebody who has to decide whether to run them.

Nothing is cut off and nothing can hide: each argument has a line of its own, and what is invisible,
turns text around or paints over its neighbours is written as an escape.
"""

from __future__ import annotations

import shlex

from alhambra_qt.words.names import runs_from_the_right

SPACE = "␣"
"""A space that could be overlooked or miscounted."""


def arguments_of(command: str) -> list[str]:
    """The program and its arguments, as they will be run; none for a command that is none.

    >>> arguments_of("python3 -c 'a  b'")
    ['python3', '-c', 'a  b']
    >>> arguments_of("a quotation that 'does not end")
    []
    """
    try:
        return shlex.split(command)
    except ValueError:
        return []


def visible_command(command: str) -> str:
    """All of a command, an argument a line; one that can't be run is shown as it is."""
    return "\n".join(map(visible, arguments_of(command) or [command]))


def brief_command(command: str, longest: int) -> str:
    """The beginning of a command on one line, if it is too long for it; nothing in it can hide.

    >>> brief_command("python3  -u          -c 'print(1)'", 16)
    'python3 -u -c p…'
    """
    line = visible_command(command).replace("\n", " ")
    return line if len(line) <= longest else line[: longest - 1] + "…"


def visible(argument: str) -> str:
    r"""A text with every character to be seen, and none that looks like another's escape.

    >>> visible("my bot.py")
    'my bot.py'
    >>> visible("a  b ")
    'a␣␣b␣'
    >>> print(visible("a\u202eb\n\0\u200b\\"))
    a\u202eb\n\x00\u200b\\
    >>> visible("")
    "''"
    """
    if not argument:
        return "''"
    shown = []
    for index, letter in enumerate(argument):
        if letter == " ":
            beside = argument[max(index - 1, 0) : index + 2]
            alone = 0 < index < len(argument) - 1 and beside.count(" ") == 1
            shown.append(letter if alone else SPACE)
        else:
            shown.append(letter if _can_be_seen(letter) else _escaped(letter))
    return "".join(shown)


def _can_be_seen(letter: str) -> bool:
    import unicodedata  # noqa: PLC0415 (late: a large table, for those who name a program)

    return (
        unicodedata.category(letter)[0] in {"L", "N", "P", "S"}
        and not runs_from_the_right(letter)
        and letter not in {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}  # blank letters
        and letter not in {"\\", SPACE}
    )


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode()
