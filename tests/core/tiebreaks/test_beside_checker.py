"""Random events beside the package that FIDE's own checker is made of.

Each event goes to `gacrux` as a report of ours; its edition follows from the date there. The
known differences, in which the text of the rules is followed here:

* STD of an abnormal result: played 0-0 is as many points as the opponent's, hence ½; ½-0 is more
  than his, hence 1. The package compares with a draw instead.
* AOB is not rounded by C.07; the package rounds it to two decimals, from nine rounds on to three.

Its Fore-Buchholz leaves a mark: whoever was paired in the last round keeps his byes before it as
they were in whatever is asked after. So it is asked in a calculation of its own.
"""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from arbiter_app import formats
from arbiter_app.core.standings import rank
from arbiter_app.core.tiebreaks import TIE_BREAKS
from arbiter_app.core.tournament import Game, Section, Tournament
from tests.core.tiebreaks.drawn_events import round_robin, swiss

NOT_FIDE = {"CUM", "CUM-OLD", "MMED", "SOLK", "MED", "OPCUM"} | {
    *("KASH", "USSB", "MBLK", "H2H", "OPPERF", "AVOPR", "LOT")
}
ALWAYS = tuple(
    code
    for code, entry in TIE_BREAKS.items()
    if code.partition("/")[0] not in NOT_FIDE and code != "PTS" and not entry.among_tied
)
FORE = tuple(code for code in ALWAYS if code.startswith("FB") or code == "AOB/F")
LISTS = (
    ("DE",),
    ("DE/P",),
    ("BH/C1", "BH", "SB", "PS", "DE", "WIN", "BWG"),
    ("DE", "WIN", "SB", "KS"),
    ("WIN", "DE", "BPG", "DE/P"),
)
STARTS = {"2024": "2025-11-29", "2026": "2026-11-29"}

_Row = tuple[int, list[Fraction | None]]
"""A place and the values of a list."""


def theirs(section: Section) -> dict:
    """The section as their program has read it."""
    trf2json = pytest.importorskip("gacrux.trf2json").trf2json()
    starts = STARTS[section.rules.edition]
    report = formats.write(Tournament(starts=starts, sections=(section,)))
    trf2json.parse_file(report.data.decode(), 0)
    assert trf2json.get_status() == 0
    return trf2json.get_tournament(1)


def checked(
    tournament: dict, codes: tuple[str, ...], *, swiss: bool, upto: int = -1
) -> dict[int, _Row]:
    """Each player's place and values by their program, after a round; -1 is the last."""
    tiebreak = pytest.importorskip("gacrux.tiebreak").tiebreak
    asked = {
        "tiebreak": ["PTS", *codes],
        "check": False,
        "swiss": swiss,
        "pre_determined": not swiss,
    }
    found = tiebreak(tournament, upto, asked).compute_tiebreaks(tournament, asked)
    return {
        row["cid"]: (row["rank"], [_exact(value) for value in row["tiebreakScore"][1:]])
        for row in found["competitors"]
    }


def _exact(value: object) -> Fraction | None:
    return None if value is None else Fraction(str(value))


def ours(section: Section, codes: tuple[str, ...], upto: int | None = None) -> dict[int, _Row]:
    """The same by ours, AOB rounded as they do, a half upwards."""
    decimals = 100 if (upto or len(section.rounds)) < 9 else 1000
    return {
        row.player: (
            row.place,
            [
                value
                if value is None or not code.startswith("AOB")
                else Fraction(int(value * decimals + Fraction(1, 2)), decimals)
                for code, value in zip(codes, row.values, strict=True)
            ],
        )
        for row in rank(section, upto, codes).rows
    }


def differences(section: Section) -> Iterator[tuple[object, ...]]:
    """Everything in which the two differ; of places those of the lists alone."""
    tournament, is_swiss = theirs(section), section.rules.system == "swiss"
    plain = tuple(code for code in ALWAYS if code not in FORE)
    for codes in (plain, FORE, *LISTS):
        expected = checked(tournament, codes, swiss=is_swiss)
        for no, (place, values) in ours(section, codes).items():
            if codes in LISTS and place != expected[no][0]:
                yield codes, no, place, expected[no][0]
            for code, value, other in zip(codes, values, expected[no][1], strict=True):
                if code == "STD":
                    # The text where the result is abnormal, and the package elsewhere.
                    other = standard_points(section, no)
                if value != other:
                    yield codes if code.startswith("DE") else (), code, no, value, other


UNDERWAY = tuple(
    code for code in ALWAYS if code not in FORE and code != "STD" and not code.startswith("KS")
)
"""What is asked in the middle of an event. STD is compared at its end; so is KS, for in the
middle of a round robin of odd numbers nothing says how many games each plays."""


@pytest.mark.parametrize("seed", range(100, 110))
@pytest.mark.parametrize("drawn", [swiss, round_robin])
def test_in_the_middle_of_an_event_values_and_places_are_the_checkers(drawn, seed):
    section = drawn(seed)
    tournament, is_swiss = theirs(section), section.rules.system == "swiss"
    for upto in (len(section.rounds) // 2, len(section.rounds) - 1):
        for codes in (UNDERWAY, *LISTS[:3]):
            expected = checked(tournament, codes, swiss=is_swiss, upto=upto)
            for no, (place, values) in ours(section, codes, upto).items():
                assert values == expected[no][1], (codes, upto, no)
                assert codes is UNDERWAY or place == expected[no][0], (codes, upto, no)


def standard_points(section: Section, player: int) -> Fraction:
    """Art. 7.7, word by word: against the scheduled opponent if played, else against a draw."""
    rules, total = section.rules, Fraction(0)
    worth = {"1": rules.win, "½": rules.draw, "0": rules.loss, "+": rules.forfeit_win, "-": 0}
    for a_round in section.rounds:
        entry = a_round.entries[player]
        if isinstance(entry, Game):
            sign = "-" if entry.result.played else ":"
            both = [worth[text] for text in entry.result.value.split(sign, 1)]
            own, other = both if entry.white == player else both[::-1]
            measure = other if entry.result.played else rules.draw
        else:
            own, measure = entry.points, rules.draw
        total += Fraction(2 if own > measure else own == measure, 2)
    return total


def has_abnormal(section: Section) -> bool:
    names = {"0-0", "½-0", "0-½"}
    return any(game.result.value in names for one in section.rounds for game in one.games)


def in_edition(section: Section, edition: str) -> Section:
    return replace(section, rules=replace(section.rules, edition=edition))


@pytest.mark.parametrize("edition", ["2024", "2026"])
@pytest.mark.parametrize("seed", range(40))
def test_a_random_swiss_has_the_checkers_values_and_places(seed, edition):
    assert list(differences(in_edition(swiss(seed), edition))) == []


@pytest.mark.parametrize("edition", ["2024", "2026"])
@pytest.mark.parametrize("seed", range(12))
def test_a_random_round_robin_has_the_checkers_values_and_places(seed, edition):
    assert list(differences(in_edition(round_robin(seed), edition))) == []


@pytest.mark.parametrize("seed", range(12))
def test_standard_points_are_the_checkers_where_no_result_is_abnormal(seed):
    section = swiss(seed)
    if has_abnormal(section):
        pytest.skip("it has abnormal results, for which the package does not follow Art. 7.7")
    expected = checked(theirs(section), ("STD",), swiss=True)
    found = {no: values for no, (_, values) in ours(section, ("STD",)).items()}
    assert found == {no: values for no, (_, values) in expected.items()}
