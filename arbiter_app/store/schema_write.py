"""Values as plain JSON, and that JSON as the lines of the file.

One player, game, award and history event a line: a person can read the file, and two
versions of it can be compared line by line.
"""

from collections.abc import Mapping

import msgspec

from arbiter_app import __version__
from arbiter_app.core.history import Event, History
from arbiter_app.core.points import format_points
from arbiter_app.core.tournament import (
    Award,
    Extra,
    Game,
    Player,
    Round,
    Rules,
    Section,
    Tournament,
)
from arbiter_app.store import schema_records as records
from arbiter_app.store.jsontext import Json, encode
from arbiter_app.store.migrations import VERSION

FORMAT = "arbiter-tournament"
TEXTS = ("place", "federation", "starts", "ends", "arbiter")

_OPENED = frozenset({"sections", "players", "rounds", "games", "awards", "trf_lines", "history"})


def document_json(tournament: Tournament, history: History) -> dict[str, Json]:
    """Give the whole file as plain JSON."""
    document = {"format": FORMAT, "version": VERSION, "written_by": __version__}
    document |= tournament_json(tournament)
    if history:
        document["history"] = [event_json(event) for event in history]
    return document


def tournament_json(tournament: Tournament) -> dict[str, Json]:
    """Give the event's own keys and its sections."""
    own: dict[str, Json] = {"name": tournament.name}
    own |= {key: text for key in TEXTS if (text := getattr(tournament, key))}
    if tournament.trf_lines:
        own["trf_lines"] = list(tournament.trf_lines)
    own |= _extra_json(tournament.extra)
    own["sections"] = [section_json(section) for section in tournament.sections]
    return own


def section_json(section: Section) -> dict[str, Json]:
    """Give a section as plain JSON."""
    return {
        "name": section.name,
        "rules": rules_json(section.rules),
        **_extra_json(section.extra),
        "players": [player_json(player) for player in section.players],
        "rounds": [round_json(a_round) for a_round in section.rounds],
    }


def rules_json(rules: Rules) -> Json:
    """Give the rules, all of them: a default of a later program must not change them."""
    return records.RulesRecord(
        win=_points(rules.win),
        draw=_points(rules.draw),
        loss=_points(rules.loss),
        forfeit_win=_points(rules.forfeit_win),
        forfeit_loss=_points(rules.forfeit_loss),
        pairing_bye=_points(rules.pairing_bye),
        full_bye=_points(rules.full_bye),
        half_bye=_points(rules.half_bye),
        zero_bye=_points(rules.zero_bye),
        system=rules.system,
        edition=rules.edition,
        tie_breaks=rules.tie_breaks,
        paired=rules.paired,
        lots=records.LotsRecord(rules.lots.seed, rules.lots.order) if rules.lots else msgspec.UNSET,
    )


def player_json(player: Player) -> Json:
    """Give a player; what is empty is left out."""
    record = records.PlayerRecord(
        no=player.no,
        name=player.name,
        rating=player.rating,
        title=player.title,
        sex=player.sex,
        birth=player.birth,
        federation=player.federation,
        fide_id=player.fide_id,
        national_id=player.national_id,
        school=player.school,
        club=player.club,
        grade=player.grade,
        category=player.category,
        withdrawn_after=player.withdrawn_after,
    )
    if not player.extra:
        return record
    return msgspec.to_builtins(record) | _extra_json(player.extra)


def round_json(a_round: Round) -> dict[str, Json]:
    """Give a round's games and awards."""
    return {
        "games": [game_json(game) for game in a_round.games],
        "awards": [award_json(award) for award in a_round.awards],
    }


def game_json(game: Game) -> Json:
    """Give a game; what is usual is left out."""
    return records.GameRecord(
        game.white,
        game.black,
        game.board,
        game.result,
        game.unrated,
        game.colours,
        game.disputed,
    )


def award_json(award: Award) -> Json:
    """Give an award, its points as text."""
    points = None if award.points is None else _points(award.points)
    return records.AwardRecord(award.player, award.kind, points)


def event_json(event: Event) -> Json:
    """Give a line of the history."""
    changes = tuple(
        records.ChangeRecord(
            field=change.field,
            round=change.round,
            board=change.board,
            player=change.player,
            old=change.old,
            new=change.new,
        )
        for change in event.changes
    )
    return records.EventRecord(event.at, event.action, event.section, changes)


def lines(document: Mapping[str, Json]) -> bytes:
    """Lay the document out as the text of the file, with a final newline."""
    return _object(document, b"") + b"\n"


def _object(value: Json, margin: bytes) -> bytes:
    if not isinstance(value, dict) or _OPENED.isdisjoint(value):
        return encode(value)
    inner = margin + b"  "
    members = (encode(key) + b": " + _member(key, one, inner) for key, one in value.items())
    return b"{\n" + inner + (b",\n" + inner).join(members) + b"\n" + margin + b"}"


def _member(key: str, value: Json, margin: bytes) -> bytes:
    # A key of somebody else's may have the name of one of our lists, but is no list here.
    if key not in _OPENED or not isinstance(value, list) or not value:
        return encode(value)
    inner = margin + b"  "
    items = (_object(item, inner) for item in value)
    return b"[\n" + inner + (b",\n" + inner).join(items) + b"\n" + margin + b"]"


def _points(units: int) -> str:
    # The sign as it is typed, not as it is printed.
    return format_points(units).replace("−", "-")


def _extra_json(extra: Extra) -> dict[str, Json]:
    return {key: msgspec.Raw(text.encode()) for key, text in extra}
