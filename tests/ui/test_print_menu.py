"""Printing from the window's menu and by key."""

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtWidgets import QApplication

from arbiter_app import __version__
from arbiter_app.core.categories import Category
from arbiter_app.core.print_kinds import KINDS
from arbiter_app.store import schema
from arbiter_app.ui.main_window import MainWindow
from arbiter_app.ui.print_dialog import PrintDialog
from arbiter_app.ui.settings import Settings
from tests.ui.events import FIRST, event, section


@pytest.fixture
def window(qtbot, tmp_path):
    window = MainWindow(Settings.at(tmp_path / "arbiter.ini"), tmp_path / "journals")
    qtbot.addWidget(window)
    path = tmp_path / "lakeside.arbiter"
    path.write_bytes(schema.dump(event(section(FIRST))))
    with qtbot.waitExposed(window):
        window.show()
    window.files.open(path)
    yield window
    window._keeper.end()


def _preview(window) -> PrintDialog:
    (preview,) = window.findChildren(PrintDialog)
    assert preview.isVisible()
    return preview


def _settled(preview, qtbot):
    qtbot.waitUntil(lambda: not preview.showing.busy and not preview.printing.busy)


def _pages(path) -> list[str]:
    return [" ".join(page.extract_text().split()) for page in PdfReader(path).pages]


@pytest.fixture
def hall(monkeypatch, tmp_path):
    """A printer whose paper can be read: each job is a PDF."""
    jobs = []

    def printer(_dialog, _name):
        made = QPrinter(QPrinter.PrinterMode.HighResolution)
        jobs.append(tmp_path / f"job-{len(jobs)}.pdf")
        made.setOutputFileName(str(jobs[-1]))
        return made

    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["Hall"])
    monkeypatch.setattr(PrintDialog, "_printer", printer)
    return jobs


def test_ctrl_p_and_enter_print_what_the_round_calls_for(window, qtbot, hall):
    window.document.apply_section(section("1:4w1 2:5w½ 3:6w"), "a game goes on")
    for sheets in (
        ("Pairings of round 1 of 4 Board", "Pairings of round 1 of 4, by name"),
        ("Standings after round 1 of 4 Place", "Running scores added up"),
    ):
        qtbot.keyClick(window.area.results.view, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
        preview = _preview(window)
        qtbot.waitUntil(lambda preview=preview: QApplication.activeWindow() is preview)
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        _settled(preview, qtbot)
        assert not window.document.modified
        pages = _pages(hall[-1])
        assert len(pages) == 2
        assert all(sheet in page for sheet, page in zip(sheets, pages, strict=True))
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        window.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
        window.document.apply_section(section("1:4w1 2:5w½ 3:6w0"), "the last result")
    assert len(hall) == 2


def test_the_preview_opens_with_the_sheets_of_the_round(window, qtbot):
    qtbot.keyClick(window.area.results.view, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    preview = _preview(window)
    assert preview.options.kind == "round"
    assert preview.options._kind.currentIndex() == 0
    assert preview.options._kind.currentText() == "Round 1's sheets"


def test_the_tool_bar_offers_the_sheets_of_the_round_too(window, qtbot):
    button = window.desk.bar.widgetForAction(window.menu["print-round"])
    assert button.text() == "Print…"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert _preview(window).options.kind == "round"


def test_every_kind_of_sheet_has_its_entry_in_one_preview(window):
    shown = set()
    for name, (action, _) in window.menu._named.items():
        if name.startswith("print-"):
            action.trigger()
            shown.add(_preview(window).options.kind)
    assert shown == {"round", *KINDS}


def test_the_event_is_saved_before_it_is_printed(window, tmp_path, monkeypatch, qtbot):
    monkeypatch.setattr(PrintDialog, "_ask_path", lambda _dialog: tmp_path / "out.pdf")
    window.document.apply_section(section("1:4w0 2:5w½ 3:6w0"), "result")
    window.menu["print-standings"].trigger()
    preview = _preview(window)
    preview.save_pdf()
    _settled(preview, qtbot)
    assert not window.document.modified
    (page,) = _pages(tmp_path / "out.pdf")
    assert f"revision 1 · lakeside.arbiter · Arbiter {__version__}" in page


def test_the_standings_can_be_copied_as_a_picture(window):
    window.menu["copy-picture"].trigger()
    assert not QGuiApplication.clipboard().image().isNull()
    assert "picture" in window.status.text()


def test_standings_are_proposed_for_whom_the_screen_lists(window, qtbot):
    standings = window.area.standings
    oak = Category("school", "Oak Hill")
    standings.model.choose_category(oak)
    for name, category in (
        ("print-standings", oak),
        ("print-chart", None),
        ("print-parents", oak),
    ):
        window.menu[name].trigger()
        preview = _preview(window)
        _settled(preview, qtbot)
        assert preview.options.category == category
        preview.reject()
    standings.model.choose_category(None)
    window.menu["print-standings"].trigger()
    assert _preview(window).options.category is None
