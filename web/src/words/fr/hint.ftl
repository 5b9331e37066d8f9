# Hints: what to do, what may be expected of it, and why. Loaded when somebody asks for the first.

hint-found =
    { $count ->
        [one] Un indice : { $action }.
       *[other] { $count } indices. Le meilleur : { $action }.
    }
hint-next = Ensuite : { $action }.
hint-act = Jouer ainsi
hint-turn = La suite du tour
hint-why = Pourquoi
# $chance is written with its sign: 62 %
hint-chance = { $chance } de chances de gagner
hint-margin-ahead =
    { $points ->
        [one] { $points } point d’avance
       *[other] { $points } points d’avance
    }
hint-margin-behind =
    { $points ->
        [one] { $points } point de retard
       *[other] { $points } points de retard
    }
hint-margin-even = au coude à coude
