"""Pasted lists: rows, separators, head rows, and guessed columns."""

import pytest

from arbiter_app.formats.paste import read_list
from arbiter_app.formats.paste_cells import LONGEST_CELL, MOST_CHARACTERS, MOST_COLUMNS, MOST_ROWS
from arbiter_app.formats.paste_words import HEADS, KINDS, kind_of


def cells(text):
    return [row.cells for row in read_list(text).rows]


def codes(text):
    return [(problem.code, problem.level, problem.line) for problem in read_list(text).problems]


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        # A tab wins over all else, then a semicolon.
        ("Anderson, Sara\tOak; Hill\nNovák, Jiří\tRiverside", [("Anderson, Sara", "Oak; Hill")]),
        ("Anderson, Sara;Oak Hill\nNovák, Jiří;Riverside", [("Anderson, Sara", "Oak Hill")]),
        # Commas with a space behind them are one name each.
        ("Anderson, Sara\nNovák, Jiří", [("Anderson, Sara",)]),
        # Tight commas separate, those with a space behind them do not.
        ("Anderson, Sara,Oak Hill,1214\nNovák, Jiří,Riverside,1180", [("Anderson, Sara",)]),
        ("Anderson,Sara\nNovák,Jiří", [("Anderson", "Sara")]),
        ("Sara Anderson,Oak Hill\nJiří Novák,Riverside", [("Sara Anderson", "Oak Hill")]),
        # What stands behind the one comma is a column: it is headed, or it is numbers.
        ("Name, School\nSara, Oak Hill", [("Sara", "Oak Hill")]),
        ("Surname, First name\nAnderson, Sara", [("Anderson", "Sara")]),
        ("Sara Anderson, 1214\nJiří Novák, 1180", [("Sara Anderson", "1214")]),
        # Quotation marks hold a cell together.
        ('"Anderson, Sara",Oak Hill\n"Novák, Jiří",Riverside', [("Anderson, Sara", "Oak Hill")]),
        ('"Anderson, Sara"\n"Novák, Jiří"', [("Anderson, Sara",)]),
        (
            '"Anderson, ""Sal"" Sara",Oak\n"Novák, Jiří",Riverside',
            [('Anderson, "Sal" Sara', "Oak")],
        ),
        ('"Anderson,\nSara"\tOak Hill\nNovák, Jiří\tRiverside', [("Anderson, Sara", "Oak Hill")]),
        ('Dal Porto "Ugo"\tOak\nNovák, Jiří\tRiverside', [('Dal Porto "Ugo"', "Oak")]),
        ('"Ugo" Dal Porto\tOak\nNovák, Jiří\tRiverside', [('"Ugo" Dal Porto', "Oak")]),
    ],
)
def test_cells_are_parted_at_tabs_then_semicolons_then_commas(text, rows):
    first, *_others = cells(text)
    assert first[: len(rows[0])] == rows[0]
    assert codes(text) == []


def test_the_name_with_a_comma_keeps_the_columns_behind_it():
    assert cells("Anderson, Sara,Oak Hill,1214\nNovák, Jiří,Riverside,1180") == [
        ("Anderson, Sara", "Oak Hill", "1214"),
        ("Novák, Jiří", "Riverside", "1180"),
    ]


def test_a_name_with_a_comma_is_joined_again_where_the_head_row_has_one_column_for_it():
    pasted = read_list("Name, School, Rating\nAnderson, Sara, Oak Hill, 1214\nPele, Westgate, 900")
    assert pasted.columns == ("name", "school", "rating")
    assert [row.cells for row in pasted.rows] == [
        ("Anderson, Sara", "Oak Hill", "1214"),
        ("Pele", "Westgate", "900"),
    ]
    assert pasted.problems == ()


def test_a_decimal_comma_is_not_taken_for_a_name():
    text = "No,Name,Rating,Points\n1,Almer Hanna,2210,2,5\n2,Corvin Ilja,2080"
    assert codes(text) == [("paste-cells", "error", 2)]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\u2028"])
