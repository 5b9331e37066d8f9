# Babylon's table. Names are those of the rules.

## Tiles, pieces, tokens

babylon-icon-stairs = escalera
babylon-icon-fountain = fuente
babylon-icon-bridge = puente
babylon-icon-statue = estatua

# $icons is a list such as “stairs and fountain”, $count how many they are.
babylon-tile = { $material ->
    [clay] Arcilla
    [granite] Granito
    [basalt] Basalto
   *[start] Loseta inicial
  }, { $flower ->
    [white] flor blanca
    [pink] flor rosa
    [blue] flor azul
   *[yellow] flor amarilla
  }: { $icons }

babylon-flower-white = flor blanca
babylon-flower-pink = flor rosa
babylon-flower-blue = flor azul
babylon-flower-yellow = flor amarilla

babylon-piece-single_pillar = Pilares simples
babylon-piece-double_pillar = Pilares dobles
babylon-piece-belvedere = Belvederes
babylon-piece-stairs = Escaleras
babylon-piece-fountain = Fuentes
babylon-piece-bridge = Puentes
babylon-piece-statue = Estatuas

babylon-token-extra_single = +1 pilar simple
babylon-token-extra_double = +1 pilar doble
babylon-token-change_icon = Cambiar un icono
babylon-token-fill_blank = Icono en un espacio sin icono
babylon-token-double_flower = Flor doble
babylon-token-one_fewer = 1 pilar menos
babylon-token-blank = Sin efecto

babylon-effect-extra_single = Cada turno de esta ronda empieza con un pilar simple.
babylon-effect-extra_double = Cada turno de esta ronda empieza con un pilar doble. No se puede almacenar.
babylon-effect-change_icon = Una vez en tu turno, un icono de una loseta recién colocada cuenta como cualquier otro icono para un objeto decorativo.
babylon-effect-fill_blank = Una vez en tu turno, un espacio sin icono de una loseta recién colocada cuenta como cualquier icono para un objeto decorativo.
babylon-effect-double_flower = Extraer una loseta con tu flor da dos pilares por la flor, no uno.
babylon-effect-one_fewer = Excavar da un pilar menos.
babylon-effect-blank = Esta ronda se juega sin ningún efecto especial.

## The quarry

babylon-quarry = Cantera
babylon-stack-empty = { $stack }: vacía
babylon-stack = { $stack }, altura: { $height ->
    [one] 1 loseta
   *[other] { $height } losetas
  }. { $tile }.
babylon-stack-pillars = { $stack }, altura: { $height ->
    [one] 1 loseta
   *[other] { $height } losetas
  }. { $tile }. Excavar da { $pillars ->
    [one] 1 pilar
   *[other] { $pillars } pilares
  }.
babylon-stack-short = { $stack } · { $tile }
babylon-dig = Excavar { $stack }
babylon-dig-hint = Elige una loseta para extraerla. El número de cada loseta indica cuántos pilares da.
babylon-remove = Retirar { $stack }
babylon-remove-random = Retirar las demás al azar
babylon-remove-hint = Elige una loseta de Arcilla para retirarla de la partida.
babylon-remove-what = Esta loseta se retira de la partida y queda a la vista el granito de debajo.

# Where the pillars of a dig come from; $side is the edge of the tile.
babylon-gain-quarry_side = { $side ->
    [north] Norte
    [east] Este
    [south] Sur
   *[west] Oeste
  }: lado de la cantera
babylon-gain-same_layer = { $side ->
    [north] Norte
    [east] Este
    [south] Sur
   *[west] Oeste
  }: mismo nivel
babylon-gain-lower_layer = { $side ->
    [north] Norte
    [east] Este
    [south] Sur
   *[west] Oeste
  }: nivel inferior
babylon-gain-empty_stack = { $side ->
    [north] Norte
    [east] Este
    [south] Sur
   *[west] Oeste
  }: fondo de la cantera
babylon-gain-own_flower = tu flor
babylon-gain-double_flower = la flor cuenta doble
babylon-gain-one_fewer = uno menos (ficha)
babylon-gain-supply_is_empty = { $count } menos: no quedan

## The turn

babylon-hand = Tus losetas
babylon-controls = Tu turno
babylon-dug = Loseta extraída
babylon-stored = Loseta guardada
babylon-take-it = tomar
babylon-held = en tu mano
babylon-no-place = ahora no cabe
babylon-hand-empty = Todas tus losetas están colocadas.
babylon-decorate = Decorar
babylon-decorations-possible = { $count ->
    [one] 1 objeto decorativo posible
   *[other] { $count } objetos decorativos a elegir
  }
