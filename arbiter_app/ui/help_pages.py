"""The pages of the help as rich text: guides, a page for each family of tie-breaks, the keys.

Every number on them is worked out by the program itself, on the event of `core.example`.
"""

from collections.abc import Callable, Iterable, Iterator
from html import escape

from arbiter_app.core.cell_text import write_cell
from arbiter_app.core.example import example, worked
from arbiter_app.core.explain import Explained
from arbiter_app.core.points import format_points
from arbiter_app.core.presets import PRESETS
from arbiter_app.core.standings import rank
from arbiter_app.core.tie_break_families import GROUPS, family_of, variants
from arbiter_app.core.tiebreaks import CUMULATIVE, TIE_BREAKS
from arbiter_app.core.tiebreaks.values import sum_text, value_text
from arbiter_app.core.trial import trial
from arbiter_app.labels import presets, tie_breaks, workings
from arbiter_app.labels.help import CUMULATIVE as GUIDE
from arbiter_app.labels.help import GUIDES, KEYS, TIES, word
from arbiter_app.labels.tie_break_search import variant
from arbiter_app.ui.words import translate

THREE_OF_FIVE = ("1 1 1 0 0", "1 0 1 0 1", "0 0 1 1 1")
_KEYS = 30
"""What the keys have of the page's width, in hundredths."""
KeyGroups = list[tuple[str, list[tuple[str, str]]]]


def page_of(asked: str) -> str:
    """Give the page that answers for a code, or for the name of a page; the keys for others."""
    if asked in GUIDES:
        return asked
    return family_of(asked) if asked in TIE_BREAKS else KEYS


def families() -> list[str]:
    """List the families that have a page, in the order of their groups."""
    return [family for group in GROUPS.values() for family in group]


def title(page: str, keys: str) -> str:
    """Give the title of a page; *keys* is that of the keys."""
    if page in GUIDES:
        return translate(GUIDES[page].title)
    return keys if page == KEYS else tie_breaks.name(page, translate)


def guide_page(page: str, picture: str) -> str:
    """Write a guide; *picture* is the name of the staircase's picture."""
    guide = GUIDES[page]
    example_of = {GUIDE: lambda: _three_of_five(picture), TIES: _presets}[page]
    before = [_p(translate(text)) for text in guide.before]
    after = [_p(translate(text)) for text in guide.after]
    return "".join([_h1(translate(guide.title)), *before, example_of(), *after])


def tie_break_page(family: str, picture: str) -> str:
    """Write the page of a family; *picture* is the name of a staircase's picture, or ""."""
    no, found = worked(family)
    name = _names()(no)
    parts = [
        _h1(tie_breaks.name(family, translate)),
        _p(tie_breaks.legend(family, translate)),
        _faint(word("code", translate).format(family, tie_breaks.head(family, translate))),
        *_called(family),
        _h2(word("example", translate).format(name)),
        *_tied(found),
        _working(found),
        _image(picture) if picture else "",
        *_variants(family, no, name),
        *_links(family),
        _h2(word("event", translate)),
        _event(),
        _faint(word("cells", translate)),
    ]
    return "".join(parts)


def keys_page(head: str, groups: KeyGroups) -> str:
    """Write the page of the keys."""
    parts = [_h1(head)]
    for name, lines in groups:
        rows = ([keys, does] for keys, does in lines)
        # All alike, so that what the keys do stands below each other.
        parts += [_h2(name), _table([], rows, strong_first=True, first=_KEYS)]
    return "".join(parts)


# Parts of a tie-break's page


def _called(family: str) -> Iterator[str]:
    known = tie_breaks.known_as(family).removeprefix(f"{family} {family}").strip()
    if known:
        yield _faint(word("called", translate).format(known))


def _tied(found: Explained) -> Iterator[str]:
    if TIE_BREAKS[found.code].among_tied:
        names = _names()
        level = ", ".join(names(no) for no in found.tied)
        yield _p(word("tied", translate).format(level))


