# The rules of Babylon. One message is one heading, paragraph, item of a list, cell of a table or words of a picture;
# their order and their place are in rules/book.ts. **Two stars** on both sides make a word bold.
# Cells (c4), corners (nw, ne, se, sw) and the notation of actions stay as they are in every language.

## At a glance

rules-babylon-overview-title = ゲームの概要
rules-babylon-overview-1 = 空中庭園を造るゲームです。細い柱の上にテラスを幾重にも重ね、同じアイコンが出会ったところを階段・噴水・橋・彫像で飾ります。高いところにあるものほど、大きな得点になります。
rules-babylon-overview-2 = 手番では、全員で共有する採石場からタイルを1枚**採掘**します。まわりに高い山が少ないタイルほど、多くの柱コマが手に入ります。柱コマがあれば**建設**ができます。自分のボードにタイルを置き、装飾コマで飾ります。使わなかったものは、入るだけ**保管**します。
rules-babylon-overview-3 = 最後のラウンドが終わったら、それぞれの庭園を**真上から**見ます。上のテラスに完全に覆われたものは、点になりません。勝利点（VP、以下「点」）が最も多いプレイヤーの勝利です。
rules-babylon-overview-4 = 『バビロン』は2〜4人で遊びます。ゲームの長さは、2人で15ラウンド、3人で13ラウンド、4人で11ラウンドです。
rules-babylon-overview-tips = 初めて遊ぶときは
rules-babylon-overview-tip-1 = 一番足りなくなるのは柱コマです。柱コマを得られる辺が多いタイルや、自分の花のタイルを探しましょう。
rules-babylon-overview-tip-2 = タイルは柱コマ3個でも置けます。支えのない角には展望台コマを置き、それも1点になります。
rules-babylon-overview-tip-3 = タイルを回転して、同じアイコンどうしを出会わせましょう。装飾コマは無料ですが、同じ手番に置くタイルが必要です。
rules-babylon-overview-tip-4 = 上を目指しましょう。3階の橋コマは、1階の橋コマの3倍の点になります。
rules-babylon-overview-credit = 『バビロン』は、Olivier Grégoire作、Geek Attitude Games発行のゲームです。この説明は独自に書き下ろしたもので、出版社の絵も文章も使っていません。
rules-babylon-overview-picture = ゲーム終了時の庭園。3階まであるテラスに、階段・噴水・橋・彫像・展望台があります。
rules-babylon-overview-picture-alt = 斜め上から見た大きな庭園。柱に支えられたテラスでいっぱいです。

## Components and words

rules-babylon-components-title = 内容物と用語
rules-babylon-components-1 = プレイヤーは、1人1枚の**ボード**を持ちます。ボードには、建設のための8×8のくぼみと、1段柱コマ6個とタイル1枚を置ける保管エリア、そして自分の担当する花があります。ほかのものはすべて共有です。
rules-babylon-components-what = 内容物
rules-babylon-components-number = 数
rules-babylon-components-about = 説明
rules-babylon-components-clay = 粘土タイル
rules-babylon-components-clay-about = アイコン2つ。採石場の一番上の層
rules-babylon-components-granite = 花崗岩タイル
rules-babylon-components-granite-about = アイコン3つ。真ん中の層
rules-babylon-components-basalt = 玄武岩タイル
rules-babylon-components-basalt-about = アイコン4つ。一番下の層
rules-babylon-components-start = 開始時テラスタイル
rules-babylon-components-start-about = アイコン4つ。花ごとに1枚
rules-babylon-components-tokens = ラウンドトークン
rules-babylon-components-tokens-about = 7種類が2枚ずつ
rules-babylon-components-singles = 1段柱コマ
rules-babylon-components-singles-about = 1階ぶんの高さ
rules-babylon-components-doubles = 2段柱コマ
rules-babylon-components-doubles-about = 2階ぶんの高さ
rules-babylon-components-belvederes = 展望台コマ
rules-babylon-components-belvederes-about = 柱コマのない角に置くコマ
rules-babylon-components-stairs = 階段コマ
rules-babylon-components-fountains = 噴水コマ
rules-babylon-components-bridges = 橋コマ
rules-babylon-components-two-spaces = 2つのスペースに置く装飾コマ
rules-babylon-components-statues = 彫像コマ
rules-babylon-components-statues-about = 1つのスペースに置く装飾コマ
rules-babylon-components-2 = **タイル**は、2×2のスペースからなる正方形です。スペースには、4種類のアイコン（階段・噴水・橋・彫像）のどれか1つがあるか、何もありません。さらに、どのタイルにも花があります。花は白・ピンク・青・黄色の4種類で、48枚のテラスタイルのうち12枚ずつにあります。テラスタイルには2つの面があります。採石場では材質面が、庭園では庭園面が上になります。アイコンと花はどちらの面でも変わりません。開始時テラスタイルに材質面はありません。
rules-babylon-tiles-picture = 粘土タイル、花崗岩タイル、玄武岩タイル、開始時テラスタイル。それぞれに花と、2つ、3つ、または4つのアイコンがあります。
rules-babylon-tiles-picture-alt = 2×2のスペースを持つ4枚のタイル。アイコンは粘土が2つ、花崗岩が3つ、玄武岩と開始時テラスタイルが4つです。
rules-babylon-signs-picture = 4種類のアイコン：階段・噴水・橋・彫像。4種類の花：白・ピンク・青・黄色。
rules-babylon-signs-picture-alt = 4種類のアイコンと4種類の花のマーク。順番は下の説明の通りです。
rules-babylon-components-words = どこでも同じ意味で使う用語
rules-babylon-components-word-1 = **マス**は、ボードの64個のくぼみの1つと、その上に積み上がったもの全体を指します。縦の列は西から東へa〜h、横の列は北から南へ1〜8です。a1が北西のマス、h8が南東のマスです。
rules-babylon-components-word-2 = **階**はボードから数え、ボードが0階です。ボードに立てた1段柱コマに載っているタイルは、1階にあります。
rules-babylon-components-word-3 = **マスの高さ**は、そのマスの一番上のタイルがある階です。何もないくぼみなら0です。
rules-babylon-components-word-4 = マスが**空いている**とは、その一番上に展望台コマも装飾コマもなく、橋コマがまたいでもいないことです。
rules-babylon-components-word-5 = **庭園**は、自分が建設したもの全体です。**サプライ**は、柱コマ・展望台コマ・装飾コマの共有の置き場です。
rules-babylon-components-3 = 出版されたルールブックには、各タイルにどのアイコンがあるかも、各種類のラウンドトークンが何枚あるかも書かれていません。どちらも、この版のためにバランスを考えて作ったものです。箱をお持ちの方は、その中身を内容物ファイルに書いて遊ぶこともできます。

