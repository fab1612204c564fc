"""Reading a whole report: how many rounds it has, its points, and what is no report at all."""

import time

import pytest

from arbiter_app import formats
from arbiter_app.formats import FORMATS, trf
from tests.formats.reports import read, refused, report, row, section, told

ONE_ROUND = [row(1, "2w1"), row(2, "1b0")]


def rounds_of(*lines):
    return len(section(*lines).rounds)


def test_the_number_of_rounds_is_that_of_the_header_or_of_the_lines():
    assert rounds_of("XXR 7", *ONE_ROUND) == 7
    assert rounds_of("142 7", *ONE_ROUND) == 7
    assert rounds_of(*ONE_ROUND) == 1
    assert rounds_of(row(1), row(2)) == 0
    assert rounds_of(row(1, "2w1", "H"), row(2, "1b0", "")) == 2


def test_two_numbers_of_rounds_are_told():
    assert told("142 5", "XXR 7", *ONE_ROUND) == [("round-counts-differ", None, None)]
    assert rounds_of("142 5", "XXR 7", *ONE_ROUND) == 7


def test_games_behind_the_planned_rounds_make_them_more():
    lines = ["XXR 1", row(1, "2w1", "2b0"), row(2, "1b0", "1w1")]
    assert told(*lines) == [("more-rounds", None, None)]
    assert rounds_of(*lines) == 2


def test_absences_behind_the_planned_rounds_are_a_question():
    lines = ["XXR 1", row(1, "2w1", "Z", "Z"), row(2, "1b0", "Z", "Z")]
    assert told(*lines) == [("rounds-in-question", None, None)]
    found = read(*lines)
    assert len(found.tournament.sections[0].rounds) == 1
    question = found.question
    assert question.problem in found.problems
    assert [(one.code, one.details) for one in question.choices] == [
        ("rounds-of-header", {"rounds": 1}),
        ("rounds-of-lines", {"rounds": 3}),
    ]
    assert question.choices[0].tournament == found.tournament
    assert len(question.choices[1].tournament.sections[0].rounds) == 3


def test_a_cut_line_is_a_question():
    lines = [row(1, "2w1", "2b1"), row(2, "1b0", "1w0")[:-11]]
    assert read(*lines).question.problem.code == "line-cut"
    assert [one.code for one in read(*lines).question.choices] == ["open-as-read"]


def test_a_line_cut_before_its_rounds_is_a_question():
    lines = [row(1, "U", "2w1", "2b0"), row(2)[:20]]
    assert told(*lines) == [("line-short", 2, 2), ("half-missing", 2, 3)]
    question = read(*lines).question
    assert question is not None
    assert question.problem.code == "line-short"
    assert [one.code for one in question.choices] == ["open-as-read"]


def test_a_sound_file_asks_nothing():
    assert read("XXR 1", *ONE_ROUND).question is None


@pytest.mark.parametrize(
    ("points", "problems"),
    [
        (("1.0", "0.0"), []),
        (("1,0", "0,0"), []),
        (("1", "0"), []),
        ((" 1.0", ""), []),
        (("0.5", "0.0"), [("points-differ", 1, None)]),
        (("", ""), [("points-blank", None, None)]),
    ],
)
def test_the_points_column_is_compared_with_the_rounds(points, problems):
    lines = [row(1, "2w1", points=points[0]), row(2, "1b0", points=points[1])]
    found = [(one.code, one.player, one.round) for one in read(*lines).problems]
    assert [one for one in found if one[0] != "no-tie-breaks"] == problems


@pytest.mark.parametrize("points", ["1.0", "1.5"])
def test_a_bye_booked_for_a_later_round_may_be_in_the_points_or_not(points):
    lines = [row(1, "2w1", "H", points=points), row(2, "1b0", points="0.0")]
    assert told("XXR 5", *lines) == []


def test_many_wrong_points_are_told_in_short():
    pairs = [(no, no + 1) for no in range(1, 31, 2)]
    lines = [
        line
        for white, black in pairs
        for line in (row(white, f"{black}w1", points="0.0"), row(black, f"{white}b0", points="1.0"))
    ]
    codes = [one[0] for one in told(*lines)]
    assert codes == ["points-differ"] * 10 + ["more-points-differ"]


