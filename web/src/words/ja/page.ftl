# Everywhere: header, settings, names, errors.
page-title = Semiramis
page-home = ホーム
page-loading = 読み込み中…
# Names that are suggested to guests: plants and animals.
page-names = ナツメヤシ、ハス、イトスギ、ザクロ、タマリスク、スイレン、サフラン、パピルス、イチジク、アーモンド、トキ、ヤツガシラ、ガゼル、ハヤブサ、アオサギ、カワセミ、ペリカン、リクガメ、ヒョウ、ツバメ、コオロギ、ホタル、ツル、スギ
page-dismiss = このお知らせを閉じる
page-skip = 本文へ移動
page-close = 閉じる
page-retry = 再試行
page-rules = ルール
page-help = この場面のルール

# A page that is not there, or that broke.
page-not-found = このページはありません
page-not-found-why = アドレスが間違っているか、もうないものを指しています。
page-broken = ページに問題が起きました
page-broken-why = このページで何かがうまくいきませんでした。ゲームはサーバーに保存されています。再試行するか、ホームに戻ってください。
page-unloaded = ページを読み込めませんでした
page-unloaded-why = サーバーが一時的に停止しているか、開いた後に更新された可能性があります。ページを読み込み直してください。
page-reload = 読み込み直す
page-go-home = ホームに戻る

# Who plays.
page-computer = コンピューター（{ $level }）
page-level-carrier = 運び手
page-level-digger = 穴掘り
page-level-brickmaker = れんが職人
page-level-gardener = 庭師
page-level-apprentice = 見習い
page-level-mason = 石工
page-level-architect = 建築家
page-level-master = 名人
page-level-novice = 初心者
page-level-greedy = 欲張り

# One's own name.
page-name = あなたの名前
page-name-change = 名前を変更（{ $name }）
page-name-save = 保存
page-name-cancel = キャンセル
page-name-saved = 名前を「{ $name }」に変更しました。

# Settings.
page-settings = 設定
page-language = 言語
page-theme = テーマ
page-theme-system = システム
page-theme-light = ライト
page-theme-dark = ダーク
page-pace = ほかの人の手の再生速度
page-pace-calm = ゆっくり
page-pace-brisk = 速い
page-pace-instant = 即時
page-confirm = 手の確認
page-confirm-always = 毎回
page-confirm-final = 取り消せない手だけ
page-confirm-never = しない
page-tutor = チューター（コンピューター戦）
page-tutor-off = オフ
page-tutor-on = オン
page-text = 文字の大きさ
page-text-normal = 標準
page-text-large = 大
page-text-larger = 特大
page-numbers = 小さな数字
page-numbers-always = 常に表示
page-numbers-pointed = 指したとき
page-quality = 3Dの画質
page-quality-auto = 自動
page-quality-low = 低
page-quality-high = 高
page-volume = 音量
page-shortcuts = キーボードショートカット

