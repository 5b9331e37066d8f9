# The rules of The Architects of Amytis. One message is one heading, paragraph, item of a list, cell of a table or words
# of a picture; their order and their place are in rules/book.ts. **Two stars** on both sides make a word bold.
# Cells (c3) and the notation of actions (favor III) stay as they are.

## At a glance

rules-amytis-overview-title = ゲームの概要
rules-amytis-overview-1 = 2人のプレイヤーが、王妃アミティスに捧げる都市をそれぞれ造ります。2人の間には、建物の山が9つあります。建物を手に入れるには、その山に**建築家**を送ります。建築家たちはそこで別の勝負もしていて、**3個一列に並ぶ**と王の恩寵を得られます。
rules-amytis-overview-2 = 建物は、建てるとすぐに得点になります。マスは9つしかないので、都市は上へと伸びていきます。新しいタイルは別のタイルの上に重ねることができ、見えるのは一番上のタイルだけです。
rules-amytis-overview-3 = ゲーム終了時に、達成した**プロジェクト**（都市に作る色のパターン）の点と、選んだ**恩寵**の点を加えます。点数が最も多いプレイヤーの勝利です。
rules-amytis-overview-tips = 初めて遊ぶときは
rules-amytis-overview-tip-1 = まず、自分の2枚のプロジェクトを見ましょう。1枚につき8〜12点になり、どの色を集めればよいかが分かります。
rules-amytis-overview-tip-2 = 相手の建築家の並びに注意しましょう。空いている場所に自分の建築家を置けば、山もラインもふさげます。
rules-amytis-overview-tip-3 = 恩寵は、自分の都市に合うものを選びましょう。低い山が多い、高い山がある、階段になっている、などです。
rules-amytis-overview-tip-4 = 6種類の建物をすべてA面にすると、一番覚えやすくなります。
rules-amytis-overview-credit = 『アミティスの建築家』は、Jérémy DucretとRomaric Galonnier作、La Boîte de Jeu発行のゲームです。この説明は独自に書き下ろしたもので、出版社の絵も文章も使っていません。
rules-amytis-overview-picture = ゲーム中盤の都市を真上から見たところ。各山の高さも示しています。
rules-amytis-overview-picture-alt = 9マスの都市。上の列：青の城壁、ピンクの市場（2枚の山）、緑の城壁。中央の列：青の劇場、空のマス、オレンジの宮殿（2枚の山）。下の列：青の邸宅（2枚の山）、緑の庭園、空のマス。

## Components and words

rules-amytis-components-title = 内容物と用語
rules-amytis-components-what = 内容物
rules-amytis-components-number = 数
rules-amytis-components-about = 説明
rules-amytis-components-board = メインボード
rules-amytis-components-board-about = 山を置く場所が3×3
rules-amytis-components-cities = 都市（プレイヤーボード）
rules-amytis-components-cities-about = 1人1枚、3×3マス
rules-amytis-components-tiles = 建物タイル
rules-amytis-components-tiles-about = 庭園・市場・城壁・宮殿・邸宅・劇場が、それぞれ青・緑・オレンジ・ピンクで2枚ずつ
rules-amytis-components-cards = 建物カード
rules-amytis-components-cards-about = 建物の種類ごとに1枚。A面とB面があり、2人に共通
rules-amytis-components-projects = プロジェクトカード
rules-amytis-components-projects-about = 色のパターンとその点
rules-amytis-components-architects = 建築家コマ
rules-amytis-components-architects-about = 1人4個
rules-amytis-components-tokens = 恩寵のマーカー
rules-amytis-components-tokens-about = 1人5個
rules-amytis-components-favors = 恩寵ボード
rules-amytis-components-favors-about = 上段に1個用のスペースが7つ、下段に6つ
rules-amytis-components-1 = どの色にも決まった形があるので、色を見分けられなくても遊べます。
rules-amytis-signs-picture = 6種類の建物：庭園・市場・城壁・宮殿・邸宅・劇場。その下は、4つの色とその形：青・緑・オレンジ・ピンク。
rules-amytis-signs-picture-alt = 6種類の建物と4つの色のマーク。順番は下の説明の通りです。
rules-amytis-components-words = どこでも同じ意味で使う用語
rules-amytis-components-word-1 = **山**は、メインボードや都市のマスに重なったタイルです。その**高さ**は、タイルの枚数です。
rules-amytis-components-word-2 = **見えている**のは、都市の各マスの一番上のタイルだけで、その下のタイルは見えていません。
rules-amytis-components-word-3 = **ライン**は、メインボードの横の列、縦の列、またはナナメに並ぶ3つの場所です。ラインは8つあります。
rules-amytis-components-word-4 = 場所は文字と数字で表します。縦の列は西から東へa・b・c、横の列は北から南へ1・2・3です。中央はb2、角はa1・c1・a3・c3です。
rules-amytis-components-word-5 = **スタートプレイヤー**はゲームの最初の手番を行うプレイヤー、**後手番のプレイヤー**はもう1人のプレイヤーです。

