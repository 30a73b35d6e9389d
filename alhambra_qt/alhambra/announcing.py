"""Announcements: whose turn it is, and what came by itself, so that nobody misses it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from alhambra_qt.alhambra import telling
from alhambra_qt.alhambra.director import Director
from alhambra_qt.alhambra.presenters.history import Deed, Entry, Event
from alhambra_qt.widgets.overlays import Overlays
from alhambra_qt.words import names


class Announcer(QObject):
    """Follows one match, and says what is new across its table."""

    said = Signal(str)
    """For those who hear the table."""
    turn_began = Signal()
    """A person is to play who wasn't before."""

    def __init__(self, director: Director, overlays: Overlays) -> None:
        """What happened before the table is shown is not announced, unless the game begins."""
        super().__init__(director)
        self.duration = 0
        """Milliseconds for which an announcement is seen; with none it is only heard."""
        self._director = director
        self._overlays = overlays
        self._told: int | None = None
        self._whose_turn: int | None = None
        self._is_asked = False
        """Whether a person is asked between two turns who didn't speak up."""
        self._put_off: tuple[str, ...] = ()
        director.display.changed.connect(self._on_changed)
        overlays.covered.connect(self._on_covered)
        overlays.uncovered.connect(self._on_uncovered)

    def _on_changed(self) -> None:
        lines = (*self._lines(self._news()), *self._turn_words(), *self._question())
        for line in lines:
            self.said.emit(line)
        if lines:
            self._show(lines)

    def _news(self) -> list[Entry]:
        """What is new in the history; of a game that goes on, nothing at first."""
        entries = self._director.display.history()
        told, self._told = self._told, len(entries)
        if told is None:
            has_begun = any(isinstance(entry, Deed) for entry in entries)
            told = self._told if has_begun else 0
        return list(entries[told : self._told])

    def _lines(self, entries: list[Entry]) -> list[str]:
        players = [player.name for player in self._director.match.players]
        return [telling.event(entry, players) for entry in entries if isinstance(entry, Event)]

    def _turn_words(self) -> tuple[str, ...]:
        """What the person hears whose turn begins; nothing if none does."""
        before, self._whose_turn = self._whose_turn, self._person_to_play()
        if self._whose_turn is None or self._whose_turn == before:
            return ()
        self.turn_began.emit()
        name = names.named(self._director.match.players[self._whose_turn].name)
        return (self.tr("Your turn, {name}").format(name=name),)

    def _question(self) -> tuple[str, ...]:
        """What a person is asked between two turns: one alone isn't called before."""
        director, match = self._director, self._director.match
        speaking = director.turn.parts.speaking
        is_called = match.speaking_up.seat is not None or director.is_curtained
        before, self._is_asked = self._is_asked, match.can_pass_on and not is_called
        if speaking is None or before or not self._is_asked:
            return ()
        return (speaking.is_asked(),)

    def _person_to_play(self) -> int | None:
        director, match = self._director, self._director.match
        is_asked = (match.decision is not None or match.is_resting) and not match.can_pass_on
        is_there = is_asked and not director.is_curtained and not match.is_over
        return director.seat if is_there and match.players[director.seat].is_person else None

    # On the table

    def _show(self, lines: tuple[str, ...]) -> None:
        if not self.duration:
            return
        if self._overlays.current is not None:
            self._put_off += lines
            return
        scene = self._director.scene
        room, unit = scene.palace_rect(), scene.layout.text_unit
        scene.announcement.say(lines, room, unit, self.duration)

    def skip(self) -> None:
        """Somebody goes on."""
        self._director.scene.announcement.skip()

    def _on_covered(self) -> None:
        """What nobody has read yet comes again when the table is seen."""
        announcement = self._director.scene.announcement
        self._put_off += announcement.lines
        announcement.skip()

    def _on_uncovered(self) -> None:
        lines, self._put_off = self._put_off, ()
        if lines:
            self._show(lines)
