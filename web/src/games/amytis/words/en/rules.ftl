# The rules of The Architects of Amytis. One message is one heading, paragraph, item of a list, cell of a table or words
# of a picture; their order and their place are in rules/book.ts. **Two stars** on both sides make a word bold.
# Cells (c3) and the notation of actions (favor III) stay as they are.

## At a glance

rules-amytis-overview-title = The game at a glance
rules-amytis-overview-1 = Two players each build a city, in honour of Queen Amytis. Nine stacks of buildings lie between them. To fetch a building you send an **architect** to its stack, and the architects play a game of their own there: **three in line** win you the king’s favour.
rules-amytis-overview-2 = A building scores at once when you build it. There are only nine cells, so your city grows upwards: each new tile may cover another, and only the top tiles are seen.
rules-amytis-overview-3 = At the end you add the **projects** that you completed, which are patterns of colours in your city, and the **favours** that you chose. Most points win.
rules-amytis-overview-tips = For your first game
rules-amytis-overview-tip-1 = Look at your two projects first. They are worth 8 to 12 points each and tell you which colours to collect.
rules-amytis-overview-tip-2 = Watch the lines of the other player’s architects. One of your architects in the gap blocks both the stack and the line.
rules-amytis-overview-tip-3 = Choose a favour that fits what you are building anyway: many small stacks, tall ones, or stairs.
rules-amytis-overview-tip-4 = With side A of all six buildings the game is easiest to learn.
rules-amytis-overview-credit = The Architects of Amytis is a game by Jérémy Ducret and Romaric Galonnier, published by La Boîte de Jeu. This is an independent description in our own words; it uses no art and no text of the publishers.
rules-amytis-overview-picture = A city in mid-game, seen from above, with the height of each stack.
rules-amytis-overview-picture-alt = A city of nine cells. Top row: a blue wall, a pink market on a stack of two, a green wall. Middle row: a blue theatre, an empty cell, an orange palace on a stack of two. Bottom row: a blue residence on a stack of two, a green garden, an empty cell.

## Components and terms

rules-amytis-components-title = Components and terms
rules-amytis-components-what = What
rules-amytis-components-number = Number
rules-amytis-components-about = Notes
rules-amytis-components-board = Building board
rules-amytis-components-board-about = 3 × 3 places for stacks
rules-amytis-components-cities = Cities
rules-amytis-components-cities-about = one each, 3 × 3 cells
rules-amytis-components-tiles = Building tiles
rules-amytis-components-tiles-about = garden, market, wall, palace, residence and theatre, each in blue, green, orange and pink, each of these twice
rules-amytis-components-cards = Building cards
rules-amytis-components-cards-about = one for each building, with a side A and a side B, the same for both players
rules-amytis-components-projects = Project cards
rules-amytis-components-projects-about = a pattern of colours and its points
rules-amytis-components-architects = Architects
rules-amytis-components-architects-about = four each
rules-amytis-components-tokens = Favour tokens
rules-amytis-components-tokens-about = five each
rules-amytis-components-favors = Favour board
rules-amytis-components-favors-about = seven single spaces and a bottom row of six
rules-amytis-components-1 = Each colour also has a shape of its own, so nobody has to tell colours apart.
rules-amytis-signs-picture = The six buildings: garden, market, wall, palace, residence, theatre. Below them the four colours with their shapes: blue, green, orange, pink.
rules-amytis-signs-picture-alt = The signs of the six buildings and of the four colours, in the order of the words below.
rules-amytis-components-words = Key terms
rules-amytis-components-word-1 = A **stack** is a pile of tiles, on the building board or on a cell of a city. Its **height** is the number of its tiles.
rules-amytis-components-word-2 = Only the top tile of each city cell is **visible**, nothing below it.
rules-amytis-components-word-3 = A **line** is three places in a row, a column or a diagonal of the building board. There are eight lines.
rules-amytis-components-word-4 = Places go by a letter and a number: columns a, b, c from west to east, rows 1, 2, 3 from north to south. The middle is b2; the corners are a1, c1, a3 and c3.
rules-amytis-components-word-5 = The **first player** has the first turn of the game, the **second player** is the other one.

## Set-up

