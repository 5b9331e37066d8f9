# The list of keyboard shortcuts.

shortcuts-table = Cualquier mesa
shortcuts-replay = Repeticiones
shortcuts-lessons = Lecciones
shortcuts-rule = La regla sobre lo que señalas
shortcuts-list = Esta lista
shortcuts-walk = Moverse por un tablero
shortcuts-confirm = Elegir y luego confirmar
shortcuts-let-go = Devolver, deseleccionar, cerrar
shortcuts-undo = Deshacer un paso
shortcuts-undo-turn = Deshacer todo el turno
shortcuts-hints = Pistas
shortcuts-tutor = Tutor sí o no
shortcuts-scores = Puntuación línea por línea
shortcuts-why = Explicar el número siguiente o el anterior
shortcuts-skip = Saltar las jugadas de los demás
shortcuts-play = Reproducir, pausar
shortcuts-step = Un paso atrás o adelante
shortcuts-turn = Un turno atrás o adelante
shortcuts-ends = Al principio o al final
shortcuts-go-on = Seguir
shortcuts-show = Mostrar la acción
shortcuts-again = Empezar el paso de nuevo
