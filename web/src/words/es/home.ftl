# The first page, the table that is being put together, and the room where people wait for a game.
home-title = Construye un jardín suspendido en el aire
home-lead = Dos juegos de mesa ambientados en la antigua Babilonia, contra el ordenador o con amigos. Sin cuenta, sin instalar nada: siéntate y juega.
home-your-turn = { $count ->
    [one] Te toca en una mesa
   *[other] Te toca en { $count } mesas
  }
home-go-on = Continuar tu partida
home-away = No se puede contactar con el servidor. Esta página lo reintenta sola.

# The first visit.
home-learn-game = Aprender { $game } ({ $minutes } min)
home-know-rules = Ya conozco las reglas
home-learn-on = Seguir aprendiendo { $game }
home-play-game = Jugar a { $game }

# A game.
home-players = { $count ->
    [one] Una persona
   *[other] { $count } personas
  }
home-players-range = De { $from } a { $to } personas
home-minutes = { $minutes } min
home-minutes-range = De { $from } a { $to } min
home-weight-light = complejidad baja
home-weight-medium = complejidad media
home-weight-heavy = complejidad alta
home-against = Contra
home-level = Contra: dificultad
home-opponents = Rivales
home-opponents-count = { $count ->
    [one] Un ordenador
   *[other] { $count } ordenadores
  }
home-learn = Aprender ({ $minutes } min)
home-play = Jugar ya
home-friends = Con amigos
home-bots = Ver bots
home-rules = Reglas
home-level-carrier = Va a por los puntos inmediatos y se le escapa mucho: buena compañía para tus siguientes partidas.
home-level-digger = Se le escapa menos y mira un poco más allá, pero a menudo valora mal un turno.
home-level-brickmaker = Tiene olfato para los buenos turnos, pero no piensa en tu respuesta.
home-level-gardener = Rara vez pasa por alto un buen turno, pero apenas mira hacia delante.
home-level-apprentice = Solo comete pequeños errores y mira un poco hacia delante.
home-level-mason = Comete pocos errores y saca partido de los tuyos.
home-level-architect = Piensa un tercio de segundo por turno: cuesta ganarle sin un plan.
home-level-master = El rival más fuerte: piensa un segundo y medio por turno.
home-level-novice = Conoce las reglas y no tiene ningún plan: buena compañía para una primera partida.
home-level-greedy = Busca el máximo de puntos que pueda dar un turno, sin pensar en el siguiente.
home-adapts = Se adapta a ti ({ $level })
home-rated = { $level } · { $elo }
home-rating = Puntuación { $elo } (de { $low } a { $high }).
home-expect = Ganas más o menos { $wins } de cada 10 partidas.
home-forget = Olvidar mis resultados
home-own-bot = Un bot añadido por quien gestiona este servidor.

# Tables.
home-yours = Tus partidas
home-yours-none = Todavía ninguna.
home-open = Mesas abiertas
home-open-none = Ninguna por ahora.
home-watch = Ver partidas
home-finished = Partidas terminadas
home-more = Mostrar anteriores
home-turn-yours = Te toca
home-turn-of = Turno de { $name }
home-waits = { $free ->
    [0] No falta nadie
    [one] Falta una persona
   *[other] Faltan { $free } personas
  }
home-free = { $free ->
    [one] Un asiento libre
   *[other] { $free } asientos libres
  }
home-sit-down = Sentarse
home-continue = Continuar
home-look = Ver
home-replay = Repasar
home-won = Has ganado
home-lost = Gana { $names }
home-tied = { $names } comparten la victoria
home-nobody = nadie todavía

# A record.
home-record = Cargar una partida
home-record-lead = Aquí puedes repasar una partida guardada en cualquier lugar. Suelta su archivo en esta página o elígelo.
home-record-file = Elegir un archivo
home-record-paste = Pegar su texto
home-record-text = El texto de la partida guardada
home-record-load = Cargar
home-record-drop = Suelta para cargar la partida
home-record-not-json = Esto no es una partida guardada: una partida guardada es un archivo JSON, como el que exporta una partida terminada.
home-record-refused = No se puede cargar esta partida guardada: { $reason }
home-record-unread = No se puede leer este archivo.

