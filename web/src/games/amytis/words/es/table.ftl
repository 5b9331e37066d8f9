# The table of The Architects of Amytis.

## Things

amytis-building-garden = Jardín
amytis-building-market = Mercado
amytis-building-wall = Muralla
amytis-building-palace = Palacio
amytis-building-residence = Residencia
amytis-building-theater = Teatro

amytis-color-blue = azul (estrella)
amytis-color-green = verde (hoja)
amytis-color-orange = naranja (triángulo)
amytis-color-pink = rosa (hexágono)

amytis-tile-garden-blue = jardín azul
amytis-tile-garden-green = jardín verde
amytis-tile-garden-orange = jardín naranja
amytis-tile-garden-pink = jardín rosa
amytis-tile-market-blue = mercado azul
amytis-tile-market-green = mercado verde
amytis-tile-market-orange = mercado naranja
amytis-tile-market-pink = mercado rosa
amytis-tile-wall-blue = muralla azul
amytis-tile-wall-green = muralla verde
amytis-tile-wall-orange = muralla naranja
amytis-tile-wall-pink = muralla rosa
amytis-tile-palace-blue = palacio azul
amytis-tile-palace-green = palacio verde
amytis-tile-palace-orange = palacio naranja
amytis-tile-palace-pink = palacio rosa
amytis-tile-residence-blue = residencia azul
amytis-tile-residence-green = residencia verde
amytis-tile-residence-orange = residencia naranja
amytis-tile-residence-pink = residencia rosa
amytis-tile-theater-blue = teatro azul
amytis-tile-theater-green = teatro verde
amytis-tile-theater-orange = teatro naranja
amytis-tile-theater-pink = teatro rosa

## What buildings score, by side: as short as can be

amytis-effects = Qué puntos dan los edificios
amytis-side = Lado { $side }
amytis-effect-garden-A = { $points-garden-A } por cada pila de la ciudad tan alta como esta
amytis-effect-garden-B = { $points-garden-B } por cada loseta de su pila
amytis-effect-market-A = { $points-market-A } por cada loseta visible de su color
amytis-effect-market-B = { $points-market-B } por cada loseta visible de otro color
amytis-effect-wall-A = { $points-wall-A } por cada muralla visible en el borde
amytis-effect-wall-B = { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 }, { $points-wall-B-4 } por 1 a 4 murallas en las esquinas
amytis-effect-palace-A = un proyecto, y { $points-palace-A } por cada palacio visible
amytis-effect-palace-B = un proyecto, o { $points-palace-B } por cada proyecto completado, tuyo o de tu rival
amytis-effect-residence-A = { $points-residence-A } por cada tipo de edificio visible
amytis-effect-residence-B = { $points-residence-B } por cada mercado y cada residencia visible
amytis-effect-theater-A = { $points-theater-A } por cada arquitecto en el tablero
amytis-effect-theater-B = { $points-theater-B } por cada arquitecto tuyo en el tablero

## Building board

amytis-stacks = Tablero principal
amytis-empty-stacks = Pilas vacías: { $now } de { $end }
amytis-stack-label = Pila { $cell }: { $tile }, { $height ->
    [one] la última loseta.
   *[other] { $height } losetas.
  }
amytis-stack-empty-label = Pila { $cell }: no quedan losetas.
amytis-stack-no-architect = Sin arquitecto.
amytis-stack-architect = Aquí hay un arquitecto de { $name }.
amytis-stack-best = { $points ->
    [one] Daría hasta { $points } punto.
   *[other] Daría hasta { $points } puntos.
  }
amytis-would-score = { $points ->
    [one] Daría { $points } punto.
   *[other] Daría { $points } puntos.
  }
amytis-would-line = Completaría una línea.
amytis-would-end = Empezaría el final de la partida.
amytis-at-most = ≤ { $points }
amytis-lines = Líneas
amytis-lines-hint = Mostrar las líneas a las que solo les falta un arquitecto
amytis-unseen-button = No vistas
amytis-unseen = Losetas aún no vistas
amytis-unseen-sum = { $all } losetas: { $below } dentro de las pilas, { $gone } fuera de la partida.

## Cities

amytis-city-of = Ciudad de { $name }
amytis-cell-empty = Ciudad { $cell }: vacía.
amytis-cell-one = Ciudad { $cell }: { $tile }.
amytis-cell-more = Ciudad { $cell }: { $tile } sobre { $below }; { $height } losetas.
amytis-spot-missing = Aquí falta { $color }.
amytis-spot-there = Forma parte del patrón: { $color }.

## Seats

amytis-first-player = Empieza
amytis-total = Puntos si la partida acabara ahora:
amytis-line-track = edificios { $points }
amytis-line-projects = proyectos { $points }
amytis-line-favors = favores { $points }
amytis-architects-left = { $architects ->
    [one] 1 arquitecto disponible
   *[other] { $architects } arquitectos disponibles
  }
amytis-tokens-left = { $tokens ->
    [one] Queda 1 ficha de favor
   *[other] Quedan { $tokens } fichas de favor
  }

## Projects