## Set-up

rules-amytis-setup-title = ゲームの準備
rules-amytis-setup-1 = 準備はすべてプログラムが行います。
rules-amytis-setup-step-1 = 48枚のタイルをよく混ぜます。5枚ずつの山を9つ、オモテ向きでメインボードに置きます。見えるのは、各山の一番上のタイルだけです。残った3枚は、見ないままゲームから取り除きます。
rules-amytis-setup-step-2 = プロジェクトカードをよく混ぜて山札にします。そのうち3枚を、山札の横に公開します。
rules-amytis-setup-step-3 = 各プレイヤーは、プロジェクトカード2枚をオモテ向きで持ちます。オプションで、後手番のプレイヤーを3枚にできます。
rules-amytis-setup-step-4 = 建物の種類ごとに、A面とB面のどちらを使うかをテーブルで決めます。2人とも同じ面を使います。標準は、6種類ともA面です。
rules-amytis-setup-step-5 = 各プレイヤーは、空の都市、建築家コマ4個、恩寵のマーカー5個を持ち、0点から始めます。
rules-amytis-setup-step-6 = スタートプレイヤーをランダムに決めます。

## A turn

rules-amytis-turn-title = 手番
rules-amytis-turn-1 = 手番は交互に行います。手番には次のステップがあり、いつもこの順番です。
rules-amytis-turn-step-1 = **戻す：**条件を満たしていれば、自分の建築家を手元に戻します。
rules-amytis-turn-step-2 = **選ぶ：**山を選んで一番上のタイルを取り、そこに建築家を置きます。
rules-amytis-turn-step-3 = **建てる：**タイルを自分の都市に建て、得点します。その後、プロジェクトが達成されます。
rules-amytis-turn-step-4 = **恩寵：**置いた建築家で3つ並びができたら、恩寵を得ます。
rules-amytis-turn-2 = 自分で決めるのは、どのタイルを取ってどこに建てるか、宮殿で何を得るか、恩寵のマーカーをどこに置くかです。ほかはすべて自動で行われます。決定する前に、その選択で何点になるかが表示されます。
rules-amytis-turn-example = 手番の例
rules-amytis-turn-3 = 建物はすべてA面です。自分の建築家はa1とc3にあります。自分の都市は、b2とb3がオレンジ、c2が青です。山b2の一番上は青の宮殿で、プロジェクト8が公開されています。そのパターンは、オレンジと青の並びが2組です。
rules-amytis-turn-example-1 = 宮殿を取り、c3に建てます。建築家を山b2に置き、その山の次のタイルが見えるようになります。
rules-amytis-turn-example-2 = 宮殿の効果でプロジェクト8を取り、その場所には別のカードが置かれます。見えている宮殿は1枚なので、1点です。これで、オレンジと青の並びがb2・b3・c2・c3に2組できたので、プロジェクトはすぐに達成され、ゲーム終了時に10点になります。
rules-amytis-turn-example-3 = a1・b2・c3の建築家が一列に並んだので、恩寵ボードにマーカーを置きます。建築家は、次の自分の手番の最初に手元に戻ります。

## Architects

