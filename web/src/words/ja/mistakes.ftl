# Mistakes of finished games, to be tried again.
mistakes-title = ミスから学ぶ
# $played are the actions of the turn; $from and $to are written with their signs: 62 %
mistakes-task = { $name } の手：{ $played }。勝率が { $from } から { $to } に下がりました。より良い手を見つけてください。
# $reason is a sentence.
mistakes-look = 次のことにつながる手を探しましょう：{ $reason }
mistakes-hint = ヒント
mistakes-finished = お見事！今日の分はすべて解けました。
mistakes-none = 今やり直すものはありません。あなたの対局を分析すると、そのミスがここに並びます。
