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
