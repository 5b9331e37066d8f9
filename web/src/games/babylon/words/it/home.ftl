# The name of the game, what it is, and its options.
page-game-babylon = Babylon
home-about-babylon = Estrai tessere dalla cava, alza terrazzi su colonne e ornali con fontane, scalinate, ponti e statue.
home-option-babylon-same_footprint = Un terrazzo può stare esattamente sopra un altro?
home-option-babylon-same_footprint-never = Mai
home-option-babylon-same_footprint-directly_below = Sì, ma non subito sopra
home-option-babylon-bridge_gap = Fin dove dev’essere vuoto lo spazio sotto un ponte?
home-option-babylon-bridge_gap-level = Vuoto al piano del ponte e più in alto
home-option-babylon-bridge_gap-ground = Vuoto fino alla plancia
home-option-babylon-limited_supply = La riserva può esaurirsi?
home-option-babylon-limited_supply-true = Sì, ci sono tanti pezzi quanti nella scatola
home-option-babylon-limited_supply-false = No, c’è sempre un altro pezzo
home-option-babylon-covered_belvederes = Un belvedere sotto una terrazza più alta fa punti?
home-option-babylon-covered_belvederes-nothing = No, conta solo ciò che si vede
home-option-babylon-covered_belvederes-score = Sì, ogni belvedere fa punti
rules-of-babylon = Babylon: le regole
