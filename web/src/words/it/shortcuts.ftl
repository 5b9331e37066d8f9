# The list of keyboard shortcuts.

shortcuts-table = Ogni tavolo
shortcuts-replay = Replay
shortcuts-lessons = Lezioni
shortcuts-rule = La regola su ciò che indichi
shortcuts-list = Questo elenco
shortcuts-walk = Muoversi su un tabellone
shortcuts-confirm = Scegliere, poi confermare
shortcuts-let-go = Rimettere, deselezionare, chiudere
shortcuts-undo = Annullare un’azione
shortcuts-undo-turn = Annullare tutto il turno
shortcuts-hints = Suggerimenti
shortcuts-tutor = Tutor sì o no
shortcuts-scores = Punteggio riga per riga
shortcuts-why = Spiegare il numero successivo o precedente
shortcuts-skip = Saltare le mosse degli altri
shortcuts-play = Riproduzione, pausa
shortcuts-step = Un passo indietro o avanti
shortcuts-turn = Un turno indietro o avanti
shortcuts-ends = All’inizio o alla fine
shortcuts-go-on = Avanti
shortcuts-show = Mostrare l’azione
shortcuts-again = Ricominciare il passo