rules-amytis-setup-title = Set-up
rules-amytis-setup-1 = The program sets everything up:
rules-amytis-setup-step-1 = The 48 tiles are shuffled. Nine stacks of five lie on the building board, face up, so that only the top tile of each is seen. The three tiles that are left leave the game unseen.
rules-amytis-setup-step-2 = The project cards are shuffled. Three of them lie face up beside the deck.
rules-amytis-setup-step-3 = Each player has two project cards, face up. As an option the second player has three.
rules-amytis-setup-step-4 = For each building the table chooses side A or side B, the same for both players. The usual choice is side A of all six.
rules-amytis-setup-step-5 = Each player has an empty city, four architects, five favour tokens and 0 points.
rules-amytis-setup-step-6 = The first player is chosen at random.

## A turn

rules-amytis-turn-title = A turn
rules-amytis-turn-1 = Players take turns. A turn has these steps, always in this order:
rules-amytis-turn-step-1 = **Take back** your architects, if they have to come back.
rules-amytis-turn-step-2 = **Choose** the top tile of a stack, and place an architect there.
rules-amytis-turn-step-3 = **Build** the tile in your city and score it. Then projects are completed.
rules-amytis-turn-step-4 = Receive a **favour**, if the architect completed three in line.
rules-amytis-turn-2 = You decide which tile to take and where to build it, what a palace gives you, and where a favour token goes. All the rest happens by itself. Before you confirm, the program shows how many points a choice would score.
rules-amytis-turn-example = A whole turn
rules-amytis-turn-3 = All buildings use side A. You have architects on a1 and c3. In your city b2 and b3 are orange and c2 is blue. On top of stack b2 lies a blue palace, and project 8 is open: orange beside blue, twice.
rules-amytis-turn-example-1 = You take the palace and build it on c3. Your architect goes to stack b2, and the next tile of that stack is seen.
rules-amytis-turn-example-2 = For the palace you take project 8; another card takes its place. You have one visible palace: 1 point. Now orange is beside blue twice, on b2, b3, c2 and c3, so the project is completed at once: 10 points at the end.
rules-amytis-turn-example-3 = Your architects on a1, b2 and c3 are in line, so you put a token on the favour board. They come back when your next turn begins.

## Architects

rules-amytis-architects-title = Architects come back
rules-amytis-architects-1 = At the start of your turn look at your own architects on the building board. If **three of them stand in line**, or if **all four are on the board**, all of them come back to you, including a fourth one that is not in the line. Otherwise all of them stay.
rules-amytis-architects-2 = They never come back earlier. After you have completed a line, your architects stand there through the other player’s whole turn: they keep their stacks closed, and theatres count them.
rules-amytis-architects-picture = Three architects of one player on the diagonal a1, b2, c3. They earn a favour now and come back when that player’s next turn begins.
rules-amytis-architects-picture-alt = The building board: architects of the first player on a1, b2 and c3, of the second player on b1 and c2.

## Choose

rules-amytis-choose-title = Choose a tile
rules-amytis-choose-1 = Take the top tile of a stack and place one of your architects on what is left of it. The stack must
rules-amytis-choose-rule-1 = have a tile, and
rules-amytis-choose-rule-2 = have **no architect** on it, neither yours nor the other player’s.
rules-amytis-choose-2 = The tile below the one you took can now be seen. If you took the last one, your architect stands on the empty place.
rules-amytis-choose-3 = There is always a stack to choose.

## Build and score

rules-amytis-build-title = Build and score
rules-amytis-build-1 = Put the tile on **any cell** of your city: an empty one, or onto the tiles that lie there already. It need not touch other tiles, a stack may grow as high as you like, and tiles are never moved again.
rules-amytis-build-2 = Then the tile scores at once, in your own city. What it covers is gone before anything is counted, and the tile itself counts wherever it fits what is asked for. Only gardens look at how many tiles lie on each other.
rules-amytis-build-building = Building
rules-amytis-build-a = Side A
rules-amytis-build-b = Side B
rules-amytis-build-garden = Garden
rules-amytis-build-garden-a = { $points-garden-A } for each stack as high as this one, itself included
rules-amytis-build-garden-b = { $points-garden-B } for each tile of this stack
rules-amytis-build-market = Market
rules-amytis-build-market-a = { $points-market-A } for each visible tile of its colour, itself included
rules-amytis-build-market-b = { $points-market-B } for each visible tile of another colour
rules-amytis-build-wall = Wall
rules-amytis-build-wall-a = { $points-wall-A } for each visible wall on the edge
rules-amytis-build-wall-b = { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 } or { $points-wall-B-4 } for 1, 2, 3 or 4 visible walls in the corners
rules-amytis-build-palace = Palace
rules-amytis-build-palace-a = take a project, then { $points-palace-A } for each visible palace, itself included
rules-amytis-build-palace-b = take a project, **or** { $points-palace-B } for each project completed so far by either player
rules-amytis-build-residence = Residence
rules-amytis-build-residence-a = { $points-residence-A } for each kind of building visible, itself included
rules-amytis-build-residence-b = { $points-residence-B } for each visible market and residence, itself included
rules-amytis-build-theater = Theatre
rules-amytis-build-theater-a = { $points-theater-A } for each architect on the building board, of both players
rules-amytis-build-theater-b = { $points-theater-B } for each of your own architects on the building board
rules-amytis-build-3 = The examples of the six buildings all begin with the same city: that of the first picture.

