"""Why a file was refused: one sentence for each code that the store raises.

Where the file's content is wrong, the sentence begins with its place as the file has it,
counted from 0: "sections[0].rounds[3].games[1].white: …".
"""

from arbiter_app.core.errors import Details
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate, legible

SENTENCES = {
    # The disk, while opening or saving.
    "no-file": QT_TRANSLATE_NOOP("labels", "There is no file “{file}”."),
    "no-folder": QT_TRANSLATE_NOOP(
        "labels",
        "“{file}” cannot be written because its folder is not there; perhaps a stick was taken "
        "out. Choose another place.",
    ),
    "no-space": QT_TRANSLATE_NOOP(
        "labels",
        "“{file}” cannot be written because the disk is full; the file there is as it was. Make "
        "room or choose another place.",
    ),
    "read-only": QT_TRANSLATE_NOOP(
        "labels",
        "“{file}” cannot be written because its disk is write-protected; choose another place.",
    ),
    "write-protected": QT_TRANSLATE_NOOP(
        "labels", "“{file}” is write-protected; choose another name or take the protection away."
    ),
    "no-permission": QT_TRANSLATE_NOOP(
        "labels",
        "“{file}” is not open to us: the permission is missing, or another program holds it.",
    ),
    "is-a-folder": QT_TRANSLATE_NOOP("labels", "“{file}” is a folder, not a file."),
    "not-a-file": QT_TRANSLATE_NOOP("labels", "“{file}” is a device, not a file."),
    "name-too-long": QT_TRANSLATE_NOOP(
        "labels", "“{file}” is too long a name for this disk; choose a shorter one."
    ),
    "bad-name": QT_TRANSLATE_NOOP(
        "labels", "“{file}” is no name that this disk allows; choose another one."
    ),
    "disk-error": QT_TRANSLATE_NOOP("labels", "The disk fails at “{file}”: {reason}."),
    "read-back": QT_TRANSLATE_NOOP(
        "labels",
        "What was written to “{file}” does not come back the same, so the disk is not to be "
        "trusted; the file there is as it was. Save to another disk.",
    ),
    "changed-on-disk": QT_TRANSLATE_NOOP(
        "labels",
        "“{file}” was changed by somebody else since it was opened, so it was not saved over.",
    ),
    "in-use": QT_TRANSLATE_NOOP(
        "labels",
        "“{file}” is open for {user} on the computer “{host}”, so it was not saved over. Save to "
        "another file.",
    ),
    # What is no file of ours.
    "too-large": QT_TRANSLATE_NOOP(
        "labels", "The file has more than {most} MB and cannot be an event."
    ),
    "not-utf8": QT_TRANSLATE_NOOP(
        "labels", "Line {line} is not UTF-8 text, so this is no file of Arbiter."
    ),
    "not-json": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}, column {column}: the text breaks off or is no JSON, so the file is damaged "
        "or none of Arbiter's.",
    ),
    "nested-too-deep": QT_TRANSLATE_NOOP(
        "labels", "The brackets in the file are nested too deeply for any event."
    ),
    "no-number": QT_TRANSLATE_NOOP("labels", "{value} stands in the file where a number belongs."),
    "half-character": QT_TRANSLATE_NOOP(
        "labels", "A text in the file holds half a character (a lone \\ud800 to \\udfff)."
    ),
    "not-ours": QT_TRANSLATE_NOOP(
        "labels", "This is JSON, but no event of Arbiter: the line with its format is missing."
    ),
    "no-version": QT_TRANSLATE_NOOP(
        "labels", "The file does not say its version with a whole number from 1."
    ),
    "newer-version": QT_TRANSLATE_NOOP(
        "labels",
        "The file was written by a newer Arbiter (file version {version}; this program knows "
        "{known}). Nothing was read; please update the program.",
    ),
    # What does not fit in it.
    "duplicate-key": QT_TRANSLATE_NOOP("labels", "{path}: the key “{key}” stands there twice."),
    "unknown-key": QT_TRANSLATE_NOOP("labels", "{path}: “{key}” is no key that belongs there."),
    "missing-key": QT_TRANSLATE_NOOP("labels", "{path}: the key “{key}” is missing."),
    "no-whole-number": QT_TRANSLATE_NOOP("labels", "{path}: {value} is not a whole number."),
    "number-out-of-range": QT_TRANSLATE_NOOP(
        "labels", "{path}: {value} is too small or too large a number."
    ),
    "no-text": QT_TRANSLATE_NOOP("labels", "{path}: {value} is not a text in quotes."),
    "no-yes-or-no": QT_TRANSLATE_NOOP("labels", "{path}: {value} is neither true nor false."),
    "no-list": QT_TRANSLATE_NOOP("labels", "{path}: {value} is not a list in square brackets."),
    "no-object": QT_TRANSLATE_NOOP("labels", "{path}: {value} is not an object in braces."),
    "no-points": QT_TRANSLATE_NOOP("labels", "{path}: {value} is not a multiple of half a point."),
    "wrong-value": QT_TRANSLATE_NOOP("labels", "{path}: “{value}” is none of the words we know."),
    "too-many": QT_TRANSLATE_NOOP("labels", "{path}: there are more than {most}."),
    "no-section": QT_TRANSLATE_NOOP("labels", "{path}: an event has at least one section."),
    "same-section": QT_TRANSLATE_NOOP("labels", "{path}: a section “{value}” stands before it."),
    "same-number": QT_TRANSLATE_NOOP(
        "labels", "{path}: the start number {player} is already another player's."
    ),
    "unknown-player": QT_TRANSLATE_NOOP("labels", "{path}: no player {player}."),
    "same-lot": QT_TRANSLATE_NOOP(
        "labels", "{path}: player {player} has drawn another lot already."
    ),
    "own-opponent": QT_TRANSLATE_NOOP("labels", "{path}: player {player} plays against himself."),
    "second-entry": QT_TRANSLATE_NOOP(
        "labels", "{path}: player {player} has another game or bye in the same round."
    ),
    "bye-without-points": QT_TRANSLATE_NOOP(
        "labels", "{path}: the bye of player {player} does not say its points."
    ),
    "points-without-bye": QT_TRANSLATE_NOOP(
        "labels",
        "{path}: player {player} has points of their own there, but only a bye has those; the "
        "rules give the others.",
    ),
}
_TOP = QT_TRANSLATE_NOOP("labels", "top level")
_LONGEST_PATH = 4096


def refusal(code: str, details: Details, tr: Translate) -> str:
    """Say why a file was refused, in one sentence; for the code and details of a FileError."""
    said = legible(details, _LONGEST_PATH)
    if said.get("path") == "":
        said["path"] = tr(_TOP)
    return tr(SENTENCES[code]).format(**said)
