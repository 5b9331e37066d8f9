# Hints: what to do, what may be expected of it, and why. Loaded when somebody asks for the first.

hint-found =
    { $count ->
        [one] One hint: { $action }.
       *[other] { $count } hints. The best: { $action }.
    }
hint-next = Next: { $action }.
hint-act = Do it
hint-turn = The rest of the turn
hint-why = Why
# $chance is written with its sign: 62 %
hint-chance = { $chance } chance of winning
hint-margin-ahead =
    { $points ->
        [one] ahead by 1 point
       *[other] ahead by { $points } points
    }
hint-margin-behind =
    { $points ->
        [one] behind by 1 point
       *[other] behind by { $points } points
    }
hint-margin-even = neck and neck
