# The name of the game, what it is, and its options.
page-game-babylon = バビロン
home-about-babylon = 採石場からタイルを採掘し、柱の上にテラスを築いて、噴水・階段・橋・彫像で飾りましょう。
home-option-babylon-same_footprint = テラスを別のテラスとぴったり重ねて置けますか？
home-option-babylon-same_footprint-never = 常に不可
home-option-babylon-same_footprint-directly_below = 直下のみ不可
home-option-babylon-bridge_gap = 橋の下は、どこまで空いている必要がありますか？
home-option-babylon-bridge_gap-level = その階が空き
home-option-babylon-bridge_gap-ground = 0階まで空き
home-option-babylon-limited_supply = サプライはなくなりますか？
home-option-babylon-limited_supply-true = はい、コマは箱に入っている数だけです
home-option-babylon-limited_supply-false = いいえ、コマはいくらでもあります
home-option-babylon-covered_belvederes = 上のテラスに覆われた展望台は点になりますか？
home-option-babylon-covered_belvederes-nothing = いいえ、見えているものだけです
home-option-babylon-covered_belvederes-score = はい、すべて点になります
rules-of-babylon = 『バビロン』のルール
