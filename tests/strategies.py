"""Tournaments of every kind for property tests; whoever tests a writer or a reader uses them."""

import json
from dataclasses import fields

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from arbiter_app.core.history import Change, Event
from arbiter_app.core.results import AwardKind, Result
from arbiter_app.core.tournament import Award, Game, Player, Round, Rules, Section, Tournament

patiently = settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""For tests with whole tournaments: few of them, and no failure because a machine is busy."""

NAMES = ("Novák, Jiří", "Ωmega, Άννα", "王, 小明", 'O\'Neil "Rook" Jr', "Müller-Meier", "\t")
texts = st.one_of(st.sampled_from(NAMES), st.text(max_size=12))
points = st.integers(min_value=-19, max_value=19_998)
numbers = st.one_of(st.integers(1, 40), st.integers(1, 2**31 - 1))

_WORDS = tuple(
    field.name
    for field in fields(Player)
    if field.name not in ("no", "name", "rating", "withdrawn_after", "extra")
)
_OWN_KEYS = frozenset(
    {"format", "version", "written_by", "sections", "trf_lines", "history", "rules", "players"}
    | {"rounds"}
    | {field.name for kind in (Tournament, Section, Player) for field in fields(kind)}
) - {"extra"}


def _json_text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


_json = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), texts),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)
_numbers_as_written = st.sampled_from(("1.50", "-0.0", "1e400", "0.1", "1E+5", "9" * 5000))
extras = st.dictionaries(
    texts.filter(lambda key: key not in _OWN_KEYS),
    st.one_of(_numbers_as_written, st.builds(_json_text, _json)),
    max_size=3,
).map(lambda found: tuple(found.items()))
"""Keys of somebody else, each with its value as the JSON text that we write."""


@st.composite
def players(draw: st.DrawFn, no: int) -> Player:
    """A player with this number, most of his fields empty or odd."""
    return Player(
        no=no,
        name=draw(texts),
        rating=draw(st.one_of(st.none(), st.integers(0, 3500))),
        withdrawn_after=draw(st.one_of(st.none(), st.integers(0, 9))),
        extra=draw(st.one_of(st.just(()), extras)),
        **draw(st.dictionaries(st.sampled_from(_WORDS), texts, max_size=3)),
    )


_POINTS = tuple(field.name for field in fields(Rules) if field.type is int)
rules = st.builds(
    Rules,
    **dict.fromkeys(_POINTS, points),
    system=st.sampled_from(("swiss", "round-robin")),
    edition=st.sampled_from(("2024", "2026")),
    tie_breaks=st.lists(st.sampled_from(("CUM", "PS/C1", "WIN", "BPG")), unique=True).map(tuple),
    paired=st.booleans(),
)


@st.composite
def rounds(draw: st.DrawFn, numbers: list[int], *, paired: bool = True) -> Round:
    """A round in which some of the players have an entry, in any order."""
    shuffled = draw(st.permutations(numbers))
    pairs = draw(st.integers(0, len(shuffled) // 2)) if paired else 0
    playing, others = shuffled[: 2 * pairs], shuffled[2 * pairs :]
    games = [
        draw(
            st.builds(
                Game,
                white=st.just(white),
                black=st.just(black),
                board=st.just(board),
                result=st.one_of(st.none(), st.sampled_from(Result)),
                unrated=st.booleans(),
                colours=st.booleans(),
                disputed=st.one_of(st.none(), st.none(), texts),
            )
        )
        for board, (white, black) in enumerate(
            zip(playing[::2], playing[1::2], strict=True), start=1
        )
    ]
    given = others[: draw(st.integers(0, len(others)))]
    return Round(tuple(games), tuple(draw(awards(player)) for player in given))


@st.composite
def awards(draw: st.DrawFn, player: int) -> Award:
    """An award of any kind; byes with points of their own."""
    kind = draw(st.sampled_from(AwardKind))
    return Award(player, kind, draw(points) if kind.bye else None)


@st.composite
def sections(draw: st.DrawFn, name: str = "") -> Section:
    """A section with pairings or with scores only."""
    taken = draw(st.lists(numbers, unique=True, max_size=7))
    its_rules = draw(rules)
    its_rounds = st.lists(rounds(taken, paired=its_rules.paired), max_size=4)
    return Section(
        name=name,
        rules=its_rules,
        players=tuple(draw(players(no)) for no in taken),
        rounds=tuple(draw(its_rounds)),
        extra=draw(extras),
    )


@st.composite
def tournaments(draw: st.DrawFn) -> Tournament:
    """An event with one to three sections."""
    names = draw(st.lists(texts, unique=True, min_size=1, max_size=3))
    return Tournament(
        **{name: draw(texts) for name in ("name", "place", "federation", "arbiter")},
        starts=draw(st.sampled_from(("", "2026-11-29", "29/11/26"))),
        ends=draw(st.sampled_from(("", "2026-12-01"))),
        sections=tuple(draw(sections(name)) for name in names),
        trf_lines=tuple(draw(st.lists(texts, max_size=2))),
        extra=draw(extras),
    )


_perhaps = st.one_of(st.none(), texts)
_place = st.one_of(st.none(), st.integers(0, 300))
changes = st.builds(
    Change, field=texts, old=_perhaps, new=_perhaps, round=_place, board=_place, player=_place
)
events = st.builds(
    Event,
    at=st.just("2026-11-29T14:02:31"),
    action=st.sampled_from(("edit", "undo", "redo")),
    section=texts,
    changes=st.lists(changes, max_size=3).map(tuple),
)
histories = st.lists(events, max_size=3).map(tuple)
