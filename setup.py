"""Compiles each module that has a `.pxd` beside it, or none if one fails: then the same `.py` files run.

It also builds the web client into the package. An editable install leaves that to the Makefile.

SEMIRAMIS_CFLAGS adds flags of the C compiler (the sanitized build of `make check` uses it).
SEMIRAMIS_REQUIRE_COMPILED makes a failure to compile an error.
SEMIRAMIS_WITHOUT_CLIENT leaves out the web client, and with it the need for Node.
SEMIRAMIS_WITHOUT_COMPILING leaves the compiled modules of an editable install as they are (for the Makefile).
"""

import gc
import multiprocessing
import os
import platform
import runpy
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

GENERATED = Path("build/cython")
SPEEDS = runpy.run_path("src/semiramis/speeds.py")  # the package cannot be imported before it is built

# The flags of GCC and clang, and why. How fast modules run was found by counting instructions (callgrind).
INLINE = "-finline-functions -finline-small-functions -findirect-inlining -fpartial-inlining"
LEVELS = {
    # Games and searches spend their time here; elsewhere it only takes longer to compile.
    "-O3": "apply builds decorations evaluation garden lead legal placement_estimates quarry scoring",
    # Little time is spent here: as fast as with -O2, and compiled in two thirds of the time.
    f"-O1 {INLINE}": "arguments buffers components draft expert fields game hidden notation numbers placements planner"
    " prospects search view",
}
OTHERS = "-O2"  # slower with -O1, and no faster with -O3
ALWAYS = [
    "-g0",  # a debugger would show the generated C; without debug information it compiles faster
    "-w",  # the C is generated, and warnings about it are half of the time; Cython's own are errors, see `translate`
    # One instruction that counts bits: x86-64 processors have it since 2008, but C may not use it unasked.
    *(["-mpopcnt"] if platform.machine() in {"x86_64", "AMD64"} else []),
]
ADDED = os.environ.get("SEMIRAMIS_CFLAGS", "").split()


def is_stale() -> bool:
    """Whether a sidecar is newer than the generated C: Cython does not see that `from . cimport x` depends on one."""
    generated = [path.stat().st_mtime for path in GENERATED.rglob("*.c")]
    sidecars = [path.stat().st_mtime for path in SPEEDS["find_sidecars"](SPEEDS["ROOT"])]
    return bool(generated) and min(generated) < max(sidecars)


def translate(modules: list[Extension]) -> None:
    """Translate modules to C, which becomes their source."""
    from Cython.Build import cythonize  # here, since most of what pip asks of this file does not need it
    from Cython.Compiler import Options

    # A warning is a mistake in a compiled module. Where it is not developed, a later Cython may warn of more.
    Options.warning_errors = Path(".git").exists()
    gc.disable()  # collecting garbage would take a third of the time
    if sys.platform == "linux":
        multiprocessing.set_start_method("fork", force=True)  # so that both settings hold in all processes
    translated = cythonize(
        modules,
        build_dir=str(GENERATED),
        force=is_stale(),
        nthreads=os.cpu_count() if sys.platform == "linux" else 0,
        quiet=True,
        compiler_directives={
            "language_level": 3,
            "infer_types": True,
            "annotation_typing": False,
            "boundscheck": False,  # the sanitized build checks indices when it runs the tests
            "wraparound": False,
            "initializedcheck": False,
            "auto_pickle": False,  # confuses arrays of arrays of different lengths, and is half of the code
            "show_performance_hints": False,
            "binding": False,  # functions without a dictionary are a fifth less code
            "embedsignature": True,  # for `inspect.signature`
            "embedsignature.format": "clinic",
        },
    )
    in_c = {module.name: module.sources for module in translated}
    for module in modules:
        module.sources = in_c[module.name]


# The builder of the web client, if the client is wanted. An archive may have it built and without its sources.
WANTED = os.path.isfile("web/build.py") and not os.environ.get("SEMIRAMIS_WITHOUT_CLIENT")
WEB = runpy.run_path("web/build.py") if WANTED else None


def build_client() -> None:
    if WEB is not None:
        try:
            WEB["build"]()
        except WEB["Failed"] as failed:
            raise SystemExit(f"web client: {failed} (or do without: SEMIRAMIS_WITHOUT_CLIENT=1)") from None


class BuildExt(build_ext):
    def run(self) -> None:
        if self.editable_mode and os.environ.get("SEMIRAMIS_WITHOUT_COMPILING"):
            return
        package = SPEEDS["ROOT"] if self.inplace else Path(self.build_lib, "semiramis")
        (package / SPEEDS["MARK"]).unlink(missing_ok=True)
        translate(self.extensions)
        try:
            super().run()
        except Exception as failed:  # a compiler can be missing or fail in many ways
            if os.environ.get("SEMIRAMIS_REQUIRE_COMPILED"):
                raise
            for path in [*package.rglob("*.*"), *Path(self.build_lib).rglob("*.*")]:
                if path.suffix in {".so", ".pyd"}:
                    path.unlink(missing_ok=True)
            self.extensions = []
            print(f"semiramis is NOT compiled, and runs about 50 times slower: {failed!r}", file=sys.stderr)
        else:
            SPEEDS["mark_as_compiled"](package)

    def build_extensions(self) -> None:
        for module in self.extensions:
            name = module.name.rpartition(".")[2]
            level = next((level for level, names in LEVELS.items() if name in names.split()), OTHERS)
            flags = ["/O2"] if self.compiler.compiler_type == "msvc" else [*level.split(), *ALWAYS]
            module.extra_compile_args = [*flags, *ADDED]
            module.extra_link_args = [flag for flag in ADDED if flag.startswith("-fsanitize")]
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


setup(
    ext_modules=[Extension(name, [f"src/{name.replace('.', '/')}.py"]) for name in SPEEDS["compiled_modules"]()],
    cmdclass={"build_ext": BuildExt, "build_py": BuildPy, "sdist": Sdist},
    options={"build_ext": {"parallel": True}},
    # Node, which pip gets where none is installed and the client is still to be built.
    setup_requires=[] if WEB is None or WEB["is_built"]() else WEB["requirements"](),
)
