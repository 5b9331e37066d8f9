# The name of the game, what it is, and its options.
page-game-babylon = Вавилон
home-about-babylon = Добывайте тайлы, стройте террасы на колоннах и украшайте их фонтанами и мостами.
home-option-babylon-same_footprint = Может ли терраса лежать точно над другой?
home-option-babylon-same_footprint-never = Никогда
home-option-babylon-same_footprint-directly_below = Да, но не прямо над ней
home-option-babylon-bridge_gap = Насколько пусто должно быть под мостом?
home-option-babylon-bridge_gap-level = Пусто на ярусе моста
home-option-babylon-bridge_gap-ground = Пусто до планшета
home-option-babylon-limited_supply = Может ли общий запас кончиться?
home-option-babylon-limited_supply-true = Да, деталей столько же, сколько в коробке
home-option-babylon-limited_supply-false = Нет, деталей всегда хватает
home-option-babylon-covered_belvederes = Приносит ли очки бельведер под более высокой террасой?
home-option-babylon-covered_belvederes-nothing = Нет, считается только то, что видно
home-option-babylon-covered_belvederes-score = Да, считается каждый бельведер
rules-of-babylon = Правила игры «Вавилон»
