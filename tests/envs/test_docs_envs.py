"""`docs/envs/` is correct: the features of observations, the actions and the options."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from semiramis.envs.numbers import observation_size
from semiramis.games import get_game
from semiramis.pictures import image

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parents[2] / "docs" / "envs"
FEATURE = re.compile(r"^\| `(\w+)` \|([^|]*)\| ([^|]*) \| (-?\d+) to (\d+) \| [^|]+ \|$", re.MULTILINE)
OPTION = re.compile(r"^\| (`[\w.]+`(?:, `[\w.]+`)*) \| (`\w+`, `\w+`) \| [^|]+ \|$", re.MULTILINE)
RANGE = re.compile(r"^\| (\d[\d, ]*(?: to \d+)?) \| ", re.MULTILINE)

TABLES = [("amytis", 2), ("babylon", 2), ("babylon", 3), ("babylon", 4)]
both_games = pytest.mark.parametrize("name", ["amytis", "babylon"])


def page(name: str) -> str:
    return (FOLDER / f"{name}.md").read_text(encoding="utf-8")


def shape_of(text: str, players: int) -> tuple[int, ...]:
    if text == "one number":
        return ()
    return tuple(players if part == "players" else int(part) for part in text.split(" x "))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_page_lists_exactly_the_features_in_order_with_shapes_and_bounds(name: str, players: int) -> None:
    told = [
        (feature, shape_of(shape, players), int(least), int(most))
        for feature, _, shape, least, most in FEATURE.findall(page(name))
    ]
    features = get_game(name).features(players)
    assert told == [(feature.name, feature.shape, feature.least, feature.most) for feature in features]


@both_games
def test_every_index_of_a_feature_is_named(name: str) -> None:
    for feature, indices, shape, _, _ in FEATURE.findall(page(name)):
        named = [index for index in indices.strip().split(", ") if index]
        assert len(named) == len(shape_of(shape, 2)), feature
        assert (named[:1] == ["seat"]) == (shape.split(" x ")[0] in ("players", "2")), feature


@both_games
def test_the_page_lists_exactly_the_options_with_their_values(name: str) -> None:
    told = {
        option: tuple(re.findall(r"`(\w+)`", values))
        for options, values in OPTION.findall(page(name))
        for option in re.findall(r"`([\w.]+)`", options)
    }
    assert told == {option.name: tuple(map(str, option.values)) for option in get_game(name).options}
    for option in get_game(name).options:
        assert option.default == option.values[0], "the page says that the default is the first"


@both_games
def test_the_ranges_of_actions_have_no_gap(name: str) -> None:
    (section,) = re.findall(r"## The actions\n(.*?)\n## ", page(name), re.DOTALL)
    numbers: list[int] = []
    for text in RANGE.findall(section):
        first, *rest = map(int, re.findall(r"\d+", text))
        numbers += range(first, rest[0] + 1) if " to " in text else [first, *rest]
    assert numbers == list(range(get_game(name).action_count))


@both_games
def test_the_sizes_of_a_page_are_current(name: str) -> None:
    game, text = get_game(name), page(name)
    for players in game.players:
        assert re.search(rf"\b{observation_size(game, players)}\b", text), players
        width, height = image.picture(game, game.new(players), ["player"] * players).size
        assert f"{width} x {height}" in text
    assert f"`Discrete({game.action_count})`" in text
    assert f"up to {game.longest} actions" in text
