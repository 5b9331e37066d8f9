# A game without a client of its own

plain-about = Ce jeu n’a pas encore son propre plateau ici : on y joue avec des listes.
plain-board-failed = Le plateau de ce jeu ne fonctionne pas dans ce navigateur. Vous pouvez jouer avec des listes.
plain-actions = Actions
plain-search = Chercher parmi les actions
plain-found =
    { $count ->
        [0] Aucune action trouvée.
        [one] { $count } action.
       *[other] { $count } actions.
    }
plain-more = Seules les { $count } premières sont affichées.
plain-act = Jouer
plain-scores = Scores
plain-score = Score
plain-position = Position
plain-player = joueur { $name }
plain-event = { $subject } : { $facts }.
plain-event-alone = { $subject }.