rules-amytis-architects-title = 建築家を手元に戻す
rules-amytis-architects-1 = 手番の最初に、メインボードにある自分の建築家を確認します。**3個が一列に並んでいる**か、**4個すべてがボードにある**場合は、ラインに入っていない4個目も含めて、すべてが手元に戻ります。それ以外の場合は、すべてそのまま残ります。
rules-amytis-architects-2 = それより早く戻ることはありません。ラインをそろえた後も、建築家は相手の手番の間ずっとそこに残ります。その間は山をふさぎ、劇場でも数えられます。
rules-amytis-architects-picture = 1人のプレイヤーの建築家3個が、ナナメのa1・b2・c3に並んでいます。今ここで恩寵を得て、そのプレイヤーの次の手番の最初に手元に戻ります。
rules-amytis-architects-picture-alt = メインボード。スタートプレイヤーの建築家がa1・b2・c3に、後手番のプレイヤーの建築家がb1・c2にあります。

## Choose

rules-amytis-choose-title = タイルを選ぶ
rules-amytis-choose-1 = 山の一番上のタイルを取り、残った山の上に自分の建築家を1個置きます。選べるのは、次の両方を満たす山です。
rules-amytis-choose-rule-1 = タイルがある
rules-amytis-choose-rule-2 = 自分のものも相手のものも、**建築家が置かれていない**
rules-amytis-choose-2 = 取ったタイルの下にあったタイルが、見えるようになります。最後のタイルを取った場合は、空になった場所に建築家を置きます。
rules-amytis-choose-3 = 選べる山は必ずあります。

## Build and score

rules-amytis-build-title = 建てて得点する
rules-amytis-build-1 = タイルを自分の都市の**好きなマス**に置きます。空のマスでも、すでにあるタイルの上でもかまいません。ほかのタイルに隣接していなくてもよく、山の高さに制限はありません。置いたタイルは、二度と動かしません。
rules-amytis-build-2 = 続いてすぐに、そのタイルによって自分の都市で得点します。覆われたタイルは計算に入らず、置いたタイル自身は、条件に合えば必ず数えます。重なったタイルの枚数を見るのは、庭園だけです。
rules-amytis-build-building = 建物
rules-amytis-build-a = A面
rules-amytis-build-b = B面
rules-amytis-build-garden = 庭園
rules-amytis-build-garden-a = この山と同じ高さの山1つにつき{ $points-garden-A }（この山を含む）
rules-amytis-build-garden-b = この山のタイル1枚につき{ $points-garden-B }
rules-amytis-build-market = 市場
rules-amytis-build-market-a = 見えている同じ色のタイル1枚につき{ $points-market-A }（この市場を含む）
rules-amytis-build-market-b = 見えている別の色のタイル1枚につき{ $points-market-B }
rules-amytis-build-wall = 城壁
rules-amytis-build-wall-a = 外周に見えている城壁1枚につき{ $points-wall-A }
rules-amytis-build-wall-b = 角に見えている城壁が1・2・3・4枚なら、{ $points-wall-B-1 }・{ $points-wall-B-2 }・{ $points-wall-B-3 }・{ $points-wall-B-4 }
rules-amytis-build-palace = 宮殿
rules-amytis-build-palace-a = プロジェクトを1枚取り、その後、見えている宮殿1枚につき{ $points-palace-A }（この宮殿を含む）
rules-amytis-build-palace-b = プロジェクトを1枚取る、**または、**2人が達成したプロジェクト1枚につき{ $points-palace-B }
rules-amytis-build-residence = 邸宅
rules-amytis-build-residence-a = 見えている建物の種類1つにつき{ $points-residence-A }（この邸宅を含む）
rules-amytis-build-residence-b = 見えている市場・邸宅1枚につき{ $points-residence-B }（この邸宅を含む）
rules-amytis-build-theater = 劇場
rules-amytis-build-theater-a = メインボードにある建築家1個につき{ $points-theater-A }（2人とも数える）
rules-amytis-build-theater-b = メインボードにある自分の建築家1個につき{ $points-theater-B }
rules-amytis-build-3 = 6種類の建物の例は、どれも同じ都市から始まります。最初の図の都市です。

