"""A saved event, and a folder for journals."""

import pytest

from arbiter_app.store import files
from arbiter_app.store.schema import dump
from tests.store.journals import START


@pytest.fixture
def event(tmp_path):
    """An event's file, saved with START."""
    path = tmp_path / "Été #1" / "大会.arbiter"
    path.parent.mkdir()
    files.save(path, dump(START))
    return path


@pytest.fixture
def folder(tmp_path):
    """Where the journals are; it need not exist."""
    return tmp_path / "data" / "journals"
