"""Words from elsewhere as the window shows them: of the Qt-free part, of people and files."""

from PySide6.QtCore import QCoreApplication


def translate(text: str, n: int = -1, /) -> str:
    """Say a text of `arbiter_app.labels`, in the form for a count; passed there as its `tr`."""
    # A text that does not count has one form, and Qt finds none where it looks for another.
    return QCoreApplication.translate("labels", text, None, n if "%n" in text else -1)


def in_menu(text: str) -> str:
    """Keep "&" of a name from marking a key, in a menu or on a tab."""
    return text.replace("&", "&&")
