"""Why a file of another program was refused, and what is asked about one: by code.

A sentence names line, player and round; whoever shows it adds the file's name.
"""

from typing import Protocol

from arbiter_app.core.errors import Details
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate, count_of, legible


class Refusal(Protocol):
    """The error of `formats`, which this layer does not import."""

    code: str
    line: int | None
    details: Details


SENTENCES = {
    # The file as a whole.
    "is-empty": QT_TRANSLATE_NOOP("labels", "The file is empty."),
    "is-web-page": QT_TRANSLATE_NOOP(
        "labels",
        "This is a web page, not a TRF file; download the file itself instead of the page.",
    ),
    "is-xml": QT_TRANSLATE_NOOP("labels", "This is an XML file, not a TRF file."),
    "is-json": QT_TRANSLATE_NOOP("labels", "This is a JSON file, but no event of Arbiter."),
    "is-arbiter-file": QT_TRANSLATE_NOOP(
        "labels", "This is an event of Arbiter, not a file of another program; open it as such."
    ),
    "is-arbiter-utf-16": QT_TRANSLATE_NOOP(
        "labels",
        "This is an event of Arbiter that an editor saved as UTF-16; save it there as UTF-8.",
    ),
    "is-spreadsheet": QT_TRANSLATE_NOOP("labels", "This is a spreadsheet, not a TRF file."),
    "is-old-office": QT_TRANSLATE_NOOP(
        "labels", "This is an old Excel or Word file, not a TRF file."
    ),
    "is-word-processor": QT_TRANSLATE_NOOP(
        "labels", "This is a text document of a word processor, not a TRF file."
    ),
    "is-pdf": QT_TRANSLATE_NOOP("labels", "This is a PDF, not a TRF file."),
    "is-picture": QT_TRANSLATE_NOOP("labels", "This is a picture, not a TRF file."),
    "is-archive": QT_TRANSLATE_NOOP(
        "labels", "This is a packed archive; unpack it and open the TRF file in it."
    ),
    "is-unknown": QT_TRANSLATE_NOOP(
        "labels", "This is not a TRF file: no line in it is a record of a FIDE report."
    ),
    "file-too-big": QT_TRANSLATE_NOOP("labels", "The file is too big for a tournament ({size})."),
    "damaged-text": QT_TRANSLATE_NOOP(
        "labels", "The file begins as UTF-16 text and then is none; it is damaged."
    ),
    "no-players": QT_TRANSLATE_NOOP("labels", "The file holds no players (no 001 line)."),
    "second-event": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: a second event begins here; a TRF file holds one, so part it in two.",
    ),
    # A line.
    "line-too-long": QT_TRANSLATE_NOOP(
        "labels", "Line {line} is too long ({size}) for a TRF file."
    ),
    "nul-bytes": QT_TRANSLATE_NOOP(
        "labels", "Line {line} holds NUL bytes; the file is damaged or is no text."
    ),
    "start-number": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: start number “{text}” (columns 5–8) is not a number from 1."
    ),
    "start-number-twice": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: start number {player} is already that of line {other}."
    ),
    "columns-shifted-number": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: “{text}” does not stand in the columns of the start number (5–8); the "
        "line seems to be shifted.",
    ),
    "columns-shifted-rating": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: “{text}” does not stand in the columns of the rating (49–52); the line "
        "seems to be shifted.",
    ),
    "columns-shifted-points": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: “{text}” does not stand in the columns of the points (81–84), or is no "
        "number; the line seems to be shifted.",
    ),
    "columns-shifted-rank": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: “{text}” does not stand in the columns of the rank (86–89), or is no "
        "number; the line seems to be shifted.",
    ),
    "columns-shifted-rounds": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: “{text}” stands before the first round (columns 90–91); the line seems "
        "to be shifted.",
    ),
    "tabs": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line} holds tabs, and its columns cannot be told; save the file with blanks "
        "instead.",
    ),
    # A cell.
    "cell-unreadable": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player}, round {round}: “{text}” is not opponent, colour and "
        "result in their columns.",
    ),
    "too-many-rounds": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: the line of player {player} holds %n rounds; an event has {most} at most.",
        "",
        1,
    ),
    "unknown-result": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player}, round {round}: the result in “{text}” is none of "
        "1 0 = + - W D L U F H Z.",
    ),
    "own-opponent": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player}, round {round}: a player cannot be his own opponent.",
    ),
    "opponent-unknown": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player}, round {round}: opponent {opponent} is not in the file.",
    ),
    "third-player": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player}, round {round}: opponent {opponent} has {other} as his "
        "opponent.",
    ),
    "claimed-twice": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: players {player} and {other} both have {opponent} as opponent in round "
        "{round}.",
    ),
    "opponent-has-bye": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player}, round {round}: opponent {opponent} has a bye in that round.",
    ),
    "both-won": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: round {round}: players {player} and {opponent} both have a win against "
        "each other.",
    ),
    "points-above-win": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: round {round}: the results of players {player} and {opponent} against "
        "each other do not fit.",
    ),
    # Writing.
    "no-section": QT_TRANSLATE_NOOP("labels", "The event has no section that could be written."),
    "several-sections": QT_TRANSLATE_NOOP(
        "labels",
        "The event has %n sections, but a TRF file holds one; choose the section to write.",
        "",
        1,
    ),
    "number-too-big": QT_TRANSLATE_NOOP(
        "labels",
        "Start number {player} is too big for a TRF file, which has room for 9999; renumber the "
        "players.",
    ),
}
_CHOICES = {
    "rounds-of-header": QT_TRANSLATE_NOOP("labels", "%n rounds, as the header says", "", 1),
    "rounds-of-lines": QT_TRANSLATE_NOOP("labels", "%n rounds, as the lines hold", "", 1),
    "rounds-of-header-one": QT_TRANSLATE_NOOP("labels", "1 round, as the header says"),
    "rounds-of-lines-one": QT_TRANSLATE_NOOP("labels", "1 round, as the lines hold"),
    "open-as-read": QT_TRANSLATE_NOOP("labels", "Open what could be read"),
}


def refusal(error: Refusal, tr: Translate) -> str:
    """Say why a file was refused, in one sentence."""
    sentence = tr(SENTENCES[error.code], count_of(error.details))
    return sentence.format(line=error.line, **legible(error.details))


def choice(code: str, details: Details, tr: Translate) -> str:
    """Name an answer to the question about a file, as its button does."""
    count = count_of(details)
    return tr(_CHOICES[f"{code}-one" if count == 1 else code], count)
