"""Dirk, the third at a table for two: his board, and what can be given to him."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.closeups.close_up import CloseUp, draw_tiles
from alhambra_qt.alhambra.gestures import Drag, Gesture, Piece
from alhambra_qt.alhambra.parts.part import Gesturing, Happening, Note, TablePart, in_words
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.people import Face
from alhambra_qt.alhambra.presenters.table_model import CollectorModel
from alhambra_qt.alhambra.table.drawing import CENTER, RIGHT, paragraph
from alhambra_qt.alhambra.table.layout import Lane, Slot
from alhambra_qt.alhambra.table.region import Board, CloseLook, Region, Shown, Thing
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.look import palette, pictures
from alhambra_qt.play.game_setup import GameSetup
from alhambra_qt.play.seat_names import with_another_computer
from alhambra_qt.scene.panel import Brush, Panel
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.components import BUILDINGS, FOUNTAIN, TILES, Tile
from core.alhambra.rules import Rule
from core.alhambra.table import Table
from core.alhambra.two_players import GiveTile
from core.kernel.rulebook import Action

BOARD = "dirk"
"""The region where his tiles lie: it has the name of the collector."""
PICTURE = "dirk"
PLAYERS = 2
"""So many players have him as the third."""
_MARK = 64
_HEAD = 36
_LOWEST = 18
"""How low rows of tiles may be on his board."""


def _called() -> str:
    return tr("Dirk")


# His board


class DirkBoard(Panel):
    """Dirk's tiles, sorted by building."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """His picture, his points, his tiles."""
        dirk = cast(CollectorModel, content)
        brush.board(rect)
        size = brush.px(26)
        if rect.height() < brush.px(_HEAD + _LOWEST) + brush.px(6):
            self._draw_in_a_line(brush, rect, dirk)
            return
        brush.pixmap(
            rect.x() + brush.px(6),
            rect.y() + brush.px(4),
            pictures.picture(PICTURE, size, size, brush.ratio),
        )
        brush.text(
            QRectF(rect.x() + brush.px(38), rect.y(), rect.width() - brush.px(100), brush.px(34)),
            _called(),
            15,
            bold=True,
        )
        brush.text(
            QRectF(rect.right() - brush.px(70), rect.y(), brush.px(62), brush.px(34)),
            str(dirk.score),
            15,
            bold=True,
            align=RIGHT,
        )
        tiles = sorted(dirk.tiles, key=lambda tile: BUILDINGS.index(tile.building))
        area = rect.adjusted(brush.px(6), brush.px(_HEAD), -brush.px(6), -brush.px(6))
        columns = 6
        most = max(14, len(tiles))  # if there's little room, all of them are in one row
        while columns < most and _rows(tiles, columns) * (area.width() / columns) > area.height():
            columns += 1
        side = int(area.width() / columns)
        for index, tile in enumerate(tiles):
            row, column = divmod(index, columns)
            brush.pixmap(
                area.x() + column * side,
                area.y() + row * side,
                faces.of_tile(tile, side - 1, brush.ratio),
            )

    def _draw_in_a_line(self, brush: Brush, rect: QRectF, dirk: CollectorModel) -> None:
        """His picture, a tile of each building with how many he has, and his points."""
        size, edge = brush.px(26), brush.px(6)
        face = pictures.picture(PICTURE, size, size, brush.ratio)
        brush.pixmap(rect.x() + edge, rect.center().y() - size / 2, face)
        room = min(brush.text_px(40), rect.width() / 4)
        score = QRectF(rect.right() - edge - room, rect.y(), room, rect.height())
        brush.text(score, str(dirk.score), 15, bold=True, align=RIGHT)
        left = rect.x() + 2 * edge + size
        width = (score.left() - left) / len(BUILDINGS)
        for at, building in enumerate(BUILDINGS):
            his = [tile for tile in dirk.tiles if tile.building == building]
            cell = QRectF(left + at * width, rect.y() + brush.px(3), width, rect.height())
            cell.setBottom(rect.bottom() - brush.px(2))
            side = int(min(width - brush.px(3), cell.height() / 2))
            if his:
                picture = pictures.picture(f"building-{building}", side, side, brush.ratio)
                brush.pixmap(cell.center().x() - side / 2, cell.y(), picture)
                cell.setTop(cell.y() + side)
                brush.text(cell, str(len(his)), 13, bold=True, align=CENTER)


