"""What can have the focus on the table, in the order of its areas, and what it is called."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QRectF

from alhambra_qt.roll_and_write import telling
from alhambra_qt.roll_and_write.gestures import SHEET, Die, Field, SheetOf, Step
from alhambra_qt.roll_and_write.model import Marks, SheetModel, TableModel
from alhambra_qt.roll_and_write.table.painted import CHRONICLE, LARGE, SCORE, TRAY, lines_shown
from alhambra_qt.roll_and_write.table.scene import DiceScene, others_of
from alhambra_qt.scene.button import TableButton
from alhambra_qt.scene.focus import Box, Spot
from alhambra_qt.words import names, terms
from alhambra_qt.words.languages import tr
from core.roll_and_write.dice import SIDES
from core.roll_and_write.sheet import BUILDINGS

_AREAS = {LARGE: 0, TRAY: 1, "buttons": 2, SCORE: 3, "sheets": 4, CHRONICLE: 5}


def spots_of(scene: DiceScene, buttons: Mapping[str, TableButton]) -> tuple[Spot, ...]:
    """Everything that can have the focus; what can be crossed off comes first."""
    model = scene.model
    if model is None:
        return ()
    fields = [Field(yellow, blue) for yellow in SIDES for blue in SIDES]
    things: list[tuple[Hashable, str]] = [
        (field, LARGE) for field in sorted(fields, key=lambda one: one not in scene.signs.fields)
    ]
    things += [
        (die, LARGE if die.where == SHEET else TRAY)
        for die in model.dice()
        if die.where != SHEET or die.seat == model.large
    ]
    things += [(step, LARGE) for step in scene.signs.steps]
    spots = [_spot(thing, region, scene.rect_of(thing)) for thing, region in things]
    spots += [
        _spot(name, "buttons", button.rect)
        for name, button in buttons.items()
        if button.can_be_clicked
    ]
    spots.append(_spot(SCORE, SCORE, scene.layout.score))
    spots += [_spot(SheetOf(seat), "sheets", scene.plan_of(seat).rect) for seat in others_of(model)]
    spots += [_spot(line, CHRONICLE, rect) for line, rect in lines_shown(scene.layout, scene.lines)]
    return tuple(spots)


def _spot(thing: Hashable, region: str, rect: QRectF) -> Spot:
    x, y, width, height = rect.x(), rect.y(), rect.width(), rect.height()
    return Spot(thing, region, Box(x, y, width, height), _AREAS[region])


def named(scene: DiceScene, thing: Hashable, buttons: Mapping[str, TableButton]) -> str:
    """What something is, in words."""
    model = scene.model
    assert model is not None
    match thing:
        case Field(yellow, blue):
            return _field(scene, model, thing, model.grid[yellow - 1][blue - 1])
        case Die(_, _, colour, pips):
            die = telling.die_named(colour, pips)
            return tr("{die}, chosen").format(die=die) if thing in scene.signs.chosen else die
        case Step(die, to):
            return tr("{die}: make it a {pips} for a coin").format(
                die=telling.die_named(die.colour, die.pips), pips=to
            )
        case SheetOf(seat):
            told = sheet_named(model.sheets[seat])
            points = terms.points(model.sheets[seat].points)
            return f"{told}, {points}" if scene.with_aids else told
        case str() if thing in buttons:
            return buttons[thing].text
        case telling.Told(_, sentence):
            return tr("{sentence}: see this moment again").format(sentence=sentence)
    return score_named(model)


def _field(scene: DiceScene, model: TableModel, field: Field, building: str) -> str:
    is_crossed = field in model.sheets[model.large].crossed
    told = telling.field_named(building, field, is_crossed=is_crossed)
    if field in scene.signs.fields:
        return tr("{what}, you can cross it off").format(what=told)
    coins = dict(scene.signs.paying).get(field)
    if coins is not None:
        return tr("{what}, {coins}").format(what=told, coins=tr("%n coin(s)", "", coins))
    return told


def sheet_named(sheet: SheetModel) -> str:
    """A sheet in words."""
    return tr("{name}’s sheet: {crossed}, {coins}").format(
        name=names.named(sheet.name),
        crossed=tr("%n building(s) crossed off", "", len(sheet.crossed)),
        coins=tr("%n coin(s)", "", sheet.coins),
    )


def score_named(model: TableModel) -> str:
    """The score sheet in words."""
    score = model.score
    head = tr("Round {round} of {rounds}").format(round=max(1, score.round), rounds=score.rounds)
    return "\n".join([head, *map(_row, score.rows)])


def _row(marks: Marks) -> str:
    counts = [
        tr("{building} {number}").format(building=terms.building(building), number=count)
        for building, count in zip(BUILDINGS, marks.counts, strict=True)
    ]
    return tr("{name}: {counts}").format(name=names.named(marks.name), counts=", ".join(counts))
