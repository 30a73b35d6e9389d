"""What happens by itself in the base game: who starts, scoring cards, shuffling, the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from alhambra_qt.alhambra.parts.part import Happening
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.game_end import LAST_SCORING, is_ending, last_tiles, table_at_the_end
from core.alhambra.refilling import NewPile
from core.alhambra.setup import StartedBy, StartPlaying, why_start
from core.alhambra.table import Table
from core.kernel.rulebook import Action

# Who starts


class FirstTurn(NamedTuple):
    """The first turn begins."""

    seat: int
    reason: StartedBy


def _first_turn(before: Table, _action: Action, after: Table) -> Iterator[FirstTurn]:
    """Hands are still those that were dealt face up."""
    if _is_set_up(before) and not _is_set_up(after):
        yield FirstTurn(after.start, why_start(after))


def _is_set_up(table: Table) -> bool:
    return any(isinstance(entry, StartPlaying) for entry in table.agenda)


def _who_starts(first: FirstTurn, names: Sequence[str]) -> str:
    sentences = {
        StartedBy.FEWEST_CARDS: tr("{name} has the fewest money cards and starts"),
        StartedBy.LEAST_MONEY: tr(
            "{name} starts: it’s a tie on cards, so the one with the least money goes first"
        ),
        StartedBy.YOUNGEST: tr(
            "{name} starts: it’s a tie on cards and money, so the youngest goes first"
        ),
        StartedBy.NEXT_AFTER_YOUNGEST: tr(
            "{name} starts: it’s a tie on cards and money, and {name} is next after the youngest"
        ),
    }
    return sentences[first.reason].format(name=names[first.seat])


# Money


class ScoringCard(NamedTuple):
    """A scoring card turned up."""

    number: int


def _scoring_cards(before: Table, _action: Action, after: Table) -> Iterator[ScoringCard]:
    """Each scoring that is due or was held since then, but for the last one, which has no card."""
    known = [*_numbers(before)]
    yield from (ScoringCard(number) for number in _numbers(after) if number not in known)


def _numbers(table: Table) -> Iterator[int]:
    for number in (*(scoring.number for scoring in table.scorings), *table.scorings_due):
        if number != LAST_SCORING:
            yield number


def _card_turned_up(card: ScoringCard, _names: Sequence[str]) -> str:
    sentences = {
        1: tr("The first scoring card turns up"),
        2: tr("The second scoring card turns up"),
    }
    return sentences[card.number]


class Shuffled(NamedTuple):
    """The discards are the pile now."""


def _shuffled(_before: Table, action: Action, _after: Table) -> Iterator[Shuffled]:
    if isinstance(action, NewPile):
        yield Shuffled()


def _new_pile(_shuffled: Shuffled, _names: Sequence[str]) -> str:
    return tr("The discard pile is shuffled and becomes the new pile")


# The end


class EmptyBag(NamedTuple):
    """The last tile was drawn from the bag."""


def emptied(before: Table, _action: Action | None, after: Table) -> Iterator[EmptyBag]:
    """The last round begins."""
    if before.bag and not after.bag and after.agenda and not is_ending(after):
        yield EmptyBag()


def _no_more_tiles(_bag: EmptyBag, _names: Sequence[str]) -> str:
    return tr("The bag is empty: as soon as someone buys a tile, that’s the last turn")


class LastTiles(NamedTuple):
    """The tiles that were left: which one each seat got, or nobody."""

    owners: tuple[tuple[str, int | None], ...]


def _given_out(before: Table, action: Action, after: Table) -> Iterator[LastTiles]:
    if is_ending(before) or (after.agenda and not is_ending(after)):
        return
    table = table_at_the_end(before.rules.stages(before, action))
    if table is not None:
        yield LastTiles(tuple((last.tile.id, last.owner) for last in last_tiles(table)))


def _who_got_what(last: LastTiles, names: Sequence[str]) -> str:
    given: dict[int, list[str]] = {}
    for tile, owner in last.owners:
        if owner is not None:
            given.setdefault(owner, []).append(texts.tile(tile))
    gifts = [
        tr("{name} gets {tile}").format(name=names[owner], tile=texts.counted(tiles))
        for owner, tiles in given.items()
    ]
    if not gifts:
        return tr("The last turn is over, and nobody gets the last tiles")
    return tr("The last turn is over: {gifts}").format(gifts="; ".join(gifts))


HAPPENINGS = {
    FirstTurn: Happening(_first_turn, _who_starts),
    Shuffled: Happening(_shuffled, _new_pile),
    ScoringCard: Happening(_scoring_cards, _card_turned_up),
    EmptyBag: Happening(emptied, _no_more_tiles),
    LastTiles: Happening(_given_out, _who_got_what),
}
