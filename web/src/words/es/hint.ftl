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

## Actions of Babylon.

hint-do-babylon-remove =
    { $flower ->
        [white] Retira de { $stack } la loseta de Arcilla con flor blanca
        [pink] Retira de { $stack } la loseta de Arcilla con flor rosa
        [blue] Retira de { $stack } la loseta de Arcilla con flor azul
       *[yellow] Retira de { $stack } la loseta de Arcilla con flor amarilla
    }
hint-do-babylon-dig =
    Extrae de { $stack } la { $material ->
        [clay] loseta de Arcilla
        [granite] loseta de Granito
       *[basalt] loseta de Basalto
    } con flor { $flower ->
        [white] blanca
        [pink] rosa
        [blue] azul
       *[yellow] amarilla
    }
hint-do-babylon-place =
    { $source ->
        [dug] { $open ->
            [none] Coloca la loseta extraída en { $cell }, nivel { $level }
           *[other] Coloca la loseta extraída en { $cell }, nivel { $level }, con una esquina sin apoyo
        }
       *[stored] { $open ->
            [none] Coloca la loseta guardada en { $cell }, nivel { $level }
           *[other] Coloca la loseta guardada en { $cell }, nivel { $level }, con una esquina sin apoyo
        }
    }
hint-do-babylon-stairs = Construye una escalera en { $cells }
hint-do-babylon-fountain = Construye una fuente en { $cells }
hint-do-babylon-bridge = Construye un puente en { $cells }
hint-do-babylon-statue = Construye una estatua en { $cells }
hint-do-babylon-finish =
    { $keep ->
        [dug] Termina el turno y guarda la loseta extraída
        [stored] Termina el turno y conserva la loseta guardada
       *[none] Termina el turno
    }

## Actions of The Architects of Amytis. A tile is “pink market”.

hint-do-amytis-build = Construye en { $cell } la loseta de { $stack }: { $tile }
hint-do-amytis-project = Toma el proyecto { $project }
hint-do-amytis-deck = Roba la primera carta del mazo
hint-do-amytis-score = Puntúa por el palacio
hint-do-amytis-favor =
    { $favor ->
        [stairs] Coloca una ficha en el favor de la escalera
        [corners] Coloca una ficha en el favor de las esquinas
        [projects] Coloca una ficha en el favor de los proyectos
        [row] Coloca una ficha en la fila inferior de los favores
       *[other] Coloca una ficha en el favor de las pilas de altura { $favor }
    }

## Reasons in Babylon. $change is written with its sign: +3

hint-why-babylon-last_turn = Es tu último turno: solo cuentan los puntos.
hint-why-babylon-end_near =
    { $turns ->
        [one] Después de este solo te queda un turno.
       *[other] Después de este solo te quedan { $turns } turnos.
    }
hint-why-babylon-level_opened = { $change } por la primera loseta en el nivel { $level }: allí los objetos decorativos valen más y se puede construir un nivel más arriba.
hint-why-babylon-belvederes =
    { $count ->
        [one] { $change } por un belvedere en la esquina sin apoyo, que no necesita pilar.
       *[other] { $change } por { $count } belvederes en esquinas sin apoyo, que no necesitan pilares.
    }
hint-why-babylon-decoration_set_completed =
    { $sets ->
        [one] { $change } por un conjunto completo de los cuatro objetos decorativos.
       *[other] { $change } por los { $sets } conjuntos de objetos decorativos que tienes ahora.
    }
hint-why-babylon-flower_set_completed =
    { $sets ->
        [one] { $change } por un conjunto completo de las cuatro flores.
       *[other] { $change } por los { $sets } conjuntos de flores que tienes ahora.
    }
hint-why-babylon-decoration_set_near =
    { $kind ->
        [stairs] Solo falta una escalera para el siguiente conjunto de objetos decorativos.
        [fountain] Solo falta una fuente para el siguiente conjunto de objetos decorativos.
        [bridge] Solo falta un puente para el siguiente conjunto de objetos decorativos.
       *[statue] Solo falta una estatua para el siguiente conjunto de objetos decorativos.
    }
hint-why-babylon-flower_set_near =
    { $flower ->
        [white] Solo falta una flor blanca para el siguiente conjunto de flores.
        [pink] Solo falta una flor rosa para el siguiente conjunto de flores.
        [blue] Solo falta una flor azul para el siguiente conjunto de flores.
       *[yellow] Solo falta una flor amarilla para el siguiente conjunto de flores.
    }
hint-why-babylon-pillars_dug =
    { $pillars ->
        [0] Excavar en { $stack } no da ningún pilar.
        [one] Excavar en { $stack } da 1 pilar.
       *[other] Excavar en { $stack } da { $pillars } pilares.
    }
hint-why-babylon-flower_bonus =
    { $pillars ->
        [one] Tiene tu flor: 1 pilar más.
       *[other] Tiene tu flor: { $pillars } pilares más.
    }
