# The table of The Architects of Amytis.

## Things

amytis-building-garden = Garden
amytis-building-market = Market
amytis-building-wall = Wall
amytis-building-palace = Palace
amytis-building-residence = Residence
amytis-building-theater = Theatre

amytis-color-blue = blue (star)
amytis-color-green = green (leaf)
amytis-color-orange = orange (triangle)
amytis-color-pink = pink (hexagon)

amytis-tile-garden-blue = blue garden
amytis-tile-garden-green = green garden
amytis-tile-garden-orange = orange garden
amytis-tile-garden-pink = pink garden
amytis-tile-market-blue = blue market
amytis-tile-market-green = green market
amytis-tile-market-orange = orange market
amytis-tile-market-pink = pink market
amytis-tile-wall-blue = blue wall
amytis-tile-wall-green = green wall
amytis-tile-wall-orange = orange wall
amytis-tile-wall-pink = pink wall
amytis-tile-palace-blue = blue palace
amytis-tile-palace-green = green palace
amytis-tile-palace-orange = orange palace
amytis-tile-palace-pink = pink palace
amytis-tile-residence-blue = blue residence
amytis-tile-residence-green = green residence
amytis-tile-residence-orange = orange residence
amytis-tile-residence-pink = pink residence
amytis-tile-theater-blue = blue theatre
amytis-tile-theater-green = green theatre
amytis-tile-theater-orange = orange theatre
amytis-tile-theater-pink = pink theatre

## What buildings score, by side: as short as can be

amytis-effects = What buildings score
amytis-side = Side { $side }
amytis-effect-garden-A = { $points-garden-A } per stack of the same height in your city
amytis-effect-garden-B = { $points-garden-B } per tile in its stack
amytis-effect-market-A = { $points-market-A } for each visible tile of its colour
amytis-effect-market-B = { $points-market-B } for each visible tile of another colour
amytis-effect-wall-A = { $points-wall-A } for each visible wall on the edge
amytis-effect-wall-B = { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 }, { $points-wall-B-4 } for 1 to 4 walls in the corners
amytis-effect-palace-A = take a project, then { $points-palace-A } per visible palace
amytis-effect-palace-B = take a project, or { $points-palace-B } per project either player has completed
amytis-effect-residence-A = { $points-residence-A } for each kind of building visible
amytis-effect-residence-B = { $points-residence-B } for each visible market and residence
amytis-effect-theater-A = { $points-theater-A } for each architect on the board
amytis-effect-theater-B = { $points-theater-B } for each of your architects on the board

## Building board

amytis-stacks = Building board
amytis-empty-stacks = Empty stacks: { $now } of { $end }
amytis-stack-label = Stack { $cell }: { $tile }, { $height ->
    [one] the last tile.
   *[other] { $height } tiles.
  }
amytis-stack-empty-label = Stack { $cell }: no tile left.
amytis-stack-no-architect = No architect.
amytis-stack-architect = { $name } has an architect here.
amytis-stack-best = Would score up to { $points }.
amytis-would-score = Would score { $points }.
amytis-would-line = Would complete a line.
amytis-would-end = Would bring the last turn.
amytis-at-most = ≤{ $points }
amytis-lines = Lines
amytis-lines-hint = Show lines that need just one more architect
amytis-unseen-button = Unseen
amytis-unseen = Tiles that nobody has seen yet
amytis-unseen-sum = { $all } tiles: { $below } hidden in the stacks, { $gone } out of the game.

## Cities

amytis-city-of = { $name }’s city
amytis-cell-empty = City { $cell }: empty.
amytis-cell-one = City { $cell }: { $tile }.
amytis-cell-more = City { $cell }: { $tile } on { $below }; { $height } tiles.
amytis-spot-missing = Missing here: { $color }.
amytis-spot-there = Part of the pattern: { $color }.

## Seats

amytis-first-player = First player
amytis-total = Points if the game ended now:
amytis-line-track = buildings { $points }
amytis-line-projects = projects { $points }
amytis-line-favors = favours { $points }
amytis-architects-left = { $architects ->
    [one] 1 architect available
   *[other] { $architects } architects available
  }
