"""The words for the fields of a player, the rules and the event, in forms and in the history."""

from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate

_PLAYER = {
    "no": QT_TRANSLATE_NOOP("labels", "start number"),
    "name": QT_TRANSLATE_NOOP("labels", "name"),
    "rating": QT_TRANSLATE_NOOP("labels", "rating"),
    "title": QT_TRANSLATE_NOOP("labels", "title"),
    "sex": QT_TRANSLATE_NOOP("labels", "sex"),
    "birth": QT_TRANSLATE_NOOP("labels", "date of birth"),
    "federation": QT_TRANSLATE_NOOP("labels", "federation"),
    "fide_id": QT_TRANSLATE_NOOP("labels", "FIDE ID"),
    "national_id": QT_TRANSLATE_NOOP("labels", "national ID"),
    "school": QT_TRANSLATE_NOOP("labels", "school"),
    "club": QT_TRANSLATE_NOOP("labels", "club"),
    "grade": QT_TRANSLATE_NOOP("labels", "grade"),
    "category": QT_TRANSLATE_NOOP("labels", "category"),
    "withdrawn_after": QT_TRANSLATE_NOOP("labels", "withdrawn after round"),
}
_RULES = {
    "win": QT_TRANSLATE_NOOP("labels", "points for a win"),
    "draw": QT_TRANSLATE_NOOP("labels", "points for a draw"),
    "loss": QT_TRANSLATE_NOOP("labels", "points for a loss"),
    "forfeit_win": QT_TRANSLATE_NOOP("labels", "points for a forfeit win"),
    "forfeit_loss": QT_TRANSLATE_NOOP("labels", "points for a forfeit loss"),
    "pairing_bye": QT_TRANSLATE_NOOP("labels", "points for a pairing bye"),
    "full_bye": QT_TRANSLATE_NOOP("labels", "points for a full-point bye"),
    "half_bye": QT_TRANSLATE_NOOP("labels", "points for a half-point bye"),
    "zero_bye": QT_TRANSLATE_NOOP("labels", "points for an absence"),
    "system": QT_TRANSLATE_NOOP("labels", "system"),
    "edition": QT_TRANSLATE_NOOP("labels", "edition of the FIDE rules"),
    "tie_breaks": QT_TRANSLATE_NOOP("labels", "tie-breaks"),
    "paired": QT_TRANSLATE_NOOP("labels", "results"),
    "lots": QT_TRANSLATE_NOOP("labels", "lots drawn (seed: numbers)"),
}
_RULE_VALUES = {
    ("system", "swiss"): QT_TRANSLATE_NOOP("labels", "Swiss"),
    ("system", "round-robin"): QT_TRANSLATE_NOOP("labels", "round robin"),
    ("paired", "yes"): QT_TRANSLATE_NOOP("labels", "paired"),
    ("paired", "no"): QT_TRANSLATE_NOOP("labels", "scores only"),
}
_EVENT = {
    "name": QT_TRANSLATE_NOOP("labels", "name of the event"),
    "place": QT_TRANSLATE_NOOP("labels", "place"),
    "federation": QT_TRANSLATE_NOOP("labels", "federation"),
    "starts": QT_TRANSLATE_NOOP("labels", "first day"),
    "ends": QT_TRANSLATE_NOOP("labels", "last day"),
    "arbiter": QT_TRANSLATE_NOOP("labels", "arbiter"),
    "sections": QT_TRANSLATE_NOOP("labels", "sections"),
}


def player_field(name: str, tr: Translate) -> str:
    """Name a field of a player; one that is not known stays as it is."""
    return tr(_PLAYER[name]) if name in _PLAYER else name


def rule_field(name: str, tr: Translate) -> str:
    """Name a field of the rules ("points for a win"); "" where it is none."""
    return tr(_RULES[name]) if name in _RULES else ""


def rule_value(name: str, value: str, tr: Translate) -> str:
    """Say the value of a rule as the history writes it; most stay as they are."""
    words = _RULE_VALUES.get((name, value))
    return tr(words) if words else value


def event_field(name: str, tr: Translate) -> str:
    """Name a field of the event; one that is not known stays as it is."""
    return tr(_EVENT[name]) if name in _EVENT else name
