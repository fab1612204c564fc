"""What was changed, in words: the names of undo steps.

A change may come from a file that somebody wrote by hand, so an unknown field or value is
shown as it stands.
"""

from arbiter_app.core.history import Change, events
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tournament import Tournament
from arbiter_app.labels import results, tie_breaks
from arbiter_app.labels.fields import event_field, player_field, rule_field, rule_value
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate

# Field to the sentences for: something new, something taken back.
_SENTENCES = {
    "result": (
        QT_TRANSLATE_NOOP("labels", "round {round}, board {board}, {new}"),
        QT_TRANSLATE_NOOP("labels", "round {round}, board {board}, {old} taken back"),
    ),
    "pairing": (
        QT_TRANSLATE_NOOP("labels", "round {round}, board {board}, {new} paired"),
        QT_TRANSLATE_NOOP("labels", "round {round}, board {board}, pairing {old} taken back"),
    ),
    "board": (
        QT_TRANSLATE_NOOP("labels", "round {round}, board {old} is now board {new}"),
        QT_TRANSLATE_NOOP("labels", "round {round}, board {old} taken back"),
    ),
    "disputed": (
        QT_TRANSLATE_NOOP("labels", "round {round}, board {board}, disputed: {new}"),
        QT_TRANSLATE_NOOP("labels", "round {round}, board {board}, no longer disputed"),
    ),
    "unrated": (
        QT_TRANSLATE_NOOP("labels", "round {round}, board {board}, not rated"),
        QT_TRANSLATE_NOOP("labels", "round {round}, board {board}, rated"),
    ),
    "award": (
        QT_TRANSLATE_NOOP("labels", "round {round}, player {player}, {new}"),
        QT_TRANSLATE_NOOP("labels", "round {round}, player {player}, {old} taken back"),
    ),
    "player": (
        QT_TRANSLATE_NOOP("labels", "player {player} added: {new}"),
        QT_TRANSLATE_NOOP("labels", "player {player} deleted: {old}"),
    ),
    "withdrawn_after": (
        QT_TRANSLATE_NOOP("labels", "player {player} withdrawn after round {new}"),
        QT_TRANSLATE_NOOP("labels", "player {player} no longer withdrawn"),
    ),
    "lots": (
        QT_TRANSLATE_NOOP("labels", "lots drawn with the seed “{seed}”"),
        QT_TRANSLATE_NOOP("labels", "lots taken back"),
    ),
    "rounds": (
        QT_TRANSLATE_NOOP("labels", "rounds planned: {new}"),
        QT_TRANSLATE_NOOP("labels", "no rounds planned"),
    ),
}
_WITHDRAWN_AT_FIRST = QT_TRANSLATE_NOOP("labels", "player {player} withdrawn before round 1")
_PLAYER_FIELD = (
    QT_TRANSLATE_NOOP("labels", "player {player}, {field}: {new}"),
    QT_TRANSLATE_NOOP("labels", "player {player}, {field} taken out"),
)
_OTHER_FIELD = (
    QT_TRANSLATE_NOOP("labels", "{field}: {new}"),
    QT_TRANSLATE_NOOP("labels", "{field} taken out"),
)
_NEW_NUMBERS = QT_TRANSLATE_NOOP("labels", "new numbers for %n players", "", 1)
_PLAYERS_ADDED = QT_TRANSLATE_NOOP("labels", "%n players added", "", 1)
_ROUND_CHANGES = QT_TRANSLATE_NOOP("labels", "round {0}, %n changes", "", 1)
_PLAYER_CHANGES = QT_TRANSLATE_NOOP("labels", "player {0}, %n changes", "", 1)
_CHANGES = QT_TRANSLATE_NOOP("labels", "%n changes", "", 1)
_NOTHING = QT_TRANSLATE_NOOP("labels", "no change")
_USUAL = {
    AwardKind.PAIRING_BYE: "1",
    AwardKind.FULL_BYE: "1",
    AwardKind.HALF_BYE: "½",
    AwardKind.ZERO_BYE: "0",
}
_ABOUT_A_GAME = ("result", "disputed", "pairing", "unrated", "board")
"""The fields of a game, the most telling first."""


def edit_text(before: Tournament, after: Tournament, tr: Translate) -> str:
    """Name an edit for the Undo menu: "round 3, board 7, 1–0", "12 players added"."""
    return changes_text(
        tuple(change for event in events(before, after, "", "edit") for change in event.changes), tr
    )


