"""Who a player is, as the columns of a FIDE report say it: sex and title, rating, birth."""

import re

_SEXES = {"m": "m", "w": "w", "f": "w"}
_TITLES = {
    "g": "GM", "wg": "WGM",
    "m": "IM", "wm": "WIM",
    "f": "FM", "wf": "WFM",
    "c": "CM", "wc": "WCM",
}  # fmt: skip
"""The spellings of the report of 2006; today's are the full ones."""
_LONGEST_TITLE = 3
_FULL = frozenset(_TITLES.values())
_NO_DATE = re.compile(r"[\s0/.-]*")


def sex_and_title(text: str) -> tuple[str, str]:
    """Read columns 9 to 14: the sex in column 10, the title behind it, each perhaps blank.

    A title that stands a column or two off, as some programs write it, is still a title.
    """
    text = text.ljust(6)
    letter, rest = text[1].lower(), text[2:].strip()
    if letter in _SEXES and not text[0].strip() and _is_behind_sex(text[1], rest):
        return _SEXES[letter], _title(rest)
    words = text.split()
    if len(words) == 2 and words[0].lower() in _SEXES:
        return _SEXES[words[0].lower()], _title(words[1])
    return "", _title("".join(words))


def _is_behind_sex(letter: str, rest: str) -> bool:
    """Whether a letter is the sex and the rest a title, not both one title ("mAGM", not "MK")."""
    if not rest or _title(rest) in _FULL:
        return True
    if " " in rest:
        return False
    return len(rest) == _LONGEST_TITLE or (letter.islower() and rest.isupper())


def _title(text: str) -> str:
    return _TITLES.get(text.lower(), text.upper()[:_LONGEST_TITLE])


def rating_of(text: str) -> int | None:
    """Read a rating; blank, 0 and anything that is no number are none."""
    digits = text.strip()
    return int(digits) or None if digits.isascii() and digits.isdigit() else None


def birth_of(text: str) -> str:
    """Read a date of birth: the text as it stands, "" where only zeros and strokes do."""
    return "" if _NO_DATE.fullmatch(text) else text.strip()


def fide_id_of(text: str) -> str:
    """Read a FIDE id; 0 is none."""
    return "" if not text.strip().strip("0") else text.strip()
