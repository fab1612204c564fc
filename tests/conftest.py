"""What all tests share: no screen, and the folder of real events where it is there."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from arbiter_app.system_check import trouble

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Here and not in a hook: tests/ui/conftest.py, and pytest-qt after it, load Qt.
if said := trouble():
    sys.exit(said)
# A property does not fail because the machine is busy; and where CI is set, the same commit is
# judged by the same examples each time. New ones are found at everybody's desk.
settings.register_profile("unhurried", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("unhurried")

_BESIDE = Path(__file__).parents[2] / "shared" / "cases"


@pytest.fixture(scope="session")
def cases() -> Path:
    """The folder of real events; the test is skipped where it is absent."""
    folder = Path(os.environ.get("ARBITER_CASES", _BESIDE))
    if not folder.is_dir():
        pytest.skip(f"no folder of cases at {folder} (set ARBITER_CASES)")
    return folder
