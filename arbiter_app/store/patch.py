"""What an edit changed, as JSON: small, because an edit shares all it did not touch.

A patch is a list of steps on the JSON of a tournament (`schema_write.tournament_json`):
`[path, value]` puts a value in its place, `[path, start, stop, items]` replaces a part of a
list. What differs is found by identity alone.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from arbiter_app.core.tournament import Round, Section, Tournament
from arbiter_app.store import schema_write as write
from arbiter_app.store.jsontext import Json, at

Path = tuple[str | int, ...]
Item = TypeVar("Item")


def diff(before: Tournament, after: Tournament) -> list[Json]:
    """Tell how to come from one value to the other."""
    if before is after:
        return []
    if before.extra != after.extra:
        return [[(), write.tournament_json(after)]]
    return [
        *_texts(before, after),
        *_each(("sections",), before.sections, after.sections, write.section_json, _section),
    ]


def apply(document: Json, patch: Json) -> Json:
    """Do what a patch says to a tournament's JSON, which is used up, and return the outcome.

    Raises:
        ValueError: the patch does not fit the document.
    """
    try:
        for step in _listed(patch):
            match step:
                case [[], value]:
                    document = value
                case [[*path, last], value]:
                    _put(at(document, path), last, value)
                case [[*path], int(start), int(stop), [*items]]:
                    _replace_part(_listed(at(document, path)), start, stop, items)
                case _:
                    raise ValueError
    except (KeyError, IndexError, TypeError, ValueError) as error:
        message = "the patch does not fit"
        raise ValueError(message) from error
    return document


def _texts(before: Tournament, after: Tournament) -> Iterator[Json]:
    for key in ("name", *write.TEXTS):
        if getattr(before, key) != getattr(after, key):
            yield [(key,), getattr(after, key)]
    if before.trf_lines != after.trf_lines:
        yield [("trf_lines",), after.trf_lines]


def _section(here: Path, before: Section, after: Section) -> Iterator[Json]:
    if before.extra != after.extra:
        yield [here, write.section_json(after)]
        return
    if before.name != after.name:
        yield [(*here, "name"), after.name]
    if before.rules is not after.rules:
        yield [(*here, "rules"), write.rules_json(after.rules)]
    yield from _part((*here, "players"), before.players, after.players, write.player_json)
    rounds = (*here, "rounds")
    yield from _each(rounds, before.rounds, after.rounds, write.round_json, _round)


def _round(here: Path, before: Round, after: Round) -> Iterator[Json]:
    yield from _part((*here, "games"), before.games, after.games, write.game_json)
    yield from _part((*here, "awards"), before.awards, after.awards, write.award_json)


def _each(
    here: Path,
    before: Sequence[Item],
    after: Sequence[Item],
    to_json: Callable[[Item], Json],
    inside: Callable[[Path, Item, Item], Iterator[Json]],
) -> Iterator[Json]:
    """Look inside the items that differ, or replace a part where there are more or fewer."""
    if len(before) != len(after):
        yield from _part(here, before, after, to_json)
        return
    for n, (old, new) in enumerate(zip(before, after, strict=True)):
        if old is not new:
            yield from inside((*here, n), old, new)


def _part(
    here: Path, before: Sequence[Item], after: Sequence[Item], to_json: Callable[[Item], Json]
) -> Iterator[Json]:
    """Replace all from the first item that differs to the last."""
    if before is after:
        return
    start = _same(before, after)
    left, new = before[start:], after[start:]
    end = _same(left[::-1], new[::-1])
    stop = len(before) - end
    items = [to_json(item) for item in after[start : len(after) - end]]
    if items or stop > start:
        yield [here, start, stop, items]


def _same(before: Sequence[Item], after: Sequence[Item]) -> int:
    """How many items are the very same at the beginning."""
    for n, (old, new) in enumerate(zip(before, after, strict=False)):
        if old is not new:
            return n
    return min(len(before), len(after))


def _put(holder: Json, key: Json, value: Json) -> None:
    match holder, key:
        case list(), int():
            holder[key] = value
        case dict(), str():
            holder[key] = value
        case _:
            raise TypeError


def _listed(value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise TypeError
    return value


def _replace_part(items: list[Json], start: int, stop: int, new: list[Json]) -> None:
    if not 0 <= start <= stop <= len(items):
        raise IndexError
    items[start:stop] = new
