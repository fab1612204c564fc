"""Edits of the event as a whole: its sections, rounds and rules."""

from dataclasses import replace

from arbiter_app.core.errors import EditError
from arbiter_app.core.tiebreaks import canonical, without_repeats
from arbiter_app.core.tournament import Award, Round, Rules, Section, Tournament

MOST_ROUNDS = 99


def replace_section(tournament: Tournament, index: int, section: Section) -> Tournament:
    """Put a section back in its place; the same section gives the same tournament."""
    if section is tournament.sections[index]:
        return tournament
    sections = list(tournament.sections)
    sections[index] = section
    return replace(tournament, sections=tuple(sections))


def rename_section(tournament: Tournament, index: int, name: str) -> Tournament:
    """Give a section another name; no two may have the same, for files and history tell them
    apart by it.

    Raises:
        EditError: "section-name-taken".
    """
    others = [one.name for at, one in enumerate(tournament.sections) if at != index]
    if name in others:
        raise EditError("section-name-taken", name=name)
    section = tournament.sections[index]
    if name == section.name:
        return tournament
    return replace_section(tournament, index, replace(section, name=name))


def set_round_count(section: Section, planned: int) -> Section:
    """Plan more rounds, or fewer while the later ones are empty.

    Raises:
        EditError: "rounds-out-of-range", or "round-not-empty" naming the last that is not.
    """
    if not 1 <= planned <= MOST_ROUNDS:
        raise EditError("rounds-out-of-range", rounds=planned, most=MOST_ROUNDS)
    if planned == len(section.rounds):
        return section
    used = [number for number, one in enumerate(section.rounds, 1) if one.entries]
    if used and used[-1] > planned:
        raise EditError("round-not-empty", round=used[-1], rounds=planned)
    more = (Round(),) * (planned - len(section.rounds))
    return replace(section, rounds=section.rounds[:planned] + more)


def set_rules(section: Section, rules: Rules) -> Section:
    """Replace the rules. Byes that had the old usual value get the new one.

    Tie-breaks may be in any spelling that `canonical` knows.

    Raises:
        EditError: "unknown-tie-break", "tie-break-twice", "scoring-upside-down",
            "has-pairings" (scores only, but games are there), "has-scores" (the reverse).
    """
    rules = replace(rules, tie_breaks=tuple(map(canonical, rules.tie_breaks)))
    if rules == section.rules:
        return section
    _check_rules(rules)
    _check_paired(section, rules)
    rounds = tuple(_revalued(a_round, section.rules, rules) for a_round in section.rounds)
    return replace(section, rules=rules, rounds=rounds)


def _check_rules(rules: Rules) -> None:
    codes = rules.tie_breaks
    if codes != without_repeats(codes):
        kept = (*without_repeats(codes), None)
        twice = next(one for one, left in zip(codes, kept, strict=False) if one != left)
        raise EditError("tie-break-twice", code=twice)
    if not rules.win > rules.draw >= rules.loss:
        raise EditError("scoring-upside-down")


def _check_paired(section: Section, rules: Rules) -> None:
    if rules.paired == section.rules.paired:
        return
    for number, a_round in enumerate(section.rounds, 1):
        if not rules.paired and a_round.games:
            raise EditError("has-pairings", round=number)
        if rules.paired and any(award.kind.typed for award in a_round.awards):
            raise EditError("has-scores", round=number)


def _revalued(a_round: Round, before: Rules, after: Rules) -> Round:
    awards = tuple(_revalued_award(award, before, after) for award in a_round.awards)
    if all(new is old for new, old in zip(awards, a_round.awards, strict=True)):
        return a_round
    return replace(a_round, awards=awards)


def _revalued_award(award: Award, before: Rules, after: Rules) -> Award:
    if not award.kind.bye or award.points != before.bye_points(award.kind):
        return award
    worth = after.bye_points(award.kind)
    return award if worth == award.points else replace(award, points=worth)
