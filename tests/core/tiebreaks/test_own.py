"""Tie-breaks of a player's own results, against worked examples.

The ids P01 … P32 are rows of a published-rules study: each was worked by hand, as running
totals and in the weighted form, and checked with FIDE's own program.
"""

import json
from fractions import Fraction

import pytest

from arbiter_app.core.points import PER_POINT, format_points
from arbiter_app.core.tiebreaks import CUMULATIVE, TIE_BREAKS, Context, canonical
from arbiter_app.core.tiebreaks.own import Own
from arbiter_app.core.tournament import Section
from tests.core.events import scores_only, section, value

OWN = [code for code, entry in TIE_BREAKS.items() if isinstance(entry, Own)]
FORMS = ("PS", "PS/C1", "PS/C2", "CUM", "CUM-OLD")
STANDARD = {"win": 2, "draw": 1, "loss": 0}
THREE_ONE = {"win": 6, "draw": 2, "loss": 0, "forfeit_win": 6, "pairing_bye": 6, "half_bye": 2}
THREE_TWO = {"win": 6, "draw": 4, "loss": 2, "forfeit_loss": 0, "pairing_bye": 6, "half_bye": 4}

WORKED = [
    # id, cells, rules, then PS, PS/C1, PS/C2, CUM, CUM-OLD
    ("P01", "1 1 1 0 0", STANDARD, "12 11 9 12 12"),
    ("P02", "1 0 1 0 1", STANDARD, "9 8 7 9 9"),
    ("P03", "0 0 1 1 1", STANDARD, "6 6 6 6 6"),
    ("P04", "1 ½ 1", STANDARD, "5 4 2½ 5 5"),
    ("P05", "½ 1 ½ 1 0", STANDARD, "10 9½ 8 10 10"),
    ("P09", "B 1 0 ½ 1", STANDARD, "11 10 8 10 10"),
    ("P11", "H 1 1 0 1", STANDARD, "10½ 10 8½ 10 10½"),
    ("P12", "H H 1 1 0", STANDARD, "9½ 9 8 8½ 9½"),
    ("P14", "1 ½ + 0 1", STANDARD, "11 10 8½ 10 10"),
    ("P16", "1 1 0 Z Z", STANDARD, "9 8 6 9 9"),
    ("P19", "1 - ½ 1 0", STANDARD, "8½ 7½ 6½ 8½ 8½"),
    ("P21", "1 1 1 0 H", STANDARD, "12½ 11½ 9½ 12 12½"),
    ("P22", "B + H 1 0", STANDARD, "12½ 11½ 9½ 10 10½"),
    ("P23", "1 1 ½ 1 0 1 ½ 1 1", STANDARD, "35 34 32 35 35"),
    ("P24", "½ 1 1 ½", STANDARD, "7½ 7 5½ 7½ 7½"),
    ("P25", "1 ½ ½ 1", STANDARD, "7½ 6½ 5 7½ 7½"),
    ("P26", "B 1 1 0 1", STANDARD | {"pairing_bye": 1}, "10½ 10 8½ 10 10½"),
    ("P28", "½ ½ ½ 1", THREE_ONE, "12 11 9 – –"),
    ("P29", "1 1 0 0", THREE_ONE, "21 18 12 – –"),
    ("P31", "1 ½ 0 ½ -", THREE_TWO, "30 27 22 – –"),
    ("P32", "Z 1 1 0 ½", THREE_TWO, "25 25 22 – –"),
]


def shown(code: str, a_section: Section, player: int = 1, upto: int | None = None) -> str:
    """A value as it is printed."""
    found = value(code, a_section, player, upto)
    return "–" if found is None else format_points(int(found * PER_POINT))


@pytest.mark.parametrize(("cells", "rules", "values"), [row[1:] for row in WORKED])
def test_typed_scores_give_the_worked_cumulative_scores(cells, rules, values):
    event = scores_only(cells, **rules)
    assert [shown(code, event) for code in FORMS] == values.split()


