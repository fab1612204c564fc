"""The words of a pasted list: what its columns hold, and what is doubtful about its rows."""

from arbiter_app.core.errors import Problem
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate

_COLUMNS = {
    "": QT_TRANSLATE_NOOP("labels", "(left out)"),
    "name": QT_TRANSLATE_NOOP("labels", "Name"),
    "surname": QT_TRANSLATE_NOOP("labels", "Surname"),
    "first-name": QT_TRANSLATE_NOOP("labels", "First name"),
    "no": QT_TRANSLATE_NOOP("labels", "Number"),
    "rating": QT_TRANSLATE_NOOP("labels", "Rating"),
    "school": QT_TRANSLATE_NOOP("labels", "School"),
    "club": QT_TRANSLATE_NOOP("labels", "Club"),
    "grade": QT_TRANSLATE_NOOP("labels", "Grade"),
    "category": QT_TRANSLATE_NOOP("labels", "Category"),
    "birth": QT_TRANSLATE_NOOP("labels", "Birth"),
    "sex": QT_TRANSLATE_NOOP("labels", "Sex"),
    "title": QT_TRANSLATE_NOOP("labels", "Title"),
    "federation": QT_TRANSLATE_NOOP("labels", "Federation"),
    "fide_id": QT_TRANSLATE_NOOP("labels", "FIDE ID"),
    "national_id": QT_TRANSLATE_NOOP("labels", "National ID"),
}
_SENTENCES = {
    "paste-too-long": QT_TRANSLATE_NOOP(
        "labels", "The text has more than {most} characters, which no list of players has."
    ),
    "paste-too-many-rows": QT_TRANSLATE_NOOP(
        "labels", "The list has more than {most} rows; add the players in smaller parts."
    ),
    "paste-too-many-columns": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line}: {columns} columns are more than the {most} that can be read; copy only "
        "those about the players.",
    ),
    "paste-quote-open": QT_TRANSLATE_NOOP("labels", "Line {line}: a quotation mark is not closed."),
    "paste-cell-too-long": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: a cell has more than {most} characters."
    ),
    "paste-cells": QT_TRANSLATE_NOOP(
        "labels",
        "Line {line} has {cells} cells, the head row {headings}; perhaps a comma inside a cell "
        "was taken for the end of it.",
    ),
    "paste-lines-above": QT_TRANSLATE_NOOP(
        "labels", "Lines {first} to {last} stand above the head row and are left out."
    ),
    "paste-heading-twice": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: a second column is headed “{heading}”; it is left out."
    ),
    "paste-kind-twice": QT_TRANSLATE_NOOP(
        "labels", "Two columns are chosen as “{kind}”; leave one of them out."
    ),
    "paste-no-name": QT_TRANSLATE_NOOP("labels", "No column holds the names; choose one."),
    "paste-number-twice": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: number {number} stands in line {first} already."
    ),
    "paste-name-twice": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: {name} stands in line {first} already."
    ),
    "paste-name-present": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: {name} is there already, with number {number}."
    ),
    "paste-row-without-name": QT_TRANSLATE_NOOP(
        "labels", "Line {line} has no name and is left out."
    ),
    "paste-no-rating": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: “{text}” is no rating; the player is added without one."
    ),
    "paste-no-number": QT_TRANSLATE_NOOP(
        "labels", "Line {line}: “{text}” is no start number; the next free one is given."
    ),
}


def column(kind: str, tr: Translate) -> str:
    """Name a kind of column; "" is one that is left out."""
    return tr(_COLUMNS[kind])


def paste_problem(problem: Problem, tr: Translate) -> str:
    """Say what is wrong or doubtful about a pasted list, in one sentence."""
    details = dict(problem.details)
    if "kind" in details:
        details["kind"] = column(str(details["kind"]), tr)
    return tr(_SENTENCES[problem.code]).format(line=problem.line, **details)
