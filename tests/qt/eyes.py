"""How a picture looks to different eyes, as plain lists of numbers."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import cast

from PySide6.QtGui import QImage, QPixmap

Colour = tuple[float, float, float]

VISION: dict[str, tuple[Colour, Colour, Colour]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "no colour": ((0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722)),
}
"""What is seen of linear red, green and blue (Machado, Oliveira and Fernandes, 2009)."""


def linear(part: float) -> float:
    """How much light a part of a colour, from 0 to 1, stands for."""
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def light(colour: str) -> Colour:
    """The light of a colour written as ``#rrggbb``."""
    red, green, blue = (linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return red, green, blue


def seen(colour: Colour, vision: str) -> Colour:
    """What such eyes see of this light."""
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, colour, strict=True))))
        for row in VISION[vision]
    )
    return red, green, blue


def lab(colour: Colour) -> Colour:
    """Lightness and two axes of colour, in which distance is difference (CIELAB)."""
    red, green, blue = colour
    x, y, z = (
        share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116
        for share in (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Colour, other: Colour) -> float:
    """How different two colours look: about 2 can just be told, 100 is black and white."""
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


def contrast(one: str, other: str) -> float:
    """The contrast of text on a ground, from 1 to 21 (WCAG)."""
    dark, bright = sorted(
        sum(a * b for a, b in zip(light(each), (0.2126, 0.7152, 0.0722), strict=True))
        for each in (one, other)
    )
    return (bright + 0.05) / (dark + 0.05)


def closest(colours: Iterable[str], vision: str) -> float:
    """The difference between the two of these colours that look most alike."""
    looks = [lab(seen(light(colour), vision)) for colour in colours]
    return min(difference(one, other) for one, other in combinations(looks, 2))


def pixels(pixmap: QPixmap) -> Iterator[tuple[int, int, int, int]]:
    """Red, green, blue and opacity of every pixel, row by row."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_RGBA8888)
    for y in range(image.height()):
        row = bytes(cast("memoryview", image.constScanLine(y)))
        for x in range(image.width()):
            red, green, blue, opacity = row[4 * x : 4 * x + 4]
            yield red, green, blue, opacity


def silhouette(pixmap: QPixmap) -> list[bool]:
    """Which pixels are more there than not."""
    return [opacity > 127 for *_, opacity in pixels(pixmap)]


def figure(pixmap: QPixmap, ground: str) -> list[bool]:
    """Which pixels are clearly lighter or darker than the ground, without regard to colour."""
    level = lab(seen(light(ground), "no colour"))[0]
    found = []
    for red, green, blue, _ in pixels(pixmap):
        colour = (linear(red / 255), linear(green / 255), linear(blue / 255))
        found.append(abs(lab(seen(colour, "no colour"))[0] - level) > 12)
    return found


def look(pixmap: QPixmap, vision: str) -> list[Colour]:
    """What such eyes see of a picture on a dark table."""
    cache: dict[tuple[int, int, int, int], Colour] = {}
    found = []
    for pixel in pixels(pixmap):
        if pixel not in cache:
            share = pixel[3] / 255
            red, green, blue = (linear(part / 255 * share) for part in pixel[:3])
            cache[pixel] = lab(seen((red, green, blue), vision))
        found.append(cache[pixel])
    return found


def share_apart(one: list[bool], other: list[bool]) -> float:
    """The share of what is there in either that is there in one only."""
    either = sum(a or b for a, b in zip(one, other, strict=True))
    return sum(a != b for a, b in zip(one, other, strict=True)) / either


def mean_difference(one: list[Colour], other: list[Colour]) -> float:
    """How different two pictures look on average, pixel by pixel."""
    return sum(map(difference, one, other)) / len(one)
