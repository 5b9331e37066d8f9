# The table: who sits there, whose turn it is, what can be done.

# Two seats with the same name, as when friends share a screen.
table-namesake = { $name } { $number }

# A table that cannot be shown.
table-missing = Questo tavolo non esiste
table-unreached = Ora questo tavolo non è raggiungibile
table-closed = Questo tavolo è stato chiuso.

## Whose turn it is, and what is to be done.

table-your-turn = Tocca a te
table-turn-of = Turno di { $name }
table-over = La partita è finita.
table-watching = Stai guardando la partita.
table-title-yours = ● Tocca a te · { $game }
table-title-other = { $name } · { $game }
table-title-over = Partita finita · { $game }
table-do-babylon-remove =
    { $removals_left ->
        [one] Rimuovi dal gioco una tessera Argilla; è l’ultima.
       *[other] Rimuovi dal gioco una tessera Argilla; ne restano { $removals_left } da rimuovere.
    }
table-do-babylon-dig = Estrai una tessera dalla cava.
table-do-babylon-build = Costruisci e aggiungi ornamenti, o termina il turno.
table-do-babylon-over = La partita è finita.
table-do-amytis-build = Scegli una pila e la casella su cui costruire la sua tessera.
table-do-amytis-palace = Scegli che cosa dà il palazzo.
table-do-amytis-favor = Posiziona un segnalino sulla plancia dei favori.
table-do-amytis-over = La partita è finita.
table-waits-babylon-remove = { $name } sceglie una tessera Argilla da rimuovere dal gioco.
table-waits-babylon-dig = { $name } sceglie una tessera da estrarre.
table-waits-babylon-build = { $name } sta costruendo.
table-waits-babylon-over = La partita è finita.
table-waits-amytis-build = { $name } sceglie una tessera e la sua casella.
table-waits-amytis-palace = { $name } sceglie che cosa dà il palazzo.
table-waits-amytis-favor = { $name } sceglie un favore.
table-waits-amytis-over = La partita è finita.
table-last-turn = Questo è l’ultimo turno.
table-last-round = Questo è l’ultimo round.

## Tools.

table-skip = Salta
table-undo = Annulla l’azione
table-undo-keys = Annulla un’azione (U). Tutto il turno: Maiusc + U
table-undo-turn = Annulla tutto il turno
table-hint = Suggerimento
table-hint-key = Chiedi suggerimenti (H)
table-hint-thinking = Sta pensando…
table-hints = Suggerimenti
table-hints-close = Chiudi i suggerimenti
table-menu = Menu del tavolo
table-share = Condividi un link per guardare
table-link-copied = Link copiato.
table-replay = Replay
table-export = Salva la partita
table-no = No, continua
table-resign = Abbandona…
table-resign-question = Abbandonare questa partita?
table-resign-explanation = Gli altri vincono, o continuano con il computer al tuo posto. Non potrai tornare.
table-resign-yes = Abbandona

## Time.

table-time-days = { $days } g { $hours } h
table-time-hours = { $hours } h { $minutes } min
table-time-left = Tempo rimasto: { $time }
table-bank = Di riserva: { $time }
table-time-warning = Restano { $time }

## What everybody has to know.

table-connection-lost = Connessione persa, nuovo tentativo…
table-connection-back = Connessione ripristinata.
table-stand-in = Il tuo tempo è scaduto: il computer gioca al posto tuo.
table-returning = Il computer finisce questo turno. Poi giochi di nuovo tu.
table-come-back = Riprendi il posto
table-stand-in-other = Il tempo di { $name } è scaduto: per ora gioca il computer.
table-trouble = { $name } ha avuto un problema: continua un livello più semplice.
table-gone = { $name } non è più su questo server: al suo posto continua un livello più semplice.
table-takeback = Ritira l’ultima mossa
table-takeback-ask = Chiedi di ritirare l’ultima mossa
table-takeback-waiting = Chiedi di ritirare la tua ultima mossa. In attesa di { $names }.
table-takeback-withdraw = Ritira la richiesta
table-takeback-asked = { $name } chiede di ritirare una mossa.
table-takeback-look = Guarda da dove si riprenderebbe
table-takeback-agree = Accetta
table-takeback-refuse = Rifiuta
table-takeback-done = La mossa è stata ritirata.
table-takeback-over = La mossa resta: la partita è andata avanti, o qualcuno ha rifiutato.
table-rematch = Gioca ancora
table-rematch-made = C’è una rivincita.
table-rematch-join = Partecipa alla rivincita
table-rematch-watch = Guardala

## The end.

table-result = Risultato
table-result-you = Hai vinto!
table-result-one = Vince { $names }
table-result-shared = Vittoria condivisa: { $names }
table-result-resigned =
    { $count ->
        [one] { $names } ha abbandonato.
       *[other] { $names } hanno abbandonato.
    }
