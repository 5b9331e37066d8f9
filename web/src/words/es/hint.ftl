# Hints: what to do, what may be expected of it, and why. Loaded when somebody asks for the first.

hint-found =
    { $count ->
        [one] Una pista: { $action }.
       *[other] { $count } pistas. La mejor: { $action }.
    }
hint-next = Ahora: { $action }.
hint-act = Jugar así
hint-turn = El resto del turno
hint-why = Por qué
# $chance is written with its sign: 62 %
hint-chance = { $chance } de opciones de ganar
hint-margin-ahead =
    { $points ->
        [one] 1 punto por delante
       *[other] { $points } puntos por delante
    }
hint-margin-behind =
    { $points ->
        [one] 1 punto por detrás
       *[other] { $points } puntos por detrás
    }
hint-margin-even = muy igualado
