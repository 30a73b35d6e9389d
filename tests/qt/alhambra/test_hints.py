"""Hints: the expert is asked, and what it would do is shown and never played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra import reasons
from alhambra_qt.alhambra.gestures import Card, Drag, Hinted, Pick, Piece
from alhambra_qt.alhambra.hints import hinted
from alhambra_qt.alhambra.parts.dirk import BOARD as DIRK
from alhambra_qt.alhambra.parts.registered import all_parts
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.panels.palace_title import PalaceTitle
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.play import hinting
from alhambra_qt.play.computers.programs import program_of
from alhambra_qt.play.hinting import Advice
from alhambra_qt.play.match import Match
from alhambra_qt.words import texts
from alhambra_qt.words.advice import chance, instead
from alhambra_qt.words.languages import Translators, languages
from alhambra_qt.words.names import named
from core.alhambra.ai import reasons as expert
from core.alhambra.buying import BuyTile
from core.alhambra.components import Money
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import Pass
from core.alhambra.two_players import GiveTile
from tests.core.alhambra.positions import cards, position, tiles
from tests.qt import places
from tests.qt.bots import bot, is_running
from tests.qt.games import begin, new_session

LONG = 60_000
TAKE_NINE = {"seat": 0, "do": "take", "cards": ["denar-9"]}
BUILD = {"seat": 0, "do": "place", "tile": "tower-11", "at": [1, 0]}
LEAD = {
    "kind": "lead",
    "building": "tower",
    "scoring": 2,
    "points": 13,
    "second": {"move": TAKE_NINE, "points": 2.2},
    "chance": 0.42,
}
WISE = f"""
        moves = list(enumerate(message["moves"]))
        wanted = [at for at, move in moves if move["do"] == "buy" or "at" in move] or [0]
        play(message, wanted[0], reason={LEAD!r})
