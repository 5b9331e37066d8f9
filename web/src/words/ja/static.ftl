# サーバーのないページ：ブラウザー内のエンジン、その読み込み、保存。
static-loading-runtime = Python の実行環境を読み込んでいます：{ $loaded }／{ $total }
static-loading-engine = ゲームエンジンを読み込んでいます：{ $loaded }／{ $total }
static-loading-start = ゲームエンジンを起動しています…
static-failed = ゲームエンジンを読み込めませんでした。ゲームは失われていません。
static-stopped = ゲームエンジンが何度も停止しました。ゲームは失われていません。
static-elsewhere = ゲームは別のタブで開かれています。
static-take-over = ここで続ける
static-full = このブラウザーには、ゲームを保存する空きがありません。
static-forbidden = このブラウザーはゲームを保存しません。ページを閉じると失われます。
static-missing = 前回のゲームのうち { $count } 件がありません。このブラウザーに、保存する空きがありませんでした。
static-understood = わかりました
static-save = ゲームをファイルに保存
static-restored =
    { $added ->
        [0] 読み込んだゲームはありません。
       *[other] { $added } 件のゲームを読み込みました。
    }{ $kept ->
        [0] { "" }
       *[other] { $kept } 件はすでにここにあり、ファイルのものより古くありません。
    }
static-update = Semiramis の新しいバージョンがあります。
static-update-now = 再読み込みして使う
static-later = あとで
static-friends = 離れた友達と
static-friends-why = このページはサーバーなしで動き、ひとりで、またはこの画面で友達と遊べます。ほかの端末の友達と遊ぶには、お手元のコンピューターで Semiramis のサーバーを起動してください：
static-friends-then = そのあと、表示されるアドレスを開いてください。
static-tutor = サーバーでは、チューターも使えます。
refusal-needs_server = それにはサーバーが必要です。このページはサーバーなしで動いています。
refusal-restarted = ゲームエンジンを再起動しました。表示された内容は失われていません。もう一度お試しください。
refusal-stopped = この操作をするたびにゲームエンジンが停止します。ほかのゲームには影響ありません。
