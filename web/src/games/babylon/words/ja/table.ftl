# Babylon's table. Names are those of the rules.

## Tiles, pieces, tokens

babylon-icon-stairs = 階段
babylon-icon-fountain = 噴水
babylon-icon-bridge = 橋
babylon-icon-statue = 彫像

# $icons is a list such as “stairs and fountain”, $count how many they are.
babylon-tile = { $material ->
    [clay] 粘土
    [granite] 花崗岩
    [basalt] 玄武岩
   *[start] 開始時タイル
  }、{ $flower ->
    [white] 白い花
    [pink] ピンクの花
    [blue] 青い花
   *[yellow] 黄色い花
  }：{ $icons }

babylon-flower-white = 白い花
babylon-flower-pink = ピンクの花
babylon-flower-blue = 青い花
babylon-flower-yellow = 黄色い花

babylon-piece-single_pillar = 1段柱
babylon-piece-double_pillar = 2段柱
babylon-piece-belvedere = 展望台
babylon-piece-stairs = 階段
babylon-piece-fountain = 噴水
babylon-piece-bridge = 橋
babylon-piece-statue = 彫像

babylon-token-extra_single = 1段柱＋1
babylon-token-extra_double = 2段柱＋1
babylon-token-change_icon = アイコン変更
babylon-token-fill_blank = アイコン追加
babylon-token-double_flower = 花のボーナス2倍
babylon-token-one_fewer = 柱−1
babylon-token-blank = 効果なし

babylon-effect-extra_single = このラウンドでは、手番の最初に1段柱1個を得ます。
babylon-effect-extra_double = このラウンドでは、手番の最初に2段柱1個を得ます。これは保管できません。
babylon-effect-change_icon = 手番中に1回、この手番で置いたタイルのアイコン1つを、装飾1個のために、別の好きなアイコンとして扱えます。
babylon-effect-fill_blank = 手番中に1回、この手番で置いたタイルのアイコンがないスペース1つを、装飾1個のために、好きなアイコンとして扱えます。
babylon-effect-double_flower = 自分の花のタイルを採掘すると、花による柱が1個ではなく2個になります。
babylon-effect-one_fewer = 採掘で得る柱が1個減ります。
babylon-effect-blank = このラウンドに特別な効果はありません。

## The quarry

babylon-quarry = 採石場
babylon-stack-empty = { $stack }：空
babylon-stack = { $stack }、{ $height }枚の山。{ $tile }。
babylon-stack-pillars = { $stack }、{ $height }枚の山。{ $tile }。採掘すると柱{ $pillars }個を得ます。
babylon-stack-short = { $stack } · { $tile }
babylon-dig = { $stack }を採掘する
babylon-dig-hint = 採掘するタイルを選んでください。タイルの数字は、得られる柱の数です。
babylon-remove = { $stack }を取り除く
babylon-remove-random = 残りをランダムに取り除く
babylon-remove-hint = ゲームから取り除く粘土タイルを選んでください。
babylon-remove-what = このタイルをゲームから取り除くと、下の花崗岩タイルが見えるようになります。

# Where the pillars of a dig come from; $side is the edge of the tile.
babylon-gain-quarry_side = { $side ->
    [north] 北
    [east] 東
    [south] 南
   *[west] 西
  }：採石場の端
babylon-gain-same_layer = { $side ->
    [north] 北
    [east] 東
    [south] 南
   *[west] 西
  }：同じ層
babylon-gain-lower_layer = { $side ->
    [north] 北
    [east] 東
    [south] 南
   *[west] 西
  }：より下の層
babylon-gain-empty_stack = { $side ->
    [north] 北
    [east] 東
    [south] 南
   *[west] 西
  }：空
babylon-gain-own_flower = 自分の花
babylon-gain-double_flower = 花のボーナス2倍
babylon-gain-one_fewer = 1個減（トークン）
babylon-gain-supply_is_empty = { $count }個減：サプライ切れ

## The turn

