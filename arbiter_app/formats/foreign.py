"""What a file is that no format of ours recognises, so that the refusal can say it."""

from arbiter_app.formats.exchange import FormatError

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
_OURS = b'"arbiter-tournament"'


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
    head = data[:_HEAD].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if head.startswith((b"<!doctype html", b"<html")):
        return "is-web-page"
    if head.startswith(b"<"):
        return "is-xml"
    if head.startswith((b"{", b"[")):
        return "is-arbiter-file" if _OURS in head else "is-json"
    return "is-unknown"
