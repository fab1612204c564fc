"""The pages of a sheet as values: every text, rule and box with its place."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF

from arbiter_app.core.print_sheets import Paper
from arbiter_app.ui.print_type import Role, type_of

PAPERS = {"a4": (5953.0, 8419.0), "letter": (6120.0, 7920.0), "strip": (5953.0, 1e7)}
"""Width and height upright, in tenths of a point; a strip has no end."""

MARGIN = 425.0
"""15 mm: more than any printer leaves white."""

BIG = 1.8
_SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
_TINY = (0.4, 0.3, 0.2, 0.1)
_BEFORE_TURNING = 2
"""How many of the sizes are tried upright before the page turns."""


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text; *x* is its left edge, *y* its base line."""

    x: float
    y: float
    text: str
    role: Role

    @property
    def box(self) -> QRectF:
        """The rectangle that the text takes."""
        type_ = type_of(self.role)
        width = type_.width(self.text)
        return QRectF(self.x, self.y - type_.ascent, width, type_.ascent + type_.descent)


@dataclass(frozen=True, slots=True)
class Rule:
    """A horizontal line; *grey* from 0 (black) to 255."""

    x: float
    y: float
    length: float
    thick: float
    grey: int


@dataclass(frozen=True, slots=True)
class Box:
    """An empty frame, to be written in or to cut along."""

    x: float
    y: float
    width: float
    height: float
    thick: float
    grey: int


@dataclass(slots=True)
class Page:
    """What stands on one page, from the paper's upper left corner."""

    texts: list[Text] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    boxes: list[Box] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Pages:
    """A whole sheet.

    Attributes:
        landscape: the page is turned.
        scale: how many times as large as laid out it is painted; *width* and *height* of the
            page are before that.
    """

    landscape: bool
    scale: float
    width: float
    height: float
    pages: tuple[Page, ...]


def size_of(paper: Paper, landscape: bool, scale: float) -> tuple[float, float]:
    """Give width and height of a page in units that are painted *scale* times as large."""
    width, height = PAPERS[paper.size]
    if landscape:
        width, height = height, width
    return width / scale, height / scale


def ways(paper: Paper) -> Iterator[tuple[bool, float]]:
    """Give the ways to lie (landscape or not) and the sizes, in the order to try them."""
    full = BIG if paper.big else 1.0
    # Large type may end as small as usual type does.
    sizes = [full * part for part in _SMALLER]
    sizes += [part for part in _SMALLER if paper.big and part < sizes[-1]]
    if paper.turned != "landscape":
        upright = sizes if paper.turned == "portrait" else sizes[:_BEFORE_TURNING]
        yield from ((False, size) for size in upright)
    if paper.turned != "portrait":
        yield from ((True, size) for size in sizes)


def last_ways(paper: Paper) -> Iterator[tuple[bool, float]]:
    """Give the ways to try when words are broken: as small as it takes, dozens of rounds too."""
    yield from ((paper.turned != "portrait", size) for size in (_SMALLER[-1], *_TINY))
