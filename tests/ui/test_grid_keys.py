"""What a key means: three key maps, the physical digit row, the keypad."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from arbiter_app.ui import grid_keys
from arbiter_app.ui.grid_keys import Means, Pressed, physical_digit, read_key
from arbiter_app.ui.settings import KeyMap

Key, Mod = Qt.Key, Qt.KeyboardModifier


def key(text="", code=Key.Key_unknown, modifiers=Mod.NoModifier, scan=0, virtual=0) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, code, modifiers, scan, virtual, 0, text)


@pytest.fixture(autouse=True)
def linux(monkeypatch):
    monkeypatch.setattr(grid_keys, "PLATFORM", "linux")


@pytest.mark.parametrize(
    ("keys", "typed", "entered"),
    [
        (KeyMap.OWN, "1 0 5 = ½", "1 0 ½ ½ ½"),
        (KeyMap.ONE_NOUGHT_FIVE, "1 0 5 =", "1 0 ½ ½"),
        (KeyMap.ONE_TWO_THREE, "1 2 3 =", "1 0 ½ ½"),
    ],
)
def test_each_key_map_has_its_results(keys, typed, entered):
    for letter, text in zip(typed.split(), entered.split(), strict=True):
        assert read_key(key(letter), keys) == Pressed(Means.RESULT, letter, text)


def test_forfeits_and_byes_ask_in_every_key_map():
    for keys in KeyMap:
        for letter in "+-−bBhHfFzZxX":
            assert read_key(key(letter), keys).means is Means.UNPLAYED
        assert read_key(key("u"), keys).means is Means.WHICH_BYE
    numbers = [read_key(key(letter), KeyMap.ONE_NOUGHT_FIVE).text for letter in "342"]
    assert numbers == ["+", "-", "x"]


@pytest.mark.parametrize("letter", ["2", "3", "7", "q", "ß", "王", "/", ".", ","])
def test_what_means_nothing_is_unknown(letter):
    assert read_key(key(letter), KeyMap.OWN) == Pressed(Means.UNKNOWN, letter)


def test_the_third_map_has_no_nought():
    assert read_key(key("0"), KeyMap.ONE_TWO_THREE).means is Means.UNKNOWN


@pytest.mark.parametrize("text", ["", " ", "\t", "\r", "\x08", "\x1b"])
def test_keys_that_write_nothing_are_left_alone(text):
    assert read_key(key(text), KeyMap.OWN) is None


@pytest.mark.parametrize(
    ("platform", "scan", "virtual", "digit"),
    [
        ("linux", 10, 0, "1"),
        ("linux", 14, 0, "5"),
        ("linux", 19, 0, "0"),
        ("linux", 20, 0, ""),
        ("win32", 2, 0x31, "1"),
        ("win32", 11, 0, "0"),
        ("win32", 10, 0, "9"),
        ("darwin", 0, 18, "1"),
        ("darwin", 0, 23, "5"),
        ("darwin", 0, 29, "0"),
        ("darwin", 0, 0, ""),
    ],
)
def test_the_digit_row_is_known_by_its_place(platform, scan, virtual, digit):
    assert physical_digit(platform, scan, virtual) == digit


@pytest.mark.parametrize(
    ("text", "scan", "shown"),
    [
        ("&", 10, "1"),  # French
        ("(", 14, "5"),
        ("à", 19, "0"),
        ("+", 10, "1"),  # Czech
        ("é", 19, "0"),
        ("ť", 14, "5"),  # Slovak
        ("-", 15, "-"),  # the French 6, which means nothing, is a minus
        ("1", 10, "1"),
        ("b", 56, "b"),
    ],
)
def test_only_digits_that_mean_something_come_from_the_physical_row(text, scan, shown):
    assert read_key(key(text, scan=scan), KeyMap.OWN).shown == shown


def test_digits_of_other_scripts_are_digits():
    assert read_key(key("١"), KeyMap.OWN) == Pressed(Means.RESULT, "1", "1")
    assert read_key(key("５"), KeyMap.OWN) == Pressed(Means.RESULT, "5", "½")


def test_with_shift_and_on_the_keypad_the_sign_is_meant():
    assert read_key(key("+", modifiers=Mod.ShiftModifier, scan=10), KeyMap.OWN).shown == "+"
    assert read_key(key("+", modifiers=Mod.KeypadModifier, scan=86), KeyMap.OWN).shown == "+"


@pytest.mark.parametrize(
    ("code", "off"),
    [
        (Key.Key_End, True),
        (Key.Key_Insert, True),
        (Key.Key_Clear, True),
        (Key.Key_Delete, True),
        (Key.Key_Up, False),
        (Key.Key_Down, False),
        (Key.Key_Enter, False),
    ],
)
def test_the_keypad_without_num_lock_is_noticed_where_it_would_write(code, off):
    pressed = read_key(key(code=code, modifiers=Mod.KeypadModifier), KeyMap.OWN)
    assert (pressed is not None and pressed.means is Means.NUM_LOCK) is off
    assert read_key(key(code=code), KeyMap.OWN) is None


def test_on_a_mac_the_arrows_count_as_keypad_and_there_is_no_num_lock(monkeypatch):
    monkeypatch.setattr(grid_keys, "PLATFORM", "darwin")
    down = key(code=Key.Key_Down, modifiers=Mod.KeypadModifier)
    assert read_key(down, KeyMap.ONE_TWO_THREE) is None
