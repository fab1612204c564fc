"""What is packed: all that the program is made of and reads, and no more."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
NOT_READ = {"resources/pictures"}
"""The README's, drawn by a script beside them."""


def packed():
    setup = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return setup["tool"]["setuptools"]


def test_every_package_of_the_program_is_packed():
    found = {
        ".".join(file.parent.relative_to(ROOT).parts)
        for file in (ROOT / "arbiter_app").rglob("__init__.py")
    }
    listed = set(packed()["packages"])
    assert {name for name in listed if ".resources" not in name} == found


def test_every_folder_of_resources_that_the_program_reads_is_packed():
    listed = {
        name.removeprefix("arbiter_app.").replace(".", "/")
        for name in packed()["packages"]
        if ".resources." in name
    }
    folders = {f"resources/{at.name}" for at in (ROOT / "resources").iterdir() if at.is_dir()}
    assert listed == {name for name in folders if not name.endswith("__")} - NOT_READ


def test_every_kind_of_resource_file_is_packed():
    kinds = packed()["package-data"]["*"]
    for folder in ("icons", "samples"):
        for file in (ROOT / "resources" / folder).iterdir():
            assert f"*{file.suffix}" in kinds
