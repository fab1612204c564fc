"""What is asked before an entry counts; which key answers is part of each sentence."""

from collections.abc import Sequence

from arbiter_app.core.corrections import Attempt, Overwritten, moved_places, paired_after
from arbiter_app.core.ledger import score_line
from arbiter_app.core.points import format_points
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tournament import Award, Entry, Game, Section
from arbiter_app.labels import results
from arbiter_app.labels.cells import short_names
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate, listed

_FORFEIT = {
    Result.WHITE_BY_FORFEIT: QT_TRANSLATE_NOOP(
        "labels", "{white} {points} by forfeit, {black} {other}, not a game"
    ),
    Result.BLACK_BY_FORFEIT: QT_TRANSLATE_NOOP(
        "labels", "{white} {points}, {black} {other} by forfeit, not a game"
    ),
    Result.BOTH_FORFEIT: QT_TRANSLATE_NOOP(
        "labels", "{white} {points}, {black} {other}, both lost by forfeit, not a game"
    ),
}
_UNPLAYED = {
    AwardKind.PAIRING_BYE: QT_TRANSLATE_NOOP("labels", "{player} {points}, pairing bye, no game"),
    AwardKind.FULL_BYE: QT_TRANSLATE_NOOP("labels", "{player} {points}, full-point bye, no game"),
    AwardKind.HALF_BYE: QT_TRANSLATE_NOOP("labels", "{player} {points}, half-point bye, no game"),
    AwardKind.ZERO_BYE: QT_TRANSLATE_NOOP("labels", "{player} {points}, absent, no game"),
    AwardKind.FORFEIT_WIN: QT_TRANSLATE_NOOP(
        "labels", "{player} {points} by forfeit, opponent not recorded, not a game"
    ),
    AwardKind.FORFEIT_LOSS: QT_TRANSLATE_NOOP(
        "labels", "{player} {points}, lost by forfeit, opponent not recorded, not a game"
    ),
}
_ENTER = QT_TRANSLATE_NOOP("labels", "{0}: Enter (Esc leaves it).")
_WITHDRAW = QT_TRANSLATE_NOOP("labels", "W: withdraw {player} after this round")
_WITHDRAW_BOTH = QT_TRANSLATE_NOOP("labels", "W: withdraw both after this round")
_FIRST = QT_TRANSLATE_NOOP("labels", "{0}.")
_BOARD = QT_TRANSLATE_NOOP(
    "labels",
    "Board {board} is {old}; new {new}. Ctrl+Enter changes it, D marks it disputed, Esc keeps it.",
)
_CLEARED = QT_TRANSLATE_NOOP(
    "labels",
    "Board {board} is {old}; new: still playing. Ctrl+Enter changes it, D marks it disputed, "
    "Esc keeps it.",
)
_UNPAIRED = QT_TRANSLATE_NOOP(
    "labels",
    "Board {board} is {old}; new: not paired. Ctrl+Enter changes it, D marks it disputed, "
    "Esc keeps it.",
)
_SETTLED = QT_TRANSLATE_NOOP(
    "labels",
    "Board {board} is disputed ({note}). Ctrl+Enter settles it as {new}, D changes the note, "
    "Esc keeps it disputed.",
)
_ENTRY = QT_TRANSLATE_NOOP(
    "labels", "{player}, round {round}: {old}; new {new}. Ctrl+Enter changes it, Esc keeps it."
)
_ENTRY_CLEARED = QT_TRANSLATE_NOOP(
    "labels",
    "{player}, round {round}: {old}; new: nothing entered. Ctrl+Enter changes it, Esc keeps it.",
)
_ENTRY_PAIRED = QT_TRANSLATE_NOOP(
    "labels",
    "{player}, round {round}: {old}; new: a game against {opponent}. Ctrl+Enter changes it, "
    "Esc keeps it.",
)
_SEVERAL = QT_TRANSLATE_NOOP(
    "labels",
    "%n finished entries would change ({list}). Ctrl+Enter changes them, Esc keeps them.",
    "",
    1,
)
_SEVERAL_BOARD = QT_TRANSLATE_NOOP("labels", "round {round} board {board}")
_SEVERAL_PLAYER = QT_TRANSLATE_NOOP("labels", "round {round} {player}")
_MOVED = QT_TRANSLATE_NOOP(
    "labels", "Round {next} is already paired; the correction moves {moves} after round {round}."
)
_MOVE = QT_TRANSLATE_NOOP("labels", "{player} from {old} to {new}")
_NOBODY_MOVED = QT_TRANSLATE_NOOP("labels", "Round {next} is already paired; no place moves.")
_WHICH_BYE = QT_TRANSLATE_NOOP(
    "labels",
    "Which bye for {0}? B pairing bye, F full point, H half a point, Z absent; Esc for none.",
)
_NOTE = QT_TRANSLATE_NOOP("labels", "{0} reported")
_MOST_NAMED = 5


