"""The preview of sheets, which follows corrections, and the ways out: printer, PDF."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.categories import Category, event_year
from arbiter_app.core.print_kinds import making
from arbiter_app.core.print_round import round_at_hand
from arbiter_app.core.print_sheets import Paper, PrintSheet, Source
from arbiter_app.core.work import Work
from arbiter_app.store import files
from arbiter_app.store.errors import FileError, shown
from arbiter_app.ui.document import EMPTY, Document
from arbiter_app.ui.file_words import why
from arbiter_app.ui.form import close_button, open_at
from arbiter_app.ui.print_layout import laying_out
from arbiter_app.ui.print_options import ROUND, PrintOptions
from arbiter_app.ui.print_page import Pages
from arbiter_app.ui.print_preview import PagePreview
from arbiter_app.ui.print_source import WORDS, source_of
from arbiter_app.ui.printing import painting, writing
from arbiter_app.ui.settings import Settings
from arbiter_app.ui.slices import Slices

_PAUSE = 150
"""Milliseconds without an edit before the preview follows."""

_PRINTER = "printer"


class PrintDialog(QDialog):
    """Shows what would be printed while the event goes on.

    Attributes:
        laid: the sheets that are shown.
        showing, printing: what is being laid out for the preview, and what for paper.

    Signals:
        about_to_print: a sheet leaves the program now.
    """

    about_to_print = Signal()

    def __init__(
        self, document: Document, parent: QWidget | None = None, *, settings: Settings | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._settings = document, settings
        self._preview = PagePreview(self)
        self.options = PrintOptions(document.section, self, settings=settings, only=self.offered())
        self._page, self._said = QSpinBox(self), QLabel(self)
        self._pause = QTimer(self)
        self.showing, self.printing = Slices(self), Slices(self)
        self.laid: tuple[Pages, ...] = ()
        self._outlets: list[QPushButton] = []
        self._build()
        self.options.changed.connect(self.refresh)
        self._page.valueChanged.connect(self._show_page)
        self._preview.turned.connect(lambda step: self._page.setValue(self._page.value() + step))
        self._pause.timeout.connect(self._follow)
        self.printing.done.connect(self._offer_outlets)
        document.changed.connect(self._pause.start)

    def show_kind(self, kind: str, category: Category | None = None) -> None:
        """Show the preview of what a round calls for, or of a kind of sheet.

        *category* is proposed for standings; None for all players.
        """
        self._said.clear()
        year = event_year(self._document.tournament)
        self.options.choose_category(self._document.section, year, category)
        self.options.choose(kind)
        self.show()
        self.activateWindow()
        self.refresh()

    def refresh(self) -> None:
        """Lay the sheets out again, from the event as it is now."""
        year = event_year(self._document.tournament)
        self.options.offer(self._document.section, year)
        self._offer_outlets()
        self.showing.start(self._show())

    def save_pdf(self) -> None:
        """Ask for a name and write the sheets as PDF."""
        path = None if self.printing.busy else self._ask_path()
        if path is not None:
            self._begin(self._write(path))

    def print_out(self) -> None:
        """Print the sheets on the printer used last, without a question."""
        if self.printing.busy:
            return
        known = QPrinterInfo.availablePrinterNames()
        if not known:
            self._said.setText(
                self.tr("No printer is set up on this computer; “Save as PDF” works without one.")
            )
            return
        last = self._settings.printed(_PRINTER) if self._settings else ""
        usual = last if last in known else QPrinterInfo.defaultPrinterName() or known[0]
        self._send(self._printer(usual))

    def choose_printer(self) -> None:
        """Ask for a printer, keep the choice and print the sheets on it."""
        printer = None if self.printing.busy else self._ask_printer()
        if printer is not None:
            if self._settings:
                self._settings.keep_printed(_PRINTER, printer.printerName())
            self._send(printer)

    # Laying out, in slices

    def _show(self) -> Work[None]:
        self.laid = yield from self._laying_out(
            self._source(), self.options.kinds, self.options.paper
        )
        count = sum(len(sheet.pages) for sheet in self.laid)
        self._page.setMaximum(max(count, 1))
        self._page.setSuffix(self.tr(" of {0}").format(count))
        self._page.setEnabled(count > 1)
        self._show_page()

    def _write(self, path: Path) -> Work[None]:
        source, paper = self._source(), self.options.paper
        laid = yield from self._laying_out(source, self.options.kinds, paper)
        data = yield from writing(laid, paper, source.title)
        try:
            files.write(path, data)
        except FileError as error:
            self._said.setText(why(error))
        else:
            self._said.setText(self.tr("Written: {0}").format(shown(path)))

    def _paint(self, printer: QPrinter) -> Work[None]:
        paper = self.options.paper
        laid = yield from self._laying_out(self._source(), self.options.kinds, paper)
        sent = yield from painting(laid, paper, printer)
        said = self.tr("Sent to {0}") if sent else self.tr("The printer {0} takes nothing.")
        self._said.setText(said.format(printer.printerName()))

    def offered(self) -> Mapping[str, str] | None:
        """Name the sheets that are offered in place of the usual kinds, by code."""
        return None

    def making(self, kind: str, source: Source) -> Work[PrintSheet]:
        """Make a sheet of a kind that is offered."""
        return making(kind, source)

    def _laying_out(
        self, source: Source, kinds: Sequence[str], paper: Paper
    ) -> Work[tuple[Pages, ...]]:
        """Make sheets and lay them out, one after the other."""
        laid = []
        for kind in kinds:
            sheet = yield from self.making(kind, source)
            yield
            laid.append((yield from laying_out(sheet, paper, WORDS)))
        return tuple(laid)

    def _source(self) -> Source:
        """Take the event as it is now; the sheets of a round are all of the same one."""
        options, number = self.options, self.options.round
        if options.kind == ROUND:
            number = round_at_hand(self._document.section, number)
        return source_of(self._document, number, options.choices, options.category)

    def _begin(self, work: Work[None]) -> None:
        self.about_to_print.emit()
        self._said.setText(self.tr("Printing…"))
        self.printing.start(work)
        self._offer_outlets()

    def _send(self, printer: QPrinter) -> None:
        self._begin(self._paint(printer))

    def _offer_outlets(self) -> None:
        """Offer to print only what there is, and one job at a time."""
        ready = bool(self.options.kinds) and not self.printing.busy
        for outlet in self._outlets:
            outlet.setEnabled(ready)

    def _follow(self) -> None:
        """Show what the event is now; an event that was closed has no sheets."""
        if self._document.tournament is EMPTY:
            self.reject()
        elif self.isVisible():
            self.refresh()

    def _show_page(self) -> None:
        self._preview.show_page(self.laid, self._page.value())

    # Questions

    def _ask_path(self) -> Path | None:
        document = self._document
        stem = document.path.with_suffix("") if document.path else Path(self.tr("event"))
        proposed = stem.with_name(f"{stem.name}-{self.options.kind}.pdf")
        kind = self.tr("PDF ({0})").format("*.pdf")
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Save as PDF"), str(proposed), kind)
        if not chosen:
            return None
        path = Path(chosen)
        return path if path.suffix else path.with_suffix(".pdf")

    def _printer(self, name: str) -> QPrinter:
        # Only now: where printers are in the network, looking for them takes a while.
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPrinterName(name)
        return printer

    def _ask_printer(self) -> QPrinter | None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        return printer if accepted else None

    # The form

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Print"))
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._page.setMinimum(1)
        self._page.setPrefix(self.tr("page "))
        self._page.setAccessibleName(self.tr("Page of the preview"))
        self._said.setWordWrap(True)
        beside = QVBoxLayout()
        beside.addWidget(self._scrolled_options(), 1)
        beside.addWidget(self._page)
        above = QHBoxLayout()
        above.addLayout(beside)
        above.addWidget(self._preview, 1)
        whole = QVBoxLayout(self)
        whole.addLayout(above, 1)
        whole.addWidget(self._said)
        whole.addWidget(self._buttons())
        open_at(self, 860, 640)

    def _scrolled_options(self) -> QScrollArea:
        """Let a low screen scroll the options."""
        area = QScrollArea(self)
        area.setWidget(self.options)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bar = area.verticalScrollBar().sizeHint().width()
        area.setFixedWidth(self.options.sizeHint().width() + bar)
        return area

    def _buttons(self) -> QDialogButtonBox:
        box = close_button(self)
        ways = (
            (self.tr("Prin&t"), self.print_out),
            (self.tr("C&hoose printer…"), self.choose_printer),
            (self.tr("Save as P&DF…"), self.save_pdf),
        )
        for text, way in ways:
            outlet = box.addButton(text, QDialogButtonBox.ButtonRole.ActionRole)
            outlet.clicked.connect(way)
            self._outlets.append(outlet)
        self._outlets[0].setDefault(True)
        return box
