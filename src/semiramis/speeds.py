"""One source of the rules, two speeds: the compiled modules, and the same `.py` files as they are.

Where an extension lies beside a `.py`, Python takes the extension. The extensions work only all together, and with the
sidecars that they were compiled with: where one is missing or the sidecars have changed since, all sources run as they
are, and a warning says so. Set SEMIRAMIS_INTERPRETED=1 to run the sources
instead: to step through a rule in a debugger, to cover it, or to test that both speeds play the same. `interpreted()`
gives a second copy of the package that runs its sources beside the first, in the same process.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent
VARIABLE = "SEMIRAMIS_INTERPRETED"
TWIN = "semiramis_interpreted"
INLINE_ONLY = {"bits", "memory", "rows", "seats", "unlocked"}
"""Modules whose sidecar stands for them in compiled code."""


MARK = "compiled.sha256"
"""A file beside this one, which setup.py writes when all modules are compiled: which sidecars they were made of."""


class PartlyCompiled(RuntimeWarning):
    """Some of the compiled modules are missing, or were made of other sidecars: none of them is used."""


class SourceFinder(MetaPathFinder):
    """Finds the modules of this package, under its own or another name, in their sources alone."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, *names = fullname.split(".")
        if package != self.package:
            return None
        place = ROOT.joinpath(*names)
        if (place / "__init__.py").is_file():
            return importlib.util.spec_from_file_location(
                fullname, place / "__init__.py", submodule_search_locations=[str(place)]
            )
        source = place.with_suffix(".py")
        return importlib.util.spec_from_file_location(fullname, source) if source.is_file() else None


PLAIN = "runs as plain Python, about 50 times slower"


def choose_speed() -> bool:
    """Run the sources where that is asked for, and where the compiled modules do not fit together.

    Returns whether the compiled modules run.
    """
    if not os.environ.get(VARIABLE):
        compiled, fault = examine(ROOT)
        if not fault:
            return compiled
        advice = "install it again (pip install --force-reinstall; make in a clone)"
        warnings.warn(f"semiramis {PLAIN}: {fault}; {advice}", PartlyCompiled, 3)
    sys.meta_path.insert(0, SourceFinder("semiramis"))
    return False


def examine(root: Path) -> tuple[bool, str]:
    """Whether a package is compiled, and what is wrong: nothing if it is complete, or not compiled at all."""
    sidecars = find_sidecars(root)
    needed = [sidecar for sidecar in sidecars if sidecar.stem not in INLINE_ONLY]
    missing = [sidecar for sidecar in needed if not has_extension(sidecar)]
    if len(missing) == len(needed):
        return False, ""
    if missing:
        names = ", ".join(".".join(sidecar.relative_to(root).with_suffix("").parts) for sidecar in missing[:3])
        return False, f"{len(missing)} of {len(needed)} compiled modules are missing ({names})"
    mark = root / MARK
    if not mark.is_file() or mark.read_text(encoding="ascii").strip() != fingerprint(root, sidecars):
        return False, "its sidecars (.pxd) have changed since it was compiled"
    return True, ""


def is_plain_unasked() -> bool:
    """Whether the sources run because nothing was compiled: an import does not warn of that, as it does of a fault."""
    return not os.environ.get(VARIABLE) and examine(ROOT) == (False, "")


def has_extension(sidecar: Path) -> bool:
    return any(sidecar.with_suffix(suffix).is_file() for suffix in EXTENSION_SUFFIXES)


def find_sidecars(root: Path) -> list[Path]:
    return sorted(Path(folder, name) for folder, _, names in os.walk(root) for name in names if name.endswith(".pxd"))


def fingerprint(root: Path, sidecars: Sequence[Path]) -> str:
    """Says whether any sidecar is another one: those that stand for a module are compiled into the others."""
    digest = hashlib.sha256()
    for sidecar in sidecars:
        digest.update(sidecar.relative_to(root).as_posix().encode() + b"\n")
        digest.update(sidecar.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def mark_as_compiled(root: Path) -> None:
    (root / MARK).write_text(fingerprint(root, find_sidecars(root)) + "\n", encoding="ascii")


def interpreted(module: str = "") -> ModuleType:
    """Return a module of the package's second copy, which runs its sources: `interpreted("games")`."""
    if not any(isinstance(finder, SourceFinder) and finder.package == TWIN for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder(TWIN))
    return importlib.import_module(f"{TWIN}.{module}" if module else TWIN)


def compiled_modules() -> list[str]:
    """Return the names of the modules that have a sidecar, so that they run compiled where there is a compiler."""
    sidecars = [path for path in find_sidecars(ROOT) if path.stem not in INLINE_ONLY]
    return [".".join(["semiramis", *sidecar.relative_to(ROOT).with_suffix("").parts]) for sidecar in sidecars]


def is_compiled() -> bool:
    """Whether every module that has a sidecar is loaded from its extension, when it is."""
    return not any(_file(name).endswith((".py", ".pyc")) for name in compiled_modules())


def _file(module: str) -> str:
    """Where a module lies. It is not loaded: what it imports may be an extra that is not there."""
    found = importlib.util.find_spec(module)
    return (found and found.origin) or ""
