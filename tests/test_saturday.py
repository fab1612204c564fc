"""A school Saturday by the keys that are pressed: thirty names, five rounds, what goes wrong."""

import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtWidgets import QApplication

from arbiter_app import __main__
from arbiter_app.core.standings import rank
from arbiter_app.core.tournament import Section
from arbiter_app.store import schema
from arbiter_app.ui.print_dialog import PrintDialog
from arbiter_app.ui.questions import Answer, Questions
from arbiter_app.ui.recovery_offer import RecoveryOffer
from tests import saturday as plan
from tests.keyboard import CTRL, CTRL_SHIFT, Arbiter, Key

HERE = Path(__file__).parent
KILLED_AT = 7
"""So many slips of round 4 are keyed when the program is killed."""


@pytest.fixture
def arbiter(qtbot, tmp_path):
    person = Arbiter(qtbot, tmp_path)
    yield person
    person.window._keeper.end()


def test_a_saturday_from_the_names_to_the_last_sheet(arbiter, monkeypatch, tmp_path):
    monkeypatch.setattr(Questions, "keep_changes", lambda *_: Answer.DISCARD)
    monkeypatch.setattr(Questions, "file_to_save", lambda *_: arbiter.path)
    monkeypatch.setattr(Questions, "recover", lambda *_: Answer.OPEN)
    monkeypatch.setattr(PrintDialog, "_ask_path", lambda _dialog: tmp_path / "out.pdf")
    arbiter.start()
    names_are_pasted(arbiter)
    first_round_down_the_sheet(arbiter)
    a_child_comes_late(arbiter)
    keyed = [second_round_by_slips(arbiter), third_round_by_slips(arbiter)]
    the_sheet_on_the_wall_is_not_final(arbiter)
    keyed.append(the_last_slips_of_round_3(arbiter))
    # Thirty boards; two slips contradict another, and one of round 1 is keyed twice more.
    assert arbiter.slips == 34
    assert sum(keyed) / arbiter.slips <= 4
    the_program_is_killed_in_round_4(arbiter)
    nothing_is_lost(arbiter)
    last_round_down_the_sheet(arbiter)
    all_is_as_if_built_in_core(arbiter)
    the_last_sheets_are_right(arbiter)


def names_are_pasted(arbiter):
    """A new event, thirty names from the clipboard, a file."""
    arbiter.ask(Key.Key_N, CTRL, then=lambda _dialog: arbiter.type("Lakeside Saturday"))
    assert len(arbiter.section.rounds) == plan.ROUNDS
    QApplication.clipboard().setText(plan.LIST)
    arbiter.ask(Key.Key_V, CTRL_SHIFT, then=lambda _dialog: None)
    assert arbiter.section.players == plan.PLAYERS
    arbiter.press(Key.Key_S, CTRL)
    assert arbiter.path.exists()


def pair(arbiter, number, lines, *, paste=False):
    """Pair a round in the dialog, typed or pasted."""

    def fill_in(dialog):
        if paste:
            QApplication.clipboard().setText(lines)
            arbiter.press(Key.Key_V, CTRL)
        else:
            for line in lines.splitlines():
                arbiter.type(line)
                arbiter.press(Key.Key_Return)
        assert dialog.preview.rowCount() == len(lines.splitlines())

    arbiter.round(number)
    arbiter.ask(Key.Key_R, CTRL_SHIFT, then=fill_in)


def numbers(number):
    """A round's pairings as start numbers."""
    lines = [f"{white} {black}" for white, black in plan.pairs(number)]
    if number in plan.BYES:
        lines.append(f"{plan.BYES[number]} bye")
    return "\n".join(lines)


def names(number):
    """A round's pairings as names."""
    return "\n".join(
        [f"{plan.NAMES[white]} – {plan.NAMES[black]}" for white, black in plan.pairs(number)]
        + [f"{plan.NAMES[plan.BYES[number]]} – bye"]
    )


