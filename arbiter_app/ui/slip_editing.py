"""The line on a slip in which the whole entry can be typed, as White would type it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from arbiter_app.ui.entering import Last
from arbiter_app.ui.grid_moves import Place

if TYPE_CHECKING:
    from arbiter_app.ui.slips_page import SlipsPage


class SlipEditing(QObject):
    """Opens the line of one page of slips, enters what is typed there, or gives it up."""

    def __init__(self, page: "SlipsPage") -> None:
        super().__init__(page)
        self._page, self._editor = page, page.card.editor
        self._editor.committed.connect(self._commit)
        self._editor.cancelled.connect(self._cancel)
        self._editor.left.connect(self._leave)

    def open(self, place: Place, text: str | None = None) -> None:
        """Open the line, with the text of the entry or the beginning of another."""
        model, editor = self._page.model, self._editor
        if not model.may_edit():
            return
        stands = str(model.index_at(place).data(Qt.ItemDataRole.EditRole))
        editor.open_with(stands if text is None else text, typed=text is not None)
        editor.setAccessibleName(self.tr("The whole entry, as White would type it"))
        editor.show()
        editor.setFocus()
        if text is None:
            editor.selectAll()

    def go_on(self, last: Last, shown: str) -> None:
        """The key was the beginning of more, such as 1-0: take it back and type on."""
        place = self._page.entering.take_back(last)
        if place is not None:
            self._page.open_place(place)
            self.open(place, f"{last.shown}{shown}")

    def close(self) -> None:
        """Put the line away, with what is typed in it."""
        self._editor.hide()

    def finish(self) -> bool:
        """Enter what is being typed whole; False where it is refused or asks first."""
        if self._editor.isHidden() or self._editor.unentered is None:
            self._editor.hide()
            return True
        self._commit(self._editor.text(), 0)
        return self._editor.isHidden() and not self._page.entering.asking

    def _commit(self, text: str, _step: int) -> None:
        place = self._page.place()
        if place is not None:
            self._page.entering.enter(place, text)

    def _leave(self) -> None:
        lost = self._editor.unentered
        if self._editor.isHidden():
            return
        self._cancel()
        if lost and not self._page.entering.asking:
            words = self.tr("“{0}” was not entered: Enter enters what is typed, a click does not.")
            self._page.refused.emit(words.format(lost))

    def _cancel(self) -> None:
        if self._editor.isHidden():
            return
        self._editor.hide()
        if self._page.entering.asking:
            # The question has taken the keys; what it is about is not given up.
            return
        if self._page.entering.restore():
            self._page.start()
        self._page.echo.emit(self.tr("Nothing has changed."))
        self._page.box.setFocus()
