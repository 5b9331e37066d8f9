# What decided a finished game. Loaded when somebody asks for it.

report-analysing = Turn { $done } of { $total } is analysed …

# The headline. $winner are names in a list, $count is their number; $best lost the least of the others.
report-verdict-played_better =
    { $count ->
        [one] { $winner } played better, and won.
       *[other] { $winner } played better, and won together.
    }
report-verdict-despite_luck =
    { $count ->
        [one] { $winner } played better, and won against the luck.
       *[other] { $winner } played better, and won together against the luck.
    }
report-verdict-luck_decided = { $best } played as well or better; luck decided for { $winner }.
report-verdict-equal =
    { $count ->
        [one] All played about equally well; { $winner } won.
       *[other] All played about equally well; { $winner } won together.
    }
report-verdict-unfinished = The game was not played to its end.
report-without-luck =
    { $points ->
        [0] Without luck nobody would be ahead.
        [one] Without luck { $name } would be ahead by 1 point.
       *[other] Without luck { $name } would be ahead by { $points } points.
    }

report-graph = The chances to win over the game, and what the turns were worth. The same is in the list of the turns.
# $chance is written with its sign: 62 %
report-chance = { $name } { $chance }
report-number = Turn { $turn }
report-turn = Turn { $turn }, { $name }
# $from and $to are written with their signs: 62 %
report-inaccuracy = Inaccuracy: the chance to win was { $from }, and became { $to }.
report-mistake = Mistake: the chance to win was { $from }, and became { $to }.
report-blunder = Blunder: the chance to win was { $from }, and became { $to }.
report-only_turn = The only good turn.
report-hard_to_find = Hard to find: another turn looks better at first.
report-luck = Luck: { $name } gained { $change }.
report-even = Chance to win { $from } with the best turn, { $to } with this one.
report-played = Played
report-better = Better
report-turning-points = Turning points
report-all =
    { $count ->
        [one] 1 turn that stands out
       *[other] All { $count } turns that stand out
    }

# The rows of the table of the players.
report-accuracy = Accuracy
report-lost-points = Points in a turn, against the best turn
report-like = Played like
report-luck-points = Luck, in points
report-margin = Lead at the end
report-adjusted = Lead without luck
report-best = Best turn
report-worst = Worst turn
report-mistakes = Mistakes to try again
report-practise = try { $count }
