# The rules of Babylon. One message is one heading, paragraph, item of a list, cell of a table or words of a picture;
# their order and their place are in rules/book.ts. **Two stars** on both sides make a word bold.
# Cells (c4), corners (nw, ne, se, sw) and the notation of actions stay as they are in every language.

## At a glance

rules-babylon-overview-title = The game at a glance
rules-babylon-overview-1 = You build hanging gardens. Terrace rises above terrace on slender pillars, and where their icons meet you add stairs, fountains, bridges and statues. The higher they stand, the more they are worth.
rules-babylon-overview-2 = In your turn you **dig** one tile out of the quarry that all players share. The fewer of its neighbours are higher, the more pillars you get. With pillars you may **build**: place tiles on your own board and decorate them. What you do not use you **store**, as far as there is room.
rules-babylon-overview-3 = After the last round every garden is viewed **from directly above**. What higher terraces cover completely is worth nothing. Most points win.
rules-babylon-overview-4 = Babylon is for 2 to 4 players. It lasts 15 rounds with two players, 13 with three and 11 with four.
rules-babylon-overview-tips = For your first game
rules-babylon-overview-tip-1 = You will always be short of pillars. Look for tiles with many free edges and with your own flower.
rules-babylon-overview-tip-2 = A tile needs only three pillars: the corner that you leave open gets a belvedere, which is even worth a point.
rules-babylon-overview-tip-3 = Turn a tile until its icons meet matching ones. A decoration costs nothing, but it needs a tile that you place in the same turn.
rules-babylon-overview-tip-4 = Go up. A bridge on level 3 is worth three times as much as one on level 1.
rules-babylon-overview-credit = Babylon is a game by Olivier Grégoire, published by Geek Attitude Games. This is an independent description in our own words; it uses no art and no text of the publishers.
rules-babylon-overview-picture = A garden at the end of a game: terraces on three levels, with stairs, fountains, bridges, statues and belvederes.
rules-babylon-overview-picture-alt = A large garden seen at an angle, full of terraces on pillars.

## Components and terms

rules-babylon-components-title = Components and terms
rules-babylon-components-1 = Everybody has a **board** with 8 × 8 pits to build on, storage for 6 single pillars and 1 tile, and their own flower. Everything else is shared.
rules-babylon-components-what = What
rules-babylon-components-number = Number
rules-babylon-components-about = Notes
rules-babylon-components-clay = Clay tiles
rules-babylon-components-clay-about = 2 icons; the top layer of the quarry
rules-babylon-components-granite = Granite tiles
rules-babylon-components-granite-about = 3 icons; the middle layer
rules-babylon-components-basalt = Basalt tiles
rules-babylon-components-basalt-about = 4 icons; the bottom layer
rules-babylon-components-start = Starting tiles
rules-babylon-components-start-about = 4 icons; one for each flower
rules-babylon-components-tokens = Round tokens
rules-babylon-components-tokens-about = seven kinds, two of each
rules-babylon-components-singles = Single pillars
rules-babylon-components-singles-about = one level high
rules-babylon-components-doubles = Double pillars
rules-babylon-components-doubles-about = two levels high
rules-babylon-components-belvederes = Belvederes
rules-babylon-components-belvederes-about = for corners without a pillar
rules-babylon-components-stairs = Stairs
rules-babylon-components-fountains = Fountains
rules-babylon-components-bridges = Bridges
rules-babylon-components-two-spaces = a decoration on two spaces
rules-babylon-components-statues = Statues
rules-babylon-components-statues-about = a decoration on one space
rules-babylon-components-2 = A **tile** is a square of 2 × 2 spaces. A space shows one of the four icons (stairs, fountain, bridge, statue) or none. Every tile also has a flower: white, pink, blue or yellow. Each flower is on 12 of the 48 terrace tiles. Every terrace tile has two sides with the same icons and flower. In the quarry its material side is up, in a garden its garden side. Starting tiles have no material side.
rules-babylon-tiles-picture = A clay tile, a granite tile, a basalt tile and a starting tile. Each has its flower, and two, three or four icons.
rules-babylon-tiles-picture-alt = Four tiles of 2 × 2 spaces: clay with two icons, granite with three, basalt and the starting tile with four.
rules-babylon-signs-picture = The four icons: stairs, fountain, bridge, statue. The four flowers: white, pink, blue, yellow.
rules-babylon-signs-picture-alt = The signs of the four icons and the four flowers, in the order of the words below.
rules-babylon-components-words = Key terms
rules-babylon-components-word-1 = A **cell** is one of the 64 pits of a board, with all that rises above it. Columns a to h run from west to east, rows 1 to 8 from north to south: a1 is the north-west cell, h8 the south-east one.
rules-babylon-components-word-2 = **Levels** are counted from the board, which is level 0. A tile on single pillars that stand on the board lies on level 1.
rules-babylon-components-word-3 = The **top** of a cell is the level of the highest tile over it; 0 for a bare pit.
rules-babylon-components-word-4 = A cell is **free** if nothing stands on its top, neither belvedere nor decoration, and no bridge spans it.
rules-babylon-components-word-5 = Your **garden** is all that you have built. The **supply** is the common heap of pillars, belvederes and decorations.
rules-babylon-components-3 = The published rulebooks say neither which icons each tile has nor how many round tokens there are of each kind. Both are a balanced set made for this edition. If you own a box, you can describe it in a components file and play with that.

