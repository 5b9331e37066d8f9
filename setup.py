"""Compiles each module that has a `.pxd` beside it; where one fails, none is kept and the same `.py` run as they are.

And builds the web client into what is shipped. An editable install leaves that to the Makefile.

SEMIRAMIS_CFLAGS adds flags of the C compiler (the sanitized build of `make check` uses it).
SEMIRAMIS_REQUIRE_COMPILED makes a failure to compile an error.
SEMIRAMIS_WITHOUT_CLIENT leaves the web client out, and with it the need for Node.
"""

import importlib.util
import os
import platform
import sys
from pathlib import Path
from types import ModuleType

from Cython.Build import cythonize
from Cython.Compiler import Options
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

# A warning of Cython's is a mistake in a compiled module: `things[:-1]` without wraparound, for example. Where it is
# developed it is an error; elsewhere a later Cython may warn of more.
Options.warning_errors = Path(".git").exists()

SOURCES = Path("src")
GENERATED = Path("build/cython")
# Their .pxd stands for the .py in compiled code, with the machine's own instructions: nothing to compile.
INLINE_ONLY = {Path("semiramis/games/bits.pxd"), Path("semiramis/games/memory.pxd"), Path("semiramis/envs/rows.pxd")}

# Counting bits is one instruction on every x86-64 processor since 2008, but not one that C may use unasked.
POPCNT = ["-mpopcnt"] if platform.machine() in {"x86_64", "AMD64"} else []
# Without what a debugger would need of the C, which nobody wrote: it is a third of the time to compile.
FLAGS = ["-O3", "-g0", *POPCNT, *os.environ.get("SEMIRAMIS_CFLAGS", "").split()]


def is_stale(sidecars: list[Path]) -> bool:
    """Whether a sidecar changed since something was made of it: Cython does not see all that depends on one.

    `from . cimport x` is the case that it misses: what was compiled with the old one would not load with the new.
    """
    made = [path.stat().st_mtime for path in GENERATED.rglob("*.c")]
    return bool(made) and min(made) < max((SOURCES / sidecar).stat().st_mtime for sidecar in sidecars)


def extensions() -> list[Extension]:
    sidecars = sorted(p.relative_to(SOURCES) for p in SOURCES.rglob("*.pxd"))
    modules = [
        Extension(
            ".".join(sidecar.with_suffix("").parts),
            [str(SOURCES / sidecar.with_suffix(".py"))],
            extra_compile_args=FLAGS,
            extra_link_args=[flag for flag in FLAGS if flag.startswith("-fsanitize")],
        )
        for sidecar in sidecars
        if sidecar not in INLINE_ONLY
    ]
    compiled: list[Extension] = cythonize(
        modules,
        build_dir=str(GENERATED),
        force=is_stale(sidecars),
        compiler_directives={
            "language_level": 3,
            "infer_types": True,
            "annotation_typing": False,
            "boundscheck": False,
            "wraparound": False,
            "initializedcheck": False,
            # It mixes up arrays of arrays of different lengths, and is half of the code. A game travels as its record.
            "auto_pickle": False,
        },
    )
    return compiled


def load_web() -> ModuleType | None:
    """How the web client is built, if it is to be: an archive may have it built and without its sources."""
    script = Path(__file__).with_name("web") / "build.py"
    if os.environ.get("SEMIRAMIS_WITHOUT_CLIENT") or not script.is_file():
        return None
    found = importlib.util.spec_from_file_location("semiramis_web_build", script)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


WEB = load_web()


def build_client() -> None:
    if WEB is not None:
        try:
            WEB.build()
        except WEB.Failed as failed:
            raise SystemExit(f"web client: {failed} (or do without: SEMIRAMIS_WITHOUT_CLIENT=1)") from None


def load_speeds() -> ModuleType:
    """The package's own module about compiled modules, which imports nothing of the package."""
    found = importlib.util.spec_from_file_location("semiramis_speeds", SOURCES / "semiramis" / "speeds.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


class BuildExt(build_ext):
    """Builds all extensions or none: a package of which a part is compiled cannot be imported."""

    def run(self) -> None:
        speeds = load_speeds()
        in_place = self.inplace  # which `run` changes
        package = (SOURCES if in_place else Path(self.build_lib)) / "semiramis"
        (package / speeds.MARK).unlink(missing_ok=True)
        try:
            super().run()
        except Exception as failed:  # there are many ways in which a compiler is missing or fails
            if os.environ.get("SEMIRAMIS_REQUIRE_COMPILED"):
                raise
            for self.inplace in {in_place, 0}:
                for module in self.extensions:
                    Path(self.get_ext_fullpath(module.name)).unlink(missing_ok=True)
            self.inplace = in_place
            self.extensions = []
            stars = "*" * 80
            reason = str(failed).strip() or type(failed).__name__
            print(f"{stars}\nsemiramis is NOT compiled, and runs about 50 times slower: {reason}", file=sys.stderr)
            print(f"With a C compiler, install it again.\n{stars}", file=sys.stderr)
        else:
            speeds.mark_as_compiled(package)


class BuildPy(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            build_client()
        super().run()


class Sdist(sdist):
    def run(self) -> None:
        build_client()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildExt, "build_py": BuildPy, "sdist": Sdist},
    options={"build_ext": {"parallel": os.cpu_count()}},
    # Node, for pip to get where none is installed and the client is still to be built.
    setup_requires=[] if WEB is None or WEB.is_built() else WEB.requirements(),
)
