"""Promises about what a game declares."""

from __future__ import annotations

from ..games.features import Feature
from ..games.game import LARGEST, NO_LINES, BadSetup, Option, flatten, nest
from ..games.rng import SEEDS
from .promise import Case, is_json, refuse, require

ANOTHER = "no such name"
SHORT = 2**15
"""A 16-bit integer is less than this."""


def names_itself(case: Case) -> None:
    """`name` is one lower-case word."""
    name = case.game.name
    require(isinstance(name, str) and name.isidentifier() and name == name.lower(), repr(name))


def counts_its_players(case: Case) -> None:
    """`players` is a range of numbers of players without gaps; `new` refuses every other number."""
    game = case.game
    require(isinstance(game.players, range) and game.players.step == 1, repr(game.players))
    require(len(game.players) > 0 and game.players.start > 0, repr(game.players))
    for players in (game.players.start - 1, game.players.stop):
        refuse(BadSetup, f"new({players})", game.new, players)


def counts_its_actions(case: Case) -> None:
    """`action_count` and `longest` are integers above 0 of at most 31 bits; `outcome_count` may be 0."""
    for number in (case.game.action_count, case.game.longest, case.game.outcome_count + 1):
        require(type(number) is int and 0 < number <= LARGEST, repr(number))


def names_its_options(case: Case) -> None:
    """`options` are `Option`s with different names, each with different JSON values, one of which is the default."""
    options = case.game.options
    require(all(isinstance(option, Option) for option in options), repr(options))
    names = [option.name for option in options]
    require(len({*names}) == len(names), f"a name stands twice in {names}")
    defaults = {option.name: option.default for option in options}
    require(flatten(nest(defaults)) == defaults, f"an option and a group of options have one name in {names}")
    for option in options:
        values = [(type(value), value) for value in option.values]
        require(len({*values}) == len(values) > 0, f"{option.name} has the values {option.values}")
        require((type(option.default), option.default) in values, f"{option.name} defaults to {option.default!r}")
        require(all(type(value) in (str, int, bool) for value in option.values), f"{option.name}: {option.values}")


def completes_options(case: Case) -> None:
    """`check_options` adds the default of each option that is not given, accepts its own result, and refuses all
    else."""
    game = case.game
    defaults = nest({option.name: option.default for option in game.options})
    for given in (None, {}, defaults):
        require(game.check_options(given) == defaults, f"{given} is completed to {game.check_options(given)}")
    refuse(BadSetup, "an unknown option", game.check_options, {ANOTHER: 1})
    refuse(BadSetup, "options that are no table", game.check_options, [ANOTHER])
    for option in game.options:
        for value in (ANOTHER, None, float("nan")):
            refuse(BadSetup, f"{option.name} = {value!r}", game.check_options, {option.name: value})


def refuses_what_is_no_seed(case: Case) -> None:
    """`new` accepts seeds from 0 to 2^64 - 1 and refuses all else."""
    case.game.new(seed=SEEDS - 1)
    for seed in (-1, SEEDS, 0.5, "1", True):
        refuse(BadSetup, f"the seed {seed!r}", case.game.new, None, None, seed)


def names_its_score_lines(case: Case) -> None:
    """`score_lines` and `tie_breakers` are different names, and there is at least one score line."""
    lines = [*case.game.score_lines, *case.game.tie_breakers]
    require(bool(case.game.score_lines) and all(isinstance(line, str) and line for line in lines), repr(lines))
    require(len({*lines}) == len(lines), f"a name stands twice in {lines}")


def agrees_with_its_positions(case: Case) -> None:
    """`tie_breakers` and `action_count` of its positions are those of the game, or are not set."""
    state = case.game.new()
    require(state.tie_breakers in (NO_LINES, case.game.tie_breakers), f"State.tie_breakers: {state.tie_breakers}")
    require(state.action_count in (0, case.game.action_count), f"State.action_count: {state.action_count}")


def tells_its_components(case: Case) -> None:
    """`components` can be written as JSON."""
    require(isinstance(case.game.components, dict) and is_json(case.game.components), repr(case.game.components)[:200])


def declares_features(case: Case) -> None:
    """`features` are `Feature`s with different names, whose shapes are integers above 0 and whose bounds are 16-bit
    integers, the smaller one first."""
    for players in case.game.players:
        features = case.game.features(players)
        require(bool(features) and all(isinstance(feature, Feature) for feature in features), repr(features))
        names = [feature.name for feature in features]
        require(len({*names}) == len(names), f"a name stands twice in {names}")
        for feature in features:
            require(all(type(length) is int and length > 0 for length in feature.shape), f"the shape of {feature}")
            require(-SHORT <= feature.least <= feature.most < SHORT, f"the bounds of {feature}")


PROMISES = (
    names_itself,
    counts_its_players,
    counts_its_actions,
    names_its_options,
    completes_options,
    refuses_what_is_no_seed,
    names_its_score_lines,
    agrees_with_its_positions,
    tells_its_components,
    declares_features,
)
