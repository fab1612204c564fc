"""A language whose texts are a third longer, to see that every window has room for it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QTranslator

_LONGEST = 7


class Longer(QTranslator):
    """Makes each text a third longer: by more words where it has several, else by letters."""

    def isEmpty(self):
        return False

    def translate(self, context, text, disambiguation=None, n=-1):
        more = max(1, len(re.sub(r"\{.*?\}|<.*?>|&|\t.*", "", text)) // 3)
        head, tab, hint = text.partition("\t")
        if " " not in text.strip():
            return f"{head}{'n' * more}{tab}{hint}"
        words = [" nnnnnn"[:_LONGEST] for _ in range(more // _LONGEST)] + [
            " nnnnnn"[: more % _LONGEST]
        ]
        return f"{head}{''.join(words).rstrip()}{tab}{hint}"


@contextmanager
def spoken(translator: QTranslator) -> Iterator[None]:
    """Speak a language for a while."""
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)