def changes_text(changes: tuple[Change, ...], tr: Translate) -> str:
    """Name what belongs to one edit, in a few words."""
    changes = _without_byes_of_latecomers(changes)
    telling = _most_telling(changes)
    if telling:
        return change_text(telling, tr)
    count = len(changes)
    if not count:
        return tr(_NOTHING)
    if all(change.field == "player" and change.old is None for change in changes):
        return tr(_PLAYERS_ADDED, count)
    if all(change.field == "no" for change in changes):
        return tr(_NEW_NUMBERS, count)
    rounds = {change.round for change in changes}
    if len(rounds) == 1 and None not in rounds:
        return tr(_ROUND_CHANGES, count).format(*rounds)
    players = {change.player for change in changes}
    if len(players) == 1 and None not in players:
        return tr(_PLAYER_CHANGES, count).format(*players)
    return tr(_CHANGES, count)


def change_text(change: Change, tr: Translate) -> str:
    """Tell one change: "round 3, board 7, 1–0"."""
    other = _OTHER_FIELD if change.player is None else _PLAYER_FIELD
    # A player's name is a field of his own, the event's is another.
    sentence = _SENTENCES.get(change.field, other)[change.new is None]
    if (change.field, change.new) == ("withdrawn_after", "0"):
        sentence = _WITHDRAWN_AT_FIRST
    return tr(sentence).format(
        round=_shown(change.round),
        board=_shown(change.board),
        player=_shown(change.player),
        field=_field(change, tr),
        old=value_text(change, change.old, tr),
        new=value_text(change, change.new, tr),
        # Before the numbers in their order, which may be hundreds.
        seed=(change.new or "").rpartition(": ")[0] or change.new,
    )


def _without_byes_of_latecomers(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """Leave out the byes that a player added late gets for the past rounds."""
    added = {change.player for change in changes if change.field == "player" and not change.old}
    return tuple(
        change for change in changes if change.field == "player" or change.player not in added
    )


def _most_telling(changes: tuple[Change, ...]) -> Change | None:
    """Find the change that names an edit of one cell or of the lots, or the only one; else None."""
    if len(changes) == 1:
        return changes[0]
    if {change.field for change in changes} == {"lots", "tie_breaks"}:
        return next(change for change in changes if change.field == "lots")
    games = [change for change in changes if change.field in _ABOUT_A_GAME]
    # A pairing takes the place of the two players' byes; the game names the edit.
    byes = [change for change in changes if change.field == "award" and change.new is None]
    if len({(game.round, game.board) for game in games}) != 1:
        return None
    if len(games) + len(byes) < len(changes) or len(byes) > 2:
        return None
    return min(games, key=_rank)


def _rank(change: Change) -> int:
    # Taking back a pairing takes its result along: then the pairing is what was meant.
    if change.field == "pairing" and change.new is None:
        return -1
    return _ABOUT_A_GAME.index(change.field)


def _shown(number: int | None) -> str:
    return "?" if number is None else str(number)


def _field(change: Change, tr: Translate) -> str:
    if change.player is not None:
        return player_field(change.field, tr)
    return rule_field(change.field, tr) or event_field(change.field, tr)


def value_text(change: Change, value: str | None, tr: Translate) -> str:
    """Say the old or the new value of a change; "" for nothing."""
    if value is None:
        return ""
    if change.field == "result":
        return _result(value)
    if change.field == "pairing":
        return value.replace("-", "–")
    if change.field == "award":
        return _award(value, tr)
    if change.field == "tie_breaks":
        return tie_break_heads(value, tr)
    return value if change.player is not None else rule_value(change.field, value, tr)


def _result(value: str) -> str:
    try:
        return results.signs(Result(value))
    except ValueError:
        return value


def _award(value: str, tr: Translate) -> str:
    token, _, points = value.partition(" ")
    try:
        kind = AwardKind(token)
    except ValueError:
        return value
    if kind.typed:
        return results.award_glyph(kind)
    words = results.award(kind, tr)
    return words if points in ("", _USUAL.get(kind)) else f"{words} ({points})"


def tie_break_heads(value: str, tr: Translate) -> str:
    """Name a list of tie-breaks, as the file writes it, by the heads of their columns."""
    codes = [code for code in value.split(", ") if code]
    return ", ".join(
        tie_breaks.head(code, tr) if tie_breaks.known(code) else code for code in codes
    )