babylon-turning = Girar la loseta
babylon-turn = Girar en sentido horario
babylon-turn-back = Girar en sentido antihorario
babylon-level-choice = Nivel
babylon-level = Nivel { $level }
babylon-raise = Subir un nivel
babylon-lower = Bajar un nivel
babylon-open-choice = Esquina sin apoyo
babylon-open-nw = Esquina noroeste sin apoyo
babylon-open-ne = Esquina noreste sin apoyo
babylon-open-se = Esquina sureste sin apoyo
babylon-open-sw = Esquina suroeste sin apoyo
babylon-open-none = ninguna
babylon-open-why = Una esquina sin apoyo no necesita pilar y recibe un belvedere.
babylon-place = Colocar aquí
babylon-put-down = Soltar
babylon-place-hint = Elige un lugar en tu jardín: las marcas doradas indican dónde puede ir la loseta.
babylon-again = Elige otra vez el mismo lugar para colocar la loseta.
babylon-place-said = En { $cell }, nivel { $level }, { $open ->
    [nw] esquina noroeste sin apoyo
    [ne] esquina noreste sin apoyo
    [se] esquina sureste sin apoyo
    [sw] esquina suroeste sin apoyo
   *[none] cuatro apoyos
  }.
babylon-cost = { $singles ->
    [0] { $doubles ->
        [0] Ningún pilar.
        [one] 1 pilar doble.
       *[other] { $doubles } pilares dobles.
      }
    [one] { $doubles ->
        [0] 1 pilar simple.
        [one] 1 pilar simple y 1 doble.
       *[other] 1 pilar simple y { $doubles } dobles.
      }
   *[other] { $doubles ->
        [0] { $singles } pilares simples.
        [one] { $singles } pilares simples y 1 doble.
       *[other] { $singles } pilares simples y { $doubles } dobles.
      }
  }{ $statues ->
    [0] { "" }
    [one] { " " }Una estatua se convierte en pilar.
   *[other] { " " }{ $statues } estatuas se convierten en pilares.
  }
babylon-exchange = { $singles } simples se intercambian por { $doubles ->
    [one] un doble
   *[other] { $doubles } dobles
  }.
babylon-left = { $count ->
    [0] No queda ningún pilar simple.
    [one] Queda 1 pilar simple.
   *[other] Quedan { $count } pilares simples.
  }
# $points is written with its sign: +3
babylon-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
babylon-uses-token = con la ficha de ronda
babylon-decoration = { $icon ->
    [stairs] Escalera { $from }–{ $to }
    [fountain] Fuente { $from }–{ $to }
    [bridge] Puente { $from }–{ $to }
   *[statue] Estatua { $from }
  }
babylon-which = ¿Qué construyes en { $cell }?
babylon-cancel = Cancelar

babylon-keep = Guardar:
babylon-keep-tile = Guardar esta loseta. { $tile }
babylon-keep-none = ninguna
babylon-lost-pillars = { $singles ->
    [0] { $doubles ->
        [one] 1 pilar doble vuelve
       *[other] { $doubles } pilares dobles vuelven
      }
    [one] { $doubles ->
        [0] 1 pilar simple vuelve
        [one] 1 pilar simple y 1 doble vuelven
       *[other] 1 pilar simple y { $doubles } dobles vuelven
      }
   *[other] { $doubles ->
        [0] { $singles } pilares simples vuelven
        [one] { $singles } pilares simples y 1 doble vuelven
       *[other] { $singles } pilares simples y { $doubles } dobles vuelven
      }
  } al suministro: en el área de almacenamiento solo caben 6 simples.
babylon-lost-tiles = { $count ->
    [one] Una loseta se descarta
   *[other] { $count } losetas se descartan
  }: { $tiles }.
babylon-lost-decorations = Aún podrías colocar un objeto decorativo.
babylon-end = Terminar el turno
babylon-end-anyway = Terminar de todos modos
# The second press that ends the turn.
babylon-end-again = Sí, terminar el turno

## Gardens

