# The table: who sits there, whose turn it is, what can be done.

# Two seats with the same name, as when friends share a screen.
table-namesake = { $name } { $number }

# A table that cannot be shown.
table-missing = There is no such table
table-unreached = This table cannot be reached right now
table-closed = This table was closed.

## Whose turn it is, and what is to be done.

table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-over = The game is over.
table-watching = You are watching.
table-title-yours = ● Your turn · { $game }
table-title-other = { $name } · { $game }
table-title-over = Game over · { $game }
table-do-babylon-remove =
    { $removals_left ->
        [one] Remove a clay tile from the game; it is the last one.
       *[other] Remove a clay tile from the game; { $removals_left } to go.
    }
table-do-babylon-dig = Dig a tile from the quarry.
table-do-babylon-build = Build and decorate, or end the turn.
table-do-babylon-over = The game is over.
table-do-amytis-build = Choose a stack and the cell to build its tile on.
table-do-amytis-palace = Choose what the palace gives you.
table-do-amytis-favor = Place a token on the favour board.
table-do-amytis-over = The game is over.
table-waits-babylon-remove = { $name } is choosing a clay tile to remove from the game.
table-waits-babylon-dig = { $name } is choosing a tile to dig.
table-waits-babylon-build = { $name } is building.
table-waits-babylon-over = The game is over.
table-waits-amytis-build = { $name } is choosing a tile and a cell for it.
table-waits-amytis-palace = { $name } is choosing what the palace gives.
table-waits-amytis-favor = { $name } is choosing a favour.
table-waits-amytis-over = The game is over.
table-last-turn = This is the last turn.
table-last-round = This is the last round.

## Tools.

table-skip = Skip
table-undo = Undo
table-undo-keys = Undo one step (U). The whole turn: Shift + U
table-undo-turn = Undo the whole turn
table-hint = Hint
table-hint-key = Ask for hints (H)
table-hint-thinking = Thinking…
table-hints = Hints
table-hints-close = Close the hints
table-menu = Table menu
table-share = Share a link to watch
table-link-copied = The link is copied.
table-replay = Replay
table-export = Save the game to a file
table-no = No, keep playing
table-resign = Give up…
table-resign-question = Give up this game?
table-resign-explanation = The others win, or continue with the computer in your place. You cannot come back.
table-resign-yes = Give up

## Time.

table-time-days = { $days } d { $hours } h
table-time-hours = { $hours } h { $minutes } min
table-time-left = Time left: { $time }
table-bank = In reserve: { $time }
table-time-warning = { $time } left

## What everybody has to know.

table-connection-lost = Connection lost, trying again…
table-connection-back = The connection is back.
table-stand-in = You ran out of time: the computer is playing for you.
table-returning = The computer finishes this turn. Then you play again.
table-come-back = Take your seat back
table-stand-in-other = { $name } ran out of time: the computer is playing for now.
table-trouble = { $name } failed: an easier level plays on.
table-gone = { $name } is no longer on this server: an easier level plays on.
table-takeback = Take back your last move
table-takeback-ask = Ask to take back your last move
table-takeback-waiting = You have asked to take back your last move. Waiting for { $names }.
table-takeback-withdraw = Withdraw
table-takeback-asked = { $name } asks to take back a move.
table-takeback-look = See where the game would resume
table-takeback-agree = Agree
table-takeback-refuse = Refuse
table-takeback-done = The move has been taken back.
table-takeback-over = The move stands: the game went on, or somebody refused.
table-rematch = Play again
table-rematch-made = There is a rematch.
table-rematch-join = Join the rematch
table-rematch-watch = Watch it

## The end.

table-result = Result
table-result-you = You win!
table-result-one = { $names } wins
table-result-shared = { $names } share the victory
table-result-resigned =
    { $count ->
        [one] { $names } gave up.
       *[other] { $names } gave up.
    }
table-result-score = Score
table-result-winner = winner

## What happened, in words. Names are those of the seats.

