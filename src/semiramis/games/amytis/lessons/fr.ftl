# The texts of the lessons, which the terminal prints as well: plain messages without variables.

lesson-amytis-build = Prendre et construire
lesson-amytis-build-market = À chaque tour, vous prenez une tuile et la construisez dans votre cité. Commencez par un marché rose : choisissez sa pile, puis n’importe quelle case de votre cité.
lesson-amytis-build-color = Il rapporte 2 points : un marché rapporte 2 par tuile visible de sa couleur, lui-même compris. Construisez l’autre marché rose sur une autre case, pour 4 points.
lesson-amytis-build-stack = Pour chaque tuile prise, votre architecte reste sur sa pile et la ferme aux deux joueurs. Prenez une tuile d’une pile ouverte et construisez-la par-dessus une autre : les cités grandissent en hauteur.

lesson-amytis-buildings = Ce que rapportent les bâtiments
lesson-amytis-buildings-wall = Seule la tuile du dessus d’une case est visible et compte. Une muraille rapporte { $points-wall-A } par muraille visible en périphérie, c’est-à-dire partout sauf au centre. Construisez-en une pour 4 points ou plus.
lesson-amytis-buildings-residence = Une résidence rapporte { $points-residence-A } par type de bâtiment visible, elle-même comprise. Construisez-en une pour 5 points ou plus, en faisant attention à ce que vous recouvrez.
lesson-amytis-buildings-garden = Un jardin rapporte { $points-garden-A } par pile de votre cité aussi haute que la sienne, qui compte aussi. Construisez-en un pour 4 points ou plus.
lesson-amytis-buildings-theater = Un théâtre rapporte { $points-theater-A } par architecte sur le plateau principal, à vous ou à l’adversaire, où que vous le construisiez. Il y en a beaucoup : construisez un théâtre.

lesson-amytis-favors = Trois alignés
lesson-amytis-favors-line = Sur le plateau principal, vos architectes jouent leur propre jeu. Deux d’entre eux sont sur une diagonale : prenez une tuile de la troisième pile pour compléter l’alignement.
lesson-amytis-favors-favor = Trois alignés vous valent la faveur du roi, qui rapporte des points à la fin. Trois de vos coins ont une pile d’au moins trois tuiles. Placez votre pion sur « Coins hauts » : { $points-favor-corners } points chacun.
lesson-amytis-favors-block = Vos architectes sont revenus : ils reviennent avant votre tour si trois sont alignés ou si tous les quatre sont placés. L’adversaire en a maintenant deux alignés. Bloquez-le : prenez une tuile de la troisième pile.

lesson-amytis-projects = Les projets
lesson-amytis-projects-complete = Un projet est une configuration de couleurs ; peu importe les bâtiments. L’un des vôtres demande trois tuiles roses à la suite : construisez la troisième, pour 8 points à la fin.
lesson-amytis-projects-palace = Il est validé pour de bon, même si vous construisez par-dessus. Les palais apportent de nouveaux projets : construisez-en un et prenez un projet. Il rapporte ensuite { $points-palace-A } par palais visible, lui-même compris.
lesson-amytis-projects-rotate = Quelques tours plus tard, il manque une tuile verte à votre projet orange et vert. Une configuration peut être tournée, mais sans effet miroir. Trouvez la case qui le valide.

lesson-amytis-end = La fin de la partie
lesson-amytis-end-empty = La fin arrive quand deux piles du plateau principal sont vides. Prenez la dernière tuile d’une pile.
lesson-amytis-end-last = L’adversaire a vidé une deuxième pile. Il jouait en premier : le dernier tour est donc pour vous. Profitez-en : marquez 6 points ou plus avec une seule tuile.
lesson-amytis-end-score = La partie est terminée. Votre score réunit vos bâtiments, vos projets validés et vos faveurs. Les projets non validés ne coûtent rien. Le plus de points l’emporte.

lesson-amytis-sides = Les faces B
lesson-amytis-sides-garden = Chaque bâtiment a une face B, pour varier les parties. Ici, tous les six l’utilisent. Un jardin de face B rapporte { $points-garden-B } par tuile de sa pile : construisez-en un pour 6 points.
lesson-amytis-sides-wall = Les murailles de face B ne comptent que dans les coins : { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 } ou { $points-wall-B-4 } points pour une, deux, trois ou quatre. Vous en avez déjà une. Construisez-en une autre, pour 4 points.
lesson-amytis-sides-choice = Un théâtre de face B rapporte { $points-theater-B } pour chacun de vos architectes sur le plateau. Théâtre, muraille ou jardin : choisissez-en un qui rapporte 6 points ou plus.

lesson-amytis-game = Votre première partie
