"""What is said after a key: names White first with their totals, and how far the round is."""

from collections.abc import Callable

from arbiter_app.core.balance import balance
from arbiter_app.core.progress import open_entries
from arbiter_app.core.tournament import Game, Section
from arbiter_app.labels import results
from arbiter_app.labels.asking import entry_text
from arbiter_app.labels.cells import short_names
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate

_RESULT = QT_TRANSLATE_NOOP(
    "labels", "Board {board}: {white} {white_total} – {black} {black_total}, {result}."
)
_STILL_PLAYING = QT_TRANSLATE_NOOP("labels", "Board {board}: {white} – {black}, still playing.")
_DISPUTED = QT_TRANSLATE_NOOP("labels", "Board {board}: {white} – {black}, {result}, disputed.")
_AWARD = QT_TRANSLATE_NOOP("labels", "{player} {total}: {award} in round {round}.")
_NOTHING = QT_TRANSLATE_NOOP("labels", "{player}: nothing entered in round {round}.")
_COMPLETE = QT_TRANSLATE_NOOP("labels", "Round {0} complete.")
_GAMES = QT_TRANSLATE_NOOP("labels", "Still playing: {0}.")
_BLANKS = QT_TRANSLATE_NOOP("labels", "Not entered: {0}.")
_UNDO = QT_TRANSLATE_NOOP("labels", "Undo: {0}.")
_UNCHANGED = QT_TRANSLATE_NOOP("labels", "{0} It stood there already.")
_WINS_AND_LOSSES = QT_TRANSLATE_NOOP(
    "labels",
    "Round {round} does not balance: wins {wins}, losses {losses}. Look for a sheet typed wrong.",
)
_ODD_DRAWS = QT_TRANSLATE_NOOP(
    "labels",
    "Round {round} does not balance: draws {draws}, an odd number. Look for a sheet typed wrong.",
)

Total = Callable[[int], str]
"""From a start number to the points of the player as they are shown."""


def echo(section: Section, player: int, round_number: int, total: Total, tr: Translate) -> str:
    """Say what stands in a cell now, with the totals of both players."""
    entry = section.entry(player, round_number)
    names = short_names(section.players)
    if isinstance(entry, Game):
        return _game_echo(entry, names, total, tr)
    if entry is None:
        return tr(_NOTHING).format(player=names[player], round=round_number)
    said = entry_text(entry, tr)
    return tr(_AWARD).format(
        player=names[player], total=total(player), award=said, round=round_number
    )


def _game_echo(game: Game, names: dict[int, str], total: Total, tr: Translate) -> str:
    sentence = _STILL_PLAYING if game.result is None else _RESULT
    return tr(_DISPUTED if game.disputed is not None else sentence).format(
        board=game.board,
        white=names[game.white],
        black=names[game.black],
        white_total=total(game.white),
        black_total=total(game.black),
        result=results.signs(game.result) if game.result else "",
    )


def already(said: str, tr: Translate) -> str:
    """Say that what was typed stood there already."""
    return tr(_UNCHANGED).format(said)


def round_state(section: Section, round_number: int, tr: Translate) -> str:
    """Say how far a round is: "Still playing: 2.", "Round 3 complete."."""
    if not open_entries(section, round_number):
        return tr(_COMPLETE).format(round_number)
    games = sum(game.result is None for game in section.rounds[round_number - 1].games)
    blanks = open_entries(section, round_number) - games
    said = [tr(_GAMES).format(games)] if games else []
    return " ".join([*said, tr(_BLANKS).format(blanks)] if blanks else said)


def undo_hint(undo_text: str, tr: Translate) -> str:
    """Say what Undo would undo; "" where there is nothing."""
    return tr(_UNDO).format(undo_text) if undo_text else ""


def balance_hint(section: Section, round_number: int, tr: Translate) -> str:
    """Say that the typed scores of a complete round cannot be right; "" where they can."""
    found = balance(section, round_number)
    if section.rules.paired or found.even or open_entries(section, round_number):
        return ""
    sentence = _WINS_AND_LOSSES if found.wins != found.losses else _ODD_DRAWS
    return tr(sentence).format(round=round_number, **found._asdict())