rules-amytis-garden-title = Garden
rules-amytis-garden-1 = **Side A:** { $points-garden-A } point for each stack of your city that is exactly as high as the one you just built on, itself included.
rules-amytis-garden-2 = **Side B:** { $points-garden-B } points for each tile of the stack you just built on.
rules-amytis-garden-picture = Side A: a pink garden on c3, and five stacks are one tile high: 5 points. Side B: a pink garden on b1 makes a stack of three: 6 points.
rules-amytis-garden-picture-alt = Two cities. Side A: a garden on c3; a1, c1, a2, b3 and c3 are marked. Side B: a garden on b1, its stack three tiles high.

rules-amytis-market-title = Market
rules-amytis-market-1 = **Side A:** { $points-market-A } points for each visible tile of this market’s colour, itself included.
rules-amytis-market-2 = **Side B:** { $points-market-B } point for each visible tile of any other colour.
rules-amytis-market-picture = A blue market on c3. Side A: four blue tiles are visible, 8 points. Side B: four tiles of other colours are visible, 4 points.
rules-amytis-market-picture-alt = Two cities with a blue market on c3. Side A: the blue tiles a1, a2, a3 and c3 are marked. Side B: the other tiles b1, c1, c2 and b3 are marked.

rules-amytis-wall-title = Wall
rules-amytis-wall-1 = **Side A:** { $points-wall-A } points for each visible wall on the edge, that is on every cell but the middle one, b2.
rules-amytis-wall-2 = **Side B:** { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 } or { $points-wall-B-4 } points for 1, 2, 3 or 4 visible walls in the corners. Their colours do not matter; without a wall in a corner there are no points.
rules-amytis-wall-3 = A wall in the middle still scores the walls on the edge, or in the corners, that are there already.
rules-amytis-wall-picture = An orange wall on c3 is the third wall on the edge, and the third in a corner. Side A: 6 points. Side B: 8 points.
rules-amytis-wall-picture-alt = Two cities with a wall on c3. In both the walls on a1, c1 and c3 are marked.

rules-amytis-palace-title = Palace
rules-amytis-palace-1 = A palace lets you take a project card, which lies face up before you from then on: either one of the three **face-up** ones, which is replaced from the deck, or the **top of the deck**, which nobody has seen before.
rules-amytis-palace-2 = **Side A:** take a card, then score { $points-palace-A } point for each visible palace, itself included.
rules-amytis-palace-3 = **Side B:** take a card and score nothing, **or** take none and score { $points-palace-B } point for each project that both players together have completed so far. A project that this very tile completes is not counted.
rules-amytis-palace-4 = A card that you take may be completed in the same turn.
rules-amytis-palace-picture = A green palace on c3. Side A: a card, and two visible palaces, 2 points. Side B: a card, or 3 points, because you have completed one project and the other player two.
rules-amytis-palace-picture-alt = Side A: a city with palaces on c2 and c3, both marked. Side B: three completed project cards.

rules-amytis-residence-title = Residence
rules-amytis-residence-1 = **Side A:** { $points-residence-A } point for each kind of building that is visible in your city, itself included. A kind counts once, so the maximum is 6 points.
rules-amytis-residence-2 = **Side B:** { $points-residence-B } points for each visible market and for each visible residence, itself included.
rules-amytis-residence-picture = A pink residence on c3. Side A: all six kinds are visible, 6 points. Side B: one market and two residences, 6 points.
rules-amytis-residence-picture-alt = Two cities with a residence on c3. Side A: one tile of each kind is marked. Side B: the market on b1 and the residences on a3 and c3 are marked.

rules-amytis-theater-title = Theatre
rules-amytis-theater-1 = **Side A:** { $points-theater-A } point for each architect on the building board, of both players, the one just placed included.
rules-amytis-theater-2 = **Side B:** { $points-theater-B } points for each of your own architects on the building board, the one just placed included.
rules-amytis-theater-3 = It does not matter where in your city a theatre stands.
rules-amytis-theater-picture = You take a theatre from a3. Side A: three architects of yours and two of the other player’s, 5 points. Side B: three of yours, 6 points.
rules-amytis-theater-picture-alt = Two building boards with your architects on a1, b1 and a3 and the other player’s on c1 and a2. Side A: all five are marked. Side B: your three are marked.

