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
table-title-yours = ● À vous de jouer · { $game }
table-title-other = { $name } · { $game }
table-title-over = Partie terminée · { $game }
table-do-babylon-remove =
    { $removals_left ->
        [one] Retirez du jeu une tuile Argile ; c’est la dernière.
       *[other] Retirez du jeu une tuile Argile ; il en reste { $removals_left } à retirer.
    }
table-do-babylon-dig = Creusez : prenez une tuile de la carrière.
table-do-babylon-build = Construisez et décorez, ou terminez votre tour.
table-do-babylon-over = La partie est terminée.
table-do-amytis-build = Choisissez une pile et la case où construire sa tuile.
table-do-amytis-palace = Choisissez ce que le palais vous donne.
table-do-amytis-favor = Placez un pion sur le plateau Faveurs.
table-do-amytis-over = La partie est terminée.
table-waits-babylon-remove = { $name } choisit une tuile Argile à retirer du jeu.
table-waits-babylon-dig = { $name } choisit une tuile à prendre.
table-waits-babylon-build = { $name } construit.
table-waits-babylon-over = La partie est terminée.
table-waits-amytis-build = { $name } choisit une tuile et une case.
table-waits-amytis-palace = { $name } choisit ce que donne le palais.
table-waits-amytis-favor = { $name } choisit une faveur.
table-waits-amytis-over = La partie est terminée.
table-last-turn = C’est le dernier tour.
table-last-round = C’est le dernier tour.

## Tools.

table-skip = Passer
table-undo = Annuler l’action
table-undo-keys = Annuler une action (U). Tout le tour : Maj + U
table-undo-turn = Annuler tout le tour
table-hint = Indice
table-hint-key = Demander des indices (H)
table-hint-thinking = Réflexion…
table-hints = Indices
table-hints-close = Fermer les indices
table-menu = Menu de la table
table-share = Partager un lien pour regarder
table-link-copied = Lien copié.
table-replay = Revoir la partie
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
table-result-score = Score
table-result-winner = victoire

## What happened, in words. Names are those of the seats.

table-log = Journal
table-log-empty = Rien encore.
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

### Babylon

table-babylon-tile_removed =
    { $name } retire du jeu une tuile Argile à fleur { $flower ->
        [white] blanche
        [pink] rose
        [blue] bleue
       *[yellow] jaune
    } en { $stack }.
table-babylon-tile_dug =
    { $name } prend une { $material ->
        [clay] tuile Argile
        [granite] tuile Granite
       *[basalt] tuile Basalte
    } à fleur { $flower ->
        [white] blanche
        [pink] rose
        [blue] bleue
       *[yellow] jaune
    } en { $stack }.
table-babylon-tile_revealed =
    En { $stack } apparaît une { $material ->
        [clay] tuile Argile
        [granite] tuile Granite
       *[basalt] tuile Basalte
    } à fleur { $flower ->
        [white] blanche
        [pink] rose
        [blue] bleue
       *[yellow] jaune
    }.
table-babylon-stack_emptied = { $stack } est maintenant vide.
table-babylon-pillars-quarry_side =
    { $side ->
        [north] Nord, bord de la carrière : 1 pilier.
        [east] Est, bord de la carrière : 1 pilier.
        [south] Sud, bord de la carrière : 1 pilier.
       *[west] Ouest, bord de la carrière : 1 pilier.
    }
table-babylon-pillars-same_layer =
    { $side ->
        [north] Nord, { $stack } est au même niveau : 1 pilier.
        [east] Est, { $stack } est au même niveau : 1 pilier.
        [south] Sud, { $stack } est au même niveau : 1 pilier.
       *[west] Ouest, { $stack } est au même niveau : 1 pilier.
    }
table-babylon-pillars-lower_layer =
    { $side ->
        [north] Nord, { $stack } est à un niveau inférieur : 1 pilier.
        [east] Est, { $stack } est à un niveau inférieur : 1 pilier.
        [south] Sud, { $stack } est à un niveau inférieur : 1 pilier.
       *[west] Ouest, { $stack } est à un niveau inférieur : 1 pilier.
    }