def question(tried: Attempt, tr: Translate) -> str:
    """Say what an attempt would do, and with which key it counts."""
    gets = _gets(tried, tr) if tried.unplayed else ""
    if not tried.overwritten:
        return tr(_ENTER).format(gets)
    sentences = [tr(_FIRST).format(gets)] if gets else []
    sentences.append(_overwrites(tried, tr))
    sentences.extend(_next_round(tried, tr))
    return " ".join(sentences)


def which_bye(section: Section, player: int, tr: Translate) -> str:
    """Ask which bye a U means."""
    return tr(_WHICH_BYE).format(short_names(section.players)[player])


def proposed_note(tried: Attempt, tr: Translate) -> str:
    """Propose the note of a board that is disputed because of an attempt: "0–1 reported".

    Where the attempt ends a dispute, it is the note that there is.
    """
    entry = tried.entry
    for one in tried.overwritten:
        if one.settles and isinstance(one.old, Game):
            return one.old.disputed or ""
    reported = entry.result if isinstance(entry, Game) else None
    return tr(_NOTE).format(results.signs(reported)) if reported else ""


def _gets(tried: Attempt, tr: Translate) -> str:
    """Say what both sides get: "García 1 by forfeit, Novák 0, not a game"."""
    section, entry = tried.after, tried.entry
    names = short_names(section.players)
    if isinstance(entry, Game):
        assert entry.result is not None
        return tr(_FORFEIT[entry.result]).format(
            white=names[entry.white],
            black=names[entry.black],
            points=_points(section, entry.white, tried.round),
            other=_points(section, entry.black, tried.round),
        )
    assert isinstance(entry, Award)
    points = _points(section, entry.player, tried.round)
    return tr(_UNPLAYED[entry.kind]).format(player=names[entry.player], points=points)


def _points(section: Section, player: int, round_number: int) -> str:
    entry = section.entry(player, round_number)
    line = score_line(section.rules, section.player(player), round_number, entry)
    return format_points(line.points)


def _overwrites(tried: Attempt, tr: Translate) -> str:
    if len(tried.overwritten) > 1:
        named = [_several(tried.after, one, tr) for one in tried.overwritten]
        return tr(_SEVERAL, len(named)).format(list=listed(named, _MOST_NAMED, ", ", tr))
    one = tried.overwritten[0]
    if isinstance(one.old, Game):
        return _board_overwritten(one.old, one.new, tr)
    names = short_names(tried.after.players)
    if isinstance(one.new, Game) and one.new.result is None:
        return tr(_ENTRY_PAIRED).format(
            player=names[one.player],
            round=one.round,
            old=entry_text(one.old, tr),
            opponent=names[one.new.opponent(one.player)],
        )
    return tr(_ENTRY_CLEARED if one.new is None else _ENTRY).format(
        player=names[one.player],
        round=one.round,
        old=entry_text(one.old, tr),
        new=entry_text(one.new, tr),
    )


def _board_overwritten(old: Game, new: Entry | None, tr: Translate) -> str:
    assert old.result is not None
    sentence = _UNPAIRED
    result = ""
    if isinstance(new, Game):
        result = results.signs(new.result) if new.result else ""
        sentence = _BOARD if result else _CLEARED
        if new.result is old.result and old.disputed is not None:
            sentence = _SETTLED
    return tr(sentence).format(
        board=old.board, old=results.signs(old.result), new=result, note=old.disputed
    )


def entry_text(entry: Entry | None, tr: Translate) -> str:
    """Write an entry in few words: "1–0", "half-point bye"."""
    if isinstance(entry, Game):
        return results.signs(entry.result) if entry.result else results.result(None, tr)
    if entry is None:
        return ""
    if entry.kind.typed:
        return results.award_glyph(entry.kind)
    return results.award(entry.kind, tr)


def _several(section: Section, one: Overwritten, tr: Translate) -> str:
    if isinstance(one.old, Game):
        return tr(_SEVERAL_BOARD).format(round=one.round, board=one.old.board)
    player = short_names(section.players)[one.player]
    return tr(_SEVERAL_PLAYER).format(round=one.round, player=player)


def _next_round(tried: Attempt, tr: Translate) -> list[str]:
    """Say whose place a correction moves where the next round is paired from it."""
    number = tried.overwritten[0].round
    if not paired_after(tried.before, number):
        return []
    names = short_names(tried.after.players)
    moves = [
        tr(_MOVE).format(player=names[move.player], old=move.old, new=move.new)
        for move in moved_places(tried.before, tried.after, number)
    ]
    sentence = tr(_MOVED if moves else _NOBODY_MOVED)
    return [
        sentence.format(next=number + 1, round=number, moves=listed(moves, _MOST_NAMED, ", ", tr))
    ]


def withdraw_offer(section: Section, absent: Sequence[int], tr: Translate) -> str:
    """Offer to withdraw who lost by forfeit; W is the key that ticks it."""
    if len(absent) > 1:
        return tr(_WITHDRAW_BOTH)
    return tr(_WITHDRAW).format(player=short_names(section.players)[absent[0]])
