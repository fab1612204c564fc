"""What the columns of a player list are headed, in the languages in which lists are kept.

Words are compared without case, accents and punctuation. A word that means the whole name or
only a part of it stands where it is rarer to be wrong; `paste.read_list` settles it by what
other columns there are.
"""

import re

from arbiter_app.core.seeding import plain

HEADS: dict[str, tuple[str, ...]] = {
    "name": (
        *("Name", "Names", "Player", "Players", "Player name", "Full name", "Participant"),
        *("Name, Vorname", "Namen", "Spieler", "Spielername", "Teilnehmer"),
        *("Nom", "Nom et prénom", "Nom prénom", "Joueur", "Jugador", "Nombre y apellidos"),
        *("Apellidos y nombre", "Apellidos, nombre", "Giocatore", "Nominativo", "Cognome e nome"),
        *("Jogador", "Nome completo", "Naam", "Speler", "Zawodnik", "Nazwisko i imię"),
        *("Imię i nazwisko", "Příjmení a jméno", "Jméno a příjmení", "Hráč", "Meno", "Név"),
        *("Játékos", "Navn", "Namn", "Spiller", "Spelare", "Nimi", "Nume", "Nume și prenume"),
        *("Ime i prezime", "Prezime i ime", "Oyuncu", "Ad soyad", "Adı soyadı", "ФИО"),
        *("Фамилия, имя", "Игрок", "Участник", "Ονοματεπώνυμο", "姓名", "名前", "氏名", "이름"),
    ),
    "surname": (
        *("Surname", "Last name", "Lastname", "Family name", "Nachname", "Familienname"),
        *("Nom de famille", "Apellido", "Apellidos", "Cognome", "Apelido", "Sobrenome"),
        *("Achternaam", "Nazwisko", "Příjmení", "Priezvisko", "Vezetéknév", "Családnév"),
        *("Etternavn", "Efternavn", "Efternamn", "Sukunimi", "Prezime", "Priimek", "Soyad"),
        *("Soyadı", "Фамилия", "Прізвище", "Επώνυμο", "姓"),
    ),
    "first-name": (
        *("First name", "Firstname", "Given name", "Given names", "Forename", "Vorname"),
        *("Prénom", "Nombre", "Nombres", "Nome", "Voornaam", "Imię", "Jméno", "Keresztnév"),
        *("Utónév", "Fornavn", "Förnamn", "Etunimi", "Prenume", "Ime", "Ad", "Adı", "Имя"),
        *("Ім'я", "Όνομα", "名"),
    ),
    "no": (
        *("No", "No.", "Nr", "N°", "N.º", "№", "#", "Num", "Number", "SNo", "SNr"),
        *("Start no", "Start number", "Starting number", "Pairing no", "Pairing number"),
        *("Startnummer", "Startnr", "Start-Nr.", "Nummer", "Numéro", "Número", "Numero"),
        *("Lp", "Nr startowy", "Číslo", "St. číslo", "Sorszám", "Номер", "Αριθμός"),
        *("编号", "序号", "番号", "번호"),
    ),
    "rating": (
        *("Rating", "Rtg", "Elo", "Elo rating", "FIDE rating", "Rating FIDE", "Elo FIDE"),
        *("RtgI", "RtgN", "IRtg", "NRtg", "Elo-I", "Elo-N", "US Chess rating", "USCF rating"),
        *("Pre-rating", "Player's pre-rating"),
        *("ECF rating", "DWZ", "NWZ", "TWZ", "Cote", "Classement", "Ranking", "Wertungszahl"),
        *("Рейтинг", "等级分", "レーティング", "레이팅"),
    ),
    "school": (
        *("School", "School name", "Schule", "École", "Établissement", "Escuela", "Colegio"),
        *("Centro", "Scuola", "Escola", "Szkoła", "Škola", "Iskola", "Skole", "Skola"),
        *("Koulu", "Școala", "Okul", "Школа", "Σχολείο", "学校", "학교"),
    ),
    "club": (
        *("Club", "Club/City", "Club/Ort", "Team", "Verein", "Mannschaft", "Circolo"),
        *("Società", "Clube", "Vereniging", "Klub", "Klubb", "Oddíl", "Egyesület", "Seura"),
        *("Kulüp", "Клуб", "Команда", "Σύλλογος", "俱乐部", "クラブ", "클럽"),
    ),
    "grade": (
        *("Grade", "Gr", "Class", "School year", "Year group", "Form", "Klasse", "Schulklasse"),
        *("Classe", "Clase", "Curso", "Grado", "Klas", "Groep", "Klasa", "Třída", "Trieda"),
        *("Osztály", "Luokka", "Clasa", "Razred", "Sınıf", "Класс", "Τάξη", "年级", "学年", "학년"),
    ),
    "category": (
        *("Category", "Cat", "Age group", "Age category", "Kategorie", "Altersklasse", "AK"),
        *("Altersgruppe", "Catégorie", "Categoría", "Categoria", "Categorie", "Kategoria"),
        *("Категория", "Κατηγορία", "组别"),
    ),
    "birth": (
        *("Birth", "Born", "Date of birth", "DOB", "Birth date", "Birthdate", "Birthday"),
        *("Year of birth", "Birth year", "YOB", "Geburtsdatum", "Geburtsjahr", "Geb", "Geb."),
        *("Jahrgang", "Jg", "Naissance", "Date de naissance", "Né(e) le", "Nacimiento"),
        *("Fecha de nacimiento", "Nascita", "Data di nascita", "Nascimento"),
        *("Data de nascimento", "Geboortedatum", "Data urodzenia", "Rok urodzenia"),
        *("Datum narození", "Ročník", "Rok narození", "Születési dátum", "Fødselsdato"),
        *("Födelsedatum", "Data nașterii", "Doğum tarihi", "Дата рождения", "Год рождения"),
        *("Ημερομηνία γέννησης", "出生日期", "出生", "生年月日", "생년월일"),
    ),
    "sex": (
        *("Sex", "Gender", "M/F", "F/M", "Geschlecht", "M/W", "W/M", "Sexe", "Sexo", "Sesso"),
        *("Geslacht", "Płeć", "Pohlaví", "Pohlavie", "Kjønn", "Køn", "Kön", "Cinsiyet"),
        *("Пол", "Стать", "Φύλο", "性别", "性別", "성별"),
    ),
    "title": (
        *("Title", "Titel", "Tit", "Titre", "Título", "Titolo", "Tytuł", "Titul", "Cím"),
        *("Unvan", "Звание", "Τίτλος", "称号", "칭호"),
    ),
    "federation": (
        *("Fed", "Federation", "Country", "Nation", "Land", "Verband", "Föderation"),
        *("Fédération", "Pays", "Federación", "País", "Federazione", "Paese", "Federação"),
        *("Federatie", "Kraj", "Země", "Ország", "Ülke", "Страна", "Федерация", "Χώρα"),
        *("国家", "国籍", "국가"),
    ),
    "fide_id": (
        *("FIDE ID", "FIDE-ID", "FideID", "ID FIDE", "FIDE no", "FIDE number", "FIDE code"),
        *("Code FIDE", "Código FIDE", "Codice FIDE", "FIDE"),
    ),
    "national_id": (
        *("ID", "National ID", "Nat. ID", "US Chess ID", "USCF ID", "USCF", "Member ID"),
        *("Membership no", "Member no", "Licence", "License", "Licence no", "Code FFE"),
        *("Mitgliedsnummer", "PKZ", "Matricule", "ID nat", "IdentNumber", "Lidnummer", "PID"),
    ),
}
"""Kind of column to its heads. The kinds are the fields of a player, and the two halves of a
name; this is also the order in which they are offered."""

KINDS = tuple(HEADS)
NAMES = ("name", "surname", "first-name")

_SIGNS = re.compile(r"[^\w#]+")


def _bare(head: str) -> str:
    head = head.replace("ı", "i")  # its capital is an "I" like any other
    return " ".join(_SIGNS.sub(" ", plain(head)).split())


_KIND_OF = {_bare(head): kind for kind, heads in HEADS.items() for head in heads}


def kind_of(head: str) -> str:
    """Tell what a column with this head holds; "" where no word is known."""
    return _KIND_OF.get(_bare(head), "")
