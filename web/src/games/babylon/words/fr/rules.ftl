# The rules of Babylon. One message is one heading, paragraph, item of a list, cell of a table or words of a picture;
# their order and their place are in rules/book.ts. **Two stars** on both sides make a word bold.
# Cells (c4), corners (nw, ne, se, sw) and the notation of actions stay as they are in every language.

## At a glance

rules-babylon-overview-title = Le jeu en un coup d’œil
rules-babylon-overview-1 = Vous bâtissez des jardins suspendus. Les terrasses s’élèvent l’une au-dessus de l’autre sur de fins piliers et, là où leurs icônes se rencontrent, vous ajoutez escaliers, fontaines, ponts et statues. Plus ils sont hauts, plus ils rapportent.
rules-babylon-overview-2 = À votre tour, vous **creusez** : vous prenez une tuile dans la carrière commune. Plus elle est dégagée, plus elle vous rapporte de piliers. Avec ces piliers, vous pouvez **construire** : poser des tuiles sur votre plateau et les décorer. Ce que vous n’utilisez pas, vous le **stockez**, dans la limite de la place disponible.
rules-babylon-overview-3 = Après le dernier tour, on regarde chaque jardin **du dessus**. Ce que des terrasses plus hautes cachent entièrement ne vaut rien. Le joueur qui a le plus de points de victoire l’emporte.
rules-babylon-overview-4 = Babylon se joue de 2 à 4 joueurs, en 15 tours à deux, 13 tours à trois et 11 tours à quatre.
rules-babylon-overview-tips = Pour votre première partie
rules-babylon-overview-tip-1 = Ce sont les piliers qui vous manqueront le plus. Cherchez les tuiles aux nombreux bords dégagés et celles qui portent votre fleur.
rules-babylon-overview-tip-2 = Trois piliers suffisent à une tuile : le coin laissé sans appui reçoit un belvédère, qui rapporte même un point.
rules-babylon-overview-tip-3 = Tournez la tuile jusqu’à ce que ses icônes rencontrent leurs pareilles. Un élément de décor ne coûte rien, mais il lui faut une tuile posée pendant le même tour de jeu.
rules-babylon-overview-tip-4 = Prenez de la hauteur. Un pont à l’étage 3 rapporte trois fois plus qu’un pont à l’étage 1.
rules-babylon-overview-credit = Babylon est un jeu d’Olivier Grégoire, édité par Geek Attitude Games. Ce texte est une description indépendante, dans nos propres mots ; il ne reprend ni illustration ni texte de l’éditeur.
rules-babylon-overview-picture = Un jardin en fin de partie : des terrasses sur trois étages, avec escaliers, fontaines, ponts, statues et belvédères.
rules-babylon-overview-picture-alt = Un grand jardin vu de biais, couvert de terrasses sur piliers.

## Components and words

rules-babylon-components-title = Matériel et vocabulaire
rules-babylon-components-1 = Chaque joueur a un **plateau individuel** percé de 8 × 8 trous où construire, une zone de stockage pour 6 piliers simples et 1 tuile, et une fleur bien à lui. Tout le reste est commun.
rules-babylon-components-what = Élément
rules-babylon-components-number = Nombre
rules-babylon-components-about = Description
rules-babylon-components-clay = Tuiles Argile
rules-babylon-components-clay-about = 2 icônes ; la couche du haut de la carrière
rules-babylon-components-granite = Tuiles Granite
rules-babylon-components-granite-about = 3 icônes ; la couche du milieu
rules-babylon-components-basalt = Tuiles Basalte
rules-babylon-components-basalt-about = 4 icônes ; la couche du fond
rules-babylon-components-start = Tuiles de départ
rules-babylon-components-start-about = 4 icônes ; une par fleur
rules-babylon-components-tokens = Tuiles Tour
rules-babylon-components-tokens-about = sept sortes, deux de chaque
rules-babylon-components-singles = Piliers simples
rules-babylon-components-singles-about = hauts d’un étage
rules-babylon-components-doubles = Piliers doubles
rules-babylon-components-doubles-about = hauts de deux étages
rules-babylon-components-belvederes = Belvédères
rules-babylon-components-belvederes-about = pour les coins sans pilier
rules-babylon-components-stairs = Escaliers
rules-babylon-components-fountains = Fontaines
rules-babylon-components-bridges = Ponts
rules-babylon-components-two-spaces = élément de décor sur deux emplacements
rules-babylon-components-statues = Statues
rules-babylon-components-statues-about = élément de décor sur un emplacement
rules-babylon-components-2 = Une **tuile** est un carré de 2 × 2 emplacements. Un emplacement montre l’une des quatre icônes (escalier, fontaine, pont, statue) ou aucune. Chaque tuile porte aussi une fleur : blanche, rose, bleue ou jaune. Chaque fleur figure sur 12 des 48 tuiles Terrasse. Une tuile Terrasse a deux faces : dans la carrière, on voit sa face Matériau ; dans un jardin, elle se pose face Jardin vers le haut. Icônes et fleur sont identiques au recto et au verso ; une tuile de départ n’a pas de face Matériau.
rules-babylon-tiles-picture = Une tuile Argile, une tuile Granite, une tuile Basalte et une tuile de départ. Chacune a sa fleur et deux, trois ou quatre icônes.
rules-babylon-tiles-picture-alt = Quatre tuiles de 2 × 2 emplacements : Argile à deux icônes, Granite à trois, Basalte et tuile de départ à quatre.
rules-babylon-signs-picture = Les quatre icônes : escalier, fontaine, pont, statue. Les quatre fleurs : blanche, rose, bleue, jaune.
rules-babylon-signs-picture-alt = Les symboles des quatre icônes et des quatre fleurs, dans l’ordre des mots ci-dessous.
rules-babylon-components-words = Quelques mots au sens précis
rules-babylon-components-word-1 = Une **case** est l’un des 64 trous d’un plateau, avec tout ce qui s’élève au-dessus. Les colonnes a à h vont d’ouest en est, les lignes 1 à 8 du nord au sud : a1 est la case nord-ouest, h8 la case sud-est.
rules-babylon-components-word-2 = Les **étages** se comptent à partir du plateau, qui est l’étage 0. Une tuile sur des piliers simples posés sur le plateau se trouve à l’étage 1.
rules-babylon-components-word-3 = La **hauteur** d’une case est l’étage de la plus haute tuile qui la recouvre ; 0 pour un trou vide.
rules-babylon-components-word-4 = Une case est **libre** si rien n’est posé à son sommet, ni belvédère ni élément de décor, et si aucun pont ne l’enjambe.
rules-babylon-components-word-5 = Votre **jardin** est tout ce que vous avez construit. La **réserve** est le stock commun de piliers, de belvédères et d’éléments de décor.
rules-babylon-components-3 = Les livrets de règles publiés ne disent ni quelles icônes porte chaque tuile, ni combien il y a de tuiles Tour de chaque sorte. Les deux forment ici un ensemble équilibré, conçu pour cette édition. Si vous possédez la boîte, vous pouvez la décrire dans un fichier de matériel et jouer avec.