table-log = Game log
table-log-empty = Nothing yet.
table-log-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $change is written with its sign: +3
table-brief =
    { $points ->
        [one] { $headline } { $change } point.
       *[other] { $headline } { $change } points.
    }
table-game-over =
    { $count ->
        [one] The game is over. { $winners } wins.
       *[other] The game is over. { $winners } share the victory.
    }

### Babylon

table-babylon-tile_removed =
    { $flower ->
        [white] { $name } removes a white-flower clay tile from { $stack }.
        [pink] { $name } removes a pink-flower clay tile from { $stack }.
        [blue] { $name } removes a blue-flower clay tile from { $stack }.
       *[yellow] { $name } removes a yellow-flower clay tile from { $stack }.
    }
table-babylon-tile_dug =
    { $name } digs a { $flower ->
        [white] white-flower
        [pink] pink-flower
        [blue] blue-flower
       *[yellow] yellow-flower
    } { $material ->
        [clay] clay
        [granite] granite
       *[basalt] basalt
    } tile out of { $stack }.
table-babylon-tile_revealed =
    { $stack } now shows a { $flower ->
        [white] white-flower
        [pink] pink-flower
        [blue] blue-flower
       *[yellow] yellow-flower
    } { $material ->
        [clay] clay
        [granite] granite
       *[basalt] basalt
    } tile.
table-babylon-stack_emptied = { $stack } is empty now.
table-babylon-pillars-quarry_side =
    { $side ->
        [north] North, the edge of the quarry: 1 pillar.
        [east] East, the edge of the quarry: 1 pillar.
        [south] South, the edge of the quarry: 1 pillar.
       *[west] West, the edge of the quarry: 1 pillar.
    }
table-babylon-pillars-same_layer =
    { $side ->
        [north] North, { $stack } is on the same layer: 1 pillar.
        [east] East, { $stack } is on the same layer: 1 pillar.
        [south] South, { $stack } is on the same layer: 1 pillar.
       *[west] West, { $stack } is on the same layer: 1 pillar.
    }
table-babylon-pillars-lower_layer =
    { $side ->
        [north] North, { $stack } is on a lower layer: 1 pillar.
        [east] East, { $stack } is on a lower layer: 1 pillar.
        [south] South, { $stack } is on a lower layer: 1 pillar.
       *[west] West, { $stack } is on a lower layer: 1 pillar.
    }
table-babylon-pillars-empty_stack =
    { $side ->
        [north] North, { $stack } is empty: 1 pillar.
        [east] East, { $stack } is empty: 1 pillar.
        [south] South, { $stack } is empty: 1 pillar.
       *[west] West, { $stack } is empty: 1 pillar.
    }
table-babylon-pillars-own_flower = { $name }’s own flower: 1 extra pillar.
table-babylon-pillars-double_flower = Round token, double flower: 1 extra pillar.
table-babylon-pillars-one_fewer = Round token: 1 pillar fewer.
table-babylon-pillars-supply_is_empty =
    { $missing ->
        [one] The supply is 1 pillar short.
       *[other] The supply is { $missing } pillars short.
    }
table-babylon-pillars-extra_single = Round token: 1 pillar for { $name }.
table-babylon-pillars-extra_double = Round token: 1 double pillar for { $name }.
# How many pillars a dig brings, as it rises from the quarry.
table-babylon-pillars-received =
    { $count ->
        [0] No pillar
        [one] +1 pillar
       *[other] +{ $count } pillars
    }
table-babylon-pillars_exchanged =
    { $doubles ->
        [one] { $singles } pillars are exchanged for 1 double pillar.
       *[other] { $singles } pillars are exchanged for { $doubles } double pillars.
    }
table-babylon-tile_placed =
    { $name } places a { $flower ->
        [white] white-flower
        [pink] pink-flower
        [blue] blue-flower
       *[yellow] yellow-flower
    } { $material ->
        [clay] clay
        [granite] granite
        [basalt] basalt
       *[start] starting
    } tile on { $cell }, level { $level }.