babylon-own-garden = Tu jardín
babylon-garden-of = Jardín de { $name }
babylon-back = Volver a mi jardín
babylon-view = Vista
babylon-view-solid = 3D
babylon-view-plan = Plano
babylon-view-above = Desde arriba
babylon-view-reset = Vista inicial
babylon-view-levels = Mostrar los niveles
babylon-view-beside = Mostrar los dos jardines
babylon-nearer = Acercar
babylon-farther = Alejar
babylon-no-webgl = Este navegador no puede dibujar en 3D (falta WebGL): aquí tienes el plano.
babylon-garden-label = { $title }: { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
  }, { $decorations ->
    [one] 1 objeto decorativo
   *[other] { $decorations } objetos decorativos
  }
babylon-garden-grid = { $title }, casilla por casilla
babylon-in-words = { $title }: descripción
babylon-tiles-placed = { $count ->
    [0] Ninguna loseta todavía
    [one] 1 loseta
   *[other] { $count } losetas
  }
babylon-placed = { $cell }, nivel { $level }: { $tile }{ $open ->
    [nw] ; belvedere al noroeste
    [ne] ; belvedere al noreste
    [se] ; belvedere al sureste
    [sw] ; belvedere al suroeste
   *[none] { "" }
  }
babylon-decorations-placed = { $count ->
    [0] Ningún objeto decorativo todavía
    [one] 1 objeto decorativo
   *[other] { $count } objetos decorativos
  }
babylon-decoration-on = { $what }, nivel { $level }
babylon-cell-bare = { $cell }: hueco vacío
babylon-cell-spanned = { $cell }: hueco vacío bajo un puente
# $shows is the piece that stands on the cell, or the icon that it shows.
babylon-cell = { $cell }: nivel { $level }, { $material ->
    [clay] arcilla
    [granite] granito
    [basalt] basalto
   *[start] loseta inicial
  }, { $flower ->
    [white] flor blanca
    [pink] flor rosa
    [blue] flor azul
   *[yellow] flor amarilla
  }, { $kind ->
    [piece] { $shows ->
        [stairs] aquí hay una escalera
        [fountain] aquí hay una fuente
        [bridge] aquí acaba un puente
        [statue] aquí hay una estatua
       *[belvedere] aquí hay un belvedere
      }
   *[icon] { $shows ->
        [stairs] icono de escalera
        [fountain] icono de fuente
        [bridge] icono de puente
        [statue] icono de estatua
       *[blank] sin icono
      }
  }
babylon-cell-place = { $seen }. La loseta puede ir aquí.
babylon-cell-decorate = { $seen }. Posible: { $what }.

## Seats, round, supply

babylon-seats = Participantes
babylon-seat = Asiento de { $name }
babylon-you = { $name } (tú)
babylon-to-act = le toca
babylon-pillars = { $singles ->
    [one] 1 pilar simple
   *[other] { $singles } pilares simples
  }, { $doubles ->
    [one] 1 pilar doble
   *[other] { $doubles } pilares dobles
  }
babylon-stored-tile = Loseta guardada. { $tile }
babylon-dug-tile = Loseta extraída. { $tile }
babylon-stored-none = Ninguna loseta guardada
babylon-score = { $count ->
    [one] punto
   *[other] puntos
  }
babylon-enlarge = Jardín de { $name }: ampliar
babylon-enlarge-own = Tu jardín: ampliar
babylon-scoring = Desglose
babylon-line-statues = Estatuas
babylon-line-fountains = Fuentes
babylon-line-bridges = Puentes
babylon-line-stairs = Escaleras
babylon-line-decoration_sets = Conjuntos de objetos decorativos
babylon-line-flower_sets = Conjuntos de flores
babylon-line-belvederes = Belvederes
babylon-line-highest_level = Nivel más alto
babylon-line-visible_pits = Huecos visibles (desempate)
babylon-round = Ronda { $round } de { $rounds }
babylon-last-round = Última ronda
babylon-no-token = La primera ronda no tiene ficha.
babylon-more = Fichas por salir
babylon-tokens-unseen = { $count ->
    [0] No quedan fichas por salir
    [one] Queda 1 ficha por salir. Aún no vistas:
   *[other] Quedan { $count } fichas por salir. Aún no vistas:
  }
babylon-supply = Suministro
babylon-supply-left = { $count ->
    [0] { $piece }: no queda ninguna pieza
    [one] { $piece }: queda { $count } pieza
   *[other] { $piece }: quedan { $count } piezas
  }
babylon-supply-unlimited = El suministro nunca se agota.