def against_a_partner(cells: str, **rules) -> Section:
    """Player 1 with these cells; whatever is no bye is a game against player 2."""
    byes = ("B", "F", "H", "Z")
    texts = cells.split()
    first = [text if text in byes else f"2{'wb'[at % 2]}{text}" for at, text in enumerate(texts)]
    second = ["Z" if text in byes else "." for text in texts]
    return section(" ".join(first), " ".join(second), **rules)


@pytest.mark.parametrize(("cells", "rules", "values"), [row[1:] for row in WORKED])
def test_games_give_the_same_cumulative_scores_as_typed_scores(cells, rules, values):
    event = against_a_partner(cells, **rules)
    assert [shown(code, event) for code in FORMS] == values.split()


LETTERS = {"U": "B", "=": "½"}


def test_every_worked_row_of_the_cases_comes_out(cases):
    rows = json.loads((cases / "rules" / "progressive.json").read_text(encoding="utf-8"))
    assert len(rows) >= 32
    for row in rows:
        cells = " ".join(LETTERS.get(text, text) for text in row["results"])
        expected = [row[code] for code in ("PS", "PS/C1", "PS/C2", "US_34E3", "US_old")]
        for make in (scores_only, against_a_partner):
            event = make(cells, **scoring(row["scoring"]))
            assert [value(code, event, 1) for code in FORMS] == expected, row["id"]
            totals = [value("PTS", event, 1, upto) for upto in range(1, len(row["results"]) + 1)]
            assert totals == row["running"], row["id"]


def scoring(text: str | dict) -> dict[str, int]:
    """Rules of "1-0.5-0", or of points by letter: W D L, Z forfeit loss, P pairing bye."""
    if text == "1-0.5-0":
        return STANDARD
    letters = text if isinstance(text, dict) else dict(one.split(":") for one in text.split(","))
    half = {letter: int(Fraction(letters[letter]) * PER_POINT) for letter in "WDLZP"}
    return {
        "win": half["W"],
        "draw": half["D"],
        "loss": half["L"],
        "forfeit_win": half["W"],
        "forfeit_loss": half["Z"],
        "pairing_bye": half["P"],
        "full_bye": half["W"],
        "half_bye": half["D"],
        "zero_bye": half["Z"],
    }


US_COLUMNS = {
    "Cum": "CUM",
    "CumRaw": "PS",
    "Cum1": "CUM-OLD",
    "Kashdan": "KASH",
    "Blk": "MBLK",
}


@pytest.mark.parametrize("edition", ["2024", "2026"])
def test_every_tournament_of_the_cases_comes_out(cases, edition):
    events = json.loads((cases / "rules" / "tournaments.json").read_text(encoding="utf-8"))
    for name, case in events.items():
        event = of_case(case, edition)
        for no, expected in case[f"fide{edition}"].items():
            for code in expected.keys() & set(OWN):
                assert value(code, event, int(no)) == expected[code], (name, no, code)
        for no, expected in case.get("us", {}).items():
            found = {key: value(code, event, int(no)) for key, code in US_COLUMNS.items()}
            assert found == {key: expected[key] for key in US_COLUMNS}, (name, no)


def of_case(case: dict, edition: str) -> Section:
    rows = [
        " ".join(LETTERS.get(text, text) for text in player["results"])
        for player in case["players"].values()
    ]
    return section(
        *rows,
        **scoring(case["scoring"]),
        system="round-robin" if case["round_robin"] else "swiss",
        edition=edition,
    )


# The exercise round robin of FIDE's tie-break course: 5 forfeited against 6 in round 4.
ROUND_ROBIN = (
    "5w½ 2w1 3b1 4w0 6b1",
    "6w1 1b0 5w1 3w½ 4b1",
    "4w1 6b1 1w0 2b½ 5w1",
    "3b0 5b0 6w½ 1b1 2w0",
    "1b½ 4w1 2b0 6w- 3b0",
    "2b0 3w0 4b½ 5b+ 1w0",
)


