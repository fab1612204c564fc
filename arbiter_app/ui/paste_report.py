"""Which cells of a pasted block cannot be entered, and why."""

from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QVBoxLayout, QWidget

from arbiter_app.ui.form import close_button, open_at


class PasteReport(QDialog):
    """A list to look at."""

    def __init__(self, parent: QWidget, bad: list[str]) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Nothing was pasted"))
        said = QLabel(
            self.tr("A block is entered as a whole or not at all. These cells cannot be:"), self
        )
        said.setWordWrap(True)
        cells = QListWidget(self)
        cells.addItems(bad)
        cells.setWordWrap(True)
        cells.setAccessibleName(self.tr("Cells that cannot be entered"))
        layout = QVBoxLayout(self)
        for part in (said, cells, close_button(self)):
            layout.addWidget(part)
        open_at(self, 520, 260)

    @classmethod
    def ask(cls, parent: QWidget, bad: list[str]) -> None:
        """Show the sentences, one for each bad cell, until it is closed."""
        dialog = cls(parent, bad)
        dialog.exec()
        dialog.deleteLater()
