"""What a release needs: one version, and settings that agree."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


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
