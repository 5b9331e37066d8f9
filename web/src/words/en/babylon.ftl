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

babylon-token-extra_single = One single pillar more
babylon-token-extra_double = One double pillar more
babylon-token-change_icon = Change an icon
babylon-token-fill_blank = Fill a blank
babylon-token-double_flower = Flowers count twice
babylon-token-one_fewer = One pillar fewer
babylon-token-blank = No effect

babylon-effect-extra_single = Every turn of this round begins with a single pillar.
babylon-effect-extra_double = Every turn of this round begins with a double pillar. It cannot be stored.
babylon-effect-change_icon = Once in your turn, an icon on a tile that you have just placed counts as any other icon for one decoration.
babylon-effect-fill_blank = Once in your turn, a blank space on a tile that you have just placed counts as any icon for one decoration.
babylon-effect-double_flower = Digging a tile with your own flower brings two pillars for the flower, not one.
babylon-effect-one_fewer = Digging brings one pillar less.
babylon-effect-blank = This round is played without a special effect.

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
  } high. { $tile }. Digging brings { $pillars ->
    [one] 1 pillar
   *[other] { $pillars } pillars
  }.
babylon-stack-short = { $stack } · { $tile }
babylon-dig = Dig { $stack }
babylon-dig-hint = Choose a tile to dig. The number on each tile says how many pillars it brings.
babylon-remove = Remove { $stack }
babylon-remove-hint = Choose a clay tile that leaves the game.
babylon-remove-what = This tile leaves the game, and the granite below it comes to light.

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
  }: as high
babylon-gain-lower_layer = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
  }: lower
babylon-gain-empty_stack = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
  }: empty
babylon-gain-own_flower = your flower
babylon-gain-double_flower = flowers count twice
babylon-gain-one_fewer = one fewer (token)
babylon-gain-supply_is_empty = { $count } fewer: none left
