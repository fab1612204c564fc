"""The formats of other programs, all of them, in one table; known by content, not by suffix.

Bytes in, values out, and back; the disk is not touched here. The event's own file is not among
them: that is `store`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from arbiter_app.core.history import History
from arbiter_app.core.tournament import Tournament
from arbiter_app.formats import foreign, trf, trf_write
from arbiter_app.formats.exchange import Choice, Export, FormatError, Import, Question

__all__ = [
    "FORMATS",
    "Choice",
    "Export",
    "Format",
    "FormatError",
    "Import",
    "Question",
    "read",
    "write",
]


@dataclass(frozen=True, slots=True)
class Format:
    """How a kind of file is known, read and written.

    Attributes:
        suffixes: as files of this kind are usually named, the one we write first.
        recognises: whether the content is of this kind.
    """

    suffixes: tuple[str, ...]
    recognises: Callable[[bytes], bool]
    read: Callable[[bytes], Import]
    write: Callable[[Tournament, History], Export]


FORMATS: dict[str, Format] = {
    "trf": Format((".trf", ".trfx", ".txt"), trf.recognises, trf.read, trf_write.write),
}


def read(data: bytes) -> Import:
    """Read a file of whatever format it is.

    Raises:
        FormatError: it is of none of them, or something in it cannot be right; nothing of it
            is taken.
    """
    if not foreign.is_marked(data):
        for one in FORMATS.values():
            if one.recognises(data):
                return one.read(data)
    raise foreign.refusal(data)


def write(tournament: Tournament, code: str = "trf", history: History = ()) -> Export:
    """Write a tournament in one of `FORMATS`; that its history has no place there is told.

    Raises:
        FormatError: the format cannot hold it.
    """
    return FORMATS[code].write(tournament, history)
