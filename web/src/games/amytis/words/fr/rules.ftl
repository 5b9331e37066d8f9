# The rules of The Architects of Amytis. One message is one heading, paragraph, item of a list, cell of a table or words
# of a picture; their order and their place are in rules/book.ts. **Two stars** on both sides make a word bold.
# Cells (c3) and the notation of actions (favor III) stay as they are.

## At a glance

rules-amytis-overview-title = Le jeu en un coup d’œil
rules-amytis-overview-1 = Deux joueurs bâtissent chacun une cité en l’honneur de la reine Amytis. Entre eux se trouvent neuf piles de bâtiments. Pour obtenir un bâtiment, vous envoyez un **architecte** sur sa pile, et les architectes y jouent leur propre jeu : **trois alignés** vous valent la faveur du roi.
rules-amytis-overview-2 = Un bâtiment rapporte des points dès que vous le construisez. Il n’y a que neuf cases, et votre cité grandit donc en hauteur : chaque nouvelle tuile peut en recouvrir une autre, et seules les tuiles du dessus sont visibles.
rules-amytis-overview-3 = À la fin s’ajoutent les **projets** que vous avez validés, des configurations de couleurs dans votre cité, et les **faveurs** que vous avez choisies. Le joueur qui a le plus de points l’emporte.
rules-amytis-overview-tips = Pour votre première partie
rules-amytis-overview-tip-1 = Regardez d’abord vos deux projets. Ils rapportent de 8 à 12 points chacun et vous disent quelles couleurs réunir.
rules-amytis-overview-tip-2 = Surveillez les alignements des architectes adverses. Un de vos architectes à la place qui manque bloque à la fois la pile et l’alignement.
rules-amytis-overview-tip-3 = Choisissez une faveur qui convient à ce que vous construisez déjà : beaucoup de petites piles, des piles hautes, ou un escalier.
rules-amytis-overview-tip-4 = Avec la face A des six bâtiments, le jeu est plus facile à apprendre.
rules-amytis-overview-credit = Les Architectes d’Amytis est un jeu de Jérémy Ducret et Romaric Galonnier, édité par La Boîte de Jeu. Ce texte est une description indépendante, dans nos propres mots ; il ne reprend ni illustration ni texte de l’éditeur.
rules-amytis-overview-picture = Une cité en milieu de partie, vue du dessus, avec la hauteur de chaque pile.
rules-amytis-overview-picture-alt = Une cité de neuf cases. Ligne du haut : une muraille bleue, un marché rose sur une pile de deux, une muraille verte. Ligne du milieu : un théâtre bleu, une case vide, un palais orange sur une pile de deux. Ligne du bas : une résidence bleue sur une pile de deux, un jardin vert, une case vide.

## Components and words

rules-amytis-components-title = Matériel et vocabulaire
rules-amytis-components-what = Élément
rules-amytis-components-number = Nombre
rules-amytis-components-about = Description
rules-amytis-components-board = Plateau principal
rules-amytis-components-board-about = 3 × 3 places pour les piles
rules-amytis-components-cities = Cités
rules-amytis-components-cities-about = une par joueur, 3 × 3 cases
rules-amytis-components-tiles = Tuiles Bâtiment
rules-amytis-components-tiles-about = jardin, marché, muraille, palais, résidence et théâtre, chacun en bleu, vert, orange et rose, chaque fois en double
rules-amytis-components-cards = Cartes Bâtiment
rules-amytis-components-cards-about = une par bâtiment, avec une face A et une face B, la même pour les deux joueurs
rules-amytis-components-projects = Cartes Projet
rules-amytis-components-projects-about = une configuration de couleurs et ses points
rules-amytis-components-architects = Architectes
rules-amytis-components-architects-about = quatre par joueur
rules-amytis-components-tokens = Pions pour les faveurs
rules-amytis-components-tokens-about = cinq par joueur
rules-amytis-components-favors = Plateau Faveurs
rules-amytis-components-favors-about = sept emplacements simples et une ligne du bas de six
rules-amytis-components-1 = Chaque couleur a aussi sa propre forme : personne n’a donc besoin de distinguer les couleurs.
rules-amytis-signs-picture = Les six bâtiments : jardin, marché, muraille, palais, résidence, théâtre. Au-dessous, les quatre couleurs et leurs formes : bleu, vert, orange, rose.
rules-amytis-signs-picture-alt = Les symboles des six bâtiments et des quatre couleurs, dans l’ordre des mots ci-dessous.
rules-amytis-components-words = Quelques mots au sens précis
rules-amytis-components-word-1 = Une **pile** est un tas de tuiles, sur le plateau principal ou sur une case d’une cité. Sa **hauteur** est le nombre de ses tuiles.
rules-amytis-components-word-2 = Est **visible** la tuile du dessus de chaque case d’une cité, et rien de ce qu’elle recouvre.
rules-amytis-components-word-3 = Un **alignement** est formé de trois places dans une ligne, une colonne ou une diagonale du plateau principal. Il y en a huit.
rules-amytis-components-word-4 = Les places se notent par une lettre et un chiffre : colonnes a, b, c d’ouest en est, lignes 1, 2, 3 du nord au sud. Le centre est b2 ; les coins sont a1, c1, a3 et c3.
rules-amytis-components-word-5 = Le **premier joueur** joue le premier tour de la partie, le **second joueur** est l’autre.

