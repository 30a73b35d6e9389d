"""Promises that hold for every table that can be shown, whichever parts it is put together from."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from alhambra_qt.alhambra.gestures import Card, Drag, EndTurn, Gesture, Pick, Piece, Refusal, Target
from alhambra_qt.alhambra.parts.registered import PARTS, all_parts, parts_of
from alhambra_qt.alhambra.parts.street_trader.model import NAME as TRADERS
from alhambra_qt.alhambra.parts.street_trader.model import ON_THE_TRADER
from alhambra_qt.alhambra.parts.walls.region import NAME as WALLS
from alhambra_qt.alhambra.pencil import Pencil, mark_note, pencil_in
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.modelling import whole_hand
from alhambra_qt.alhambra.turn import Turn
from alhambra_qt.games import game_for
from alhambra_qt.words.languages import Translators, languages
from core.alhambra.buying import BuyTile, purse
from core.alhambra.game import Alhambra
from core.alhambra.modules import street_trader, walls
from core.alhambra.modules.street_trader import (
    MeetTrader,
    MoveTrader,
    PutTrader,
    StartTrader,
    Traders,
)
from core.alhambra.modules.walls import OpenWallCards, RaiseWall
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.table import Table
from core.alhambra.two_players import GiveTile
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import Session

pytestmark = pytest.mark.usefixtures("qapp")

GAMES = [Alhambra(header) for header in Alhambra.variants() if game_for(header) is not None]
"""A game of every rule set that the window can show, for every number of seats."""

ASKED = {StartTrader, MeetTrader, MoveTrader}
REFUSED_BY_TRADERS = (
    "THREE_DIFFERENT_CITIZENS",
    "TRADER_BESIDE_THE_FOUNTAIN",
    "A_CITIZEN_MOVES_IN",
    "A_NEW_CITIZEN_IS_TAKEN",
    "SWAP_A_CITIZEN",
    "TRADER_MOVES_ON",
)

LOOKED_AT = 125 // len(GAMES)
"""In each game, so many moments of turns: more rule sets take no more time."""


def name_of(game: Alhambra) -> str:
    return f"{len(game.header['seats'])} seats {' '.join(game.header['modules'])}".strip()


def turns(game: Alhambra, seed: int) -> Iterator[Turn]:
    """Moments of a random game in which somebody pencils in whatever was bought."""
    random = Random(seed)
    session: Session[Table] = Session(game)
    looked_at = 0
    while session.decision is not None and looked_at < LOOKED_AT:
        state, decision = session.state, session.decision
        if decision.seat == CHANCE:
            session.play(game.rules.draw(state, random))
            continue
        pencil = pencil_in(session.played, state, decision.seat)
        if len(session.played) > 30 and random.random() < 0.1:
            looked_at += 1
            yield Turn(state, decision.seat, pencil, decision)
        unmarked = [tile.id for tile in pencil.tiles if tile.id not in pencil.marks]
        if unmarked and random.random() < 0.5:
            tile = random.choice(unmarked)
            where = random.choice(list(pencil.targets(tile)))
            session.play(mark_note(tile, None if where == regions.BOUGHT else where))
            continue
        kinds = game.rules.legal_kinds(state)
        session.play(random.choice(random.choice(kinds)))


def pieces(turn: Turn) -> list[Piece]:
    """Every tile that a person could pick up."""
    seat = turn.table.seats[turn.seat]
    found = [Piece(regions.BOUGHT, tile.id) for tile in seat.to_place]
    if turn.may_act:
        found += [Piece(regions.MARKET, tile.id) for tile in turn.table.market if tile is not None]
        found += [Piece(regions.RESERVE, tile.id) for tile in seat.reserve]
        found += [Piece(regions.PALACE, tile.id) for tile in seat.palace.tiles.values()]
        found += [Piece(WALLS, card) for card in open_wall_cards(turn.table)]
    return [*found, *trader(turn)]


def trader(turn: Turn) -> list[Piece]:
    """The trader with who stands on it, on the grid or beside it."""
    if Traders not in turn.table.annexes:
        return []
    if isinstance(turn.decision, StartTrader):
        return [Piece(TRADERS, "pavilion"), Piece(TRADERS, "pavilion garden tower")]
    return [Piece(TRADERS, " ".join(turn.table.annex(Traders).traders[turn.seat].citizens))]


def open_wall_cards(table: Table) -> tuple[str, ...]:
    annex = table.annexes.get(OpenWallCards, OpenWallCards())
    assert isinstance(annex, OpenWallCards)
    return annex.cards


def everywhere(turn: Turn) -> list[Target]:
    """Every region, every place in and around the palace, and every tile that can be seen."""
    palace = turn.pencil.city()
    around = {
        where + step for where in palace.tiles for step in (0, 1, -1, 1000, -1000, 1001, -1001)
    }
    market = [Piece(regions.MARKET, tile.id) for tile in turn.table.market if tile is not None]
    return [*turn.parts.regions, *sorted(around), *market, *turn.own_tiles()]


# What there is


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_decision_is_asked_and_every_action_has_gesture_and_words(game: Alhambra) -> None:
    parts = parts_of(game.rules)
    assert set(parts.questions) >= set(game.rules.moves)
    moves = [*game.rules.passing.values(), *(one for of in game.rules.moves.values() for one in of)]
    for move in moves:
        assert move.action in parts.gestures
        assert move.action in parts.words


def test_every_region_has_a_name_of_its_own_and_a_place() -> None:
    names = [region.name for part in PARTS.values() for region in part.regions]
    assert len(set(names)) == len(names)
    for region in all_parts().regions.values():
        assert region.slots or region.within is not None
    for name in all_parts().put_down:
        assert all_parts().regions[name].called()


# Gestures and actions


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_the_gesture_of_a_legal_action_could_be_that_action(game: Alhambra) -> None:
    for turn in turns(game, seed=1):
        for gesture, action in turn.parts.offered(turn.table, turn.seat):
            assert turn.parts.actions_of(turn.table, turn.seat, gesture) == [action], gesture


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_what_glows_is_exactly_what_the_rules_allow(game: Alhambra) -> None:
    for turn in turns(game, seed=2):
        for piece in pieces(turn):
            glows = set(turn.targets(piece))
            assert glows == {target for target in everywhere(turn) if allows(turn, piece, target)}


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_bought_tile_stays_wherever_it_can_be_pencilled_in(game: Alhambra) -> None:
    for turn in turns(game, seed=5):
        if not (turn.may_act or turn.is_placing):
            continue  # between two turns nobody has bought anything
        pencil = with_tiles_of_the_bag(turn.pencil)
        for tile in pencil.tiles:
            for target in pencil.targets(tile.id):
                if target != regions.BOUGHT:
                    assert pencil.with_mark(tile.id, target).marks[tile.id] == target


def with_tiles_of_the_bag(pencil: Pencil) -> Pencil:
    """Three tiles, as if they had just been bought, pencilled in on top of one another."""
    table, seat = pencil.table, pencil.seat
    tiles = table.bag[:3]
    owner = table.seats[seat]._replace(to_place=tiles)
    pencil = Pencil(table.with_seat(seat, owner), seat)
    for tile in tiles:
        places = sorted(pencil.targets(tile.id).places, key=lambda where: -abs(where))
        pencil = pencil.with_mark(tile.id, places[0]) if places else pencil
    return pencil


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_legal_action_can_be_done_by_hand(game: Alhambra) -> None:
    for turn in turns(game, seed=6):
        for gesture, action in turn.offers:
            match gesture:
                case Drag(piece, regions.NOWHERE):
                    assert isinstance(action, BuyTile)
                    assert turn.can_pay(piece, action.pay)
                case Drag(Piece(regions.BOUGHT, tile), target):
                    assert target in turn.targets(gesture.piece) or tile in turn.pencil.marks
                case Drag(piece, target):
                    assert target in turn.targets(piece)
                    assert turn.action(gesture) == action
                case Pick() | EndTurn():
                    assert turn.action(gesture) == action


def allows(turn: Turn, piece: Piece, target: Target) -> bool:
    """Whether the rules allow it, asked in words of the rules alone."""
    table, seat = turn.table, turn.seat
    if piece.region == regions.MARKET:
        square = next(at for at, tile in enumerate(table.market) if tile and tile.id == piece.name)
        purchase = BuyTile(piece.name, purse(table, seat, square))
        if table.rules.violation(table, purchase) is not None:
            return False
        pencil = turn.pencil.for_table(table.rules.answer(table, purchase))
        return can_be_placed(pencil, piece.name, target)
    if piece.region == regions.BOUGHT:
        return can_be_placed(turn.pencil, piece.name, target)
    action: Action | None = None
    tiles = table.seats[seat].palace.tiles
    if piece.region == WALLS and isinstance(target, Piece):
        action = RaiseWall(piece.name, target.name)
    elif piece.region == TRADERS and isinstance(target, int):
        action = PutTrader(target)
    elif piece.region == regions.PALACE and target == regions.RESERVE:
        action = RemoveTile(piece.name)
    elif piece.region == regions.RESERVE and isinstance(target, int):
        built = tiles.get(target)
        action = AddTile(piece.name, target)
        if built is not None:
            action = ExchangeTiles(piece.name, built.id)
    return action is not None and table.rules.violation(table, action) is None


def can_be_placed(pencil: Pencil, tile: str, target: Target) -> bool:
    if target == regions.BOUGHT:
        return True
    action: Action | None = None
    if isinstance(target, int):
        action = BuildTile(tile, target)
    elif target == regions.RESERVE:
        action = KeepTile(tile)
    elif target == "dirk":
        action = GiveTile(tile)
    state = pencil.state(tile)
    return action is not None and state.rules.violation(state, action) is None


# Refusals


@pytest.fixture(scope="module")
def refusals() -> list[Refusal]:
    """All that a person can be refused in games of every rule set that the window can show.

    Each rule is there once.
    """
    found: dict[Any, Refusal] = {}
    for seed, game in enumerate(GAMES):
        for turn in (*turns(game, seed), *meetings(game, seed)):
            for refusal in refused(turn):
                found.setdefault(refusal.rule, refusal)
    return list(found.values())


def meetings(game: Alhambra, seed: int) -> Iterator[Turn]:
    """The first time that each question about citizens is asked, in some of the games."""
    if "traders" not in game.header["modules"] or len(game.header["seats"]) != 3:
        return
    random = Random(seed)
    asked: set[type[Any]] = set()
    session: Session[Table] = Session(game)
    while session.decision is not None and len(asked) < len(ASKED):
        state, decision = session.state, session.decision
        if decision.seat != CHANCE and type(decision) in ASKED - asked:
            asked.add(type(decision))
            yield Turn(state, decision.seat, Pencil(state, decision.seat), decision)
        answer = game.rules.draw if decision.seat == CHANCE else game.rules.any_legal_action
        session.play(answer(state, random))


def refused(turn: Turn) -> Iterator[Refusal]:
    for piece in pieces(turn):
        for target in everywhere(turn):
            refusal = turn.refusal(piece, target)
            if refusal is not None:
                yield refusal
    if isinstance(turn.decision, StartTrader | MeetTrader):
        cards = range(ON_THE_TRADER + 3 * isinstance(turn.decision, MeetTrader))
        picks = [Pick(TRADERS, some) for n in (1, 2, 4) for some in combinations(cards, n)]
        yield from (one for pick in picks if (one := turn.why_not(pick)) is not None)
    if turn.may_act:
        money = range(len(turn.table.open_money))
        hand = range(len(whole_hand(turn.table, turn.seat)))
        squares = [Piece(regions.MARKET, tile.id) for tile in turn.table.market if tile is not None]
        gestures: list[Gesture] = [
            EndTurn(),
            *(Pick(regions.MONEY, cards) for n in (1, 2, 3, 4) for cards in combinations(money, n)),
            *(Drag(tile, pay=(Card(regions.HAND, at),)) for tile in squares for at in hand),
        ]
        yield from (one for gesture in gestures if (one := turn.why_not(gesture)) is not None)


def test_every_rule_set_that_can_be_shown_is_walked() -> None:
    """With a new part, its rule sets come along, together with all others."""
    shown = [header for header in Alhambra.variants() if set(header["modules"]) <= PARTS.keys()]
    assert [game.header for game in GAMES] == shown == [*Alhambra.variants()]
    assert {len(game.header["seats"]) for game in GAMES} == set(range(2, 7))
    assert {part.name for game in GAMES for part in game.rules.parts} == PARTS.keys()
    for game in GAMES:
        assert next(turns(game, seed=0), None) is not None


def test_many_rules_refuse_something(refusals: list[Refusal]) -> None:
    assert len(refusals) >= 10
    rules = {refusal.rule for refusal in refusals}
    assert {walls.Rule.NOT_OVER_A_WALL, walls.Rule.ON_A_TILE_OF_YOUR_OWN} <= rules
    assert {street_trader.Rule[name] for name in REFUSED_BY_TRADERS} <= rules


@pytest.mark.parametrize("language", languages())
def test_every_rule_that_can_refuse_a_gesture_has_a_sentence(
    refusals: list[Refusal], translators: Translators, language: str
) -> None:
    for refusal in refusals:
        translators.change_to("en")
        english = all_parts().refused(refusal)
        translators.change_to(language)
        sentence = all_parts().refused(refusal)
        assert sentence
        assert (sentence == english) == (language == "en")
    translators.change_to("en")


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_refusal_and_a_glow_never_go_together(game: Alhambra) -> None:
    for turn in turns(game, seed=3):
        for piece in pieces(turn):
            glows = turn.targets(piece)
            for target in everywhere(turn):
                assert target not in glows or turn.refusal(piece, target) is None


def test_the_end_of_a_turn_says_what_is_missing() -> None:
    for turn in turns(GAMES[0], seed=4):
        question = turn.question
        assert question is not None
        assert question.missing()
        assert question.asks(turn.table, turn.seat, "Ann").startswith("Ann")
