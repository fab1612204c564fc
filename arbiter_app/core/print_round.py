"""What the state of a round calls for on paper: the sheets that are printed in one job."""

from arbiter_app.core.tournament import Section


def round_at_hand(section: Section, asked: int | None) -> int:
    """Find the round that sheets are of: the one asked for, else the current one, from 1."""
    return asked or max(section.current_round, 1)


def sheets_of_round(section: Section, number: int) -> tuple[str, ...]:
    """Name the kinds of sheets that a round calls for, codes of `print_kinds`.

    While games are on: where everybody plays. When the last result is in: where everybody
    stands. Before the first round there are only the cards to hand out.
    """
    a_round = section.rounds[number - 1] if number <= len(section.rounds) else None
    if a_round is None or not a_round.has_play:
        return ("score-cards",) if number == 1 else ("pairings", "pairings-by-name")
    if any(game.result is None for game in a_round.games):
        return ("pairings", "pairings-by-name")
    return ("standings", "parents")
