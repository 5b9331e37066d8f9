# The table: who sits there, whose turn it is, what can be done.

# Two seats with the same name, as when friends share a screen.
table-namesake = { $name } { $number }

# A table that cannot be shown.
table-missing = Esta mesa no existe
table-unreached = Ahora no se puede acceder a esta mesa
table-closed = Esta mesa se ha cerrado.

## Whose turn it is, and what is to be done.

table-your-turn = Te toca
table-turn-of = Turno de { $name }
table-over = La partida ha terminado.
table-watching = Estás viendo la partida.
table-title-yours = ● Te toca · { $game }
table-title-other = { $name } · { $game }
table-title-over = Fin de la partida · { $game }
table-do-babylon-remove =
    { $removals_left ->
        [one] Retira de la partida una loseta de Arcilla; es la última.
       *[other] Retira de la partida una loseta de Arcilla; faltan { $removals_left }.
    }
table-do-babylon-dig = Extrae una loseta de la cantera.
table-do-babylon-build = Construye y decora, o termina el turno.
table-do-babylon-over = La partida ha terminado.
table-do-amytis-build = Elige una pila y la casilla donde construir su loseta.
table-do-amytis-palace = Elige qué te da el palacio.
table-do-amytis-favor = Coloca una ficha en el tablero de favores.
table-do-amytis-over = La partida ha terminado.
table-waits-babylon-remove = { $name } elige qué loseta de Arcilla retirar.
table-waits-babylon-dig = { $name } elige qué loseta extraer.
table-waits-babylon-build = { $name } está construyendo.
table-waits-babylon-over = La partida ha terminado.
table-waits-amytis-build = { $name } elige una loseta y su casilla.
table-waits-amytis-palace = { $name } elige qué le da el palacio.
table-waits-amytis-favor = { $name } elige un favor.
table-waits-amytis-over = La partida ha terminado.
table-last-turn = Es el último turno.
table-last-round = Es la última ronda.

## Tools.

table-skip = Saltar
table-undo = Deshacer
table-undo-keys = Deshacer un paso (U). Todo el turno: Mayús + U
table-undo-turn = Deshacer todo el turno
table-hint = Pista
table-hint-key = Pedir pistas (H)
table-hint-thinking = Pensando…
table-hints = Pistas
table-hints-close = Cerrar las pistas
table-menu = Menú de la mesa
table-share = Compartir un enlace para ver la partida
table-link-copied = Enlace copiado.
table-replay = Repasar la partida
table-export = Guardar la partida
table-no = No, seguir
table-resign = Abandonar…
table-resign-question = ¿Abandonar esta partida?
table-resign-explanation = Gana tu rival, o la partida sigue con el ordenador en tu lugar. No podrás volver.
table-resign-yes = Abandonar

## Time.

table-time-days = { $days } d { $hours } h
table-time-hours = { $hours } h { $minutes } min
table-time-left = Tiempo restante: { $time }
table-bank = En reserva: { $time }
table-time-warning = Quedan { $time }

## What everybody has to know.

table-connection-lost = Se perdió la conexión; reintentando…
table-connection-back = Conexión recuperada.
table-stand-in = Se te acabó el tiempo: el ordenador juega por ti.
table-returning = El ordenador termina este turno. Después vuelves a jugar tú.
table-come-back = Volver a tu asiento
table-stand-in-other = Se acabó el tiempo de { $name }: por ahora juega el ordenador.
table-trouble = { $name } ha fallado: continúa un nivel más sencillo.
table-gone = { $name } ya no está en este servidor: continúa un nivel más sencillo.
table-takeback = Deshacer tu última jugada
table-takeback-ask = Pedir deshacer tu última jugada
table-takeback-waiting = Pides deshacer tu última jugada. Falta la respuesta de { $names }.
table-takeback-withdraw = Retirar la petición
table-takeback-asked = { $name } pide deshacer una jugada.
table-takeback-look = Ver desde dónde seguiría la partida
table-takeback-agree = Aceptar
table-takeback-refuse = Rechazar
table-takeback-done = La jugada se ha deshecho.
table-takeback-over = La jugada se mantiene: la partida siguió o alguien lo rechazó.
table-rematch = Jugar otra vez
table-rematch-made = Hay una revancha.
table-rematch-join = Unirse a la revancha
table-rematch-watch = Verla

## The end.

table-result = Resultado
table-result-you = ¡Has ganado!
table-result-one = Gana { $names }
table-result-shared = { $names } comparten la victoria
table-result-resigned =
    { $count ->
        [one] { $names } ha abandonado.
       *[other] { $names } han abandonado.
    }
