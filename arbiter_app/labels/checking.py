"""How far a check of slips is, in one line, and what is left of it when it has ended."""

from arbiter_app.core.checking import Tally
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate

_NONE = QT_TRANSLATE_NOOP("labels", "0 of %n slips compared.", "", 1)
_MOST_TOLD = 2
_SENTENCES = {
    (False, 0): QT_TRANSLATE_NOOP("labels", "{compared} of %n slips compared, all agree.", "", 1),
    (False, 1): QT_TRANSLATE_NOOP("labels", "{compared} of %n slips compared, 1 differs.", "", 1),
    (False, 2): QT_TRANSLATE_NOOP(
        "labels", "{compared} of %n slips compared, {differing} differ.", "", 1
    ),
    (True, 0): QT_TRANSLATE_NOOP(
        "labels", "{compared} of %n slips compared, {corrected} corrected.", "", 1
    ),
    (True, 1): QT_TRANSLATE_NOOP(
        "labels", "{compared} of %n slips compared, {corrected} corrected, 1 differs.", "", 1
    ),
    (True, 2): QT_TRANSLATE_NOOP(
        "labels",
        "{compared} of %n slips compared, {corrected} corrected, {differing} differ.",
        "",
        1,
    ),
}
"""By whether results were corrected, and how many differ (2: two or more)."""
_ENDED = QT_TRANSLATE_NOOP("labels", "Round {round}: {tally}")


def tally_text(tally: Tally, tr: Translate) -> str:
    """Say how many slips were compared, how many results were corrected, how many differ."""
    key = (tally.corrected > 0, min(tally.differing, _MOST_TOLD))
    sentence = _SENTENCES[key] if tally.compared else _NONE
    return tr(sentence, tally.games).format(**tally._asdict())


def ended_text(round_number: int, tally: Tally, tr: Translate) -> str:
    """Say what a check has come to: "Round 3: 23 of 23 slips compared, 1 corrected."."""
    return tr(_ENDED).format(round=round_number, tally=tally_text(tally, tr))
