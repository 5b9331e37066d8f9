# Aprender un juego jugando: la lista de capítulos y un capítulo.
learn-title = Aprende { $game }
learn-lead = { $minutes ->
    [one] Se aprende jugando: capítulos cortos, en total un minuto más o menos, y después una primera partida.
   *[other] Se aprende jugando: capítulos cortos, en total unos { $minutes } minutos, y después una primera partida.
  }
learn-minutes = { $minutes ->
    [one] 1 minuto aproximadamente
   *[other] unos { $minutes } minutos
  }
learn-whole-game = una partida completa
learn-done = terminado
learn-step = Paso { $step } de { $steps }
learn-begin = Empezar
learn-continue = Continuar
learn-repeat = Repetir
learn-restart = Desde el principio
learn-play = Jugar
learn-chapters = Todos los capítulos
learn-opponent = Rival

# Lo que dice y ofrece el guía.
learn-go-on = Seguir
learn-show = Muéstramelo
learn-again = Empezar este paso de nuevo
learn-again-word = De nuevo
learn-expand = Mostrar el texto
learn-collapse = Ocultar el texto
learn-praise-1 = ¡Bien hecho!
learn-praise-2 = ¡Exacto!
learn-praise-3 = ¡Eso es!
learn-praise-4 = ¡Muy bien!
learn-miss = No del todo. Has hecho esto:
learn-shown = { $action }. Está iluminado en el tablero: confírmalo allí.
learn-finished = ¡Capítulo terminado!
learn-then = A continuación: { $chapter }
learn-then-game = Ya sabes lo suficiente para una partida de verdad.
learn-all-done = Has terminado el último capítulo.
learn-next = Capítulo siguiente

# El último capítulo.
learn-game-lead = Ya conoces las reglas: es hora de una partida completa. Tu rival es { $computer }. Puedes pedir pistas.
learn-game-tutor = El tutor sigue a tu lado.
learn-game-start = Empezar la partida
