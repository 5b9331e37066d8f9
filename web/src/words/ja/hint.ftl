# Hints: what to do, what may be expected of it, and why. Loaded when somebody asks for the first.

hint-found =
    { $count ->
        [1] ヒントは1つです：{ $action }。
       *[other] ヒントは{ $count }つです。最善手：{ $action }。
    }
hint-next = 次：{ $action }。
hint-act = 実行する
hint-turn = 手番の続き
hint-why = 理由
# $chance is written with its sign: 62 %
hint-chance = 勝率{ $chance }
hint-margin-ahead = { $points }点リード
hint-margin-behind = { $points }点ビハインド
hint-margin-even = 互角
