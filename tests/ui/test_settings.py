"""Choices survive the program, and nonsense in their file does not hurt."""

from pathlib import Path

from PySide6.QtCore import QByteArray

from arbiter_app.ui.settings import (
    MOST_RECENT,
    AfterResult,
    KeyMap,
    Order,
    Rows,
    Settings,
    Theme,
    Ties,
)


def test_choices_are_there_at_the_next_start(tmp_path):
    first = Settings.at(tmp_path / "arbiter.ini")
    first.after_result, first.rows = AfterResult.STAY, Rows.ONE_LINE
    first.order, first.theme = Order.SCHOOL, Theme.DARK
    first.key_map, first.ties = KeyMap.ONE_TWO_THREE, Ties.SPREAD
    first.keep_layout("window", QByteArray(b"\x01\x02"))
    del first
    again = Settings.at(tmp_path / "arbiter.ini")
    assert (again.after_result, again.rows) == (AfterResult.STAY, Rows.ONE_LINE)
    assert (again.order, again.theme) == (Order.SCHOOL, Theme.DARK)
    assert (again.key_map, again.ties) == (KeyMap.ONE_TWO_THREE, Ties.SPREAD)
    assert again.layout("window") == QByteArray(b"\x01\x02")


def test_a_first_start_has_the_usual_choices(tmp_path):
    settings = Settings.at(tmp_path / "arbiter.ini")
    assert settings.after_result is AfterResult.DOWN
    assert settings.rows is Rows.AUTO
    assert settings.key_map is KeyMap.OWN
    assert settings.theme is Theme.SYSTEM
    assert settings.recent == ()
    assert settings.folder == ""
    assert settings.layout("window").isEmpty()


def test_a_choice_nobody_knows_is_the_usual_one(tmp_path):
    path = tmp_path / "arbiter.ini"
    path.write_text("[grid]\nafter_result=sideways\nrows=7\n[window]\ntheme=@Invalid()\n")
    settings = Settings.at(path)
    assert settings.after_result is AfterResult.DOWN
    assert settings.rows is Rows.AUTO
    assert settings.key_map is KeyMap.OWN
    assert settings.theme is Theme.SYSTEM


def test_choices_about_printing_are_kept_as_they_are_named(tmp_path):
    settings = Settings.at(tmp_path / "arbiter.ini")
    assert settings.printed("size", "a4") == "a4"
    settings.keep_printed("size", "letter")
    assert Settings.at(tmp_path / "arbiter.ini").printed("size", "a4") == "letter"


def test_recent_files_are_listed_latest_first_and_once(tmp_path):
    settings = Settings.at(tmp_path / "arbiter.ini")
    for name in ("a.arbiter", "b.arbiter", "a.arbiter"):
        settings.remember_file(tmp_path / "Škola #1" / name)
    again = Settings.at(tmp_path / "arbiter.ini")
    assert [path.name for path in again.recent] == ["a.arbiter", "b.arbiter"]
    assert again.folder == str(tmp_path / "Škola #1")
    again.forget_file(again.recent[0])
    assert [path.name for path in again.recent] == ["b.arbiter"]


def test_only_so_many_recent_files_are_kept(tmp_path):
    settings = Settings.at(tmp_path / "arbiter.ini")
    for number in range(MOST_RECENT + 5):
        settings.remember_file(Path(f"event {number}.arbiter"))
    assert len(settings.recent) == MOST_RECENT
    assert settings.recent[0].name == f"event {MOST_RECENT + 4}.arbiter"


def test_own_lists_of_tie_breaks_are_kept_by_name(tmp_path):
    settings = Settings.at(tmp_path / "arbiter.ini")
    assert settings.presets == {}
    settings.keep_preset("County: U12, juniors = 5", ("DE", "BH/C1", "DE"))
    assert Settings.at(tmp_path / "arbiter.ini").presets == {
        "County: U12, juniors = 5": ("DE", "BH/C1", "DE")
    }
    settings.keep_preset("Shared", ())
    settings.keep_preset("County: U12, juniors = 5", ("WON",))
    again = Settings.at(tmp_path / "arbiter.ini")
    assert again.presets == {"County: U12, juniors = 5": ("WON",), "Shared": ()}
    again.forget_preset("County: U12, juniors = 5")
    again.forget_preset("nobody's")
    assert again.presets == {"Shared": ()}


def test_an_own_list_that_cannot_be_is_left_out(tmp_path):
    path = tmp_path / "arbiter.ini"
    path.write_text('[ties]\npresets="NOPE: a", "CUM, CUM: b", "CUM", "WON: "\n')
    assert Settings.at(path).presets == {"b": ("CUM",)}
    path.write_text("[ties]\npresets=@Invalid()\n")
    assert Settings.at(path).presets == {}
