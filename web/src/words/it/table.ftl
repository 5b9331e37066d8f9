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
table-bots-pause = Pausa
table-bots-continue = Continua
table-bots-turn = Un turno
table-title-yours = ● Tocca a te · { $game }
table-title-other = { $name } · { $game }
table-title-over = Partita finita · { $game }
table-last-turn = Questo è l’ultimo turno.
table-last-round = Questo è l’ultimo round.

## Tools.

table-skip = Salta
table-undo = Annulla l’azione
table-undo-keys = Annulla un’azione (U). Tutto il turno: Maiusc + U
table-undo-turn = Annulla tutto il turno
table-scores = Punteggio riga per riga
table-why-none = Nessun punto.
table-hint = Suggerimento
table-hint-key = Chiedi suggerimenti (H)
table-hint-thinking = Sta pensando…
table-hints = Suggerimenti
table-hints-close = Chiudi i suggerimenti
table-tutor-on = Attiva il tutor
table-tutor-off = Disattiva il tutor
table-tutor-is-on = Il tutor è attivo: parla prima dei tuoi turni e dopo gli errori.
table-tutor-is-off = Il tutor è disattivato.
table-menu = Menu del tavolo
table-share = Condividi un link per guardare
table-link-copied = Link copiato.
table-replay = Replay
table-report = Che cosa ha deciso la partita?
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
table-rematch-wished = { $name } vorrebbe giocare ancora.
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
table-result-you-by =
    { $points ->
        [one] Hai vinto di { $points } punto
       *[other] Hai vinto di { $points } punti
    }
table-result-one-by =
    { $points ->
        [one] { $names } vince di { $points } punto
       *[other] { $names } vince di { $points } punti
    }
table-result-ahead =
    { $points ->
        [one] Vince { $names }, con { $points } punto più di te
       *[other] Vince { $names }, con { $points } punti più di te
    }
table-result-shared-you = Condividi la vittoria con { $names }
table-result-picture = Condividi un’immagine
table-result-no-picture = Questo browser non è riuscito a creare l’immagine.
table-result-score = Punteggio
table-scores-now = Se la partita finisse ora
table-result-winner = ha vinto
table-result-counting = Conteggio finale
# Statues, 12 to 4
table-result-difference = La differenza maggiore: { $line }, { $points } a { $other }.
table-result-beat = Hai battuto il livello { $level }.
table-result-try = Prova { $level }

## What happened, in words. Names are those of the seats.

table-log = Cronologia
table-log-empty = Ancora nulla.
# The button that shows what an action brought; $action is its short line.
table-log-details = Dettagli: { $action }
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

table-do-any = Scegli un’azione.
table-waits-any = { $name } sta scegliendo un’azione.
table-decided-any = I punteggi sono pari; decide { $line }.