## Why: what numbers on the table consist of

babylon-gain-none = { $side ->
    [north] Norte
    [east] Este
    [south] Sur
   *[west] Oeste
  }: nivel superior, ningún pilar
babylon-gain-player_flower = la flor de quien juega
babylon-why-pillars = { $count ->
    [0] Excavar no da ningún pilar.
    [one] Excavar da 1 pilar.
   *[other] Excavar da { $count } pilares.
  }
babylon-why-statues = Cada estatua visible puntúa su nivel.
babylon-why-fountains = Cada fuente visible puntúa { $points-fountain } veces su nivel.
babylon-why-bridges = Cada puente puntúa { $points-bridge } veces su nivel.
babylon-why-stairs = Cada escalera visible puntúa la suma de sus dos niveles.
babylon-why-decoration_sets = Cada conjunto de los cuatro tipos de objetos decorativos visibles puntúa { $points-decoration-set }.
babylon-why-flower_sets = Cada conjunto de losetas visibles con las cuatro flores puntúa { $points-flower-set }.
babylon-why-belvederes = Cada belvedere puntúa { $points-belvedere }.
babylon-why-highest_level = El nivel más alto puntúa el doble de su número.
babylon-why-visible_pits = Huecos que ninguna loseta cubre. En caso de empate a puntos, cuantos menos, mejor.
# The number of pieces times the points of each; $levels is a level or two.
babylon-why-part = { $count } × { $each } (nivel { $levels })
babylon-why-seen = Visible: { $list }.
babylon-why-round = { $left ->
    [0] No quedan más rondas.
    [one] Queda 1 ronda más.
   *[other] Quedan { $left } rondas más.
  } Cada una empieza con una ficha nueva.
babylon-why-token = Con este efecto: { $count } de las { $all } fichas aún no vistas. Saldrán { $left } de las { $all }.
babylon-why-supply = En la caja hay { $all }.
babylon-why-storage = De un turno a otro se pueden almacenar { $storage } pilares simples y ninguno doble.
# What a corner of a tile stands on.
babylon-why-corner = { $corner ->
    [nw] Noroeste
    [ne] Noreste
    [se] Sureste
   *[sw] Suroeste
  }: { $support ->
    [single] pilar simple
    [double] pilar doble
    [statue] la sostiene una estatua
   *[open] sin apoyo, ningún pilar
  }
# The points of a line before and after an action.
babylon-why-change = { $before } ahora, { $after } después.

## Why an action is impossible

babylon-reason-game_over = La partida ha terminado.
babylon-reason-remove_a_clay_tile_first = Primero hay que retirar losetas de Arcilla.
babylon-reason-no_clay_tile_on_stack = En { $stack } ya no hay loseta de Arcilla.
babylon-reason-no_more_removals = Ya se han retirado todas las losetas de Arcilla necesarias.
babylon-reason-dig_first = Primero debes extraer una loseta.
babylon-reason-already_dug = Ya has excavado en este turno.
babylon-reason-stack_empty = No quedan losetas en { $stack }.
babylon-reason-dug_tile_was_placed = La loseta extraída ya está colocada.
babylon-reason-no_stored_tile = Ya no hay ninguna loseta guardada.
babylon-reason-same_as_smaller_rotation = Girada así, la loseta se ve igual que antes.
babylon-reason-off_the_board = La loseta sobresaldría del borde del tablero.
babylon-reason-no_tile_one_level_below = El nivel { $level } necesita antes una loseta en el nivel inferior, en cualquier lugar de tu jardín. Tu nivel más alto es { $highest_level }.
babylon-reason-cell_is_not_below_the_level = { $cell } ya está en el nivel { $top }: una loseta debe quedar por encima de todo.
babylon-reason-bridge_in_the_way = Un puente pasa por encima de { $cell }: allí ya no se construye nada.
babylon-reason-open_corner_over_a_statue_that_carries_it = La estatua de { $cell } sostendría esta esquina, así que no puede quedar sin apoyo.
babylon-reason-corner_without_support = { $piece ->
    [belvedere] En { $cell } hay un belvedere: allí no cabe ningún pilar.
    [stairs] En { $cell } hay una escalera: allí no cabe ningún pilar.
    [fountain] En { $cell } hay una fuente: allí no cabe ningún pilar.
    [bridge] En { $cell } acaba un puente: allí no cabe ningún pilar.
    [statue] La estatua de { $cell } está demasiado abajo para sostener esta esquina.
   *[none] Ningún pilar llega hasta { $cell }: está a más de dos niveles por debajo.
  }