def _working(found: Explained) -> str:
    """Write a working as a table whose last line is the value."""
    working, names = found.working, _names()
    adds = "adds" if working.combine in ("sum", "count") else "number"
    heads = [word(one, translate) for one in ("round", "counts", adds)]
    lines = [
        [
            str(term.round or ""),
            workings.term_text(term, names, translate),
            value_text("PTS", term.value if term.cut is None else None),
        ]
        for term in working.terms
    ]
    value = value_text(found.code, working.value)
    foot = ["", sum_text(working) or word(working.combine, translate), value]
    return _table(heads, [*lines, foot], figures=(0, 2), strong_last=True)


def _variants(family: str, no: int, player: str) -> Iterator[str]:
    """Say what each variant leaves out or adds, with the value of the same player."""
    others = variants(family)
    if len(others) < 2:
        return
    yield _h2(word("variants", translate))
    lines = []
    for code in others:
        _, found = worked(code, no)
        value = value_text(code, found.working.value)
        said = sum_text(found.working) or value
        name = tie_breaks.name(code, translate)
        lines.append([code, f"{name}\n{variant(code, translate)}", said])
    own = word("their-value", translate).format(player)
    heads = [word("code-head", translate), word("counts", translate), own]
    yield _table(heads, lines, strong_first=True)


def _links(family: str) -> Iterator[str]:
    if family in CUMULATIVE:
        yield f'<p><a href="{GUIDE}">{escape(word("see-guide", translate))}</a></p>'
    yield f'<p><a href="{TIES}">{escape(word("see-ties", translate))}</a></p>'


def _event() -> str:
    section = example()
    points = {row.player: row.points for row in rank(section).rows}
    rounds = range(1, len(section.rounds) + 1)
    heads = [word(one, translate) for one in ("no", "name", "rating")]
    heads += [*map(str, rounds), word("points", translate)]
    lines = [
        [
            str(player.no),
            player.name,
            str(player.rating or ""),
            *(
                write_cell(section.rules, player.no, section.entry(player.no, number))
                for number in rounds
            ),
            format_points(points[player.no]),
        ]
        for player in section.players
    ]
    return _table(heads, lines, figures=(0, 2, len(heads) - 1))


# Parts of the guides


def _three_of_five(picture: str) -> str:
    lines = []
    for scores in THREE_OF_FIVE:
        working = trial(scores, "PS")
        lines.append([scores.replace(" ", "  "), sum_text(working) if working else ""])
    return _table([], lines, strong_first=True) + _image(picture)


def _presets() -> str:
    heads = tie_breaks.head
    lines = [
        [
            presets.preset(code, translate),
            ", ".join(heads(one, translate) for one in codes) or word("no-list", translate),
        ]
        for code, codes in PRESETS.items()
    ]
    return _table([], lines, strong_first=True)


# Rich text


def _names() -> Callable[[int], str]:
    section = example()
    return lambda no: section.player(no).name


def _h1(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _h2(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def _p(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _faint(text: str) -> str:
    return f'<p class="faint">{escape(text)}</p>'


def _image(name: str) -> str:
    return f'<p><img src="{escape(name)}"></p>'


def _table(
    heads: list[str],
    lines: Iterable[list[str]],
    *,
    figures: tuple[int, ...] = (),
    strong_first: bool = False,
    strong_last: bool = False,
    first: int = 0,
) -> str:
    """Write a table; columns of *figures* are aligned right, the first column or last line bold.

    With *first*, so many hundredths of the page's width are the first column's, the rest the
    second's.
    """

    def cell(kind: str, at: int, text: str, *, strong: bool = False) -> str:
        align = ' align="right"' if at in figures else ' align="left"'
        if first:
            align += f' width="{100 - first if at else first}%"'
        said = escape(text).replace("  ", "&nbsp;&nbsp;").replace("\n", "<br>")
        return f"<{kind}{align}>{f'<b>{said}</b>' if strong else said}</{kind}>"

    whole = list(lines)
    rows = [[cell("th", at, head) for at, head in enumerate(heads)]] if heads else []
    for number, line in enumerate(whole, 1):
        last = strong_last and number == len(whole)
        rows.append(
            [
                cell("td", at, text, strong=last or (strong_first and at == 0))
                for at, text in enumerate(line)
            ]
        )
    body = "".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    width = ' width="100%"' if first else ""
    return f'<table cellspacing="0" cellpadding="4"{width}>{body}</table>'
