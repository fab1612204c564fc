"""The tournament as one immutable value.

A game is stored once and both players' cells are read from it, so they cannot disagree.
Every player has at most one entry a round: a game, an award, or nothing ("not entered").
Change means `dataclasses.replace`; the edits are in `entries`, `roster` and `event`.
"""

from dataclasses import dataclass, field, replace
from typing import Literal

from arbiter_app.core.memory import remembered
from arbiter_app.core.points import PER_POINT
from arbiter_app.core.results import AwardKind, Result

System = Literal["swiss", "round-robin"]
Edition = Literal["2024", "2026"]

Extra = tuple[tuple[str, str], ...]
"""Keys of the file that are not ours, in the file's order, each with its value as JSON text."""


@dataclass(frozen=True, slots=True)
class Player:
    """One entrant of a section.

    Attributes:
        no: start number, the key everywhere; gaps are allowed.
        withdrawn_after: the last round he took part in, 0 for none; None while he is in.
            His later blanks are zero-point byes, never "still playing".
    """

    no: int
    name: str
    rating: int | None = None
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
    withdrawn_after: int | None = None
    extra: Extra = ()

    def gone(self, round_number: int) -> bool:
        """Whether he had withdrawn before the round."""
        return self.withdrawn_after is not None and round_number > self.withdrawn_after


@dataclass(frozen=True, slots=True)
class Game:
    """A pairing, and its result once there is one.

    Attributes:
        result: None while the game is still playing.
        unrated: the game does not count for rating (TRF codes W D L).
        colours: False where the colours are not known; `white` is then merely the first
            named and the game counts in no tie-break about colours.
        disputed: the note of a board whose result is contested, else None; it keeps its
            result and counts as not final.
    """

    white: int
    black: int
    board: int
    result: Result | None = None
    unrated: bool = False
    colours: bool = True
    disputed: str | None = None

    def opponent(self, player: int) -> int:
        """Return the other player's number."""
        return self.black if player == self.white else self.white


@dataclass(frozen=True, slots=True)
class Award:
    """An entry without a game.

    Attributes:
        points: in half-points; stored for byes, whose kind and value are separate. None for
            typed scores and forfeits, which take theirs from the rules.
    """

    player: int
    kind: AwardKind
    points: int | None = None


Entry = Game | Award


@dataclass(frozen=True, slots=True)
class Round:
    """The games and awards of one round.

    Attributes:
        entries: player number to that player's one entry.

    Raises:
        ValueError: a player has two entries.
    """

    games: tuple[Game, ...] = ()
    awards: tuple[Award, ...] = ()
    entries: dict[int, Entry] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        entries: dict[int, Entry] = {game.white: game for game in self.games}
        entries.update([(game.black, game) for game in self.games])
        entries.update([(award.player, award) for award in self.awards])
        if len(entries) != 2 * len(self.games) + len(self.awards):
            message = "a player has two entries in one round"
            raise ValueError(message)
        object.__setattr__(self, "entries", entries)

    @property
    def has_play(self) -> bool:
        """Whether somebody plays or played: a game or a typed score. Byes do not count."""
        return bool(self.games) or any(award.kind.typed for award in self.awards)

    @property
    def has_result(self) -> bool:
        """Whether a game or a typed score has a result. Byes alone do not count."""
        return any(game.result is not None for game in self.games) or any(
            award.kind.typed for award in self.awards
        )


@dataclass(frozen=True, slots=True)
class Lots:
    """Lots that were drawn.

    Attributes:
        seed: what they were drawn with; the same seed draws the same order again.
        order: start numbers, the first drawn first.
    """

    seed: str
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """How a section is scored and how its ties are broken; points in half-points.

    Attributes:
        tie_breaks: registry codes, in the order the arbiter chose. The form of the
            cumulative score is the code itself (`PS`, `CUM`, `CUM-OLD`).
        paired: False for a section in which only scores are typed.
        lots: drawn on command, the last resort (`lots.draw_lots`); None while none are.
    """

    win: int = PER_POINT
    draw: int = PER_POINT // 2
    loss: int = 0
    forfeit_win: int = PER_POINT
    forfeit_loss: int = 0
    pairing_bye: int = PER_POINT
    full_bye: int = PER_POINT
    half_bye: int = PER_POINT // 2
    zero_bye: int = 0
    system: System = "swiss"
    edition: Edition = "2026"
    tie_breaks: tuple[str, ...] = ("CUM",)
    paired: bool = True
    lots: Lots | None = None

    def bye_points(self, kind: AwardKind) -> int:
        """Return what a bye of this kind is worth when it is given."""
        return {
            AwardKind.PAIRING_BYE: self.pairing_bye,
            AwardKind.FULL_BYE: self.full_bye,
            AwardKind.HALF_BYE: self.half_bye,
            AwardKind.ZERO_BYE: self.zero_bye,
        }[kind]


@dataclass(frozen=True, slots=True)
class Section:
    """One competition: its players, its rules, and as many rounds as are planned."""

    name: str = ""
    rules: Rules = field(default_factory=Rules)
    players: tuple[Player, ...] = ()
    rounds: tuple[Round, ...] = ()
    extra: Extra = ()

    def player(self, no: int) -> Player:
        """Return the player with start number *no*; KeyError where there is none."""
        return by_number(self.players)[no]

    def entry(self, player: int, round_number: int) -> Entry | None:
        """Return the player's entry in a round (from 1); None where nothing is entered."""
        return self.rounds[round_number - 1].entries.get(player)

    def with_round(self, round_number: int, a_round: Round) -> "Section":
        """Give the section with another round in the place of one (from 1)."""
        rounds = list(self.rounds)
        rounds[round_number - 1] = a_round
        return replace(self, rounds=tuple(rounds))

    @property
    def current_round(self) -> int:
        """The last round with a game or a typed score, from 1; 0 before the first."""
        return max((n for n, a_round in enumerate(self.rounds, 1) if a_round.has_play), default=0)

    @property
    def scored_round(self) -> int:
        """The last round in which a game or a typed score has a result; 0 if none has."""
        return max((n for n, a_round in enumerate(self.rounds, 1) if a_round.has_result), default=0)


@dataclass(frozen=True, slots=True)
class Tournament:
    """One file: an event and its sections.

    Attributes:
        starts, ends: dates as they were written; ISO where we wrote them.
        trf_lines: lines of a FIDE report file that we do not map, verbatim; a bare tag among
            them is the place of a line that we write.
    """

    name: str = ""
    place: str = ""
    federation: str = ""
    starts: str = ""
    ends: str = ""
    arbiter: str = ""
    sections: tuple[Section, ...] = ()
    trf_lines: tuple[str, ...] = ()
    extra: Extra = ()


@remembered(16)
def by_number(players: tuple[Player, ...]) -> dict[int, Player]:
    """Find players by start number."""
    return {player.no: player for player in players}