table-result-score = Punteggio
table-result-winner = ha vinto

## What happened, in words. Names are those of the seats.

table-log = Cronologia
table-log-empty = Ancora nulla.
table-log-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
# $change is written with its sign: +3
table-brief =
    { $points ->
        [one] { $headline } { $change } punto.
       *[other] { $headline } { $change } punti.
    }
table-game-over =
    { $count ->
        [one] La partita è finita. Vince { $winners }.
       *[other] La partita è finita. Vittoria condivisa: { $winners }.
    }

### Babylon

table-babylon-tile_removed =
    { $flower ->
        [white] { $name } rimuove dal gioco una tessera Argilla con fiore bianco dalla pila { $stack }.
        [pink] { $name } rimuove dal gioco una tessera Argilla con fiore rosa dalla pila { $stack }.
        [blue] { $name } rimuove dal gioco una tessera Argilla con fiore blu dalla pila { $stack }.
       *[yellow] { $name } rimuove dal gioco una tessera Argilla con fiore giallo dalla pila { $stack }.
    }
table-babylon-tile_dug =
    { $name } estrae una tessera { $material ->
        [clay] Argilla
        [granite] Granito
       *[basalt] Basalto
    } con fiore { $flower ->
        [white] bianco
        [pink] rosa
        [blue] blu
       *[yellow] giallo
    } dalla pila { $stack }.
table-babylon-tile_revealed =
    La pila { $stack } ora mostra una tessera { $material ->
        [clay] Argilla
        [granite] Granito
       *[basalt] Basalto
    } con fiore { $flower ->
        [white] bianco
        [pink] rosa
        [blue] blu
       *[yellow] giallo
    }.
table-babylon-stack_emptied = La pila { $stack } ora è vuota.
table-babylon-pillars-quarry_side =
    { $side ->
        [north] A nord, il bordo della cava: 1 colonna.
        [east] A est, il bordo della cava: 1 colonna.
        [south] A sud, il bordo della cava: 1 colonna.
       *[west] A ovest, il bordo della cava: 1 colonna.
    }
table-babylon-pillars-same_layer =
    { $side ->
        [north] A nord, { $stack } è allo stesso livello: 1 colonna.
        [east] A est, { $stack } è allo stesso livello: 1 colonna.
        [south] A sud, { $stack } è allo stesso livello: 1 colonna.
       *[west] A ovest, { $stack } è allo stesso livello: 1 colonna.
    }
table-babylon-pillars-lower_layer =
    { $side ->
        [north] A nord, { $stack } è a un livello inferiore: 1 colonna.
        [east] A est, { $stack } è a un livello inferiore: 1 colonna.
        [south] A sud, { $stack } è a un livello inferiore: 1 colonna.
       *[west] A ovest, { $stack } è a un livello inferiore: 1 colonna.
    }
table-babylon-pillars-empty_stack =
    { $side ->
        [north] A nord, { $stack } è vuota: 1 colonna.
        [east] A est, { $stack } è vuota: 1 colonna.
        [south] A sud, { $stack } è vuota: 1 colonna.
       *[west] A ovest, { $stack } è vuota: 1 colonna.
    }
table-babylon-pillars-own_flower = Il fiore di { $name }: 1 colonna in più.
table-babylon-pillars-double_flower = Segnalino Round, il proprio fiore vale doppio: 1 colonna in più.
table-babylon-pillars-one_fewer = Segnalino Round: 1 colonna in meno.
table-babylon-pillars-supply_is_empty =
    { $missing ->
        [one] Nella riserva manca 1 colonna.
       *[other] Nella riserva mancano { $missing } colonne.
    }
table-babylon-pillars-extra_single = Segnalino Round: 1 colonna per { $name }.
table-babylon-pillars-extra_double = Segnalino Round: 1 colonna doppia per { $name }.
# How many pillars a dig brings, as it rises from the quarry.
table-babylon-pillars-received =
    { $count ->
        [0] Nessuna colonna
        [one] +1 colonna
       *[other] +{ $count } colonne
    }
table-babylon-pillars_exchanged =
    { $doubles ->
        [one] { $singles } colonne scambiate con 1 colonna doppia.
       *[other] { $singles } colonne scambiate con { $doubles } colonne doppie.
    }
table-babylon-tile_placed =
    { $name } posiziona una tessera { $material ->
        [clay] Argilla
        [granite] Granito
        [basalt] Basalto
       *[start] iniziale
    } con fiore { $flower ->
        [white] bianco
        [pink] rosa
        [blue] blu
       *[yellow] giallo
    } in { $cell }, piano { $level }.
