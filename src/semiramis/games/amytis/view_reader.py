"""A position of Amytis from a view.

The reader uses the stacks, the cities, the projects, the favours, the track and the turn. The rest of a view follows
from them: unseen tiles and cards are those that lie nowhere else, and every action leaves a tile, a choice or a token,
so that the ply can be counted. The position need not be one that a game can reach, but the number of things and the
order of turns must be possible.
"""

from __future__ import annotations

from ..fields import write_fields
from ..game import BadPosition
from ..positions import ViewPart
from . import apply, constants
from .constants import (
    ARCHITECTS,
    BUILD,
    CELL_NAMES,
    CHOOSE,
    COPIES,
    EMPTY_STACKS,
    FAVOR,
    FAVOR_NAMES,
    HAND,
    HAS_LINE,
    LAYER,
    MOST_BUILT,
    MOST_PROJECTS,
    NO_PROJECT,
    OVER,
    PALACE,
    PHASE_NAMES,
    PLACES,
    PROJECTS,
    ROW,
    ROW_PLACES,
    ROW_SHARE,
    SLOTS,
    STACK_HEIGHT,
    TILE_NAMES,
    TOKENS,
)
from .state import AmytisState

BIT = constants.BIT
SEATS = 2
MOST_POINTS = 999
"""More than any game gives."""


def read(state: AmytisState, view: ViewPart) -> None:
    """Make a blank state the position that has this view."""
    write_fields(
        state,
        first_player=view["first_player"].number(0, SEATS - 1),
        phase=view["phase"].number_of(PHASE_NAMES),
        ply=0,
    )
    over = state.phase == OVER
    if view["player"].is_none() != over:
        raise view["player"].wrong("is a seat, or None when the game is over")
    write_fields(state, over=over, player=-1 if over else view["player"].number(0, SEATS - 1))
    seats = view["seats"].items(SEATS, SEATS)
    read_stacks(state, view["stacks"])
    read_cities(state, view, seats)
    put_hidden_tiles(state)
    read_projects(state, view["projects"]["open"], seats)
    read_favors(state, view["favors"])
    write_fields(state, track=[part["breakdown"]["track"].number(0, MOST_POINTS) for part in seats])
    check_turn(state)
    check_architects(state)
    choices = sum(count_choices(state, seat) for seat in range(SEATS))
    tokens = sum(favors.bit_count() for favors in state.favors) + sum(state.row)
    write_fields(state, ply=sum(state.built_size) + choices + tokens)
    if not over and not state.legal_actions():
        raise BadPosition("phase: no action is legal in such a position")


def built(state: AmytisState, seat: int) -> list[int]:
    """Return the tiles of a city as tile * 9 + cell."""
    return list(state.built[seat][: state.built_size[seat]])


