"""A translation has each form of a plural that its language needs, in the window as in labels."""

import pytest
from PySide6.QtCore import QTranslator

from arbiter_app.core.history import Change
from arbiter_app.labels.history import changes_text
from arbiter_app.labels.tables import TableWords
from arbiter_app.ui.round_bar import StillPlaying
from arbiter_app.ui.words import in_menu, translate
from tests.ui.longer_words import spoken

FORMS = {
    "%n players added": ("dodano %n gracza", "dodano %n graczy"),
    "%n still playing": ("%n grają", "%n gra"),
}
AFTER = "Standings after round {round} of {rounds}"


class Slavic(QTranslator):
    """Speaks a few sentences of Polish, by the count, as a file of translations does.

    There a text that does not count has one form, and nothing is found for a number of more.
    """

    def isEmpty(self):
        return False

    def translate(self, _context, text, _disambiguation=None, n=-1):
        few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
        if text == AFTER and n < 2:
            return "Wyniki po rundzie {round} z {rounds}"
        return FORMS[text][0 if few else 1] if text in FORMS else ""


@pytest.fixture
def slavic(qapp):
    with spoken(Slavic()):
        yield


def added(count):
    return tuple(Change("player", None, "x", player=no) for no in range(1, count + 1))


@pytest.mark.parametrize(("count", "said"), [(2, "dodano 2 gracza"), (5, "dodano 5 graczy")])
def test_a_sentence_of_labels_has_the_form_for_its_count(slavic, count, said):
    assert changes_text(added(count), translate) == said


@pytest.mark.parametrize(("count", "said"), [(1, "1 gra"), (3, "3 grają"), (12, "12 gra")])
def test_a_part_of_the_window_has_it_too(slavic, qtbot, count, said):
    badge = StillPlaying()
    qtbot.addWidget(badge)
    badge.show_count(count)
    assert badge.text() == said


def test_a_number_in_a_sentence_that_does_not_count_loses_no_translation(slavic):
    said = TableWords(translate).say("after", round=3, rounds=5)
    assert said == "Wyniki po rundzie 3 z 5"


def test_without_a_translation_the_number_is_said(qapp):
    assert changes_text(added(5), translate) == "5 players added"


def test_a_name_marks_no_key_in_a_menu():
    assert in_menu("Fish & Chips") == "Fish && Chips"
