# Mistakes of finished games, to be tried again.
mistakes-title = Apprenez de vos erreurs
# $played are the actions of the turn; $from and $to are written with their signs: 62 %
mistakes-task = { $name } a joué : { $played }. Les chances de gagner sont passées de { $from } à { $to }. Trouvez un meilleur tour.
# $reason is a sentence.
mistakes-look = Trouvez le tour qui apporte ceci : { $reason }
mistakes-hint = Un indice
mistakes-finished = Bravo ! Ces erreurs sont résolues pour aujourd’hui.
mistakes-none = Il n’y a rien à reprendre pour l’instant. Quand une de vos parties aura été analysée, ses erreurs seront ici.
