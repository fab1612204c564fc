"""What a killed program left is offered in one sentence, and lost only when it is refused."""

import pytest

from arbiter_app.core.entries import enter_cell
from arbiter_app.store import files, recovery, schema
from arbiter_app.store.errors import FileError
from arbiter_app.store.journal import Journal
from arbiter_app.store.recovery import recover
from arbiter_app.ui.questions import Answer
from arbiter_app.ui.recovery_offer import RecoveryOffer
from tests.ui.event_desk import Desk
from tests.ui.events import event, section

EVENT = event(section("1:4w 2:5w 3:6w"))


def edited(*results):
    """The event with results typed on White's cells of boards 1, 2, 3."""
    after = EVENT.sections[0]
    for player, text in enumerate(results, 1):
        after = enter_cell(after, player, 1, text)
    return event(after)


@pytest.fixture
def desk(qapp, tmp_path):
    desk = Desk(tmp_path)
    yield desk
    desk.keeper.end()


@pytest.fixture
def left(desk):
    """Leave a journal as a killed program does: written to, and nobody holds it."""

    def leave(*edits, path=None, digest=None, saved=True, end=b""):
        journal = Journal.start(desk.journals, EVENT, (), path, digest, saved=saved)
        for after in edits:
            journal.append(after, ())
        data, name = journal.file.read_bytes(), journal.file.name
        journal.close()
        (desk.journals / name).write_bytes(data + end)

    return leave


def offered(desk, answer=Answer.OPEN):
    desk.asked.answers["recover"] = answer
    done = RecoveryOffer(desk.files, desk.asked).make(desk.journals)
    return done, [sentence for _, sentence in desk.asked.questions]


def test_nothing_left_is_nothing_asked(desk):
    assert offered(desk) == (False, [])


def test_edits_that_are_not_in_the_file_are_counted_and_opened(desk, left):
    path = desk.saved(EVENT)
    digest = files.digest(path.read_bytes())
    left(edited("1"), edited("1", "½"), path=path, digest=digest)
    done, asked = offered(desk)
    assert done
    assert asked == ["“Lakeside Schools Open” has 2 changes that are not in the file."]
    assert desk.document.tournament == edited("1", "½")
    assert (desk.document.path, desk.document.modified) == (path, True)
    assert desk.files.save()
    assert schema.load(path.read_bytes()).tournament == edited("1", "½")


def test_one_edit_is_one_change(desk, left):
    path = desk.saved(EVENT)
    left(edited("1"), path=path, digest=files.digest(path.read_bytes()))
    _, asked = offered(desk)
    assert asked == ["“Lakeside Schools Open” has 1 change that is not in the file."]


def test_an_event_that_was_never_saved_says_so(desk, left):
    left(saved=False)
    _, asked = offered(desk)
    assert asked == ["“Lakeside Schools Open” was never saved."]


def test_a_file_changed_or_gone_meanwhile_is_named(desk, left):
    left(edited("1"), path=desk.folder / "gone.arbiter", digest="0" * 64)
    _, (asked,) = offered(desk)
    assert asked.endswith("Its file is no longer there.")
    other = desk.saved(edited("0"))
    left(edited("1"), path=other, digest="0" * 64)
    _, (_, asked) = offered(desk)
    assert asked.endswith("Its file was changed since by another program.")


@pytest.mark.parametrize(("answer", "kept"), [(Answer.DISCARD, 0), (Answer.CANCEL, 1)])
def test_what_is_discarded_is_gone_and_what_is_put_off_stays(desk, left, answer, kept):
    left(saved=False)
    done, _ = offered(desk, answer)
    assert not done
    assert len(list(desk.journals.iterdir())) == kept


def test_what_is_taken_is_safe_in_a_journal_before_the_old_one_goes(desk, left):
    left(edited("1"), saved=False)
    offered(desk)
    (journal,) = desk.journals.iterdir()
    copied = desk.folder / "copied"
    copied.mkdir()
    (copied / journal.name).write_bytes(journal.read_bytes())
    (again,) = recover(copied)
    assert again.tournament == edited("1")


def test_a_second_event_waits_for_the_next_start(desk, left):
    left(edited("1"), saved=False)
    left(edited("0"), saved=False)
    _, asked = offered(desk)
    assert len(asked) == 1
    assert len(list(desk.journals.iterdir())) == 2  # that of the open event, and the other


def test_a_journal_that_cannot_be_deleted_is_named_and_its_event_is_open(desk, left, monkeypatch):
    left(edited("1"), saved=False)

    def refuse(_left):
        raise FileError("no-permission", file="a.journal")

    monkeypatch.setattr(recovery, "discard", refuse)
    done, _ = offered(desk)
    assert done
    assert desk.document.tournament == edited("1")
    assert "a.journal" in desk.notices[-1].text
