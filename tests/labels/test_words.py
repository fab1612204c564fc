"""Sentences that count something have each form that a language needs."""

import pytest

from arbiter_app.core.checking import Tally
from arbiter_app.core.errors import Problem
from arbiter_app.core.history import Change
from arbiter_app.core.tournament import Player
from arbiter_app.formats import FormatError
from arbiter_app.labels import as_is, formats
from arbiter_app.labels.checking import tally_text
from arbiter_app.labels.history import changes_text
from arbiter_app.labels.pairings import unusual_sentences
from arbiter_app.labels.problems import problem
from arbiter_app.labels.tables import TableWords
from arbiter_app.labels.why_sheet import WhySheetWords


def slavic(text, n=-1, /):
    """Put the form behind each count as Polish has it: 1, then 2 to 4 but 12 to 14, the rest."""
    few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
    return text.replace("%n", f"{n}[{'one' if n == 1 else 'few' if few else 'many'}]")


TOO_MANY = "Line 3: the line of player 4 holds {} rounds; an event has 999 at most."
FORMS = [(2, "few"), (5, "many"), (12, "many"), (22, "few")]


def added(count):
    return tuple(Change("player", None, "x", player=no) for no in range(1, count + 1))


def moved(count):
    return tuple(Change("no", "1", "2", player=no) for no in range(1, count + 1))


def games(count, **more):
    return tuple(Change("result", None, "1-0", board=no, **more) for no in range(1, count + 1))


def fields(count):
    return tuple(Change(f"x{no}", None, "y", player=3) for no in range(1, count + 1))


def unusual(count):
    found = [Problem("left-over", details={"player": 1})] * (3 + count)
    return lambda tr: unusual_sentences(found, {1: Player(1, "Anna")}, tr)[-1]


def refused_file(count):
    details = {"player": 4, "rounds": count, "most": 999}
    return FormatError("too-many-rounds", line=3, **details)


def same_board(count):
    return Problem("same-board", round=1, details={"board": 7, "count": count})


SAID = {
    "{} players added": lambda n, tr: changes_text(added(n), tr),
    "new numbers for {} players": lambda n, tr: changes_text(moved(n), tr),
    "round 4, {} changes": lambda n, tr: changes_text(games(n, round=4), tr),
    "player 3, {} changes": lambda n, tr: changes_text(fields(n), tr),
    "{} changes": lambda n, tr: changes_text((*games(n - 1, round=1), *games(1, round=2)), tr),
    "{} more pairings are unusual.": lambda n, tr: unusual(n)(tr),
    "Round 1: {} games have the board number 7.": lambda n, tr: problem(same_board(n), tr),
    "1 of {} slips compared, all agree.": lambda n, tr: tally_text(Tally(n, 1, 0, 0), tr),
    "And {} more with as many points.": lambda n, tr: WhySheetWords(tr).say("why-more", count=n),
    "And {} more corrections; see the history of corrections.": lambda n, tr: TableWords(tr).say(
        "corrected-more", count=n
    ),
    "{} games still playing (boards 1, 2)": lambda n, tr: TableWords(tr).say(
        "playing-many", count=n, boards="1, 2"
    ),
    TOO_MANY: lambda n, tr: formats.refusal(refused_file(n), tr),
    "{} rounds, as the header says": lambda n, tr: formats.choice(
        "rounds-of-header", {"rounds": n}, tr
    ),
    "Overall: the place among all {} players.": lambda n, tr: TableWords(tr).say(
        "overall-note", count=n
    ),
}


@pytest.mark.parametrize("sentence", SAID)
@pytest.mark.parametrize(("count", "form"), FORMS)
def test_a_count_comes_in_the_form_that_the_language_needs(sentence, count, form):
    assert SAID[sentence](count, slavic) == sentence.format(f"{count}[{form}]")


@pytest.mark.parametrize("sentence", SAID)
def test_the_command_line_says_the_number_itself(sentence):
    assert SAID[sentence](5, as_is) == sentence.format(5)
