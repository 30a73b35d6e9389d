"""What happened, told in short: words without a name, and the pictures that go with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from alhambra_qt.alhambra.parts.registered import all_parts
from alhambra_qt.alhambra.presenters.history import (
    Deed,
    Entry,
    Event,
    Line,
    ScoringHeld,
    TurnTold,
    last_turns,
)
from alhambra_qt.play.telling import Seated
from alhambra_qt.words import names, texts
from alhambra_qt.words.languages import tr
from core.alhambra.buying import BuyTile
from core.alhambra.components import BUILDINGS, FOUNTAIN, TILES, Tile
from core.alhambra.table import Table, tile_on
from core.kernel.rulebook import Action


def category(name: str) -> str:
    """What points are given for, as a title."""
    if name in BUILDINGS:
        return texts.building(name).capitalize()
    return all_parts().categories[name].title()


def scoring_numeral(number: int) -> str:
    """A scoring where there is little room."""
    return {1: tr("I"), 2: tr("II"), 3: tr("III")}[number]


def happened(name: str, action: Action, before: Table) -> str:
    """What a seat did, in a sentence; empty for what chance did."""
    told = all_parts().words.get(type(action))
    return "" if told is None else told.says(name, action, before)


def did(action: Action) -> str:
    """What a seat did, without its name; empty for what chance did."""
    told = all_parts().words.get(type(action))
    return "" if told is None else told.does(action)


def did_in_a_row(action: Action, placing: Action) -> str:
    """What a seat did, and where a tile went then; one that was just bought is named once."""
    bought, placed = (all_parts().words.get(type(one)) for one in (action, placing))
    if bought and placed and placed.does_then and _named(action) == _named(placing):
        does = bought.does_first or bought.does
        return texts.listed([does(action), placed.does_then(placing)])
    return texts.listed([did(action), did(placing)])


def _named(action: Action) -> list[str]:
    """The tiles that it is about."""
    return [getattr(action, field) for field in all_parts().words[type(action)].tiles]


def suggested(action: Action) -> str:
    """What a seat could do, as advice; empty for what nobody would suggest."""
    told = all_parts().words.get(type(action))
    return "" if told is None else told.suggests(action)


def is_placing(action: Action) -> bool:
    """Whether it says where a bought tile goes."""
    told = all_parts().words.get(type(action))
    return told is not None and told.is_placing


def event(one: Event, seats: Sequence[str]) -> str:
    """Something that came by itself; ``seats`` are the names of all of them."""
    told = all_parts().happenings[type(one.what)]
    return told.says(one.what, [names.named(name) for name in seats])


def cards_of(action: Action) -> tuple[str, ...]:
    """The money cards that an action is about."""
    told = all_parts().words.get(type(action))
    fields = [getattr(action, field) for field in (told.cards if told else ())]
    return tuple(
        card for named in fields for card in (named if isinstance(named, tuple) else (named,))
    )


def tiles_of(action: Action, before: Table, seat: int) -> tuple[Tile, ...]:
    """The tiles that an action of a seat is about, with the walls that they have since then."""
    told = all_parts().words.get(type(action))
    if told is None:
        return ()
    ids = [getattr(action, field) for field in told.tiles]
    tiles = [tile_on(before, one, seat) or TILES.get(one, FOUNTAIN) for one in ids]
    return tuple(told.looks(action, tile) for tile in tiles)


def _went(action: Action) -> tuple[str, str]:
    """A tile that an action put somewhere else than into the palace, and the picture of that."""
    field, picture = all_parts().words[type(action)].went
    return (getattr(action, field), picture) if field else ("", "")


def _in_short(action: Action) -> str:
    told = all_parts().words[type(action)]
    return (told.in_short or told.does)(action)


def _places(action: Action, bought: set[str]) -> bool:
    """Whether it says where one of these tiles went, which can be seen."""
    told = all_parts().words[type(action)]
    return told.is_placing and all(getattr(action, field) in bought for field in told.tiles)


def _counted(sentences: Iterable[str]) -> tuple[str, ...]:
    """Each once: there are tiles that differ only in their walls, and somebody may buy both."""
    counted = Counter(text for text in sentences if text)
    more = tr("{deed} ({number}×)")
    return tuple(
        text if number == 1 else more.format(deed=text, number=number)
        for text, number in counted.items()
    )


def turns_told(entries: Sequence[Entry], seats: Sequence[Seated]) -> tuple[TurnTold, ...]:
    """What every seat did in its last turn."""
    told = []
    for (name, colour), deeds in zip(seats, last_turns(entries, len(seats)), strict=True):
        bought = {deed.action.tile for deed in deeds if isinstance(deed.action, BuyTile)}
        tiles = [
            tile
            for deed in deeds
            for tile in tiles_of(deed.action, deed.before, deed.seat)
            if isinstance(deed.action, BuyTile) or tile.id not in bought
        ]
        went = dict(_went(deed.action) for deed in deeds)
        bare = [deed.action for deed in deeds if not _places(deed.action, bought)]
        told.append(
            TurnTold(
                name,
                colour,
                _counted(did(deed.action) for deed in deeds),
                _counted(map(did, bare)),
                _counted(map(_in_short, bare)),
                tuple(card for deed in deeds for card in cards_of(deed.action)),
                tuple(tiles),
                tuple(went.get(tile.id, "") for tile in tiles),
            )
        )
    return tuple(told)


def lines_told(entries: Sequence[Entry], seats: Sequence[Seated], number: int) -> tuple[Line, ...]:
    """The last things that happened in a sentence each, with the colour of its seat."""
    told: list[Line] = []
    for entry in entries[-2 * number :]:
        if isinstance(entry, ScoringHeld):
            told.append(Line(None, texts.scoring(entry.number), entry.played))
        elif isinstance(entry, Event):
            sentence = event(entry, [name for name, _ in seats])
            told.append(Line(None, sentence, entry.played))
        elif isinstance(entry, Deed):
            name, colour = seats[entry.seat]
            sentence = happened(names.named(name), entry.action, entry.before)
            told += [Line(colour, sentence, entry.played, is_deed=True)] if sentence else []
    return tuple(told[-number:])
