# Babylon's table. Names are those of the rules.

## Tiles, pieces, tokens

babylon-icon-stairs = escalier
babylon-icon-fountain = fontaine
babylon-icon-bridge = pont
babylon-icon-statue = statue

# $icons is a list such as “stairs and fountain”, $count how many they are.
babylon-tile = { $material ->
    [clay] Argile
    [granite] Granite
    [basalt] Basalte
   *[start] Tuile de départ
  }, { $flower ->
    [white] fleur blanche
    [pink] fleur rose
    [blue] fleur bleue
   *[yellow] fleur jaune
  } : { $icons }

babylon-flower-white = fleur blanche
babylon-flower-pink = fleur rose
babylon-flower-blue = fleur bleue
babylon-flower-yellow = fleur jaune

babylon-piece-single_pillar = Piliers simples
babylon-piece-double_pillar = Piliers doubles
babylon-piece-belvedere = Belvédères
babylon-piece-stairs = Escaliers
babylon-piece-fountain = Fontaines
babylon-piece-bridge = Ponts
babylon-piece-statue = Statues

babylon-token-extra_single = +1 pilier simple
babylon-token-extra_double = +1 pilier double
babylon-token-change_icon = Changer une icône
babylon-token-fill_blank = Icône au choix
babylon-token-double_flower = Fleur double
babylon-token-one_fewer = 1 pilier de moins
babylon-token-blank = Sans effet

babylon-effect-extra_single = À ce tour, chacun commence son tour de jeu avec un pilier simple.
babylon-effect-extra_double = À ce tour, chacun commence son tour de jeu avec un pilier double, qui ne peut pas être stocké.
babylon-effect-change_icon = Une fois par tour, une icône d’une tuile que vous venez de poser vaut n’importe quelle autre icône pour un élément de décor.
babylon-effect-fill_blank = Une fois par tour, un emplacement sans icône d’une tuile que vous venez de poser vaut une icône au choix pour un élément de décor.
babylon-effect-double_flower = Prendre une tuile à votre fleur rapporte deux piliers pour la fleur, au lieu d’un.
babylon-effect-one_fewer = Creuser rapporte un pilier de moins.
babylon-effect-blank = Ce tour se joue sans effet particulier.

## The quarry

babylon-quarry = Carrière
babylon-stack-empty = { $stack } : vide
babylon-stack = { $stack }, hauteur { $height ->
    [one] { $height } tuile
   *[other] { $height } tuiles
  }. { $tile }.
babylon-stack-pillars = { $stack }, hauteur { $height ->
    [one] { $height } tuile
   *[other] { $height } tuiles
  }. { $tile }. Creuser rapporte { $pillars ->
    [one] { $pillars } pilier
   *[other] { $pillars } piliers
  }.
babylon-stack-short = { $stack } · { $tile }
babylon-dig = Creuser { $stack }
babylon-dig-hint = Choisissez une tuile à prendre. Le nombre sur chaque tuile dit combien de piliers elle rapporte.
babylon-remove = Retirer { $stack }
babylon-remove-random = Retirer les autres au hasard
babylon-remove-hint = Choisissez une tuile Argile à retirer du jeu.
babylon-remove-what = Cette tuile est retirée du jeu, et le granite qu’elle recouvre apparaît.

# Where the pillars of a dig come from; $side is the edge of the tile.
babylon-gain-quarry_side = { $side ->
    [north] Nord
    [east] Est
    [south] Sud
   *[west] Ouest
  } : bord de la carrière
babylon-gain-same_layer = { $side ->
    [north] Nord
    [east] Est
    [south] Sud
   *[west] Ouest
  } : même niveau
babylon-gain-lower_layer = { $side ->
    [north] Nord
    [east] Est
    [south] Sud
   *[west] Ouest
  } : niveau inférieur
babylon-gain-empty_stack = { $side ->
    [north] Nord
    [east] Est
    [south] Sud
   *[west] Ouest
  } : fond de la carrière
babylon-gain-own_flower = votre fleur
babylon-gain-double_flower = fleur double
babylon-gain-one_fewer = un de moins (tuile Tour)
babylon-gain-supply_is_empty = { $count } de moins : réserve vide

## The turn

