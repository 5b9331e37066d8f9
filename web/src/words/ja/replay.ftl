# The replay of a game.
replay-title = リプレイ · { $game }
replay-heading = { $game }：リプレイ
replay-beginning = ゲームの最初です。
replay-not-begun = まだリプレイはありません
replay-not-begun-why = このテーブルのゲームは、まだ始まっていません。
replay-transport = 再生の操作
replay-first = 最初へ（Home）
replay-turn-back = 1手番戻る（Shift＋左矢印）
replay-back = 1手戻る（左矢印）
replay-play = 再生
replay-pause = 一時停止
replay-forward = 1手進む（右矢印）
replay-turn = 1手番進む（Shift＋右矢印）
replay-last = 最後へ（End）
replay-at = { $ply }手目／全{ $last }手
# What a screen reader says of the slider.
replay-value = { $ply }手目／全{ $last }手。{ $told }
replay-standing = { $name } { $score }点
replay-graph = ゲーム全体の得点グラフ。現在：{ $standing }。
replay-table = 得点の表
replay-table-turn = 手番
replay-link = リンクをコピー
replay-to-table = テーブルへ
replay-import = 棋譜を読み込む
replay-side = 視点
