## Actions of The Architects of Amytis. A tile is “pink market”.

hint-do-amytis-build = 山{ $stack }の{ $tile }を都市の{ $cell }に建てる
hint-do-amytis-project = プロジェクト{ $project }を取る
hint-do-amytis-deck = 山札の一番上を取る
hint-do-amytis-score = 宮殿で得点する
hint-do-amytis-favor = 恩寵「{ $favor }」にマーカーを置く

## Reasons in The Architects of Amytis.

hint-why-amytis-last_turn = この手番でゲームが終わります。得点だけを考えましょう。
hint-why-amytis-end_triggered =
    { $turns ->
        [0] 2つ目の山が空になり、ゲームはすぐに終わります。
       *[other] 2つ目の山が空になり、残りの手番はあと{ $turns }回です。
    }
hint-why-amytis-end_near =
    { $stacks ->
        [0] 空の山が1つあります。2つ目が空になるとゲームが終わります。
       *[other] 空の山が1つ、残り1枚の山が{ $stacks }つあります。それが取られると、ゲームは終わりに入ります。
    }
hint-why-amytis-project_completed = プロジェクト{ $project }を達成：ゲーム終了時に{ $points }点。
# $color is a word of its own.
hint-why-amytis-project_near =
    { $ways ->
        [1] プロジェクト{ $project }（{ $points }点）まであと1枚：都市の{ $cell }に{ $color }。
       *[other] プロジェクト{ $project }（{ $points }点）まであと1枚。例：都市の{ $cell }に{ $color }。
    }
hint-why-amytis-project_taken =
    { $missing ->
        [0] プロジェクト{ $project }（{ $points }点）をすぐに達成します。
       *[other] プロジェクト{ $project }（{ $points }点）まで、タイルあと{ $missing }枚です。
    }
hint-why-amytis-project_drawn =
    { $cards ->
        [1] 山札の最後の1枚、まだわからないプロジェクトです。
       *[other] 山札{ $cards }枚のうちの1枚、まだわからないプロジェクトです。
    }
hint-why-amytis-line_made = 建築家が3個一列に並びます：山{ $stacks }。恩寵を得ます！
hint-why-amytis-favor_taken =
    { $more ->
        [0] この恩寵は今のままで{ $change }点。
       *[other] この恩寵は今のままで{ $change }点。対象がもう1つ増えれば、さらに{ $more }点。
    }
hint-why-amytis-favor_points = 恩寵「{ $favor }」：{ $change }点。
hint-why-amytis-line_prepared = 山{ $stacks }に建築家が並びました。山{ $stack }でラインがそろいます。
hint-why-amytis-lines_prepared = 山{ $stacks }で一度に複数のラインを狙えます。相手が止められるのは1つだけです。
hint-why-amytis-line_blocked = 山{ $stack }でラインをそろえられるのを防ぎます。
hint-why-amytis-line_allowed = 注意：相手は山{ $stack }でラインをそろえられます。
hint-why-amytis-tile_denied = { $tile }を残すと、相手に{ $points }点を取られるところでした。ほかのタイルなら最大{ $instead }点です。
hint-why-amytis-architects_return = 次の手番の前に建築家{ $count }個が手元に戻ります。
