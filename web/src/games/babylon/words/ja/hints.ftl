## Actions of Babylon.

hint-do-babylon-remove =
    { $stack }から{ $flower ->
        [white] 白い花
        [pink] ピンクの花
        [blue] 青い花
       *[yellow] 黄色い花
    }の粘土タイルを取り除く
hint-do-babylon-dig =
    { $stack }から{ $flower ->
        [white] 白い花
        [pink] ピンクの花
        [blue] 青い花
       *[yellow] 黄色い花
    }の{ $material ->
        [clay] 粘土
        [granite] 花崗岩
       *[basalt] 玄武岩
    }タイルを採掘する
hint-do-babylon-place =
    { $source ->
        [dug] { $open ->
            [none] 採掘したタイルを{ $cell }の{ $level }階に置く
           *[other] 採掘したタイルを、角を1つ支えなしにして{ $cell }の{ $level }階に置く
        }
       *[stored] { $open ->
            [none] 保管中のタイルを{ $cell }の{ $level }階に置く
           *[other] 保管中のタイルを、角を1つ支えなしにして{ $cell }の{ $level }階に置く
        }
    }
hint-do-babylon-stairs = { $cells }に階段を置く
hint-do-babylon-fountain = { $cells }に噴水を置く
hint-do-babylon-bridge = { $cells }に橋を置く
hint-do-babylon-statue = { $cells }に彫像を置く
hint-do-babylon-finish =
    { $keep ->
        [dug] 採掘したタイルを残して手番を終える
        [stored] 保管中のタイルを残して手番を終える
       *[none] 手番を終える
    }

## Reasons in Babylon. $change is written with its sign: +3

hint-why-babylon-last_turn = 最後の手番です。得点だけを考えましょう。
hint-why-babylon-end_near = この後の手番はあと{ $turns }回だけです。
hint-why-babylon-level_opened = { $level }階の最初のタイル：{ $change }点。そこの装飾は得点が高く、さらに1つ上の階に置けるようになります。
hint-why-babylon-belvederes = 支えのない角の展望台{ $count }個：{ $change }点。柱が要りません。
hint-why-babylon-decoration_set_completed = 4種類の装飾が{ $sets }組そろいました：{ $change }点。
hint-why-babylon-flower_set_completed = 4種類の花が{ $sets }組そろいました：{ $change }点。
hint-why-babylon-decoration_set_near =
    次の装飾セットまで、あと{ $kind ->
        [stairs] 階段
        [fountain] 噴水
        [bridge] 橋
       *[statue] 彫像
    }だけです。
hint-why-babylon-flower_set_near =
    次の花のセットまで、あと{ $flower ->
        [white] 白い花
        [pink] ピンクの花
        [blue] 青い花
       *[yellow] 黄色い花
    }だけです。
hint-why-babylon-pillars_dug =
    { $pillars ->
        [0] { $stack }を採掘しても柱は得られません。
       *[other] { $stack }を採掘すると柱{ $pillars }個を得ます。
    }
hint-why-babylon-flower_bonus = 自分の花のタイルなので、柱がさらに{ $pillars }個もらえます。
hint-why-babylon-pillars_left =
    { $pillars ->
        [0] 手番の後、柱は残りません。
       *[other] 手番の後、柱が{ $pillars }個残ります。
    }
hint-why-babylon-pillars_returned = 柱{ $pillars }個は保管しきれず、サプライに戻ります。
hint-why-babylon-statue_pillar = { $cell }の彫像がタイルを支え、柱を1個節約できます。
hint-why-babylon-piece_covered =
    注意：支えのない角が、{ $cell }の{ $piece ->
        [belvedere] 展望台
        [stairs] 階段
        [fountain] 噴水
       *[statue] 彫像
    }の上にかぶさります。
hint-why-babylon-token_used = ラウンドトークンのおかげで、この装飾を置けます。
hint-why-babylon-tile_kept =
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
    }タイルを後のために保管します。
hint-why-babylon-tile_discarded =
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
    }タイルはゲームから取り除かれます。
hint-why-babylon-tile_denied = { $stack }のタイルを残すと、{ $name }にすぐ{ $points }点を取られるところでした。
hint-why-babylon-pillars_denied = { $stack }を残すと、{ $name }にどの山よりも多い柱{ $pillars }個を取られるところでした。
hint-why-babylon-tile_removed =
    { $flower ->
        [white] 白い花
        [pink] ピンクの花
        [blue] 青い花
       *[yellow] 黄色い花
    }の粘土タイルがゲームから取り除かれます。
hint-why-babylon-pillars_opened = 隣の山{ $count }つで、採掘で得る柱が1個増えます。
hint-why-babylon-flower_removed =
    { $flower ->
        [white] 白い花
        [pink] ピンクの花
        [blue] 青い花
       *[yellow] 黄色い花
    }は{ $name }の花です。このタイルなら柱が1個多くもらえたはずです。