def test_a_file_without_players_is_refused():
    assert refused("012 Open", "XXR 5") == (
        "no-players",
        "The file holds no players (no 001 line).",
    )


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "is-empty"),
        (b" \r\n\x00", "is-empty"),
        (b"<!DOCTYPE html>\n<html>", "is-web-page"),
        (b"\xef\xbb\xbf <HTML>", "is-web-page"),
        (b"<?xml version='1.0'?><a/>", "is-xml"),
        (b'{"a": 1}', "is-json"),
        (b'{"format": "arbiter-tournament"}', "is-arbiter-file"),
        (b"PK\x03\x04....xl/workbook.xml", "is-spreadsheet"),
        (b"PK\x03\x04....word/document.xml", "is-word-processor"),
        (b"PK\x03\x04....", "is-archive"),
        (b"\xd0\xcf\x11\xe0....", "is-old-office"),
        (b"%PDF-1.7", "is-pdf"),
        (b"\x1f\x8b....", "is-archive"),
        (b"\x89PNG....", "is-picture"),
        (b"{\\rtf1", "is-word-processor"),
        (b"{\\rtf1\n012 Open\n001    1", "is-word-processor"),
        (b"PK\x03\x04....a.trf\n012 Open\n001    1", "is-archive"),
        (b"<!-- saved -->\n<!DOCTYPE html><html>", "is-web-page"),
        ("<html>".encode("utf-16"), "is-web-page"),
        ('{"format": "arbiter-tournament"}'.encode("utf-16"), "is-arbiter-utf-16"),
        (b"Name;Points\nAnna;1", "is-unknown"),
        (bytes(range(256)) * 8, "is-unknown"),
        (b"\xff\xfe\x00", "is-unknown"),
    ],
)
def test_what_is_no_report_is_named(data, code):
    found, sentence = refused(data=data)
    assert found == code
    assert sentence.endswith(".")


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "utf-16"])
def test_no_break_spaces_for_blanks_are_read_as_blanks(encoding):
    lines = [
        "012 Open",
        "062 2",
        row(1, "2w1", name="Ängström, Åsa", rating=1500),
        row(2, "1b0"),
    ]
    data = report(*lines).decode().replace(" ", "\xa0").encode(encoding)
    found = formats.read(data)
    assert found.tournament == formats.read(report(*lines)).tournament
    codes = [one.code for one in found.problems]
    assert [code for code in codes if code not in ("no-tie-breaks", "points-blank")] == [
        *(["read-as-windows-1252"] if encoding == "cp1252" else []),
        "no-break-blanks",
    ]


def test_a_no_break_space_in_a_name_stays():
    (first, _) = (
        read("012 Open", row(1, name="Dal\xa0Porto"), row(2)).tournament.sections[0].players
    )
    assert first.name == "Dal\xa0Porto"


def test_nul_bytes_in_a_report_are_refused():
    data = report("012 Open", *ONE_ROUND) + b"\0\0\0\0"
    assert refused(data=data) == (
        "nul-bytes",
        "Line 4 holds NUL bytes; the file is damaged or is no text.",
    )


def test_damaged_utf_16_is_a_damaged_report_and_not_something_else():
    half = report("012 Open", *ONE_ROUND).decode().encode("utf-16") + b"\n"
    assert refused(data=half)[0] == "damaged-text"


def test_a_report_is_known_though_its_beginning_ends_within_a_letter():
    # Of these comments of seven units one has its last letter, of two, across any end.
    comments = "### 😀\n" * 9000
    for more in range(7):
        text = f"012 Open{' ' * more}\n{comments}{report(*ONE_ROUND).decode()}"
        assert formats.read(text.encode("utf-16")).tournament.name == "Open"


def test_one_line_of_ten_megabytes_is_refused_quickly():
    data = b"012 Open" + b"x" * 10_485_767
    began = time.process_time()
    assert refused(data=data) == (
        "line-too-long",
        "Line 1 is too long (10 MB) for a TRF file.",
    )
    assert time.process_time() - began < 1


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_report_is_recognised_and_read_in_any_encoding(encoding, end):
    text = report("012 Ökör", *ONE_ROUND).decode().replace("\n", end)
    assert formats.read(text.encode(encoding)).tournament.name == "Ökör"


@pytest.mark.parametrize(
    "first", ["012 Open", "001    1", "XXR 5", "xxc white1", "142 5", "### rulers\n012 Open"]
)
def test_a_report_is_known_by_its_records(first):
    assert trf.recognises(report(first))


def test_every_format_names_its_suffixes():
    for one in FORMATS.values():
        assert all(suffix.startswith(".") for suffix in one.suffixes)
