"""The dialog after something nobody expected: what it means, and a text to send."""

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.ui.form import close_button, open_at


class CrashDialog(QDialog):
    """Says that the program goes on, and shows the report to copy."""

    def __init__(self, parent: QWidget | None, report: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        said = QLabel(
            self.tr(
                "Arbiter met a fault of its own and goes on. What you typed is safe. If "
                "something in the window looks wrong, save, close and start Arbiter again.\n\n"
                "Please send this text to whoever looks after the program:"
            )
        )
        said.setWordWrap(True)
        self._text = QPlainTextEdit(report)
        self._text.setReadOnly(True)
        self._text.setAccessibleName(self.tr("Report of the fault"))
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        buttons = close_button(self)
        copy = buttons.addButton(self.tr("Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(self._copy)
        layout = QVBoxLayout(self)
        for part in (said, self._text, buttons):
            layout.addWidget(part)
        open_at(self, 640, 380)

    @classmethod
    def ask(cls, parent: QWidget | None, report: str) -> None:
        """Show the report until it is closed."""
        dialog = cls(parent, report)
        dialog.exec()
        dialog.deleteLater()

    def _copy(self) -> None:
        QApplication.clipboard().setText(self._text.toPlainText())
