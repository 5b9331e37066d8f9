# The replay of a game.
replay-title = Replay · { $game }
replay-heading = { $game }: replay
replay-beginning = L’inizio della partita.
replay-not-begun = Non c’è ancora nulla da rivedere
replay-not-begun-why = A questo tavolo la partita non è ancora iniziata.
replay-transport = Scorri la partita
replay-first = All’inizio (Inizio)
replay-turn-back = Indietro di un turno (Maiusc + freccia sinistra)
replay-back = Indietro di un passo (freccia sinistra)
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Avanti di un passo (freccia destra)
replay-turn = Avanti di un turno (Maiusc + freccia destra)
replay-last = Alla fine (Fine)
replay-at = Passo { $ply } di { $last }
# What a screen reader says of the slider.
replay-value = Passo { $ply } di { $last }. { $told }
replay-standing = { $name } { $score }
replay-graph = I punteggi nel corso della partita. Qui: { $standing }.
replay-table = I punteggi in tabella
replay-table-turn = Turno
replay-link = Copia un link
replay-to-table = Al tavolo
replay-import = Carica una partita
replay-side = Vista di