## Set-up

rules-amytis-setup-title = Mise en place
rules-amytis-setup-1 = Le programme installe tout :
rules-amytis-setup-step-1 = Les 48 tuiles sont mélangées. Neuf piles de cinq sont placées face visible sur le plateau principal : on ne voit donc que la tuile du dessus de chacune. Les trois tuiles restantes sont retirées du jeu sans être vues.
rules-amytis-setup-step-2 = Les cartes Projet sont mélangées. Trois d’entre elles sont visibles à côté de la pioche.
rules-amytis-setup-step-3 = Chaque joueur a deux cartes Projet, face visible. En option, le second joueur en a trois.
rules-amytis-setup-step-4 = Pour chaque bâtiment, la table choisit la face A ou la face B, la même pour les deux joueurs. Le choix habituel est la face A pour les six.
rules-amytis-setup-step-5 = Chaque joueur a une cité vide, quatre architectes, cinq pions pour les faveurs et 0 point.
rules-amytis-setup-step-6 = Le premier joueur est tiré au sort.

## A turn

rules-amytis-turn-title = Un tour de jeu
rules-amytis-turn-1 = Les joueurs jouent à tour de rôle. Un tour de jeu comporte ces étapes, toujours dans cet ordre :
rules-amytis-turn-step-1 = **Récupérer** vos architectes, s’ils doivent revenir.
rules-amytis-turn-step-2 = **Choisir** la tuile du dessus d’une pile, et y placer un architecte.
rules-amytis-turn-step-3 = **Construire** la tuile dans votre cité et marquer ses points. Ensuite, les projets sont validés.
rules-amytis-turn-step-4 = Obtenir une **faveur**, si cet architecte complète un alignement de trois.
rules-amytis-turn-2 = Vous décidez quelle tuile prendre et où la construire, ce qu’un palais vous donne, et où va un pion de faveur. Tout le reste se fait tout seul. Avant que vous confirmiez, le programme montre combien de points un choix rapporterait.
rules-amytis-turn-example = Un tour de jeu complet
rules-amytis-turn-3 = Tous les bâtiments sont sur leur face A. Vous avez des architectes en a1 et c3. Dans votre cité, b2 et b3 sont orange et c2 est bleue. Au sommet de la pile b2 se trouve un palais bleu, et le projet 8 est visible : orange à côté de bleu, deux fois.
rules-amytis-turn-example-1 = Vous prenez le palais et le construisez en c3. Votre architecte va sur la pile b2, dont la tuile suivante devient visible.
rules-amytis-turn-example-2 = Pour le palais, vous prenez le projet 8 ; une autre carte le remplace. Vous avez un palais visible : 1 point. Orange est maintenant deux fois à côté de bleu, en b2, b3, c2 et c3 : le projet est aussitôt validé, pour 10 points à la fin.
rules-amytis-turn-example-3 = Vos architectes en a1, b2 et c3 sont alignés : vous placez donc un pion sur le plateau Faveurs. Ils reviendront au début de votre prochain tour.