amytis-tokens-left = { $tokens ->
    [one] 1 favour token left
   *[other] { $tokens } favour tokens left
  }

## Projects

amytis-open-projects = Open projects
amytis-project-number = #{ $number }
amytis-project-short = project { $number } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
amytis-project-label = Project { $number }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. { $missing ->
    [0] Pattern complete.
    [one] 1 cell is missing.
   *[other] { $missing } cells are missing.
  }
amytis-project-done-label = Project { $number }, completed, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
amytis-missing = { $missing ->
    [0] complete
   *[other] { $missing } missing
  }
amytis-missing-after = { $after ->
    [0] completed!
   *[other] { $missing } → { $after }
  }
amytis-way = Position { $way } of { $ways }.
amytis-slot-empty = none
amytis-deck = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
amytis-deck-take = Draw the top card of the deck, unseen; the deck has { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
  } Would score { $points }.
amytis-deck-unseen = { $cards ->
    [one] The card in the deck
   *[other] The { $cards } cards in the deck, in unknown order
  }
amytis-score-instead = points
amytis-palace-score = Score { $points } instead of taking a project.

## Favours

amytis-favors = The king’s favours
amytis-favor-I = stacks of 1
amytis-favor-II = stacks of 2
amytis-favor-III = stacks of 3
amytis-favor-IV = stacks of 4
amytis-favor-stairs = stairs 1-2-3
amytis-favor-corners = high corners
amytis-favor-projects = finished projects
amytis-favor-row = bottom row
amytis-favor-label = { $favor }: { $says }
amytis-favor-says-I = { $points-favor-I } for each stack of exactly 1 tile.
amytis-favor-says-II = { $points-favor-II } for each stack of exactly 2 tiles.
amytis-favor-says-III = { $points-favor-III } for each stack of exactly 3 tiles.
amytis-favor-says-IV = { $points-favor-IV } for each stack of exactly 4 tiles.
amytis-favor-says-stairs = { $points-favor-stairs } per row or column whose stacks are 1, 2 and 3 tiles high in order, up or down.
amytis-favor-says-corners = { $points-favor-corners } for each corner with a stack of at least 3 tiles.
amytis-favor-says-projects = { $points-favor-projects } for each completed project.
amytis-favor-says-row = { $points-row-1 }, { $points-row-2 }, { $points-row-3 } or { $points-row-4 } in all for 1, 2, 3 or 4 of your tokens.
amytis-favor-short-I = { $points-favor-I } each
amytis-favor-short-II = { $points-favor-II } each
amytis-favor-short-III = { $points-favor-III } each
amytis-favor-short-IV = { $points-favor-IV } each
amytis-favor-short-stairs = { $points-favor-stairs } each
amytis-favor-short-corners = { $points-favor-corners } each, 3+
amytis-favor-short-projects = { $points-favor-projects } each
amytis-favor-taken = { $name } has a token here.
amytis-favor-in-row = { $name } has { $tokens ->
    [one] 1 token here.
   *[other] { $tokens } tokens here.
  }
amytis-favor-now = Now worth { $points } to { $name }.

## Why: what numbers on the table consist of

amytis-why-track = Buildings score at once, when they are built.
amytis-why-before = earlier
amytis-why-projects = Each completed project scores its points.
amytis-why-favors = Each token on the favour board scores what its space counts.
amytis-why-best = The best cell is { $cell }.
amytis-why-empty = The game ends when { $end } stacks are empty and both players have had the same number of turns.
amytis-why-height = { $height ->
    [one] 1 tile high
   *[other] { $height } tiles high
  }
amytis-why-unseen = { $tile }: { $count } not seen yet, in the stacks or out of the game

## What is to be done

