"""Reads the file with the contents of a game's box."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from .arguments import as_path
from .game import BadSetup
from .registry import get_game

Made = TypeVar("Made")


def read_components(path: Path | str, make: Callable[[dict[str, Any]], Made]) -> tuple[dict[str, Any], Made]:
    """Return the components of a file, and the `Box` of a game. Errors name the file."""
    path = as_path(path, "components")
    try:
        components = tomllib.loads(path.read_text(encoding="utf-8"))
        return components, make(components)
    except OSError as error:
        raise BadSetup(f"components {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetup(f"components {path}: not TOML: {error}") from None
    except BadSetup as error:
        raise BadSetup(f"components {path}: {error}") from None


def reduce_box(box: Any, game: str) -> tuple[Any, ...]:
    """Return how the box of a game is pickled: this edition's, of which there is one, by the name of the game."""
    is_own = box.components == own_box(game).components
    return (own_box, (game,)) if is_own else (type(box), (box.components,))


def own_box(game: str) -> Any:
    found: Any = get_game(game)
    return found.box
