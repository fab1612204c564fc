"""What the store refuses: codes with details; the sentences are in `labels.files`."""

from arbiter_app.core.errors import Detail, Details


class FileError(Exception):
    """A file that cannot be read or written; nothing on the disk has changed.

    Attributes:
        code: such as "unknown-player"; `labels.files.refusal` has its sentence.
        details: what the sentence names. Where the file's content is wrong, `path` says where
            ("sections[0].rounds[3].games[1].white", counted from 0 as in the file).
    """

    def __init__(self, code: str, **details: Detail) -> None:
        super().__init__(code, details)
        self.code = code
        self.details: Details = details


class ChangedOnDisk(FileError):  # noqa: N818 - a state of things to ask about
    """The file is no longer the one that was read; saving would lose somebody's work."""

    def __init__(self, file: str) -> None:
        super().__init__("changed-on-disk", file=file)
