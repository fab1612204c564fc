"""What an arbiter types into one cell of the grid, and how a cell is written back.

Digits first: the opponent, his colour against us, the own result (`12w1`, `5b½`, `7w`). The
colour is the player's own. A letter first: a result or a bye (`W12`, `H`). The case does not
matter. A bye of unusual value says so (`B=½`). `write_cell` gives a text that `parse_cell`
reads back as the same entry.
"""

import re
import unicodedata
from dataclasses import dataclass

from arbiter_app.core.errors import EditError
from arbiter_app.core.points import format_points, parse_points
from arbiter_app.core.results import AwardKind, Outcome, Result
from arbiter_app.core.tournament import Entry, Game, Rules

Sides = tuple[Outcome, Outcome]
"""The own outcome and the opponent's."""

_WIN, _DRAW, _LOSS = Outcome.WIN, Outcome.DRAW, Outcome.LOSS
_WON, _LOST = Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS
_SIDES: dict[str, Sides] = {
    "1": (_WIN, _LOSS),
    "1-0": (_WIN, _LOSS),
    "w": (_WIN, _LOSS),
    "0": (_LOSS, _WIN),
    "0-1": (_LOSS, _WIN),
    "l": (_LOSS, _WIN),
    "=": (_DRAW, _DRAW),
    "½": (_DRAW, _DRAW),
    "½-½": (_DRAW, _DRAW),
    "5": (_DRAW, _DRAW),
    "d": (_DRAW, _DRAW),
    "½-0": (_DRAW, _LOSS),
    "0-½": (_LOSS, _DRAW),
    "0-0": (_LOSS, _LOSS),
    "+": (_WON, _LOST),
    "-": (_LOST, _WON),
    "--": (_LOST, _LOST),
    "x": (_LOST, _LOST),
    # "+:-" and the like, as results are written with both sides.
    "+--": (_WON, _LOST),
    "--+": (_LOST, _WON),
    "---": (_LOST, _LOST),
}
_LETTERS: dict[str, Sides] = {
    "w": (_WIN, _LOSS),
    "d": (_DRAW, _DRAW),
    "l": (_LOSS, _WIN),
    "x": (_WON, _LOST),
    "f": (_LOST, _WON),
}
_BYES = {
    "b": AwardKind.PAIRING_BYE,
    "h": AwardKind.HALF_BYE,
    "f": AwardKind.FULL_BYE,
    "z": AwardKind.ZERO_BYE,
}
_PAIRED = re.compile(r"(?P<opponent>[0-9]{1,5})(?P<colour>[wb?])(?P<result>.*)")
_BY_LETTER = re.compile(r"(?P<letter>[wdlxf])(?P<opponent>[0-9]{1,5})")
_BYE = re.compile(r"(?P<letter>[bhfz])(=(?P<points>.+))?")
_NUMBER = re.compile(r"[0-9]{1,5}")
_HALF = re.compile(r"(?<![0-9])0?\.50*(?![0-9])")
_LONGEST = 20


@dataclass(frozen=True, slots=True)
class CellText:
    """One cell as typed; all fields empty means "clear".

    Attributes:
        sides: own outcome and opponent's; None where none was typed.
        opponent: start number of the opponent typed, else None.
        white: own colour; None where none was typed.
        bye: kind of bye typed, else None; `points` then holds a value of its own, if typed.
    """

    sides: Sides | None = None
    opponent: int | None = None
    white: bool | None = None
    unrated: bool = False
    bye: AwardKind | None = None
    points: int | None = None


def parse_cell(text: str) -> CellText:
    """Read what was typed into a cell.

    Raises:
        EditError: "bye-kind-missing" for a lone U, "colour-missing" for a lone number,
            else "cell-text".
    """
    typed = _normal(text)
    if not typed:
        return CellText()
    if len(typed) <= _LONGEST:
        found = _result(typed) or _paired(typed) or _lettered(typed) or _bye(typed)
        if found:
            return found
    if typed == "u":
        raise EditError("bye-kind-missing")
    if _NUMBER.fullmatch(typed):
        raise EditError("colour-missing", opponent=typed)
    raise EditError("cell-text", text=text.strip()[:_LONGEST])


