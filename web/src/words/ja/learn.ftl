# 遊びながらゲームを学ぶ：章の一覧と各章。
learn-title = { $game }を学ぶ
learn-lead = 遊びながら学びます。短い章に分かれていて、全部で約{ $minutes }分。そのあとに最初のゲームです。
learn-minutes = 約{ $minutes }分
learn-whole-game = 1ゲーム
learn-done = 完了
learn-step = ステップ{ $step }／{ $steps }
learn-begin = 始める
learn-continue = 続ける
learn-repeat = もう一度
learn-restart = 最初から
learn-play = 遊ぶ
learn-chapters = 章の一覧
learn-opponent = 相手

# 案内役の言葉とボタン。
learn-go-on = 次へ
learn-show = 見せて
learn-again = このステップをやり直す
learn-again-word = やり直す
learn-expand = 説明を表示
learn-collapse = 説明を隠す
learn-praise-1 = よくできました！
learn-praise-2 = そのとおり！
learn-praise-3 = その調子！
learn-praise-4 = お見事！
learn-miss = 惜しい。今の行動はこちらです：
learn-shown = { $action }。盤面で光っています。そこで決定してください。
learn-finished = 章を終えました！
learn-then = 次は「{ $chapter }」
learn-then-game = これで本当のゲームができます。
learn-all-done = 最後の章を終えました。
learn-next = 次の章へ

# 最後の章。
learn-game-lead = ルールはもう分かりました。いよいよ1ゲーム通して遊びましょう。相手は{ $computer }です。ヒントも使えます。
learn-game-tutor = チューターがそばで見守ります。
learn-game-start = ゲームを始める