## Set-up

rules-babylon-setup-title = Mise en place
rules-babylon-setup-1 = Le programme installe tout. Voici ce qu’il fait, et ce que vous décidez vous-mêmes.
rules-babylon-setup-step-1 = **La carrière** est une grille de 4 × 4 piles. Chacune a une tuile Basalte au fond, une tuile Granite par-dessus et une tuile Argile au sommet, chaque matériau étant mélangé à part. Seule la tuile du dessus de chaque pile est visible.
rules-babylon-setup-step-2 = **Les fleurs.** Dans l’ordre des places, les joueurs ont la fleur blanche, rose, bleue et jaune, sauf si la table en décide autrement. La tuile de départ de votre fleur se trouve dans l’encoche de votre zone de stockage. Personne n’a de piliers.
rules-babylon-setup-step-3 = **Les tuiles Tour** sont mélangées face cachée. À 2, 3 ou 4 joueurs, on en utilise 14, 12 ou 10 ; les autres sont retirées du jeu sans être vues.
rules-babylon-setup-step-4 = **Le premier joueur** est tiré au sort. On joue dans le sens horaire, dans l’ordre des places, et le premier joueur reste le même toute la partie.
rules-babylon-setup-step-5 = **Retirer de l’argile.** À partir du premier joueur et dans l’ordre des places, les joueurs retirent du jeu des tuiles Argile de leur choix, une à la fois. Ensuite, le premier joueur commence.
rules-babylon-setup-players = Joueurs
rules-babylon-setup-removals = Tuiles Argile retirées
rules-babylon-setup-tokens = Tuiles Tour
rules-babylon-setup-rounds = Tours
rules-babylon-setup-removals-2 = 6, trois chacun en alternance
rules-babylon-setup-removals-3 = 3, une chacun
rules-babylon-setup-removals-4 = aucune
rules-babylon-setup-2 = Seule l’argile peut être retirée : jamais deux tuiles de la même pile, donc.

## Rounds and turns

rules-babylon-round-title = Déroulement d’un tour
rules-babylon-round-1 = À chaque tour, tous les joueurs jouent une fois, en commençant par le premier joueur. Un tour de jeu a trois parties, dans cet ordre :
rules-babylon-round-part-1 = **A. Creuser.** Vous devez prendre une tuile dans la carrière, et vous recevez des piliers.
rules-babylon-round-part-2 = **B. Construire.** Vous pouvez poser la tuile extraite, la tuile stockée ou les deux, et décorer.
rules-babylon-round-part-3 = **C. Stocker/défausser.** Vous devez terminer votre tour en disant quelle tuile vous gardez.
rules-babylon-round-2 = Après chaque tour sauf le dernier, on retourne une **tuile Tour**. Elle vaut pour le tour de jeu de chacun pendant le tour suivant, et seulement alors. Le premier tour se joue sans tuile Tour.
rules-babylon-round-3 = Vous pouvez annuler ce que vous avez fait pendant votre tour, jusqu’à la dernière action qui a révélé quelque chose d’inconnu. La carrière ne s’épuise jamais : il y a toujours plus de tuiles que de tours de jeu.

## A. Dig

rules-babylon-dig-title = A. Creuser
rules-babylon-dig-1 = Choisissez une **tuile visible**, celle du dessus de n’importe quelle pile non vide, et prenez-la.
rules-babylon-dig-2 = Regardez ensuite les quatre bords de la tuile, là où elle se trouvait. Chaque bord vous rapporte **un pilier simple**, sauf si la pile voisine de ce côté est **plus haute**. Vous en recevez donc un pour :
rules-babylon-dig-edge-1 = une pile voisine dont la tuile du dessus est du même matériau ou d’un matériau plus bas : l’argile est au-dessus du granite, le granite au-dessus du basalte ;
rules-babylon-dig-edge-2 = une pile voisine vide, où l’on voit le fond de la carrière ;
rules-babylon-dig-edge-3 = le bord de la carrière.
rules-babylon-dig-3 = Si la tuile porte **votre fleur**, vous recevez un pilier de plus. Sans tuile Tour, cela fait cinq piliers au maximum.
rules-babylon-dig-4 = Pendant votre tour, vous pouvez avoir autant de piliers que vous voulez. La limite de votre zone de stockage ne compte qu’à la fin de votre tour.
rules-babylon-dig-5 = Le nombre affiché sur chaque pile de la carrière est ce que la tuile vous rapporterait maintenant, tuile Tour et fleur comprises.
rules-babylon-dig-picture = Vous prenez la tuile Granite en c1. Le bord de la carrière (nord), le granite de même niveau (ouest) et le basalte plus bas (sud) rapportent un pilier chacun. L’argile à l’est est plus haute et ne rapporte rien : trois piliers, et un quatrième si la tuile porte votre fleur.
rules-babylon-dig-picture-alt = La carrière vue du dessus. En c1 se trouve une tuile Granite. À l’ouest, du granite ; au sud, du basalte ; à l’est, de l’argile ; au nord, le bord de la carrière. Trois de ses bords sont marqués d’un pilier, celui de l’est d’une croix.

