"""Settings survive, whatever happens to their file."""

import errno
import json
import os
import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from alhambra_qt.files.settings import Settings, SettingsFile, Speed
from alhambra_qt.files.storage import folders_in
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.play.game_setup import GameSetup, SeatSetup
from alhambra_qt.words.languages import Translators
from tests.qt.games import game_of_window, no_file_longer_than

SETUP = GameSetup((SeatSetup("Ann", 3), SeatSetup("<b>Zaïda</b> 🌙", 0, "ai:easy")), youngest=1)
CHOSEN = Settings(
    language="nl",
    text_scale=1.5,
    full_screen=True,
    speed=Speed.FAST,
    plays_sounds=False,
    volume=85,
    last_setup=SETUP,
)


def test_without_a_file_there_are_defaults(tmp_path: Path) -> None:
    assert SettingsFile(tmp_path / "settings.json").load() == Settings()


def test_what_was_saved_is_loaded(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "a folder" / "settings.json")
    assert file.save(CHOSEN)
    assert file.load() == CHOSEN


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xfe", b"[]", b"null", b"[" * 100_000])
def test_a_damaged_file_gives_defaults_and_a_line_in_the_log(
    tmp_path: Path, damage: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(damage)
    assert SettingsFile(path).load() == Settings()
    assert "the settings can't be read" in caplog.text


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", 3),
        ("text_scale", "big"),
        ("text_scale", 50),
        ("text_scale", True),
        ("full_screen", "yes"),
        ("geometry", None),
        ("speed", "warp"),
        ("plays_sounds", 1),
        ("volume", 101),
        ("volume", -1),
        ("volume", 50.5),
        ("volume", True),
        ("last_setup", []),
        ("last_setup", {"seats": [], "youngest": 0}),
        (
            "last_setup",
            {
                "seats": [
                    {"name": "A", "colour": 1, "kind": "human"},
                    {"name": "B", "colour": 1, "kind": "human"},
                ],
                "youngest": 0,
            },
        ),
    ],
)
def test_one_wrong_value_spoils_only_itself(
    tmp_path: Path, key: str, value: object, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"hides_aids": True, key: value}))
    settings = SettingsFile(path).load()
    assert settings.hides_aids
    assert getattr(settings, key) == getattr(Settings(), key)
    assert key in caplog.text


def test_what_another_version_has_written_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"sound": "loud", "hides_aids": true}')
    file = SettingsFile(path)
    assert file.save(file.load())
    assert json.loads(path.read_text())["sound"] == "loud"


def test_a_full_disk_leaves_the_old_settings(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.save(CHOSEN)
    with no_file_longer_than(50):
        assert not file.save(Settings())
    assert file.load() == CHOSEN
    assert list(tmp_path.iterdir()) == [file.path]


def nested(levels: int) -> object:
    value: object = "deep"
    for level in range(levels):
        value = [value] if level % 2 else {"in": value}
    return value


def setup_with(**change: object) -> object:
    seats = [
        {"name": "A", "colour": 1, "kind": "human"} | change,
        {"name": "B", "colour": 2, "kind": "human"},
    ]
    return {"seats": seats, "youngest": 0}


NASTY: list[object] = [
    None,
    True,
    -1,
    1e400,
    float("nan"),
    10**400,
    "",
    "\ud800",
    "a\0b",
    "\u202e",
    "x" * 100_000,
    "AdnQywADAAA",
    "AdnQywADAAAAAAAAAAAAAAAAAAAAAAAA",
    [],
    {},
    [[]],
    nested(500),
    setup_with(name="\ud800"),
    setup_with(name="A\0"),
    setup_with(name="A" * 100_000),
    setup_with(kind="\udfff"),
    setup_with(kind="bot:\ud800"),
    setup_with(kind=nested(500)),
    setup_with(colour=10**400),
    setup_with(colour=-1),
]


@pytest.mark.parametrize("number", range(len(NASTY)))
def test_no_value_of_any_setting_stops_the_program(
    tmp_path: Path, qtbot: QtBot, translators: Translators, number: int
) -> None:
    """A window opens, begins a game, saves its settings, and opens again."""
    folders = folders_in(tmp_path)
    folders.config.mkdir()
    keys = list(Settings._fields)
    nasty = NASTY[number]
    folders.settings.write_text(json.dumps(dict.fromkeys([*keys, "another", "\ud800"], nasty)))
    for _ in range(2):
        file = SettingsFile(folders.settings)
        settings = file.load()
        translators.change_to(settings.language)
        window = MainWindow(folders, file, settings, translators)
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.open_up()
        window.start_game(settings.last_setup or SETUP)
        assert game_of_window(window).match.session.lines
        window.close()
        translators.change_to("en")
    assert isinstance(json.loads(folders.settings.read_text()), dict)


@pytest.mark.parametrize(
    "content", [b"{", b'{"hides_aids": 3}', json.dumps({"deep": nested(500)}).encode()]
)
def test_settings_with_something_bad_in_them_are_kept_beside_the_new_ones(
    tmp_path: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.path.write_bytes(content)
    assert file.save(file.load())
    assert (tmp_path / "settings.json.bad").read_bytes() == content
    assert "the old settings are kept as settings.json.bad" in caplog.messages
    caplog.clear()
    assert file.load() == Settings()
    assert not caplog.messages


def test_what_is_no_file_is_moved_out_of_the_way(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A pipe would let the program wait for ever."""
    for make in (os.mkfifo, os.mkdir, _link_to_itself):
        file = SettingsFile(tmp_path / make.__name__ / "settings.json")
        file.path.parent.mkdir()
        make(file.path)
        assert file.load() == Settings()
        assert file.save(CHOSEN)
        assert file.load() == CHOSEN
        assert os.path.lexists(file.path.with_name("settings.json.bad"))
    assert "the settings can't be read" in caplog.text


@pytest.mark.parametrize("is_there", [True, False])
def test_a_link_to_settings_stays_a_link(tmp_path: Path, *, is_there: bool) -> None:
    kept = tmp_path / "kept.json"
    if is_there:
        kept.write_text("{}")
    file = SettingsFile(tmp_path / "settings.json")
    file.path.symlink_to(kept)
    assert file.load() == Settings()
    assert file.save(CHOSEN)
    assert file.path.is_symlink()
    assert file.load() == SettingsFile(kept).load() == CHOSEN


def _link_to_itself(path: Path) -> None:
    path.symlink_to(path)


def test_settings_that_cannot_be_read_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What may not be read can't be copied, but it can be moved."""
    file = SettingsFile(tmp_path / "settings.json")
    file.path.write_text("mine")

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as forbidden:
        forbidden.setattr(os, "open", refuse)
        forbidden.setattr(shutil, "copyfile", refuse)
        assert file.load() == Settings()
    assert file.save(CHOSEN)
    assert file.path.with_name("settings.json.bad").read_text() == "mine"


def test_old_settings_that_cannot_be_kept_are_no_reason_not_to_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.path.write_text("?")
    file.path.with_name("settings.json.bad").mkdir()
    assert file.load() == Settings()
    assert "the old settings can't be kept" in caplog.text
