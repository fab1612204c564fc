"""From plain JSON to values: strict, and the first thing that is wrong named with its path."""

import re
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from arbiter_app.core.history import Change, Event, History
from arbiter_app.core.points import parse_points
from arbiter_app.core.scoring import RESULTS, UNPLAYED
from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.core.tournament import Award, Game, Lots, Player, Round, Rules, Section, Tournament
from arbiter_app.store import schema_records as records
from arbiter_app.store.errors import FileError
from arbiter_app.store.jsontext import Json, Steps, at, encode, path_text

_LONGEST_VALUE = 60
_IN_POINTS = (*RESULTS, *UNPLAYED)
_MISFIT = re.compile(r"(?P<what>.*) - at `(?:key in )?\$(?P<path>[^`]*)`", re.DOTALL)
"""Greedy: a key or a value in the message may itself look like its end."""
_STEP = re.compile(r"\[(\d+)\]|\.?([^.\[\]]+)")


def values(document: dict[str, Json]) -> tuple[Tournament, History]:
    """Turn a document of the present version into values; *document* is used up.

    Raises:
        FileError: naming the path of the first thing that does not fit.
    """
    _set_aside(document)
    try:
        record = msgspec.convert(document, records.TournamentRecord)
    except msgspec.ValidationError as error:
        raise _misfit(str(error), document) from error
    _check_names(record.sections)
    sections = tuple(_section(one, n) for n, one in enumerate(record.sections))
    tournament = Tournament(
        name=record.name,
        place=record.place,
        federation=record.federation,
        starts=record.starts,
        ends=record.ends,
        arbiter=record.arbiter,
        sections=sections,
        trf_lines=record.trf_lines,
        extra=record.extra,
    )
    return tournament, tuple(_event(event) for event in record.history)


def _set_aside(document: dict[str, Json]) -> None:
    """Gather the keys that are not ours, where people may add their own."""
    _gather(document, records.TournamentRecord)
    for section in _objects(document.get("sections")):
        _gather(section, records.SectionRecord)
        for player in _objects(section.get("players")):
            _gather(player, records.PlayerRecord)


def _objects(items: Json) -> Iterator[dict[str, Json]]:
    if isinstance(items, list):
        yield from (item for item in items if isinstance(item, dict))


def _gather(holder: dict[str, Json], record: type[msgspec.Struct]) -> None:
    known = record.__struct_encode_fields__
    others = [key for key in holder if key not in known or key == records.ASIDE]
    if others:
        aside = [(key, encode(holder.pop(key)).decode()) for key in others]
        holder[records.ASIDE] = aside


def _lots(record: records.LotsRecord | msgspec.UnsetType, here: Steps) -> Lots | None:
    if isinstance(record, msgspec.UnsetType):
        return None
    seen: set[int] = set()
    for n, no in enumerate(record.order):
        if no in seen:
            raise _error("same-lot", (*here, "rules", "lots", "order", n), player=no)
        seen.add(no)
    return Lots(record.seed, record.order)


def _section(record: records.SectionRecord, index: int) -> Section:
    here = ("sections", index)
    players = tuple(_player(one) for one in record.players)
    numbers = _numbers(players, here)
    return Section(
        name=record.name,
        rules=_rules(record.rules, here),
        players=players,
        rounds=tuple(
            _round(one, numbers, (*here, "rounds", n)) for n, one in enumerate(record.rounds)
        ),
        extra=record.extra,
    )


def _player(record: records.PlayerRecord) -> Player:
    return Player(
        no=record.no,
        name=record.name,
        rating=record.rating,
        title=record.title,
        sex=record.sex,
        birth=record.birth,
        federation=record.federation,
        fide_id=record.fide_id,
        national_id=record.national_id,
        school=record.school,
        club=record.club,
        grade=record.grade,
        category=record.category,
        withdrawn_after=record.withdrawn_after,
        extra=record.extra,
    )


def _rules(record: records.RulesRecord, here: Steps) -> Rules:
    points = {key: _points(getattr(record, key), (*here, "rules", key)) for key in _IN_POINTS}
    for n, code in enumerate(record.tie_breaks):
        if code not in TIE_BREAKS:
            raise _error("wrong-value", (*here, "rules", "tie_breaks", n), value=_shortened(code))
    return Rules(
        **points,
        system=record.system,
        edition=record.edition,
        tie_breaks=record.tie_breaks,
        paired=record.paired,
        lots=_lots(record.lots, here),
    )


