"""Text from anywhere, made fit for a line."""

import pytest

from arbiter_app.core.printable import printable


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ødegård, Åse ½", "Ødegård, Åse ½"),
        ("Anna\x1b[31m", "Anna [31m"),
        ("Anna\r\nBela", "Anna  Bela"),
        ("Anna\x9b2J\x85\u2028", "Anna 2J  "),
        ("Anna\u202etxt.\u2066", "Annatxt."),
        # These belong to words: Persian joins and parts letters with them.
        ("می\u200cخواهم \u05d0\u200f", "می\u200cخواهم \u05d0\u200f"),
    ],
)
def test_nothing_moves_the_cursor_or_turns_the_line(text, shown):
    assert printable(text) == shown
