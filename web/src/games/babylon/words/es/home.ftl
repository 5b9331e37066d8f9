# The name of the game, what it is, and its options.
page-game-babylon = Babylon
home-about-babylon = Extrae losetas de la cantera, levanta terrazas sobre pilares y adórnalas con fuentes, escaleras, puentes y estatuas.
home-option-babylon-same_footprint = ¿Puede una terraza quedar exactamente encima de otra?
home-option-babylon-same_footprint-never = Nunca
home-option-babylon-same_footprint-directly_below = Sí, pero no justo encima
home-option-babylon-bridge_gap = ¿Hasta dónde debe estar vacío el espacio bajo un puente?
home-option-babylon-bridge_gap-level = Vacío al nivel del puente
home-option-babylon-bridge_gap-ground = Vacío hasta el tablero
home-option-babylon-limited_supply = ¿Puede agotarse el suministro?
home-option-babylon-limited_supply-true = Sí, hay tantas piezas como en la caja
home-option-babylon-limited_supply-false = No, siempre hay otra pieza
home-option-babylon-covered_belvederes = ¿Da puntos un belvedere debajo de una terraza más alta?
home-option-babylon-covered_belvederes-nothing = No, solo puntúa lo que se ve
home-option-babylon-covered_belvederes-score = Sí, puntúa cada belvedere
rules-of-babylon = Reglas de Babylon
