# The table of The Architects of Amytis.

## Things

amytis-building-garden = 庭園
amytis-building-market = 市場
amytis-building-wall = 城壁
amytis-building-palace = 宮殿
amytis-building-residence = 邸宅
amytis-building-theater = 劇場

amytis-color-blue = 青（星）
amytis-color-green = 緑（葉）
amytis-color-orange = オレンジ（三角）
amytis-color-pink = ピンク（六角）

amytis-tile-garden-blue = 青の庭園
amytis-tile-garden-green = 緑の庭園
amytis-tile-garden-orange = オレンジの庭園
amytis-tile-garden-pink = ピンクの庭園
amytis-tile-market-blue = 青の市場
amytis-tile-market-green = 緑の市場
amytis-tile-market-orange = オレンジの市場
amytis-tile-market-pink = ピンクの市場
amytis-tile-wall-blue = 青の城壁
amytis-tile-wall-green = 緑の城壁
amytis-tile-wall-orange = オレンジの城壁
amytis-tile-wall-pink = ピンクの城壁
amytis-tile-palace-blue = 青の宮殿
amytis-tile-palace-green = 緑の宮殿
amytis-tile-palace-orange = オレンジの宮殿
amytis-tile-palace-pink = ピンクの宮殿
amytis-tile-residence-blue = 青の邸宅
amytis-tile-residence-green = 緑の邸宅
amytis-tile-residence-orange = オレンジの邸宅
amytis-tile-residence-pink = ピンクの邸宅
amytis-tile-theater-blue = 青の劇場
amytis-tile-theater-green = 緑の劇場
amytis-tile-theater-orange = オレンジの劇場
amytis-tile-theater-pink = ピンクの劇場

## What buildings score, by side: as short as can be

amytis-effects = 建物の得点
amytis-side = { $side }面
amytis-effect-garden-A = 同じ高さの山1つにつき{ $points-garden-A }
amytis-effect-garden-B = この山のタイル1枚につき{ $points-garden-B }
amytis-effect-market-A = 見えている同じ色のタイル1枚につき{ $points-market-A }
amytis-effect-market-B = 見えている別の色のタイル1枚につき{ $points-market-B }
amytis-effect-wall-A = 外周に見えている城壁1枚につき{ $points-wall-A }
amytis-effect-wall-B = 角の城壁1〜4枚で{ $points-wall-B-1 }・{ $points-wall-B-2 }・{ $points-wall-B-3 }・{ $points-wall-B-4 }
amytis-effect-palace-A = プロジェクト1枚と、見えている宮殿1枚につき{ $points-palace-A }
amytis-effect-palace-B = プロジェクト1枚、または2人の達成済みプロジェクト1枚につき{ $points-palace-B }
amytis-effect-residence-A = 見えている建物の種類1つにつき{ $points-residence-A }
amytis-effect-residence-B = 見えている市場・邸宅1枚につき{ $points-residence-B }
amytis-effect-theater-A = メインボードの建築家1個につき{ $points-theater-A }
amytis-effect-theater-B = メインボードの自分の建築家1個につき{ $points-theater-B }

## Building board

amytis-stacks = メインボード
amytis-empty-stacks = 空の山：{ $now }／{ $end }
amytis-stack-label = 山{ $cell }：{ $tile }、{ $height ->
    [1] 最後の1枚。
   *[other] { $height }枚の山。
  }
amytis-stack-empty-label = 山{ $cell }：タイルなし。
amytis-stack-no-architect = 建築家なし。
amytis-stack-architect = { $name }の建築家がいます。
amytis-stack-best = 最大{ $points }点になります。
amytis-would-score = { $points }点になります。
amytis-would-line = ラインがそろいます。
amytis-would-end = ゲームの終了が決まります。
amytis-at-most = ≤{ $points }
amytis-lines = ライン
amytis-lines-hint = あと1つでそろうラインを表示
amytis-unseen-button = 未公開
amytis-unseen = まだ見えていないタイル
amytis-unseen-sum = { $all }枚：山の中に{ $below }枚、ゲームから取り除いた{ $gone }枚。