table-result-score = Puntuación
table-result-winner = victoria

## What happened, in words. Names are those of the seats.

table-log = Historial
table-log-empty = Todavía nada.
table-log-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
# $change is written with its sign: +3
table-brief =
    { $points ->
        [one] { $headline } { $change } punto.
       *[other] { $headline } { $change } puntos.
    }
table-game-over =
    { $count ->
        [one] La partida ha terminado. Gana { $winners }.
       *[other] La partida ha terminado. { $winners } comparten la victoria.
    }

### Babylon

table-babylon-tile_removed =
    { $flower ->
        [white] { $name } retira de { $stack } una loseta de Arcilla con flor blanca.
        [pink] { $name } retira de { $stack } una loseta de Arcilla con flor rosa.
        [blue] { $name } retira de { $stack } una loseta de Arcilla con flor azul.
       *[yellow] { $name } retira de { $stack } una loseta de Arcilla con flor amarilla.
    }
table-babylon-tile_dug =
    { $name } extrae de { $stack } una loseta de { $material ->
        [clay] Arcilla
        [granite] Granito
       *[basalt] Basalto
    } con flor { $flower ->
        [white] blanca
        [pink] rosa
        [blue] azul
       *[yellow] amarilla
    }.
table-babylon-tile_revealed =
    En { $stack } se ve ahora una loseta de { $material ->
        [clay] Arcilla
        [granite] Granito
       *[basalt] Basalto
    } con flor { $flower ->
        [white] blanca
        [pink] rosa
        [blue] azul
       *[yellow] amarilla
    }.
table-babylon-stack_emptied = { $stack } queda vacía.
table-babylon-pillars-quarry_side =
    { $side ->
        [north] Norte, lado de la cantera: 1 pilar.
        [east] Este, lado de la cantera: 1 pilar.
        [south] Sur, lado de la cantera: 1 pilar.
       *[west] Oeste, lado de la cantera: 1 pilar.
    }
table-babylon-pillars-same_layer =
    { $side ->
        [north] Norte, { $stack } está al mismo nivel: 1 pilar.
        [east] Este, { $stack } está al mismo nivel: 1 pilar.
        [south] Sur, { $stack } está al mismo nivel: 1 pilar.
       *[west] Oeste, { $stack } está al mismo nivel: 1 pilar.
    }
table-babylon-pillars-lower_layer =
    { $side ->
        [north] Norte, { $stack } está en un nivel inferior: 1 pilar.
        [east] Este, { $stack } está en un nivel inferior: 1 pilar.
        [south] Sur, { $stack } está en un nivel inferior: 1 pilar.
       *[west] Oeste, { $stack } está en un nivel inferior: 1 pilar.
    }
table-babylon-pillars-empty_stack =
    { $side ->
        [north] Norte, { $stack } está vacía: 1 pilar.
        [east] Este, { $stack } está vacía: 1 pilar.
        [south] Sur, { $stack } está vacía: 1 pilar.
       *[west] Oeste, { $stack } está vacía: 1 pilar.
    }
table-babylon-pillars-own_flower = La flor de { $name }: 1 pilar más.
table-babylon-pillars-double_flower = Ficha de ronda, la flor propia cuenta doble: 1 pilar más.
table-babylon-pillars-one_fewer = Ficha de ronda: 1 pilar menos.
table-babylon-pillars-supply_is_empty =
    { $missing ->
        [one] Falta 1 pilar en el suministro.
       *[other] Faltan { $missing } pilares en el suministro.
    }
table-babylon-pillars-extra_single = Ficha de ronda: 1 pilar para { $name }.
table-babylon-pillars-extra_double = Ficha de ronda: 1 pilar doble para { $name }.
# How many pillars a dig brings, as it rises from the quarry.
table-babylon-pillars-received =
    { $count ->
        [0] Ningún pilar
        [one] +1 pilar
       *[other] +{ $count } pilares
    }
table-babylon-pillars_exchanged =
    { $doubles ->
        [one] { $singles } pilares simples se intercambian por 1 pilar doble.
       *[other] { $singles } pilares simples se intercambian por { $doubles } pilares dobles.
    }
table-babylon-tile_placed =
    { $name } coloca en { $cell }, nivel { $level }, una { $material ->
        [clay] loseta de Arcilla
        [granite] loseta de Granito
        [basalt] loseta de Basalto
       *[start] loseta inicial
    } con flor { $flower ->
        [white] blanca
        [pink] rosa
        [blue] azul
       *[yellow] amarilla
    }.
