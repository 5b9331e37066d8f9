"""Shows the positions of an environment as text, as an image, or in a window."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from ..games.game import GameError
from ..games.record import Match
from ..pictures.image import picture as picture_of
from ..pictures.text import picture
from ..pictures.text.scores import score_table

if TYPE_CHECKING:
    import pygame

MODES = ["human", "rgb_array", "ansi"]
FRAMES = 2
"""Actions a second in a window, slow enough to follow them."""
WIDTH = 120


class CannotRender(GameError):
    code = "cannot_render"


class Screen:
    """Shows the positions of one environment. A copy has a window of its own."""

    def __init__(self, title: str, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise CannotRender(f"render_mode is one of {', '.join(MODES)} or None, not {mode!r}")
        self.title = title
        self.mode = mode
        self._window: pygame.Surface | None = None
        self._seen: list[object] = []

    def show(self, match: Match, names: list[str]) -> str | NDArray[np.uint8] | None:
        if self.mode is None:
            raise CannotRender(f"nothing to render to: make the environment with render_mode {', '.join(MODES)}")
        if self.mode == "ansi":
            return text(match, names)
        if self.mode == "rgb_array":
            return image(match, names)
        seen = [match.record.setup, len(match.record.actions)]
        if seen != self._seen or self._window is None:  # otherwise it is already shown
            self._put_up(image(match, names))
            self._seen = seen
        return None

    def _put_up(self, pixels: NDArray[np.uint8]) -> None:
        try:
            import pygame
        except ModuleNotFoundError:
            raise CannotRender("a window needs pygame-ce: pip install 'semiramis[pettingzoo]'") from None
        height, width, _ = pixels.shape
        if self._window is None:
            pygame.display.init()
            pygame.display.set_caption(f"Semiramis: {self.title}")
            self._window = pygame.display.set_mode((width, height))
        self._window.blit(pygame.surfarray.make_surface(pixels.swapaxes(0, 1)), (0, 0))
        pygame.event.pump()
        pygame.display.flip()
        pygame.time.wait(1000 // FRAMES)

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._window is not None:
            import pygame

            pygame.display.quit()
            self._window = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_window": None}


def text(match: Match, names: list[str]) -> str:
    """Return the position in the colours of a terminal; at the end with the score sheet."""
    file = io.StringIO()
    console = Console(file=file, width=WIDTH, force_terminal=True, color_system="truecolor", highlight=False)
    console.print(picture(match.game, match.state, names))
    if match.state.over:
        match.record.players = names  # the record may have other names
        console.print(score_table(match))
    return file.getvalue()


def image(match: Match, names: list[str]) -> NDArray[np.uint8]:
    """Return the position as rows of pixels of red, green and blue."""
    try:
        drawn = picture_of(match.game, match.state, names)
    except ModuleNotFoundError:
        raise CannotRender("an image needs Pillow: pip install 'semiramis[pettingzoo]'") from None
    return np.array(drawn)
