"""JSON as we write it, and as we read it: nothing that two readers could take differently.

Numbers that are no plain whole numbers keep their text, so that keys which are not ours
come back as they were written.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from arbiter_app.store.errors import FileError

Json = object
"""What `json` gives: dict, list, str, int, bool, None, and `Number`."""

Steps = Sequence[str | int]
"""The way to a value: keys and indexes from 0."""

_PLAIN_DIGITS = 18
_HALF_CHARACTER = re.compile(rb"\\u[dD][89a-fA-F]")


class Number:
    """A number with a point, an exponent or very many digits, as it was written."""

    # No dataclass: msgspec would write its fields and never ask `_as_written`.
    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


def path_text(steps: Steps) -> str:
    """Write the way to a value: "sections[0].players[3].no"."""
    parts = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)
    return "".join(parts).removeprefix(".")


def at(value: Json, steps: Iterable[Json]) -> Json:
    """Go the way to a value inside another; steps as `Steps`, or what a file says they are.

    Raises:
        KeyError, IndexError, TypeError: there is no such way.
    """
    for step in steps:
        match value, step:
            case dict(), str():
                value = value[step]
            case list(), int():
                value = value[step]
            case _:
                raise TypeError
    return value


def encode(value: Json) -> bytes:
    """Write a value on one line, with a blank after each ":" and ","."""
    try:
        line = _ENCODER.encode(value)
    except UnicodeEncodeError:
        # Half a surrogate pair (pasted, never typed) is no character in any file.
        plain = msgspec.to_builtins(value, builtin_types=(msgspec.Raw, Number))
        line = _ENCODER.encode(_whole_characters(plain))
    return msgspec.json.format(line, indent=0)


def decode(data: bytes) -> Json:
    """Read UTF-8 JSON, a byte order mark tolerated.

    Raises:
        FileError: it is not UTF-8 or not JSON; a key stands twice in one object; a number is
            NaN or infinite; a text holds half a character; it is nested without end.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError("not-utf8", line=line) from error
    try:
        value = _parsed(text)
    except json.JSONDecodeError as error:
        raise FileError("not-json", line=error.lineno, column=error.colno) from error
    except RecursionError as error:
        raise FileError("nested-too-deep") from error
    if _HALF_CHARACTER.search(data):
        _refuse_half_characters(value)
    return value


def _parsed(text: str) -> Json:
    repeated: list[tuple[dict[str, Json], str]] = []

    def as_object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        value = dict(pairs)
        if len(value) < len(pairs):
            repeated.append((value, _first_repeated([key for key, _ in pairs])))
        return value

    value: Json = json.loads(
        text,
        object_pairs_hook=as_object,
        parse_int=_whole_number,
        parse_float=Number,
        parse_constant=_refuse_constant,
    )
    if repeated:
        # The last one was closed last: nothing around it repeats a key and dropped it.
        holder, key = repeated[-1]
        raise FileError("duplicate-key", path=path_text(_steps_to(value, holder)), key=key)
    return value


def _first_repeated(keys: list[str]) -> str:
    counts = Counter(keys)
    return next(key for key in keys if counts[key] > 1)


def _steps_to(value: Json, wanted: Json) -> list[str | int]:
    waiting: list[tuple[Json, list[str | int]]] = [(value, [])]
    while waiting:
        here, steps = waiting.pop()
        if here is wanted:
            return steps
        if isinstance(here, dict):
            waiting.extend((inner, [*steps, key]) for key, inner in here.items())
        elif isinstance(here, list):
            waiting.extend((inner, [*steps, index]) for index, inner in enumerate(here))
    message = "the value is not in the document"
    raise LookupError(message)


def _whole_number(text: str) -> int | Number:
    # Longer ones are no number of ours, and int() refuses those of 4,300 digits.
    return int(text) if len(text) <= _PLAIN_DIGITS else Number(text)


def _refuse_constant(text: str) -> Json:
    raise FileError("no-number", value=text)


def _refuse_half_characters(value: Json) -> None:
    try:
        _ENCODER.encode(value)
    except UnicodeEncodeError as error:
        raise FileError("half-character") from error


def _whole_characters(value: Json) -> Json:
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    if isinstance(value, dict):
        return {key: _whole_characters(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_whole_characters(inner) for inner in value]
    return value


def _as_written(value: object) -> msgspec.Raw:
    if isinstance(value, Number):
        return msgspec.Raw(value.text.encode())
    message = f"no JSON for {type(value)}"
    raise TypeError(message)


_ENCODER = msgspec.json.Encoder(enc_hook=_as_written)