## B. Build

rules-babylon-build-title = B. Construire
rules-babylon-build-1 = Vous avez jusqu’à deux tuiles à poser : celle que vous venez de prendre et celle de votre zone de stockage. Vous pouvez poser l’une ou l’autre, les deux dans l’ordre de votre choix, ou aucune.
rules-babylon-build-2 = Dès que vous avez posé une tuile pendant ce tour, vous pouvez aussi **décorer**, autant de fois que vous voulez : avant de poser l’autre tuile, après, ou les deux.
rules-babylon-build-3 = On ne construit qu’au sommet d’une case. Ce qu’une tuile a recouvert n’est plus accessible.
rules-babylon-build-4 = Dans le programme, choisissez l’une de vos tuiles : tous les endroits où elle peut aller s’éclairent. Tournez-la, changez d’étage et choisissez le coin sans appui en regardant le coût ; rien n’est dépensé avant que vous confirmiez. Là où elle ne peut pas aller, on vous dit pourquoi.

## Placing a tile

rules-babylon-place-title = Poser une tuile
rules-babylon-place-1 = Vous choisissez quatre choses : l’endroit, l’orientation, l’étage, et si les quatre coins ont un appui ou seulement trois. Tout ceci doit être respecté :
rules-babylon-place-rule-1 = **Sur le plateau.** Les quatre emplacements sont au-dessus de cases de votre plateau.
rules-babylon-place-rule-2 = **Tournée à votre gré,** par quarts de tour. Les orientations d’aspect identique n’en font qu’une.
rules-babylon-place-rule-3 = **Au-dessus de tout.** La hauteur de chacune de ses quatre cases est inférieure à l’étage de la tuile. On ne glisse jamais une tuile sous une autre.
rules-babylon-place-rule-4 = **Étage par étage.** Pour l’étage 2 et au-delà, il vous faut une tuile à l’étage juste en dessous, n’importe où dans votre jardin.
rules-babylon-place-rule-5 = **Avec appuis.** Trois ou quatre coins reposent sur des piliers ou des statues.
rules-babylon-place-rule-6 = **Aucun pont** n’enjambe l’une de ses cases.
rules-babylon-place-rule-7 = **Jamais les quatre mêmes cases.** Dans un jardin, deux tuiles ne recouvrent jamais exactement les quatre mêmes cases, à quelque étage que ce soit. En partager une ou deux est permis.
rules-babylon-place-rule-8 = **Payée.** Vous avez les piliers nécessaires.
rules-babylon-place-support = Sur quoi repose un coin
rules-babylon-place-2 = Un coin avec appui d’une tuile à l’étage L repose sur l’un de ces éléments. On peut les mélanger sous une même tuile, et peu importe que l’emplacement du dessous montre une icône ou non.
rules-babylon-place-cell = Sa case
rules-babylon-place-stands = Il repose sur
rules-babylon-place-costs = Coût
rules-babylon-place-cell-1 = libre, d’une hauteur inférieure d’un étage (L − 1)
rules-babylon-place-stands-1 = un pilier simple
rules-babylon-place-costs-1 = 1 pilier simple
rules-babylon-place-cell-2 = libre, d’une hauteur inférieure de deux étages (L − 2)
rules-babylon-place-stands-2 = un pilier double
rules-babylon-place-costs-2 = 1 pilier double
rules-babylon-place-cell-3 = avec une statue, d’une hauteur inférieure d’un étage (L − 1)
rules-babylon-place-stands-3 = cette statue
rules-babylon-place-costs-3 = rien
rules-babylon-place-3 = Plus bas, c’est hors de portée, et rien d’autre ne peut porter une tuile : ni belvédère, ni escalier, ni fontaine, ni pont.
rules-babylon-place-pay = Payer en piliers
rules-babylon-place-4 = **Deux piliers simples peuvent s’échanger contre un double,** si la réserve en a un ; les deux simples y retournent. Un double ne s’échange jamais contre des simples. Les doubles que vous avez servent d’abord, et l’échange se fait tout seul quand une pose l’exige.
rules-babylon-place-5 = Un pilier n’est jamais posé qu’avec sa tuile : aucun ne reste donc à découvert.
rules-babylon-place-statue = Statues utilisées comme piliers
rules-babylon-place-6 = Une statue qui porte une tuile est désormais un pilier, et non plus une statue : elle ne rapporte rien, et aucune autre statue ne s’aligne sur elle. Elle ne coûte rien. Une statue a un étage de haut : elle ne peut pas porter une tuile deux étages plus haut, et aucun pilier ne tient sur elle.
rules-babylon-place-picture = La première tuile d’un jardin : quatre piliers simples la portent à l’étage 1.
rules-babylon-place-picture-alt = Un jardin vu de biais : une tuile sur les cases c4 à d5, avec un pilier simple sous chacun de ses quatre coins.
rules-babylon-same-cells-picture = La nouvelle tuile ne peut pas occuper les quatre mêmes cases que celle du dessous. Décalée d’une case, elle convient.
rules-babylon-same-cells-picture-alt = Deux jardins vus de biais. Barré : une tuile à l’étage 2 exactement au-dessus d’une tuile à l’étage 1. Coché : la tuile du haut est décalée d’une case vers l’est.
rules-babylon-statue-carries-picture = D’abord, une statue se dresse en c4. Puis une tuile de l’étage 2 y appuie l’un de ses coins, gratuitement. La statue n’est plus qu’un pilier, et son point est perdu.
rules-babylon-statue-carries-picture-alt = Deux jardins vus de biais. Dans le premier, une statue se dresse sur une tuile de l’étage 1. Dans le second, un coin d’une tuile de l’étage 2 repose sur cette statue ; ses autres coins reposent sur un pilier simple et deux piliers doubles.

