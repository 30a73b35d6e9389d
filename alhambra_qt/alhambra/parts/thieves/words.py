"""The thieves in words: what was done, what is asked, why not, and how many a seat has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from alhambra_qt.alhambra.gestures import Refusal
from alhambra_qt.alhambra.parts.part import Begun, Question, Speaking, in_words
from alhambra_qt.alhambra.presenters.table_model import Belonging, Figure
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.components import CURRENCIES
from core.alhambra.modules.thieves import Decline, Rule, SendThief, Steal, Thieves
from core.alhambra.table import Table
from core.alhambra.turn import ChooseAction
from core.kernel.rulebook import Rule as AnyRule


def listed(thieves: Iterable[str]) -> str:
    """Thieves by their currencies, as a list."""
    return texts.counted(map(texts.currency, sorted(thieves, key=CURRENCIES.index)))


# What was done


WORDS = {
    Steal: in_words(
        lambda _: tr("{name} uses a thief and takes {card}"),
        lambda _: tr("uses a thief and takes {card}"),
        lambda _: tr("use a thief and take {card}"),
        named=lambda action: {"card": texts.money(action.card)},
        cards=("card",),
    ),
    Decline: in_words(
        lambda _: "",  # nobody is told: it would tell that there was something to use
        lambda _: tr("doesn’t use a thief"),
        lambda _: tr("don’t use a thief"),
    ),
}


# What is asked


def may_speak_up(table: Table) -> list[int]:
    """All who have thieves left, whichever they are; only between two turns."""
    if not isinstance(table.rules.decision(table), SendThief | ChooseAction):
        return []
    hands = table.annex(Thieves).hands
    return [seat for seat, hand in enumerate(hands) if hand]


def _has_thieves(table: Table, seat: int) -> bool:
    """Or will have some, once they are dealt."""
    hands = table.annex(Thieves).hands
    return not hands or bool(hands[seat])


def _use_a_thief(table: Table, seat: int, name: str) -> str:
    hand = table.annex(Thieves).hands[seat]
    fitting = [card for card in table.open_money if CURRENCIES[card.place] in hand]
    if not fitting:
        return tr("{name}: none of your thieves can take a card now").format(name=name)
    told = [*dict.fromkeys(texts.money(card) for card in fitting)]
    cards = texts.listed(told)
    if len(told) == 1:
        asked = tr("{name}: take {cards} with a thief?")
    else:
        asked = tr("{name}: take a card with a thief? Choose from {cards}")
    return asked.format(name=name, cards=cards)


def _not_now() -> str:
    return tr("Not now")


def _lacks(_table: Table, _seat: int, _begun: Begun) -> str:
    return _not_now()


QUESTIONS = {
    SendThief: Question(_use_a_thief, _not_now, Rule.BETWEEN_TURNS, _lacks, ending=_not_now)
}

SPEAKING = Speaking(
    may=may_speak_up,
    might_yet=_has_thieves,
    asks=_use_a_thief,
    not_now=_not_now,
    never=lambda: tr("Don’t ask again"),
    silences=lambda name: tr("Don’t ask {name} about thieves").format(name=name),
    asks_again=lambda name: tr("Ask {name} about thieves again").format(name=name),
    is_asked=lambda: tr("Use a thief?"),
    calls=lambda: tr("Does anyone want to use a thief first?"),
)


# Why not


REFUSALS: dict[AnyRule, Callable[[Refusal], str]] = {
    Rule.SEND_A_THIEF_YOU_HAVE: lambda _: tr("You don’t have a thief for this card")
}


# Why a computer would keep one

REASONS = {"spare": lambda: tr("Saves your thief for a better card.")}


# What lies before a seat


def belongings(table: Table, seat: int) -> Iterator[Belonging]:
    """How many thieves a seat has, which everybody can see; not which."""
    hands = table.annex(Thieves).hands
    if hands and (number := len(hands[seat])):
        yield Belonging((Figure("thief"),), number, tr("%n thief card(s)", "", number))
