"""Who else has a file open, and what taking it over means: sentences for `store.lock.Where`."""

from collections.abc import Mapping

from arbiter_app.labels.words import QT_TRANSLATE_NOOP, Translate, legible

WHO = {
    "here": QT_TRANSLATE_NOOP(
        "labels", "“{file}” is open in another window on this computer ({user}, since {since})."
    ),
    "died-here": QT_TRANSLATE_NOOP(
        "labels",
        "“{file}” was open on this computer ({user}, {since}) and was not closed properly.",
    ),
    "elsewhere": QT_TRANSLATE_NOOP(
        "labels", "“{file}” is open on the computer “{host}” ({user}, since {since})."
    ),
    "unknown": QT_TRANSLATE_NOOP(
        "labels", "“{file}” has a lock that cannot be read; somebody may have it open."
    ),
}
THEN = {
    "here": QT_TRANSLATE_NOOP(
        "labels",
        "Take it over only if that window is not to be found; it can then no longer save into the "
        "file.",
    ),
    "died-here": QT_TRANSLATE_NOOP(
        "labels", "Nobody else has it open here; taking it over lets you go on."
    ),
    "elsewhere": QT_TRANSLATE_NOOP(
        "labels",
        "Take it over if Arbiter is closed there or that computer is off; a window still open "
        "there can then no longer save into the file.",
    ),
    "unknown": QT_TRANSLATE_NOOP("labels", "Take it over if you know that nobody has it open."),
}


def who_has(where: str, details: Mapping[str, str], tr: Translate) -> str:
    """Say who has a file; details: file, host, user, since (ISO 8601)."""
    said = legible(details)
    said["since"] = str(said["since"]).replace("T", " ")
    said["user"] = said["user"] or "?"
    return tr(WHO[where]).format(**said)


def what_then(where: str, tr: Translate) -> str:
    """Say when to take a file over."""
    return tr(THEN[where])