## Projects

rules-amytis-projects-title = Projects
rules-amytis-projects-1 = When the tile has been scored, and for a palace when its choice has been made, every project before you whose pattern shows in your city is **completed**.
rules-amytis-projects-rule-1 = Only **visible** tiles count, and only their **colours**. Which buildings they are does not matter.
rules-amytis-projects-rule-2 = The pattern may be **turned** by a quarter, a half or three quarters, and may lie anywhere in the city. It may **not be mirrored**.
rules-amytis-projects-rule-3 = Where the pattern leaves a cell empty, anything may be: any tile, or none.
rules-amytis-projects-rule-4 = Several projects may be completed in one turn, on the same tiles too, and also one that you took in this turn.
rules-amytis-projects-rule-5 = A completed project stays completed, whatever is built on its tiles later.
rules-amytis-projects-rule-6 = Your projects look at your own city only, and only in your own turn. The face-up cards beside the deck cannot be completed: a palace has to bring you the card first.
rules-amytis-projects-2 = Its points count at the end. Projects that are not completed cost nothing.
rules-amytis-projects-cards = The twenty cards
rules-amytis-projects-turned-picture = Project 16 in two cities. Turned by a quarter it is completed, mirrored it is not.
rules-amytis-projects-turned-picture-alt = The pattern of project 16: pink, pink, orange, and below them green, green. Ticked: a city in which it is turned by a quarter. Crossed out: a city in which it is mirrored.
rules-amytis-projects-cards-picture = All project cards, each with its number and its points.
rules-amytis-projects-cards-picture-alt = Twenty patterns of colours: numbers 1 to 6 are worth 8 points, 7 to 14 are worth 10, 15 to 20 are worth 12.

## Favour

rules-amytis-favor-title = Three in line: a favour
rules-amytis-favor-1 = If the architect that you placed in this turn completed a **line of three of your own**, you put one of your five tokens on a free space of the favour board. The other player’s architects neither help nor hinder a line.
rules-amytis-favor-rule-1 = Each of the seven single spaces holds one token. The bottom row holds six, at most four of one player.
rules-amytis-favor-rule-2 = A token stays where it is, and only its owner scores it.
rules-amytis-favor-rule-3 = You choose where the token goes, not whether. There is always a free space.
rules-amytis-favor-rule-4 = Without a token left you receive nothing.
rules-amytis-favor-2 = One architect never earns two tokens: two lines at once would take five architects.

## Favours

rules-amytis-favors-title = The favour board
rules-amytis-favors-1 = Favours are scored at the end of the game, in the city of the token’s owner.
rules-amytis-favors-place = Space
rules-amytis-favors-points = Points for its token
rules-amytis-favors-I = Stacks of 1
rules-amytis-favors-I-points = { $points-favor-I } for each stack of exactly 1 tile
rules-amytis-favors-II = Stacks of 2
rules-amytis-favors-II-points = { $points-favor-II } for each stack of exactly 2 tiles
rules-amytis-favors-III = Stacks of 3
rules-amytis-favors-III-points = { $points-favor-III } for each stack of exactly 3 tiles
rules-amytis-favors-IV = Stacks of 4
rules-amytis-favors-IV-points = { $points-favor-IV } for each stack of exactly 4 tiles
rules-amytis-favors-stairs = Stairs 1-2-3
rules-amytis-favors-stairs-points = { $points-favor-stairs } for each row or column with the heights 1-2-3 or 3-2-1; no diagonals
rules-amytis-favors-corners = High corners
rules-amytis-favors-corners-points = { $points-favor-corners } for each corner with a stack of at least 3 tiles
rules-amytis-favors-projects = Finished projects
rules-amytis-favors-projects-points = { $points-favor-projects } for each project that you have completed, on top of its own points
rules-amytis-favors-row = Bottom row
rules-amytis-favors-row-points = { $points-row-1 }, { $points-row-2 }, { $points-row-3 } or { $points-row-4 } in all for 1, 2, 3 or 4 of your tokens
rules-amytis-favors-2 = Four lines of stairs are the most that a city can have: 24 points.
rules-amytis-favors-stairs-picture = Stairs: row 1 has the heights 1-2-3, and column c has 3-2-1. Two lines: 12 points.
rules-amytis-favors-stairs-picture-alt = A city with the heights 1, 2, 3 in its top row and 3, 2, 1 in its right column. Both lines are marked.
rules-amytis-favors-corners-picture = Corners, in the same city: c1 and a3 are at least three tiles high. Two corners: 10 points.
rules-amytis-favors-corners-picture-alt = The same city. The corners c1 and a3, both three tiles high, are marked.
rules-amytis-favors-board-picture = The favour board of this game: tokens on stairs, on corners and two in the bottom row, together 12 + 10 + 10 = 32 points.
rules-amytis-favors-board-picture-alt = The favour board. The first player has tokens on stairs and on corners and two in the bottom row.

