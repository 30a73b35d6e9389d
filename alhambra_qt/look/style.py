"""How the pages and dialogs look: one style sheet of one palette, for any size of text."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from alhambra_qt.look import palette

TEXT_PIXELS = 17
"""The height of text in a window of the height for which everything was measured."""

SHEET = """
#card {{
    background: {PANEL}; border: {line}px solid {PANEL_LINE}; border-radius: {radius}px;
}}
#card QLabel {{ color: {TEXT}; background: transparent; }}
QLabel[quiet="true"], #card QLabel[quiet="true"] {{ color: {TEXT_QUIET}; }}
#sheet {{ background: {PANEL}; border: {focus}px solid {PANEL_LINE}; }}
QPushButton {{
    background: {BUTTON_QUIET}; color: {ON_BUTTON_QUIET}; border: {focus}px solid {PANEL_LINE};
    border-radius: {small}px; padding: {pad}px {wide}px;
}}
QPushButton:hover {{ background: {BUTTON_QUIET_HOVER}; }}
QPushButton:pressed {{ background: {PANEL_SUNK}; }}
QPushButton:disabled {{ color: {TEXT_DISABLED}; }}
QPushButton:checked {{ background: {LAPIS}; color: {WHITE}; border-color: {LAPIS}; }}
QPushButton:focus {{ border-color: {BUTTON}; }}
QPushButton[main="true"] {{
    background: {BUTTON}; color: {ON_BUTTON}; border-color: {BUTTON_PRESSED}; font-weight: bold;
}}
QPushButton[main="true"]:hover {{ background: {BUTTON_HOVER}; }}
QPushButton[main="true"]:pressed {{ background: {BUTTON_PRESSED}; }}
QPushButton[main="true"]:focus {{ border-color: {FOCUS}; }}
QPushButton[main="true"]:disabled {{ background: {TEXT_DISABLED}; border-color: {TEXT_QUIET}; }}
MenuButton[mainOfMenu="true"] {{ color: {ON_BUTTON}; }}
QToolButton {{
    background: transparent; border: {focus}px solid transparent; border-radius: {small}px;
    padding: {tiny}px;
}}
QToolButton:hover {{ background: {BUTTON_QUIET}; }}
QToolButton:focus {{ border-color: {BUTTON}; }}
QToolButton::menu-indicator {{ image: none; }}
QLineEdit {{
    background: {PANEL_RAISED}; color: {TEXT}; placeholder-text-color: {TEXT_QUIET};
    border: {focus}px solid {PANEL_LINE}; border-radius: {small}px; padding: {tiny}px {pad}px;
}}
QLineEdit:focus {{ border-color: {BUTTON}; }}
QCheckBox, QRadioButton {{ spacing: {pad}px; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: {mark}px; height: {mark}px; }}
QMenu {{
    background: {PANEL_RAISED}; color: {TEXT}; border: {focus}px solid {PANEL_LINE};
    padding: {tiny}px; icon-size: {symbol}px;
}}
QMenu::item {{ padding: {tiny}px {wide}px {tiny}px {pad}px; border-radius: {small}px; }}
QMenu::item:selected {{ background: {BUTTON}; color: {ON_BUTTON}; }}
QMenu::icon {{ padding-left: {pad}px; }}
QComboBox {{ combobox-popup: 0; }}
QComboBox QAbstractItemView {{
    background: {PANEL_RAISED}; color: {TEXT}; border: {focus}px solid {PANEL_LINE};
    padding: {tiny}px; outline: none;
}}
QComboBox QAbstractItemView::item {{ padding: {tiny}px {pad}px; border-radius: {small}px; }}
QComboBox QAbstractItemView::item:selected {{ background: {BUTTON}; color: {ON_BUTTON}; }}
QListWidget {{
    background: {PANEL_RAISED}; border: {focus}px solid {PANEL_LINE}; border-radius: {small}px;
    outline: none; padding: {tiny}px;
}}
QListWidget:focus {{ border-color: {BUTTON}; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
SavedGameList {{
    background: {PANEL_RAISED}; border: {focus}px solid {PANEL_LINE}; border-radius: {small}px;
}}
QScrollBar:vertical {{ background: transparent; border: none; width: {pad}px; margin: 0; }}
QScrollBar::handle:vertical {{
    background: {PANEL_LINE}; border-radius: {tiny}px; min-height: {wide}px;
}}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
ScrolledPart > QWidget > QScrollBar:vertical {{ width: {broad}px; }}
ScrolledPart > QWidget > QScrollBar::handle:vertical {{ margin-left: {pad}px; }}
"""


@lru_cache(maxsize=8)
def style_sheet(unit: float) -> str:
    """The style for everything in a window that is ``unit`` times as large as usual."""

    def pixels(size: float) -> int:
        return max(1, round(size * unit))

    colours = {name: value for name, value in vars(palette).items() if name.isupper()}
    return SHEET.format(
        **colours,
        line=pixels(1),
        focus=pixels(2),
        radius=pixels(14),
        small=pixels(7),
        tiny=pixels(4),
        pad=pixels(8),
        broad=2 * pixels(8),
        wide=pixels(18),
        mark=pixels(18),
        symbol=pixels(30),
    )


def dress(widget: QWidget, sheet: str) -> None:
    """Give a widget this style sheet, if it hasn't got it: Qt would dress all in it anew."""
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)


def program_palette() -> QPalette:
    """The colours of what Qt draws itself."""
    role = QPalette.ColorRole
    colours = {
        role.Window: palette.PANEL,
        role.WindowText: palette.TEXT,
        role.Base: palette.PANEL_RAISED,
        role.AlternateBase: palette.PANEL_SUNK,
        role.Text: palette.TEXT,
        role.PlaceholderText: palette.TEXT_QUIET,
        role.Button: palette.BUTTON_QUIET,
        role.ButtonText: palette.ON_BUTTON_QUIET,
        role.BrightText: palette.ON_BUTTON,
        role.Highlight: palette.BUTTON,
        role.HighlightedText: palette.ON_BUTTON,
        role.ToolTipBase: palette.PANEL_RAISED,
        role.ToolTipText: palette.TEXT,
        role.Link: palette.LINK,
        role.LinkVisited: palette.LINK,
        role.Light: palette.PANEL_RAISED,
        role.Midlight: palette.PANEL_RAISED,
        role.Mid: palette.PANEL_LINE,
        role.Dark: palette.TEXT_DISABLED,
        role.Shadow: palette.SHADOW,
    }
    made = QPalette()
    for which, colour in colours.items():
        made.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, QColor(palette.TEXT_DISABLED))
    return made
