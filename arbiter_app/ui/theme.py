"""How the window looks: Fusion everywhere, with a light and a dark palette of our own.

Widgets take their colours from the palette Qt hands them. What a palette has no role for
(the tint of the current round, the orange of a game still playing) is in `Colours`, which a
delegate asks for with the palette at hand, so that it is right in both schemes. All texts
have a contrast of at least 4.5 : 1 on each ground they stand on.
"""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

_Role = QPalette.ColorRole
_Group = QPalette.ColorGroup

STYLE = ("-style", "fusion")
"""Words for a QApplication; `setStyle` would cost a tenth of the start."""


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of one scheme; the first four are grounds, all others stand on them.

    Attributes:
        base: ground of tables and fields.
        alternate: ground of every second row.
        head: ground of table heads and of the bars above the panes.
        current: tint of the current round's column, and of a selected row.
        playing_ground, problem_ground: grounds of the badge and of the bar for notices.
        rule, strong_rule: lines between rows, and between score groups.
        text, faint: what is read first, and what stands beside it.
        accent, on_accent: links and selection, and text on that colour.
        playing: a game still playing. rise, fall: places gained and lost.
        problem: what somebody should look at.
        solid, dashed: two players beside each other, told apart by the line as well.
    """

    base: QColor
    alternate: QColor
    head: QColor
    current: QColor
    playing_ground: QColor
    problem_ground: QColor
    rule: QColor
    strong_rule: QColor
    text: QColor
    faint: QColor
    accent: QColor
    on_accent: QColor
    playing: QColor
    rise: QColor
    fall: QColor
    problem: QColor
    solid: QColor
    dashed: QColor


LIGHT = Colours(
    base=QColor("#ffffff"),
    alternate=QColor("#f7f9fc"),
    head=QColor("#eef1f6"),
    current=QColor("#e6edfc"),
    playing_ground=QColor("#fff4e3"),
    problem_ground=QColor("#fdecea"),
    rule=QColor("#e3e7ee"),
    strong_rule=QColor("#aab3c2"),
    text=QColor("#1b2130"),
    faint=QColor("#565f70"),
    accent=QColor("#2156c4"),
    on_accent=QColor("#ffffff"),
    playing=QColor("#8f4a00"),
    rise=QColor("#1c7031"),
    fall=QColor("#b02a2a"),
    problem=QColor("#a3231d"),
    solid=QColor("#0b6158"),
    dashed=QColor("#8f2f70"),
)
DARK = Colours(
    base=QColor("#1a1d23"),
    alternate=QColor("#1f232a"),
    head=QColor("#272c34"),
    current=QColor("#26344f"),
    playing_ground=QColor("#3b2c14"),
    problem_ground=QColor("#43211f"),
    rule=QColor("#2f353f"),
    strong_rule=QColor("#5c6678"),
    text=QColor("#e8ebf1"),
    faint=QColor("#a7b0c0"),
    accent=QColor("#8ab4ff"),
    on_accent=QColor("#10151f"),
    playing=QColor("#f5b055"),
    rise=QColor("#74cd8b"),
    fall=QColor("#ff9a92"),
    problem=QColor("#ff9a92"),
    solid=QColor("#63d0c0"),
    dashed=QColor("#f29dd2"),
)


def colours(palette: QPalette) -> Colours:
    """Give the colours that suit a palette: dark where its base is."""
    return DARK if palette.color(_Role.Base).lightness() < 128 else LIGHT


def apply(app: QApplication, dark: bool | None) -> None:
    """Give the application its palette; None follows the system, now and later."""
    hints = app.styleHints()
    # Qt draws the window's frame; it has to know the scheme as well.
    schemes = {None: Qt.ColorScheme.Unknown, False: Qt.ColorScheme.Light}
    hints.setColorScheme(schemes.get(dark, Qt.ColorScheme.Dark))
    if app.property(_FOLLOWS) is None:
        hints.colorSchemeChanged.connect(_follow)
    app.setProperty(_FOLLOWS, dark is None)
    chosen = hints.colorScheme() is Qt.ColorScheme.Dark if dark is None else dark
    _paint(app, DARK if chosen else LIGHT)


def _paint(app: QApplication, of: Colours) -> None:
    app.setPalette(palette(of))
    for kind in ("QCheckBox", "QRadioButton"):
        # The stub asks for bytes, which the binding refuses.
        app.setPalette(box_palette(of), kind)  # type: ignore[arg-type]


_FOLLOWS = "followsSystem"


def _follow(scheme: Qt.ColorScheme) -> None:
    app = QApplication.instance()
    if isinstance(app, QApplication) and app.property(_FOLLOWS):
        _paint(app, DARK if scheme is Qt.ColorScheme.Dark else LIGHT)


def box_palette(of: Colours) -> QPalette:
    """Build the palette of what is ticked.

    Fusion frames a box darker than the window, which is not seen on a dark one: there the
    box itself has to be lighter.
    """
    made = palette(of)
    if of is DARK:
        made.setColor(_Role.Base, QColor("#67728a"))
        # Fusion darkens it for the mark inside.
        made.setColor(_Role.Text, QColor("#ffffff"))
    return made


def palette(of: Colours) -> QPalette:
    """Build the palette that goes with a set of colours."""
    dark = of is DARK
    window = QColor("#22262d" if dark else "#f4f6fa")
    button = QColor("#2e343e" if dark else "#ffffff")
    made = QPalette(button, window)
    for role, colour in {
        _Role.WindowText: of.text,
        _Role.Base: of.base,
        _Role.AlternateBase: of.alternate,
        _Role.Text: of.text,
        _Role.ButtonText: of.text,
        _Role.BrightText: of.problem,
        _Role.PlaceholderText: of.faint,
        _Role.ToolTipBase: of.head,
        _Role.ToolTipText: of.text,
        _Role.Highlight: of.accent,
        _Role.HighlightedText: of.on_accent,
        _Role.Link: of.accent,
        _Role.LinkVisited: of.accent,
        _Role.Accent: of.accent,
        # Fusion draws frames and separators from these shades of the button.
        _Role.Light: QColor("#3a424e" if dark else "#ffffff"),
        _Role.Midlight: QColor("#343b46" if dark else "#eef1f6"),
        _Role.Mid: of.strong_rule,
        _Role.Dark: QColor("#15181d" if dark else "#b3bccb"),
        _Role.Shadow: QColor("#0b0d10" if dark else "#77808f"),
    }.items():
        made.setColor(role, colour)
    # It tells something too, such as who is played in a round that is over.
    off = QColor("#848ea0" if dark else "#7b8495")
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText, _Role.HighlightedText):
        made.setColor(_Group.Disabled, role, off)
    made.setColor(_Group.Disabled, _Role.Highlight, of.rule)
    made.setColor(_Group.Disabled, _Role.Base, window)
    return made
