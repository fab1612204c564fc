"""What goes into a report comes back: import(export(x)) == x."""

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tournament import Award, Game, Player, Round, Rules, Section, Tournament
from arbiter_app.formats import FORMATS, FormatError, read, write
from arbiter_app.labels import as_is
from arbiter_app.labels.problems import problem
from tests import strategies

_LETTERS = "Aá, é-ŐΩЖ王'(I)09"
_texts = st.text(_LETTERS, max_size=33).map(str.strip)
_SCORINGS = (
    Rules(tie_breaks=("PS", "WIN", "BWG")),
    Rules(tie_breaks=()),
    Rules(tie_breaks=("CUM", "CUM-OLD/C1", "PS/C1"), system="round-robin", pairing_bye=1),
    Rules(win=6, draw=2, forfeit_win=6, pairing_bye=2, full_bye=6, half_bye=2),
    Rules(win=6, draw=4, loss=2, forfeit_win=4, pairing_bye=6, full_bye=3, half_bye=0, zero_bye=1),
)
_BYES = (AwardKind.PAIRING_BYE, AwardKind.FULL_BYE, AwardKind.HALF_BYE)


@st.composite
def events(draw):
    """An event that a report can hold: its blanks, byes and boards are those a reader finds."""
    numbers = sorted(draw(st.sets(st.integers(1, 9999), min_size=2, max_size=7)))
    planned = draw(st.integers(1, 6))
    current = draw(st.integers(0, planned))
    rules = draw(st.sampled_from(_SCORINGS))
    left = draw(_withdrawals(numbers, planned))
    entries = [
        draw(_round(numbers, number, current, left, rules)) for number in range(1, planned + 1)
    ]
    players = tuple(draw(_player(no, left.get(no))) for no in numbers)
    rounds = _with_boards(numbers, entries, rules)
    section = Section(rules=rules, players=players, rounds=rounds)
    staying = [no for no in numbers if no not in left]
    assume(not any(_seems_withdrawn(section, no, current) for no in staying))
    assume(not any(_seems_absent(section, no, current) for no in numbers))
    assume(not left or any(map(_is_there, (e for no in staying for e in _entries(section, no)))))
    return Tournament(
        **{name: draw(_texts) for name in ("name", "place", "federation", "arbiter")},
        starts=draw(st.sampled_from(("", "2026/11/29", "2026-11-29"))),
        sections=(section,),
    )


@st.composite
def _withdrawals(draw, numbers, planned):
    """After which round some players left, but not all; two rounds at least are to come."""
    if planned < 3:
        return {}
    leaving = draw(st.lists(st.sampled_from(numbers), unique=True, max_size=len(numbers) - 1))
    return {no: draw(st.integers(1, planned - 2)) for no in leaving}


@st.composite
def _player(draw, no, withdrawn_after):
    return Player(
        no=no,
        name=draw(_texts),
        rating=draw(st.none() | st.integers(1, 3500)),
        title=draw(st.sampled_from(("", "GM", "WIM", "NM"))),
        sex=draw(st.sampled_from(("", "m", "w"))),
        birth=draw(st.sampled_from(("", "1990", "1990/02/30", "2001/02/03"))),
        federation=draw(st.sampled_from(("", "SWE", "hun"))),
        fide_id=draw(st.sampled_from(("", "1700001", "0012"))),
        withdrawn_after=withdrawn_after,
    )


@st.composite
def _round(draw, numbers, number, current, left, rules):
    """Games and awards of a round: all have an entry before the current one, byes alone after."""
    here = draw(st.permutations([no for no in numbers if number <= left.get(no, number)]))
    pairs = draw(st.integers(1, len(here) // 2)) if number <= current and len(here) > 1 else 0
    games = [draw(_game(here[2 * at], here[2 * at + 1])) for at in range(pairs)]
    awards = []
    for no in here[2 * pairs :]:
        kinds = (*_BYES, AwardKind.ZERO_BYE)
        if number == left.get(no):
            kinds = _BYES  # an absence would make the withdrawal earlier
        if number < current or number == left.get(no) or draw(st.booleans()):
            kind = draw(st.sampled_from(kinds))
            awards.append(Award(no, kind, rules.bye_points(kind)))
    assume(number != current or games)
    return games, tuple(sorted(awards, key=lambda award: award.player))


@st.composite
def _game(draw, one, other):
    colours = draw(st.booleans())
    white, black = (one, other) if colours else sorted((one, other))
    result = draw(st.none() | st.sampled_from(Result))
    unrated = result is not None and result.played and draw(st.booleans())
    return Game(white, black, 0, result, unrated, colours)


def _with_boards(numbers, entries, rules):
    """Number the boards by the rule of the design, with sums of this test's own."""
    gained = {
        "win": rules.win,
        "draw": rules.draw,
        "loss": rules.loss,
        "forfeit-win": rules.forfeit_win,
        "forfeit-loss": rules.forfeit_loss,
    }
    total = dict.fromkeys(numbers, 0)
    rounds = []
    for games, awards in entries:
        ordered = sorted(games, key=lambda game: _importance(game, total))
        rounds.append(
            Round(tuple(replace(game, board=at) for at, game in enumerate(ordered, 1)), awards)
        )
        for game in games:
            if game.result:
                total[game.white] += gained[game.result.sides[0].value]
                total[game.black] += gained[game.result.sides[1].value]
        for award in awards:
            total[award.player] += award.points
        for no in set(numbers) - set(rounds[-1].entries):  # withdrawn, or behind all games
            total[no] += rules.zero_bye
    return tuple(rounds)


def _importance(game, total):
    low, high = sorted((total[game.white], total[game.black]))
    return -high, -high - low, min(game.white, game.black)


def _entries(section, no):
    return [a_round.entries.get(no) for a_round in section.rounds]


def _is_there(entry):
    return entry is not None and getattr(entry, "kind", None) is not AwardKind.ZERO_BYE


def _seems_withdrawn(section, no, current):
    """Whether a reader would take a player as withdrawn."""
    entries = _entries(section, no)
    last = max((at for at, entry in enumerate(entries) if _is_there(entry)), default=-1)
    away = [at for at in range(last + 1, len(entries)) if entries[at] is not None or at < current]
    return last >= 0 and len(away) >= 2


def _seems_absent(section, no, current):
    """Whether a reader would take a blank in the current round as an absence."""
    entries = _entries(section, no)
    return current > 0 and entries[current - 1] is None and any(entries[current:])


@strategies.patiently
@given(events())
def test_an_event_comes_back_from_its_report(event):
    assert read(write(event).data).tournament == event


@strategies.patiently
@given(strategies.sections())
def test_any_section_is_written_so_that_it_can_be_read(section):
    event = Tournament(sections=(section,))
    try:
        written = write(event)
        found = read(written.data)
    except FormatError:
        return
    assert all(problem(one, as_is) for one in (*written.problems, *found.problems))
    # What a report has lost it loses once.
    assert read(write(found.tournament).data).tournament == found.tournament


@pytest.mark.parametrize("code", FORMATS)
def test_every_format_gives_back_an_event(code):
    section = Section(
        rules=Rules(tie_breaks=("PS",)),
        players=(Player(1, "Anna"), Player(2, "Béla")),
        rounds=(Round((Game(1, 2, 1, Result.DRAW),)),),
    )
    event = Tournament(name="Open", sections=(section,))
    assert FORMATS[code].recognises(write(event, code).data)
    assert read(write(event, code).data).tournament == event
