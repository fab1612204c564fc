"""The option --category: FIELD=VALUE, as it is typed."""

import re
from typing import get_args

from arbiter_app.cli_words import UsageError
from arbiter_app.core.categories import Category, Field, categories
from arbiter_app.core.tournament import Section

_SPAN = re.compile(r"(\d{1,5})?\s*(-|–)\s*(\d{1,5})?")
_FIELDS: tuple[Field, ...] = get_args(Field)
_NONE = "none"
_MOST_LISTED = 40


def chosen_category(section: Section, typed: str | None) -> Category | None:
    """Read which part of the players is wanted; None for all of them.

    "grade=4", "school=Oak Hill", "born=2014" (and later), "rating=1000-1199", "rating=1000-",
    "rating=-1199", "rating=none".

    Raises:
        UsageError: that is no category, or nobody belongs to it.
    """
    if typed is None:
        return None
    field, _, value = (part.strip() for part in typed.partition("="))
    found = _read(field.casefold(), value)
    if found is None or not any(map(found.has, section.players)):
        raise UsageError(f"nobody is in the category “{typed}”; {_there_is(section)}.")
    return found


def _read(field: str, value: str) -> Category | None:
    known = next((one for one in _FIELDS if one == field), None)
    if known is None or not value:
        return None
    if known == "born":
        return Category("born", low=int(value)) if re.fullmatch(r"[0-9]{4}", value) else None
    return _rating(value) if known == "rating" else Category(known, value)


def _rating(value: str) -> Category | None:
    if value.casefold() == _NONE:
        return Category("rating")
    span = _SPAN.fullmatch(value)
    low, high = (span[1], span[3]) if span else (None, None)
    if low is None and high is None:
        return None
    return Category("rating", low=int(low) if low else None, high=int(high) if high else None)


def _there_is(section: Section) -> str:
    offered = [_typed(one) for one in categories(section)]
    if not offered:
        return "nothing is known of the players that could part them"
    more = ["…"] if len(offered) > _MOST_LISTED else []
    return f"there are {', '.join([*offered[:_MOST_LISTED], *more])}"


def _typed(one: Category) -> str:
    """Write a category as it is typed."""
    if one.value:
        return f"{one.field}={one.value}"
    if one.field == "born":
        return f"born={one.low}"
    if one.low is None and one.high is None:
        return f"rating={_NONE}"
    return f"rating={one.low or ''}-{one.high or ''}"