def write_cell(rules: Rules, player: int, entry: Entry | None) -> str:
    """Write an entry as *player* would type it: "12w1", "W12", "½", "H", or "" for a blank."""
    if entry is None:
        return ""
    if isinstance(entry, Game):
        return _write_game(player, entry)
    if entry.kind.bye:
        letter = next(letter for letter, kind in _BYES.items() if kind is entry.kind).upper()
        usual = entry.points == rules.bye_points(entry.kind)
        return (
            letter if usual or entry.points is None else f"{letter}={format_points(entry.points)}"
        )
    return _AWARD_TEXT[entry.kind]


_AWARD_TEXT = {
    AwardKind.WIN: "1",
    AwardKind.DRAW: "½",
    AwardKind.LOSS: "0",
    AwardKind.FORFEIT_WIN: "+",
    AwardKind.FORFEIT_LOSS: "-",
}
_WRITTEN = {
    (_WIN, _LOSS): "1",
    (_DRAW, _DRAW): "½",
    (_LOSS, _WIN): "0",
    (_DRAW, _LOSS): "½-0",
    (_LOSS, _DRAW): "0-½",
    (_LOSS, _LOSS): "0-0",
    (_WON, _LOST): "+",
    (_LOST, _WON): "-",
    (_LOST, _LOST): "--",
}


def own_sides(player: int, game: Game) -> Sides | None:
    """Return a game's outcomes, the player's own first; None while it is playing."""
    if game.result is None:
        return None
    white, black = game.result.sides
    return (white, black) if game.white == player else (black, white)


def result_of(own: Outcome, other: Outcome, *, white: bool) -> Result:
    """Return the result, White first, that gives these outcomes.

    Raises:
        EditError: "no-such-result"; two wins, for example.
    """
    result = Result.of(own, other) if white else Result.of(other, own)
    if result is None:
        raise EditError("no-such-result", own=own.value, other=other.value)
    return result


def _write_game(player: int, game: Game) -> str:
    sides = own_sides(player, game)
    result = _WRITTEN[sides] if sides else ""
    unrated = "u" if game.unrated and sides else ""
    opponent = game.opponent(player)
    # Where no colour is known, "?" stands for it; it is read back as unknown.
    colour = ("w" if game.white == player else "b") if game.colours else "?"
    return f"{opponent}{colour}{result}{unrated}"


def _normal(text: str) -> str:
    # Some keyboards send full-width signs. NFKC takes "½" apart, with a slash of its own.
    plain = unicodedata.normalize("NFKC", text).replace("⁄", "/")
    typed = "".join(plain.split()).lower().replace(",", ".").replace("1/2", "½")
    for dash in "−–—‑‐":
        typed = typed.replace(dash, "-")
    return _HALF.sub("½", typed).replace(":", "-")


def _sides(typed: str) -> tuple[Sides, bool] | None:
    """Read a result, with "u" behind it where the game is unrated; a forfeit never is rated."""
    plain = typed.removesuffix("u")
    sides = _SIDES.get(plain)
    unrated = plain != typed
    if sides is None or (unrated and (_LOST in sides or _WON in sides)):
        return None
    return sides, unrated


def _result(typed: str) -> CellText | None:
    found = _sides(typed)
    return CellText(sides=found[0], unrated=found[1]) if found else None


def _paired(typed: str) -> CellText | None:
    match = _PAIRED.fullmatch(typed)
    if not match:
        return None
    found = _sides(match["result"])
    if match["result"] and found is None:
        return None
    return CellText(
        sides=found[0] if found else None,
        opponent=int(match["opponent"]),
        white=None if match["colour"] == "?" else match["colour"] == "w",
        unrated=bool(found and found[1]),
    )


def _lettered(typed: str) -> CellText | None:
    match = _BY_LETTER.fullmatch(typed)
    if not match:
        return None
    return CellText(sides=_LETTERS[match["letter"]], opponent=int(match["opponent"]))


def _bye(typed: str) -> CellText | None:
    match = _BYE.fullmatch(typed)
    if not match:
        return None
    try:
        points = parse_points(match["points"]) if match["points"] else None
    except ValueError:
        return None
    return CellText(bye=_BYES[match["letter"]], points=points)
