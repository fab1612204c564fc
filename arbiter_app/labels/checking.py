"""How far a check of slips is, in one line."""

from arbiter_app.core.checking import Tally
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate

_AGREE = QT_TRANSLATE_NOOP("labels", "{compared} of {games} compared, all agree.")
_ONE = QT_TRANSLATE_NOOP("labels", "{compared} of {games} compared, 1 differs.")
_MORE = QT_TRANSLATE_NOOP("labels", "{compared} of {games} compared, {differing} differ.")
_NONE = QT_TRANSLATE_NOOP("labels", "0 of {games} compared.")


def tally_text(tally: Tally, tr: Translate) -> str:
    """Say how many slips were compared and how many differ."""
    sentence = {0: _AGREE, 1: _ONE}.get(tally.differing, _MORE)
    return tr(sentence if tally.compared else _NONE).format(**tally._asdict())
