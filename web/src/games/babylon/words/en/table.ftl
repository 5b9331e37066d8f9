# Babylon's table. Names are those of the rules.

## Tiles, pieces, tokens

babylon-icon-stairs = stairs
babylon-icon-fountain = fountain
babylon-icon-bridge = bridge
babylon-icon-statue = statue

# $icons is a list such as “stairs and fountain”, $count how many they are.
babylon-tile = { $material ->
    [clay] Clay
    [granite] Granite
    [basalt] Basalt
   *[start] Starting tile
  }, { $flower ->
    [white] white flower
    [pink] pink flower
    [blue] blue flower
   *[yellow] yellow flower
  }: { $icons }

babylon-flower-white = white flower
babylon-flower-pink = pink flower
babylon-flower-blue = blue flower
babylon-flower-yellow = yellow flower

babylon-piece-single_pillar = Single pillars
babylon-piece-double_pillar = Double pillars
babylon-piece-belvedere = Belvederes
babylon-piece-stairs = Stairs
babylon-piece-fountain = Fountains
babylon-piece-bridge = Bridges
babylon-piece-statue = Statues

babylon-token-extra_single = Extra single pillar
babylon-token-extra_double = Extra double pillar
babylon-token-change_icon = Change an icon
babylon-token-fill_blank = Fill a blank
babylon-token-double_flower = Double flower
babylon-token-one_fewer = One pillar fewer
babylon-token-blank = No effect

babylon-effect-extra_single = This round everyone starts their turn by taking 1 single pillar.
babylon-effect-extra_double = This round everyone starts their turn by taking 1 double pillar. It cannot be stored.
babylon-effect-change_icon = Once in your turn, an icon on a tile that you have just placed counts as any other icon for one decoration.
babylon-effect-fill_blank = Once in your turn, a blank space on a tile that you have just placed counts as any icon for one decoration.
babylon-effect-double_flower = A dug tile with your own flower gives 2 pillars for the flower instead of 1.
babylon-effect-one_fewer = Digging gives 1 pillar fewer.
babylon-effect-blank = No special effect this round.

## The quarry

babylon-quarry = Quarry
babylon-stack-empty = { $stack }: empty
babylon-stack = { $stack }, { $height ->
    [one] 1 tile
   *[other] { $height } tiles
  } high. { $tile }.
babylon-stack-pillars = { $stack }, { $height ->
    [one] 1 tile
   *[other] { $height } tiles
  } high. { $tile }. Digging gives { $pillars ->
    [one] 1 pillar
   *[other] { $pillars } pillars
  }.
babylon-stack-short = { $stack } · { $tile }
babylon-dig = Dig { $stack }
babylon-dig-hint = Choose a tile to dig. The number on each tile shows how many pillars it gives.
babylon-remove = Remove { $stack }
babylon-remove-random = Remove the rest at random
babylon-remove-hint = Choose a clay tile to remove from the game.
babylon-remove-what = This tile is removed from the game and reveals the granite tile below.

# Where the pillars of a dig come from; $side is the edge of the tile.
babylon-gain-quarry_side = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
  }: edge of the quarry
babylon-gain-same_layer = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
  }: same layer
babylon-gain-lower_layer = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
  }: lower layer
babylon-gain-empty_stack = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
  }: empty
babylon-gain-own_flower = your flower
babylon-gain-double_flower = double flower
babylon-gain-one_fewer = one fewer (token)
babylon-gain-supply_is_empty = { $count } fewer: supply empty

## The turn

babylon-hand = Your tiles
babylon-controls = Your turn
babylon-dug = Dug tile
babylon-stored = Stored tile
babylon-take-it = pick up
babylon-held = selected
babylon-no-place = cannot be placed now
babylon-hand-empty = You have placed all your tiles.
babylon-decorate = Decorate
babylon-decorations-possible = { $count ->
    [one] 1 decoration possible
   *[other] { $count } decorations to choose from
  }
babylon-turning = Turn the tile
babylon-turn = Turn clockwise
babylon-turn-back = Turn anticlockwise
babylon-level-choice = Level
babylon-level = Level { $level }
babylon-raise = One level up
babylon-lower = One level down
babylon-open-choice = Open corner
babylon-open-nw = Open the north-west corner
babylon-open-ne = Open the north-east corner
babylon-open-se = Open the south-east corner
babylon-open-sw = Open the south-west corner
babylon-open-none = none
babylon-open-why = An open corner needs no pillar and gets a belvedere.
# A tooltip: the key that does the same.
babylon-place = Place here
babylon-put-down = Put back
babylon-place-hint = Choose a place in your garden: the golden marks show where the tile may go.
babylon-again = Select the same spot again to place the tile.
babylon-place-said = At { $cell }, level { $level }, { $open ->
    [nw] north-west corner open
    [ne] north-east corner open
    [se] south-east corner open
    [sw] south-west corner open
   *[none] no open corner
  }.
