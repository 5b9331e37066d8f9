# The replay of a game.
replay-title = Repetición · { $game }
replay-heading = { $game }: repetición
replay-beginning = El comienzo de la partida.
replay-not-begun = Todavía no hay nada que repasar
replay-not-begun-why = La partida de esta mesa no ha empezado.
replay-transport = Recorrer la partida
replay-first = Al principio (Inicio)
replay-turn-back = Un turno atrás (Mayús + flecha izquierda)
replay-back = Un paso atrás (flecha izquierda)
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante (flecha derecha)
replay-turn = Un turno adelante (Mayús + flecha derecha)
replay-last = Al final (Fin)
replay-at = Paso { $ply } de { $last }
# What a screen reader says of the slider.
replay-value = Paso { $ply } de { $last }. { $told }
replay-standing = { $name } { $score }
replay-graph = Las puntuaciones a lo largo de la partida. Aquí: { $standing }.
replay-table = Las puntuaciones en una tabla
replay-table-turn = Turno
replay-link = Copiar un enlace
replay-to-table = A la mesa
replay-import = Cargar una partida
replay-side = Vista de
