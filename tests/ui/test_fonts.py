"""The fonts that windows make from their own."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from arbiter_app.ui.fonts import bold


def test_a_font_is_made_bold_and_larger_and_itself_stays(qapp: QApplication) -> None:
    plain = QFont(qapp.font())
    plain.setPointSizeF(11)
    strong = bold(plain, larger=2)
    assert (strong.bold(), strong.pointSizeF()) == (True, 13)
    assert (plain.bold(), plain.pointSizeF()) == (False, 11)


def test_a_font_in_pixels_keeps_its_size(qapp: QApplication) -> None:
    plain = QFont(qapp.font())
    plain.setPixelSize(20)
    assert bold(plain).pixelSize() == 20
