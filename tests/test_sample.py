"""The bundled sample shows what the program is for, and keeps showing it."""

from itertools import accumulate, pairwise

import pytest

from arbiter_app.core.cell_text import write_cell
from arbiter_app.core.points import in_points
from arbiter_app.core.problems import check
from arbiter_app.core.results import AwardKind
from arbiter_app.core.standings import rank, still_playing
from arbiter_app.core.tournament import Game, Section
from arbiter_app.paths import resources
from arbiter_app.store.schema import dump, load

SAMPLE = resources() / "samples" / "lakeside.arbiter"


@pytest.fixture(scope="module")
def section() -> Section:
    (only,) = load(SAMPLE.read_bytes()).tournament.sections
    return only


def test_the_sample_is_a_file_as_we_write_it():
    saved = load(SAMPLE.read_bytes())
    assert saved.tournament.name == "Lakeside Schools Open"
    assert dump(saved.tournament, saved.history) == SAMPLE.read_bytes()
    assert check(saved.tournament) == ()


def test_twelve_players_of_three_schools_are_in_round_five_of_five(section):
    assert section.name == "Under 12"
    assert len(section.players) == 12
    assert len({player.school for player in section.players}) == 3
    assert len(section.rounds) == section.current_round == 5
    assert len(still_playing(section, 5)) == 2
    assert not still_playing(section, 4)


def test_three_players_with_three_of_five_are_a_factor_of_two_apart(section):
    # 1+2+3+3+3 = 12, 1+1+2+2+3 = 9, 0+0+1+2+3 = 6
    worked = {(1, 1, 1, 0, 0): 12, (1, 0, 1, 0, 1): 9, (0, 0, 1, 1, 1): 6}
    rows = {row.player: row for row in rank(section).rows}
    found = {}
    for player in section.players:
        cells = [
            write_cell(section.rules, player.no, section.entry(player.no, n)) for n in range(1, 6)
        ]
        scores = tuple(int(cell[-1]) for cell in cells if cell[-1] in "01")
        if scores in worked:
            row = rows[player.no]
            assert not row.playing
            assert in_points(row.points) == 3
            assert sum(accumulate(scores)) == row.values[0] == worked[scores]
            found[scores] = player.no
    assert found.keys() == worked.keys()


def test_one_pairing_bye_was_given_and_nobody_met_twice(section):
    awards = [award for a_round in section.rounds for award in a_round.awards]
    assert [award.kind for award in awards].count(AwardKind.PAIRING_BYE) == 1
    pairs = [{game.white, game.black} for a_round in section.rounds for game in a_round.games]
    assert all(pairs.count(pair) == 1 for pair in pairs)


def test_nobody_has_the_same_colour_three_times_running_or_far_too_often(section):
    for player in section.players:
        entries = [section.entry(player.no, number) for number in range(1, 6)]
        colours = [entry.white == player.no for entry in entries if isinstance(entry, Game)]
        thirds = zip(pairwise(colours), colours[2:], strict=False)
        assert not any(a == b == c for (a, b), c in thirds)
        assert abs(2 * sum(colours) - len(colours)) <= 1