## Cities

amytis-city-of = { $name }の都市
amytis-cell-empty = 都市の{ $cell }：空。
amytis-cell-one = 都市の{ $cell }：{ $tile }。
amytis-cell-more = 都市の{ $cell }：{ $tile }、その下に{ $below }。{ $height }枚の山。
amytis-spot-missing = ここに{ $color }が必要です。
amytis-spot-there = { $color }はパターンの一部です。

## Seats

amytis-first-player = スタートプレイヤー
amytis-total = 今終わった場合の得点：
amytis-line-track = 建物{ $points }点
amytis-line-projects = プロジェクト{ $points }点
amytis-line-favors = 恩寵{ $points }点
amytis-architects-left = 手元の建築家{ $architects }個
amytis-tokens-left = 残りの恩寵マーカー{ $tokens }個

## Projects

amytis-open-projects = 公開プロジェクト
amytis-project-number = { $number }番
amytis-project-short = プロジェクト{ $number }（{ $points }点）
amytis-project-label = プロジェクト{ $number }、{ $points }点。{ $missing ->
    [0] パターンがそろっています。
   *[other] あと{ $missing }つです。
  }
amytis-project-done-label = プロジェクト{ $number }、達成済み、{ $points }点。
amytis-missing = { $missing ->
    [0] そろった
   *[other] あと{ $missing }つ
  }
amytis-missing-after = { $after ->
    [0] 達成！
   *[other] あと{ $missing }→{ $after }
  }
amytis-way = { $ways }通りのうち{ $way }番目の位置。
amytis-slot-empty = なし
amytis-deck = { $cards }枚
amytis-deck-take = 山札（{ $cards }枚）の一番上を、見ずに取ります。{ $points }点になります。
amytis-deck-unseen = { $cards ->
    [1] 山札に残っているカード
   *[other] 山札の{ $cards }枚（順番は未公開）
  }
amytis-score-instead = 得点
amytis-palace-score = プロジェクトを取らず、{ $points }点を得ます。

## Favours

amytis-favors = 王の恩寵
amytis-favor-I = 1枚の山
amytis-favor-II = 2枚の山
amytis-favor-III = 3枚の山
amytis-favor-IV = 4枚の山
amytis-favor-stairs = 階段1-2-3
amytis-favor-corners = 高い角
amytis-favor-projects = 達成プロジェクト
amytis-favor-row = 下段
amytis-favor-label = { $favor }：{ $says }
amytis-favor-says-I = ちょうど1枚の山1つにつき{ $points-favor-I }点。
amytis-favor-says-II = ちょうど2枚の山1つにつき{ $points-favor-II }点。
amytis-favor-says-III = ちょうど3枚の山1つにつき{ $points-favor-III }点。
amytis-favor-says-IV = ちょうど4枚の山1つにつき{ $points-favor-IV }点。
amytis-favor-says-stairs = 山の高さが順に1・2・3となる横の列・縦の列1つにつき{ $points-favor-stairs }点（逆向きも可）。
amytis-favor-says-corners = 3枚以上の山がある角1つにつき{ $points-favor-corners }点。
amytis-favor-says-projects = 達成したプロジェクト1枚につき{ $points-favor-projects }点。
amytis-favor-says-row = 自分のマーカーが1・2・3・4個なら、合計で{ $points-row-1 }・{ $points-row-2 }・{ $points-row-3 }・{ $points-row-4 }点。
amytis-favor-short-I = 各{ $points-favor-I }点
amytis-favor-short-II = 各{ $points-favor-II }点
amytis-favor-short-III = 各{ $points-favor-III }点
amytis-favor-short-IV = 各{ $points-favor-IV }点
amytis-favor-short-stairs = 各{ $points-favor-stairs }点
amytis-favor-short-corners = 各{ $points-favor-corners }点、3枚〜
amytis-favor-short-projects = 各{ $points-favor-projects }点
amytis-favor-taken = { $name }のマーカーがあります。
amytis-favor-in-row = { $name }のマーカーが{ $tokens }個あります。
amytis-favor-now = 今は{ $name }に{ $points }点です。

