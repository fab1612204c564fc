"""The open event: undo is exact, the history grows, and what is not saved is known."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.errors import EditError
from arbiter_app.core.event import replace_section
from arbiter_app.core.history import Change
from arbiter_app.core.standings import rank
from arbiter_app.core.tournament import Section, Tournament
from arbiter_app.ui.document import Document
from tests.core.events import section

EVENT = Tournament(
    name="Spring Cup", sections=(section("2w", "", "", "", rounds=3), Section(name="U8"))
)
WON = enter_cell(EVENT.sections[0], 1, 1, "1")


@pytest.fixture
def document(qapp) -> Document:
    opened = Document(clock=lambda: "2026-11-29T14:02:31")
    opened.open(EVENT)
    return opened


def test_an_edit_replaces_the_value_and_names_itself_for_undo(document, qtbot):
    with qtbot.waitSignal(document.changed):
        document.apply_section(WON, "round 1, board 1, 1–0")
    assert document.section is WON
    assert document.undo_stack.undoText() == "round 1, board 1, 1–0"
    assert rank(document.section).rows[0].player == 1


def test_an_edit_that_changes_nothing_is_no_step(document, qtbot):
    with qtbot.assertNotEmitted(document.changed):
        document.apply_section(document.section, "nothing")
    assert (document.undo_stack.count(), document.history) == (0, ())


def test_undo_and_redo_are_told_in_the_history_and_never_taken_from_it(document):
    document.apply_section(WON, "round 1, board 1, 1–0")
    document.undo_stack.undo()
    document.undo_stack.redo()
    document.undo_stack.undo()
    on, off = Change("result", None, "1-0", 1, 1), Change("result", "1-0", None, 1, 1)
    told = [(event.action, event.changes) for event in document.history]
    assert told == [("edit", (on,)), ("undo", (off,)), ("redo", (on,)), ("undo", (off,))]


def test_undo_shows_the_section_in_which_it_undid(document):
    document.apply_section(WON, "round 1, board 1, 1–0")
    document.show_section(1)
    document.undo_stack.undo()
    assert (document.section_index, document.tournament) == (0, EVENT)


def test_a_section_that_is_gone_is_not_shown(document):
    document.show_section(1)
    document.apply(Tournament(sections=EVENT.sections[:1]), "section deleted")
    assert document.section_index == 0


def test_opening_another_event_is_no_step_and_cannot_be_undone(document):
    document.apply_section(WON, "round 1, board 1, 1–0")
    other = Tournament(name="Other", sections=(Section(),))
    document.open(other, path=Path("other.arbiter"), digest="d")
    assert (document.tournament, document.history, document.undo_stack.count()) == (other, (), 0)
    assert (document.path, document.digest) == (Path("other.arbiter"), "d")


def test_what_is_not_in_the_file_is_modified(document):
    assert not document.modified
    document.apply_section(WON, "round 1, board 1, 1–0")
    assert document.modified
    document.mark_saved(Path("cup.arbiter"), "d", document.tournament, len(document.history))
    assert not document.modified
    document.undo_stack.undo()
    document.undo_stack.redo()
    # The value is the saved one again, but the history tells more than the file.
    assert document.modified


def test_an_event_that_was_never_saved_is_modified_from_the_first(document):
    document.open(EVENT, saved=False)
    assert document.modified


def test_what_was_typed_while_saving_is_not_taken_as_saved(document):
    saved, length = document.tournament, len(document.history)
    document.apply_section(WON, "round 1, board 1, 1–0")
    document.mark_saved(Path("cup.arbiter"), "d", saved, length)
    assert document.modified


TYPED = st.tuples(
    st.integers(1, 4),
    st.integers(1, 3),
    st.sampled_from(["1", "0", "½", "--", "", "2w1", "3b½", "W4", "H", "B=½", "Z", "1u"]),
)


# The fixture is not made anew for each example: the test opens the event itself.
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.one_of(TYPED, st.sampled_from(["undo", "redo"])), max_size=30))
def test_undoing_everything_gives_the_very_first_value_back(document, steps):
    document.open(EVENT)
    for step in steps:
        if isinstance(step, str):
            getattr(document.undo_stack, step)()
            continue
        try:
            after = enter_cell(document.section, *step)
        except EditError:
            continue
        document.apply(replace_section(document.tournament, 0, after), "typed")
    last, at, told = document.tournament, document.undo_stack.index(), len(document.history)
    document.undo_stack.setIndex(0)
    assert document.tournament is EVENT
    document.undo_stack.setIndex(at)
    assert document.tournament is last
    assert len(document.history) == told + 2 * at
