"""Builds the page without a server into dist/static: the client, Python as WebAssembly, and the engine.

python web/static.py          build it
python web/static.py --serve  serve what was built on this machine, and open it

It needs all packages of the client (`python web/build.py install`). See docs/static.md.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import webbrowser
import zipfile
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import suppress
from fnmatch import fnmatch
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

import build as client
import wasm

ROOT = client.WEB.parent
PYODIDE = client.WEB / "node_modules" / "pyodide"
ICONS = client.WEB / "src" / "static" / "icons"
LICENSES = client.WEB / "src" / "static" / "licenses"
PREPARED = ROOT / "build" / "static"
CONSTANTS = ROOT / "build" / "static-constants.json"
BUILT = ROOT / "dist" / "static"
MOST_BYTES = 10_000_000
"""Of what every visitor loads."""
FOR_SOME = ("assets/zen-kaku-gothic-new-*", "screenshot-*")
"""Files that only some need: the letters of Japanese, and the pictures of an offer to install the page."""
IMAGES = ROOT / "docs" / "images"
SCREENSHOTS = (("home", "1366x768", "wide"), ("amytis", "1366x768", "wide"), ("phone", "390x664", "narrow"))
PORT = 8017
# A fixed time: the same contents give the same files, whose names have their hashes.
TIME = (1980, 1, 1, 0, 0, 0)
WHEELS = ROOT / "requirements-pyodide.txt"
PYTHON, ABI = "3.14", "2026_0"
"""The Python of Pyodide, and the interface of its compiled modules."""
WHEEL_KINDS = (".py", ".so")

UNUSED = (
    # Tools for programmers and their tests.
    *("_pyrepl/*", "pdb.py", "bdb.py", "doctest.py", "pydoc.py", "unittest/*", "test/*", "cProfile.py", "profile.py"),
    *(
        "pstats.py",
        "trace.py",
        "tracemalloc.py",
        "timeit.py",
        "pickletools.py",
        "optparse.py",
        "getopt.py",
        "symtable.py",
    ),
    # Networks, processes and databases, which a worker of a browser does not have.
    *("http/*", "xmlrpc/*", "wsgiref/*", "imaplib.py", "smtplib.py", "poplib.py", "ftplib.py", "socketserver.py"),
    *("multiprocessing/*", "mailbox.py", "webbrowser.py", "dbm/*", "shelve.py", "sqlite3/*", "ssl.py", "netrc.py"),
    *("urllib/request.py", "urllib/robotparser.py", "logging/handlers.py", "logging/config.py", "asyncio/windows_*"),
    *("asyncio/proactor_events.py", "asyncio/tools.py", "concurrent/futures/process.py", "getpass.py"),
    # Formats that the engine does not read.
    *("xml/*", "tarfile.py", "plistlib.py", "configparser.py", "wave.py", "mimetypes.py", "html/*", "ctypes/*"),
    # Encodings other than that of Unicode.
    *("encodings/cp*", "encodings/mac_*", "encodings/iso*", "encodings/big5*", "encodings/euc*", "encodings/gb*"),
    *("encodings/shift*", "encodings/koi8*", "encodings/hz*", "encodings/johab*", "encodings/ptcp*", "encodings/kz*"),
    *("encodings/tis*", "encodings/hp_*", "encodings/quopri*", "encodings/uu_*", "encodings/rot_*", "encodings/zlib_*"),
    # Others that nothing here imports.
    *("email/*", "argparse.py", "difflib.py", "gettext.py", "platform.py", "csv.py", "calendar.py", "pprint.py"),
    *("_strptime.py", "zoneinfo/*", "sysconfig/*", "_sysconfigdata*", "modulefinder.py", "compileall.py", "code.py"),
    *("cmd.py", "fileinput.py", "filecmp.py", "zipapp.py", "tabnanny.py", "pyclbr.py", "stringprep.py", "runpy.py"),
    *("_pylong.py", "_markupbase.py", "_ast_unparse.py", "encodings/idna.py", "encodings/punycode.py", "sched.py"),
    *(
        "pickle.py",
        "_compat_pickle.py",
        "queue.py",
        "quopri.py",
        "py_compile.py",
        "graphlib.py",
        "rlcompleter.py",
        "pty.py",
    ),
    *(
        "tty.py",
        "_threading_local.py",
        "colorsys.py",
        "nturl2path.py",
        "this.py",
        "antigravity.py",
        "sre_*",
        "__*hello__*",
    ),
    # Implementations in Python of what is compiled in.
    *("_pydatetime.py", "_pydecimal.py", "_pyio.py", "_py_abc.py", "importlib/_bootstrap*", "zipimport.py"),
)
"""Files of the standard library that the engine does not need: half of it."""
NEEDED = ("encodings/cp437.py", "email/__init__.py")  # names in zip files, and what others import without using it


def prepare() -> None:
    """Write what the worker loads, each file under its name in `RuntimeFiles` (web/src/static/messages.ts)."""
    if not PYODIDE.is_dir():
        raise client.Failed("pyodide is not installed: `python web/build.py install`")
    shutil.rmtree(PREPARED, ignore_errors=True)
    PREPARED.mkdir(parents=True)
    for name, source in {"wasm": "pyodide.asm.wasm", "program": "pyodide.asm.mjs"}.items():
        # Compressed here, since not every host does it, and 10 MB are enough.
        (PREPARED / name).write_bytes(gzip.compress((PYODIDE / source).read_bytes(), 9, mtime=0))
    archives = [PREPARED / "library", PREPARED / "engine"]
    archives[0].write_bytes(repacked((PYODIDE / "python_stdlib.zip").read_bytes()))
    bundle = [sys.executable, str(client.WEB / "bundle.py"), str(archives[1]), str(CONSTANTS)]
    subprocess.run(bundle, check=True)
    add_compiled(archives[1])
    client.run_npm(client.needed_npm(), "run", "--silent", "byte-code", "--", *map(str, archives))
    for archive in archives:
        archive.write_bytes(gzip.compress(archive.read_bytes(), 9, mtime=0))


def add_compiled(engine: Path) -> None:
    """Put the compiled modules into the archive of the engine: its own, and the wheels that `WHEELS` pins."""
    with TemporaryDirectory() as folder:
        subprocess.run(
            [
                *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"),
                *("--only-binary=:all:", "--platform", f"pyemscripten_{ABI}_wasm32", "--python-version", PYTHON),
                *("--require-hashes", "--requirement", str(WHEELS), "--dest", folder),
            ],
            check=True,
        )
        with zipfile.ZipFile(engine, "a") as target:
            for name, content in wasm.compile_modules().items():
                target.writestr(zipfile.ZipInfo(name, TIME), content)
            for wheel in sorted(Path(folder).glob("*.whl")):
                with zipfile.ZipFile(wheel) as source:
                    for name in source.namelist():
                        if name.endswith(WHEEL_KINDS):
                            target.writestr(zipfile.ZipInfo(name, TIME), source.read(name))


def repacked(library: bytes) -> bytes:
    """The standard library without what the engine does not need."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(library)) as source, zipfile.ZipFile(made, "w") as target:
        for entry in sorted(source.infolist(), key=lambda entry: entry.filename):
            name = entry.filename
            if entry.is_dir() or (name not in NEEDED and any(fnmatch(name, pattern) for pattern in UNUSED)):
                continue
            kept = zipfile.ZipInfo(name, TIME)
            target.writestr(kept, source.read(entry), zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()


def add_icons() -> None:
    """Give the page the pictures that a device shows when it is installed."""
    manifest = BUILT / "manifest.webmanifest"
    content = json.loads(manifest.read_text(encoding="utf-8"))
    content["screenshots"] = []
    for name, sizes, form in SCREENSHOTS:
        shutil.copyfile(IMAGES / f"{name}.png", BUILT / f"screenshot-{name}.png")
        picture = {"src": f"screenshot-{name}.png", "sizes": sizes, "type": "image/png", "form_factor": form}
        content["screenshots"].append(picture)
    for size in (192, 512):
        name = f"icon-{size}.png"
        shutil.copyfile(ICONS / name, BUILT / name)
        icon = {"src": name, "sizes": f"{size}x{size}", "type": "image/png"}
        content["icons"] += [icon, {**icon, "purpose": "maskable"}]
    manifest.write_text(json.dumps({"id": "./", "scope": "./", **content}, indent=2), encoding="utf-8")


def add_licenses() -> None:
    for path in sorted(LICENSES.iterdir()):
        shutil.copyfile(path, BUILT / "licenses" / path.name)


def complete() -> None:
    """Give the service worker the list of all files, and the version that follows from it."""
    worker = BUILT / "service-worker.js"
    files = {name: digest((BUILT / name).read_bytes()) for name in kept() if name != worker.name}
    program = worker.read_text(encoding="utf-8")
    if program.startswith("import"):
        raise client.Failed("the service worker shares a part with the page, which not every browser can load")
    version = digest((json.dumps(files) + program).encode())
    head = f"const VERSION={json.dumps(version)},FILES={json.dumps(files, separators=(',', ':'))};\n"
    worker.write_text(head + program, encoding="utf-8")


def digest(content: bytes) -> str:
    """Return a hash as the service worker computes it (web/src/static/service-worker.ts)."""
    return hashlib.sha256(content).hexdigest()[:16]


def built() -> Iterator[str]:
    for folder, folders, names in os.walk(BUILT):
        folders.sort()
        yield from (Path(folder, name).relative_to(BUILT).as_posix() for name in sorted(names))


def kept() -> Iterator[str]:
    """The files that every visitor loads."""
    return (name for name in built() if not any(fnmatch(name, pattern) for pattern in FOR_SOME))


def serve() -> None:
    """Serve the folder to this machine alone, at an address that stays: what a browser keeps belongs to it."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(BUILT))
    with ThreadingHTTPServer(("127.0.0.1", PORT), handler) as server:
        address = f"http://localhost:{PORT}/"
        client.say(f"{address} (Ctrl+C ends it)")
        webbrowser.open(address)
        with suppress(KeyboardInterrupt):
            server.serve_forever()


def make() -> None:
    prepare()
    client.say("building the page without a server ...")
    client.run_npm(client.needed_npm(), "run", "build-static", quietly=True)
    add_icons()
    add_licenses()
    complete()
    size = sum((BUILT / name).stat().st_size for name in kept())
    total = sum((BUILT / name).stat().st_size for name in built())
    client.say(f"{BUILT.relative_to(ROOT)}: {total / 1e6:.1f} MB, of which every visitor loads {size / 1e6:.1f} MB")
    if size > MOST_BYTES:
        raise client.Failed(f"the page has more than {MOST_BYTES / 1e6:.0f} MB")


def main() -> int:
    parser = ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--serve", action="store_true", help="serve what was built, and open it")
    arguments = parser.parse_args()
    try:
        if arguments.serve:
            serve()
        else:
            make()
    except (client.Failed, subprocess.CalledProcessError) as failed:
        print(f"web client: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
