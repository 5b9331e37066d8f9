# The texts of the lessons, which the terminal prints as well: plain messages without variables.

## What a garden is, and how it scores

lesson-babylon-garden = Tu jardín
lesson-babylon-garden-place = ¡Te damos la bienvenida a Babylon! Este es tu jardín, aún vacío. Elige tu loseta guardada y colócala donde quieras en el jardín.
lesson-babylon-garden-score = Tres pilares sostienen tu loseta. La cuarta esquina queda sin apoyo y ha recibido un belvedere: 1 punto. Tu nivel más alto, el 1, da 2 más. Tienes, pues, 3 puntos.
lesson-babylon-garden-flowers = Unos turnos después. Cuatro losetas con flores distintas son un conjunto: { $points-flower-set } puntos. En tu jardín hay blanca, rosa y amarilla: coloca la loseta con la flor que falta.

## The quarry

lesson-babylon-dig = Excavar para obtener pilares
lesson-babylon-dig-edge = Cada turno empieza en la cantera: extraes una loseta y recibes pilares por sus cuatro bordes. Un borde en el lado de la cantera te da uno. Extrae una loseta de un lado de la cantera.
lesson-babylon-dig-layers = Una loseta vecina también da un pilar, salvo que sea más alta. El granito gris está más bajo que la arcilla roja. En la misma cantera, extrae una loseta de Arcilla junto a Granito.
lesson-babylon-dig-empty = Las vecinas de la misma altura también dan pilares. Más adelante la cantera se va vaciando: una pila vacía también da un pilar. Extrae una loseta contigua a una.
lesson-babylon-dig-flower = El número de cada loseta indica cuántos pilares te da en total. Tu flor, la blanca, añade uno: extrae una loseta con una flor blanca.

## Placing a tile

lesson-babylon-build = Tres o cuatro pilares
lesson-babylon-build-four = Ahora construye con tus pilares: uno bajo cada esquina sostiene la loseta. Coloca una de tus dos losetas sobre cuatro pilares, con «ninguna» como esquina sin apoyo.
lesson-babylon-build-three = Has usado cuatro pilares. Coloca la otra loseta con una esquina sin apoyo: bastan tres, y su belvedere da { $points-belvedere } punto. Mejor en un espacio sin icono (hojas verdes): en otro tapa uno.
lesson-babylon-build-turn = Has ahorrado un pilar. Ahora, un turno desde el principio. No tienes pilares: extrae una loseta que te dé al menos tres y colócala.

## Levels

lesson-babylon-levels = De nivel en nivel
lesson-babylon-levels-second = Los jardines crecen hacia arriba: los pilares también pueden apoyarse en tus losetas. Coloca la loseta nueva en el nivel 2, mitad sobre una de tus losetas y mitad sobre la otra.
lesson-babylon-levels-double = Tu nivel más alto da ahora 4 puntos en vez de 2. Sobre un hueco vacío, el nivel 2 necesita un pilar doble, a cambio de dos simples. Elige un lugar y pon su nivel en 2.
lesson-babylon-levels-third = Para el nivel 3 necesitas una loseta en el nivel 2, en cualquier parte de tu jardín. Coloca la loseta nueva en el nivel 3; no puede quedar exactamente encima de otra.

## Decorations

lesson-babylon-decorations = Estatuas y fuentes
lesson-babylon-decorations-statue = Acabas de colocar una loseta. En el mismo turno puedes decorarla gratis: añade una estatua en uno de sus iconos de estatua.
lesson-babylon-decorations-line = Una estatua vale su nivel. Las siguientes deben estar en la misma fila o columna que otra. Coloca tu loseta guardada de modo que su icono de estatua quede alineado y añade una estatua.
lesson-babylon-decorations-carry = Solo tienes dos pilares, pero tu estatua puede ser el tercero: sostiene una esquina gratis y deja de puntuar. Coloca tu loseta en el nivel 2, sobre la estatua.
lesson-babylon-decorations-fountain = Una fuente conecta dos iconos de fuente contiguos en el mismo nivel y en dos losetas. Gira tu loseta para que los iconos se encuentren, colócala y añade la fuente.

## Bridges and stairs

lesson-babylon-bridges = Puentes y escaleras
lesson-babylon-bridges-bridge = Una fuente vale { $points-bridge } puntos por nivel. Un puente también: conecta dos iconos de puente en el mismo nivel, con una casilla más baja entre ellos. Coloca tu loseta y añade un puente.
lesson-babylon-bridges-gap = Un puente cierra el hueco que cruza: ninguna loseta podrá cubrirlo. Aquí caben dos puentes. Añade el que deje sitio para tu loseta en el nivel 2 y luego colócala.
lesson-babylon-bridges-stairs = Una escalera conecta iconos contiguos con un nivel de diferencia y vale la suma de ambos. Coloca tu loseta en el nivel 2 y añade una. Los cuatro objetos son un conjunto: ¡{ $points-decoration-set } puntos más!

## Storing, round tokens, the end

lesson-babylon-turns = Almacenar, fichas y final
lesson-babylon-turns-keep = Dos pilares no sostienen una loseta, así que este turno no construyes nada. Pero puedes guardar una de tus dos losetas para más adelante: elígela y termina el turno.
lesson-babylon-turns-token = Guardas una loseta y hasta 6 pilares simples; la otra loseta se descarta. Cada nueva ronda tiene una ficha. Con esta, tu flor da dos pilares: extrae una flor blanca.
lesson-babylon-turns-wild = Con esta ficha, un espacio sin icono de tu loseta nueva cuenta como cualquier icono, una vez. Así es posible una fuente: añádela. Otra ficha permite cambiar un icono.
lesson-babylon-turns-above = Este es el último turno de una partida entera. Después, cada jardín se mira desde arriba: lo que está cubierto por completo no vale nada. En caso de empate, gana quien tenga menos huecos visibles.
lesson-babylon-turns-last = Vas 2 puntos por detrás, y ya solo cuentan los puntos. Tu loseta nueva permite una fuente más: añádela y termina el turno.
lesson-babylon-turns-remove = ¡Has ganado! Antes del primer turno de una partida para dos se retiran seis losetas de Arcilla, tres por persona. Tu rival tiene la flor rosa: retira una loseta que la muestre.

## The last chapter is a whole game

lesson-babylon-game = Tu primera partida