## Levels

rules-babylon-levels-title = Étages et piliers doubles
rules-babylon-levels-1 = On monte étage par étage : une tuile ne peut être à l’étage 3 que si vous en avez une à l’étage 2. Elle n’a pas besoin d’être proche.
rules-babylon-levels-2 = Soit H la hauteur de la plus haute des quatre cases. La tuile se pose alors à l’étage H + 1 ou H + 2 : trois coins au moins doivent reposer sur quelque chose, et aucun appui ne dépasse deux étages.
rules-babylon-levels-3 = **Exemple.** Une tuile se trouve en c4 à l’étage 1. Vous en ajoutez une en d3 à l’étage 2. Son coin sud-ouest, au-dessus de la tuile du bas, repose sur un pilier simple ; les trois autres, au-dessus de trous vides, reposent sur des piliers doubles. Sans piliers doubles disponibles, cela fait 1 + 2 × 3 = 7 piliers simples. Avec le coin nord-est sans appui, c’est 5.
rules-babylon-levels-4 = Les hautes terrasses paient deux fois : les éléments de décor rapportent plus à chaque étage, et votre étage le plus haut rapporte lui-même, à la fin, { $points-level } points par étage.
rules-babylon-levels-picture = Un coin sur un pilier simple posé sur la terrasse du bas, trois sur des piliers doubles posés sur le plateau.
rules-babylon-levels-picture-alt = Un jardin vu de biais : une tuile à l’étage 1, et une à l’étage 2 qui la chevauche d’un coin. Ce coin repose sur un pilier simple, les trois autres sur des piliers doubles.

## Open corner

rules-babylon-open-corner-title = Le coin sans appui et son belvédère
rules-babylon-open-corner-1 = L’un des quatre coins d’une tuile, au choix, peut rester **sans appui**. Il n’a pas de pilier en dessous et reçoit aussitôt un **belvédère** de la réserve, sur l’emplacement correspondant de la nouvelle tuile.
rules-babylon-open-corner-2 = Un belvédère économise un pilier et rapporte { $points-belvedere } point à la fin. Mais son emplacement ne sera plus jamais libre : aucun pilier ne peut s’y dresser, et son icône est perdue.
rules-babylon-open-corner-3 = Un coin sans appui peut surplomber tout ce qui est plus bas, belvédères et éléments de décor compris, à deux exceptions près :
rules-babylon-open-corner-not-1 = une case qu’un pont enjambe ;
rules-babylon-open-corner-not-2 = une statue exactement un étage plus bas : elle porterait la tuile.
rules-babylon-open-corner-4 = S’il n’y a plus de belvédère dans la réserve, chaque tuile a besoin de quatre appuis.
rules-babylon-open-corner-picture = Trois piliers suffisent. Le coin sud-est, sans appui, a reçu son belvédère.
rules-babylon-open-corner-picture-alt = Un jardin vu de biais : une tuile sur trois piliers simples. Sur le coin sans pilier se dresse un belvédère.

## Decorations

rules-babylon-decorations-title = Éléments de décor
rules-babylon-decorations-1 = Il y a quatre éléments de décor : escaliers, fontaines, ponts et statues. Ils sont gratuits, et jamais obligatoires. Pour tous :
rules-babylon-decorations-rule-1 = Escaliers, fontaines et ponts occupent **deux emplacements**, une statue un seul.
rules-babylon-decorations-rule-2 = Chacun de ces emplacements est sur une tuile, à découvert et libre, et montre l’**icône correspondante**.
rules-babylon-decorations-rule-3 = L’un d’eux au moins est sur une tuile que vous avez posée **pendant ce tour**. L’autre peut être plus ancien.
rules-babylon-decorations-rule-4 = Ils suivent une ligne ou une colonne, **jamais en diagonale**.
rules-babylon-decorations-rule-5 = La réserve a encore la pièce.
rules-babylon-decorations-2 = Une icône que vous ne pouvez pas utiliser aussitôt n’est pas perdue : elle peut servir d’autre extrémité à un élément de décor futur. Seule la statue, qui n’a pas d’autre extrémité, doit être posée pendant le même tour de jeu que sa tuile.
rules-babylon-decorations-3 = Un emplacement qui porte un élément de décor n’est plus libre. Il peut seulement être recouvert par un coin sans appui ou, si c’est une statue, porter une tuile.
rules-babylon-decorations-kind = Élément de décor
rules-babylon-decorations-where = Où
rules-babylon-decorations-worth = Points
rules-babylon-decorations-stairs = Escalier
rules-babylon-decorations-stairs-where = côte à côte, à un étage d’écart
rules-babylon-decorations-stairs-worth = la somme des deux étages
rules-babylon-decorations-fountain = Fontaine
rules-babylon-decorations-fountain-where = côte à côte, même étage, deux tuiles
rules-babylon-decorations-fountain-worth = 3 × son étage
rules-babylon-decorations-bridge = Pont
rules-babylon-decorations-bridge-where = même étage, exactement une case plus basse entre les deux
rules-babylon-decorations-bridge-worth = 3 × son étage
rules-babylon-decorations-statue = Statue
rules-babylon-decorations-statue-where = alignée avec une autre statue ; la première n’importe où
rules-babylon-decorations-statue-worth = son étage

