# The texts of the lessons, which the terminal prints as well: plain messages without variables.

lesson-amytis-build = タイルを取って建てる
lesson-amytis-build-market = 手番では、タイルを1枚取って自分の都市に建てます。まずはピンクの市場です。その山を選び、次に自分の都市の好きなマスを選んでください。
lesson-amytis-build-color = 2点になりました。市場は、見えている同じ色のタイル1枚につき2点です（この市場を含む）。もう1枚のピンクの市場を別のマスに建てて、4点を取りましょう。
lesson-amytis-build-stack = タイルを取ると、その山に自分の建築家が残り、2人とも選べなくなります。空いている山からタイルを取り、別のタイルの上に建てましょう。都市は上へと伸びていきます。

lesson-amytis-buildings = 建物の得点
lesson-amytis-buildings-wall = 見えていて数えるのは、各マスの一番上のタイルだけです。城壁は、外周（中央以外のマス）に見えている城壁1枚につき{ $points-wall-A }点です。4点以上になるように建てましょう。
lesson-amytis-buildings-residence = 邸宅は、見えている建物1種類につき{ $points-residence-A }点です（この邸宅を含む）。何を覆うかに気をつけて、5点以上になるように建てましょう。
lesson-amytis-buildings-garden = 庭園は、自分の都市にある、庭園の山と同じ高さの山1つにつき{ $points-garden-A }点です（その山を含む）。4点以上になるように建てましょう。
lesson-amytis-buildings-theater = 劇場は、どこに建てても、メインボードにある自分と相手の建築家1個につき{ $points-theater-A }点です。今はたくさんいます。劇場を建てましょう。

lesson-amytis-favors = 3個一列
lesson-amytis-favors-line = 建築家たちは、メインボードで別の勝負もしています。自分の建築家が2個、ナナメに並んでいます。3つ目の山からタイルを取って、ラインをそろえましょう。
lesson-amytis-favors-favor = 3個一列に並ぶと、ゲーム終了時に得点になる王の恩寵を得られます。自分の都市の角には、3枚以上の山が3つあります。1つにつき{ $points-favor-corners }点になる「高い角」に、マーカーを置きましょう。
lesson-amytis-favors-block = 建築家が手元に戻りました。3個が一列に並ぶか、4個すべてがボードにあると、自分の手番の前に戻ります。今度は相手が2個並べました。3つ目の山からタイルを取って、ふさぎましょう。

lesson-amytis-projects = プロジェクト
lesson-amytis-projects-complete = プロジェクトは色のパターンで、建物の種類は関係ありません。自分の1枚は、ピンクのタイルを一列に3枚並べるものです。3枚目を建てると、ゲーム終了時に8点になります。
lesson-amytis-projects-palace = 達成したプロジェクトは、上に建てても失われません。新しいプロジェクトは宮殿で得られます。宮殿を建ててプロジェクトを取りましょう。その後、見えている宮殿1枚につき{ $points-palace-A }点です（この宮殿を含む）。
lesson-amytis-projects-rotate = 数手番後、オレンジと緑のプロジェクトに、緑のタイルが1枚足りません。パターンは回転してもかまいませんが、鏡写しは不可です。達成できるマスを見つけましょう。

lesson-amytis-end = ゲームの終わり
lesson-amytis-end-empty = メインボードの山が2つ空になると、ゲームは終わりに向かいます。山の最後のタイルを取りましょう。
lesson-amytis-end-last = 相手が2つ目の山を空にしました。相手が先手なので、最後の手番は自分です。1枚のタイルで6点以上を取りましょう。
lesson-amytis-end-score = ゲーム終了です。建物、達成したプロジェクト、恩寵の点を合計します。達成していないプロジェクトは減点になりません。点数が最も多いプレイヤーの勝利です。

lesson-amytis-sides = B面
lesson-amytis-sides-garden = どの建物にも、変化をつけるためのB面があります。ここでは6種類すべてがB面です。B面の庭園は、その山のタイル1枚につき{ $points-garden-B }点です。6点になるように建てましょう。
lesson-amytis-sides-wall = B面の城壁は角だけを数え、1・2・3・4枚なら{ $points-wall-B-1 }・{ $points-wall-B-2 }・{ $points-wall-B-3 }・{ $points-wall-B-4 }点です。角にはもう1枚あります。もう1枚建てて、4点を取りましょう。
lesson-amytis-sides-choice = B面の劇場は、ボードにある自分の建築家1個につき{ $points-theater-B }点です。劇場、城壁、庭園の中から、6点以上になるものを選びましょう。

lesson-amytis-game = 初めてのゲーム
