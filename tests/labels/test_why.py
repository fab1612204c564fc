"""The sentences of "Why this place?", on events whose sums are worked in the comments."""

from arbiter_app.core.explain import compare, explain
from arbiter_app.core.standings import rank
from arbiter_app.labels import as_is, why
from tests.core.events import scores_only


def explained(event, player):
    names = {one.no: one.name for one in event.players}.__getitem__
    return explain(event, rank(event), player), names


def test_a_shared_place_names_whom_it_is_shared_with():
    found, names = explained(scores_only("1 0", "1 0", "0 1", tie_breaks=("PS",)), 1)
    assert why.place(found, 3, names, as_is) == "Anna: place 1= of 3, 1 point."
    assert why.place(found, 3, names, as_is, spread=True) == "Anna: place 1–2 of 3, 1 point."
    assert why.shared(found, names, as_is) == "The place is shared with Béla."


def test_sums_that_come_after_other_tie_breaks_say_so():
    head = "Running scores added up"
    assert why.added_head("CUM", ("CUM", "SOLK"), as_is) == head
    assert why.added_head("CUM", ("MMED", "SOLK", "CUM"), as_is) == "Cumul. (tie-break 3)"
    assert why.added_head("PS", ("DE",), as_is) == head
    assert why.added_head("SOLK", ("SOLK", "MMED"), as_is) == "Solkoff"


def test_a_place_of_ones_own_is_shared_with_nobody():
    found, names = explained(scores_only("1 1", "1 0", tie_breaks=("PS",)), 1)
    assert why.shared(found, names, as_is) == ""


def test_of_many_a_few_are_named_and_the_others_counted():
    found, names = explained(scores_only(*["1"] * 9, tie_breaks=("PS",)), 1)
    assert why.shared(found, names, as_is) == (
        "The place is shared with Béla; Chen; Dora; Emil; Fumi; Gert and 2 more."
    )


def test_who_was_still_level_is_said_only_where_there_were_several():
    _, names = explained(scores_only("1", "1", tie_breaks=("PS",)), 1)
    assert why.still_level((1, 2), names, as_is) == "Still level here: Anna; Béla."
    assert why.still_level((1,), names, as_is) == ""


def test_both_have_as_many_points_or_nothing_is_said():
    event = scores_only("1 0", "0 1", "0 0", tie_breaks=("PS",))
    standings = rank(event)
    assert why.both_have(compare(event, standings, 1, 2), as_is) == "Both have 1 point."
    assert why.both_have(compare(event, standings, 1, 3), as_is) == ""
