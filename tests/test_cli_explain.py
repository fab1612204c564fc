"""`arbiter-app explain`: the working behind a place, in words and as JSON."""

import json
from dataclasses import replace

import pytest

from arbiter_app.cli import main
from arbiter_app.core.tournament import Tournament
from arbiter_app.store import schema
from tests.core.events import scores_only


@pytest.fixture
def file(tmp_path):
    """Anna, Béla and Chen on 3 of 5: totals 12, 9 and 6."""
    event = scores_only("1 1 1 0 0", "1 0 1 0 1", "0 0 1 1 1")
    event = replace(event, rules=replace(event.rules, tie_breaks=("PS", "WIN")))
    path = tmp_path / "event.arbiter"
    path.write_bytes(schema.dump(Tournament("Event", sections=(event,)), ()))
    return str(path)


def said(capsys, *arguments) -> str:
    assert main(["explain", *arguments]) == 0
    return capsys.readouterr().out


def test_a_player_is_explained_as_json(file, capsys):
    found = json.loads(said(capsys, file, "2", "--format", "json"))
    assert (found["no"], found["name"], found["place"]) == (2, "Béla", 2)
    assert found["decided_by"] == "PS"
    progressive, wins = found["values"]
    assert (progressive["code"], progressive["value"], progressive["combine"]) == ("PS", 9, "sum")
    assert [term["round"] for term in progressive["terms"]] == [1, 2, 3, 4, 5]
    assert [term["value"] for term in progressive["terms"]] == [1, 1, 2, 2, 3]
    assert all(term["text"] for term in progressive["terms"])
    assert (wins["code"], wins["value"], wins["combine"]) == ("WIN", 3, "count")


def test_two_players_are_explained_with_the_sentence_that_parts_them(file, capsys):
    text = said(capsys, file, "chen", "1")
    assert "3 Chen: place 3, 3 points." in text
    assert "Progressive score (FIDE): 6" in text
    assert text.splitlines()[-1] == (
        "Anna and Chen both have 3 points, but Anna had more of them early: 1 against 0 after "
        "round 1, so the running totals add up to more – Progressive score (FIDE): 12 against 6."
    )
    found = json.loads(said(capsys, file, "chen", "1", "--format", "json"))
    assert [player["no"] for player in found["players"]] == [3, 1]
    assert found["decided_by"] == "PS"


def test_tie_breaks_and_edition_can_be_others_than_the_event_s(file, capsys):
    text = said(capsys, file, "Anna", "--tie-breaks", "won", "--edition", "2024")
    assert "Games won: 3" in text
    assert "Progressive" not in text


def test_what_the_file_says_of_tie_breaks_is_told_unless_others_were_asked_for(tmp_path, capsys):
    path = tmp_path / "event.trf"
    path.write_text("012 Event\n001    1      Anna\n001    2      Bela\n", "utf-8")
    assert main(["explain", str(path), "1"]) == 0
    assert "names no tie-breaks" in capsys.readouterr().err
    assert main(["explain", str(path), "1", "--tie-breaks", "WIN"]) == 0
    assert "names no tie-breaks" not in capsys.readouterr().err


def test_a_value_that_does_not_exist_says_why(file, capsys):
    found = json.loads(said(capsys, file, "1", "--tie-breaks", "BH", "--format", "json"))
    (buchholz,) = found["values"]
    assert buchholz["value"] is None
    assert buchholz["why"] == ("No value: only the score is typed, so the opponents are not known.")


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        (("9",), "there is no player “9” in the section."),
        (("",), "there is no player “” in the section."),
        (("9" * 5000,), f"there is no player “{'9' * 5000}” in the section."),
        (("n",), "“n” can be several players: 1 Anna; 3 Chen."),
        (("1", "2", "3"), "one player or two can be explained."),
        (("1", "Anna"), "the two players are the same."),
    ],
)
def test_whom_nobody_is_or_several_are_is_refused(file, capsys, players, sentence):
    assert main(["explain", file, *players]) == 2
    assert capsys.readouterr().err == f"arbiter-app explain: {sentence}\n"


def named(folder, *names):
    """An event of these players on the disk; the first one won."""
    event = scores_only("1", "0")
    players = tuple(
        replace(player, name=name) for player, name in zip(event.players, names, strict=True)
    )
    path = folder / "event.arbiter"
    path.write_bytes(schema.dump(Tournament(sections=(replace(event, players=players),)), ()))
    return str(path)


@pytest.mark.parametrize("typed", ["2", "Ekström, Åke", "åke ekström", "Ake Ekstrom", "ekstr"])
def test_a_player_is_found_by_number_and_by_name_without_accents(tmp_path, capsys, typed):
    path = named(tmp_path, "Ek, Åke", "Ekström, Åke")
    assert said(capsys, path, typed).startswith("2 Ekström, Åke: ")


def test_of_names_that_differ_in_accents_alone_the_one_typed_is_meant(tmp_path, capsys):
    path = named(tmp_path, "Novak", "Novák")
    assert said(capsys, path, "Novák").startswith("2 Novák: ")
    assert main(["explain", path, "novák"]) == 2


def test_a_stray_sign_is_not_a_player_without_a_name(tmp_path, capsys):
    path = named(tmp_path, "Anna", "")
    assert main(["explain", path, "."]) == 2
    assert "there is no player “.”" in capsys.readouterr().err
