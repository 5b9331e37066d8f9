"""Compiles each module that has a `.pxd` beside it; where that fails, the same `.py` runs as it is.

And builds the web client into what is shipped. An editable install leaves that to the Makefile.

SEMIRAMIS_CFLAGS adds flags of the C compiler (the sanitized build of `make check` uses it).
SEMIRAMIS_WITHOUT_CLIENT leaves the web client out, and with it the need for Node.
"""

import importlib.util
import os
import platform
from pathlib import Path
from types import ModuleType

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

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
    for module in compiled:
        module.optional = True
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
    cmdclass={"build_py": BuildPy, "sdist": Sdist},
    options={"build_ext": {"parallel": os.cpu_count()}},
    # Node, for pip to get where none is installed and the client is still to be built.
    setup_requires=[] if WEB is None or WEB.is_built() else WEB.requirements(),
)