rules-babylon-stairs-title = Escaliers
rules-babylon-stairs-1 = Un escalier relie deux icônes Escalier voisines **à exactement un étage d’écart**.
rules-babylon-stairs-2 = À la fin, il rapporte la somme des deux étages : 3 entre les étages 1 et 2, 5 entre les étages 2 et 3.
rules-babylon-stairs-picture = Un escalier de l’étage 1 à l’étage 2 convient. Entre deux icônes de l’étage 1, non.
rules-babylon-stairs-picture-alt = Deux plans. Coché : un escalier sur d4 et d5, aux étages 2 et 1. Barré : des icônes Escalier en d5 et e5, toutes deux à l’étage 1.

rules-babylon-fountain-title = Fontaines
rules-babylon-fountain-1 = Une fontaine relie deux icônes Fontaine voisines **au même étage** et **sur deux tuiles différentes**.
rules-babylon-fountain-2 = À la fin, elle rapporte { $points-fountain } points par étage : à l’étage 2, le double de l’étage 1.
rules-babylon-fountain-picture = Une fontaine peut relier deux tuiles qui se touchent au même étage, mais pas deux icônes d’une même tuile.
rules-babylon-fountain-picture-alt = Deux plans. Coché : une fontaine sur d4 et e4, qui appartiennent à deux tuiles de l’étage 1. Barré : des icônes Fontaine en e5 et f5, qui appartiennent à une seule tuile.

rules-babylon-bridge-title = Ponts
rules-babylon-bridge-1 = Un pont relie deux icônes Pont **au même étage**, dans une même ligne ou colonne, avec **exactement une case entre** elles. Elles sont toujours sur deux tuiles différentes.
rules-babylon-bridge-2 = La case du milieu est plus basse que le pont, et aucun autre pont ne l’enjambe au même étage ou au-dessus. Peu importe ce qui est posé sur cette case plus basse.
rules-babylon-bridge-3 = Dès lors, le pont **enjambe** cette case, et l’on n’y construit plus rien ; seul un pont plus haut peut encore la franchir. Un pont ne cache rien de ce qui est dessous.
rules-babylon-bridge-4 = À la fin, il rapporte { $points-bridge } points par étage : à l’étage 2, le double de l’étage 1. Il compte toujours, même si ses deux extrémités sont recouvertes, car rien ne peut recouvrir la case qu’il enjambe.
rules-babylon-bridge-picture = Un pont demande deux extrémités au même étage et une case plus basse entre elles. Avec une extrémité à l’étage 1 et l’autre à l’étage 2, pas de pont.
rules-babylon-bridge-picture-alt = Deux plans. Coché : un pont de c4 à e4 par-dessus la case vide d4, les deux extrémités à l’étage 1. Barré : des icônes Pont en c4, à l’étage 1, et en e4, à l’étage 2.
rules-babylon-bridge-high-picture = Un pont à l’étage 2 peut franchir une terrasse de l’étage 1 : l’espace doit être vide à l’étage du pont et au-dessus.
rules-babylon-bridge-high-picture-alt = Un jardin vu de biais : un pont relie deux tuiles de l’étage 2 et passe au-dessus d’une tuile de l’étage 1.

rules-babylon-statue-title = Statues
rules-babylon-statue-1 = Une statue occupe une icône Statue. Votre **première** statue peut aller sur n’importe laquelle. Toutes les autres doivent se trouver **dans la même ligne ou colonne** qu’une statue déjà présente dans votre jardin, peu importent la distance et l’étage.
rules-babylon-statue-2 = Une statue doit être posée pendant le même tour de jeu que sa tuile : une icône hors alignement est donc perdue pour les statues, même si une autre statue vient s’aligner avec elle plus tard.
rules-babylon-statue-3 = À la fin, une statue rapporte son étage. Une statue devenue pilier ne rapporte rien, et rien ne s’aligne sur elle. Si toutes vos statues sont devenues des piliers, la suivante est de nouveau une première statue.
rules-babylon-statue-picture = La première statue se dresse en b2. Celle de b6 est avec elle dans la colonne b, celle de g6 avec la deuxième dans la ligne 6. En e5, c’est impossible : il n’y a pas de statue dans la ligne 5 ni dans la colonne e.
rules-babylon-statue-picture-alt = Un plan avec des statues en b2, b6 et g6. L’icône Statue en e5 est barrée.

## C. Store or discard

rules-babylon-store-title = C. Stocker/défausser
rules-babylon-store-1 = Vous terminez votre tour en disant quelle tuile se trouve ensuite dans votre zone de stockage : la tuile extraite, la tuile stockée ou aucune.
rules-babylon-store-rule-1 = **Tuiles.** Des tuiles que vous n’avez pas posées, une au plus reste dans la zone de stockage. L’autre est défaussée et ne revient plus.
rules-babylon-store-rule-2 = **Piliers simples.** Jusqu’à 6 restent dans la zone de stockage ; les autres retournent à la réserve. Vous en gardez autant qu’il y a de place.
rules-babylon-store-rule-3 = **Les piliers doubles** ne se stockent pas. Tous retournent à la réserve.
rules-babylon-store-2 = La tuile de départ n’a aucun privilège : elle peut attendre dans la zone de stockage, être posée plus tard ou être défaussée. Mais tant qu’elle attend, aucune autre tuile ne peut être stockée.

