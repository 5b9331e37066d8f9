# The table of The Architects of Amytis.

## Things

amytis-building-garden = Jardin
amytis-building-market = Marché
amytis-building-wall = Muraille
amytis-building-palace = Palais
amytis-building-residence = Résidence
amytis-building-theater = Théâtre

amytis-color-blue = bleu (étoile)
amytis-color-green = vert (feuille)
amytis-color-orange = orange (triangle)
amytis-color-pink = rose (hexagone)

amytis-tile-garden-blue = jardin bleu
amytis-tile-garden-green = jardin vert
amytis-tile-garden-orange = jardin orange
amytis-tile-garden-pink = jardin rose
amytis-tile-market-blue = marché bleu
amytis-tile-market-green = marché vert
amytis-tile-market-orange = marché orange
amytis-tile-market-pink = marché rose
amytis-tile-wall-blue = muraille bleue
amytis-tile-wall-green = muraille verte
amytis-tile-wall-orange = muraille orange
amytis-tile-wall-pink = muraille rose
amytis-tile-palace-blue = palais bleu
amytis-tile-palace-green = palais vert
amytis-tile-palace-orange = palais orange
amytis-tile-palace-pink = palais rose
amytis-tile-residence-blue = résidence bleue
amytis-tile-residence-green = résidence verte
amytis-tile-residence-orange = résidence orange
amytis-tile-residence-pink = résidence rose
amytis-tile-theater-blue = théâtre bleu
amytis-tile-theater-green = théâtre vert
amytis-tile-theater-orange = théâtre orange
amytis-tile-theater-pink = théâtre rose

## What buildings score, by side: as short as can be

amytis-effects = Ce que rapportent les bâtiments
amytis-side = Face { $side }
amytis-effect-garden-A = { $points-garden-A } par pile de la cité aussi haute que celle-ci
amytis-effect-garden-B = { $points-garden-B } par tuile de sa pile
amytis-effect-market-A = { $points-market-A } par tuile visible de sa couleur
amytis-effect-market-B = { $points-market-B } par tuile visible d’une autre couleur
amytis-effect-wall-A = { $points-wall-A } par muraille visible en périphérie
amytis-effect-wall-B = { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 }, { $points-wall-B-4 } pour 1 à 4 murailles dans les coins
amytis-effect-palace-A = un projet, et { $points-palace-A } par palais visible
amytis-effect-palace-B = un projet, ou { $points-palace-B } par projet validé, les deux joueurs confondus
amytis-effect-residence-A = { $points-residence-A } par type de bâtiment visible
amytis-effect-residence-B = { $points-residence-B } par marché ou résidence visible
amytis-effect-theater-A = { $points-theater-A } par architecte sur le plateau
amytis-effect-theater-B = { $points-theater-B } pour chacun de vos architectes sur le plateau

## Building board

amytis-stacks = Plateau principal
amytis-empty-stacks = Piles vides : { $now } sur { $end }
amytis-stack-label = Pile { $cell } : { $tile }, { $height ->
    [one] la dernière tuile.
   *[other] { $height } tuiles.
  }