table-babylon-statue_became_pillar = The statue on { $cell } now carries the tile and no longer counts as a statue.
table-babylon-piece_covered =
    { $piece ->
        [belvedere] The open corner hangs over the belvedere on { $cell }.
        [stairs] The open corner hangs over the stairs on { $cell }.
        [fountain] The open corner hangs over the fountain on { $cell }.
        [bridge] The open corner hangs over the bridge on { $cell }.
       *[statue] The open corner hangs over the statue on { $cell }.
    }
table-babylon-belvedere_placed = A belvedere goes on the open corner, { $cell }.
table-babylon-level_opened = The first tile on level { $level }.
table-babylon-decoration_placed-stairs = { $name } adds stairs on { $cells }, levels { $levels }.
table-babylon-decoration_placed-fountain = { $name } adds a fountain on { $cells }, level { $levels }.
table-babylon-decoration_placed-bridge = { $name } adds a bridge on { $cells }, level { $levels }.
table-babylon-decoration_placed-statue = { $name } adds a statue on { $cells }, level { $levels }.
table-babylon-wild =
    { $kind ->
        [stairs] The round token lets { $wild } count as stairs.
        [fountain] The round token lets { $wild } count as a fountain.
        [bridge] The round token lets { $wild } count as a bridge.
       *[statue] The round token lets { $wild } count as a statue.
    }
table-babylon-tile_stored =
    A { $flower ->
        [white] white-flower
        [pink] pink-flower
        [blue] blue-flower
       *[yellow] yellow-flower
    } { $material ->
        [clay] clay
        [granite] granite
        [basalt] basalt
       *[start] starting
    } tile stays in storage.
