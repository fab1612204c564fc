"""The line at the foot says what happened, and never makes the window wider."""

from PySide6.QtGui import QAccessible

from arbiter_app.ui.status_line import StatusLine


def test_echo_and_refusal_are_said_and_announced(qtbot, monkeypatch):
    announced = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: announced.append(event.message())
    )
    line = StatusLine()
    qtbot.addWidget(line)
    line.echo("Board 6: Müller 1½ – Ng 2½, 0–1")
    line.refuse("Round 5 is not paired")
    assert line.text() == "Round 5 is not paired"
    assert announced == ["Board 6: Müller 1½ – Ng 2½, 0–1", "Round 5 is not paired"]


def test_nothing_to_say_is_not_announced(qtbot, monkeypatch):
    announced = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", announced.append)
    line = StatusLine()
    qtbot.addWidget(line)
    line.echo("")
    assert announced == []


def test_facts_stand_side_by_side(qtbot):
    line = StatusLine()
    qtbot.addWidget(line)
    line.show_facts(["2 still playing"], "on disk 14:02:31")
    assert line.facts() == "2 still playing  ·  on disk 14:02:31"
    line.show_facts([], "not on disk yet")
    assert line.facts() == "not on disk yet"


def test_what_is_safe_moves_nothing_beside_it(qtbot):
    line = StatusLine()
    qtbot.addWidget(line)
    line.show_facts(["2 still playing"], "on disk 14:02:31, in the journal")
    wide = line._safety.minimumWidth()
    line.show_facts(["2 still playing"], "not yet")
    assert line._safety.minimumWidth() == wide > 0


def test_a_long_text_is_cut_and_the_window_stays_as_narrow_as_it_was(qtbot):
    line = StatusLine()
    qtbot.addWidget(line)
    before = line.minimumSizeHint().width()
    line.echo("a long sentence " * 40)
    assert line.minimumSizeHint().width() == before