hint-why-babylon-pillars_left =
    { $pillars ->
        [0] Tras el turno no queda ningún pilar.
        [one] Tras el turno queda 1 pilar.
       *[other] Tras el turno quedan { $pillars } pilares.
    }
hint-why-babylon-pillars_returned =
    { $pillars ->
        [one] 1 pilar no cabe en el área de almacenamiento y vuelve al suministro.
       *[other] { $pillars } pilares no caben en el área de almacenamiento y vuelven al suministro.
    }
hint-why-babylon-statue_pillar = La estatua de { $cell } sostiene la loseta y ahorra un pilar.
hint-why-babylon-piece_covered =
    { $piece ->
        [belvedere] Cuidado: la esquina sin apoyo queda sobre el belvedere de { $cell }.
        [stairs] Cuidado: la esquina sin apoyo queda sobre la escalera de { $cell }.
        [fountain] Cuidado: la esquina sin apoyo queda sobre la fuente de { $cell }.
       *[statue] Cuidado: la esquina sin apoyo queda sobre la estatua de { $cell }.
    }
hint-why-babylon-token_used = La ficha de ronda hace posible este objeto decorativo.
hint-why-babylon-tile_kept =
    La { $material ->
        [clay] loseta de Arcilla
        [granite] loseta de Granito
        [basalt] loseta de Basalto
       *[start] loseta inicial
    } con flor { $flower ->
        [white] blanca
        [pink] rosa
        [blue] azul
       *[yellow] amarilla
    } se guarda para más adelante.
hint-why-babylon-tile_discarded =
    La { $material ->
        [clay] loseta de Arcilla
        [granite] loseta de Granito
        [basalt] loseta de Basalto
       *[start] loseta inicial
    } con flor { $flower ->
        [white] blanca
        [pink] rosa
        [blue] azul
       *[yellow] amarilla
    } se descarta.
hint-why-babylon-tile_denied =
    { $points ->
        [one] Con la loseta de { $stack }, { $name } habría podido ganar 1 punto enseguida.
       *[other] Con la loseta de { $stack }, { $name } habría podido ganar { $points } puntos enseguida.
    }
hint-why-babylon-pillars_denied =
    { $pillars ->
        [one] { $stack } le habría dado 1 pilar a { $name }, más que cualquier otra pila.
       *[other] { $stack } le habría dado { $pillars } pilares a { $name }, más que cualquier otra pila.
    }
hint-why-babylon-tile_removed =
    { $flower ->
        [white] Una loseta de Arcilla con flor blanca se retira de la partida.
        [pink] Una loseta de Arcilla con flor rosa se retira de la partida.
        [blue] Una loseta de Arcilla con flor azul se retira de la partida.
       *[yellow] Una loseta de Arcilla con flor amarilla se retira de la partida.
    }
hint-why-babylon-pillars_opened =
    { $count ->
        [one] Excavar da 1 pilar más en una pila adyacente.
       *[other] Excavar da 1 pilar más en { $count } pilas adyacentes.
    }
hint-why-babylon-flower_removed =
    { $flower ->
        [white] La flor blanca es la de { $name }: la loseta le habría dado 1 pilar más.
        [pink] La flor rosa es la de { $name }: la loseta le habría dado 1 pilar más.
        [blue] La flor azul es la de { $name }: la loseta le habría dado 1 pilar más.
       *[yellow] La flor amarilla es la de { $name }: la loseta le habría dado 1 pilar más.
    }

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
        }) le falta una loseta: { $color } en { $cell }.
       *[other] Al proyecto { $project } ({ $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }) le falta una loseta, por ejemplo { $color } en { $cell }.
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
hint-why-amytis-line_made = Tres arquitectos en línea: { $stacks }. ¡Un favor!
hint-why-amytis-favor_taken =
    { $more ->
        [0] { $change } por el favor tal como está.
       *[other] { $change } por el favor tal como está, y { $more } más con el siguiente elemento que cuente.
    }
hint-why-amytis-favor_points =
    { $favor ->
        [stairs] { $change } por el favor de la escalera.
        [corners] { $change } por el favor de las esquinas.
        [projects] { $change } por el favor de los proyectos.
        [row] { $change } por la fila inferior de los favores.
       *[other] { $change } por el favor de las pilas de altura { $favor }.
    }
hint-why-amytis-line_prepared = Dos arquitectos en línea en { $stacks }: con { $stack } se completa la línea.
hint-why-amytis-lines_prepared = Varias líneas a la vez, que se completarían en { $stacks }: solo se puede impedir una.
hint-why-amytis-line_blocked = Impide la línea que se completaría en { $stack }.
hint-why-amytis-line_allowed = Cuidado: tu rival puede completar una línea en { $stack }.
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
