"""``sounds.py [FOLDER]``: makes every sound of the program, from nothing but arithmetic.

The same files come of it every time, so that assets/sounds can be compared with them. Sounds
begin softly, end in silence, and are equally loud. What is plucked is an oud: two strings for each
tone, hardly out of tune with each other, in the Phrygian dominant mode.
"""

from __future__ import annotations

import math
import struct
import sys
import wave
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import TypeAlias

FOLDER = Path(__file__).parents[1] / "assets" / "sounds"
RATE = 44100

LOUDNESS = 0.14
"""How loud the loudest moment of each sound is, as ears weigh it."""
MOMENT = 0.05
LOWEST_HEARD = 300.0
"""Below this, in hertz, small loudspeakers and ears lose what there is."""
HIGHEST_PEAK = 0.8
FADE = 0.012
PLECTRUM = 0.004
"""Seconds in which it leaves the string."""

Samples: TypeAlias = list[float]
Partial: TypeAlias = tuple[float, float, float]
"""Hertz, how strong, and the seconds in which it dies away to a third."""

# Mixing


def silence(seconds: float) -> Samples:
    """Nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def add(sound: Samples, more: Samples, at: float = 0.0, gain: float = 1.0) -> None:
    """Mix more into a sound; what is longer than the sound is cut off."""
    start = round(at * RATE)
    for index in range(min(len(more), len(sound) - start)):
        sound[start + index] += gain * more[index]


# Filters


def low_passed(samples: Iterable[float], hertz: float) -> Samples:
    """Without most of what is higher."""
    share = 1 - math.exp(-2 * math.pi * hertz / RATE)
    level = 0.0
    passed = []
    for sample in samples:
        level += share * (sample - level)
        passed.append(level)
    return passed


def high_passed(samples: Samples, hertz: float) -> Samples:
    """Without most of what is lower."""
    return [sample - low for sample, low in zip(samples, low_passed(samples, hertz), strict=True)]


def band_passed(samples: Samples, hertz: Callable[[float], float], width: float) -> Samples:
    """Only what is near a height, which may change: it follows from the part that is over."""
    low = band = 0.0
    passed = []
    for index, sample in enumerate(samples):
        step = 2 * math.sin(math.pi * hertz(index / len(samples)) / RATE)
        low += step * band
        band += step * (sample - low - width * band)
        passed.append(band)
    return passed


# What sounds


def noise(seconds: float, random: Random) -> Samples:
    """All heights at once."""
    return [random.uniform(-1.0, 1.0) for _ in range(round(seconds * RATE))]


def struck(partials: Iterable[Partial], seconds: float, attack: float = 0.0012) -> Samples:
    """Something that is struck once, and rings in these partials."""
    sound = silence(seconds)
    for hertz, strength, decay in partials:
        turn = 2 * math.pi * hertz / RATE
        for index in range(len(sound)):
            time = index / RATE
            rise = min(1.0, time / attack)
            sound[index] += strength * rise * math.exp(-time / decay) * math.sin(turn * index)
    return sound


def puff(seconds: float, hertz: float, random: Random) -> Samples:
    """A short, dull noise, as when two things touch."""
    raw = low_passed(noise(seconds, random), hertz)
    return [sample * math.sin(math.pi * index / len(raw)) ** 2 for index, sample in enumerate(raw)]


def plucked(hertz: float, seconds: float, random: Random) -> Samples:
    """A pair of strings of an oud."""
    sound = silence(seconds)
    for out_of_tune in (0.9988, 1.0012):
        add(sound, string(hertz * out_of_tune, seconds, random), gain=0.5)
    for index in range(round(PLECTRUM * RATE)):
        sound[index] *= index / (PLECTRUM * RATE)
    return sound


def string(hertz: float, seconds: float, random: Random) -> Samples:
    """One string, as Karplus and Strong describe it: noise that goes round and gets duller."""
    around = RATE / hertz - 0.5
    length = int(around)
    rest = around - length
    ring = low_passed([random.uniform(-1.0, 1.0) for _ in range(length + 1)], 2200.0)
    middle = sum(ring) / len(ring)
    plectrum = max(1, length // 6)  # near the bridge: there it sounds reedy
    ring = [
        ring[index] - middle - 0.6 * (ring[index - plectrum] - middle) for index in range(len(ring))
    ]
    stays = 0.5 * 0.988 ** (220.0 / hertz)
    sound = []
    before = 0.0
    for index in range(round(seconds * RATE)):
        at = index % len(ring)
        after = ring[at - len(ring) + 1]
        here = ring[at] * rest + after * (1 - rest)
        ring[at] = stays * (here + before)
        before = here
        sound.append(here)
    return low_passed(sound, 3000.0)


def melody(notes: Iterable[tuple[float, float]], seconds: float, seed: int) -> Samples:
    """Tones, each with its beginning in seconds and its height in half-tones above the D below."""
    random = Random(seed)
    sound = silence(seconds)
    for at, half_tones in notes:
        add(sound, plucked(146.832 * 2 ** (half_tones / 12), seconds - at, random), at)
    return faded(high_passed(sound, 60.0), 0.4 * seconds)


def faded(samples: Samples, seconds: float) -> Samples:
    """Silent at its end, and ever softer before that."""
    fade, last = round(seconds * RATE), len(samples) - 1
    return [
        sample * math.sin(math.pi / 2 * min(1.0, (last - index) / fade)) ** 2
        for index, sample in enumerate(samples)
    ]


# The sounds


def card() -> Samples:
    """A card slides over others and is put down."""
    random = Random(11)
    swish = band_passed(
        low_passed(noise(0.15, random), 4000.0), lambda part: 1700 + 2300 * part, 0.6
    )
    sound = silence(0.19)
    add(
        sound,
        [
            sample * math.sin(math.pi * (index / len(swish)) ** 0.8) ** 2
            for index, sample in enumerate(swish)
        ],
    )
    add(sound, puff(0.03, 1500.0, random), 0.125, 1.1)
    return sound


def tile() -> Samples:
    """Stone is put down on stone, and settles."""
    random = Random(12)
    clack = struck([(1480.0, 1.0, 0.016), (2390.0, 0.55, 0.011), (640.0, 0.5, 0.022)], 0.16)
    add(clack, puff(0.012, 4200.0, random), gain=0.8)
    sound = silence(0.2)
    add(sound, clack)
    add(sound, clack, 0.062, 0.22)
    return sound


def wood() -> Samples:
    """A knock on a wooden board."""
    random = Random(13)
    sound = struck([(430.0, 1.0, 0.034), (690.0, 0.5, 0.022), (1130.0, 0.22, 0.012)], 0.2, 0.002)
    add(sound, puff(0.014, 1800.0, random), gain=0.7)
    return sound


def coin() -> Samples:
    """Coins ring against each other."""
    ring = [
        (2810.0, 1.0, 0.075),
        (4230.0, 0.6, 0.055),
        (6370.0, 0.28, 0.035),
        (7900.0, 0.12, 0.025),
    ]
    sound = silence(0.38)
    add(sound, struck(ring, 0.38))
    higher = [(hertz * 1.083, strength, decay) for hertz, strength, decay in ring]
    add(sound, struck(higher, 0.32), 0.055, 0.65)
    return sound


def dice() -> Samples:
    """Dice rattle, roll and lie still."""
    random = Random(15)
    sound = silence(0.6)
    at, gain = 0.0, 1.0
    while at < 0.5:
        hertz = random.uniform(1150.0, 1750.0)
        hit = struck([(hertz, 1.0, 0.009), (hertz * 1.63, 0.5, 0.006), (510.0, 0.35, 0.016)], 0.07)
        add(sound, hit, at, gain * random.uniform(0.6, 1.0))
        at += random.uniform(0.028, 0.05) * (1 + 1.3 * at)
        gain *= 0.95
    return sound


def exact() -> Samples:
    """Two coins chime: the sum is right."""
    sound = silence(0.6)
    for at, hertz in ((0.0, 1318.51), (0.1, 1975.53)):
        chime = [
            (hertz, 1.0, 0.16),
            (hertz * 2.003, 0.35, 0.1),
            (hertz * 2.756, 0.22, 0.06),
            (hertz * 4.07, 0.08, 0.03),
        ]
        add(sound, struck(chime, 0.6 - at, 0.002), at)
    return sound


def refusal() -> Samples:
    """A low, soft thud."""
    random = Random(17)
    sound = struck([(165.0, 1.0, 0.06), (247.0, 0.6, 0.045), (392.0, 0.16, 0.02)], 0.24, 0.008)
    add(sound, puff(0.05, 420.0, random), gain=0.9)
    return sound


def your_turn() -> Samples:
    """Two gentle tones, the second higher."""
    return melody([(0.0, 7), (0.15, 12)], 0.6, 18)


def scoring() -> Samples:
    """Up the mode in a few tones."""
    return melody([(0.0, 0), (0.0, 12), (0.12, 13), (0.24, 16), (0.36, 19), (0.48, 24)], 1.15, 19)


def victory() -> Samples:
    """Up, a turn, and home."""
    tones = [12, 16, 19, 20, 19, 16, 13]
    run = [(0.095 * index, float(tone)) for index, tone in enumerate(tones)]
    return melody([(0.0, 0.0), *run, (0.67, 0.0), (0.69, 12), (0.71, 16), (0.73, 24)], 1.5, 20)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "card": card,
    "coin": coin,
    "dice": dice,
    "exact": exact,
    "refusal": refusal,
    "scoring": scoring,
    "tile": tile,
    "victory": victory,
    "wood": wood,
    "your-turn": your_turn,
}

# Files


def loudness(samples: Samples) -> float:
    """How loud the loudest moment is."""
    heard = high_passed(samples, LOWEST_HEARD)
    length = round(MOMENT * RATE)
    power = [0.0]
    for sample in heard:
        power.append(power[-1] + sample * sample)
    starts = range(max(1, len(heard) - length))
    loudest = max(power[min(start + length, len(heard))] - power[start] for start in starts)
    return math.sqrt(loudest / length)


def finished(samples: Samples) -> Samples:
    """As loud as all others, without a peak that is too high, and silent at its end."""
    gain = LOUDNESS / loudness(samples)
    return [
        HIGHEST_PEAK * math.tanh(gain * sample / HIGHEST_PEAK) for sample in faded(samples, FADE)
    ]


def write(path: Path, samples: Samples) -> None:
    """One channel of 16 bits."""
    whole = [round(sample * 32767) for sample in samples]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(whole)}h", *whole))


def main(folder: Path) -> None:
    """Write them all."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(folder / f"{name}.wav", finished(make()))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
