# Apprendre un jeu en jouant : la liste des chapitres, et un chapitre.
learn-title = Apprendre { $game }
learn-lead = { $minutes ->
    [one] On apprend en jouant : des chapitres courts, une minute environ en tout, puis une première partie.
   *[other] On apprend en jouant : des chapitres courts, environ { $minutes } minutes en tout, puis une première partie.
  }
learn-minutes = { $minutes ->
    [one] environ 1 minute
   *[other] environ { $minutes } minutes
  }
learn-whole-game = une partie entière
learn-done = terminé
learn-step = Étape { $step } sur { $steps }
learn-begin = Commencer
learn-continue = Continuer
learn-repeat = Refaire
learn-restart = Depuis le début
learn-play = Jouer
learn-chapters = Tous les chapitres
learn-opponent = Adversaire

# Ce que dit et propose le guide.
learn-go-on = Continuer
learn-show = Montrez-moi
learn-again = Recommencer cette étape
learn-again-word = Recommencer
learn-expand = Afficher le texte
learn-collapse = Masquer le texte
learn-praise-1 = Bien joué !
learn-praise-2 = Exactement !
learn-praise-3 = C’est ça !
learn-praise-4 = Très bien !
learn-miss = Pas tout à fait. Vous avez fait ceci :
learn-shown = { $action }. C’est éclairé sur le plateau : confirmez-y l’action.
learn-finished = Chapitre terminé !
learn-then = Ensuite : { $chapter }
learn-then-game = Vous en savez assez pour une vraie partie.
learn-all-done = Vous avez terminé le dernier chapitre.
learn-next = Chapitre suivant

# Le dernier chapitre.
learn-game-lead = Vous connaissez les règles : place à une partie entière. Votre adversaire est { $computer }. Vous pouvez demander des indices.
learn-game-tutor = Le tuteur reste à vos côtés.
learn-game-start = Commencer la partie
