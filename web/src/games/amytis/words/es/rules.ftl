# The rules of The Architects of Amytis. One message is one heading, paragraph, item of a list, cell of a table or words
# of a picture; their order and their place are in rules/book.ts. **Two stars** on both sides make a word bold.
# Cells (c3) and the notation of actions (favor III) stay as they are.

## At a glance

rules-amytis-overview-title = El juego de un vistazo
rules-amytis-overview-1 = Dos personas construyen sendas ciudades en honor de la reina Amytis. Entre ellas hay nueve pilas de edificios. Para conseguir un edificio envías un **arquitecto** a su pila, y allí los arquitectos juegan su propia partida: **tres en línea** te valen el favor del rey.
rules-amytis-overview-2 = Un edificio puntúa en cuanto lo construyes. Solo hay nueve casillas, así que tu ciudad crece hacia arriba: cada loseta nueva puede cubrir otra, y solo se ven las losetas superiores.
rules-amytis-overview-3 = Al final sumas los **proyectos** que hayas completado, que son patrones de colores en tu ciudad, y los **favores** que hayas elegido. Gana quien tenga más puntos.
rules-amytis-overview-tips = Para tu primera partida
rules-amytis-overview-tip-1 = Mira primero tus dos proyectos. Valen de 8 a 12 puntos cada uno y te indican qué colores reunir.
rules-amytis-overview-tip-2 = Vigila las líneas de los arquitectos de tu rival. Un arquitecto tuyo en el sitio que falta cierra la pila y la línea.
rules-amytis-overview-tip-3 = Elige un favor que encaje con lo que ya estás construyendo: muchas pilas bajas, pilas altas o escaleras.
rules-amytis-overview-tip-4 = Con el lado A de los seis edificios, el juego es más fácil de aprender.
rules-amytis-overview-credit = Los arquitectos de Amytis es un juego de Jérémy Ducret y Romaric Galonnier, publicado por La Boîte de Jeu. Esta es una descripción independiente, con nuestras propias palabras; no usa ilustraciones ni textos de las editoriales.
rules-amytis-overview-picture = Una ciudad a mitad de partida, vista desde arriba, con la altura de cada pila.
rules-amytis-overview-picture-alt = Una ciudad de nueve casillas. Fila de arriba: una muralla azul, un mercado rosa en una pila de dos, una muralla verde. Fila central: un teatro azul, una casilla vacía, un palacio naranja en una pila de dos. Fila de abajo: una residencia azul en una pila de dos, un jardín verde, una casilla vacía.

## Components and words

rules-amytis-components-title = Componentes y términos
rules-amytis-components-what = Componente
rules-amytis-components-number = Cantidad
rules-amytis-components-about = Descripción
rules-amytis-components-board = Tablero principal
rules-amytis-components-board-about = 3 × 3 lugares para pilas
rules-amytis-components-cities = Ciudades
rules-amytis-components-cities-about = una por persona, de 3 × 3 casillas
rules-amytis-components-tiles = Losetas de edificio
rules-amytis-components-tiles-about = jardín, mercado, muralla, palacio, residencia y teatro, cada uno en azul, verde, naranja y rosa, y cada combinación dos veces
rules-amytis-components-cards = Cartas de edificio
rules-amytis-components-cards-about = una por cada edificio, con un lado A y un lado B; valen para ambas personas
rules-amytis-components-projects = Cartas de proyecto
rules-amytis-components-projects-about = un patrón de colores y sus puntos
rules-amytis-components-architects = Arquitectos
rules-amytis-components-architects-about = cuatro por persona
rules-amytis-components-tokens = Fichas para los favores
rules-amytis-components-tokens-about = cinco por persona
rules-amytis-components-favors = Tablero de favores
rules-amytis-components-favors-about = siete espacios individuales y una fila inferior de seis
rules-amytis-components-1 = Cada color tiene además su propia forma, así que no hace falta distinguir los colores.
rules-amytis-signs-picture = Los seis edificios: jardín, mercado, muralla, palacio, residencia, teatro. Debajo, los cuatro colores con sus formas: azul, verde, naranja, rosa.
rules-amytis-signs-picture-alt = Los símbolos de los seis edificios y de los cuatro colores, en el orden del texto de abajo.
rules-amytis-components-words = Términos que significan siempre lo mismo
rules-amytis-components-word-1 = Una **pila** es un montón de losetas, en el tablero principal o en una casilla de una ciudad. Su **altura** es el número de losetas que tiene.
rules-amytis-components-word-2 = Solo es **visible** la loseta superior de cada casilla de una ciudad, nada de lo que hay debajo.
rules-amytis-components-word-3 = Una **línea** son tres lugares en una fila, una columna o una diagonal del tablero principal. Hay ocho líneas.
rules-amytis-components-word-4 = Los lugares se nombran con una letra y un número: columnas a, b, c de oeste a este, filas 1, 2, 3 de norte a sur. El centro es b2; las esquinas son a1, c1, a3 y c3.
rules-amytis-components-word-5 = **Quien empieza** juega el primer turno de la partida; **quien juega en segundo lugar** es la otra persona.

