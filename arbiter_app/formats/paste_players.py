"""From the rows of a pasted list to players, with the columns as the arbiter has chosen them."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from arbiter_app.core.errors import Details, Problem
from arbiter_app.core.seeding import name_key
from arbiter_app.core.tournament import Player
from arbiter_app.formats.paste import PastedList
from arbiter_app.formats.paste_cells import Row
from arbiter_app.formats.paste_words import HEADS, NAMES


def players(pasted: PastedList, columns: Sequence[str]) -> tuple[Player, ...]:
    """Read the players with the columns as chosen.

    A row without a name is left out; a rating or number that cannot be read is left empty
    (no start number is 0). `doubts` names both.
    """
    return tuple(
        player
        for row in pasted.rows
        if (player := _player(_fields(row.cells, columns))) is not None
    )


def doubts(
    pasted: PastedList, columns: Sequence[str], present: Sequence[Player] = ()
) -> tuple[Problem, ...]:
    """Tell what is wrong or doubtful with the columns as chosen; errors forbid to add them.

    *present* are the players who are there already. Codes, beside those of `read_list`:
    errors "paste-kind-twice", "paste-no-name", "paste-number-twice"; warnings
    "paste-row-without-name", "paste-no-rating", "paste-no-number", "paste-name-twice",
    "paste-name-present".
    """
    found = [*pasted.problems, *_of_columns(pasted, columns)]
    if not any(kind in NAMES for kind in columns):
        return tuple(found)
    numbers: dict[int, int] = {}
    names: dict[tuple[str, ...], int] = {}
    known = {name_key(player.name): player for player in present}
    for row in pasted.rows:
        fields = _fields(row.cells, columns)
        name = _name(fields)
        if not name:
            found.append(Problem("paste-row-without-name", "warning", line=row.line))
            continue
        found += _of_cells(row, fields)
        found += _of_number(row, _number(fields.get("no", "")), numbers)
        found += _of_name(row, name, names, known)
    return tuple(found)


def _of_number(row: Row, no: int, numbers: dict[int, int]) -> Iterator[Problem]:
    if no and numbers.setdefault(no, row.line) != row.line:
        details: Details = {"number": no, "first": numbers[no]}
        yield Problem("paste-number-twice", "error", details, line=row.line)


def _of_name(
    row: Row,
    name: str,
    names: dict[tuple[str, ...], int],
    known: Mapping[tuple[str, ...], Player],
) -> Iterator[Problem]:
    key = name_key(name)
    if names.setdefault(key, row.line) != row.line:
        details: Details = {"name": name, "first": names[key]}
        yield Problem("paste-name-twice", "warning", details, line=row.line)
    if key in known:
        details = {"name": name, "number": known[key].no}
        yield Problem("paste-name-present", "warning", details, line=row.line)


def _of_columns(pasted: PastedList, columns: Sequence[str]) -> Iterator[Problem]:
    for kind in dict.fromkeys(columns):
        if kind and columns.count(kind) > 1:
            yield Problem("paste-kind-twice", "error", {"kind": kind})
    if pasted.rows and not any(kind in NAMES for kind in columns):
        yield Problem("paste-no-name", "error")


def _of_cells(row: Row, fields: dict[str, str]) -> Iterator[Problem]:
    rating, number = fields.get("rating", ""), fields.get("no", "")
    if _rating(rating) is None and rating.casefold() not in _UNRATED:
        yield Problem("paste-no-rating", "warning", {"text": rating}, line=row.line)
    if number and not _number(number):
        yield Problem("paste-no-number", "warning", {"text": number}, line=row.line)


def _fields(cells: Sequence[str], columns: Sequence[str]) -> dict[str, str]:
    """Give a row's cells by kind, of two columns of one kind the first."""
    pairs = list(zip(columns, cells, strict=True))
    return {kind: cell for kind, cell in reversed(pairs) if kind}


def _player(fields: dict[str, str]) -> Player | None:
    name = _name(fields)
    if not name:
        return None
    text = defaultdict(str, fields)
    return Player(
        no=_number(text["no"]),
        name=name,
        rating=_rating(text["rating"]),
        title=text["title"].upper() if text["title"].upper() in TITLES else text["title"],
        sex=_SEXES.get(text["sex"].casefold(), text["sex"]),
        birth=text["birth"],
        federation=text["federation"].upper(),
        fide_id=text["fide_id"],
        national_id=text["national_id"],
        school=text["school"],
        club=text["club"],
        grade=text["grade"],
        category=text["category"],
    )


def _name(fields: dict[str, str]) -> str:
    """Join the halves of a name as "Anderson, Sara"."""
    last = fields.get("surname") or fields.get("name", "")
    return ", ".join(part for part in (last, fields.get("first-name", "")) if part)


_NUMBER = re.compile(r"0*([1-9]\d{0,4})[.)]?")
# A spreadsheet's 1214.0, and the provisional ratings of US Chess: 1214P12, 1214/12.
_RATING = re.compile(r"0*([1-9]\d{0,3})(?:[.,]0+)?(?:[pP/]\d*)?")
_UNRATED = frozenset(
    {"", "0", "-", "–", "—", "unr", "unr.", "unrated", "nr", "n/a", "na", "none", "new", "?"}
)
TITLES = ("GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM")
_SEXES = {
    **dict.fromkeys(("f", "w", "g", "female", "girl", "woman", "weiblich", "fille", "女"), "w"),
    **dict.fromkeys(("m", "b", "male", "boy", "man", "männlich", "garçon", "男"), "m"),
}
"""The letters of a FIDE report file: m and w."""


def _number(text: str) -> int:
    match = _NUMBER.fullmatch(text)
    return int(match[1]) if match else 0


def _rating(text: str) -> int | None:
    match = _RATING.fullmatch(text)
    return int(match[1]) if match else None


def list_text(listed: Sequence[Player]) -> str:
    """Write players as a list that `read_list` reads back: a head row, tabs between cells."""
    fields = [kind for kind in HEADS if hasattr(Player, kind)]
    used = [kind for kind in fields if kind == "name" or any(_cell(one, kind) for one in listed)]
    lines = [[HEADS[kind][0] for kind in used]]
    lines += [[_cell(one, kind) for kind in used] for one in listed]
    return "\n".join("\t".join(cells) for cells in lines)


def _cell(player: Player, kind: str) -> str:
    value = getattr(player, kind)
    text = str(value) if value else ""
    doubled = text.replace('"', '""')
    return f'"{doubled}"' if text.startswith('"') else text
