# Hints: what to do, what may be expected of it, and why. Loaded when somebody asks for the first.

hint-found =
    { $count ->
        [one] Un indice : { $action }.
       *[other] { $count } indices. Le meilleur : { $action }.
    }
hint-next = Ensuite : { $action }.
hint-act = Jouer ainsi
hint-turn = La suite du tour
hint-why = Pourquoi
# $chance is written with its sign: 62 %
hint-chance = { $chance } de chances de gagner
hint-margin-ahead =
    { $points ->
        [one] { $points } point d’avance
       *[other] { $points } points d’avance
    }
hint-margin-behind =
    { $points ->
        [one] { $points } point de retard
       *[other] { $points } points de retard
    }
hint-margin-even = au coude à coude

## Actions of Babylon.

hint-do-babylon-remove =
    Retirez la tuile Argile à fleur { $flower ->
        [white] blanche
        [pink] rose
        [blue] bleue
       *[yellow] jaune
    } en { $stack }
hint-do-babylon-dig =
    Prenez en { $stack } la { $material ->
        [clay] tuile Argile
        [granite] tuile Granite
       *[basalt] tuile Basalte
    } à fleur { $flower ->
        [white] blanche
        [pink] rose
        [blue] bleue
       *[yellow] jaune
    }
hint-do-babylon-place =
    { $source ->
        [dug] { $open ->
            [none] Posez la tuile extraite en { $cell }, étage { $level }
           *[other] Posez la tuile extraite en { $cell }, étage { $level }, avec un coin sans appui
        }
       *[stored] { $open ->
            [none] Posez la tuile stockée en { $cell }, étage { $level }
           *[other] Posez la tuile stockée en { $cell }, étage { $level }, avec un coin sans appui
        }
    }
hint-do-babylon-stairs = Posez un escalier en { $cells }
hint-do-babylon-fountain = Posez une fontaine en { $cells }
hint-do-babylon-bridge = Posez un pont en { $cells }
hint-do-babylon-statue = Posez une statue en { $cells }
hint-do-babylon-finish =
    { $keep ->
        [dug] Terminez votre tour en gardant la tuile extraite
        [stored] Terminez votre tour en gardant la tuile stockée
       *[none] Terminez votre tour
    }

## Actions of The Architects of Amytis. A tile is “pink market”.

hint-do-amytis-build = Construisez en { $cell } la tuile de { $stack } : { $tile }
hint-do-amytis-project = Prenez le projet { $project }
hint-do-amytis-deck = Piochez un projet
hint-do-amytis-score = Marquez les points du palais
hint-do-amytis-favor =
    { $favor ->
        [stairs] Placez un pion sur la faveur de l’escalier
        [corners] Placez un pion sur la faveur des coins
        [projects] Placez un pion sur la faveur des projets
        [row] Placez un pion dans la ligne du bas des faveurs
       *[other] Placez un pion sur la faveur des piles de hauteur { $favor }
    }

## Reasons in Babylon. $change is written with its sign: +3

hint-why-babylon-last_turn = C’est votre dernier tour : seuls les points comptent.
hint-why-babylon-end_near =
    { $turns ->
        [one] Il ne vous reste qu’un tour après celui-ci.
       *[other] Il ne vous reste que { $turns } tours après celui-ci.
    }
hint-why-babylon-level_opened = { $change } pour la première tuile à l’étage { $level } : les éléments de décor y rapportent davantage, et vous pourrez construire un étage plus haut.
hint-why-babylon-belvederes =
    { $count ->
        [one] { $change } pour un belvédère sur le coin sans appui, qui ne demande aucun pilier.
       *[other] { $change } pour { $count } belvédères sur des coins sans appui, qui ne demandent aucun pilier.
    }
hint-why-babylon-decoration_set_completed =
    { $sets ->
        [one] { $change } pour un ensemble complet des quatre éléments de décor.
       *[other] { $change } pour les { $sets } ensembles d’éléments de décor que vous avez maintenant.
    }