## Architects

rules-amytis-architects-title = Le retour des architectes
rules-amytis-architects-1 = Au début de votre tour, regardez vos architectes sur le plateau principal. Si **trois d’entre eux sont alignés**, ou si **tous les quatre sont sur le plateau**, vous les récupérez tous, même un quatrième hors de l’alignement. Sinon, tous restent.
rules-amytis-architects-2 = Ils ne reviennent jamais plus tôt. Quand vous avez réussi un alignement, vos architectes restent en place pendant tout le tour de l’adversaire : leurs piles restent fermées, et les théâtres les comptent.
rules-amytis-architects-picture = Trois architectes d’un joueur sur la diagonale a1, b2, c3. Ils lui valent une faveur maintenant et reviennent au début de son prochain tour.
rules-amytis-architects-picture-alt = Le plateau principal : des architectes du premier joueur en a1, b2 et c3, du second joueur en b1 et c2.

## Choose

rules-amytis-choose-title = Choisir une tuile
rules-amytis-choose-1 = Prenez la tuile du dessus d’une pile et placez l’un de vos architectes sur ce qu’il en reste. La pile doit :
rules-amytis-choose-rule-1 = avoir une tuile, et
rules-amytis-choose-rule-2 = n’avoir **aucun architecte**, ni le vôtre ni celui de l’adversaire.
rules-amytis-choose-2 = La tuile qui se trouvait sous la vôtre devient visible. Si vous avez pris la dernière, votre architecte se tient sur la place vide.
rules-amytis-choose-3 = Il y a toujours une pile à choisir.

## Build and score

rules-amytis-build-title = Construire et marquer
rules-amytis-build-1 = Placez la tuile sur **n’importe quelle case** de votre cité : une case vide, ou par-dessus les tuiles déjà présentes. Elle n’a pas besoin d’en toucher d’autres, une pile peut monter aussi haut que vous voulez, et une tuile n’est plus jamais déplacée.
rules-amytis-build-2 = La tuile rapporte aussitôt ses points, dans votre propre cité. Ce qu’elle recouvre disparaît avant le compte, et la tuile elle-même compte partout où elle répond à ce qui est demandé. Seuls les jardins regardent combien de tuiles sont empilées.
rules-amytis-build-building = Bâtiment
rules-amytis-build-a = Face A
rules-amytis-build-b = Face B
rules-amytis-build-garden = Jardin
rules-amytis-build-garden-a = { $points-garden-A } par pile aussi haute que celle-ci, elle-même comprise
rules-amytis-build-garden-b = { $points-garden-B } par tuile de cette pile
rules-amytis-build-market = Marché
rules-amytis-build-market-a = { $points-market-A } par tuile visible de sa couleur, lui-même compris
rules-amytis-build-market-b = { $points-market-B } par tuile visible d’une autre couleur
rules-amytis-build-wall = Muraille
rules-amytis-build-wall-a = { $points-wall-A } par muraille visible en périphérie
rules-amytis-build-wall-b = { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 } ou { $points-wall-B-4 } pour 1, 2, 3 ou 4 murailles visibles dans les coins
rules-amytis-build-palace = Palais
rules-amytis-build-palace-a = prendre un projet, puis { $points-palace-A } par palais visible, lui-même compris
rules-amytis-build-palace-b = prendre un projet, **ou** { $points-palace-B } par projet validé, les deux joueurs confondus
rules-amytis-build-residence = Résidence
rules-amytis-build-residence-a = { $points-residence-A } par type de bâtiment visible, elle-même comprise
rules-amytis-build-residence-b = { $points-residence-B } par marché ou résidence visible, elle-même comprise
rules-amytis-build-theater = Théâtre
rules-amytis-build-theater-a = { $points-theater-A } par architecte sur le plateau principal, des deux joueurs
rules-amytis-build-theater-b = { $points-theater-B } pour chacun de vos architectes sur le plateau principal
rules-amytis-build-3 = Les exemples des six bâtiments partent tous de la même cité : celle de la première image.

