## Actions of The Architects of Amytis. A tile is “pink market”.

hint-do-amytis-build = Build the { $tile } from stack { $stack } to city { $cell }
hint-do-amytis-project = Take project { $project }
hint-do-amytis-deck = Take the top of the deck
hint-do-amytis-score = Score with the palace
hint-do-amytis-favor = Place a token: { $favor }

## Reasons in The Architects of Amytis.

hint-why-amytis-last_turn = The game ends with this turn: only points count.
hint-why-amytis-end_triggered =
    { $turns ->
        [0] This empties a second stack: the game ends at once.
        [one] This empties a second stack: only one more turn follows.
       *[other] This empties a second stack: { $turns } more turns follow.
    }
hint-why-amytis-end_near =
    { $stacks ->
        [0] One stack is empty: the game ends when a second one is.
        [one] One stack is empty, and 1 has a single tile left: taking it triggers the end of the game.
       *[other] One stack is empty, and { $stacks } have a single tile left: taking one of these triggers the end of the game.
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
        }) is one tile away: { $color } on city { $cell }.
       *[other] Project { $project } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }) is one tile away, for example { $color } on city { $cell }.
    }
hint-why-amytis-project_taken =
    { $missing ->
        [0] Project { $project } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }) is completed at once.
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
hint-why-amytis-line_made = Three architects in line: stacks { $stacks }. A favour!
hint-why-amytis-favor_taken =
    { $more ->
        [0] { $change } for the favour as it is now.
       *[other] { $change } for the favour as it is now, and { $more } more for the next one it counts.
    }
hint-why-amytis-favor_points = { $change } for the favour “{ $favor }”.
hint-why-amytis-line_prepared = Two architects in line on stacks { $stacks }: stack { $stack } would complete it.
hint-why-amytis-lines_prepared = Threatens a line on each of stacks { $stacks }: only one of them can be blocked.
hint-why-amytis-line_blocked = Blocks the line that stack { $stack } would have completed.
hint-why-amytis-line_allowed = Careful: the other player can complete a line on stack { $stack }.
hint-why-amytis-tile_denied =
    { $points ->
        [one] The { $tile } would have scored 1 point for your opponent; the other tiles score { $instead } at most.
       *[other] The { $tile } would have scored { $points } points for your opponent; the other tiles score { $instead } at most.
    }
hint-why-amytis-architects_return =
    { $count ->
        [one] 1 architect comes back before your next turn.
       *[other] { $count } architects come back before your next turn.
    }
