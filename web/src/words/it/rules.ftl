# The page and the dialog of the rules. The rules themselves are with their games.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-search-clear = Cancella la ricerca
rules-found =
    { $count ->
        [0] Nessun risultato per «{ $words }».
        [one] Un risultato per «{ $words }».
       *[other] { $count } risultati per «{ $words }».
    }
rules-see = Vedi anche
rules-link = Link a «{ $section }»
rules-print = Stampa
rules-close = Chiudi le regole
rules-whole = Tutte le regole
rules-section = Sezione
rules-previous = Precedente: { $section }
rules-next = Successiva: { $section }
rules-key = Premi ? in qualsiasi momento per leggere la regola di ciò che stai guardando.
