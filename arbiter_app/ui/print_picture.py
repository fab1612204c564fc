"""A sheet as one picture, for a message or a web page: as long as it is, without page breaks."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from arbiter_app.core.categories import Category
from arbiter_app.core.print_sheets import Paper, PrintSheet, PrintWords
from arbiter_app.core.print_standings import standings_sheet
from arbiter_app.ui.document import Document
from arbiter_app.ui.print_layout import lay_out
from arbiter_app.ui.print_page import MARGIN, Page
from arbiter_app.ui.print_source import WORDS, source_of
from arbiter_app.ui.print_type import Role
from arbiter_app.ui.printing import paint_page

_PIXELS = 0.2
"""Pixels for a tenth of a point: 144 to the inch, sharp on a phone."""

_STRIP = Paper("strip", "portrait")


def picture(sheet: PrintSheet, words: PrintWords) -> QImage:
    """Draw a sheet, black on white, without the foot of its pages."""
    laid = lay_out(sheet, _STRIP, words)
    (page,) = laid.pages
    page = _without_foot(page)
    margin = MARGIN / laid.scale
    end = max(text.box.bottom() for text in page.texts) + margin
    pixels = _PIXELS * laid.scale
    image = QImage(
        QSize(round(laid.width * pixels), round(end * pixels)), QImage.Format.Format_RGB32
    )
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(pixels, pixels)
    paint_page(page, painter)
    painter.end()
    return image


def copy_standings(document: Document, upto: int | None, category: Category | None = None) -> None:
    """Put the standings after a round (None: the latest) into the clipboard as a picture.

    They are of all players, or of a *category*.
    """
    source = source_of(document, upto, category=category)
    QGuiApplication.clipboard().setImage(picture(standings_sheet(source), WORDS))


def _without_foot(page: Page) -> Page:
    texts = [text for text in page.texts if text.role is not Role.FOOT]
    end = max(text.box.bottom() for text in texts) + MARGIN
    return Page(texts, [rule for rule in page.rules if rule.y < end])
