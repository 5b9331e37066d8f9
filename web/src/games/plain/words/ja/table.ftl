# A game without a client of its own

plain-about = このゲームには専用の盤面がまだありません。一覧から選んで遊びます。
plain-board-failed = このゲームの盤面は、このブラウザでは動作しません。一覧を使って遊べます。
plain-actions = アクション
plain-search = アクションを検索
plain-found =
    { $count ->
        [0] アクションが見つかりません。
       *[other] アクション{ $count }件。
    }
plain-more = 最初の{ $count }件だけを表示しています。
plain-act = 実行する
plain-scores = 得点
plain-score = 合計
plain-position = 局面
plain-player = プレイヤー { $name }
plain-event = { $subject }：{ $facts }。
plain-event-alone = { $subject }。