## Set-up

rules-amytis-setup-title = Preparación
rules-amytis-setup-1 = El programa lo prepara todo:
rules-amytis-setup-step-1 = Se mezclan las 48 losetas. En el tablero principal hay nueve pilas de cinco, boca arriba, de modo que solo se ve la loseta superior de cada una. Las tres losetas que sobran se retiran de la partida sin mirarlas.
rules-amytis-setup-step-2 = Se mezclan las cartas de proyecto. Tres de ellas quedan a la vista junto al mazo.
rules-amytis-setup-step-3 = Cada persona tiene dos cartas de proyecto, boca arriba. De forma opcional, quien juega en segundo lugar tiene tres.
rules-amytis-setup-step-4 = Para cada edificio, la mesa elige el lado A o el lado B, el mismo para ambas personas. Lo habitual es el lado A de los seis.
rules-amytis-setup-step-5 = Cada persona tiene una ciudad vacía, cuatro arquitectos, cinco fichas para los favores y 0 puntos.
rules-amytis-setup-step-6 = Se sortea quién empieza.

## A turn

rules-amytis-turn-title = Un turno
rules-amytis-turn-1 = Se juega por turnos alternos. Un turno tiene estos pasos, siempre en este orden:
rules-amytis-turn-step-1 = **Recuperar** tus arquitectos, si deben volver.
rules-amytis-turn-step-2 = **Elegir** la loseta superior de una pila y colocar allí un arquitecto.
rules-amytis-turn-step-3 = **Construir** la loseta en tu ciudad y puntuarla. Después se completan los proyectos.
rules-amytis-turn-step-4 = Ganar un **favor**, si el arquitecto ha completado tres en línea.
rules-amytis-turn-2 = Tú decides qué loseta tomas y dónde la construyes, qué te da un palacio y dónde va una ficha de favor. Todo lo demás ocurre solo. Antes de que confirmes, el programa muestra cuántos puntos daría cada elección.
rules-amytis-turn-example = Un turno completo
rules-amytis-turn-3 = Todos los lados son A. Tienes arquitectos en a1 y c3. En tu ciudad, b2 y b3 son naranjas y c2 es azul. En lo alto de la pila b2 hay un palacio azul, y el proyecto 8 está a la vista: naranja junto a azul, dos veces.
rules-amytis-turn-example-1 = Tomas el palacio y lo construyes en c3. Tu arquitecto va a la pila b2, y se ve la siguiente loseta de esa pila.
rules-amytis-turn-example-2 = Por el palacio tomas el proyecto 8; otra carta ocupa su lugar. Tienes un palacio visible: 1 punto. Ahora hay naranja junto a azul dos veces, en b2, b3, c2 y c3, así que el proyecto se completa al momento: 10 puntos al final.
rules-amytis-turn-example-3 = Tus arquitectos de a1, b2 y c3 están en línea, así que colocas una ficha en el tablero de favores. Los arquitectos vuelven cuando empiece tu próximo turno.