## Set-up

rules-babylon-setup-title = Set-up
rules-babylon-setup-1 = The program sets everything up. This is what it does, and what you decide yourselves.
rules-babylon-setup-step-1 = **The quarry** is a grid of 4 × 4 stacks. Each has a basalt tile at the bottom, a granite tile on it and a clay tile on top, each material shuffled separately. Only the top tile of a stack is seen.
rules-babylon-setup-step-2 = **Flowers.** In the order of their seats the players have the white, pink, blue and yellow flower, unless the table chooses otherwise. The starting tile of your flower lies in your tile storage. Nobody has any pillars.
rules-babylon-setup-step-3 = **Round tokens** are shuffled face down. With 2, 3 or 4 players, 14, 12 or 10 of them are used; the others leave the game unseen.
rules-babylon-setup-step-4 = **The first player** is chosen at random. Play goes clockwise, in the order of the seats, and the first player stays the same for the whole game.
rules-babylon-setup-step-5 = **Thin out the clay.** From the first player on, players take clay tiles of their choice out of the game, one at a time in turn order. Then the first player begins.
rules-babylon-setup-players = Players
rules-babylon-setup-removals = Clay tiles taken out
rules-babylon-setup-tokens = Round tokens
rules-babylon-setup-rounds = Rounds
rules-babylon-setup-removals-2 = 6, three each, alternating
rules-babylon-setup-removals-3 = 3, one each
rules-babylon-setup-removals-4 = none
rules-babylon-setup-2 = Only clay can be taken out, so never two tiles of the same stack.

## Rounds and turns

rules-babylon-round-title = Rounds and turns
rules-babylon-round-1 = In each round everybody has one turn, from the first player on. A turn has three parts, in this order:
rules-babylon-round-part-1 = **A. Dig.** You must take a tile from the quarry, and receive pillars.
rules-babylon-round-part-2 = **B. Build.** You may place the dug tile, the stored tile or both, and decorate.
rules-babylon-round-part-3 = **C. Store or discard.** You must end your turn by saying which tile you keep.
rules-babylon-round-2 = After every round but the last, a **round token** is turned up. It applies to everyone’s turn in the next round only. The first round has no token.
rules-babylon-round-3 = You can undo what you did in your turn, back to the last action that turned up something hidden. The quarry never runs empty: there are always fewer turns than tiles.

## A. Dig

rules-babylon-dig-title = A. Dig
rules-babylon-dig-1 = Take one **visible tile**: the top tile of any stack that is not empty.
rules-babylon-dig-2 = Then look at the four edges of the tile where it lay. Each edge brings you **one single pillar**, unless the stack beyond it is **higher**. So you receive one for
rules-babylon-dig-edge-1 = a neighbouring stack whose top tile is of the same material, or of a lower one: clay lies above granite, granite above basalt;
rules-babylon-dig-edge-2 = a neighbouring stack that is empty, where the bottom of the quarry can be seen;
rules-babylon-dig-edge-3 = the edge of the quarry.
rules-babylon-dig-3 = If the tile has **your flower**, you receive one more. Without a round token that makes five pillars at most.
rules-babylon-dig-4 = During your turn you may have any number of pillars available. The limit of your storage counts only when your turn ends.
rules-babylon-dig-5 = The number on each stack of the quarry is what the tile would bring you now, round token and flower included.
rules-babylon-dig-picture = You dig the granite tile on c1. The edge of the quarry (north), granite of the same height (west) and the lower basalt (south) bring one pillar each. The clay in the east is higher and brings none: three pillars, and a fourth if the tile has your flower.
rules-babylon-dig-picture-alt = The quarry from above. On c1 lies a granite tile. To its west is granite, to its south basalt, to its east clay, to its north the edge of the quarry. Three of its edges are marked with a pillar, the eastern one with a cross.

