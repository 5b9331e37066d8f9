# What decided a finished game. Loaded when somebody asks for it.

report-analysing = Analisi del turno { $done } di { $total } …

# The headline. $winner are names in a list, $count is their number; $best lost the least of the others.
report-verdict-played_better =
    { $count ->
        [one] { $winner } ha giocato meglio e ha vinto.
       *[other] { $winner } hanno giocato meglio e vincono insieme.
    }
report-verdict-despite_luck =
    { $count ->
        [one] { $winner } ha giocato meglio e ha vinto con la fortuna contro.
       *[other] { $winner } hanno giocato meglio e vincono insieme con la fortuna contro.
    }
report-verdict-luck_decided = { $best } ha giocato altrettanto bene o meglio; la fortuna ha deciso per { $winner }.
report-verdict-equal =
    { $count ->
        [one] Il livello di gioco era quasi pari; ha vinto { $winner }.
       *[other] Il livello di gioco era quasi pari; { $winner } vincono insieme.
    }
report-verdict-unfinished = La partita non è arrivata alla fine.
report-without-luck =
    { $points ->
        [0] Senza la fortuna nessuno sarebbe in vantaggio.
        [one] Senza la fortuna { $name } sarebbe in vantaggio di 1 punto.
       *[other] Senza la fortuna { $name } sarebbe in vantaggio di { $points } punti.
    }

report-graph = Le probabilità di vincere nel corso della partita e quanto valevano i turni. Lo stesso è nell’elenco dei turni.
# $chance is written with its sign: 62 %
report-chance = { $name } { $chance }
report-number = Turno { $turn }
report-turn = Turno { $turn }, { $name }
# $from and $to are written with their signs: 62 %
report-inaccuracy = Imprecisione: la probabilità di vincere era { $from } ed è diventata { $to }.
report-mistake = Errore: la probabilità di vincere era { $from } ed è diventata { $to }.
report-blunder = Errore grave: la probabilità di vincere era { $from } ed è diventata { $to }.
report-only_turn = L’unico turno buono.
report-hard_to_find = Difficile da trovare: a prima vista un altro turno sembra migliore.
report-luck = Fortuna: { $name } guadagna { $change }.
report-even = Probabilità di vincere: { $from } con il turno migliore, { $to } con questo.
report-played = Giocato
report-better = Meglio
report-turning-points = Momenti decisivi
report-all =
    { $count ->
        [one] 1 turno che spicca
       *[other] Tutti i { $count } turni che spiccano
    }

# The rows of the table of the players.
report-accuracy = Precisione
report-lost-points = Punti per turno, rispetto al turno migliore
report-like = Ha giocato come
report-luck-points = Fortuna, in punti
report-margin = Vantaggio alla fine
report-adjusted = Vantaggio senza la fortuna
report-best = Turno migliore
report-worst = Turno peggiore
report-mistakes = Errori da ritentare
report-practise = ritenta { $count }
