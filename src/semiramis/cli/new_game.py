"""`semiramis new-game`: the package of a new game, which can be installed and played at once."""

from __future__ import annotations

import re
from argparse import Namespace
from importlib import resources
from keyword import iskeyword
from pathlib import Path

from ..games import GAMES
from . import COMMANDS
from .arguments import Commands, UsageError, add_command

NAME = re.compile("[a-z][a-z0-9]{0,31}")
PROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "semiramis-{name}"
version = "0.1"
dependencies = ["semiramis"]

[project.entry-points."semiramis.games"]
{name} = "semiramis_{name}:{title}"

[tool.setuptools]
packages = ["semiramis_{name}"]
"""
TEST = """\
from semiramis.testing import check_game

from semiramis_{name} import {title}


def test_it_keeps_the_contract() -> None:
    check_game({title}())
"""
NEXT = """\
{folder} has the package of a game, with the rules of Four in a line in {module}.
  pip install -e {folder}
  semiramis play {name}
  pytest {folder}
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "new-game", run, "write the package of a new game, with rules to start from")
    parser.add_argument("name", metavar="NAME", help="the name of the game: lower-case letters and digits")
    parser.add_argument("--output", type=Path, metavar="FOLDER", help="a new folder (default: semiramis-NAME)")


def run(arguments: Namespace) -> None:
    name: str = arguments.name
    if not NAME.fullmatch(name):
        raise UsageError(f"a game is named by a word of up to 32 lower-case letters a-z and digits, not {name!r}")
    if name in GAMES or name in COMMANDS:
        raise UsageError(f"the name {name!r} is taken by a {'game' if name in GAMES else 'command'} of semiramis")
    from ..testing import four  # it imports all checks of games

    if iskeyword(name.title()) or (hasattr(four, name.title()) and name != "four"):
        raise UsageError(f"the name {name!r} cannot be used: its class, {name.title()}, needs another name")
    folder: Path = arguments.output or Path(f"semiramis-{name}")
    package = folder / f"semiramis_{name}"
    files = {
        folder / "pyproject.toml": PROJECT.format(name=name, title=name.title()),
        folder / f"test_{name}.py": TEST.format(name=name, title=name.title()),
        package / "__init__.py": rules_of(name),
    }
    try:
        folder.mkdir(parents=True)
        package.mkdir()
        for path, text in files.items():
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
    except FileExistsError as error:
        raise UsageError(f"{error.filename} exists already") from None
    except (OSError, ValueError) as error:
        raise UsageError(f"cannot write {folder}: {getattr(error, 'strerror', None) or error}") from None
    print(NEXT.format(folder=folder, module=package / "__init__.py", name=name), end="")


def rules_of(name: str) -> str:
    """Return the template, a whole game, under another name and outside of this package."""
    template = resources.files(f"{__package__.rpartition('.')[0]}.testing").joinpath("four.py")
    text = template.read_text(encoding="utf-8").replace("from ..", "from semiramis.").replace('"four"', f'"{name}"')
    return text.replace("Four", name.title()).replace(f"{name.title()} in a line", "Four in a line")
