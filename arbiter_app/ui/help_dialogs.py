"""The two pages of the Help menu: the keys, and what the program is."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QLabel,
    QMessageBox,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from arbiter_app import __version__
from arbiter_app.ui.form import close_button, open_at
from arbiter_app.ui.icons import app_icon
from arbiter_app.ui.settings import KeyMap

Line = tuple[str, str]


class KeysDialog(QDialog):
    """Every key of the grid and of the window, in the words of its menu."""

    def __init__(self, key_map: KeyMap = KeyMap.OWN, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key_map = key_map
        self.setWindowTitle(self.tr("Keys"))
        page = QWidget(self)
        columns = QGridLayout(page)
        columns.setHorizontalSpacing(18)
        columns.setVerticalSpacing(3)
        columns.setColumnStretch(1, 1)
        row = 0
        for heading, lines in self._groups():
            title = QLabel(heading, page)
            bold = QFont(title.font())
            bold.setBold(True)
            title.setFont(bold)
            title.setContentsMargins(0, 10 if row else 0, 0, 2)
            columns.addWidget(title, row, 0, 1, 2)
            for at, (keys, does) in enumerate(lines, row + 1):
                columns.addWidget(QLabel(keys, page), at, 0, Qt.AlignmentFlag.AlignTop)
                said = QLabel(does, page)
                said.setWordWrap(True)
                said.setAlignment(Qt.AlignmentFlag.AlignTop)
                columns.addWidget(said, at, 1)
            row += len(lines) + 1
        columns.setRowStretch(row, 1)
        area = QScrollArea(self)
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setAccessibleName(self.windowTitle())
        layout = QVBoxLayout(self)
        layout.addWidget(area)
        layout.addWidget(close_button(self))
        # As high as its page, where the screen has room.
        open_at(self, 640, page.sizeHint().height() + 72)
        # The arrows and Page Down go through it.
        area.setFocus()

    @classmethod
    def ask(cls, parent: QWidget | None, key_map: KeyMap) -> None:
        """Show the keys of a key map until the page is closed."""
        dialog = cls(key_map, parent)
        dialog.exec()
        dialog.deleteLater()

    def _groups(self) -> list[tuple[str, list[Line]]]:
        return [
            (self.tr("Results, in the grid"), self._result_keys()),
            (self.tr("Moving in the grid"), self._moving_keys()),
            (self.tr("Sheet and slips"), self._board_keys()),
            (self.tr("While a question waits below the list"), self._answer_keys()),
            (self.tr("While the slips of a round are checked"), self._check_keys()),
            (self.tr("Window"), self._window_keys()),
        ]

    def _result_keys(self) -> list[Line]:
        others = self._key_map is KeyMap.ONE_TWO_THREE
        more = "3 4 2  " if self._key_map is KeyMap.ONE_NOUGHT_FIVE else ""
        return [
            ("1", self.tr("win")),
            ("2" if others else "0", self.tr("loss")),
            ("3  =  ½" if others else "5  =  ½", self.tr("draw")),
            (
                f"{more}+  −  X",
                self.tr("won by forfeit, lost by forfeit, both forfeit; asks first"),
            ),
            ("D", self.tr("mark the board as disputed, with a note; of a disputed one, settle it")),
            ("B  F  H  Z", self.tr("pairing bye, full point, half point, absent; asks first")),
            ("U", self.tr("a bye; asks which")),
            (
                self.tr("F2 or E"),
                self.tr("type the cell: 12w1 is a win with White against number 12"),
            ),
            (
                self.tr("Del"),
                self.tr("clear: first the result, then the pairing; a finished board asks first"),
            ),
            (
                self.tr("Backspace"),
                self.tr("right after a result: go back to it and clear it"),
            ),
            (self.tr("− / . , after a result"), self.tr("take it back and type 1-0, 1/2 or 0,5")),
        ]

    def _moving_keys(self) -> list[Line]:
        return [
            (self.tr("Enter, Down"), self.tr("next player of the round")),
            (self.tr("Tab, Shift+Tab"), self.tr("next round of the player, the one before")),
            (self.tr("F8 or N"), self.tr("next game still playing")),
            ("Shift+F8", self.tr("only those still playing, in the sheet; once more for all")),
            (self.tr("Alt+PgUp, Alt+PgDn"), self.tr("round before, round after")),
            (self.tr("Ctrl+F"), self.tr("find a player: number, part of a name or school")),
            (self.tr("Ctrl+C, Ctrl+V"), self.tr("copy and paste cells, with a spreadsheet too")),
        ]

    def _board_keys(self) -> list[Line]:
        others = self._key_map is KeyMap.ONE_TWO_THREE
        return [
            (self.tr("Ctrl+1, Ctrl+2, Ctrl+3"), self.tr("grid, sheet, slips")),
            (
                "1  2" if others else "1  0",
                self.tr("White won, Black won; the sheet goes on to the next open board"),
            ),
            (self.tr("board, Enter"), self.tr("slips: show the slip, then type its result")),
            (self.tr("letters, Enter"), self.tr("slips: find a board by a player's name")),
            ("Esc", self.tr("slips: another board")),
            (
                self.tr("Menu key"),
                self.tr("what else can be done with the board: odd results, colours, players"),
            ),
        ]

    def _answer_keys(self) -> list[Line]:
        return [
            (self.tr("Enter"), self.tr("enter it")),
            (self.tr("Ctrl+Enter"), self.tr("change the result of a finished board")),
            ("D", self.tr("mark the board as disputed instead")),
            ("W", self.tr("tick what is offered besides, such as withdrawing the player")),
            ("Esc", self.tr("leave everything as it is")),
        ]

    def _check_keys(self) -> list[Line]:
        return [
            (self.tr("board, Enter"), self.tr("slips: the slip that is keyed again")),
            (self.tr("Alt+K"), self.tr("key the slips from Black's side, or from White's")),
            (self.tr("Alt+G"), self.tr("back to the boards that are checked")),
            (self.tr("Alt+D"), self.tr("end the check")),
        ]

    def _window_keys(self) -> list[Line]:
        return [
            (self.tr("Ctrl+Z"), self.tr("undo")),
            (self.tr("Ctrl+Y or Ctrl+Shift+Z"), self.tr("redo")),
            ("F6", self.tr("next pane: results, standings, what to look at, why, notices")),
            ("F9", self.tr("why this place? open or close the workings of the chosen player")),
            (
                self.tr("Ctrl+Space, Ctrl+click"),
                self.tr("standings: add a second player, to see what parts the two"),
            ),
            (self.tr("Alt and a letter"), self.tr("the menu or the button with that letter")),
            (self.tr("Ctrl+Shift+R"), self.tr("type or paste the pairings of the round")),
            (self.tr("Ctrl+Shift+A, Ctrl+Shift+V"), self.tr("add a player, paste a list")),
            (self.tr("Ctrl+E"), self.tr("edit the chosen player")),
            (self.tr("Ctrl+,"), self.tr("event settings: rounds, scoring, tie-breaks")),
            (self.tr("Ctrl+P"), self.tr("print")),
            (self.tr("Ctrl+S, Ctrl+Shift+S"), self.tr("save, save under another name")),
            (self.tr("Ctrl+N, Ctrl+O"), self.tr("new event, open a file")),
            (self.tr("Ctrl+W, Ctrl+Q"), self.tr("close the event, leave the program")),
            ("F1", self.tr("this page")),
        ]


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
