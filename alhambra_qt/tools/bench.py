"""``python -m alhambra_qt.tools.bench``: how soon the window is there, and how fast it paints.

Everything runs without a screen, in processes of its own, so that the figures of one do not depend
on what was measured before.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from time import monotonic, perf_counter, thread_time
from typing import TYPE_CHECKING, Any, TypeAlias
from unittest.mock import patch

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QApplication

    from alhambra_qt.alhambra.table_page import TablePage
    from core.kernel.session import Session

SIZES = {"1080p": (1920, 1080), "4K": (3840, 2160)}
FRAME = 1000 / 60

# Where a goal is missed, the line says so.
START_RATIO = 2.0
DRAG_FRAME = {"1080p": 8.0, "4K": 16.0}
MEMORY = 250.0

_BARE = """
from PySide6.QtWidgets import QApplication, QWidget
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.tools.first_frame import FirstFrame
application = QApplication(["bare"])
window = QWidget()
window.resize(1366, 768)
FirstFrame(window)
window.show()
application.exec()
"""
_PROGRAM = """
from alhambra_qt.__main__ import main
main(["--first-frame"])
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print what was measured."""
    parser = argparse.ArgumentParser(prog="python -m alhambra_qt.tools.bench", description=__doc__)
    parser.add_argument("--starts", type=int, default=9, help="how often each window is opened")
    parser.add_argument("--rounds", type=int, default=3, help="how often each drag is measured")
    parser.add_argument("--size", choices=SIZES, help=argparse.SUPPRESS)
    wanted = parser.parse_args(arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if wanted.size is not None:
        from alhambra_qt.application import Application  # noqa: PLC0415 (needed here alone)

        print(json.dumps(measure_drag(Application(["bench"]), *SIZES[wanted.size])))
        return 0
    print_start(wanted.starts)
    for name in SIZES:
        print_drag(name, wanted.rounds)
    from alhambra_qt.tools import bench_records  # noqa: PLC0415 (the other figures don't need it)

    bench_records.main()
    return 0


# The start


def print_start(times: int) -> None:
    """From the start of a process to its first frame, beside a bare window's in turn."""
    with tempfile.TemporaryDirectory() as home:
        bare: list[float] = []
        program: list[float] = []
        for _ in range(times + 1):
            bare.append(_milliseconds_to_first_frame(_BARE, home))
            program.append(_milliseconds_to_first_frame(_PROGRAM, home))
    bare, program = bare[1:], program[1:]  # the first ones compile, and read the disk
    middle = statistics.median(program) / statistics.median(bare)
    best = min(program) / min(bare)
    print(f"{'first frame of a bare window':<48}{_summary(bare)}")
    print(f"{'first frame of the program':<48}{_summary(program)}")
    print(
        f"{'ratio':<48}median {middle:6.2f}   best {best:6.2f}      "
        + _verdict(middle, START_RATIO),
        flush=True,
    )


def _milliseconds_to_first_frame(code: str, home: str) -> float:
    folders = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    environment = {**os.environ, **dict.fromkeys(folders, home)}
    # An installed program is compiled; here the first start compiles it, for all the others.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = home
    start = monotonic()
    answer = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        check=True,
        text=True,
    )
    return (float(answer.stdout) - start) * 1000


# Dragging

Time: TypeAlias = tuple[float, float]
"""Milliseconds: what passed, and what the processor needed of it on a busy machine."""


class Clock:
    """Runs from its beginning."""

    def __init__(self) -> None:
        """Begin."""
        self._wall = perf_counter()
        self._busy = thread_time()

    def time(self) -> Time:
        """The time until now."""
        return (perf_counter() - self._wall) * 1000, (thread_time() - self._busy) * 1000


@dataclass(frozen=True)
class Drag:
    """What dragging a tile over the table took, in milliseconds; memory in megabytes."""

    paint: list[Time]
    """In the view's paintEvent, for each frame."""
    frame: list[Time]
    """From the event of the mouse until everything is painted."""
    highlights: list[Time]
    """From picking a tile up until everything that glows is painted."""
    memory: float