## Round tokens

rules-babylon-tokens-title = Tuiles Tour
rules-babylon-tokens-1 = La tuile Tour face visible s’applique au tour de jeu de chacun pendant ce tour. Il y en a deux de chaque sorte ; à 3 ou 4 joueurs, certaines sont retirées du jeu sans être vues.
rules-babylon-tokens-token = Tuile Tour
rules-babylon-tokens-effect = Effet pendant ce tour
rules-babylon-tokens-extra_single = +1 pilier simple
rules-babylon-tokens-extra_single-effect = Au début de votre tour de jeu, avant de creuser, vous recevez 1 pilier simple.
rules-babylon-tokens-extra_double = +1 pilier double
rules-babylon-tokens-extra_double-effect = Au début de votre tour de jeu, avant de creuser, vous recevez 1 pilier double. Il ne se stocke pas.
rules-babylon-tokens-change_icon = Changer une icône
rules-babylon-tokens-change_icon-effect = Une fois pendant votre tour, un emplacement **avec** icône, sur une tuile posée ce tour, compte comme n’importe quelle autre icône pour un élément de décor.
rules-babylon-tokens-fill_blank = Icône au choix
rules-babylon-tokens-fill_blank-effect = Une fois pendant votre tour, un emplacement **sans** icône, sur une tuile posée ce tour, compte comme n’importe quelle icône pour un élément de décor.
rules-babylon-tokens-double_flower = Fleur double
rules-babylon-tokens-double_flower-effect = Si la tuile extraite porte votre fleur, la fleur rapporte 2 piliers au lieu de 1.
rules-babylon-tokens-one_fewer = 1 pilier de moins
rules-babylon-tokens-one_fewer-effect = Creuser rapporte 1 pilier simple de moins en tout, fleur comprise, mais jamais moins de zéro.
rules-babylon-tokens-blank = Sans effet
rules-babylon-tokens-blank-effect = Il ne se passe rien.
rules-babylon-tokens-wild = Icônes joker
rules-babylon-tokens-2 = L’emplacement qu’une tuile Tour fait compter comme une autre icône est un **joker**. Il sert pour un seul emplacement d’un seul élément de décor : l’autre extrémité d’un escalier, d’une fontaine ou d’un pont doit montrer elle-même son icône.
rules-babylon-tokens-3 = Vous n’avez rien à annoncer. Posez l’élément de décor ; le joker est utilisé si cet élément en a besoin, et seulement alors. Inutilisé, il disparaît à la fin de votre tour.

## Scoring

rules-babylon-scoring-title = Fin de partie et décompte final
rules-babylon-scoring-1 = La partie s’achève après le dernier tour de jeu du dernier tour. Regardez chaque jardin **du dessus** : seul ce qui est visible compte, dans chaque ligne de score.
rules-babylon-scoring-seen-1 = Une **tuile** est visible si l’un au moins de ses quatre emplacements n’est pas recouvert par une tuile plus haute.
rules-babylon-scoring-seen-2 = Une **statue**, un **escalier**, une **fontaine** ou un **belvédère** est visible si l’un au moins des emplacements qu’il occupe n’est pas recouvert.
rules-babylon-scoring-seen-3 = Un **pont** est toujours visible, même si ses deux extrémités sont recouvertes : la case qu’il enjambe ne peut jamais être recouverte, et son tablier reste en vue.
rules-babylon-scoring-seen-4 = Ce qui est posé sur une tuile ne la recouvre pas, et un pont ne cache rien de ce qui est dessous.
rules-babylon-scoring-line = Ligne de score
rules-babylon-scoring-points = Points
rules-babylon-scoring-statues = Statue
rules-babylon-scoring-statues-points = son étage
rules-babylon-scoring-fountains = Fontaine
rules-babylon-scoring-fountains-points = { $points-fountain } × son étage
rules-babylon-scoring-bridges = Pont
rules-babylon-scoring-bridges-points = { $points-bridge } × son étage
rules-babylon-scoring-stairs = Escalier
rules-babylon-scoring-stairs-points = la somme des deux étages qu’il relie
rules-babylon-scoring-decoration_sets = Ensemble d’éléments de décor
rules-babylon-scoring-decoration_sets-points = { $points-decoration-set } pour chaque ensemble d’une statue, d’une fontaine, d’un pont et d’un escalier
rules-babylon-scoring-flower_sets = Ensemble de fleurs
rules-babylon-scoring-flower_sets-points = { $points-flower-set } pour chaque ensemble de quatre tuiles aux quatre fleurs différentes, tuiles de départ comprises
rules-babylon-scoring-belvederes = Belvédère
rules-babylon-scoring-belvederes-points = { $points-belvedere }, à n’importe quel étage
rules-babylon-scoring-highest_level = Point culminant
rules-babylon-scoring-highest_level-points = { $points-level } × l’étage le plus haut où se trouve une tuile
rules-babylon-scoring-2 = Un élément de décor compte pour lui-même et dans un ensemble. Une statue devenue pilier ne compte nulle part.
rules-babylon-scoring-winner = Qui gagne
rules-babylon-scoring-3 = **Le joueur qui a le plus de points de victoire l’emporte.** En cas d’égalité, c’est le joueur qui a le moins de trous encore visibles du dessus qui gagne ; un pont au-dessus d’un trou ne le cache pas. Si l’égalité demeure, la victoire est partagée.
rules-babylon-scoring-example = Un exemple
rules-babylon-scoring-4 = Le jardin de l’image compte six tuiles : cinq à l’étage 1 et une à l’étage 2.
rules-babylon-scoring-example-statues = Statue d3, à l’étage 1
rules-babylon-scoring-example-fountains = Fontaine b2-c2, à l’étage 1
rules-babylon-scoring-example-bridges = Pont b6-d6, à l’étage 1
rules-babylon-scoring-example-stairs = Escalier e4-f4, de l’étage 1 à l’étage 2
rules-babylon-scoring-example-decoration_sets = Un ensemble d’éléments de décor
rules-babylon-scoring-example-flower_sets = Un ensemble de fleurs
rules-babylon-scoring-example-belvederes = Le belvédère en g5
rules-babylon-scoring-example-highest_level = Point culminant : étage 2
rules-babylon-scoring-example-total = **Total**
rules-babylon-scoring-5 = Supposons qu’on ajoute une tuile en c3 à l’étage 2. L’un de ses coins vient reposer sur la statue en d3 et économise un pilier. Mais la statue est perdue : 1 point de moins pour elle et 4 de moins pour l’ensemble. Un pilier économisé bien cher.
rules-babylon-scoring-picture = Un jardin avec un élément de décor de chaque sorte, vu du dessus : 23 points.
rules-babylon-scoring-picture-alt = Le plan d’un jardin : une fontaine sur b2 et c2, une statue en d3, un escalier qui monte de e4 à f4, un belvédère en g5 et un pont de b6 à d6.
rules-babylon-half-covered-picture = Le coin sans appui de la tuile du haut surplombe une moitié de la fontaine en d4 et e4. L’autre moitié reste visible : la fontaine rapporte ses 3 points entiers.
rules-babylon-half-covered-picture-alt = Un plan : une fontaine sur d4 et e4. Une tuile de l’étage 2 recouvre e4 et y porte un belvédère ; d4 est à découvert.
rules-babylon-covered-picture = Deux tuiles de l’étage 2 recouvrent ensemble la tuile de départ en dessous. On n’en voit plus rien : sa fleur blanche ne compte pas.
rules-babylon-covered-picture-alt = Un jardin vu de biais : deux tuiles de l’étage 2 côte à côte, qui cachent entièrement une tuile de l’étage 1.

