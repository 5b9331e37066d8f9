# The list of keyboard shortcuts.

shortcuts-table = すべてのテーブル
shortcuts-replay = リプレイ
shortcuts-lessons = レッスン
shortcuts-rule = 指しているもののルール
shortcuts-list = この一覧
shortcuts-walk = ボード上を移動
shortcuts-confirm = 選択、もう一度で決定
shortcuts-let-go = 戻す・選択解除・閉じる
shortcuts-undo = 1手元に戻す
shortcuts-undo-turn = 手番の最初に戻す
shortcuts-hints = ヒント
shortcuts-tutor = チューターのオン・オフ
shortcuts-scores = 得点の内訳
shortcuts-why = 次の数字、前の数字を説明する
shortcuts-skip = ほかの人の手をスキップ
shortcuts-play = 再生・一時停止
shortcuts-step = 1手戻る・進む
shortcuts-turn = 1手番戻る・進む
shortcuts-ends = 最初へ・最後へ
shortcuts-go-on = 次へ
shortcuts-show = 行動を見せる
shortcuts-again = ステップをやり直す