rules-amytis-garden-title = 庭園
rules-amytis-garden-1 = **A面：**自分の都市の山のうち、今建てた山とちょうど同じ高さの山1つにつき、{ $points-garden-A }点を得ます。今建てた山も数えます。
rules-amytis-garden-2 = **B面：**今建てた山のタイル1枚につき、{ $points-garden-B }点を得ます。
rules-amytis-garden-picture = A面：c3にピンクの庭園を建て、高さ1の山が5つになりました。5点です。B面：b1にピンクの庭園を建て、3枚の山になりました。6点です。
rules-amytis-garden-picture-alt = 2つの都市。A面：c3に庭園があり、a1・c1・a2・b3・c3に印がついています。B面：b1に庭園があり、山の高さは3です。

rules-amytis-market-title = 市場
rules-amytis-market-1 = **A面：**見えているタイルのうち、この市場と同じ色のタイル1枚につき、{ $points-market-A }点を得ます。この市場も数えます。
rules-amytis-market-2 = **B面：**見えているタイルのうち、別の色のタイル1枚につき、{ $points-market-B }点を得ます。
rules-amytis-market-picture = c3に青の市場を建てました。A面：見えている青のタイルは4枚なので、8点です。B面：見えている別の色のタイルは4枚なので、4点です。
rules-amytis-market-picture-alt = c3に青の市場がある2つの都市。A面：青のタイルa1・a2・a3・c3に印がついています。B面：ほかのタイルb1・c1・c2・b3に印がついています。

rules-amytis-wall-title = 城壁
rules-amytis-wall-1 = **A面：**外周に見えている城壁1枚につき、{ $points-wall-A }点を得ます。外周とは、中央のb2を除くすべてのマスです。
rules-amytis-wall-2 = **B面：**角に見えている城壁が1・2・3・4枚なら、それぞれ{ $points-wall-B-1 }・{ $points-wall-B-2 }・{ $points-wall-B-3 }・{ $points-wall-B-4 }点を得ます。城壁の色は関係ありません。角に城壁がなければ、点はありません。
rules-amytis-wall-3 = 中央に城壁を建てた場合も、すでに外周や角にある城壁によって得点します。
rules-amytis-wall-picture = c3のオレンジの城壁は、外周で3枚目、角でも3枚目の城壁です。A面：6点です。B面：8点です。
rules-amytis-wall-picture-alt = c3に城壁がある2つの都市。どちらも、a1・c1・c3の城壁に印がついています。

rules-amytis-palace-title = 宮殿
rules-amytis-palace-1 = 宮殿を建てると、プロジェクトカードを1枚取れます。取ったカードは、自分の前にオモテ向きで置きます。取れるのは、3枚の**公開プロジェクト**のどれか（山札から補充されます）か、まだ誰も見ていない**山札の一番上**です。
rules-amytis-palace-2 = **A面：**カードを1枚取り、その後、見えている宮殿1枚につき{ $points-palace-A }点を得ます。この宮殿も数えます。
rules-amytis-palace-3 = **B面：**カードを1枚取って得点しないか、**または、**カードを取らずに、2人がこれまでに達成したプロジェクト1枚につき{ $points-palace-B }点を得ます。このタイル自体によって達成されるプロジェクトは数えません。
rules-amytis-palace-4 = 取ったカードを、同じ手番のうちに達成することもできます。
rules-amytis-palace-picture = c3に緑の宮殿を建てました。A面：カード1枚を取り、見えている宮殿は2枚なので、2点です。B面：カード1枚、または3点です。自分が1枚、相手が2枚のプロジェクトを達成しているからです。
rules-amytis-palace-picture-alt = A面：c2とc3に宮殿がある都市。どちらにも印がついています。B面：達成したプロジェクトカードが3枚あります。

