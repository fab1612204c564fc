"""A day, typed or taken from a calendar. What was typed in another form stays as it was."""

from datetime import date

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtGui import QShortcut, QTextCharFormat
from PySide6.QtWidgets import (
    QCalendarWidget,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QToolButton,
    QWidget,
    QWidgetAction,
)


class DateField(QWidget):
    """A line of text with a calendar behind a button.

    Attributes:
        line: what is typed into.

    Signals:
        edited: the text is another, by hand or from the calendar.
    """

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = QLineEdit()
        self.line.setPlaceholderText(self.tr("2026-11-29"))
        self.line.textEdited.connect(self.edited)
        self._calendar = QCalendarWidget()
        self._calendar.setVerticalHeaderFormat(
            QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader
        )
        # By itself it writes weekends in a red that is hard to read on a dark ground.
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            self._calendar.setWeekdayTextFormat(day, QTextCharFormat())
        self._calendar.activated.connect(self.take)
        self._calendar.clicked.connect(self.take)
        self._menu = QMenu(self)
        action = QWidgetAction(self._menu)
        action.setDefaultWidget(self._calendar)
        self._menu.addAction(action)
        self._menu.aboutToShow.connect(self._turn_to_day)
        button = QToolButton()
        button.clicked.connect(self._open)
        button.setText("▾")
        button.setToolTip(self.tr("Calendar (Alt+Down)"))
        button.setAccessibleName(self.tr("Calendar"))
        button.setFixedHeight(self.line.sizeHint().height())
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        by_key = QShortcut(Qt.Modifier.ALT | Qt.Key.Key_Down, self.line)
        by_key.setContext(Qt.ShortcutContext.WidgetShortcut)
        by_key.activated.connect(self._open)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.line, 1)
        row.addWidget(button)

    def text(self) -> str:
        """What stands there."""
        return self.line.text().strip()

    def set_text(self, text: str) -> None:
        """Show a day, or whatever was written for one."""
        self.line.setText(text)

    def day(self) -> date | None:
        """The day, where the text is one in ISO 8601."""
        return _day(self.text())

    def take(self, day: QDate) -> None:
        """Write a day of the calendar."""
        self._menu.close()
        self.line.setText(day.toString(Qt.DateFormat.ISODate))
        self.edited.emit()

    def _open(self) -> None:
        self._menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
        self._calendar.setFocus()

    def _turn_to_day(self) -> None:
        day = self.day()
        self._calendar.setSelectedDate(
            QDate(day.year, day.month, day.day) if day else QDate.currentDate()
        )


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
