"""Remembering by identity: same objects, same answer; equal ones are asked anew."""

import pytest

from arbiter_app.core.memory import remembered


def counted(size: int):
    calls = []

    @remembered(size)
    def ask(*pieces):
        """Join pieces."""
        calls.append(pieces)
        return list(pieces)

    return ask, calls


def test_the_same_objects_are_answered_from_memory():
    ask, calls = counted(2)
    piece = (1, 2)
    assert ask(piece) is ask(piece)
    assert calls == [(piece,)]


def test_equal_objects_are_another_question():
    ask, calls = counted(2)
    one, other = [(value, value) for value in (1000, 1000)]
    assert one == other
    assert ask(one) is not ask(other)
    assert len(calls) == 2


def test_more_or_other_arguments_are_another_question():
    ask, calls = counted(9)
    a, b = (1,), (2,)
    assert [ask(), ask(a), ask(a, b), ask(b, a)] == [[], [a], [a, b], [b, a]]
    assert len(calls) == 4


def test_only_the_answers_used_last_are_kept():
    ask, calls = counted(2)
    a, b, c = (1,), (2,), (3,)
    for piece in (a, b, a, c, a, b):
        ask(piece)
    # c displaced b, not a, which had been used in between; b then displaced c.
    assert calls == [(a,), (b,), (c,), (b,)]


def test_an_object_that_takes_the_place_of_a_dead_one_is_not_mistaken_for_it():
    ask, _ = counted(1000)
    for number in range(500):
        # Were the arguments not kept, the next tuple would often have the last one's id.
        assert ask((number, number)) == [(number, number)]


def test_a_refusal_is_not_remembered():
    calls = []

    @remembered(2)
    def refuse(piece):
        calls.append(piece)
        raise LookupError

    piece = (1,)
    for _ in range(2):
        with pytest.raises(LookupError):
            refuse(piece)
    assert calls == [piece, piece]


def test_a_remembered_function_keeps_its_name_and_words():
    ask, _ = counted(1)
    assert (ask.__name__, ask.__doc__) == ("ask", "Join pieces.")
