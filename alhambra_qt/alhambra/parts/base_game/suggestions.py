"""What somebody could do in the base game, said as advice."""

from __future__ import annotations

from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.buying import BuyTile, is_exact, worth
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.taking_money import TakeMoney


def take(action: TakeMoney) -> str:
    """Money cards."""
    return tr("take {cards}").format(cards=texts.listed([*map(texts.money, action.cards)]))


def buy(action: BuyTile) -> str:
    """A tile, and for how much."""
    if is_exact(action):
        return tr("pay the exact amount for {tile}").format(tile=texts.tile(action.tile))
    return tr("buy {tile} for {paid}").format(tile=texts.tile(action.tile), paid=worth(action.pay))


def build(action: BuildTile) -> str:
    """A tile that was bought."""
    return tr("build {tile}").format(tile=texts.tile(action.tile))


def keep(action: KeepTile) -> str:
    """A tile that was bought."""
    return tr("put {tile} on the reserve board").format(tile=texts.tile(action.tile))


def add(action: AddTile) -> str:
    """A tile of the reserve."""
    return tr("add {tile} from the reserve board").format(tile=texts.tile(action.add))


def remove(action: RemoveTile) -> str:
    """A tile of the Alhambra."""
    return tr("remove {tile}").format(tile=texts.tile(action.remove))


def exchange(action: ExchangeTiles) -> str:
    """The old tile for the new one."""
    old, new = texts.tile(action.remove), texts.tile(action.add)
    return tr("exchange {old} for {new}").format(old=old, new=new)
