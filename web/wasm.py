"""Compiles the modules of the package that have a sidecar for Pyodide, from the C that `setup.py` has made of them.

The compiler is the clang of the PyPI package ziglang. Python's limited API is the same from 3.11 on, so the headers of
any Python do, except `pyconfig.h`, which describes this machine. Functions of C are those of Pyodide itself.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree
from tempfile import TemporaryDirectory

import build as client
from semiramis.speeds import compiled_modules

ROOT = client.WEB.parent
GENERATED = ROOT / "build" / "cython" / "src"
CACHE = ROOT / "build" / "zig"
"""What was compiled before, which the compiler finds by its contents."""
FOLDERS = ("ai", "games")
"""Those of the package with modules that the page needs."""

SIZES = {
    "SIZEOF_SHORT": 2,
    "SIZEOF_INT": 4,
    "SIZEOF_LONG": 4,
    "SIZEOF_LONG_LONG": 8,
    "SIZEOF_VOID_P": 4,
    "SIZEOF_SIZE_T": 4,
    "SIZEOF_TIME_T": 8,
    "SIZEOF_WCHAR_T": 4,
    "SIZEOF_FLOAT": 4,
    "SIZEOF_DOUBLE": 8,
    "ALIGNOF_LONG": 4,
    "ALIGNOF_SIZE_T": 4,
}
"""The types of C in WebAssembly, as `pyconfig.h` has them."""

COMPILE = (
    # WASI is only where the headers of the C library are from: what is used of them is the same as in Emscripten's.
    *("cc", "-target", "wasm32-wasi", "-c", "-fPIC", "-fvisibility=hidden", "-O2", "-g0", "-w"),
    "-mcpu=generic-extended_const",  # without what Chrome before 114 and Safari before 17.4 do not know
    *("-DPy_LIMITED_API=0x030B0000", "-DCYTHON_LIMITED_API=1"),
    # Macros that the limited API does not have, and its functions that do the same.
    *("-DPyTuple_GET_ITEM=PyTuple_GetItem", "-DPyByteArray_AS_STRING=PyByteArray_AsString"),
)
LINK = ("wasm-ld", "-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--strip-all")


def compile_modules() -> Mapping[str, bytes]:
    """Return the extension modules by their names in the archive of the engine."""
    if find_spec("ziglang") is None:
        raise client.Failed("the compiler is not installed: `pip install -r requirements-static.txt`")
    modules = [name for name in compiled_modules() if name.split(".")[1] in FOLDERS]
    sources = {name.replace(".", "/"): GENERATED / f"{name.replace('.', '/')}.c" for name in modules}
    if not all(source.is_file() for source in sources.values()):
        raise client.Failed("the modules are not translated to C: `make installed`")
    with TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as pool:
        headers = CACHE / "include"
        rmtree(headers, ignore_errors=True)
        copytree(sysconfig.get_path("include"), headers, ignore=ignore_patterns("pyconfig.h", "internal"))
        config = "".join(f"#define {name} {size}\n" for name, size in SIZES.items())
        (headers / "pyconfig.h").write_text(config, encoding="ascii")

        def compile_module(name: str) -> tuple[str, bytes]:
            made, linked = Path(folder, f"{name.replace('/', '.')}.o"), Path(folder, f"{name.replace('/', '.')}.so")
            run_zig(*COMPILE, "-I", str(headers), str(sources[name]), "-o", str(made))
            run_zig(*LINK, f"--export=PyInit_{linked.suffixes[-2][1:]}", str(made), "-o", str(linked))
            return f"{name}.so", linked.read_bytes()

        return dict(pool.map(compile_module, sources))


def run_zig(*arguments: str) -> None:
    command = (sys.executable, "-m", "ziglang", *arguments)
    subprocess.run(command, check=True, env={**os.environ, "ZIG_GLOBAL_CACHE_DIR": str(CACHE)})
