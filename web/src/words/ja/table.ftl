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
table-title-yours = ● あなたの手番です · { $game }
table-title-other = { $name } · { $game }
table-title-over = ゲーム終了 · { $game }
table-do-babylon-remove =
    { $removals_left ->
        [1] 粘土タイルを1枚、ゲームから取り除いてください。これが最後の1枚です。
       *[other] 粘土タイルを1枚、ゲームから取り除いてください。残り{ $removals_left }枚です。
    }
table-do-babylon-dig = 採石場からタイルを採掘してください。
table-do-babylon-build = 建設して装飾するか、手番を終えてください。
table-do-babylon-over = ゲーム終了です。
table-do-amytis-build = 山と、タイルを建てるマスを選んでください。
table-do-amytis-palace = 宮殿で得るものを選んでください。
table-do-amytis-favor = 恩寵ボードにマーカーを置いてください。
table-do-amytis-over = ゲーム終了です。
table-waits-babylon-remove = { $name }が、取り除く粘土タイルを選んでいます。
table-waits-babylon-dig = { $name }が、採掘するタイルを選んでいます。
table-waits-babylon-build = { $name }が建設しています。
table-waits-babylon-over = ゲーム終了です。
table-waits-amytis-build = { $name }が、タイルとそれを建てるマスを選んでいます。
table-waits-amytis-palace = { $name }が、宮殿で得るものを選んでいます。
table-waits-amytis-favor = { $name }が恩寵を選んでいます。
table-waits-amytis-over = ゲーム終了です。
table-last-turn = 最後の手番です。
table-last-round = 最終ラウンドです。

## Tools.

table-skip = スキップ
table-undo = 元に戻す
table-undo-keys = 1手元に戻す（U）。手番の最初に戻す：Shift＋U
table-undo-turn = 手番の最初に戻す
table-hint = ヒント
table-hint-key = ヒントを見る（H）
table-hint-thinking = 考え中…
table-hints = ヒント
table-hints-close = ヒントを閉じる
table-menu = テーブルのメニュー
table-share = 観戦リンクを共有
table-link-copied = リンクをコピーしました。
table-replay = リプレイ
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
table-rematch-join = 再戦に参加
table-rematch-watch = 観戦する

## The end.

table-result = 結果
table-result-you = あなたの勝利です！
table-result-one = { $names }の勝利です
table-result-shared = { $names }が勝利を分かち合いました
table-result-resigned = { $names }が投了しました。
table-result-score = 得点
table-result-winner = 勝者

## What happened, in words. Names are those of the seats.

table-log = ログ
table-log-empty = まだ何もありません。
table-log-points = { $points }点
# $change is written with its sign: +3
table-brief = { $headline }{ $change }点。
table-game-over =
    { $count ->
        [1] ゲーム終了です。{ $winners }の勝利です。
       *[other] ゲーム終了です。{ $winners }が勝利を分かち合いました。
    }

### Babylon

table-babylon-tile_removed =
    { $name }は{ $stack }から、{ $flower ->
        [white] 白い花
        [pink] ピンクの花
        [blue] 青い花
       *[yellow] 黄色い花
    }の粘土タイルを取り除きました。
table-babylon-tile_dug =
    { $name }は{ $stack }から、{ $flower ->
        [white] 白い花
        [pink] ピンクの花
        [blue] 青い花
       *[yellow] 黄色い花
    }の{ $material ->
        [clay] 粘土
        [granite] 花崗岩
       *[basalt] 玄武岩
    }タイルを採掘しました。
table-babylon-tile_revealed =
    { $stack }に、{ $flower ->
        [white] 白い花
        [pink] ピンクの花
        [blue] 青い花
       *[yellow] 黄色い花
    }の{ $material ->
        [clay] 粘土
        [granite] 花崗岩
       *[basalt] 玄武岩
    }タイルが現れました。
table-babylon-stack_emptied = { $stack }は空になりました。
table-babylon-pillars-quarry_side =
    { $side ->
        [north] 北
        [east] 東
        [south] 南
       *[west] 西
    }は採石場の端：柱1個。
table-babylon-pillars-same_layer =
    { $side ->
        [north] 北
        [east] 東
        [south] 南
       *[west] 西
    }の{ $stack }は同じ層：柱1個。
table-babylon-pillars-lower_layer =
    { $side ->
        [north] 北
        [east] 東
        [south] 南
       *[west] 西
    }の{ $stack }はより下の層：柱1個。
table-babylon-pillars-empty_stack =
    { $side ->
        [north] 北
        [east] 東
        [south] 南
       *[west] 西
    }の{ $stack }は空：柱1個。