def count_choices(state: AmytisState, seat: int) -> int:
    """Return for how many palaces a seat has chosen a project or points."""
    palaces = sum(tile // PLACES // 4 == PALACE for tile in built(state, seat))
    return palaces - (state.phase == CHOOSE and seat == state.player)


def read_stacks(state: AmytisState, view: ViewPart) -> None:
    tiles, sizes, architects, empty = [0] * len(state.tiles), [0] * PLACES, [0] * SEATS, 0
    for stack, name in enumerate(CELL_NAMES):
        part = view[name]
        size = sizes[stack] = part["height"].number(0, STACK_HEIGHT)
        if size:
            tiles[stack * STACK_HEIGHT + size - 1] = part["top"].number_of(TILE_NAMES, "a tile")
        else:
            empty |= BIT[stack]
        if not part["architect"].is_none():
            architects[part["architect"].number(0, SEATS - 1)] |= BIT[stack]
            if size == STACK_HEIGHT:
                raise part["architect"].wrong("is None where no tile was taken")
    write_fields(state, tiles=tiles, stack_size=sizes, architects=architects, empty=empty)


def read_cities(state: AmytisState, view: ViewPart, seats: list[ViewPart]) -> None:
    """Read the cities. The order of the tiles does not matter, except that the one built this turn is the last."""
    tiles, sizes, heights = [], [], []
    colors, kinds = [0] * SEATS, [0] * SEATS
    for seat, part in enumerate(seats):
        city: list[int] = []
        heights.append([0] * PLACES)
        last = -1
        if seat == state.player and state.phase in (CHOOSE, FAVOR):
            write_fields(state, stack=view["turn"]["stack"].number_of(CELL_NAMES, "a stack"))
            last = view["turn"]["cell"].number_of(CELL_NAMES, "a cell")
        for cell in sorted(range(PLACES), key=lambda cell: cell == last):
            pile = part["city"][CELL_NAMES[cell]].items(cell == last, MOST_BUILT)
            heights[seat][cell] = len(pile)
            city += [tile.number_of(TILE_NAMES, "a tile") * PLACES + cell for tile in pile]
            if pile:
                colors[seat] |= BIT[city[-1] // PLACES % 4 * LAYER + cell]
                kinds[seat] |= BIT[city[-1] // PLACES // 4 * LAYER + cell]
        if len(city) > MOST_BUILT:
            raise BadPosition(f"seats[{seat}].city has {len(city)} tiles; {MOST_BUILT} is the most")
        sizes.append(len(city))
        tiles.append(city + [0] * (MOST_BUILT - len(city)))
    write_fields(state, built=tiles, built_size=sizes, heights=heights, colors=colors, kinds=kinds)


def put_hidden_tiles(state: AmytisState) -> None:
    """Put the tiles that lie nowhere else under the tops of the stacks, and among those that left the game."""
    places = [divmod(place, STACK_HEIGHT) for place in range(PLACES * STACK_HEIGHT)]
    taken = [n for n, (stack, height) in enumerate(places) if height >= state.stack_size[stack]]
    tops = [n for n, (stack, height) in enumerate(places) if height == state.stack_size[stack] - 1]
    in_cities = [tile // PLACES for seat in range(SEATS) for tile in built(state, seat)]
    if len(in_cities) != len(taken):
        raise BadPosition(f"stacks: {len(taken)} tiles were taken, but {len(in_cities)} are in the cities")
    seen = dict(zip(taken, in_cities, strict=True)) | {n: state.tiles[n] for n in tops}
    unseen = [tile for tile in range(len(TILE_NAMES)) for _ in range(COPIES)]
    for tile in seen.values():
        if tile not in unseen:
            raise BadPosition(f"stacks: there are only {COPIES} tiles {TILE_NAMES[tile]}")
        unseen.remove(tile)
    write_fields(state, tiles=[seen[n] if n in seen else unseen.pop() for n in range(len(state.tiles))])


def read_projects(state: AmytisState, view: ViewPart, seats: list[ViewPart]) -> None:
    face_up = [NO_PROJECT if part.is_none() else part.number(1, PROJECTS) for part in view.items(SLOTS, SLOTS)]
    seen = [project for project in face_up if project != NO_PROJECT]
    hands, completed = [], []
    for seat, part in enumerate(seats):
        hands.append([project.number(1, PROJECTS) for project in part["projects"].items(0, MOST_PROJECTS)])
        completed.append([project.number(1, PROJECTS) for project in part["completed"].items(0, MOST_PROJECTS)])
        cards = hands[seat] + completed[seat]
        seen += cards
        least = HAND if seat == state.first_player else state.second_player_projects
        most = least + count_choices(state, seat)
        if len(cards) > most or len(cards) < (least if state.sides[PALACE] else most):
            raise BadPosition(f"seats[{seat}].projects: {len(cards)} are not those of the deal and of its palaces")
    deck = [project for project in range(1, PROJECTS + 1) if project not in seen]
    if len(seen) + len(deck) != PROJECTS:
        raise BadPosition("projects: a card is in two places")
    if deck and NO_PROJECT in face_up:
        raise BadPosition("projects.open: a card is missing although the deck has cards")
    write_fields(
        state,
        open=face_up,
        deck=deck + [0] * (PROJECTS - len(deck)),
        deck_size=len(deck),
        hand=[hand + [0] * (MOST_PROJECTS - len(hand)) for hand in hands],
        hand_size=[len(hand) for hand in hands],
        completed=[cards + [0] * (MOST_PROJECTS - len(cards)) for cards in completed],
        completed_size=[len(cards) for cards in completed],
    )


def read_favors(state: AmytisState, view: ViewPart) -> None:
    favors = [0] * SEATS
    for place, name in enumerate(FAVOR_NAMES):
        if place != ROW and not view[name].is_none():
            favors[view[name].number(0, SEATS - 1)] |= BIT[place]
    row = [part.number(0, ROW_SHARE) for part in view[FAVOR_NAMES[ROW]].items(SEATS, SEATS)]
    if sum(row) > ROW_PLACES:
        raise BadPosition(f"favors.row has {ROW_PLACES} places, not {sum(row)}")
    for seat in range(SEATS):
        if favors[seat].bit_count() + row[seat] > TOKENS:
            raise BadPosition(f"favors: seat {seat} has more than {TOKENS} tokens")
    write_fields(state, favors=favors, row=row)


def check_turn(state: AmytisState) -> None:
    """Check that the seats built in turn, and that the game ended when two stacks were empty at the end of a round."""
    first, second = state.first_player, 1 - state.first_player
    ahead = state.built_size[first] - state.built_size[second]
    # The tile that the current player built this turn counts, too.
    to_build = state.phase == BUILD
    expected = {first: 0 if to_build else 1, second: 1 if to_build else 0, -1: 0}[state.player]
    if ahead != expected:
        raise BadPosition(f"player: the seats have built {[*state.built_size]} tiles, so it is not this turn")
    empty = state.empty.bit_count()
    # What may be empty when the player's turn begins; this turn can empty one more.
    most = (EMPTY_STACKS - 1 if state.player == first else EMPTY_STACKS) + (not to_build)
    if empty > most or (state.phase == OVER and empty < EMPTY_STACKS):
        raise BadPosition(f"stacks: {empty} are empty, and the game ends when {EMPTY_STACKS} are")


def check_architects(state: AmytisState) -> None:
    """Check that four architects, or three in line, were taken back before the turn of their player."""
    for seat in range(SEATS):
        before = state.architects[seat]
        if before.bit_count() > ARCHITECTS:
            raise BadPosition(f"stacks: seat {seat} has more than {ARCHITECTS} architects")
        if seat != state.player:
            continue
        if state.phase in (CHOOSE, FAVOR):
            if not before & BIT[state.stack]:
                raise BadPosition(f"turn.stack: no architect of the current player is on {CELL_NAMES[state.stack]}")
            before &= ~BIT[state.stack]
        if HAS_LINE[before] or before.bit_count() == ARCHITECTS:
            raise BadPosition(f"stacks: the architects of seat {seat} are taken back before its turn")
    if state.phase == CHOOSE and state.built[state.player][state.built_size[state.player] - 1] // PLACES // 4 != PALACE:
        raise BadPosition("phase: no palace was built this turn")
    if state.phase == FAVOR and not apply._completed_line(state, state.player):
        raise BadPosition("phase: no three architects stand in line for a favour")