table-babylon-statue_became_pillar = La statua in { $cell } ora regge la tessera e non è più una statua.
table-babylon-piece_covered =
    { $piece ->
        [belvedere] L’angolo senza appoggio sporge sopra il belvedere in { $cell }.
        [stairs] L’angolo senza appoggio sporge sopra la scalinata in { $cell }.
        [fountain] L’angolo senza appoggio sporge sopra la fontana in { $cell }.
        [bridge] L’angolo senza appoggio sporge sopra il ponte in { $cell }.
       *[statue] L’angolo senza appoggio sporge sopra la statua in { $cell }.
    }
table-babylon-belvedere_placed = Un belvedere sull’angolo senza appoggio, in { $cell }.
table-babylon-level_opened = La prima tessera al piano { $level }.
table-babylon-decoration_placed-stairs = { $name } aggiunge una scalinata in { $cells }, piani { $levels }.
table-babylon-decoration_placed-fountain = { $name } aggiunge una fontana in { $cells }, piano { $levels }.
table-babylon-decoration_placed-bridge = { $name } aggiunge un ponte in { $cells }, piano { $levels }.
table-babylon-decoration_placed-statue = { $name } aggiunge una statua in { $cells }, piano { $levels }.
table-babylon-wild =
    { $kind ->
        [stairs] Con il segnalino Round, { $wild } vale come scalinata.
        [fountain] Con il segnalino Round, { $wild } vale come fontana.
        [bridge] Con il segnalino Round, { $wild } vale come ponte.
       *[statue] Con il segnalino Round, { $wild } vale come statua.
    }
table-babylon-tile_stored =
    Una tessera { $material ->
        [clay] Argilla
        [granite] Granito
        [basalt] Basalto
       *[start] iniziale
    } con fiore { $flower ->
        [white] bianco
        [pink] rosa
        [blue] blu
       *[yellow] giallo
    } resta nel deposito.
table-babylon-tile_discarded =
    Una tessera { $material ->
        [clay] Argilla
        [granite] Granito
        [basalt] Basalto
       *[start] iniziale
    } con fiore { $flower ->
        [white] bianco
        [pink] rosa
        [blue] blu
       *[yellow] giallo
    } viene scartata.
table-babylon-pillars_returned-single =
    { $count ->
        [one] 1 colonna torna nella riserva.
       *[other] { $count } colonne tornano nella riserva.
    }
table-babylon-pillars_returned-double =
    { $count ->
        [one] 1 colonna doppia torna nella riserva.
       *[other] { $count } colonne doppie tornano nella riserva.
    }
table-babylon-turn_ended = { $name } termina il turno.
table-babylon-turn_began = Tocca a { $name }.
table-babylon-token_turned_up-extra_single = Round { $round } di { $rounds }: tutti cominciano con 1 colonna in più.
table-babylon-token_turned_up-extra_double = Round { $round } di { $rounds }: tutti cominciano con una colonna doppia.
table-babylon-token_turned_up-change_icon = Round { $round } di { $rounds }: un simbolo di una nuova tessera può valere come un altro.
table-babylon-token_turned_up-fill_blank = Round { $round } di { $rounds }: uno spazio senza simbolo di una nuova tessera può valere come un simbolo qualsiasi.
table-babylon-token_turned_up-double_flower = Round { $round } di { $rounds }: il proprio fiore porta 2 colonne.
table-babylon-token_turned_up-one_fewer = Round { $round } di { $rounds }: ogni scavo porta 1 colonna in meno.
table-babylon-token_turned_up-blank = Round { $round } di { $rounds }: un segnalino senza effetto.
table-babylon-points-statues = { $change } per le statue.
table-babylon-points-fountains = { $change } per le fontane.
table-babylon-points-bridges = { $change } per i ponti.
table-babylon-points-stairs = { $change } per le scalinate.
table-babylon-points-decoration_sets = { $change } per la varietà di ornamenti.
table-babylon-points-flower_sets = { $change } per i gruppi di fiori.
table-babylon-points-belvederes = { $change } per i belvedere.
table-babylon-points-highest_level = { $change } per il punto più alto.
table-babylon-line-statues = Statue
table-babylon-line-fountains = Fontane
table-babylon-line-bridges = Ponti
table-babylon-line-stairs = Scalinate
table-babylon-line-decoration_sets = Varietà di ornamenti
table-babylon-line-flower_sets = Gruppi di fiori
table-babylon-line-belvederes = Belvedere
table-babylon-line-highest_level = Punto più alto
table-babylon-line-visible_pits = Incavi visibili
table-babylon-decided-visible_pits = I punteggi sono pari: vince chi ha meno incavi visibili.

### The Architects of Amytis

