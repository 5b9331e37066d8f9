# La página sin servidor: el motor en el navegador, su carga y lo que se guarda.
static-loading-runtime = Cargando el entorno de Python: { $loaded } de { $total }
static-loading-engine = Cargando el motor del juego: { $loaded } de { $total }
static-loading-start = Iniciando el motor del juego…
static-failed = No se ha podido cargar el motor del juego. Tus partidas están a salvo.
static-stopped = El motor del juego se ha detenido varias veces. Tus partidas están a salvo.
static-elsewhere = Tus partidas están abiertas en otra pestaña.
static-take-over = Continuar aquí
static-full = A este navegador no le queda espacio para guardar tus partidas.
static-forbidden = Este navegador no guarda tus partidas: se perderán al cerrar la página.
static-missing =
    { $count ->
        [one] Falta una partida de tu última visita: a este navegador no le quedaba espacio para guardarla.
       *[other] Faltan { $count } partidas de tu última visita: a este navegador no le quedaba espacio para guardarlas.
    }
static-understood = De acuerdo
static-save = Guardar las partidas en un archivo
static-restored =
    { $added ->
        [0] No se ha cargado ninguna partida.
        [one] Se ha cargado una partida.
       *[other] Se han cargado { $added } partidas.
    } { $kept ->
        [0] { "" }
        [one] Una ya está aquí y no es más antigua que la del archivo.
       *[other] { $kept } ya están aquí y no son más antiguas que las del archivo.
    }
static-update = Hay una nueva versión de Semiramis.
static-update-now = Recargar y usarla
static-later = Más tarde
static-friends = Con amigos en otros dispositivos
static-friends-why = Esta página funciona sin servidor, para jugar a solas o con amigos en esta pantalla. Para jugar con amigos en otros dispositivos, ejecuta el servidor de Semiramis en un ordenador tuyo:
static-friends-then = Después abre la dirección que muestra.
static-tutor = El servidor tiene además el tutor.
refusal-needs_server = Para eso hace falta un servidor; esta página funciona sin él.
refusal-restarted = Ha habido que reiniciar el motor del juego. No se ha perdido nada de lo que has visto; inténtalo de nuevo.
refusal-stopped = El motor del juego se detiene cada vez que lo intenta. Tus otras partidas no se ven afectadas.