table-babylon-statue_became_pillar = La estatua de { $cell } sostiene ahora la loseta y deja de ser una estatua.
table-babylon-piece_covered =
    { $piece ->
        [belvedere] La esquina sin apoyo queda sobre el belvedere de { $cell }.
        [stairs] La esquina sin apoyo queda sobre la escalera de { $cell }.
        [fountain] La esquina sin apoyo queda sobre la fuente de { $cell }.
        [bridge] La esquina sin apoyo queda sobre el puente de { $cell }.
       *[statue] La esquina sin apoyo queda sobre la estatua de { $cell }.
    }
table-babylon-belvedere_placed = Un belvedere en la esquina sin apoyo, en { $cell }.
table-babylon-level_opened = La primera loseta en el nivel { $level }.
table-babylon-decoration_placed-stairs = { $name } construye una escalera en { $cells }, niveles { $levels }.
table-babylon-decoration_placed-fountain = { $name } construye una fuente en { $cells }, nivel { $levels }.
table-babylon-decoration_placed-bridge = { $name } construye un puente en { $cells }, nivel { $levels }.
table-babylon-decoration_placed-statue = { $name } construye una estatua en { $cells }, nivel { $levels }.
table-babylon-wild =
    { $kind ->
        [stairs] Con la ficha de ronda, { $wild } cuenta como escalera.
        [fountain] Con la ficha de ronda, { $wild } cuenta como fuente.
        [bridge] Con la ficha de ronda, { $wild } cuenta como puente.
       *[statue] Con la ficha de ronda, { $wild } cuenta como estatua.
    }
table-babylon-tile_stored =
    Una { $material ->
        [clay] loseta de Arcilla
        [granite] loseta de Granito
        [basalt] loseta de Basalto
       *[start] loseta inicial
    } con flor { $flower ->
        [white] blanca
        [pink] rosa
        [blue] azul
       *[yellow] amarilla
    } queda en el área de almacenamiento.