table-amytis-architect_placed = Un architetto va alla pila { $stack }.
table-amytis-tile_built =
    { $name } costruisce { $building ->
        [garden] un giardino
        [market] un mercato
        [wall] una muraglia
        [palace] un palazzo
        [residence] una residenza
       *[theater] un teatro
    } { $color ->
        [blue] blu
        [green] verde
        [orange] arancione
       *[pink] rosa
    } dalla pila { $stack } in { $cell }.
table-amytis-tile_revealed =
    La pila { $stack } ora mostra { $building ->
        [garden] un giardino
        [market] un mercato
        [wall] una muraglia
        [palace] un palazzo
        [residence] una residenza
       *[theater] un teatro
    } { $color ->
        [blue] blu
        [green] verde
        [orange] arancione
       *[pink] rosa
    }.
table-amytis-stack_emptied = Nella pila { $stack } non restano tessere.
table-amytis-points-garden-A =
    { $count ->
        [one] { $change } per il giardino: 1 pila di questa altezza.
       *[other] { $change } per il giardino: { $count } pile di questa altezza.
    }
table-amytis-points-garden-B =
    { $count ->
        [one] { $change } per il giardino: la sua pila ha 1 tessera.
       *[other] { $change } per il giardino: la sua pila ha { $count } tessere.
    }
table-amytis-points-market-A =
    { $count ->
        [one] { $change } per il mercato: 1 tessera del suo colore.
       *[other] { $change } per il mercato: { $count } tessere del suo colore.
    }
table-amytis-points-market-B =
    { $count ->
        [one] { $change } per il mercato: 1 tessera di un altro colore.
       *[other] { $change } per il mercato: { $count } tessere di altri colori.
    }
table-amytis-points-wall-A =
    { $count ->
        [one] { $change } per la muraglia: 1 muraglia sul bordo.
       *[other] { $change } per la muraglia: { $count } muraglie sul bordo.
    }
table-amytis-points-wall-B =
    { $count ->
        [one] { $change } per la muraglia: 1 muraglia in un angolo.
       *[other] { $change } per la muraglia: { $count } muraglie negli angoli.
    }
table-amytis-points-palace-A =
    { $count ->
        [one] { $change } per il palazzo: 1 palazzo visibile.
       *[other] { $change } per il palazzo: { $count } palazzi visibili.
    }
table-amytis-points-palace-B =
    { $count ->
        [one] { $change } per il palazzo: 1 progetto completato finora.
       *[other] { $change } per il palazzo: { $count } progetti completati finora.
    }
table-amytis-points-residence-A =
    { $count ->
        [one] { $change } per la residenza: 1 tipo di edificio.
       *[other] { $change } per la residenza: { $count } tipi di edificio.
    }
table-amytis-points-residence-B =
    { $count ->
        [one] { $change } per la residenza: 1 mercato o residenza.
       *[other] { $change } per la residenza: { $count } mercati e residenze.
    }
table-amytis-points-theater-A =
    { $count ->
        [one] { $change } per il teatro: 1 architetto sulla plancia.
       *[other] { $change } per il teatro: { $count } architetti sulla plancia.
    }
table-amytis-points-theater-B =
    { $count ->
        [one] { $change } per il teatro: 1 architetto proprio sulla plancia.
       *[other] { $change } per il teatro: { $count } architetti propri sulla plancia.
    }
table-amytis-palace_scored = { $name } fa punti con il palazzo invece di prendere un progetto.
table-amytis-project_taken-open = { $name } prende il progetto { $project }.
table-amytis-project_taken-deck = { $name } pesca dal mazzo il progetto { $project }.
table-amytis-project_revealed = Ora è scoperto il progetto { $project }.
table-amytis-project_completed =
    { $points ->
        [one] { $name } completa il progetto { $project }: { $points } punto alla fine.
       *[other] { $name } completa il progetto { $project }: { $points } punti alla fine.
    }
table-amytis-line_completed = Tre architetti in fila: { $stacks }.
table-amytis-favor_placed =
    { $favor ->
        [stairs] { $name } posiziona un segnalino sul favore della scala.
        [corners] { $name } posiziona un segnalino sul favore degli angoli.
        [projects] { $name } posiziona un segnalino sul favore dei progetti.
        [row] { $name } posiziona un segnalino nella riga inferiore dei favori.
       *[other] { $name } posiziona un segnalino sul favore delle pile di altezza { $favor }.
    }
table-amytis-last_turn = Due pile sono vuote: { $name } gioca l’ultimo turno.
table-amytis-architects_taken_back = { $name } recupera gli architetti da { $stacks }.
table-amytis-line-track = Edifici
table-amytis-line-projects = Progetti
table-amytis-line-favors = Favori
