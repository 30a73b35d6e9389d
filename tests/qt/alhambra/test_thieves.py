"""Thieves on the table: used by one click between turns, and nobody can tell who holds which."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.gestures import Card
from alhambra_qt.alhambra.parts.thieves.region import NAME as THIEVES
from alhambra_qt.alhambra.parts.thieves.region import ThievesCloseUp
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Location
from alhambra_qt.alhambra.table.region import PlateOf
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.hinting import Advice
from alhambra_qt.play.match import Match
from alhambra_qt.play.speaking_up import SPEAKING
from alhambra_qt.widgets.table_menu import TableMenu
from core.alhambra.components import MONEY
from core.alhambra.modules.thieves import Decline, SendThief, Steal, Thieves
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction
from core.kernel.session import Session
from tests.core.alhambra.positions import position
from tests.qt.games import new_session, play_for_computer
from tests.qt.typist import Typist
from tests.qt.witnesses import model_of, page_of

COMPUTER = "ai:easy"
ANN_CAN = (("denar", "gulden"), ("ducat", "ducat"), ("dirham",))
"""Only Ann, who has just played, can take something: a gulden card."""
NOBODY_CAN = (("denar",), ("ducat",), ("dirham",))


def session_with(hands: tuple[tuple[str, ...], ...], *kinds: str) -> Session[Table]:
    """Ann is to play; after she has taken the first card, gulden cards lie there."""
    table = position(
        modules=("thieves",),
        hands=["gulden-9", "denar-9", "ducat-6"],
        market="tower-11 garden-8-nw . .",
        open_money="gulden-3 gulden-4 gulden-5 gulden-7",
        draw_pile="gulden-6 gulden-8 gulden-2 gulden-1 gulden-6 gulden-8",
    ).with_annex(Thieves(hands))
    session = new_session("Ann", "Ben", "Cem", kinds=kinds or ("human",) * 3, modules=["thieves"])
    session._start = table
    session.game.start = lambda: table  # type: ignore[method-assign]
    return session


def at_the_table(qtbot: QtBot, session: Session[Table]) -> TablePage:
    match = Match(session, Random(1))
    match.hold()
    page = TablePage(match, Settings(speed=Speed.OFF))
    qtbot.addWidget(page, before_close_func=lambda _: match.close())
    page.resize(1366, 768)
    page.show()
    page.begin()
    return page


def end_anns_turn(page: TablePage) -> None:
    if page.curtain.isVisible():
        page.curtain.lift()
    page.match.play(TakeMoney((MONEY["gulden-3"],)))
    page.director.end_turn()


def alone(qtbot: QtBot, hands: tuple[tuple[str, ...], ...]) -> TablePage:
    page = at_the_table(qtbot, session_with(hands, "human", COMPUTER, COMPUTER))
    end_anns_turn(page)
    return page


def thieves_of(page: TablePage, seat: int) -> tuple[str, ...]:
    state: Table = page.match.state
    return state.annex(Thieves).hands[seat]


def click(page: TablePage, card: int) -> None:
    rect = page.scene.rect_of(Card(regions.MONEY, card))
    assert rect is not None
    where = page.view.mapFromScene(rect.center())
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=where)


def continued(match: Match) -> Match:
    """The same game from its record, which doesn't tell what went without saying at last."""
    left = match.session
    actions = [at for at, one in enumerate(left.played) if one.action is not None and one.lines]
    session: Session[Table] = Session(left.game)
    for at, played in enumerate(left.played):
        if played.lines or at < actions[-1]:
            session.play(played.step, with_result=False)
    again = Match(session, Random(1))
    again.hold()
    again.speaking_up.may = match.speaking_up.may
    again.begin()
    return again


# One person and computers


def test_one_click_takes_a_card_and_nobody_takes_it_back(qtbot: QtBot) -> None:
    page = alone(qtbot, ANN_CAN)
    assert not page.curtain.isVisible()
    assert isinstance(page.match.decision, SendThief)
    assert page.top_bar.label.text().endswith(
        ": take a card with a thief? Choose from florin 4, florin 5, florin 7 and florin 6"
    )
    assert page.buttons.end.text == "Not now"
    assert not page.tools["undo"].isEnabled()
    click(page, 2)
    assert thieves_of(page, 0) == ("denar",)
    assert MONEY["gulden-7"] in page.match.session.state.seats[0].hand[0]
    assert page.display.lines()[-1].text.endswith(" uses a thief and takes florin 7")
    assert not page.match.can_undo()
    assert not page.match.is_resting
    assert page.director.seat == 1