## Set-up

rules-babylon-setup-title = ゲームの準備
rules-babylon-setup-1 = 準備はすべてプログラムが行います。ここでは、その内容と、プレイヤー自身が決めることを説明します。
rules-babylon-setup-step-1 = **採石場**には、山が4×4に並びます。どの山も、一番下が玄武岩タイル、その上が花崗岩タイル、一番上が粘土タイルで、材質ごとによく混ぜてあります。見えているのは、各山の一番上のタイルだけです。
rules-babylon-setup-step-2 = **花：**テーブルで別に決めないかぎり、席の順に白・ピンク・青・黄色の花を担当します。自分の花の開始時テラスタイルは、自分のタイル保管スロットに置かれています。柱コマは誰も持っていません。
rules-babylon-setup-step-3 = **ラウンドトークン**は、ウラ向きでよく混ぜます。使うのは、2／3／4人ならそれぞれ14／12／10枚です。残りは見ないままゲームから取り除きます。
rules-babylon-setup-step-4 = **スタートプレイヤー**はランダムに決めます。手番は席の順に時計回りで進み、スタートプレイヤーはゲームの間ずっと変わりません。
rules-babylon-setup-step-5 = **粘土を減らす：**スタートプレイヤーから手番順に1枚ずつ、好きな粘土タイルをゲームから取り除きます。その後、スタートプレイヤーの手番からゲームを始めます。
rules-babylon-setup-players = 人数
rules-babylon-setup-removals = 取り除く粘土タイル
rules-babylon-setup-tokens = ラウンドトークン
rules-babylon-setup-rounds = ラウンド数
rules-babylon-setup-removals-2 = 6枚（交互に3枚ずつ）
rules-babylon-setup-removals-3 = 3枚（1枚ずつ）
rules-babylon-setup-removals-4 = なし
rules-babylon-setup-2 = 取り除けるのは粘土タイルだけなので、同じ山から2枚取り除かれることはありません。

## Rounds and turns

rules-babylon-round-title = ラウンドと手番
rules-babylon-round-1 = 1ラウンドの間に、スタートプレイヤーから順に全員が1回ずつ手番を行います。手番は3つの部分に分かれ、次の順番で進みます。
rules-babylon-round-part-1 = **A．採掘：**採石場のタイルを必ず1枚取り、柱コマを得ます。
rules-babylon-round-part-2 = **B．建設：**採掘したタイルと保管中のタイルの片方または両方を置き、装飾コマを置くことができます。
rules-babylon-round-part-3 = **C．保管／破棄：**必ず、残すタイルを決めて手番を終えます。
rules-babylon-round-2 = 最後を除くすべてのラウンドの後に、**ラウンドトークン**を1枚めくります。その効果は、次のラウンドの全員の手番にだけ適用されます。最初のラウンドにはトークンがありません。
rules-babylon-round-3 = 自分の手番に行ったことは、元に戻せます。ただし、未公開のものが明らかになったアクションは元に戻せず、それより前にも戻れません。手番の数は必ずタイルの枚数より少ないので、採石場が空になることはありません。

## A. Dig

rules-babylon-dig-title = A．採掘
rules-babylon-dig-1 = 空でない山を1つ選び、その一番上にある**見えているタイル**を取ります。
rules-babylon-dig-2 = 次に、タイルがあった場所で、その4つの辺を確認します。隣の山のほうが**高い**場合を除き、1辺につき**1段柱コマ1個**を得ます。つまり、次の辺から1個ずつ得ます。
rules-babylon-dig-edge-1 = 隣の山の一番上のタイルが、同じ材質か、より下の層の材質である辺（粘土は花崗岩より上、花崗岩は玄武岩より上の層です）
rules-babylon-dig-edge-2 = 隣の山が空で、採石場の底が見えている辺
rules-babylon-dig-edge-3 = 採石場の端にある辺
rules-babylon-dig-3 = タイルの花が**自分の担当する花**なら、さらに1個得ます。ラウンドトークンの効果がなければ、最大で5個になります。
rules-babylon-dig-4 = 手番の間は、柱コマを何個でも手元に持てます。保管できる数の上限は、手番を終えるときにだけ適用されます。
rules-babylon-dig-5 = 採石場の各山に書かれた数字は、今そのタイルを採掘すると得られる柱コマの数です。ラウンドトークンと花のぶんも含まれています。
rules-babylon-dig-picture = c1の花崗岩タイルを採掘します。採石場の端（北）、同じ高さの花崗岩（西）、より低い玄武岩（南）から、柱コマを1個ずつ得ます。東の粘土のほうが高いので、そこからは得られません。合計3個で、自分の花のタイルなら4個です。
rules-babylon-dig-picture-alt = 真上から見た採石場。c1に花崗岩タイルがあります。西は花崗岩、南は玄武岩、東は粘土、北は採石場の端です。3つの辺に柱の印が、東の辺にバツ印がついています。

