# The texts of the lessons, which the terminal prints as well: plain messages without variables.

lesson-amytis-build = Take and build
lesson-amytis-build-market = Each turn you take a tile and build it in your city. Begin with a pink market: choose its stack, then any cell of your city.
lesson-amytis-build-color = That scored 2 points: a market scores 2 for each visible tile of its colour, itself included. Build the other pink market on a different cell, for 4 points.
lesson-amytis-build-stack = Each tile you take leaves your architect on its stack and closes it for both players. Take a tile from an open stack and build it on top of another: cities grow upwards.

lesson-amytis-buildings = What buildings score
lesson-amytis-buildings-wall = Only the top tile of a cell is visible and counts. A wall scores { $points-wall-A } for each visible wall on the edge, which is every cell but the middle. Build one for 4 points or more.
lesson-amytis-buildings-residence = A residence scores { $points-residence-A } for each kind of building that is visible, itself included. Build one for 5 points or more, and mind what you cover.
lesson-amytis-buildings-garden = A garden scores { $points-garden-A } for each stack in your city with the same height as its own stack, which counts too. Build one for 4 points or more.
lesson-amytis-buildings-theater = A theatre scores { $points-theater-A } for each architect on the building board, yours and your opponent’s, wherever you build it. Many are out now: build a theatre.

lesson-amytis-favors = Three in line
lesson-amytis-favors-line = Your architects play a game of their own on the building board. Two of them are on a diagonal: take a tile from the third stack to complete the line.
lesson-amytis-favors-favor = Three in line win the king’s favour, which scores at the end. Three of your corner stacks have at least three tiles. Place your token on “High corners”: { $points-favor-corners } points for each.
lesson-amytis-favors-block = Your architects came back: that happens before your turn when three are in line or all four are placed. Now your opponent has two in line. Block them: take a tile from the third stack.

lesson-amytis-projects = Projects
lesson-amytis-projects-complete = A project is a pattern of colours; buildings do not matter. One of yours needs three pink tiles in a row: build the third, for 8 points at the end.
lesson-amytis-projects-palace = Completed for good, even if you build over it. Palaces bring new projects: build a palace and take a project. The palace then scores { $points-palace-A } for each visible palace, itself included.
lesson-amytis-projects-rotate = A few turns later, one green tile is missing for your orange and green project. Patterns may be rotated, but not mirrored. Find the cell that completes it.

lesson-amytis-end = The end of the game
lesson-amytis-end-empty = The end comes when two stacks of the building board are empty. Take the last tile of a stack.
lesson-amytis-end-last = Your opponent has emptied a second stack. They went first, so you have the last turn. Make it count: score 6 points or more with one tile.
lesson-amytis-end-score = The game is over. Your score adds up your buildings, your completed projects and your favours. Projects that are not completed cost nothing. The most points win.

lesson-amytis-sides = Sides B
lesson-amytis-sides-garden = Each building has a side B, for more variety. Here all six use it. A side B garden scores { $points-garden-B } for each tile in its stack: build one for 6 points.
lesson-amytis-sides-wall = Side B walls score only in the corners: { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 } or { $points-wall-B-4 } points for one, two, three or four. You have one there already. Build another, for 4 points.
lesson-amytis-sides-choice = A side B theatre scores { $points-theater-B } for each of your own architects on the board. Theatre, wall or garden: choose one that scores 6 points or more.

lesson-amytis-game = Your first game
