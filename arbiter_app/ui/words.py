"""Words from elsewhere as the window shows them: of the Qt-free part, of people and files."""

from PySide6.QtCore import QCoreApplication


def translate(text: str, n: int = -1, /) -> str:
    """Say a text of `arbiter_app.labels`, in the form for a count; passed there as its `tr`."""
    return QCoreApplication.translate("labels", text, None, n)


def in_menu(text: str) -> str:
    """Keep "&" of a name from marking a key, in a menu or on a tab."""
    return text.replace("&", "&&")
