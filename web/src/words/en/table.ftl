# The table: who sits there, whose turn it is, what can be done.

# Two seats with the same name, as when friends share a screen.
table-namesake = { $name } { $number }

# A table that cannot be shown.
table-missing = There is no such table
table-unreached = This table cannot be reached right now
table-closed = This table was closed.

## Whose turn it is, and what is to be done.

table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-over = The game is over.
table-watching = You are watching.
table-bots-pause = Pause
table-bots-continue = Continue
table-bots-turn = One turn
table-title-yours = ● Your turn · { $game }
table-title-other = { $name } · { $game }
table-title-over = Game over · { $game }
table-last-turn = This is the last turn.
table-last-round = This is the last round.

## Tools.

table-skip = Skip
table-undo = Undo
table-undo-keys = Undo one step (U). The whole turn: Shift + U
table-undo-turn = Undo the whole turn
table-scores = Scores line by line
table-why-none = No points.
table-hint = Hint
table-hint-key = Ask for hints (H)
table-hint-thinking = Thinking…
table-hints = Hints
table-hints-close = Close the hints
table-tutor-on = Switch the tutor on
table-tutor-off = Switch the tutor off
table-tutor-is-on = The tutor is on: it speaks before your turns and after mistakes.
table-tutor-is-off = The tutor is off.
table-menu = Table menu
table-share = Share a link to watch
table-link-copied = The link is copied.
table-replay = Replay
table-report = What decided this game?
table-export = Save the game to a file
table-no = No, keep playing
table-resign = Give up…
table-resign-question = Give up this game?
table-resign-explanation = The others win, or continue with the computer in your place. You cannot come back.
table-resign-yes = Give up

## Time.

table-time-days = { $days } d { $hours } h
table-time-hours = { $hours } h { $minutes } min
table-time-left = Time left: { $time }
table-bank = In reserve: { $time }
table-time-warning = { $time } left

## What everybody has to know.

table-connection-lost = Connection lost, trying again…
table-connection-back = The connection is back.
table-stand-in = You ran out of time: the computer is playing for you.
table-returning = The computer finishes this turn. Then you play again.
table-come-back = Take your seat back
table-stand-in-other = { $name } ran out of time: the computer is playing for now.
table-trouble = { $name } failed: an easier level plays on.
table-gone = { $name } is no longer on this server: an easier level plays on.
table-takeback = Take back your last move
table-takeback-ask = Ask to take back your last move
table-takeback-waiting = You have asked to take back your last move. Waiting for { $names }.
table-takeback-withdraw = Withdraw
table-takeback-asked = { $name } asks to take back a move.
table-takeback-look = See where the game would resume
table-takeback-agree = Agree
table-takeback-refuse = Refuse
table-takeback-done = The move has been taken back.
table-takeback-over = The move stands: the game went on, or somebody refused.
table-rematch = Play again
table-rematch-made = There is a rematch.
table-rematch-wished = { $name } would like to play again.
table-rematch-join = Join the rematch
table-rematch-watch = Watch it

## The end.

table-result = Result
table-result-you = You win!
table-result-one = { $names } wins
table-result-shared = { $names } share the victory
table-result-resigned =
    { $count ->
        [one] { $names } gave up.
       *[other] { $names } gave up.
    }
table-result-you-by =
    { $points ->
        [one] You win by { $points } point
       *[other] You win by { $points } points
    }
table-result-one-by =
    { $points ->
        [one] { $names } wins by { $points } point
       *[other] { $names } wins by { $points } points
    }
table-result-ahead =
    { $points ->
        [one] { $names } wins, { $points } point ahead of you
       *[other] { $names } wins, { $points } points ahead of you
    }
table-result-shared-you = You share the victory with { $names }
table-result-picture = Share a picture
table-result-no-picture = This browser could not make the picture.
table-result-score = Score
table-scores-now = If the game ended now
table-result-winner = winner
table-result-counting = Final scoring
# Statues, 12 to 4
table-result-difference = The biggest difference: { $line }, { $points } to { $other }.
table-result-beat = You have beaten the level { $level }.
table-result-try = Try { $level }

## What happened, in words. Names are those of the seats.

table-log = Game log
table-log-empty = Nothing yet.
# The button that shows what an action brought; $action is its short line.
table-log-details = Details: { $action }
table-log-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $change is written with its sign: +3
table-brief =
    { $points ->
        [one] { $headline } { $change } point.
       *[other] { $headline } { $change } points.
    }
table-game-over =
    { $count ->
        [one] The game is over. { $winners } wins.
       *[other] The game is over. { $winners } share the victory.
    }

table-do-any = Choose an action.
table-waits-any = { $name } is choosing an action.
table-decided-any = The scores are equal; { $line } decides.
