# What decided a finished game. Loaded when somebody asks for it.

report-analysing = { $total } 手番中 { $done } 手番を分析しました…

# The headline. $winner are names in a list, $count is their number; $best lost the least of the others.
report-verdict-played_better =
    { $count ->
       *[other] { $winner } がより良い手を選び、勝ちました。
    }
report-verdict-despite_luck =
    { $count ->
       *[other] { $winner } がより良い手を選び、不運に負けずに勝ちました。
    }
report-verdict-luck_decided = { $best } の手は同じかそれ以上に良かったものの、運が { $winner } に味方しました。
report-verdict-equal =
    { $count ->
       *[other] 手の良さはほぼ互角でした。勝者は { $winner } です。
    }
report-verdict-unfinished = この対局は最後まで行われませんでした。
report-without-luck =
    { $points ->
        [0] 運を除くと、差はありません。
       *[other] 運を除くと、{ $name } が { $points } 点リードです。
    }

report-graph = 対局を通した勝率と、各手番の評価。手番の一覧でも同じ内容を読めます。
# $chance is written with its sign: 62 %
report-chance = { $name } { $chance }
report-number = { $turn } 手番目
report-turn = { $turn } 手番目、{ $name }
# $from and $to are written with their signs: 62 %
report-inaccuracy = 緩手：勝率が { $from } から { $to } になりました。
report-mistake = 悪手：勝率が { $from } から { $to } になりました。
report-blunder = 大悪手：勝率が { $from } から { $to } になりました。
report-only_turn = 唯一の好手です。
report-hard_to_find = 見つけにくい好手：一見、別の手のほうが良く見えます。
report-luck = 運：{ $name } の勝率が { $change } 上がりました。
report-even = 勝率は最善の手で { $from }、この手で { $to }。
report-played = 実際の手
report-better = より良い手
report-turning-points = 勝負の分かれ目
report-all =
    { $count ->
       *[other] 目立つ手番 { $count } 件
    }

# The rows of the table of the players.
report-accuracy = 正確さ
report-lost-points = 1 手番の得点差（最善手との比較）
report-like = 近いレベル
report-luck-points = 運（点）
report-margin = 終了時の点差
report-adjusted = 運を除いた点差
report-best = 最も良い手番
report-worst = 最も悪い手番
report-mistakes = やり直すミス
report-practise = { $count } 件に挑戦