## B. Build

rules-babylon-build-title = B．建設
rules-babylon-build-1 = 置けるタイルは、今採掘したものと保管中のものの、最大2枚です。どちらか1枚を置いても、2枚を好きな順に置いても、まったく置かなくてもかまいません。
rules-babylon-build-2 = この手番でタイルを1枚でも置いたら、**装飾コマを置く**こともできます。個数に制限はなく、もう1枚のタイルを置く前でも、後でも、その両方でもかまいません。
rules-babylon-build-3 = 建設できるのは、マスの一番上だけです。タイルに覆われたものには、もう手が届きません。
rules-babylon-build-4 = 画面では、自分のタイルを1枚選ぶと、置ける場所がすべて光ります。コストを見ながら、向き、階、支えのない角を選べます。決定するまでは何も消費しません。置けない場所では、その理由が表示されます。

## Placing a tile

rules-babylon-place-title = タイルの配置
rules-babylon-place-1 = 決めることは4つです。タイルを置く場所、向き、階、そして4つの角すべてを支えるか、3つだけを支えるかです。次の条件をすべて満たさなければなりません。
rules-babylon-place-rule-1 = **ボードの上：**4つのスペースすべてが、自分のボードのマスの上にあります。
rules-babylon-place-rule-2 = **向きは自由：**90度ずつ回転できます。見た目が同じになる向きは、1つとして扱います。
rules-babylon-place-rule-3 = **すべての上：**4つのマスの高さが、どれもタイルを置く階より低くなければなりません。タイルを別のタイルの下に差し込むことはできません。
rules-babylon-place-rule-4 = **1階ずつ：**2階以上に置くには、自分の庭園のどこかに、すぐ下の階のタイルが必要です。
rules-babylon-place-rule-5 = **支え：**3つまたは4つの角が、柱コマか彫像コマに載っています。
rules-babylon-place-rule-6 = **橋なし：**どのマスも、橋コマにまたがれていません。
rules-babylon-place-rule-7 = **同じ4マスは不可：**1つの庭園の中で、2枚のタイルがまったく同じ4マスを占めてはいけません。階が違っても同じです。1マスか2マスだけ重なるのはかまいません。
rules-babylon-place-rule-8 = **コスト：**必要な柱コマを持っています。
rules-babylon-place-support = 角を支えるもの
rules-babylon-place-2 = L階に置くタイルの支えのある角は、次のどれかに載ります。1枚のタイルの下に違う支えが混ざってもよく、下のスペースのアイコンの有無は関係ありません。
rules-babylon-place-cell = その角のマス
rules-babylon-place-stands = 支え
rules-babylon-place-costs = コスト
rules-babylon-place-cell-1 = 空いていて、高さが1階下（L−1）
rules-babylon-place-stands-1 = 1段柱コマ
rules-babylon-place-costs-1 = 1段柱コマ1個
rules-babylon-place-cell-2 = 空いていて、高さが2階下（L−2）
rules-babylon-place-stands-2 = 2段柱コマ
rules-babylon-place-costs-2 = 2段柱コマ1個
rules-babylon-place-cell-3 = 彫像コマがあり、高さが1階下（L−1）
rules-babylon-place-stands-3 = その彫像コマ
rules-babylon-place-costs-3 = なし
rules-babylon-place-3 = それより低いマスには届きません。また、展望台コマ・階段コマ・噴水コマ・橋コマは、タイルを支えられません。
rules-babylon-place-pay = 柱コマの支払い
rules-babylon-place-4 = サプライに2段柱コマがあれば、**1段柱コマ2個を2段柱コマ1個と交換できます。**1段柱コマ2個はサプライに戻します。逆に、2段柱コマを1段柱コマと交換することはできません。手元の2段柱コマが先に使われ、配置に必要な場合は、1段柱コマが自動的に交換されます。
rules-babylon-place-5 = 柱コマを置くのは、必ずタイルと一緒です。そのため、覆われていない柱コマが残ることはありません。
rules-babylon-place-statue = 柱として使う彫像コマ
rules-babylon-place-6 = タイルを支えた彫像コマは、それ以降は柱であり、もう彫像コマではありません。点にならず、ほかの彫像コマを並べる基準にもなりません。コストはかかりません。彫像コマの高さは1階ぶんなので、2階上のタイルは支えられず、彫像コマの上に柱コマを立てることもできません。
rules-babylon-place-picture = 庭園の最初のタイル。1段柱コマ4個に支えられて、1階にあります。
rules-babylon-place-picture-alt = 斜め上から見た庭園。c4からd5までのマスにタイルが1枚あり、4つの角の下に1段柱コマが1個ずつあります。
rules-babylon-same-cells-picture = 新しいタイルを、下のタイルと同じ4マスに置くことはできません。1マスずらせば置けます。
rules-babylon-same-cells-picture-alt = 斜め上から見た2つの庭園。バツ印：1階のタイルの真上に2階のタイルがぴったり重なっています。チェック印：上のタイルが1マス東にずれています。
rules-babylon-statue-carries-picture = まず、c4に彫像コマがあります。次に、2階のタイルの角の1つが、無料でその上に載ります。彫像コマはただの柱になり、その点は失われました。
rules-babylon-statue-carries-picture-alt = 斜め上から見た2つの庭園。1つ目では、1階のタイルの上に彫像コマがあります。2つ目では、2階のタイルの角がその彫像コマに載り、ほかの角は1段柱コマ1個と2段柱コマ2個に載っています。

