# The texts of the lessons, which the terminal prints as well: plain messages without variables.

## What a garden is, and how it scores

lesson-babylon-garden = Your garden
lesson-babylon-garden-place = Welcome to Babylon! This is your garden, still empty. Choose your stored tile and place it anywhere in the garden.
lesson-babylon-garden-score = Three pillars carry your tile. The fourth corner is open and has received a belvedere: 1 point. Your highest level, level 1, brings 2 more. So you have 3 points.
lesson-babylon-garden-flowers = A few turns later. Four tiles with four different flowers are a set, worth { $points-flower-set } points. White, pink and yellow are in your garden: place the tile with the flower that is missing.

## The quarry

lesson-babylon-dig = Dig for pillars
lesson-babylon-dig-edge = Every turn begins in the quarry: you dig a tile and receive pillars for its four sides. A side at the edge of the quarry brings one. Dig a tile at the edge.
lesson-babylon-dig-layers = A neighbouring tile brings a pillar too, unless it is higher. Grey granite lies lower than red clay. In the same quarry, dig a clay tile beside granite.
lesson-babylon-dig-empty = Neighbours of the same height bring pillars too. Later there are holes in the quarry: an empty stack also brings a pillar. Dig a tile beside one.
lesson-babylon-dig-flower = The number on each tile says how many pillars it brings you in all. Your own flower, white, adds one: dig a tile with a white flower.

## Placing a tile

lesson-babylon-build = Three or four pillars
lesson-babylon-build-four = Now build with your pillars: one under each corner carries a tile. Place one of your two tiles on four pillars, with “none” as its open corner.
lesson-babylon-build-three = That took four pillars. Place your other tile with one corner open: three are enough, and its belvedere brings { $points-belvedere } point. Open a corner with green leaves: elsewhere the belvedere hides an icon.
lesson-babylon-build-turn = That saved a pillar. Now begin a new turn. You have no pillars: dig a tile that brings you at least three, then place it.

## Levels

lesson-babylon-levels = Level by level
lesson-babylon-levels-second = Gardens grow upwards: pillars may also stand on your tiles. Place the new tile on level 2, half above one of your tiles and half above the other.
lesson-babylon-levels-double = Your highest level now brings 4 points instead of 2. Above a bare pit, level 2 needs a double pillar, exchanged for two single ones. Choose a place and set its level to 2.
lesson-babylon-levels-third = For level 3 you need a tile on level 2, anywhere in your garden. Place the new tile on level 3; it may not lie exactly above another tile.

## Decorations

lesson-babylon-decorations = Statues and fountains
lesson-babylon-decorations-statue = You have just placed a tile. In the same turn you may decorate it for free: add a statue on one of its statue icons.
lesson-babylon-decorations-line = A statue is worth its level. Each further one has to be in the same row or column as another. Place your stored tile so that its statue icon lines up, then add a statue.
lesson-babylon-decorations-carry = You have only two pillars, but your statue can be the third: it carries a corner for free, and then no longer scores. Place your tile on level 2 above the statue.
lesson-babylon-decorations-fountain = A fountain joins two neighbouring fountain icons on the same level, on two tiles. Turn your tile so that the icons meet, place it and add the fountain.

## Bridges and stairs

lesson-babylon-bridges = Bridges and stairs
lesson-babylon-bridges-bridge = A fountain is worth { $points-bridge } points a level. So is a bridge: it joins two bridge icons on the same level, with one lower cell between them. Place your tile and add a bridge.
lesson-babylon-bridges-gap = A bridge closes the gap below it: no tile can ever cover it. Two bridges are possible here. Add the one that leaves room for your tile on level 2, then place the tile.
lesson-babylon-bridges-stairs = Stairs join neighbouring stairs icons one level apart and are worth both levels. Place your tile on level 2, then add stairs. All four decorations are a set: { $points-decoration-set } points more!

## Storing, round tokens, the end

lesson-babylon-turns = Storage, tokens, the end
lesson-babylon-turns-keep = Two pillars cannot carry a tile, so you build nothing in this turn. But you may keep one of your two tiles for later: choose it and end the turn.
lesson-babylon-turns-token = One tile and up to 6 single pillars stay in storage; the other tile is discarded. Each new round has a token. With this one your flower brings two pillars: dig a white flower.
lesson-babylon-turns-wild = With this token, one blank space of your new tile counts as any icon, once. That makes a fountain possible: add it. Another token can change an icon.
lesson-babylon-turns-above = This is the last turn of a whole game. After it every garden is viewed from above: what is completely covered scores nothing. In a tie, fewer visible pits win.
lesson-babylon-turns-last = You are 2 points behind, and only points count now. Your new tile makes one more fountain possible: add it, then end the turn.
lesson-babylon-turns-remove = You won! Before the first turn of a game with two players, six clay tiles are removed, three by each. Your opponent has the pink flower: remove a tile that shows it.

## The last chapter is a whole game

lesson-babylon-game = Your first game
