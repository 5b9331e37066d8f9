## Actions of The Architects of Amytis. A tile is “pink market”.

hint-do-amytis-build = Construisez dans la cité, en { $cell }, la tuile de la pile { $stack } : { $tile }
hint-do-amytis-project = Prenez le projet { $project }
hint-do-amytis-deck = Piochez un projet
hint-do-amytis-score = Marquez les points du palais
hint-do-amytis-favor = Placez un pion : { $favor }

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
        }) : { $color } dans la cité, en { $cell }.
       *[other] Il manque une tuile au projet { $project } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }), par exemple { $color } dans la cité, en { $cell }.
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
hint-why-amytis-line_made = Trois architectes alignés : piles { $stacks }. Une faveur !
hint-why-amytis-favor_taken =
    { $more ->
        [0] { $change } pour la faveur en l’état.
       *[other] { $change } pour la faveur en l’état, et { $more } de plus avec le prochain élément compté.
    }
hint-why-amytis-favor_points = { $change } pour la faveur « { $favor } ».
hint-why-amytis-line_prepared = Deux architectes alignés sur les piles { $stacks } : avec la pile { $stack }, l’alignement est complet.
hint-why-amytis-lines_prepared = Plusieurs alignements à la fois, à compléter aux piles { $stacks } : un seul peut être bloqué.
hint-why-amytis-line_blocked = Bloque l’alignement qui aurait été complété à la pile { $stack }.
hint-why-amytis-line_allowed = Attention : l’adversaire peut compléter un alignement à la pile { $stack }.
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
