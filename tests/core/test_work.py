"""Work in pieces has the same result as work done whole."""

from arbiter_app.core.print_kinds import IN_PIECES, KINDS, making
from arbiter_app.core.print_sheets import Imprint, Source
from arbiter_app.core.tournament import Tournament
from arbiter_app.core.work import collected, whole
from arbiter_app.labels import as_is
from arbiter_app.labels.tables import TableWords
from tests.core.events import section


def test_what_is_collected_comes_one_in_a_piece():
    work = collected(iter("abc"))
    assert [next(work) for _ in "abc"] == [None] * 3
    assert whole(collected(iter("abc"))) == ("a", "b", "c")


def test_a_sheet_made_in_pieces_is_the_sheet():
    a_section = section("2w1 3w", "1b0 h", "h 1b", rounds=3)
    event = Tournament("Cup", sections=(a_section,))
    source = Source(event, a_section, TableWords(as_is), Imprint("2026-11-29 17:05"))
    assert set(IN_PIECES) <= set(KINDS)
    for kind, make in KINDS.items():
        assert whole(making(kind, source)) == make(source)