amytis-stack-empty-label = Pile { $cell } : plus de tuile.
amytis-stack-no-architect = Aucun architecte.
amytis-stack-architect = { $name } a un architecte ici.
amytis-stack-best = Rapporterait jusqu’à { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
amytis-would-score = Rapporterait { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
amytis-would-line = Compléterait un alignement.
amytis-would-end = Déclencherait la fin de la partie.
amytis-at-most = ≤ { $points }
amytis-lines = Alignements
amytis-lines-hint = Montrer les alignements auxquels il ne manque qu’un architecte
amytis-unseen-button = Non révélées
amytis-unseen = Tuiles que personne n’a encore vues
amytis-unseen-sum = { $all } tuiles : { $below } dans les piles, { $gone } hors jeu.

## Cities

amytis-city-of = Cité – { $name }
amytis-cell-empty = Cité { $cell } : vide.
amytis-cell-one = Cité { $cell } : { $tile }.
amytis-cell-more = Cité { $cell } : { $tile } sur { $below } ; { $height } tuiles.
amytis-spot-missing = Manque ici : { $color }.
amytis-spot-there = Fait partie de la configuration : { $color }.

## Seats

amytis-first-player = Premier joueur
amytis-total = Score si la partie s’arrêtait maintenant :
amytis-line-track = bâtiments { $points }
amytis-line-projects = projets { $points }
amytis-line-favors = faveurs { $points }
amytis-architects-left = { $architects ->
    [0] aucun architecte disponible
    [one] { $architects } architecte disponible
   *[other] { $architects } architectes disponibles
  }
amytis-tokens-left = { $tokens ->
    [0] aucun pion de faveur restant
    [one] { $tokens } pion de faveur restant
   *[other] { $tokens } pions de faveur restants
  }

## Projects

amytis-open-projects = Projets visibles
amytis-project-number = n° { $number }
amytis-project-short = projet { $number } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
amytis-project-label = Projet { $number }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. { $missing ->
    [0] Sa configuration est réalisée.
    [one] Il manque { $missing } case.
   *[other] Il manque { $missing } cases.
  }
amytis-project-done-label = Projet { $number }, validé, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
amytis-missing = { $missing ->
    [0] complet
   *[other] manque { $missing }
  }
amytis-missing-after = { $after ->
    [0] validé !
   *[other] { $missing } → { $after }
  }
amytis-way = Disposition { $way } sur { $ways }.
amytis-slot-empty = aucun
amytis-deck = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
amytis-deck-take = Prendre, sans la voir, la première carte de la pioche, qui compte { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
  } Rapporterait { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
amytis-deck-unseen = { $cards ->
    [0] Aucune carte dans la pioche
    [one] La carte de la pioche
   *[other] Les { $cards } cartes de la pioche, dans un ordre quelconque
  }
amytis-score-instead = points
amytis-palace-score = Ne pas prendre de projet, et marquer { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }

## Favours

amytis-favors = Faveurs du roi
amytis-favor-I = piles de 1
amytis-favor-II = piles de 2
amytis-favor-III = piles de 3
amytis-favor-IV = piles de 4
amytis-favor-stairs = escalier 1-2-3
amytis-favor-corners = coins hauts
amytis-favor-projects = projets validés
amytis-favor-row = ligne du bas
amytis-favor-label = { $favor } : { $says }
amytis-favor-says-I = { $points-favor-I } par pile d’exactement 1 tuile.
amytis-favor-says-II = { $points-favor-II } par pile d’exactement 2 tuiles.
amytis-favor-says-III = { $points-favor-III } par pile d’exactement 3 tuiles.
amytis-favor-says-IV = { $points-favor-IV } par pile d’exactement 4 tuiles.
amytis-favor-says-stairs = { $points-favor-stairs } par ligne ou colonne de piles de 1, 2 et 3 tuiles dans cet ordre, dans un sens ou dans l’autre.
amytis-favor-says-corners = { $points-favor-corners } par coin avec une pile d’au moins 3 tuiles.
amytis-favor-says-projects = { $points-favor-projects } par projet validé.
amytis-favor-says-row = { $points-row-1 }, { $points-row-2 }, { $points-row-3 } ou { $points-row-4 } en tout pour 1, 2, 3 ou 4 de vos pions.
amytis-favor-short-I = { $points-favor-I } chacune
amytis-favor-short-II = { $points-favor-II } chacune
amytis-favor-short-III = { $points-favor-III } chacune
amytis-favor-short-IV = { $points-favor-IV } chacune
amytis-favor-short-stairs = { $points-favor-stairs } chacun
amytis-favor-short-corners = { $points-favor-corners } chacun, 3+
amytis-favor-short-projects = { $points-favor-projects } chacun
amytis-favor-taken = { $name } a son pion ici.
amytis-favor-in-row = { $name } a { $tokens ->
    [one] { $tokens } pion ici.
   *[other] { $tokens } pions ici.
  }
amytis-favor-now = { $name } en tire maintenant { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }

## Why: what numbers on the table consist of

amytis-why-track = Les bâtiments rapportent leurs points dès leur construction.
amytis-why-before = auparavant
amytis-why-projects = Chaque projet validé rapporte ses points.
amytis-why-favors = Chaque pion sur le plateau des faveurs rapporte ce que compte son emplacement.
amytis-why-best = La meilleure case est { $cell }.
amytis-why-empty = La partie s’achève quand { $end } piles sont vides et que chacun a joué le même nombre de tours.
amytis-why-height = { $height ->
    [one] hauteur : { $height } tuile
   *[other] hauteur : { $height } tuiles
  }
amytis-why-unseen = { $tile } : { $count } pas encore vue(s), dans les piles ou hors jeu

## What is to be done

amytis-todo-build = Choisissez une pile ou une case de votre cité.
amytis-most = Le nombre précédé de ≤ est le maximum que cette pile peut rapporter maintenant.
amytis-todo-cell = { $tile } : où dans votre cité ?
amytis-todo-stack = Quelle pile pour la cité, { $cell } ?
amytis-todo-ghost = { $tile }, de la pile { $stack } à la cité, { $cell }
amytis-todo-palace-A = Le palais vous donne un projet.
amytis-todo-palace-B = Le palais vous donne un projet, ou des points.
amytis-todo-favor = Trois alignés : placez un pion sur le plateau Faveurs.
amytis-todo-project = Prendre le projet { $number }
amytis-todo-deck = Prendre la première carte de la pioche, sans la voir
amytis-todo-score = Marquer des points, sans prendre de projet
amytis-todo-place = Un pion sur : { $favor }
amytis-todo-wait = { $name } joue.
amytis-todo-over = La partie est terminée.
amytis-last-turn = Dernier tour
amytis-ends-now = La partie se termine avec ce tour.
amytis-ends-next = La fin commence : { $name } joue encore un tour.
# $points is written with its sign: +3
amytis-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
amytis-gain-track = { $points } pour le bâtiment
amytis-gain-projects = { $count ->
    [one] { $points } : valide un projet
   *[other] { $points } : valide { $count } projets
  }
amytis-gain-favors = { $points } en faveurs
amytis-gain-palace-a = puis un projet
amytis-gain-palace-b = puis un projet, ou { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
amytis-gain-line = trois alignés : une faveur
amytis-gain-line-no-token = trois alignés, mais plus de pion
amytis-let-go = Reposer
amytis-do-build = Construire
amytis-do-take = Prendre
amytis-do-score = Marquer
amytis-do-place = Placer

## For screen readers

amytis-text-board = La table en texte
amytis-none = aucun
amytis-pieces = Architectes disponibles : { $architects }. Pions de faveur restants : { $tokens }.
amytis-projects-are = Projets : { $projects }. Validés : { $completed }.

## Why something cannot be done

amytis-reason-game_over = La partie est terminée, plus rien n’est possible.
amytis-reason-build_first = Prenez d’abord une tuile et construisez-la. Il n’y a ni projet ni faveur à choisir maintenant.
amytis-reason-choose_a_project_first = Vous avez construit un palais : choisissez d’abord ce qu’il donne.
amytis-reason-choose_a_favor_first = Vous avez trois architectes alignés : placez d’abord votre pion sur le plateau Faveurs.
amytis-reason-stack_empty = Il ne reste plus de tuile dans la pile { $stack }.
amytis-reason-architect_on_stack = Un architecte occupe la pile { $stack }. Seule une pile libre peut être choisie.
amytis-reason-score_is_for_side_b = Seul un palais de face B peut rapporter des points à la place d’un projet.
amytis-reason-deck_empty = Il ne reste plus de carte dans la pioche.
amytis-reason-no_open_project_in_slot = Il n’y a pas de carte à la place { $slot }.
amytis-reason-favor_taken = Un pion s’y trouve déjà.
amytis-reason-row_has_four_of_yours = Vous avez quatre pions dans la ligne du bas ; c’est le maximum.
amytis-reason-row_full = Les six places de la ligne du bas sont occupées.
amytis-reason-project_not_open = Le projet { $project } n’est pas visible.
amytis-reason-slot_not_empty = Le projet { $project } est à la place { $slot } : choisissez-le par son numéro.

# Above the examples of buildings in the rules.
rules-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rules-side = Face { $side }

## Whose turn it is, and what is to be done.

table-do-amytis-build = Choisissez une pile et la case où construire sa tuile.
table-do-amytis-palace = Choisissez ce que le palais vous donne.
table-do-amytis-favor = Placez un pion sur le plateau Faveurs.
table-do-amytis-over = La partie est terminée.
table-waits-amytis-build = { $name } choisit une tuile et une case.
table-waits-amytis-palace = { $name } choisit ce que donne le palais.
table-waits-amytis-favor = { $name } choisit une faveur.
table-waits-amytis-over = La partie est terminée.

## What happened: sentences of the log

table-amytis-architect_placed = Un architecte va à la pile { $stack }.
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
    }, de la pile { $stack } à la cité, { $cell }.
    .short = Cité { $cell } : { $tile }
table-amytis-tile_revealed =
    À la pile { $stack } apparaît { $building ->
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
table-amytis-stack_emptied = Il ne reste plus de tuile dans la pile { $stack }.
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
    .short = Points du palais
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
    .short = Projet { $project }
table-amytis-project_taken-deck = { $name } pioche le projet { $project }.
    .short = Projet { $project }, de la pioche
table-amytis-project_revealed = Le projet { $project } est maintenant visible.
table-amytis-project_completed =
    { $points ->
        [one] { $name } valide le projet { $project } : { $points } point à la fin.
       *[other] { $name } valide le projet { $project } : { $points } points à la fin.
    }
table-amytis-line_completed = Trois architectes alignés : piles { $stacks }.
table-amytis-favor_placed = { $name } place un pion : { $favor }.
    .short = Faveur : { $favor }
table-amytis-last_turn = Deux piles sont vides : { $name } joue le dernier tour.
table-amytis-architects_taken_back = { $name } récupère ses architectes : piles { $stacks }.
table-amytis-ended = Deux piles sont vides et le dernier tour a été joué.
table-amytis-line-track = Bâtiments
table-amytis-line-projects = Projets
table-amytis-line-favors = Faveurs