table-babylon-tile_discarded =
    Una { $material ->
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
table-babylon-pillars_returned-single =
    { $count ->
        [one] 1 pilar vuelve al suministro.
       *[other] { $count } pilares vuelven al suministro.
    }
table-babylon-pillars_returned-double =
    { $count ->
        [one] 1 pilar doble vuelve al suministro.
       *[other] { $count } pilares dobles vuelven al suministro.
    }
table-babylon-turn_ended = { $name } termina el turno.
table-babylon-turn_began = Turno de { $name }.
table-babylon-token_turned_up-extra_single = Ronda { $round } de { $rounds }: cada turno empieza con 1 pilar más.
table-babylon-token_turned_up-extra_double = Ronda { $round } de { $rounds }: cada turno empieza con un pilar doble.
table-babylon-token_turned_up-change_icon = Ronda { $round } de { $rounds }: un icono de una loseta nueva puede contar como otro.
table-babylon-token_turned_up-fill_blank = Ronda { $round } de { $rounds }: un espacio sin icono de una loseta nueva puede contar como cualquier icono.
table-babylon-token_turned_up-double_flower = Ronda { $round } de { $rounds }: la flor propia da 2 pilares.
table-babylon-token_turned_up-one_fewer = Ronda { $round } de { $rounds }: cada excavación da 1 pilar menos.
table-babylon-token_turned_up-blank = Ronda { $round } de { $rounds }: ficha sin efecto, nada especial.
table-babylon-points-statues = { $change } por estatuas.
table-babylon-points-fountains = { $change } por fuentes.
table-babylon-points-bridges = { $change } por puentes.
table-babylon-points-stairs = { $change } por escaleras.
table-babylon-points-decoration_sets = { $change } por conjuntos de objetos decorativos.
table-babylon-points-flower_sets = { $change } por conjuntos de flores.
table-babylon-points-belvederes = { $change } por belvederes.
table-babylon-points-highest_level = { $change } por el nivel más alto.
table-babylon-line-statues = Estatuas
table-babylon-line-fountains = Fuentes
table-babylon-line-bridges = Puentes
table-babylon-line-stairs = Escaleras
table-babylon-line-decoration_sets = Conjuntos de objetos decorativos
table-babylon-line-flower_sets = Conjuntos de flores
table-babylon-line-belvederes = Belvederes
table-babylon-line-highest_level = Nivel más alto
table-babylon-line-visible_pits = Huecos visibles
table-babylon-decided-visible_pits = Hay empate a puntos: gana quien tenga menos huecos visibles.

### The Architects of Amytis

table-amytis-architect_placed = Un arquitecto va a { $stack }.
table-amytis-tile_built =
    { $name } construye en { $cell } { $building ->
        [garden] un jardín
        [market] un mercado
        [wall] una muralla
        [palace] un palacio
        [residence] una residencia
       *[theater] un teatro
    } { $color ->
        [blue] azul
        [green] verde
        [orange] naranja
       *[pink] rosa
    } de la pila { $stack }.
table-amytis-tile_revealed =
    En { $stack } se ve ahora { $building ->
        [garden] un jardín
        [market] un mercado
        [wall] una muralla
        [palace] un palacio
        [residence] una residencia
       *[theater] un teatro
    } { $color ->
        [blue] azul
        [green] verde
        [orange] naranja
       *[pink] rosa
    }.
table-amytis-stack_emptied = No quedan losetas en { $stack }.
table-amytis-points-garden-A =
    { $count ->
        [one] { $change } por el jardín: 1 pila de esta altura.
       *[other] { $change } por el jardín: { $count } pilas de esta altura.
    }
table-amytis-points-garden-B =
    { $count ->
        [one] { $change } por el jardín: su pila tiene 1 loseta.
       *[other] { $change } por el jardín: su pila tiene { $count } losetas.
    }
table-amytis-points-market-A =
    { $count ->
        [one] { $change } por el mercado: 1 loseta de su color.
       *[other] { $change } por el mercado: { $count } losetas de su color.
    }
table-amytis-points-market-B =
    { $count ->
        [one] { $change } por el mercado: 1 loseta de otro color.
       *[other] { $change } por el mercado: { $count } losetas de otros colores.
    }
table-amytis-points-wall-A =
    { $count ->
        [one] { $change } por la muralla: 1 muralla en el borde.
       *[other] { $change } por la muralla: { $count } murallas en el borde.
    }
table-amytis-points-wall-B =
    { $count ->
        [one] { $change } por la muralla: 1 muralla en una esquina.
       *[other] { $change } por la muralla: { $count } murallas en las esquinas.
    }
table-amytis-points-palace-A =
    { $count ->
        [one] { $change } por el palacio: 1 palacio visible.
       *[other] { $change } por el palacio: { $count } palacios visibles.
    }
table-amytis-points-palace-B =
    { $count ->
        [one] { $change } por el palacio: 1 proyecto completado hasta ahora.
       *[other] { $change } por el palacio: { $count } proyectos completados hasta ahora.
    }
table-amytis-points-residence-A =
    { $count ->
        [one] { $change } por la residencia: 1 tipo de edificio.
       *[other] { $change } por la residencia: { $count } tipos de edificio.
    }
table-amytis-points-residence-B =
    { $count ->
        [one] { $change } por la residencia: 1 mercado o residencia.
       *[other] { $change } por la residencia: { $count } mercados y residencias.
    }
table-amytis-points-theater-A =
    { $count ->
        [one] { $change } por el teatro: 1 arquitecto en el tablero.
       *[other] { $change } por el teatro: { $count } arquitectos en el tablero.
    }
table-amytis-points-theater-B =
    { $count ->
        [one] { $change } por el teatro: 1 arquitecto propio en el tablero.
       *[other] { $change } por el teatro: { $count } arquitectos propios en el tablero.
    }
table-amytis-palace_scored = { $name } puntúa por el palacio en vez de tomar un proyecto.
table-amytis-project_taken-open = { $name } toma el proyecto { $project }.
table-amytis-project_taken-deck = { $name } roba la primera carta del mazo, el proyecto { $project }.
table-amytis-project_revealed = El proyecto { $project } queda a la vista.
table-amytis-project_completed =
    { $points ->
        [one] { $name } completa el proyecto { $project }: { $points } punto al final.
       *[other] { $name } completa el proyecto { $project }: { $points } puntos al final.
    }
table-amytis-line_completed = Tres arquitectos en línea: { $stacks }.
table-amytis-favor_placed =
    { $favor ->
        [stairs] { $name } coloca una ficha en el favor de la escalera.
        [corners] { $name } coloca una ficha en el favor de las esquinas.
        [projects] { $name } coloca una ficha en el favor de los proyectos.
        [row] { $name } coloca una ficha en la fila inferior de los favores.
       *[other] { $name } coloca una ficha en el favor de las pilas de altura { $favor }.
    }
table-amytis-last_turn = Hay dos pilas vacías: { $name } juega el último turno.
table-amytis-architects_taken_back = Los arquitectos de { $name } vuelven de { $stacks }.
table-amytis-line-track = Edificios
table-amytis-line-projects = Proyectos
table-amytis-line-favors = Favores
