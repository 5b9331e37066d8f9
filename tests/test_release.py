"""What a release needs: one version, a README for a package index, wheels that are recognised, settings that agree."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from semiramis import speeds

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
README = """# A title

[A page](docs/page.md#part), [the web](https://example.org/x) and [a part](#a-title).

![A picture](docs/a.png)
<img src="docs/b.png" width="2" alt="Another">
"""


def test_the_version_is_the_same_everywhere() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.*)$", citation, re.MULTILINE) == [PROJECT["version"]]
    assert "## [Unreleased]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_python_that_is_named_is_built_and_tested() -> None:
    found = [re.search(r":: (3\.\d+)$", name) for name in PROJECT["classifiers"]]
    versions = [name[1] for name in found if name]
    assert f">={versions[0]}" == PROJECT["requires-python"]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    assert settings["build"].split() == [f"cp{version.replace('.', '')}-*" for version in versions]
    jobs = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert {*re.findall(r'"(3\.\d+)"', jobs)} == {*versions}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (
            'urls = { Source = "https://host.example/project" }',
            [
                "[A page](https://host.example/project/blob/v9.8/docs/page.md#part), "
                "[the web](https://example.org/x) and [a part](#a-title).",
                "![A picture](https://host.example/project/raw/v9.8/docs/a.png)",
                "![Another](https://host.example/project/raw/v9.8/docs/b.png)",
            ],
        ),
        ("", ["A page, [the web](https://example.org/x) and [a part](#a-title)."]),
    ],
    ids=["with an address", "without"],
)
def test_the_readme_of_a_package_index_has_no_relative_links(tmp_path: Path, source: str, expected: list[str]) -> None:
    package = tmp_path / "src" / "semiramis"
    package.mkdir(parents=True)
    shutil.copy(ROOT / "setup.py", tmp_path)
    shutil.copy(speeds.ROOT / "speeds.py", package)
    (tmp_path / "README.md").write_text(README, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(
        f'[project]\nname = "semiramis"\nversion = "9.8"\ndynamic = ["readme"]\n{source}\n', encoding="utf-8"
    )
    command = [sys.executable, "setup.py", "--quiet", "--long-description"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert [line for line in told.splitlines() if line][1:] == expected


@pytest.fixture
def wheels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, in a folder with a package of two files and a client of one."""
    found = importlib.util.spec_from_file_location("wheels_of_a_test", ROOT / "wheels.py")
    assert found is not None
    assert found.loader is not None
    wheels = importlib.util.module_from_spec(found)
    found.loader.exec_module(wheels)
    for name, path in {"ROOT": tmp_path, "SOURCES": tmp_path / "src", "DIST": tmp_path / "dist"}.items():
        monkeypatch.setattr(wheels, name, path)
    monkeypatch.setattr(wheels, "install", lambda wheel, folder: wheel.name)
    (tmp_path / "src" / "semiramis").mkdir(parents=True)
    (tmp_path / "web").mkdir()
    (tmp_path / "dist").mkdir()
    shutil.copy(ROOT / "web" / "build.py", tmp_path / "web")
    (tmp_path / "web" / "index.html").write_text("hello", encoding="utf-8")
    (tmp_path / "src" / "semiramis" / "one.py").write_text("1", encoding="utf-8")
    (tmp_path / "src" / "semiramis" / "two.pxd").write_text("2", encoding="utf-8")
    return wheels


def write_wheel(wheels: ModuleType, python: str) -> str:
    name = f"semiramis-1-{python}-{python}-any.whl"
    with zipfile.ZipFile(wheels.DIST / name, "w") as archive:
        for path in (wheels.SOURCES / "semiramis").iterdir():
            archive.write(path, f"semiramis/{path.name}")
        archive.writestr("semiramis/one.so", "compiled")
        archive.writestr("semiramis/server/pages/.built-from", wheels.digest_of_web())
    return name


def test_a_wheel_is_used_only_if_it_was_made_of_these_sources(wheels: ModuleType) -> None:
    assert wheels.find() == ""
    write_wheel(wheels, "cp27")
    assert wheels.find() == ""
    name = write_wheel(wheels, f"cp3{sys.version_info.minor}")
    assert wheels.find() == name
    source, client = wheels.SOURCES / "semiramis" / "one.py", wheels.ROOT / "web" / "index.html"
    for path in (source, client):
        before = path.read_text(encoding="utf-8")
        path.write_text("changed", encoding="utf-8")
        assert wheels.find() == ""
        path.write_text(before, encoding="utf-8")
        assert wheels.find() == name
    (wheels.SOURCES / "semiramis" / "new.py").touch()
    assert wheels.find() == ""
