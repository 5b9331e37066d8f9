# The name of the game, what it is, and its options.
page-game-babylon = Babylon
home-about-babylon = Creusez la carrière, élevez des terrasses sur des piliers et ornez-les de fontaines, d’escaliers, de ponts et de statues.
home-option-babylon-same_footprint = Une terrasse peut-elle être exactement au-dessus d’une autre ?
home-option-babylon-same_footprint-never = Jamais
home-option-babylon-same_footprint-directly_below = Oui, mais pas juste au-dessus
home-option-babylon-bridge_gap = Jusqu’où l’espace sous un pont doit-il être vide ?
home-option-babylon-bridge_gap-level = Vide à l’étage du pont
home-option-babylon-bridge_gap-ground = Vide jusqu’au plateau
home-option-babylon-limited_supply = La réserve peut-elle s’épuiser ?
home-option-babylon-limited_supply-true = Oui, il y a autant de pièces que dans la boîte
home-option-babylon-limited_supply-false = Non, il y a toujours une pièce de plus
home-option-babylon-covered_belvederes = Un belvédère sous une terrasse plus haute compte-t-il ?
home-option-babylon-covered_belvederes-nothing = Non, seul ce qui est visible compte
home-option-babylon-covered_belvederes-score = Oui, chaque belvédère compte
rules-of-babylon = Les règles de Babylon
