# Mistakes of finished games, to be tried again.
mistakes-title = Learn from your mistakes
# $played are the actions of the turn; $from and $to are written with their signs: 62 %
mistakes-task = { $name } played: { $played }. The chance to win fell from { $from } to { $to }. Find a better turn.
# $reason is a sentence.
mistakes-look = Find the turn that brings this: { $reason }
mistakes-hint = A hint
mistakes-finished = Well done! These mistakes are solved for today.
mistakes-none = There is nothing to try again now. When a game of yours has been analysed, its mistakes come here.