def print_drag(name: str, rounds: int) -> None:
    """Paint a drag over a late table for six, several times, and say how it went best."""
    drags = [_drag_in_a_process(name) for _ in range(rounds)]
    goal = DRAG_FRAME[name]
    for title, figures, limit in (
        ("painting a frame of a drag", [drag.paint for drag in drags], goal),
        ("the whole frame: event, reaction, painting", [drag.frame for drag in drags], goal),
        ("picking up until all highlights are painted", [one.highlights for one in drags], FRAME),
    ):
        walls = [[wall for wall, _ in figure] for figure in figures]
        best = min(walls, key=_most)
        busy = min(_most([busy for _, busy in figure]) for figure in figures)
        print(
            f"{f'{name}: {title}':<52}median {statistics.median(best):5.2f}   "
            f"95 % {_most(best):5.2f} ms   of it processor {busy:5.2f}   "
            f"worst round {max(map(_most, walls)):5.2f}   {_verdict(_most(best), limit)}"
        )
    memory = max(drag.memory for drag in drags)
    print(f"{f'{name}: memory':<52}{memory:6.0f} MB   {_verdict(memory, MEMORY)}", flush=True)


def _drag_in_a_process(name: str) -> Drag:
    answer = subprocess.run(
        [sys.executable, "-m", "alhambra_qt.tools.bench", "--size", name],
        capture_output=True,
        check=True,
        text=True,
    )
    return Drag(**json.loads(answer.stdout))


def measure_drag(application: QApplication, width: int, height: int) -> dict[str, Any]:
    """Drag a tile all over a late table of this size."""
    paints: list[Time] = []
    page = late_page(width, height, paints)
    application.processEvents()
    _let_pass(application, 0.5)
    hand = _Hand(application, page)
    frames: list[Time] = []
    highlights: list[Time] = []
    for round_ in range(4):
        start, end = hand.tile_of_the_market(round_)
        highlights.append(hand.pick_up(start))
        frames += [hand.move(point) for point in _path(start, end, page)]
        if round_ == 0:  # the first round draws what is then remembered
            paints.clear()
            frames.clear()
        hand.let_go_nowhere()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {"paint": paints, "frame": frames, "highlights": highlights, "memory": memory}


def _let_pass(application: QApplication, seconds: float) -> None:
    """Nobody picks up a tile in the moment when the table appears."""
    end = perf_counter() + seconds
    while perf_counter() < end:
        application.processEvents()


def late_page(width: int, height: int, paints: list[Time]) -> TablePage:
    """A page with a late game for six, whose view notes how long it paints."""
    from PySide6.QtGui import QPaintEvent  # noqa: PLC0415 (needed here alone)

    from alhambra_qt.alhambra import table_page  # noqa: PLC0415
    from alhambra_qt.alhambra.table.view import TableView  # noqa: PLC0415
    from alhambra_qt.files.settings import Settings, Speed  # noqa: PLC0415
    from alhambra_qt.play.match import Match  # noqa: PLC0415

    class TimedView(TableView):
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
            clock = Clock()
            super().paintEvent(event)
            paints.append(clock.time())

    match = Match(late_session(), Random(1))
    with patch.object(table_page, "TableView", TimedView):
        page = table_page.TablePage(match, Settings(speed=Speed.OFF))
    page.resize(width, height)
    page.show()
    page.begin()
    page.curtain.lift()
    if match.is_resting:
        page.director.end_turn()
        page.curtain.lift()
    return page


def late_session(seed: int = 5) -> Session[Any]:
    """Six people who buy and build what they can, shortly before the bag is empty."""
    from core.alhambra.buying import BuyTile  # noqa: PLC0415 (as above)
    from core.alhambra.game import header_of  # noqa: PLC0415
    from core.alhambra.placing import BuildTile  # noqa: PLC0415
    from core.catalogue import game_of  # noqa: PLC0415
    from core.kernel.record import unnamed_seats  # noqa: PLC0415
    from core.kernel.rulebook import CHANCE  # noqa: PLC0415
    from core.kernel.session import Session  # noqa: PLC0415

    random = Random(seed)
    session: Session[Any] = Session(game_of(header_of(unnamed_seats(6))))
    rules = session.game.rules
    while True:
        state, decision = session.state, session.decision
        if decision.seat == CHANCE:
            session.play(rules.draw(state, random))
            continue
        actions = rules.legal_actions(state)
        buying = [action for action in actions if isinstance(action, BuyTile)]
        if buying and len(state.bag) <= 2:
            return session
        building = [action for action in actions if isinstance(action, BuildTile)]
        session.play(random.choice(building or buying or actions))