rules-amytis-garden-title = Jardin
rules-amytis-garden-1 = **Face A :** { $points-garden-A } point pour chaque pile de votre cité exactement aussi haute que celle où vous venez de construire, elle-même comprise.
rules-amytis-garden-2 = **Face B :** { $points-garden-B } points pour chaque tuile de la pile où vous venez de construire.
rules-amytis-garden-picture = Face A : un jardin rose en c3, et cinq piles ont une tuile de haut : 5 points. Face B : un jardin rose en b1 forme une pile de trois : 6 points.
rules-amytis-garden-picture-alt = Deux cités. Face A : un jardin en c3 ; a1, c1, a2, b3 et c3 sont marquées. Face B : un jardin en b1, sa pile haute de trois tuiles.

rules-amytis-market-title = Marché
rules-amytis-market-1 = **Face A :** { $points-market-A } points pour chaque tuile visible de la couleur de ce marché, lui-même compris.
rules-amytis-market-2 = **Face B :** { $points-market-B } point pour chaque tuile visible de toute autre couleur.
rules-amytis-market-picture = Un marché bleu en c3. Face A : quatre tuiles bleues sont visibles, 8 points. Face B : quatre tuiles d’autres couleurs sont visibles, 4 points.
rules-amytis-market-picture-alt = Deux cités avec un marché bleu en c3. Face A : les tuiles bleues a1, a2, a3 et c3 sont marquées. Face B : les autres tuiles, b1, c1, c2 et b3, sont marquées.

rules-amytis-wall-title = Muraille
rules-amytis-wall-1 = **Face A :** { $points-wall-A } points pour chaque muraille visible en périphérie de la cité, c’est-à-dire sur toute case autre que la case centrale, b2.
rules-amytis-wall-2 = **Face B :** { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 } ou { $points-wall-B-4 } points pour 1, 2, 3 ou 4 murailles visibles dans les coins. Leurs couleurs n’importent pas ; sans muraille dans un coin, aucun point.
rules-amytis-wall-3 = Une muraille au centre rapporte tout de même les points des murailles déjà présentes en périphérie ou dans les coins.
rules-amytis-wall-picture = Une muraille orange en c3 est la troisième en périphérie, et la troisième dans un coin. Face A : 6 points. Face B : 8 points.
rules-amytis-wall-picture-alt = Deux cités avec une muraille en c3. Dans les deux, les murailles en a1, c1 et c3 sont marquées.

rules-amytis-palace-title = Palais
rules-amytis-palace-1 = Un palais vous permet de prendre une carte Projet, placée dès lors face visible devant vous : soit l’une des trois **visibles**, remplacée depuis la pioche, soit la **première de la pioche**, que personne n’a encore vue.
rules-amytis-palace-2 = **Face A :** prenez une carte, puis marquez { $points-palace-A } point pour chaque palais visible, lui-même compris.
rules-amytis-palace-3 = **Face B :** prenez une carte et ne marquez rien, **ou** n’en prenez pas et marquez { $points-palace-B } point pour chaque projet validé jusqu’ici par les deux joueurs ensemble. Un projet que cette tuile même valide n’est pas compté.
rules-amytis-palace-4 = Une carte que vous prenez peut être validée pendant le même tour.
rules-amytis-palace-picture = Un palais vert en c3. Face A : une carte, et deux palais visibles, 2 points. Face B : une carte, ou 3 points, car vous avez validé un projet et l’adversaire deux.
rules-amytis-palace-picture-alt = Face A : une cité avec des palais en c2 et c3, tous deux marqués. Face B : trois cartes Projet validées.

rules-amytis-residence-title = Résidence
rules-amytis-residence-1 = **Face A :** { $points-residence-A } point pour chaque type de bâtiment visible dans votre cité, elle-même comprise. Un type compte une fois : 6 points au plus, donc.
rules-amytis-residence-2 = **Face B :** { $points-residence-B } points pour chaque marché visible et pour chaque résidence visible, elle-même comprise.
rules-amytis-residence-picture = Une résidence rose en c3. Face A : les six types sont visibles, 6 points. Face B : un marché et deux résidences, 6 points.
rules-amytis-residence-picture-alt = Deux cités avec une résidence en c3. Face A : une tuile de chaque type est marquée. Face B : le marché en b1 et les résidences en a3 et c3 sont marqués.