## Why: what numbers on the table consist of

amytis-why-track = 建物は建てたときにすぐ得点になります。
amytis-why-before = それ以前
amytis-why-projects = 達成したプロジェクトは、その点数になります。
amytis-why-favors = 恩寵ボードのマーカーは、置いたスペースが数えるものに応じて得点になります。
amytis-why-best = 最もよいマスは{ $cell }です。
amytis-why-empty = 空の山が{ $end }つになり、両者の手番の回数が同じになると、ゲームが終わります。
amytis-why-height = { $height }枚の高さ
amytis-why-unseen = { $tile }：まだ見えていないもの{ $count }枚（山の中、またはゲームから取り除いたもの）

## What is to be done

amytis-todo-build = 山か、自分の都市のマスを選んでください。
amytis-most = 「≤」の数字は、その山で今得られる最大の点数です。
amytis-todo-cell = { $tile }：都市のどこに建てますか？
amytis-todo-stack = 都市の{ $cell }に、どの山のタイルを建てますか？
amytis-todo-ghost = { $tile }：山{ $stack }から都市の{ $cell }へ
amytis-todo-palace-A = 宮殿の効果で、プロジェクトを取ります。
amytis-todo-palace-B = 宮殿の効果で、プロジェクトを取るか得点します。
amytis-todo-favor = 3つ並びです。恩寵ボードにマーカーを置いてください。
amytis-todo-project = プロジェクト{ $number }を取る
amytis-todo-deck = 山札の一番上を見ずに取る
amytis-todo-score = プロジェクトを取らずに得点する
amytis-todo-place = マーカーを置く：{ $favor }
amytis-todo-wait = { $name }の手番です。
amytis-todo-over = ゲーム終了です。
amytis-last-turn = 最後の手番
amytis-ends-now = この手番でゲームが終わります。
amytis-ends-next = ゲームの終了が決まります。{ $name }の手番があと1回あります。
# $points is written with its sign: +3
amytis-points = { $points }点
amytis-gain-track = 建物{ $points }点
amytis-gain-projects = { $points }点：プロジェクト{ $count }枚を達成
amytis-gain-favors = 恩寵{ $points }点
amytis-gain-palace-a = 続いてプロジェクト
amytis-gain-palace-b = 続いてプロジェクト、または{ $points }点
amytis-gain-line = 3つ並び：恩寵
amytis-gain-line-no-token = 3つ並び（マーカーなし）
amytis-let-go = 選び直す
amytis-do-build = 建てる
amytis-do-take = 取る
amytis-do-score = 得点する
amytis-do-place = 置く

## For screen readers

amytis-text-board = テーブルの文字説明
amytis-none = なし
amytis-pieces = 手元の建築家：{ $architects }個。残りの恩寵マーカー：{ $tokens }個。
amytis-projects-are = プロジェクト：{ $projects }。達成済み：{ $completed }。

## Why something cannot be done

amytis-reason-game_over = ゲームは終了しました。もう何もできません。
amytis-reason-build_first = 先にタイルを取って建ててください。今は、プロジェクトや恩寵を選べません。
amytis-reason-choose_a_project_first = 宮殿を建てました。先に、宮殿で得るものを選んでください。
amytis-reason-choose_a_favor_first = 3つ並びです。先に、恩寵ボードにマーカーを置いてください。
amytis-reason-stack_empty = 山{ $stack }にはもうタイルがありません。
amytis-reason-architect_on_stack = 山{ $stack }には建築家がいます。選べるのは、建築家のいない山だけです。
amytis-reason-score_is_for_side_b = プロジェクトの代わりに得点できるのは、宮殿のB面だけです。
amytis-reason-deck_empty = 山札にカードが残っていません。
amytis-reason-no_open_project_in_slot = { $slot }番目の場所にカードがありません。
amytis-reason-favor_taken = そこにはもうマーカーがあります。
amytis-reason-row_has_four_of_yours = 下段に置けるのは1人4個までです。もう4個置いています。
amytis-reason-row_full = 下段の6つのスペースは、すべて埋まっています。
amytis-reason-project_not_open = プロジェクト{ $project }は公開されていません。
amytis-reason-slot_not_empty = { $slot }番目の場所にはプロジェクト{ $project }があります。番号で選んでください。