def test_who_plays_alone_hears_the_question_and_can_take_each_of_equal_cards(qtbot: QtBot) -> None:
    session = session_with(ANN_CAN, "human", COMPUTER, COMPUTER)
    equal = tuple(MONEY[f"gulden-{value}"] for value in (3, 5, 5, 7))
    session._start = session._start._replace(open_money=equal)
    page = at_the_table(qtbot, session)
    said: list[str] = []
    page.announcer.said.connect(said.append)
    end_anns_turn(page)
    assert said == ["Use a thief?"]
    assert page.scene.offered == frozenset(Card(regions.MONEY, at) for at in range(4))
    assert page.top_bar.label.text().endswith("Choose from florin 5, florin 7 and florin 6")
    click(page, 1)
    assert page.display.turns()[0].cards == (MONEY["gulden-5"],)


def test_one_key_says_not_now_and_nothing_tells_of_it(qtbot: QtBot) -> None:
    page = alone(qtbot, ANN_CAN)
    told, lines = page.display.lines(), page.match.session.lines
    QTest.keyClick(page.view, Qt.Key.Key_E)
    assert page.director.seat == 1
    assert page.match.decision is None
    assert (page.display.lines(), page.match.session.lines[:-1]) == (told, lines)
    assert page.match.session.lines[-1]["note"] == SPEAKING
    assert continued(page.match).decision is None  # she isn't asked twice


def test_a_refusal_says_which_thief_is_missing(qtbot: QtBot) -> None:
    session = session_with((("dirham",), (), ()), "human", COMPUTER, COMPUTER)
    session._start = session._start._replace(
        draw_pile=(*(MONEY[f"{name}-1"] for name in ("dirham",) * 4),)
    )
    page = at_the_table(qtbot, session)
    end_anns_turn(page)
    assert page.scene.offered == frozenset((Card(regions.MONEY, 3),))
    click(page, 0)
    assert page.scene.bubble.text == "You don’t have a thief for this card"
    click(page, 3)
    assert not thieves_of(page, 0)


def test_who_can_take_nothing_is_not_asked(qtbot: QtBot) -> None:
    page = alone(qtbot, NOBODY_CAN)
    assert page.match.decision is None
    assert page.director.seat == 1
    assert isinstance(page.match.session.decision, ChooseAction)


def test_never_in_this_game_and_back(qtbot: QtBot) -> None:
    page = alone(qtbot, ANN_CAN)
    page.buttons.silence.click()
    assert page.director.seat == 1
    assert Match(page.match.session, Random(1)).speaking_up.silent == {0}
    while not (page.director.seat == 0 and page.match.decision is not None):
        play_for_computer(page.match, Random(1))
    page.match.play(TakeMoney((page.match.state.open_money[0],)))
    page.director.end_turn()
    assert page.director.seat == 1  # she could have taken a card, and was not asked
    page.sheets.show_menu()
    menu = page.overlays.current
    assert isinstance(menu, TableMenu)
    next(one for one in menu.buttons if one.title.endswith(" about thieves again")).click()
    assert not Match(page.match.session, Random(1)).speaking_up.silent
    bare = alone(qtbot, ((), *ANN_CAN[1:]))
    bare.sheets.show_menu()
    menu = bare.overlays.current
    assert isinstance(menu, TableMenu)
    assert not any("thieves" in one.title for one in menu.buttons)  # she has none left


def test_a_computer_that_is_asked_is_not_named(qtbot: QtBot) -> None:
    page = alone(qtbot, (("denar",), ("ducat",), ("gulden",)))
    decision = page.match.session.decision
    assert isinstance(decision, SendThief)
    assert decision.seat == 2
    assert page.director.seat == 1
    assert "Cem" not in page.top_bar.label.text()
    lines = page.display.lines()
    page.match.computers.answer = None
    page.match._play_for_others(Decline())
    page.match._go_on()
    assert page.director.seat == 1
    assert page.display.lines() == lines


