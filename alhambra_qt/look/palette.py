"""The one palette: every colour of the program, as ``#rrggbb``, by what it is for.

Blue, green and orange are colours of buildings, of money and of seats alike. So colour never
stands alone: a building is a square tile with a silhouette, a currency a coin of its own shape, a
seat a symbol. Pictures use these colours and no others.
"""

# The six buildings: the ground of their tiles, and a lighter and a darker shade of it.
BUILDING = {
    "pavilion": "#3a73c0",
    "seraglio": "#b5392b",
    "arcades": "#a87340",
    "chambers": "#f3ead8",
    "garden": "#8fbd74",
    "tower": "#61428a",
    "fountain": "#dcc492",
}
BUILDING_LIGHT = {
    "pavilion": "#6c9cd8",
    "seraglio": "#d8694f",
    "arcades": "#c99a67",
    "chambers": "#fffaf0",
    "garden": "#b0d694",
    "tower": "#8d70b5",
    "fountain": "#efdfba",
}
BUILDING_DARK = {
    "pavilion": "#1b4178",
    "seraglio": "#7f2319",
    "arcades": "#5c3a1c",
    "chambers": "#cbb999",
    "garden": "#3d6b34",
    "tower": "#402b5e",
    "fountain": "#b3925a",
}

# The four currencies: coin and card; what is written on them; the pale ground of their cards.
CURRENCY = {
    "gulden": "#f2c530",
    "dirham": "#2a7350",
    "denar": "#52a0dc",
    "ducat": "#d56c20",
}
CURRENCY_DARK = {
    "gulden": "#6e5200",
    "dirham": "#114a32",
    "denar": "#17487a",
    "ducat": "#7f3a08",
}
CURRENCY_PALE = {
    "gulden": "#fde9a8",
    "dirham": "#bfe3cd",
    "denar": "#bfdaf2",
    "ducat": "#fad3ae",
}

# The six seats: their colour, what is written on it, what goes around it, and their symbol.
SEAT = ("#c4241f", "#1a4ba3", "#f5bc19", "#40b171", "#4b2949", "#f1ede4")
SEAT_TEXT = ("#ffffff", "#ffffff", "#2b1d12", "#1b1209", "#ffffff", "#2b1d12")
SEAT_RING = ("#fbf1da", "#fbf1da", "#33241a", "#33241a", "#fbf1da", "#33241a")
SEAT_SYMBOL = ("star", "crescent", "tree", "bird", "shell", "key")
SEAT_NAME = ("red", "blue", "yellow", "green", "plum", "ivory")

# The table and what lies on it.
TABLE = "#2c3f42"
TABLE_LIGHT = "#3a5053"
TABLE_DARK = "#1e2d30"
TABLE_LINE = "#4b6265"
ON_TABLE = "#f6ecd6"
ON_TABLE_QUIET = "#c9c3ae"

# The terrace below the large palace: darker than all that is shown on it.
TERRACE = "#2b4144"
TERRACE_STAR = "#33494c"
TERRACE_HEART = "#2a3e41"
TERRACE_WARM = "#484336"
TERRACE_LINE = "#506158"
TERRACE_WALK = "#374b49"
TERRACE_KERB = "#6a6a57"
TERRACE_WATER = "#1f5566"
TERRACE_GLINT = "#46808a"
TERRACE_BED = "#24332a"
TERRACE_HEDGE = "#2b4d36"
TERRACE_HEDGE_LIGHT = "#426a47"
TERRACE_FRUIT = "#96592a"
TERRACE_NIGHT = "#131f21"

# Panels, cards, dialogs: sandstone and parchment.
PANEL = "#f4e8cd"
PANEL_RAISED = "#fcf5e4"
PANEL_SUNK = "#e6d5b0"
PANEL_LINE = "#c4ab7b"
TEXT = "#33241a"
TEXT_QUIET = "#5f4936"
TEXT_DISABLED = "#a08c72"
LINK = "#1b4178"

# What can be pressed.
BUTTON = "#a3452f"
BUTTON_HOVER = "#ae4c36"
BUTTON_PRESSED = "#8c3a27"
ON_BUTTON = "#fff8ea"
BUTTON_QUIET = "#e6d5b0"
BUTTON_QUIET_HOVER = "#eeddb9"
ON_BUTTON_QUIET = "#33241a"
FOCUS = "#ffcf4d"

# What the table says about places and tiles.
LEGAL = "#ffd65c"
LEGAL_HOVER = "#fff0b8"
ILLEGAL = "#e5482d"
PENCIL = "#fff3d6"
CHOSEN = "#ffffff"
LAST_MOVE = "#7fd1d8"
HINT = "#d97706"
WALL_TRACE = "#ffb02e"
GAIN = "#246640"
LOSS = "#b3362a"
SHADOW = "#160e08"

# The plate with the price of a tile.
PLATE = "#2b1d12"
ON_PLATE = "#fff3d6"

# The scoring track.
TRACK = "#e6d5b0"
TRACK_LINE = "#a98d5c"
TRACK_TENTH = "#d9a05b"

# What pictures are drawn with beside the colours above.
INK = "#33241a"
STONE_LIGHT = "#fbf1da"
STONE = "#e9d6ad"
STONE_SHADE = "#c9ae7c"
STONE_DARK = "#7d6440"
WALL_LIGHT = "#f3deb0"
WALL_STONE = "#cda96c"
WALL_DARK = "#664a2a"
WOOD_LIGHT = "#d39a5c"
WOOD = "#a8683a"
WOOD_DARK = "#5a321a"
WATER_LIGHT = "#b5e3e6"
WATER = "#5fb6c3"
WATER_DARK = "#2b7f93"
LEAF_LIGHT = "#a9d088"
LEAF = "#4f8743"
LEAF_DARK = "#3d6b34"
GOLD_LIGHT = "#ffe39a"
GOLD = "#e5b23f"
GOLD_DARK = "#9a6a14"
TERRACOTTA = "#b5523b"
TERRACOTTA_DARK = "#8c2f22"
LAPIS = "#1f4e79"
SKIN_LIGHT = "#f0c9a0"
SKIN = "#d9a273"
SKIN_DARK = "#9c6640"
SKIN_DEEP = "#774a2f"
NIGHT = "#2a2238"
STEEL_LIGHT = "#d5dade"
STEEL = "#98a4ad"
STEEL_DARK = "#56636d"
WHITE = "#ffffff"


def colours() -> frozenset[str]:
    """Every colour there is."""
    found: set[object] = set()
    for value in list(globals().values()):
        if isinstance(value, dict):
            found.update(each for each in value.values() if isinstance(each, str))
        elif isinstance(value, tuple):
            found.update(value)
        elif isinstance(value, str):
            found.add(value)
    return frozenset(each for each in found if isinstance(each, str) and each.startswith("#"))
