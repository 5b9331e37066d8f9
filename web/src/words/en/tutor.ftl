# The tutor: what to look at before a turn, and what was better after it. Loaded when it speaks for the first time.

# Followed by a reason for a good turn.
tutor-look = Find the turn that brings this:
# Followed by the actions of a turn.
tutor-better = This was better:
# $from and $to are written with their signs: 62 %
tutor-cost-chance = That turn lowered your chance to win from { $from } to { $to }.
tutor-cost-points =
    { $points ->
        [one] That turn cost 1 point.
       *[other] That turn cost { $points } points.
    }
tutor-take-back = Take the turn back
tutor-dismiss = Close the tutor’s note
