"""What was changed when: the record that answers a protest. It only grows.

One event is one edit, undo or redo in one section. Its changes are found by comparing two
values, so no edit has to report itself, and none can be forgotten.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from itertools import zip_longest
from typing import Literal

from arbiter_app.core.numbering import with_numbers
from arbiter_app.core.points import format_points
from arbiter_app.core.tournament import Award, Game, Lots, Player, Round, Rules, Section, Tournament
from arbiter_app.core.whole_numbers import whole_number

Action = Literal["edit", "undo", "redo"]


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that differs.

    Attributes:
        field: "result", "pairing", "award", "disputed", the name of a player's or a rule's
            field, "player" for one added or deleted, "rounds", or a field of the event.
        round, board, player: where; None where it does not apply.
        old, new: as the file writes them; None for nothing.
    """

    field: str
    old: str | None
    new: str | None
    round: int | None = None
    board: int | None = None
    player: int | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """One line of the history.

    Attributes:
        at: local time, ISO 8601 to the second.
        section: its name; "" for the event's own data.
    """

    at: str
    action: Action
    section: str
    changes: tuple[Change, ...]


History = tuple[Event, ...]


def events(before: Tournament, after: Tournament, at: str, action: Action) -> History:
    """Tell what differs between two values, one event for each section that does."""
    found = [("", tuple(_header(before, after)))]
    for section, earlier in _counterparts(before.sections, after.sections):
        if section is not earlier:
            found.append((section.name, tuple(_section(earlier, section))))
    return tuple(Event(at, action, name, changes) for name, changes in found if changes)


def of_section(history: History, name: str) -> History:
    """Give the lines about the section that has this name now, under its earlier names too."""
    found = []
    for event in reversed(history):
        if event.section == name:
            found.append(event)
        elif not event.section:
            name = _earlier_name(event, name)
    return tuple(reversed(found))


def player_of(change: Change, section: Section) -> int | None:
    """Find the player of a change, or a board's White; a pairing taken back names its own."""
    games = _round_at(section, change.round).games if change.round else ()
    board = change.board
    white = next((game.white for game in games if board and game.board == board), None)
    no = change.player or white
    if no is None and change.old:
        no = whole_number(change.old.split("-")[0])
    return no if any(player.no == no for player in section.players) else None


def _earlier_name(event: Event, name: str) -> str:
    """Find what a section was called before a line of the history."""
    for change in event.changes:
        if change.field == "sections":
            old, new = (change.old or "").split(", "), (change.new or "").split(", ")
            if len(old) == len(new) and name in new and name not in old:
                return old[new.index(name)]
    return name


def _counterparts(
    before: tuple[Section, ...], after: tuple[Section, ...]
) -> Iterator[tuple[Section, Section]]:
    """Give each section with what it was: by its name, else by its place if it was renamed."""
    old = {section.name: section for section in before}
    new = {section.name for section in after}
    for section, in_its_place in zip_longest(after, before[: len(after)], fillvalue=Section()):
        renamed = section.name not in old and in_its_place.name not in new
        yield section, in_its_place if renamed else old.get(section.name, Section())


def _header(before: Tournament, after: Tournament) -> Iterator[Change]:
    for name in ("name", "place", "federation", "starts", "ends", "arbiter"):
        yield from _differ(name, getattr(before, name), getattr(after, name))
    old = ", ".join(section.name for section in before.sections)
    yield from _differ("sections", old, ", ".join(section.name for section in after.sections))


def _section(before: Section, after: Section) -> Iterator[Change]:
    if numbers := _new_numbers(before.players, after.players):
        yield from (Change("no", str(old), str(new), player=old) for old, new in numbers.items())
        before = with_numbers(before, numbers)  # what else differs is told of the new numbers
    if before.rules is not after.rules:
        yield from _rules(before.rules, after.rules)
    if before.players is not after.players:
        yield from _players(before.players, after.players)
    yield from _differ("rounds", str(len(before.rounds)), str(len(after.rounds)))
    shorter = max(len(before.rounds), len(after.rounds))
    for number in range(1, shorter + 1):
        old, new = _round_at(before, number), _round_at(after, number)
        if old is not new:
            yield from _round(number, old, new)


_NO_ROUND = Round()


def _round_at(section: Section, number: int) -> Round:
    return section.rounds[number - 1] if number <= len(section.rounds) else _NO_ROUND


