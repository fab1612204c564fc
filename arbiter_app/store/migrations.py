"""From older versions of the file to the present one, a step a version.

A step changes plain JSON in place, imports nothing from `core`, is named for what it does,
and is never edited once released: `tests/store/samples` keeps one file of each version.
"""

from collections.abc import Callable, Sequence
from copy import deepcopy

from arbiter_app.store.jsontext import Json

Step = Callable[[dict[str, Json]], None]

STEPS: Sequence[Step] = ()
"""The step at index 0 leads from version 1 to 2."""

VERSION = len(STEPS) + 1


def migrate(
    document: dict[str, Json], version: int, steps: Sequence[Step] = STEPS
) -> dict[str, Json]:
    """Return the document as the present version has it; the one given stays as it is."""
    if version > len(steps):
        return document
    migrated = deepcopy(document)
    for step in steps[version - 1 :]:
        step(migrated)
    migrated["version"] = len(steps) + 1
    return migrated
