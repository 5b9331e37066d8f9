# The page and the dialog of the rules. The rules themselves are with their games.
rules-contents = 目次
rules-search = ルールを検索
rules-search-clear = 検索をクリア
rules-found =
    { $count ->
        [0] 「{ $words }」は見つかりません。
       *[other] 「{ $words }」が{ $count }か所で見つかりました。
    }
rules-see = 関連項目
rules-link = 「{ $section }」へのリンク
rules-print = 印刷
rules-close = ルールを閉じる
rules-whole = ルール全体
rules-section = 項目
rules-previous = 前：{ $section }
rules-next = 次：{ $section }
rules-key = いつでも「?」キーを押すと、今見ているもののルールが開きます。
