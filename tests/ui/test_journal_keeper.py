"""The journal follows the document: with the system at once, on the disk within a second."""

import pytest

from arbiter_app.core.entries import enter_cell
from arbiter_app.core.tournament import Game, Player, Round, Section, Tournament
from arbiter_app.store import files, schema
from arbiter_app.store.errors import FileError
from arbiter_app.store.journal import Journal
from arbiter_app.store.recovery import recover
from arbiter_app.ui.document import Document
from arbiter_app.ui.journal_keeper import JournalKeeper

PLAYERS = (Player(1, "Anna"), Player(2, "Bela"))
OPEN_GAME = Section("U12", players=PLAYERS, rounds=(Round((Game(1, 2, 1),)), Round()))
EVENT = Tournament("Lakeside", sections=(OPEN_GAME,))


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "journals"


@pytest.fixture
def document(qapp):
    return Document(clock=lambda: "2026-11-29T14:02:31")


@pytest.fixture
def keeper(document, folder):
    keeper = JournalKeeper(document, folder)
    yield keeper
    keeper.end()


def lines(folder):
    (journal,) = folder.iterdir()
    return journal.read_bytes().splitlines()


def test_an_edit_is_with_the_system_before_the_next_key_is_read(document, keeper, folder):
    document.open(EVENT)
    keeper.begin(saved=True)
    document.apply_section(enter_cell(OPEN_GAME, 1, 1, "1"), "result")
    assert len(lines(folder)) == 2  # the event as it was opened, and the edit
    document.undo_stack.undo()
    assert len(lines(folder)) == 3


def test_on_disk_is_said_only_after_the_disk_has_said_so(document, keeper, qtbot):
    document.open(EVENT)
    keeper.begin(saved=True)
    assert not keeper.settled
    with qtbot.waitSignal(keeper.on_disk):
        document.apply_section(enter_cell(OPEN_GAME, 1, 1, "1"), "result")
        assert not keeper.settled
    assert keeper.settled


def test_after_a_save_all_is_on_disk_again(document, keeper, tmp_path, qtbot):
    document.open(EVENT)
    keeper.begin(saved=False)
    qtbot.waitUntil(lambda: keeper.settled)
    with qtbot.waitSignal(keeper.on_disk):
        keeper.note_saved(tmp_path / "a.arbiter", "0" * 64)
    assert keeper.settled


def test_the_next_event_is_not_on_disk_because_the_one_before_was(document, keeper, qtbot):
    document.open(EVENT)
    keeper.begin(saved=True)
    qtbot.waitUntil(lambda: keeper.settled)
    keeper.begin(saved=True)
    assert not keeper.settled
    keeper._note_synced(keeper._number - 1, 1, "")  # the thread has the last word about it
    assert not keeper.settled


def test_what_could_not_be_recorded_is_not_on_disk(document, keeper, monkeypatch, qtbot):
    document.open(EVENT)
    keeper.begin(saved=True)
    drawn, won = (enter_cell(OPEN_GAME, 1, 1, text) for text in "½1")
    with qtbot.waitSignal(keeper.on_disk):
        document.apply_section(drawn, "result")

    def full(*_):
        raise FileError("no-space", file="a.journal")

    with monkeypatch.context() as patched:
        patched.setattr(Journal, "append", full)
        document.apply_section(won, "result")
    assert not keeper.settled
    with qtbot.waitSignal(keeper.on_disk):
        document.undo_stack.undo()  # this records the key before too
    assert keeper.settled


def test_keys_that_never_pause_are_on_disk_within_a_second(document, keeper, qtbot):
    document.open(EVENT)
    keeper.begin(saved=True)
    for text in "1010":
        document.apply_section(enter_cell(document.section, 1, 1, text), "result")
        assert keeper._timer.remainingTime() <= 1000
    # As if the keys had gone on for a second: there is no pause left to wait for.
    keeper._waiting.start()
    qtbot.waitUntil(lambda: keeper.settled, timeout=3000)


def test_a_disk_that_fails_in_its_thread_is_told(document, keeper, qtbot, monkeypatch):
    def no_space(self):
        raise FileError("no-space", file="a.journal")

    monkeypatch.setattr(Journal, "sync", no_space)
    document.open(EVENT)
    with qtbot.waitSignal(keeper.failed) as told:
        keeper.begin(saved=True)
    assert "the disk is full" in told.args[0]
    assert not keeper.settled


def test_a_journal_that_cannot_be_begun_is_told_and_nothing_else_stops(document, tmp_path, qtbot):
    (tmp_path / "file").write_text("")
    keeper = JournalKeeper(document, tmp_path / "file" / "journals")
    document.open(EVENT)
    with qtbot.waitSignal(keeper.failed):
        keeper.begin(saved=True)
    document.apply_section(enter_cell(OPEN_GAME, 1, 1, "1"), "result")
    assert not keeper.recording


def test_an_edit_that_cannot_be_recorded_is_told_and_stands(document, keeper, qtbot, monkeypatch):
    def no_space(self, tournament, history):
        raise FileError("no-space", file="a.journal")

    document.open(EVENT)
    keeper.begin(saved=True)
    monkeypatch.setattr(Journal, "append", no_space)
    with qtbot.waitSignal(keeper.failed):
        document.apply_section(enter_cell(OPEN_GAME, 1, 1, "1"), "result")
    assert document.section is not OPEN_GAME


def test_after_a_save_nothing_is_left_to_recover(document, keeper, folder, tmp_path):
    path = tmp_path / "lakeside.arbiter"
    document.open(EVENT)
    keeper.begin(saved=False)
    digest = files.save(path, schema.dump(document.tournament))
    keeper.note_saved(path, digest)
    # As if the program were killed here: its journal without the lock that it holds.
    (journal,) = folder.iterdir()
    left = tmp_path / "left"
    left.mkdir()
    (left / journal.name).write_bytes(journal.read_bytes())
    assert recover(left) == []


def test_a_save_makes_up_for_a_key_that_could_not_be_recorded(
    document, keeper, folder, tmp_path, monkeypatch
):
    def full(*_):
        raise FileError("no-space", file="a.journal")

    path = tmp_path / "lakeside.arbiter"
    document.open(EVENT)
    keeper.begin(saved=True)
    with monkeypatch.context() as patched:
        patched.setattr(Journal, "append", full)
        document.apply_section(enter_cell(OPEN_GAME, 1, 1, "1"), "result")
        digest = files.save(path, schema.dump(document.tournament, document.history))
        keeper.note_saved(path, digest)
        assert len(lines(folder)) == 1  # no word of a save of what it does not know
    keeper.note_saved(path, digest)
    assert [line[:8] for line in lines(folder)[1:]] == [b'{"patch"', b'{"saved"']
    assert b'"whole": true' in lines(folder)[2]


def test_the_end_of_an_event_takes_its_journal_away(document, keeper, folder):
    document.open(EVENT)
    keeper.begin(saved=True)
    keeper.end()
    assert list(folder.iterdir()) == []
