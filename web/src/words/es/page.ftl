# Everywhere: header, settings, names, errors.
page-title = Semiramis
page-home = Inicio
page-loading = Cargando…
# Names that are suggested to guests: plants and animals.
page-names = Cedro, Palmera, Loto, Ciprés, Granado, Tamarisco, Adelfa, Azafrán, Papiro, Higuera, Almendro, Ibis, Abubilla, Gacela, Halcón, Garza, Cigüeña, Pelícano, Tortuga, Leopardo, Golondrina, Grillo, Luciérnaga, Grulla
page-dismiss = Cerrar este aviso
page-skip = Ir al contenido
page-close = Cerrar
page-retry = Reintentar
page-rules = Reglas
page-help = La regla sobre esto

# A page that is not there, or that broke.
page-not-found = Esta página no existe
page-not-found-why = Puede que la dirección esté mal escrita o que lleve a algo que ya no está.
page-broken = Esta página ha fallado
page-broken-why = Tus partidas están a salvo en el servidor; reinténtalo o vuelve al inicio.
page-unloaded = No se ha podido cargar esta página
page-unloaded-why = Puede que el servidor no responda por un momento o que se haya actualizado desde que abriste la página. Vuelve a cargarla.
page-reload = Volver a cargar
page-go-home = Ir al inicio

# Who plays.
page-computer = Ordenador ({ $level })
page-level-carrier = Porteador
page-level-digger = Cavador
page-level-brickmaker = Ladrillero
page-level-gardener = Jardinero
page-level-apprentice = Aprendiz
page-level-mason = Cantero
page-level-architect = Arquitecto
page-level-master = Maestro
page-level-novice = Principiante
page-level-greedy = Codicioso

# One's own name.
page-name = Tu nombre
page-name-change = Cambiar tu nombre, { $name }
page-name-save = Guardar
page-name-cancel = Cancelar
page-name-saved = Ahora te llamas { $name }.

# Settings.
page-settings = Ajustes
page-language = Idioma
page-theme = Tema
page-theme-system = Sistema
page-theme-light = Claro
page-theme-dark = Oscuro
page-pace = Jugadas rivales
page-pace-calm = Tranquilas
page-pace-brisk = Rápidas
page-pace-instant = Inmediatas
page-confirm = Confirmar jugadas
page-confirm-always = Siempre
page-confirm-final = Solo lo que no se puede deshacer
page-confirm-never = Nunca
page-tutor = Tutor (contra el ordenador)
page-tutor-off = No
page-tutor-on = Sí
page-text = Tamaño del texto
page-text-normal = Normal
page-text-large = Grande
page-text-larger = Mayor
page-numbers = Números pequeños
page-numbers-always = Siempre
page-numbers-pointed = Al señalar
page-quality = Calidad 3D
page-quality-auto = Automática
page-quality-low = Baja
page-quality-high = Alta
page-volume = Volumen
page-shortcuts = Atajos de teclado