## B. Build

rules-babylon-build-title = B. Build
rules-babylon-build-1 = You have up to two tiles to place: the one that you just dug and the one in your storage. You may place either, both in any order, or none.
rules-babylon-build-2 = As soon as you have placed a tile in this turn you may also **decorate**, as often as you like: before the other placement, after it, or both.
rules-babylon-build-3 = Only the top of a cell can be built on. What a tile has covered cannot be reached any more.
rules-babylon-build-4 = In the program, pick one of your tiles: every place where it may go lights up. Turn it, change its level and choose its open corner while you look at the price; nothing is spent until you confirm. A place where it may not go tells you why.

## Placing a tile

rules-babylon-place-title = Placing a tile
rules-babylon-place-1 = You choose four things: where the tile lies, how it is turned, on which level, and whether all four corners are supported or only three. All of the following must be true:
rules-babylon-place-rule-1 = **On the board.** All four spaces are over cells of your board.
rules-babylon-place-rule-2 = **Turned as you like,** by quarter turns. Rotations that look the same count as one.
rules-babylon-place-rule-3 = **Above everything.** Every one of its four cells has a top below the tile’s level. A tile is never slid under another.
rules-babylon-place-rule-4 = **Level by level.** For level 2 and higher you need a tile on the level just below, anywhere in your garden.
rules-babylon-place-rule-5 = **Supported.** Three or four corners stand on pillars or statues.
rules-babylon-place-rule-6 = **No bridge** spans any of its cells.
rules-babylon-place-rule-7 = **Never the same four cells.** No two tiles of a garden cover exactly the same four cells, on whatever levels. Sharing one or two cells is fine.
rules-babylon-place-rule-8 = **Paid.** You have the pillars it needs.
rules-babylon-place-support = What a corner stands on
rules-babylon-place-2 = A supported corner of a tile on level L stands on one of these. They may be mixed under one tile, and it does not matter whether the space below shows an icon.
rules-babylon-place-cell = Its cell
rules-babylon-place-stands = It stands on
rules-babylon-place-costs = It costs
rules-babylon-place-cell-1 = free, with a top one level below (L − 1)
rules-babylon-place-stands-1 = a single pillar
rules-babylon-place-costs-1 = 1 single pillar
rules-babylon-place-cell-2 = free, with a top two levels below (L − 2)
rules-babylon-place-stands-2 = a double pillar
rules-babylon-place-costs-2 = 1 double pillar
rules-babylon-place-cell-3 = with a statue on it, its top one level below (L − 1)
rules-babylon-place-stands-3 = that statue
rules-babylon-place-costs-3 = nothing
rules-babylon-place-3 = What is lower than that is out of reach, and nothing else can carry a tile: no belvedere, no stairs, no fountain, no bridge.
rules-babylon-place-pay = Paying with pillars
rules-babylon-place-4 = **Two single pillars may be exchanged for one double,** if the supply has one; the two singles go back to it. A double is never exchanged for singles. Available doubles are used first, and singles are exchanged for doubles automatically when a placement needs them.
rules-babylon-place-5 = Pillars are only ever placed together with their tile, so none is left uncovered.
rules-babylon-place-statue = Statues as pillars
rules-babylon-place-6 = A statue that carries a tile is a pillar from then on and no longer a statue: it scores nothing, and no other statue can line up with it. It costs nothing. A statue is one level high, so it cannot carry a tile two levels above, and no pillar can stand on top of it.
rules-babylon-place-picture = The first tile of a garden: four single pillars carry it on level 1.
rules-babylon-place-picture-alt = A garden seen at an angle: one tile on the cells c4 to d5, with a single pillar under each of its four corners.
rules-babylon-same-cells-picture = The new tile may not lie on the same four cells as the one below it. Moved by one cell it is fine.
rules-babylon-same-cells-picture-alt = Two gardens seen at an angle. Crossed out: a tile on level 2 exactly above a tile on level 1. Ticked: the upper tile lies one cell further east.
rules-babylon-statue-carries-picture = First a statue stands on c4. Then a tile of level 2 rests on it with one corner, for free. The statue is only a pillar now, and its point is lost.
rules-babylon-statue-carries-picture-alt = Two gardens seen at an angle. In the first a statue stands on a tile of level 1. In the second a corner of a tile of level 2 rests on that statue; its other corners stand on one single and two double pillars.