rules-amytis-theater-title = Théâtre
rules-amytis-theater-1 = **Face A :** { $points-theater-A } point pour chaque architecte sur le plateau principal, des deux joueurs, y compris celui que vous venez de placer.
rules-amytis-theater-2 = **Face B :** { $points-theater-B } points pour chacun de vos propres architectes sur le plateau principal, y compris celui que vous venez de placer.
rules-amytis-theater-3 = Peu importe où le théâtre se trouve dans votre cité.
rules-amytis-theater-picture = Vous prenez un théâtre en a3. Face A : trois de vos architectes et deux de l’adversaire, 5 points. Face B : vos trois architectes, 6 points.
rules-amytis-theater-picture-alt = Deux plateaux principaux avec vos architectes en a1, b1 et a3 et ceux de l’adversaire en c1 et a2. Face A : tous les cinq sont marqués. Face B : vos trois sont marqués.

## Projects

rules-amytis-projects-title = Projets
rules-amytis-projects-1 = Une fois les points de la tuile marqués et, pour un palais, le choix fait, chaque projet devant vous dont la configuration apparaît dans votre cité est **validé**.
rules-amytis-projects-rule-1 = Seules comptent les tuiles **visibles**, et seulement leurs **couleurs**. Peu importe quels bâtiments elles montrent.
rules-amytis-projects-rule-2 = La configuration peut être **tournée** d’un quart de tour, d’un demi-tour ou de trois quarts de tour, et se trouver n’importe où dans la cité. L’**effet miroir** n’est pas permis.
rules-amytis-projects-rule-3 = Là où la configuration laisse une case vide, tout est possible : n’importe quelle tuile, ou aucune.
rules-amytis-projects-rule-4 = Plusieurs projets peuvent être validés en un seul tour, même sur les mêmes tuiles, et même un projet pris pendant ce tour.
rules-amytis-projects-rule-5 = Un projet validé le reste, quoi qu’on construise plus tard sur ses tuiles.
rules-amytis-projects-rule-6 = Vos projets ne concernent que votre propre cité, et seulement pendant votre tour. Un projet visible à côté de la pioche ne peut pas être validé : il faut d’abord le prendre grâce à un palais.
rules-amytis-projects-2 = Ses points comptent à la fin. Les projets non validés ne coûtent rien.
rules-amytis-projects-cards = Les vingt cartes
rules-amytis-projects-turned-picture = Le projet 16 dans deux cités. Tourné d’un quart de tour, il est validé ; en miroir, il ne l’est pas.
rules-amytis-projects-turned-picture-alt = La configuration du projet 16 : rose, rose, orange et, au-dessous, vert, vert. Coché : une cité où elle est tournée d’un quart de tour. Barré : une cité où elle est en miroir.
rules-amytis-projects-cards-picture = Toutes les cartes Projet, chacune avec son numéro et ses points.
rules-amytis-projects-cards-picture-alt = Vingt configurations de couleurs : les numéros 1 à 6 rapportent 8 points, 7 à 14 en rapportent 10, 15 à 20 en rapportent 12.

## Favour

rules-amytis-favor-title = Trois alignés : une faveur
rules-amytis-favor-1 = Si l’architecte placé pendant ce tour a complété un **alignement de trois de vos architectes**, vous placez l’un de vos cinq pions sur un emplacement libre du plateau Faveurs. Les architectes adverses n’aident ni ne gênent un alignement.
rules-amytis-favor-rule-1 = Chacun des sept emplacements simples accueille un pion. La ligne du bas en accueille six, dont quatre au plus d’un même joueur.
rules-amytis-favor-rule-2 = Un pion reste où il est, et seul son propriétaire en marque les points.
rules-amytis-favor-rule-3 = Vous choisissez où va le pion, mais vous devez le placer. Il y a toujours un emplacement libre.
rules-amytis-favor-rule-4 = S’il ne vous reste plus de pion, vous n’obtenez rien.
rules-amytis-favor-2 = Un architecte ne vaut jamais deux pions : deux alignements à la fois demanderaient cinq architectes.

