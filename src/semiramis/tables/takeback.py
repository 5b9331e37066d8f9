"""Undo within a turn, and takebacks that the other people have to agree to.

Each function checks a request and returns the `Change` that it makes. It raises `Refusal` if the request is not
allowed.
"""

from __future__ import annotations

from msgspec.structs import replace

from .actions import replay
from .config import Takeback, missing_consents, return_seat
from .messages import Consent
from .refusals import Refusal
from .table import Change, Table


def undo(table: Table, person: str, ply: int) -> Change:
    """Go back to an earlier ply of the current turn, but not to before the last action that revealed something."""
    table.running_match()
    table.check_seated(person)
    if not table.is_current_player(person):
        raise Refusal("not_your_turn", "only the current player may undo", player=table.player)
    if not table.undo_limit <= ply < table.ply:
        raise Refusal(
            "nothing_to_undo",
            f"ply {ply} is not within this turn, or something was revealed after it: ask for a takeback",
            undo_to=table.undo_to(),
        )
    return _go_back(table, ply, table.config.turn_began)


def ask_takeback(table: Table, person: str, ply: int, now: float) -> Change:
    """Ask the other people to go back to an earlier decision of one's own. This replaces an earlier offer."""
    table.running_match()
    own = table.check_playing(person)
    if ply >= table.ply:
        raise Refusal("no_takeback", f"the table is at ply {table.ply}: there is nothing after ply {ply}")
    if table.stamps[ply][0] not in own:
        raise Refusal("no_takeback", f"at ply {ply} it was another player's turn: go back to a decision of your own")
    # No two changes of a table have the same revision, so it is also the number of the offer.
    return _go_back_if_agreed(table, Takeback(person, ply, [], table.revision + 1), now)


def answer_takeback(table: Table, person: str, answer: Consent, now: float) -> Change:
    """Agree to one offer or refuse it. An offer that was replaced has another number."""
    table.running_match()
    table.check_playing(person)
    offer = table.config.takeback
    if offer is None:
        raise Refusal("no_takeback", "there is no offer of a takeback")
    if answer.offer != offer.offer:
        raise Refusal("takeback_changed", f"the offer is now {offer.offer}: ply {offer.ply}", offer=offer.offer)
    if not answer.agree:
        return Change(replace(table.config, takeback=None))
    return _go_back_if_agreed(table, replace(offer, agreed=sorted({*offer.agreed, person})), now)


def _go_back_if_agreed(table: Table, offer: Takeback, now: float) -> Change:
    """Go back if all other people have agreed, or else store the offer. Bots always agree."""
    if not missing_consents(table.config, offer):
        return _go_back(table, offer.ply, now)
    return Change(replace(table.config, takeback=offer))


def _go_back(table: Table, ply: int, turn_began: float) -> Change:
    config = table.config
    played = table.running_match()
    match = played.restart()
    undo_limit, _ = replay(match, played.record.actions[:ply], table.stamps)
    seats = [return_seat(seat) for seat in config.seats]
    return Change(
        replace(config, seats=seats, takeback=None, undone=config.undone + 1, turn_began=turn_began),
        back_to=ply,
        match=match,
        state=match.state,
        undo_limit=undo_limit,
    )
