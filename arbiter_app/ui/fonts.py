"""The fonts that windows make from their own."""

from PySide6.QtGui import QFont


def bold(font: QFont, larger: float = 0) -> QFont:
    """Give the font in bold, so many points larger."""
    strong = QFont(font)
    strong.setBold(True)
    if larger:
        strong.setPointSizeF(strong.pointSizeF() + larger)
    return strong