def _round(number: int, before: Round, after: Round) -> Iterator[Change]:
    # An edit shares all but a game or two; those are not worth a look.
    shared = set(map(id, before.games)) & set(map(id, after.games))
    old = {_pair(game): game for game in before.games if id(game) not in shared}
    new = {_pair(game): game for game in after.games if id(game) not in shared}
    for pair in [*old, *[pair for pair in new if pair not in old]]:
        if old.get(pair) is not new.get(pair):
            yield from _game(number, old.get(pair), new.get(pair))
    given = {award.player: award for award in before.awards}
    now = {award.player: award for award in after.awards}
    for player in [*given, *[player for player in now if player not in given]]:
        a, b = given.get(player), now.get(player)
        if a is not b:
            yield from _differ("award", _award(a), _award(b), round=number, player=player)


def _pair(game: Game) -> frozenset[int]:
    return frozenset((game.white, game.black))


def _game(number: int, old: Game | None, new: Game | None) -> Iterator[Change]:
    game = new or old
    board = game.board if game else None
    yield from _differ("pairing", _pairing(old), _pairing(new), round=number, board=board)
    if old and new:
        moved = _differ("board", str(old.board), str(new.board), round=number, board=board)
        yield from moved
    for field in ("result", "disputed", "unrated"):
        a, b = _game_text(old, field), _game_text(new, field)
        yield from _differ(field, a, b, round=number, board=board)


def _pairing(game: Game | None) -> str | None:
    if game is None:
        return None
    return f"{game.white}-{game.black}" if game.colours else f"{game.white}-{game.black} ?"


def _game_text(game: Game | None, field: str) -> str | None:
    if game is None:
        return None
    if field == "result":
        return game.result.value if game.result else None
    return game.disputed if field == "disputed" else ("yes" if game.unrated else None)


def _award(award: Award | None) -> str | None:
    if award is None:
        return None
    worth = "" if award.points is None else f" {format_points(award.points)}"
    return f"{award.kind.value}{worth}"


def _rules(before: Rules, after: Rules) -> Iterator[Change]:
    for field in fields(Rules):
        old, new = getattr(before, field.name), getattr(after, field.name)
        yield from _differ(field.name, _rule_text(old), _rule_text(new))


def _rule_text(value: object) -> str | None:
    if value is None:
        return None
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return format_points(value)
    if isinstance(value, Lots):
        return f"{value.seed}: {', '.join(map(str, value.order))}"
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def _players(before: tuple[Player, ...], after: tuple[Player, ...]) -> Iterator[Change]:
    old = {player.no: player for player in before}
    new = {player.no: player for player in after}
    for earlier, later in zip(before, after, strict=False):
        # One who takes a free number keeps his place in the list, and is neither new nor gone.
        if earlier.name == later.name and earlier.no not in new and later.no not in old:
            yield from _differ("no", str(earlier.no), str(later.no), player=earlier.no)
            new[earlier.no] = new.pop(later.no)
    for no in [*old, *[no for no in new if no not in old]]:
        a, b = old.get(no), new.get(no)
        if a and b and a is not b:
            yield from _player(a, b)
        elif a is not b:
            yield from _differ("player", a.name if a else None, b.name if b else None, player=no)


def _new_numbers(before: tuple[Player, ...], after: tuple[Player, ...]) -> dict[int, int]:
    """Find who has another number, where nothing but numbers and places in the list differ."""
    if before is after or len(before) != len(after):
        return {}
    waiting: dict[str, list[Player]] = {}
    for player in after:
        waiting.setdefault(player.name, []).append(player)
    numbers: dict[int, int] = {}
    for player in before:
        same = [one for one in waiting.get(player.name, ()) if replace(one, no=player.no) == player]
        if not same:
            return {}
        # Of twins alike in everything, one who keeps his number is himself.
        found = next((one for one in same if one.no == player.no), same[0])
        waiting[player.name].remove(found)
        if found.no != player.no:
            numbers[player.no] = found.no
    return numbers


def _player(before: Player, after: Player) -> Iterator[Change]:
    for field in fields(Player):
        if field.name not in ("no", "extra"):
            old, new = getattr(before, field.name), getattr(after, field.name)
            texts = [None if value in ("", None) else str(value) for value in (old, new)]
            yield from _differ(field.name, *texts, player=before.no)


def _differ(
    field: str,
    old: str | None,
    new: str | None,
    *,
    round: int | None = None,
    board: int | None = None,
    player: int | None = None,
) -> Iterator[Change]:
    if old != new:
        yield Change(field, old, new, round=round, board=board, player=player)