table-babylon-pillars-empty_stack =
    { $side ->
        [north] Nord, { $stack } est vide : 1 pilier.
        [east] Est, { $stack } est vide : 1 pilier.
        [south] Sud, { $stack } est vide : 1 pilier.
       *[west] Ouest, { $stack } est vide : 1 pilier.
    }
table-babylon-pillars-own_flower = { $name } trouve sa fleur : 1 pilier de plus.
table-babylon-pillars-double_flower = Tuile Tour, fleur double : 1 pilier de plus.
table-babylon-pillars-one_fewer = Tuile Tour : 1 pilier de moins.
table-babylon-pillars-supply_is_empty =
    { $missing ->
        [one] Il manque { $missing } pilier dans la réserve.
       *[other] Il manque { $missing } piliers dans la réserve.
    }
table-babylon-pillars-extra_single = Tuile Tour : { $name } reçoit 1 pilier.
table-babylon-pillars-extra_double = Tuile Tour : { $name } reçoit 1 pilier double.
# How many pillars a dig brings, as it rises from the quarry.
table-babylon-pillars-received =
    { $count ->
        [0] Aucun pilier
        [one] +{ $count } pilier
       *[other] +{ $count } piliers
    }
table-babylon-pillars_exchanged =
    { $doubles ->
        [one] { $singles } piliers sont échangés contre { $doubles } pilier double.
       *[other] { $singles } piliers sont échangés contre { $doubles } piliers doubles.
    }
table-babylon-tile_placed =
    { $name } pose une { $material ->
        [clay] tuile Argile
        [granite] tuile Granite
        [basalt] tuile Basalte
       *[start] tuile de départ
    } à fleur { $flower ->
        [white] blanche
        [pink] rose
        [blue] bleue
       *[yellow] jaune
    } en { $cell }, étage { $level }.
table-babylon-statue_became_pillar = La statue en { $cell } porte maintenant la tuile et n’est plus une statue.
table-babylon-piece_covered =
    { $piece ->
        [belvedere] Le coin sans appui surplombe le belvédère en { $cell }.
        [stairs] Le coin sans appui surplombe l’escalier en { $cell }.
        [fountain] Le coin sans appui surplombe la fontaine en { $cell }.
        [bridge] Le coin sans appui surplombe le pont en { $cell }.
       *[statue] Le coin sans appui surplombe la statue en { $cell }.
    }
table-babylon-belvedere_placed = Un belvédère sur le coin sans appui, en { $cell }.
table-babylon-level_opened = La première tuile à l’étage { $level }.
table-babylon-decoration_placed-stairs = { $name } pose un escalier en { $cells }, étages { $levels }.
table-babylon-decoration_placed-fountain = { $name } pose une fontaine en { $cells }, étage { $levels }.
table-babylon-decoration_placed-bridge = { $name } pose un pont en { $cells }, étage { $levels }.
table-babylon-decoration_placed-statue = { $name } pose une statue en { $cells }, étage { $levels }.
table-babylon-wild =
    { $kind ->
        [stairs] Grâce à la tuile Tour, { $wild } compte comme icône Escalier.
        [fountain] Grâce à la tuile Tour, { $wild } compte comme icône Fontaine.
        [bridge] Grâce à la tuile Tour, { $wild } compte comme icône Pont.
       *[statue] Grâce à la tuile Tour, { $wild } compte comme icône Statue.
    }
table-babylon-tile_stored =
    Une { $material ->
        [clay] tuile Argile
        [granite] tuile Granite
        [basalt] tuile Basalte
       *[start] tuile de départ
    } à fleur { $flower ->
        [white] blanche
        [pink] rose
        [blue] bleue
       *[yellow] jaune
    } reste dans la zone de stockage.
