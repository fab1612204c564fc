"""A line of a round by board in signs, and in words for a screen reader and the tool tip."""

from arbiter_app.core.boards import BoardLine
from arbiter_app.core.points import format_points
from arbiter_app.core.tournament import Award, Game, Player, Section
from arbiter_app.labels import results
from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate

_BOARD = QT_TRANSLATE_NOOP(
    "labels",
    "{result}; board {board}, White {white} with {white_score}, Black {black} with {black_score}",
)
_DISPUTED = QT_TRANSLATE_NOOP("labels", "{board}; disputed: {note}")
_ALONE = QT_TRANSLATE_NOOP("labels", "{entry}; {player} with {score}")
_HIDDEN = QT_TRANSLATE_NOOP("labels", "result hidden, to be keyed again")
_NUMBER = QT_TRANSLATE_NOOP("labels", "No {0}")
_AT_BOARD = QT_TRANSLATE_NOOP("labels", "board {0}")
_NOT_PAIRED = QT_TRANSLATE_NOOP("labels", "not paired")
_NOT_ENTERED = QT_TRANSLATE_NOOP("labels", "not entered")
_RESULT_KEYS = {
    "own": QT_TRANSLATE_NOOP(
        "labels", "<b>1</b> White won  <b>0</b> Black won  <b>5</b> or <b>=</b> draw"
    ),
    "1-0-5": QT_TRANSLATE_NOOP(
        "labels",
        "<b>1</b> White won  <b>0</b> Black won  <b>5</b> draw  "
        "<b>3</b> <b>4</b> <b>2</b> forfeit won by White, by Black, lost by both",
    ),
    "1-2-3": QT_TRANSLATE_NOOP("labels", "<b>1</b> White won  <b>2</b> Black won  <b>3</b> draw"),
}
_BLACK_KEYS = {
    "own": QT_TRANSLATE_NOOP(
        "labels", "<b>1</b> Black won  <b>0</b> White won  <b>5</b> or <b>=</b> draw"
    ),
    "1-0-5": QT_TRANSLATE_NOOP(
        "labels",
        "<b>1</b> Black won  <b>0</b> White won  <b>5</b> draw  "
        "<b>3</b> <b>4</b> <b>2</b> forfeit won by Black, by White, lost by both",
    ),
    "1-2-3": QT_TRANSLATE_NOOP("labels", "<b>1</b> Black won  <b>2</b> White won  <b>3</b> draw"),
}


def board_result(line: BoardLine) -> str:
    """Write what stands on a line: "1–0", "H"; "" for what is open."""
    if line.game is not None:
        return results.signs(line.game.result) if line.game.result else ""
    return results.award_glyph(line.entry.kind) if isinstance(line.entry, Award) else ""


def beside(line: BoardLine, tr: Translate, *, paired: bool = True) -> str:
    """Say in Black's place why nobody stands there; "" on a board."""
    if line.game is not None:
        return ""
    if isinstance(line.entry, Award):
        return "" if line.entry.kind.typed else results.award(line.entry.kind, tr)
    return tr(_NOT_PAIRED if paired else _NOT_ENTERED)


def board_sentence(
    line: BoardLine,
    players: dict[int, Player],
    tr: Translate,
    *,
    paired: bool = True,
    hidden: bool = False,
) -> str:
    """Say a line, the result first: "White won; board 7, White Novák, Jiří with 2½, …".

    A *hidden* result is not told, nor what is disputed about it.
    """
    game, white = line.game, players[line.white].name
    score = format_points(line.white_score)
    if game is None or line.black_score is None:
        entry = beside(line, tr, paired=paired) or board_result(line)
        return tr(_ALONE).format(entry=entry, player=white, score=score)
    said = tr(_BOARD).format(
        result=tr(_HIDDEN) if hidden else results.result(game.result, tr),
        board=game.board,
        white=white,
        white_score=score,
        black=players[game.black].name,
        black_score=format_points(line.black_score),
    )
    if game.disputed is None or hidden:
        return said
    return tr(_DISPUTED).format(board=said, note=game.disputed)


def told_apart(section: Section, round_number: int, no: int, tr: Translate) -> str:
    """Name a player so that he is not taken for a namesake, by number, school and board."""
    player, entry = section.player(no), section.entry(no, round_number)
    board = tr(_AT_BOARD).format(entry.board) if isinstance(entry, Game) else ""
    parts = (player.name, tr(_NUMBER).format(no), player.school, board)
    return "  ·  ".join(part for part in parts if part)


def result_keys(key_map: str, tr: Translate, *, black: bool = False) -> str:
    """Name the result keys of a key map (its token in the settings), two spaces between them.

    They are White's, or Black's where slips are keyed from his side.
    """
    return tr((_BLACK_KEYS if black else _RESULT_KEYS)[key_map])
