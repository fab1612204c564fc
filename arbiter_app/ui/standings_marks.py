"""Who has just moved to another place in the standings; a moment later nobody has."""

from PySide6.QtCore import QObject, QTimer, Signal

MARKED_MS = 2000


class StandingsMarks(QObject):
    """The players marked now.

    Signals:
        faded: a set of those whose mark is over.
    """

    faded = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._players: frozenset[int] = frozenset()
        self._moment = QTimer(self, singleShot=True, interval=MARKED_MS)
        self._moment.timeout.connect(self._fade)

    def __contains__(self, player: int) -> bool:
        """Whether a player is marked."""
        return player in self._players

    def last(self, milliseconds: int) -> None:
        """Say how long a mark lasts."""
        self._moment.setInterval(milliseconds)

    def add(self, movers: frozenset[int]) -> None:
        """Mark the movers; those marked before stay so until the time of all is over."""
        if movers:
            self._players |= movers
            self._moment.start()

    def clear(self) -> None:
        """Mark nobody, and tell nobody so: the table is another."""
        self._players = frozenset()

    def _fade(self) -> None:
        gone, self._players = self._players, frozenset()
        self.faded.emit(gone)
