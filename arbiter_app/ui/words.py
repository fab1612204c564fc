"""Words from elsewhere as the window shows them: of the Qt-free part, of people and files."""

from PySide6.QtCore import QCoreApplication


def translate(text: str) -> str:
    """Say a text of `arbiter_app.labels`; passed there as its `tr`."""
    return QCoreApplication.translate("labels", text)


def in_menu(text: str) -> str:
    """Keep "&" of a name from marking a key, in a menu or on a tab."""
    return text.replace("&", "&&")