babylon-hand = 自分のタイル
babylon-controls = あなたの手番
babylon-dug = 採掘したタイル
babylon-stored = 保管中のタイル
babylon-take-it = 手に取る
babylon-held = 手に持っています
babylon-no-place = 今は置けません
babylon-hand-empty = タイルはすべて置きました。
babylon-decorate = 装飾する
babylon-decorations-possible = { $count }か所から選択可能
babylon-turning = タイルの回転
babylon-turn = 時計回りに回転
babylon-turn-back = 反時計回りに回転
babylon-level-choice = 階
babylon-level = { $level }階
babylon-raise = 1階上げる
babylon-lower = 1階下げる
babylon-open-choice = 支えのない角
babylon-open-nw = 北西の角を支えなしにする
babylon-open-ne = 北東の角を支えなしにする
babylon-open-se = 南東の角を支えなしにする
babylon-open-sw = 南西の角を支えなしにする
babylon-open-none = なし
babylon-open-why = 支えのない角には柱が要らず、展望台が置かれます。
babylon-place = ここに置く
babylon-put-down = タイルを戻す
babylon-place-hint = 庭園の場所を選んでください。金色の印のあるところに置けます。
babylon-again = 同じ場所をもう一度選ぶと、タイルを置きます。
babylon-place-said = { $cell }、{ $level }階、{ $open ->
    [nw] 北西の角に支えなし
    [ne] 北東の角に支えなし
    [se] 南東の角に支えなし
    [sw] 南西の角に支えなし
   *[none] 4つの角すべてに支え
  }。
babylon-cost = { $singles ->
    [0] { $doubles ->
        [0] 柱は要りません。
       *[other] 2段柱{ $doubles }個。
      }
   *[other] { $doubles ->
        [0] 1段柱{ $singles }個。
       *[other] 1段柱{ $singles }個と2段柱{ $doubles }個。
      }
  }{ $statues ->
    [0] { "" }
   *[other] 彫像{ $statues }個が柱になります。
  }
babylon-exchange = 1段柱{ $singles }個を2段柱{ $doubles }個と交換します。
babylon-left = { $count ->
    [0] 1段柱は残りません。
   *[other] 1段柱の残りは{ $count }個です。
  }
# $points is written with its sign: +3
babylon-points = { $points }点
babylon-uses-token = ラウンドトークンを使用
babylon-decoration = { $icon ->
    [stairs] 階段{ $from }–{ $to }
    [fountain] 噴水{ $from }–{ $to }
    [bridge] 橋{ $from }–{ $to }
   *[statue] 彫像{ $from }
  }
babylon-which = { $cell }に何を置きますか？
babylon-cancel = キャンセル

babylon-keep = 残す：
babylon-keep-tile = このタイルを残す。{ $tile }
babylon-keep-none = 残さない
babylon-lost-pillars = { $singles ->
    [0] 2段柱{ $doubles }個
   *[other] { $doubles ->
        [0] 1段柱{ $singles }個
       *[other] 1段柱{ $singles }個と2段柱{ $doubles }個
      }
  }をサプライに戻します。保管できるのは1段柱6個までです。
babylon-lost-tiles = タイル{ $count }枚をゲームから取り除きます：{ $tiles }。
babylon-lost-decorations = まだ装飾を置けます。
babylon-end = 手番を終える
babylon-end-anyway = このまま手番を終える
# The second press that ends the turn.
babylon-end-again = はい、手番を終える

## Gardens

babylon-own-garden = 自分の庭園
babylon-garden-of = { $name }の庭園
babylon-back = 自分の庭園に戻る
babylon-view = 表示
babylon-view-solid = 3D
babylon-view-plan = 平面図
babylon-view-above = 真上から
babylon-view-reset = 最初の視点に戻す
babylon-view-levels = 階を表示
babylon-view-beside = 両方の庭園を表示
babylon-nearer = 近づく
babylon-farther = 離れる
babylon-no-webgl = このブラウザは3D表示（WebGL）に対応していないため、平面図を表示しています。
babylon-garden-label = { $title }：タイル{ $tiles }枚、装飾{ $decorations }個
babylon-garden-grid = { $title }（マスごと）
babylon-in-words = { $title }の文字説明
babylon-tiles-placed = { $count ->
    [0] タイルはまだありません
   *[other] タイル{ $count }枚
  }
