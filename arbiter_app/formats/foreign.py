"""What a file is that no format of ours recognises, so that the refusal can say it."""

from arbiter_app.formats.exchange import FormatError
from arbiter_app.formats.text import glimpse

_HEAD = 4096
_MARKS = (
    (b"\xd0\xcf\x11\xe0", "is-old-office"),
    (b"%PDF", "is-pdf"),
    (b"\x1f\x8b", "is-archive"),
    (b"Rar!", "is-archive"),
    (b"7z\xbc\xaf", "is-archive"),
    (b"{\\rtf", "is-word-processor"),
    (b"\x89PNG", "is-picture"),
    (b"\xff\xd8\xff", "is-picture"),
    (b"GIF8", "is-picture"),
)
_ZIP = b"PK\x03\x04"
_IN_ZIP = (
    (b"xl/", "is-spreadsheet"),
    (b"opendocument.spreadsheet", "is-spreadsheet"),
    (b"word/", "is-word-processor"),
    (b"opendocument.text", "is-word-processor"),
)
_OURS = '"arbiter-tournament"'
_WEB_PAGE = ("<!doctype html", "<html")


def is_marked(data: bytes) -> bool:
    """Whether a file begins as those of a program do that writes no text: whatever else is in it,
    a line of a report too, is part of something else.
    """
    return data.startswith((_ZIP, *(mark for mark, _ in _MARKS)))


def refusal(data: bytes) -> FormatError:
    """Say what *data* is instead of a tournament."""
    return FormatError(_code(data))


def _code(data: bytes) -> str:
    if not data.strip(b"\xef\xbb\xbf\0 \t\r\n"):
        return "is-empty"
    if data.startswith(_ZIP):
        return next((code for name, code in _IN_ZIP if name in data), "is-archive")
    for mark, code in _MARKS:
        if data.startswith(mark):
            return code
    head = glimpse(data[:_HEAD]).lstrip("\ufeff \t\r\n").lower()
    if head.startswith("<"):
        return "is-web-page" if any(mark in head for mark in _WEB_PAGE) else "is-xml"
    if head.startswith(("{", "[")):
        if _OURS not in head:
            return "is-json"
        return "is-arbiter-file" if _OURS.encode() in data else "is-arbiter-utf-16"
    return "is-unknown"
