"""What can be chosen; every choice holds at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QPushButton, QWidget

from alhambra_qt.dialogs.dialog import Dialog
from alhambra_qt.files.settings import LOUDEST, TEXT_SCALES, Settings, Speed
from alhambra_qt.widgets.commands import PROGRAM, SOUND, label_of, with_key
from alhambra_qt.widgets.fields import ChoiceBox, Slider
from alhambra_qt.widgets.fitted import WrappedCheckBox
from alhambra_qt.words.languages import languages, name_of


class SettingsDialog(Dialog):
    """Language, text, table, sound, window."""

    changed = Signal(object)
    """The new `Settings`."""

    def __init__(self, parent: QWidget | None, unit: float, settings: Settings) -> None:
        super().__init__(parent, unit)
        self.settings = settings
        self.language = ChoiceBox()
        self.text_scale = ChoiceBox()
        self.speed = ChoiceBox()
        self.volume = Slider(LOUDEST, 5)
        self.less_motion = WrappedCheckBox()
        self.plays_sounds = WrappedCheckBox()
        self.ends_turns_itself = WrappedCheckBox()
        self.asks_before_overpaying = WrappedCheckBox()
        self.pauses_between_turns = WrappedCheckBox()
        self.hides_aids = WrappedCheckBox()
        self.full_screen = WrappedCheckBox()
        self._close = QPushButton()
        self._labels = [QLabel() for _ in range(4)]
        self._lay_out()
        self._rescale()
        self._retranslate()
        self._show_settings()
        self._wire()

    def _lay_out(self) -> None:
        form = self._form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for label, field in zip(
            self._labels, (self.language, self.text_scale, self.speed, self.volume), strict=True
        ):
            label.setBuddy(field)
            form.addRow(label, field)
        self.body.addLayout(form)
        for box in (
            self.less_motion,
            self.plays_sounds,
            self.ends_turns_itself,
            self.asks_before_overpaying,
            self.pauses_between_turns,
            self.hides_aids,
            self.full_screen,
        ):
            self.body.addWidget(box)
        self.buttons.addStretch()
        self.buttons.addWidget(self._close)
        for code in (None, *languages()):
            self.language.addItem("", code)
        for scale in TEXT_SCALES:
            self.text_scale.addItem("", scale)
        for speed in Speed:
            self.speed.addItem("", speed)

    def _wire(self) -> None:
        self.language.activated.connect(lambda: self._change(language=self.language.currentData()))
        self.text_scale.activated.connect(
            lambda: self._change(text_scale=self.text_scale.currentData())
        )
        self.speed.activated.connect(lambda: self._change(speed=Speed(self.speed.currentData())))
        self.volume.valueChanged.connect(self._on_volume_changed)
        self.less_motion.toggled.connect(lambda on: self._change(less_motion=on))
        self.plays_sounds.toggled.connect(lambda on: self._change(plays_sounds=on))
        self.ends_turns_itself.toggled.connect(lambda on: self._change(ends_turns_itself=on))
        self.asks_before_overpaying.toggled.connect(
            lambda on: self._change(asks_before_overpaying=on)
        )
        self.pauses_between_turns.toggled.connect(lambda on: self._change(pauses_between_turns=on))
        self.hides_aids.toggled.connect(lambda on: self._change(hides_aids=on))
        self.full_screen.toggled.connect(lambda on: self._change(full_screen=on))
        self._close.clicked.connect(self.accept)

    def _on_volume_changed(self, volume: int) -> None:
        """Who makes sounds louder wants to hear them."""
        self.plays_sounds.setChecked(True)
        self._change(volume=volume)

    def _change(self, **chosen: Any) -> None:
        self.settings = self.settings._replace(**chosen)
        self.changed.emit(self.settings)

    def _show_settings(self) -> None:
        settings = self.settings
        self.language.setCurrentIndex(max(0, self.language.findData(settings.language)))
        self.text_scale.setCurrentIndex(max(0, self.text_scale.findData(settings.text_scale)))
        self.speed.setCurrentIndex(self.speed.findData(settings.speed))
        self.volume.setValue(settings.volume)
        self.less_motion.setChecked(settings.less_motion)
        self.plays_sounds.setChecked(settings.plays_sounds)
        self.ends_turns_itself.setChecked(settings.ends_turns_itself)
        self.asks_before_overpaying.setChecked(settings.asks_before_overpaying)
        self.pauses_between_turns.setChecked(settings.pauses_between_turns)
        self.hides_aids.setChecked(settings.hides_aids)
        self.full_screen.setChecked(settings.full_screen)

    def _rescale(self) -> None:
        self._form.setSpacing(self.pixels(12))
        for field in (self.language, self.text_scale, self.speed, self.volume):
            field.updateGeometry()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self.heading.setText(self.tr("Settings"))
        names = (
            self.tr("Language:"),
            self.tr("Text size:"),
            self.tr("Animation:"),
            self.tr("Volume:"),
        )
        for label, name in zip(self._labels, names, strict=True):
            label.setText(name)
        self.language.setItemText(0, self.tr("System language"))
        for index in range(1, self.language.count()):
            self.language.setItemText(index, name_of(self.language.itemData(index)))
        for index, scale in enumerate(TEXT_SCALES):
            self.text_scale.setItemText(
                index, self.tr("{number}%").format(number=round(scale * 100))
            )
        speeds = {
            Speed.SLOW: self.tr("slow"),
            Speed.NORMAL: self.tr("normal"),
            Speed.FAST: self.tr("fast"),
            Speed.OFF: self.tr("off"),
        }
        for index in range(self.speed.count()):
            self.speed.setItemText(index, speeds[Speed(self.speed.itemData(index))])
        self.less_motion.setText(self.tr("Less motion: nothing flies or sparkles"))
        sound = label_of((SOUND,), SOUND.name)
        self.plays_sounds.setText(with_key(sound, (SOUND,), SOUND.name))
        self.ends_turns_itself.setText(
            self.tr("End your turn automatically when there’s nothing left to decide")
        )
        self.asks_before_overpaying.setText(self.tr("Ask before overpaying"))
        self.pauses_between_turns.setText(
            self.tr("Pause briefly if others can do something before the next turn")
        )
        self.hides_aids.setText(self.tr("Hide counts and expected points, as at a real table"))
        full_screen = with_key(label_of(PROGRAM, "full-screen"), PROGRAM, "full-screen")
        self.full_screen.setText(full_screen)
        self._close.setText(self.tr("Close"))
