## Actions of The Architects of Amytis. A tile is “pink market”.

hint-do-amytis-build = Construye en la ciudad, { $cell }, la loseta de la pila { $stack }: { $tile }
hint-do-amytis-project = Toma el proyecto { $project }
hint-do-amytis-deck = Roba la primera carta del mazo
hint-do-amytis-score = Puntúa por el palacio
hint-do-amytis-favor = Coloca una ficha: { $favor }

## Reasons in The Architects of Amytis.

hint-why-amytis-last_turn = La partida termina con este turno: solo cuentan los puntos.
hint-why-amytis-end_triggered =
    { $turns ->
        [0] Con esto queda vacía una segunda pila: la partida termina de inmediato.
        [one] Con esto queda vacía una segunda pila: solo queda un turno más.
       *[other] Con esto queda vacía una segunda pila: quedan { $turns } turnos más.
    }
hint-why-amytis-end_near =
    { $stacks ->
        [0] Hay una pila vacía: con la segunda termina la partida.
        [one] Hay una pila vacía y a otra le queda una sola loseta: tomarla desencadena el final de la partida.
       *[other] Hay una pila vacía y a { $stacks } les queda una sola loseta: tomar una de ellas desencadena el final de la partida.
    }
hint-why-amytis-project_completed =
    { $points ->
        [one] Completa el proyecto { $project }: 1 punto al final.
       *[other] Completa el proyecto { $project }: { $points } puntos al final.
    }
# $color is a word of its own.
hint-why-amytis-project_near =
    { $ways ->
        [one] Al proyecto { $project } ({ $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }) le falta una loseta: { $color } en la ciudad, { $cell }.
       *[other] Al proyecto { $project } ({ $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }) le falta una loseta, por ejemplo { $color } en la ciudad, { $cell }.
    }
hint-why-amytis-project_taken =
    { $missing ->
        [0] El proyecto { $project } ({ $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }) queda completado al momento.
        [one] Al proyecto { $project } ({ $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }) le falta 1 loseta.
       *[other] Al proyecto { $project } ({ $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }) le faltan { $missing } losetas.
    }
hint-why-amytis-project_drawn =
    { $cards ->
        [one] Un proyecto desconocido, el último del mazo.
       *[other] Un proyecto desconocido, uno de { $cards }.
    }
hint-why-amytis-line_made = Tres arquitectos en línea: pilas { $stacks }. ¡Un favor!
hint-why-amytis-favor_taken =
    { $more ->
        [0] { $change } por el favor tal como está.
       *[other] { $change } por el favor tal como está, y { $more } más con el siguiente elemento que cuente.
    }
hint-why-amytis-favor_points = { $change } por el favor «{ $favor }».
hint-why-amytis-line_prepared = Dos arquitectos en línea en las pilas { $stacks }: con la pila { $stack } se completa la línea.
hint-why-amytis-lines_prepared = Varias líneas a la vez, que se completarían en las pilas { $stacks }: solo se puede impedir una.
hint-why-amytis-line_blocked = Impide la línea que se completaría en la pila { $stack }.
hint-why-amytis-line_allowed = Cuidado: tu rival puede completar una línea en la pila { $stack }.
hint-why-amytis-tile_denied =
    { $points ->
        [one] A tu rival esta loseta le habría dado 1 punto ({ $tile }); las demás dan { $instead } como mucho.
       *[other] A tu rival esta loseta le habría dado { $points } puntos ({ $tile }); las demás dan { $instead } como mucho.
    }
hint-why-amytis-architects_return =
    { $count ->
        [one] 1 arquitecto vuelve antes del turno siguiente.
       *[other] { $count } arquitectos vuelven antes del turno siguiente.
    }
