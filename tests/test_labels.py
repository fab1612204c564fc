"""Whatever the core can say has words, and every sentence's places are filled."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from string import Formatter

import pytest

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.errors import EditError
from arbiter_app.core.problems import check
from arbiter_app.core.results import AwardKind, Outcome, Result
from arbiter_app.core.tiebreaks import TIE_BREAKS, Context
from arbiter_app.core.tournament import Player, Round, Rules, Section, Tournament
from arbiter_app.labels import as_is, problems, results, tie_breaks
from arbiter_app.labels.fields import event_field, player_field, rule_field
from arbiter_app.labels.refusals import SENTENCES, refusal

PACKAGE = Path(__file__).parents[1] / "arbiter_app"
PAIRED = enter_cell(
    Section("U12", players=(Player(1, "Anna"), Player(2, "Bela")), rounds=(Round(),) * 3),
    *(1, 1, "2w1"),
)
SCORED = enter_cell(replace(PAIRED, rules=Rules(paired=False), rounds=(Round(),) * 3), 1, 1, "1")
FOOTBALL = replace(PAIRED, rules=Rules(win=6, draw=2))


@pytest.mark.parametrize("code", TIE_BREAKS)
def test_a_tie_break_has_words_and_a_working_whose_terms_have_words(code):
    assert tie_breaks.known(code)
    assert tie_breaks.head(code, as_is)
    assert tie_breaks.legend(code, as_is).startswith(tie_breaks.name(code, as_is) + ":")
    assert tie_breaks.legend(code, as_is).endswith(".")
    working = TIE_BREAKS[code].working(replace(Context.after(PAIRED, 3), tied=(1, 2)), 1)
    assert all(tie_breaks.reason(term.reason, as_is) for term in working.terms)


@pytest.mark.parametrize("code", TIE_BREAKS)
@pytest.mark.parametrize("section", [PAIRED, SCORED, FOOTBALL])
def test_a_value_that_does_not_exist_says_why(code, section):
    working = TIE_BREAKS[code].working(replace(Context.after(section, 3), tied=(1, 2)), 1)
    assert working.value is not None or tie_breaks.why(working.why, as_is).endswith(".")


def test_no_two_tie_breaks_look_alike():
    for words in (tie_breaks.head, tie_breaks.name, tie_breaks.legend):
        assert len({words(code, as_is) for code in TIE_BREAKS}) == len(TIE_BREAKS)


def _raised() -> Iterator[tuple[str, frozenset[str]]]:
    """Every code with which the core raises `EditError`, and the details it gives."""
    for path in sorted((PACKAGE / "core").rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for call in ast.walk(function):
                    if isinstance(call, ast.Call) and _is_edit_error(call.func):
                        details = frozenset(str(word.arg) for word in call.keywords)
                        yield from ((code, details) for code in _codes(call.args[0], function))


def _is_edit_error(called: ast.expr) -> bool:
    return isinstance(called, ast.Name) and called.id == "EditError"


def _codes(argument: ast.expr, function: ast.FunctionDef) -> list[str]:
    """The literal codes an argument can be; a variable is looked up in its function."""
    where: list[ast.expr] = [argument]
    if isinstance(argument, ast.Name):
        where = [
            node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            and any(isinstance(to, ast.Name) and to.id == argument.id for to in node.targets)
        ]
    choices = [branch for one in where for branch in _branches(one)]
    codes = [one.value for one in choices if isinstance(one, ast.Constant)]
    assert codes, f"{function.name}: the code of an EditError is not to be found"
    return [str(code) for code in codes]


def _branches(expression: ast.expr) -> list[ast.expr]:
    if isinstance(expression, ast.IfExp):
        return [*_branches(expression.body), *_branches(expression.orelse)]
    return [expression]


def _raises() -> dict[str, list[frozenset[str]]]:
    found = defaultdict(list)
    for code, details in _raised():
        found[code].append(details)
    return found


RAISES = _raises()


def test_every_refusal_of_the_core_has_a_sentence_and_no_sentence_is_left_over():
    assert RAISES.keys() == SENTENCES.keys()


@pytest.mark.parametrize("code", SENTENCES)
def test_the_places_of_a_refusal_are_among_the_details_wherever_it_is_raised(code):
    places = {name for _, name, _, _ in Formatter().parse(SENTENCES[code]) if name is not None}
    assert all(places <= details for details in RAISES[code])


def test_a_refusal_is_one_sentence_that_names_where_and_the_way_out():
    assert refusal(EditError("no-game", player=12, round=5), as_is) == (
        "Round 5 is not paired for player 12; F2 to type the opponent (12w1)."
    )
    assert all(sentence.endswith(".") for sentence in SENTENCES.values())
    assert not any(". " in sentence for sentence in SENTENCES.values())


def test_outcomes_and_tie_breaks_in_a_refusal_are_in_words():
    two_wins = EditError("no-such-result", own="win", other="forfeit-win")
    assert refusal(two_wins, as_is) == (
        "A game cannot end with a win on one side and a forfeit win on the other."
    )
    twice = EditError("tie-break-twice", code="PS/C1")
    assert refusal(twice, as_is).startswith("Progressive score (FIDE), cut 1 stands twice")


def test_braces_that_somebody_typed_do_no_harm():
    assert "“{0}”" in refusal(EditError("cell-text", text="{0}"), as_is)


def test_every_result_outcome_and_award_has_a_sign_and_words():
    assert len({results.signs(result) for result in Result}) == len(Result)
    assert len({results.result(result, as_is) for result in (*Result, None)}) == len(Result) + 1
    assert "".join(results.glyph(outcome) for outcome in Outcome) == "1½0+−"
    assert len({results.outcome(outcome, as_is) for outcome in Outcome}) == len(Outcome)
    assert "".join(results.award_glyph(kind) for kind in AwardKind) == "1½0BFHZ+−"
    assert len({results.award(kind, as_is) for kind in AwardKind}) == len(AwardKind)


def test_every_field_that_can_change_has_words():
    kept = {"extra", "trf_lines"}
    for field in {field.name for field in fields(Player)} - kept:
        assert "_" not in player_field(field, as_is)
    for field in {field.name for field in fields(Rules)}:
        assert rule_field(field, as_is)
    for field in {field.name for field in fields(Tournament)} - kept:
        assert event_field(field, as_is)


def test_every_marked_text_is_marked_for_the_same_catalogue():
    for path in sorted((PACKAGE / "labels").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            marked = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            if marked and node.func.id == "QT_TRANSLATE_NOOP":
                context, text, *counted = node.args
                assert isinstance(context, ast.Constant), path
                assert context.value == "labels", path
                # lupdate reads literals only, and takes four arguments for a text that counts.
                assert isinstance(text, ast.Constant), path
                assert len(counted) == (2 if "%n" in text.value else 0), text.value


def test_every_text_of_the_window_is_found_under_the_class_that_says_it():
    for path in sorted((PACKAGE / "ui").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Attribute) and called.attr == "tr":
                # lupdate takes any other name for that of a class.
                assert ast.unparse(called.value) == "self", (path, node.lineno)
                assert isinstance(node.args[0], ast.Constant), (path, node.lineno)
                counts = "%n" in node.args[0].value
                assert len(node.args) == (3 if counts else 1), (path, node.lineno)


def test_every_problem_that_the_core_points_at_has_a_sentence():
    called = [
        node.args[0]
        for name in ("problems", "tie_break_doubts")
        for node in ast.walk(ast.parse((PACKAGE / "core" / f"{name}.py").read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "_problem"
    ]
    codes = {one.value for one in called if isinstance(one, ast.Constant)}
    assert codes == problems.SENTENCES.keys()


def test_a_problem_is_told_with_where_it_is():
    again = enter_cell(PAIRED, 1, 2, "2b0")
    (found,) = check(Tournament(sections=(again,)))
    assert problems.problem(found, as_is) == (
        "Round 2: 2 and 1 are paired again; they met in round 1."
    )
    (nothing,) = check(Tournament(sections=(FOOTBALL,)))
    assert problems.problem(nothing, as_is).startswith("Cumulative (US Chess) breaks no tie here.")
