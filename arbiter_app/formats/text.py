"""From bytes to lines of text, whatever program saved them.

Nothing here knows what the lines mean. Every size is bounded before work is done on it.
"""

import codecs
import re
from typing import NamedTuple

from arbiter_app.core.errors import Problem
from arbiter_app.formats.exchange import FormatError

MAX_BYTES = 32 * 2**20
"""Far above any tournament: ten thousand players and twenty rounds are 3 MB."""

_CARRIAGE_RETURN = re.compile(r"\r+\n|\r")
"""CR CR LF is what is left of CRLF after a second conversion."""
_BOMS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
_HEAD = 4096
_CONTROLS = dict.fromkeys((*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029), " ")
_MEGABYTE = 10**6

_WINDOWS_1252 = {
    code: bytes([code]).decode("cp1252", errors="ignore") or chr(code) for code in range(0x80, 0xA0)
}
"""The bytes in which Windows-1252 differs from Latin-1; the five it leaves out stay as they are,
so that any byte can be read."""
_TO_BYTE = {ord(char): code for code, char in _WINDOWS_1252.items()}
_SCRAMBLED = re.compile(f"[Â-ô][{re.escape(''.join(_WINDOWS_1252.values()))}\xa0-¿]")
"""What the first two bytes of a letter in UTF-8 look like when read as Windows-1252."""


class Lines(NamedTuple):
    """A text file's lines without their ends, and what was noticed on the way."""

    lines: list[str]
    problems: tuple[Problem, ...] = ()


def read_lines(data: bytes, longest: int) -> Lines:
    """Decode *data* and split it at LF, CRLF or CR; the blank end of the file is left out.

    Raises:
        FormatError: "file-too-big", "damaged-text", "line-too-long" (over *longest*
            characters), "nul-bytes".
    """
    if len(data) > MAX_BYTES:
        raise FormatError("file-too-big", size=_size(len(data)))
    text, problems = decode(data)
    # Some programs mark a file twice; DOS ended it with Ctrl-Z.
    text = text.lstrip("\ufeff").rstrip("\x1a")
    lines = _CARRIAGE_RETURN.sub("\n", text).split("\n")
    for number, line in enumerate(lines, 1):
        if len(line) > longest:
            raise FormatError("line-too-long", line=number, size=_size(len(line)))
        if "\0" in line:
            raise FormatError("nul-bytes", line=number)
    while lines and not lines[-1].strip():
        lines.pop()
    return Lines(lines, problems)


def decode(data: bytes) -> tuple[str, tuple[Problem, ...]]:
    """Decode by byte order mark, as UTF-16, as UTF-8, and at last as Windows-1252, with a note.

    Raises:
        FormatError: "damaged-text", for UTF-16 that is none.
    """
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            return _decode_marked(data[len(mark) :], encoding)
    encoding = _unmarked_utf16(data[:_HEAD])
    if encoding:
        return _decode_marked(data, encoding)
    try:
        return data.decode("utf-8"), ()
    except UnicodeDecodeError:
        return _decode_windows(data)


def glimpse(head: bytes) -> str:
    """Decode the beginning of a file to see what it is, cut or damaged as it may be."""
    for mark, encoding in _BOMS:
        if head.startswith(mark):
            return head[len(mark) :].decode(encoding, "replace")
    if encoding := _unmarked_utf16(head[:_HEAD]):
        return head.decode(encoding, "replace")
    try:
        return codecs.getincrementaldecoder("utf-8")().decode(head)  # it may end within a letter
    except UnicodeDecodeError:
        return head.decode("latin-1")


def _decode_marked(data: bytes, encoding: str) -> tuple[str, tuple[Problem, ...]]:
    try:
        return data.decode(encoding), ()
    except UnicodeDecodeError:
        if encoding == "utf-8":
            return _decode_windows(data)
        raise FormatError("damaged-text") from None


def _decode_windows(data: bytes) -> tuple[str, tuple[Problem, ...]]:
    text = data.decode("latin-1").translate(_WINDOWS_1252)
    return text, (Problem("read-as-windows-1252", "note"),)


def _unmarked_utf16(head: bytes) -> str:
    """Name the UTF-16 a head without a mark is in: every other byte of Latin text is NUL."""
    pairs = len(head) // 2
    low, high = head[0::2].count(0), head[1::2].count(0)
    if pairs and high > pairs // 2 and low * 8 < high:
        return "utf-16-le"
    if pairs and low > pairs // 2 and high * 8 < low:
        return "utf-16-be"
    return ""


def plain(text: str) -> str:
    """Give text that stays on its line and in its columns: control characters are blanks."""
    return text if text.isprintable() else text.translate(_CONTROLS)


def unscrambled(text: str) -> str:
    """Undo UTF-8 that was read as Windows-1252 ("BÃ¶ttner"); any other text comes back as it is.

    All letters beyond ASCII must together make sound UTF-8, which no real name does by chance.
    """
    if not _SCRAMBLED.search(text):
        return text
    try:
        return text.translate(_TO_BYTE).encode("latin-1").decode("utf-8")
    except UnicodeError:
        return text


def _size(count: int) -> str:
    if count < _MEGABYTE:
        return f"{count:,}".replace(",", " ")
    return f"{count // _MEGABYTE} MB"
