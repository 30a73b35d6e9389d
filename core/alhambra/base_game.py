"""The base game as a rule part: a table of contents of its rules."""

from __future__ import annotations

from core.alhambra.buying import BUY_TILE
from core.alhambra.city_wall import wall_points
from core.alhambra.components import MONEY, SCORING_CARDS
from core.alhambra.game_end import (
    EndWhenMarketIsShort,
    ScoreForTheLastTime,
    end_game,
    score_for_the_last_time,
)
from core.alhambra.notation import SCORE_RULES, SHAPES
from core.alhambra.placing import (
    BUILD_TILE,
    KEEP_TILE,
    PlaceLastTiles,
    PlaceTiles,
    has_tiles_to_place,
)
from core.alhambra.redesigning import ADD_TILE, EXCHANGE_TILES, REMOVE_TILE, pick_redesign
from core.alhambra.refilling import (
    RESHUFFLE,
    FillMarket,
    FillMoney,
    Reshuffle,
    fill_market,
    fill_money,
    market_is_short,
    money_is_missing,
)
from core.alhambra.rule_part import RulePart, SetUp, SpecialCards, Turn
from core.alhambra.rules import Rule
from core.alhambra.scoring import (
    ScoreWhatIsDue,
    building_points,
    score_what_is_due,
    scoring_is_due,
    turn_up_scoring_card,
)
from core.alhambra.setup import (
    BUILD_DRAW_PILE,
    SHUFFLE_MONEY,
    SHUFFLE_TILES,
    BuildDrawPile,
    ShuffleMoney,
    ShuffleTiles,
    StartPlaying,
    start_playing,
)
from core.alhambra.taking_money import TAKE_MONEY
from core.alhambra.turn import PASS, BeginTurn, ChooseAction, begin_turn
from core.alhambra.view import conceal_cards

BASE_GAME = RulePart(
    name="base game",
    rules=Rule,
    set_up={
        SetUp.BAG: lambda _seats: (ShuffleTiles(),),
        SetUp.MARKET: lambda _seats: (FillMarket(),),
        SetUp.MONEY: lambda _seats: (ShuffleMoney(), BuildDrawPile()),
        SetUp.START: lambda _seats: (StartPlaying(),),
    },
    turn={
        Turn.ACTIONS: lambda seat, _seats: (ChooseAction(seat),),
        Turn.PLACING: lambda seat, _seats: (PlaceTiles(seat),),
        Turn.REFILLING: lambda _seat, _seats: (
            FillMoney(),
            FillMarket(),
            ScoreWhatIsDue(),
            EndWhenMarketIsShort(),
        ),
        Turn.NEXT_TURN: lambda seat, seats: (BeginTurn((seat + 1) % seats),),  # Rule.CLOCKWISE
    },
    moves={
        ChooseAction: (TAKE_MONEY, BUY_TILE, ADD_TILE, REMOVE_TILE, EXCHANGE_TILES),
        PlaceTiles: (BUILD_TILE, KEEP_TILE),
        PlaceLastTiles: (BUILD_TILE, KEEP_TILE),
    },
    passing={ChooseAction: PASS},
    pickers={(ChooseAction, REMOVE_TILE.word): pick_redesign},
    chances={
        ShuffleTiles: SHUFFLE_TILES,
        ShuffleMoney: SHUFFLE_MONEY,
        BuildDrawPile: BUILD_DRAW_PILE,
        Reshuffle: RESHUFFLE,
    },
    steps={
        StartPlaying: start_playing,
        BeginTurn: begin_turn,
        FillMoney: fill_money,
        FillMarket: fill_market,
        ScoreWhatIsDue: score_what_is_due,
        EndWhenMarketIsShort: end_game,
        ScoreForTheLastTime: score_for_the_last_time,
    },
    conditions={
        PlaceTiles: has_tiles_to_place,
        PlaceLastTiles: has_tiles_to_place,
        FillMoney: money_is_missing,
        FillMarket: market_is_short,
        ScoreWhatIsDue: scoring_is_due,
        EndWhenMarketIsShort: market_is_short,
    },
    special_cards=(
        SpecialCards(SCORING_CARDS[:1], piles=(2,)),
        SpecialCards(SCORING_CARDS[1:], piles=(4,)),
    ),
    turned_up=dict.fromkeys(SCORING_CARDS, turn_up_scoring_card),
    conceal=conceal_cards,
    phases={ChooseAction: "action", PlaceTiles: "place", PlaceLastTiles: "place"},
    money=MONEY,
    shapes=SHAPES,
    score_rules=SCORE_RULES,
    scorers=(wall_points, building_points),
)
