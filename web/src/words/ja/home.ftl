# The first page, the table that is being put together, and the room where people wait for a game.
home-title = 空に浮かぶ庭園を造りましょう
home-lead = 古代バビロンを舞台にした2つのボードゲームを、コンピューターや友だちと遊べます。アカウントもインストールも不要。席に着けば、すぐに始まります。
home-your-turn = { $count ->
    [1] あなたの手番です
   *[other] { $count }か所のテーブルであなたの手番です
  }
home-go-on = ゲームの続きへ
home-away = サーバーに接続できません。このページは自動的に再試行します。

# The first visit.
home-learn-game = 「{ $game }」を学ぶ（{ $minutes }分）
home-know-rules = ルールは知っています
home-learn-on = 「{ $game }」の続きを学ぶ
home-play-game = 「{ $game }」で遊ぶ

# A game.
home-players = { $count }人
home-players-range = { $from }〜{ $to }人
home-minutes = { $minutes }分
home-minutes-range = { $from }〜{ $to }分
home-weight-light = 難易度：低
home-weight-medium = 難易度：中
home-weight-heavy = 難易度：高
home-against = 相手
home-level = 相手：強さ
home-opponents = 相手
home-opponents-count = コンピューター{ $count }人
home-learn = 学ぶ（{ $minutes }分）
home-play = 今すぐ遊ぶ
home-friends = 友だちと
home-bots = ボット戦を観戦
home-rules = ルール
home-level-carrier = 目先の得点を狙い、見落としが多い相手です。次の数ゲームによい相手です。
home-level-digger = 見落としが減り、少し先を見ますが、手番の価値をよく見誤ります。
home-level-brickmaker = よい手を見分ける勘はありますが、あなたの応手は考えません。
home-level-gardener = よい手をめったに逃しませんが、先読みはほとんどしません。
home-level-apprentice = 小さなミスしかせず、少し先を読みます。
home-level-mason = ミスが少なく、あなたのミスを生かします。
home-level-architect = 1手番に約0.3秒先読みします。作戦がなければ、なかなか勝てません。
home-level-master = 最強の相手です。1手番に約1.5秒先読みします。
home-level-novice = ルールは知っていますが、作戦はありません。初めてのゲームによい相手です。
home-level-greedy = その手番で取れるだけの点を取り、次の手番のことは考えません。
home-adapts = あなたに合わせる（{ $level }）
home-rated = { $level }・{ $elo }
home-rating = レーティング{ $elo }（{ $low }～{ $high }）。
home-expect = 10ゲームのうち約{ $wins }回勝てます。
home-forget = 成績を忘れる
home-own-bot = このサーバーの運営者が用意したボットです。

# Tables.
home-yours = あなたのゲーム
home-yours-none = まだありません。
home-open = 募集中のテーブル
home-open-none = 今はありません。
home-watch = 観戦
home-finished = 終了したゲーム
home-more = もっと前のゲーム
home-turn-yours = あなたの手番です
home-turn-of = { $name }の手番です
home-waits = { $free ->
    [0] 全員そろいました
   *[other] あと{ $free }人を待っています
  }
home-free = 空き{ $free }席
home-sit-down = 席に着く
home-continue = 続ける
home-look = 観戦する
home-replay = リプレイ
home-won = あなたの勝利です
home-lost = { $names }の勝利です
home-tied = { $names }が勝利を分かち合いました
home-nobody = 参加者なし

# A record.
home-record = 棋譜を読み込む
home-record-lead = 保存したゲームは、どこのものでもここでリプレイできます。ファイルをこのページにドロップするか、選んでください。
home-record-file = ファイルを選ぶ
home-record-paste = テキストを貼り付け
home-record-text = 棋譜のテキスト
home-record-load = 読み込む
home-record-drop = ドロップすると棋譜を読み込みます
home-record-not-json = これは棋譜ではありません。棋譜は、終了したゲームからエクスポートしたJSONファイルです。
home-record-refused = この棋譜は読み込めません：{ $reason }
home-record-unread = このファイルは読み込めません。