## Supply

rules-babylon-supply-title = La réserve
rules-babylon-supply-1 = Piliers et pièces sont limités au contenu de la boîte. Ce qui manque ne peut pas être pris :
rules-babylon-supply-rule-1 = Vous recevez moins de piliers qu’il ne vous en revient. Une tuile Tour qui réduit ce nombre s’applique d’abord ; ensuite, la réserve donne ce qu’elle a.
rules-babylon-supply-rule-2 = Des simples ne s’échangent pas contre un double tant que la réserve n’en a pas.
rules-babylon-supply-rule-3 = Un élément de décor ne peut pas être posé sans sa pièce.
rules-babylon-supply-rule-4 = Sans belvédère, chaque tuile a besoin de quatre appuis.
rules-babylon-supply-2 = Les piliers payés pour une tuile restent sous elle. Les simples échangés contre des doubles, et ce qui ne peut pas être stocké, retournent à la réserve. Une statue qui porte une tuile reste où elle est.
rules-babylon-supply-3 = La table montre combien il reste de chaque pièce. À trois ou quatre bons joueurs, tous les belvédères sont utilisés. Une option de la table rend la réserve illimitée.

## Options

rules-babylon-options-title = Options
rules-babylon-options-1 = La table en convient avant la partie. Le premier choix est le choix habituel.
rules-babylon-options-option = Option
rules-babylon-options-choices = Choix
rules-babylon-options-same_footprint = Tuiles sur les quatre mêmes cases
rules-babylon-options-same_footprint-choices = **Jamais,** à quelque étage que ce soit. Ou bien : **pas juste au-dessus.** La pose n’est alors interdite que si une tuile occupant les quatre mêmes cases est la tuile du dessus sous chacun des coins avec appui ; le coin sans appui ne compte pas.
rules-babylon-options-bridge_gap = L’espace sous un pont
rules-babylon-options-bridge_gap-choices = **Vide à l’étage du pont** et au-dessus : il peut y avoir des tuiles et des ponts plus bas. Ou bien : **vide jusqu’au plateau.** La case est alors un trou vide, et aucun autre pont ne l’enjambe.
rules-babylon-options-limited_supply = Réserve
rules-babylon-options-limited_supply-choices = **Limitée** aux pièces de la boîte. Ou bien : **illimitée.** Rien ne s’épuise alors.
rules-babylon-options-covered_belvederes = Belvédères recouverts
rules-babylon-options-covered_belvederes-choices = **Ne rapportent rien,** comme tout ce qui n’est pas visible. Ou bien : **rapportent.** Chaque belvédère vaut alors son point, même sous une tuile plus haute.

## Rulings

