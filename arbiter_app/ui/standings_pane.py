"""The standings beside the grid: title, what is still playing, the table, its legend."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.core.live import Waiting, waiting
from arbiter_app.core.tournament import Game
from arbiter_app.ui.category_box import CategoryBox
from arbiter_app.ui.document import Document
from arbiter_app.ui.fonts import bold
from arbiter_app.ui.round_box import RoundBox
from arbiter_app.ui.standings_legend import StandingsLegend
from arbiter_app.ui.standings_model import StandingsModel
from arbiter_app.ui.standings_view import StandingsView
from arbiter_app.ui.theme import colours
from arbiter_app.ui.tinted_label import Badge, Strip

_MARGIN, _GAP = 10, 8


class StandingsPane(QWidget):
    """The live standings of the document's section.

    Signals:
        echo: what has just happened here, for the status bar.
        refused: why something was not done.
        player_selected: the person went to this player's row.
    """

    echo = Signal(str)
    refused = Signal(str)
    player_selected = Signal(int)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = StandingsModel(document, self)
        self.view = StandingsView(self.model, self)
        self._title = QLabel(self)
        self._playing, self._disputed = Badge(self), Badge(self, problem=True)
        self._rounds, self._category = RoundBox(self), CategoryBox(self)
        self._hold = QToolButton(self)
        self._held = Strip(self)
        self._empty, self._legend = QLabel(self), StandingsLegend(self.model, self)
        self._said, self._under, self._stack = QHBoxLayout(), QHBoxLayout(), QStackedLayout()
        self._wide: bool | None = None
        self._build()
        self.setAccessibleName(self.tr("Standings"))
        self.view.player_selected.connect(self.player_selected)
        self.view.copied.connect(self._say_copied)
        self.view.typed.connect(self._refuse_typed)
        self._rounds.activated.connect(self._round_chosen)
        self._category.activated.connect(self._category_chosen)
        self._hold.toggled.connect(self._hold_toggled)
        self.model.renewed.connect(self._show)
        self._show()

    # What the window asks for

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keys to the table; as a focus proxy it would catch the Tab key."""
        self.view.setFocus(reason)

    def select_player(self, player: int) -> None:
        """Select a player's row; the table keeps its place, as while results come in."""
        self.view.select_player(player)

    def show_player(self, player: int) -> None:
        """Select a player's row and scroll to it."""
        self.view.select_player(player, scroll=True)

    def set_compact(self, compact: bool) -> None:
        """Make the rows as low as one line needs."""
        self.view.set_compact(compact)
        self._legend.set_compact(compact)

    def choose_category(self) -> None:
        """Give the keys to the choice of whom the table lists."""
        if self._category.isVisible():
            self._category.setFocus()
            self.echo.emit(self.tr("Whom the standings list: up and down, or the first letters"))
        else:
            self.refused.emit(
                self.tr("Nothing is known of the players that could part them: no grade, no school")
            )

    def copy(self) -> None:
        """Copy the selected rows as text with tabs."""
        self.view.copy()

    # How it is built

    def _build(self) -> None:
        self._title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._title.setMinimumWidth(1)
        self._hold.setText(self.tr("Hold"))
        self._hold.setCheckable(True)
        self._hold.setToolTip(
            self.tr("Freeze the standings while somebody is shown a place; results can go on")
        )
        self._rounds.setToolTip(self.tr("After which round the standings are shown"))
        self._rounds.setAccessibleName(self.tr("Standings after round"))
        self._category.setAccessibleName(self.tr("Standings of"))
        self._held.hide()
        self._empty.setWordWrap(True)
        self._empty.setTextFormat(Qt.TextFormat.PlainText)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setContentsMargins(24, 24, 24, 24)
        self._legend.setContentsMargins(_MARGIN, 4, _MARGIN, 4)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self._empty)
        head = QVBoxLayout()
        head.setContentsMargins(_MARGIN, 5, _MARGIN, 5)
        head.setSpacing(4)
        for row in (self._said, self._under):
            row.setSpacing(_GAP)
            head.addLayout(row)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(self._held)
        whole.addLayout(self._stack, 1)
        whole.addWidget(self._legend)
        self._arrange()
        self._dress()

    def _arrange(self) -> None:
        """Put badges and choice beside the title, or under it where the pane is narrow.

        There is room for a badge even while there is none: the table stays where it is when
        the last game ends.
        """
        wide = self._needed() + 2 * _MARGIN <= self.width()
        if wide == self._wide:
            return
        self._wide = wide
        for row in (self._said, self._under):
            while row.takeAt(0):
                pass
        badges, controls = (self._playing, self._disputed), (self._rounds, self._hold)
        high = self._category.sizeHint().height()
        self._said.addStrut(high)
        self._said.addWidget(self._title)
        if wide:
            for badge in badges:
                self._said.addWidget(badge)
            self._said.addStretch(1)
            self._said.addWidget(self._category)
        else:
            self._said.addStretch(1)
            self._under.addStrut(high)
            for part in (self._category, *badges):
                self._under.addWidget(part)
            self._under.addStretch(1)
        for control in controls:
            self._said.addWidget(control)
        # The keys are in the table first; Tab goes on from left to right, row by row.
        order = (self._category, *controls) if wide else (*controls, self._category)
        for one, other in pairwise((self.view, *order)):
            self.setTabOrder(one, other)

    def _needed(self) -> int:
        """Give the width of all in one row, with a badge for the games still playing."""
        usual = self._playing.width_of(self.tr("%n games still playing", "", 10))
        parts = [self._title.sizeHint().width(), usual]
        if not self._disputed.isHidden():
            parts.append(self._disputed.sizeHint().width())
        if self._category.has_choice:
            parts.append(self._category.minimumSizeHint().width())
        parts += [control.sizeHint().width() for control in (self._rounds, self._hold)]
        return sum(parts) + (len(parts) - 1) * _GAP

    def _dress(self) -> None:
        self._title.setFont(bold(self.font(), larger=2))
        faint = QPalette(self.palette())
        faint.setColor(QPalette.ColorRole.WindowText, colours(self.palette()).faint)
        for label in (self._empty, self._legend):
            label.setPalette(faint)

    # What it shows

    def _show(self) -> None:
        model, upto = self.model, self.model.round
        self._title.setText(
            self.tr("Standings after round {0}").format(upto) if upto else self.tr("Standings")
        )
        self._rounds.show_rounds(model.last_round, model.chosen)
        self._category.offer(model.shown.section, model.year, model.category)
        who = self.tr("Who is listed, with places of their own")
        self._category.setToolTip(self._category.currentText() if model.category else who)
        self._show_hold()
        open_things = waiting(model.shown)
        self._playing.say(self._playing_text(open_things), self._games(open_things.games))
        self._disputed.say(self._disputed_text(open_things), self._games(open_things.disputed))
        self._legend.show_legend()
        empty = self._empty_text()
        self._empty.setText(empty)
        self._stack.setCurrentIndex(1 if empty else 0)
        none = empty and not model.category
        for widget in (self._legend, self._rounds, self._hold):
            widget.setVisible(not none)
        self._category.setVisible(not none and self._category.has_choice)
        self._arrange()

    def _show_hold(self) -> None:
        if self._hold.isChecked() != self.model.held:
            self._hold.setChecked(self.model.held)
        self._held.setText(
            self.tr("On hold. Results have changed since; Hold again shows them.")
            if self.model.behind
            else self.tr("On hold: these standings stay as they are until Hold is released.")
        )
        self._held.setVisible(self.model.held)

    def _playing_text(self, open_things: Waiting) -> str:
        games, blanks = len(open_things.games), open_things.blanks
        if games and blanks:
            return self.tr("%n still playing", "", games + blanks)
        if games == 1:
            return self.tr("1 game still playing")
        if games:
            return self.tr("%n games still playing", "", games)
        if blanks == 1:
            return self.tr("1 player still playing")
        return self.tr("%n players still playing", "", blanks) if blanks else ""

    def _disputed_text(self, open_things: Waiting) -> str:
        count = len(open_things.disputed)
        if count == 1:
            return self.tr("1 game disputed")
        return self.tr("%n games disputed", "", count) if count else ""

    def _games(self, games: tuple[tuple[int, Game], ...]) -> str:
        section = self.model.shown.section
        return "\n".join(
            self.tr("Round {0}, board {1}: {2} – {3}").format(
                number,
                game.board,
                section.player(game.white).name,
                section.player(game.black).name,
            )
            for number, game in games
        )

    def _empty_text(self) -> str:
        shown = self.model.shown
        if not shown.section.players:
            return self.tr(
                "No players yet. Add them or paste a list: everything is in the Players menu."
            )
        if not shown.standings.round:
            return self.tr("No result yet. The standings begin with the first one.")
        if not shown.standings.rows:
            return self.tr("Nobody belongs to this category now; choose another one above.")
        return ""

    # What the person does

    def _round_chosen(self, at: int) -> None:
        self.model.choose_round(self._rounds.itemData(at))

    def _category_chosen(self) -> None:
        self.model.choose_category(self._category.chosen)
        count = self.model.rowCount()
        if self.model.category is None:
            self.echo.emit(self.tr("The standings list all players"))
        elif count == 1:
            self.echo.emit(self.tr("The standings list 1 player"))
        else:
            self.echo.emit(self.tr("The standings list %n players", "", count))

    def _say_copied(self, count: int) -> None:
        if not count:
            self.refused.emit(self.tr("Nothing is copied: select rows of the standings first."))
        elif count == 1:
            self.echo.emit(self.tr("1 row of the standings copied"))
        else:
            self.echo.emit(self.tr("%n rows of the standings copied", "", count))

    def _refuse_typed(self, text: str) -> None:
        said = self.tr("“{0}” means nothing here: results are typed in the grid (F6).")
        self.refused.emit(said.format(text))

    def _hold_toggled(self, held: bool) -> None:
        if held != self.model.held:
            self.model.hold(held)
            self.echo.emit(
                self.tr("The standings are on hold")
                if held
                else self.tr("The standings follow the results again")
            )

    # Qt's events

    def minimumSizeHint(self) -> QSize:
        """Ask for the width that two rows need: in one row a pane could not be made narrower."""
        rows = ((self._rounds, self._hold), (self._playing, self._disputed, self._category))
        least = max(
            sum(part.minimumSizeHint().width() + _GAP for part in row if not part.isHidden())
            for row in rows
        )
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), least + 2 * _MARGIN), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the badges where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Find out what is decided, now that it is seen."""
        super().showEvent(event)
        self.model.finality.watch(watched=True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Find out nothing for nobody."""
        super().hideEvent(event)
        self.model.finality.watch(watched=False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow font and palette."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._dress()
