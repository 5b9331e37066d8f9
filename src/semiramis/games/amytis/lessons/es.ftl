# The texts of the lessons, which the terminal prints as well: plain messages without variables.

lesson-amytis-build = Tomar y construir
lesson-amytis-build-market = En cada turno tomas una loseta y la construyes en tu ciudad. Empieza por un mercado rosa: elige su pila y después una casilla cualquiera de tu ciudad.
lesson-amytis-build-color = Te ha dado 2 puntos: un mercado da 2 por cada loseta visible de su color, incluida esta. Construye el otro mercado rosa en otra casilla y ganarás 4 puntos.
lesson-amytis-build-stack = Con cada loseta que tomas, un arquitecto tuyo se queda en su pila y la cierra para ambos. Toma una loseta de una pila abierta y construye encima de otra: las ciudades crecen hacia arriba.

lesson-amytis-buildings = Qué puntos dan los edificios
lesson-amytis-buildings-wall = Solo la loseta superior de una casilla es visible y cuenta. Una muralla da { $points-wall-A } por cada muralla visible en el borde, es decir, en todas las casillas menos la central. Construye una por 4 puntos o más.
lesson-amytis-buildings-residence = Una residencia da { $points-residence-A } por cada tipo de edificio visible, incluida ella misma. Construye una por 5 puntos o más, y fíjate en lo que cubres.
lesson-amytis-buildings-garden = Un jardín da { $points-garden-A } por cada pila de tu ciudad tan alta como la suya, que también cuenta. Construye uno por 4 puntos o más.
lesson-amytis-buildings-theater = Un teatro da { $points-theater-A } por cada arquitecto en el tablero principal, tuyo o de tu rival, lo construyas donde lo construyas. Ahora hay muchos: construye un teatro.

lesson-amytis-favors = Tres en línea
lesson-amytis-favors-line = En el tablero principal, tus arquitectos juegan su propia partida. Dos de ellos están en una diagonal: toma una loseta de la tercera pila y completa la línea.
lesson-amytis-favors-favor = Tres en línea te valen el favor del rey, que puntúa al final. Tres de tus esquinas tienen pilas de al menos tres losetas. Coloca tu ficha en «Esquinas altas»: { $points-favor-corners } puntos por cada una.
lesson-amytis-favors-block = Tus arquitectos han vuelto: lo hacen antes de tu turno si hay tres en línea o si los cuatro están en el tablero. Ahora tu rival tiene dos en línea. Ciérrale el paso: toma una loseta de la tercera pila.

lesson-amytis-projects = Proyectos
lesson-amytis-projects-complete = Un proyecto es un patrón de colores; da igual qué edificios sean. Uno de los tuyos pide tres losetas rosas seguidas: construye la tercera y tendrás 8 puntos al final.
lesson-amytis-projects-palace = Queda completado para siempre, aunque construyas encima. Los palacios traen nuevos proyectos: construye un palacio y toma un proyecto. Después, el palacio da { $points-palace-A } por cada palacio visible, incluido él mismo.
lesson-amytis-projects-rotate = Unos turnos más tarde, a tu proyecto naranja y verde le falta una loseta verde. Los patrones pueden estar girados, pero no reflejados. Encuentra la casilla que lo completa.

lesson-amytis-end = El final de la partida
lesson-amytis-end-empty = El final llega cuando dos pilas del tablero principal están vacías. Toma la última loseta de una pila.
lesson-amytis-end-last = Tu rival ha vaciado una segunda pila. Como empezó la partida, el último turno es tuyo. Aprovéchalo: consigue 6 puntos o más con una sola loseta.
lesson-amytis-end-score = La partida ha terminado. Tu puntuación suma tus edificios, tus proyectos completados y tus favores. Los proyectos sin completar no restan nada. Gana quien tenga más puntos.

lesson-amytis-sides = Los lados B
lesson-amytis-sides-garden = Cada edificio tiene un lado B, para variar las partidas. Aquí lo usan los seis. Un jardín del lado B da { $points-garden-B } por cada loseta de su pila: construye uno por 6 puntos.
lesson-amytis-sides-wall = Las murallas del lado B solo puntúan en las esquinas: { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 } o { $points-wall-B-4 } puntos por una, dos, tres o cuatro. Ya tienes una en una esquina. Construye otra por 4 puntos.
lesson-amytis-sides-choice = Un teatro del lado B da { $points-theater-B } por cada arquitecto tuyo en el tablero. Teatro, muralla o jardín: elige uno que dé 6 puntos o más.

lesson-amytis-game = Tu primera partida
