"""The help: an index with a search at the left, the page at the right, a scoresheet to try."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, Qt, QUrl
from PySide6.QtGui import QKeySequence, QShortcut, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.errors import EditError
from arbiter_app.core.presets import PRESETS
from arbiter_app.core.seeding import plain
from arbiter_app.core.tiebreaks import CUMULATIVE
from arbiter_app.core.tiebreaks.values import sum_text
from arbiter_app.core.trial import trial
from arbiter_app.labels import tie_breaks
from arbiter_app.labels.help import CUMULATIVE as GUIDE
from arbiter_app.labels.help import GUIDES, KEYS, TIES, word
from arbiter_app.labels.presets import preset
from arbiter_app.labels.tie_break_search import found, group, likeliest
from arbiter_app.ui.form import close_button, open_at
from arbiter_app.ui.headed_list import HeadedList
from arbiter_app.ui.help_keys import KeyTexts
from arbiter_app.ui.help_pages import guide_page, keys_page, page_of, tie_break_page, title
from arbiter_app.ui.help_picture import staircase_picture
from arbiter_app.ui.line_inset import inset
from arbiter_app.ui.search_field import SearchField
from arbiter_app.ui.settings import KeyMap
from arbiter_app.ui.theme import colours
from arbiter_app.ui.words import translate

_TRIED = "1 ½ 1"
_PICTURE = "staircase"
_SIZE = (940, 640)
_INDEX = 320
_MARGIN = 14
_POINTS = "PTS"


class HelpWindow(QDialog):
    """Shows the help beside the window, which stays usable.

    Attributes:
        page: the name of the page shown: a family's code, or one of `labels.help`.
    """

    def __init__(self, key_map: KeyMap = KeyMap.OWN, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Help"))
        self.page = ""
        self._keys = KeyTexts(key_map, self)
        self.index, self.text = HeadedList(), QTextBrowser()
        self.search = SearchField(self.index)
        self.tried, self.sum = QLineEdit(_TRIED), QLabel()
        self._trial = QWidget()
        self._lay_out()
        self._connect()
        self._list()
        open_at(self, *_SIZE)

    def show_page(self, asked: str) -> None:
        """Show the page of a code, or one of `labels.help`, and open the window."""
        self.search.clear()
        self._go_to(page_of(asked))
        self.show()
        self.activateWindow()
        self.text.setFocus()

    def set_key_map(self, key_map: KeyMap) -> None:
        """Name the keys of another key map."""
        self._keys.key_map = key_map
        if self.page == KEYS:
            self._show(KEYS)

    # The index

    def _list(self) -> None:
        """List the pages that the search finds, under their heads."""
        self.index.blockSignals(True)
        self.index.clear()
        under = ""
        for head, page, text, note in self._lines():
            if head != under:
                self.index.add_head(head)
                under = head
            self.index.add_line(page, text, note=note)
        self.index.blockSignals(False)
        self.index.go_to(self.page)

    def _lines(self) -> Iterator[tuple[str, str, str, str]]:
        """Give head, page, title and note of each line."""
        sought = plain(self.search.text()).split()
        guides = word("guides", translate)
        for page in (GUIDE, TIES, _POINTS, KEYS):
            said = plain(self._words_of(page))
            if all(one in said for one in sought):
                yield guides, page, self._title(page), ""
        for head, code in found(self.search.text(), translate):
            page = page_of(code)
            yield group(head, translate), page, self._title(page), page

    def _words_of(self, page: str) -> str:
        if page == KEYS:
            lines = [f"{keys} {does}" for _, some in self._keys.groups() for keys, does in some]
            return " ".join([self._title(page), *lines])
        known = [GUIDES[page].known_as if page in GUIDES else tie_breaks.known_as(page)]
        if page == TIES:
            known += [preset(code, translate) for code in PRESETS]
        return " ".join([self._title(page), *known])

    def _title(self, page: str) -> str:
        return title(page, self._keys.title())

    def _search(self) -> None:
        """Show the page that is meant most likely, while one types."""
        self._list()
        pages = list(self.index.values())
        if self.search.text().strip() and pages:
            # A guide comes first only where its title was begun.
            ties = [page for page in pages if page not in (*GUIDES, KEYS, _POINTS)]
            at = pages.index(ties[likeliest(self.search.text(), ties, translate)]) if ties else 0
            begun = plain(self._title(pages[0])).startswith(plain(self.search.text()))
            self.index.go_to(pages[0 if begun else at])

    # The page

    def _go_to(self, page: str) -> None:
        if not self.index.go_to(page):
            self._show(page)

    def _look_at(self) -> None:
        page = self.index.current()
        if page and page != self.page:
            self._show(page)

    def _show(self, page: str) -> None:
        self.page = page
        document = self.text.document()
        document.setDefaultStyleSheet(self._style())
        # Anything that is shown now is still of the page before.
        self.text.clear()
        self.text.setHtml(self._html(page, _PICTURE if self._draw() else ""))
        self.text.setAccessibleName(self._title(page))
        self._trial.setVisible(page == GUIDE or page in CUMULATIVE)
        self._add_up()

    def _draw(self) -> bool:
        """Draw the page's picture as wide as there is room; False where it has none."""
        room = self.text.viewport().width() - 2 * _MARGIN
        picture = staircase_picture(self.page, self.text, room)
        if picture is not None:
            kind = QTextDocument.ResourceType.ImageResource.value
            self.text.document().addResource(kind, QUrl(_PICTURE), picture)
        return picture is not None

    def _html(self, page: str, picture: str) -> str:
        if page == KEYS:
            return keys_page(self._keys.title(), self._keys.groups())
        return guide_page(page, picture) if page in GUIDES else tie_break_page(page, picture)

    def _style(self) -> str:
        own = colours(self.palette())
        return (
            f"th, td {{ border-bottom: 1px solid {own.rule.name()}; }}"
            f"th, .faint {{ color: {own.faint.name()}; font-weight: normal; }}"
            "table { border-collapse: collapse; } h3 { margin-top: 14px; }"
        )

    def _follow(self, link: QUrl) -> None:
        self.search.clear()
        self._go_to(page_of(link.toString()))

    def _add_up(self) -> None:
        code = self.page if self.page in CUMULATIVE else "PS"
        try:
            working = trial(self.tried.text(), code)
        except EditError:
            self.sum.setText(self.tr("Type 1, ½ and 0 with spaces between, H or B for a bye."))
            return
        self.sum.setText(sum_text(working) if working else "")

    # How it is built

    def _lay_out(self) -> None:
        self.search.setPlaceholderText(self.tr("Find  Ctrl+F"))
        self.search.setToolTip(
            self.tr("A tie-break by any of its names, here and elsewhere; a key; a word")
        )
        self.search.setAccessibleName(self.tr("Find in the help"))
        self.index.setAccessibleName(self.tr("Pages"))
        self.text.setOpenLinks(False)
        # A bar that comes and goes would change how wide a picture may be.
        self.text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.document().setDocumentMargin(_MARGIN)
        left = QWidget()
        beside = QVBoxLayout(left)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(6)
        beside.addWidget(self.search)
        beside.addWidget(self.index, 1)
        right = QWidget()
        below = QVBoxLayout(right)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(6)
        below.addWidget(self.text, 1)
        below.addWidget(self._trial)
        self._build_trial()
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(left)
        splitter.addWidget(right)
        for at, width in enumerate((_INDEX, _SIZE[0] - _INDEX)):
            splitter.setStretchFactor(at, width)
        splitter.setSizes([_INDEX, _SIZE[0] - _INDEX])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 12, 12, 12)
        whole.addWidget(splitter, 1)
        whole.addWidget(close_button(self))

    def _build_trial(self) -> None:
        head = QLabel(self.tr("&Try a scoresheet:"))
        head.setBuddy(self.tried)
        self.tried.setAccessibleName(self.tr("Try a scoresheet"))
        self.tried.setMaxLength(80)
        inset(self.tried)
        self.sum.setWordWrap(True)
        self.sum.setTextFormat(Qt.TextFormat.PlainText)
        line = QHBoxLayout(self._trial)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(head)
        line.addWidget(self.tried)
        line.addWidget(self.sum, 1)

    def _connect(self) -> None:
        self.text.viewport().installEventFilter(self)
        self.search.textChanged.connect(self._search)
        self.search.entered.connect(self.text.setFocus)
        self.index.looked_at.connect(self._look_at)
        self.index.enter.connect(self.text.setFocus)
        self.index.typed.connect(self.search.take)
        self.text.anchorClicked.connect(self._follow)
        self.tried.textChanged.connect(self._add_up)
        for keys, act in (
            (QKeySequence(QKeySequence.StandardKey.Find), self._find),
            (QKeySequence("F6"), self._next_part),
        ):
            QShortcut(keys, self).activated.connect(act)

    def _find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _next_part(self) -> None:
        """Give the keys to the search, the index, the page, the scoresheet, in turn."""
        parts = [self.search, self.index, self.text, self.tried]
        there = [part for part in parts if part.isVisible()]
        now = next((at for at, part in enumerate(there) if part.hasFocus()), -1)
        there[(now + 1) % len(there)].setFocus(Qt.FocusReason.TabFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Draw the picture anew where the page has become wider or narrower."""
        if event.type() == QEvent.Type.Resize and self.page and self._draw():
            document = self.text.document()
            document.markContentsDirty(0, document.characterCount())
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.page:
            self._show(self.page)
