"""The client has words for every option of every game, and for each of its values."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from semiramis.games import GAMES, get_game

GAMES_OF_THE_CLIENT = Path(__file__).parents[1] / "web" / "src" / "games"


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_a_question_and_an_answer_for_each_value(name: str) -> None:
    # Other languages have the same keys.
    words = (GAMES_OF_THE_CLIENT / name / "words" / "en" / "home.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^(home-option-[\w-]+) =", words, re.MULTILINE))
    for option in get_game(name).options:
        question = f"home-option-{name}-{option.name.replace('.', '-')}"
        answers = [f"{question}-{str(value).lower() if isinstance(value, bool) else value}" for value in option.values]
        assert {question, *answers} <= keys
