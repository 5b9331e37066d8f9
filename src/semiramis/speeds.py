"""One source of the rules, two speeds: the compiled modules, and the same `.py` files as they are.

Where an extension lies beside a `.py`, Python takes the extension. Set SEMIRAMIS_INTERPRETED=1 to run the sources
instead: to step through a rule in a debugger, to cover it, or to test that both speeds play the same. `interpreted()`
gives a second copy of the package that runs its sources beside the first, in the same process.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent
VARIABLE = "SEMIRAMIS_INTERPRETED"
TWIN = "semiramis_interpreted"
INLINE_ONLY = {"bits", "memory", "rows"}
"""Modules whose sidecar stands for them in compiled code."""


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


def prefer_sources_if_asked() -> None:
    if os.environ.get(VARIABLE):
        sys.meta_path.insert(0, SourceFinder("semiramis"))


def interpreted(module: str = "") -> ModuleType:
    """A module of the package's second copy, which runs its sources: `interpreted("games")`."""
    if not any(isinstance(finder, SourceFinder) and finder.package == TWIN for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder(TWIN))
    return importlib.import_module(f"{TWIN}.{module}" if module else TWIN)


def compiled_modules() -> list[str]:
    """The names of the modules that have a sidecar, so that they run compiled where there is a compiler."""
    sidecars = [path for path in sorted(ROOT.rglob("*.pxd")) if path.stem not in INLINE_ONLY]
    return [".".join(["semiramis", *sidecar.relative_to(ROOT).with_suffix("").parts]) for sidecar in sidecars]


def is_compiled() -> bool:
    """Whether every module that has a sidecar was loaded from its extension."""
    files = [importlib.import_module(name).__file__ or "" for name in compiled_modules()]
    return not any(file.endswith(".py") for file in files)
