"""Sounds are heard if they can be, and nothing ever waits for them."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
import wave
from array import array
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from alhambra_qt.sound import device
from alhambra_qt.sound import player as players
from alhambra_qt.sound.cues import Cue
from alhambra_qt.sound.mixer import MOST, Mixer, scaled
from alhambra_qt.sound.player import Player
from alhambra_qt.system import resources
from tests.qt.sound.speakers import Speakers, library

SOUNDS = resources.assets() / "sounds"

MakePlayer = Callable[..., Player]


@pytest.fixture
def new_player() -> Iterator[MakePlayer]:
    """Makes players that end with the test."""
    made: list[Player] = []

    def make(folder: Path = SOUNDS, longest_silence: float = 20.0) -> Player:
        made.append(Player(folder, longest_silence=longest_silence))
        return made[-1]

    yield make
    for player in made:
        player.close()
        assert not player.is_at_work


def sound(cue: Cue) -> device.Samples:
    return device.decoded((SOUNDS / f"{cue}.wav").read_bytes())


def threads() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name == "sound"]


def _are(speakers: list[Speakers], number: int) -> bool:
    return len(speakers) == number


# Files


@pytest.mark.parametrize("cue", Cue)
def test_every_sound_is_there_and_can_be_decoded(cue: Cue) -> None:
    library()
    with wave.open(str(SOUNDS / f"{cue}.wav")) as file:
        written = array("h", file.readframes(file.getnframes()))
    assert sound(cue) == written


def test_there_is_no_sound_that_nobody_plays() -> None:
    assert {path.stem for path in SOUNDS.glob("*.wav")} == set(Cue)


# Playing


def test_nothing_is_opened_before_the_first_sound(
    new_player: MakePlayer, speakers: list[Speakers], qtbot: QtBot
) -> None:
    player = new_player()
    assert not player.is_at_work
    player.play(Cue.CARD)
    qtbot.waitUntil(lambda: len(speakers) == 1)


def test_a_sound_is_heard_as_it_is_in_its_file(
    new_player: MakePlayer, speakers: list[Speakers], qtbot: QtBot
) -> None:
    player, whole = new_player(), sound(Cue.TILE)
    player.play(Cue.TILE)
    qtbot.waitUntil(lambda: bool(speakers) and len(speakers[0].heard) >= len(whole) - 1500)
    qtbot.waitUntil(player._mixer.is_silent)
    heard = speakers[0].heard
    assert heard[: len(whole)] == whole[: len(heard)]
    assert not any(heard[len(whole) :])


def test_half_the_volume_is_a_quarter_of_the_level(
    new_player: MakePlayer, speakers: list[Speakers], qtbot: QtBot
) -> None:
    player = new_player()
    player.volume = 50
    player.play(Cue.TILE)
    qtbot.waitUntil(lambda: bool(speakers) and len(speakers[0].heard) > 1000)
    expected = scaled(sound(Cue.TILE), 0.25)
    assert speakers[0].heard[:1000] == expected[:1000]
    assert max(expected) < max(sound(Cue.TILE)) / 3.9


def test_without_volume_nothing_is_opened_or_started(
    new_player: MakePlayer, speakers: list[Speakers], qtbot: QtBot
) -> None:
    player = new_player()
    player.volume = 0
    for cue in Cue:
        player.play(cue)
    qtbot.wait(50)
    assert not player.is_at_work
    assert speakers == []


@pytest.mark.usefixtures("speakers")
def test_muting_ends_what_is_heard(new_player: MakePlayer, qtbot: QtBot) -> None:
    player = new_player()
    player.play(Cue.VICTORY)
    qtbot.waitUntil(lambda: not player._mixer.is_silent())
    player.volume = 0
    assert player._mixer.is_silent()


def test_one_device_plays_several_sounds(
    new_player: MakePlayer, speakers: list[Speakers], qtbot: QtBot
) -> None:
    player = new_player()
    for cue in Cue:
        player.play(cue)
        player.play(cue)  # what is asked for twice at once is heard once
    qtbot.waitUntil(lambda: len(player._sounds) == len(Cue))
    qtbot.waitUntil(player._mixer.is_silent)
    assert len(speakers) == 1


def test_after_some_silence_the_device_is_closed_and_the_thread_ends(
    new_player: MakePlayer, speakers: list[Speakers], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "LOOKS", 0.02)
    player = new_player(longest_silence=0.1)
    for number in (1, 2):
        player.play(Cue.CARD)
        qtbot.waitUntil(partial(_are, speakers, number))
        qtbot.waitUntil(lambda: not player.is_at_work)
        assert speakers[-1].is_closed
        assert len(speakers[-1].heard) > 1000


def test_closing_ends_the_device_and_the_thread_at_once(
    new_player: MakePlayer, speakers: list[Speakers], qtbot: QtBot
) -> None:
    player = new_player()
    player.play(Cue.VICTORY)
    qtbot.waitUntil(lambda: bool(speakers))
    begun = monotonic()
    player.close()
    assert monotonic() - begun < 1
    assert speakers[0].is_closed
    assert threads() == []
    player.play(Cue.CARD)
    assert threads() == []


# Mixing


def test_sounds_at_once_are_added_and_never_too_loud() -> None:
    mixer = Mixer()
    mixer.add(array("h", [100, 200, 30_000, -30_000]))
    mixer.add(array("h", [1, 2, 30_000, -30_000, 7]))
    assert mixer.read(3) == array("h", [101, 202, 32767])
    assert mixer.read(4) == array("h", [-32767, 7, 0, 0])
    assert mixer.is_silent()
    assert mixer.read(2) == array("h", [0, 0])


def test_of_very_many_sounds_the_oldest_ends() -> None:
    mixer = Mixer()
    for level in range(MOST + 1):
        mixer.add(array("h", [2**level]))
    assert mixer.read(1) == array("h", [2 ** (MOST + 1) - 1 - 1])


# What can go wrong


def test_without_a_device_the_log_says_it_once(
    new_player: MakePlayer,
    speakers: list[Speakers],
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise library().MiniaudioError("failed to init device", -401)

    monkeypatch.setattr(library(), "PlaybackDevice", refuse)
    monkeypatch.setattr(players, "AGAIN", 0.0)
    player = new_player()
    for cue in Cue:
        player.play(cue)
        qtbot.wait(5)
    player.close()
    (line,) = caplog.messages
    assert line.startswith("no sound device can be opened: ")
    assert threads() == []
    assert speakers == []


@pytest.mark.parametrize("cards", [" 0 [PCH    ]: HDA-Intel\n", "--- no soundcards ---\n", None])
def test_alsa_is_only_asked_if_there_is_a_card(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, cards: str | None
) -> None:
    """Without one, it would write about that to the terminal."""
    asked: list[dict[str, Any]] = []

    def refuse(*_: object, **how: Any) -> None:
        asked.append(how)
        raise library().MiniaudioError("failed to init device", -401)

    monkeypatch.setattr(library(), "PlaybackDevice", refuse)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(device, "CARDS", tmp_path / "cards")
    if cards is not None:
        device.CARDS.write_text(cards)
    with pytest.raises(device.NoDevice):
        device.Device(lambda _count: array("h"))
    backends = asked[0].get("backends", list(library().Backend))
    assert (library().Backend.ALSA in backends) == (cards is not None and "PCH" in cards)
    assert library().Backend.PULSEAUDIO in backends


def test_a_device_that_plays_to_nobody_is_none(
    new_player: MakePlayer,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    null = partial(library().PlaybackDevice, backends=[library().Backend.NULL])
    monkeypatch.setattr(library(), "PlaybackDevice", null)
    new_player().play(Cue.CARD)
    qtbot.waitUntil(lambda: bool(caplog.messages))
    assert caplog.messages == ["no sound device can be opened: there is none"]


def test_a_device_that_does_not_start_is_closed(
    new_player: MakePlayer,
    speakers: list[Speakers],
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Speakers, "fails_to_start", True)
    new_player().play(Cue.CARD)
    qtbot.waitUntil(lambda: bool(caplog.messages))
    assert caplog.messages[0].startswith("no sound device can be opened: ")
    assert speakers[0].is_closed


@pytest.mark.parametrize("end", [Speakers.be_unplugged, Speakers.get_stuck])
def test_a_device_that_is_unplugged_in_play_is_looked_for_again(
    new_player: MakePlayer,
    speakers: list[Speakers],
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    end: Callable[[Speakers], None],
) -> None:
    monkeypatch.setattr(players, "LOOKS", 0.02)
    monkeypatch.setattr(players, "STUCK", 0.1)
    player = new_player()
    for number in range(3):
        player.play(Cue.TILE)
        qtbot.waitUntil(partial(_are, speakers, number + 1))
        qtbot.waitUntil(lambda: len(speakers[-1].heard) > 1000)
        end(speakers[-1])
        player._mixer.add(sound(Cue.VICTORY))  # nobody plays it
        qtbot.waitUntil(lambda: player._device is None)
        assert speakers[-1].is_closed
    assert caplog.messages == ["the sound device plays no more: it may have been unplugged"]


def test_without_the_library_the_log_says_it_once(
    new_player: MakePlayer,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    monkeypatch.setattr(players, "AGAIN", 0.0)
    player = new_player()
    for cue in Cue:
        player.play(cue)
        qtbot.wait(5)
    player.close()
    (line,) = caplog.messages
    assert line.startswith("there are no sounds without miniaudio: ")


DAMAGED: dict[str, bytes | None] = {
    "missing": None,
    "empty": b"",
    "cut off": (SOUNDS / "tile.wav").read_bytes()[:40],
    "text": b"not a sound " * 100,
    "a picture": (resources.assets() / "pictures" / "coin.svg").read_bytes(),
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_file_is_silent_and_the_log_says_it_once(
    tmp_path: Path,
    new_player: MakePlayer,
    speakers: list[Speakers],
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    damage: str,
) -> None:
    folder = tmp_path / "sounds"
    shutil.copytree(SOUNDS, folder)
    (folder / "tile.wav").unlink()
    content = DAMAGED[damage]
    if content is not None:
        (folder / "tile.wav").write_bytes(content)
    player = new_player(folder)
    for _ in range(3):
        player.play(Cue.TILE)
        qtbot.wait(10)
    player.play(Cue.COIN)
    qtbot.waitUntil(lambda: bool(speakers) and len(speakers[0].heard) > 1000)
    (line,) = caplog.messages
    assert line.startswith("can't play tile.wav: ")


def test_a_device_that_never_opens_keeps_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "PATIENCE", 0.05)
    is_released = Event()

    def hang(_read: object) -> players.OpenDevice:
        is_released.wait(10)
        raise device.NoDevice("at last")

    player = Player(SOUNDS, hang)
    begun = monotonic()
    player.play(Cue.CARD)
    player.play(Cue.TILE)
    player.close()
    assert monotonic() - begun < 1
    is_released.set()
    thread = player._thread
    if thread is not None:
        thread.join(10)


def test_a_device_that_cannot_be_closed_is_no_reason_to_hang(
    speakers: list[Speakers],
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    close = Speakers.close

    def fail(self: Speakers) -> None:
        close(self)
        raise OSError("gone")

    with monkeypatch.context() as broken:
        broken.setattr(Speakers, "close", fail)
        player = Player(SOUNDS)
        player.play(Cue.CARD)
        qtbot.waitUntil(lambda: bool(speakers))
        player.close()
    assert caplog.messages == ["the sound device can't be closed: gone"]
    assert threads() == []


# The library


def test_the_library_itself_plays_every_sound(
    new_player: MakePlayer,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To nobody, in real time, and in its own thread."""
    null = partial(library().PlaybackDevice, backends=[library().Backend.NULL])
    monkeypatch.setattr(library(), "PlaybackDevice", null)
    monkeypatch.setattr(device, "NOWHERE", "")
    player = new_player()
    for cue in Cue:
        player.play(cue)
    qtbot.waitUntil(lambda: len(player._sounds) == len(Cue))
    qtbot.waitUntil(player._mixer.is_silent, timeout=10_000)
    assert player._device is not None
    assert not player._device.has_stopped
    player.close()
    assert caplog.messages == []


def test_the_library_loads_no_network_and_a_program_that_plays_ends() -> None:
    library()
    code = """
import sys
from functools import partial
from alhambra_qt.sound import device
from alhambra_qt.sound.cues import Cue
from alhambra_qt.sound.player import Player
from alhambra_qt.system import resources
library = device.miniaudio()
library.PlaybackDevice = partial(library.PlaybackDevice, backends=[library.Backend.NULL])
device.NOWHERE = ""
player = Player(resources.assets() / "sounds")
player.play(Cue.VICTORY)
while player._mixer.is_silent():
    pass
print(*sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0
    assert done.stderr == ""
    modules = set(done.stdout.split())
    assert "miniaudio" in modules
    assert not modules & {"socket", "ssl", "http", "urllib.request", "asyncio"}