table-babylon-tile_discarded =
    A { $flower ->
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
table-babylon-pillars_returned-single =
    { $count ->
        [one] 1 pillar goes back to the supply.
       *[other] { $count } pillars go back to the supply.
    }
table-babylon-pillars_returned-double =
    { $count ->
        [one] 1 double pillar goes back to the supply.
       *[other] { $count } double pillars go back to the supply.
    }
table-babylon-turn_ended = { $name } ends the turn.
table-babylon-turn_began = It is { $name }’s turn.
table-babylon-token_turned_up-extra_single = Round { $round } of { $rounds }: everyone starts their turn with 1 extra single pillar.
table-babylon-token_turned_up-extra_double = Round { $round } of { $rounds }: everyone starts their turn with a double pillar.
table-babylon-token_turned_up-change_icon = Round { $round } of { $rounds }: one icon of a new tile may count as another.
table-babylon-token_turned_up-fill_blank = Round { $round } of { $rounds }: one blank space of a new tile may count as any icon.
table-babylon-token_turned_up-double_flower = Round { $round } of { $rounds }: your own flower gives 2 pillars.
table-babylon-token_turned_up-one_fewer = Round { $round } of { $rounds }: each dig gives 1 pillar fewer.
table-babylon-token_turned_up-blank = Round { $round } of { $rounds }: a blank token, nothing special.
table-babylon-points-statues = { $change } for statues.
table-babylon-points-fountains = { $change } for fountains.
table-babylon-points-bridges = { $change } for bridges.
table-babylon-points-stairs = { $change } for stairs.
table-babylon-points-decoration_sets = { $change } for sets of decorations.
table-babylon-points-flower_sets = { $change } for sets of flowers.
table-babylon-points-belvederes = { $change } for belvederes.
table-babylon-points-highest_level = { $change } for the highest level.
table-babylon-line-statues = Statues
table-babylon-line-fountains = Fountains
table-babylon-line-bridges = Bridges
table-babylon-line-stairs = Stairs
table-babylon-line-decoration_sets = Sets of decorations
table-babylon-line-flower_sets = Sets of flowers
table-babylon-line-belvederes = Belvederes
table-babylon-line-highest_level = Highest level
table-babylon-line-visible_pits = Visible pits
table-babylon-decided-visible_pits = The scores are tied: the player with fewer visible pits wins.

### The Architects of Amytis

table-amytis-architect_placed = An architect goes to { $stack }.
table-amytis-tile_built =
    { $name } builds { $color ->
        [blue] a blue
        [green] a green
        [orange] an orange
       *[pink] a pink
    } { $building ->
        [garden] garden
        [market] market
        [wall] wall
        [palace] palace
        [residence] residence
       *[theater] theatre
    } from { $stack } on { $cell }.
table-amytis-tile_revealed =
    { $stack } now shows { $color ->
        [blue] a blue
        [green] a green
        [orange] an orange
       *[pink] a pink
    } { $building ->
        [garden] garden
        [market] market
        [wall] wall
        [palace] palace
        [residence] residence
       *[theater] theatre
    }.
table-amytis-stack_emptied = There are no tiles left in stack { $stack }.
table-amytis-points-garden-A =
    { $count ->
        [one] { $change } for the garden: 1 stack of this height.
       *[other] { $change } for the garden: { $count } stacks of this height.
    }
table-amytis-points-garden-B =
    { $count ->
        [one] { $change } for the garden: its stack has 1 tile.
       *[other] { $change } for the garden: its stack has { $count } tiles.
    }
table-amytis-points-market-A =
    { $count ->
        [one] { $change } for the market: 1 tile of its colour.
       *[other] { $change } for the market: { $count } tiles of its colour.
    }
table-amytis-points-market-B =
    { $count ->
        [one] { $change } for the market: 1 tile of other colours.
       *[other] { $change } for the market: { $count } tiles of other colours.
    }
table-amytis-points-wall-A =
    { $count ->
        [one] { $change } for the wall: 1 wall on the edge.
       *[other] { $change } for the wall: { $count } walls on the edge.
    }
table-amytis-points-wall-B =
    { $count ->
        [one] { $change } for the wall: 1 wall in a corner.
       *[other] { $change } for the wall: { $count } walls in corners.
    }
table-amytis-points-palace-A =
    { $count ->
        [one] { $change } for the palace: 1 visible palace.
       *[other] { $change } for the palace: { $count } visible palaces.
    }
table-amytis-points-palace-B =
    { $count ->
        [one] { $change } for the palace: 1 project completed so far.
       *[other] { $change } for the palace: { $count } projects completed so far.
    }
table-amytis-points-residence-A =
    { $count ->
        [one] { $change } for the residence: 1 kind of building.
       *[other] { $change } for the residence: { $count } kinds of buildings.
    }
table-amytis-points-residence-B =
    { $count ->
        [one] { $change } for the residence: 1 market or residence.
       *[other] { $change } for the residence: { $count } markets and residences.
    }
table-amytis-points-theater-A =
    { $count ->
        [one] { $change } for the theatre: 1 architect on the board.
       *[other] { $change } for the theatre: { $count } architects on the board.
    }
table-amytis-points-theater-B =
    { $count ->
        [one] { $change } for the theatre: 1 of the player’s own architects on the board.
       *[other] { $change } for the theatre: { $count } of the player’s own architects on the board.
    }
table-amytis-palace_scored = { $name } scores with the palace instead of taking a project.
table-amytis-project_taken-open = { $name } takes project { $project }.
table-amytis-project_taken-deck = { $name } takes the top of the deck, project { $project }.
table-amytis-project_revealed = Project { $project } is now face up.
table-amytis-project_completed =
    { $points ->
        [one] { $name } completes project { $project }: { $points } point at the end.
       *[other] { $name } completes project { $project }: { $points } points at the end.
    }
table-amytis-line_completed = Three architects in line: { $stacks }.
table-amytis-favor_placed =
    { $favor ->
        [stairs] { $name } places a token on the stairs favour.
        [corners] { $name } places a token on the corners favour.
        [projects] { $name } places a token on the projects favour.
        [row] { $name } places a token in the bottom row of the favours.
       *[other] { $name } places a token on the favour for stacks of height { $favor }.
    }
table-amytis-last_turn = Two stacks are empty: { $name } takes the last turn.
table-amytis-architects_taken_back = { $name }’s architects come back from { $stacks }.
table-amytis-line-track = Buildings
table-amytis-line-projects = Projects
table-amytis-line-favors = Favours
