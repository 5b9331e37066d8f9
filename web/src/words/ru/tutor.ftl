# The tutor: what to look at before a turn, and what was better after it. Loaded when it speaks for the first time.

# Followed by a reason for a good turn.
tutor-look = Найдите ход, который даёт вот что:
# Followed by the actions of a turn.
tutor-better = Лучше было так:
# $from and $to are written with their signs: 62 %
tutor-cost-chance = Этот ход снизил ваши шансы на победу с { $from } до { $to }.
tutor-cost-points =
    { $points ->
        [one] Этот ход стоил { $points } очка.
        [few] Этот ход стоил { $points } очков.
       *[other] Этот ход стоил { $points } очков.
    }
tutor-take-back = Вернуть ход
tutor-dismiss = Закрыть совет наставника
