"""Any file a person names: what it is decides its content, not its suffix."""

import pytest

from arbiter_app.core.history import Change, Event
from arbiter_app.core.tournament import Player, Round, Section, Tournament
from arbiter_app.formats import write
from arbiter_app.labels import as_is
from arbiter_app.reading import ReadError, read_any
from arbiter_app.store.files import digest
from arbiter_app.store.schema import dump

EVENT = Tournament("Open", sections=(Section(players=(Player(1, "Anna"),), rounds=(Round(),)),))
HISTORY = (Event("2026-11-29T14:02:31", "edit", "", (Change("name", "", "Open"),)),)


@pytest.mark.parametrize("name", ["a.arbiter", "a.json", "a.trf", "a"])
@pytest.mark.parametrize("before", [b"", b"\xef\xbb\xbf", b"\r\n  "])
def test_a_file_of_ours_comes_with_its_history_and_digest(tmp_path, name, before):
    path = tmp_path / name
    path.write_bytes(before + dump(EVENT, HISTORY))
    found = read_any(path)
    assert (found.tournament, found.history) == (EVENT, HISTORY)
    assert found.digest == digest(path.read_bytes())
    assert (found.problems, found.question) == ((), None)


@pytest.mark.parametrize("name", ["a.trf", "a.txt", "a.arbiter"])
def test_a_report_has_no_digest_because_it_is_not_saved_into(tmp_path, name):
    path = tmp_path / name
    path.write_bytes(write(EVENT).data)
    found = read_any(path)
    assert found.tournament.name == "Open"
    assert [player.name for player in found.tournament.sections[0].players] == ["Anna"]
    assert found.digest is None


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (None, "There is no file “"),
        (b"", "The file is empty."),
        (b"hello", "This is not a TRF file: no line in it is a record of a FIDE report."),
        (b'{"a": 1}', "This is JSON, but no event of Arbiter: the line with its format is missing"),
        (b"{\\rtf1 {}}", "This is a text document of a word processor, not a TRF file."),
        (
            dump(EVENT, HISTORY).decode().encode("utf-16"),
            "This is an event of Arbiter that an editor saved as UTF-16; save it there as UTF-8.",
        ),
        (b'{"a"', "Line 1, column 5: the text breaks off or is no JSON"),
    ],
)
def test_a_refused_file_says_why_in_one_sentence(tmp_path, data, sentence):
    path = tmp_path / "odd"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(ReadError) as refused:
        read_any(path)
    assert refused.value.sentence(as_is).startswith(sentence)