# A table with friends.
home-new = Mesa nueva: { $game }
home-new-bots = Bot contra bot: { $game }
home-new-lead = Recibirás un enlace para tus amigos. La partida empieza en cuanto estén todos.
home-new-link = Obtener un enlace
home-new-more = Asientos, reloj y reglas
home-new-players = Número de personas
home-new-seats = Quién se sienta y dónde
home-new-seat = Asiento { $number }
home-sitter-me = Tú
home-sitter-screen = Alguien en esta pantalla
home-sitter-invited = Alguien con el enlace
home-sitter-open = Abierto a todo el mundo
home-new-no-host = Uno de los asientos debe ser tuyo.
home-new-screen-note = En esta pantalla se juega por turnos; un asiento sin nombre lleva el tuyo.
home-new-bots-note = Tú miras: los bots juegan turno a turno, a tu ritmo. Si te vas, te esperan un día.
home-new-friend = Nombre
home-new-friend-name = Nombre de quien ocupa el asiento { $number }
home-new-clock = Tiempo por turno
home-new-clock-note = Cuando se agota, el ordenador sigue jugando por ti hasta que vuelvas.
home-new-listed = Quién ve la mesa
home-new-listed-no = Solo quien tenga el enlace
home-new-listed-yes = Todo el mundo
home-new-autostart = Empezar cuando no falte nadie
home-new-hints = Se permiten pistas: en su turno, cada cual puede preguntar al ordenador
home-new-options = Reglas de la casa
home-new-make = Crear la mesa
home-new-start = Empezar la partida
home-new-watch = Ver la partida

# Clocks.
home-clock-none = Sin límite de tiempo
home-clock-turn = { $turn } por turno
home-clock-bank = { $turn } por turno y { $bank } de reserva

# The room where people wait.
waiting-lead = La mesa está lista. La partida empieza cuando no falte nadie.
waiting-seats = Asientos
waiting-seat = Asiento { $number }
waiting-you = tú
waiting-host = creó la mesa
waiting-for-friend = Esperando a alguien con el enlace
waiting-for-anybody = Abierto a todo el mundo
waiting-kept = Reservado para { $name }
waiting-change = Quién ocupa el asiento { $number }
waiting-send-away = Quitar de la mesa
waiting-screen = alguien en esta pantalla
waiting-seat-name = Nombre en el asiento { $number }
waiting-start = Empezar la partida
waiting-start-when-full = La partida puede empezar cuando todos los asientos estén ocupados.
waiting-starts-itself = { $free ->
    [one] La partida empieza sola en cuanto se siente una persona más.
   *[other] La partida empieza sola en cuanto se sienten { $free } personas más.
  }
waiting-host-starts = No falta nadie: quien creó la mesa puede empezar la partida.
waiting-host-waits = Cuando todos los asientos estén ocupados, quien creó la mesa empezará la partida.
waiting-leave = Salir de la mesa
waiting-close = Cerrar la mesa
waiting-sit-down = Sentarse
waiting-you-are = Juegas como
waiting-welcome = { $host } te ha invitado
waiting-visitor = Estás mirando
waiting-no-seat = Todos los asientos están ocupados. Quédate a mirar: la partida aparecerá aquí cuando empiece.
waiting-by-invitation = Los asientos libres son para gente con invitación. Pide un asiento a { $host } o quédate a mirar: la partida aparecerá aquí cuando empiece.
waiting-by-link = El asiento libre es para quien tenga el enlace. Quédate a mirar: la partida aparecerá aquí cuando empiece.
waiting-ask = Pedir un asiento
waiting-asked = Has pedido un asiento. En cuanto { $host } acepte, te sentarás a la mesa.
waiting-withdraw = Retirar la petición
waiting-declined = { $host } no ha aceptado. Quédate a mirar: la partida aparecerá aquí cuando empiece.
waiting-asks = { $name } pide un asiento.
waiting-asks-full = No hay asientos libres.
waiting-accept = Aceptar
waiting-decline = Rechazar
waiting-joined = { $name } se ha sentado.
waiting-left = { $name } ha salido de la mesa.
waiting-options = Reglas de la casa
waiting-by-the-book = Las reglas habituales
waiting-clock = Tiempo por turno
waiting-public = Todo el mundo puede ver esta mesa y la partida.
waiting-private = Solo ve esta mesa quien tenga el enlace.
waiting-hints = En su turno, cada cual puede pedir pistas al ordenador.
waiting-no-hints = En esta mesa se juega sin pistas.

# The invitation.
waiting-invite = Invitar a amigos
waiting-invite-lead = Envíales este enlace o que apunten con la cámara al código. Quien lo tenga puede sentarse.
waiting-link = El enlace
waiting-copy = Copiar el enlace
waiting-copied = Enlace copiado.
waiting-not-copied = El navegador no deja copiar a esta página. El enlace está seleccionado: cópialo tú.
waiting-share = Compartir…
waiting-share-text = Juega conmigo a { $game }
waiting-code = El enlace como código QR
waiting-local = Esta dirección solo funciona en este ordenador. Para quienes estén en otra parte, el servidor debe aceptar conexiones de fuera: inícialo con --host y abre la dirección que usen esas personas.

# Mistakes of finished games, to be tried again.
home-mistakes = Aprende de tus errores
home-mistakes-due = { $due } de { $total } errores de tus partidas se pueden repetir ahora.
home-mistakes-try = Intentarlo de nuevo
home-mistakes-forget = Olvidarlos
home-mistakes-sure = ¿Olvidarlos todos?
