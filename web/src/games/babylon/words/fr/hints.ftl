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