rules-amytis-residence-title = 邸宅
rules-amytis-residence-1 = **A面：**自分の都市に見えている建物の種類1つにつき、{ $points-residence-A }点を得ます。この邸宅も数えます。同じ種類は1回しか数えないので、最大で6点です。
rules-amytis-residence-2 = **B面：**見えている市場1枚につき、また見えている邸宅1枚につき、{ $points-residence-B }点を得ます。この邸宅も数えます。
rules-amytis-residence-picture = c3にピンクの邸宅を建てました。A面：6種類すべてが見えているので、6点です。B面：市場1枚と邸宅2枚で、6点です。
rules-amytis-residence-picture-alt = c3に邸宅がある2つの都市。A面：各種類のタイル1枚ずつに印がついています。B面：b1の市場と、a3とc3の邸宅に印がついています。

rules-amytis-theater-title = 劇場
rules-amytis-theater-1 = **A面：**メインボードにある建築家1個につき、{ $points-theater-A }点を得ます。自分のものも相手のものも、また今置いた建築家も数えます。
rules-amytis-theater-2 = **B面：**メインボードにある自分の建築家1個につき、{ $points-theater-B }点を得ます。今置いた建築家も数えます。
rules-amytis-theater-3 = 劇場を都市のどこに建てるかは関係ありません。
rules-amytis-theater-picture = a3から劇場を取りました。A面：自分の建築家3個と相手の建築家2個で、5点です。B面：自分の建築家3個で、6点です。
rules-amytis-theater-picture-alt = 2つのメインボード。自分の建築家がa1・b1・a3に、相手の建築家がc1・a2にあります。A面：5個すべてに印がついています。B面：自分の3個に印がついています。

## Projects

rules-amytis-projects-title = プロジェクト
rules-amytis-projects-1 = タイルの得点が済んだら（宮殿なら、その選択も済んだら）、自分の前にあるプロジェクトのうち、パターンが自分の都市に現れているものがすべて**達成**されます。
rules-amytis-projects-rule-1 = **見えている**タイルの、**色**だけを見ます。建物の種類は関係ありません。
rules-amytis-projects-rule-2 = パターンは、90度、180度、270度に**回転**していても、都市のどこにあってもかまいません。ただし、**鏡写しは不可**です。
rules-amytis-projects-rule-3 = パターンで空いているマスには、何があってもかまいません。どのタイルでもよく、タイルがなくてもかまいません。
rules-amytis-projects-rule-4 = 1回の手番に複数のプロジェクトを達成できます。同じタイルを使ってもよく、この手番に取ったプロジェクトでもかまいません。
rules-amytis-projects-rule-5 = 達成したプロジェクトは、後でそのタイルの上に何を建てても、達成したままです。
rules-amytis-projects-rule-6 = 自分のプロジェクトが達成されるのは、自分の都市で、自分の手番にだけです。山札の横に公開されているプロジェクトは、宮殿で取って自分の前に置くまで達成できません。
rules-amytis-projects-2 = その点は、ゲーム終了時に加えます。達成していないプロジェクトによる減点はありません。
rules-amytis-projects-cards = 20枚のカード
rules-amytis-projects-turned-picture = 2つの都市とプロジェクト16。90度回転していれば達成ですが、鏡写しでは達成になりません。
rules-amytis-projects-turned-picture-alt = プロジェクト16のパターン：ピンク・ピンク・オレンジ、その下に緑・緑。チェック印：パターンが90度回転している都市。バツ印：パターンが鏡写しになっている都市。
rules-amytis-projects-cards-picture = すべてのプロジェクトカードと、その番号と点。
rules-amytis-projects-cards-picture-alt = 20枚の色のパターン。1番〜6番は8点、7番〜14番は10点、15番〜20番は12点です。

## Favour

rules-amytis-favor-title = 3つ並びと恩寵
rules-amytis-favor-1 = この手番に置いた建築家によって、**自分の建築家が3個一列に並んだ**ら、自分の5個のマーカーのうち1個を、恩寵ボードの空いているスペースに置きます。相手の建築家は、ラインの助けにも妨げにもなりません。
rules-amytis-favor-rule-1 = 上段の7つのスペースには、マーカーを1個ずつ置けます。下段には全部で6個、1人4個まで置けます。
rules-amytis-favor-rule-2 = 置いたマーカーは動かさず、持ち主だけが得点します。
rules-amytis-favor-rule-3 = どこに置くかは選べますが、置かないことは選べません。空いているスペースは必ずあります。
rules-amytis-favor-rule-4 = マーカーが残っていなければ、何も得られません。
rules-amytis-favor-2 = 1個の建築家によってマーカーを2個置くことはありません。2つのラインを同時にそろえるには、建築家が5個必要だからです。

