# The texts of the lessons, which the terminal prints as well: plain messages without variables.

## What a garden is, and how it scores

lesson-babylon-garden = Votre jardin
lesson-babylon-garden-place = Bienvenue à Babylone ! Voici votre jardin, encore vide. Choisissez votre tuile stockée et posez-la où vous voulez dans le jardin.
lesson-babylon-garden-score = Trois piliers portent votre tuile. Le quatrième coin est sans appui et a reçu un belvédère : 1 point. Votre plus haut étage, l’étage 1, en rapporte 2. Vous avez donc 3 points.
lesson-babylon-garden-flowers = Quelques tours plus tard. Quatre tuiles aux fleurs différentes forment un ensemble : { $points-flower-set } points. Votre jardin a la blanche, la rose et la jaune : posez la tuile à la fleur qui manque.

## The quarry

lesson-babylon-dig = Creuser pour des piliers
lesson-babylon-dig-edge = Chaque tour de jeu commence dans la carrière : vous prenez une tuile et recevez des piliers pour ses quatre côtés. Un côté au bord de la carrière en rapporte un. Prenez une tuile au bord.
lesson-babylon-dig-layers = Une tuile voisine rapporte aussi un pilier, sauf si elle est plus haute. Le granite gris est plus bas que l’argile rouge. Au même endroit, prenez une tuile Argile à côté du granite.
lesson-babylon-dig-empty = Les voisines de même hauteur rapportent aussi des piliers. Plus tard, la carrière a des trous : une pile vide rapporte aussi un pilier. Prenez une tuile à côté d’une pile vide.
lesson-babylon-dig-flower = Le nombre sur chaque tuile indique combien de piliers elle vous rapporte en tout. Votre fleur, la blanche, en ajoute un : prenez une tuile à fleur blanche.

## Placing a tile

lesson-babylon-build = Trois ou quatre piliers
lesson-babylon-build-four = Construisez maintenant avec vos piliers : un sous chaque coin porte la tuile. Posez l’une de vos deux tuiles sur quatre piliers, avec « aucun » comme coin sans appui.
lesson-babylon-build-three = Il a fallu quatre piliers. Posez l’autre tuile avec un coin sans appui : trois suffisent, et un belvédère rapporte { $points-belvedere } point. Mieux vaut là où il ne cache pas d’icône : sur les feuilles vertes.
lesson-babylon-build-turn = Un pilier économisé ! Voici un tour de jeu depuis le début. Vous n’avez pas de piliers : prenez une tuile qui vous en rapporte au moins trois, puis posez-la.

## Levels

lesson-babylon-levels = Étage par étage
lesson-babylon-levels-second = Les jardins montent : les piliers peuvent aussi se dresser sur vos tuiles. Posez la nouvelle tuile à l’étage 2, à moitié sur l’une de vos tuiles et à moitié sur l’autre.
lesson-babylon-levels-double = Votre plus haut étage rapporte maintenant 4 points au lieu de 2. Au-dessus d’un trou vide, l’étage 2 demande un pilier double, échangé contre deux simples. Choisissez un endroit et l’étage 2.
lesson-babylon-levels-third = Pour l’étage 3, il vous faut une tuile à l’étage 2, n’importe où dans votre jardin. Posez la nouvelle tuile à l’étage 3, mais pas exactement au-dessus d’une autre.

## Decorations

lesson-babylon-decorations = Statues et fontaines
lesson-babylon-decorations-statue = Vous venez de poser une tuile. Pendant le même tour, vous pouvez la décorer gratuitement : ajoutez une statue sur l’une de ses icônes Statue.
lesson-babylon-decorations-line = Une statue vaut son étage. Chaque statue suivante doit être dans la même ligne ou colonne qu’une autre. Posez votre tuile stockée de façon à aligner son icône Statue, puis ajoutez une statue.
lesson-babylon-decorations-carry = Vous n’avez que deux piliers, mais votre statue peut servir de troisième : elle porte un coin gratuitement et ne vaut alors plus rien. Posez votre tuile à l’étage 2, sur la statue.
lesson-babylon-decorations-fountain = Une fontaine relie deux icônes Fontaine voisines au même étage, sur deux tuiles. Tournez votre tuile pour que les icônes se rencontrent, posez-la et ajoutez la fontaine.

## Bridges and stairs

lesson-babylon-bridges = Ponts et escaliers
lesson-babylon-bridges-bridge = Une fontaine vaut { $points-bridge } points par étage. Un pont aussi : il relie deux icônes Pont au même étage, avec une case plus basse entre elles. Posez votre tuile et ajoutez un pont.
lesson-babylon-bridges-gap = Un pont ferme le vide qu’il franchit : aucune tuile ne pourra plus le couvrir. Deux ponts sont possibles ici. Ajoutez celui qui laisse de la place à votre tuile à l’étage 2, puis posez-la.
lesson-babylon-bridges-stairs = Un escalier relie des icônes voisines à un étage d’écart et vaut la somme des étages. Posez votre tuile à l’étage 2 et ajoutez-en un. Les quatre décors font un ensemble : { $points-decoration-set } points de plus !

## Storing, round tokens, the end

lesson-babylon-turns = Stockage, tuiles Tour et fin
lesson-babylon-turns-keep = Deux piliers ne peuvent pas porter une tuile : vous ne construisez rien ce tour-ci. Mais vous pouvez garder l’une de vos deux tuiles pour plus tard : choisissez-la et terminez.
lesson-babylon-turns-token = Une tuile et jusqu’à 6 piliers simples restent en stock ; l’autre tuile est défaussée. Chaque nouveau tour a une tuile Tour. Ici, votre fleur rapporte deux piliers : prenez une fleur blanche.
lesson-babylon-turns-wild = Avec cette tuile Tour, un emplacement sans icône de votre nouvelle tuile vaut n’importe quelle icône, une fois. Une fontaine devient possible : ajoutez-la. Une autre tuile Tour change une icône.
lesson-babylon-turns-above = Voici le dernier tour de jeu d’une partie entière. Ensuite, on regarde chaque jardin du dessus : ce qui est entièrement caché ne vaut rien. À égalité, gagne qui a le moins de trous visibles.
lesson-babylon-turns-last = Vous avez 2 points de retard, et seuls les points comptent désormais. Votre nouvelle tuile permet une fontaine de plus : ajoutez-la, puis terminez.
lesson-babylon-turns-remove = Gagné ! Avant le premier tour d’une partie à deux, on retire six tuiles Argile, trois chacun. Votre adversaire a la fleur rose : retirez une tuile qui la porte.

## The last chapter is a whole game

lesson-babylon-game = Votre première partie
