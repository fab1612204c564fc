"""The menus within menus: files used last, rounds."""

from tests.ui.events import FIRST, event, section


def test_the_standings_are_shown_after_the_round_chosen_in_the_menu(window, file_opened):
    file_opened(event(section(FIRST, "1:2w1 3:4w1 5:6w1")))
    menu = window.menu["after-round"].menu()
    menu.aboutToShow.emit()
    texts = [action.text() for action in menu.actions()]
    assert texts == ["&Latest round", "&1", "&2"]
    menu.actions()[1].trigger()
    assert window.area.standings.model.round == 1


def test_recent_files_are_in_the_menu(window, file_opened):
    path = file_opened()
    window.files.close()
    window.menu._menu_with["sample"].actions()[2].menu().aboutToShow.emit()
    (recent,) = window.menu._menu_with["sample"].actions()[2].menu().actions()
    assert recent.text() == f"&1  {str(path).replace('&', '&&')}"
    recent.trigger()
    assert window.document.path == path
