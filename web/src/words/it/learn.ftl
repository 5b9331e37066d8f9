# Imparare un gioco giocando: l’elenco dei capitoli e un capitolo.
learn-title = Impara { $game }
learn-lead = { $minutes ->
    [one] Si impara giocando: capitoli brevi, in tutto circa un minuto, poi una prima partita.
   *[other] Si impara giocando: capitoli brevi, in tutto circa { $minutes } minuti, poi una prima partita.
  }
learn-minutes = { $minutes ->
    [one] circa 1 minuto
   *[other] circa { $minutes } minuti
  }
learn-whole-game = una partita intera
learn-done = completato
learn-step = Passo { $step } di { $steps }
learn-begin = Inizia
learn-continue = Continua
learn-repeat = Ripeti
learn-restart = Dall’inizio
learn-play = Gioca
learn-chapters = Tutti i capitoli
learn-opponent = Avversario

# Ciò che la guida dice e offre.
learn-go-on = Avanti
learn-show = Mostrami
learn-again = Ricomincia questo passo
learn-again-word = Ricomincia
learn-expand = Mostra il testo
learn-collapse = Nascondi il testo
learn-praise-1 = Ben fatto!
learn-praise-2 = Esatto!
learn-praise-3 = Proprio così!
learn-praise-4 = Molto bene!
learn-miss = Non proprio. Ecco che cosa hai fatto:
learn-shown = { $action }. È illuminato sul tabellone: confermalo lì.
learn-finished = Capitolo completato!
learn-then = Poi: { $chapter }
learn-then-game = Ora ne sai abbastanza per una vera partita.
learn-all-done = Hai completato l’ultimo capitolo.
learn-next = Capitolo successivo

# L’ultimo capitolo.
learn-game-lead = Conosci le regole: è ora di una partita intera. Il tuo avversario è { $computer }. Puoi chiedere suggerimenti.
learn-game-tutor = Il tutor resta al tuo fianco.
learn-game-start = Inizia la partita
