# The table: who sits there, whose turn it is, what can be done.

# Two seats with the same name, as when friends share a screen.
table-namesake = { $name } { $number }

# A table that cannot be shown.
table-missing = Cette table n’existe pas
table-unreached = Cette table est injoignable pour le moment
table-closed = Cette table a été fermée.

## Whose turn it is, and what is to be done.

table-your-turn = À vous de jouer
table-turn-of = { $name } joue
table-over = La partie est terminée.
table-watching = Vous regardez la partie.
table-bots-pause = Pause
table-bots-continue = Continuer
table-bots-turn = Un tour
table-title-yours = ● À vous de jouer · { $game }
table-title-other = { $name } · { $game }
table-title-over = Partie terminée · { $game }
table-last-turn = C’est le dernier tour.
table-last-round = C’est le dernier tour.

## Tools.

table-skip = Passer
table-undo = Annuler l’action
table-undo-keys = Annuler une action (U). Tout le tour : Maj + U
table-undo-turn = Annuler tout le tour
table-scores = Score ligne par ligne
table-why-none = Aucun point.
table-hint = Indice
table-hint-key = Demander des indices (H)
table-hint-thinking = Réflexion…
table-hints = Indices
table-hints-close = Fermer les indices
table-tutor-on = Activer le tuteur
table-tutor-off = Désactiver le tuteur
table-tutor-is-on = Le tuteur est activé : il intervient avant vos tours et après les erreurs.
table-tutor-is-off = Le tuteur est désactivé.
table-menu = Menu de la table
table-share = Partager un lien pour regarder
table-link-copied = Lien copié.
table-replay = Revoir la partie
table-report = Qu’est-ce qui a décidé la partie ?
table-export = Enregistrer la partie
table-no = Non, continuer
table-resign = Abandonner…
table-resign-question = Abandonner cette partie ?
table-resign-explanation = Les autres gagnent, ou continuent avec l’ordinateur à votre place. Vous ne pourrez pas revenir.
table-resign-yes = Abandonner

## Time.

table-time-days = { $days } j { $hours } h
table-time-hours = { $hours } h { $minutes } min
table-time-left = Temps restant : { $time }
table-bank = En réserve : { $time }
table-time-warning = Il reste { $time }

## What everybody has to know.

table-connection-lost = Connexion perdue, nouvelle tentative…
table-connection-back = Connexion rétablie.
table-stand-in = Temps écoulé : l’ordinateur joue pour vous.
table-returning = L’ordinateur termine ce tour. Ensuite, c’est de nouveau à vous.
table-come-back = Reprendre votre place
table-stand-in-other = Le temps de { $name } est écoulé : l’ordinateur joue pour l’instant.
table-trouble = { $name } a rencontré un problème : un niveau plus simple prend le relais.
table-gone = { $name } n’est plus sur ce serveur : un niveau plus simple prend le relais.
table-takeback = Reprendre votre dernier coup
table-takeback-ask = Demander à reprendre votre dernier coup
table-takeback-waiting = Vous demandez à reprendre votre dernier coup. En attente : { $names }.
table-takeback-withdraw = Retirer la demande
table-takeback-asked = { $name } demande à reprendre un coup.
table-takeback-look = Voir où la partie reprendrait
table-takeback-agree = Accepter
table-takeback-refuse = Refuser
table-takeback-done = Le coup est repris.
table-takeback-over = Le coup reste joué : la partie a avancé, ou quelqu’un a refusé.
table-rematch = Rejouer
table-rematch-made = Une revanche est prête.
table-rematch-wished = { $name } souhaite rejouer.
table-rematch-join = Rejoindre la revanche
table-rematch-watch = La regarder

## The end.

table-result = Résultat
table-result-you = Vous gagnez !
table-result-one = { $names } gagne
table-result-shared = Victoire partagée : { $names }
table-result-resigned =
    { $count ->
        [one] { $names } a abandonné.
       *[other] { $names } ont abandonné.
    }
table-result-you-by =
    { $points ->
        [one] Vous gagnez de { $points } point
       *[other] Vous gagnez de { $points } points
    }
table-result-one-by =
    { $points ->
        [one] { $names } gagne de { $points } point
       *[other] { $names } gagne de { $points } points
    }
table-result-ahead =
    { $points ->
        [one] { $names } gagne, avec { $points } point d’avance sur vous
       *[other] { $names } gagne, avec { $points } points d’avance sur vous
    }
table-result-shared-you = Vous partagez la victoire avec { $names }
table-result-picture = Partager une image
table-result-no-picture = Ce navigateur n’a pas pu créer l’image.
table-result-score = Score
table-scores-now = Si la partie finissait maintenant
table-result-winner = victoire
table-result-counting = Décompte final
# Statues, 12 to 4
table-result-difference = Le plus grand écart : { $line }, { $points } à { $other }.
table-result-beat = Vous avez battu le niveau { $level }.
table-result-try = Essayer { $level }

## What happened, in words. Names are those of the seats.

table-log = Journal
table-log-empty = Rien encore.
# The button that shows what an action brought; $action is its short line.
table-log-details = Détails : { $action }
table-log-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $change is written with its sign: +3
table-brief =
    { $points ->
        [one] { $headline } { $change } point.
       *[other] { $headline } { $change } points.
    }
table-game-over =
    { $count ->
        [one] La partie est terminée. { $winners } gagne.
       *[other] La partie est terminée. Victoire partagée : { $winners }.
    }

table-do-any = Choisissez une action.
table-waits-any = { $name } choisit une action.
table-decided-any = Les scores sont à égalité ; { $line } départage.