@pytest.mark.parametrize("edition", ["2024", "2026"])
@pytest.mark.parametrize(
    ("code", "values"),
    [
        ("PTS", "3½ 3½ 3½ 1½ 1½ 1½"),
        ("PS", "10½ 10 11 3½ 6½ 3½"),
        ("PS/C1", "10 9 10 3½ 6 3½"),
        ("PS/C2", "8½ 8 8 3½ 4½ 3½"),
        ("WIN", "3 3 3 1 1 1"),
        ("WON", "3 3 3 1 1 0"),
        ("BPG", "2 2 2 3 3 2"),
        ("BWG", "2 1 1 1 0 0"),
        ("REP", "5 5 5 5 4 5"),
    ],
)
def test_a_forfeit_in_a_round_robin_is_no_game_over_the_board(edition, code, values):
    event = section(*ROUND_ROBIN, system="round-robin", edition=edition)
    assert [shown(code, event, no) for no in range(1, 7)] == values.split()


@pytest.mark.parametrize(
    ("cells", "win", "won", "bpg", "bwg", "rep"),
    [
        ("2w1 2b1", 2, 2, 1, 1, 2),
        ("2w½ 2b0", 0, 0, 1, 0, 2),
        ("2w+ 2b+", 2, 0, 0, 0, 2),
        ("2w- 2b-", 0, 0, 0, 0, 0),
        ("2w-- 2b--", 0, 0, 0, 0, 0),
        ("B F", 2, 0, 0, 0, 2),
        ("H Z", 0, 0, 0, 0, 0),
        ("B=½ F=½", 0, 0, 0, 0, 2),
        # Games whose colours are unknown are in no tie-break about colours.
        ("W2 L2", 1, 1, 0, 0, 2),
        ("2w1u 2b1u", 2, 2, 1, 1, 2),
        ("2b½-0 2b0-½", 0, 0, 2, 0, 2),
    ],
)
def test_own_results_are_counted_by_kind(cells, win, won, bpg, bwg, rep):
    event = section(cells, "")
    found = [value(code, event) for code in ("WIN", "WON", "BPG", "BWG", "REP")]
    assert found == [win, won, bpg, bwg, rep]


@pytest.mark.parametrize(
    ("cells", "rules", "points"),
    [
        # A game is weighed against the opponent's points, whatever the event gives for it.
        ("2w1 2b½ 2w0", STANDARD, "1½"),
        ("2w1 2b½ 2w0", THREE_ONE, "1½"),
        ("2w1 2b½ 2w0", THREE_TWO, "1½"),
        # As many as the opponent, even none; more than he has, even half.
        ("2w0-0", STANDARD, "½"),
        ("2w½-0", STANDARD, "1"),
        ("2w0-½", STANDARD, "0"),
        # Without a game a draw's points are the measure.
        ("B F H Z", STANDARD, "2½"),
        ("2w+ 2b- 2w--", STANDARD, "1"),
        ("B H Z", THREE_ONE, "1½"),
        ("B=½ B=1½ H=0", STANDARD, "1½"),
        ("2w", STANDARD, "0"),
    ],
)
def test_standard_points_undo_the_scoring_of_the_event(cells, rules, points):
    assert shown("STD", section(cells, "", **rules)) == points


def test_points_and_wins_of_a_pairing_bye_go_by_what_it_is_worth():
    # WIN counts forfeit wins and byes worth a win; WON does not.
    event = section("2w1 2b+ B F", "")
    assert [value(code, event) for code in ("WIN", "WON")] == [4, 1]
    half = section("2w1 2b+ B F", "", pairing_bye=1)
    assert [value(code, half) for code in ("WIN", "WON")] == [3, 1]


def test_typed_scores_count_as_games_but_say_nothing_about_colours():
    event = scores_only("1 1 ½ 0")
    assert [value(code, event) for code in ("WIN", "WON", "REP")] == [2, 2, 4]
    assert [value(code, event) for code in ("BPG", "BWG")] == [None, None]


