"""Results, outcomes and awards in signs and in words.

Signs are the same in every language; they are written with "½", an en dash and a true minus.
"""

from arbiter_app.core.results import AwardKind, Outcome, Result
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate

_SIGNS = {
    Result.WHITE_WINS: "1–0",
    Result.BLACK_WINS: "0–1",
    Result.DRAW: "½–½",
    Result.WHITE_DRAWS_BLACK_LOSES: "½–0",
    Result.BLACK_DRAWS_WHITE_LOSES: "0–½",
    Result.BOTH_LOSE: "0–0",
    Result.WHITE_BY_FORFEIT: "+:−",
    Result.BLACK_BY_FORFEIT: "−:+",
    Result.BOTH_FORFEIT: "−:−",
}
_RESULTS = {
    Result.WHITE_WINS: QT_TRANSLATE_NOOP("labels", "White won"),
    Result.BLACK_WINS: QT_TRANSLATE_NOOP("labels", "Black won"),
    Result.DRAW: QT_TRANSLATE_NOOP("labels", "draw"),
    Result.WHITE_DRAWS_BLACK_LOSES: QT_TRANSLATE_NOOP("labels", "½ for White, 0 for Black"),
    Result.BLACK_DRAWS_WHITE_LOSES: QT_TRANSLATE_NOOP("labels", "0 for White, ½ for Black"),
    Result.BOTH_LOSE: QT_TRANSLATE_NOOP("labels", "both lost"),
    Result.WHITE_BY_FORFEIT: QT_TRANSLATE_NOOP("labels", "White won by forfeit"),
    Result.BLACK_BY_FORFEIT: QT_TRANSLATE_NOOP("labels", "Black won by forfeit"),
    Result.BOTH_FORFEIT: QT_TRANSLATE_NOOP("labels", "both lost by forfeit"),
}
_STILL_PLAYING = QT_TRANSLATE_NOOP("labels", "still playing")
_GLYPHS = {
    Outcome.WIN: "1",
    Outcome.DRAW: "½",
    Outcome.LOSS: "0",
    Outcome.FORFEIT_WIN: "+",
    Outcome.FORFEIT_LOSS: "−",
}
_OUTCOMES = {
    Outcome.WIN: QT_TRANSLATE_NOOP("labels", "win"),
    Outcome.DRAW: QT_TRANSLATE_NOOP("labels", "draw"),
    Outcome.LOSS: QT_TRANSLATE_NOOP("labels", "loss"),
    Outcome.FORFEIT_WIN: QT_TRANSLATE_NOOP("labels", "forfeit win"),
    Outcome.FORFEIT_LOSS: QT_TRANSLATE_NOOP("labels", "forfeit loss"),
}
_AWARD_GLYPHS = {
    AwardKind.WIN: "1",
    AwardKind.DRAW: "½",
    AwardKind.LOSS: "0",
    AwardKind.PAIRING_BYE: "B",
    AwardKind.FULL_BYE: "F",
    AwardKind.HALF_BYE: "H",
    AwardKind.ZERO_BYE: "Z",
    AwardKind.FORFEIT_WIN: "+",
    AwardKind.FORFEIT_LOSS: "−",
}
_AWARDS = {
    AwardKind.WIN: QT_TRANSLATE_NOOP("labels", "win"),
    AwardKind.DRAW: QT_TRANSLATE_NOOP("labels", "draw"),
    AwardKind.LOSS: QT_TRANSLATE_NOOP("labels", "loss"),
    AwardKind.PAIRING_BYE: QT_TRANSLATE_NOOP("labels", "pairing bye"),
    AwardKind.FULL_BYE: QT_TRANSLATE_NOOP("labels", "full-point bye"),
    AwardKind.HALF_BYE: QT_TRANSLATE_NOOP("labels", "half-point bye"),
    AwardKind.ZERO_BYE: QT_TRANSLATE_NOOP("labels", "absent"),
    AwardKind.FORFEIT_WIN: QT_TRANSLATE_NOOP("labels", "forfeit win"),
    AwardKind.FORFEIT_LOSS: QT_TRANSLATE_NOOP("labels", "forfeit loss"),
}


def signs(result: Result) -> str:
    """Write a game's result, White first: "1–0", "½–½", "+:−"."""
    return _SIGNS[result]


def result(game_result: Result | None, tr: Translate) -> str:
    """Say a game's result; None is "still playing"."""
    return tr(_STILL_PLAYING if game_result is None else _RESULTS[game_result])


def glyph(own: Outcome) -> str:
    """Write a player's own outcome for the grid: 1 ½ 0 + −."""
    return _GLYPHS[own]


def outcome(own: Outcome, tr: Translate) -> str:
    """Say a player's own outcome: "win", "forfeit loss"."""
    return tr(_OUTCOMES[own])


def award_glyph(kind: AwardKind) -> str:
    """Write an award for the grid: 1 ½ 0 B F H Z + −."""
    return _AWARD_GLYPHS[kind]


def award(kind: AwardKind, tr: Translate) -> str:
    """Say an award: "half-point bye"; a zero-point bye is "absent"."""
    return tr(_AWARDS[kind])