babylon-cost = { $singles ->
    [0] { $doubles ->
        [0] No pillars.
        [one] 1 double pillar.
       *[other] { $doubles } double pillars.
      }
    [one] { $doubles ->
        [0] 1 single pillar.
        [one] 1 single and 1 double pillar.
       *[other] 1 single and { $doubles } double pillars.
      }
   *[other] { $doubles ->
        [0] { $singles } single pillars.
        [one] { $singles } single pillars and 1 double.
       *[other] { $singles } single and { $doubles } double pillars.
      }
  }{ $statues ->
    [0] { "" }
    [one] { " " }A statue becomes a pillar.
   *[other] { " " }{ $statues } statues become pillars.
  }
babylon-exchange = { $singles } singles are exchanged for { $doubles ->
    [one] a double
   *[other] { $doubles } doubles
  }.
babylon-left = { $count ->
    [0] No single pillar is left.
    [one] 1 single pillar is left.
   *[other] { $count } single pillars are left.
  }
# $points is written with its sign: +3
babylon-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
babylon-uses-token = with the round token
babylon-decoration = { $icon ->
    [stairs] Stairs { $from }–{ $to }
    [fountain] Fountain { $from }–{ $to }
    [bridge] Bridge { $from }–{ $to }
   *[statue] Statue { $from }
  }
babylon-which = What do you want to build on { $cell }?
babylon-cancel = Cancel

babylon-keep = Keep:
babylon-keep-tile = Keep this tile. { $tile }
babylon-keep-none = nothing
babylon-lost-pillars = { $singles ->
    [0] { $doubles ->
        [one] 1 double pillar goes
       *[other] { $doubles } double pillars go
      }
    [one] { $doubles ->
        [0] 1 single pillar goes
        [one] 1 single and 1 double pillar go
       *[other] 1 single and { $doubles } double pillars go
      }
   *[other] { $doubles ->
        [0] { $singles } single pillars go
        [one] { $singles } single pillars and 1 double go
       *[other] { $singles } single and { $doubles } double pillars go
      }
  } back to the supply: storage holds only 6 singles.
babylon-lost-tiles = { $count ->
    [one] A tile is discarded
   *[other] { $count } tiles are discarded
  }: { $tiles }.
babylon-lost-decorations = You could still place a decoration.
babylon-end = End turn
babylon-end-anyway = End turn anyway
# The second press that ends the turn.
babylon-end-again = Yes, end the turn

## Gardens

babylon-own-garden = Your garden
babylon-garden-of = { $name }’s garden
babylon-back = Back to my garden
babylon-view = View
babylon-view-solid = 3D
babylon-view-plan = Plan
babylon-view-above = From above
babylon-view-reset = Reset view
babylon-view-levels = Show levels
babylon-view-beside = Show both gardens
babylon-nearer = Zoom in
babylon-farther = Zoom out
babylon-no-webgl = This browser cannot show 3D (no WebGL), so here is the plan.
babylon-garden-label = { $title }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }, { $decorations ->
    [one] 1 decoration
   *[other] { $decorations } decorations
  }
babylon-garden-grid = { $title }, cell by cell
babylon-in-words = { $title } as text
babylon-tiles-placed = { $count ->
    [0] No tiles yet
    [one] 1 tile
   *[other] { $count } tiles
  }
babylon-placed = { $cell }, level { $level }: { $tile }{ $open ->
    [nw] ; belvedere in the north-west
    [ne] ; belvedere in the north-east
    [se] ; belvedere in the south-east
    [sw] ; belvedere in the south-west
   *[none] { "" }
  }
babylon-decorations-placed = { $count ->
    [0] No decorations yet
    [one] 1 decoration
   *[other] { $count } decorations
  }
babylon-decoration-on = { $what }, level { $level }
babylon-cell-bare = { $cell }: bare pit
babylon-cell-spanned = { $cell }: bare pit under a bridge
# $shows is the piece that stands on the cell, or the icon that it shows.
babylon-cell = { $cell }: level { $level }, { $material ->
    [clay] clay
    [granite] granite
    [basalt] basalt
   *[start] starting tile
  }, { $flower ->
    [white] white flower
    [pink] pink flower
    [blue] blue flower
   *[yellow] yellow flower
  }, { $kind ->
    [piece] { $shows ->
        [stairs] stairs stand here
        [fountain] a fountain stands here
        [bridge] a bridge ends here
        [statue] a statue stands here
       *[belvedere] a belvedere stands here
      }
   *[icon] { $shows ->
        [stairs] stairs icon
        [fountain] fountain icon
        [bridge] bridge icon
        [statue] statue icon
       *[blank] blank
      }
  }
