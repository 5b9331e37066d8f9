"""Compiles each module that has a `.pxd` beside it; where one fails, none is kept and the same `.py` run as they are.

And builds the web client into what is shipped. An editable install leaves that to the Makefile.

SEMIRAMIS_CFLAGS adds flags of the C compiler (the sanitized build of `make check` uses it).
SEMIRAMIS_REQUIRE_COMPILED makes a failure to compile an error.
SEMIRAMIS_WITHOUT_CLIENT leaves the web client out, and with it the need for Node.
SEMIRAMIS_WITHOUT_COMPILING leaves an editable install as it is compiled, or not: the Makefile compiles by itself.
"""

import gc
import importlib.util
import multiprocessing
import os
import platform
import re
import sys
import tomllib
from contextlib import suppress
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCES = Path("src")
GENERATED = Path("build/cython")
CORES = os.cpu_count() or 1

# Counting bits is one instruction on every x86-64 processor since 2008, but not one that C may use unasked.
POPCNT = ["-mpopcnt"] if platform.machine() in {"x86_64", "AMD64"} else []
# Without what a debugger would need of the C, and without warnings: it is generated, and they are half of the time.
FLAGS = ["-g0", "-w", *POPCNT]
# How far each module is optimized, by its name in any game. -O3 takes twice the time of -O1: it is for modules in which
# games and searches spend their time, and which take more instructions with -O2 (callgrind). With -O1 the others of
# which that is true take more, too; in those of LITTLE a game or a search spends little, or no more.
FAR = {"apply", "decorations", "evaluation", "garden", "legal", "placement_estimates", "quarry", "scoring"}
LITTLE = {
    *("arguments", "buffers", "components", "draft", "expert", "fields", "game", "hidden", "notation", "numbers"),
    *("placements", "planner", "rewards", "search", "view"),
}
INLINE = ["-finline-functions", "-finline-small-functions", "-findirect-inlining", "-fpartial-inlining"]
WINDOWS_FLAGS = ["/O2"]
MORE_FLAGS = os.environ.get("SEMIRAMIS_CFLAGS", "").split()


def is_stale(sidecars: list[Path]) -> bool:
    """Whether a sidecar changed since something was made of it: Cython does not see all that depends on one.

    `from . cimport x` is the case that it misses: what was compiled with the old one would not load with the new.
    """
    made = [path.stat().st_mtime for path in GENERATED.rglob("*.c")]
    return bool(made) and min(made) < max(sidecar.stat().st_mtime for sidecar in sidecars)


def find_extensions() -> list[Extension]:
    """What is compiled: the modules with a sidecar, except those whose sidecar stands for them in compiled code."""
    needed = [path for path in SPEEDS.find_sidecars(SOURCES) if path.stem not in SPEEDS.INLINE_ONLY]
    return [
        Extension(".".join(path.relative_to(SOURCES).with_suffix("").parts), [str(path.with_suffix(".py"))])
        for path in needed
    ]


def translate(modules: list[Extension]) -> list[Extension]:
    """The same modules, with sources in C."""
    # Here, since most of what pip asks of this file does not need it.
    from Cython.Build import cythonize
    from Cython.Compiler import Options

    # A warning of Cython's is a mistake in a compiled module: `things[:-1]` without wraparound, for example. Where it
    # is developed it is an error; elsewhere a later Cython may warn of more.
    Options.warning_errors = Path(".git").exists()
    gc.disable()  # here and in the processes below: collecting garbage would be a third of the time of translating
    if sys.platform == "linux":
        multiprocessing.set_start_method("fork", force=True)  # so that what was set above holds in all processes
    translated: list[Extension] = cythonize(
        modules,
        build_dir=str(GENERATED),
        force=is_stale(SPEEDS.find_sidecars(SOURCES)),
        nthreads=CORES if sys.platform == "linux" else 0,
        quiet=True,
        compiler_directives={
            "language_level": 3,
            "infer_types": True,
            "annotation_typing": False,
            "boundscheck": False,
            "wraparound": False,
            "initializedcheck": False,
            # It mixes up arrays of arrays of different lengths, and is half of the code. A game travels as its record.
            "auto_pickle": False,
            "emit_code_comments": False,
            "show_performance_hints": False,
            # Functions without a dictionary and annotations are a fifth of the code less. `inspect.signature` works.
            "binding": False,
            "embedsignature": True,
            "embedsignature.format": "clinic",
        },
    )
    return translated


def optimize(name: str) -> list[str]:
    """The flags with which GCC and clang optimize a module."""
    if name in FAR:
        return ["-O3"]
    return ["-O1", *INLINE] if name in LITTLE else ["-O2"]


