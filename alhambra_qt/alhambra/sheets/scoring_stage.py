"""How a scoring looks: the table of all that counts, and each step of it on a stage."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPen, QPixmap

from alhambra_qt.alhambra import telling
from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.presenters.scoring_model import (
    BuildingScore,
    OtherScore,
    ScoringModel,
)
from alhambra_qt.alhambra.sheets.categories import drawn_category
from alhambra_qt.alhambra.sheets.lit_palaces import draw_lit_palaces
from alhambra_qt.alhambra.table.drawing import (
    CENTER,
    LEFT,
    RIGHT,
    draw_palace,
    draw_person,
    paragraph,
    person_width,
    symbol,
)
from alhambra_qt.look import palette, pictures
from alhambra_qt.scene.panel import Brush
from alhambra_qt.scene.people import draw_medal
from alhambra_qt.words import names, texts
from alhambra_qt.words.languages import tr
from core.majority import Tie


class ScoringStage:
    """Draws one step of a scoring."""

    def __init__(
        self, brush: Brush, model: ScoringModel, people: tuple[Person, ...], step: int
    ) -> None:
        """With this brush, for all who score."""
        self._brush = brush
        self._model = model
        self._people = people
        self._step = step

    # The table of all that counts

    def draw_table(self, rect: QRectF, totals: tuple[int, ...]) -> None:
        """A line for each step; points appear when it has come."""
        brush = self._brush
        rows = self._model.steps + 2
        height = min(rect.height() / rows, brush.px(64))
        icon = int(min(brush.px(36), height - brush.px(8)))
        first = icon + brush.px(20)
        width = (rect.width() - first) / len(self._people)
        for row in range(rows):
            line = QRectF(rect.x(), rect.y() + row * height, rect.width(), height)
            self._draw_line(line, row - 1)
            picture = self._icon(row - 1, icon)
            if picture is not None:
                brush.pixmap(line.x() + brush.px(8), line.center().y() - icon / 2, picture)
            for column, person in enumerate(self._people):
                cell = QRectF(line.x() + first + column * width, line.y(), width, height)
                if row == 0:
                    self._draw_column_head(cell, person, icon)
                elif row == rows - 1:
                    brush.text(cell, str(totals[column]), 23, bold=True, align=CENTER)
                else:
                    self._draw_cell(cell, row - 1, column)

    def _draw_column_head(self, cell: QRectF, person: Person, icon: int) -> None:
        """Whose column it is: the symbol, and below it the name."""
        brush = self._brush
        words = min(brush.text_px(16), cell.height() * 0.4)
        side = int(min(icon, cell.width(), cell.height() - words))
        top = cell.center().y() - (side + words) / 2
        brush.pixmap(cell.center().x() - side / 2, top, symbol(person, side, brush.ratio))
        below = QRectF(cell.x(), top + side, cell.width(), words).adjusted(1, 0, -1, 0)
        brush.text(below, names.shown(person.name, 200), 13, align=CENTER)

    def _draw_line(self, line: QRectF, step: int) -> None:
        painter, px = self._brush.painter, self._brush.px
        if step == self._step and step < self._model.steps:
            painter.setPen(QPen(QColor(palette.BUTTON), px(2)))
            painter.setBrush(QColor(palette.PANEL_RAISED))
            painter.drawRoundedRect(line.adjusted(1, 1, -1, -1), px(6), px(6))
        elif step == self._model.steps:
            painter.setPen(QPen(QColor(palette.PANEL_LINE), px(2)))
            painter.drawLine(line.topLeft(), line.topRight())
        elif step >= 0 and step != self._step + 1:
            painter.setPen(QColor(palette.PANEL_SUNK))
            painter.drawLine(line.topLeft(), line.topRight())

    def _icon(self, step: int, size: int) -> QPixmap | None:
        ratio = self._brush.ratio
        categories = self._model.categories
        if step < 0:
            return None
        if step < len(categories):
            return drawn_category(categories[step], size, ratio)
        return pictures.picture("crown", size, size, ratio)

    def _draw_cell(self, cell: QRectF, step: int, who: int) -> None:
        """How many, and once the step has come, the points for it."""
        brush, model = self._brush, self._model
        is_counted = step < len(model.buildings)
        if is_counted:
            number = model.buildings[step].counts[who]
            left = QRectF(cell.x(), cell.y(), cell.width() * 0.46, cell.height())
            colour = palette.TEXT if number else palette.TEXT_QUIET
            brush.text(left, str(number or "·"), 18, colour=colour, align=RIGHT)
        points = model.gained(step)[who]
        if step <= self._step and points:
            beside = cell.adjusted(cell.width() * 0.46 + brush.px(5), 0, 0, 0)
            place, align = (beside, LEFT) if is_counted else (cell, CENTER)
            brush.text(place, f"+{points}", 18, colour=palette.GAIN, bold=True, align=align)

    # The step

    def draw_step(self, rect: QRectF) -> None:
        """What is shown now."""
        model = self._model
        after = self._step - len(model.buildings)
        if after < 0:
            self._draw_building(rect, model.buildings[self._step])
        elif after == 0:
            self._draw_walls(rect)
        elif after <= len(model.others):
            self._draw_other(rect, model.others[after - 1])
        else:
            self._draw_standing(rect)

    def _draw_head(self, rect: QRectF, picture: QPixmap, title: str, more: str) -> QRectF:
        """A picture, a title and a line below it; what is left of the rectangle."""
        brush = self._brush
        side = picture.deviceIndependentSize().width()
        brush.pixmap(rect.x(), rect.y(), picture)
        x = rect.x() + side + brush.px(18)
        line = QRectF(x, rect.y(), rect.right() - x, side * 0.56)
        brush.text(line, title, 28, bold=True)
        line = QRectF(x, rect.y() + side * 0.54, rect.right() - x, side * 0.42)
        brush.text(line, more, 18, colour=palette.TEXT_QUIET)
        return rect.adjusted(0, side + brush.px(16), 0, 0)

    def _draw_building(self, rect: QRectF, row: BuildingScore) -> None:
        brush = self._brush
        side = brush.px(92)
        picture = pictures.picture(f"building-{row.building}", side, side, brush.ratio)
        worth = texts.places(row.places)
        rest = self._draw_head(rect, picture, telling.category(row.building), worth)
        if not row.ties:
            paragraph(brush, rest, tr("Nobody has any, so no points."), 20)
            return
        is_shared = any(len(tie.who) > 1 for tie in row.ties)  # which takes a second line
        height = min(
            brush.px(108 if is_shared else 78),
            (rest.height() - brush.px(48)) / max(2, len(row.ties)),
        )
        place = 1
        for index, tie in enumerate(row.ties):
            box = QRectF(rest.x(), rest.y() + index * height, rest.width(), height - brush.px(10))
            self._draw_tie(box, tie, place)
            place += len(tie.who)
        without = [
            who for who, number in enumerate(row.counts) if number and not _is_in(who, row.ties)
        ]
        rest = rest.adjusted(0, len(row.ties) * height, 0, 0)
        if without:
            self._draw_rest(rest, row, without)
            rest = rest.adjusted(0, brush.px(42), 0, 0)
        owners = [wall for wall in self._model.walls if row.counts[wall.seat]]
        draw_lit_palaces(brush, rest, self._people, row.building, owners)

    def _draw_tie(self, box: QRectF, tie: Tie, place: int) -> None:
        """Medals, who has them, and what they are worth."""
        brush = self._brush
        brush.board(box, palette.PANEL, 8)
        inner = box.adjusted(brush.px(12), brush.px(6), -brush.px(14), -brush.px(6))
        medal = min(brush.px(34), int(inner.height()))
        x = inner.x()
        for index in range(len(tie.places)):
            circle = QRectF(x, inner.center().y() - medal / 2, medal, medal)
            draw_medal(brush, circle, place + index)
            x += medal + brush.px(4)
        points = QRectF(inner.right() - brush.px(84), inner.y(), brush.px(84), inner.height())
        brush.text(points, f"+{tie.points}", 32, colour=palette.GAIN, bold=True, align=RIGHT)
        middle = QRectF(x + brush.px(12), inner.y(), 0, inner.height())
        middle.setRight(points.left() - brush.px(6))
        shared = self._shared(tie)
        if shared:
            below = middle.adjusted(0, middle.height() * 0.58, 0, 0)
            brush.text(below, shared, 15, colour=palette.TEXT_QUIET)
            middle.setHeight(middle.height() * 0.56)
        self._draw_tied(middle, tie)

    def _draw_tied(self, rect: QRectF, tie: Tie) -> None:
        """Everybody in a row, with how many they have at its end."""
        brush = self._brush
        count = QRectF(rect.right() - brush.px(44), rect.y(), brush.px(44), rect.height())
        brush.text(count, f"× {tie.number}", 19, bold=True, align=RIGHT)
        room = count.left() - rect.x() - brush.px(8)
        people = [self._people[who] for who in tie.who]
        widths = [person_width(brush, rect.height(), one, 19, bold=True) for one in people]
        gap = brush.px(14)
        squeeze = min(1.0, room / (sum(widths) + gap * len(widths)))  # the same for all
        x = rect.x()
        for person, width in zip(people, widths, strict=True):
            cell = QRectF(x, rect.y(), width * squeeze, rect.height())
            draw_person(brush, cell, person, 19 * squeeze, bold=True)
            x += (width + gap) * squeeze

    def _shared(self, tie: Tie) -> str:
        if len(tie.who) == 1:
            return ""
        added = " + ".join(map(str, tie.places))
        if len(tie.places) > 1:
            added = f"{added} = {sum(tie.places)}"
        if tie.points * len(tie.who) < sum(tie.places):
            shared = tr("{sum} shared by {people}, rounded down: {points} each")
        else:
            shared = tr("{sum} shared by {people}: {points} each")
        return shared.format(sum=added, people=len(tie.who), points=tie.points)

    def _draw_rest(self, rect: QRectF, row: BuildingScore, without: list[int]) -> None:
        """Those who have some and get nothing."""
        brush = self._brush
        line = QRectF(rect.x(), rect.y() + brush.px(4), rect.width(), brush.px(30))
        x = line.x() + brush.px(12)
        side = brush.px(26)
        for who in without:
            y = line.center().y() - side / 2
            brush.pixmap(x, y, symbol(self._people[who], side, brush.ratio))
            number = QRectF(x + side + brush.px(4), line.y(), brush.px(40), line.height())
            brush.text(number, f"× {row.counts[who]}", 16, colour=palette.TEXT_QUIET)
            x += side + brush.px(48)
        note = QRectF(x + brush.px(4), line.y(), line.right() - x - brush.px(4), line.height())
        brush.text(note, tr("no points"), 16, colour=palette.TEXT_QUIET)

    def _draw_walls(self, rect: QRectF) -> None:
        brush, walls = self._brush, self._model.walls
        head = QRectF(rect.x(), rect.y(), rect.width(), brush.px(36))
        brush.text(head, telling.category("wall"), 28, bold=True)
        hint = head.translated(0, brush.px(34))
        brush.text(hint, tr("One point per side"), 17, colour=palette.TEXT_QUIET)
        area = rect.adjusted(0, brush.px(76), 0, 0)
        columns = 2 if len(walls) in (2, 4) else 3
        rows = -(-len(walls) // columns)
        width, height = area.width() / columns, area.height() / rows
        for index, wall in enumerate(walls):
            x, y = area.x() + index % columns * width, area.y() + index // columns * height
            box = QRectF(x, y, width, height).adjusted(0, 0, -brush.px(10), -brush.px(8))
            brush.board(box, palette.PANEL, 8)
            line = QRectF(box.x() + brush.px(8), box.y() + brush.px(2), 0, brush.px(34))
            line.setRight(box.right() - brush.px(62))
            draw_person(brush, line, self._people[wall.seat], 17, bold=True)
            points = QRectF(box.right() - brush.px(60), line.y(), brush.px(52), line.height())
            text = f"+{wall.points}" if wall.points else "0"
            brush.text(points, text, 22, colour=palette.GAIN, bold=True, align=RIGHT)
            city = box.adjusted(brush.px(8), brush.px(38), -brush.px(8), -brush.px(8))
            draw_palace(brush, city, wall.city, wall.trace, 84)

    def _draw_other(self, rect: QRectF, other: OtherScore) -> None:
        brush = self._brush
        side = brush.px(92)
        picture = drawn_category(other.category, side, brush.ratio)
        rest = self._draw_head(rect, picture, telling.category(other.category), "")
        self._draw_people(rest, [(who, f"+{points}") for who, points in enumerate(other.points)])

    def _draw_standing(self, rect: QRectF) -> None:
        """Everybody's points, the most first."""
        brush, model = self._brush, self._model
        head = QRectF(rect.x(), rect.y(), rect.width(), brush.px(44))
        brush.text(head, tr("After this scoring round"), 28, bold=True)
        totals = model.totals_after(model.steps)
        order = sorted(range(len(totals)), key=lambda who: -totals[who])
        lines = [(who, f"{model.before[who]} → {totals[who]}") for who in order]
        self._draw_people(rect.adjusted(0, brush.px(58), 0, 0), lines)

    def _draw_people(self, rect: QRectF, lines: list[tuple[int, str]]) -> None:
        brush = self._brush
        height = min(rect.height() / len(lines), brush.px(64))
        for index, (who, text) in enumerate(lines):
            box = QRectF(rect.x(), rect.y() + index * height, rect.width(), height - brush.px(8))
            brush.board(box, palette.PANEL, 8)
            inner = box.adjusted(brush.px(14), 0, -brush.px(14), 0)
            points = QRectF(inner.right() - brush.px(170), inner.y(), brush.px(170), inner.height())
            brush.text(points, text, 24, bold=True, align=RIGHT)
            inner.setRight(points.left())
            draw_person(brush, inner, self._people[who], 20, bold=True)


def _is_in(who: int, ties: tuple[Tie, ...]) -> bool:
    return any(who in tie.who for tie in ties)


def spoken(model: ScoringModel, people: tuple[Person, ...], step: int) -> list[str]:
    """A step in words, for those who do not see it."""
    if step < len(model.buildings):
        row = model.buildings[step]
        told = [
            tr("{names} ({number}): {points}").format(
                names=texts.listed([names.named(people[who].name) for who in tie.who]),
                number=tie.number,
                points=texts.points(tie.points),
            )
            for tie in row.ties
        ]
        return [telling.category(row.building), *(told or [tr("Nobody has any, so no points.")])]
    points = model.gained(step) if step < model.steps else model.totals_after(model.steps)
    return [
        tr("{name}: {points}").format(name=names.named(person.name), points=texts.points(number))
        for person, number in zip(people, points, strict=True)
    ]