babylon-cell-place = { $seen }. The tile may go here.
babylon-cell-decorate = { $seen }. Possible: { $what }.

## Seats, round, supply

babylon-seats = Players
babylon-seat = { $name }’s seat
babylon-you = { $name } (you)
babylon-to-act = to play
babylon-pillars = { $singles ->
    [one] 1 single pillar
   *[other] { $singles } single pillars
  }, { $doubles ->
    [one] 1 double pillar
   *[other] { $doubles } double pillars
  }
babylon-stored-tile = Stored tile. { $tile }
babylon-dug-tile = Dug tile. { $tile }
babylon-stored-none = No stored tile
babylon-score = { $count ->
    [one] point
   *[other] points
  }
babylon-enlarge = { $name }’s garden: enlarge
babylon-enlarge-own = Your garden: enlarge
babylon-scoring = Score breakdown
babylon-line-statues = Statues
babylon-line-fountains = Fountains
babylon-line-bridges = Bridges
babylon-line-stairs = Stairs
babylon-line-decoration_sets = Sets of decorations
babylon-line-flower_sets = Sets of flowers
babylon-line-belvederes = Belvederes
babylon-line-highest_level = Highest level
babylon-line-visible_pits = Visible pits (tie-breaker)
babylon-round = Round { $round } of { $rounds }
babylon-last-round = Last round
babylon-no-token = The first round has no token.
babylon-more = Tokens to come
babylon-tokens-unseen = { $count ->
    [0] No more tokens to come
    [one] 1 more token to come. Not seen yet:
   *[other] { $count } more tokens to come. Not seen yet:
  }
babylon-supply = Supply
babylon-supply-left = { $count ->
    [0] { $piece }: none left
   *[other] { $piece }: { $count } left
  }
babylon-supply-unlimited = The supply never runs out.

## Why: what numbers on the table consist of

babylon-gain-none = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
  }: higher layer, no pillar
babylon-gain-player_flower = the player’s flower
babylon-why-pillars = { $count ->
    [0] Digging gives no pillar.
    [one] Digging gives 1 pillar.
   *[other] Digging gives { $count } pillars.
  }
babylon-why-statues = Each visible statue scores its level.
babylon-why-fountains = Each visible fountain scores { $points-fountain } times its level.
babylon-why-bridges = Each bridge scores { $points-bridge } times its level.
babylon-why-stairs = Visible stairs score the sum of their two levels.
babylon-why-decoration_sets = Each set of all four kinds of visible decorations scores { $points-decoration-set }.
babylon-why-flower_sets = Each set of visible tiles with all four flowers scores { $points-flower-set }.
babylon-why-belvederes = Belvederes score { $points-belvedere } each.
babylon-why-highest_level = The highest level scores twice its number.
babylon-why-visible_pits = Pits that no tile covers. If points are equal, fewer are better.
# The number of pieces times the points of each; $levels is a level or two.
babylon-why-part = { $count } × { $each } (level { $levels })
babylon-why-seen = Visible: { $list }.
babylon-why-round = { $left ->
    [0] No round follows.
    [one] 1 more round follows.
   *[other] { $left } more rounds follow.
  } Each begins with a new token.
babylon-why-token = With this effect: { $count } of the { $all } unseen tokens. { $left } of the { $all } will be turned up.
babylon-why-supply = The box has { $all }.
babylon-why-storage = { $storage } single pillars can be stored from one turn to the next, and no double ones.
# What a corner of a tile stands on.
babylon-why-corner = { $corner ->
    [nw] North-west
    [ne] North-east
    [se] South-east
   *[sw] South-west
  }: { $support ->
    [single] single pillar
    [double] double pillar
    [statue] a statue carries it
   *[open] open, no pillar
  }
# The points of a line before and after an action.
babylon-why-change = { $before } now, { $after } afterwards.

## Why an action is impossible

