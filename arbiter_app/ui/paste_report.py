"""What is to be said of a pasted block, a line each: cells refused, or pairings that are odd."""

from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QVBoxLayout, QWidget

from arbiter_app.ui.form import close_button, open_at


class PasteReport(QDialog):
    """A list to look at: why nothing was pasted, or what is unusual about what was."""

    def __init__(self, parent: QWidget | None, lines: list[str], *, pasted: bool = False) -> None:
        super().__init__(parent)
        if pasted:
            title, named = self.tr("Unusual pairings"), self.tr("What is unusual")
            words = self.tr("The block is pasted. This is unusual about its pairings, and allowed:")
        else:
            title, named = self.tr("Nothing was pasted"), self.tr("Cells that cannot be entered")
            words = self.tr("A block is entered as a whole or not at all. These cells cannot be:")
        self.setWindowTitle(title)
        said = QLabel(words, self)
        said.setWordWrap(True)
        listed = QListWidget(self)
        listed.addItems(lines)
        listed.setWordWrap(True)
        listed.setSpacing(2)
        listed.setAccessibleName(named)
        layout = QVBoxLayout(self)
        for part in (said, listed, close_button(self)):
            layout.addWidget(part)
        open_at(self, 520, 260)

    @classmethod
    def ask(cls, parent: QWidget, bad: list[str]) -> None:
        """Show the sentences, one for each bad cell, until it is closed."""
        cls._show(cls(parent, bad))

    @classmethod
    def tell_unusual(cls, parent: QWidget, unusual: list[str]) -> None:
        """Show what is unusual about the pairings pasted, until it is closed."""
        cls._show(cls(parent, unusual, pasted=True))

    @staticmethod
    def _show(dialog: QDialog) -> None:
        dialog.exec()
        dialog.deleteLater()