## Architects

rules-amytis-architects-title = Los arquitectos vuelven
rules-amytis-architects-1 = Al principio de tu turno, mira tus arquitectos en el tablero principal. Si **tres de ellos están en línea**, o si **los cuatro están en el tablero**, los recuperas todos, también el cuarto aunque no esté en la línea. Si no, se quedan todos.
rules-amytis-architects-2 = Nunca vuelven antes. Cuando has completado una línea, tus arquitectos siguen allí durante todo el turno de tu rival: mantienen cerradas sus pilas, y los teatros los cuentan.
rules-amytis-architects-picture = Tres arquitectos de una misma persona en la diagonal a1, b2, c3. Ahora ganan un favor, y vuelven cuando empiece el próximo turno de esa persona.
rules-amytis-architects-picture-alt = El tablero principal: arquitectos de quien empieza en a1, b2 y c3; de quien juega en segundo lugar, en b1 y c2.

## Choose

rules-amytis-choose-title = Elegir una loseta
rules-amytis-choose-1 = Toma la loseta superior de una pila y coloca uno de tus arquitectos sobre lo que quede de ella. La pila debe
rules-amytis-choose-rule-1 = tener alguna loseta, y
rules-amytis-choose-rule-2 = **no tener ningún arquitecto** encima, ni tuyo ni de tu rival.
rules-amytis-choose-2 = La loseta que estaba debajo de la que has tomado queda a la vista. Si era la última, tu arquitecto se queda en el lugar vacío.
rules-amytis-choose-3 = Siempre hay alguna pila que elegir.

## Build and score

rules-amytis-build-title = Construir y puntuar
rules-amytis-build-1 = Pon la loseta en **cualquier casilla** de tu ciudad: una vacía, o encima de las losetas que ya haya. No hace falta que toque otras losetas, una pila puede crecer tanto como quieras y las losetas no se vuelven a mover.
rules-amytis-build-2 = A continuación, la loseta puntúa en tu propia ciudad. Lo que cubre ya no se ve cuando se cuenta, y la propia loseta cuenta siempre que cumpla lo que se pide. Solo los jardines tienen en cuenta cuántas losetas hay apiladas.
rules-amytis-build-building = Edificio
rules-amytis-build-a = Lado A
rules-amytis-build-b = Lado B
rules-amytis-build-garden = Jardín
rules-amytis-build-garden-a = { $points-garden-A } por cada pila tan alta como esta, incluida ella misma
rules-amytis-build-garden-b = { $points-garden-B } por cada loseta de esta pila
rules-amytis-build-market = Mercado
rules-amytis-build-market-a = { $points-market-A } por cada loseta visible de su color, incluida esta
rules-amytis-build-market-b = { $points-market-B } por cada loseta visible de otro color
rules-amytis-build-wall = Muralla
rules-amytis-build-wall-a = { $points-wall-A } por cada muralla visible en el borde
rules-amytis-build-wall-b = { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 } o { $points-wall-B-4 } por 1, 2, 3 o 4 murallas visibles en las esquinas
rules-amytis-build-palace = Palacio
rules-amytis-build-palace-a = toma un proyecto; después, { $points-palace-A } por cada palacio visible, incluido este
rules-amytis-build-palace-b = toma un proyecto **o** { $points-palace-B } por cada proyecto completado, tuyo o de tu rival
rules-amytis-build-residence = Residencia
rules-amytis-build-residence-a = { $points-residence-A } por cada tipo de edificio visible, incluido el suyo
rules-amytis-build-residence-b = { $points-residence-B } por cada mercado y cada residencia visible, incluida esta
rules-amytis-build-theater = Teatro
rules-amytis-build-theater-a = { $points-theater-A } por cada arquitecto en el tablero principal, tuyo o de tu rival
rules-amytis-build-theater-b = { $points-theater-B } por cada uno de tus arquitectos en el tablero principal
rules-amytis-build-3 = Los ejemplos de los seis edificios parten todos de la misma ciudad: la de la primera imagen.