def _rows(tiles: Sequence[Tile], columns: int) -> int:
    return -(-len(tiles) // columns)


def _his(setting: Setting) -> CollectorModel:
    return next(one for one in setting.model.collectors if one.name == BOARD)


def _boards(setting: Setting, rect: QRectF) -> Iterator[Board]:
    yield Board(DirkBoard, rect, _his(setting))


def _given(setting: Setting, rect: QRectF) -> Iterator[Shown]:
    """What is pencilled in for him."""
    side = setting.layout.px(_MARK)
    for index, tile in enumerate(setting.model.marks.of(BOARD) if setting.is_own else ()):
        place = QRectF(
            rect.right() - setting.layout.px(10) - (index + 1) * side,
            rect.bottom() - side - setting.layout.px(8),
            side,
            side,
        )
        picture = setting.tile(tile, place)
        yield Shown(Piece(regions.BOUGHT, tile.id), picture, place, palette.PENCIL, is_mark=True)


def _says(setting: Setting, _thing: Thing | int) -> str:
    his = _his(setting)
    tiles = tr("%n tile(s)", "", len(his.tiles))
    return ", ".join((_called(), texts.points(his.score), tiles))


class DirkCloseUp(CloseUp):
    """Dirk's tiles, a line for each kind of building."""

    def title(self) -> str:
        """Whose they are."""
        return _called()

    def wanted_size(self) -> tuple[float, float]:
        """A line for each building."""
        return 1000, 700

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """His points, and all he has."""
        explained = self.tr(
            "Dirk takes no turns. He gets tiles at the start and after the first two scoring "
            "rounds, plus any that are given to him. He scores for his buildings like a player, "
            "but has no wall."
        )
        used = paragraph(brush, QRectF(rect), explained, 16, colour=palette.TEXT_QUIET)
        tiles = self.table.collectors[0].tiles
        area = rect.adjusted(0, used + brush.px(12), 0, 0)
        height = area.height() / len(BUILDINGS)
        for index, building in enumerate(BUILDINGS):
            own = [tile for tile in tiles if tile.building == building]
            line = QRectF(area.x(), area.y() + index * height, area.width(), height - brush.px(6))
            number = QRectF(line.x(), line.y(), brush.text_px(36), line.height())
            brush.text(number, f"{len(own)} ×", 20, bold=True)
            name = QRectF(number.right(), line.y(), brush.text_px(130), line.height())
            brush.text(name, texts.building(building).capitalize(), 17)
            draw_tiles(brush, line.adjusted(brush.text_px(170), 0, 0, 0), own, 84)


def _closely(look: CloseLook, _thing: Thing) -> CloseUp:
    return DirkCloseUp(look.table, look.people, look.parent)


# Giving him a tile


def _dragged_to_him(_table: Table, _seat: int, action: GiveTile) -> Drag:
    return Drag(Piece(regions.BOUGHT, action.tile), BOARD)


def _gifts(_table: Table, _seat: int, gesture: Gesture) -> Iterator[GiveTile]:
    """Whatever tile is dragged to him; the rules say which he can get."""
    match gesture:
        case Drag(Piece(_, tile), target) if target == BOARD:
            if tile in TILES or tile == FOUNTAIN.id:
                yield GiveTile(tile)


# What he gets without anybody's doing


class TilesForDirk(NamedTuple):
    """So many tiles came to him from the bag."""

    number: int


def _drawn_for_him(before: Table, action: Action, after: Table) -> Iterator[TilesForDirk]:
    tiles = [sum(len(one.tiles) for one in table.collectors) for table in (before, after)]
    number = tiles[1] - tiles[0] - isinstance(action, GiveTile)
    if number > 0:
        yield TilesForDirk(number)


def _gets(tiles: TilesForDirk, _names: Sequence[str]) -> str:
    return tr("Dirk gets %n tile(s) from the bag", "", tiles.number)


# New Game


def _note(setup: GameSetup) -> str:
    if len(setup.seats) != PLAYERS:
        return ""
    return tr(
        "With two players, Dirk joins in: he takes no turns, but he gets tiles and scores points."
    )


DIRK = TablePart(
    name="dirk",
    regions=(
        Region(
            name=BOARD,
            order=90,
            slots=(Slot(Lane.LEFT),),
            boards=_boards,
            pieces=_given,
            things=lambda _setting: (BOARD,),
            is_target=lambda _setting: True,
            called=_called,
            says=_says,
            marked=lambda: tr("bought, for Dirk"),
            close_up=_closely,
        ),
    ),
    gestures={GiveTile: Gesturing(_dragged_to_him, _gifts)},
    words={
        GiveTile: in_words(
            lambda _: tr("{name} gives {tile} to Dirk"),
            lambda _: tr("gives {tile} to Dirk"),
            lambda _: tr("give {tile} to Dirk"),
            named=lambda action: {"tile": texts.tile(action.tile)},
            does_then=lambda _: tr("gives it to Dirk"),
            tiles=("tile",),
            went=("tile", PICTURE),
            is_placing=True,
        )
    },
    refusals={
        Rule.NO_LAST_TILES_FOR_DIRK: lambda _: tr("Dirk gets none of the last tiles"),
    },
    reasons={"dirk": lambda: tr("It’s better for {tile} to go to Dirk than to your opponent.")},
    faces={BOARD: Face(_called, PICTURE)},
    happenings={TilesForDirk: Happening(_drawn_for_him, _gets, follows_scoring=True)},
    put_down={BOARD: lambda: tr("Give it to Dirk")},
    note=Note(_note, lambda: tr("Add a computer instead"), with_another_computer),
)
