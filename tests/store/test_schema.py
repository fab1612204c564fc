"""The file of an event: what is written, what comes back, what is refused and where."""

import gc
import json
from pathlib import Path

import pytest
from hypothesis import given

from arbiter_app.core.history import Change, Event
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tournament import Award, Game, Player, Round, Rules, Section, Tournament
from arbiter_app.labels import as_is
from arbiter_app.labels import files as labels
from arbiter_app.store import schema
from arbiter_app.store.errors import FileError
from arbiter_app.store.schema import Saved, dump, load
from tests import strategies

SAMPLE = Path(__file__).parent / "samples" / "v1.json"
TWO = (Player(1, "Anna"), Player(2, "Bela"))


def one_section(**parts):
    """A plain document with one section; *parts* replace its players, rounds or rules."""
    section = {"name": "A", "rules": {}, "players": [], "rounds": []} | parts
    return {"format": schema.FORMAT, "version": 1, "name": "Open", "sections": [section]}


def two_players(*rounds):
    players = [{"no": 1, "name": "Anna"}, {"no": 2, "name": "Bela"}]
    return one_section(players=players, rounds=list(rounds))


def refusal(document):
    """What `load` refuses: the error's code and details."""
    data = document if isinstance(document, bytes) else json.dumps(document).encode()
    with pytest.raises(FileError) as caught:
        load(data)
    assert labels.refusal(caught.value.code, caught.value.details, as_is)
    return caught.value.code, caught.value.details


@strategies.patiently
@given(strategies.tournaments(), strategies.histories)
def test_what_was_saved_is_what_is_read_and_gives_the_same_bytes(tournament, history):
    data = dump(tournament, history)
    again = load(data)
    assert again == Saved(tournament, history)
    assert dump(again.tournament, again.history) == data


def test_the_file_is_json_with_a_line_for_each_player_game_and_award():
    rounds = (Round((Game(1, 2, 1, Result.DRAW),)), Round((), (Award(1, AwardKind.HALF_BYE, 1),)))
    event = Event("2026-11-29T14:02:31", "edit", "", (Change("place", None, "Ulm"),))
    data = dump(Tournament("Open", sections=(Section("A", Rules(), TWO, rounds),)), (event,))
    assert json.loads(data)["sections"][0]["rounds"][1]["awards"][0]["points"] == "½"
    lines = data.decode().splitlines()
    assert '        {"no": 1, "name": "Anna"},' in lines
    assert '            {"white": 1, "black": 2, "board": 1, "result": "½-½"}' in lines
    assert '            {"player": 1, "kind": "half-bye", "points": "½"}' in lines
    assert (
        '    {"at": "2026-11-29T14:02:31", "action": "edit", "section": "", '
        '"changes": [{"field": "place", "old": null, "new": "Ulm"}]}'
    ) in lines
    assert data.endswith(b"\n}\n")


def test_the_sample_of_version_1_is_read_and_written_as_it_stands():
    data = SAMPLE.read_bytes()
    saved = load(data)
    section, blitz = saved.tournament.sections
    assert section.player(3) == Player(
        3, 'O\'Neil, "Rook"', withdrawn_after=1, extra=(("shirt", '"XL"'),)
    )
    disputed = Game(2, 7, 1, Result.DRAW, unrated=True, colours=False, disputed="flag fell")
    assert section.rounds[1] == Round((disputed,), (Award(1, AwardKind.HALF_BYE, 3),))
    assert blitz.rules.forfeit_loss == -1
    assert blitz.rules.system == "round-robin"
    assert saved.history[0].changes == (Change("result", None, "1-0", round=1, board=1),)
    written = json.loads(dump(saved.tournament, saved.history))
    assert written == json.loads(data)


def test_keys_that_are_not_ours_keep_their_place_and_their_digits():
    text = b'{"weight": 1.500, "big": 1e400, "long": 1234567890123456789, "list": [{"a": -0.0}]}'
    document = two_players()
    document["mine"] = 1
    document["sections"][0]["players"][0]["mine"] = 1
    data = json.dumps(document).encode().replace(b'"mine": 1', b'"mine": ' + text)
    saved = load(data)
    assert saved.tournament.extra == (("mine", text.decode()),)
    assert saved.tournament.sections[0].players[0].extra == (("mine", text.decode()),)
    assert dump(saved.tournament).count(b'"mine": ' + text) == 2


def test_a_hand_written_file_may_leave_out_what_is_usual():
    saved = load(json.dumps(one_section(rounds=[{}])).encode())
    assert saved.tournament.sections == (Section("A", Rules(), (), (Round(),)),)


def test_the_garbage_collector_is_on_again_after_a_refusal():
    refusal(b"")
    assert gc.isenabled()


def test_a_byte_order_mark_is_tolerated():
    assert load(b"\xef\xbb\xbf" + SAMPLE.read_bytes()) == load(SAMPLE.read_bytes())


def test_half_a_character_in_a_name_does_not_stop_the_save():
    saved = load(dump(Tournament("An\ud83dna", sections=(Section(),))))
    assert saved.tournament.name == "An?na"