## Levels

rules-babylon-levels-title = Levels and double pillars
rules-babylon-levels-1 = You climb level by level: a tile may lie on level 3 only if you have one on level 2. It need not be near.
rules-babylon-levels-2 = If H is the top of the highest of the four cells, the tile lies on level H + 1 or H + 2: at least three corners have to stand on something, and nothing reaches further than two levels.
rules-babylon-levels-3 = **Example.** A tile lies at c4 on level 1. You add one at d3 on level 2. Its south-west corner is over the lower tile and stands on a single pillar; the other three are over bare pits and stand on double pillars. With no doubles available that is 1 + 2 × 3 = 7 single pillars. With the north-east corner open it is 5.
rules-babylon-levels-4 = High terraces pay twice: decorations are worth more with every level, and your highest level itself scores { $points-level } points a level at the end.
rules-babylon-levels-picture = One corner on a single pillar that stands on the lower terrace, three on double pillars that stand on the board.
rules-babylon-levels-picture-alt = A garden seen at an angle: a tile on level 1, and one on level 2 that overlaps it with one corner. This corner stands on a single pillar, the other three on double pillars.

## Open corner

rules-babylon-open-corner-title = The open corner and its belvedere
rules-babylon-open-corner-1 = One corner of a tile, any of the four, may stay **open**. It has no pillar below and receives a **belvedere** from the supply at once, on the new tile’s space there.
rules-babylon-open-corner-2 = A belvedere saves a pillar and is worth { $points-belvedere } point at the end. But its space is never free again: no pillar can stand on it, and its icon is lost.
rules-babylon-open-corner-3 = An open corner may hang over anything lower, belvederes and decorations included, with two exceptions:
rules-babylon-open-corner-not-1 = a cell that a bridge spans;
rules-babylon-open-corner-not-2 = a statue exactly one level below. That statue would carry the tile.
rules-babylon-open-corner-4 = If the supply has no belvedere left, every tile needs four supports.
rules-babylon-open-corner-picture = Three pillars are enough. The open south-east corner has received its belvedere.
rules-babylon-open-corner-picture-alt = A garden seen at an angle: one tile on three single pillars. On the corner without a pillar stands a belvedere.

## Decorations

rules-babylon-decorations-title = Decorations
rules-babylon-decorations-1 = There are four decorations: stairs, fountains, bridges and statues. They are free, and you never have to place one. For all of them:
rules-babylon-decorations-rule-1 = Stairs, fountains and bridges stand on **two spaces**, a statue on one.
rules-babylon-decorations-rule-2 = Each of these spaces is on a tile, uncovered and free, and shows the **matching icon**.
rules-babylon-decorations-rule-3 = At least one of them is on a tile that you placed **in this turn**. The other may be older.
rules-babylon-decorations-rule-4 = They lie along a row or a column, **never diagonally**.
rules-babylon-decorations-rule-5 = The supply still has the piece.
rules-babylon-decorations-2 = An icon that you cannot use at once is not lost: it can be the other end of a later decoration. Only a statue, which has no other end, has to be placed in the turn of its tile.
rules-babylon-decorations-3 = A space with a decoration is not free any more. It can only be covered by an open corner, or, if it is a statue, carry a tile.
rules-babylon-decorations-kind = Decoration
rules-babylon-decorations-where = Where
rules-babylon-decorations-worth = Points
rules-babylon-decorations-stairs = Stairs
rules-babylon-decorations-stairs-where = next to each other, one level apart
rules-babylon-decorations-stairs-worth = the sum of both levels
rules-babylon-decorations-fountain = Fountain
rules-babylon-decorations-fountain-where = next to each other, same level, two tiles
rules-babylon-decorations-fountain-worth = 3 × its level
rules-babylon-decorations-bridge = Bridge
rules-babylon-decorations-bridge-where = same level, exactly one lower cell between
rules-babylon-decorations-bridge-worth = 3 × its level
rules-babylon-decorations-statue = Statue
rules-babylon-decorations-statue-where = in line with another statue; the first anywhere
rules-babylon-decorations-statue-worth = its level