## Favours

rules-amytis-favors-title = Le plateau Faveurs
rules-amytis-favors-1 = Les faveurs se comptent en fin de partie, dans la cité du propriétaire du pion.
rules-amytis-favors-place = Emplacement
rules-amytis-favors-points = Points pour son pion
rules-amytis-favors-I = Piles de 1
rules-amytis-favors-I-points = { $points-favor-I } par pile d’exactement 1 tuile
rules-amytis-favors-II = Piles de 2
rules-amytis-favors-II-points = { $points-favor-II } par pile d’exactement 2 tuiles
rules-amytis-favors-III = Piles de 3
rules-amytis-favors-III-points = { $points-favor-III } par pile d’exactement 3 tuiles
rules-amytis-favors-IV = Piles de 4
rules-amytis-favors-IV-points = { $points-favor-IV } par pile d’exactement 4 tuiles
rules-amytis-favors-stairs = Escalier 1-2-3
rules-amytis-favors-stairs-points = { $points-favor-stairs } par ligne ou colonne de hauteurs 1-2-3 ou 3-2-1 ; pas de diagonale
rules-amytis-favors-corners = Coins hauts
rules-amytis-favors-corners-points = { $points-favor-corners } par coin avec une pile d’au moins 3 tuiles
rules-amytis-favors-projects = Projets validés
rules-amytis-favors-projects-points = { $points-favor-projects } par projet que vous avez validé, en plus de ses propres points
rules-amytis-favors-row = Ligne du bas
rules-amytis-favors-row-points = { $points-row-1 }, { $points-row-2 }, { $points-row-3 } ou { $points-row-4 } en tout pour 1, 2, 3 ou 4 de vos pions
rules-amytis-favors-2 = Une cité peut avoir quatre escaliers au plus : 24 points.
rules-amytis-favors-stairs-picture = Escalier : la ligne 1 a les hauteurs 1-2-3, et la colonne c, 3-2-1. Deux escaliers : 12 points.
rules-amytis-favors-stairs-picture-alt = Une cité avec les hauteurs 1, 2, 3 dans la ligne du haut et 3, 2, 1 dans la colonne de droite. Les deux sont marquées.
rules-amytis-favors-corners-picture = Coins, dans la même cité : c1 et a3 ont au moins trois tuiles de haut. Deux coins : 10 points.
rules-amytis-favors-corners-picture-alt = La même cité. Les coins c1 et a3, tous deux hauts de trois tuiles, sont marqués.
rules-amytis-favors-board-picture = Le plateau Faveurs de cette partie : des pions sur l’escalier, sur les coins et deux dans la ligne du bas, soit 12 + 10 + 10 = 32 points.
rules-amytis-favors-board-picture-alt = Le plateau Faveurs. Le premier joueur a des pions sur l’escalier et sur les coins, et deux dans la ligne du bas.

## The end

rules-amytis-end-title = Fin de partie
rules-amytis-end-1 = La fin de partie se déclenche quand **deux piles** du plateau principal sont vides à la fin d’un tour de jeu.
rules-amytis-end-rule-1 = Si c’était le tour du second joueur, la partie est terminée.
rules-amytis-end-rule-2 = Si c’était le tour du premier joueur, le second joueur joue encore une fois. Ensuite, la partie est terminée.
rules-amytis-end-2 = Les deux joueurs jouent donc le même nombre de fois. Le dernier tour est un tour complet, avec ses projets et sa faveur.

## Scoring

rules-amytis-scoring-title = Décompte final
rules-amytis-scoring-1 = Votre score est la somme de trois lignes :
rules-amytis-scoring-line = Ligne de score
rules-amytis-scoring-what = Contenu
rules-amytis-scoring-track = Bâtiments
rules-amytis-scoring-track-what = les points que vos bâtiments ont rapportés au cours de la partie
rules-amytis-scoring-projects = Projets
rules-amytis-scoring-projects-what = les points des projets que vous avez validés
rules-amytis-scoring-favors = Faveurs
rules-amytis-scoring-favors-what = les points de vos pions sur le plateau Faveurs
rules-amytis-scoring-2 = Le joueur qui a le plus de points l’emporte. À égalité, les deux joueurs gagnent. Les projets non validés ne coûtent rien.

