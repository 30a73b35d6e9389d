"""Settings survive, whatever happens to their file."""

import json
from pathlib import Path

import pytest

from alhambra_qt.game_setup import GameSetup, SeatSetup
from alhambra_qt.settings import Settings, SettingsFile, Speed
from tests.qt.games import no_file_longer_than

SETUP = GameSetup((SeatSetup("Ann", 3), SeatSetup("<b>Zaïda</b> 🌙", 0, "ai:easy")), youngest=1)
CHOSEN = Settings(
    language="nl", text_scale=1.5, full_screen=True, speed=Speed.FAST, last_setup=SETUP
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
