"""Where the program keeps what is its own: resources it brings, and the user's folders.

The user's folders are named here and made by whoever writes there.
"""

from pathlib import Path

from platformdirs import PlatformDirs

_HERE = Path(__file__).parent
# The author's name would be one more level of folders on Windows.
_DIRS = PlatformDirs("arbiter", appauthor=False)


def resources() -> Path:
    """The folder of icons and samples: inside the installed package, else beside it."""
    inside = _HERE / "resources"
    return inside if inside.is_dir() else _HERE.parent / "resources"


def settings_file() -> Path:
    """The file of the user's choices."""
    return _DIRS.user_config_path / "arbiter.ini"


def journals() -> Path:
    """The folder of the journals of open events."""
    return _DIRS.user_data_path / "journals"


def logs() -> Path:
    """The folder of the log files."""
    return _DIRS.user_log_path