## Favours

rules-amytis-favors-title = 恩寵ボード
rules-amytis-favors-1 = 恩寵は、ゲーム終了時に、マーカーの持ち主の都市で得点計算します。
rules-amytis-favors-place = スペース
rules-amytis-favors-points = マーカーの点
rules-amytis-favors-I = 1枚の山
rules-amytis-favors-I-points = ちょうど1枚の山1つにつき{ $points-favor-I }
rules-amytis-favors-II = 2枚の山
rules-amytis-favors-II-points = ちょうど2枚の山1つにつき{ $points-favor-II }
rules-amytis-favors-III = 3枚の山
rules-amytis-favors-III-points = ちょうど3枚の山1つにつき{ $points-favor-III }
rules-amytis-favors-IV = 4枚の山
rules-amytis-favors-IV-points = ちょうど4枚の山1つにつき{ $points-favor-IV }
rules-amytis-favors-stairs = 階段1-2-3
rules-amytis-favors-stairs-points = 高さが1-2-3か3-2-1の横の列・縦の列1つにつき{ $points-favor-stairs }（ナナメ不可）
rules-amytis-favors-corners = 高い角
rules-amytis-favors-corners-points = 3枚以上の山がある角1つにつき{ $points-favor-corners }
rules-amytis-favors-projects = 達成プロジェクト
rules-amytis-favors-projects-points = 自分が達成したプロジェクト1枚につき{ $points-favor-projects }（カードの点に加えて）
rules-amytis-favors-row = 下段
rules-amytis-favors-row-points = 自分のマーカーが1・2・3・4個なら、合計で{ $points-row-1 }・{ $points-row-2 }・{ $points-row-3 }・{ $points-row-4 }
rules-amytis-favors-2 = 1つの都市に作れる階段は最大4列で、24点です。
rules-amytis-favors-stairs-picture = 階段：横の列1の高さは1-2-3、縦の列cの高さは3-2-1です。2列で12点です。
rules-amytis-favors-stairs-picture-alt = 一番上の列の高さが1・2・3、一番右の列の高さが3・2・1の都市。両方の列に印がついています。
rules-amytis-favors-corners-picture = 角（同じ都市）：c1とa3に3枚以上の山があります。角2つで10点です。
rules-amytis-favors-corners-picture-alt = 同じ都市。どちらも高さ3の角、c1とa3に印がついています。
rules-amytis-favors-board-picture = このゲームの恩寵ボード。マーカーは階段と角に1個ずつ、下段に2個あり、合計で12＋10＋10＝32点です。
rules-amytis-favors-board-picture-alt = 恩寵ボード。スタートプレイヤーのマーカーが、階段と角に1個ずつ、下段に2個あります。

## The end

rules-amytis-end-title = ゲーム終了
rules-amytis-end-1 = 手番の終わりにメインボードの**2つの山**が空になっていると、ゲームは終わりに入ります。
rules-amytis-end-rule-1 = 後手番のプレイヤーの手番だったら、そこでゲーム終了です。
rules-amytis-end-rule-2 = スタートプレイヤーの手番だったら、後手番のプレイヤーがもう1回手番を行い、その後ゲーム終了です。
rules-amytis-end-2 = つまり、2人の手番の回数は同じです。最後の手番も普通の手番で、プロジェクトも恩寵もあります。

## Scoring

rules-amytis-scoring-title = 最終得点計算
rules-amytis-scoring-1 = 得点は、3つの項目の合計です。
rules-amytis-scoring-line = 項目
rules-amytis-scoring-what = 内容
rules-amytis-scoring-track = 建物
rules-amytis-scoring-track-what = ゲーム中に建物で得た点
rules-amytis-scoring-projects = プロジェクト
rules-amytis-scoring-projects-what = 達成したプロジェクトの点
rules-amytis-scoring-favors = 恩寵
rules-amytis-scoring-favors-what = 恩寵ボードにある自分のマーカーの点
rules-amytis-scoring-2 = 点数が最も多いプレイヤーの勝利です。同点の場合は、2人とも勝者です。達成していないプロジェクトによる減点はありません。