rules-amytis-garden-title = Jardín
rules-amytis-garden-1 = **Lado A:** { $points-garden-A } punto por cada pila de tu ciudad exactamente tan alta como aquella en la que acabas de construir, incluida ella misma.
rules-amytis-garden-2 = **Lado B:** { $points-garden-B } puntos por cada loseta de la pila en la que acabas de construir.
rules-amytis-garden-picture = Lado A: un jardín rosa en c3; hay cinco pilas de una loseta: 5 puntos. Lado B: un jardín rosa en b1 forma una pila de tres: 6 puntos.
rules-amytis-garden-picture-alt = Dos ciudades. Lado A: un jardín en c3; están marcadas a1, c1, a2, b3 y c3. Lado B: un jardín en b1, con su pila de tres losetas.

rules-amytis-market-title = Mercado
rules-amytis-market-1 = **Lado A:** { $points-market-A } puntos por cada loseta visible del color de este mercado, incluida esta.
rules-amytis-market-2 = **Lado B:** { $points-market-B } punto por cada loseta visible de cualquier otro color.
rules-amytis-market-picture = Un mercado azul en c3. Lado A: se ven cuatro losetas azules, 8 puntos. Lado B: se ven cuatro losetas de otros colores, 4 puntos.
rules-amytis-market-picture-alt = Dos ciudades con un mercado azul en c3. Lado A: están marcadas las losetas azules de a1, a2, a3 y c3. Lado B: están marcadas las demás, b1, c1, c2 y b3.

rules-amytis-wall-title = Muralla
rules-amytis-wall-1 = **Lado A:** { $points-wall-A } puntos por cada muralla visible en el borde, es decir, en cualquier casilla menos la central, b2.
rules-amytis-wall-2 = **Lado B:** { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 } o { $points-wall-B-4 } puntos por 1, 2, 3 o 4 murallas visibles en las esquinas. Sus colores no importan; sin murallas en las esquinas no hay puntos.
rules-amytis-wall-3 = Una muralla en el centro también puntúa las murallas que ya haya en el borde o en las esquinas.
rules-amytis-wall-picture = Una muralla naranja en c3 es la tercera del borde, y la tercera en una esquina. Lado A: 6 puntos. Lado B: 8 puntos.
rules-amytis-wall-picture-alt = Dos ciudades con una muralla en c3. En ambas están marcadas las murallas de a1, c1 y c3.

rules-amytis-palace-title = Palacio
rules-amytis-palace-1 = Un palacio te permite tomar una carta de proyecto, que desde entonces queda boca arriba ante ti: o bien una de las tres que están **a la vista**, que se repone del mazo, o bien la **primera del mazo**, que nadie ha visto aún.
rules-amytis-palace-2 = **Lado A:** toma una carta y después anota { $points-palace-A } punto por cada palacio visible, incluido este.
rules-amytis-palace-3 = **Lado B:** toma una carta y no anotes nada, **o** no tomes ninguna y anota { $points-palace-B } punto por cada proyecto completado hasta ahora entre ambas personas. Un proyecto que se complete con esta misma loseta no cuenta.
rules-amytis-palace-4 = La carta que tomas puede completarse en el mismo turno.
rules-amytis-palace-picture = Un palacio verde en c3. Lado A: una carta y dos palacios visibles, 2 puntos. Lado B: una carta o 3 puntos, porque has completado un proyecto y tu rival, dos.
rules-amytis-palace-picture-alt = Lado A: una ciudad con palacios en c2 y c3, ambos marcados. Lado B: tres cartas de proyecto completadas.

rules-amytis-residence-title = Residencia
rules-amytis-residence-1 = **Lado A:** { $points-residence-A } punto por cada tipo de edificio visible en tu ciudad, incluido el suyo. Cada tipo cuenta una vez, así que el máximo son 6 puntos.
rules-amytis-residence-2 = **Lado B:** { $points-residence-B } puntos por cada mercado visible y por cada residencia visible, incluida esta.
rules-amytis-residence-picture = Una residencia rosa en c3. Lado A: se ven los seis tipos, 6 puntos. Lado B: un mercado y dos residencias, 6 puntos.
rules-amytis-residence-picture-alt = Dos ciudades con una residencia en c3. Lado A: está marcada una loseta de cada tipo. Lado B: están marcados el mercado de b1 y las residencias de a3 y c3.

