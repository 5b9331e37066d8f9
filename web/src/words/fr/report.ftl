# What decided a finished game. Loaded when somebody asks for it.

report-analysing = Analyse du tour { $done } sur { $total } …

# The headline. $winner are names in a list, $count is their number; $best lost the least of the others.
report-verdict-played_better =
    { $count ->
        [one] { $winner } a mieux joué et l’emporte.
       *[other] { $winner } ont mieux joué et partagent la victoire.
    }
report-verdict-despite_luck =
    { $count ->
        [one] { $winner } a mieux joué et l’emporte malgré la chance.
       *[other] { $winner } ont mieux joué et partagent la victoire malgré la chance.
    }
report-verdict-luck_decided = { $best } a joué aussi bien ou mieux ; la chance a décidé pour { $winner }.
report-verdict-equal =
    { $count ->
        [one] Le niveau de jeu était à peu près égal ; { $winner } l’emporte.
       *[other] Le niveau de jeu était à peu près égal ; { $winner } partagent la victoire.
    }
report-verdict-unfinished = La partie n’est pas allée à son terme.
report-without-luck =
    { $points ->
        [0] Sans la chance, personne ne serait en tête.
        [one] Sans la chance, { $name } serait en tête de 1 point.
       *[other] Sans la chance, { $name } serait en tête de { $points } points.
    }

report-graph = Les chances de gagner au cours de la partie et ce que valaient les tours. La liste des tours dit la même chose.
# $chance is written with its sign: 62 %
report-chance = { $name } { $chance }
report-number = Tour { $turn }
report-turn = Tour { $turn }, { $name }
# $from and $to are written with their signs: 62 %
report-inaccuracy = Imprécision : les chances de gagner étaient de { $from } et passent à { $to }.
report-mistake = Erreur : les chances de gagner étaient de { $from } et passent à { $to }.
report-blunder = Gaffe : les chances de gagner étaient de { $from } et passent à { $to }.
report-only_turn = Le seul bon tour.
report-hard_to_find = Difficile à trouver : un autre tour semble d’abord meilleur.
report-luck = Chance : { $name } gagne { $change }.
report-even = Chances de gagner : { $from } avec le meilleur tour, { $to } avec celui-ci.
report-played = Joué
report-better = Mieux
report-turning-points = Tournants
report-all =
    { $count ->
        [one] 1 tour remarquable
       *[other] Les { $count } tours remarquables
    }

# The rows of the table of the players.
report-accuracy = Précision
report-lost-points = Points par tour, face au meilleur tour
report-like = A joué comme
report-luck-points = Chance, en points
report-margin = Avance à la fin
report-adjusted = Avance sans la chance
report-best = Meilleur tour
report-worst = Pire tour
report-mistakes = Erreurs à reprendre
report-practise = reprendre { $count }