hint-why-babylon-flower_set_completed =
    { $sets ->
        [one] { $change } pour un ensemble complet des quatre fleurs.
       *[other] { $change } pour les { $sets } ensembles de fleurs que vous avez maintenant.
    }
hint-why-babylon-decoration_set_near =
    { $kind ->
        [stairs] Il ne manque qu’un escalier pour le prochain ensemble d’éléments de décor.
        [fountain] Il ne manque qu’une fontaine pour le prochain ensemble d’éléments de décor.
        [bridge] Il ne manque qu’un pont pour le prochain ensemble d’éléments de décor.
       *[statue] Il ne manque qu’une statue pour le prochain ensemble d’éléments de décor.
    }
hint-why-babylon-flower_set_near =
    Il ne manque qu’une fleur { $flower ->
        [white] blanche
        [pink] rose
        [blue] bleue
       *[yellow] jaune
    } pour le prochain ensemble de fleurs.
hint-why-babylon-pillars_dug =
    { $pillars ->
        [0] Creuser en { $stack } ne donne aucun pilier.
        [one] Creuser en { $stack } donne { $pillars } pilier.
       *[other] Creuser en { $stack } donne { $pillars } piliers.
    }
hint-why-babylon-flower_bonus =
    { $pillars ->
        [one] Elle porte votre fleur : { $pillars } pilier de plus.
       *[other] Elle porte votre fleur : { $pillars } piliers de plus.
    }
hint-why-babylon-pillars_left =
    { $pillars ->
        [0] Il ne reste aucun pilier après le tour.
        [one] Il reste { $pillars } pilier après le tour.
       *[other] Il reste { $pillars } piliers après le tour.
    }
hint-why-babylon-pillars_returned =
    { $pillars ->
        [one] { $pillars } pilier de trop retourne à la réserve.
       *[other] { $pillars } piliers de trop retournent à la réserve.
    }
hint-why-babylon-statue_pillar = La statue en { $cell } porte la tuile et économise un pilier.
hint-why-babylon-piece_covered =
    { $piece ->
        [belvedere] Attention : le coin sans appui surplombe le belvédère en { $cell }.
        [stairs] Attention : le coin sans appui surplombe l’escalier en { $cell }.
        [fountain] Attention : le coin sans appui surplombe la fontaine en { $cell }.
       *[statue] Attention : le coin sans appui surplombe la statue en { $cell }.
    }
hint-why-babylon-token_used = La tuile Tour rend cet élément de décor possible.
hint-why-babylon-tile_kept =
    La { $material ->
        [clay] tuile Argile
        [granite] tuile Granite
        [basalt] tuile Basalte
       *[start] tuile de départ
    } à fleur { $flower ->
        [white] blanche
        [pink] rose
        [blue] bleue
       *[yellow] jaune
    } reste dans la zone de stockage pour plus tard.
