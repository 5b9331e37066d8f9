# What decided a finished game. Loaded when somebody asks for it.

report-analysing = Se analiza el turno { $done } de { $total } …

# The headline. $winner are names in a list, $count is their number; $best lost the least of the others.
report-verdict-played_better =
    { $count ->
        [one] { $winner } jugó mejor y ganó.
       *[other] { $winner } jugaron mejor y comparten la victoria.
    }
report-verdict-despite_luck =
    { $count ->
        [one] { $winner } jugó mejor y ganó con la suerte en contra.
       *[other] { $winner } jugaron mejor y comparten la victoria con la suerte en contra.
    }
report-verdict-luck_decided = { $best } jugó igual de bien o mejor; la suerte decidió a favor de { $winner }.
report-verdict-equal =
    { $count ->
        [one] El nivel de juego fue parecido; ganó { $winner }.
       *[other] El nivel de juego fue parecido; { $winner } comparten la victoria.
    }
report-verdict-unfinished = La partida no llegó a su final.
report-without-luck =
    { $points ->
        [0] Sin la suerte nadie iría por delante.
        [one] Sin la suerte { $name } iría por delante por 1 punto.
       *[other] Sin la suerte { $name } iría por delante por { $points } puntos.
    }

report-graph = Las probabilidades de ganar a lo largo de la partida y lo que valieron los turnos. Lo mismo está en la lista de los turnos.
# $chance is written with its sign: 62 %
report-chance = { $name } { $chance }
report-number = Turno { $turn }
report-turn = Turno { $turn }, { $name }
# $from and $to are written with their signs: 62 %
report-inaccuracy = Imprecisión: la probabilidad de ganar era { $from } y pasó a { $to }.
report-mistake = Error: la probabilidad de ganar era { $from } y pasó a { $to }.
report-blunder = Error grave: la probabilidad de ganar era { $from } y pasó a { $to }.
report-only_turn = El único turno bueno.
report-hard_to_find = Difícil de encontrar: a primera vista otro turno parece mejor.
report-luck = Suerte: { $name } ganó { $change }.
report-even = Probabilidad de ganar: { $from } con el mejor turno, { $to } con este.
report-played = Jugado
report-better = Mejor
report-turning-points = Momentos decisivos
report-all =
    { $count ->
        [one] 1 turno destacado
       *[other] Los { $count } turnos destacados
    }

# The rows of the table of the players.
report-accuracy = Precisión
report-lost-points = Puntos por turno frente al mejor turno
report-like = Jugó como
report-luck-points = Suerte, en puntos
report-margin = Ventaja al final
report-adjusted = Ventaja sin la suerte
report-best = Mejor turno
report-worst = Peor turno
report-mistakes = Errores para repetir
report-practise = repetir { $count }