## Options

rules-amytis-options-title = オプション
rules-amytis-options-1 = ゲームを始める前に、テーブルで決めます。最初の選択肢が標準です。
rules-amytis-options-option = オプション
rules-amytis-options-choices = 選択肢
rules-amytis-options-sides = 各建物の面
rules-amytis-options-sides-choices = **A面**または**B面**を、6種類の建物それぞれについて選びます。2人とも同じ面を使います。
rules-amytis-options-second = 後手番のプレイヤーの初期プロジェクト数
rules-amytis-options-second-choices = **2枚**または**3枚**です。このゲームの後の版では、後手番のプレイヤーは3枚です。

## Rulings

rules-amytis-rulings-title = 裁定
rules-amytis-rulings-1 = ルールが2通りに読める点は、次のように扱います。
rules-amytis-rulings-a1 = **A1．プロジェクトを達成するかどうかは選べますか？**　いいえ、パターンが現れるとすぐに達成されます。ほとんどの場合、達成したほうが得です。宮殿がB面のときだけ、達成したプロジェクトが後で相手の点になることがあります。
rules-amytis-rulings-a2 = **A2．宮殿を建てましたが、取れるカードがありません。**　B面なら、得点するしかありません。A面なら、点だけを得ます。実際のゲームでは起こりません。宮殿がすべてなくなっても、まだ山札があるからです。
rules-amytis-rulings-a3 = **A3．1人のプレイヤーが、下段に5個目のマーカーを置けますか？**　いいえ。点が決まっているのは4個までなので、5個目は点にならず、場所をふさぐだけです。
rules-amytis-rulings-a4 = **A4．山札がなくなりました。**　公開プロジェクトは補充されません。残っているものは、まだ取れます。A2と同じく、実際のゲームでは起こりません。
rules-amytis-rulings-a5 = **A5．恩寵を得られるのは、建築家のどのラインでもですか、それとも今置いた建築家でそろえたラインだけですか？**　今置いた建築家でそろえたラインだけです。実際には、ほかのラインはありません。前のラインの建築家は、手番の最初に手元に戻っているからです。
rules-amytis-rulings-a6 = **A6．B面の宮殿で得点します。そのタイルで達成するプロジェクトも数えますか？**　いいえ、それより前に達成したものだけを数えます。
rules-amytis-rulings-a7 = **A7．恩寵を得るかどうかは選べますか？**　いいえ。ラインをそろえたら、マーカーが残っていて置く場所があれば、必ず置きます。選べるのは場所だけです。

## What is hidden

rules-amytis-hidden-title = 未公開の情報
rules-amytis-hidden-1 = 2人が知っていることは同じです。2人ともに未公開なのは、各山の一番上より下にあるタイル、ゲームから取り除いた3枚のタイル、そしてプロジェクトの山札の順番です。**どの**タイルとカードがまだ見えていないかは分かりますが、それがどこにあるかは分かりません。
rules-amytis-hidden-2 = 未公開のものが明らかになるアクションは、元に戻せません。下に別のタイルがある山の一番上のタイルを建てることと、山札があるときにプロジェクトを取ることです。

## Notation

rules-amytis-notation-title = 棋譜の表記
rules-amytis-notation-1 = 棋譜では、アクションを次のように書きます。
rules-amytis-notation-action = アクション
rules-amytis-notation-written = 表記
rules-amytis-notation-build = 山b2の一番上のタイルを取り、c3に建てる
rules-amytis-notation-project = 宮殿で、公開プロジェクト8を取る
rules-amytis-notation-deck = 宮殿で、山札の一番上を取る
rules-amytis-notation-score = 宮殿（B面）で、代わりに得点する
rules-amytis-notation-favor = マーカーを置く