rules-babylon-stairs-title = Stairs
rules-babylon-stairs-1 = Stairs join two neighbouring stairs icons whose levels **differ by exactly one**.
rules-babylon-stairs-2 = At the end they are worth the sum of the two levels: 3 between levels 1 and 2, 5 between levels 2 and 3.
rules-babylon-stairs-picture = Stairs from level 1 up to level 2 fit. Between two icons on level 1 they do not.
rules-babylon-stairs-picture-alt = Two plans. Ticked: stairs on d4 and d5, which are on levels 2 and 1. Crossed out: stairs icons on d5 and e5, both on level 1.

rules-babylon-fountain-title = Fountains
rules-babylon-fountain-1 = A fountain joins two neighbouring fountain icons **on the same level** and **on two different tiles**.
rules-babylon-fountain-2 = At the end it is worth { $points-fountain } points for each level: twice as many on level 2 as on level 1.
rules-babylon-fountain-picture = Two tiles that meet on one level may be joined by a fountain. Two icons on the same tile may not.
rules-babylon-fountain-picture-alt = Two plans. Ticked: a fountain on d4 and e4, which belong to two tiles of level 1. Crossed out: fountain icons on e5 and f5, which belong to one tile.

rules-babylon-bridge-title = Bridges
rules-babylon-bridge-1 = A bridge joins two bridge icons **on the same level**, in one row or column, with **exactly one cell between** them. They are always on two different tiles.
rules-babylon-bridge-2 = The cell in between must be lower than the bridge, and no other bridge may span it on the same level or above. What stands on that lower cell does not matter.
rules-babylon-bridge-3 = From now on the bridge **spans** that cell, and nothing more is built there; only a higher bridge may still cross it. A bridge hides nothing that is below it.
rules-babylon-bridge-4 = At the end it is worth { $points-bridge } points for each level: twice as many on level 2 as on level 1. It always scores, also when both its ends are covered, because nothing can cover the cell that it spans.
rules-babylon-bridge-picture = A bridge needs two ends on the same level and one lower cell between them. With one end on level 1 and the other on level 2 there is no bridge.
rules-babylon-bridge-picture-alt = Two plans. Ticked: a bridge from c4 to e4 across the empty cell d4, both ends on level 1. Crossed out: bridge icons on c4, level 1, and e4, level 2.
rules-babylon-bridge-high-picture = A bridge on level 2 may cross a terrace of level 1: the gap has to be empty at the bridge’s level and above.
rules-babylon-bridge-high-picture-alt = A garden seen at an angle: a bridge joins two tiles of level 2 and passes over a tile of level 1.

rules-babylon-statue-title = Statues
rules-babylon-statue-1 = A statue covers one statue icon. Your **first** statue may stand on any. Every later one has to stand **in the same row or column** as a statue that is already in your garden, however far away and on whatever level.
rules-babylon-statue-2 = A statue has to be placed in the turn of its tile, so an icon that is out of line can no longer take a statue, even if another statue comes into line with it later.
rules-babylon-statue-3 = At the end a statue is worth its level. A statue that has become a pillar is worth nothing, and nothing lines up with it. If all your statues have become pillars, the next one is a first statue again.
rules-babylon-statue-picture = The first statue stands on b2. The one on b6 is in column b with it, the one on g6 in row 6 with the second. On e5 none may stand: there is no statue in row 5 or column e.
rules-babylon-statue-picture-alt = A plan with statues on b2, b6 and g6. The statue icon on e5 is crossed out.

## C. Store or discard

rules-babylon-store-title = C. Store or discard
rules-babylon-store-1 = You end your turn by saying which tile lies in your storage afterwards: the dug one, the stored one, or none.
rules-babylon-store-rule-1 = **Tiles.** Of the tiles that you did not place, at most one stays in storage. The other is discarded and leaves the game for good.
rules-babylon-store-rule-2 = **Single pillars.** Up to 6 stay in storage; the rest go back to the supply. You keep as many as fit.
rules-babylon-store-rule-3 = **Double pillars** cannot be stored. All of them go back to the supply.
rules-babylon-store-2 = The starting tile is nothing special: it may wait in storage, be placed later, or be discarded. But while it waits, no other tile can be stored.

## Round tokens

