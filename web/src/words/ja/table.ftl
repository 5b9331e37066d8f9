# The table: who sits there, whose turn it is, what can be done.

# Two seats with the same name, as when friends share a screen.
table-namesake = { $name } { $number }

# A table that cannot be shown.
table-missing = このテーブルはありません
table-unreached = 今はこのテーブルに接続できません
table-closed = このテーブルは閉じられました。

## Whose turn it is, and what is to be done.

table-your-turn = あなたの手番です
table-turn-of = { $name }の手番です
table-over = ゲーム終了です。
table-watching = 観戦中です。
table-bots-pause = 一時停止
table-bots-continue = 続ける
table-bots-turn = 1手番
table-title-yours = ● あなたの手番です · { $game }
table-title-other = { $name } · { $game }
table-title-over = ゲーム終了 · { $game }
table-last-turn = 最後の手番です。
table-last-round = 最終ラウンドです。

## Tools.

table-skip = スキップ
table-undo = 元に戻す
table-undo-keys = 1手元に戻す（U）。手番の最初に戻す：Shift＋U
table-undo-turn = 手番の最初に戻す
table-scores = 得点の内訳
table-why-none = 得点はありません。
table-hint = ヒント
table-hint-key = ヒントを見る（H）
table-hint-thinking = 考え中…
table-hints = ヒント
table-hints-close = ヒントを閉じる
table-tutor-on = チューターをオンにする
table-tutor-off = チューターをオフにする
table-tutor-is-on = チューターをオンにしました。手番の前と、ミスの後に助言します。
table-tutor-is-off = チューターをオフにしました。
table-menu = テーブルのメニュー
table-share = 観戦リンクを共有
table-link-copied = リンクをコピーしました。
table-replay = リプレイ
table-report = 勝敗を分けたのは？
table-export = 棋譜を保存
table-no = いいえ、続ける
table-resign = 投了する…
table-resign-question = このゲームを投了しますか？
table-resign-explanation = ほかのプレイヤーの勝利になるか、コンピューターが代わりに入ってゲームが続きます。もう戻ることはできません。
table-resign-yes = 投了する

## Time.

table-time-days = { $days }日{ $hours }時間
table-time-hours = { $hours }時間{ $minutes }分
table-time-left = 残り時間：{ $time }
table-bank = 予備時間：{ $time }
table-time-warning = 残り{ $time }

## What everybody has to know.

table-connection-lost = 接続が切れました。再接続しています…
table-connection-back = 再接続しました。
table-stand-in = 時間切れのため、コンピューターが代わりにプレイしています。
table-returning = この手番はコンピューターが終えます。そのあと、またあなたがプレイします。
table-come-back = 席に戻る
table-stand-in-other = { $name }は時間切れのため、今はコンピューターが代わりにプレイしています。
table-trouble = { $name }に不具合が起きたため、より弱いレベルが代わりにプレイしています。
table-gone = { $name }はこのサーバーからなくなったため、より弱いレベルが代わりにプレイしています。
table-takeback = 待った（最後の手を戻す）
table-takeback-ask = 最後の手の待ったをお願いする
table-takeback-waiting = 最後の手の待ったをお願いしています。{ $names }の返事を待っています。
table-takeback-withdraw = 取り下げる
table-takeback-asked = { $name }が待ったをお願いしています。
table-takeback-look = どこから再開するかを見る
table-takeback-agree = 認める
table-takeback-refuse = 断る
table-takeback-done = 手を元に戻しました。
table-takeback-over = 手はそのままです。ゲームが先に進んだか、断られました。
table-rematch = もう一度遊ぶ
table-rematch-made = 再戦があります。
table-rematch-wished = { $name }が再戦を希望しています。
table-rematch-join = 再戦に参加
table-rematch-watch = 観戦する

## The end.

table-result = 結果
table-result-you = あなたの勝利です！
table-result-one = { $names }の勝利です
table-result-shared = { $names }が勝利を分かち合いました
table-result-resigned = { $names }が投了しました。
table-result-you-by = { $points }点差であなたの勝利です
table-result-one-by = { $points }点差で{ $names }の勝利です
table-result-ahead = { $names }の勝利です。あなたとは{ $points }点差でした
table-result-shared-you = { $names }と勝利を分かち合いました
table-result-picture = 画像を共有
table-result-no-picture = このブラウザでは画像を作成できませんでした。
table-result-score = 得点
table-scores-now = 今ゲームが終わった場合
table-result-winner = 勝者
table-result-counting = 最終得点計算
# Statues, 12 to 4
table-result-difference = 最も差がついたのは{ $line }です（{ $points }対{ $other }）。
table-result-beat = レベル「{ $level }」に勝ちました。
table-result-try = 「{ $level }」に挑戦

## What happened, in words. Names are those of the seats.

table-log = ログ
table-log-empty = まだ何もありません。
# The button that shows what an action brought; $action is its short line.
table-log-details = 詳細：{ $action }
table-log-points = { $points }点
# $change is written with its sign: +3
table-brief = { $headline }{ $change }点。
table-game-over =
    { $count ->
        [1] ゲーム終了です。{ $winners }の勝利です。
       *[other] ゲーム終了です。{ $winners }が勝利を分かち合いました。
    }

table-do-any = アクションを選んでください。
table-waits-any = { $name }がアクションを選んでいます。
table-decided-any = 得点が同じなので、{ $line }で決まりました。