def test_any_line_end_will_do_and_blank_lines_are_skipped(end):
    text = end.join(["\ufeffNo;Name", "1;Almer", "", ";", "  ", "2;Corvin", "", ""])
    pasted = read_list(text)
    assert [(row.line, row.cells) for row in pasted.rows] == [
        (2, ("1", "Almer")),
        (6, ("2", "Corvin")),
    ]


def test_spaces_are_tidied_and_control_characters_are_spaces():
    assert cells("  Anderson,\xa0  Sara \n\x00Novák,\x07 Jiří") == [
        ("Anderson, Sara",),
        ("Novák, Jiří",),
    ]


@pytest.mark.parametrize(
    ("text", "numbers", "names"),
    [
        ("1. Anderson, Sara\n2. Novák, Jiří", ["1", "2"], ["Anderson, Sara", "Novák, Jiří"]),
        ("1) Sara\n12) Jiří", ["1", "12"], ["Sara", "Jiří"]),
        ("1 Sara\n2 Jiří", ["1", "2"], ["Sara", "Jiří"]),
        ("3.Sara\n4.Jiří", ["3", "4"], ["Sara", "Jiří"]),
    ],
)
def test_numbers_in_front_are_a_column_of_their_own(text, numbers, names):
    pasted = read_list(text)
    assert pasted.columns == ("no", "name")
    assert [row.cells[0] for row in pasted.rows] == numbers
    assert [row.cells[1] for row in pasted.rows] == names


def test_a_number_in_front_of_some_names_only_stays_there():
    assert cells("1. FC Sara\nJiří") == [("1. FC Sara",), ("Jiří",)]


@pytest.mark.parametrize(
    ("head", "columns"),
    [
        ("Name\tSchool\tGrade\tRating", ("name", "school", "grade", "rating")),
        ("No.;Surname;First name;Club", ("no", "surname", "first-name", "club")),
        ("Nr;Name;Vorname;Schule;Klasse", ("no", "surname", "first-name", "school", "grade")),
        ("Nom;Prénom;École;Elo", ("surname", "first-name", "school", "rating")),
        ("Apellidos;Nombre;Año;Colegio", ("surname", "first-name", "", "school")),
        ("Cognome;Nome;Nascita", ("surname", "first-name", "birth")),
        ("Nome;Clube", ("name", "club")),
        ("Surname;Club", ("name", "club")),
        ("Jméno;Příjmení;Škola", ("first-name", "surname", "school")),
        ("Nazwisko i imię;Płeć;Kraj", ("name", "sex", "federation")),
        ("Фамилия;Имя;Рейтинг", ("surname", "first-name", "rating")),
        ("Επώνυμο;Όνομα;Τάξη", ("surname", "first-name", "grade")),
        ("编号;姓名;学校", ("no", "name", "school")),
        ("NAME;FIDE-ID;ID;TITLE;M/F", ("name", "fide_id", "national_id", "title", "sex")),
        ("Name;Points;Rd 1;Rd 2;Elo", ("name", "", "", "", "rating")),
    ],
)
def test_a_head_row_names_the_columns_in_many_languages(head, columns):
    separator = "\t" if "\t" in head else ";"
    row = separator.join(["x"] * len(columns))
    pasted = read_list(f"{head}\n{row}")
    assert pasted.columns == columns
    assert pasted.heads == tuple(head.split(separator))
    assert len(pasted.rows) == 1


def test_a_list_under_the_one_word_name_has_a_head_row():
    pasted = read_list("Name\nAnderson, Sara\nNovák, Jiří")
    assert pasted.columns == ("name",)
    assert [row.cells for row in pasted.rows] == [("Anderson, Sara",), ("Novák, Jiří",)]


def test_titles_above_the_head_row_are_left_out_with_a_note():
    text = "Lakeside Open\nunder 12\n\nName\tSchool\nAnderson, Sara\tOak Hill"
    assert cells(text) == [("Anderson, Sara", "Oak Hill")]
    assert codes(text) == [("paste-lines-above", "note", 1)]
    assert read_list(text).problems[0].details == {"first": 1, "last": 2}