rules-babylon-tokens-title = Round tokens
rules-babylon-tokens-1 = The token that is face up applies to everyone’s turn in this round. There are two of each kind; with 3 or 4 players some of them leave the game unseen.
rules-babylon-tokens-token = Token
rules-babylon-tokens-effect = Effect in this round
rules-babylon-tokens-extra_single = Extra single pillar
rules-babylon-tokens-extra_single-effect = When your turn begins, before the dig, you receive 1 single pillar.
rules-babylon-tokens-extra_double = Extra double pillar
rules-babylon-tokens-extra_double-effect = When your turn begins, before the dig, you receive 1 double pillar. It cannot be stored.
rules-babylon-tokens-change_icon = Change an icon
rules-babylon-tokens-change_icon-effect = Once in your turn, one space **with** an icon, on a tile placed this turn, counts as any other icon for one decoration.
rules-babylon-tokens-fill_blank = Fill a blank
rules-babylon-tokens-fill_blank-effect = Once in your turn, one space **without** an icon, on a tile placed this turn, counts as any icon for one decoration.
rules-babylon-tokens-double_flower = Double flower
rules-babylon-tokens-double_flower-effect = A dug tile of your own flower brings 2 pillars for the flower instead of 1.
rules-babylon-tokens-one_fewer = One pillar fewer
rules-babylon-tokens-one_fewer-effect = Your dig gives 1 single pillar fewer in all, flower included, but never fewer than 0.
rules-babylon-tokens-blank = No effect
rules-babylon-tokens-blank-effect = Nothing happens.
rules-babylon-tokens-wild = Wild icons
rules-babylon-tokens-2 = The space that a token lets count as another icon is called **wild**. It can be used for one space of one decoration: the other end of stairs, a fountain or a bridge has to show its icon itself.
rules-babylon-tokens-3 = You need not announce it. Place the decoration; the wild icon is used if the decoration needs one, and only then. What you do not use is gone with your turn.

## Scoring

rules-babylon-scoring-title = The end and the score
rules-babylon-scoring-1 = The game ends after the last turn of the last round. Look at each garden **from directly above**: only what is seen counts, in every line.
rules-babylon-scoring-seen-1 = A **tile** is seen if at least one of its four spaces is not covered by a higher tile.
rules-babylon-scoring-seen-2 = A **statue**, **stairs**, a **fountain** or a **belvedere** is seen if at least one of the spaces that it stands on is not covered.
rules-babylon-scoring-seen-3 = A **bridge** is always seen, also when both its ends are covered: the cell that it spans can never be covered, so its deck stays in view.
rules-babylon-scoring-seen-4 = What stands on a tile does not cover it, and a bridge hides nothing below it.
rules-babylon-scoring-line = Line
rules-babylon-scoring-points = Points
rules-babylon-scoring-statues = Statue
rules-babylon-scoring-statues-points = its level
rules-babylon-scoring-fountains = Fountain
rules-babylon-scoring-fountains-points = { $points-fountain } × its level
rules-babylon-scoring-bridges = Bridge
rules-babylon-scoring-bridges-points = { $points-bridge } × its level
rules-babylon-scoring-stairs = Stairs
rules-babylon-scoring-stairs-points = the sum of the two levels that they join
rules-babylon-scoring-decoration_sets = Set of decorations
rules-babylon-scoring-decoration_sets-points = { $points-decoration-set } for each set of one statue, one fountain, one bridge and one stairs
rules-babylon-scoring-flower_sets = Set of flowers
rules-babylon-scoring-flower_sets-points = { $points-flower-set } for each set of four tiles with four different flowers, starting tiles included
rules-babylon-scoring-belvederes = Belvedere
rules-babylon-scoring-belvederes-points = { $points-belvedere }, on any level
rules-babylon-scoring-highest_level = Highest level
rules-babylon-scoring-highest_level-points = { $points-level } × the highest level with a tile
rules-babylon-scoring-2 = A decoration counts by itself and in a set. A statue that has become a pillar counts nowhere.
rules-babylon-scoring-winner = Who wins
rules-babylon-scoring-3 = **Most points win.** With equal points the player with fewer pits still visible from above wins; a bridge over a pit does not hide it. If that is equal too, the victory is shared.
rules-babylon-scoring-example = An example
rules-babylon-scoring-4 = The garden in the picture has six tiles: five on level 1 and one on level 2.
rules-babylon-scoring-example-statues = Statue d3, on level 1
rules-babylon-scoring-example-fountains = Fountain b2-c2, on level 1
rules-babylon-scoring-example-bridges = Bridge b6-d6, on level 1
rules-babylon-scoring-example-stairs = Stairs e4-f4, from level 1 to level 2
rules-babylon-scoring-example-decoration_sets = One set of decorations
rules-babylon-scoring-example-flower_sets = One set of flowers
rules-babylon-scoring-example-belvederes = The belvedere on g5
rules-babylon-scoring-example-highest_level = Highest level: 2
rules-babylon-scoring-example-total = **Together**
rules-babylon-scoring-5 = Suppose that another tile is added at c3 on level 2. One of its corners comes to stand on the statue on d3 and saves a pillar. But the statue is gone: 1 point less for it and 4 less for the set. An expensive way to save a pillar.
rules-babylon-scoring-picture = A garden with one decoration of each kind, seen from above: 23 points.
rules-babylon-scoring-picture-alt = A plan of a garden: a fountain on b2 and c2, a statue on d3, stairs from e4 up to f4, a belvedere on g5 and a bridge from b6 to d6.
rules-babylon-half-covered-picture = The open corner of the upper tile hangs over one half of the fountain on d4 and e4. The other half is still seen: it scores all its 3 points.
rules-babylon-half-covered-picture-alt = A plan: a fountain on d4 and e4. A tile of level 2 covers e4 and has a belvedere there; d4 is uncovered.
rules-babylon-covered-picture = Two tiles of level 2 together cover the starting tile below. Nothing of it is seen any more, so its white flower does not count.
rules-babylon-covered-picture-alt = A garden seen at an angle: two tiles of level 2 side by side, which hide a tile of level 1 completely.

