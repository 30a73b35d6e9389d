"""The base game aloud: what can have the focus, for somebody who can't see it."""

from __future__ import annotations

from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.table.region import LineOf, PlateOf, Thing
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.words import texts
from alhambra_qt.words.languages import begun, tr
from alhambra_qt.words.names import named
from alhambra_qt.words.texts import listed
from core.alhambra.components import CURRENCIES, FOUNTAIN, Money, Tile
from core.alhambra.palace import x_and_y

# Tiles


def market_tile(setting: Setting, thing: Thing | int) -> str:
    """A tile of the market, with what it costs."""
    assert isinstance(thing, Piece)
    for square, tile in enumerate(setting.model.market):
        if tile is not None and tile.id == thing.name:
            return texts.tile_described(tile, CURRENCIES[square])
    return ""


def palace_tile(setting: Setting, thing: Thing | int) -> str:
    """A tile of the large palace and where it is, or a place there."""
    if isinstance(thing, int):
        return _place(setting, *x_and_y(thing))
    assert isinstance(thing, Piece)
    city = setting.model.seats[setting.model.shown].city
    placed = next(one for one in city if one.tile.id == thing.name)
    if placed.tile == FOUNTAIN:
        return texts.building(FOUNTAIN.building).capitalize()
    figure = "" if placed.figure is None else placed.figure.told
    return joined(texts.tile_described(placed.tile), place(placed.x, placed.y), figure)


def reserve_tile(setting: Setting, thing: Thing | int) -> str:
    """A tile of the reserve board."""
    assert isinstance(thing, Piece)
    tile = _named(setting.model.seats[setting.model.shown].reserve, thing.name)
    return joined(texts.tile_described(tile), tr("on the reserve board"))


def bought_tile(setting: Setting, thing: Thing | int) -> str:
    """A tile that was bought in this turn, and where it is pencilled in."""
    assert isinstance(thing, Piece)
    marks = setting.model.marks
    for placed in marks.built:
        if placed.tile.id == thing.name:
            where = joined(tr("bought, placed for now"), place(placed.x, placed.y))
            return joined(texts.tile_described(placed.tile), where)
    region = next(
        name for name, tiles in marks.lying.items() if any(tile.id == thing.name for tile in tiles)
    )
    tile = _named(marks.of(region), thing.name)
    return joined(texts.tile_described(tile), setting.regions[region].marked())


def _named(tiles: tuple[Tile, ...], name: str) -> Tile:
    return next(tile for tile in tiles if tile.id == name)


def _place(setting: Setting, x: int, y: int) -> str:
    """A place as a target, with what would be exchanged there."""
    city = setting.model.seats[setting.model.shown].city
    there = next((placed.tile for placed in city if (placed.x, placed.y) == (x, y)), None)
    if there is None:
        return place(x, y)
    exchanged = tr("in exchange for {tile}").format(tile=texts.tile_described(there))
    return joined(place(x, y), exchanged)


def place(x: int, y: int) -> str:
    """A place of a palace, as seen from the fountain."""
    steps = [
        tr("{number} east").format(number=x) if x > 0 else "",
        tr("{number} west").format(number=-x) if x < 0 else "",
        tr("{number} north").format(number=-y) if y < 0 else "",
        tr("{number} south").format(number=y) if y > 0 else "",
    ]
    return tr("{steps} of the fountain").format(steps=listed([step for step in steps if step]))


# Cards


def open_card(setting: Setting, thing: Thing | int) -> str:
    """One of the open money cards."""
    assert isinstance(thing, Card)
    return _card(setting, thing, setting.model.money[thing.index], tr("face-up money card"))


def hand(setting: Setting, thing: Thing | int) -> str:
    """A card of the hand, or all of it."""
    model = setting.model
    if model.hand is None or model.hand_owner is None:
        return ""
    if isinstance(thing, Card):
        return _card(setting, thing, model.hand[thing.index], tr("in your hand"))
    name = named(model.seats[model.hand_owner].name)
    cards = listed([*map(texts.money, model.hand)])
    return tr("{name}’s hand: {cards}").format(name=name, cards=cards)


def _card(setting: Setting, card: Card, money: Money, where: str) -> str:
    name = texts.money(money)
    state = tr("chosen") if card in setting.chosen else ""
    return joined(begun(name), where, state)


# Boards


def stock(setting: Setting, _thing: Thing | int) -> str:
    """What is left of cards and tiles."""
    model = setting.model
    return joined(
        tr("%n card(s) in the pile", "", model.pile),
        tr("%n discarded card(s)", "", model.discards),
        tr("%n tile(s) in the bag", "", model.bag),
    )


def majority(setting: Setting, _thing: Thing | int) -> str:
    """Everybody's points."""
    model = setting.model
    each = [
        tr("{name}: {points}").format(name=person.name[:60], points=texts.points(score))
        for person, score in zip(model.people(), model.scores(), strict=True)
    ]
    return joined(tr("Majorities and points"), *each)


def chronicle(setting: Setting, thing: Thing | int) -> str:
    """What happened last; or one line of it, and what comes of choosing that."""
    if isinstance(thing, LineOf):
        return tr("{sentence}: see this moment again").format(sentence=thing.line.text)
    told = ". ".join(line.text for line in setting.news.lines)
    return told or tr("Nothing has happened yet")


def plate(setting: Setting, thing: Thing | int) -> str:
    """A seat in numbers."""
    assert isinstance(thing, PlateOf)
    seat = setting.model.seats[thing.seat]
    reserve = len(seat.reserve)
    return joined(
        tr("{name}’s Alhambra").format(name=seat.name[:60]),
        texts.points(seat.score),
        tr("%n tile(s)", "", len(seat.city) - 1),
        tr("%n on the reserve board", "", reserve) if reserve else "",
        tr("%n money card(s)", "", seat.cards),
        *(belonging.told for belonging in seat.belongings),
    )


def joined(*parts: str) -> str:
    """Parts of a description; what is empty is left out."""
    return ", ".join(part for part in parts if part)
