"""The engine, at both speeds, and the reference rules play the same games and agree on every position."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from semiramis import speeds
from semiramis.games.babylon import Babylon
from tests.games.babylon.builder import Builder, rarities
from tests.games.babylon.reference_rules import FLOWERS, SlowGame

# The reference rules take most of the time, so both engines are compared with them in one game.
pytestmark = pytest.mark.skipif(bool(os.environ.get(speeds.VARIABLE)), reason="done at both speeds at once")
ENGINES = [Babylon, speeds.interpreted("games.babylon").Babylon]

OPTIONS: list[dict[str, Any]] = [
    {
        "same_footprint": same_footprint,
        "bridge_gap": bridge_gap,
        "limited_supply": limited_supply,
        # Every pair of values of two options is there, in half the games that all combinations would need.
        "covered_belvederes": "score"
        if ((same_footprint == "never") + (bridge_gap == "level") + limited_supply) % 2 == 0
        else "nothing",
    }
    for same_footprint in ("never", "directly_below")
    for bridge_gap in ("level", "ground")
    for limited_supply in (True, False)
]
STANDARD = Babylon().components


def assert_that_all_agree(box: Path | None, players: int, options: dict[str, Any], seed: int, build: bool) -> set[str]:
    """Compare every position of a game; return the rare rules that it used."""
    rng = Random(seed)
    game = Babylon(box)
    setup = game.setup(game.new(players, options, seed))
    setup["flowers"] = rng.sample(FLOWERS, players)
    engines = [engine(box).start(players, options, setup) for engine in ENGINES]
    reader = SlowGame(players, options, setup, game.components)
    builders = [Builder(rng.randrange(1_000_000)) for _ in range(players)]
    found: set[str] = set()
    while not reader.over:
        legal = sorted(reader.legal())
        breakdown, scores = reader.breakdown(), reader.scores()
        for engine in engines:
            assert engine.legal_notations() == legal, engine.ply
            assert engine.player == reader.player, engine.ply
            assert engine.breakdown() == breakdown, engine.ply
            assert engine.scores() == scores, engine.ply
            assert not engine.over, engine.ply
        text = builders[reader.player].choose(reader, legal) if build else rng.choice(legal)
        found.update(rarities(reader, text))
        for engine in engines:
            engine.play(text)
        reader.play(text)
    for engine in engines:
        assert engine.over
        assert engine.legal_notations() == []
        assert engine.breakdown() == reader.breakdown()
        assert engine.scores() == reader.scores()
        assert engine.winners() == reader.winners()
    return found


def write_box(path: Path, pieces: dict[str, int], tokens: dict[str, int], icons: list[str]) -> Path:
    """Write the components of this edition with other pieces, tokens and icons, if these are given."""
    rng = Random(5)
    lines = ["[pieces]", *(f"{piece} = {count}" for piece, count in (STANDARD["pieces"] | pieces).items())]
    counts = dict.fromkeys(STANDARD["round_tokens"], 0) | tokens if tokens else STANDARD["round_tokens"]
    lines += ["[round_tokens]", *(f"{token} = {count}" for token, count in counts.items())]
    for kind in ("tile", "starting_tile"):
        for tile in STANDARD[kind]:
            other = [rng.choice(icons) if icon and icons else icon for icon in tile["icons"]]
            printed = tile | {"icons": other if kind == "tile" else tile["icons"]}
            lines += [f"[[{kind}]]", *(f"{key} = {json.dumps(value)}" for key, value in printed.items())]
    path.write_text("\n".join(lines))
    return path


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(str(value) for value in options.values()))
def test_engine_and_reference_rules_agree(options: dict[str, Any]) -> None:
    seed = OPTIONS.index(options)
    assert_that_all_agree(None, 2 + seed % 3, options, seed, build=seed % 2 == 0)


HARDLY_ANY = {"single_pillar": 12, "double_pillar": 1, "belvedere": 3}
FEW_DECORATIONS = {"stairs": 1, "fountain": 1, "bridge": 1, "statue": 2}
WILD = {"change_icon": 7, "fill_blank": 7}
BOXES: dict[str, tuple[dict[str, int], dict[str, int], list[str]]] = {
    "hardly any pillars": (HARDLY_ANY, {}, []),
    "few decorations": (FEW_DECORATIONS, {}, []),
    "few bridges": ({"bridge": 2}, {}, ["bridge"]),
    "few doubles": ({"double_pillar": 2}, {"extra_double": 14}, []),
    "extra singles, of few": ({"single_pillar": 10}, {"extra_single": 14}, []),
    "one fewer, of few": ({"single_pillar": 20}, {"one_fewer": 14}, []),
    "double flowers": ({}, {"double_flower": 14}, []),
    "changing icons": ({}, {"change_icon": 14}, []),
    "filling blanks": ({}, {"fill_blank": 14}, []),
    "statues": ({}, WILD, ["statue"]),
    "bridges": ({}, WILD, ["bridge"]),
    "bridges and statues": ({}, {"extra_double": 14}, ["bridge", "bridge", "statue"]),
    "fountains and stairs": ({}, {"extra_double": 14}, ["fountain", "stairs"]),
}


@pytest.mark.parametrize(
    ("box", "seed", "reached"),
    [
        ("hardly any pillars", 6, {"no single_pillar left", "no double_pillar left", "no belvedere left"}),
        ("few decorations", 14, {"no stairs left", "no fountain left", "no bridge left", "no statue left"}),
        ("few bridges", 0, {"no bridge left"}),
        ("few doubles", 8, {"double at hand used and another exchanged", "no double_pillar left"}),
        ("extra singles, of few", 42, {"double exchanged", "no single_pillar left"}),
        ("one fewer, of few", 4, {"singles given back", "no single_pillar left"}),
        ("double flowers", 12, {"same footprint, not directly below", "open corner over a bridge"}),
        ("changing icons", 10, {"change_icon used for a bridge", "first statue after all became pillars"}),
        ("filling blanks", 2, {"fill_blank used for a fountain", "statue in line with hidden statues alone"}),
        ("statues", 2, {"three statues as pillars", "open corner over a statue", "no statue left"}),
        ("bridges", 0, {"bridge over a bridge's span", "bridge over a belvedere"}),
        # with bridge_gap = "ground", a bridge over a pit that another one spans is refused here
        ("bridges", 2, {"change_icon used for a stairs", "change_icon used for a fountain"}),
        # the bug: a bridge scored nothing once both its ends were covered
        ("bridges", 1, {"second end of a bridge covered", "open corner over a belvedere"}),
        ("bridges and statues", 0, {"bridge over a bridge", "statue as pillar"}),
        ("bridges and statues", 2, {"second end of a bridge covered"}),
        ("fountains and stairs", 2, {"no fountain left", "open corner over a fountain", "open corner over a stairs"}),
    ],
)
def test_engine_and_reference_rules_agree_on_boxes_in_which_rare_rules_apply(
    box: str, seed: int, reached: set[str], tmp_path: Path
) -> None:
    other = write_box(tmp_path / "box.toml", *BOXES[box])
    found = assert_that_all_agree(other, 2 + seed % 3, OPTIONS[seed % 8], seed, build=True)
    assert found >= reached