def test_a_player_who_has_only_byes_has_colour_values_only_where_games_are_paired():
    assert value("BPG", section("B", "")) == 0
    assert value("BPG", scores_only("B")) is None


@pytest.mark.parametrize("code", ["CUM", "CUM-OLD"])
@pytest.mark.parametrize("cut", ["C1", "C2"])
def test_a_cut_of_the_us_form_is_the_cut_progressive_score_less_the_same_deductions(code, cut):
    event = scores_only("B H 1 + ½")
    deducted = value("PS", event) - value(code, event)
    assert value(f"{code}/{cut}", event) == value(f"PS/{cut}", event) - deducted


def test_a_cut_of_more_rounds_than_were_held_leaves_nothing():
    assert value("PS/C2", scores_only("1")) == 0
    assert value("PS/C2", scores_only("1"), upto=0) == 0


def test_the_us_forms_deduct_the_points_that_were_given():
    # Totals 1½ 2½: 4, less 1½ (all that was given), or in the older form less the whole point.
    event = scores_only("B=1½ 1")
    assert [value(code, event) for code in ("PS", "CUM", "CUM-OLD")] == [4, Fraction(5, 2), 3]


def test_a_blank_before_the_last_round_carries_the_total():
    # Totals 1 1 2 after three rounds, nothing entered in the second.
    event = scores_only("1 . 1")
    assert [value(code, event) for code in ("PS", "CUM", "REP")] == [4, 4, 2]


def test_a_game_still_playing_brings_nothing_but_the_carried_total():
    event = section("2w1 2b", "")
    assert [value(code, event) for code in ("PTS", "PS", "WIN", "BPG", "REP")] == [1, 2, 1, 0, 1]


@pytest.mark.parametrize("code", OWN)
@pytest.mark.parametrize("upto", [0, 1, 3, 5])
def test_the_terms_of_a_working_add_up_to_the_value(code, upto):
    event = section("2w1 2b H B 2w", "1b0 1w Z F .")
    for no in (1, 2):
        working = TIE_BREAKS[code].working(Context.after(event, upto), no)
        assert working.value == value(code, event, no, upto)
        assert sum(term.value for term in working.terms) == working.value
        assert all(1 <= term.round <= upto for term in working.terms)


def test_a_working_names_the_round_and_the_reason_of_each_term():
    working = TIE_BREAKS["CUM"].working(Context.after(scores_only("1 H"), 2), 1)
    assert [(term.round, term.value, term.reason) for term in working.terms] == [
        (1, 1, "running-total"),
        (2, Fraction(3, 2), "running-total"),
        (2, Fraction(-1, 2), "unplayed-points"),
    ]


@pytest.mark.parametrize(
    ("code", "event", "why"),
    [
        ("CUM", scores_only("1", **THREE_ONE), "needs-standard-scoring"),
        ("CUM-OLD/C1", scores_only("1", **THREE_TWO), "needs-standard-scoring"),
        ("BPG", scores_only("1"), "needs-colours"),
    ],
)
def test_a_value_that_does_not_exist_says_why(code, event, why):
    working = TIE_BREAKS[code].working(Context.after(event, 1), 1)
    assert (working.value, working.terms, working.why) == (None, (), why)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("CUM", "CUM"),
        ("ps-c1", "PS/C1"),
        (" cum-old/c2 ", "CUM-OLD/C2"),
        ("Cum-Old-C1", "CUM-OLD/C1"),
    ],
)
def test_a_code_is_found_in_either_spelling(typed, code):
    assert canonical(typed) == code


def test_the_forms_of_the_cumulative_score_are_those_with_running_totals():
    forms = [f"{form}{cut}" for form in ("PS", "CUM", "CUM-OLD") for cut in ("", "/C1", "/C2")]
    assert list(CUMULATIVE) == forms
