"""Paint laid-out pages on a printer, in its preview, or into a PDF: black on white always."""

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLineF, QMarginsF, QPointF, QRectF
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from arbiter_app.core.print_sheets import Paper, PrintSheet, PrintWords
from arbiter_app.core.work import Work, whole
from arbiter_app.ui.print_layout import lay_out
from arbiter_app.ui.print_page import Page, Pages
from arbiter_app.ui.print_type import type_of

_SIZES = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
_PER_INCH = 720
"""Tenths of a point."""


def ready() -> QGuiApplication:
    """Give Qt's application, one without any screen where there is none yet."""
    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    return QGuiApplication(["arbiter-app", "-platform", "offscreen"])


def pdf(sheet: PrintSheet, paper: Paper, words: PrintWords) -> bytes:
    """Write a sheet as a PDF file."""
    app = ready()
    data = whole(writing([lay_out(sheet, paper, words)], paper, sheet.table.title))
    assert app is not None  # it had to live until here
    return data


def writing(laid: Sequence[Pages], paper: Paper, title: str) -> Work[bytes]:
    """Write laid-out sheets behind each other as one PDF file, page by page."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Arbiter")
    writer.setResolution(_PER_INCH)
    yield from painting(laid, paper, writer)
    buffer.close()
    return bytes(data.data())


def painting(laid: Sequence[Pages], paper: Paper, device: QPagedPaintDevice) -> Work[bool]:
    """Paint sheets on a device, whose page is turned as each needs it; False if it cannot."""
    painter = QPainter()
    try:
        for sheet in laid:
            device.setPageLayout(_page_layout(sheet, paper))
            for page in sheet.pages:
                # A page lies as the device was told before it began.
                if not (device.newPage() if painter.isActive() else painter.begin(device)):
                    return False
                painter.resetTransform()
                scale = sheet.scale * painter.device().logicalDpiX() / _PER_INCH
                painter.scale(scale, scale)
                paint_page(page, painter)
                yield
    finally:
        if painter.isActive():
            painter.end()
    return True


def _page_layout(sheet: Pages, paper: Paper) -> QPageLayout:
    ways = QPageLayout.Orientation
    way = ways.Landscape if sheet.landscape else ways.Portrait
    layout = QPageLayout(QPageSize(_SIZES[paper.size]), way, QMarginsF())
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def paint_page(page: Page, painter: QPainter) -> None:
    """Paint one page; the painter is scaled to tenths of a point."""
    for rule in page.rules:
        painter.setPen(QPen(QColor(rule.grey, rule.grey, rule.grey), rule.thick))
        painter.drawLine(QLineF(rule.x, rule.y, rule.x + rule.length, rule.y))
    for box in page.boxes:
        painter.setPen(QPen(QColor(box.grey, box.grey, box.grey), box.thick))
        painter.drawRect(QRectF(box.x, box.y, box.width, box.height))
    painter.setPen(QColor(0, 0, 0))
    role = None
    for text in page.texts:
        if text.role is not role:
            role = text.role
            painter.setFont(type_of(role).font)
        painter.drawText(QPointF(text.x, text.y), text.text)
