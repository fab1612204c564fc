"""The problems of a file, the graver first, each leading to its place."""

import pytest

from arbiter_app.core.errors import Problem
from arbiter_app.ui.problems_panel import ProblemsPanel

NOTE = Problem("no-tie-breaks", "note", details={"taken": "PS"})
WARNING = Problem("both-white", player=3, round=1, line=9, details={"opponent": 6})


@pytest.fixture
def panel(qtbot, monkeypatch):
    monkeypatch.setattr("arbiter_app.ui.problems_panel.problem_text", lambda one, tr: one.code)
    panel = ProblemsPanel()
    qtbot.addWidget(panel)
    return panel


def test_without_problems_there_is_no_panel(panel):
    panel.show_problems(())
    assert panel.isHidden()


def test_the_graver_stand_first_and_are_counted(panel):
    panel.show_problems((NOTE, WARNING))
    assert [panel._list.item(row).text() for row in range(2)] == ["both-white", "no-tie-breaks"]
    assert panel._head.text() == "2 things to look at in the file"
    panel.show_problems((NOTE,))
    assert panel._head.text() == "One thing to look at in the file"


def test_choosing_one_leads_to_its_place(panel, qtbot):
    panel.show_problems((NOTE, WARNING))
    with qtbot.waitSignal(panel.chosen) as chosen:
        panel._list.itemActivated.emit(panel._list.item(0))
    assert chosen.args == [WARNING]


def test_it_can_be_closed(panel, qtbot):
    panel.show_problems((NOTE,))
    with qtbot.waitSignal(panel.closed):
        panel._close.click()
    assert panel.isHidden()
