"""A patch leads from one value to the other, and is as small as what an edit touched."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tournament import Award, Game, Player, Round, Rules, Section, Tournament
from arbiter_app.store.jsontext import decode, encode
from arbiter_app.store.patch import apply, diff
from arbiter_app.store.schema import load_document
from arbiter_app.store.schema_write import FORMAT, tournament_json
from tests import strategies

PLAYERS = tuple(Player(n, f"Player {n}") for n in range(1, 7))
GAMES = (Game(1, 2, 1), Game(3, 4, 2), Game(5, 6, 3))
OPEN = Section("Open", Rules(), PLAYERS, (Round(GAMES), Round(), Round()))
EVENT = Tournament("Event", sections=(Section("U10"), OPEN))


def with_open(**parts):
    return replace(EVENT, sections=(EVENT.sections[0], replace(OPEN, **parts)))


def through_json(value):
    return decode(encode(value))


def followed(before, after):
    """The value that the patch leads to, both through JSON text as in the journal."""
    document = apply(through_json(tournament_json(before)), through_json(diff(before, after)))
    return load_document({"format": FORMAT, "version": 1} | document).tournament


@settings(strategies.patiently, max_examples=25)
@given(strategies.tournaments(), strategies.tournaments())
def test_a_patch_leads_from_any_value_to_any_other(before, after):
    assert followed(before, after) == after


@strategies.patiently
@given(strategies.tournaments(), st.data())
def test_a_patch_leads_from_a_value_to_one_that_shares_most_of_it(before, data):
    after = data.draw(edited(before))
    assert followed(before, after) == after


@st.composite
def edited(draw, before):
    """The value with one round or the players of one section replaced, at random."""
    if not before.sections:
        return replace(before, place=draw(strategies.texts))
    at = draw(st.integers(0, len(before.sections) - 1))
    section = before.sections[at]
    numbers = [player.no for player in section.players]
    if section.rounds and draw(st.booleans()):
        n = draw(st.integers(0, len(section.rounds) - 1))
        again = draw(strategies.rounds(numbers))
        rounds = (*section.rounds[:n], again, *section.rounds[n + 1 :])
        section = replace(section, rounds=rounds)
    else:
        players = tuple(
            replace(player, rating=draw(st.integers(0, 9))) for player in section.players
        )
        section = replace(section, players=players[::-1])
    sections = (*before.sections[:at], section, *before.sections[at + 1 :])
    return replace(before, sections=sections)


@pytest.mark.parametrize(
    ("after", "patch"),
    [
        (EVENT, []),
        (replace(EVENT), []),
        (replace(EVENT, place="Ulm"), [[["place"], "Ulm"]]),
        (replace(EVENT, trf_lines=("###",)), [[["trf_lines"], ["###"]]]),
        (
            with_open(
                rounds=(Round((GAMES[0], Game(3, 4, 2, Result.DRAW), GAMES[2])), *OPEN.rounds[1:])
            ),
            [
                [
                    ["sections", 1, "rounds", 0, "games"],
                    1,
                    2,
                    [{"white": 3, "black": 4, "board": 2, "result": "½-½"}],
                ]
            ],
        ),
        (
            with_open(
                rounds=(Round(GAMES[:2], (Award(6, AwardKind.ZERO_BYE, 0),)), *OPEN.rounds[1:])
            ),
            [
                [["sections", 1, "rounds", 0, "games"], 2, 3, []],
                [
                    ["sections", 1, "rounds", 0, "awards"],
                    0,
                    0,
                    [{"player": 6, "kind": "zero-bye", "points": "0"}],
                ],
            ],
        ),
        (
            with_open(players=(*PLAYERS, Player(7, "Late"))),
            [[["sections", 1, "players"], 6, 6, [{"no": 7, "name": "Late"}]]],
        ),
        (with_open(rounds=OPEN.rounds[:2]), [[["sections", 1, "rounds"], 2, 3, []]]),
        (with_open(name="A"), [[["sections", 1, "name"], "A"]]),
        (replace(EVENT, sections=EVENT.sections[1:]), [[["sections"], 0, 1, []]]),
    ],
)
def test_a_patch_names_only_what_differs(after, patch):
    assert through_json(diff(EVENT, after)) == patch


@pytest.mark.parametrize(
    "patch",
    [
        [[["sections", 0, "rounds", 3, "games"], 0, 0, []]],
        [[["sections", 1, "players"], 5, 9, []]],
        [[["sections", 1, "players"], 3, 2, []]],
        [[["sections", 1, "players"], -1, 2, []]],
        [[["sections", "one", "name"], "A"]],
        [[["sections", 9], {}]],
        [[["name", "deeper"], "A"]],
        [[["name"]]],
        ["name"],
        {"name": "A"},
        None,
    ],
)
def test_a_patch_that_does_not_fit_is_refused(patch):
    with pytest.raises(ValueError, match="does not fit"):
        apply(through_json(tournament_json(EVENT)), patch)
