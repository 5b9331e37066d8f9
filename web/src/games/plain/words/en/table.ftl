# A game without a client of its own

plain-about = This game has no board of its own here yet: it is played with lists.
plain-board-failed = The board of this game does not work in this browser. You can play with lists.
plain-actions = Actions
plain-search = Search the actions
plain-found =
    { $count ->
        [0] No action is found.
        [one] { $count } action.
       *[other] { $count } actions.
    }
plain-more = Only the first { $count } are shown.
plain-act = Do it
plain-scores = Scores
plain-score = Score
plain-position = Position
plain-player = player { $name }
plain-event = { $subject }: { $facts }.
plain-event-alone = { $subject }.
