# The replay of a game.
replay-title = Replay · { $game }
replay-heading = { $game }: replay
replay-beginning = The beginning of the game.
replay-not-begun = There is nothing to replay yet
replay-not-begun-why = The game at this table has not begun.
replay-transport = Replay controls
replay-first = To the beginning (Home)
replay-turn-back = Back one turn (Shift + left arrow)
replay-back = Back one step (left arrow)
replay-play = Play
replay-pause = Pause
replay-forward = Forward one step (right arrow)
replay-turn = Forward one turn (Shift + right arrow)
replay-last = To the end (End)
replay-at = Step { $ply } of { $last }
# What a screen reader says of the slider.
replay-value = Step { $ply } of { $last }. { $told }
replay-standing = { $name } { $score }
replay-graph = The scores over the game. Here: { $standing }.
replay-table = The scores as a table
replay-table-turn = Turn
replay-link = Copy a link
replay-to-table = To the table
replay-import = Load a saved game
replay-side = View of
