"""The preview as a person has it: chosen, followed, saved, printed."""

from dataclasses import replace
from io import BytesIO

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtPrintSupport import QPrinter

from arbiter_app.core.entries import enter_result
from arbiter_app.core.print_kinds import KINDS
from arbiter_app.core.print_sheets import Choices, Paper
from arbiter_app.core.results import Result
from arbiter_app.ui.print_dialog import PrintDialog
from arbiter_app.ui.settings import Settings
from tests.ui.events import FIRST, many, section


@pytest.fixture
def dialog(opened, qtbot):
    def show(a_section, kind="standings"):
        dialog = PrintDialog(opened(a_section))
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show_kind(kind)
        settled(dialog, qtbot)
        return dialog

    return show


def _graded(*grades):
    """Six players of two rounds, with grades."""
    made = section(FIRST)
    players = tuple(
        replace(one, grade=grade) for one, grade in zip(made.players, grades, strict=True)
    )
    return replace(made, players=players)


def settled(dialog, qtbot):
    """Wait until the preview is laid out, and what is printed has gone."""
    qtbot.waitUntil(lambda: not dialog.showing.busy and not dialog.printing.busy)


def _sheet(dialog):
    """The only sheet that is chosen, as it would be printed now."""
    (kind,) = dialog.options.kinds
    return KINDS[kind](dialog._source())


def _printed(dialog, qtbot) -> str:
    """Press the default button and wait for what is said in the end."""
    dialog.print_out()
    settled(dialog, qtbot)
    return dialog._said.text()


def _chosen(monkeypatch, path):
    monkeypatch.setattr(PrintDialog, "_ask_path", lambda _dialog: path)


def _text(path) -> str:
    reader = PdfReader(BytesIO(path.read_bytes()))
    return " ".join(" ".join(page.extract_text() for page in reader.pages).split())


def test_the_preview_has_the_pages_of_the_sheet(dialog):
    shown = dialog(many(100, 5))
    assert shown._page.maximum() == len(shown.laid[0].pages) > 1


def test_the_preview_follows_a_correction(dialog, qtbot):
    shown = dialog(section(FIRST))
    document = shown._document
    before = shown.laid
    corrected = enter_result(document.section, 1, 1, Result.BLACK_WINS)
    document.apply_section(corrected, "result")
    qtbot.waitUntil(lambda: shown.laid is not before)
    names = [text.text for text in shown.laid[0].pages[0].texts if "," in text.text]
    assert names[0] == "García, Lucía"
    assert _sheet(shown).table.rows[0][1] == "García, Lucía"


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
    headings = [column.heading for column in _sheet(shown).table.columns]
    assert "Rtg" in headings
    assert "Running scores added up" in headings
    assert "Sara A." in [row[1] for row in _sheet(shown).table.rows]


def test_the_page_turns_when_it_is_told_to(dialog, qtbot):
    shown = dialog(section(FIRST))
    assert not shown.laid[0].landscape
    shown.options._turned.setCurrentIndex(2)
    settled(shown, qtbot)
    assert shown.laid[0].landscape


def test_an_earlier_round_can_be_chosen_until_it_is_gone(dialog):
    shown = dialog(section(FIRST, "1:2w1 3:4w1 5:6w1"))
    shown.options._round.setCurrentIndex(1)
    assert _sheet(shown).table.subtitle == "Standings after round 1 of 4"
    shown.options.offer(replace(shown._document.section, rounds=()))
    assert _sheet(shown).table.subtitle == "Standings after round 2 of 4"


def test_a_pdf_is_written_and_said(dialog, tmp_path, monkeypatch, qtbot):
    shown = dialog(section(FIRST))
    _chosen(monkeypatch, tmp_path / "out.pdf")
    with qtbot.waitSignals([shown.about_to_print, shown.printing.done]):
        shown.save_pdf()
    assert "1= Anderson, Sara Oak Hill 1 1" in _text(tmp_path / "out.pdf")
    assert shown._said.text() == f"Written: {tmp_path / 'out.pdf'}"


def test_a_pdf_that_cannot_be_written_is_one_sentence(dialog, tmp_path, monkeypatch, qtbot):
    shown = dialog(section(FIRST))
    _chosen(monkeypatch, tmp_path / "nowhere" / "out.pdf")
    shown.save_pdf()
    settled(shown, qtbot)
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


