"""Players at a table in the browser, who choose among what the page offers: by mouse, by keyboard alone, by finger."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page, Response

from tests.web.rest import AT_REST, rest

# What there is to do: the first of these that the page shows.
RESULT = "dialog[open] table"
SHOWN = "[data-ply]"


class Player:
    """Plays until the game is over, and waits for each position before the next action."""

    todo: ClassVar[dict[str, str]]
    """What the page shows when it is the player's turn, by what is to be done then."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = Random(seed)
        self.acted = 0

    def play(self, actions: int | None = None) -> None:
        """Play to the end, or this number of actions."""
        while (actions is None or self.acted < actions) and self.step():
            pass

    def step(self) -> bool:
        """Wait for one's turn and act once. False when the game is over."""
        todo = self.wait()
        if todo == "over":
            return False
        getattr(self, todo)()
        return True

    def is_to_act(self) -> bool:
        return any(self.page.locator(shown).count() for shown in self.todo.values())

    def wait(self) -> str:
        """What is to be done, once there is something and the page is at rest."""
        found = self.page.wait_for_function(
            f"choices => {AT_REST} && choices.find(([, shown]) => document.querySelector(shown))?.[0]",
            arg=[("over", RESULT), *self.todo.items()],
            timeout=60_000,
        )
        return str(found.json_value())

    def act(self, mean: Callable[[], Any]) -> None:
        """Do what sends an action, and see the position that it leads to."""
        self.see(self.send(mean))
        self.acted += 1

    def send(self, mean: Callable[[], Any]) -> int:
        """Do what sends an action; return the ply of the position that it leads to."""
        with self.page.expect_response(is_action) as answered:
            mean()
        answer = answered.value
        assert answer.ok, answer.text()
        return int(answer.json()["ply"])

    def see(self, ply: int) -> None:
        self.page.wait_for_function(f"ply => Number(document.querySelector('{SHOWN}')?.dataset.ply) >= ply", arg=ply)

    def press(self, what: Locator) -> None:
        what.click()

    def press_at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def one_of(self, what: str) -> Locator:
        """Something of what the page offers."""
        offered = self.page.locator(what)
        return offered.nth(self.chance.randrange(offered.count()))

    def focused(self, name: str) -> str | None:
        """An attribute of what has the focus."""
        value = self.page.evaluate("name => document.activeElement.getAttribute(name)", name)
        return None if value is None else str(value)

    def tab_to(self, what: str) -> None:
        """Press Tab until the focus is there."""
        for _ in range(100):
            if self.page.evaluate("what => document.activeElement.matches(what)", what):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {what}")

    def walk(self, name: str, goal: str) -> None:
        """Go by arrow keys to the place whose attribute `name` is `goal`."""
        for _ in range(20):
            here = self.focused(name)
            assert here is not None, f"the keyboard is not on a {name}"
            if here == goal:
                return
            if here[0] != goal[0]:
                self.page.keyboard.press("ArrowRight" if here[0] < goal[0] else "ArrowLeft")
            else:
                self.page.keyboard.press("ArrowDown" if here[1:] < goal[1:] else "ArrowUp")
        raise AssertionError(f"{goal} cannot be reached")


def play_in_turn(players: Sequence[Player], actions: int) -> None:
    """Play actions at one table, each by the player whose turn it is."""
    while sum(player.acted for player in players) < actions:
        for player in players:
            if player.is_to_act():
                player.step()


def is_action(response: Response) -> bool:
    return response.url.partition("?")[0].endswith("/actions") and response.request.method == "POST"


# The decorations that are offered, and a tile that could still be placed.
OFFERS = '.controls [data-rule="decorations"] button'
UNUSED = ".hand button.tile:not(.useless)[aria-pressed=false][aria-keyshortcuts]"

