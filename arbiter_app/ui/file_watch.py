"""What has become of the open event's file while the window was not looked at."""

from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QObject

from arbiter_app.store.errors import FileError
from arbiter_app.ui.document import Document


class Found(Enum):
    """How the file stands."""

    SAME = auto()
    CHANGED = auto()
    DELETED = auto()
    AWAY = auto()  # with its folder: a stick taken out


class FileWatch(QObject):
    """Looks at the file; each change is told once."""

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._told: tuple[Path | None, object] = (None, None)

    def look(self) -> Found:
        """Compare the file with what was read or saved last; SAME for what was told before.

        A file that cannot be read just now counts as the same: the next save will tell.
        """
        path = self._document.path
        if path is None or self._document.digest is None:
            return Found.SAME
        digest, found = self._state(path)
        told, self._told = self._told, (path, found if digest is None else digest)
        return Found.SAME if told == self._told else found

    def _state(self, path: Path) -> tuple[str | None, Found]:
        from arbiter_app.store import files

        try:
            digest = files.digest(files.read_bytes(path))
        except FileError as error:
            if error.code != "no-file":
                return None, Found.SAME
            return None, Found.DELETED if path.parent.is_dir() else Found.AWAY
        same = digest == self._document.digest
        return (None, Found.SAME) if same else (digest, Found.CHANGED)
