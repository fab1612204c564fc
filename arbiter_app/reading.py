"""From any file a person names to an event: ours, or one of the formats, known by content."""

from dataclasses import dataclass
from pathlib import Path

from arbiter_app import formats
from arbiter_app.core.errors import Problem
from arbiter_app.core.history import History
from arbiter_app.core.tournament import Tournament
from arbiter_app.formats.exchange import FormatError, Question
from arbiter_app.labels import Translate
from arbiter_app.labels import files as file_words
from arbiter_app.labels import formats as format_words
from arbiter_app.store import files, schema
from arbiter_app.store.errors import FileError

_BLANK = b"\xef\xbb\xbf \t\r\n"
_RICH_TEXT = b"{\\rtf"


class ReadError(Exception):
    """A file was refused; nothing of it was taken.

    Attributes:
        cause: what the store or a format refused, with its code and details.
    """

    def __init__(self, cause: FileError | FormatError) -> None:
        super().__init__(cause)
        self.cause = cause

    def sentence(self, tr: Translate) -> str:
        """Say why, in one sentence."""
        if isinstance(self.cause, FileError):
            return file_words.refusal(self.cause.code, self.cause.details, tr)
        return format_words.refusal(self.cause, tr)


@dataclass(frozen=True, slots=True)
class Read:
    """What a file gives.

    Attributes:
        digest: of the bytes of a file of ours, by which saving knows it again; None for a
            foreign format, which is not saved into.
        problems: what somebody should look at, in the file; `core.problems` looks at the event.
        question: what only the arbiter can decide; `tournament` is the cautious answer.
    """

    tournament: Tournament
    history: History = ()
    digest: str | None = None
    problems: tuple[Problem, ...] = ()
    question: Question | None = None


def read_any(path: Path) -> Read:
    """Read a file.

    Raises:
        ReadError: it cannot be read, or what it holds is refused.
    """
    try:
        data = files.read_bytes(path)
        if data.lstrip(_BLANK).startswith(b"{") and not data.startswith(_RICH_TEXT):
            saved = schema.load(data)
            return Read(saved.tournament, saved.history, files.digest(data))
        found = formats.read(data)
    except (FileError, FormatError) as error:
        raise ReadError(error) from error
    return Read(found.tournament, problems=found.problems, question=found.question)
