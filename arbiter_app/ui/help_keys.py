"""Every key of the grid and of the window, in the words of its menu."""

from PySide6.QtCore import QObject

from arbiter_app.ui.settings import KeyMap

Line = tuple[str, str]


class KeyTexts(QObject):
    """The keys of a key map, for the page of help that lists them."""

    def __init__(self, key_map: KeyMap, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.key_map = key_map

    def title(self) -> str:
        """Give the title of the page."""
        return self.tr("Keys")

    def groups(self) -> list[tuple[str, list[Line]]]:
        """Give the heads, and under each the keys with what they do."""
        return [
            (self.tr("Results, in the grid"), self._result_keys()),
            (self.tr("Moving in the grid"), self._moving_keys()),
            (self.tr("Sheet and slips"), self._board_keys()),
            (self.tr("While a question waits below the list"), self._answer_keys()),
            (self.tr("While the slips of a round are checked"), self._check_keys()),
            (self.tr("Window"), self._window_keys()),
        ]

    def _result_keys(self) -> list[Line]:
        others = self.key_map is KeyMap.ONE_TWO_THREE
        more = "3 4 2  " if self.key_map is KeyMap.ONE_NOUGHT_FIVE else ""
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
        others = self.key_map is KeyMap.ONE_TWO_THREE
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
            ("F1", self.tr("help: in the standings about the column, elsewhere this page")),
            (
                self.tr("Ctrl+F, F6, Esc"),
                self.tr("in the help: find a page, next part of the window, close it"),
            ),
        ]
