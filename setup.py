"""Compiles each module that has a `.pxd` beside it; where that fails, the same `.py` runs as it is.

SEMIRAMIS_CFLAGS adds flags of the C compiler (the sanitized build of `make check` uses it).
"""

import os
import platform
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCES = Path("src")
# Its .pxd stands for the .py in compiled code, with the machine's own instructions: nothing to compile.
INLINE_ONLY = {Path("semiramis/games/bits.pxd")}

# Counting bits is one instruction on every x86-64 processor since 2008, but not one that C may use unasked.
POPCNT = ["-mpopcnt"] if platform.machine() in {"x86_64", "AMD64"} else []
# Without what a debugger would need of the C, which nobody wrote: it is a third of the time to compile.
FLAGS = ["-O3", "-g0", *POPCNT, *os.environ.get("SEMIRAMIS_CFLAGS", "").split()]


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
        build_dir="build/cython",
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


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