table-babylon-pillars-own_flower = { $name }の花：さらに柱1個。
table-babylon-pillars-double_flower = ラウンドトークンで花のボーナス2倍：さらに柱1個。
table-babylon-pillars-one_fewer = ラウンドトークン：柱が1個減りました。
table-babylon-pillars-supply_is_empty = サプライの柱が{ $missing }個足りません。
table-babylon-pillars-extra_single = ラウンドトークン：{ $name }は1段柱1個を得ました。
table-babylon-pillars-extra_double = ラウンドトークン：{ $name }は2段柱1個を得ました。
# How many pillars a dig brings, as it rises from the quarry.
table-babylon-pillars-received =
    { $count ->
        [0] 柱なし
       *[other] 柱＋{ $count }
    }
table-babylon-pillars_exchanged = 1段柱{ $singles }個を2段柱{ $doubles }個と交換しました。
table-babylon-tile_placed =
    { $name }は{ $cell }の{ $level }階に、{ $flower ->
        [white] 白い花
        [pink] ピンクの花
        [blue] 青い花
       *[yellow] 黄色い花
    }の{ $material ->
        [clay] 粘土
        [granite] 花崗岩
        [basalt] 玄武岩
       *[start] 開始時
    }タイルを置きました。
table-babylon-statue_became_pillar = { $cell }の彫像はタイルを支える柱になり、もう彫像ではありません。
table-babylon-piece_covered =
    支えのない角が、{ $cell }の{ $piece ->
        [belvedere] 展望台
        [stairs] 階段
        [fountain] 噴水
        [bridge] 橋
       *[statue] 彫像
    }の上にあります。
table-babylon-belvedere_placed = 支えのない角{ $cell }に展望台が置かれました。
table-babylon-level_opened = { $level }階の最初のタイルです。
table-babylon-decoration_placed-stairs = { $name }は{ $cells }（{ $levels }階）に階段を置きました。
table-babylon-decoration_placed-fountain = { $name }は{ $cells }（{ $levels }階）に噴水を置きました。
table-babylon-decoration_placed-bridge = { $name }は{ $cells }（{ $levels }階）に橋を置きました。
table-babylon-decoration_placed-statue = { $name }は{ $cells }（{ $levels }階）に彫像を置きました。
table-babylon-wild =
    ラウンドトークンの効果で、{ $wild }を{ $kind ->
        [stairs] 階段
        [fountain] 噴水
        [bridge] 橋
       *[statue] 彫像
    }アイコンとして扱いました。
table-babylon-tile_stored =
    { $flower ->
        [white] 白い花
        [pink] ピンクの花
        [blue] 青い花
       *[yellow] 黄色い花
    }の{ $material ->
        [clay] 粘土
        [granite] 花崗岩
        [basalt] 玄武岩
       *[start] 開始時
    }タイルを保管しました。
table-babylon-tile_discarded =
    { $flower ->
        [white] 白い花
        [pink] ピンクの花
        [blue] 青い花
       *[yellow] 黄色い花
    }の{ $material ->
        [clay] 粘土
        [granite] 花崗岩
        [basalt] 玄武岩
       *[start] 開始時
    }タイルをゲームから取り除きました。
table-babylon-pillars_returned-single = 1段柱{ $count }個をサプライに戻しました。
table-babylon-pillars_returned-double = 2段柱{ $count }個をサプライに戻しました。
table-babylon-turn_ended = { $name }は手番を終えました。
table-babylon-turn_began = { $name }の手番です。
table-babylon-token_turned_up-extra_single = 第{ $round }ラウンド（全{ $rounds }）：全員が手番の最初に1段柱1個を得ます。
table-babylon-token_turned_up-extra_double = 第{ $round }ラウンド（全{ $rounds }）：全員が手番の最初に2段柱1個を得ます。
table-babylon-token_turned_up-change_icon = 第{ $round }ラウンド（全{ $rounds }）：置いたタイルのアイコン1つを、別のアイコンとして扱えます。
table-babylon-token_turned_up-fill_blank = 第{ $round }ラウンド（全{ $rounds }）：置いたタイルのアイコンがないスペース1つを、好きなアイコンとして扱えます。
table-babylon-token_turned_up-double_flower = 第{ $round }ラウンド（全{ $rounds }）：自分の花のタイルで、花による柱が2個になります。
table-babylon-token_turned_up-one_fewer = 第{ $round }ラウンド（全{ $rounds }）：採掘で得る柱が1個減ります。
table-babylon-token_turned_up-blank = 第{ $round }ラウンド（全{ $rounds }）：トークンに効果はありません。
table-babylon-points-statues = 彫像：{ $change }点。
table-babylon-points-fountains = 噴水：{ $change }点。
table-babylon-points-bridges = 橋：{ $change }点。
table-babylon-points-stairs = 階段：{ $change }点。
table-babylon-points-decoration_sets = 装飾セット：{ $change }点。
table-babylon-points-flower_sets = 花のセット：{ $change }点。
table-babylon-points-belvederes = 展望台：{ $change }点。
table-babylon-points-highest_level = 最上階ボーナス：{ $change }点。
table-babylon-line-statues = 彫像
table-babylon-line-fountains = 噴水
table-babylon-line-bridges = 橋
table-babylon-line-stairs = 階段
table-babylon-line-decoration_sets = 装飾セット
table-babylon-line-flower_sets = 花のセット
table-babylon-line-belvederes = 展望台
table-babylon-line-highest_level = 最上階ボーナス
table-babylon-line-visible_pits = 見えているくぼみ
table-babylon-decided-visible_pits = 同点のため、見えているくぼみが少ないプレイヤーの勝利です。

