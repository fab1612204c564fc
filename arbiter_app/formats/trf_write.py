"""Write a FIDE tournament report: TRF16's columns, with the records of TRF26 and JaVaFo.

Counts, points and ranks are computed, never kept. Points are those of the standings after the
last round with a result, so byes booked for later rounds do not count yet.
"""

from collections.abc import Iterator

from arbiter_app.core.history import History
from arbiter_app.core.results import AwardKind, Outcome
from arbiter_app.core.standings import Standing, rank
from arbiter_app.core.tournament import Entry, Game, Player, Section, Tournament
from arbiter_app.formats.exchange import Export, FormatError
from arbiter_app.formats.text import plain
from arbiter_app.formats.trf_lost import has_room_for_federation, has_room_for_rating, lost
from arbiter_app.formats.trf_mapped import PLAYERS
from arbiter_app.formats.trf_pairs import OUTCOMES, UNRATED
from arbiter_app.formats.trf_place import placed_lines
from arbiter_app.formats.trf_scoring import decimal

_MOST_PLAYERS = 9999
_POINTS_WIDTH = 4
_BLANK = " " * 8
_WITHDRAWN = "0000 - Z"
_AWARDS = {
    AwardKind.WIN: "1",
    AwardKind.DRAW: "=",
    AwardKind.LOSS: "0",
    AwardKind.PAIRING_BYE: "U",
    AwardKind.FULL_BYE: "F",
    AwardKind.HALF_BYE: "H",
    AwardKind.ZERO_BYE: "Z",
    AwardKind.FORFEIT_WIN: "+",
    AwardKind.FORFEIT_LOSS: "-",
}
_RATED = {outcome: code for code, outcome in OUTCOMES.items() if code not in UNRATED}
_UNRATED = {**_RATED, **{OUTCOMES[code]: code for code in UNRATED}}


def write(tournament: Tournament, history: History = ()) -> Export:
    """Write a report of a tournament with one section.

    Raises:
        FormatError: "no-section", "several-sections", "number-too-big".
    """
    if len(tournament.sections) != 1:
        code = "several-sections" if tournament.sections else "no-section"
        raise FormatError(code, count=len(tournament.sections))
    section = tournament.sections[0]
    lines: list[str] = []
    for line in placed_lines(tournament):
        lines += _players(section) if line == PLAYERS else [line]
    data = "".join(f"{line}\n" for line in lines).encode("utf-8", "replace")
    return Export(data, tuple(lost(tournament, history)))


def _players(section: Section) -> Iterator[str]:
    standings = rank(section)
    rows = {row.player: row for row in standings.rows}
    for player in section.players:
        if player.no > _MOST_PLAYERS:
            raise FormatError("number-too-big", player=player.no)
        row = rows[player.no]
        place = row.place if standings.round else ""
        cells = _cells(section, player)
        yield f"{_person(player)} {_points(row)} {place:>4}{cells}".rstrip()


def _person(player: Player) -> str:
    rating = player.rating if player.rating and has_room_for_rating(player) else ""
    federation = player.federation if has_room_for_federation(player) else ""
    return (
        f"001 {player.no:>4} {_fit(player.sex, 1)}{_fit(player.title, 3).strip():>3} "
        f"{_fit(player.name, 33)} {rating:>4} {_fit(federation, 3)} "
        f"{_fit(player.fide_id, 11).strip():>11} {_fit(player.birth, 10)}"
    )


def _fit(text: str, width: int) -> str:
    return plain(text).strip()[:width].ljust(width)


def _points(row: Standing) -> str:
    text = decimal(row.points)
    return f"{text if len(text) <= _POINTS_WIDTH else '':>{_POINTS_WIDTH}}"


def _cells(section: Section, player: Player) -> str:
    cells = []
    for number, a_round in enumerate(section.rounds, 1):
        entry = a_round.entries.get(player.no)
        withdrawn = entry is None and player.gone(number)
        cells.append(_WITHDRAWN if withdrawn else _cell(player.no, entry))
    return "".join(f"  {cell}" for cell in cells)


def _cell(no: int, entry: Entry | None) -> str:
    if entry is None:
        return _BLANK
    if not isinstance(entry, Game):
        return f"0000 - {_AWARDS[entry.kind]}"
    is_white = entry.white == no
    colour = "-" if not entry.colours else "w" if is_white else "b"
    return f"{entry.opponent(no):>4} {colour} {_code(entry, is_white=is_white)}"


def _code(game: Game, *, is_white: bool) -> str:
    if game.result is None:
        return " "
    side: Outcome = game.result.sides[0 if is_white else 1]
    return (_UNRATED if game.unrated else _RATED)[side]
