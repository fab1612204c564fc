"""The preview as a person has it: chosen, followed, saved, printed."""

from dataclasses import replace
from io import BytesIO

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtPrintSupport import QPrinter

from arbiter_app.core.entries import enter_result
from arbiter_app.core.print_kinds import KINDS
from arbiter_app.core.results import Result
from arbiter_app.ui.print_dialog import PrintDialog
from tests.ui.events import FIRST, many, section


@pytest.fixture
def dialog(opened, qtbot):
    def show(a_section, kind="standings"):
        dialog = PrintDialog(opened(a_section))
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show_kind(kind)
        return dialog

    return show


def _chosen(monkeypatch, path):
    monkeypatch.setattr(PrintDialog, "_ask_path", lambda _dialog: path)


def _text(path) -> str:
    reader = PdfReader(BytesIO(path.read_bytes()))
    return " ".join(" ".join(page.extract_text() for page in reader.pages).split())


def test_the_preview_has_the_pages_of_the_sheet(dialog):
    shown = dialog(many(100, 5))
    assert shown._page.maximum() == len(shown.laid.pages) > 1


def test_the_preview_follows_a_correction(dialog, qtbot):
    shown = dialog(section(FIRST))
    document = shown._document
    before = shown.laid
    corrected = enter_result(document.section, 1, 1, Result.BLACK_WINS)
    document.apply_section(corrected, "result")
    qtbot.waitUntil(lambda: shown.laid is not before)
    names = [text.text for text in shown.laid.pages[0].texts if "," in text.text]
    assert names[0] == "García, Lucía"
    assert shown.sheet().table.rows[0][1] == "García, Lucía"


def test_a_preview_that_is_closed_does_not_follow(dialog, qtbot):
    shown = dialog(section(FIRST))
    shown.reject()
    document = shown._document
    corrected = enter_result(document.section, 1, 1, Result.BLACK_WINS)
    before = shown.laid
    document.apply_section(corrected, "result")
    qtbot.waitUntil(lambda: not shown._pause.isActive())
    assert shown.laid is before


def test_the_preview_goes_with_the_event(dialog, qtbot):
    shown = dialog(section(FIRST))
    from arbiter_app.ui.document import EMPTY

    shown._document.open(EMPTY)
    qtbot.waitUntil(lambda: not shown.isVisible())


def test_what_is_chosen_is_on_the_sheet(dialog):
    shown = dialog(section(FIRST))
    shown.options._shown["ratings"].setChecked(True)
    shown.options._initials.setChecked(True)
    shown.options.choose("parents")
    headings = [column.heading for column in shown.sheet().table.columns]
    assert "Rtg" in headings
    assert "Running scores added up" in headings
    assert "Sara A." in [row[1] for row in shown.sheet().table.rows]


def test_the_page_turns_when_it_is_told_to(dialog):
    shown = dialog(section(FIRST))
    assert not shown.laid.landscape
    shown.options._turned.setCurrentIndex(2)
    assert shown.laid.landscape


def test_an_earlier_round_can_be_chosen_until_it_is_gone(dialog):
    shown = dialog(section(FIRST, "1:2w1 3:4w1 5:6w1"))
    shown.options._round.setCurrentIndex(1)
    assert shown.sheet().table.subtitle == "Standings after round 1 of 4"
    shown.options.offer_rounds(0)
    assert shown.sheet().table.subtitle == "Standings after round 2 of 4"


def test_a_pdf_is_written_and_said(dialog, tmp_path, monkeypatch, qtbot):
    shown = dialog(section(FIRST))
    _chosen(monkeypatch, tmp_path / "out.pdf")
    with qtbot.waitSignal(shown.about_to_print):
        shown.save_pdf()
    assert "1= Anderson, Sara Oak Hill 1 1" in _text(tmp_path / "out.pdf")
    assert shown._said.text() == f"Written: {tmp_path / 'out.pdf'}"


def test_a_pdf_that_cannot_be_written_is_one_sentence(dialog, tmp_path, monkeypatch):
    shown = dialog(section(FIRST))
    _chosen(monkeypatch, tmp_path / "nowhere" / "out.pdf")
    shown.save_pdf()
    assert "nowhere" in shown._said.text()
    assert shown._said.text().endswith(".")


def test_giving_up_the_name_writes_nothing(dialog, monkeypatch):
    shown = dialog(section(FIRST))
    _chosen(monkeypatch, None)
    shown.save_pdf()
    assert shown._said.text() == ""


def test_without_a_printer_the_way_out_is_named(dialog, monkeypatch):
    monkeypatch.setattr(
        "arbiter_app.ui.print_dialog.QPrinterInfo.availablePrinterNames", lambda: []
    )
    shown = dialog(section(FIRST))
    shown.print_out()
    assert "Save as PDF" in shown._said.text()


def test_a_printer_gets_the_sheet(dialog, tmp_path, monkeypatch):
    shown = dialog(section(FIRST))
    monkeypatch.setattr(
        "arbiter_app.ui.print_dialog.QPrinterInfo.availablePrinterNames", lambda: ["Hall"]
    )
    # Qt's own stand-in for a printer on a computer without any.
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    monkeypatch.setattr(PrintDialog, "_ask_printer", lambda _dialog: printer)
    shown.print_out()
    assert "Anderson, Sara" in _text(tmp_path / "printed.pdf")
    assert shown._said.text().startswith("Sent to")


def test_an_event_without_players_has_a_preview_too(dialog):
    empty = replace(section(count=0), players=())
    for kind in KINDS:
        assert len(dialog(empty, kind).laid.pages) == 1


def test_the_page_is_black_on_white_in_the_dark_too(dialog, qapp):
    shown = dialog(section(FIRST))
    dark = QPalette(QColor(40, 40, 40))
    shown.setPalette(dark)
    image = shown._preview.grab().toImage()
    colours = {image.pixelColor(x, image.height() // 2).lightness() for x in range(image.width())}
    assert max(colours) == 255


def test_the_wheel_turns_the_pages(dialog):
    shown = dialog(many(100, 5))
    shown._preview.turned.emit(1)
    assert shown._page.value() == 2
    shown._preview.turned.emit(-1)
    shown._preview.turned.emit(-1)
    assert shown._page.value() == 1


def test_enter_prints(dialog, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(PrintDialog, "print_out", lambda _dialog: asked.append(True))
    shown = dialog(section(FIRST))
    qtbot.keyClick(shown.focusWidget() or shown, Qt.Key.Key_Return)
    assert asked
