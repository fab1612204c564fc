"""The tie-breaks as people look for them: in groups, a family a line, its variants with it.

A variant (a cut, a median, forfeits as games, another limit, the reverse) is a code of the
registry whose first part is the family's code.
"""

from arbiter_app.core.tiebreaks import TIE_BREAKS, without_repeats

GROUPS: dict[str, tuple[str, ...]] = {
    "running": ("CUM", "PS", "CUM-OLD"),
    "opponents": ("BH", "FB", "AOB", "SB", "KS", "MMED", "SOLK", "MED", "USSB", "OPCUM"),
    "tied": ("DE", "H2H", "LOT"),
    "own": ("WON", "WIN", "BPG", "BWG", "MBLK", "KASH", "STD", "REP", "TPN"),
    "ratings": ("ARO", "TPR", "PTP", "APRO", "APPO", "OPPERF", "AVOPR", "RTNG"),
}
"""What the families look at; points stand in no group, as they come first always."""

_FORFEITS = "/P"


def family_of(code: str) -> str:
    """Give the family of a code ("BH" for "BH/C1/P")."""
    return code.partition("/")[0]


def variants(family: str) -> tuple[str, ...]:
    """List the codes of a family, the whole one first."""
    return tuple(code for code in TIE_BREAKS if family_of(code) == family)


def whole_variants(family: str) -> tuple[str, ...]:
    """List the codes of a family in which forfeits are not counted as games."""
    return tuple(code for code in variants(family) if not counts_forfeits(code))


def counts_forfeits(code: str) -> bool:
    """Whether a code counts forfeits as games."""
    return code.endswith(_FORFEITS)


def with_forfeits(code: str, *, counted: bool) -> str | None:
    """Give a code with forfeits counted as games or not; None where its family knows no such."""
    found = code.removesuffix(_FORFEITS) + (_FORFEITS if counted else "")
    return found if found in TIE_BREAKS else None


def inserted(codes: tuple[str, ...], at: int, code: str) -> tuple[str, ...] | None:
    """Put a code into a list; None where it stands there already and would say nothing new."""
    longer = (*codes[:at], code, *codes[at:])
    return longer if without_repeats(longer) == longer else None


def changed(codes: tuple[str, ...], at: int, code: str) -> tuple[str, ...] | None:
    """Put a code in the place of another; None as in `inserted`."""
    return inserted((*codes[:at], *codes[at + 1 :]), at, code)