## Levels

rules-babylon-levels-title = 階と2段柱コマ
rules-babylon-levels-1 = 庭園は1階ずつ高くします。3階にタイルを置けるのは、2階に自分のタイルがあるときだけです。近くにある必要はありません。
rules-babylon-levels-2 = 4つのマスのうち、最も高いマスの高さをHとします。タイルを置けるのは、H＋1階かH＋2階です。少なくとも3つの角に支えが必要で、どの支えも2階ぶんまでしか届かないからです。
rules-babylon-levels-3 = **例：**c4の1階にタイルがあります。d3の2階にもう1枚置きます。その南西の角は下のタイルの上にあり、1段柱コマに載ります。ほかの3つの角は何もないくぼみの上にあり、2段柱コマに載ります。手元に2段柱コマがなければ、必要な1段柱コマは1＋2×3＝7個です。北東の角を支えのない角にすれば、5個で済みます。
rules-babylon-levels-4 = 高いテラスは二重に得です。装飾コマの点が階ごとに増えるうえ、ゲーム終了時には最上階の階数×{ $points-level }点も得られます。
rules-babylon-levels-picture = 1つの角は、下のテラスに立つ1段柱コマに載り、3つの角は、ボードに立つ2段柱コマに載っています。
rules-babylon-levels-picture-alt = 斜め上から見た庭園。1階のタイルと、1つの角だけがそれに重なる2階のタイルがあります。重なる角は1段柱コマに、ほかの3つの角は2段柱コマに載っています。

## Open corner

rules-babylon-open-corner-title = 支えのない角と展望台コマ
rules-babylon-open-corner-1 = タイルの4つの角のうち、どれか1つを**支えのない角**にできます。その下には柱コマを置かず、すぐにサプライの**展望台コマ**1個を、新しいタイルのその角のスペースに置きます。
rules-babylon-open-corner-2 = 展望台コマは柱コマの節約になり、ゲーム終了時に{ $points-belvedere }点になります。ただし、そのスペースは二度と空きません。柱コマを立てることはできず、アイコンも使えなくなります。
rules-babylon-open-corner-3 = 支えのない角は、展望台コマや装飾コマも含め、より低いものなら何の上にあってもかまいません。ただし、例外が2つあります。
rules-babylon-open-corner-not-1 = 橋コマがまたいでいるマス
rules-babylon-open-corner-not-2 = ちょうど1階下にある彫像コマ（その彫像コマがタイルを支えることになるからです）
rules-babylon-open-corner-4 = サプライに展望台コマが残っていなければ、どのタイルにも4つの支えが必要です。
rules-babylon-open-corner-picture = 柱コマは3個で足ります。支えのない南東の角に、展望台コマが置かれました。
rules-babylon-open-corner-picture-alt = 斜め上から見た庭園。3個の1段柱コマに載ったタイルが1枚あり、柱コマのない角に展望台コマがあります。

## Decorations

rules-babylon-decorations-title = 装飾コマ
rules-babylon-decorations-1 = 装飾コマには、階段・噴水・橋・彫像の4種類があります。どれも無料で、置かなくてもかまいません。すべてに共通するルールは次の通りです。
rules-babylon-decorations-rule-1 = 階段コマ・噴水コマ・橋コマは**2つのスペース**に、彫像コマは1つのスペースに置きます。
rules-babylon-decorations-rule-2 = どのスペースもタイルの上にあり、覆われておらず、空いていて、**一致するアイコン**があります。
rules-babylon-decorations-rule-3 = 少なくとも1つのスペースは、**この手番で**置いたタイルにあります。もう1つは、前に置いたタイルにあってもかまいません。
rules-babylon-decorations-rule-4 = 横の列か縦の列に沿って置きます。**ナナメには置けません。**
rules-babylon-decorations-rule-5 = サプライに、そのコマが残っています。
rules-babylon-decorations-2 = すぐに使えないアイコンも、無駄にはなりません。後で置く装飾コマの、もう一方の端として使えます。もう一方の端がない彫像コマだけは、タイルを置いた手番に置かなければなりません。
rules-babylon-decorations-3 = 装飾コマのあるスペースは、もう空いていません。その後にできるのは、支えのない角で覆うことと、彫像コマでタイルを支えることだけです。
rules-babylon-decorations-kind = 装飾
rules-babylon-decorations-where = 置ける場所
rules-babylon-decorations-worth = 点
rules-babylon-decorations-stairs = 階段
rules-babylon-decorations-stairs-where = 隣り合い、1階違い
rules-babylon-decorations-stairs-worth = 2つの階数の合計
rules-babylon-decorations-fountain = 噴水
rules-babylon-decorations-fountain-where = 隣り合い、同じ階、2枚のタイル
rules-babylon-decorations-fountain-worth = 階数×3
rules-babylon-decorations-bridge = 橋
rules-babylon-decorations-bridge-where = 同じ階、間に低いマスがちょうど1つ
rules-babylon-decorations-bridge-worth = 階数×3
rules-babylon-decorations-statue = 彫像
rules-babylon-decorations-statue-where = ほかの彫像の直線上（1個目は自由）
rules-babylon-decorations-statue-worth = 階数