def _round(record: records.RoundRecord, numbers: frozenset[int], here: Steps) -> Round:
    games = tuple(
        Game(one.white, one.black, one.board, one.result, one.unrated, one.colours, one.disputed)
        for one in record.games
    )
    awards = tuple(_award(one, (*here, "awards", n)) for n, one in enumerate(record.awards))
    try:
        a_round = Round(games, awards)
    except ValueError as error:
        raise _second_entry(games, awards, here) from error
    if not a_round.entries.keys() <= numbers:
        raise _unknown_player(games, awards, numbers, here)
    return a_round


def _award(record: records.AwardRecord, here: Steps) -> Award:
    if record.kind.bye and record.points is None:
        raise _error("bye-without-points", here, player=record.player)
    if record.points is None:
        return Award(record.player, record.kind)
    if not record.kind.bye:
        raise _error("points-without-bye", here, player=record.player)
    return Award(record.player, record.kind, _points(record.points, (*here, "points")))


def _points(text: str, here: Steps) -> int:
    try:
        return parse_points(text)
    except ValueError as error:
        raise _error("no-points", here, value=_shortened(text)) from error


def _event(record: records.EventRecord) -> Event:
    changes = tuple(
        Change(one.field, one.old, one.new, one.round, one.board, one.player)
        for one in record.changes
    )
    return Event(record.at, record.action, record.section, changes)


def _check_names(sections: Sequence[records.SectionRecord]) -> None:
    if not sections:
        raise _error("no-section", ("sections",))
    seen: set[str] = set()
    for n, section in enumerate(sections):
        if section.name in seen:
            raise _error("same-section", ("sections", n, "name"), value=_shortened(section.name))
        seen.add(section.name)


def _numbers(players: Sequence[Player], here: Steps) -> frozenset[int]:
    seen: set[int] = set()
    for n, player in enumerate(players):
        if player.no in seen:
            raise _error("same-number", (*here, "players", n, "no"), player=player.no)
        seen.add(player.no)
    return frozenset(seen)


def _second_entry(games: Iterable[Game], awards: Iterable[Award], here: Steps) -> FileError:
    seen: set[int] = set()
    for player, where in _named(games, awards, here):
        if player in seen:
            code = "own-opponent" if _is_own_opponent(games, where) else "second-entry"
            return _error(code, where, player=player)
        seen.add(player)
    message = "every player has one entry"
    raise AssertionError(message)


def _is_own_opponent(games: Iterable[Game], where: Steps) -> bool:
    *_, kind, index, _key = where
    return kind == "games" and (game := list(games)[int(index)]).white == game.black


def _unknown_player(
    games: Iterable[Game], awards: Iterable[Award], numbers: frozenset[int], here: Steps
) -> FileError:
    named = _named(games, awards, here)
    player, where = next((no, where) for no, where in named if no not in numbers)
    return _error("unknown-player", where, player=player)


def _named(
    games: Iterable[Game], awards: Iterable[Award], here: Steps
) -> Iterator[tuple[int, tuple[str | int, ...]]]:
    """Give each player a round names, with the way to where it does."""
    for n, game in enumerate(games):
        yield game.white, (*here, "games", n, "white")
        yield game.black, (*here, "games", n, "black")
    for n, award in enumerate(awards):
        yield award.player, (*here, "awards", n, "player")


def _error(code: str, where: Steps, **details: str | int) -> FileError:
    return FileError(code, path=path_text(where), **details)


def _misfit(message: str, document: Json) -> FileError:
    """Say in our own codes what msgspec found, with the value that it does not tell."""
    match = _MISFIT.fullmatch(message)
    # At the top level it names no path.
    what, steps = (match["what"], _steps(match["path"])) if match else (message, [])
    for beginning, code in _KEY_MISFITS:
        if what.startswith(beginning):
            key = what.removeprefix(beginning).removesuffix("`")
            return _error(code, steps, key=_shortened(key))
    value = _shortened(at(document, steps))
    if what.startswith("Expected `array` of length"):
        return _error("too-many", steps, most=records.MOST_ROUNDS)
    for beginning, code in _MISFITS:
        if what.startswith(beginning):
            return _error(code, steps, value=value)
    return _error("wrong-value", steps, value=value)


_KEY_MISFITS = (
    ("Object missing required field `", "missing-key"),
    ("Object contains unknown field `", "unknown-key"),
)
_MISFITS = (
    ("Expected `int` ", "number-out-of-range"),
    ("Expected `int", "no-whole-number"),
    ("Expected `str", "no-text"),
    ("Expected `bool", "no-yes-or-no"),
    ("Expected `array", "no-list"),
    ("Expected `object", "no-object"),
)


def _steps(path: str) -> list[str | int]:
    return [int(index) if index else key for index, key in _STEP.findall(path)]


def _shortened(value: Json) -> str:
    text = value if isinstance(value, str) else encode(value).decode()
    return text if len(text) <= _LONGEST_VALUE else f"{text[:_LONGEST_VALUE]}…"
