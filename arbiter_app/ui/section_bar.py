"""The bar of sections: "U8 ✓ · U10 2 playing"; there only with more than one."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTabBar, QWidget

from arbiter_app.core.progress import open_so_far
from arbiter_app.core.tournament import Section
from arbiter_app.ui.document import Document
from arbiter_app.ui.words import in_menu

_LONGEST = 24
"""So many letters of a name are shown; the tool tip has them all."""


class SectionBar(QTabBar):
    """One tab for each section of the event; *busy* tells whether none can be shown just now."""

    def __init__(
        self,
        document: Document,
        parent: QWidget | None = None,
        busy: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(parent)
        self._document, self._busy = document, busy
        self._shown: tuple[Section, ...] = ()
        self.setAccessibleName(self.tr("Sections"))
        self.setDocumentMode(True)
        self.setExpanding(False)
        self.setDrawBase(False)
        self.setUsesScrollButtons(True)
        document.changed.connect(self._sync)
        self.currentChanged.connect(self._choose)
        self._sync()

    def _sync(self) -> None:
        sections = self._document.tournament.sections
        self.blockSignals(True)
        while self.count() > len(sections):
            self.removeTab(self.count() - 1)
        while self.count() < len(sections):
            self.addTab("")
        for index, section in enumerate(sections):
            if index >= len(self._shown) or section is not self._shown[index]:
                self.setTabText(index, self._text(section))
                self.setTabToolTip(index, section.name)
        self.setCurrentIndex(self._document.section_index)
        self.blockSignals(False)
        self._shown = sections
        self.setVisible(len(sections) > 1)

    def _choose(self, index: int) -> None:
        if index < 0:
            return
        if self._busy():
            self._sync()
        else:
            self._document.show_section(index)

    def _text(self, section: Section) -> str:
        width = _LONGEST * self.fontMetrics().averageCharWidth()
        cut = self.fontMetrics().elidedText(section.name, Qt.TextElideMode.ElideMiddle, width)
        name = in_menu(cut)
        playing = open_so_far(section)
        if playing:
            return self.tr("{0} · %n playing", "", playing).format(name)
        return self.tr("{0} ✓").format(name) if section.current_round else name