def test_a_hint_shows_the_card_or_says_not_to(qtbot: QtBot) -> None:
    page = alone(qtbot, ANN_CAN)
    state = page.match.state
    page.hinting.show_advice(Advice(state, Steal("gulden", MONEY["gulden-7"]), None))
    assert page.scene.hint_text == "The expert uses a thief and takes florin 7."
    page.hinting.show_advice(Advice(state, Decline(), None))
    assert page.scene.hint_text == "The expert doesn’t use a thief."


def test_own_thieves_are_seen_and_how_many_others_have(qtbot: QtBot) -> None:
    page = alone(qtbot, ANN_CAN)
    setting = page.scene.setting()
    assert setting.regions[THIEVES].says(setting, THIEVES) == "Your thieves: florin and denar"
    said = setting.regions[regions.PLATES].says(setting, PlateOf(1))
    assert said.endswith("2 thief cards")
    page.looking.look_at(THIEVES)
    sheet = page.overlays.current
    assert isinstance(sheet, ThievesCloseUp)
    assert "Ann: 2, Ben: 2, Cem: 1" in sheet.accessibleDescription()
    assert "ducat" not in sheet.accessibleDescription()


def test_when_the_last_thief_is_gone_the_hand_has_its_room(qtbot: QtBot) -> None:
    hands = []
    for thieves in (ANN_CAN[0], ()):
        scene = alone(qtbot, (thieves, *ANN_CAN[1:])).scene
        setting = scene.setting()
        assert setting.regions[THIEVES].is_there(setting) is bool(thieves)
        hands.append(setting.regions[regions.HAND].rect(setting).width())
    assert hands[1] > hands[0]


# Several people at one screen


def seen(page: TablePage) -> list[object]:
    """All that somebody who looks on can see or hear."""
    widgets = [one for one in (page, *page.findChildren(QWidget)) if one.isVisible()]
    words = [one.accessibleName() + one.accessibleDescription() for one in widgets]
    curtain = page.curtain
    calls = [button.text() for button in curtain.callers]
    tools = [tool.isEnabled() for tool in page.tools.values()]
    model = page.scene.model
    assert model is not None
    public = (model.home, model.shown, model.to_play, model.hand, model.extras[THIEVES])
    bar = page.top_bar.label.text()
    return [words, calls, curtain._name.text(), tools, public, bar, page.focus_name()]


def test_all_who_have_thieves_are_called_whatever_they_hold(qtbot: QtBot) -> None:
    """The same game twice: what is seen until somebody lifts the curtain never differs."""
    pages = [
        at_the_table(qtbot, session_with(hands))
        for hands in (ANN_CAN, (("denar", "denar"), ("ducat", "gulden"), ("gulden",)))
    ]
    for page in pages:
        end_anns_turn(page)
        assert page.curtain.isVisible()
        assert [button.text() for button in page.curtain.callers] == ["Cem", "Ann"]
    assert seen(pages[0]) == seen(pages[1])
    for page in pages:
        page.curtain.callers[1].click()
        assert page.curtain.isVisible()  # until Ann is there
        assert page.scene.model is not None
        assert page.scene.model.extras[THIEVES] is None
    assert seen(pages[0]) == seen(pages[1])
    for page in pages:
        page.curtain.lift()
        again = continued(page.match)
        assert (again.seat_to_play, again.can_pass_on) == (0, True)  # Ann still speaks up
        assert (again.decision, again.callers) == (page.match.decision, ())
        assert page.scene.model is not None
        assert page.scene.model.extras[THIEVES] == thieves_of(page, 0)
        assert page.buttons.end.text == "Not now"
        assert not page.hinting.can_ask()
        page.director.end_turn()
        assert page.curtain.isVisible()
        assert not page.curtain.callers  # Cem came before Ann
        assert not continued(page.match).callers
    assert seen(pages[0]) == seen(pages[1])
    for page in pages:
        page.curtain.lift()
        assert page.director.turn.may_act
        assert page.director.seat == 1
    again = continued(pages[0].match)
    again.play(TakeMoney((again.state.open_money[0],)))
    again = continued(again)
    again.undo()
    assert not again.callers  # nobody is called because something was taken back
    assert isinstance(again.decision, ChooseAction)


