"""Why a file was refused and who else has it, in the window's language."""

from typing import TYPE_CHECKING

from arbiter_app.labels import files, locks
from arbiter_app.store.errors import FileError
from arbiter_app.ui.words import translate

if TYPE_CHECKING:
    from arbiter_app.store.lock import Holder


def why(error: FileError) -> str:
    """Say why a file cannot be read or written, in one sentence."""
    return files.refusal(error.code, error.details, translate)


def who_has(file: str, holder: "Holder") -> str:
    """Say who else has a file, in one sentence."""
    told = {"file": file, "host": holder.host, "user": holder.user, "since": holder.since}
    return locks.who_has(holder.where.value, told, translate)