rules-babylon-rulings-title = Points de règle
rules-babylon-rulings-1 = Là où les livrets publiés divergent ou se taisent, on joue ainsi.
rules-babylon-rulings-r1 = **R1. Une tuile peut-elle se trouver exactement au-dessus d’une autre ?** Jamais : dans un jardin, deux tuiles n’ont jamais les quatre mêmes cases, à quelque étage que ce soit. Trois livrets sur quatre le disent sans exception. Le quatrième ne parle que de la tuile juste en dessous ; cette lecture est une option.
rules-babylon-rulings-r1-example = Par exemple, des tuiles se trouvent en c4 à l’étage 1 et en d4 à l’étage 2. Une troisième en c4 à l’étage 3 est interdite. Avec l’option, elle est permise, car ses deux coins à l’est reposeraient sur la tuile en d4.
rules-babylon-rulings-r2 = **R2. L’espace qu’un pont franchit, jusqu’où doit-il être vide ?** À l’étage du pont et au-dessus. Ce qui est plus bas ne touche pas le pont, et exiger que tout soit vide jusqu’au plateau reviendrait presque à interdire les ponts en hauteur. La lecture stricte est une option.
rules-babylon-rulings-r3 = **R3. Peut-on construire sous un pont ?** Non, une case enjambée n’est pas libre. Elle n’est jamais recouverte non plus : une tuile au-dessus d’elle recouvrirait aussi une extrémité du pont ; il faudrait deux coins sans appui, et une tuile n’en a qu’un.
rules-babylon-rulings-r4 = **R4. Toutes les statues sont devenues des piliers. La suivante est-elle une première statue ?** Oui, elle peut aller n’importe où. Un pilier n’est pas une statue : il n’y en a donc aucune sur laquelle s’aligner.
rules-babylon-rulings-r5 = **R5. Une statue cachée sous un coin sans appui compte-t-elle encore pour l’alignement ?** Oui. Elle ne porte rien : c’est toujours une statue. Simplement, elle ne rapporte rien, puisqu’on ne la voit pas.
rules-babylon-rulings-r6 = **R6. Et si la réserve s’épuise ?** Ce qui manque ne peut pas être pris. Les quatre livrets impriment le nombre de pièces, et le livret français dit que quelques pièces de plus sont sans conséquence. Le livret japonais y voit une réserve en cas de casse ou de manque ; la réserve illimitée est donc une option.
rules-babylon-rulings-r7 = **R7. Combien de tuiles Argile retire-t-on à deux joueurs ?** Six, trois chacun. Un livret n’en décrit que quatre, mais en annonce six lui-même, comme tous les autres.
rules-babylon-rulings-r8 = **R8. Les jokers de deux tuiles Tour s’additionnent-ils ?** Non. Une seule tuile Tour est en vigueur à la fois, et ce qui n’a pas servi est perdu.
rules-babylon-rulings-r9 = **R9. Et les 17 cartes d’extension de la boîte espagnole ?** Elles ne font pas partie du jeu : aucun livret ne dit ce qu’elles font.
rules-babylon-rulings-r10 = **R10. Peut-on garder moins de piliers que la zone de stockage ne peut en contenir ?** Non, elle est remplie autant que possible. Un pilier de trop ne nuit jamais à son propriétaire ; ce choix ne ferait que rallonger la partie.
rules-babylon-rulings-r11 = **R11. Quand peut-on échanger des simples contre un double ?** Seulement lors d’une pose qui a besoin du double. C’est plus strict que les quatre livrets, qui le permettent à tout moment. À un autre moment, l’échange ne servirait qu’à regarnir une réserve vide avant de creuser, ou à garder moins de piliers qu’il n’en tient.
rules-babylon-rulings-r12 = **R12. Un pilier de moins, et la réserve n’en a pas assez. Qu’est-ce qui passe d’abord ?** La tuile Tour réduit ce qui vous revient, puis la réserve donne ce qu’elle a. Aucun livret ne mentionne ce cas.
rules-babylon-rulings-r13 = **R13. Un pont peut-il franchir une case sur laquelle quelque chose est posé ?** Oui, si la hauteur de cette case est inférieure à l’étage du pont. Une statue qui s’y trouve continue de rapporter des points et de servir aux alignements, mais ne peut plus rien porter. Les livrets demandent un espace vide à l’étage du pont et ne parlent pas de ce qui est plus bas.
rules-babylon-rulings-r14 = **R14. Un belvédère recouvert par une tuile plus haute compte-t-il encore ?** Non : ce qui ne se voit pas d’en haut ne rapporte rien. C’est ce que dit le livret japonais. Les livrets espagnol, français et italien ne parlent que des tuiles et des éléments de décor cachés et donnent son point à chaque belvédère ; cette lecture est une option.
rules-babylon-rulings-r15 = **R15. Ce que les livrets ne montrent qu’en images :** les icônes des tuiles de départ et les noms de deux des fleurs. Ici, chaque tuile de départ porte les quatre icônes, et ces fleurs sont la bleue et la jaune. Si vous possédez une boîte, vous pouvez décrire ses tuiles dans un fichier.

## What is hidden

rules-babylon-hidden-title = Informations cachées
rules-babylon-hidden-1 = Personne n’a de secrets : ce qui est inconnu l’est pour tous. Sont inconnus l’ordre des tuiles Tour encore face cachée, avec celles qui ont été retirées du jeu, et, dans chaque pile, les tuiles sous celle du dessus. On sait **lesquelles** n’ont pas encore été vues, mais pas où elles sont.
rules-babylon-hidden-2 = Une action qui révèle quelque chose d’inconnu ne s’annule pas : retirer ou prendre une tuile qui en recouvre une autre, et terminer le dernier tour de jeu d’un tour, puisque la tuile Tour suivante est retournée.

## Notation

rules-babylon-notation-title = Notation
rules-babylon-notation-1 = Les enregistrements de parties notent les actions ainsi. Tout est vu du dessus, le nord en haut ; une tuile est désignée par sa case nord-ouest.
rules-babylon-notation-action = Action
rules-babylon-notation-written = Notation
rules-babylon-notation-remove = retirer une tuile Argile à la mise en place
rules-babylon-notation-dig = creuser
rules-babylon-notation-place = poser : quelle tuile, où, orientation, étage, coin sans appui éventuel
rules-babylon-notation-decorate = décorer
rules-babylon-notation-finish = terminer son tour, en disant quelle tuile est stockée
rules-babylon-notation-2 = r1 tourne une tuile d’un quart de tour dans le sens horaire : l’icône imprimée en nw se trouve alors en ne ; r2 et r3 la tournent de deux et trois quarts. Entre orientations d’aspect identique, on note la plus petite. Un joker n’est pas noté.
