"""The words of the Qt-free part, in the window's language."""

from PySide6.QtCore import QCoreApplication


def translate(text: str) -> str:
    """Say a text of `arbiter_app.labels`; passed there as its `tr`."""
    return QCoreApplication.translate("labels", text)