table-babylon-tile_discarded =
    Une { $material ->
        [clay] tuile Argile
        [granite] tuile Granite
        [basalt] tuile Basalte
       *[start] tuile de départ
    } à fleur { $flower ->
        [white] blanche
        [pink] rose
        [blue] bleue
       *[yellow] jaune
    } est défaussée.
table-babylon-pillars_returned-single =
    { $count ->
        [one] { $count } pilier retourne à la réserve.
       *[other] { $count } piliers retournent à la réserve.
    }
table-babylon-pillars_returned-double =
    { $count ->
        [one] { $count } pilier double retourne à la réserve.
       *[other] { $count } piliers doubles retournent à la réserve.
    }
table-babylon-turn_ended = { $name } termine son tour.
table-babylon-turn_began = À { $name } de jouer.
table-babylon-token_turned_up-extra_single = Tour { $round } sur { $rounds } : chacun commence avec 1 pilier de plus.
table-babylon-token_turned_up-extra_double = Tour { $round } sur { $rounds } : chacun commence avec un pilier double.
table-babylon-token_turned_up-change_icon = Tour { $round } sur { $rounds } : une icône d’une nouvelle tuile peut compter comme une autre.
table-babylon-token_turned_up-fill_blank = Tour { $round } sur { $rounds } : un emplacement sans icône d’une nouvelle tuile peut compter comme n’importe quelle icône.
table-babylon-token_turned_up-double_flower = Tour { $round } sur { $rounds } : chacun reçoit 2 piliers pour sa fleur.
table-babylon-token_turned_up-one_fewer = Tour { $round } sur { $rounds } : creuser rapporte 1 pilier de moins.
table-babylon-token_turned_up-blank = Tour { $round } sur { $rounds } : une tuile Tour sans effet.
table-babylon-points-statues = { $change } pour les statues.
table-babylon-points-fountains = { $change } pour les fontaines.
table-babylon-points-bridges = { $change } pour les ponts.
table-babylon-points-stairs = { $change } pour les escaliers.
table-babylon-points-decoration_sets = { $change } pour les ensembles d’éléments de décor.
table-babylon-points-flower_sets = { $change } pour les ensembles de fleurs.
table-babylon-points-belvederes = { $change } pour les belvédères.
table-babylon-points-highest_level = { $change } pour le point culminant.
table-babylon-line-statues = Statues
table-babylon-line-fountains = Fontaines
table-babylon-line-bridges = Ponts
table-babylon-line-stairs = Escaliers
table-babylon-line-decoration_sets = Ensembles d’éléments de décor
table-babylon-line-flower_sets = Ensembles de fleurs
table-babylon-line-belvederes = Belvédères
table-babylon-line-highest_level = Point culminant
table-babylon-line-visible_pits = Trous visibles
table-babylon-decided-visible_pits = Les scores sont à égalité : le joueur qui a le moins de trous visibles l’emporte.

### The Architects of Amytis

table-amytis-architect_placed = Un architecte va en { $stack }.
table-amytis-tile_built =
    { $name } construit { $building ->
        [garden] un jardin
        [market] un marché
        [wall] une muraille
        [palace] un palais
        [residence] une résidence
       *[theater] un théâtre
    } { $color ->
        [blue] { $building ->
            [wall] bleue
            [residence] bleue
           *[other] bleu
        }
        [green] { $building ->
            [wall] verte
            [residence] verte
           *[other] vert
        }
        [orange] orange
       *[pink] rose
    }, de { $stack } en { $cell }.
table-amytis-tile_revealed =
    En { $stack } apparaît { $building ->
        [garden] un jardin
        [market] un marché
        [wall] une muraille
        [palace] un palais
        [residence] une résidence
       *[theater] un théâtre
    } { $color ->
        [blue] { $building ->
            [wall] bleue
            [residence] bleue
           *[other] bleu
        }
        [green] { $building ->
            [wall] verte
            [residence] verte
           *[other] vert
        }
        [orange] orange
       *[pink] rose
    }.
