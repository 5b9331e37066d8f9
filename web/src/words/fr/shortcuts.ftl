# The list of keyboard shortcuts.

shortcuts-table = Toutes les tables
shortcuts-replay = Relectures
shortcuts-lessons = Leçons
shortcuts-rule = La règle sur ce que vous pointez
shortcuts-list = Cette liste
shortcuts-walk = Se déplacer sur un plateau
shortcuts-confirm = Choisir, puis confirmer
shortcuts-let-go = Reposer, désélectionner, fermer
shortcuts-undo = Annuler une action
shortcuts-undo-turn = Annuler tout le tour
shortcuts-hints = Indices
shortcuts-tutor = Tuteur oui ou non
shortcuts-scores = Score ligne par ligne
shortcuts-why = Expliquer le nombre suivant ou précédent
shortcuts-skip = Passer les coups des autres
shortcuts-play = Lecture, pause
shortcuts-step = Un pas en arrière ou en avant
shortcuts-turn = Un tour en arrière ou en avant
shortcuts-ends = Au début ou à la fin
shortcuts-go-on = Continuer
shortcuts-show = Montrer l’action
shortcuts-again = Recommencer l’étape
