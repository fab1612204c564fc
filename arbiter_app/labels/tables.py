"""The words of tables: headings, titles, notes."""

from dataclasses import dataclass

from arbiter_app.core.categories import Category
from arbiter_app.core.history import Change
from arbiter_app.core.tables import PLAYING
from arbiter_app.core.tournament import Award, Entry, Game
from arbiter_app.core.wall_chart import Cell as ChartCell
from arbiter_app.core.wall_chart import State
from arbiter_app.labels import cells, results, tie_breaks
from arbiter_app.labels.categories import category
from arbiter_app.labels.fields import rule_field
from arbiter_app.labels.history import change_text, tie_break_heads, value_text
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate, count_of

_TOGETHER = "\N{NO-BREAK SPACE}"
"""Keeps an opponent on the line of the result."""

_TO_WRITE_ON = "__________"
_TEXTS = {
    # Headings.
    "place": QT_TRANSLATE_NOOP("labels", "Place"),
    "overall": QT_TRANSLATE_NOOP("labels", "Overall"),
    "no": QT_TRANSLATE_NOOP("labels", "No"),
    "name": QT_TRANSLATE_NOOP("labels", "Name"),
    "school": QT_TRANSLATE_NOOP("labels", "School"),
    "club": QT_TRANSLATE_NOOP("labels", "Club"),
    "federation": QT_TRANSLATE_NOOP("labels", "Fed"),
    "rating": QT_TRANSLATE_NOOP("labels", "Rtg"),
    "points": QT_TRANSLATE_NOOP("labels", "Pts"),
    "broken-by": QT_TRANSLATE_NOOP("labels", "Tie broken by"),
    "grade": QT_TRANSLATE_NOOP("labels", "Grade"),
    "birth": QT_TRANSLATE_NOOP("labels", "Born"),
    "fide_id": QT_TRANSLATE_NOOP("labels", "FIDE ID"),
    "national_id": QT_TRANSLATE_NOOP("labels", "National ID"),
    "running": QT_TRANSLATE_NOOP("labels", "Running scores added up"),
    # What the standings are.
    "of-category-one": QT_TRANSLATE_NOOP("labels", "{title} – {category}, {count} player"),
    "of-category-many": QT_TRANSLATE_NOOP("labels", "{title} – {category}, %n players", "", 1),
    "untitled": QT_TRANSLATE_NOOP("labels", "Untitled event"),
    "before-the-first-round": QT_TRANSLATE_NOOP("labels", "Before the first result"),
    "after": QT_TRANSLATE_NOOP("labels", "Standings after round {round} of {rounds}"),
    "final-after": QT_TRANSLATE_NOOP("labels", "Final standings after round {round} of {rounds}"),
    "not-final": QT_TRANSLATE_NOOP(
        "labels", "Standings after round {round} of {rounds} – NOT FINAL: {reasons}"
    ),
    "playing-one": QT_TRANSLATE_NOOP("labels", "{count} game still playing (board {boards})"),
    "playing-many": QT_TRANSLATE_NOOP("labels", "%n games still playing (boards {boards})", "", 1),
    "blank-one": QT_TRANSLATE_NOOP("labels", "{count} player without an entry"),
    "blank-many": QT_TRANSLATE_NOOP("labels", "%n players without an entry", "", 1),
    "disputed-one": QT_TRANSLATE_NOOP("labels", "{count} result disputed (board {boards})"),
    "disputed-many": QT_TRANSLATE_NOOP("labels", "%n results disputed (boards {boards})", "", 1),
    "board-of-round": QT_TRANSLATE_NOOP("labels", "{board} of round {round}"),
    # Notes.
    "playing-note": QT_TRANSLATE_NOOP(
        "labels", "{sign} still playing, or not entered: no points so far for that round."
    ),
    "decided-note": QT_TRANSLATE_NOOP(
        "labels", "{sign} decided: no game still playing can change the place."
    ),
    "overall-note": QT_TRANSLATE_NOOP("labels", "Overall: the place among all %n players.", "", 1),
    "shared-spread-note": QT_TRANSLATE_NOOP(
        "labels",
        "1–2 and so on: shared places, level on points and on every tie-break; listed by number.",
    ),
    "shared-note": QT_TRANSLATE_NOOP(
        "labels", "= shared place: level on points and on every tie-break; listed by number."
    ),
    "no-value-note": QT_TRANSLATE_NOOP("labels", "– {head}: {why}"),
    "lots-note": QT_TRANSLATE_NOOP("labels", "Lots were drawn with the seed “{seed}”."),
    "withdrawn-note": QT_TRANSLATE_NOOP("labels", "Withdrawn: {names}."),
    # Only on paper.
    "withdrawn-name": QT_TRANSLATE_NOOP("labels", "{name} (w)"),
    "round": QT_TRANSLATE_NOOP("labels", "Round {round}"),
    "chart-after": QT_TRANSLATE_NOOP("labels", "Wall chart after round {round} of {rounds}"),
    "chart-final-after": QT_TRANSLATE_NOOP(
        "labels", "Final wall chart after round {round} of {rounds}"
    ),
    "chart-not-final": QT_TRANSLATE_NOOP(
        "labels", "Wall chart after round {round} of {rounds} – NOT FINAL: {reasons}"
    ),
    "chart-signs": QT_TRANSLATE_NOOP(
        "labels",
        "1 won, ½ drew, 0 lost; + won and − lost by forfeit; B pairing bye, F full-point bye, "
        "H half-point bye, Z absent; then the opponent's number, w with White, b with Black; "
        "under it the score so far.",
    ),
    "board": QT_TRANSLATE_NOOP("labels", "Board"),
    "white": QT_TRANSLATE_NOOP("labels", "White"),
    "black": QT_TRANSLATE_NOOP("labels", "Black"),
    "result": QT_TRANSLATE_NOOP("labels", "Result"),
    "colour": QT_TRANSLATE_NOOP("labels", "Colour"),
    "opponent": QT_TRANSLATE_NOOP("labels", "Opponent"),
    "pairings-of": QT_TRANSLATE_NOOP("labels", "Pairings of round {round} of {rounds}"),
    "pairings-by-name": QT_TRANSLATE_NOOP(
        "labels", "Pairings of round {round} of {rounds}, by name"
    ),
    "score-card": QT_TRANSLATE_NOOP("labels", "Score card"),
    "number": QT_TRANSLATE_NOOP("labels", "No {no}"),
    "numbered": QT_TRANSLATE_NOOP("labels", "{no} {name}"),
    "round-head": QT_TRANSLATE_NOOP("labels", "Round"),
    "so-far": QT_TRANSLATE_NOOP("labels", "Score so far"),
    "add-up": QT_TRANSLATE_NOOP("labels", "Add them up: your cumulative score"),
    "without-board": QT_TRANSLATE_NOOP("labels", "not paired"),
    "not-paired": QT_TRANSLATE_NOOP("labels", "Round {round} is not paired yet."),
    "colours-unknown": QT_TRANSLATE_NOOP("labels", "The colours are not known on board {boards}."),
    "withdrawn-mark": QT_TRANSLATE_NOOP("labels", "(w) has withdrawn."),
    "tie-breaks-note": QT_TRANSLATE_NOOP(
        "labels", "The tie-breaks were changed after play had begun (before: {old})."
    ),
    "edition-note": QT_TRANSLATE_NOOP(
        "labels",
        "The edition of the FIDE rules was changed after play had begun: {now}; before: {old}.",
    ),
    "no-tie-breaks": QT_TRANSLATE_NOOP("labels", "none"),
    "corrected-note": QT_TRANSLATE_NOOP("labels", "Corrected: {now} (before: {before})."),
    "taken-back-note": QT_TRANSLATE_NOOP("labels", "Corrected: {now}."),
    "corrected-more": QT_TRANSLATE_NOOP(
        "labels", "And %n more corrections; see the history of corrections.", "", 1
    ),
    # The history of corrections.
    "corrections": QT_TRANSLATE_NOOP("labels", "History of corrections"),
    "no-corrections": QT_TRANSLATE_NOOP("labels", "Nothing has been corrected."),
    "corrections-note": QT_TRANSLATE_NOOP(
        "labels",
        "Every change of a result that stood, of a pairing or bye in a round with results, and "
        "of the rules in play; what was taken back with Undo too.",
    ),
    "time": QT_TRANSLATE_NOOP("labels", "Time"),
    "changed": QT_TRANSLATE_NOOP("labels", "Changed"),
    "before": QT_TRANSLATE_NOOP("labels", "Before"),
    "now": QT_TRANSLATE_NOOP("labels", "After"),
    "by-whom": QT_TRANSLATE_NOOP("labels", "By whom, why"),
    "to-sign": "________________",
    "undo": QT_TRANSLATE_NOOP("labels", "Undo"),
    "redo": QT_TRANSLATE_NOOP("labels", "Redo"),
    "nothing": "–",
    "disputed": QT_TRANSLATE_NOOP("labels", "disputed"),
    "undisputed": QT_TRANSLATE_NOOP("labels", "not disputed"),
    "how": QT_TRANSLATE_NOOP("labels", "How ties are broken"),
    "notes": QT_TRANSLATE_NOOP("labels", "Notes"),
    "nobody": QT_TRANSLATE_NOOP("labels", "No players yet."),
    "nobody-belongs": QT_TRANSLATE_NOOP("labels", "Nobody belongs to this category."),
    "continued": QT_TRANSLATE_NOOP("labels", "{title}: {subtitle}"),
    "page": QT_TRANSLATE_NOOP("labels", "page {page} of {pages}"),
    "printed": QT_TRANSLATE_NOOP("labels", "printed {at}"),
    "revision": QT_TRANSLATE_NOOP("labels", "revision {number}"),
    "arbiter": QT_TRANSLATE_NOOP("labels", "Arbiter: {name}"),
    "arbiter-blank": QT_TRANSLATE_NOOP("labels", "Arbiter: ____________________"),
}


