"""The file of an event: a tournament and its history as the bytes of a JSON file, and back.

Nothing derived is stored, and nothing is half-read. The same value always gives the same
bytes. Keys that are not ours are kept at the three levels where people add their own: the
tournament, a section, a player.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from arbiter_app.core.history import History
from arbiter_app.core.tournament import Tournament
from arbiter_app.store.errors import FileError
from arbiter_app.store.jsontext import Json, decode
from arbiter_app.store.migrations import VERSION, migrate
from arbiter_app.store.schema_read import values
from arbiter_app.store.schema_write import FORMAT, document_json, lines

MOST_BYTES = 64 * 2**20


@dataclass(frozen=True, slots=True)
class Saved:
    """What a file holds."""

    tournament: Tournament
    history: History = ()


@contextmanager
def _no_collection() -> Iterator[None]:
    """Keep the garbage collector out: a large event is 100,000 new objects and no garbage.

    Walking them again and again takes a quarter of the time.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@_no_collection()
def dump(tournament: Tournament, history: History = ()) -> bytes:
    """Give the bytes of the file.

    Raises:
        FileError: with them the file could not be read again, so it must not be written.
    """
    data = lines(document_json(tournament, history))
    load(data)
    return data


@_no_collection()
def load(data: bytes) -> Saved:
    """Read the bytes of a file.

    Raises:
        FileError: it is not one of ours, is of a newer version, or something in it is wrong.
    """
    if len(data) > MOST_BYTES:
        raise FileError("too-large", most=MOST_BYTES // 2**20)
    return load_document(decode(data))


def load_document(document: Json) -> Saved:
    """Read a file's JSON; *document* is used up.

    Raises:
        FileError: as `load`.
    """
    try:
        return Saved(*values(_present(document)))
    except RecursionError as error:
        raise FileError("nested-too-deep") from error


def _present(document: Json) -> dict[str, Json]:
    """Check that the document is ours, and bring it to the present version."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise FileError("not-ours")
    version = document.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise FileError("no-version")
    if version > VERSION:
        raise FileError("newer-version", version=version, known=VERSION)
    return migrate(document, version)