table-amytis-stack_emptied = Il ne reste plus de tuile en { $stack }.
table-amytis-points-garden-A =
    { $count ->
        [one] { $change } pour le jardin : { $count } pile de cette hauteur.
       *[other] { $change } pour le jardin : { $count } piles de cette hauteur.
    }
table-amytis-points-garden-B =
    { $count ->
        [one] { $change } pour le jardin : sa pile a { $count } tuile.
       *[other] { $change } pour le jardin : sa pile a { $count } tuiles.
    }
table-amytis-points-market-A =
    { $count ->
        [one] { $change } pour le marché : { $count } tuile de sa couleur.
       *[other] { $change } pour le marché : { $count } tuiles de sa couleur.
    }
table-amytis-points-market-B =
    { $count ->
        [one] { $change } pour le marché : { $count } tuile d’une autre couleur.
       *[other] { $change } pour le marché : { $count } tuiles d’autres couleurs.
    }
table-amytis-points-wall-A =
    { $count ->
        [one] { $change } pour la muraille : { $count } muraille en périphérie.
       *[other] { $change } pour la muraille : { $count } murailles en périphérie.
    }
table-amytis-points-wall-B =
    { $count ->
        [one] { $change } pour la muraille : { $count } muraille dans un coin.
       *[other] { $change } pour la muraille : { $count } murailles dans les coins.
    }
table-amytis-points-palace-A =
    { $count ->
        [one] { $change } pour le palais : { $count } palais visible.
       *[other] { $change } pour le palais : { $count } palais visibles.
    }
table-amytis-points-palace-B =
    { $count ->
        [one] { $change } pour le palais : { $count } projet validé jusqu’ici.
       *[other] { $change } pour le palais : { $count } projets validés jusqu’ici.
    }
table-amytis-points-residence-A =
    { $count ->
        [one] { $change } pour la résidence : { $count } type de bâtiment.
       *[other] { $change } pour la résidence : { $count } types de bâtiments.
    }
table-amytis-points-residence-B =
    { $count ->
        [one] { $change } pour la résidence : { $count } marché ou résidence.
       *[other] { $change } pour la résidence : { $count } marchés et résidences.
    }
table-amytis-points-theater-A =
    { $count ->
        [one] { $change } pour le théâtre : { $count } architecte sur le plateau.
       *[other] { $change } pour le théâtre : { $count } architectes sur le plateau.
    }
table-amytis-points-theater-B =
    { $count ->
        [one] { $change } pour le théâtre : { $count } architecte du joueur sur le plateau.
       *[other] { $change } pour le théâtre : { $count } architectes du joueur sur le plateau.
    }
table-amytis-palace_scored = { $name } marque les points du palais au lieu de prendre un projet.
table-amytis-project_taken-open = { $name } prend le projet { $project }.
table-amytis-project_taken-deck = { $name } pioche le projet { $project }.
table-amytis-project_revealed = Le projet { $project } est maintenant visible.
table-amytis-project_completed =
    { $points ->
        [one] { $name } valide le projet { $project } : { $points } point à la fin.
       *[other] { $name } valide le projet { $project } : { $points } points à la fin.
    }
table-amytis-line_completed = Trois architectes alignés : { $stacks }.
table-amytis-favor_placed =
    { $favor ->
        [stairs] { $name } place un pion sur la faveur de l’escalier.
        [corners] { $name } place un pion sur la faveur des coins.
        [projects] { $name } place un pion sur la faveur des projets.
        [row] { $name } place un pion dans la ligne du bas des faveurs.
       *[other] { $name } place un pion sur la faveur des piles de hauteur { $favor }.
    }
table-amytis-last_turn = Deux piles sont vides : { $name } joue le dernier tour.
table-amytis-architects_taken_back = { $name } récupère ses architectes : { $stacks }.
table-amytis-line-track = Bâtiments
table-amytis-line-projects = Projets
table-amytis-line-favors = Faveurs
