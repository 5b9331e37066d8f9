"""Each environment names the extra that it needs, and needs no other."""

from __future__ import annotations

import importlib
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("amytis_v1", "pettingzoo", "pettingzoo"),
        ("babylon_v1", "gymnasium", "pettingzoo"),
        ("learner", "gymnasium", "gymnasium"),
        ("learner", "numpy", "gymnasium"),
    ],
)
def test_a_missing_extra_is_named(module: str, missing: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("semiramis.envs.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(ModuleNotFoundError, match=rf"^[^\n]*pip install 'semiramis\[{extra}\]'$"):
        importlib.import_module(f"semiramis.envs.{module}")


def test_one_learns_without_pettingzoo(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(("semiramis.envs.", "semiramis.pictures.image"))]:
        monkeypatch.delitem(sys.modules, name)
    for other in ("pettingzoo", "PIL", "pygame"):
        monkeypatch.setitem(sys.modules, other, None)
    learner = importlib.import_module("semiramis.envs.learner")
    env = learner.Learner("amytis", render_mode="ansi")
    env.reset(seed=1)
    assert "building board" in env.render()
    with pytest.raises(ValueError, match="an image needs Pillow: pip install"):
        learner.Learner("amytis", render_mode="human").reset(seed=1)
