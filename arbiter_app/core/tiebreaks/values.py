"""How a value is shown: as a table's cell, in words, added up."""

from fractions import Fraction

from arbiter_app.core.points import format_exact, two_decimals
from arbiter_app.core.tiebreaks import TIE_BREAKS, Working

NO_VALUE = "–"


def value_cell(code: str, value: Fraction | None) -> Fraction | str | None:
    """Give what stands in a table: a mean as text with its decimals; None for no value.

    Place 0 says that nobody could be placed, so nothing stands there.
    """
    tie_break = TIE_BREAKS[code]
    if value is None or (tie_break.combine == "place" and not value):
        return None
    return two_decimals(value) if tie_break.decimals else value


def value_text(code: str, value: Fraction | None) -> str:
    """Write a value as on screen and paper: "2½", "13.67", "–" where there is none."""
    cell = value_cell(code, value)
    if cell is None:
        return NO_VALUE
    return cell if isinstance(cell, str) else format_exact(cell)


def sum_text(working: Working, together: str = " ") -> str:
    """Write a sum as a child adds it up: "1 + 1½ + 2½ = 5"; "" where there is no sum.

    *together* stands between a sign and its number, where a line must not be broken.
    """
    if working.value is None or working.combine not in ("sum", "count"):
        return ""
    if not any(term.round for term in working.terms):
        return ""  # What rounds add nothing to, as a rating, is no sum.
    said = ""
    for term in working.terms:
        if term.cut is not None:
            continue
        sign = "−" if term.value < 0 else "+"
        said += f" {sign}{together}{format_exact(abs(term.value))}"
    added = said.removeprefix(f" +{together}").lstrip() or "0"
    return f"{added} ={together}{format_exact(working.value)}"