# The south-east corner of a cell, in sight. What is in sight already is not scrolled to: a page that is scrolled moves
# when something in it becomes smaller.
CORNER = """(spot) => {
  const corner = () => {
    const { right, bottom } = spot.getBoundingClientRect();
    const south_east = spot.points?.[2]?.matrixTransform(spot.getScreenCTM());  // in perspective
    return south_east ? [south_east.x, south_east.y] : [right, bottom];
  };
  if (!document.elementFromPoint(...corner())?.closest('.stage')) {
    spot.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  return corner();
}"""


class BabylonByMouse(Player):
    """Digs at random, builds wherever it can, decorates, and ends the turn."""

    todo: ClassVar = {
        "dig": '[data-stack][aria-disabled="false"]',
        # The first lessons do not show the button that ends a turn.
        "build": "#babylon-end:not([disabled]), .babylon:not(:has(#babylon-end)) .hand button:not([disabled])",
    }

    def dig(self) -> None:
        stack = self.one_of(self.todo["dig"])
        name = str(stack.get_attribute("data-stack"))
        self.act(lambda: self.dig_at(name, lambda: self.press(stack)))

    def dig_at(self, stack: str, choose: Callable[[], Any]) -> None:
        """Choose a stack and confirm it, by the button or by choosing it again; the last tile needs only one click."""
        choose()
        confirm = self.page.locator(".quarry button.main", has_text=re.compile(rf" {stack}$"))
        if confirm.count():
            self.mean(confirm, choose)

    def mean(self, button: Locator, choose_again: Callable[[], Any]) -> None:
        self.chance.choice([lambda: self.press(button), choose_again])()

    def build(self) -> None:
        places = self.places()
        if places:
            self.place(self.chance.choice(places))
        elif self.page.locator(OFFERS).count():
            offer = self.one_of(OFFERS)
            self.act(lambda: self.decorate(offer))
        elif self.page.locator(UNUSED).count():
            self.press(self.page.locator(UNUSED).first)
        else:
            self.act(self.end)

    def decorate(self, offer: Locator) -> None:
        self.press(offer)

    def places(self) -> list[str]:
        """The cells where the tile in the hand may go, as a screen reader hears them."""
        cells = self.page.locator("[data-cell]").evaluate_all(
            "cells => cells.filter(cell => cell.ariaLabel.includes('The tile may go here'))"
            ".map(cell => cell.dataset.cell)"
        )
        return [str(cell) for cell in cells]

    def place(self, cell: str) -> None:
        """Choose a place, look at the ghost and at what it costs, and mean it: by the button, or there once more."""
        x, y = self.middle(cell)
        self.press_at(x, y)
        confirm = self.page.get_by_role("button", name="Place here")
        confirm.and_(self.page.locator(":enabled")).wait_for()
        self.act(lambda: self.mean(confirm, lambda: self.press_at(x, y)))

    def middle(self, cell: str) -> tuple[float, float]:
        """Where the middle of a tile would be that lies there: at the corner of its four cells."""
        rest(self.page)
        spot = self.page.locator(f'[data-anchor^="cell-"][data-anchor$="-{cell}"]').first
        x, y = spot.evaluate(CORNER)
        return float(x), float(y)

    def end(self) -> None:
        """A turn that is ended cannot be undone: it takes two clicks."""
        self.press(self.page.locator("#babylon-end"))
        self.press(self.page.locator("#babylon-end.asked"))


class BabylonByKeyboard(BabylonByMouse):
    """The same without a mouse."""

    def mean(self, button: Locator, choose_again: Callable[[], Any]) -> None:
        choose_again()

    def dig(self) -> None:
        self.page.keyboard.press("q")
        goal = self.one_of(self.todo["dig"]).get_attribute("data-stack")
        assert goal is not None
        self.walk("data-stack", goal)
        self.act(lambda: self.dig_at(goal, lambda: self.page.keyboard.press("Enter")))

    def build(self) -> None:
        places = self.places()
        if places:
            self.page.keyboard.press("g")
            self.walk("data-cell", self.chance.choice(places))
            self.page.get_by_role("button", name="Place here").and_(self.page.locator(":enabled")).wait_for()
            self.act(lambda: self.page.keyboard.press("Enter"))
        elif self.page.locator(OFFERS).count():
            self.page.keyboard.press("d")
            self.page.locator(f"{OFFERS}:focus").wait_for()
            self.act(lambda: self.page.keyboard.press("Enter"))
        elif self.page.locator(UNUSED).count():
            self.page.keyboard.press(self.page.locator(UNUSED).first.get_attribute("aria-keyshortcuts") or "")
        else:
            self.page.keyboard.press("e")
            self.act(self.end)

    def end(self) -> None:
        self.page.keyboard.press("Enter")
        self.page.locator("#babylon-end.asked").wait_for()
        self.page.keyboard.press("Enter")


