"""The whole game in words, turn by turn; scorings can be looked at again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QListWidgetItem, QWidget

from alhambra_qt.alhambra import telling
from alhambra_qt.alhambra.presenters.history import Deed, Entry, Event, Handover, ScoringHeld
from alhambra_qt.look import palette, pictures
from alhambra_qt.play.course import Moment
from alhambra_qt.play.players import Player
from alhambra_qt.widgets.list_sheet import ListSheet
from alhambra_qt.words import names, texts

_SCORING = Qt.ItemDataRole.UserRole
_MOMENT = Qt.ItemDataRole.UserRole + 1
_EARLIER = -1
"""What leads to earlier turns instead of a scoring."""
AT_ONCE = 500
"""Entries that are told at once: all of a usual game, and so few that nobody waits for them."""


class LogOverlay(ListSheet):
    """A list at the right edge, beside the table."""

    scoring_wanted = Signal(int)
    """Which scoring is to be looked at again, by its position among them."""
    moment_wanted = Signal(object)
    """A `Moment` that is to be seen again."""

    def __init__(
        self, entries: Sequence[Entry], players: Sequence[Player], parent: QWidget
    ) -> None:
        """All that happened, and who plays."""
        super().__init__(parent)
        self._entries = entries
        self._end = len(entries)
        self._first = self._turn_at(self._end - AT_ONCE)
        self._players = players
        self._moments: list[Moment] = []
        self.lines.itemActivated.connect(self._on_activated)
        self.lines.itemClicked.connect(self._on_activated)

    # Words

    def title(self) -> str:
        """What it is."""
        return self.tr("What happened")

    def _turn_at(self, at: int) -> int:
        """Where the turn begins that this entry is part of; the first one if there is none."""
        while at > 0:
            entry, before = self._entries[at], self._entries[at - 1]
            if isinstance(entry, Deed) and isinstance(before, Deed) and entry.turn != before.turn:
                return at
            at -= 1
        return 0

    def _show_earlier(self) -> None:
        rows = self.lines.count() - 1  # without what leads to earlier ones
        self._first = self._turn_at(self._first - AT_ONCE)
        self.fill()
        self.lines.setCurrentRow(self.lines.count() - rows)
        self.lines.scrollToItem(
            self.lines.currentItem(), QAbstractItemView.ScrollHint.PositionAtTop
        )

    def fill(self) -> None:
        """Turn by turn, from the first one that is told."""
        self.lines.clear()
        self._moments.clear()
        if self._first > 0:
            self._add_link(self.tr("Show earlier turns"), _EARLIER)
        turn, player = 0, -1
        for entry in self._entries[self._first : self._end]:
            if isinstance(entry, ScoringHeld):
                self._add_scoring(entry)
            elif isinstance(entry, Handover):
                self._lead_to(self.add(self._handover(entry), None), entry)
            elif isinstance(entry, Event):
                self._add_event(entry)
            else:
                if entry.turn != turn:
                    turn, player = entry.turn, entry.before.to_play
                    self._add_turn(turn, player)
                self._add_deed(entry, player)

    def _add_turn(self, turn: int, seat: int) -> None:
        player = self._players[seat]
        item = self.add(
            self.tr("{turn}. {name}").format(turn=turn, name=names.named(player.name)),
            player.colour,
        )
        item.setFont(self.text_font(bold=True))

    def _add_deed(self, deed: Deed, player: int) -> None:
        """What somebody did; with a name where it is not the one whose turn it is."""
        if deed.seat == player:
            words = telling.did(deed.action)
        else:
            name = names.named(self._players[deed.seat].name)
            words = telling.happened(name, deed.action, deed.before)
        if words:
            self._lead_to(self.add(words, None), deed)

    def _add_event(self, event: Event) -> None:
        """What nobody did stands out among what somebody did."""
        item = self.add(telling.event(event, [player.name for player in self._players]), None)
        item.setForeground(QColor(palette.TEXT_QUIET))
        item.setFont(self.text_font(bold=True))
        self._lead_to(item, event)

    def _lead_to(self, item: QListWidgetItem, entry: Deed | Event | Handover) -> None:
        """Let a line open its moment."""
        item.setData(_MOMENT, len(self._moments))
        self._moments.append(Moment(entry.played, isinstance(entry, Deed)))
        told = self.tr("{sentence}: see this moment again").format(sentence=item.text())
        item.setData(Qt.ItemDataRole.AccessibleTextRole, told)

    def _add_scoring(self, held: ScoringHeld) -> None:
        words = self.tr("{scoring}: watch again").format(scoring=texts.scoring(held.number))
        self._add_link(words, held.index).setIcon(pictures.icon("score", palette.LINK))

    def _add_link(self, words: str, leads_to: int) -> QListWidgetItem:
        item = self.add(words, None)
        item.setData(_SCORING, leads_to)
        item.setForeground(QColor(palette.LINK))
        item.setFont(self.text_font(bold=True))
        return item

    def _handover(self, entry: Handover) -> str:
        name = names.named(entry.name)
        if entry.kind == "human":
            return self.tr("From here on, a person plays for {name}").format(name=name)
        return self.tr("From here on, a computer plays for {name}").format(name=name)

    def _on_activated(self, item: QListWidgetItem) -> None:
        index = item.data(_SCORING)
        if index == _EARLIER:
            QTimer.singleShot(0, self, self._show_earlier)  # not while the list tells of a click
        elif index is not None:
            self.scoring_wanted.emit(index)
        elif (number := item.data(_MOMENT)) is not None:
            self.moment_wanted.emit(self._moments[number])
