"""Reading a file that was chosen: refused in one sentence, or asked about where it is doubtful."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from arbiter_app.core.tournament import Tournament
from arbiter_app.ui.notice_bar import Notice
from arbiter_app.ui.questions import Questions
from arbiter_app.ui.settings import Settings
from arbiter_app.ui.words import translate

if TYPE_CHECKING:
    from arbiter_app.reading import Read


class EventReader(QObject):
    """Reads events of any format that we know.

    Signals:
        notice: why a file was not opened.
    """

    notice = Signal(Notice)

    def __init__(self, settings: Settings, questions: Questions, parent: QObject) -> None:
        super().__init__(parent)
        self._settings, self._questions = settings, questions

    def read(self, path: Path) -> "Read | None":
        """Read a file; None where it is refused, which is told."""
        from arbiter_app.reading import ReadError, read_any

        try:
            return read_any(path)
        except ReadError as error:
            if path.parent.is_dir() and not path.exists():
                self._settings.forget_file(path)
            text = self.tr("“{0}” was not opened. {1}")
            refused = text.format(path.name, error.sentence(translate))
            self.notice.emit(Notice("refused", refused, problem=True))
            return None

    def decided(self, found: "Read") -> Tournament | None:
        """Ask what only the arbiter can decide; None: do not open it."""
        if found.question is None:
            return found.tournament
        from arbiter_app.labels.formats import choice
        from arbiter_app.labels.problems import problem

        choices = found.question.choices
        words = [choice(one.code, one.details, translate) for one in choices]
        at = self._questions.about_a_file(problem(found.question.problem, translate), words)
        return None if at is None else choices[at].tournament