def test_what_could_not_be_read_again_is_not_written():
    twins = (Section("A"), Section("A"))
    with pytest.raises(FileError) as caught:
        dump(Tournament("Open", sections=twins))
    assert caught.value.details["path"] == "sections[1].name"


@pytest.mark.parametrize(
    ("data", "code", "details"),
    [
        (b"", "not-json", {"line": 1, "column": 1}),
        (b'{"format":\n "arbiter-tournament",\n', "not-json", {"line": 3, "column": 1}),
        (b'{"name": "J\xf6rg"}', "not-utf8", {"line": 1}),
        (b"\xff\xfe{\x00}\x00", "not-utf8", {"line": 1}),
        (b"[" * 200_000, "nested-too-deep", {}),
        (b'{"a": NaN}', "no-number", {"value": "NaN"}),
        (b'{"a": [1, -Infinity]}', "no-number", {"value": "-Infinity"}),
        (b'{"a": [{"b": 1, "c": 2, "b": 3}]}', "duplicate-key", {"path": "a[0]", "key": "b"}),
        (b'{"a": {"b": 1, "b": 2}, "a": 1}', "duplicate-key", {"path": "", "key": "a"}),
        (b'{"a": "\\ud83d"}', "half-character", {}),
        (b"[]", "not-ours", {}),
        (b'{"name": "Open"}', "not-ours", {}),
        (b'{"format": "arbiter-tournament"}', "no-version", {}),
        (b'{"format": "arbiter-tournament", "version": true}', "no-version", {}),
        (b'{"format": "arbiter-tournament", "version": 0}', "no-version", {}),
        (
            b'{"format": "arbiter-tournament", "version": 2, "x": [}',
            "not-json",
            {"line": 1, "column": 54},
        ),
        (
            b'{"format": "arbiter-tournament", "version": 2}',
            "newer-version",
            {"version": 2, "known": 1},
        ),
    ],
)
def test_what_is_no_file_of_ours_is_refused(data, code, details):
    assert refusal(data) == (code, details)


def test_a_file_beyond_all_size_is_refused_before_it_is_read():
    assert refusal(b" " * (schema.MOST_BYTES + 1)) == ("too-large", {"most": 64})


def test_a_key_of_somebody_else_may_be_nested_deeply():
    deep = b"[" * 100 + b"]" * 100
    document = json.dumps(one_section()).encode()
    saved = load(document.replace(b'"name": "Open"', b'"name": "Open", "mine": ' + deep))
    assert saved.tournament.extra == (("mine", deep.decode()),)


