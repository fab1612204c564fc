"""Every sentence and word of the Qt-free part, as source text by code.

Whoever shows them passes a function that translates: the window Qt's, the command line
`as_is`. The texts are marked for `pyside6-lupdate`, which reads `QT_TRANSLATE_NOOP`.
"""

from arbiter_app.labels.words import Translate, as_is

__all__ = ["Translate", "as_is"]