def _hall(monkeypatch, path, *others: str) -> list[str]:
    """A printer "Hall" is there; Qt's own stand-in for one writes what it is sent."""
    asked: list[str] = []
    monkeypatch.setattr(
        "arbiter_app.ui.print_dialog.QPrinterInfo.availablePrinterNames", lambda: ["Hall", *others]
    )
    monkeypatch.setattr(
        "arbiter_app.ui.print_dialog.QPrinterInfo.defaultPrinterName", lambda: "Hall"
    )

    def printer(_dialog, name):
        asked.append(name)
        made = QPrinter(QPrinter.PrinterMode.HighResolution)
        made.setOutputFileName(str(path))
        return made

    monkeypatch.setattr(PrintDialog, "_printer", printer)
    return asked


def test_the_usual_printer_gets_the_sheet_without_a_question(dialog, tmp_path, monkeypatch, qtbot):
    shown = dialog(section(FIRST))
    asked = _hall(monkeypatch, tmp_path / "printed.pdf")
    assert _printed(shown, qtbot).startswith("Sent to")
    assert asked == ["Hall"]
    assert "Anderson, Sara" in _text(tmp_path / "printed.pdf")


def test_a_printer_chosen_once_is_the_usual_one_at_the_next_start(
    opened, tmp_path, monkeypatch, qtbot
):
    asked = _hall(monkeypatch, tmp_path / "printed.pdf", "Office")

    def dialog() -> PrintDialog:
        made = PrintDialog(opened(section(FIRST)), settings=Settings.at(tmp_path / "a.ini"))
        qtbot.addWidget(made)
        made.show_kind("standings")
        return made

    office = QPrinter(QPrinter.PrinterMode.HighResolution)
    office.setOutputFileName(str(tmp_path / "office.pdf"))
    monkeypatch.setattr(QPrinter, "printerName", lambda _printer: "Office")
    monkeypatch.setattr(PrintDialog, "_ask_printer", lambda _dialog: office)
    first = dialog()
    first.choose_printer()
    settled(first, qtbot)
    assert "Anderson, Sara" in _text(tmp_path / "office.pdf")
    _printed(dialog(), qtbot)
    assert asked == ["Office"]


def test_a_job_has_the_pages_of_its_sheets_behind_each_other(dialog, tmp_path, monkeypatch, qtbot):
    shown = dialog(section("1:4w1 2:5w 3:6w"), "round")
    assert [len(sheet.pages) for sheet in shown.laid] == [1, 1]
    assert shown._page.maximum() == 2
    _hall(monkeypatch, tmp_path / "printed.pdf")
    _printed(shown, qtbot)
    pages = PdfReader(tmp_path / "printed.pdf").pages
    heads = ["Opponent" in page.extract_text() for page in pages]
    assert heads == [False, True]


def test_each_sheet_of_a_job_lies_as_it_needs(dialog, tmp_path, monkeypatch, qtbot):
    # The running scores of eleven rounds need a page that is turned.
    shown = dialog(many(12, 11), "round")
    assert [sheet.landscape for sheet in shown.laid] == [False, True]
    _chosen(monkeypatch, tmp_path / "out.pdf")
    shown.save_pdf()
    settled(shown, qtbot)
    boxes = [page.mediabox for page in PdfReader(tmp_path / "out.pdf").pages]
    turned = [sheet.landscape for sheet in shown.laid for _ in sheet.pages]
    assert [box.width > box.height for box in boxes] == turned


def test_a_sheet_of_the_job_can_be_left_out(dialog, qtbot):
    shown = dialog(section("1:4w1 2:5w 3:6w"), "round")
    by_board, by_name = shown.options._ticks.values()
    assert (by_board.text(), by_name.text()) == ("Pairings by board", "Pairings by name")
    by_board.setChecked(False)
    settled(shown, qtbot)
    assert shown.options.kinds == ("pairings-by-name",)
    assert len(shown.laid) == 1
    by_name.setChecked(False)
    settled(shown, qtbot)
    assert shown.laid == ()
    assert not any(outlet.isEnabled() for outlet in shown._outlets)


