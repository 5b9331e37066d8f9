# The tutor: what to look at before a turn, and what was better after it. Loaded when it speaks for the first time.

# Followed by a reason for a good turn.
tutor-look = Trova il turno che porta a questo:
# Followed by the actions of a turn.
tutor-better = Questo era meglio:
# $from and $to are written with their signs: 62 %
tutor-cost-chance = Quel turno ha abbassato la tua probabilità di vincere dal { $from } al { $to }.
tutor-cost-points =
    { $points ->
        [one] Quel turno è costato 1 punto.
       *[other] Quel turno è costato { $points } punti.
    }
tutor-take-back = Annulla il turno
tutor-dismiss = Chiudi la nota del tutor
