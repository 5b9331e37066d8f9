# Hints: what to do, what may be expected of it, and why. Loaded when somebody asks for the first.

hint-found =
    { $count ->
        [one] Un suggerimento: { $action }.
       *[other] { $count } suggerimenti. Il migliore: { $action }.
    }
hint-next = Poi: { $action }.
hint-act = Gioca così
hint-turn = Il resto del turno
hint-why = Perché
# $chance is written with its sign: 62 %
hint-chance = { $chance } di probabilità di vincere
hint-margin-ahead =
    { $points ->
        [one] avanti di 1 punto
       *[other] avanti di { $points } punti
    }
hint-margin-behind =
    { $points ->
        [one] indietro di 1 punto
       *[other] indietro di { $points } punti
    }
hint-margin-even = testa a testa