babylon-reason-same_cells_as_another_tile = Otra loseta tuya ocupa exactamente estas cuatro casillas.
babylon-reason-no_belvedere_left = No quedan belvederes para la esquina sin apoyo.
babylon-reason-not_enough_pillars = Para esto necesitas { $missing ->
    [one] 1 pilar simple más
   *[other] { $missing } pilares simples más
  }.
babylon-reason-no_double_pillar_left = En el suministro no hay suficientes pilares dobles.
babylon-reason-place_a_tile_first = Primero debes colocar una loseta en este turno.
babylon-reason-no_piece_left = { $piece ->
    [stairs] No quedan escaleras en el suministro.
    [fountain] No quedan fuentes en el suministro.
    [bridge] No quedan puentes en el suministro.
    [statue] No quedan estatuas en el suministro.
   *[none] No quedan piezas de ese tipo en el suministro.
  }
babylon-reason-no_tile_on_cell = En { $cell } no hay ninguna loseta.
babylon-reason-space_under_a_bridge = Un puente pasa por encima de { $cell }.
babylon-reason-space_is_taken = En { $cell } ya hay algo.
babylon-reason-icon_does_not_match = { $cell } no muestra el icono necesario.
babylon-reason-not_on_a_tile_of_this_turn = Un objeto decorativo debe tocar una loseta que hayas colocado en este turno.
babylon-reason-not_in_line_with_a_statue = No hay ninguna estatua en la fila ni en la columna de { $cell }.
babylon-reason-levels_are_not_one_apart = Una escalera conecta dos niveles que se diferencian exactamente en uno.
babylon-reason-levels_differ = Ambos extremos deben estar en el mismo nivel.
babylon-reason-same_tile = Una fuente ocupa dos losetas distintas.
babylon-reason-gap_is_not_empty = La casilla de en medio, { $cell }, es demasiado alta o ya la cruza un puente.

## Whose turn it is, and what is to be done.

table-do-babylon-remove =
    { $removals_left ->
        [one] Retira de la partida una loseta de Arcilla; es la última.
       *[other] Retira de la partida una loseta de Arcilla; faltan { $removals_left }.
    }
table-do-babylon-dig = Extrae una loseta de la cantera.
table-do-babylon-build = Construye y decora, o termina el turno.
table-do-babylon-over = La partida ha terminado.
table-waits-babylon-remove = { $name } elige qué loseta de Arcilla retirar.
table-waits-babylon-dig = { $name } elige qué loseta extraer.
table-waits-babylon-build = { $name } está construyendo.
table-waits-babylon-over = La partida ha terminado.

## What happened: sentences of the log

table-babylon-tile_removed =
    { $flower ->
        [white] { $name } retira de { $stack } una loseta de Arcilla con flor blanca.
        [pink] { $name } retira de { $stack } una loseta de Arcilla con flor rosa.
        [blue] { $name } retira de { $stack } una loseta de Arcilla con flor azul.
       *[yellow] { $name } retira de { $stack } una loseta de Arcilla con flor amarilla.
    }
    .short = Retira { $stack }: { $flower ->
            [white] blanca
            [pink] rosa
            [blue] azul
           *[yellow] amarilla
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
    .short = Extrae { $stack }: { $material ->
            [clay] Arcilla
            [granite] Granito
           *[basalt] Basalto
        }, { $flower ->
            [white] blanca
            [pink] rosa
            [blue] azul
           *[yellow] amarilla
        }
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
    .short = Coloca { $cell }, nivel { $level }
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
    .short = Escalera { $cells }
table-babylon-decoration_placed-fountain = { $name } construye una fuente en { $cells }, nivel { $levels }.
    .short = Fuente { $cells }
table-babylon-decoration_placed-bridge = { $name } construye un puente en { $cells }, nivel { $levels }.
    .short = Puente { $cells }
table-babylon-decoration_placed-statue = { $name } construye una estatua en { $cells }, nivel { $levels }.
    .short = Estatua { $cells }
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
    .short = Fin del turno
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
table-babylon-ended = Ha terminado la última ronda.
table-babylon-decided-visible_pits = Hay empate a puntos: gana quien tenga menos huecos visibles.