rules-babylon-stairs-title = 階段コマ
rules-babylon-stairs-1 = 階段コマは、隣り合う2つの階段アイコンをつなぎます。2つの階の差は、**ちょうど1**でなければなりません。
rules-babylon-stairs-2 = ゲーム終了時に、2つの階数の合計が点になります。1階と2階の間なら3点、2階と3階の間なら5点です。
rules-babylon-stairs-picture = 1階から2階へ上がる階段コマは置けます。2つのアイコンがどちらも1階にあると置けません。
rules-babylon-stairs-picture-alt = 2つの平面図。チェック印：2階のd4と1階のd5に階段コマがあります。バツ印：d5とe5に階段アイコンがあり、どちらも1階です。

rules-babylon-fountain-title = 噴水コマ
rules-babylon-fountain-1 = 噴水コマは、**同じ階**にある**別々の2枚のタイル**の、隣り合う2つの噴水アイコンをつなぎます。
rules-babylon-fountain-2 = ゲーム終了時に、階数×{ $points-fountain }点になります。2階なら1階の2倍です。
rules-babylon-fountain-picture = 同じ階で接する2枚のタイルは、噴水コマでつなげます。同じタイルにある2つのアイコンはつなげません。
rules-babylon-fountain-picture-alt = 2つの平面図。チェック印：d4とe4に噴水コマがあり、2つのマスは1階の別々のタイルです。バツ印：e5とf5に噴水アイコンがあり、2つのマスは同じタイルです。

rules-babylon-bridge-title = 橋コマ
rules-babylon-bridge-1 = 橋コマは、同じ横の列または縦の列の**同じ階**にあり、**間にちょうど1マス**を挟む、2つの橋アイコンをつなぎます。2つのアイコンは、必ず別々のタイルにあります。
rules-babylon-bridge-2 = 間のマスは橋コマより低く、同じ階やそれより上の階で、別の橋コマにまたがれていてはいけません。その低いマスの上に何があるかは関係ありません。
rules-babylon-bridge-3 = それ以降、橋コマはそのマスを**またいで**いて、そこにはもう何も建設できません。より高い階の橋コマだけは、その上に架けられます。橋コマは、下にあるものを隠しません。
rules-babylon-bridge-4 = ゲーム終了時に、階数×{ $points-bridge }点になります。2階なら1階の2倍です。またいでいるマスは決して覆われないので、両端が覆われていても必ず点になります。
rules-babylon-bridge-picture = 橋コマには、同じ階にある両端と、間の低いマス1つが必要です。一方の端が1階、もう一方の端が2階では、橋コマを置けません。
rules-babylon-bridge-picture-alt = 2つの平面図。チェック印：何もないマスd4をまたぐc4からe4への橋コマ。両端とも1階です。バツ印：1階のc4と2階のe4に橋アイコンがあります。
rules-babylon-bridge-high-picture = 2階の橋コマは、1階のテラスの上に架けられます。隙間は、橋コマの階とそれより上が空いていれば十分です。
rules-babylon-bridge-high-picture-alt = 斜め上から見た庭園。橋コマが2階の2枚のタイルをつなぎ、1階のタイルの上を通っています。

rules-babylon-statue-title = 彫像コマ
rules-babylon-statue-1 = 彫像コマは、彫像アイコン1つの上に置きます。**1個目**は、どの彫像アイコンにでも置けます。2個目からは、自分の庭園にすでにある彫像コマと**同じ横の列または縦の列**に置かなければなりません。距離も階も問いません。
rules-babylon-statue-2 = 彫像コマは、そのタイルを置いた手番に置かなければなりません。そのため、直線上にないアイコンには、後で別の彫像コマが直線上に置かれても、もう彫像コマを置けません。
rules-babylon-statue-3 = ゲーム終了時に、彫像コマは階数と同じ点になります。柱になった彫像コマは、点にならず、整列の基準にもなりません。自分の彫像コマがすべて柱になったら、次の彫像コマは再び1個目として扱います。
rules-babylon-statue-picture = 1個目の彫像コマはb2にあります。b6の彫像コマは1個目と同じ縦の列bに、g6の彫像コマは2個目と同じ横の列6にあります。e5には置けません。横の列5にも縦の列eにも、彫像コマがないからです。
rules-babylon-statue-picture-alt = 平面図。b2、b6、g6に彫像コマがあります。e5の彫像アイコンにはバツ印がついています。

## C. Store or discard

rules-babylon-store-title = C．保管／破棄
rules-babylon-store-1 = 手番の終わりに、どのタイルを保管しておくかを決めます。採掘したタイルか、保管中のタイルか、どちらも残さないかです。
rules-babylon-store-rule-1 = **タイル：**置かなかったタイルのうち、保管できるのは1枚までです。もう1枚はゲームから取り除き、二度と戻りません。
rules-babylon-store-rule-2 = **1段柱コマ：**6個までを保管し、残りはサプライに戻します。入るぶんは必ず保管します。
rules-babylon-store-rule-3 = **2段柱コマ：**1個も保管せず、すべてサプライに戻します。
rules-babylon-store-2 = 開始時テラスタイルに、特別な扱いはありません。保管しておくことも、後で置くことも、破棄することもできます。ただし、保管している間は、ほかのタイルを保管できません。