class AmytisByMouse(Player):
    """Takes any stack to any cell; of what else is offered, anything."""

    todo: ClassVar = {
        "choose": ".card.asked button[aria-pressed]:enabled",
        "build": '.stacks [data-anchor^="stack-"].open',
    }

    def build(self) -> None:
        self.press(self.one_of(self.todo["build"]))
        cell = self.one_of('.mine [data-anchor^="city-"].open')
        self.act(lambda: self.pick(lambda: self.press(cell)))

    def choose(self) -> None:
        choice = self.one_of(self.todo["choose"])
        self.act(lambda: self.pick(lambda: self.press(choice)))

    def pick(self, choose: Callable[[], Any]) -> None:
        """Choose and confirm; what can be undone is done at once."""
        choose()
        if self.confirm.count():
            self.press(self.confirm)

    def press(self, what: Locator) -> None:
        """At once: waiting until it stands still took more than half of a game. If another element covered it, no
        action would follow."""
        what.click(force=True)

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".bar button.main:enabled")


class AmytisByKeyboard(AmytisByMouse):
    """The same without a mouse."""

    def build(self) -> None:
        self.walk_to(self.todo["build"])
        self.page.keyboard.press("Enter")
        self.walk_to('.mine [data-anchor^="city-"].open')
        self.act(self.press_enter)

    def choose(self) -> None:
        self.tab_to(self.todo["choose"])
        self.act(self.press_enter)

    def press_enter(self) -> None:
        self.page.keyboard.press("Enter")
        if self.confirm.count():
            self.page.keyboard.press("Enter")

    def walk_to(self, what: str) -> None:
        """Into the grid by Tab, if need be, and then to one of its places."""
        goal = self.one_of(what).get_attribute("data-cell")
        grid = what.split()[0]
        if not self.page.evaluate("grid => document.activeElement.closest(grid) !== null", f"{grid} [role=grid]"):
            self.tab_to(f"{grid} [role=grid] [data-cell]")
        assert goal is not None
        self.walk("data-cell", goal)


# A tap is done before the page has followed it. With this setting every action has a button to wait for.
BY_FINGER: dict[str, Any] = {
    "viewport": {"width": 390, "height": 664},
    "has_touch": True,
    "is_mobile": True,
    "settings": {"confirm": "always"},
}


class BabylonByFinger(BabylonByMouse):
    """Taps what it wants to do, then the button that confirms it. For a page that was opened with BY_FINGER."""

    def press(self, what: Locator) -> None:
        what.tap()

    def press_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def dig_at(self, stack: str, choose: Callable[[], Any]) -> None:
        choose()
        self.page.get_by_role("button", name=re.compile(rf"^(Remove|Dig) {stack}$")).tap()

    def decorate(self, offer: Locator) -> None:
        offer.tap()
        self.page.locator(".controls button.main").tap()

    def mean(self, button: Locator, choose_again: Callable[[], Any]) -> None:
        button.tap()


class AmytisByFinger(AmytisByMouse):
    """Taps what it wants to do, then the button that confirms it. For a page that was opened with BY_FINGER."""

    def press(self, what: Locator) -> None:
        what.tap()

    def pick(self, choose: Callable[[], Any]) -> None:
        choose()
        self.confirm.tap()
