"""A section goes out as a report, and what a report cannot hold is told."""

from arbiter_app import formats
from arbiter_app.core.entries import enter_cell
from arbiter_app.ui.report_export import ReportExport
from tests.ui.events import section


def test_the_section_shown_is_written_and_the_history_is_said_to_stay_behind(
    opened, tmp_path, qtbot
):
    document = opened(section("1:2w 3:4w"))
    document.apply_section(enter_cell(document.section, 1, 1, "2w1"), "result")
    export = ReportExport(document, document)
    path = tmp_path / "round.trf"
    with qtbot.waitSignal(export.echo) as echo, qtbot.waitSignal(export.notice) as notice:
        assert export.write(path)
    assert echo.args == [f"Written as {path}"]
    assert "A TRF file has no place for the history of changes (1)." in notice.args[0].text
    assert formats.read(path.read_bytes()).tournament.sections[0].rounds[0].games[0].result


def test_a_folder_that_is_not_there_is_said_and_nothing_is_written(opened, tmp_path, qtbot):
    export = ReportExport(opened(section("1:2w1")), None)
    path = tmp_path / "gone" / "round.trf"
    with qtbot.waitSignal(export.notice) as told:
        assert not export.write(path)
    assert told.args[0].problem
    assert not path.exists()
