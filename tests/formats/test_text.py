"""Bytes from any program become lines of text, within bounds."""

import pytest

from arbiter_app.formats.exchange import FormatError
from arbiter_app.formats.text import MAX_BYTES, glimpse, plain, read_lines, unscrambled

NAMES = "012 Ökör\n022 Åbo"
LINES = ["012 Ökör", "022 Åbo"]


def lines(data):
    return read_lines(data, longest=100).lines


@pytest.mark.parametrize(
    "data",
    [
        NAMES.encode(),
        b"\xef\xbb\xbf" + NAMES.encode(),
        b"\xef\xbb\xbf" * 2 + NAMES.encode(),
        b"\xff\xfe" + NAMES.encode("utf-16-le"),
        b"\xfe\xff" + NAMES.encode("utf-16-be"),
        NAMES.encode("utf-16-le"),
        NAMES.encode("utf-16-be"),
        NAMES.encode("cp1252"),
    ],
    ids=["utf-8", "bom", "two-boms", "utf-16-le", "utf-16-be", "bare-le", "bare-be", "cp1252"],
)
def test_text_is_read_in_the_encoding_it_has(data):
    assert lines(data) == LINES


@pytest.mark.parametrize("data", [NAMES.encode(), NAMES.encode("cp1252"), NAMES.encode()[:7]])
def test_a_glimpse_shows_letters_whole_and_is_never_refused(data):
    assert glimpse(data).startswith("012 Ö" if len(data) > 7 else "012 Ök")


def test_a_glimpse_may_end_within_a_letter():
    assert glimpse(NAMES.encode()[:5]) == "012 "


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\r\r\n"])
def test_lines_end_as_on_any_system(end):
    assert lines(NAMES.replace("\n", end).encode()) == LINES


def test_the_blank_end_of_a_file_and_its_ctrl_z_are_left_out():
    assert lines(b"a\n\nb\n  \n\x1a") == ["a", "", "b"]


def test_reading_as_windows_1252_is_told():
    assert [one.code for one in read_lines(b"\xd6", 9).problems] == ["read-as-windows-1252"]
    assert read_lines("Ö".encode(), 9).problems == ()


def test_every_byte_can_be_read_as_windows_1252():
    # 0x80 is the euro there; 0x81 is nothing, and stays as it is.
    assert lines(b"\x80\x81\x9f\xff") == ["€\x81Ÿÿ"]


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b"a\n" + b"x" * 101, "line-too-long", 2),
        (b"a\nb\0c", "nul-bytes", 2),
        (b"\xff\xfe\x00\xd8", "damaged-text", None),
    ],
)
def test_what_is_no_text_is_refused(data, code, line):
    with pytest.raises(FormatError) as caught:
        read_lines(data, longest=100)
    assert (caught.value.code, caught.value.line) == (code, line)


def test_a_huge_file_is_refused_before_it_is_decoded():
    with pytest.raises(FormatError) as caught:
        read_lines(b"x" * (MAX_BYTES + 1), longest=100)
    assert caught.value.code == "file-too-big"
    assert caught.value.details == {"size": "33 MB"}


@pytest.mark.parametrize(
    ("scrambled", "text"),
    [
        ("BÃ¶ttner", "Böttner"),
        ("Ã…ke", "Åke"),
        ("Ð˜Ð²Ð°Ð½", "Иван"),
        ("Böttner", "Böttner"),
        ("Ã", "Ã"),
        ("ÃO, JoÃ£o", "ÃO, JoÃ£o"),  # not all of it is UTF-8, so it is left alone
    ],
)
def test_utf_8_read_as_windows_1252_is_undone(scrambled, text):
    assert unscrambled(scrambled) == text


def test_control_characters_of_every_kind_are_blanks_in_a_line():
    assert plain("a\x1bb\x7fc\x85d\x9be\u2028f") == "a b c d e f"
    assert plain("می\u200cخواهم") == "می\u200cخواهم"


@pytest.mark.parametrize(
    "data",
    [
        NAMES.encode("utf-16"),
        NAMES.encode("utf-16-be"),
        b"\xef\xbb\xbf" + NAMES.encode(),
        NAMES.encode("cp1252"),
    ],
)
def test_a_glimpse_is_had_of_what_is_cut_and_damaged(data):
    for length in range(20, len(data)):
        assert "012 " in glimpse(data[:length] + b"\xff")
