"""The sounds are made by a script of the project, and pleasant to listen to."""

from __future__ import annotations

import math
import struct
import subprocess
import sys
import wave
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
SOUNDS = sorted((TOP / "assets" / "sounds").glob("*.wav"))
LARGEST_ALTOGETHER = 600_000
LONG = {"scoring", "victory"}

each_sound = pytest.mark.parametrize("path", SOUNDS, ids=lambda path: path.stem)


def samples_of(path: Path) -> list[float]:
    """Between −1 and 1."""
    with wave.open(str(path)) as file:
        assert file.getparams()[:3] == (1, 2, 44100)
        count = file.getnframes()
        return [one / 32768 for one in struct.unpack(f"<{count}h", file.readframes(count))]


def loudest_moment(samples: list[float], length: int = 2205) -> float:
    """The root of the mean square of the loudest twentieth of a second."""
    starts = range(0, max(1, len(samples) - length), length // 10)
    squares = [sum(one * one for one in samples[at : at + length]) for at in starts]
    return math.sqrt(max(squares) / length)


def test_the_script_makes_exactly_the_sounds_that_are_there(tmp_path: Path) -> None:
    subprocess.run([sys.executable, TOP / "packaging" / "sounds.py", tmp_path], check=True)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert made == {path.name: path.read_bytes() for path in SOUNDS}


def test_every_sound_is_told_of() -> None:
    told = (TOP / "assets" / "sounds" / "README.md").read_text("utf-8")
    assert [path.name for path in SOUNDS if f"`{path.name}`" not in told] == []
    assert len(SOUNDS) == 10


def test_sounds_are_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS) < LARGEST_ALTOGETHER


@each_sound
def test_a_sound_is_short(path: Path) -> None:
    seconds = len(samples_of(path)) / 44100
    assert 0.05 <= seconds <= (1.5 if path.stem in LONG else 0.6)


@each_sound
def test_a_sound_begins_softly_ends_in_silence_and_is_never_cut_off(path: Path) -> None:
    samples = samples_of(path)
    assert abs(samples[0]) < 0.01
    assert max(map(abs, samples[-44:])) < 0.01
    assert 0.2 < max(map(abs, samples)) < 0.8
    assert abs(sum(samples) / len(samples)) < 0.001


@each_sound
def test_sounds_are_equally_loud(path: Path) -> None:
    """A low one has more in it than ears and small loudspeakers let through."""
    assert 0.12 < loudest_moment(samples_of(path)) < 0.26