rules-points = { $points }点
rules-side = { $side }面

## Whose turn it is, and what is to be done.

table-do-amytis-build = 山と、タイルを建てるマスを選んでください。
table-do-amytis-palace = 宮殿で得るものを選んでください。
table-do-amytis-favor = 恩寵ボードにマーカーを置いてください。
table-do-amytis-over = ゲーム終了です。
table-waits-amytis-build = { $name }が、タイルとそれを建てるマスを選んでいます。
table-waits-amytis-palace = { $name }が、宮殿で得るものを選んでいます。
table-waits-amytis-favor = { $name }が恩寵を選んでいます。
table-waits-amytis-over = ゲーム終了です。

## What happened: sentences of the log

table-amytis-architect_placed = 建築家を山{ $stack }に置きました。
table-amytis-tile_built =
    { $name }は山{ $stack }の{ $color ->
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
    }を都市の{ $cell }に建てました。
    .short = 都市の{ $cell }に{ $tile }
table-amytis-tile_revealed =
    山{ $stack }に{ $color ->
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
table-amytis-stack_emptied = 山{ $stack }にはもうタイルがありません。
table-amytis-points-garden-A = 庭園：{ $change }点（同じ高さの山{ $count }つ）。
table-amytis-points-garden-B = 庭園：{ $change }点（この山のタイル{ $count }枚）。
table-amytis-points-market-A = 市場：{ $change }点（同じ色のタイル{ $count }枚）。
table-amytis-points-market-B = 市場：{ $change }点（別の色のタイル{ $count }枚）。
table-amytis-points-wall-A = 城壁：{ $change }点（外周の城壁{ $count }枚）。
table-amytis-points-wall-B = 城壁：{ $change }点（角の城壁{ $count }枚）。
table-amytis-points-palace-A = 宮殿：{ $change }点（見えている宮殿{ $count }枚）。
table-amytis-points-palace-B = 宮殿：{ $change }点（達成したプロジェクト{ $count }枚）。
    .short = 宮殿で得点
table-amytis-points-residence-A = 邸宅：{ $change }点（建物{ $count }種類）。
table-amytis-points-residence-B = 邸宅：{ $change }点（市場と邸宅{ $count }枚）。
table-amytis-points-theater-A = 劇場：{ $change }点（メインボードの建築家{ $count }個）。
table-amytis-points-theater-B = 劇場：{ $change }点（メインボードの自分の建築家{ $count }個）。
table-amytis-palace_scored = { $name }は宮殿でプロジェクトを取らず、代わりに得点しました。
table-amytis-project_taken-open = { $name }はプロジェクト{ $project }を取りました。
    .short = プロジェクト{ $project }
table-amytis-project_taken-deck = { $name }は山札の一番上、プロジェクト{ $project }を取りました。
    .short = 山札からプロジェクト{ $project }
table-amytis-project_revealed = プロジェクト{ $project }が公開されました。
table-amytis-project_completed = { $name }はプロジェクト{ $project }を達成しました。ゲーム終了時に{ $points }点になります。
table-amytis-line_completed = 建築家が3個一列に並びました：山{ $stacks }。
table-amytis-favor_placed = { $name }は恩寵「{ $favor }」にマーカーを置きました。
    .short = 恩寵：{ $favor }
table-amytis-last_turn = 2つの山が空になりました。{ $name }が最後の手番を行います。
table-amytis-architects_taken_back = { $name }の建築家が山{ $stacks }から手元に戻りました。
table-amytis-ended = 2つの山が空になり、最後の手番が終わりました。
table-amytis-line-track = 建物
table-amytis-line-projects = プロジェクト
table-amytis-line-favors = 恩寵