# A table with friends.
home-new = 新しいテーブル：{ $game }
home-new-bots = ボット同士の対戦：{ $game }
home-new-lead = 友だちに送るリンクが作られます。全員が席に着くとゲームが始まります。
home-new-link = リンクを作る
home-new-more = 席・持ち時間・ルール
home-new-players = プレイ人数
home-new-seats = 席の割り当て
home-new-seat = 席{ $number }
home-sitter-me = 自分
home-sitter-screen = 友だち（同じ画面で）
home-sitter-invited = 友だち（リンクで招待）
home-sitter-open = 誰でも
home-new-no-host = 席の1つは自分の席にしてください。
home-new-screen-note = 同じ画面で、交代しながら遊びます。名前のない席は、あなたの名前になります。
home-new-bots-note = あなたは観戦します。ボットはあなたのペースで1手番ずつ進めます。ページを離れても、1日は待っています。
home-new-friend = 名前
home-new-friend-name = 席{ $number }の友だちの名前
home-new-clock = 手番の持ち時間
home-new-clock-note = 時間切れになると、戻るまでコンピューターが代わりにプレイします。
home-new-listed = テーブルの公開
home-new-listed-no = リンクのみ
home-new-listed-yes = 公開
home-new-autostart = 全員が席に着いたらすぐに開始
home-new-hints = ヒントを許可（手番のプレイヤーがコンピューターに聞けます）
home-new-options = ルールのオプション
home-new-make = テーブルを作る
home-new-start = ゲームを開始
home-new-watch = 対局を観る

# Clocks.
home-clock-none = 時間制限なし
home-clock-turn = 1手番{ $turn }
home-clock-bank = 1手番{ $turn }、予備時間{ $bank }

# The room where people wait.
waiting-lead = テーブルの用意ができました。全員がそろうと、ゲームが始まります。
waiting-seats = 席
waiting-seat = 席{ $number }
waiting-you = あなた
waiting-host = ホスト
waiting-for-friend = リンクで招待した友だちを待っています
waiting-for-anybody = 誰でも
waiting-kept = { $name }の席
waiting-change = 席{ $number }に着く人
waiting-send-away = 退席させる
waiting-screen = 同じ画面の友だち
waiting-seat-name = 席{ $number }の名前
waiting-start = ゲームを開始
waiting-start-when-full = すべての席が埋まると、ゲームを開始できます。
waiting-starts-itself = あと{ $free }人が席に着くと、ゲームが自動的に始まります。
waiting-host-starts = 全員そろいました。ホストがゲームを開始できます。
waiting-host-waits = すべての席が埋まると、ホストがゲームを開始します。
waiting-leave = 退席する
waiting-close = テーブルを閉じる
waiting-sit-down = 席に着く
waiting-you-are = プレイヤー名
waiting-welcome = { $host }から招待されました
waiting-visitor = 見学中です
waiting-no-seat = すべての席が埋まっています。このまま待てば、ゲームが始まったときにここで観戦できます。
waiting-by-invitation = 空席は、招待された人のための席です。{ $host }に席をお願いするか、このまま待てば、ゲームが始まったときにここで観戦できます。
waiting-by-link = 空席は、リンクを受け取った人のための席です。このまま待てば、ゲームが始まったときにここで観戦できます。
waiting-ask = 席をお願いする
waiting-asked = 席をお願いしました。{ $host }が承認すると、席に着きます。
waiting-withdraw = 取り消す
waiting-declined = { $host }は承認しませんでした。このまま待てば、ゲームが始まったときにここで観戦できます。
waiting-asks = { $name }が席を希望しています。
waiting-asks-full = 空席がありません。
waiting-accept = 承認する
waiting-decline = 断る
waiting-joined = { $name }が席に着きました。
waiting-left = { $name }が退席しました。
waiting-options = ルールのオプション
waiting-by-the-book = 標準のルール
waiting-clock = 手番の持ち時間
waiting-public = このテーブルは公開されていて、誰でも観戦できます。
waiting-private = このテーブルは、リンクを知っている人にだけ見えます。
waiting-hints = 手番のプレイヤーは、コンピューターにヒントを聞けます。
waiting-no-hints = このテーブルではヒントを使えません。

# The invitation.
waiting-invite = 友だちを招待
waiting-invite-lead = このリンクを送るか、カメラでコードを読み取ってもらいましょう。リンクを知っている人は、誰でも席に着けます。
waiting-link = リンク
waiting-copy = リンクをコピー
waiting-copied = リンクをコピーしました。
waiting-not-copied = ブラウザがコピーを許可していません。リンクを選択したので、自分でコピーしてください。
waiting-share = 共有…
waiting-share-text = 一緒に『{ $game }』で遊びましょう
waiting-code = リンクのQRコード
waiting-local = このアドレスは、このコンピューターでしか使えません。ほかの場所にいる友だちと遊ぶには、サーバーが外からの接続を受け付ける必要があります。--hostをつけてサーバーを起動し、友だちが使うアドレスを開いてください。

# Mistakes of finished games, to be tried again.
home-mistakes = ミスから学ぶ
home-mistakes-due = あなたの対局のミス { $total } 件のうち、{ $due } 件を今やり直せます。
home-mistakes-try = やり直す
home-mistakes-forget = すべて消す
home-mistakes-sure = 本当にすべて消しますか？
