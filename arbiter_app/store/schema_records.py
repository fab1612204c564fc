"""The shape of version 1 of the file, key by key: what is read must fit it exactly.

The order of the fields is the order in the file. A field with a default may be left out of
the file; the defaults belong to the version and do not follow those of the program.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tournament import Edition, Extra, System

Natural = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Number = Annotated[int, Meta(ge=1, le=2**31 - 1)]

ASIDE = "*"
"""The key under which keys that are not ours are handed to a record; never in a file."""

MOST_ROUNDS = 999


class PlayerRecord(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player; other keys are kept."""

    no: Number
    name: str
    rating: Natural | None = None
    title: str = ""
    sex: str = ""
    birth: str = ""
    federation: str = ""
    fide_id: str = ""
    national_id: str = ""
    school: str = ""
    club: str = ""
    grade: str = ""
    category: str = ""
    withdrawn_after: Natural | None = None
    extra: Extra = field(default=(), name=ASIDE)


class GameRecord(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game; without `result` it is still playing."""

    white: Number
    black: Number
    board: Natural
    result: Result | None = None
    unrated: bool = False
    colours: bool = True
    disputed: str | None = None


class AwardRecord(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry without a game; byes have points, the others none."""

    player: Number
    kind: AwardKind
    points: str | None = None


class RoundRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """One round; both lists are written even where they are empty."""

    games: tuple[GameRecord, ...] = ()
    awards: tuple[AwardRecord, ...] = ()


class LotsRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """Lots that were drawn; the numbers in their order."""

    seed: str
    order: tuple[Natural, ...]


class RulesRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules, written in full; points as text, "1", "½", "2½"."""

    win: str = "1"
    draw: str = "½"
    loss: str = "0"
    forfeit_win: str = "1"
    forfeit_loss: str = "0"
    pairing_bye: str = "1"
    full_bye: str = "1"
    half_bye: str = "½"
    zero_bye: str = "0"
    system: System = "swiss"
    edition: Edition = "2026"
    tie_breaks: tuple[str, ...] = ("CUM",)
    paired: bool = True
    lots: LotsRecord | UnsetType = UNSET


class SectionRecord(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A section; other keys are kept."""

    name: str
    rules: RulesRecord
    players: tuple[PlayerRecord, ...]
    rounds: Annotated[tuple[RoundRecord, ...], Meta(max_length=MOST_ROUNDS)]
    extra: Extra = field(default=(), name=ASIDE)


class ChangeRecord(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """One thing that differs; null for nothing."""

    field: str
    round: Natural | None = None
    board: Natural | None = None
    player: Natural | None = None
    old: str | None
    new: str | None


class EventRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the history."""

    at: str
    action: Literal["edit", "undo", "redo"]
    section: str
    changes: tuple[ChangeRecord, ...]


class TournamentRecord(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The whole file; other keys are kept."""

    format: str
    version: int
    name: str
    sections: tuple[SectionRecord, ...]
    written_by: str = ""
    place: str = ""
    federation: str = ""
    starts: str = ""
    ends: str = ""
    arbiter: str = ""
    trf_lines: tuple[str, ...] = ()
    history: tuple[EventRecord, ...] = ()
    extra: Extra = field(default=(), name=ASIDE)
