# The tutor: what to look at before a turn, and what was better after it. Loaded when it speaks for the first time.

# Followed by a reason for a good turn.
tutor-look = Busca el turno que trae esto:
# Followed by the actions of a turn.
tutor-better = Esto era mejor:
# $from and $to are written with their signs: 62 %
tutor-cost-chance = Ese turno ha bajado tu probabilidad de ganar del { $from } al { $to }.
tutor-cost-points =
    { $points ->
        [one] Ese turno ha costado 1 punto.
       *[other] Ese turno ha costado { $points } puntos.
    }
tutor-take-back = Deshacer el turno
tutor-dismiss = Cerrar la nota del tutor
