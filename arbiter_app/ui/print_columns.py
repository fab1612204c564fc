"""How wide the columns of a printed table are: as their contents need, then narrower, wrapped.

Numbers are never broken. Texts give up width at their spaces, where that costs the fewest lines:
one very long name takes two, and leaves the others their room.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from arbiter_app.core.tables import Cell, Column, Table
from arbiter_app.core.work import Work
from arbiter_app.formats.render import HANGING, cell_text
from arbiter_app.ui.print_type import Role, Type, parts_of, type_of

_LEAST_GAP, _MOST_GAP = 80.0, 260.0
_LEAST_SHARE = 0.4
_LETTERS_AT_LEAST = 3
_STEPS = 4
"""Into so many parts what has to be given up is cut, before it is asked who gives how many."""
_HAIR = 20.0
"""Less than this is given up at once."""
_EXACT = 0.01
_OF_NAME, _OF_HEAD = 2.0, 0.5
"""What it costs to break a name and a head; to break any other text costs 1."""

_Words = list[float]
"""The widths of the words of a text."""


@dataclass
class Measured:
    """A table's column with its cells as text, each cut into its own lines.

    Attributes:
        hang: the room kept behind figures for a sign that hangs over.
    """

    column: Column
    cells: list[list[str]]

    @cached_property
    def hang(self) -> float:
        """The widest sign behind a figure, where the column has one."""
        if not self.column.number:
            return 0.0
        signs = {cell[0][-1] for cell in self.cells if cell[0].endswith(HANGING)}
        return max((self.type(0).width(sign) for sign in signs), default=0.0)

    def type(self, line: int) -> Type:
        """The font of a line of the cells."""
        return type_of(self.role(line))

    def role(self, line: int) -> Role:
        """What a line of the cells is."""
        return Role.STRONG if self.column.strong == line else Role.BODY

    def behind(self, text: str) -> float:
        """The room to keep free behind a figure."""
        return 0.0 if not self.hang or text.endswith(HANGING) else self.hang

    @cached_property
    def natural(self) -> float:
        """The width at which nothing wraps."""
        widths = [type_of(Role.HEAD).width(self.column.heading), self._figures]
        return max(widths)

    @cached_property
    def _figures(self) -> float:
        return max(
            (
                self.type(at).width(text) + self.behind(text)
                for cell in self.cells
                for at, text in enumerate(cell)
            ),
            default=0.0,
        )

    @cached_property
    def least(self) -> float:
        """The width below which a word or a number would have to be broken."""
        head = type_of(Role.HEAD)
        heads = max(map(head.width, self.column.heading.split(" ")))
        if self.column.number:
            return max(heads, self._figures)
        words = max(
            (
                self.type(at).width(part)
                for cell in self.cells
                for at, text in enumerate(cell)
                for word in text.split(" ")
                for part in parts_of(word)
            ),
            default=0.0,
        )
        return max(heads, words, _LEAST_SHARE * self.natural)

    @cached_property
    def _long(self) -> list[tuple[float, _Words, float, float]]:
        """The head and the lines of texts: the whole width, the words' and a blank's, and how
        much a break costs, of all that are alike."""
        alike = {(type_of(Role.HEAD), self.column.heading): _OF_HEAD}
        for cell in () if self.column.number else self.cells:
            for at, text in enumerate(cell):
                line = self.type(at), text
                cost = _OF_NAME if self.role(at) is Role.STRONG else 1.0
                alike[line] = alike.get(line, 0.0) + cost
        return [
            (type_.width(text), [*map(type_.width, text.split(" "))], type_.width(" "), cost)
            for (type_, text), cost in alike.items()
        ]

    def broken(self, width: float) -> float:
        """Say what it costs to break lines where the column has this width.

        A line that is added costs 1; in a name, which is looked for, more, in the head less.
        """
        return sum(
            cost * (_lines_in(words, blank, width) - 1)
            for whole, words, blank, cost in self._long
            if whole > width
        )

    @cached_property
    def bare(self) -> float:
        """The width below which a number or three letters would have to be broken."""
        if self.column.number:
            return self.least
        return min(self.least, _LETTERS_AT_LEAST * type_of(Role.STRONG).width("M"))


@dataclass(frozen=True, slots=True)
class Fitted:
    """The columns' places: left edges and widths."""

    lefts: tuple[float, ...]
    widths: tuple[float, ...]


def measuring(table: Table) -> Work[list[Measured]]:
    """Measure a table's columns, one after the other."""
    columns = []
    for at, heading in enumerate(table.columns):
        columns.append(Measured(heading, [_lines(row[at]) for row in table.rows]))
        yield
    for column in columns:
        # What every fitting asks for; the column keeps it.
        _ = column.natural
        yield
        _ = column.least
        yield
        _ = column.broken(column.natural)
        yield
    return columns


def _lines_in(words: _Words, blank: float, width: float) -> int:
    """Count the lines that words take, one that is too long for a line for itself."""
    lines, line = 0, width + 1
    for word in words:
        line += blank + word
        if line > width:
            lines, line = lines + 1, word
    return lines


def _lines(cell: Cell) -> list[str]:
    if isinstance(cell, str):
        return [cell_text(line) for line in cell.split("\n")]
    return [cell_text(cell)]


def fit(columns: Sequence[Measured], room: float, *, break_words: bool = False) -> Fitted | None:
    """Find places for the columns in a width; None where words would have to be broken.

    With *break_words* they are, and None says that numbers or single letters have no room.
    """
    gaps = len(columns) - 1
    inside = room - gaps * _LEAST_GAP
    natural = [column.natural for column in columns]
    least = [column.bare if break_words else column.least for column in columns]
    if sum(natural) <= inside:
        return _spread(columns, natural, room)
    if sum(least) > inside:
        return None
    return _placed(_narrowed(columns, natural, least, inside))


def _narrowed(
    columns: Sequence[Measured], natural: list[float], least: list[float], inside: float
) -> list[float]:
    """Take width from the columns where it breaks the fewest lines, until all fit."""
    widths = list(natural)
    while (over := sum(widths) - inside) > _EXACT:
        _, at, width = min(_offers(columns, widths, least, over))
        widths[at] = width
    return widths


def _offers(
    columns: Sequence[Measured], widths: list[float], least: list[float], over: float
) -> Iterator[tuple[float, int, float]]:
    """Say for each column how many lines it costs to narrow it, by the width that it gives."""
    steps = [over * step / _STEPS for step in range(1, _STEPS + 1)] if over > _HAIR else [over]
    for at, column in enumerate(columns):
        now = column.broken(widths[at]) if widths[at] > least[at] else 0.0
        for width in _narrower(widths[at], least[at], steps):
            yield (column.broken(width) - now) / (widths[at] - width), at, width


def _narrower(width: float, least: float, steps: Iterable[float]) -> set[float]:
    return {max(width - step, least) for step in steps} if width > least else set()


def _spread(columns: Sequence[Measured], natural: list[float], room: float) -> Fitted:
    """Give what is left to the gaps, then to the texts."""
    gaps = max(len(columns) - 1, 1)
    gap = min(_MOST_GAP, (room - sum(natural)) / gaps)
    left = room - sum(natural) - gap * (len(columns) - 1)
    texts = [not column.column.number for column in columns]
    share = left / sum(texts) if any(texts) else 0.0
    return _placed([n + share * text for n, text in zip(natural, texts, strict=True)], gap)


def _placed(widths: list[float], gap: float = _LEAST_GAP) -> Fitted:
    lefts, at = [], 0.0
    for width in widths:
        lefts.append(at)
        at += width + gap
    return Fitted(tuple(lefts), tuple(widths))