babylon-hand = Vos tuiles
babylon-controls = Votre tour
babylon-dug = Tuile extraite
babylon-stored = Tuile stockée
babylon-take-it = prendre
babylon-held = en main
babylon-no-place = aucun endroit possible
babylon-hand-empty = Toutes vos tuiles sont posées.
babylon-decorate = Décorer
babylon-decorations-possible = { $count ->
    [one] { $count } élément de décor possible
   *[other] { $count } éléments de décor au choix
  }
babylon-turning = Tourner la tuile
babylon-turn = Tourner dans le sens horaire
babylon-turn-back = Tourner dans le sens antihoraire
babylon-level-choice = Étage
babylon-level = Étage { $level }
babylon-raise = Monter d’un étage
babylon-lower = Descendre d’un étage
babylon-open-choice = Coin sans appui
babylon-open-nw = Coin nord-ouest sans appui
babylon-open-ne = Coin nord-est sans appui
babylon-open-se = Coin sud-est sans appui
babylon-open-sw = Coin sud-ouest sans appui
babylon-open-none = aucun
babylon-open-why = Un coin sans appui n’a pas besoin de pilier et reçoit un belvédère.
babylon-place = Poser ici
babylon-put-down = Reposer
babylon-place-hint = Choisissez un endroit de votre jardin : les repères dorés montrent où la tuile peut aller.
babylon-again = Choisissez de nouveau le même endroit pour poser la tuile.
babylon-place-said = En { $cell }, étage { $level }, { $open ->
    [nw] coin nord-ouest sans appui
    [ne] coin nord-est sans appui
    [se] coin sud-est sans appui
    [sw] coin sud-ouest sans appui
   *[none] quatre appuis
  }.
babylon-cost = { $singles ->
    [0] { $doubles ->
        [0] Aucun pilier.
        [one] { $doubles } pilier double.
       *[other] { $doubles } piliers doubles.
      }
    [one] { $doubles ->
        [0] { $singles } pilier simple.
        [one] { $singles } pilier simple et { $doubles } double.
       *[other] { $singles } pilier simple et { $doubles } doubles.
      }
   *[other] { $doubles ->
        [0] { $singles } piliers simples.
        [one] { $singles } piliers simples et { $doubles } double.
       *[other] { $singles } piliers simples et { $doubles } doubles.
      }
  }{ $statues ->
    [0] { "" }
    [one] { " " }Une statue devient un pilier.
   *[other] { " " }{ $statues } statues deviennent des piliers.
  }
babylon-exchange = { $singles } simples sont échangés contre { $doubles ->
    [one] { $doubles } double
   *[other] { $doubles } doubles
  }.
babylon-left = { $count ->
    [0] Il ne reste aucun pilier simple.
    [one] Il reste { $count } pilier simple.
   *[other] Il reste { $count } piliers simples.
  }
# $points is written with its sign: +3
babylon-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
babylon-uses-token = avec la tuile Tour
babylon-decoration = { $icon ->
    [stairs] Escalier { $from }–{ $to }
    [fountain] Fontaine { $from }–{ $to }
    [bridge] Pont { $from }–{ $to }
   *[statue] Statue { $from }
  }
babylon-which = Que poser en { $cell } ?
babylon-cancel = Annuler

babylon-keep = Garder :
babylon-keep-tile = Garder cette tuile. { $tile }
babylon-keep-none = aucune
babylon-lost-pillars = { $singles ->
    [0] { $doubles ->
        [one] { $doubles } pilier double retourne
       *[other] { $doubles } piliers doubles retournent
      }
    [one] { $doubles ->
        [0] { $singles } pilier simple retourne
        [one] { $singles } pilier simple et { $doubles } double retournent
       *[other] { $singles } pilier simple et { $doubles } doubles retournent
      }
   *[other] { $doubles ->
        [0] { $singles } piliers simples retournent
        [one] { $singles } piliers simples et { $doubles } double retournent
       *[other] { $singles } piliers simples et { $doubles } doubles retournent
      }
  } à la réserve : on ne stocke que 6 simples.
babylon-lost-tiles = { $count ->
    [one] Une tuile est défaussée
   *[other] { $count } tuiles sont défaussées
  } : { $tiles }.
babylon-lost-decorations = Vous pourriez encore poser un élément de décor.
babylon-end = Terminer
babylon-end-anyway = Terminer quand même
# The second press that ends the turn.
babylon-end-again = Oui, terminer

## Gardens

