"""What the core refuses, and what it merely points at: codes with details, never sentences.

The sentences are in `arbiter_app.labels`; a code without one fails `tests/test_labels.py`.
"""

from dataclasses import dataclass, field
from typing import Literal

Detail = str | int
Details = dict[str, Detail]


class EditError(Exception):
    """An edit that cannot be done; nothing has changed.

    Attributes:
        code: such as "no-game"; `labels.refusals` has its sentence.
        details: what the sentence names (player, round, …).
    """

    def __init__(self, code: str, /, **details: Detail) -> None:
        super().__init__(code, details)
        self.code = code
        self.details: Details = details


@dataclass(frozen=True, slots=True)
class Problem:
    """Something doubtful that does not stop the work.

    Attributes:
        code: such as "both-white"; `labels.problems` has its sentence.
        level: "error" where a number on the sheet may be wrong, "warning" where somebody
            should look, "note" where a choice was made for the arbiter.
        line: line of the file it was read from, from 1.
    """

    code: str
    level: Literal["error", "warning", "note"] = "warning"
    details: Details = field(default_factory=dict)
    line: int | None = None
    section: str = ""
    player: int | None = None
    round: int | None = None