hint-why-babylon-tile_discarded =
    La { $material ->
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
hint-why-babylon-tile_denied =
    { $points ->
        [one] Avec la tuile en { $stack }, { $name } aurait pu marquer { $points } point tout de suite.
       *[other] Avec la tuile en { $stack }, { $name } aurait pu marquer { $points } points tout de suite.
    }
hint-why-babylon-pillars_denied =
    { $pillars ->
        [one] { $name } aurait reçu { $pillars } pilier en { $stack }, plus que partout ailleurs.
       *[other] { $name } aurait reçu { $pillars } piliers en { $stack }, plus que partout ailleurs.
    }
hint-why-babylon-tile_removed =
    Une tuile Argile à fleur { $flower ->
        [white] blanche
        [pink] rose
        [blue] bleue
       *[yellow] jaune
    } est retirée du jeu.
hint-why-babylon-pillars_opened =
    { $count ->
        [one] Creuser donne 1 pilier de plus sur une pile voisine.
       *[other] Creuser donne 1 pilier de plus sur { $count } piles voisines.
    }
hint-why-babylon-flower_removed =
    { $flower ->
        [white] { $name } a la fleur blanche : la tuile aurait donné 1 pilier de plus.
        [pink] { $name } a la fleur rose : la tuile aurait donné 1 pilier de plus.
        [blue] { $name } a la fleur bleue : la tuile aurait donné 1 pilier de plus.
       *[yellow] { $name } a la fleur jaune : la tuile aurait donné 1 pilier de plus.
    }

## Reasons in The Architects of Amytis.

hint-why-amytis-last_turn = La partie se termine avec ce tour : seuls les points comptent.
hint-why-amytis-end_triggered =
    { $turns ->
        [0] Cela vide une deuxième pile : la partie se termine aussitôt.
        [one] Cela vide une deuxième pile : il reste un seul tour.
       *[other] Cela vide une deuxième pile : il reste { $turns } tours.
    }
hint-why-amytis-end_near =
    { $stacks ->
        [0] Une pile est vide : à la deuxième, la partie se termine.
        [one] Une pile est vide et { $stacks } pile n’a plus qu’une tuile : la prendre déclenche la fin.
       *[other] Une pile est vide et { $stacks } piles n’ont plus qu’une tuile : en prendre une déclenche la fin.
    }
hint-why-amytis-project_completed =
    { $points ->
        [one] Valide le projet { $project } : { $points } point à la fin.
       *[other] Valide le projet { $project } : { $points } points à la fin.
    }
# $color is a word of its own.
hint-why-amytis-project_near =
    { $ways ->
        [one] Il manque une tuile au projet { $project } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }) : { $color } en { $cell }.
       *[other] Il manque une tuile au projet { $project } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }), par exemple { $color } en { $cell }.
    }
hint-why-amytis-project_taken =
    { $missing ->
        [0] Le projet { $project } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }) est validé aussitôt.
        [one] Il manque { $missing } tuile au projet { $project } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }).
       *[other] Il manque { $missing } tuiles au projet { $project } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }).
    }
hint-why-amytis-project_drawn =
    { $cards ->
        [one] Un projet inconnu, le dernier de la pioche.
       *[other] Un projet inconnu, un parmi { $cards }.
    }
hint-why-amytis-line_made = Trois architectes alignés : { $stacks }. Une faveur !
hint-why-amytis-favor_taken =
    { $more ->
        [0] { $change } pour la faveur en l’état.
       *[other] { $change } pour la faveur en l’état, et { $more } de plus avec le prochain élément compté.
    }
hint-why-amytis-favor_points =
    { $favor ->
        [stairs] { $change } pour la faveur de l’escalier.
        [corners] { $change } pour la faveur des coins.
        [projects] { $change } pour la faveur des projets.
        [row] { $change } pour la ligne du bas des faveurs.
       *[other] { $change } pour la faveur des piles de hauteur { $favor }.
    }
hint-why-amytis-line_prepared = Deux architectes alignés en { $stacks } : avec { $stack }, l’alignement est complet.
hint-why-amytis-lines_prepared = Plusieurs alignements à la fois, à compléter en { $stacks } : un seul peut être bloqué.
hint-why-amytis-line_blocked = Bloque l’alignement qui aurait été complété en { $stack }.
hint-why-amytis-line_allowed = Attention : l’adversaire peut compléter un alignement en { $stack }.
hint-why-amytis-tile_denied =
    { $points ->
        [one] Cette tuile aurait rapporté { $points } point à l’adversaire ({ $tile }) ; les autres, { $instead } au plus.
       *[other] Cette tuile aurait rapporté { $points } points à l’adversaire ({ $tile }) ; les autres, { $instead } au plus.
    }
hint-why-amytis-architects_return =
    { $count ->
        [one] { $count } architecte revient avant le prochain tour.
       *[other] { $count } architectes reviennent avant le prochain tour.
    }
