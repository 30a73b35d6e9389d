"""The coach of the first game: a bar that says what to do next, and frames around it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from alhambra_qt import fonts, palette, texts
from alhambra_qt.interactions.choosing import Payment
from alhambra_qt.interactions.gestures import Piece, Source, Target, Zone
from alhambra_qt.match import Step
from alhambra_qt.style import style_sheet
from alhambra_qt.table.arrangement import OpenCard, Touchable
from alhambra_qt.table.focus_frame import FocusFrame
from alhambra_qt.table.shown_table import FOCUS
from alhambra_qt.tutorial.deal import ARCADES, FIRST_CARDS, GARDEN, LEARNER
from alhambra_qt.tutorial.lessons import Lesson, Progress
from alhambra_qt.tutorial.match import TutorialMatch
from alhambra_qt.windows.table_page import TablePage
from core.alhambra.palace import place
from core.kernel.rulebook import Rule

MOST_FRAMES = 3
BELOW_THE_FOUNTAIN = place(0, 1)


@dataclass(frozen=True)
class Advice:
    """What the coach says, and what it points at."""

    title: str
    text: str
    pieces: tuple[Touchable, ...] = ()
    target: Target | None = None
    is_about_the_button: bool = False


class CoachBar(QFrame):
    """A strip between the top of the page and the table: it never covers anything."""

    def __init__(self, page: TablePage) -> None:
        """As wide as the page."""
        super().__init__(page)
        self._page = page
        self.setObjectName("coach")
        self.setAutoFillBackground(True)
        self.title = QLabel()
        self.text = QLabel()
        for label in (self.title, self.text):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.next_button = QPushButton()
        self.next_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        words = QVBoxLayout()
        words.addWidget(self.title)
        words.addWidget(self.text)
        self._row = QHBoxLayout(self)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.next_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._words = words

    def scale(self, unit: float) -> None:
        """Words of this size."""
        ground = f"#coach {{ background: {palette.GOLD_LIGHT}; border: none; }}"
        colour = f"#coach QLabel {{ color: {palette.TEXT}; }}"
        self.setStyleSheet(style_sheet(unit) + ground + colour)
        self.title.setFont(fonts.title_font(round(20 * unit)))
        self.text.setFont(fonts.text_font(round(17 * unit)))
        self.next_button.setFont(fonts.text_font(round(17 * unit)))
        gap = round(8 * unit)
        self._row.setContentsMargins(2 * gap, gap, 2 * gap, gap)
        self._row.setSpacing(2 * gap)
        self._words.setSpacing(gap // 4)

    def reserve_room(self, texts: Iterable[str], buttons: Iterable[str], at_least: int) -> None:
        """Be as high as the longest of these texts needs, beside the widest of these buttons."""
        button = QPushButton(self)
        button.setFont(self.next_button.font())
        widths = []
        for text in buttons:
            button.setText(text)
            widths.append(button.sizeHint().width())
        button.deleteLater()
        self.next_button.setFixedWidth(max(widths))
        margins = self._row.contentsMargins()
        room = self._page.width() - margins.left() - margins.right()
        room -= self._row.spacing() + max(widths)
        metrics = QFontMetrics(self.text.font())
        box = QRect(0, 0, max(1, room), 10_000)
        wrapped = Qt.TextFlag.TextWordWrap
        highest = max(metrics.boundingRect(box, wrapped, text).height() for text in texts)
        self.text.setFixedHeight(max(at_least, highest + metrics.descent()))


class Coach(QObject):
    """Follows a first game; whoever does something else is not stopped."""

    def __init__(self, page: TablePage, match: TutorialMatch) -> None:
        """Stand above this table."""
        super().__init__(page)
        self._page = page
        self._match = match
        self._director = page.director
        self._unit = 0.0
        self._was_mine = False
        self._advice: Advice | None = None
        self.bar = CoachBar(page)
        layout = page.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(1, self.bar)
        self._frames = [FocusFrame() for _ in range(MOST_FRAMES)]
        for frame in self._frames:
            frame.setZValue(FOCUS - 1)
            page.scene.addItem(frame)
        self._wire()
        self._scale()

    def _wire(self) -> None:
        self._match.stepped.connect(self._on_stepped)
        self._match.restored.connect(self._on_changed)
        self._director.changed.connect(self._advise)
        self._director.refused.connect(self._on_refused)
        self._page.scene.arranged.connect(self._show_frames)
        self.bar.next_button.clicked.connect(self.go_on)
        QShortcut(QKeySequence(Qt.Key.Key_F2), self._page, self.go_on)
        self._page.installEventFilter(self)

    @property
    def lesson(self) -> Lesson | None:
        """What is taught now; None when everything was."""
        return self._match.progress.current

    @property
    def advice(self) -> Advice | None:
        """What the learner is told now."""
        return self._advice

    # Following

    def _on_stepped(self, step: Step) -> None:
        if step.seat == LEARNER:
            self._learn(self._match.progress.after_action(step.action))
        self._on_changed()

    def _on_changed(self) -> None:
        is_mine = self._match.seat_to_play == LEARNER and not self._match.is_over
        if self._was_mine and not is_mine:
            self._learn(self._match.progress.after_turn())
        if not self._was_mine and is_mine:
            self._reserve_room(self.bar.text.height())  # other things can be said now
        self._was_mine = is_mine
        if self._match.table.scorings and Lesson.SCORING not in self._match.progress.done:
            self._learn(self._match.progress.after_scoring())
        self._advise()

    def _on_refused(self, rule: Rule) -> None:
        self._learn(self._match.progress.after_refusal(rule))
        self._advise()

    def go_on(self) -> None:
        """The learner wants the next lesson."""
        if self.lesson is not None:
            self._learn(self._match.progress.skipped())
            self._advise()

    def _learn(self, progress: Progress) -> None:
        if progress != self._match.progress:
            self._match.learn(progress)

    # Advising

    def _advise(self) -> None:
        lesson = self.lesson
        advice = None if lesson is None else self._advice_for(lesson)
        if advice != self._advice and advice is not None:
            self._page.keyboard.announce(f"{advice.title}. {advice.text}")
        self._advice = advice
        self.bar.setVisible(advice is not None)
        if advice is not None:
            self.bar.title.setText(advice.title)
            self.bar.text.setText(advice.text)
            self.bar.next_button.setText(self._button_text(lesson))
            self.bar.next_button.setToolTip(self.tr("Key: F2"))
        self._show_frames()

    def _button_text(self, lesson: Lesson | None) -> str:
        if lesson is Lesson.WELCOME:
            return self.tr("Next")
        return self.tr("Play on") if lesson is Lesson.WHAT_IT_GAVE else self.tr("Skip")

    def _advice_for(self, lesson: Lesson) -> Advice:
        """What to say while this lesson is next; others may be at play, or the turn may be over."""
        if lesson in (Lesson.WELCOME, Lesson.WHAT_IT_GAVE):
            return self._taught_in(lesson)
        if not self._was_mine:
            return Advice(
                self.tr("The others play"), self.tr("Watch what they do. Soon it is your turn.")
            )
        if self._match.is_resting and lesson is not Lesson.END_THE_TURN:
            return Advice(
                self.tr("Well done"),
                self.tr("Now click “End turn”: the next player is waiting."),
                is_about_the_button=True,
            )
        return self._taught_in(lesson)

    def _taught_in(self, lesson: Lesson) -> Advice:
        return {
            Lesson.WELCOME: self._welcome,
            Lesson.TAKE_MONEY: self._take_money,
            Lesson.END_THE_TURN: self._end_the_turn,
            Lesson.FORBIDDEN_PLACE: self._forbidden_place,
            Lesson.PAY_EXACTLY: self._pay_exactly,
            Lesson.ACT_AGAIN: self._act_again,
            Lesson.PLACE: self._place,
            Lesson.REDESIGN: self._redesign,
            Lesson.SCORING: self._scoring,
            Lesson.WHAT_IT_GAVE: self._what_it_gave,
        }[lesson]()

    def _welcome(self) -> Advice:
        return Advice(
            self.tr("Welcome to the Alhambra"),
            self.tr(
                "In the middle stands your fountain; around it you will build your palace. At the "
                "left four tiles lie on the building market, and below them four open money "
                "cards. Your own money lies at the bottom. Click “Next”."
            ),
        )

    def _take_money(self) -> Advice:
        money = self._match.table.open_money
        title = self.tr("Take money")
        if not all(card in money for card in FIRST_CARDS):
            text = self.tr(
                "In your turn you do one thing: take money, buy a tile or redesign. Take money "
                "now: click one card, or several that are worth 5 at most together, and then the "
                "button below them."
            )
            return Advice(title, text)
        text = self.tr(
            "In your turn you do one thing: take money, buy a tile or redesign. Take money now. "
            "You may take one card, or several that are worth 5 at most together: click the two "
            "framed cards, and then the button below them."
        )
        return Advice(title, text, tuple(OpenCard(money.index(card)) for card in FIRST_CARDS))

    def _end_the_turn(self) -> Advice:
        return Advice(
            self.tr("End the turn"),
            self.tr(
                "Until you end your turn you can take everything back, with the arrow at the top. "
                "If you are content, click “End turn”."
            ),
            is_about_the_button=True,
        )

    def _forbidden_place(self) -> Advice:
        title = self.tr("Not every place will do")
        piece = Piece(Source.MARKET, ARCADES)
        turn = self._director.turn
        if self._can_buy(ARCADES) and BELOW_THE_FOUNTAIN not in turn.targets(piece):
            text = self.tr(
                "Now you can pay the arcades. First try something forbidden: drag them to the "
                "framed place. Their wall would meet an open side of the fountain, and the table "
                "says so. With the key W you can read the rule."
            )
            return Advice(title, text, (piece,), BELOW_THE_FOUNTAIN)
        text = self.tr(
            "A tile must fit: where two tiles touch, both sides have a wall, or neither has. Drag "
            "a tile that you can pay to a wrong place, and the table says why it can't stay."
        )
        return Advice(title, text)

    def _pay_exactly(self) -> Advice:
        title = self.tr("Pay the exact amount")
        exact = self._exact_purchase()
        if exact is None:
            text = self.tr(
                "Whoever pays the exact amount may act again. So collect money that fits a price, "
                "and then drag the tile to a place that glows."
            )
            return Advice(title, text)
        tile, payment = exact
        text = self.tr(
            "{tile}: for this price you have exactly the right money, {cards}. Drag the tile from "
            "the market to a place that glows. Whoever pays the exact amount may act again!"
        )
        cards = texts.listed([texts.money(card) for card in payment.cards])
        name = texts.tile(tile)
        text = text.format(tile=name[:1].upper() + name[1:], cards=cards)
        return Advice(title, text, (Piece(Source.MARKET, tile),))

    def _act_again(self) -> Advice:
        title = self.tr("Another action")
        if not self._can_buy(GARDEN):
            text = self.tr(
                "You paid the exact amount, so you choose another action: take money, buy a tile, "
                "or redesign."
            )
            return Advice(title, text)
        text = self.tr(
            "You paid the exact amount, so you choose another action. Buy the garden too, even "
            "though you pay 9 for 8 and no change is given. This time drag the tile to the "
            "reserve board."
        )
        return Advice(title, text, (Piece(Source.MARKET, GARDEN),), Zone.RESERVE)

    def _place(self) -> Advice:
        return Advice(
            self.tr("Position the tiles"),
            self.tr(
                "What you bought is placed at the end of your turn. Until then you can drag each "
                "tile somewhere else. If you are content, click “End turn”."
            ),
            is_about_the_button=True,
        )

    def _redesign(self) -> Advice:
        title = self.tr("Redesign your Alhambra")
        reserve = [tile.id for tile in self._match.table.seats[LEARNER].reserve]
        if not reserve:
            text = self.tr(
                "Redesigning is an action too: you can remove a tile, by dragging it to the "
                "reserve board, and add it again in a later turn."
            )
            return Advice(title, text)
        text = self.tr(
            "On the reserve board a tile counts for nothing. To add it to your Alhambra is an "
            "action too: drag it from the reserve board to a place that glows."
        )
        first = GARDEN if GARDEN in reserve else reserve[0]
        return Advice(title, text, (Piece(Source.RESERVE, first),))

    def _scoring(self) -> Advice:
        return Advice(
            self.tr("A scoring is near"),
            self.tr(
                "Soon a scoring card turns up. It gives points for the most buildings of each "
                "kind, and for the longest external wall. Until then play as you like."
            ),
        )

    def _what_it_gave(self) -> Advice:
        return Advice(
            self.tr("Now you know the game"),
            self.tr(
                "That was the first of three scorings; the next ones give more points. The key W "
                "opens the rules, H asks for a hint. Play this game to its end if you like; from "
                "now on the others play in earnest."
            ),
        )

    def _can_buy(self, tile_id: str) -> bool:
        turn = self._director.turn
        lies_there = any(tile and tile.id == tile_id for tile in self._match.table.market)
        return lies_there and turn.may_act and not turn.missing_money(tile_id)

    def _exact_purchase(self) -> tuple[str, Payment] | None:
        """A tile that can be paid exactly now, and how."""
        tiles = [tile.id for tile in self._match.table.market if tile is not None]
        for tile_id in sorted(tiles, key=lambda one: one != ARCADES):
            if self._can_buy(tile_id):
                for payment in self._director.turn.payments(tile_id):
                    if payment.is_exact:
                        return tile_id, payment
        return None

    # Showing

    def _show_frames(self) -> None:
        self._scale()
        rects = self._rects()
        unit = self._page.scene.layout.unit
        for at, frame in enumerate(self._frames):
            frame.surround(rects[at] if at < len(rects) else None, unit)

    def _rects(self) -> list[QRectF]:
        scene, advice = self._page.scene, self._advice
        if advice is None or scene.model is None or not self._was_mine:
            return []
        found = [scene.rect_of(piece) for piece in advice.pieces]
        rects = [rect for rect in found if rect is not None]
        if advice.target is not None:
            rects.append(scene.target_rect(advice.target))
        if advice.is_about_the_button:
            rects.append(scene.layout.button)
        return rects

    def _scale(self) -> None:
        unit = self._page.height() / 768 * (1 + (self._page.text_scale - 1) * 0.6)
        if unit != self._unit:
            self._unit = unit
            self.bar.scale(unit)
            self._reserve_room()

    def _reserve_room(self, at_least: int = 0) -> None:
        """Let the table stay where it is from lesson to lesson."""
        if self._page.scene.model is not None:
            advices = [self._taught_in(lesson) for lesson in Lesson]
            buttons = [self._button_text(lesson) for lesson in Lesson]
            self.bar.reserve_room([advice.text for advice in advices], buttons, at_least)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the size of the page and the language."""
        if event.type() == QEvent.Type.Resize:
            self._scale()
            self._reserve_room()
        elif event.type() == QEvent.Type.LanguageChange and self._page.scene.model is not None:
            self._reserve_room()
            self._advise()
        return super().eventFilter(watched, event)
