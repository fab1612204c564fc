"""Which cells of a pasted block cannot be entered, and why."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QListWidget, QVBoxLayout, QWidget


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
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for part in (said, cells, buttons):
            layout.addWidget(part)
        self.resize(520, 260)

    @classmethod
    def ask(cls, parent: QWidget, bad: list[str]) -> None:
        """Show the sentences, one for each bad cell, until it is closed."""
        dialog = cls(parent, bad)
        dialog.exec()
        dialog.deleteLater()