# Refusals of the server, by their codes.
refusal-offline = サーバーに接続できません。入力した内容は残っています。少し待って再試行してください。
refusal-bad_request = サーバーが内容を理解できませんでした。ページを読み込み直して、再試行してください。
refusal-bad_setup = このようなテーブルは作れません。プレイヤー、席、オプションをもう一度確認してください。
refusal-bad_record = これは、ルールどおりに進んだゲームの棋譜ではありません。
refusal-bad_position = この局面からは始められません。文字列、ゲーム、席をもう一度確認してください。
refusal-bad_name = 名前は、見える文字だけの1行で32文字までです。「bot:」で始めることはできません。
refusal-not_an_action = このゲームに、そのような手はありません。
refusal-unknown_game = このサーバーに、そのゲームはありません。
refusal-unknown_level = このサーバーに、その強さのコンピューターはいません。別の強さを選んでください。
refusal-wrong_host = サーバーは、このアドレスでは使えません。サーバーの管理者が許可できます（--allow-host）。
refusal-no_identity = サーバーにあなたの記録がありません。名前を決めれば、また参加できます。
refusal-wrong_origin = このページは、サーバーとは別のサイトのものです。サーバーのアドレスを直接開いてください。
refusal-not_invited = この席に着くには招待が必要です。ホストにリンクを教えてもらってください。
refusal-not_the_host = これができるのは、テーブルのホストだけです。
refusal-not_seated = あなたは、このテーブルの席に着いていません。
refusal-hints_not_allowed = このテーブルではヒントを使えません。
refusal-tutor_not_allowed = チューターは、一人でコンピューターと対戦するゲームでだけ使えます。
refusal-no_such_table = このテーブルはないか、もうなくなりました。
refusal-no_such_position = ゲームはまだそこまで進んでいません。最後の局面は{ $ply }番です。
refusal-no_such_lesson = そのレッスンはありません。
refusal-not_found = このアドレスには何もありません。
refusal-method_not_allowed = サーバーはその操作に対応していません。更新された可能性があるので、ページを読み込み直してください。
refusal-stale_ply = ゲームが先に進んでいます。これが今の局面です。
refusal-illegal_action = ルール上、ここではできません。
refusal-not_your_turn = ほかのプレイヤーの手番です。
refusal-not_open = { $status ->
    [playing] ゲームはもう始まっています。
    [over] ゲームはもう終わっています。
   *[other] このテーブルは閉じられています。
  }
refusal-not_playing = { $status ->
    [open] ゲームはまだ始まっていません。
    [over] ゲームはもう終わっています。
   *[other] このテーブルでは、もう誰も遊んでいません。
  }
refusal-not_over = ゲームが終わってからできます。
refusal-no_record = 途中の局面から始めたゲームは保存できません。
refusal-seat_taken = その席には、先にほかの人が着きました。
refusal-seats_left = 空席があります。ほかの人を待つか、コンピューターに任せてください。
refusal-already_seated = もうこのテーブルの席に着いています。
refusal-already_asked = もう席をお願いしています。ホストの返事をお待ちください。
refusal-too_many_asking = ほかの人たちが席を希望しています。しばらくしてからお試しください。
refusal-no_seat_request = この人は、もう席を希望していません。
refusal-seat_declined = ホストは、あなたの参加を承認しませんでした。
refusal-nothing_to_undo = 元に戻せません。この手番のアクションではないか、未公開のものが明らかになっています。
refusal-nothing_to_return = もう自分でプレイしています。代理はいません。
refusal-no_takeback = 待ったができる手ではありません。自分の手を選んでください。
refusal-takeback_changed = 申し出の内容が変わりました。もう一度確認してください。
refusal-already_resigned = あなたはこのゲームを投了しました。
refusal-key_reused = 同じ要求が別の内容で送信済みです。もう一度お試しください。
refusal-too_large = データが大きすぎます。
refusal-too_many_requests = 操作が多すぎます。{ $seconds }秒後に再試行してください。
refusal-too_many_streams = このブラウザで開いているテーブルが多すぎます。ウィンドウをいくつか閉じてください。
refusal-too_many_tables = テーブルまたは読み込んだ対局が多すぎます。先にいくつか終えるか、席を離れてください。
refusal-server_error = サーバー側で問題が起きました。何も失われていません。再試行してください。
refusal-unavailable = サーバーが処理中で応答できません。何も失われていません。少し待って再試行してください。
refusal-unreadable_table = このテーブルは壊れていて表示できません。原因はサーバーの管理者が確認できます。
refusal-hints_failed = 今回はヒントが見つかりませんでした。失われたものはありません。もう一度お試しください。
refusal-report_failed = 今回は対局を分析できませんでした。失われたものはありません。もう一度お試しください。
refusal-client_not_built = 遊ぶためのページがありません。サーバーの管理者が作成できます（make web）。
