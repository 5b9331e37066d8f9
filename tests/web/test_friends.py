"""Two people with a browser each: a link, a seat, a game, and one who asks to take a move back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.players import RESULT, SHOWN, AmytisByMouse, Player, play_in_turn
from tests.web.rest import rest


def make_table(page: Page, game: str) -> str:
    """A table for two by the dialog at home; the link for the other."""
    page.get_by_role("button", name=f"With friends {game}").click()
    page.get_by_role("dialog").get_by_role("button", name="Get a link").click()
    page.wait_for_url("**/#/table/*")
    link = page.get_by_label("The link", exact=True).input_value()
    assert "#/table/" in link
    assert "invitation=" in link.partition("#")[2]  # never where it would reach a log
    return link


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("You play as").fill(name)
    page.get_by_role("button", name="Sit down").click()


def seated(visit: Visit) -> tuple[AmytisByMouse, AmytisByMouse]:
    host = visit()
    link = make_table(host, "The Architects of Amytis")
    expect(host.get_by_role("img", name="The link as a QR code")).to_be_visible()
    guest = visit("#" + link.partition("#")[2])
    sit_down(guest, "Nitocris")
    for page in (host, guest):
        page.locator("[data-ply]").wait_for()
    return AmytisByMouse(host, seed=1), AmytisByMouse(guest, seed=2)


def test_two_who_met_by_a_link_take_a_move_back_and_play_until_one_gives_up(visit: Visit) -> None:
    host, guest = seated(visit)
    expect(host.page.get_by_text("Nitocris").first).to_be_visible()
    players: list[Player] = [host, guest]
    take_back(players)
    play_in_turn(players, actions=8)
    guest.page.get_by_role("button", name="Table menu").click()
    guest.page.get_by_role("menuitem", name="Give up").or_(guest.page.get_by_role("button", name="Give up…")).click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Give up", exact=True).click()
    for player in players:
        player.page.locator(RESULT).wait_for()
    scores = [player.page.locator(f"{RESULT} tr").last.inner_text() for player in players]
    assert scores[0] == scores[1]


def take_back(players: list[Player]) -> None:
    """The player whose turn it is moves, and the other agrees to take the move back."""
    mover = next(player for player in players if player.is_to_act())
    other = players[1 - players.index(mover)]
    mover.step()
    while mover.is_to_act():  # a palace or a favour may follow
        mover.step()
    after = mover.page.locator("[data-ply]").get_attribute("data-ply")
    rest(other.page)
    board = other.page.locator(SHOWN).bounding_box()
    mover.page.get_by_role("button", name="Table menu").click()
    mover.page.get_by_role("menuitem", name="Ask to take back your last move").or_(
        mover.page.get_by_role("button", name="Ask to take back your last move")
    ).click()
    agree = other.page.get_by_role("button", name="Agree")
    agree.wait_for()
    rest(other.page)
    # The question pushed the board down in the middle of a turn.
    assert other.page.locator(SHOWN).bounding_box() == board
    agree.click()
    for player in players:
        expect(player.page.locator("[data-ply]")).not_to_have_attribute("data-ply", after or "")
    assert mover.wait() in mover.todo


def ask(guest: Page, name: str) -> None:
    guest.get_by_label("You play as").fill(name)
    guest.get_by_role("button", name="Ask for a seat").click()
    expect(guest.get_by_text("You have asked for a seat.")).to_be_visible()


def test_a_friend_with_only_the_address_of_the_table_asks_for_a_seat(visit: Visit) -> None:
    # The address, sent instead of the invitation, was a dead end.
    host = visit()
    make_table(host, "The Architects of Amytis")
    address = host.url.partition("#")[2].partition("?")[0]
    guest, other = visit("#" + address), visit("#" + address)
    ask(other, "Sammu")
    host.get_by_text("Sammu asks for a seat.").wait_for()
    host.get_by_role("button", name="Decline").click()
    expect(other.get_by_text("has not accepted")).to_be_visible()
    ask(guest, "Nitocris")
    host.get_by_text("Nitocris asks for a seat.").wait_for()
    host.get_by_role("button", name="Accept").click()
    for page in (host, guest, other):
        page.locator("[data-ply]").wait_for()
        expect(page.get_by_text("Nitocris").first).to_be_visible()
    me = guest.evaluate("fetch('/api/v1/me').then(answer => answer.json())")
    table = guest.evaluate(f"fetch('/api/v1/tables/{address.split('/')[-1]}').then(answer => answer.json())")
    assert table["seats"][1]["person"] == me["id"]


def test_friends_at_one_screen_play_under_their_names(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="With friends The Architects of Amytis").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Seats, clock and rules").click()
    dialog.get_by_label("Seat 2", exact=True).select_option("screen")
    dialog.get_by_label("Name of the friend in seat 2").fill("Nitocris")
    dialog.get_by_role("button", name="Start the game").click()
    page.locator("[data-ply]").wait_for()
    expect(page.get_by_text("Nitocris").first).to_be_visible()
