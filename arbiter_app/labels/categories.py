"""The words for a part of the players: a grade, an age group, a school, a rating band."""

from arbiter_app.core.categories import Category, Field
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate

_BY_VALUE: dict[Field, str] = {
    "category": QT_TRANSLATE_NOOP("labels", "category {value}"),
    "grade": QT_TRANSLATE_NOOP("labels", "grade {value}"),
    "sex": QT_TRANSLATE_NOOP("labels", "sex {value}"),
    "school": QT_TRANSLATE_NOOP("labels", "school {value}"),
    "club": QT_TRANSLATE_NOOP("labels", "club {value}"),
    "federation": QT_TRANSLATE_NOOP("labels", "federation {value}"),
    "born": QT_TRANSLATE_NOOP("labels", "born {value}"),
    "rating": QT_TRANSLATE_NOOP("labels", "rating {value}"),
}
_SEXES = {
    "f": QT_TRANSLATE_NOOP("labels", "female"),
    "w": QT_TRANSLATE_NOOP("labels", "female"),
    "m": QT_TRANSLATE_NOOP("labels", "male"),
}
_SPANS = {
    "born": QT_TRANSLATE_NOOP("labels", "born {low} or later"),
    "under": QT_TRANSLATE_NOOP("labels", "U{age} (born {low} or later)"),
    "from": QT_TRANSLATE_NOOP("labels", "rating {low} or more"),
    "to": QT_TRANSLATE_NOOP("labels", "rating {high} or less"),
    "between": QT_TRANSLATE_NOOP("labels", "rating {low}–{high}"),
    "unrated": QT_TRANSLATE_NOOP("labels", "without a rating"),
}
_OLDEST_YOUTH = 20
"""The last age group that FIDE holds youth championships for."""


def category(one: Category, tr: Translate, year: int | None = None) -> str:
    """Name a category within a sentence; with the event's *year* an age group as "U12" too.

    U12 are those who have not turned 12 before 1 January of that year (FIDE, youth events).
    """
    if one.value:
        sex = _SEXES.get(one.value.strip().casefold()) if one.field == "sex" else None
        return tr(sex) if sex else tr(_BY_VALUE[one.field]).format(value=one.value)
    age = None if year is None or one.low is None else year - one.low
    return tr(_SPANS[_span(one, age)]).format(low=one.low, high=one.high, age=age)


def _span(one: Category, age: int | None) -> str:
    if one.field == "born":
        return "under" if age is not None and 0 < age <= _OLDEST_YOUTH else "born"
    if one.low is None:
        return "unrated" if one.high is None else "to"
    return "from" if one.high is None else "between"