## The end

rules-amytis-end-title = The end
rules-amytis-end-1 = The end comes when **two stacks** of the building board are empty at the end of a turn.
rules-amytis-end-rule-1 = If it was the second player’s turn, the game is over.
rules-amytis-end-rule-2 = If it was the first player’s turn, the second player has one more turn. Then the game is over.
rules-amytis-end-2 = So both players have the same number of turns. The last turn is a whole turn, with its projects and its favour.

## Scoring

rules-amytis-scoring-title = Scoring
rules-amytis-scoring-1 = Your score is the sum of three lines:
rules-amytis-scoring-line = Line
rules-amytis-scoring-what = What it is
rules-amytis-scoring-track = Buildings
rules-amytis-scoring-track-what = the points that your buildings scored in the course of the game
rules-amytis-scoring-projects = Projects
rules-amytis-scoring-projects-what = the points of the projects that you completed
rules-amytis-scoring-favors = Favours
rules-amytis-scoring-favors-what = the points of your tokens on the favour board
rules-amytis-scoring-2 = Most points win. If it is a tie, both win. Projects that are not completed cost nothing.

## Options

rules-amytis-options-title = Options
rules-amytis-options-1 = The table agrees on these before the game. The first choice is the default.
rules-amytis-options-option = Option
rules-amytis-options-choices = Choices
rules-amytis-options-sides = The side of each building
rules-amytis-options-sides-choices = **A** or **B,** for each of the six buildings by itself, the same for both players.
rules-amytis-options-second = Projects of the second player
rules-amytis-options-second-choices = **2** or **3.** Later printings of the game give the second player 3.

## Rulings

rules-amytis-rulings-title = Rulings
rules-amytis-rulings-1 = Where rules can be read in two ways, the game is played like this.
rules-amytis-rulings-a1 = **A1. Is completing a project a choice?** No, it is done as soon as the pattern shows. It nearly always helps. Only with palaces of side B can a completed project later give the other player a point.
rules-amytis-rulings-a2 = **A2. A palace is built, and there is no card to take.** With side B scoring is the only choice; with side A there are only the points. In a real game this does not happen: the deck lasts longer than the palaces.
rules-amytis-rulings-a3 = **A3. May a fifth token of one player go to the bottom row?** No. The scale ends at four, so a fifth would be worth nothing and only take a space away.
rules-amytis-rulings-a4 = **A4. The deck is empty.** Open cards are not replaced, and those that are left may still be taken. Like A2, this does not come up in a real game.
rules-amytis-rulings-a5 = **A5. Does any line of architects earn a favour, or only one that this architect completed?** Only one that it completed. In play there is no other: the architects of an earlier line came back at the start of the turn.
rules-amytis-rulings-a6 = **A6. A palace of side B scores. Does it count a project that this very tile completes?** No, only those that were completed before.
rules-amytis-rulings-a7 = **A7. Is taking a favour a choice?** No. A completed line places a token, if you have one left and there is a space for it; you choose only where.

## What is hidden

rules-amytis-hidden-title = What is hidden
rules-amytis-hidden-1 = Neither player knows more than the other. Hidden from both are the tiles below the top of each stack, the three tiles that left the game, and the order of the project deck. It is known **which** tiles and cards have not been seen yet, just not where they are.
rules-amytis-hidden-2 = An action that turns up something hidden cannot be undone: building the top tile of a stack with another one below it, and taking a project while there is a deck.

## Notation

rules-amytis-notation-title = Notation
rules-amytis-notation-1 = This is how saved games write actions.
rules-amytis-notation-action = Action
rules-amytis-notation-written = Written
rules-amytis-notation-build = take the top tile of stack b2 and build it on c3
rules-amytis-notation-project = for a palace, take open project 8
rules-amytis-notation-deck = for a palace, take the top of the deck
rules-amytis-notation-score = for a palace of side B, score instead
rules-amytis-notation-favor = place a token
