# The tutor: what to look at before a turn, and what was better after it. Loaded when it speaks for the first time.

# Followed by a reason for a good turn.
tutor-look = Trouvez le tour qui apporte ceci :
# Followed by the actions of a turn.
tutor-better = C’était mieux :
# $from and $to are written with their signs: 62 %
tutor-cost-chance = Ce tour a fait passer vos chances de gagner de { $from } à { $to }.
tutor-cost-points =
    { $points ->
        [one] Ce tour a coûté 1 point.
       *[other] Ce tour a coûté { $points } points.
    }
tutor-take-back = Reprendre le tour
tutor-dismiss = Fermer la note du tuteur
