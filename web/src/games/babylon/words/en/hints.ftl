## Actions of Babylon.

hint-do-babylon-remove =
    { $flower ->
        [white] Remove the white-flower clay tile from { $stack }
        [pink] Remove the pink-flower clay tile from { $stack }
        [blue] Remove the blue-flower clay tile from { $stack }
       *[yellow] Remove the yellow-flower clay tile from { $stack }
    }
hint-do-babylon-dig =
    Dig the { $flower ->
        [white] white-flower
        [pink] pink-flower
        [blue] blue-flower
       *[yellow] yellow-flower
    } { $material ->
        [clay] clay
        [granite] granite
       *[basalt] basalt
    } tile out of { $stack }
hint-do-babylon-place =
    { $source ->
        [dug] { $open ->
            [none] Place the dug tile on { $cell }, level { $level }
           *[other] Place the dug tile on { $cell }, level { $level }, with an open corner
        }
       *[stored] { $open ->
            [none] Place the stored tile on { $cell }, level { $level }
           *[other] Place the stored tile on { $cell }, level { $level }, with an open corner
        }
    }
hint-do-babylon-stairs = Add stairs on { $cells }
hint-do-babylon-fountain = Add a fountain on { $cells }
hint-do-babylon-bridge = Add a bridge on { $cells }
hint-do-babylon-statue = Add a statue on { $cells }
hint-do-babylon-finish =
    { $keep ->
        [dug] End the turn and keep the dug tile
        [stored] End the turn and keep the stored tile
       *[none] End the turn
    }

## Reasons in Babylon. $change is written with its sign: +3

hint-why-babylon-last_turn = Your last turn: only points count.
hint-why-babylon-end_near =
    { $turns ->
        [one] Only one more turn after this one.
       *[other] Only { $turns } more turns after this one.
    }
hint-why-babylon-level_opened = { $change } for the first tile on level { $level }: decorations there are worth more, and you can build one level higher.
hint-why-babylon-belvederes =
    { $count ->
        [one] { $change } for a belvedere on the open corner, which needs no pillar.
       *[other] { $change } for { $count } belvederes on open corners, which need no pillars.
    }
hint-why-babylon-decoration_set_completed =
    { $sets ->
        [one] { $change } for a whole set of the four decorations.
       *[other] { $change } for the { $sets } sets of decorations that you have now.
    }
hint-why-babylon-flower_set_completed =
    { $sets ->
        [one] { $change } for a whole set of the four flowers.
       *[other] { $change } for the { $sets } sets of flowers that you have now.
    }
hint-why-babylon-decoration_set_near =
    { $kind ->
        [stairs] Only stairs are missing for the next set of decorations.
        [fountain] Only a fountain is missing for the next set of decorations.
        [bridge] Only a bridge is missing for the next set of decorations.
       *[statue] Only a statue is missing for the next set of decorations.
    }
hint-why-babylon-flower_set_near =
    { $flower ->
        [white] Only a white flower is missing for the next set of flowers.
        [pink] Only a pink flower is missing for the next set of flowers.
        [blue] Only a blue flower is missing for the next set of flowers.
       *[yellow] Only a yellow flower is missing for the next set of flowers.
    }
hint-why-babylon-pillars_dug =
    { $pillars ->
        [0] Digging { $stack } gives no pillars.
        [one] Digging { $stack } gives 1 pillar.
       *[other] Digging { $stack } gives { $pillars } pillars.
    }
hint-why-babylon-flower_bonus =
    { $pillars ->
        [one] It has your flower: 1 extra pillar.
       *[other] It has your flower: { $pillars } extra pillars.
    }
hint-why-babylon-pillars_left =
    { $pillars ->
        [0] No pillars are left after the turn.
        [one] 1 pillar is left after the turn.
       *[other] { $pillars } pillars are left after the turn.
    }
hint-why-babylon-pillars_returned =
    { $pillars ->
        [one] 1 pillar does not fit in your storage and goes back to the supply.
       *[other] { $pillars } pillars do not fit in your storage and go back to the supply.
    }
hint-why-babylon-statue_pillar = The statue on { $cell } carries the tile and saves a pillar.
hint-why-babylon-piece_covered =
    { $piece ->
        [belvedere] Careful: the open corner hangs over the belvedere on { $cell }.
        [stairs] Careful: the open corner hangs over the stairs on { $cell }.
        [fountain] Careful: the open corner hangs over the fountain on { $cell }.
       *[statue] Careful: the open corner hangs over the statue on { $cell }.
    }
hint-why-babylon-token_used = The round token makes this decoration possible.
hint-why-babylon-tile_kept =
    The { $flower ->
        [white] white-flower
        [pink] pink-flower
        [blue] blue-flower
       *[yellow] yellow-flower
    } { $material ->
        [clay] clay
        [granite] granite
        [basalt] basalt
       *[start] starting
    } tile stays in storage for later.
hint-why-babylon-tile_discarded =
    The { $flower ->
        [white] white-flower
        [pink] pink-flower
        [blue] blue-flower
       *[yellow] yellow-flower
    } { $material ->
        [clay] clay
        [granite] granite
        [basalt] basalt
       *[start] starting
    } tile is discarded.
hint-why-babylon-tile_denied =
    { $points ->
        [one] With the tile on { $stack }, { $name } could have scored 1 point at once.
       *[other] With the tile on { $stack }, { $name } could have scored { $points } points at once.
    }
hint-why-babylon-pillars_denied =
    { $pillars ->
        [one] { $stack } would have given { $name } 1 pillar, more than any other stack.
       *[other] { $stack } would have given { $name } { $pillars } pillars, more than any other stack.
    }
hint-why-babylon-tile_removed =
    { $flower ->
        [white] A white-flower clay tile leaves the game.
        [pink] A pink-flower clay tile leaves the game.
        [blue] A blue-flower clay tile leaves the game.
       *[yellow] A yellow-flower clay tile leaves the game.
    }
hint-why-babylon-pillars_opened =
    { $count ->
        [one] One neighbouring stack now gives 1 extra pillar.
       *[other] { $count } neighbouring stacks now give 1 extra pillar each.
    }
hint-why-babylon-flower_removed =
    { $flower ->
        [white] White is { $name }’s flower: the tile would have given 1 extra pillar.
        [pink] Pink is { $name }’s flower: the tile would have given 1 extra pillar.
        [blue] Blue is { $name }’s flower: the tile would have given 1 extra pillar.
       *[yellow] Yellow is { $name }’s flower: the tile would have given 1 extra pillar.
    }