babylon-reason-game_over = The game is over.
babylon-reason-remove_a_clay_tile_first = Clay tiles have to be removed first.
babylon-reason-no_clay_tile_on_stack = There is no longer a clay tile on { $stack }.
babylon-reason-no_more_removals = All the clay tiles that must go have been removed.
babylon-reason-dig_first = You have to dig a tile first.
babylon-reason-already_dug = You have already dug this turn.
babylon-reason-stack_empty = There is no tile left at { $stack }.
babylon-reason-dug_tile_was_placed = The dug tile has already been placed.
babylon-reason-no_stored_tile = You no longer have a stored tile.
babylon-reason-same_as_smaller_rotation = Turned this way, the tile looks the same as before.
babylon-reason-off_the_board = The tile would hang over the edge of the board.
babylon-reason-no_tile_one_level_below = Level { $level } needs a tile on the level below first, anywhere in your garden. Your highest is { $highest_level }.
babylon-reason-cell_is_not_below_the_level = { $cell } is already at level { $top }: a tile has to go above everything under it.
babylon-reason-bridge_in_the_way = A bridge spans { $cell }: nothing more can be built there.
babylon-reason-open_corner_over_a_statue_that_carries_it = The statue on { $cell } would carry this corner, so it cannot be open.
babylon-reason-corner_without_support = { $piece ->
    [belvedere] A belvedere stands on { $cell }: no pillar can stand there.
    [stairs] Stairs stand on { $cell }: no pillar can stand there.
    [fountain] A fountain stands on { $cell }: no pillar can stand there.
    [bridge] A bridge ends on { $cell }: no pillar can stand there.
    [statue] The statue on { $cell } is too far below to carry this corner.
   *[none] No pillar reaches down to { $cell }: it is more than two levels below.
  }
babylon-reason-same_cells_as_another_tile = Another of your tiles covers exactly these four cells.
babylon-reason-no_belvedere_left = There is no belvedere left for the open corner.
babylon-reason-not_enough_pillars = You need { $missing ->
    [one] 1 more single pillar
   *[other] { $missing } more single pillars
  } for this.
babylon-reason-no_double_pillar_left = There are not enough double pillars in the supply.
babylon-reason-place_a_tile_first = You have to place a tile this turn first.
babylon-reason-no_piece_left = { $piece ->
    [stairs] There are no stairs left in the supply.
    [fountain] There are no fountains left in the supply.
    [bridge] There are no bridges left in the supply.
    [statue] There are no statues left in the supply.
   *[none] There are no such pieces left in the supply.
  }
babylon-reason-no_tile_on_cell = There is no tile on { $cell }.
babylon-reason-space_under_a_bridge = A bridge spans { $cell }.
babylon-reason-space_is_taken = { $cell } is already occupied.
babylon-reason-icon_does_not_match = { $cell } does not show the matching icon.
babylon-reason-not_on_a_tile_of_this_turn = A decoration has to touch a tile you placed this turn.
babylon-reason-not_in_line_with_a_statue = No statue stands in the row or column of { $cell }.
babylon-reason-levels_are_not_one_apart = Stairs join two levels that differ by exactly one.
babylon-reason-levels_differ = Both ends have to be on the same level.
babylon-reason-same_tile = A fountain has to join two different tiles.
babylon-reason-gap_is_not_empty = The cell in between, { $cell }, is too high or already spanned by a bridge.

## Whose turn it is, and what is to be done.

table-do-babylon-remove =
    { $removals_left ->
        [one] Remove a clay tile from the game; it is the last one.
       *[other] Remove a clay tile from the game; { $removals_left } to go.
    }
table-do-babylon-dig = Dig a tile from the quarry.
table-do-babylon-build = Build and decorate, or end the turn.
table-do-babylon-over = The game is over.
table-waits-babylon-remove = { $name } is choosing a clay tile to remove from the game.
table-waits-babylon-dig = { $name } is choosing a tile to dig.
table-waits-babylon-build = { $name } is building.
table-waits-babylon-over = The game is over.

## What happened: sentences of the log

table-babylon-tile_removed =
    { $flower ->
        [white] { $name } removes a white-flower clay tile from { $stack }.
        [pink] { $name } removes a pink-flower clay tile from { $stack }.
        [blue] { $name } removes a blue-flower clay tile from { $stack }.
       *[yellow] { $name } removes a yellow-flower clay tile from { $stack }.
    }
    .short = Remove { $stack }: { $flower ->
            [white] white
            [pink] pink
            [blue] blue
           *[yellow] yellow
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
    .short = Dig { $stack }: { $material ->
            [clay] clay
            [granite] granite
           *[basalt] basalt
        }, { $flower ->
            [white] white
            [pink] pink
            [blue] blue
           *[yellow] yellow
        }
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
    .short = Place { $cell }, level { $level }
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
    .short = Stairs { $cells }
table-babylon-decoration_placed-fountain = { $name } adds a fountain on { $cells }, level { $levels }.
    .short = Fountain { $cells }
table-babylon-decoration_placed-bridge = { $name } adds a bridge on { $cells }, level { $levels }.
    .short = Bridge { $cells }
table-babylon-decoration_placed-statue = { $name } adds a statue on { $cells }, level { $levels }.
    .short = Statue { $cells }
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
    .short = End of turn
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
table-babylon-ended = The last round is over.
table-babylon-decided-visible_pits = The scores are tied: the player with fewer visible pits wins.
