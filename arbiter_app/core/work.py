"""Long work in pieces: a generator that yields wherever it may be interrupted.

The window does a little of it between two keys; whoever needs the result at once uses `whole`.
"""

from collections.abc import Generator, Iterator
from typing import TypeAlias, TypeVar

Result = TypeVar("Result")
Work: TypeAlias = Generator[None, None, Result]


def whole(work: Work[Result]) -> Result:
    """Do all of a work at once and give its result."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: Result = done.value
            return result


def collected(items: Iterator[Result]) -> Work[tuple[Result, ...]]:
    """Take all that an iterator gives, one in a piece."""
    found = []
    for item in items:
        found.append(item)
        yield
    return tuple(found)