amytis-open-projects = Proyectos a la vista
amytis-project-number = #{ $number }
amytis-project-short = proyecto { $number } ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  })
amytis-project-label = Proyecto { $number }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }. { $missing ->
    [0] El patrón está completo.
    [one] Falta 1 casilla.
   *[other] Faltan { $missing } casillas.
  }
amytis-project-done-label = Proyecto { $number }, completado, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
amytis-missing = { $missing ->
    [0] completo
    [one] falta { $missing }
   *[other] faltan { $missing }
  }
amytis-missing-after = { $after ->
    [0] ¡completado!
   *[other] { $missing } → { $after }
  }
amytis-way = Posición { $way } de { $ways }.
amytis-slot-empty = ninguno
amytis-deck = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
amytis-deck-take = Robar, sin verla, la primera carta del mazo, que tiene { $cards ->
    [one] 1 carta.
   *[other] { $cards } cartas.
  } { $points ->
    [one] Daría { $points } punto.
   *[other] Daría { $points } puntos.
  }
amytis-deck-unseen = { $cards ->
    [one] La carta del mazo
   *[other] Las { $cards } cartas del mazo, en algún orden
  }
amytis-score-instead = puntos
amytis-palace-score = { $points ->
    [one] No tomar ningún proyecto y sumar { $points } punto.
   *[other] No tomar ningún proyecto y sumar { $points } puntos.
  }

## Favours

amytis-favors = Favores del rey
amytis-favor-I = pilas de 1
amytis-favor-II = pilas de 2
amytis-favor-III = pilas de 3
amytis-favor-IV = pilas de 4
amytis-favor-stairs = escalera 1-2-3
amytis-favor-corners = esquinas altas
amytis-favor-projects = proyectos hechos
amytis-favor-row = fila inferior
amytis-favor-label = { $favor }: { $says }
amytis-favor-says-I = { $points-favor-I } por cada pila de exactamente 1 loseta.
amytis-favor-says-II = { $points-favor-II } por cada pila de exactamente 2 losetas.
amytis-favor-says-III = { $points-favor-III } por cada pila de exactamente 3 losetas.
amytis-favor-says-IV = { $points-favor-IV } por cada pila de exactamente 4 losetas.
amytis-favor-says-stairs = { $points-favor-stairs } por cada fila o columna con pilas de 1, 2 y 3 losetas, en orden ascendente o descendente.
amytis-favor-says-corners = { $points-favor-corners } por cada esquina con una pila de al menos 3 losetas.
amytis-favor-says-projects = { $points-favor-projects } por cada proyecto completado.
amytis-favor-says-row = { $points-row-1 }, { $points-row-2 }, { $points-row-3 } o { $points-row-4 } en total por 1, 2, 3 o 4 fichas tuyas.
amytis-favor-short-I = { $points-favor-I } c/u
amytis-favor-short-II = { $points-favor-II } c/u
amytis-favor-short-III = { $points-favor-III } c/u
amytis-favor-short-IV = { $points-favor-IV } c/u
amytis-favor-short-stairs = { $points-favor-stairs } c/u
amytis-favor-short-corners = { $points-favor-corners } c/u, 3+
amytis-favor-short-projects = { $points-favor-projects } c/u
amytis-favor-taken = Aquí está la ficha de { $name }.
amytis-favor-in-row = { $name } tiene { $tokens ->
    [one] 1 ficha aquí.
   *[other] { $tokens } fichas aquí.
  }
amytis-favor-now = { $points ->
    [one] Ahora vale { $points } punto para { $name }.
   *[other] Ahora vale { $points } puntos para { $name }.
  }

## Why: what numbers on the table consist of

amytis-why-track = Los edificios puntúan en cuanto se construyen.
amytis-why-before = antes
amytis-why-projects = Cada proyecto completado da sus puntos.
amytis-why-favors = Cada ficha en el tablero de favores puntúa lo que cuenta su espacio.
amytis-why-best = La mejor casilla es { $cell }.
amytis-why-empty = La partida termina cuando hay { $end } pilas vacías y ambos han jugado el mismo número de turnos.
amytis-why-height = { $height ->
    [one] 1 loseta de altura
   *[other] { $height } losetas de altura
  }
amytis-why-unseen = { $tile }: { $count } sin ver, en las pilas o fuera de la partida

## What is to be done

amytis-todo-build = Elige una pila o un lugar de tu ciudad.
amytis-most = El número con ≤ es lo máximo que puede dar ahora esa pila.
amytis-todo-cell = { $tile }: ¿en qué lugar de tu ciudad?
amytis-todo-stack = ¿Qué pila para la ciudad, { $cell }?
amytis-todo-ghost = { $tile }, de la pila { $stack } a la ciudad, { $cell }
amytis-todo-palace-A = El palacio te permite tomar un proyecto.
amytis-todo-palace-B = El palacio te permite tomar un proyecto o puntuar.
amytis-todo-favor = Tres en línea: coloca una ficha en el tablero de favores.
amytis-todo-project = Tomar el proyecto { $number }
amytis-todo-deck = Robar la primera carta del mazo, sea cual sea
amytis-todo-score = No tomar ningún proyecto y puntuar
amytis-todo-place = Una ficha en: { $favor }
amytis-todo-wait = Turno de { $name }.
amytis-todo-over = La partida ha terminado.
amytis-last-turn = Último turno
amytis-ends-now = La partida termina con este turno.
amytis-ends-next = Comienza el final: a { $name } le queda un turno.
# $points is written with its sign: +3
amytis-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
amytis-gain-track = { $points } por el edificio
amytis-gain-projects = { $count ->
    [one] { $points }: completa un proyecto
   *[other] { $points }: completa { $count } proyectos
  }
