"""Remember what a pure function gave for the very same frozen pieces.

An edit shares every piece it did not touch, so "the same object" is a cheap and exact test
for "nothing to compute again". No invalidation, no observers: a new piece is a new question.
"""

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


def remembered(
    size: int,
) -> Callable[[Callable[Arguments, Answer]], Callable[Arguments, Answer]]:
    """Keep the last *size* answers of a pure function, found by identity of its arguments.

    Arguments must be frozen and positional. Pass `int` only where small numbers are meant
    (Python keeps one object for each of them); other numbers merely miss. Not for several
    threads at once.
    """

    def decorate(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
        kept: OrderedDict[tuple[int, ...], tuple[object, Answer]] = OrderedDict()

        @wraps(function)
        def ask(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Answer:
            assert not kwargs, "a remembered function takes positional arguments"
            key = tuple(map(id, args))
            found = kept.get(key)
            if found is not None:
                kept.move_to_end(key)
                return found[1]
            answer = function(*args, **kwargs)
            # The arguments are kept beside the answer: while they live, no other object
            # can take their id.
            kept[key] = (args, answer)
            if len(kept) > size:
                kept.popitem(last=False)
            return answer

        return ask

    return decorate