## Round tokens

rules-babylon-tokens-title = ラウンドトークン
rules-babylon-tokens-1 = オモテ向きのトークンの効果は、このラウンドの全員の手番に適用されます。トークンは各種類2枚ずつあり、3人か4人で遊ぶときは、その一部を見ないままゲームから取り除きます。
rules-babylon-tokens-token = トークン
rules-babylon-tokens-effect = このラウンドの効果
rules-babylon-tokens-extra_single = 1段柱＋1
rules-babylon-tokens-extra_single-effect = 手番の最初、採掘の前に、1段柱コマ1個を得ます。
rules-babylon-tokens-extra_double = 2段柱＋1
rules-babylon-tokens-extra_double-effect = 手番の最初、採掘の前に、2段柱コマ1個を得ます。これは保管できません。
rules-babylon-tokens-change_icon = アイコン変更
rules-babylon-tokens-change_icon-effect = 手番中に1回、この手番で置いたタイルの、アイコンの**ある**スペース1つを、装飾コマ1個のために、別の好きなアイコンとして扱えます。
rules-babylon-tokens-fill_blank = アイコン追加
rules-babylon-tokens-fill_blank-effect = 手番中に1回、この手番で置いたタイルの、アイコンの**ない**スペース1つを、装飾コマ1個のために、好きなアイコンとして扱えます。
rules-babylon-tokens-double_flower = 花のボーナス2倍
rules-babylon-tokens-double_flower-effect = 自分の担当する花のタイルを採掘すると、花によって得る柱コマが1個ではなく2個になります。
rules-babylon-tokens-one_fewer = 柱−1
rules-babylon-tokens-one_fewer-effect = 採掘で得る1段柱コマが、花のぶんも含めた合計から1個減ります。ただし、0個より少なくはなりません。
rules-babylon-tokens-blank = 効果なし
rules-babylon-tokens-blank-effect = 何も起こりません。
rules-babylon-tokens-wild = ワイルドアイコン
rules-babylon-tokens-2 = トークンによって別のアイコンとして扱うスペースを、**ワイルド**と呼びます。使えるのは、装飾コマ1個のスペース1つにだけです。階段コマ・噴水コマ・橋コマのもう一方の端には、そのアイコン自体が必要です。
rules-babylon-tokens-3 = 宣言する必要はありません。装飾コマを置くと、必要な場合にだけワイルドアイコンが使われます。使わなかった効果は、手番とともに失われます。

## Scoring

rules-babylon-scoring-title = ゲーム終了と最終得点計算
rules-babylon-scoring-1 = 最後のラウンドの最後の手番が終わると、ゲーム終了です。それぞれの庭園を**真上から**見ます。どの項目でも、見えているものだけを数えます。
rules-babylon-scoring-seen-1 = **タイル**は、4つのスペースのうち1つでも上のタイルに覆われていなければ、見えています。
rules-babylon-scoring-seen-2 = **彫像コマ**、**階段コマ**、**噴水コマ**、**展望台コマ**は、置かれているスペースのうち1つでも覆われていなければ、見えています。
rules-babylon-scoring-seen-3 = **橋コマ**は、両端が覆われていても必ず見えています。またいでいるマスは決して覆われないので、橋の中央がいつも見えているからです。
rules-babylon-scoring-seen-4 = タイルの上にあるコマは、そのタイルを覆いません。また、橋コマは下にあるものを隠しません。
rules-babylon-scoring-line = 項目
rules-babylon-scoring-points = 点
rules-babylon-scoring-statues = 彫像
rules-babylon-scoring-statues-points = 階数
rules-babylon-scoring-fountains = 噴水
rules-babylon-scoring-fountains-points = 階数×{ $points-fountain }
rules-babylon-scoring-bridges = 橋
rules-babylon-scoring-bridges-points = 階数×{ $points-bridge }
rules-babylon-scoring-stairs = 階段
rules-babylon-scoring-stairs-points = つないでいる2つの階数の合計
rules-babylon-scoring-decoration_sets = 装飾セット
rules-babylon-scoring-decoration_sets-points = 彫像・噴水・橋・階段が1個ずつのセット1組につき{ $points-decoration-set }
rules-babylon-scoring-flower_sets = 花のセット
rules-babylon-scoring-flower_sets-points = 花がすべて異なるタイル4枚のセット1組につき{ $points-flower-set }（開始時テラスタイルも含む）
rules-babylon-scoring-belvederes = 展望台
rules-babylon-scoring-belvederes-points = { $points-belvedere }（何階でも）
rules-babylon-scoring-highest_level = 最上階ボーナス
rules-babylon-scoring-highest_level-points = タイルがある最も高い階数×{ $points-level }
rules-babylon-scoring-2 = 装飾コマは、それ自体とセットの両方で数えます。柱になった彫像コマは、どの項目でも数えません。
rules-babylon-scoring-winner = 勝者
rules-babylon-scoring-3 = **最も多くの点を集めた人が勝ちます。**同点なら、真上から見てまだ隠れていないくぼみを数え、少ないほうが勝ちます。橋コマがまたいでいても、くぼみは隠れません。それも同じなら、勝利を分かち合います。
rules-babylon-scoring-example = 例
rules-babylon-scoring-4 = 図の庭園には、1階に5枚、2階に1枚、合わせて6枚のタイルがあります。
rules-babylon-scoring-example-statues = 彫像d3（1階）
rules-babylon-scoring-example-fountains = 噴水b2-c2（1階）
rules-babylon-scoring-example-bridges = 橋b6-d6（1階）
rules-babylon-scoring-example-stairs = 階段e4-f4（1階から2階）
rules-babylon-scoring-example-decoration_sets = 装飾セット1組
rules-babylon-scoring-example-flower_sets = 花のセット1組
rules-babylon-scoring-example-belvederes = 展望台g5
rules-babylon-scoring-example-highest_level = 最上階：2階
rules-babylon-scoring-example-total = **合計**
rules-babylon-scoring-5 = ここで、c3の2階にもう1枚タイルを置いたとしましょう。角の1つがd3の彫像コマに載り、柱コマを1個節約できます。しかし彫像コマはなくなり、その1点とセットの4点を失います。高くついた節約です。
rules-babylon-scoring-picture = 装飾コマが1種類につき1個ある庭園を、真上から見たところ。23点です。
rules-babylon-scoring-picture-alt = 庭園の平面図。b2とc2に噴水コマ、d3に彫像コマ、e4からf4へ上がる階段コマ、g5に展望台コマ、b6からd6へ橋コマがあります。
rules-babylon-half-covered-picture = 上のタイルの支えのない角が、d4とe4にある噴水コマの半分を覆っています。もう半分は見えているので、3点がそのまま得られます。
rules-babylon-half-covered-picture-alt = 平面図。d4とe4に噴水コマがあります。2階のタイルがe4を覆い、そこに展望台コマがあります。d4は覆われていません。
rules-babylon-covered-picture = 2階の2枚のタイルが、合わせて下の開始時テラスタイルを覆っています。もうどこも見えないので、その白い花は数えません。
rules-babylon-covered-picture-alt = 斜め上から見た庭園。2階に並んだ2枚のタイルが、1階のタイルを完全に隠しています。

