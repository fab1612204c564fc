"""What a sheet of the open event is made from."""

from datetime import datetime

from arbiter_app import __version__
from arbiter_app.core.categories import Category
from arbiter_app.core.print_sheets import Choices, Imprint, Source
from arbiter_app.labels.tables import TableWords
from arbiter_app.ui.document import Document
from arbiter_app.ui.words import translate

WORDS = TableWords(translate)
"""The words of sheets in the window's language."""


def source_of(
    document: Document,
    upto: int | None,
    choices: Choices | None = None,
    category: Category | None = None,
) -> Source:
    """Take the section shown, of or after a round (None: the latest), as it is now.

    Standings are of all players, or of a *category*.
    """
    file = document.path.name if document.path else ""
    now = f"{datetime.now():%Y-%m-%d %H:%M}"
    return Source(
        document.tournament,
        document.section,
        WORDS,
        Imprint(now, file, f"Arbiter {__version__}"),
        choices or Choices(),
        document.history,
        upto,
        category,
    )
