"""The standings as a picture for a message."""

from PySide6.QtGui import QGuiApplication, QImage

from arbiter_app.ui.print_picture import copy_standings, picture
from tests.ui.events import FIRST, many, section
from tests.ui.print_sheets import WORDS, sheet_of


def _ink(image: QImage, top: int, bottom: int) -> bool:
    """Whether anything but white stands between two rows of pixels."""
    white = image.pixel(0, 0)
    columns = range(0, image.width(), 2)
    return any(image.pixel(x, y) != white for y in range(top, bottom, 2) for x in columns)


def test_a_picture_is_as_high_as_its_rows(qapp):
    small, large = (picture(sheet_of(many(count, 3)), WORDS) for count in (6, 60))
    assert small.width() == large.width()
    assert large.height() > 2 * small.height()


def test_a_picture_has_a_white_margin_all_around_and_no_foot(qapp):
    image = picture(sheet_of(section(FIRST)), WORDS)
    assert not _ink(image, 0, 70)
    assert not _ink(image, image.height() - 70, image.height())
    assert _ink(image, 70, 200)


def test_the_standings_are_copied_as_a_picture(opened):
    copy_standings(opened(section(FIRST)), None)
    assert QGuiApplication.clipboard().image().width() > 1000


def test_more_rows_than_a_page_holds_are_one_picture(qapp):
    assert picture(sheet_of(many(300, 2)), WORDS).height() > 9000