def down_the_sheet(arbiter, number):
    """Key a round board after board; a slip of the finger is taken back on the way."""
    arbiter.press(Key.Key_2, CTRL)
    before = arbiter.keys
    for board, key in plan.keys(number).items():
        if board == 8:
            arbiter.type("0" if key != "0" else "1")
            arbiter.press(Key.Key_Backspace)
        arbiter.type(key)
        assert arbiter.said.startswith(f"Board {board}: ")
    assert (arbiter.keys - before) / 15 <= 1.2
    assert f"Round {number} complete" in arbiter.said


def first_round_down_the_sheet(arbiter):
    pair(arbiter, 1, numbers(1))
    down_the_sheet(arbiter, 1)


def a_child_comes_late(arbiter):
    """Round 2 is paired for thirty: one is absent, one has the bye, until the late child comes."""
    games = plan.pairs(2)[:-1]
    lines = "\n".join(f"{white} {black}" for white, black in games)
    pair(arbiter, 2, f"{lines}\n{plan.WAITED} bye", paste=True)
    arbiter.window.area.results.select_player(plan.ABSENT)
    arbiter.type("z")
    arbiter.press(Key.Key_Return)
    arbiter.ask(Key.Key_A, CTRL_SHIFT, then=lambda _dialog: arbiter.type(plan.LATE_PLAYER.name))
    assert arbiter.section.players[-1] == plan.LATE_PLAYER
    arbiter.window.area.results.select_player(plan.WAITED)
    arbiter.press(Key.Key_F2)
    arbiter.press(Key.Key_A, CTRL)
    arbiter.type(f"{plan.LATE}w")
    arbiter.press(Key.Key_Return)
    assert "pairing bye" in arbiter.window.area.results.page.bar.text()
    arbiter.press(Key.Key_Return, CTRL)
    assert arbiter.section.entry(plan.LATE, 2).white == plan.WAITED


def second_round_by_slips(arbiter):
    """Fifteen slips from a pile; gives how many keys they took, as the next two do."""
    arbiter.press(Key.Key_3, CTRL)
    before = arbiter.keys
    for board in plan.pile(2):
        arbiter.slip(board, plan.keys(2)[board])
    assert "Round 2 complete" in arbiter.said
    return arbiter.keys - before


def third_round_by_slips(arbiter):
    """All but two slips; one contradicts another, and one of round 1 turns out to be wrong."""
    pair(arbiter, 3, names(3), paste=True)
    before = arbiter.keys
    *most, second_last, last = plan.pile(3)
    for board in most[:6]:
        arbiter.slip(board, plan.keys(3)[board])
    two_slips_contradict(arbiter, most[0])
    for board in most[6:]:
        arbiter.slip(board, plan.keys(3)[board])
    a_slip_of_round_1_was_wrong(arbiter)
    assert not arbiter.shows(second_last, 3)
    assert not arbiter.shows(last, 3)
    return arbiter.keys - before


def two_slips_contradict(arbiter, board):
    """The second slip of a board says something else: disputed, until the players are asked."""
    right = plan.keys(3)[board]
    wrong = "0" if right != "0" else "1"
    arbiter.slip(board, wrong)
    page = arbiter.window.area.results.page
    assert page.bar.text().startswith(f"Board {board} is ")
    arbiter.type("d")
    arbiter.press(Key.Key_Return)
    disputed = plan.pairs(3)[board - 1][0]
    assert "reported" in arbiter.section.entry(disputed, 3).disputed
    arbiter.slip(board, right)
    arbiter.press(Key.Key_Return, CTRL)
    assert arbiter.section.entry(disputed, 3).disputed is None
    assert arbiter.shows(board, 3) == plan.RESULTS[right].value


def a_slip_of_round_1_was_wrong(arbiter):
    """Keyed wrong and changed back, as the children came with the score sheet."""
    right = plan.keys(1)[5]
    for key in ("1", right):
        arbiter.round(1)
        arbiter.slip(5, key)
        assert "Board 5 is " in arbiter.window.area.results.page.bar.text()
        arbiter.press(Key.Key_Return, CTRL)
        assert arbiter.shows(5, 1) == plan.RESULTS[key].value
    arbiter.round(3)


