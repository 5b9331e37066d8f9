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
table-bots-pause = Pausa
table-bots-continue = Continuar
table-bots-turn = Un turno
table-title-yours = ● Te toca · { $game }
table-title-other = { $name } · { $game }
table-title-over = Fin de la partida · { $game }
table-last-turn = Es el último turno.
table-last-round = Es la última ronda.

## Tools.

table-skip = Saltar
table-undo = Deshacer
table-undo-keys = Deshacer un paso (U). Todo el turno: Mayús + U
table-undo-turn = Deshacer todo el turno
table-scores = Puntuación línea por línea
table-why-none = Sin puntos.
table-hint = Pista
table-hint-key = Pedir pistas (H)
table-hint-thinking = Pensando…
table-hints = Pistas
table-hints-close = Cerrar las pistas
table-tutor-on = Activar el tutor
table-tutor-off = Desactivar el tutor
table-tutor-is-on = El tutor está activado: habla antes de tus turnos y tras los errores.
table-tutor-is-off = El tutor está desactivado.
table-menu = Menú de la mesa
table-share = Compartir un enlace para ver la partida
table-link-copied = Enlace copiado.
table-replay = Repasar la partida
table-report = ¿Qué decidió la partida?
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
table-rematch-wished = { $name } quiere volver a jugar.
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
table-result-you-by =
    { $points ->
        [one] Has ganado por { $points } punto
       *[other] Has ganado por { $points } puntos
    }
table-result-one-by =
    { $points ->
        [one] { $names } gana por { $points } punto
       *[other] { $names } gana por { $points } puntos
    }
table-result-ahead =
    { $points ->
        [one] Gana { $names }, con { $points } punto más que tú
       *[other] Gana { $names }, con { $points } puntos más que tú
    }
table-result-shared-you = Compartes la victoria con { $names }
table-result-picture = Compartir una imagen
table-result-no-picture = Este navegador no ha podido crear la imagen.
table-result-score = Puntuación
table-scores-now = Si la partida acabara ahora
table-result-winner = victoria
table-result-counting = Recuento final
# Statues, 12 to 4
table-result-difference = La mayor diferencia: { $line }, { $points } a { $other }.
table-result-beat = Has superado el nivel { $level }.
table-result-try = Probar { $level }

## What happened, in words. Names are those of the seats.

table-log = Historial
table-log-empty = Todavía nada.
# The button that shows what an action brought; $action is its short line.
table-log-details = Detalles: { $action }
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

table-do-any = Elige una acción.
table-waits-any = { $name } está eligiendo una acción.
table-decided-any = Las puntuaciones son iguales; decide { $line }.
