"""Whatever reading and writing a file can say has a sentence, and no sentence is left over."""

import ast
import re
from pathlib import Path
from string import Formatter

import pytest

from arbiter_app.core.errors import Problem
from arbiter_app.formats import FormatError
from arbiter_app.labels import as_is, formats, problems, report_problems

PACKAGE = Path(__file__).parents[2] / "arbiter_app"
SOURCES = sorted(
    path
    for path in (PACKAGE / "formats").glob("*.py")
    if path.stem.startswith("trf") or path.stem in ("text", "foreign")
)
_CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
_NOT_SAID = re.compile(r"utf-.*|latin-1|round-robin")
PLACES = {"line", "player", "round"}


def said():
    """Every code in the sources of the reader and the writer."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    codes = {text for text in found if _CODE.fullmatch(text) and not _NOT_SAID.fullmatch(text)}
    columns = ("number", "rating", "points", "rank", "rounds")
    return sorted(codes | {"tabs", "withdrawn"} | {f"columns-shifted-{one}" for one in columns})


CHOICES = ("rounds-of-header", "rounds-of-lines", "open-as-read")


@pytest.mark.parametrize("code", said())
def test_a_code_has_a_sentence(code):
    known = {**formats.SENTENCES, **report_problems.SENTENCES, **dict.fromkeys(CHOICES, "x")}
    assert known[code]


def test_no_sentence_is_left_over():
    assert {*formats.SENTENCES, *report_problems.SENTENCES} <= {*said()}


@pytest.mark.parametrize(
    "sentence", [*formats.SENTENCES.values(), *report_problems.SENTENCES.values()]
)
def test_a_sentence_is_whole(sentence):
    assert sentence[0].isupper() or sentence.startswith("{")
    assert sentence.endswith(".")
    assert all(name is None or name.isidentifier() for _, name, _, _ in Formatter().parse(sentence))


def test_a_refusal_is_said_with_its_place():
    error = FormatError("opponent-unknown", line=14, player=2, round=4, opponent=57)
    assert formats.refusal(error, as_is) == (
        "Line 14: player 2, round 4: opponent 57 is not in the file."
    )


def test_a_problem_is_said_with_its_place():
    found = Problem("both-white", line=13, player=1, round=1, details={"opponent": 8})
    assert problems.problem(found, as_is) == (
        "Line 13: round 1, players 1 and 8: both are shown as White; the game has no colours."
    )


def test_a_code_is_of_an_event_or_of_a_report():
    assert not problems.SENTENCES.keys() & report_problems.SENTENCES.keys()


def test_whoever_found_it_it_is_said_the_same_way():
    assert problems.problem(Problem("player-without-name", player=3), as_is) == (
        "Player 3 has no name."
    )
    assert problems.problem(Problem("no-name", line=7, player=3), as_is) == (
        "Line 7: player 3 has no name."
    )


@pytest.mark.parametrize("code", CHOICES)
def test_an_answer_has_the_words_of_its_button(code):
    assert formats.choice(code, {"rounds": 5}, as_is)


def test_sentences_are_translated():
    error = FormatError("no-players")
    assert (
        formats.refusal(error, lambda text, _n: text.upper())
        == "THE FILE HOLDS NO PLAYERS (NO 001 LINE)."
    )


def test_what_a_file_holds_cannot_break_a_sentence():
    ugly = "XXC \x1b[31m\u202e\n" + 200 * "x"
    told = problems.problem(
        Problem("record-unreadable", line=3, details={"tag": "XXC", "text": ugly}), as_is
    )
    refused = formats.refusal(FormatError("start-number", line=3, text=ugly), as_is)
    named = problems.problem(Problem("same-name", details={"name": ugly, "numbers": "1, 2"}), as_is)
    for sentence in (told, refused, named):
        assert sentence.isprintable()
        assert "XXC  [31m " in sentence
        assert len(sentence) < 250


def test_tie_breaks_taken_for_a_file_are_named_in_words():
    found = Problem("no-tie-breaks", "note", {"taken": "PS, WIN"})
    assert problems.problem(found, as_is) == (
        "The file names no tie-breaks; these were taken: Progressive score (FIDE); Number of wins."
    )


def test_one_round_is_no_rounds():
    said = [formats.choice("rounds-of-header", {"rounds": count}, as_is) for count in (1, 5)]
    assert said == ["1 round, as the header says", "5 rounds, as the header says"]
    assert formats.choice("rounds-of-lines", {"rounds": 1}, as_is) == "1 round, as the lines hold"
