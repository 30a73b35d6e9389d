"""Table parts: what the base game, Dirk or a module brings to the table on the screen.

A `TablePart` is to the window what a `RulePart` is to the rules, and has the same name. No part
knows another one, and nothing outside this folder names Dirk or a module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from alhambra_qt.alhambra.gestures import Card, Gesture, Refusal
from alhambra_qt.alhambra.presenters.changes import Movement
from alhambra_qt.alhambra.presenters.people import Face
from alhambra_qt.alhambra.presenters.table_model import (
    Belonging,
    Figure,
    TableModel,
)
from alhambra_qt.alhambra.table.region import Region
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.play.game_setup import GameSetup
from alhambra_qt.scene.shining import Shine
from alhambra_qt.words.languages import tr
from core.alhambra.components import Tile
from core.alhambra.table import Table
from core.kernel.rulebook import Action, Rule


class Gesturing(NamedTuple):
    """How a kind of action is done by hand.

    ``gesture_of`` is asked about any action that is legal at this table. ``actions_of`` is asked
    about any gesture at all, and names the actions that it would take, also those that the rules
    refuse: mostly one. What would take several can't be done, and the rules say why.
    """

    gesture_of: Callable[[Table, int, Any], Gesture]
    actions_of: Callable[[Table, int, Gesture], Iterable[Action]]


def end_turn() -> str:
    """What the button says that ends a turn."""
    return tr("End turn")


class Begun(NamedTuple):
    """What a person has done that the rules don't know of yet."""

    unplaced: Sequence[Tile] = ()
    """The tiles that are nowhere yet."""
    chosen: frozenset[Card] = frozenset()
    """The cards that were clicked."""


class Question(NamedTuple):
    """What a person is asked by a decision.

    ``missing`` is said if the turn is ended too early, and ``rule`` is the one that says so.
    ``lacks`` says the same on the button that would end it, given what was begun.
    """

    asks: Callable[[Table, int, str], str]
    missing: Callable[[], str]
    rule: Rule
    lacks: Callable[[Table, int, Begun], str]
    ending: Callable[[], str] = end_turn
    """What that button says if it can be pressed."""


class Told(NamedTuple):
    """A kind of action in words and pictures."""

    says: Callable[[str, Any, Table], str]
    """A sentence with the name of who did it; the table is the one before."""
    does: Callable[[Any], str]
    """The same without the name."""
    suggests: Callable[[Any], str] = lambda _action: ""
    """The same as advice; empty if nobody would give it."""
    tiles: tuple[str, ...] = ()
    """The fields that name the tiles it is about."""
    cards: tuple[str, ...] = ()
    """The fields that name the money cards it is about."""
    went: tuple[str, str] = ("", "")
    """The field of a tile that did not go into the palace, and the picture of where it went."""
    is_placing: bool = False
    """Whether it says where a bought tile went, which can be seen."""
    built: str = ""
    """The field of the tile that looks different in the palace since then."""
    looks: Callable[[Any, Tile], Tile] = lambda _action, tile: tile
    """A tile that it is about, as it looks since then."""
    in_short: Callable[[Any], str] | None = None
    """What ``does`` says, in fewer words, if pictures can say the rest."""
    does_first: Callable[[Any], str] | None = None
    """What ``does`` says if the sentence goes on with what becomes of the tile."""
    does_then: Callable[[Any], str] | None = None
    """What ``does`` says of a tile that the sentence has just named."""


def in_words(
    says: Callable[[Any], str],
    does: Callable[[Any], str],
    suggests: Callable[[Any], str] = lambda _action: "",
    *,
    named: Callable[[Any], Mapping[str, object]] = lambda _action: {},
    in_short: Callable[[Any], str] | None = None,
    does_first: Callable[[Any], str] | None = None,
    does_then: Callable[[Any], str] | None = None,
    **pictures: Any,
) -> Told:
    """A kind of action by its sentences; ``named`` is what they have in braces, beside the name."""

    def voice(sentence: Callable[[Any], str]) -> Callable[[Any], str]:
        return lambda action: sentence(action).format(**named(action))

    return Told(
        lambda name, action, _before: says(action).format(name=name, **named(action)),
        voice(does),
        voice(suggests),
        in_short=None if in_short is None else voice(in_short),
        does_first=None if does_first is None else voice(does_first),
        does_then=None if does_then is None else voice(does_then),
        **pictures,
    )


class Happening(NamedTuple):
    """A kind of thing that happens by itself, and that nobody should miss.

    ``found`` is given an action and the tables before and after it, and may use only what everybody
    can see of them; ``says`` puts what it found into words, with the names of the seats.
    """

    found: Callable[[Table, Action, Table], Iterable[Any]]
    says: Callable[[Any, Sequence[str]], str]
    follows_scoring: bool = False
    """Whether it comes of a scoring round that the same action led to."""