# Refusals of the server, by their codes.
refusal-offline = No se puede contactar con el servidor. Lo que has preparado sigue aquí; reinténtalo en un momento.
refusal-bad_request = El servidor no ha entendido la petición. Vuelve a cargar la página y reinténtalo.
refusal-bad_setup = No puede haber una mesa así: revisa las personas, los asientos y las opciones.
refusal-bad_record = Esta partida guardada no corresponde a ninguna que se haya podido jugar.
refusal-bad_position = Esta posición no se puede continuar: revisa el texto, el juego y los asientos.
refusal-bad_name = Un nombre es una línea de texto visible, de 32 caracteres como máximo, y no empieza por «bot:».
refusal-not_an_action = El juego no conoce esa jugada.
refusal-unknown_game = Este servidor no tiene ese juego.
refusal-unknown_level = Este servidor no tiene esa dificultad del ordenador: elige otra.
refusal-wrong_host = El servidor no acepta esta dirección. Quien lo gestiona puede permitirla (--allow-host).
refusal-no_identity = El servidor ya no sabe quién eres. Elige un nombre y podrás volver a entrar.
refusal-wrong_origin = Esta página procede de un sitio distinto del servidor. Abre la dirección del propio servidor.
refusal-not_invited = Este asiento es para alguien con invitación: pide el enlace a quien creó la mesa.
refusal-not_the_host = Eso solo puede hacerlo quien creó la mesa.
refusal-not_seated = No tienes asiento en esta mesa.
refusal-hints_not_allowed = En esta mesa se juega sin pistas.
refusal-tutor_not_allowed = El tutor es para partidas en las que juegas a solas contra el ordenador.
refusal-no_such_table = Esa mesa no existe, o ya no existe.
refusal-no_such_position = La partida no ha llegado tan lejos: su última posición es la número { $ply }.
refusal-no_such_lesson = Esa lección no existe.
refusal-not_found = En esta dirección no hay nada.
refusal-method_not_allowed = El servidor no hace eso. Vuelve a cargar la página: puede que se haya actualizado.
refusal-stale_ply = La partida ha avanzado entretanto. Esta es la posición actual.
refusal-illegal_action = Las reglas no lo permiten aquí.
refusal-not_your_turn = Es el turno de otra persona.
refusal-not_open = { $status ->
    [playing] La partida ya ha empezado.
    [over] La partida ya ha terminado.
   *[other] Esta mesa está cerrada.
  }
refusal-not_playing = { $status ->
    [open] La partida aún no ha empezado.
    [over] La partida ya ha terminado.
   *[other] Ya nadie juega en esta mesa.
  }
refusal-not_over = Eso se puede hacer cuando la partida haya terminado.
refusal-no_record = Una partida que empieza desde una posición no se puede guardar.
refusal-seat_taken = Alguien ha sido más rápido: ese asiento está ocupado.
refusal-seats_left = Hay asientos libres. Espera a más gente o dáselos al ordenador.
refusal-already_seated = Ya tienes asiento en esta mesa.
refusal-already_asked = Ya has pedido un asiento. El anfitrión responderá.
refusal-too_many_asking = Varias personas ya piden un asiento. Inténtalo más tarde.
refusal-no_seat_request = Esta persona ya no pide un asiento.
refusal-seat_declined = El anfitrión no te ha aceptado en esta mesa.
refusal-nothing_to_undo = Eso no se puede deshacer: no fue en este turno, o reveló algo desconocido.
refusal-nothing_to_return = Ya estás jugando: nadie juega por ti.
refusal-no_takeback = Ahí no hay ninguna jugada que deshacer: elige una de las tuyas.
refusal-takeback_changed = La petición ha cambiado: mírala otra vez.
refusal-already_resigned = Has abandonado esta partida.
refusal-key_reused = Esto ya se envió antes con otro contenido. Inténtalo de nuevo.
refusal-too_large = Son demasiados datos.
refusal-too_many_requests = { $seconds ->
    [one] Demasiadas peticiones a la vez. Reinténtalo dentro de un segundo.
   *[other] Demasiadas peticiones a la vez. Reinténtalo dentro de { $seconds } segundos.
  }
refusal-too_many_streams = Hay demasiadas mesas abiertas a la vez en este navegador. Cierra algunas de sus ventanas.
refusal-too_many_tables = Ya tienes demasiadas mesas o partidas importadas. Termina o deja algunas antes.
refusal-server_error = Algo ha fallado por nuestra parte. No se ha perdido nada; vuelve a intentarlo.
refusal-client_not_built = La página del juego no está. Quien gestiona el servidor puede generarla (make web).
refusal-unavailable = El servidor está ocupado en este momento. No se ha perdido nada; reinténtalo enseguida.
refusal-unreadable_table = Esta mesa está dañada y no se puede mostrar. Quien administra el servidor puede ver por qué.
refusal-hints_failed = Esta vez no se ha encontrado ninguna pista. No se ha perdido nada; inténtalo de nuevo.
refusal-report_failed = Esta vez no se ha podido analizar la partida. No se ha perdido nada; inténtalo de nuevo.
