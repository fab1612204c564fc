"""Every refusal of the store has its sentence, and says where."""

import ast
from pathlib import Path

import pytest

import arbiter_app.store
from arbiter_app.labels import as_is
from arbiter_app.labels.files import SENTENCES, refusal
from arbiter_app.store import errors, schema_read
from arbiter_app.store.errors import FileError
from arbiter_app.store.schema import load

RAISING = {"FileError", "_error", "refused_by_system"}


def codes_raised():
    """Every code that stands in the store's source as the argument of what raises it."""
    for path in Path(arbiter_app.store.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in RAISING:
                values = [*node.args[:1], *(word.value for word in node.keywords)]
                yield from (one.value for one in values if isinstance(one, ast.Constant))
    yield from errors._CODES.values()
    yield from (code for _, code in schema_read._KEY_MISFITS + schema_read._MISFITS)


def test_every_code_has_a_sentence_and_every_sentence_a_code():
    # Two codes of a condition, chosen where an error is made.
    chosen = {"own-opponent", "second-entry", "changed-on-disk", "in-use"}
    assert set(codes_raised()) | chosen == set(SENTENCES)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b'{"a": 1, "a": 2}', "top level: the key “a” stands there twice."),
        (b'{"": 1, "": 2}', "top level: the key “” stands there twice."),
        (
            b'{"format": "arbiter-tournament", "version": 9}',
            "The file was written by a newer Arbiter (file version 9; this program knows 1). "
            "Nothing was read; please update the program.",
        ),
        (
            b'{"format": "arbiter-tournament", "version": 1, "name": "", "sections": [{"name": "", '
            b'"rules": {}, "players": [], "rounds": [{"games": '
            b'[{"white": 17, "black": 3, "board": 1}]}]}]}',
            "sections[0].rounds[0].games[0].white: no player 17.",
        ),
    ],
)
def test_a_refusal_is_one_sentence_that_says_where(data, sentence):
    with pytest.raises(FileError) as caught:
        load(data)
    assert refusal(caught.value.code, caught.value.details, as_is) == sentence


def test_a_refusal_stays_on_one_line_whatever_a_file_or_its_name_holds():
    said = refusal("wrong-value", {"path": "sections[0].name", "value": "a\nb\x1b[2J"}, as_is)
    assert said == "sections[0].name: “a b [2J” is none of the words we know."
    named = errors.refused_by_system(
        FileNotFoundError(2, "none"), Path("a\n\x1b[31m.trf"), missing="no-file"
    )
    assert refusal(named.code, named.details, as_is) == "There is no file “a  [31m.trf”."