def load(name: str, path: Path) -> ModuleType:
    """A module by its file: the package cannot be imported before it is built."""
    found = importlib.util.spec_from_file_location(name, path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


SPEEDS = load("semiramis_speeds", SOURCES / "semiramis" / "speeds.py")  # which imports nothing of the package


def load_web() -> ModuleType | None:
    """How the web client is built, if it is to be: an archive may have it built and without its sources."""
    script = Path(__file__).with_name("web") / "build.py"
    if os.environ.get("SEMIRAMIS_WITHOUT_CLIENT") or not script.is_file():
        return None
    return load("semiramis_web_build", script)


WEB = load_web()


def build_client() -> None:
    if WEB is not None:
        try:
            WEB.build()
        except WEB.Failed as failed:
            raise SystemExit(f"web client: {failed} (or do without: SEMIRAMIS_WITHOUT_CLIENT=1)") from None


def warn_loudly(text: str) -> None:
    """Also past pip, which shows nothing of what an installation prints unless it fails."""
    stars = "*" * 80
    lines = f"\n{stars}\n{text}\n{stars}\n"
    print(lines, file=sys.stderr, flush=True)
    if not sys.stderr.isatty():
        with suppress(OSError), open("CONOUT$" if os.name == "nt" else "/dev/tty", "w") as terminal:
            terminal.write(lines)


class BuildExt(build_ext):
    """Builds all extensions or none: a package of which a part is compiled cannot be imported."""

    def run(self) -> None:
        in_place = self.inplace  # which `run` changes
        package = (SOURCES if in_place else Path(self.build_lib)) / "semiramis"
        if self.editable_mode and os.environ.get("SEMIRAMIS_WITHOUT_COMPILING"):
            return
        (package / SPEEDS.MARK).unlink(missing_ok=True)
        print(f"semiramis: translating {len(self.extensions)} modules to C ...", flush=True)
        in_c = {module.name: module.sources for module in translate(self.extensions)}
        for module in self.extensions:
            module.sources = in_c[module.name]
        # The largest first: so no core is left with a large one while the others have nothing to do.
        self.extensions.sort(key=lambda module: -os.path.getsize(module.sources[0]))
        print(f"semiramis: compiling them, {self.parallel or 1} at a time ...", flush=True)
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
            reason = str(failed).strip() or type(failed).__name__
            warn_loudly(
                f"semiramis is NOT compiled, and runs about 50 times slower: {reason}\n"
                "With a C compiler, install it again: pip install --force-reinstall --no-cache-dir"
            )
        else:
            SPEEDS.mark_as_compiled(package)

    def build_extensions(self) -> None:
        windows = self.compiler.compiler_type == "msvc"
        for module in self.extensions:
            flags = WINDOWS_FLAGS if windows else [*optimize(module.name.rsplit(".", 1)[-1]), *FLAGS]
            module.extra_compile_args = [*flags, *MORE_FLAGS]
            module.extra_link_args = [flag for flag in MORE_FLAGS if flag.startswith("-fsanitize")]
        super().build_extensions()


class BuildPy(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            build_client()
        super().run()


class Sdist(sdist):
    def run(self) -> None:
        build_client()
        super().run()


LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)|<img src=\"([^\":]+)\"[^>]* alt=\"([^\"]*)\">")


def describe() -> dict[str, str]:
    """The README for a package index, where relative links lead nowhere: they lead to `Source` of pyproject.toml.

    While the project has no such address, the text stays, and links and pictures go.
    """
    readme = Path("README.md")
    if not readme.is_file():
        return {}
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    source = project.get("urls", {}).get("Source", "").rstrip("/")

    def link(found: re.Match[str]) -> str:
        mark, text, target = found[1] or "", found[2], found[3]
        if found[4]:
            mark, text, target = "!", found[5], found[4]
        if not source:
            return "" if mark else text
        return f"{mark}[{text}]({source}/{'raw' if mark else 'blob'}/v{project['version']}/{target})"

    text = LINK.sub(link, readme.read_text(encoding="utf-8"))
    return {"long_description": text, "long_description_content_type": "text/markdown"}


setup(
    **describe(),
    ext_modules=find_extensions(),
    cmdclass={"build_ext": BuildExt, "build_py": BuildPy, "sdist": Sdist},
    options={"build_ext": {"parallel": CORES}},
    # Node, for pip to get where none is installed and the client is still to be built.
    setup_requires=[] if WEB is None or WEB.is_built() else WEB.requirements(),
)