def text_of(pdf: Path) -> str:
    pages = PdfReader(BytesIO(pdf.read_bytes())).pages
    return " ".join(" ".join(page.extract_text() for page in pages).split())


def the_sheet_on_the_wall_is_not_final(arbiter):
    """Posted with two games still playing, from the window and from the file."""
    still = sorted(plan.pile(3)[-2:])
    words = f"NOT FINAL: 2 games still playing (boards {still[0]}, {still[1]})"
    arbiter.press(Key.Key_P, CTRL)
    (preview,) = arbiter.window.findChildren(PrintDialog)
    preview.options.choose("standings")
    preview.save_pdf()
    preview.printing.finish()
    out = arbiter.path.with_name("out.pdf")
    assert words in text_of(out)
    preview.reject()
    arbiter.go_back()
    out.unlink()
    assert __main__.main(["print", "standings", str(arbiter.path), "-o", str(out)]) == 0
    assert words in text_of(out)


def the_last_slips_of_round_3(arbiter):
    before = arbiter.keys
    for board in plan.pile(3)[-2:]:
        arbiter.slip(board, plan.keys(3)[board])
    assert "Round 3 complete" in arbiter.said
    return arbiter.keys - before


def the_program_is_killed_in_round_4(arbiter):
    """Paired here; then the slips are keyed in a process of its own, which is killed."""
    pair(arbiter, 4, numbers(4), paste=True)
    assert arbiter.window.close()
    slips = [f"{board}:{plan.keys(4)[board]}" for board in plan.pile(4)[:KILLED_AT]]
    window = subprocess.Popen(
        [sys.executable, HERE / "saturday_killed.py", arbiter.path.parent, *slips],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(HERE.parent)},
    )
    assert window.stdout.readline() == "on disk\n"
    window.kill()
    window.wait(20)
    window.stdout.close()


def nothing_is_lost(arbiter):
    """The next start gives back what was keyed, and the pile goes on."""
    arbiter.start()
    window = arbiter.window
    assert RecoveryOffer(window.files, window.questions).make(arbiter.path.parent / "journals")
    results = [game.result for game in arbiter.section.rounds[3].games]
    assert len(results) - results.count(None) == KILLED_AT
    for board in plan.pile(4)[KILLED_AT:]:
        arbiter.slip(board, plan.keys(4)[board])
    assert "Round 4 complete" in arbiter.said


def last_round_down_the_sheet(arbiter):
    pair(arbiter, 5, names(5), paste=True)
    down_the_sheet(arbiter, 5)
    arbiter.press(Key.Key_S, CTRL)


def all_is_as_if_built_in_core(arbiter):
    """The file holds what the plan says, and the table is that of the plan."""
    (section,) = schema.load(arbiter.path.read_bytes()).tournament.sections
    assert section == arbiter.section
    players = (*plan.PLAYERS, plan.LATE_PLAYER)
    built = Section(section.name, plan.RULES, players, plan.in_the_end())
    assert (section.rules, section.players) == (built.rules, built.players)
    for number, (now, meant) in enumerate(zip(section.rounds, built.rounds, strict=True), 1):
        assert now.entries == meant.entries, number
    assert rank(section, plan.ROUNDS).rows == rank(built, plan.ROUNDS).rows


def the_last_sheets_are_right(arbiter):
    """The standings are final now, and parents see how the running scores add up."""
    pdf = arbiter.path.with_name("out.pdf")
    for kind in ("standings", "parents"):
        assert __main__.main(["print", kind, str(arbiter.path), "-o", str(pdf)]) == 0
        text = text_of(pdf)
        assert "after round 5 of 5" in text
        assert "NOT FINAL" not in text
        assert all(name in text for name in plan.NAMES.values())
    assert "Running scores added up" in text
