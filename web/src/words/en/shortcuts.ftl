# The list of keyboard shortcuts.

shortcuts-table = Any table
shortcuts-replay = Replays
shortcuts-lessons = Lessons
shortcuts-rule = The rule about what you point at
shortcuts-list = This list
shortcuts-walk = Move over a board
shortcuts-confirm = Choose, then confirm
shortcuts-let-go = Put back, deselect, close
shortcuts-undo = Undo one step
shortcuts-undo-turn = Undo the whole turn
shortcuts-hints = Hints
shortcuts-tutor = Tutor on or off
shortcuts-scores = Scores line by line
shortcuts-why = Explain the next number, or the one before
shortcuts-skip = Skip the moves of others
shortcuts-play = Play, pause
shortcuts-step = Back or forward one step
shortcuts-turn = Back or forward one turn
shortcuts-ends = To the beginning or the end
shortcuts-go-on = Go on
shortcuts-show = Show the action
shortcuts-again = Start the step again