## Supply

rules-babylon-supply-title = The supply
rules-babylon-supply-1 = Pillars and pieces are limited to what lies in the box. What is not there cannot be taken:
rules-babylon-supply-rule-1 = You receive fewer pillars than are due to you. A token that reduces the number applies first; then you take what the supply has.
rules-babylon-supply-rule-2 = Singles cannot be exchanged for doubles while the supply has no double.
rules-babylon-supply-rule-3 = A decoration cannot be placed without its piece.
rules-babylon-supply-rule-4 = Without a belvedere every tile needs four supports.
rules-babylon-supply-2 = Pillars that are paid for a tile stay under it. Singles that are exchanged for doubles, and what cannot be stored, go back to the supply. A statue that carries a tile stays where it is.
rules-babylon-supply-3 = The table shows how many of each piece are left. With three or four strong players all belvederes are used up. An option of the table makes the supply unlimited.

## Options

rules-babylon-options-title = Options
rules-babylon-options-1 = The table agrees on these before the game. The first choice is the default.
rules-babylon-options-option = Option
rules-babylon-options-choices = Choices
rules-babylon-options-same_footprint = Tiles on the same four cells
rules-babylon-options-same_footprint-choices = **Never,** on whatever levels. Or: **not directly above.** Then a placement is forbidden only if one tile with the same four cells is the top tile under every supported corner; the open corner does not matter.
rules-babylon-options-bridge_gap = The gap below a bridge
rules-babylon-options-bridge_gap-choices = **Empty at the bridge’s level** and above: lower tiles and lower bridges may be there. Or: **empty down to the ground.** Then the cell is a bare pit and no other bridge spans it.
rules-babylon-options-limited_supply = Supply
rules-babylon-options-limited_supply-choices = **Limited** to the pieces of the box. Or: **unlimited.** Then nothing ever runs out.
rules-babylon-options-covered_belvederes = Covered belvederes
rules-babylon-options-covered_belvederes-choices = **Score nothing,** like everything that is not seen. Or: **score.** Then every belvedere is worth its point, also under a higher tile.

## Rulings

