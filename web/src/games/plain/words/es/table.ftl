# A game without a client of its own

plain-about = Este juego aún no tiene aquí su propio tablero: se juega con listas.
plain-board-failed = El tablero de este juego no funciona en este navegador. Puedes jugar con listas.
plain-actions = Acciones
plain-search = Buscar entre las acciones
plain-found =
    { $count ->
        [0] No se encuentra ninguna acción.
        [one] { $count } acción.
       *[other] { $count } acciones.
    }
plain-more = Solo se muestran las primeras { $count }.
plain-act = Hacerlo
plain-scores = Puntuaciones
plain-score = Puntuación
plain-position = Posición
plain-player = jugador { $name }
plain-event = { $subject }: { $facts }.
plain-event-alone = { $subject }.
