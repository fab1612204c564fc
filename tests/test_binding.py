"""The version of Qt's binding, because one pairing with Python ends in an abort, not an error."""

import sys

import PySide6


def test_the_binding_is_one_that_this_python_can_run():
    version = tuple(int(part) for part in PySide6.__version__.split(".")[:2])
    assert sys.version_info >= (3, 12) or version < (6, 12), (
        f"PySide6 {PySide6.__version__} drops references to True and None on Python 3.11 until "
        "the interpreter aborts; install PySide6-Essentials below 6.12, or use Python 3.12"
    )
