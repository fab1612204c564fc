"""The preview of a sheet, which follows corrections, and the ways out: printer, PDF."""

from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.print_kinds import KINDS
from arbiter_app.core.print_sheets import PrintSheet
from arbiter_app.store import files
from arbiter_app.store.errors import FileError, shown
from arbiter_app.ui.document import EMPTY, Document
from arbiter_app.ui.file_words import why
from arbiter_app.ui.form import close_button, open_at
from arbiter_app.ui.print_layout import lay_out
from arbiter_app.ui.print_options import PrintOptions
from arbiter_app.ui.print_page import Pages
from arbiter_app.ui.print_preview import PagePreview
from arbiter_app.ui.print_source import WORDS, source_of
from arbiter_app.ui.printing import paint, pdf

_PAUSE = 150
"""Milliseconds without an edit before the preview follows."""


class PrintDialog(QDialog):
    """Shows what would be printed while the event goes on.

    Attributes:
        laid: the pages that are shown.

    Signals:
        about_to_print: a sheet leaves the program now.
    """

    about_to_print = Signal()

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._preview = PagePreview(self)
        self.options = PrintOptions(len(document.section.rounds), self)
        self._page, self._said = QSpinBox(self), QLabel(self)
        self._pause = QTimer(self)
        self.laid: Pages | None = None
        self._build()
        self.options.changed.connect(self.refresh)
        self._page.valueChanged.connect(self._show_page)
        self._preview.turned.connect(lambda step: self._page.setValue(self._page.value() + step))
        self._pause.timeout.connect(self._follow)
        document.changed.connect(self._pause.start)

    def show_kind(self, kind: str) -> None:
        """Show the preview of a kind of sheet."""
        self._said.clear()
        self.options.choose(kind)
        self.show()
        self.activateWindow()
        self.refresh()

    def refresh(self) -> None:
        """Lay the sheet out again, from the event as it is now."""
        self.options.offer_rounds(len(self._document.section.rounds))
        self.laid = self._laid()
        count = len(self.laid.pages)
        self._page.setMaximum(count)
        self._page.setSuffix(self.tr(" of {0}").format(count))
        self._page.setEnabled(count > 1)
        self._show_page()

    def sheet(self) -> PrintSheet:
        """Make the sheet that is chosen."""
        options = self.options
        return KINDS[options.kind](source_of(self._document, options.round, options.choices))

    def save_pdf(self) -> None:
        """Ask for a name and write the sheet as PDF."""
        path = self._ask_path()
        if path is None:
            return
        self.about_to_print.emit()
        try:
            files.write(path, pdf(self.sheet(), self.options.paper, WORDS))
        except FileError as error:
            self._said.setText(why(error))
        else:
            self._said.setText(self.tr("Written: {0}").format(shown(path)))

    def print_out(self) -> None:
        """Ask for a printer and print the sheet on it."""
        if not QPrinterInfo.availablePrinterNames():
            self._said.setText(
                self.tr("No printer is set up on this computer; “Save as PDF” works without one.")
            )
            return
        printer = self._ask_printer()
        if printer is None:
            return
        self.about_to_print.emit()
        sent = paint(self._laid(), self.options.paper, printer)
        said = self.tr("Sent to {0}") if sent else self.tr("The printer {0} takes nothing.")
        self._said.setText(said.format(printer.printerName()))

    def _follow(self) -> None:
        """Show what the event is now; an event that was closed has no sheets."""
        if self._document.tournament is EMPTY:
            self.reject()
        elif self.isVisible():
            self.refresh()

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

    def _ask_printer(self) -> QPrinter | None:
        # Only now: where printers are in the network, looking for them takes a while.
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        return printer if accepted else None

    def _laid(self) -> Pages:
        return lay_out(self.sheet(), self.options.paper, WORDS)

    def _show_page(self) -> None:
        if self.laid is not None:
            self._preview.show_page(self.laid, self._page.value())

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Print"))
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._page.setMinimum(1)
        self._page.setPrefix(self.tr("page "))
        self._page.setAccessibleName(self.tr("Page of the preview"))
        self._said.setWordWrap(True)
        beside = QVBoxLayout()
        beside.addWidget(self.options, 1)
        beside.addWidget(self._page)
        above = QHBoxLayout()
        above.addLayout(beside)
        above.addWidget(self._preview, 1)
        whole = QVBoxLayout(self)
        whole.addLayout(above, 1)
        whole.addWidget(self._said)
        whole.addWidget(self._buttons())
        open_at(self, 860, 640)

    def _buttons(self) -> QDialogButtonBox:
        box = close_button(self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        to_printer = box.addButton(self.tr("Pr&int…"), role)
        to_printer.setDefault(True)
        to_printer.clicked.connect(self.print_out)
        box.addButton(self.tr("Save as P&DF…"), role).clicked.connect(self.save_pdf)
        return box
