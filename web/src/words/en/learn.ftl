# Learning a game by playing it: the list of chapters, and a chapter.
learn-title = Learn { $game }
learn-lead = { $minutes ->
    [one] You learn by playing: short chapters, about a minute in all, then a first game.
   *[other] You learn by playing: short chapters, about { $minutes } minutes in all, then a first game.
  }
learn-minutes = { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
  }
learn-whole-game = a whole game
learn-done = done
learn-step = Step { $step } of { $steps }
learn-begin = Begin
learn-continue = Continue
learn-repeat = Repeat
learn-restart = From the start
learn-play = Play
learn-chapters = All chapters
learn-opponent = Opponent

# What the coach says and offers.
learn-go-on = Go on
learn-show = Show me
learn-again = Start this step again
learn-again-word = Again
learn-expand = Show the text
learn-collapse = Hide the text
learn-praise-1 = Well done!
learn-praise-2 = Exactly!
learn-praise-3 = That’s it!
learn-praise-4 = Very good!
# Before what the action did: “Dig b2: clay, pink flower”.
learn-miss = Not quite. You did this:
# $action is a sentence such as “Dig the white-flower clay tile out of b2”.
learn-shown = { $action }. It is lit up on the board: confirm it there.
learn-finished = Chapter complete!
learn-then = Next: { $chapter }
learn-then-game = Now you know enough for a real game.
learn-all-done = You have finished the last chapter.
learn-next = Next chapter

# The last chapter.
learn-game-lead = You know the rules: time for a whole game. Your opponent is { $computer }. You may ask for hints.
learn-game-tutor = The tutor stays at your side.
learn-game-start = Start the game
