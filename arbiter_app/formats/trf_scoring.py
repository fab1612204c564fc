"""What games and byes are worth, as FIDE reports say it: records 162, XXS and BBW … BBU.

162 is TRF26's, XXS is JaVaFo's and says more, the BB records are bbpPairings'. Each is read as
JaVaFo's twelve values (points with White and with Black apart); 162 is written where it can
hold the rules, else XXS.
"""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from arbiter_app.core.points import PER_POINT, parse_points
from arbiter_app.core.tournament import Rules

TAGS = ("162", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU")

_WIN, _DRAW, _LOSS = ("WW", "BW", "FW", "FPB"), ("WD", "BD", "HPB"), ("WL", "BL")
_KEYS: dict[str, dict[str, tuple[str, ...]]] = {
    "162": {"W": _WIN, "D": _DRAW, "L": _LOSS, "A": ("ZPB", "FL"), "P": ("PAB",), "X": ("HPB",)},
    "XXS": {"W": _WIN, "D": _DRAW, "L": _LOSS},
    "BBW": {"": _WIN},
    "BBD": {"": _DRAW},
    "BBL": {"": _LOSS},
    "BBZ": {"": ("ZPB",)},
    "BBF": {"": ("FL",)},
    "BBU": {"": ("PAB",)},
}
_RULES = {
    "WW": "win",
    "WD": "draw",
    "WL": "loss",
    "FW": "forfeit_win",
    "FL": "forfeit_loss",
    "PAB": "pairing_bye",
    "FPB": "full_bye",
    "HPB": "half_bye",
    "ZPB": "zero_bye",
}
_WITH_BLACK = {"BW": "WW", "BD": "WD", "BL": "WL"}
_KEYS["XXS"].update({key: (key,) for key in (*_RULES, *_WITH_BLACK)})
_PAIR = re.compile(r"([A-Z]*)\s*=?\s*([-+]?[\d.,½]+)\s*")
_SYMBOL_WIDTH = 4

_STANDARD = Rules()


class Scoring(NamedTuple):
    """What records say.

    Attributes:
        values: by the names of `Rules`, in half-points.
        faults: codes of what could not be kept.
    """

    values: dict[str, int]
    faults: tuple[str, ...] = ()


def read_scoring(lines: Iterable[tuple[str, str]]) -> Scoring | None:
    """Read the scoring records of a file, each as tag and text; None where none can be read.

    Later ones override. Without a value of its own the pairing-allocated bye is worth a win,
    except in XXS, where it stays 1 (JaVaFo's manual).
    """
    values = {key: getattr(_STANDARD, name) for key, name in _RULES.items()}
    values |= {black: values[white] for black, white in _WITH_BLACK.items()}
    read: set[str] = set()
    for tag, text in lines:
        for key, points in _pairs(tag, text):
            read.update(_KEYS[tag][key])
            values.update(dict.fromkeys(_KEYS[tag][key], points))
        if tag != "XXS" and "PAB" not in read:
            values["PAB"] = values["WW"]
    if not read:
        return None
    by_colour = any(values[black] != values[white] for black, white in _WITH_BLACK.items())
    return Scoring(
        {name: values[key] for key, name in _RULES.items()},
        ("scoring-by-colour",) if by_colour else (),
    )


def _pairs(tag: str, text: str) -> list[tuple[str, int]]:
    """Read the keys and values of a record; nothing where any part of it cannot be read."""
    pairs: list[tuple[str, int]] = []
    at = 0
    text = text.strip().upper()
    while at < len(text):
        match = _PAIR.match(text, at)
        if match is None or match[1] not in _KEYS[tag]:
            return []
        try:
            pairs.append((match[1], parse_points(match[2])))
        except ValueError:
            return []
        at = match.end()
    return pairs


def readable(tag: str, text: str) -> bool:
    """Whether a scoring record can be read whole."""
    return bool(_pairs(tag, text))


def values_of(rules: Rules) -> dict[str, int]:
    """The rules' values, as `Scoring.values`."""
    return {name: getattr(rules, name) for name in _RULES.values()}


def with_scoring(rules: Rules, scoring: Scoring) -> Rules:
    """Give the rules these values."""
    return replace(rules, **scoring.values)  # type: ignore[arg-type]


def write_scoring(rules: Rules) -> str:
    """Write the record for these rules, its tag first; "" for 1-½-0 with the usual byes."""
    if values_of(rules) == values_of(_STANDARD):
        return ""
    absent = rules.zero_bye == rules.forfeit_loss
    symbols = {"W": rules.win, "D": rules.draw, "L": rules.loss}
    if rules.zero_bye:
        symbols["A"] = rules.zero_bye
    symbols["P"] = rules.pairing_bye
    if rules.half_bye != rules.draw:
        symbols["X"] = rules.half_bye
    fits = all(len(decimal(points)) <= _SYMBOL_WIDTH for points in symbols.values())
    if fits and absent and rules.win == rules.forfeit_win == rules.full_bye:
        return "162  " + "    ".join(f"{key}{decimal(value):>4}" for key, value in symbols.items())
    keys = {**_RULES, **{black: _RULES[white] for black, white in _WITH_BLACK.items()}}
    return "XXS " + " ".join(f"{key}={decimal(getattr(rules, keys[key]))}" for key in keys)


def decimal(units: int) -> str:
    """Write half-points as FIDE reports do: 7 is "3.5"."""
    whole, half = divmod(abs(units), PER_POINT)
    return f"{'-' if units < 0 else ''}{whole}.{5 * half}"