amytis-todo-build = Choose a stack, or a cell of your city.
amytis-most = The number after ≤ is the most that stack can score now.
amytis-todo-cell = { $tile }: where in your city?
amytis-todo-stack = Which stack for city { $cell }?
amytis-todo-ghost = { $tile }, from stack { $stack } to city { $cell }
amytis-todo-palace-A = The palace lets you take a project.
amytis-todo-palace-B = The palace lets you take a project, or score.
amytis-todo-favor = Three in line: place a token on the favour board.
amytis-todo-project = Take project { $number }
amytis-todo-deck = Draw the top card of the deck, unseen
amytis-todo-score = Score instead of taking a project
amytis-todo-place = Place a token: { $favor }
amytis-todo-wait = Waiting for { $name }.
amytis-todo-over = The game is over.
amytis-last-turn = Last turn
amytis-ends-now = The game ends with this turn.
amytis-ends-next = This brings the end: { $name } has one more turn.
# $points is written with its sign: +3
amytis-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
amytis-gain-track = { $points } for the building
amytis-gain-projects = { $count ->
    [one] { $points }: completes a project
   *[other] { $points }: completes { $count } projects
  }
amytis-gain-favors = { $points } in favours
amytis-gain-palace-a = then a project
amytis-gain-palace-b = then a project, or { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
amytis-gain-line = three in line: a favour
amytis-gain-line-no-token = three in line, but no token is left
amytis-let-go = Deselect
amytis-do-build = Build
amytis-do-take = Take
amytis-do-score = Score
amytis-do-place = Place

## For screen readers

amytis-text-board = The table as text
amytis-none = none
amytis-pieces = Architects available: { $architects }. Favour tokens left: { $tokens }.
amytis-projects-are = Projects: { $projects }. Completed: { $completed }.

## Why something cannot be done

amytis-reason-game_over = The game is over: no more moves can be made.
amytis-reason-build_first = First take a tile and build it. There is no project or favour to choose yet.
amytis-reason-choose_a_project_first = You built a palace: first choose what it gives you.
amytis-reason-choose_a_favor_first = You have three in line: first place your token on the favour board.
amytis-reason-stack_empty = There are no tiles left in stack { $stack }.
amytis-reason-architect_on_stack = There is an architect on stack { $stack }. Choose a stack without one.
amytis-reason-score_is_for_side_b = Only a side B palace lets you score instead of taking a project.
amytis-reason-deck_empty = The deck is empty.
amytis-reason-no_open_project_in_slot = There is no card in slot { $slot }.
amytis-reason-favor_taken = That space is already taken.
amytis-reason-row_has_four_of_yours = You already have four tokens in the bottom row, which is the limit.
amytis-reason-row_full = All six spaces of the bottom row are taken.
amytis-reason-project_not_open = Project { $project } is not face up.
amytis-reason-slot_not_empty = Slot { $slot } holds project { $project }: choose it by its number.

# Above the examples of buildings in the rules.
rules-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rules-side = Side { $side }

## Whose turn it is, and what is to be done.

table-do-amytis-build = Choose a stack and the cell to build its tile on.
table-do-amytis-palace = Choose what the palace gives you.
table-do-amytis-favor = Place a token on the favour board.
table-do-amytis-over = The game is over.
table-waits-amytis-build = { $name } is choosing a tile and a cell for it.
table-waits-amytis-palace = { $name } is choosing what the palace gives.
table-waits-amytis-favor = { $name } is choosing a favour.
table-waits-amytis-over = The game is over.

## What happened: sentences of the log

table-amytis-architect_placed = An architect goes to stack { $stack }.
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
    } from stack { $stack } to city { $cell }.
    .short = City { $cell }: { $tile }
table-amytis-tile_revealed =
    Stack { $stack } now shows { $color ->
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
    .short = Score the palace
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
    .short = Project { $project }
table-amytis-project_taken-deck = { $name } takes the top of the deck, project { $project }.
    .short = Project { $project }, from the deck
table-amytis-project_revealed = Project { $project } is now face up.
table-amytis-project_completed =
    { $points ->
        [one] { $name } completes project { $project }: { $points } point at the end.
       *[other] { $name } completes project { $project }: { $points } points at the end.
    }
table-amytis-line_completed = Three architects in line: stacks { $stacks }.
table-amytis-favor_placed = { $name } places a token: { $favor }.
    .short = Favour: { $favor }
table-amytis-last_turn = Two stacks are empty: { $name } takes the last turn.
table-amytis-architects_taken_back = { $name }’s architects come back from stacks { $stacks }.
table-amytis-ended = Two stacks are empty, and the last turn has been taken.
table-amytis-line-track = Buildings
table-amytis-line-projects = Projects
table-amytis-line-favors = Favours