## Supply

rules-babylon-supply-title = サプライ
rules-babylon-supply-1 = 柱コマなどのコマは、箱に入っている数までしか使えません。ないものは取れません。
rules-babylon-supply-rule-1 = 得られるはずの数より、柱コマが少なくなります。数を減らすトークンがあれば先に適用し、その後でサプライにあるだけを得ます。
rules-babylon-supply-rule-2 = サプライに2段柱コマがない間は、1段柱コマを2段柱コマと交換できません。
rules-babylon-supply-rule-3 = 装飾コマは、そのコマがなければ置けません。
rules-babylon-supply-rule-4 = 展望台コマがなければ、どのタイルにも4つの支えが必要です。
rules-babylon-supply-2 = タイルのために支払った柱コマは、そのタイルの下に残ります。交換に出した1段柱コマと、保管できないものは、サプライに戻ります。タイルを支える彫像コマは、その場に残ります。
rules-babylon-supply-3 = テーブルには、各コマの残りの数が表示されます。強いプレイヤーが3人か4人で遊ぶと、展望台コマはすべてなくなります。テーブルのオプションで、サプライを無制限にできます。

## Options

rules-babylon-options-title = オプション
rules-babylon-options-1 = ゲームを始める前に、テーブルで決めます。最初の選択肢が標準です。
rules-babylon-options-option = オプション
rules-babylon-options-choices = 選択肢
rules-babylon-options-same_footprint = 完全に重なるタイル
rules-babylon-options-same_footprint-choices = **常に不可：**何階であっても置けません。または、**直下のみ不可：**支えのある角すべての下で、同じ4マスを占める1枚のタイルが一番上になっている場合にだけ、置けません。支えのない角は関係ありません。
rules-babylon-options-bridge_gap = 橋の下
rules-babylon-options-bridge_gap-choices = **その階が空き：**橋コマの階とそれより上が空いていれば、下にタイルや橋コマがあってもかまいません。または、**0階まで空き：**そのマスは何もないくぼみで、ほかの橋コマもまたいでいてはいけません。
rules-babylon-options-limited_supply = サプライの個数制限
rules-babylon-options-limited_supply-choices = **あり：**箱に入っているコマの数までです。または、**なし：**何もなくなることはありません。
rules-babylon-options-covered_belvederes = 覆われた展望台
rules-babylon-options-covered_belvederes-choices = **点にならない：**見えていないほかのものと同じです。または、**点になる：**上のタイルに覆われていても、展望台コマは1個につき1点です。

## Rulings

