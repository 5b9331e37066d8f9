# A game without a client of its own

plain-about = Questo gioco non ha ancora un suo tabellone qui: si gioca con degli elenchi.
plain-board-failed = Il tabellone di questo gioco non funziona in questo browser. Puoi giocare con gli elenchi.
plain-actions = Azioni
plain-search = Cerca tra le azioni
plain-found =
    { $count ->
        [0] Nessuna azione trovata.
        [one] { $count } azione.
       *[other] { $count } azioni.
    }
plain-more = Sono mostrate solo le prime { $count }.
plain-act = Esegui
plain-scores = Punteggi
plain-score = Punteggio
plain-position = Posizione
plain-player = giocatore { $name }
plain-event = { $subject }: { $facts }.
plain-event-alone = { $subject }.
