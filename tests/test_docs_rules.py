"""The pages of `docs/rules/` agree with the code: for players, for maintainers and for programs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any, get_args, get_type_hints

import pytest

from semiramis.games import get_game
from tests.games.babylon.plot import Plot
from tests.test_docs import ROOT, exists, functions_of

FOLDER = ROOT / "docs" / "rules"
QUOTED = re.compile(r"`([^`]+)`")

both_games = pytest.mark.parametrize("name", ["babylon", "amytis"])


def page(name: str) -> str:
    return (FOLDER / f"{name}.md").read_text(encoding="utf-8")


def rows(text: str, heading: str) -> Iterator[list[str]]:
    """The cells of every row of the tables whose first column has this heading."""
    inside = False
    for line in text.splitlines():
        if not line.startswith("|"):
            inside = False
            continue
        cells = [cell.strip() for cell in line[1:-1].split("|")]
        if cells[0] == heading:
            inside = True
        elif inside and not cells[0].startswith("---"):
            yield cells


def names_in(cell: str) -> list[str]:
    return QUOTED.findall(cell)


def declared_keys(union: Any, discriminator: str) -> dict[str, set[str]]:
    """For each member of a union of TypedDicts, by the value of its discriminator: its other keys."""
    keys: dict[str, set[str]] = {}
    for member in get_args(union):
        hints = get_type_hints(member)
        for value in get_args(hints[discriminator]):
            keys[value] = set(hints) - {discriminator}
    return keys


def types_of(name: str) -> Any:
    return import_module(f"semiramis.games.{name}.types")


# For maintainers


@both_games
def test_every_rule_names_code_and_tests_that_exist(name: str) -> None:
    rules = list(rows(page(f"{name}-code"), "rule"))
    code = {found for _, cell, _ in rules for found in names_in(cell)}
    tests = {found for *_, cell in rules for found in names_in(cell)}
    assert all(names_in(cell) for _, *cells in rules for cell in cells)
    for found in code:
        assert exists(found if found.startswith("semiramis.") else f"semiramis.games.{name}.{found}"), found
    for found in tests:
        file, _, test = found.partition("::")
        folder = ROOT if file.startswith("tests/") else ROOT / "tests" / "games" / name
        assert test in functions_of(folder / file), found
    assert len(code) >= 15
    assert len(tests) >= 30


@both_games
def test_every_ruling_has_its_row(name: str) -> None:
    rulings = re.findall(r"^\*\*([AR]\d+)\. ", page(name), re.MULTILINE)
    assert rulings == [f"{rulings[0][0]}{n}" for n in range(1, len(rulings) + 1)]
    assert [
        rule.split(":")[0] for rule, *_ in rows(page(f"{name}-code"), "rule") if re.match(r"[AR]\d", rule)
    ] == rulings
    assert re.findall(r"^\*\*([AR]\d+)\.\*\* ", page(f"{name}-rulings"), re.MULTILINE) == rulings


# For players


@both_games
def test_every_option_is_described_with_its_values(name: str) -> None:
    described = {
        option: {found.strip('"') for cell in values for found in names_in(cell) if not re.match(r"[AR]\d", found)}
        for options, *values in rows(page(f"{name}-programs"), "option")
        for option in names_in(options)
    }
    assert described == {
        option.name: {str(value).lower() if isinstance(value, bool) else str(value) for value in option.values}
        for option in get_game(name).options
    }


def test_the_patterns_of_the_project_cards_are_those_of_the_components() -> None:
    (cards,) = [
        block for block in re.findall(r"```text\n(.*?)```", page("amytis-programs"), re.DOTALL) if "no 1:" in block
    ]
    width = len("no 1: 8      ")
    drawn = {}
    for five in cards.split("\n\n"):
        head, *lines = five.splitlines()
        for start in range(0, len(head), width):
            found = re.match(r"no (\d+): (\d+)", head[start:])
            assert found is not None
            columns = [line[start : start + width].split() for line in lines]
            drawn[int(found[1])] = (int(found[2]), ["".join(column) for column in columns if column])
    assert drawn == {card["id"]: (card["points"], card["pattern"]) for card in get_game("amytis").components["project"]}


# For programs


@both_games
def test_every_event_is_described_with_its_keys(name: str) -> None:
    described = {names_in(event)[0]: set(names_in(keys)) for event, keys, _ in rows(page(f"{name}-programs"), "event")}
    assert described == declared_keys(types_of(name).TYPES.event, "event")


@both_games
def test_every_refusal_is_described_with_its_facts(name: str) -> None:
    described = {names_in(code)[0]: set(names_in(facts)) for code, facts, _ in rows(page(f"{name}-programs"), "code")}
    assert described == declared_keys(types_of(name).TYPES.refusal, "reason")


@both_games
def test_every_hint_reason_is_described_with_its_facts(name: str) -> None:
    title = {"amytis": "The Architects of Amytis", "babylon": "Babylon"}[name]
    hints = (ROOT / "docs" / "hints.md").read_text(encoding="utf-8")
    chapter = hints.split(f"\n## {title}\n")[1].split("\n## ")[0]
    described = {names_in(code)[0]: set(names_in(facts)) for code, facts, _ in rows(chapter, "code")}
    assert described == declared_keys(types_of(name).TYPES.hint_reason, "reason")


@both_games
def test_every_key_of_views_and_annotations_is_described(name: str) -> None:
    text, types = page(f"{name}-programs"), types_of(name)
    for heading, declared in (
        ("key", types.TYPES.view),
        ("key of a seat", types.SeatView),
        ("key of annotations", types.TYPES.annotations),
        ("key of choices", types.Choices),
    ):
        described = [key for keys, _ in rows(text, heading) for key in names_in(keys)]
        assert sorted(described) == sorted(get_type_hints(declared)), heading


def test_the_reasons_of_pillars_are_described() -> None:
    described = [
        reason for reasons, _ in rows(page("babylon-programs"), "reason of pillars") for reason in names_in(reasons)
    ]
    assert sorted(described) == sorted(get_args(types_of("babylon").PillarReason))


@both_games
def test_the_ranges_of_action_numbers_are_those_of_the_code(name: str) -> None:
    constants = import_module(f"semiramis.games.{name}.constants")
    end = 0
    for numbers, count, constant, _ in rows(page(f"{name}-programs"), "numbers"):
        first, last = map(int, numbers.split(" - "))
        assert (first, last - first + 1) == (end, int(count))
        assert [getattr(constants, found) for found in names_in(constant)] in ([first], [])
        end = last + 1
    assert end == get_game(name).action_count


@both_games
def test_the_examples_of_action_numbers_are_those_of_the_code(name: str) -> None:
    state = get_game(name).new(players=2, seed=1)
    examples = [(names_in(text)[0], int(number)) for text, number in rows(page(f"{name}-programs"), "notation")]
    assert len(examples) >= 10
    assert [(state.format_action(number), number) for _, number in examples] == examples
    assert [(text, state.parse_action(text)) for text, _ in examples] == examples


@both_games
def test_every_notation_is_one_of_the_game(name: str) -> None:
    state = get_game(name).new(players=2, seed=1)
    texts = [text for _, cell in rows(page(f"{name}-programs"), "action") for text in names_in(cell)]
    assert len(texts) >= 10
    for text in texts:
        if text.startswith("project ") and text != "project deck":  # the number of a face-up card
            continue
        assert state.format_action(state.parse_action(text)) == text


# The examples for players


def test_the_example_of_pillars_for_a_tile_on_level_two() -> None:
    plot = Plot()
    plot.place("C01", "c4 r0 L1")
    for corner, singles in (("", 7), (" open ne", 5)):
        plot.hold("C02")
        plot.have(singles=singles - 1)
        code, facts = plot.refusal(f"place dug d3 r0 L2{corner}")
        assert (code, facts["missing"]) == ("not_enough_pillars", 1)


def test_the_example_of_scoring_babylon() -> None:
    plot = Plot()
    for tile, where in (
        ("C11", "a1 r0 L1"),
        ("C07", "c2 r0 L1"),
        ("C16", "e4 r0 L1"),
        ("C12", "a5 r0 L1"),
        ("C15", "d6 r0 L1"),
        ("C01", "f4 r0 L2 open se"),
    ):
        plot.place(tile, where)
    plot.do("fountain b2-c2", "statue d3", "stairs e4-f4", "bridge b6-d6")
    assert plot.points["visible_pits"] == 42
    assert sum(plot.points.values()) - 42 == 23
    plot.place("C02", "c3 r0 L2")
    assert sum(plot.points.values()) - plot.points["visible_pits"] == 18
