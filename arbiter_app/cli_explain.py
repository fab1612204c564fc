"""`arbiter-app explain`: the working behind a player's place, or what parted two players."""

import argparse
import json
import sys

from arbiter_app.cli_commands import (
    chosen_section,
    doubts,
    of_edition,
    round_number,
    tie_breaks,
    value_number,
)
from arbiter_app.cli_words import UsageError, complain
from arbiter_app.core.explain import Explanation, compare, explain
from arbiter_app.core.points import in_points
from arbiter_app.core.printable import printable
from arbiter_app.core.seeding import name_key, plain
from arbiter_app.core.standings import rank
from arbiter_app.core.tournament import Player, Section, by_number
from arbiter_app.core.whole_numbers import whole_number
from arbiter_app.labels import as_is, workings
from arbiter_app.labels import tie_breaks as words
from arbiter_app.reading import read_any


def explain_players(options: argparse.Namespace) -> int:
    """Write the workings of one player, or of two and what parted them."""
    codes = tie_breaks(options.tie_breaks)
    found = read_any(options.file)
    section = of_edition(chosen_section(found.tournament, options.section), options.edition)
    if len(options.player) > 2:
        raise UsageError("one player or two can be explained.")
    numbers = [_player(section, typed).no for typed in options.player]
    if len(set(numbers)) < len(numbers):
        raise UsageError("the two players are the same.")
    standings = rank(section, round_number(section, options.round), codes)
    explained = [explain(section, standings, no) for no in numbers]
    names, sentence, decided_by = _names(section), "", ""
    if len(numbers) == 2:
        compared = compare(section, standings, *numbers)
        decided_by = compared.decided_by
        sentence = workings.sentence(compared, names, as_is)
    complain(options.file, doubts(found, codes))
    if options.format == "json":
        listed: list[dict[str, object]] = [_json(section, one) for one in explained]
        whole: object = listed[0]
        if sentence:
            whole = {"players": listed, "decided_by": decided_by or None, "sentence": sentence}
        sys.stdout.write(json.dumps(whole, ensure_ascii=False, indent=2) + "\n")
        return 0
    blocks = ["\n".join(map(printable, workings.lines(one, names, as_is))) for one in explained]
    sys.stdout.write("\n\n".join([*blocks, *([printable(sentence)] if sentence else [])]) + "\n")
    return 0


def _player(section: Section, typed: str) -> Player:
    """Find a player by start number or name, its words in any order; a part of the name does
    where it is one's alone, and accents may be left out.

    Raises:
        UsageError: nobody or several are meant.
    """
    players = by_number(section.players)
    number = whole_number(typed)
    if number is not None and number in players:
        return players[number]
    wanted, key = plain(typed), name_key(typed)
    same = [player for player in section.players if player.name == typed.strip()]
    same = same or [one for one in section.players if key and name_key(one.name) == key]
    found = same or [player for player in section.players if wanted in plain(player.name)]
    if not found or not wanted:
        raise UsageError(f"there is no player “{printable(typed)}” in the section.")
    if len(found) > 1:
        listed = "; ".join(f"{player.no} {printable(player.name)}" for player in found)
        raise UsageError(f"“{printable(typed)}” can be several players: {listed}.")
    return found[0]


def _names(section: Section) -> workings.Names:
    players = by_number(section.players)
    return lambda no: players[no].name


def _json(section: Section, found: Explanation) -> dict[str, object]:
    names = _names(section)
    return {
        "no": found.row.player,
        "name": names(found.row.player),
        "place": found.row.place,
        "shared": found.row.shared,
        "points": value_number("PTS", in_points(found.row.points)),
        "decided_by": found.decided_by or None,
        "values": [
            {
                "code": one.code,
                "value": value_number(one.code, one.working.value),
                "combine": one.working.combine,
                "terms": [
                    {
                        "round": term.round or None,
                        "value": value_number("PTS", term.value),
                        "text": workings.term_text(term, names, as_is),
                    }
                    for term in one.working.terms
                ],
                **({"why": words.why(one.working.why, as_is)} if one.working.why else {}),
            }
            for one in found.tie_breaks
        ],
    }