rules-babylon-rulings-title = 裁定
rules-babylon-rulings-1 = 出版されたルールブックの間で違いがある点や、何も書かれていない点は、次のように扱います。
rules-babylon-rulings-r1 = **R1．タイルを別のタイルとぴったり重ねて置けますか？**　いいえ、決して置けません。1つの庭園の中で、2枚のタイルが同じ4マスを占めることは、何階であってもできません。4つのルールブックのうち3つが、例外なしにそう定めています。残る1つは直下のタイルについてしか述べておらず、この解釈はオプションで選べます。
rules-babylon-rulings-r1-example = 例えば、c4の1階とd4の2階にタイルがあるとします。3枚目をc4の3階に置くことはできません。オプションを選んでいれば置けます。東側の2つの角が、d4のタイルの上に立つことになるからです。
rules-babylon-rulings-r2 = **R2．橋コマがまたぐマスは、どこまで空いている必要がありますか？**　橋コマの階とそれより上です。それより下にあるものは橋コマに触れませんし、ボードまで空いていることを条件にすると、高い階にはほとんど橋コマを置けなくなります。より厳しい解釈は、オプションで選べます。
rules-babylon-rulings-r3 = **R3．橋コマの下に何か建設できますか？**　いいえ。橋コマがまたいでいるマスは、空いていません。また、そのマスが覆われることもありません。その上に置くタイルは橋コマの端も覆うことになり、両方が支えのない角でなければなりませんが、支えのない角はタイルに1つしか作れないからです。
rules-babylon-rulings-r4 = **R4．彫像コマがすべて柱になりました。次は1個目の彫像コマですか？**　はい、どこにでも置けます。柱は彫像コマではないので、そろえる相手の彫像コマがありません。
rules-babylon-rulings-r5 = **R5．支えのない角の下に隠れた彫像コマも、整列の基準になりますか？**　はい。何も支えていないので、まだ彫像コマです。見えていないので、点にならないだけです。
rules-babylon-rulings-r6 = **R6．サプライがなくなったらどうなりますか？**　ないものは取れません。4つのルールブックすべてにコマの数が明記されていて、フランス語版は、少し余分に入っていてもゲームには影響しないとしています。日本語版は余分なコマを破損時や不足時の予備としているので、無制限のサプライはオプションで選べます。
rules-babylon-rulings-r7 = **R7．2人プレイでは、粘土タイルを何枚取り除きますか？**　6枚、1人3枚ずつです。ある1つのルールブックの手順では4枚にしかなりませんが、そこにも、ほかのすべてと同じく6枚と書かれています。
rules-babylon-rulings-r8 = **R8．2枚のトークンのワイルドアイコンは、合わせて使えますか？**　いいえ。1つのラウンドで効果中のトークンは1枚だけで、使わなかった効果は失われます。
rules-babylon-rulings-r9 = **R9．スペイン語版の箱に入っている17枚の拡張カードは、どうなりますか？**　このゲームには含まれません。その効果を書いたルールブックがないからです。
rules-babylon-rulings-r10 = **R10．保管できる数より少ない柱コマだけを残せますか？**　いいえ、入るだけ保管します。余った柱コマが持ち主の損になることはないので、選べるようにしても手番が長くなるだけです。
rules-babylon-rulings-r11 = **R11．1段柱コマを2段柱コマと交換できるのは、いつですか？**　2段柱コマが必要な配置の一部としてだけです。いつでも交換できるとする4つのルールブックより、狭い裁定です。ほかの時に交換しても、採掘の前に空のサプライを補うか、保管できる数より少ない柱コマを残すことにしかなりません。
rules-babylon-rulings-r12 = **R12．「柱−1」のラウンドで、サプライも足りません。どちらを先に適用しますか？**　まずトークンの効果で、得られる数を減らします。その後でサプライにあるだけを得ます。この場合について述べているルールブックはありません。
rules-babylon-rulings-r13 = **R13．橋コマは、何かが置かれているマスをまたげますか？**　はい、そのマスの高さが橋コマの階より低ければまたげます。そこにある彫像コマは、その後も点になり、整列の基準にもなりますが、もう何も支えられません。ルールブックが求めているのは橋コマの階の隙間で、その下にあるものについては述べていません。
rules-babylon-rulings-r14 = **R14．上のタイルに覆われた展望台コマは、点になりますか？**　いいえ、真上から見えないものは点になりません。日本語版のルールブックはそう定めています。スペイン語版、フランス語版、イタリア語版は、隠れたタイルと装飾についてしか述べておらず、展望台コマはすべて1点としています。この解釈はオプションで選べます。
rules-babylon-rulings-r15 = **R15．ルールブックに絵でしか示されていないこと：**　開始時テラスタイルのアイコンと、2つの花の名前です。ここでは、どの開始時テラスタイルにも4種類のアイコンがすべてあり、2つの花は青と黄です。箱を持っている人は、そのタイルをファイルに書いて使えます。

## What is hidden

rules-babylon-hidden-title = 未公開の情報
rules-babylon-hidden-1 = 自分だけが知っていることはありません。未公開のものは、全員にとって未公開です。未公開なのは、各山の一番上より下にあるタイルと、まだウラ向きのラウンドトークンの順番、そしてゲームから取り除いたトークンです。**どの**タイルとトークンがまだ見えていないかは分かりますが、それがどこにあるかは分かりません。
rules-babylon-hidden-2 = 未公開のものが明らかになるアクションは、元に戻せません。下に別のタイルがあるタイルを取り除くか採掘することと、ラウンドの最後の手番を終えること（次のラウンドトークンがめくられるため）です。

## Notation

rules-babylon-notation-title = 棋譜の表記
rules-babylon-notation-1 = 棋譜では、アクションを次のように書きます。すべて北を上にして真上から見た向きで、タイルはその北西のマスで表します。
rules-babylon-notation-action = アクション
rules-babylon-notation-written = 表記
rules-babylon-notation-remove = 準備で粘土タイルを取り除く
rules-babylon-notation-dig = 採掘する
rules-babylon-notation-place = 置く：どのタイル、場所、向き、階、支えのない角（あれば）
rules-babylon-notation-decorate = 装飾コマを置く
rules-babylon-notation-finish = 保管するタイルを示して手番を終える
rules-babylon-notation-2 = r1はタイルを時計回りに90度回転し、nwに描かれたアイコンがneに来ます。r2とr3は、それぞれ180度と270度の回転です。見た目が同じになる向きのうち、最も小さい数を書きます。ワイルドアイコンは書きません。
