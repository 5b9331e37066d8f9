# The replay of a game.
replay-title = Relecture · { $game }
replay-heading = { $game } : relecture
replay-beginning = Le début de la partie.
replay-not-begun = Il n’y a encore rien à revoir
replay-not-begun-why = La partie de cette table n’a pas commencé.
replay-transport = Parcourir la partie
replay-first = Au début (Début)
replay-turn-back = Un tour en arrière (Maj + flèche gauche)
replay-back = Une étape en arrière (flèche gauche)
replay-play = Lecture
replay-pause = Pause
replay-forward = Une étape en avant (flèche droite)
replay-turn = Un tour en avant (Maj + flèche droite)
replay-last = À la fin (Fin)
replay-at = Étape { $ply } sur { $last }
# What a screen reader says of the slider.
replay-value = Étape { $ply } sur { $last }. { $told }
replay-standing = { $name } { $score }
replay-graph = La courbe des scores. Ici : { $standing }.
replay-table = Les scores en tableau
replay-table-turn = Tour
replay-link = Copier un lien
replay-to-table = Vers la table
replay-import = Charger une partie
replay-side = Vu par
