"""Writing the section shown as a FIDE report file; the event keeps its own file."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from arbiter_app.store.errors import FileError
from arbiter_app.ui.document import Document
from arbiter_app.ui.file_words import why
from arbiter_app.ui.notice_bar import Notice
from arbiter_app.ui.words import translate


class ReportExport(QObject):
    """Writes reports.

    Signals:
        echo: what was written, in one sentence.
        notice: why it was not, or what a report cannot hold.
    """

    echo = Signal(str)
    notice = Signal(Notice)

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document

    def write(self, path: Path) -> bool:
        """Write the section shown; what a report cannot hold is told."""
        from arbiter_app import formats
        from arbiter_app.labels.formats import refusal
        from arbiter_app.labels.problems import problem
        from arbiter_app.store import files

        document = self._document
        try:
            shown = replace(document.tournament, sections=(document.section,))
            export = formats.write(shown, history=document.history)
            files.write(path, export.data)
        except formats.FormatError as error:
            self.notice.emit(Notice("unsaved", refusal(error, translate), problem=True))
            return False
        except FileError as error:
            self.notice.emit(Notice("unsaved", why(error), problem=True))
            return False
        self.echo.emit(self.tr("Written as {0}").format(path))
        if export.problems:
            told = "\n".join(problem(one, translate) for one in export.problems)
            self.notice.emit(Notice("left-out", told))
        return True
