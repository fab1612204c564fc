"""Work between the events."""

from time import perf_counter

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTimer

from arbiter_app.ui.slices import Slices


@pytest.fixture
def slices(qapp):
    owner = QObject()
    yield Slices(owner)
    owner.deleteLater()


def _steps(count, done, milliseconds=0):
    for step in range(count):
        until = perf_counter() + milliseconds / 1000
        while perf_counter() < until:
            pass
        done.append(step)
        yield


def test_a_work_is_done_to_its_end(slices, qtbot):
    done = []
    with qtbot.waitSignal(slices.done):
        slices.start(_steps(1000, done))
        assert slices.busy
    assert done == list(range(1000))
    assert not slices.busy


def test_the_window_answers_in_between(slices, qtbot):
    done, ticks = [], []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(len(done)))
    timer.start(0)
    with qtbot.waitSignal(slices.done):
        slices.start(_steps(40, done, milliseconds=2))
    timer.stop()
    assert len({tick for tick in ticks if 0 < tick < 40}) > 2


def test_another_work_takes_the_place_of_the_first(slices, qtbot):
    first, second = [], []
    slices.start(_steps(10, first))
    with qtbot.waitSignal(slices.done):
        slices.start(_steps(10, second))
    assert (first, len(second)) == ([], 10)


def test_what_is_left_can_be_done_at_once_and_is_when_the_program_ends(slices):
    done = []
    slices.start(_steps(10, done))
    slices.finish()
    assert len(done) == 10
    slices.start(_steps(10, done))
    QCoreApplication.instance().aboutToQuit.emit()
    assert len(done) == 20
    assert not slices.busy


def test_a_work_that_fails_is_over(slices, qtbot):
    def failing():
        yield
        message = "broken"
        raise ValueError(message)

    slices.start(failing())
    with pytest.raises(ValueError, match="broken"):
        slices.finish()
    assert not slices.busy