babylon-placed = { $cell }、{ $level }階：{ $tile }{ $open ->
    [nw] 。北西に展望台
    [ne] 。北東に展望台
    [se] 。南東に展望台
    [sw] 。南西に展望台
   *[none] { "" }
  }
babylon-decorations-placed = { $count ->
    [0] 装飾はまだありません
   *[other] 装飾{ $count }個
  }
babylon-decoration-on = { $what }、{ $level }階
babylon-cell-bare = { $cell }：何もないくぼみ
babylon-cell-spanned = { $cell }：橋の下の何もないくぼみ
# $shows is the piece that stands on the cell, or the icon that it shows.
babylon-cell = { $cell }：{ $level }階、{ $material ->
    [clay] 粘土
    [granite] 花崗岩
    [basalt] 玄武岩
   *[start] 開始時タイル
  }、{ $flower ->
    [white] 白い花
    [pink] ピンクの花
    [blue] 青い花
   *[yellow] 黄色い花
  }、{ $kind ->
    [piece] { $shows ->
        [stairs] 階段があります
        [fountain] 噴水があります
        [bridge] 橋の端があります
        [statue] 彫像があります
       *[belvedere] 展望台があります
      }
   *[icon] { $shows ->
        [stairs] 階段アイコン
        [fountain] 噴水アイコン
        [bridge] 橋アイコン
        [statue] 彫像アイコン
       *[blank] アイコンなし
      }
  }
babylon-cell-place = { $seen }。ここにタイルを置けます。
babylon-cell-decorate = { $seen }。可能：{ $what }。

## Seats, round, supply

babylon-seats = プレイヤー
babylon-seat = { $name }の席
babylon-you = { $name }（あなた）
babylon-to-act = 手番
babylon-pillars = 1段柱{ $singles }個、2段柱{ $doubles }個
babylon-stored-tile = 保管中のタイル。{ $tile }
babylon-dug-tile = 採掘したタイル。{ $tile }
babylon-stored-none = 保管中のタイルなし
babylon-score = 点
babylon-enlarge = { $name }の庭園：拡大
babylon-enlarge-own = 自分の庭園：拡大
babylon-scoring = 内訳
babylon-line-statues = 彫像
babylon-line-fountains = 噴水
babylon-line-bridges = 橋
babylon-line-stairs = 階段
babylon-line-decoration_sets = 装飾セット
babylon-line-flower_sets = 花のセット
babylon-line-belvederes = 展望台
babylon-line-highest_level = 最上階ボーナス
babylon-line-visible_pits = 見えているくぼみ（タイブレーク）
babylon-round = 第{ $round }ラウンド（全{ $rounds }）
babylon-last-round = 最終ラウンド
babylon-no-token = 最初のラウンドにトークンはありません。
babylon-more = これからのトークン
babylon-tokens-unseen = { $count ->
    [0] トークンはもうありません
   *[other] トークンは残り{ $count }枚。まだ見えていないもの：
  }
babylon-supply = サプライ
babylon-supply-left = { $count ->
    [0] { $piece }：残りなし
   *[other] { $piece }：残り{ $count }個
  }
babylon-supply-unlimited = サプライがなくなることはありません。

## Why: what numbers on the table consist of

babylon-gain-none = { $side ->
    [north] 北
    [east] 東
    [south] 南
   *[west] 西
  }：より上の層、柱なし
babylon-gain-player_flower = 手番プレイヤーの花
babylon-why-pillars = { $count ->
    [0] 採掘しても柱は得られません。
   *[other] 採掘すると柱{ $count }個を得ます。
  }