### The Architects of Amytis

table-amytis-architect_placed = 建築家を{ $stack }に置きました。
table-amytis-tile_built =
    { $name }は{ $stack }の{ $color ->
        [blue] 青
        [green] 緑
        [orange] オレンジ
       *[pink] ピンク
    }の{ $building ->
        [garden] 庭園
        [market] 市場
        [wall] 城壁
        [palace] 宮殿
        [residence] 邸宅
       *[theater] 劇場
    }を{ $cell }に建てました。
table-amytis-tile_revealed =
    { $stack }に{ $color ->
        [blue] 青
        [green] 緑
        [orange] オレンジ
       *[pink] ピンク
    }の{ $building ->
        [garden] 庭園
        [market] 市場
        [wall] 城壁
        [palace] 宮殿
        [residence] 邸宅
       *[theater] 劇場
    }が現れました。
table-amytis-stack_emptied = { $stack }にはもうタイルがありません。
table-amytis-points-garden-A = 庭園：{ $change }点（同じ高さの山{ $count }つ）。
table-amytis-points-garden-B = 庭園：{ $change }点（この山のタイル{ $count }枚）。
table-amytis-points-market-A = 市場：{ $change }点（同じ色のタイル{ $count }枚）。
table-amytis-points-market-B = 市場：{ $change }点（別の色のタイル{ $count }枚）。
table-amytis-points-wall-A = 城壁：{ $change }点（外周の城壁{ $count }枚）。
table-amytis-points-wall-B = 城壁：{ $change }点（角の城壁{ $count }枚）。
table-amytis-points-palace-A = 宮殿：{ $change }点（見えている宮殿{ $count }枚）。
table-amytis-points-palace-B = 宮殿：{ $change }点（達成したプロジェクト{ $count }枚）。
table-amytis-points-residence-A = 邸宅：{ $change }点（建物{ $count }種類）。
table-amytis-points-residence-B = 邸宅：{ $change }点（市場と邸宅{ $count }枚）。
table-amytis-points-theater-A = 劇場：{ $change }点（メインボードの建築家{ $count }個）。
table-amytis-points-theater-B = 劇場：{ $change }点（メインボードの自分の建築家{ $count }個）。
table-amytis-palace_scored = { $name }は宮殿でプロジェクトを取らず、代わりに得点しました。
table-amytis-project_taken-open = { $name }はプロジェクト{ $project }を取りました。
table-amytis-project_taken-deck = { $name }は山札の一番上、プロジェクト{ $project }を取りました。
table-amytis-project_revealed = プロジェクト{ $project }が公開されました。
table-amytis-project_completed = { $name }はプロジェクト{ $project }を達成しました。ゲーム終了時に{ $points }点になります。
table-amytis-line_completed = 建築家が3個一列に並びました：{ $stacks }。
table-amytis-favor_placed =
    { $favor ->
        [stairs] { $name }は恩寵「階段」にマーカーを置きました。
        [corners] { $name }は恩寵「角」にマーカーを置きました。
        [projects] { $name }は恩寵「プロジェクト」にマーカーを置きました。
        [row] { $name }は恩寵ボードの下段にマーカーを置きました。
       *[other] { $name }は高さ{ $favor }の山の恩寵にマーカーを置きました。
    }
table-amytis-last_turn = 2つの山が空になりました。{ $name }が最後の手番を行います。
table-amytis-architects_taken_back = { $name }の建築家が{ $stacks }から手元に戻りました。
table-amytis-line-track = 建物
table-amytis-line-projects = プロジェクト
table-amytis-line-favors = 恩寵