def test_who_gives_up_while_speaking_up_leaves_the_question_to_the_others(qtbot: QtBot) -> None:
    page = at_the_table(qtbot, session_with(ANN_CAN))
    end_anns_turn(page)
    page.curtain.callers[1].click()
    page.curtain.lift()
    assert page.who_gives_up() == 0
    page._change_hands(0, COMPUTER)
    for match in (page.match, continued(page.match)):
        assert match.callers == (2,)  # the computer is asked, and nobody sees it
        assert match.decision is None
    assert page.scene.model is not None
    assert page.scene.model.extras[THIEVES] is None
    assert page.top_bar.label.text() == "Ben is next"
    page.curtain.lift()
    play_for_computer(page.match, Random(1))
    assert page.director.seat == 1


def test_who_speaks_up_takes_a_card_and_all_are_called_again(qtbot: QtBot) -> None:
    page = at_the_table(qtbot, session_with(ANN_CAN))
    end_anns_turn(page)
    page.curtain.callers[1].click()
    page.curtain.lift()
    with qtbot.waitSignal(page.display.moved) as flown:
        click(page, 2)
    assert thieves_of(page, 0) == ("denar",)
    assert page.curtain.isVisible()
    taken = flown.args[0].movements[0]  # everybody may see that, through the curtain
    assert (taken.start, taken.end) == (Location(regions.MONEY, index=2), Location(regions.HAND))
    assert [button.text() for button in page.curtain.callers] == ["Cem", "Ann"]
    page.curtain.lift()
    assert page.director.turn.may_act


@pytest.mark.parametrize("hands", [ANN_CAN, NOBODY_CAN])
def test_nobody_speaks_up_and_the_next_turn_begins(
    qtbot: QtBot, hands: tuple[tuple[str, ...], ...]
) -> None:
    page = at_the_table(qtbot, session_with(hands))
    end_anns_turn(page)
    page.curtain.lift()
    assert page.director.turn.may_act
    assert page.director.seat == 1


def test_before_a_computers_turn_persons_are_called_and_it_waits(qtbot: QtBot) -> None:
    page = at_the_table(qtbot, session_with(NOBODY_CAN, "human", COMPUTER, "human"))
    end_anns_turn(page)
    assert [button.text() for button in page.curtain.callers] == ["Cem", "Ann"]
    play_for_computer(page.match, Random(1))
    assert isinstance(page.match.session.decision, ChooseAction)
    assert page.match.session.decision.seat == 1
    page.curtain.lift()
    play_for_computer(page.match, Random(1))
    assert page.director.seat == 2


def test_others_have_a_moment_before_the_next_turn_begins(qtbot: QtBot) -> None:
    page = at_the_table(qtbot, session_with(NOBODY_CAN))
    page.apply_settings(Settings())
    assert page.curtain.pause > 0
    end_anns_turn(page)
    assert not page.curtain.button.isEnabled()
    QTest.keyClick(page.curtain, Qt.Key.Key_Return)
    assert page.curtain.isVisible()
    page.curtain._pausing.start(0)
    qtbot.waitUntil(page.curtain.button.isEnabled)
    page.apply_settings(Settings(pauses_between_turns=False))
    assert page.curtain.pause == 0


def test_a_replay_names_nobody_who_was_asked_and_hides_all_thieves(qtbot: QtBot) -> None:
    session = session_with(ANN_CAN, "human", COMPUTER, COMPUTER)
    session.play(TakeMoney((MONEY["gulden-3"],)))
    assert isinstance(session.decision, SendThief)
    page = page_of(session)
    qtbot.addWidget(page)
    page.replay.go_to_the_end()
    page.replay.go_to(page.replay.course.last)
    model = model_of(page)
    assert (model.to_play, model.extras[THIEVES]) == (1, None)
    assert "thie" not in page.top_bar.label.text()


def test_by_keyboard_enter_on_a_card_takes_it(qtbot: QtBot) -> None:
    page = alone(qtbot, ANN_CAN)
    typist = Typist(page, Random(0), Counter())
    typist.go_to(THIEVES)
    assert page.focus_name() == "Your thieves: florin and denar"
    typist.go_to(Card(regions.MONEY, 1))
    typist.enter()
    assert thieves_of(page, 0) == ("denar",)