babylon-why-statues = 見えている彫像は、その階の数だけ得点になります。
babylon-why-fountains = 見えている噴水は、その階の数の{ $points-fountain }倍の得点になります。
babylon-why-bridges = 橋は、その階の数の{ $points-bridge }倍の得点になります。
babylon-why-stairs = 見えている階段は、両端の階の合計が得点になります。
babylon-why-decoration_sets = 見えている4種類の装飾1セットにつき{ $points-decoration-set }点です。
babylon-why-flower_sets = 見えている4色の花のタイル1セットにつき{ $points-flower-set }点です。
babylon-why-belvederes = 展望台は1つにつき{ $points-belvedere }点です。
babylon-why-highest_level = 最上階の階数の2倍が得点になります。
babylon-why-visible_pits = タイルに覆われていないくぼみです。同点のときは少ないほうが勝ちます。
# The number of pieces times the points of each; $levels is a level or two.
babylon-why-part = { $count } × { $each }（{ $levels }階）
babylon-why-seen = 見えているもの：{ $list }。
babylon-why-round = { $left ->
    [0] このあとのラウンドはありません。
   *[other] 残りは{ $left }ラウンドです。
  }ラウンドの始めに新しいトークンをめくります。
babylon-why-token = まだ見えていないトークン{ $all }枚のうち{ $count }枚がこの効果です。{ $all }枚のうち{ $left }枚がこれからめくられます。
babylon-why-supply = 箱には{ $all }個あります。
babylon-why-storage = 次の手番まで保管できるのは1段柱{ $storage }個までで、2段柱は保管できません。
# What a corner of a tile stands on.
babylon-why-corner = { $corner ->
    [nw] 北西
    [ne] 北東
    [se] 南東
   *[sw] 南西
  }：{ $support ->
    [single] 1段柱
    [double] 2段柱
    [statue] 彫像が支える
   *[open] 支えなし、柱は不要
  }
# The points of a line before and after an action.
babylon-why-change = 今は{ $before }点、その後は{ $after }点。

## Why an action is impossible

babylon-reason-game_over = ゲームは終了しました。
babylon-reason-remove_a_clay_tile_first = 先に粘土タイルを取り除きます。
babylon-reason-no_clay_tile_on_stack = { $stack }にはもう粘土タイルがありません。
babylon-reason-no_more_removals = 取り除く粘土タイルは、もうありません。
babylon-reason-dig_first = 先にタイルを採掘してください。
babylon-reason-already_dug = この手番では、もう採掘しました。
babylon-reason-stack_empty = { $stack }にはもうタイルがありません。
babylon-reason-dug_tile_was_placed = 採掘したタイルは、もう置きました。
babylon-reason-no_stored_tile = 保管中のタイルは、もうありません。
babylon-reason-same_as_smaller_rotation = この向きでは、タイルの見た目が前と同じです。
babylon-reason-off_the_board = タイルがボードの外にはみ出します。
babylon-reason-no_tile_one_level_below = { $level }階に置くには、庭園のどこかに、1つ下の階のタイルが必要です。今の最上階は{ $highest_level }階です。
babylon-reason-cell_is_not_below_the_level = { $cell }の高さはもう{ $top }階です。タイルは、すべてのものより上に置かなければなりません。
babylon-reason-bridge_in_the_way = { $cell }は橋がまたいでいます。もう何も建設できません。
babylon-reason-open_corner_over_a_statue_that_carries_it = { $cell }の彫像がこの角を支えるので、支えのない角にはできません。
babylon-reason-corner_without_support = { $piece ->
    [belvedere] { $cell }に展望台があるため、柱を置けません。
    [stairs] { $cell }に階段があるため、柱を置けません。
    [fountain] { $cell }に噴水があるため、柱を置けません。
    [bridge] { $cell }に橋の端があるため、柱を置けません。
    [statue] { $cell }の彫像は低すぎて、この角を支えられません。
   *[none] { $cell }は3階ぶん以上低く、柱が届きません。
  }
