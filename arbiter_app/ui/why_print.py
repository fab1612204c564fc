"""The preview of "Why this place?": one sheet about a player, or two, in the print dialog."""

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from arbiter_app.core.print_sheets import PrintSheet, Source
from arbiter_app.core.print_why import why_sheet
from arbiter_app.core.work import Work
from arbiter_app.labels.why_sheet import WhySheetWords
from arbiter_app.ui.document import Document
from arbiter_app.ui.print_dialog import PrintDialog
from arbiter_app.ui.settings import Settings
from arbiter_app.ui.words import translate

_KIND = "why"


class WhyPrintDialog(PrintDialog):
    """Shows and prints the sheet of whom it was opened for."""

    def __init__(
        self,
        document: Document,
        parent: QWidget | None = None,
        *,
        settings: Settings | None = None,
    ) -> None:
        self._players: tuple[int, ...] = ()
        super().__init__(document, parent, settings=settings)

    def show_players(self, players: tuple[int, ...], upto: int | None) -> None:
        """Show the sheet about one player or two, after a round (None: the latest)."""
        self._players = players
        self.options.choose_round(upto)
        self.show_kind(_KIND)

    def offered(self) -> Mapping[str, str]:
        """Offer this sheet alone."""
        return {_KIND: self.tr("Why this place?")}

    def making(self, _kind: str, source: Source) -> Work[PrintSheet]:
        """Make the sheet; a player who was deleted meanwhile is left out."""
        yield
        there = {player.no for player in source.section.players}
        players = tuple(no for no in self._players if no in there)
        return why_sheet(source, WhySheetWords(translate), players)