class _Hand:
    """Presses, moves and releases over a page."""

    def __init__(self, application: QApplication, page: TablePage) -> None:
        self._application = application
        self._page = page
        self._viewport = page.view.viewport()

    def tile_of_the_market(self, number: int) -> tuple[QPoint, QPoint]:
        """A tile that can be bought, and the middle of the palace."""
        from alhambra_qt.alhambra.gestures import Piece  # noqa: PLC0415 (as above)
        from alhambra_qt.alhambra.presenters import regions  # noqa: PLC0415

        page = self._page
        turn = page.director.turn
        pieces = [Piece(regions.MARKET, tile.id) for tile in page.match.state.market if tile]
        pieces = [piece for piece in pieces if turn.targets(piece).places] or pieces
        rect = page.scene.rect_of(pieces[number % len(pieces)])
        assert rect is not None
        view = page.view
        return view.mapFromScene(rect.center()), view.mapFromScene(
            page.scene.layout.rect(regions.PALACE).center()
        )

    def pick_up(self, point: QPoint) -> Time:
        """Press, and pull until the tile hangs on the pointer."""
        from PySide6.QtCore import QEvent, QPoint  # noqa: PLC0415 (as above)

        self._send(QEvent.Type.MouseButtonPress, point)
        self._application.processEvents()
        return self._timed(lambda: self.move(point + QPoint(12, 12)))

    def move(self, point: QPoint) -> Time:
        """Move, and wait until everything is painted."""
        from PySide6.QtCore import QEvent  # noqa: PLC0415 (as above)

        return self._timed(lambda: self._send(QEvent.Type.MouseMove, point))

    def let_go_nowhere(self) -> None:
        """Drop the tile where it can't lie."""
        from PySide6.QtCore import QEvent, QPoint  # noqa: PLC0415 (as above)

        self._send(QEvent.Type.MouseMove, QPoint(2, 2))
        self._send(QEvent.Type.MouseButtonRelease, QPoint(2, 2))
        self._application.processEvents()

    def _timed(self, act: Callable[[], object]) -> Time:
        clock = Clock()
        act()
        self._application.processEvents()
        return clock.time()

    def _send(self, kind: Any, point: QPoint) -> None:
        from PySide6.QtCore import QEvent, QPointF, Qt  # noqa: PLC0415 (as above)
        from PySide6.QtGui import QMouseEvent  # noqa: PLC0415

        left, no_button = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        event = QMouseEvent(
            kind,
            QPointF(point),
            QPointF(self._viewport.mapToGlobal(point)),
            no_button if kind == QEvent.Type.MouseMove else left,
            no_button if kind == QEvent.Type.MouseButtonRelease else left,
            Qt.KeyboardModifier.NoModifier,
        )
        self._application.sendEvent(self._viewport, event)


def _path(start: QPoint, end: QPoint, page: TablePage) -> list[QPoint]:
    """To the palace, to and fro all over it, to the reserve and back."""
    from alhambra_qt.alhambra.presenters import regions  # noqa: PLC0415 (as above)

    layout = page.scene.layout
    palace = layout.rect(regions.PALACE)
    view = page.view
    corners = [start, end]
    for row in range(1, 6):
        y = palace.top() + palace.height() * row / 6
        left, right = palace.left() + 20, palace.right() - 20
        row_of_corners = (left, right) if row % 2 else (right, left)
        corners += [view.mapFromScene(x, y) for x in row_of_corners]
    corners += [view.mapFromScene(layout.rect(regions.RESERVE).center()), start]
    points = []
    for here, there in pairwise(corners):
        steps = 20
        points += [here + (there - here) * step / steps for step in range(1, steps + 1)]
    return points


# Telling


def _most(figures: list[float]) -> float:
    """What 95 of a hundred do not exceed."""
    return sorted(figures)[min(len(figures) - 1, int(len(figures) * 0.95))]


def _summary(figures: list[float]) -> str:
    return f"median {statistics.median(figures):6.0f}   best {min(figures):6.0f} ms"


def _verdict(figure: float, limit: float) -> str:
    return f"goal {limit:.4g}" + ("" if figure <= limit else ": missed")


if __name__ == "__main__":
    sys.exit(main())