babylon-reason-same_cells_as_another_tile = まったく同じ4マスに、自分の別のタイルがあります。
babylon-reason-no_belvedere_left = 支えのない角に置く展望台が残っていません。
babylon-reason-not_enough_pillars = 柱が足りません。1段柱があと{ $missing }個必要です。
babylon-reason-no_double_pillar_left = サプライの2段柱が足りません。
babylon-reason-place_a_tile_first = 先に、この手番でタイルを置いてください。
babylon-reason-no_piece_left = { $piece ->
    [stairs] サプライに階段が残っていません。
    [fountain] サプライに噴水が残っていません。
    [bridge] サプライに橋が残っていません。
    [statue] サプライに彫像が残っていません。
   *[none] サプライにそのコマが残っていません。
  }
babylon-reason-no_tile_on_cell = { $cell }にはタイルがありません。
babylon-reason-space_under_a_bridge = { $cell }は橋がまたいでいます。
babylon-reason-space_is_taken = { $cell }にはもう何かが置かれています。
babylon-reason-icon_does_not_match = { $cell }には一致するアイコンがありません。
babylon-reason-not_on_a_tile_of_this_turn = 装飾は、この手番で置いたタイルに少なくとも一部が載らなければなりません。
babylon-reason-not_in_line_with_a_statue = { $cell }と同じ横の列にも縦の列にも、彫像がありません。
babylon-reason-levels_are_not_one_apart = 階段がつなぐ2つの階の差は、ちょうど1です。
babylon-reason-levels_differ = 両端が同じ階になければなりません。
babylon-reason-same_tile = 噴水は、別々の2枚のタイルに置きます。
babylon-reason-gap_is_not_empty = 間のマス{ $cell }が高すぎるか、もう橋がまたいでいます。

## Whose turn it is, and what is to be done.

table-do-babylon-remove =
    { $removals_left ->
        [1] 粘土タイルを1枚、ゲームから取り除いてください。これが最後の1枚です。
       *[other] 粘土タイルを1枚、ゲームから取り除いてください。残り{ $removals_left }枚です。
    }
table-do-babylon-dig = 採石場からタイルを採掘してください。
table-do-babylon-build = 建設して装飾するか、手番を終えてください。
table-do-babylon-over = ゲーム終了です。
table-waits-babylon-remove = { $name }が、取り除く粘土タイルを選んでいます。
table-waits-babylon-dig = { $name }が、採掘するタイルを選んでいます。
table-waits-babylon-build = { $name }が建設しています。
table-waits-babylon-over = ゲーム終了です。

## What happened: sentences of the log

table-babylon-tile_removed =
    { $name }は{ $stack }から、{ $flower ->
        [white] 白い花
        [pink] ピンクの花
        [blue] 青い花
       *[yellow] 黄色い花
    }の粘土タイルを取り除きました。
    .short = { $stack }を除去：{ $flower ->
            [white] 白
            [pink] ピンク
            [blue] 青
           *[yellow] 黄
        }
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
    .short = { $stack }を採掘：{ $material ->
            [clay] 粘土
            [granite] 花崗岩
           *[basalt] 玄武岩
        }・{ $flower ->
            [white] 白
            [pink] ピンク
            [blue] 青
           *[yellow] 黄
        }
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
    .short = { $cell }に配置、{ $level }階
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
    .short = 階段{ $cells }
table-babylon-decoration_placed-fountain = { $name }は{ $cells }（{ $levels }階）に噴水を置きました。
    .short = 噴水{ $cells }
table-babylon-decoration_placed-bridge = { $name }は{ $cells }（{ $levels }階）に橋を置きました。
    .short = 橋{ $cells }
table-babylon-decoration_placed-statue = { $name }は{ $cells }（{ $levels }階）に彫像を置きました。
    .short = 彫像{ $cells }
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
    .short = 手番終了
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
table-babylon-ended = 最後のラウンドが終わりました。
table-babylon-decided-visible_pits = 同点のため、見えているくぼみが少ないプレイヤーの勝利です。