class Celebration(NamedTuple):
    """A kind of thing that is worth a moment on the table.

    ``found`` is given the tables before and after a step, and what was done in it, if anything was;
    like a `Happening`, it may use only what everybody can see. ``shines`` says what is seen of it.
    """

    found: Callable[[Table, Action | None, Table], Iterable[Any]]
    shines: Callable[[Setting, Any], Iterable[Shine]]


class Speaking(NamedTuple):
    """What seats may do between two turns, without having to.

    ``may`` are those that could, as far as everybody can see: who is asked must not tell more.
    """

    may: Callable[[Table], Iterable[int]]
    might_yet: Callable[[Table, int], bool]
    """Whether a seat could do so later in the game, as far as everybody can see."""
    asks: Callable[[Table, int, str], str]
    """What the one is asked who spoke up, or plays alone."""
    not_now: Callable[[], str]
    """What the button says that does nothing."""
    never: Callable[[], str]
    """The one that does nothing for the rest of the game."""
    silences: Callable[[str], str]
    """What the menu says to somebody who is asked; with their name."""
    asks_again: Callable[[str], str]
    """And to somebody who is not."""
    is_asked: Callable[[], str]
    """The same in few words, so that nobody misses it."""
    calls: Callable[[], str]
    """What all are asked together who could."""


class Returned(NamedTuple):
    """Something that a payment gives back to whoever paid too much.

    ``number`` is how much of it, given the table right after the payment.
    """

    number: Callable[[Table], int]
    says: Callable[[int], str]


class Category(NamedTuple):
    """Something that points are given for: its title, and its picture."""

    title: Callable[[], str]
    picture: str
    counted: Callable[[Table, int], str] = lambda _table, _who: ""
    """What somebody has of it, in numbers."""
    worth: Callable[[], str] = lambda: ""
    """What it's worth, in a few words, if that has a row of its own in the table of points."""


class Note(NamedTuple):
    """Something that New Game says of a part, and what it offers instead."""

    text: Callable[[GameSetup], str]
    """Empty if there is nothing to say."""
    offer: Callable[[], str]
    change: Callable[[GameSetup], GameSetup]


class Option(NamedTuple):
    """A part that people can choose to play with, as New Game offers it."""

    title: Callable[[], str]
    told: Callable[[], str]
    """What it's about, in a sentence."""
    picture: str
    rule: Rule
    """The first one in its chapter of the rule book."""


@dataclass(frozen=True, kw_only=True, eq=False)
class TablePart:
    """One part of the table; each field is a place where something can be added."""

    name: str
    """That of the rule part."""
    model: Callable[[Table, int | None], object] | None = None
    """What lies on the table for this part, as a plain value, and for which viewer.

    The table hides what that seat may not know; None is somebody who may see no hand.
    """
    regions: tuple[Region, ...] = ()
    questions: Mapping[type[Any], Question] = field(default_factory=dict)
    rephrased: Mapping[type[Any], Callable[[Question], Question]] = field(default_factory=dict)
    """Questions of parts before this one, with what it adds to them."""
    gestures: Mapping[type[Any], Gesturing] = field(default_factory=dict)
    words: Mapping[type[Any], Told] = field(default_factory=dict)
    refusals: Mapping[Rule, Callable[[Refusal], str]] = field(default_factory=dict)
    """A sentence for each rule that can refuse a gesture."""
    reasons: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """Why a computer would do something, by the kinds of reasons that it gives."""
    faces: Mapping[str, Face] = field(default_factory=dict)
    """Of the collectors that the rule part brings, by their names."""
    categories: Mapping[str, Category] = field(default_factory=dict)
    """What points are given for beside buildings."""
    movements: Callable[[TableModel, TableModel], Iterable[Movement]] | None = None
    """What moved between two tables, beside tiles and money cards."""
    buttons: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """What its own buttons say, by their names; each is there while its `Press` is allowed."""
    belongings: Callable[[Table, int], Iterable[Belonging]] | None = None
    """What else lies before a seat, as far as everybody can see it; its plate shows it."""
    figures: Callable[[Table, int], Mapping[int, Figure]] | None = None
    """Who stands in the palace of a seat, or beside it, by the places; in all pictures of it."""
    foretold: Callable[[Table, int, Tile, int], Iterable[str]] | None = None
    """What would come of it if a seat built a tile at a place, in sentences."""
    speaking: Speaking | None = None
    """What seats may do between two turns."""
    returned: Returned | None = None
    """What a payment gives back."""
    put_down: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """What putting a tile down in a region means, said while it hangs over it."""
    happenings: Mapping[type[Any], Happening] = field(default_factory=dict)
    """What happens by itself, by the kinds of values that tell of it."""
    celebrations: Mapping[type[Any], Celebration] = field(default_factory=dict)
    """What is worth a moment, by the kinds of values that tell of it."""
    note: Note | None = None
    option: Option | None = None
    """What New Game offers; a part without one is played whenever the rules say so."""
