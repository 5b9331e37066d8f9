# The tutor: what to look at before a turn, and what was better after it. Loaded when it speaks for the first time.

# Followed by a reason for a good turn.
tutor-look = こうなる手を探しましょう：
# Followed by the actions of a turn.
tutor-better = こちらのほうが良い手でした：
# $from and $to are written with their signs: 62 %
tutor-cost-chance = その手番で、勝つ確率が{ $from }から{ $to }に下がりました。
tutor-cost-points = その手番で{ $points }点損をしました。
tutor-take-back = 手番をやり直す
tutor-dismiss = チューターのメモを閉じる
