"""What the program is."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox, QWidget

from arbiter_app import __version__
from arbiter_app.ui.icons import app_icon


class AboutDialog(QMessageBox):
    """Name, version, and what the program is for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Arbiter"))
        self.setIconPixmap(app_icon().pixmap(64))
        self.setText(self.tr("Arbiter {0}").format(__version__))
        self.setInformativeText(
            self.tr(
                "Round entry, live standings and exact tie-breaks for chess arbiters.\n\n"
                "It works without the internet and sends nothing anywhere."
            )
        )
        self.addButton(QMessageBox.StandardButton.Close).setIcon(QIcon())

    @classmethod
    def ask(cls, parent: QWidget | None) -> None:
        """Show it until it is closed."""
        dialog = cls(parent)
        dialog.exec()
        dialog.deleteLater()