## Options

rules-amytis-options-title = Options
rules-amytis-options-1 = La table en convient avant la partie. Le premier choix est le choix habituel.
rules-amytis-options-option = Option
rules-amytis-options-choices = Choix
rules-amytis-options-sides = La face de chaque bâtiment
rules-amytis-options-sides-choices = **A** ou **B,** séparément pour chacun des six bâtiments, la même pour les deux joueurs.
rules-amytis-options-second = Projets de départ du second joueur
rules-amytis-options-second-choices = **2** ou **3.** Les éditions plus récentes du jeu en donnent 3 au second joueur.

## Rulings

rules-amytis-rulings-title = Points de règle
rules-amytis-rulings-1 = Là où les règles peuvent se lire de deux façons, on joue ainsi.
rules-amytis-rulings-a1 = **A1. Valider un projet est-il un choix ?** Non, cela se fait dès que la configuration apparaît. C’est presque toujours utile. Seuls les palais de la face B font qu’un projet validé peut ensuite donner un point à l’adversaire.
rules-amytis-rulings-a2 = **A2. On construit un palais, et il n’y a plus de carte à prendre.** Avec la face B, marquer des points est le seul choix ; avec la face A, il n’y a que les points. Cela n’arrive pas en pratique : la pioche dure plus longtemps que les palais.
rules-amytis-rulings-a3 = **A3. Un cinquième pion d’un même joueur peut-il aller dans la ligne du bas ?** Non. L’échelle s’arrête à quatre : un cinquième ne vaudrait rien et ne ferait qu’occuper une place.
rules-amytis-rulings-a4 = **A4. La pioche est vide.** Les cartes visibles ne sont plus remplacées, et celles qui restent peuvent encore être prises. Comme A2, cela ne se présente pas en pratique.
rules-amytis-rulings-a5 = **A5. Tout alignement d’architectes vaut-il une faveur, ou seulement celui que cet architecte a complété ?** Seulement celui qu’il a complété. En jeu, il n’y en a pas d’autre : les architectes d’un ancien alignement sont revenus au début du tour.
rules-amytis-rulings-a6 = **A6. Un palais de la face B marque des points. Compte-t-il un projet que cette même tuile valide ?** Non, seulement ceux qui étaient validés avant.
rules-amytis-rulings-a7 = **A7. Prendre une faveur est-il un choix ?** Non. Un alignement complété fait placer un pion, s’il vous en reste un et s’il y a une place pour lui ; vous choisissez seulement où.

## What is hidden

rules-amytis-hidden-title = Informations cachées
rules-amytis-hidden-1 = Aucun joueur n’en sait plus que l’autre. Sont inconnus des deux l’ordre de la pioche des projets, les trois tuiles retirées du jeu et, dans chaque pile, les tuiles sous celle du dessus. On sait **lesquelles** de ces tuiles et cartes n’ont pas encore été vues, mais pas où elles sont.
rules-amytis-hidden-2 = Une action qui révèle quelque chose d’inconnu ne s’annule pas : construire la tuile du dessus d’une pile quand il y en a une autre en dessous, et prendre un projet tant qu’il y a une pioche.

## Notation

rules-amytis-notation-title = Notation
rules-amytis-notation-1 = Les enregistrements de parties notent les actions ainsi.
rules-amytis-notation-action = Action
rules-amytis-notation-written = Notation
rules-amytis-notation-build = prendre la tuile du dessus de la pile b2 et la construire en c3
rules-amytis-notation-project = pour un palais, prendre le projet visible 8
rules-amytis-notation-deck = pour un palais, prendre la première carte de la pioche
rules-amytis-notation-score = pour un palais de face B, marquer des points à la place
rules-amytis-notation-favor = placer un pion