amytis-gain-favors = { $points } en favores
amytis-gain-palace-a = después, un proyecto
amytis-gain-palace-b = { $points ->
    [one] después, un proyecto o { $points } punto
   *[other] después, un proyecto o { $points } puntos
  }
amytis-gain-line = tres en línea: un favor
amytis-gain-line-no-token = tres en línea, pero no quedan fichas
amytis-let-go = Soltar
amytis-do-build = Construir
amytis-do-take = Tomar
amytis-do-score = Puntuar
amytis-do-place = Colocar

## For screen readers

amytis-text-board = Descripción de la mesa
amytis-none = ninguno
amytis-pieces = Arquitectos disponibles: { $architects }. Fichas de favor restantes: { $tokens }.
amytis-projects-are = Proyectos: { $projects }. Completados: { $completed }.

## Why something cannot be done

amytis-reason-game_over = La partida ha terminado y ya no se puede hacer nada.
amytis-reason-build_first = Primero toma una loseta y constrúyela. Ahora no hay ningún proyecto ni favor que elegir.
amytis-reason-choose_a_project_first = Has construido un palacio: primero elige qué te da.
amytis-reason-choose_a_favor_first = Tienes tres en línea: primero coloca tu ficha en el tablero de favores.
amytis-reason-stack_empty = No quedan losetas en la pila { $stack }.
amytis-reason-architect_on_stack = En la pila { $stack } hay un arquitecto. Solo se puede elegir una pila sin ninguno.
amytis-reason-score_is_for_side_b = Solo un palacio del lado B permite puntuar en vez de tomar un proyecto.
amytis-reason-deck_empty = No quedan cartas en el mazo.
amytis-reason-no_open_project_in_slot = No hay ninguna carta en el lugar { $slot }.
amytis-reason-favor_taken = Ahí ya hay una ficha.
amytis-reason-row_has_four_of_yours = Tienes cuatro fichas en la fila inferior, y no se permiten más.
amytis-reason-row_full = Los seis espacios de la fila inferior están ocupados.
amytis-reason-project_not_open = El proyecto { $project } no está a la vista.
amytis-reason-slot_not_empty = El proyecto { $project } está en el lugar { $slot }: elígelo por su número.

# Above the examples of buildings in the rules.
rules-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
rules-side = Lado { $side }

## Whose turn it is, and what is to be done.

table-do-amytis-build = Elige una pila y la casilla donde construir su loseta.
table-do-amytis-palace = Elige qué te da el palacio.
table-do-amytis-favor = Coloca una ficha en el tablero de favores.
table-do-amytis-over = La partida ha terminado.
table-waits-amytis-build = { $name } elige una loseta y su casilla.
table-waits-amytis-palace = { $name } elige qué le da el palacio.
table-waits-amytis-favor = { $name } elige un favor.
table-waits-amytis-over = La partida ha terminado.

## What happened: sentences of the log

table-amytis-architect_placed = Un arquitecto va a la pila { $stack }.
table-amytis-tile_built =
    { $name } construye en la ciudad, { $cell }, { $building ->
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
    .short = Ciudad { $cell }: { $tile }
table-amytis-tile_revealed =
    En la pila { $stack } se ve ahora { $building ->
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
table-amytis-stack_emptied = No quedan losetas en la pila { $stack }.
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
    .short = Puntúa el palacio
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
    .short = Proyecto { $project }
table-amytis-project_taken-deck = { $name } roba la primera carta del mazo, el proyecto { $project }.
    .short = Proyecto { $project }, del mazo
table-amytis-project_revealed = El proyecto { $project } queda a la vista.
table-amytis-project_completed =
    { $points ->
        [one] { $name } completa el proyecto { $project }: { $points } punto al final.
       *[other] { $name } completa el proyecto { $project }: { $points } puntos al final.
    }
table-amytis-line_completed = Tres arquitectos en línea: pilas { $stacks }.
table-amytis-favor_placed = { $name } coloca una ficha: { $favor }.
    .short = Favor: { $favor }
table-amytis-last_turn = Hay dos pilas vacías: { $name } juega el último turno.
table-amytis-architects_taken_back = Los arquitectos de { $name } vuelven de las pilas { $stacks }.
table-amytis-ended = Hay dos pilas vacías y se ha jugado el último turno.
table-amytis-line-track = Edificios
table-amytis-line-projects = Proyectos
table-amytis-line-favors = Favores
