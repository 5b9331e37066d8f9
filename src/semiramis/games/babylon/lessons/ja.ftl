# The texts of the lessons, which the terminal prints as well: plain messages without variables.

## What a garden is, and how it scores

lesson-babylon-garden = 自分の庭園
lesson-babylon-garden-place = バビロンへようこそ！これが自分の庭園です。まだ何もありません。保管中のタイルを選び、庭園の好きな場所に置いてください。
lesson-babylon-garden-score = 3個の柱がタイルを支えています。4つ目は支えのない角で、展望台が置かれました。これで1点です。一番高い階である1階は2点。合わせて3点です。
lesson-babylon-garden-flowers = 数手番後です。4種類の花のタイルが1枚ずつそろうとセットになり、{ $points-flower-set }点になります。庭園には白・ピンク・黄色があります。足りない花のタイルを置いてください。

## The quarry

lesson-babylon-dig = 採掘して柱を得る
lesson-babylon-dig-edge = 手番は採石場から始まります。タイルを1枚採掘し、その4つの辺に応じて柱を得ます。採石場の端にある辺からは1個です。端のタイルを採掘してください。
lesson-babylon-dig-layers = 隣のタイルからも、それが高くないかぎり1個得ます。灰色の花崗岩は、赤い粘土より低い層です。同じ採石場で、花崗岩の隣の粘土タイルを採掘してください。
lesson-babylon-dig-empty = 隣が同じ高さのときも柱を得ます。ゲームが進むと空の山ができます。空の山の側の辺からも1個得ます。空の山の隣のタイルを採掘してください。
lesson-babylon-dig-flower = タイルの数字は、得られる柱の合計です。自分の花（白）のタイルなら1個増えます。白い花のタイルを採掘してください。

## Placing a tile

lesson-babylon-build = 柱は3個か4個
lesson-babylon-build-four = 柱を使って建設しましょう。角の下に1個ずつ立てた柱がタイルを支えます。2枚のうち1枚を、支えのない角を「なし」にして、4個の柱の上に置いてください。
lesson-babylon-build-three = 柱を4個使いました。もう1枚は、支えのない角を1つ残して置いてください。柱は3個で足り、展望台が{ $points-belvedere }点になります。アイコンを隠さないよう、アイコンがない角（緑の葉）がおすすめです。
lesson-babylon-build-turn = 柱を1個節約できました。今度は手番の最初からです。柱は1個もありません。3個以上得られるタイルを採掘し、それを置いてください。

## Levels

lesson-babylon-levels = 1階ずつ高く
lesson-babylon-levels-second = 庭園は上に伸びます。柱は自分のタイルの上にも立てられます。新しいタイルを、2枚のタイルに半分ずつかかるように、2階に置いてください。
lesson-babylon-levels-double = 一番高い階は、2点から4点になりました。何もないくぼみの上では、2階には2段柱が必要です。1段柱2個と交換されます。場所を選び、階を2にして置いてください。
lesson-babylon-levels-third = 3階に置くには、庭園のどこかの2階にタイルが必要です。新しいタイルを3階に置いてください。ほかのタイルの真上にぴったり重ねることはできません。

## Decorations

lesson-babylon-decorations = 彫像と噴水
lesson-babylon-decorations-statue = タイルを置いたところです。同じ手番の間なら、無料で飾れます。このタイルの彫像アイコンの1つに、彫像を置いてください。
lesson-babylon-decorations-line = 彫像の得点は、その階の数です。2個目からは、ほかの彫像と同じ横の列か縦の列に置きます。彫像アイコンがそろうように保管中のタイルを置き、彫像を置いてください。
lesson-babylon-decorations-carry = 柱は2個しかありませんが、彫像が3個目の代わりになります。費用なしで角を支え、その後は点になりません。彫像の上の2階にタイルを置いてください。
lesson-babylon-decorations-fountain = 噴水は、同じ階にある別々のタイルの、隣り合う噴水アイコンをつなぎます。アイコンが隣り合うようにタイルを回して置き、噴水を置いてください。

## Bridges and stairs

lesson-babylon-bridges = 橋と階段
lesson-babylon-bridges-bridge = 噴水は1階につき{ $points-bridge }点で、橋も同じです。橋は、同じ階にある橋アイコンを、間の低い1マスをまたいでつなぎます。タイルを置き、橋を置いてください。
lesson-babylon-bridges-gap = 橋がまたぐマスは、もうどのタイルでも覆えません。ここでは2つの橋が可能です。タイルを2階に置く場所が残るほうの橋を置き、それからタイルを置いてください。
lesson-babylon-bridges-stairs = 階段は、階の差が1の隣り合う階段アイコンをつなぎ、両方の階の合計が得点です。タイルを2階に置き、階段を置いてください。4種類の装飾がそろうとセットで、さらに{ $points-decoration-set }点です！

## Storing, round tokens, the end

lesson-babylon-turns = 保管、トークン、ゲームの終わり
lesson-babylon-turns-keep = 柱2個ではタイルを支えられないので、この手番は何も建てません。ただし、2枚のうち1枚を後のために残せます。残すタイルを選び、手番を終えてください。
lesson-babylon-turns-token = タイル1枚と、6個までの1段柱を保管します。もう1枚は捨てられました。新しいラウンドにはトークンがあります。今回は、自分の花から柱を2個得ます。白い花を採掘してください。
lesson-babylon-turns-wild = このトークンでは、置いたばかりのタイルのアイコンがない角1つを、一度だけ好きなアイコンとして使えます。これで噴水が可能です。置いてください。アイコンを変えるトークンもあります。
lesson-babylon-turns-above = あるゲームの最後の手番です。この後、どの庭園も真上から見ます。完全に覆われたものは点になりません。同点なら、見えているくぼみが少ないほうが勝ちます。
lesson-babylon-turns-last = 2点負けています。今はもう得点だけが大切です。新しいタイルで、噴水をあと1つ置けます。それを置いて、手番を終えてください。
lesson-babylon-turns-remove = 勝ちました！2人のゲームでは、最初の手番の前に粘土タイルを3枚ずつ、計6枚取り除きます。相手の花はピンクです。ピンクの花のタイルを取り除いてください。

## The last chapter is a whole game

lesson-babylon-game = はじめてのゲーム
