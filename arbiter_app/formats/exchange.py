"""What reading and writing a foreign file gives: a value, problems, perhaps one question."""

from dataclasses import dataclass, field

from arbiter_app.core.errors import Detail, Details, Problem
from arbiter_app.core.tournament import Tournament


class FormatError(Exception):
    """A file that cannot be read, or a tournament that cannot be written; nothing was done.

    Attributes:
        code: such as "opponent-unknown"; `labels.formats` has its sentence.
        line: line of the file, from 1; None where it is the whole file.
        details: what the sentence names (player, round, …).
    """

    def __init__(self, code: str, *, line: int | None = None, **details: Detail) -> None:
        super().__init__(code, line, details)
        self.code = code
        self.line = line
        self.details: Details = details


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to the question a file raises.

    Attributes:
        code: such as "rounds-of-header"; `labels.formats` has the words of its button.
        tournament: what the file is with this answer.
    """

    code: str
    tournament: Tournament
    details: Details = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Question:
    """What only the arbiter can decide about a file; not to open it is always an answer too.

    Attributes:
        problem: what is doubtful; it stands among the import's problems as well.
        choices: the cautious one first; it is taken where nobody can be asked.
    """

    problem: Problem
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Import:
    """A file read: the tournament of the cautious choice, and what is doubtful about it."""

    tournament: Tournament
    problems: tuple[Problem, ...] = ()
    question: Question | None = None


@dataclass(frozen=True, slots=True)
class Export:
    """A file's bytes, and what could not go into them."""

    data: bytes
    problems: tuple[Problem, ...] = ()
