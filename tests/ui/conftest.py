"""What the tests of the window's parts share: an open event."""

from collections.abc import Callable

import pytest

from arbiter_app.core.tournament import Section
from arbiter_app.ui.document import Document
from tests.ui.events import event

Opened = Callable[..., Document]


@pytest.fixture
def opened(qapp) -> Opened:
    """Open sections as a saved event; the clock stands still."""

    def show(*sections: Section) -> Document:
        document = Document(qapp, clock=lambda: "2026-11-29T14:02:31")
        documents.append(document)
        document.open(event(*sections))
        return document

    documents: list[Document] = []
    yield show
    for document in documents:
        document.setParent(None)
