"""The reports among the real events, found when tests are collected; none where they are absent."""

import os
from pathlib import Path

import pytest

_BESIDE = Path(__file__).parents[3] / "shared" / "cases"
FOLDER = Path(os.environ.get("ARBITER_CASES", _BESIDE))


def found(*patterns):
    """The files that match, as parameters named after them; one skipped parameter if none do."""
    files = sorted(path for pattern in patterns for path in FOLDER.glob(pattern))
    if not files:
        reason = f"no folder of cases at {FOLDER} (set ARBITER_CASES)"
        return [pytest.param(None, marks=pytest.mark.skip(reason=reason))]
    return [pytest.param(path, id=f"{path.parent.name}/{path.name}") for path in files]