"""


@pytest.fixture
def page_in(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., TablePage]]:
    """Opens pages in a position; the expert is this bot, and has all the time it needs."""
    monkeypatch.setattr(hinting, "PATIENCE", 3 * LONG)
    pages: list[TablePage] = []

    def open_page(table: Table, expert: str) -> TablePage:
        session = new_session(*"ABCDEF"[: len(table.seats)])
        session._start = table
        match = Match(session, Random(1), program_of=lambda _kind: program_of(expert))
        page = TablePage(match, Settings(speed=Speed.OFF))
        qtbot.addWidget(page)
        pages.append(page)
        page.resize(1366, 768)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        begin(page)
        return page

    yield open_page
    for page in pages:
        page.match.close()


def market_day() -> Table:
    return position(hands=["gulden-9 gulden-4 dirham-3"], market="tower-11 . . .")


def ask(page: TablePage, qtbot: QtBot, until: str = "The expert b") -> str:
    QTest.keyClick(page.view, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: until in page.scene.hint_text, timeout=LONG)
    return page.scene.hint_text


def lifted(page: TablePage, region: str) -> list[int]:
    """The cards of a region that lie higher than others, by their positions."""
    rects = page.scene.items_of_pieces.rects()
    tops = {
        one.index: rect.top()
        for one, rect in rects.items()
        if isinstance(one, Card) and one.region == region
    }
    return sorted(index for index, top in tops.items() if top < max(tops.values()))


def test_a_hint_shows_tile_money_and_place_with_a_reason_and_plays_nothing(
    qtbot: QtBot, page_in: Callable[..., TablePage], tmp_path: Path
) -> None:
    page = page_in(market_day(), bot(tmp_path, decide=WISE))
    QTest.mouseClick(page.tools["hint"], Qt.MouseButton.LeftButton)
    assert "thinking" in page.scene.hint_text
    view = page.scene.hint_view
    qtbot.waitUntil(lambda: bool(view.ghosts), timeout=LONG)
    text = page.scene.hint_text
    assert text.splitlines() == [
        "The expert buys tower 11 for 13 and builds it.",
        "Gives you the lead in towers: +13 in the second scoring round.",
        "That way you’d win about 4 out of 10 games.",
        "Second best, about 2 points worse: take denar 9.",
    ]
    assert lifted(page, regions.HAND) == [0, 1]
    tile = page.scene.rect_of(Piece(regions.MARKET, "tower-11"))
    assert tile is not None
    assert [QRectF(*look.rect).contains(tile) for look in view.glows.looks.values()] == [True]
    ((ghost, item),) = view.ghosts
    assert item.isVisible()
    assert page.scene.palace_rect().contains(ghost.rect)
    assert not page.match.session.played
    assert page.director.marks == {}


def is_gone(page: TablePage) -> bool:
    view = page.scene.hint_view
    return not (page.scene.hint_text or view.glows.looks or view.ghosts) and not (
        lifted(page, regions.HAND) or lifted(page, regions.MONEY)
    )


def test_where_a_tile_would_go_is_shown_before_it_is_asked(
    page_in: Callable[..., TablePage], tmp_path: Path
) -> None:
    """An exact payment comes before another action, and the tile is placed after that."""
    page = page_in(market_day(), bot(tmp_path))
    state = page.match.state
    buy = BuyTile("tower-11", cards("gulden-4 gulden-9"))
    for placing, number in (({"place": "x"}, 0), ({}, 0), (TAKE_NINE, 0), (BUILD, 1)):
        page.hinting.show_advice(Advice(state, buy, LEAD | {"place": placing}))
        assert len(page.scene.hint_view.ghosts) == number


def test_a_hint_goes_with_the_next_action_and_not_before(
    qtbot: QtBot, page_in: Callable[..., TablePage], tmp_path: Path
) -> None:
    page = page_in(market_day(), bot(tmp_path, decide=WISE))
    ask(page, qtbot)
    page.director.taking.choose(Card(regions.MONEY, 0))
    tile = next(one for one in page.director.table.market if one is not None)
    page.scene.hands.pick_up(Piece(regions.MARKET, tile.id))
    assert not page.scene.hint_view.bubble.isVisible()
    page.scene.cancel_drag()
    assert page.scene.hint_view.bubble.isVisible()
    page.scene.zoom(1.2)
    page.resize(1100, 720)
    assert page.scene.hint_text
    page.director.taking.take()
    assert is_gone(page)


@pytest.mark.parametrize("key", [Qt.Key.Key_H, Qt.Key.Key_Escape])
def test_the_same_key_or_escape_puts_a_hint_away(
    qtbot: QtBot, page_in: Callable[..., TablePage], tmp_path: Path, key: Qt.Key
) -> None:
    page = page_in(market_day(), bot(tmp_path, decide=WISE))
    ask(page, qtbot)
    QTest.keyClick(page.view, key)
    assert is_gone(page)
    assert page.overlays.current is None


def test_after_taking_back_the_hint_is_about_the_game_as_it_is(
    qtbot: QtBot, page_in: Callable[..., TablePage], tmp_path: Path
) -> None:
    page = page_in(market_day(), bot(tmp_path, decide=WISE))
    first = ask(page, qtbot, "builds")  # what was bought is placed by a second answer
    page.director.taking.choose(Card(regions.MONEY, 0))
    page.director.taking.take()
    assert "end your turn" in ask(page, qtbot, "end your turn")
    page.director.undo()
    assert not page.scene.hint_text
    assert ask(page, qtbot, "builds") == first


def test_an_answer_that_comes_too_late_is_thrown_away(
    qtbot: QtBot, page_in: Callable[..., TablePage], tmp_path: Path
) -> None:
    page = page_in(market_day(), bot(tmp_path, decide="time.sleep(1000)"))
    QTest.keyClick(page.view, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: page.hinting.is_thinking)
    assert page.hinting._expert is not None
    pid = page.hinting._expert.pid
    page.director.taking.choose(Card(regions.MONEY, 0))
    page.director.taking.take()
    assert not page.hinting.is_thinking
    assert not page.scene.hint_text
    assert not is_running(pid)


@pytest.mark.parametrize("decide", ["sys.exit()", "print('?', flush=True)", "time.sleep(1000)"])
def test_an_expert_without_an_answer_says_so_politely(
    qtbot: QtBot,
    page_in: Callable[..., TablePage],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    decide: str,
) -> None:
    monkeypatch.setattr(hinting, "PATIENCE", 1000)
    page = page_in(market_day(), bot(tmp_path, decide=decide))
    ask(page, qtbot, "no advice")
    assert page.match.stuck is None
    page.director.taking.choose(Card(regions.MONEY, 0))
    page.director.taking.take()
    assert not page.scene.hint_text


def test_a_tile_that_is_pencilled_in_counts_as_built(
    qtbot: QtBot, page_in: Callable[..., TablePage], tmp_path: Path
) -> None:
    table = position(hands=["gulden-9 gulden-2 dirham-9 dirham-9"], market="tower-11 garden-10 . .")
    page = page_in(table, bot(tmp_path, decide=WISE))
    director = page.director
    director.drop(Piece(regions.MARKET, "tower-11"), regions.BOUGHT, page.scene.hands.pointer)
    director.buying.pay(cards("gulden-2 gulden-9"))
    director.drop(Piece(regions.MARKET, "garden-10"), place(1, 0), page.scene.hands.pointer)
    director.buying.pay(cards("dirham-9 dirham-9"))
    text = ask(page, qtbot)
    assert "builds tower 11" in text
    director.drop(Piece(regions.BOUGHT, "tower-11"), regions.RESERVE, page.scene.hands.pointer)
    assert not page.scene.hint_text
    assert ask(page, qtbot, "end your turn")


def test_nobody_is_asked_while_it_is_nobodys_turn(
    page_in: Callable[..., TablePage], tmp_path: Path
) -> None:
    page = page_in(market_day(), bot(tmp_path, decide=WISE))
    page.match.change_hands(1, "human", "Bea")
    page.match.change_hands(0, "human", "Dea")
    assert page.director.is_curtained
    assert not page.tools["hint"].isEnabled()
    page.hinting.ask()
    assert not page.hinting.is_thinking


# Where it is seen


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_words_cover_neither_words_nor_buttons_nor_what_they_speak_of(
    window: MainWindow, text: float
) -> None:
    window.resize(1366, 768)
    window.apply_settings(Settings(speed=Speed.OFF, text_scale=text))
    page = places.table(window, 6, 260)
    scene, view = page.scene, page.scene.hint_view
    for do in (BuyTile, TakeMoney):
        places.show_a_hint(page, do)
        words = view.bubble.sceneBoundingRect()
        palace = scene.palace_rect()
        beside = scene.sceneRect().adjusted(palace.right(), 0, 0, 0)  # where no buttons are
        assert palace.contains(words) or beside.contains(words)
        items = scene.items_of_pieces
        tiles = [rect for one, rect in items.rects().items() if items.is_in_city(one)]
        assert not any(words.intersects(rect) for rect in tiles)
        assert view.ghosts
        kept_clear = [ghost.rect for ghost, _ in view.ghosts]
        kept_clear += [QRectF(*look.rect) for look in view.glows.looks.values()]
        kept_clear += [
            item.sceneBoundingRect() for item in scene.items() if isinstance(item, PalaceTitle)
        ]
        assert not any(words.intersects(rect) for rect in kept_clear)


def test_a_ghost_makes_the_gesture_once_unless_nothing_shall_move(
    page_in: Callable[..., TablePage], tmp_path: Path
) -> None:
    page = page_in(at_home(), bot(tmp_path))
    scene = page.scene
    for time in (0, 200):
        scene.return_time = time
        page.hinting.clear()
        places.show_a_hint(page, TakeMoney)
        (one,) = scene.hint_view.ghosts
        assert scene.flights.is_flying == bool(time)
        assert one[1].isVisible() != scene.flights.is_flying
    page.hinting.retell()
    ((_, item),) = scene.hint_view.ghosts
    assert not scene.flights.is_flying, "it has been shown"
    assert item.isVisible()


# What it points at


def at_home() -> Table:
    return position(
        seats=2,
        hands=["gulden-9 gulden-9 dirham-3"],
        market="tower-11 . . .",
        open_money="gulden-1 gulden-1 denar-2 ducat-3",
    )


def test_cards_to_take_are_found_also_among_equal_ones() -> None:
    action = TakeMoney(cards("gulden-1 gulden-1 denar-2"))
    assert hinted(at_home(), 0, action) == Hinted(Pick(regions.MONEY, (0, 1, 2)))


def test_cards_to_pay_with_and_the_tile_are_found() -> None:
    action = BuyTile("tower-11", cards("gulden-9 gulden-9"))
    tower = tiles("tower-11")[0]
    piece = Piece(regions.MARKET, "tower-11")
    paid = (Card(regions.HAND, 0), Card(regions.HAND, 1))
    assert hinted(at_home(), 0, action) == Hinted(Drag(piece, pay=paid), tower)
    for placing, target in (
        (BuildTile("tower-11", place(1, 0)), place(1, 0)),
        (KeepTile("tower-11"), regions.RESERVE),
        (GiveTile("tower-11"), DIRK),
        (Pass(), regions.NOWHERE),
    ):
        assert hinted(at_home(), 0, action, placing).gesture == Drag(piece, target, paid)


def test_redesigning_leads_from_the_reserve_to_the_place_and_back() -> None:
    table = position(cities=["fountain garden-9-e"], reserves=["tower-11"])
    tower = tiles("tower-11")[0]
    piece = Piece(regions.RESERVE, "tower-11")
    added = hinted(table, 0, AddTile("tower-11", place(0, 1)))
    assert added == Hinted(Drag(piece, place(0, 1)), tower)
    exchanged = hinted(table, 0, ExchangeTiles("tower-11", "garden-9-e"))
    assert exchanged == Hinted(Drag(piece, place(1, 0)), tower)
    removed = hinted(table, 0, RemoveTile("garden-9-e"))
    assert removed.gesture == Drag(Piece(regions.PALACE, "garden-9-e"), regions.RESERVE)


# Why


def suggested(line: object) -> str:
    return "take denar 8" if line == TAKE else ""


TAKE = {"seat": 0, "do": "take", "cards": ["denar-8"]}
A_REASON = {
    "building": "garden",
    "currency": "ducat",
    "of": 43,
    "pay": ["denar-3", "denar-7"],
    "points": 21,
    "scoring": 3,
    "seat": 1,
    "then": TAKE,
    "tile": "tower-13-e",
}


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_a_sentence_in_every_language(
    translators: Translators, language: str
) -> None:
    """With everything that its English sentence has a place for."""
    english = {kind: tell() for kind, tell in all_parts().reasons.items()}
    translators.change_to(language)
    told = {
        "{points}": "21",
        "{of}": "43",
        "{name}": "Zaida",
        "{tile}": texts.tile("tower-13-e"),
        "{sum}": "3 + 7 = 10",
        "{then}": suggested(TAKE),
        "{buildings}": reasons._buildings("garden"),
        "{at_scoring}": reasons._at_scoring(3),
    }
    for kind in all_parts().reasons:
        sentence = reasons.why({"kind": kind, **A_REASON}, ["Ann", "Zaida"], suggested)
        assert sentence
        assert "{" not in sentence
        for place_for, word in told.items():
            assert (word in sentence) == (place_for in english[kind]), (kind, place_for)


def test_every_reason_that_the_expert_gives_has_a_sentence() -> None:
    assert set(all_parts().reasons) == set(expert._SENTENCES)


def test_reasons_about_money_always_say_what_it_is_for() -> None:
    for kind in "ready payable less toward last change stock".split():
        sentence = all_parts().reasons[kind]()
        assert "{tile}" in sentence or "next tile" in sentence


def test_coins_are_money_in_reasons_too() -> None:
    reason = {"kind": "ready", "tile": "garden-10", "pay": ["denar-9", "denar-coin"]}
    assert reasons.why(reason, ["Ann", "Zaida"], suggested) == (
        "Next turn you can pay the exact amount for garden 10: 9 + 1 = 10 denars."
    )


def test_a_citizen_and_who_comes_after_him_are_two_sentences() -> None:
    also = {"kind": "coming", "building": "tower", "points": 4}
    reason = {"kind": "citizen", "building": "garden", "points": 3, "also": also}
    assert reasons.why(reason, ["Ann", "Zaida"], suggested) == (
        "Lets a citizen move in: +3 in every scoring round to come. "
        "Your new citizen can move into towers. Tiles still to come: 4."
    )


def test_the_expert_has_little_time_for_a_hint(
    qtbot: QtBot, page_in: Callable[..., TablePage], tmp_path: Path
) -> None:
    """It is told how long it may think; games are played without a clock."""
    told = tmp_path / "arguments"
    note = f"open({str(told)!r}, 'w').write(' '.join(sys.argv[1:]))"
    page = page_in(at_home(), bot(tmp_path, decide="play(message, 0)", log=note))
    ask(page, qtbot, "The expert takes")
    assert told.read_text() == f"--seconds {hinting.THINKING}"
    assert hinting.THINKING < 2
    assert "--seconds" not in program_of("ai:expert")


def test_two_reasons_are_two_sentences_and_a_rival_may_be_dirk() -> None:
    also = {"kind": "closer", "building": "tower", "seat": 2, "points": 2}
    reason = {"kind": "ready", "tile": "garden-10", "pay": ["denar-1", "denar-9"], "also": also}
    assert reasons.why(reason, ["Ann", "Zaida", "Dirk"], suggested) == (
        "Next turn you can pay the exact amount for garden 10: 1 + 9 = 10 denars. "
        f"Leaves you only 2 behind {named('Dirk')} in towers."
    )


@pytest.mark.parametrize(
    ("points", "worse"),
    [(0.4, "about as good"), (0.9, "about 1 point worse"), (2.2, "about 2 points worse")],
)
def test_the_second_best_move_says_what_it_would_cost(points: float, worse: str) -> None:
    reason = {"kind": "wall", "points": 1, "second": {"move": TAKE, "points": points}}
    assert instead(reason, suggested) == f"Second best, {worse}: take denar 8."


@pytest.mark.parametrize(
    ("share", "told"),
    [
        (0.03, "Even then you’d hardly ever win."),
        (0.62, "That way you’d win about 6 out of 10 games."),
        (0.97, "That way you’d win almost every game."),
        ("all", ""),
        (float("nan"), ""),
        (None, ""),
    ],
)
def test_a_hint_says_how_likely_it_is_to_win(share: object, told: str) -> None:
    assert chance({"kind": "wall", "chance": share}) == told
    assert chance(None) == ""


@pytest.mark.parametrize(
    "reason",
    [
        None,
        {},
        {"kind": "magic", "second": {"move": {"do": "magic"}, "points": 1}},
        {"kind": ["lead"], "second": {"move": TAKE}},
        {"kind": "lead", "second": {"move": TAKE, "points": "many"}},
        {"kind": "lead", "second": [TAKE], "also": ["lead"]},
        {"kind": "lead", "building": "castle", "scoring": 1, "points": 1},
        {"kind": "lead", "building": [], "scoring": 1, "points": 1},
        {"kind": "lead", "building": "tower", "scoring": 4, "points": 1},
        {"kind": "lead", "building": "tower", "scoring": 1, "points": "many"},
        {"kind": "deny", "building": "tower", "scoring": 1, "points": 1, "seat": 9},
        {"kind": "ready", "tile": "castle", "pay": ["denar-1"]},
        {"kind": "ready", "tile": "tower-11", "pay": []},
        {"kind": "exact", "then": {"do": "magic"}},
    ],
)
def test_a_reason_that_nobody_understands_has_no_sentence(reason: Any) -> None:
    assert reasons.why(reason, ["Ann", "Zaida"], suggested) == ""
    assert instead(reason, suggested) == ""


def test_a_hint_without_a_reason_still_shows_the_move(
    qtbot: QtBot, page_in: Callable[..., TablePage], tmp_path: Path
) -> None:
    decide = "play(message, 0, reason={'kind': 'magic'})"
    page = page_in(at_home(), bot(tmp_path, decide=decide))
    text = ask(page, qtbot, "The expert takes")
    assert len(text.splitlines()) == 1
    money: Money = page.match.state.open_money[0]
    assert str(money.value) in text
    assert lifted(page, regions.MONEY) == [0]
    ((ghost, _),) = page.scene.hint_view.ghosts
    hand = page.scene.target_rect(regions.HAND)
    assert hand.left() < ghost.rect.left()
    assert ghost.rect.right() < hand.right()
    assert ghost.rect.bottom() < hand.top(), "it covers no card of the hand"


@pytest.mark.parametrize(
    ("language", "kind", "told"),
    [
        ("en", "pick", "21 of the 43 tiles have one of these three colours."),
        ("de", "pick", "21 der 43 Plättchen haben eine dieser drei Farben."),
        ("nl", "pick", "21 van de 43 kaartjes hebben een van deze drie kleuren."),
        ("de", "toward", "Dann fehlen dir für Turm 13 nur noch 21 (Denar)."),
        ("nl", "ready", "Volgende beurt kun je toren 13 gepast betalen (denar: 3 + 7 = 10)."),
        ("nl", "payable", "Volgende beurt kun je toren 13 kopen (denar: 3 + 7 = 10)."),
    ],
)
def test_sentences_say_what_is_meant(
    translators: Translators, language: str, kind: str, told: str
) -> None:
    translators.change_to(language)
    assert reasons.why({"kind": kind, **A_REASON}, ["Ann", "Zaida"], suggested) == told