def test_the_job_follows_the_round(dialog, qtbot):
    shown = dialog(section("1:4w1 2:5w½ 3:6w"), "round")
    assert shown.options.kinds == ("pairings", "pairings-by-name")
    document = shown._document
    document.apply_section(enter_result(document.section, 3, 1, Result.DRAW), "result")
    qtbot.waitUntil(lambda: shown.options.kinds == ("standings", "parents"))
    document.apply_section(section("1:4w1 2:5w½ 3:6w½", "1:2w"), "pairing")
    qtbot.waitUntil(lambda: shown.options._kind.currentText() == "Round 2's sheets")
    assert shown.options.kinds == ("pairings", "pairings-by-name")


def test_paper_and_columns_are_kept_for_the_next_start(opened, tmp_path, qtbot):
    def options():
        made = PrintDialog(opened(section(FIRST)), settings=Settings.at(tmp_path / "a.ini"))
        qtbot.addWidget(made)
        return made.options

    first = options()
    first._size.setCurrentIndex(1)
    first._turned.setCurrentIndex(2)
    for tick in (first._big, first._initials, first._shown["ratings"]):
        tick.setChecked(True)
    again = options()
    assert again.paper == Paper("letter", "landscape", big=True)
    assert again.choices == Choices(ratings=True, initials=True)


def test_nonsense_in_the_settings_is_the_usual_choice(opened, tmp_path, qtbot):
    (tmp_path / "a.ini").write_text("[print]\nsize=a9\nturned=@Invalid()\nbig=perhaps\n")
    made = PrintDialog(opened(section(FIRST)), settings=Settings.at(tmp_path / "a.ini"))
    qtbot.addWidget(made)
    assert made.options.paper == Paper()


@pytest.mark.parametrize(
    ("country", "size"), [("US", "letter"), ("CA", "letter"), ("DE", "a4"), ("GB", "a4")]
)
def test_the_paper_at_first_is_that_of_the_country(opened, qtbot, country, size):
    before = QLocale()
    QLocale.setDefault(QLocale(f"en_{country}"))
    try:
        made = PrintDialog(opened(section(FIRST)))
        qtbot.addWidget(made)
        assert made.options.paper.size == size
    finally:
        QLocale.setDefault(before)


def test_while_a_job_is_on_its_way_there_is_no_second(dialog, tmp_path, monkeypatch, qtbot):
    shown = dialog(many(300, 5))
    asked = _hall(monkeypatch, tmp_path / "printed.pdf")
    shown.print_out()
    assert shown.printing.busy
    assert not any(outlet.isEnabled() for outlet in shown._outlets)
    shown.print_out()
    shown.save_pdf()
    assert shown._said.text() == "Printing…"
    settled(shown, qtbot)
    assert asked == ["Hall"]
    assert all(outlet.isEnabled() for outlet in shown._outlets)


def test_an_event_without_players_has_a_preview_too(dialog):
    empty = replace(section(count=0), players=())
    for kind in KINDS:
        assert len(dialog(empty, kind).laid[0].pages) == 1


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


def test_standings_can_be_printed_of_a_category(dialog, qtbot):
    shown = dialog(_graded("4", "4", "5", "5", "5", "5"))
    box = shown.options._category
    assert box.isVisible()
    qtbot.keyClicks(box, "grade")
    settled(shown, qtbot)
    table = _sheet(shown).table
    assert table.title == "Lakeside Schools Open – U12 – grade 4, 2 players"
    assert [column.heading for column in table.columns][:2] == ["Place", "Overall"]
    shown.options.choose("parents")
    settled(shown, qtbot)
    assert _sheet(shown).table.title.endswith("grade 4, 2 players")


def test_other_sheets_are_of_all_players(dialog, qtbot):
    shown = dialog(_graded("4", "4", "5", "5", "5", "5"))
    qtbot.keyClicks(shown.options._category, "grade")
    shown.options.choose("wall-chart")
    settled(shown, qtbot)
    assert not shown.options._category.isVisible()
    assert shown.options.category is None
    assert len(_sheet(shown).table.rows) == 6


def test_a_category_that_nobody_is_in_any_more_becomes_all(dialog, qtbot):
    shown = dialog(_graded("4", "4", "5", "5", "5", "5"))
    qtbot.keyClicks(shown.options._category, "grade")
    shown._document.apply_section(_graded(*["5"] * 6), "grades")
    shown.refresh()
    settled(shown, qtbot)
    assert shown.options.category is None
    assert len(_sheet(shown).table.rows) == 6
