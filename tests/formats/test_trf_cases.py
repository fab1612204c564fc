"""Real events from many programs: read, written and read again; and broken ones."""

import json
import re

import pytest

from arbiter_app import formats
from arbiter_app.core.ledger import sheets
from arbiter_app.formats import FormatError
from arbiter_app.labels import as_is
from arbiter_app.labels.formats import refusal
from arbiter_app.labels.problems import problem
from tests.formats.case_files import FOLDER, found

SOUND = ("trf/*", "us/*.trf", "vega/*.trf", "rules/trf/*.trf", "pairing/*.trf")
IMPOSSIBLE = {"py4swiss_incompatible_result.trf": "both-won"}
WRONG_POINTS = {
    # Its column has a point for a forfeit that both lines call lost.
    "heltour_friendship_cup_2024.trf": [41],
}


@pytest.mark.parametrize("path", found(*SOUND))
def test_a_real_event_goes_home_and_comes_back_equal(path):
    if path.name in IMPOSSIBLE:
        with pytest.raises(FormatError) as caught:
            formats.read(path.read_bytes())
        assert caught.value.code == IMPOSSIBLE[path.name]
        return
    event = formats.read(path.read_bytes()).tournament
    written = formats.write(event).data
    assert formats.read(written).tournament == event
    assert formats.write(formats.read(written).tournament).data == written


@pytest.mark.parametrize("path", found(*SOUND))
def test_the_points_of_a_real_event_are_those_of_its_column(path):
    if path.name in IMPOSSIBLE:
        return
    problems = formats.read(path.read_bytes()).problems
    assert not [one for one in problems if one.code == "more-points-differ"]
    assert [one.player for one in problems if one.code == "points-differ"] == WRONG_POINTS.get(
        path.name, []
    )


@pytest.mark.parametrize("path", found("us/*.values.json", "vega/*.values.json"))
def test_the_points_of_a_real_event_are_those_published(path):
    report = path.with_name(path.name.replace(".values.json", ".trf"))
    section = formats.read(report.read_bytes()).tournament.sections[0]
    published = json.loads(path.read_text("utf-8"))["values"]
    ours = sheets(section, len(section.rounds))
    for no, values in published.items():
        points = values["PTS"] if "PTS" in values else values["Pts"]
        assert sum(ours[int(no)].points) == 2 * points, no


def outcomes():
    """The TRF rows of the index: file, what a good program says, outcome."""
    index = FOLDER / "bad" / "INDEX.md"
    if not index.is_file():
        reason = f"no index at {index} (set ARBITER_CASES)"
        return [pytest.param("", "", "", marks=pytest.mark.skip(reason=reason))]
    rows = re.findall(
        r"^\| (\S+\.trf) \|[^|]*\|[^|]*\| (.*) \| (\w+) \|$", index.read_text("utf-8"), re.M
    )
    return [pytest.param(*row, id=row[0]) for row in rows]


@pytest.mark.parametrize(("name", "saying", "outcome"), outcomes())
def test_a_broken_file_has_the_outcome_of_the_index(name, saying, outcome):
    data = (FOLDER / "bad" / name).read_bytes()
    if outcome == "refuse":
        with pytest.raises(FormatError) as caught:
            formats.read(data)
        sentence = refusal(caught.value, as_is)
        # Whatever line, round and players the index names, the sentence names.
        for word in re.findall(r"(?:line|round|players?|opponent|number) ['\w]+", saying, re.I):
            if number := re.search(r"\d+$", word):
                assert re.search(rf"\b{number[0]}\b", sentence), (word, sentence)
        return
    found_here = formats.read(data)
    levels = {one.level for one in found_here.problems}
    assert all(problem(one, as_is) for one in found_here.problems)
    assert (outcome == "ask") == (found_here.question is not None)
    assert (outcome == "accept") == (levels <= {"note"})
    event = found_here.tournament
    assert formats.read(formats.write(event).data).tournament == event


@pytest.mark.parametrize(
    ("name", "code", "line", "player", "round_number"),
    [
        ("01_line_cut.trf", "line-cut", 20, 8, 3),
        ("03_latin1.trf", "read-as-windows-1252", None, None, None),
        ("04_mojibake.trf", "name-scrambled", 14, 2, None),
        ("06_both_white.trf", "both-white", 13, 1, 1),
        ("13_twenty_rounds.trf", "rounds-in-question", None, None, None),
        ("18_unknown_colour.trf", "unknown-colour", 19, 7, 5),
        ("19_half_bye_with_opponent.trf", "bye-with-opponent", 13, 1, 2),
        ("21_uneven_rounds.trf", "not-entered", None, None, 5),
        ("33_bad_dates.trf", "date-impossible", 4, None, None),
        ("34_header_count.trf", "player-count", 6, None, None),
        ("37_xx_broken.trf", "record-unreadable", 13, None, None),
    ],
)
def test_a_broken_file_is_told_with_its_place(cases, name, code, line, player, round_number):
    problems = formats.read((cases / "bad" / name).read_bytes()).problems
    first = next(one for one in problems if one.code == code)
    assert (first.line, first.player, first.round) == (line, player, round_number)


def test_the_ranking_of_twenty_rounds_is_that_after_the_fifth(cases):
    found_here = formats.read((cases / "bad" / "13_twenty_rounds.trf").read_bytes())
    five, twenty = (one.tournament.sections[0] for one in found_here.question.choices)
    assert (len(five.rounds), len(twenty.rounds)) == (5, 20)
    assert five.scored_round == twenty.scored_round == 5
    assert all(player.withdrawn_after is None for player in (*five.players, *twenty.players))
