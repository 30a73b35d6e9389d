"""How a game begins: as New Game says, or as another one did."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from random import Random
from secrets import randbelow
from typing import Any, NamedTuple

import core
from alhambra_qt.play.game_setup import LEVELS, PERSON, GameSetup, SeatSetup, level_of
from alhambra_qt.play.players import Player, players_of
from alhambra_qt.play.turns import TURN_ENDED, rest_in
from core.catalogue import game_of
from core.kernel.lines import Line
from core.kernel.record import HEADER_KEYS, new_header
from core.kernel.rulebook import CHANCE
from core.kernel.session import Played, Session

MOST_DEALS = 1_000_000
"""A number that nobody has chosen stays short enough to be told to another table."""


class NewGame(NamedTuple):
    """A session to be played, from its start or further on, and what chance draws from."""

    session: Session[Any]
    random: Random


def new_game(header: Line, seed: int | None = None) -> NewGame:
    """A game as its header announces it; the same number gives the same deal."""
    seed = any_deal() if seed is None else seed
    game = game_of(header | {"seed": seed} | signed())
    return NewGame(Session(game), Random(seed))  # noqa: S311 (cards, not secrets)


def any_deal() -> int:
    """The number of a deal that nobody has chosen."""
    return randbelow(MOST_DEALS)


def header_of(game: str, setup: GameSetup, *, with_youngest: bool) -> Line:
    """The first line of a record of this game, at a table that is set so."""
    youngest = {"youngest": setup.youngest} if with_youngest else {}
    return new_header(game, setup.modules, seats_of(setup), **youngest, **setup.options)


def seats_of(setup: GameSetup) -> list[Line]:
    """The seats as a header has them."""
    return [{"name": seat.name, "kind": seat.kind, "colour": seat.colour} for seat in setup.seats]


def signed() -> Line:
    """When a game began, and with which program."""
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return {"started": now, "program": f"alhambra-qt {core.__version__}"}


def same_deal(session: Session[Any], players: tuple[Player, ...]) -> NewGame:
    """The same seats, and the same cards and tiles in the same order, or the same rolls."""
    header = _header_again(session.game.header, players)
    again = Session(game_of(header))
    random = Random(header.get("seed"))  # noqa: S311 (cards, not secrets)
    for played in session.played:
        if played.action is None:
            if not again.played:  # what was said before anything happened belongs to the deal
                again.note(played.lines[0])
            continue
        if again.decision.seat != CHANCE:
            break
        again.game.rules.draw(again.state, random)  # so that what is drawn later is the same, too
        again.play(played.action)
    again.note(KNOWN_DEAL)
    return NewGame(again, random)


KNOWN_DEAL: Line = {"note": "known-deal"}
"""Says that somebody may know what will be dealt or rolled."""

PLAYED_ON: Line = {"note": "played-on"}
"""Says that a game began in the middle of another one, with what had happened there."""


def play_on(
    header: Line, played: Iterable[Played[Any]], players: tuple[Player, ...], *, rests: bool
) -> NewGame:
    """A new game that goes on from a point of another one.

    ``played`` is what was played up to there. If the last turn does not rest, it has ended.
    """
    again = _header_again(header, players)
    kept = (one for one in played if one.action is not None or one.lines[0].get("note") != "seat")
    session = Session(game_of(again), kept)
    session.note(PLAYED_ON)
    if not rests and rest_in(session, players_of(again, ())) is not None:
        session.note(TURN_ENDED)
    return NewGame(session, Random())  # noqa: S311 (cards, not secrets)


def _header_again(header: Line, players: tuple[Player, ...]) -> Line:
    """The header of another game with the same options, begun now by these players."""
    seats = [
        seat | {"name": player.name, "kind": _kind(player)}
        for seat, player in zip(header["seats"], players, strict=True)
    ]
    return header | signed() | {"seats": seats}


def setup_of(session: Session[Any], players: tuple[Player, ...]) -> GameSetup:
    """The seats and options of a game, for another one."""
    header = session.game.header
    return GameSetup(
        seats=tuple(
            SeatSetup(player.name, player.colour, level_of(_kind(player))) for player in players
        ),
        youngest=header.get("youngest", 0),
        game=header["game"],
        modules=tuple(header["modules"]),
        options={key: header[key] for key in header.keys() - HEADER_KEYS - {"youngest"}},
    )


def _kind(player: Player) -> str:
    """Who plays a seat here; what only another program knows is a computer of ours."""
    return player.kind if level_of(player.kind) in (PERSON, *LEVELS) else LEVELS[0]
