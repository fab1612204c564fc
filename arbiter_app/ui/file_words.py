"""Why a file was refused, in the window's language."""

from arbiter_app.labels import files
from arbiter_app.store.errors import FileError
from arbiter_app.ui.words import translate


def why(error: FileError) -> str:
    """Say why a file cannot be read or written, in one sentence."""
    return files.refusal(error.code, error.details, translate)
