"""Who has a file is said for every place where its lock's process can be."""

import pytest

from arbiter_app.labels import as_is
from arbiter_app.labels.locks import THEN, WHO, what_then, who_has
from arbiter_app.store.lock import Where

DETAILS = {"file": "open.arbiter", "host": "HALL", "user": "anna", "since": "2026-11-29T14:02"}


def test_every_place_has_its_sentences():
    assert set(WHO) == set(THEN) == {where.value for where in Where}


@pytest.mark.parametrize(
    ("where", "said"),
    [
        (
            Where.HERE,
            "“open.arbiter” is open in another window on this computer (anna, since 2026-11-29 "
            "14:02).",
        ),
        (Where.ELSEWHERE, "“open.arbiter” is open on the computer “HALL” (anna, since 2026-11-29 "
         "14:02)."),
    ],
)  # fmt: skip
def test_it_is_said_who_has_it_and_since_when(where, said):
    assert who_has(where.value, DETAILS, as_is) == said
    assert what_then(where.value, as_is).startswith("Take it over")


def test_an_account_without_a_name_and_an_odd_one_do_not_break_the_sentence():
    assert "(?, since" in who_has("elsewhere", DETAILS | {"user": ""}, as_is)
    assert "\n" not in who_has("elsewhere", DETAILS | {"host": "a\nb"}, as_is)
