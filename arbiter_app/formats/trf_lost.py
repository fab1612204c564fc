"""What a tournament holds that a FIDE report has no place for."""

from collections.abc import Iterator

from arbiter_app.core.errors import Problem
from arbiter_app.core.history import History
from arbiter_app.core.results import AwardKind
from arbiter_app.core.tournament import Award, Player, Round, Rules, Section, Tournament
from arbiter_app.formats.trf_boards import numbered_rounds
from arbiter_app.formats.trf_rounds import Entries, Pairing, holds_scores_only

_WIDTHS = {"name": 33, "title": 3, "federation": 3, "fide_id": 11, "birth": 10}
_MOST_RATING = 9999
_FIELDS = {
    "school": "lost-school",
    "club": "lost-club",
    "grade": "lost-grade",
    "category": "lost-category",
    "national_id": "lost-national-id",
    "extra": "lost-extra",
}
_FORFEITS = (AwardKind.FORFEIT_WIN, AwardKind.FORFEIT_LOSS)


def lost(tournament: Tournament, history: History = ()) -> Iterator[Problem]:
    """Tell what stays behind, once for each kind; *tournament* has one section."""
    section = tournament.sections[0]
    for field, code in _FIELDS.items():
        yield from _note(code, sum(bool(getattr(one, field)) for one in section.players))
    yield from _note("lost-without-players", not section.players)
    yield from _note("lost-event-extra", len(tournament.extra) + len(section.extra))
    yield from _note("lost-section-name", bool(section.name))
    yield from _note("lost-paired", _is_taken_otherwise(section))
    yield from _note("lost-edition", section.rules.edition != Rules().edition)
    yield from _note("lost-lots", section.rules.lots is not None)
    yield from _note("lost-width", sum(map(_is_cut, section.players)))
    yield from _note("lost-numbers", sum(not _has_room(one) for one in section.players))
    yield from _note("lost-disputed", _disputed(section))
    yield from _note(
        "lost-bye-points", sum(_has_own_points(section, one) for one in _awards(section))
    )
    yield from _note("lost-forfeit", sum(one.kind in _FORFEITS for one in _awards(section)))
    yield from _note("lost-blank", _past_blanks(section))
    yield from _note("lost-boards", not _has_guessed_boards(section))
    yield from _note("lost-history", len(history))


def _note(code: str, count: int) -> Iterator[Problem]:
    if count:
        yield Problem(code, "note", {"count": int(count)})


def _awards(section: Section) -> Iterator[Award]:
    return (award for a_round in section.rounds for award in a_round.awards)


def has_room_for_rating(player: Player) -> bool:
    """Whether a rating goes into its four columns."""
    return (player.rating or 0) <= _MOST_RATING


def has_room_for_federation(player: Player) -> bool:
    """Whether the federation can stand behind the rating and not be taken for a part of it."""
    return not player.federation.strip()[: _WIDTHS["federation"]].strip().isdigit()


def _has_room(player: Player) -> bool:
    return has_room_for_rating(player) and has_room_for_federation(player)


def _is_cut(player: Player) -> bool:
    return any(len(getattr(player, field)) > width for field, width in _WIDTHS.items())


def _is_taken_otherwise(section: Section) -> bool:
    """Whether a reader takes scores for pairings or the other way round."""
    entries = [_entries(a_round) for a_round in section.rounds]
    return section.rules.paired == holds_scores_only(entries)


def _disputed(section: Section) -> int:
    return sum(game.disputed is not None for one in section.rounds for game in one.games)


def _has_own_points(section: Section, award: Award) -> bool:
    return award.kind.bye and award.points not in (None, section.rules.bye_points(award.kind))


def _has_guessed_boards(section: Section) -> bool:
    """Whether a reader's guess would give every game the board it has."""
    entries = [_entries(a_round) for a_round in section.rounds]
    guessed = numbered_rounds(section.players, entries, section.rules)
    return all(
        {(game.white, game.board) for game in one.games}
        == {(game.white, game.board) for game in other.games}
        for one, other in zip(section.rounds, guessed, strict=True)
    )


def _entries(a_round: Round) -> Entries:
    pairings = [
        Pairing(game.white, game.black, game.result, game.unrated, game.colours)
        for game in a_round.games
    ]
    return Entries(pairings, {award.player: award.kind for award in a_round.awards})


def _past_blanks(section: Section) -> int:
    """Count blanks before the current round: whoever reads the report takes them as absences."""
    return sum(
        player.no not in a_round.entries
        for number, a_round in enumerate(section.rounds[: max(section.current_round - 1, 0)], 1)
        for player in section.players
        if not player.gone(number)
    )