rules-amytis-theater-title = Teatro
rules-amytis-theater-1 = **Lado A:** { $points-theater-A } punto por cada arquitecto en el tablero principal, tuyo o de tu rival, incluido el que acabas de colocar.
rules-amytis-theater-2 = **Lado B:** { $points-theater-B } puntos por cada uno de tus arquitectos en el tablero principal, incluido el que acabas de colocar.
rules-amytis-theater-3 = Da igual en qué lugar de tu ciudad esté el teatro.
rules-amytis-theater-picture = Tomas un teatro de a3. Lado A: tres arquitectos tuyos y dos de tu rival, 5 puntos. Lado B: tres tuyos, 6 puntos.
rules-amytis-theater-picture-alt = Dos tableros principales con tus arquitectos en a1, b1 y a3 y los de tu rival en c1 y a2. Lado A: los cinco están marcados. Lado B: están marcados tus tres.

## Projects

rules-amytis-projects-title = Proyectos
rules-amytis-projects-1 = Cuando la loseta ha puntuado y, si es un palacio, tras hacer su elección, se **completa** todo proyecto que tengas ante ti cuyo patrón aparezca en tu ciudad.
rules-amytis-projects-rule-1 = Solo cuentan las losetas **visibles**, y solo sus **colores**. Da igual qué edificios sean.
rules-amytis-projects-rule-2 = El patrón puede estar **girado** un cuarto, media vuelta o tres cuartos, y en cualquier lugar de la ciudad. **No puede estar reflejado.**
rules-amytis-projects-rule-3 = Donde el patrón deja una casilla vacía puede haber cualquier loseta, o ninguna.
rules-amytis-projects-rule-4 = Pueden completarse varios proyectos en un turno, incluso con las mismas losetas, y también uno que hayas tomado en este turno.
rules-amytis-projects-rule-5 = Un proyecto completado lo sigue estando, se construya lo que se construya después sobre sus losetas.
rules-amytis-projects-rule-6 = Para tus proyectos solo cuenta tu propia ciudad, y solo en tu propio turno. Los proyectos que están junto al mazo no se pueden completar: antes hay que tomarlos con un palacio.
rules-amytis-projects-2 = Sus puntos se suman al final. Los proyectos sin completar no restan nada.
rules-amytis-projects-cards = Las veinte cartas
rules-amytis-projects-turned-picture = El proyecto 16 en dos ciudades. Girado un cuarto de vuelta se completa; reflejado, no.
rules-amytis-projects-turned-picture-alt = El patrón del proyecto 16: rosa, rosa, naranja y, debajo, verde, verde. Marcada como correcta: una ciudad en la que está girado un cuarto de vuelta. Tachada: una ciudad en la que está reflejado.
rules-amytis-projects-cards-picture = Todas las cartas de proyecto, cada una con su número y sus puntos.
rules-amytis-projects-cards-picture-alt = Veinte patrones de colores: los números 1 a 6 valen 8 puntos; del 7 al 14, 10; del 15 al 20, 12.

## Favour

rules-amytis-favor-title = Tres en línea: un favor
rules-amytis-favor-1 = Si el arquitecto que has colocado en este turno ha completado una **línea de tres de los tuyos**, pones una de tus cinco fichas en un espacio libre del tablero de favores. Los arquitectos de tu rival ni ayudan ni estorban a una línea.
rules-amytis-favor-rule-1 = En cada uno de los siete espacios individuales cabe una ficha. En la fila inferior caben seis, como máximo cuatro de la misma persona.
rules-amytis-favor-rule-2 = Una ficha se queda donde está, y solo puntúa para quien la puso.
rules-amytis-favor-rule-3 = Eliges dónde va la ficha, no si la colocas. Siempre hay un espacio libre.
rules-amytis-favor-rule-4 = Si no te quedan fichas, no ganas nada.
rules-amytis-favor-2 = Un arquitecto nunca gana dos fichas: para dos líneas a la vez harían falta cinco arquitectos.

