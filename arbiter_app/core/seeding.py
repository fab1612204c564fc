"""In which order players are numbered, and whose names could be the same person's."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

from arbiter_app.core.tournament import Player

_ACCENTS = re.compile("[\u0300-\u036f]")
_WHOLE = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ŧ": "t", "ı": "i", "æ": "ae", "œ": "oe", "’": "'"}
)
"""Signs that Unicode does not take apart into a plain one and an accent."""

Order = Literal["rating", "name", "listed"]


def in_order(players: Iterable[Player], order: Order) -> tuple[Player, ...]:
    """Put players in the order in which they are numbered.

    "rating": highest first, the unrated last; whoever is level, and "name", by name; both
    drop start numbers, so that the next free ones are given. "listed" changes nothing.
    """
    if order == "listed":
        return tuple(players)
    return tuple(replace(player, no=0) for player in _sorted(players, order))


def numbers_in_order(players: Iterable[Player], order: Order) -> tuple[int, ...]:
    """Give the present numbers of players in the order in which new ones would be given.

    "listed" is the order of the present numbers: it only closes gaps.
    """
    numbered = sorted(players, key=lambda player: player.no)
    found = numbered if order == "listed" else _sorted(numbered, order)
    return tuple(player.no for player in found)


def _sorted(players: Iterable[Player], order: Literal["rating", "name"]) -> list[Player]:
    if order == "name":
        return sorted(players, key=_by_name)
    return sorted(players, key=lambda player: (-(player.rating or 0), _by_name(player)))


def _by_name(player: Player) -> tuple[str, str]:
    return alphabetical(player.name)


def alphabetical(name: str) -> tuple[str, str]:
    """Give what names are sorted by; accents count only where nothing else differs.

    Dvořák, Dvorsky, Łukasik, Novák, Novy.
    """
    return plain(name), name


def name_key(name: str) -> tuple[str, ...]:
    """Give what equal names share: "Anderson, Sara", "sara anderson" and "Sara ANDERSON"."""
    words = plain(name).replace(",", " ").replace(".", " ").split()
    return tuple(sorted(words))


def equal_names(players: Iterable[Player]) -> tuple[tuple[Player, ...], ...]:
    """Group the players whose names are equal, two or more in each group."""
    groups: dict[tuple[str, ...], list[Player]] = {}
    for player in players:
        groups.setdefault(name_key(player.name), []).append(player)
    return tuple(tuple(group) for group in groups.values() if len(group) > 1)


def plain(text: str) -> str:
    """Give a text without case, accents and doubled spaces, to compare and to sort by."""
    # Only the accents of Latin, Greek and Cyrillic letters; in other scripts a mark is a letter.
    letters = _ACCENTS.sub("", unicodedata.normalize("NFKD", text.casefold()))
    return " ".join(unicodedata.normalize("NFC", letters).translate(_WHOLE).split())
