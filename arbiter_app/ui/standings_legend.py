"""The lines under the standings: the form of the cumulative score, what the signs mean."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from arbiter_app.core.tiebreaks import cumulative_of
from arbiter_app.labels import tie_breaks
from arbiter_app.ui.standings_model import StandingsModel
from arbiter_app.ui.standings_words import withdrawn
from arbiter_app.ui.words import translate


class StandingsLegend(QLabel):
    """Says only what the table shown needs."""

    def __init__(self, model: StandingsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._compact = False
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def set_compact(self, compact: bool) -> None:
        """Take one line, where rows are low because the window is."""
        self._compact = compact
        self.show_legend()

    def show_legend(self) -> None:
        """Follow the table."""
        shown = self._model.shown
        code = cumulative_of(shown.standings.tie_breaks)
        form = [tie_breaks.legend(code, translate)] if code else []
        whole = "\n".join([*form, "   ".join(self._signs())]).strip()
        short = tie_breaks.name(code, translate) if code and self._compact else whole
        self.setText(short)
        self.setToolTip(whole if short != whole else "")

    def _signs(self) -> list[str]:
        shown, finality = self._model.shown, self._model.finality
        said = []
        if finality.open:
            said.append(self.tr("○ can still change: games still playing count no points so far."))
        if finality.decided:
            said.append(self.tr("✓ decided: no game still playing can change it."))
        if any(withdrawn(shown, player) for player in shown.section.players):
            said.append(self.tr("w has withdrawn."))
        return said