rules-babylon-rulings-title = Rulings
rules-babylon-rulings-1 = Where the published rulebooks differ from each other or are silent, the game is played like this.
rules-babylon-rulings-r1 = **R1. May a tile lie exactly over another?** Never: no two tiles of a garden have the same four cells, on any levels. Three of four rulebooks say so without exception. The fourth speaks only of the tile directly below; that reading is an option.
rules-babylon-rulings-r1-example = For example, tiles lie at c4 on level 1 and at d4 on level 2. A third at c4 on level 3 is forbidden. With the option it is allowed, because its two eastern corners would stand on the tile at d4.
rules-babylon-rulings-r2 = **R2. How empty is the space that a bridge crosses?** Empty on the bridge’s level and above. What is below does not touch the bridge, and to ask for bare ground would all but forbid bridges high up. The stricter reading is an option.
rules-babylon-rulings-r3 = **R3. May anything be built under a bridge?** No, a spanned cell is not free. Nor is it ever covered: a tile over it would cover an end of the bridge as well, both would need an open corner, and a tile has only one.
rules-babylon-rulings-r4 = **R4. All statues have become pillars. Is the next one a first statue?** Yes, it may stand anywhere. A pillar is no statue, so there is none to line up with.
rules-babylon-rulings-r5 = **R5. Does a statue hidden under an open corner still count for lining up?** Yes. It carries nothing, so it is still a statue. It only scores nothing, because it is not seen.
rules-babylon-rulings-r6 = **R6. What if the supply runs out?** What is not there cannot be taken. All four rulebooks print the numbers of pieces, and the French one says that a few spare pieces change nothing. The Japanese one calls the spares a reserve for damage or shortage; so an unlimited supply is an option.
rules-babylon-rulings-r7 = **R7. How many clay tiles do two players take out?** Six, three each. One rulebook describes only four, but states six itself, like all the others.
rules-babylon-rulings-r8 = **R8. Do the wild icons of two tokens add up?** No. Only one token is in force in a round, and what was not used is gone.
rules-babylon-rulings-r9 = **R9. What about the 17 expansion cards of the Spanish box?** They are not part of the game: none of the rulebooks says what they do.
rules-babylon-rulings-r10 = **R10. May you keep fewer pillars than fit into your storage?** No, it is filled as far as it goes. A spare pillar never harms its owner, so the choice would only make turns longer.
rules-babylon-rulings-r11 = **R11. When may singles be exchanged for doubles?** Only as part of a placement that needs the doubles. This is narrower than all four rulebooks, which allow it at any time. At another moment it could only refill an empty supply before a dig, or let you keep fewer pillars than fit.
rules-babylon-rulings-r12 = **R12. One pillar fewer, and the supply is short. What comes first?** The token reduces the number first; then you take what the supply has. No rulebook mentions the case.
rules-babylon-rulings-r13 = **R13. May a bridge cross a cell on which something stands?** Yes, if the top of that cell is below the bridge’s level. A statue there goes on scoring and lining up, but it can carry nothing any more. The rulebooks ask for an empty space at the bridge’s level and do not speak of what stands lower down.
rules-babylon-rulings-r14 = **R14. Does a belvedere that a higher tile covers still score?** No: what cannot be seen from above scores nothing. So says the Japanese rulebook. The Spanish, French and Italian ones speak only of hidden tiles and decorations and give every belvedere its point; that reading is an option.
rules-babylon-rulings-r15 = **R15. What the rulebooks show only as pictures:** the icons of the starting tiles and the names of two of the flowers. Here each starting tile shows all four icons, and these flowers are blue and yellow. Owners of a box can describe their own tiles in a file.

## What is hidden

rules-babylon-hidden-title = What is hidden
rules-babylon-hidden-1 = Nobody has secrets: what is hidden is hidden from everybody. Hidden are the tiles below the top of each stack, and the order of the round tokens that are still face down, with those that left the game. It is known **which** tiles and tokens have not been seen yet, just not where they are.
rules-babylon-hidden-2 = An action that turns up something hidden cannot be undone: removing or digging a tile with another one below it, and finishing the last turn of a round, because the next round token is turned up.

## Notation

rules-babylon-notation-title = Notation
rules-babylon-notation-1 = This is how saved games write actions. Everything is seen from above, north up; a tile is named by its north-west cell.
rules-babylon-notation-action = Action
rules-babylon-notation-written = Written
rules-babylon-notation-remove = remove a clay tile during set-up
rules-babylon-notation-dig = dig
rules-babylon-notation-place = place: which tile, where, turned how, level, open corner if any
rules-babylon-notation-decorate = decorate
rules-babylon-notation-finish = end the turn, saying which tile is stored
rules-babylon-notation-2 = r1 turns a tile by a quarter clockwise, so that the icon printed nw stands ne; r2 and r3 turn it by two and three quarters. Of turns that look the same, the smallest is written. A wild icon is not written down.