babylon-own-garden = Votre jardin
babylon-garden-of = Jardin – { $name }
babylon-back = Retour à mon jardin
babylon-view = Vue
babylon-view-solid = 3D
babylon-view-plan = Plan
babylon-view-above = Vue du dessus
babylon-view-reset = Vue de départ
babylon-view-levels = Afficher les étages
babylon-view-beside = Afficher les deux jardins
babylon-nearer = Zoom avant
babylon-farther = Zoom arrière
babylon-no-webgl = Ce navigateur ne peut pas afficher la 3D (WebGL absent) : voici le plan.
babylon-garden-label = { $title } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }, { $decorations ->
    [one] { $decorations } élément de décor
   *[other] { $decorations } éléments de décor
  }
babylon-garden-grid = { $title }, case par case
babylon-in-words = { $title } en texte
babylon-tiles-placed = { $count ->
    [0] Aucune tuile encore
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
babylon-placed = { $cell }, étage { $level } : { $tile }{ $open ->
    [nw] { " " }; belvédère au nord-ouest
    [ne] { " " }; belvédère au nord-est
    [se] { " " }; belvédère au sud-est
    [sw] { " " }; belvédère au sud-ouest
   *[none] { "" }
  }
babylon-decorations-placed = { $count ->
    [0] Aucun élément de décor encore
    [one] { $count } élément de décor
   *[other] { $count } éléments de décor
  }
babylon-decoration-on = { $what }, étage { $level }
babylon-cell-bare = { $cell } : trou vide
babylon-cell-spanned = { $cell } : trou vide sous un pont
# $shows is the piece that stands on the cell, or the icon that it shows.
babylon-cell = { $cell } : étage { $level }, { $material ->
    [clay] argile
    [granite] granite
    [basalt] basalte
   *[start] tuile de départ
  }, { $flower ->
    [white] fleur blanche
    [pink] fleur rose
    [blue] fleur bleue
   *[yellow] fleur jaune
  }, { $kind ->
    [piece] { $shows ->
        [stairs] un escalier s’y trouve
        [fountain] une fontaine s’y trouve
        [bridge] un pont y aboutit
        [statue] une statue s’y trouve
       *[belvedere] un belvédère s’y trouve
      }
   *[icon] { $shows ->
        [stairs] icône Escalier
        [fountain] icône Fontaine
        [bridge] icône Pont
        [statue] icône Statue
       *[blank] sans icône
      }
  }
babylon-cell-place = { $seen }. La tuile peut aller ici.
babylon-cell-decorate = { $seen }. Possible : { $what }.

## Seats, round, supply

babylon-seats = Joueurs
babylon-seat = Place – { $name }
babylon-you = { $name } (vous)
babylon-to-act = joue
babylon-pillars = { $singles ->
    [one] { $singles } pilier simple
   *[other] { $singles } piliers simples
  }, { $doubles ->
    [one] { $doubles } pilier double
   *[other] { $doubles } piliers doubles
  }
babylon-stored-tile = Tuile stockée. { $tile }
babylon-dug-tile = Tuile extraite. { $tile }
babylon-stored-none = Aucune tuile stockée
babylon-score = { $count ->
    [one] point
   *[other] points
  }
babylon-enlarge = Jardin – { $name } : agrandir
babylon-enlarge-own = Votre jardin : agrandir
babylon-scoring = Détail du score
babylon-line-statues = Statues
babylon-line-fountains = Fontaines
babylon-line-bridges = Ponts
babylon-line-stairs = Escaliers
babylon-line-decoration_sets = Ensembles d’éléments de décor
babylon-line-flower_sets = Ensembles de fleurs
babylon-line-belvederes = Belvédères
babylon-line-highest_level = Point culminant
babylon-line-visible_pits = Trous visibles (départage)
babylon-round = Tour { $round } sur { $rounds }
babylon-last-round = Dernier tour
babylon-no-token = Le premier tour n’a pas de tuile Tour.
babylon-more = Tuiles Tour à venir
babylon-tokens-unseen = { $count ->
    [0] Plus aucune tuile Tour à venir
    [one] Encore { $count } tuile Tour à venir. Pas encore vues :
   *[other] Encore { $count } tuiles Tour à venir. Pas encore vues :
  }
babylon-supply = Réserve
babylon-supply-left = { $count ->
    [0] { $piece } : il n’en reste plus
   *[other] { $piece } : il en reste { $count }
  }
babylon-supply-unlimited = La réserve ne s’épuise jamais.

## Why: what numbers on the table consist of

babylon-gain-none = { $side ->
    [north] Nord
    [east] Est
    [south] Sud
   *[west] Ouest
  } : niveau supérieur, aucun pilier
babylon-gain-player_flower = la fleur de qui joue
babylon-why-pillars = { $count ->
    [0] Creuser ne rapporte aucun pilier.
    [one] Creuser rapporte { $count } pilier.
   *[other] Creuser rapporte { $count } piliers.
  }
babylon-why-statues = Chaque statue visible rapporte son étage.
babylon-why-fountains = Chaque fontaine visible rapporte { $points-fountain } fois son étage.
babylon-why-bridges = Chaque pont rapporte { $points-bridge } fois son étage.
babylon-why-stairs = Chaque escalier visible rapporte la somme de ses deux étages.
babylon-why-decoration_sets = Chaque ensemble des quatre sortes d’éléments de décor visibles rapporte { $points-decoration-set } points.
babylon-why-flower_sets = Chaque ensemble de tuiles visibles avec les quatre fleurs rapporte { $points-flower-set } points.
babylon-why-belvederes = Chaque belvédère rapporte { $points-belvedere } point.
babylon-why-highest_level = L’étage le plus haut rapporte le double de son numéro.
babylon-why-visible_pits = Trous qu’aucune tuile ne recouvre. À égalité de points, mieux vaut en avoir moins.
# The number of pieces times the points of each; $levels is a level or two.
babylon-why-part = { $count } × { $each } (étage { $levels })
babylon-why-seen = Visible : { $list }.
babylon-why-round = { $left ->
    [0] Il n’y a plus de tour après celui-ci.
    [one] Il reste { $left } tour.
   *[other] Il reste { $left } tours.
  } Chacun commence par une nouvelle tuile Tour.
babylon-why-token = Avec cet effet : { $count } des { $all } tuiles Tour pas encore vues. { $left } des { $all } seront révélées.
babylon-why-supply = La boîte en contient { $all }.
babylon-why-storage = D’un tour à l’autre, on peut stocker { $storage } piliers simples et aucun double.
# What a corner of a tile stands on.
babylon-why-corner = { $corner ->
    [nw] Nord-ouest
    [ne] Nord-est
    [se] Sud-est
   *[sw] Sud-ouest
  } : { $support ->
    [single] pilier simple
    [double] pilier double
    [statue] porté par une statue
   *[open] sans appui, aucun pilier
  }
# The points of a line before and after an action.
babylon-why-change = { $before } maintenant, { $after } ensuite.

## Why an action is impossible

babylon-reason-game_over = La partie est terminée.
babylon-reason-remove_a_clay_tile_first = Il faut d’abord retirer des tuiles Argile.
babylon-reason-no_clay_tile_on_stack = Il n’y a plus de tuile Argile en { $stack }.
babylon-reason-no_more_removals = Toutes les tuiles Argile à retirer l’ont été.
babylon-reason-dig_first = Vous devez d’abord creuser.
babylon-reason-already_dug = Vous avez déjà creusé pendant ce tour.
babylon-reason-stack_empty = Il ne reste plus de tuile en { $stack }.
babylon-reason-dug_tile_was_placed = La tuile extraite est déjà posée.
babylon-reason-no_stored_tile = Il n’y a plus de tuile stockée.
babylon-reason-same_as_smaller_rotation = Tournée ainsi, la tuile a le même aspect qu’avant.
babylon-reason-off_the_board = La tuile dépasserait du plateau.
babylon-reason-no_tile_one_level_below = L’étage { $level } demande d’abord une tuile à l’étage du dessous, n’importe où dans votre jardin. Votre étage le plus haut : { $highest_level }.
babylon-reason-cell_is_not_below_the_level = { $cell } est déjà à l’étage { $top } : une tuile doit être au-dessus de tout.
babylon-reason-bridge_in_the_way = Un pont enjambe { $cell } : on n’y construit plus rien.
babylon-reason-open_corner_over_a_statue_that_carries_it = La statue en { $cell } porterait ce coin : il ne peut pas être sans appui.
babylon-reason-corner_without_support = { $piece ->
    [belvedere] Un belvédère se trouve en { $cell } : aucun pilier ne peut s’y dresser.
    [stairs] Un escalier se trouve en { $cell } : aucun pilier ne peut s’y dresser.
    [fountain] Une fontaine se trouve en { $cell } : aucun pilier ne peut s’y dresser.
    [bridge] Un pont aboutit en { $cell } : aucun pilier ne peut s’y dresser.
    [statue] La statue en { $cell } est trop basse pour porter ce coin.
   *[none] Aucun pilier n’atteint { $cell } : c’est plus de deux étages plus bas.
  }
babylon-reason-same_cells_as_another_tile = Une autre de vos tuiles occupe exactement ces quatre cases.
babylon-reason-no_belvedere_left = Il ne reste plus de belvédère pour le coin sans appui.
babylon-reason-not_enough_pillars = Pas assez de piliers : il manque { $missing ->
    [one] { $missing } pilier simple
   *[other] { $missing } piliers simples
  }.
babylon-reason-no_double_pillar_left = La réserve n’a pas assez de piliers doubles.
babylon-reason-place_a_tile_first = Vous devez d’abord poser une tuile pendant ce tour.
babylon-reason-no_piece_left = { $piece ->
    [stairs] Il ne reste plus d’escalier dans la réserve.
    [fountain] Il ne reste plus de fontaine dans la réserve.
    [bridge] Il ne reste plus de pont dans la réserve.
    [statue] Il ne reste plus de statue dans la réserve.
   *[none] Il ne reste plus de cette pièce dans la réserve.
  }
babylon-reason-no_tile_on_cell = Il n’y a pas de tuile en { $cell }.
babylon-reason-space_under_a_bridge = Un pont enjambe { $cell }.
babylon-reason-space_is_taken = Quelque chose se trouve déjà en { $cell }.
babylon-reason-icon_does_not_match = { $cell } ne montre pas l’icône voulue.
babylon-reason-not_on_a_tile_of_this_turn = Un élément de décor doit toucher une tuile posée pendant ce tour.
babylon-reason-not_in_line_with_a_statue = Aucune statue dans la ligne ni la colonne de { $cell }.
babylon-reason-levels_are_not_one_apart = Un escalier relie deux étages qui se suivent.
babylon-reason-levels_differ = Les deux extrémités doivent être au même étage.
babylon-reason-same_tile = Une fontaine se pose sur deux tuiles différentes.
babylon-reason-gap_is_not_empty = La case du milieu, { $cell }, est trop haute ou déjà enjambée par un pont.

## Whose turn it is, and what is to be done.

table-do-babylon-remove =
    { $removals_left ->
        [one] Retirez du jeu une tuile Argile ; c’est la dernière.
       *[other] Retirez du jeu une tuile Argile ; il en reste { $removals_left } à retirer.
    }
table-do-babylon-dig = Creusez : prenez une tuile de la carrière.
table-do-babylon-build = Construisez et décorez, ou terminez votre tour.
table-do-babylon-over = La partie est terminée.
table-waits-babylon-remove = { $name } choisit une tuile Argile à retirer du jeu.
table-waits-babylon-dig = { $name } choisit une tuile à prendre.
table-waits-babylon-build = { $name } construit.
table-waits-babylon-over = La partie est terminée.

## What happened: sentences of the log

table-babylon-tile_removed =
    { $name } retire du jeu une tuile Argile à fleur { $flower ->
        [white] blanche
        [pink] rose
        [blue] bleue
       *[yellow] jaune
    } en { $stack }.
    .short = Retire { $stack } : { $flower ->
            [white] blanche
            [pink] rose
            [blue] bleue
           *[yellow] jaune
        }
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
    .short = Creuse { $stack } : { $material ->
            [clay] Argile
            [granite] Granite
           *[basalt] Basalte
        }, { $flower ->
            [white] blanche
            [pink] rose
            [blue] bleue
           *[yellow] jaune
        }
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
    .short = Pose { $cell }, étage { $level }
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
    .short = Escalier { $cells }
table-babylon-decoration_placed-fountain = { $name } pose une fontaine en { $cells }, étage { $levels }.
    .short = Fontaine { $cells }
table-babylon-decoration_placed-bridge = { $name } pose un pont en { $cells }, étage { $levels }.
    .short = Pont { $cells }
table-babylon-decoration_placed-statue = { $name } pose une statue en { $cells }, étage { $levels }.
    .short = Statue { $cells }
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
    .short = Fin du tour
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
table-babylon-ended = Le dernier tour est terminé.
table-babylon-decided-visible_pits = Les scores sont à égalité : le joueur qui a le moins de trous visibles l’emporte.