def test_of_two_columns_with_the_same_head_the_second_is_left_out_with_a_note():
    text = "Name;Name;Rating;Rating\nAlmer;Hanna;2210;2190"
    assert read_list(text).columns == ("name", "", "rating", "")
    assert codes(text) == [("paste-heading-twice", "note", 1)] * 2


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("Sara An\tOak Hill\t5\t1214\nJiří Novák\tRiverside\t6\tunr.\nMei Ng\tOak Hill\t4\t900",
         ("name", "school", "grade", "rating")),
        ("7\tSara\n9\tJiří", ("no", "name")),
        ("Anderson\tSara\tOak Hill\nNovák\tJiří\tRiverside", ("surname", "first-name", "school")),
        ("Sara\tOak\nJiří\tOak\nMei\tOak\nIvan\tElm", ("name", "school")),
        ("Sara Ann\tW\tFRA\t2014\t12345678", ("name", "sex", "federation", "birth", "fide_id")),
        ("Sara Anderson\t2014-05-31\tWCM\tK", ("name", "birth", "title", "grade")),
        ("Sara Anderson\t\t1214P12\t1190", ("name", "", "rating", "")),
        ("Sara Anderson\tOak Hill\t\t\t", ("name", "school")),
        ("", ()),
    ],
)  # fmt: skip
def test_columns_without_a_head_are_guessed_from_their_cells(text, columns):
    assert read_list(text).columns == columns


def test_a_quotation_mark_that_is_never_closed_is_named_and_makes_no_giant_player():
    text = 'No,Name,Rating\n1,"Almer, Hanna,2210\n2,"Corvin, Ilja",2080\n3,Holm,1900'
    assert ("paste-quote-open", "error", 2) in codes(text)
    assert len(cells(text)) == 3
    many = 'No,Name\n1,"Almer\n' + "\n".join(f"{no},Player {no}" for no in range(2, 300))
    assert codes(many + '"') == [("paste-quote-open", "error", 2)]


def test_what_a_spreadsheet_would_run_stays_text():
    assert cells("Name\tClub\n=1+1\t@SUM(A1)\n-Holm\t+41") == [
        ("=1+1", "@SUM(A1)"),
        ("-Holm", "+41"),
    ]


def test_only_commas_can_have_parted_a_name():
    text = 'Name;Club\n=HYPERLINK("example";"Almer");Rooks'
    assert codes(text) == [("paste-cells", "error", 2)]


def test_what_is_too_much_is_refused_by_its_limit():
    assert codes("a" * (MOST_CHARACTERS + 1)) == [("paste-too-long", "error", None)]
    assert cells("a" * (MOST_CHARACTERS + 1)) == []
    rows = read_list("Sara\n" * (MOST_ROWS + 1))
    assert [problem.code for problem in rows.problems] == ["paste-too-many-rows"]
    assert len(rows.rows) == MOST_ROWS
    assert codes("a\t" * MOST_COLUMNS) == [("paste-too-many-columns", "error", 1)]
    assert codes("a" * (LONGEST_CELL + 1)) == [("paste-cell-too-long", "error", 1)]


@pytest.mark.parametrize("text", ['"' * 40_000, '"a' * 30_000, "a," * 50_000, "1 " * 40_000])
def test_a_hostile_text_is_refused_and_takes_no_time_beyond_its_length(text):
    assert any(problem.level == "error" for problem in read_list(text).problems)


def test_no_text_can_break_it():
    for text in ('"', '""', '"\n"', "\t", ";", ",", "\x00", "1.", "1. ", '"a" b"', "Name", "\r\r"):
        pasted = read_list(text)
        assert all(len(row.cells) == len(pasted.columns) for row in pasted.rows)


def test_each_head_is_known_in_any_spelling_and_means_one_thing():
    seen = {}
    for kind, heads in HEADS.items():
        for head in heads:
            assert kind_of(head.upper()) == kind_of(f" {head}: ") == kind, head
            assert seen.setdefault(head, kind) == kind
    assert tuple(HEADS) == KINDS
    assert kind_of("Points") == ""
