# Hints: what to do, what may be expected of it, and why. Loaded when somebody asks for the first.

hint-found =
    { $count ->
        [one] One hint: { $action }.
       *[other] { $count } hints. The best: { $action }.
    }
hint-next = Next: { $action }.
hint-act = Do it
hint-turn = The rest of the turn
hint-why = Why
# $chance is written with its sign: 62 %
hint-chance = { $chance } to win
hint-margin-ahead =
    { $points ->
        [one] ahead by 1 point
       *[other] ahead by { $points } points
    }
hint-margin-behind =
    { $points ->
        [one] behind by 1 point
       *[other] behind by { $points } points
    }
hint-margin-even = head to head

## Actions of Babylon.

hint-do-babylon-remove =
    { $flower ->
        [white] Take the white clay tile off { $stack }
        [pink] Take the pink clay tile off { $stack }
        [blue] Take the blue clay tile off { $stack }
       *[yellow] Take the yellow clay tile off { $stack }
    }
hint-do-babylon-dig =
    Dig the { $flower ->
        [white] white
        [pink] pink
        [blue] blue
       *[yellow] yellow
    } { $material ->
        [clay] clay
        [granite] granite
       *[basalt] basalt
    } tile out of { $stack }
hint-do-babylon-place =
    { $source ->
        [dug] { $open ->
            [none] Build the dug tile on { $cell }, level { $level }
           *[other] Build the dug tile on { $cell }, level { $level }, with an open corner
        }
       *[stored] { $open ->
            [none] Build the stored tile on { $cell }, level { $level }
           *[other] Build the stored tile on { $cell }, level { $level }, with an open corner
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

## Actions of The Architects of Amytis. A tile is “pink market”.

hint-do-amytis-build = Build the { $tile } from { $stack } on { $cell }
hint-do-amytis-project = Take project { $project }
hint-do-amytis-deck = Take the top of the deck
hint-do-amytis-score = Let the palace score
hint-do-amytis-favor =
    { $favor ->
        [stairs] Place a token on the favour for stairs of heights
        [corners] Place a token on the favour for corners
        [projects] Place a token on the favour for projects
        [row] Place a token in the bottom row of the favours
       *[other] Place a token on the favour for stacks of height { $favor }
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
        [0] Digging { $stack } gives no pillar.
        [one] Digging { $stack } gives 1 pillar.
       *[other] Digging { $stack } gives { $pillars } pillars.
    }
hint-why-babylon-flower_bonus =
    { $pillars ->
        [one] It shows your own flower: 1 pillar more.
       *[other] It shows your own flower: { $pillars } pillars more.
    }
hint-why-babylon-pillars_left =
    { $pillars ->
        [0] No pillar is left after the turn.
        [one] 1 pillar is left after the turn.
       *[other] { $pillars } pillars are left after the turn.
    }
hint-why-babylon-pillars_returned =
    { $pillars ->
        [one] 1 pillar does not fit into the storage and goes back.
       *[other] { $pillars } pillars do not fit into the storage and go back.
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
        [white] white
        [pink] pink
        [blue] blue
       *[yellow] yellow
    } { $material ->
        [clay] clay
        [granite] granite
        [basalt] basalt
       *[start] starting
    } tile stays in storage for later.
hint-why-babylon-tile_discarded =
    The { $flower ->
        [white] white
        [pink] pink
        [blue] blue
       *[yellow] yellow
    } { $material ->
        [clay] clay
        [granite] granite
        [basalt] basalt
       *[start] starting
    } tile leaves the game.
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
        [white] A white clay tile leaves the game.
        [pink] A pink clay tile leaves the game.
        [blue] A blue clay tile leaves the game.
       *[yellow] A yellow clay tile leaves the game.
    }
hint-why-babylon-pillars_opened =
    { $count ->
        [one] Digging gives 1 pillar more on one stack beside it.
       *[other] Digging gives 1 pillar more on { $count } stacks beside it.
    }
hint-why-babylon-flower_removed =
    { $flower ->
        [white] White is { $name }’s flower: the tile would have given 1 pillar more.
        [pink] Pink is { $name }’s flower: the tile would have given 1 pillar more.
        [blue] Blue is { $name }’s flower: the tile would have given 1 pillar more.
       *[yellow] Yellow is { $name }’s flower: the tile would have given 1 pillar more.
    }

## Reasons in The Architects of Amytis.

hint-why-amytis-last_turn = The game ends with this turn: only points count.
hint-why-amytis-end_triggered =
    { $turns ->
        [0] It empties the second stack: the game ends at once.
        [one] It empties the second stack: only one more turn follows.
       *[other] It empties the second stack: { $turns } more turns follow.
    }
hint-why-amytis-end_near =
    { $stacks ->
        [0] One stack is empty: with the second the game ends.
        [one] One stack is empty, and 1 has a single tile left: taking it begins the end.
       *[other] One stack is empty, and { $stacks } have a single tile left: taking one of these begins the end.
    }
hint-why-amytis-project_completed =
    { $points ->
        [one] Completes project { $project }: 1 point at the end.
       *[other] Completes project { $project }: { $points } points at the end.
    }
# $color is a word of its own.
hint-why-amytis-project_near =
    { $ways ->
        [one] Project { $project } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }) is one tile away: { $color } on { $cell }.
       *[other] Project { $project } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }) is one tile away, for example { $color } on { $cell }.
    }
hint-why-amytis-project_taken =
    { $missing ->
        [0] Project { $project } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }) is complete at once.
        [one] Project { $project } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }) needs 1 more tile.
       *[other] Project { $project } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }) needs { $missing } more tiles.
    }
hint-why-amytis-project_drawn =
    { $cards ->
        [one] An unknown project, the last of the deck.
       *[other] An unknown project, one of { $cards }.
    }
hint-why-amytis-line_made = Three architects in line: { $stacks }. A favour!
hint-why-amytis-favor_taken =
    { $more ->
        [0] { $change } for the favour as it is now.
       *[other] { $change } for the favour as it is now, and { $more } more with the next of what it counts.
    }
hint-why-amytis-favor_points =
    { $favor ->
        [stairs] { $change } for the favour for stairs of heights.
        [corners] { $change } for the favour for corners.
        [projects] { $change } for the favour for projects.
        [row] { $change } for the bottom row of the favours.
       *[other] { $change } for the favour for stacks of height { $favor }.
    }
hint-why-amytis-line_prepared = Two architects in line on { $stacks }: with { $stack } the line is complete.
hint-why-amytis-lines_prepared = Two lines at once, on { $stacks }: only one of them can be stopped.
hint-why-amytis-line_blocked = Stops the line that would be completed on { $stack }.
hint-why-amytis-line_allowed = Careful: the other player can complete a line on { $stack }.
hint-why-amytis-tile_denied =
    { $points ->
        [one] The { $tile } would have brought the other player 1 point; the other tiles bring { $instead } at most.
       *[other] The { $tile } would have brought the other player { $points } points; the other tiles bring { $instead } at most.
    }
hint-why-amytis-architects_return =
    { $count ->
        [one] 1 architect comes back before the next turn.
       *[other] { $count } architects come back before the next turn.
    }
