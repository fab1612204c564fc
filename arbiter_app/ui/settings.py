"""What the program keeps between starts: choices of the person, never data of an event.

Each value read back is checked, because anybody may have edited the file; what cannot be
is the default.
"""

import os
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QByteArray, QSettings

MOST_RECENT = 9


class AfterResult(StrEnum):
    """Where the cursor goes after a result key."""

    DOWN = "down"
    RIGHT = "right"
    STAY = "stay"


class Rows(StrEnum):
    """How high a row is; `AUTO` follows the window's height."""

    AUTO = "auto"
    ONE_LINE = "one-line"
    TWO_LINES = "two-lines"


class Order(StrEnum):
    """In which order the grid lists the players."""

    NUMBER = "number"
    NAME = "name"
    SCHOOL = "school"


class Ties(StrEnum):
    """How a shared place is written: 2= or 2–3."""

    EQUALS = "equals"
    SPREAD = "spread"


class View(StrEnum):
    """As what the results are shown."""

    GRID = "grid"
    SHEET = "sheet"
    SLIPS = "slips"


class KeyMap(StrEnum):
    """Which keys stand for which result; `OWN` is 1 win, 0 loss, 5 draw, + and - forfeits."""

    OWN = "own"
    ONE_NOUGHT_FIVE = "1-0-5"
    ONE_TWO_THREE = "1-2-3"


class Theme(StrEnum):
    """Which palette; `SYSTEM` follows the computer's."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


_Choice = TypeVar("_Choice", bound=StrEnum)


class Kept(Generic[_Choice]):
    """A choice of the person, kept under a key; what cannot be is the usual one."""

    def __init__(self, key: str, usual: _Choice) -> None:
        self._key, self._usual = key, usual

    def __get__(self, settings: "Settings", _of: type["Settings"] | None = None) -> _Choice:
        """Read it."""
        stored = settings.stored.value(self._key, self._usual.value)
        found = (choice for choice in type(self._usual) if choice.value == stored)
        return next(found, self._usual)

    def __set__(self, settings: "Settings", choice: _Choice) -> None:
        """Keep another."""
        settings.stored.setValue(self._key, choice.value)


class Settings:
    """Typed access to the settings file.

    Attributes:
        stored: the file itself.
    """

    after_result = Kept("grid/after_result", AfterResult.DOWN)
    """Where the cursor goes after a result key."""

    rows = Kept("grid/rows", Rows.AUTO)
    """How high the rows are."""

    order = Kept("grid/order", Order.NUMBER)
    """In which order the grid lists the players."""

    ties = Kept("standings/ties", Ties.EQUALS)
    """How a shared place is written."""

    key_map = Kept("grid/keys", KeyMap.OWN)
    """Which keys stand for which result."""

    view = Kept("results/view", View.GRID)
    """As what the results were shown last."""

    theme = Kept("window/theme", Theme.SYSTEM)
    """Which palette is used."""

    def __init__(self, stored: QSettings) -> None:
        self.stored = stored

    @classmethod
    def at(cls, path: Path) -> "Settings":
        """Read and write the settings in an ini file."""
        return cls(QSettings(str(path), QSettings.Format.IniFormat))

    @property
    def presets(self) -> dict[str, tuple[str, ...]]:
        """The person's own lists of tie-breaks, by name; one that cannot be is left out."""
        # Not needed at the start, which should be quick.
        from arbiter_app.core.tiebreaks import TIE_BREAKS, without_repeats

        found: dict[str, tuple[str, ...]] = {}
        for one in _texts(self.stored.value("ties/presets", [])):
            codes, colon, name = one.partition(": ")
            listed = tuple(code for code in codes.split(", ") if code)
            if colon and name and set(listed) <= TIE_BREAKS.keys():
                found[name] = without_repeats(listed)
        return found

    def keep_preset(self, name: str, codes: tuple[str, ...]) -> None:
        """Keep a list of tie-breaks under a name; one that had this name is gone."""
        self._keep_presets({**self.presets, name: codes})

    def forget_preset(self, name: str) -> None:
        """Keep a list of tie-breaks no longer."""
        kept = self.presets
        kept.pop(name, None)
        self._keep_presets(kept)

    def _keep_presets(self, kept: dict[str, tuple[str, ...]]) -> None:
        written = [f"{', '.join(codes)}: {name}" for name, codes in kept.items()]
        self.stored.setValue("ties/presets", written)

    @property
    def why_open(self) -> bool:
        """Whether "Why this place?" is open beside an event."""
        return self.stored.value("why/open", "yes") != "no"

    @why_open.setter
    def why_open(self, opened: bool) -> None:
        self.stored.setValue("why/open", "yes" if opened else "no")

    def printed(self, name: str, default: str = "") -> str:
        """Give a choice about printing; whoever asks checks it."""
        stored = self.stored.value(f"print/{name}", default)
        return stored if isinstance(stored, str) else default

    def keep_printed(self, name: str, choice: str) -> None:
        """Keep a choice about printing."""
        self.stored.setValue(f"print/{name}", choice)

    @property
    def recent(self) -> tuple[Path, ...]:
        """The files opened or saved last, the latest first."""
        stored = self.stored.value("files/recent", [])
        return tuple(Path(one) for one in _texts(stored) if one)[:MOST_RECENT]

    def remember_file(self, path: Path) -> None:
        """Put a file at the head of the recent ones."""
        others = [one for one in self.recent if one != path]
        kept = [path, *others][:MOST_RECENT]
        self.stored.setValue("files/recent", [str(one) for one in kept])

    def forget_file(self, path: Path) -> None:
        """Take a file that is no longer there off the recent ones."""
        self.stored.setValue("files/recent", [str(one) for one in self.recent if one != path])

    def second_copy(self, path: Path) -> tuple[Path, str] | None:
        """Give the folder of an event's second copy, and the digest of that; "": not known."""
        folder = self.stored.value(f"{_copy_key(path)}/folder", "")
        digest = self.stored.value(f"{_copy_key(path)}/digest", "")
        if not isinstance(folder, str) or not folder:
            return None
        return Path(folder), digest if isinstance(digest, str) else ""

    def keep_second_copy(self, path: Path, folder: Path, digest: str = "") -> None:
        """Remember where the second copy of an event's file goes."""
        self.stored.setValue(f"{_copy_key(path)}/folder", str(folder))
        self.stored.setValue(f"{_copy_key(path)}/digest", digest)

    def forget_second_copy(self, path: Path) -> None:
        """Keep no second copy of an event's file any more."""
        self.stored.remove(_copy_key(path))

    @property
    def folder(self) -> str:
        """The folder that the next file dialog starts in; "" is the system's choice."""
        recent = self.recent
        return str(recent[0].parent) if recent else ""

    def layout(self, name: str) -> QByteArray:
        """Give what `keep_layout` kept under a name, else an empty array."""
        stored = self.stored.value(f"layout/{name}")
        return stored if isinstance(stored, QByteArray) else QByteArray()

    def keep_layout(self, name: str, state: QByteArray) -> None:
        """Keep the geometry of a window or the places of a splitter."""
        self.stored.setValue(f"layout/{name}", state)


def _texts(stored: object) -> list[str]:
    # A list of one comes back as its only text.
    listed = stored if isinstance(stored, list) else [stored]
    return [one for one in listed if isinstance(one, str)]


def _copy_key(path: Path) -> str:
    # A path has signs that a key of the settings must not have.
    return f"copies/{sha256(os.fsencode(path)).hexdigest()[:16]}"
