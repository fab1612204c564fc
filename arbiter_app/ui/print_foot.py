"""The foot of every page: who answers for it, when it was printed, which page it is."""

from collections.abc import Iterable

from arbiter_app.core.print_sheets import PrintSheet, PrintWords
from arbiter_app.core.printable import printable
from arbiter_app.ui.print_page import Page, Rule, Text
from arbiter_app.ui.print_type import Role, type_of

SEPARATOR = "  ·  "

_GAP, _ABOVE = 120.0, 20.0


class Foot:
    """The foot of a sheet's pages, standing on the lower margin.

    Attributes:
        top: where it begins.
    """

    def __init__(
        self, sheet: PrintSheet, words: PrintWords, size: tuple[float, float], margin: float
    ) -> None:
        self._words, self._left = words, margin
        self._width = size[0] - 2 * margin
        type_ = type_of(Role.FOOT)
        # Room for any number of pages.
        pages = type_.width(words.say("page", page="0000", pages="0000"))
        self._lines = joined(sheet.foot, Role.FOOT, self._width - pages - _GAP)
        self.top = size[1] - margin - len(self._lines) * type_.line - _ABOVE

    def add(self, page: Page, number: int, count: int) -> None:
        """Set the foot on a page."""
        type_ = type_of(Role.FOOT)
        page.rules.append(Rule(self._left, self.top, self._width, 2.5, 110))
        y = self.top + _ABOVE + type_.ascent
        for at, line in enumerate(self._lines):
            page.texts.append(Text(self._left, y + at * type_.line, line, Role.FOOT))
        said = self._words.say("page", page=number, pages=count)
        right = self._left + self._width
        page.texts.append(Text(right - type_.width(said), y, said, Role.FOOT))


def joined(parts: Iterable[str], role: Role, room: float) -> list[str]:
    """Set parts behind each other, as many in a line as have room; the dot stands between two."""
    type_ = type_of(role)
    lines: list[str] = []
    for part in map(printable, parts):
        longer = f"{lines[-1]}{SEPARATOR}{part}" if lines else part
        if lines and type_.width(longer) <= room:
            lines[-1] = longer
        else:
            lines += type_.wrap(part, room)
    return lines
