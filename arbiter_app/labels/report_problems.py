"""What is doubtful in a FIDE report read, or is lost in one written: one sentence a code.

A sentence names line, player and round; whoever shows it adds the file's name.
"""

from arbiter_app.core.errors import Details, Problem
from arbiter_app.labels import tie_breaks
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate, legible

SENTENCES = {
    # The file as a whole.
    "read-as-windows-1252": QT_TRANSLATE_NOOP(
        "labels", "The file is not UTF-8; it was read as Windows-1252."
    ),
    "no-break-blanks": QT_TRANSLATE_NOOP(
        "labels", "The file has no-break spaces for blanks; they were read as blanks."
    ),
    "player-count": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: the header says {said} players, the file holds {found}."
    ),
    "more-rounds": QT_TRANSLATE_NOOP(
        "labels", "The file says {planned} rounds, but {used} were played; it gets {used}."
    ),
    "rounds-in-question": QT_TRANSLATE_NOOP(
        "labels",
        "The file says {planned} rounds, but lines hold {lines}; in the later ones everybody is "
        "absent.",
    ),
    "round-counts-differ": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: the file says {other} rounds here and {taken} elsewhere; {taken} was taken.",
    ),
    "record-unreadable": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: the record {tag} with “{text}” cannot be read; the line is kept as it is.",
    ),
    "record-again": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: the record {tag} says something else here than in line {first}, which was "
        "taken.",
    ),
    "record-unknown": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: a record {tag} is not known; lines of this kind are kept as they are.",
    ),
    "no-record": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: “{text}” begins no record of a FIDE report; such lines are kept as they "
        "are, and nothing is read from them.",
    ),
    "points-adjusted": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: points given or taken by the arbiter (299) are not counted here; the line "
        "is kept as it is.",
    ),
    "no-tie-breaks": QT_TRANSLATE_NOOP(
        "labels",
        "The file names no tie-breaks; these were taken: {taken}.",
    ),
    "tie-break-unknown": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: the tie-break “{name}” is not known here and was left out."
    ),
    "scoring-by-colour": QT_TRANSLATE_NOOP(
        "labels",
        "The file gives different points with White and with Black; those with White were taken "
        "for both, so points may be wrong.",
    ),
    "date-impossible": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: there is no day “{text}”; the text is kept as it is."
    ),
    "date-form": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: “{text}” is not written as year/month/day; such dates are kept as they are.",
    ),
    "ends-before-start": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: the event would end on {text}, before it begins on {starts}."
    ),
    "birth-after-event": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player} would be born on {text}, after the event has begun.",
    ),
    # A player's line.
    "name-scrambled": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: the name of player {player} was wrongly decoded; it was read as “{name}”.",
    ),
    "counted-otherwise": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: the columns of player {player} are not counted in letters but in bytes or "
        "in widths on the screen, and were read so.",
    ),
    "tabs-read": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: the tabs in the line of player {player} were read as blanks."
    ),
    "no-name": QT_TRANSLATE_NOOP("labels", "Line {line}: player {player} has no name."),
    "rating-unreadable": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: the rating “{text}” of player {player} is not a number and was left out.",
    ),
    "points-unreadable": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: the points “{text}” of player {player} are not a multiple of ½; they were "
        "computed from the rounds.",
    ),
    "points-blank": QT_TRANSLATE_NOOP(
        "labels", "The file has no points; they were computed from the rounds."
    ),
    "points-differ": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player} has {column} points in the file, but his rounds give "
        "{rounds}.",
    ),
    "more-points-differ": QT_TRANSLATE_NOOP(
        "labels", "More players whose points differ from those of their rounds: {count}."
    ),
    "line-cut": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line} (player {player}): the line ends inside round {round}; this and later "
        "results were taken from his opponents.",
    ),
    "line-short": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line} (player {player}): the line ends before the first round; his results were "
        "taken from his opponents.",
    ),
    # A round.
    "unknown-colour": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player}, round {round}: colour “{text}” is unknown; it was taken "
        "from the opponent's line.",
    ),
    "both-white": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: round {round}, players {player} and {opponent}: both are shown as White; "
        "the game has no colours.",
    ),
    "both-black": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: round {round}, players {player} and {opponent}: both are shown as Black; "
        "the game has no colours.",
    ),
    "half-missing": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player} has no game in round {round}, but {opponent} has one "
        "against him; it was taken from there.",
    ),
    "number-missing": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player} has a result without an opponent in round {round}; it was "
        "taken as his game against {opponent}, who has him as opponent.",
    ),
    "half-blank": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player} has no result in round {round}; it was taken from the line "
        "of {opponent}.",
    ),
    "result-and-forfeit": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: round {round}: the game of {player} and {opponent} is played on one line "
        "and a forfeit on the other; it was taken as a forfeit.",
    ),
    "rated-and-unrated": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: round {round}: the game of {player} and {opponent} is rated on one line "
        "only; it was taken as unrated.",
    ),
    "bye-with-opponent": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player}, round {round}: a bye, but opponent {opponent} is named; "
        "the bye was taken.",
    ),
    "pairing-with-bye": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player}, round {round}: opponent {opponent} has a bye; the pairing "
        "was left out.",
    ),
    "no-opponent": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player}, round {round}: a result without an opponent; it was taken "
        "as a score.",
    ),
    "old-byes": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player}, round {round}: without an opponent, + was taken as a "
        "full-point bye and - as absent, here and elsewhere.",
    ),
    "old-half-byes": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: player {player}, round {round}: without an opponent, = was taken as a "
        "half-point bye, here and elsewhere.",
    ),
    "not-entered": QT_TRANSLATE_NOOP(
        "labels", "Round {round}: nothing is entered for {players}, while others have results."
    ),
    "withdrawn": QT_TRANSLATE_NOOP(
        "labels", "Absent to the last round and so taken as withdrawn: {players}."
    ),
    # What a TRF file cannot hold.
    "lost-school": QT_TRANSLATE_NOOP("labels", "A TRF file has no place for schools ({count})."),
    "lost-club": QT_TRANSLATE_NOOP("labels", "A TRF file has no place for clubs ({count})."),
    "lost-grade": QT_TRANSLATE_NOOP("labels", "A TRF file has no place for grades ({count})."),
    "lost-category": QT_TRANSLATE_NOOP(
        "labels", "A TRF file has no place for categories ({count})."
    ),
    "lost-national-id": QT_TRANSLATE_NOOP(
        "labels", "A TRF file has no place for national ids ({count})."
    ),
    "lost-extra": QT_TRANSLATE_NOOP(
        "labels", "A TRF file has no place for the further data of players ({count})."
    ),
    "lost-event-extra": QT_TRANSLATE_NOOP(
        "labels", "A TRF file has no place for the further data of the event ({count})."
    ),
    "lost-history": QT_TRANSLATE_NOOP(
        "labels", "A TRF file has no place for the history of changes ({count})."
    ),
    "lost-section-name": QT_TRANSLATE_NOOP(
        "labels", "A TRF file has no place for the name of the section."
    ),
    "lost-paired": QT_TRANSLATE_NOOP(
        "labels",
        "A TRF file does not say whether players are paired or only scores are typed; from this "
        "one the other will be read.",
    ),
    "lost-edition": QT_TRANSLATE_NOOP(
        "labels", "A TRF file does not say which edition of the tie-break rules holds."
    ),
    "lost-lots": QT_TRANSLATE_NOOP(
        "labels", "A TRF file has no place for drawn lots; only the ranks in it follow them."
    ),
    "lost-without-players": QT_TRANSLATE_NOOP(
        "labels", "The event has no players, and a TRF file without any cannot be opened again."
    ),
    "lost-width": QT_TRANSLATE_NOOP(
        "labels",
        "Names, titles or ids too long for their columns were cut ({count} of the players).",
    ),
    "lost-numbers": QT_TRANSLATE_NOOP(
        "labels",
        "Ratings above 9999 and federations of digits have no place in a TRF file; players "
        "concerned: {count}.",
    ),
    "lost-disputed": QT_TRANSLATE_NOOP(
        "labels", "A TRF file has no place for disputed results ({count}); the results are in it."
    ),
    "lost-bye-points": QT_TRANSLATE_NOOP(
        "labels",
        "A TRF file has no place for byes with points of their own ({count}); the points column "
        "counts them.",
    ),
    "lost-forfeit": QT_TRANSLATE_NOOP(
        "labels",
        "Forfeits without an opponent ({count}) will be read from a TRF file as byes.",
    ),
    "lost-boards": QT_TRANSLATE_NOOP(
        "labels",
        "A TRF file has no place for board numbers; whoever reads it guesses them from the scores.",
    ),
    "lost-blank": QT_TRANSLATE_NOOP(
        "labels",
        "Rounds in which nothing is entered ({count}) will be read from a TRF file as absences.",
    ),
}


def report_problem(found: Problem, tr: Translate) -> str:
    """Say what is doubtful in a report; `problems.problem` says whatever there is."""
    places = {
        **legible(_in_words(found, tr)),
        "line": found.line,
        "player": found.player,
        "round": found.round,
    }
    return tr(SENTENCES[found.code]).format(**places)


def _in_words(found: Problem, tr: Translate) -> Details:
    """Give the details, tie-breaks by their names."""
    if found.code != "no-tie-breaks":
        return found.details
    codes = str(found.details["taken"]).split(", ")
    return {"taken": "; ".join(tie_breaks.name(code, tr) for code in codes)}
