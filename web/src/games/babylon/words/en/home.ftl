# The name of the game, what it is, and its options.
page-game-babylon = Babylon
home-about-babylon = Dig tiles out of the quarry, raise terraces on pillars, and adorn them with fountains, stairs, bridges and statues.
home-option-babylon-same_footprint = May a tile lie exactly above another?
home-option-babylon-same_footprint-never = Never
home-option-babylon-same_footprint-directly_below = Yes, but not directly on top of it
home-option-babylon-bridge_gap = How clear must the gap under a bridge be?
home-option-babylon-bridge_gap-level = Clear at the bridge’s level and above
home-option-babylon-bridge_gap-ground = Clear down to the board
home-option-babylon-limited_supply = Can the supply run out?
home-option-babylon-limited_supply-true = Yes, there are as many pieces as in the box
home-option-babylon-limited_supply-false = No, pieces never run out
home-option-babylon-covered_belvederes = Does a belvedere under a higher terrace score?
home-option-babylon-covered_belvederes-nothing = No, only what is seen scores
home-option-babylon-covered_belvederes-score = Yes, every belvedere scores
rules-of-babylon = The rules of Babylon