## Favours

rules-amytis-favors-title = El tablero de favores
rules-amytis-favors-1 = Los favores se puntúan al final de la partida, en la ciudad de quien puso la ficha.
rules-amytis-favors-place = Espacio
rules-amytis-favors-points = Puntos por su ficha
rules-amytis-favors-I = Pilas de 1
rules-amytis-favors-I-points = { $points-favor-I } por cada pila de exactamente 1 loseta
rules-amytis-favors-II = Pilas de 2
rules-amytis-favors-II-points = { $points-favor-II } por cada pila de exactamente 2 losetas
rules-amytis-favors-III = Pilas de 3
rules-amytis-favors-III-points = { $points-favor-III } por cada pila de exactamente 3 losetas
rules-amytis-favors-IV = Pilas de 4
rules-amytis-favors-IV-points = { $points-favor-IV } por cada pila de exactamente 4 losetas
rules-amytis-favors-stairs = Escalera 1-2-3
rules-amytis-favors-stairs-points = { $points-favor-stairs } por cada fila o columna con las alturas 1-2-3 o 3-2-1; no en diagonal
rules-amytis-favors-corners = Esquinas altas
rules-amytis-favors-corners-points = { $points-favor-corners } por cada esquina con una pila de al menos 3 losetas
rules-amytis-favors-projects = Proyectos hechos
rules-amytis-favors-projects-points = { $points-favor-projects } por cada proyecto que hayas completado, además de sus propios puntos
rules-amytis-favors-row = Fila inferior
rules-amytis-favors-row-points = { $points-row-1 }, { $points-row-2 }, { $points-row-3 } o { $points-row-4 } en total por 1, 2, 3 o 4 fichas tuyas
rules-amytis-favors-2 = Una ciudad puede tener, como mucho, cuatro escaleras: 24 puntos.
rules-amytis-favors-stairs-picture = Escalera: la fila 1 tiene las alturas 1-2-3, y la columna c, 3-2-1. Dos líneas: 12 puntos.
rules-amytis-favors-stairs-picture-alt = Una ciudad con las alturas 1, 2, 3 en su fila de arriba y 3, 2, 1 en su columna derecha. Ambas líneas están marcadas.
rules-amytis-favors-corners-picture = Esquinas, en la misma ciudad: c1 y a3 tienen al menos tres losetas de altura. Dos esquinas: 10 puntos.
rules-amytis-favors-corners-picture-alt = La misma ciudad. Están marcadas las esquinas c1 y a3, ambas de tres losetas de altura.
rules-amytis-favors-board-picture = El tablero de favores de esta partida: fichas en escalera, en esquinas y dos en la fila inferior; en total, 12 + 10 + 10 = 32 puntos.
rules-amytis-favors-board-picture-alt = El tablero de favores. Quien empieza tiene fichas en escalera y en esquinas, y dos en la fila inferior.

## The end

rules-amytis-end-title = El final
rules-amytis-end-1 = El final llega cuando, al terminar un turno, hay **dos pilas** vacías en el tablero principal.
rules-amytis-end-rule-1 = Si era el turno de quien juega en segundo lugar, la partida termina.
rules-amytis-end-rule-2 = Si era el turno de quien empieza, quien juega en segundo lugar tiene un turno más. Después, la partida termina.
rules-amytis-end-2 = Así, ambas personas juegan el mismo número de turnos. El último es un turno completo, con sus proyectos y su favor.

## Scoring