@pytest.mark.parametrize(
    ("document", "code", "details"),
    [
        (
            one_section(players=[{"no": 1, "name": "A"}, {"no": 1, "name": "B"}]),
            "same-number",
            {"path": "sections[0].players[1].no", "player": 1},
        ),
        (
            one_section(players=[{"no": 0, "name": "A"}]),
            "number-out-of-range",
            {"path": "sections[0].players[0].no", "value": "0"},
        ),
        (
            one_section(players=[{"no": 2**31, "name": "A"}]),
            "number-out-of-range",
            {"path": "sections[0].players[0].no", "value": "2147483648"},
        ),
        (
            one_section(players=[{"no": 10**30, "name": "A"}]),
            "no-whole-number",
            {"path": "sections[0].players[0].no", "value": "1" + 30 * "0"},
        ),
        (
            one_section(players=[{"no": True, "name": "A"}]),
            "no-whole-number",
            {"path": "sections[0].players[0].no", "value": "true"},
        ),
        (
            one_section(players=[{"no": 1.0, "name": "A"}]),
            "no-whole-number",
            {"path": "sections[0].players[0].no", "value": "1.0"},
        ),
        (
            one_section(players=[{"no": "1", "name": "A"}]),
            "no-whole-number",
            {"path": "sections[0].players[0].no", "value": "1"},
        ),
        (
            one_section(players=[{"no": 1}]),
            "missing-key",
            {"path": "sections[0].players[0]", "key": "name"},
        ),
        (
            one_section(players=[{"no": 1, "name": None}]),
            "no-text",
            {"path": "sections[0].players[0].name", "value": "null"},
        ),
        (
            one_section(players={}),
            "no-list",
            {"path": "sections[0].players", "value": "{}"},
        ),
        (
            one_section(players=["Anna"]),
            "no-object",
            {"path": "sections[0].players[0]", "value": "Anna"},
        ),
        (
            one_section(rules={"paired": 1}),
            "no-yes-or-no",
            {"path": "sections[0].rules.paired", "value": "1"},
        ),
        (
            one_section(rules={"win": "⅓"}),
            "no-points",
            {"path": "sections[0].rules.win", "value": "⅓"},
        ),
        (
            one_section(rules={"win": "1e20000000"}),
            "no-points",
            {"path": "sections[0].rules.win", "value": "1e20000000"},
        ),
        (
            one_section(rules={"tie_breaks": ["CUM", "cum"]}),
            "wrong-value",
            {"path": "sections[0].rules.tie_breaks[1]", "value": "cum"},
        ),
        (
            one_section(rules={"edition": "1999"}),
            "wrong-value",
            {"path": "sections[0].rules.edition", "value": "1999"},
        ),
        (
            one_section(rules={"victory": "1"}),
            "unknown-key",
            {"path": "sections[0].rules", "key": "victory"},
        ),
        (
            one_section(rounds=[{}] * 1000),
            "too-many",
            {"path": "sections[0].rounds", "most": 999},
        ),
        (
            two_players({}, {"games": [{"white": 17, "black": 2, "board": 1}]}),
            "unknown-player",
            {"path": "sections[0].rounds[1].games[0].white", "player": 17},
        ),
        (
            two_players({"awards": [{"player": 3, "kind": "win"}]}),
            "unknown-player",
            {"path": "sections[0].rounds[0].awards[0].player", "player": 3},
        ),
        (
            two_players({"games": [{"white": 2, "black": 2, "board": 1}]}),
            "own-opponent",
            {"path": "sections[0].rounds[0].games[0].black", "player": 2},
        ),
        (
            two_players(
                {
                    "games": [{"white": 1, "black": 2, "board": 1}],
                    "awards": [{"player": 2, "kind": "zero-bye", "points": "0"}],
                }
            ),
            "second-entry",
            {"path": "sections[0].rounds[0].awards[0].player", "player": 2},
        ),
        (
            two_players(
                {
                    "games": [
                        {"white": 1, "black": 2, "board": 1},
                        {"white": 2, "black": 1, "board": 2},
                    ]
                }
            ),
            "second-entry",
            {"path": "sections[0].rounds[0].games[1].white", "player": 2},
        ),
        (
            two_players({"games": [{"white": 1, "black": 2, "board": 1, "result": "2-0"}]}),
            "wrong-value",
            {"path": "sections[0].rounds[0].games[0].result", "value": "2-0"},
        ),
        (
            two_players({"games": [{"white": 1, "black": 2, "board": 1, "winner": 1}]}),
            "unknown-key",
            {"path": "sections[0].rounds[0].games[0]", "key": "winner"},
        ),
        (
            two_players({"awards": [{"player": 1, "kind": "full-bye"}]}),
            "bye-without-points",
            {"path": "sections[0].rounds[0].awards[0]", "player": 1},
        ),
        (
            two_players({"awards": [{"player": 1, "kind": "draw", "points": "½"}]}),
            "points-without-bye",
            {"path": "sections[0].rounds[0].awards[0]", "player": 1},
        ),
        (
            two_players({"awards": [{"player": 1, "kind": "full-bye", "points": "0.3"}]}),
            "no-points",
            {"path": "sections[0].rounds[0].awards[0].points", "value": "0.3"},
        ),
        (
            two_players() | {"history": [{"at": "", "action": "erase", "section": ""}]},
            "wrong-value",
            {"path": "history[0].action", "value": "erase"},
        ),
        (
            one_section() | {"sections": []},
            "no-section",
            {"path": "sections"},
        ),
        (
            one_section() | {"sections": one_section()["sections"] * 2},
            "same-section",
            {"path": "sections[1].name", "value": "A"},
        ),
        (
            {"format": schema.FORMAT, "version": 1, "name": "Open"},
            "missing-key",
            {"path": "", "key": "sections"},
        ),
        # Texts that look like the words in which msgspec says where it is.
        (
            one_section(rules={"a - at `$.x`": 1}),
            "unknown-key",
            {"path": "sections[0].rules", "key": "a - at `$.x`"},
        ),
        (
            one_section(rules={"": 1}),
            "unknown-key",
            {"path": "sections[0].rules", "key": ""},
        ),
        (
            one_section(rules={"system": "x` - at `$.y"}),
            "wrong-value",
            {"path": "sections[0].rules.system", "value": "x` - at `$.y"},
        ),
    ],
)
def test_the_first_thing_that_does_not_fit_is_named_with_its_path(document, code, details):
    assert refusal(document) == (code, details)


def test_a_long_value_is_named_by_its_beginning():
    _, details = refusal(one_section(rules={"win": "9" * 1000}))
    assert details["value"] == "9" * 60 + "…"


def test_very_many_keys_and_sections_are_checked_in_bearable_time():
    many = 100_000
    keys = ",".join(f'"{n}": 1' for n in range(many))
    doubled = f'{{"a": {{{keys}, "{many - 1}": 2}}}}'.encode()
    assert refusal(doubled) == ("duplicate-key", {"path": "a", "key": str(many - 1)})
    lots = {"seed": "x", "order": [*range(many), many - 1]}
    where = f"sections[0].rules.lots.order[{many}]"
    told = {"path": where, "player": many - 1}
    assert refusal(one_section(rules={"lots": lots})) == ("same-lot", told)
    sections = [{"name": str(n), "rules": {}, "players": [], "rounds": []} for n in range(20_000)]
    again = one_section() | {"sections": [*sections, sections[-1]]}
    assert refusal(again)[0] == "same-section"
