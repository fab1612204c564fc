"""How far the rounds are: what is still playing, what has not been entered."""

from arbiter_app.core.memory import remembered
from arbiter_app.core.tournament import Player, Round, Section


def open_entries(section: Section, round_number: int) -> int:
    """Count the games still playing in a round, and the players without any entry in it."""
    return _open(section.players, section.rounds[round_number - 1], round_number)


def open_so_far(section: Section) -> int:
    """Count what is open in all rounds up to the current one."""
    return sum(open_entries(section, number) for number in range(1, section.current_round + 1))


@remembered(256)
def _open(players: tuple[Player, ...], a_round: Round, round_number: int) -> int:
    playing = sum(game.result is None for game in a_round.games)
    entries = a_round.entries
    return playing + sum(
        player.no not in entries and not player.gone(round_number) for player in players
    )