rules-amytis-scoring-title = Puntuación
rules-amytis-scoring-1 = Tu puntuación es la suma de tres conceptos:
rules-amytis-scoring-line = Concepto
rules-amytis-scoring-what = Qué es
rules-amytis-scoring-track = Edificios
rules-amytis-scoring-track-what = los puntos que han dado tus edificios a lo largo de la partida
rules-amytis-scoring-projects = Proyectos
rules-amytis-scoring-projects-what = los puntos de los proyectos que has completado
rules-amytis-scoring-favors = Favores
rules-amytis-scoring-favors-what = los puntos de tus fichas en el tablero de favores
rules-amytis-scoring-2 = Gana quien tenga más puntos. En caso de empate, la victoria es compartida. Los proyectos sin completar no restan nada.

## Options

rules-amytis-options-title = Opciones
rules-amytis-options-1 = La mesa las acuerda antes de la partida. La primera posibilidad es la habitual.
rules-amytis-options-option = Opción
rules-amytis-options-choices = Posibilidades
rules-amytis-options-sides = El lado de cada edificio
rules-amytis-options-sides-choices = **A** o **B,** para cada uno de los seis edificios por separado, el mismo para ambas personas.
rules-amytis-options-second = Proyectos de quien juega en segundo lugar
rules-amytis-options-second-choices = **2** o **3.** Las ediciones posteriores del juego dan 3 a quien juega en segundo lugar.

## Rulings

rules-amytis-rulings-title = Aclaraciones
rules-amytis-rulings-1 = Donde las reglas pueden leerse de dos maneras, se juega así.
rules-amytis-rulings-a1 = **A1. ¿Se elige si se completa un proyecto?** No, se completa en cuanto aparece el patrón. Casi siempre conviene. Solo con palacios del lado B un proyecto completado puede dar después un punto a tu rival.
rules-amytis-rulings-a2 = **A2. Se construye un palacio y no hay ninguna carta que tomar.** Con el lado B, puntuar es la única opción; con el lado A, solo hay puntos. En una partida real no ocurre: el mazo dura más que los palacios.
rules-amytis-rulings-a3 = **A3. ¿Puede ir a la fila inferior una quinta ficha de la misma persona?** No. La escala acaba en cuatro, así que una quinta no valdría nada y solo ocuparía un espacio.
rules-amytis-rulings-a4 = **A4. El mazo está vacío.** Las cartas a la vista no se reponen, y las que quedan aún se pueden tomar. Como A2, no ocurre en una partida real.
rules-amytis-rulings-a5 = **A5. ¿Gana un favor cualquier línea de arquitectos, o solo la que ha completado este arquitecto?** Solo la que ha completado. En la práctica no hay otra: los arquitectos de una línea anterior ya han vuelto al empezar el turno.
rules-amytis-rulings-a6 = **A6. Un palacio del lado B puntúa. ¿Cuenta un proyecto que se completa con esa misma loseta?** No, solo los que se completaron antes.
rules-amytis-rulings-a7 = **A7. ¿Se elige si se toma un favor?** No. Al completar una línea se coloca una ficha, si te queda alguna y hay un espacio para ella; solo eliges dónde.

## What is hidden

rules-amytis-hidden-title = Información oculta
rules-amytis-hidden-1 = Nadie sabe más que su rival. Son desconocidas para ambas personas las losetas que hay bajo la superior de cada pila, las tres losetas que se retiraron de la partida y el orden del mazo de proyectos. Se sabe **qué** losetas y cartas no se han visto todavía, pero no dónde están.
rules-amytis-hidden-2 = Una acción que revela algo desconocido no se puede deshacer: construir la loseta superior de una pila que tiene otra debajo, y tomar un proyecto mientras quede mazo.

## Notation

rules-amytis-notation-title = Notación
rules-amytis-notation-1 = En las partidas guardadas, las acciones se anotan así.
rules-amytis-notation-action = Acción
rules-amytis-notation-written = Se anota
rules-amytis-notation-build = tomar la loseta superior de la pila b2 y construirla en c3
rules-amytis-notation-project = por un palacio, tomar el proyecto 8, que está a la vista
rules-amytis-notation-deck = por un palacio, robar la primera carta del mazo
rules-amytis-notation-score = por un palacio del lado B, puntuar en su lugar
rules-amytis-notation-favor = colocar una ficha