@dataclass(frozen=True, slots=True)
class TableWords:
    """The words that `core.tables` asks for, in one language."""

    tr: Translate

    def say(self, code: str, /, **places: str | int) -> str:
        """Give the sentence or heading for a code, its places filled in."""
        return self.tr(_TEXTS[code], count_of(places)).format(**places)

    def head(self, tie_break: str) -> str:
        """Give the head of a tie-break's column."""
        return tie_breaks.head(tie_break, self.tr)

    def legend(self, tie_break: str) -> str:
        """Say in one sentence how a tie-break is counted."""
        return tie_breaks.legend(tie_break, self.tr)

    def why(self, tie_break: str, code: str) -> str:
        """Say why a tie-break has no value for somebody; the code as in `Working.why`."""
        why = tie_breaks.why(code, self.tr)
        return self.say("no-value-note", head=self.head(tie_break), why=why)

    def category(self, one: Category, year: int | None) -> str:
        """Name a category; *year* is the event's."""
        return category(one, self.tr, year)

    def heads(self, listed: str) -> str:
        """Name a list of tie-breaks as the file writes it; in words where it is empty."""
        return tie_break_heads(listed, self.tr) or self.say("no-tie-breaks")

    def chart_cell(self, player: int, cell: ChartCell) -> str:
        """Write a cell of the wall chart in two lines: result and opponent, running score."""
        playing = cell.state is State.PLAYING
        own = PLAYING if playing else cells.cell_glyph(player, cell)
        against = cells.cell_against(player, cell.entry, self.tr)
        first = _TOGETHER.join(part for part in (own, against) if part)
        return "\n".join(part for part in (first, cells.cell_total(cell)) if part)

    def game_result(self, game: Game) -> str:
        """Write a game's result, marked where it is disputed, or a line to write it on."""
        if game.result is None:
            return _TO_WRITE_ON
        signs = results.signs(game.result)
        return signs if game.disputed is None else f"{signs} ?"

    def without_board(self, entry: Entry | None) -> str:
        """Say why a player has no board in a round."""
        if isinstance(entry, Award) and not entry.kind.typed:
            return results.award(entry.kind, self.tr)
        return self.say("without-board")

    def corrected(self, change: Change) -> str:
        """Tell a correction in one sentence: what it is now, what it was."""
        now, before = change_text(change, self.tr), value_text(change, change.old, self.tr)
        code = "taken-back-note" if change.new is None else "corrected-note"
        return self.say(code, now=now, before=before)

    def own_result(self, player: int, cell: ChartCell) -> str:
        """Write a player's own result of a round; "" where there is none yet."""
        return cells.cell_glyph(player, cell)

    def changed_field(self, change: Change) -> str:
        """Name the rule that a change is about."""
        return rule_field(change.field, self.tr) or change.field

    def changed_value(self, change: Change, value: str | None) -> str:
        """Say the old or the new value of a change."""
        return value_text(change, value, self.tr)
