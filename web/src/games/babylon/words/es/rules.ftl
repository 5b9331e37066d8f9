# The rules of Babylon. One message is one heading, paragraph, item of a list, cell of a table or words of a picture;
# their order and their place are in rules/book.ts. **Two stars** on both sides make a word bold.
# Cells (c4), corners (nw, ne, se, sw) and the notation of actions stay as they are in every language.

## At a glance

rules-babylon-overview-title = El juego de un vistazo
rules-babylon-overview-1 = Vas a construir jardines colgantes. Una terraza se alza sobre otra apoyada en esbeltos pilares y, donde coinciden sus iconos, añades escaleras, fuentes, puentes y estatuas. Cuanto más alto estén, más valen.
rules-babylon-overview-2 = En tu turno **excavas**: tomas una loseta de la cantera, que es común. Cuanto más despejada esté entre sus vecinas, más pilares te da. Con los pilares puedes **construir**: colocar losetas en tu tablero y añadirles objetos decorativos. Lo que no uses lo **almacenas**, mientras haya sitio.
rules-babylon-overview-3 = Tras la última ronda, cada jardín se mira **desde arriba**, en vertical. Lo que las terrazas más altas cubren por completo no vale nada. Gana quien tenga más puntos.
rules-babylon-overview-4 = A Babylon juegan de 2 a 4 personas. La partida dura 15 rondas a dos personas, 13 a tres y 11 a cuatro.
rules-babylon-overview-tips = Para tu primera partida
rules-babylon-overview-tip-1 = Lo que más te va a faltar son pilares. Busca losetas con muchos bordes despejados y con tu flor.
rules-babylon-overview-tip-2 = A una loseta le bastan tres pilares: en la esquina que dejas sin apoyo va un belvedere, que además vale un punto.
rules-babylon-overview-tip-3 = Gira la loseta hasta que sus iconos encuentren a sus iguales. Un objeto decorativo no cuesta nada, pero necesita una loseta colocada en ese mismo turno.
rules-babylon-overview-tip-4 = Sube. Un puente en el nivel 3 vale el triple que uno en el nivel 1.
rules-babylon-overview-credit = Babylon es un juego de Olivier Grégoire, publicado por Geek Attitude Games. Esta es una descripción independiente, con nuestras propias palabras; no usa ilustraciones ni textos de las editoriales.
rules-babylon-overview-picture = Un jardín al final de la partida: terrazas en tres niveles, con escaleras, fuentes, puentes, estatuas y belvederes.
rules-babylon-overview-picture-alt = Un gran jardín visto en perspectiva, lleno de terrazas sobre pilares.

## Components and words

rules-babylon-components-title = Componentes y términos
rules-babylon-components-1 = Cada persona tiene un **tablero** con 8 × 8 huecos donde construir, un área de almacenamiento para 6 pilares simples y 1 loseta, y una flor propia. Todo lo demás es común.
rules-babylon-components-what = Componente
rules-babylon-components-number = Cantidad
rules-babylon-components-about = Descripción
rules-babylon-components-clay = Losetas de Arcilla
rules-babylon-components-clay-about = 2 iconos; el nivel superior de la cantera
rules-babylon-components-granite = Losetas de Granito
rules-babylon-components-granite-about = 3 iconos; el nivel intermedio
rules-babylon-components-basalt = Losetas de Basalto
rules-babylon-components-basalt-about = 4 iconos; el nivel inferior
rules-babylon-components-start = Losetas iniciales
rules-babylon-components-start-about = 4 iconos; una por cada flor
rules-babylon-components-tokens = Fichas de ronda
rules-babylon-components-tokens-about = siete tipos, dos de cada uno
rules-babylon-components-singles = Pilares simples
rules-babylon-components-singles-about = un nivel de altura
rules-babylon-components-doubles = Pilares dobles
rules-babylon-components-doubles-about = dos niveles de altura
rules-babylon-components-belvederes = Belvederes
rules-babylon-components-belvederes-about = para las esquinas sin pilar
rules-babylon-components-stairs = Escaleras
rules-babylon-components-fountains = Fuentes
rules-babylon-components-bridges = Puentes
rules-babylon-components-two-spaces = objeto decorativo de dos espacios
rules-babylon-components-statues = Estatuas
rules-babylon-components-statues-about = objeto decorativo de un espacio
rules-babylon-components-2 = Una **loseta** es un cuadrado de 2 × 2 espacios. Cada espacio muestra uno de los cuatro iconos (escalera, fuente, puente, estatua) o ninguno. Además, cada loseta tiene una flor: blanca, rosa, azul o amarilla. Cada flor aparece en 12 de las 48 losetas de Terraza. Las losetas de Terraza tienen dos caras: en la cantera están con el lado de Material a la vista y en el jardín se colocan con el lado de Jardín hacia arriba. Los iconos y la flor no cambian de un lado a otro; las losetas iniciales carecen de lado de Material.
rules-babylon-tiles-picture = Una loseta de Arcilla, una de Granito, una de Basalto y una loseta inicial. Cada una tiene su flor y dos, tres o cuatro iconos.
rules-babylon-tiles-picture-alt = Cuatro losetas de 2 × 2 espacios: Arcilla con dos iconos, Granito con tres, Basalto y la loseta inicial con cuatro.
rules-babylon-signs-picture = Los cuatro iconos: escalera, fuente, puente, estatua. Las cuatro flores: blanca, rosa, azul, amarilla.
rules-babylon-signs-picture-alt = Los símbolos de los cuatro iconos y de las cuatro flores, en el orden del texto de abajo.
rules-babylon-components-words = Términos que significan siempre lo mismo
rules-babylon-components-word-1 = Una **casilla** es uno de los 64 huecos de un tablero, con todo lo que se alza sobre él. Las columnas van de la a a la h, de oeste a este; las filas, de la 1 a la 8, de norte a sur: a1 es la casilla noroeste y h8 la sureste.
rules-babylon-components-word-2 = Los **niveles** se cuentan desde el tablero, que es el nivel 0. Una loseta sobre pilares simples que se apoyan en el tablero está en el nivel 1.
rules-babylon-components-word-3 = La **altura** de una casilla es el nivel de la loseta más alta que hay sobre ella; 0 si es un hueco vacío.
rules-babylon-components-word-4 = Una casilla está **libre** si en lo más alto de ella no hay nada, ni belvedere ni objeto decorativo, y ningún puente pasa por encima de ella.
rules-babylon-components-word-5 = Tu **jardín** es todo lo que has construido. El **suministro** es la reserva común de pilares, belvederes y objetos decorativos.
rules-babylon-components-3 = Los reglamentos publicados no dicen qué iconos tiene cada loseta ni cuántas fichas de ronda hay de cada tipo. Ambas cosas son aquí un conjunto equilibrado, hecho para esta edición. Quien tenga una caja puede describirla en un archivo de componentes y jugar con él.

## Set-up

rules-babylon-setup-title = Preparación
rules-babylon-setup-1 = El programa lo prepara todo. Esto es lo que hace y lo que se decide en la mesa.
rules-babylon-setup-step-1 = **La cantera** es una cuadrícula de 4 × 4 pilas. Cada una tiene una loseta de Basalto abajo, una de Granito en medio y una de Arcilla arriba; cada material se mezcla por separado. Solo se ve la loseta superior de cada pila.
rules-babylon-setup-step-2 = **Las flores.** Según el orden de los asientos, las flores son blanca, rosa, azul y amarilla, salvo que la mesa elija otra cosa. La loseta inicial de tu flor empieza en tu área de almacenamiento. Nadie tiene pilares.
rules-babylon-setup-step-3 = **Las fichas de ronda** se mezclan boca abajo. A 2, 3 o 4 personas se usan 14, 12 o 10; las demás se retiran de la partida sin mirarlas.
rules-babylon-setup-step-4 = **Quién empieza** se decide por sorteo. Se juega en sentido horario, según el orden de los asientos, y todas las rondas las empieza la misma persona.
rules-babylon-setup-step-5 = **Retirar arcilla.** A partir de quien empieza, y por orden de turno, cada persona retira de la partida losetas de Arcilla a su elección, de una en una. Después comienza el primer turno.
rules-babylon-setup-players = Personas
rules-babylon-setup-removals = Arcilla retirada
rules-babylon-setup-tokens = Fichas de ronda
rules-babylon-setup-rounds = Rondas
rules-babylon-setup-removals-2 = 6, tres por persona, alternándose
rules-babylon-setup-removals-3 = 3, una por persona
rules-babylon-setup-removals-4 = ninguna
rules-babylon-setup-2 = Solo se puede retirar arcilla, así que nunca se quitan dos losetas de la misma pila.

## Rounds and turns

rules-babylon-round-title = Rondas y turnos
rules-babylon-round-1 = En cada ronda, cada persona juega un turno, a partir de quien empieza. El turno tiene tres partes, en este orden:
rules-babylon-round-part-1 = **A. Excavar.** Debes tomar una loseta de la cantera, y recibes pilares.
rules-babylon-round-part-2 = **B. Construir.** Puedes colocar la loseta extraída, la guardada o ambas, y construir objetos decorativos.
rules-babylon-round-part-3 = **C. Almacenar o descartar.** Debes terminar el turno indicando qué loseta guardas.
rules-babylon-round-2 = Después de cada ronda, salvo la última, se revela una **ficha de ronda**. Se aplica al turno de cada persona en la ronda siguiente, y solo en ella. La primera ronda no tiene ficha.
rules-babylon-round-3 = Puedes deshacer lo que hayas hecho en tu turno, hasta la última acción que reveló algo desconocido. La cantera nunca se agota: siempre hay menos turnos que losetas.

## A. Dig

rules-babylon-dig-title = A. Excavar
rules-babylon-dig-1 = Toma una **loseta visible**: la loseta superior de cualquier pila que no esté vacía.
rules-babylon-dig-2 = Después, fíjate en los cuatro bordes de la loseta tal como estaba. Cada borde te da **un pilar simple**, salvo que la pila del otro lado sea **más alta**. Es decir, recibes uno por cada
rules-babylon-dig-edge-1 = pila vecina cuya loseta superior sea del mismo material o de uno inferior: la arcilla está por encima del granito, y el granito por encima del basalto;
rules-babylon-dig-edge-2 = pila vecina vacía, donde se ve el fondo de la cantera;
rules-babylon-dig-edge-3 = lado de la cantera contiguo.
rules-babylon-dig-3 = Si la loseta tiene **tu flor**, recibes uno más. Sin ficha de ronda son, como mucho, cinco pilares.
rules-babylon-dig-4 = Durante tu turno puedes tener cualquier cantidad de pilares. El límite del área de almacenamiento solo cuenta cuando termina el turno.
rules-babylon-dig-5 = El número de cada pila de la cantera indica cuántos pilares te daría ahora la loseta, con la ficha de ronda y la flor incluidas.
rules-babylon-dig-picture = Extraes la loseta de Granito de c1. El lado de la cantera (norte), el granito del mismo nivel (oeste) y el basalto, más bajo (sur), dan un pilar cada uno. La arcilla del este está más alta y no da ninguno: tres pilares, y un cuarto si la loseta tiene tu flor.
rules-babylon-dig-picture-alt = La cantera desde arriba. En c1 hay una loseta de Granito. Al oeste tiene granito, al sur basalto, al este arcilla y al norte el lado de la cantera. Tres de sus bordes están marcados con un pilar; el del este, con una cruz.

## B. Build

rules-babylon-build-title = B. Construir
rules-babylon-build-1 = Tienes hasta dos losetas para colocar: la que acabas de extraer y la de tu área de almacenamiento. Puedes colocar una, las dos en cualquier orden, o ninguna.
rules-babylon-build-2 = En cuanto hayas colocado una loseta en este turno, también puedes **construir objetos decorativos**, tantas veces como quieras: antes de colocar la otra loseta, después, o ambas cosas.
rules-babylon-build-3 = Solo se puede construir sobre la parte superior de una casilla. Lo que una loseta ha cubierto ya no es accesible.
rules-babylon-build-4 = En el programa, elige una de tus losetas: se iluminan todos los lugares donde cabe. Gírala, cambia su nivel y elige su esquina sin apoyo mientras ves el coste; no se gasta nada hasta que confirmes. Si en un lugar no se puede colocar, verás por qué.

## Placing a tile

rules-babylon-place-title = Colocar una loseta
rules-babylon-place-1 = Eliges cuatro cosas: dónde va la loseta, cómo está girada, en qué nivel, y si se apoyan las cuatro esquinas o solo tres. Debe cumplirse todo esto:
rules-babylon-place-rule-1 = **Dentro del tablero.** Los cuatro espacios están sobre casillas de tu tablero.
rules-babylon-place-rule-2 = **Girada como quieras,** en cuartos de vuelta. Los giros que se ven igual cuentan como uno solo.
rules-babylon-place-rule-3 = **Por encima de todo.** La altura de cada una de sus cuatro casillas es menor que el nivel de la loseta. Una loseta nunca se mete debajo de otra.
rules-babylon-place-rule-4 = **De nivel en nivel.** Para el nivel 2 y los siguientes necesitas una loseta en el nivel inmediatamente inferior, en cualquier lugar de tu jardín.
rules-babylon-place-rule-5 = **Apoyada.** Tres o cuatro esquinas se apoyan en pilares o estatuas.
rules-babylon-place-rule-6 = **Sin puentes.** Ningún puente pasa por encima de sus casillas.
rules-babylon-place-rule-7 = **Nunca las mismas cuatro casillas.** En un jardín no hay dos losetas que cubran exactamente las mismas cuatro casillas, sean cuales sean sus niveles. Sí pueden compartir una o dos.
rules-babylon-place-rule-8 = **Pagada.** Tienes los pilares que hacen falta.
rules-babylon-place-support = En qué se apoya una esquina
rules-babylon-place-2 = Una esquina con apoyo de una loseta en el nivel L descansa sobre uno de estos elementos. Pueden combinarse bajo una misma loseta, y da igual si el espacio de debajo muestra un icono.
rules-babylon-place-cell = Su casilla
rules-babylon-place-stands = Se apoya en
rules-babylon-place-costs = Coste
rules-babylon-place-cell-1 = libre y un nivel más baja (L − 1)
rules-babylon-place-stands-1 = un pilar simple
rules-babylon-place-costs-1 = 1 pilar simple
rules-babylon-place-cell-2 = libre y dos niveles más baja (L − 2)
rules-babylon-place-stands-2 = un pilar doble
rules-babylon-place-costs-2 = 1 pilar doble
rules-babylon-place-cell-3 = con una estatua encima y un nivel más baja (L − 1)
rules-babylon-place-stands-3 = esa estatua
rules-babylon-place-costs-3 = nada
rules-babylon-place-3 = Lo que está aún más abajo queda fuera de alcance, y ninguna otra cosa puede sostener una loseta: ni belvederes, ni escaleras, ni fuentes, ni puentes.
rules-babylon-place-pay = Pagar con pilares
rules-babylon-place-4 = **Dos pilares simples pueden intercambiarse por uno doble,** si queda alguno en el suministro; los dos simples vuelven a él. Un pilar doble nunca se cambia por simples. Primero se usan los dobles que tengas, y los simples se intercambian solos cuando hace falta para colocar la loseta.
rules-babylon-place-5 = Los pilares solo se colocan junto con su loseta, así que ninguno queda sin cubrir.
rules-babylon-place-statue = Estatuas como pilares
rules-babylon-place-6 = Una estatua que sostiene una loseta pasa a ser un pilar y deja de ser una estatua: no da puntos, y ninguna otra estatua se alinea con ella. No cuesta nada. Una estatua mide un nivel, así que no puede sostener una loseta situada dos niveles más arriba, y sobre ella no cabe ningún pilar.
rules-babylon-place-picture = La primera loseta de un jardín: cuatro pilares simples la sostienen en el nivel 1.
rules-babylon-place-picture-alt = Un jardín visto en perspectiva: una loseta en las casillas c4 a d5, con un pilar simple bajo cada una de sus cuatro esquinas.
rules-babylon-same-cells-picture = La loseta nueva no puede ocupar las mismas cuatro casillas que la de abajo. Desplazada una casilla, es correcta.
rules-babylon-same-cells-picture-alt = Dos jardines vistos en perspectiva. Tachado: una loseta en el nivel 2 justo encima de otra en el nivel 1. Marcado como correcto: la loseta de arriba está una casilla más al este.
rules-babylon-statue-carries-picture = Primero hay una estatua en c4. Después, una loseta del nivel 2 apoya en ella una esquina, gratis. La estatua ya solo es un pilar, y su punto se pierde.
rules-babylon-statue-carries-picture-alt = Dos jardines vistos en perspectiva. En el primero hay una estatua sobre una loseta del nivel 1. En el segundo, una loseta del nivel 2 apoya una esquina en esa estatua; las otras esquinas se apoyan en un pilar simple y dos dobles.

## Levels

rules-babylon-levels-title = Niveles y pilares dobles
rules-babylon-levels-1 = Se sube de nivel en nivel: una loseta solo puede ir en el nivel 3 si tienes otra en el nivel 2. No hace falta que estén cerca.
rules-babylon-levels-2 = Sea H la altura de la más alta de las cuatro casillas. Entonces, la loseta va en el nivel H + 1 o H + 2: al menos tres esquinas deben apoyarse en algo, y nada alcanza más de dos niveles.
rules-babylon-levels-3 = **Ejemplo.** Hay una loseta en c4, en el nivel 1. Añades otra en d3, en el nivel 2. Su esquina suroeste queda sobre la loseta inferior y se apoya en un pilar simple; las otras tres quedan sobre huecos vacíos y se apoyan en pilares dobles. Si no tienes dobles, son 1 + 2 × 3 = 7 pilares simples. Con la esquina noreste sin apoyo son 5.
rules-babylon-levels-4 = Las terrazas altas compensan por partida doble: los objetos decorativos valen más con cada nivel, y tu nivel más alto da, por sí mismo, { $points-level } puntos por nivel al final.
rules-babylon-levels-picture = Una esquina sobre un pilar simple, que se apoya en la terraza inferior; tres sobre pilares dobles, que se apoyan en el tablero.
rules-babylon-levels-picture-alt = Un jardín visto en perspectiva: una loseta en el nivel 1 y otra en el nivel 2, una de cuyas esquinas queda sobre la primera. Esa esquina se apoya en un pilar simple; las otras tres, en pilares dobles.

## Open corner

rules-babylon-open-corner-title = La esquina sin apoyo y su belvedere
rules-babylon-open-corner-1 = Una esquina de la loseta, cualquiera de las cuatro, puede quedar **sin apoyo**. No lleva pilar debajo y recibe de inmediato un **belvedere** del suministro, en ese espacio de la loseta nueva.
rules-babylon-open-corner-2 = Un belvedere ahorra un pilar y vale { $points-belvedere } punto al final. Pero su espacio ya no vuelve a estar libre: ningún pilar puede apoyarse en él, y su icono se pierde.
rules-babylon-open-corner-3 = Una esquina sin apoyo puede quedar sobre cualquier cosa más baja, incluidos belvederes y objetos decorativos, con dos excepciones:
rules-babylon-open-corner-not-1 = una casilla por encima de la cual pasa un puente;
rules-babylon-open-corner-not-2 = una estatua situada exactamente un nivel por debajo. Esa estatua sostendría la loseta.
rules-babylon-open-corner-4 = Si no quedan belvederes en el suministro, cada loseta necesita cuatro apoyos.
rules-babylon-open-corner-picture = Bastan tres pilares. La esquina sureste, sin apoyo, ha recibido su belvedere.
rules-babylon-open-corner-picture-alt = Un jardín visto en perspectiva: una loseta sobre tres pilares simples. En la esquina sin pilar hay un belvedere.

## Decorations

rules-babylon-decorations-title = Objetos decorativos
rules-babylon-decorations-1 = Hay cuatro objetos decorativos: escaleras, fuentes, puentes y estatuas. Son gratuitos, y nunca es obligatorio colocarlos. Para todos ellos:
rules-babylon-decorations-rule-1 = Las escaleras, las fuentes y los puentes ocupan **dos espacios**; una estatua, uno.
rules-babylon-decorations-rule-2 = Cada uno de esos espacios está en una loseta, sin cubrir y libre, y muestra el **icono correspondiente**.
rules-babylon-decorations-rule-3 = Al menos uno está en una loseta que has colocado **en este turno**. El otro puede ser anterior.
rules-babylon-decorations-rule-4 = Están en la misma fila o columna, **nunca de forma diagonal**.
rules-babylon-decorations-rule-5 = La pieza aún está en el suministro.
rules-babylon-decorations-2 = Un icono que no puedas usar enseguida no se pierde: puede ser el otro extremo de un objeto decorativo posterior. Solo la estatua, que no tiene otro extremo, debe colocarse en el mismo turno que su loseta.
rules-babylon-decorations-3 = Un espacio con un objeto decorativo ya no está libre. Solo puede quedar cubierto por una esquina sin apoyo o, si tiene una estatua, sostener una loseta.
rules-babylon-decorations-kind = Objeto
rules-babylon-decorations-where = Dónde
rules-babylon-decorations-worth = Puntos
rules-babylon-decorations-stairs = Escalera
rules-babylon-decorations-stairs-where = espacios adyacentes, con un nivel de diferencia
rules-babylon-decorations-stairs-worth = la suma de ambos niveles
rules-babylon-decorations-fountain = Fuente
rules-babylon-decorations-fountain-where = espacios adyacentes, mismo nivel, dos losetas
rules-babylon-decorations-fountain-worth = 3 × su nivel
rules-babylon-decorations-bridge = Puente
rules-babylon-decorations-bridge-where = mismo nivel, exactamente una casilla más baja en medio
rules-babylon-decorations-bridge-worth = 3 × su nivel
rules-babylon-decorations-statue = Estatua
rules-babylon-decorations-statue-where = en línea recta con otra estatua; la primera, donde sea
rules-babylon-decorations-statue-worth = su nivel

rules-babylon-stairs-title = Escaleras
rules-babylon-stairs-1 = Una escalera conecta dos iconos de escalera contiguos cuyos niveles **se diferencian exactamente en uno**.
rules-babylon-stairs-2 = Al final vale la suma de los dos niveles: 3 entre los niveles 1 y 2, 5 entre los niveles 2 y 3.
rules-babylon-stairs-picture = Una escalera del nivel 1 al nivel 2 encaja. Entre dos iconos del nivel 1, no.
rules-babylon-stairs-picture-alt = Dos planos. Marcado como correcto: una escalera en d4 y d5, que están en los niveles 2 y 1. Tachado: iconos de escalera en d5 y e5, ambos en el nivel 1.

rules-babylon-fountain-title = Fuentes
rules-babylon-fountain-1 = Una fuente conecta dos iconos de fuente contiguos **en el mismo nivel** y **en dos losetas distintas**.
rules-babylon-fountain-2 = Al final vale { $points-fountain } puntos por nivel: en el nivel 2, el doble que en el nivel 1.
rules-babylon-fountain-picture = Una fuente puede conectar dos losetas que se tocan en un mismo nivel. Dos iconos de la misma loseta no pueden conectarse.
rules-babylon-fountain-picture-alt = Dos planos. Marcado como correcto: una fuente en d4 y e4, que pertenecen a dos losetas del nivel 1. Tachado: iconos de fuente en e5 y f5, que pertenecen a una misma loseta.

rules-babylon-bridge-title = Puentes
rules-babylon-bridge-1 = Un puente conecta dos iconos de puente **en el mismo nivel**, en una misma fila o columna, con **exactamente una casilla entre ellos**. Están siempre en dos losetas distintas.
rules-babylon-bridge-2 = La casilla de en medio es más baja que el puente, y ningún otro puente pasa por encima de ella en el mismo nivel o más arriba. Da igual lo que haya en esa casilla más baja.
rules-babylon-bridge-3 = Desde ese momento, el puente **pasa por encima** de esa casilla y allí no se construye nada más; solo puede cruzarla otro puente más alto. Un puente no tapa nada de lo que tiene debajo.
rules-babylon-bridge-4 = Al final vale { $points-bridge } puntos por nivel: en el nivel 2, el doble que en el nivel 1. Siempre puntúa, incluso con los dos extremos cubiertos, porque nada puede cubrir la casilla por encima de la cual pasa.
rules-babylon-bridge-picture = Un puente necesita dos extremos en el mismo nivel y una casilla más baja en medio. Con un extremo en el nivel 1 y el otro en el nivel 2 no hay puente.
rules-babylon-bridge-picture-alt = Dos planos. Marcado como correcto: un puente de c4 a e4 sobre la casilla vacía d4, con ambos extremos en el nivel 1. Tachado: iconos de puente en c4, nivel 1, y e4, nivel 2.
rules-babylon-bridge-high-picture = Un puente del nivel 2 puede cruzar una terraza del nivel 1: el espacio debe estar vacío al nivel del puente y por encima.
rules-babylon-bridge-high-picture-alt = Un jardín visto en perspectiva: un puente conecta dos losetas del nivel 2 y pasa por encima de una loseta del nivel 1.

rules-babylon-statue-title = Estatuas
rules-babylon-statue-1 = Una estatua ocupa un icono de estatua. Tu **primera** estatua puede ir en cualquiera. Las siguientes deben estar **en la misma fila o columna** que una estatua que ya esté en tu jardín, por lejos que se encuentre y en el nivel que sea.
rules-babylon-statue-2 = Una estatua debe colocarse en el turno de su loseta, de modo que un icono no alineado se pierde para las estatuas, aunque más tarde otra estatua quede alineada con él.
rules-babylon-statue-3 = Al final, una estatua vale su nivel. Una estatua convertida en pilar no vale nada, y nada se alinea con ella. Si todas tus estatuas se han convertido en pilares, la siguiente vuelve a ser una primera estatua.
rules-babylon-statue-picture = La primera estatua está en b2. La de b6 comparte con ella la columna b; la de g6 comparte con la segunda la fila 6. En e5 no puede haber ninguna: no hay estatuas en la fila 5 ni en la columna e.
rules-babylon-statue-picture-alt = Un plano con estatuas en b2, b6 y g6. El icono de estatua de e5 está tachado.

## C. Store or discard

rules-babylon-store-title = C. Almacenar o descartar
rules-babylon-store-1 = Terminas tu turno indicando qué loseta queda en tu área de almacenamiento: la extraída, la que ya estaba o ninguna.
rules-babylon-store-rule-1 = **Losetas.** De las losetas que no hayas colocado se guarda, como máximo, una. La otra se descarta y no vuelve a la partida.
rules-babylon-store-rule-2 = **Pilares simples.** Se guardan hasta 6; los demás vuelven al suministro. Guardas tantos como quepan.
rules-babylon-store-rule-3 = **Los pilares dobles** no se pueden almacenar. Todos vuelven al suministro.
rules-babylon-store-2 = La loseta inicial no tiene privilegios: puede esperar en el área de almacenamiento, colocarse más adelante o descartarse. Pero, mientras espera, no se puede guardar otra.

## Round tokens

rules-babylon-tokens-title = Fichas de ronda
rules-babylon-tokens-1 = La ficha boca arriba se aplica al turno de cada persona en esta ronda. Hay dos de cada tipo; a 3 o 4 personas, algunas se retiran de la partida sin mirarlas.
rules-babylon-tokens-token = Ficha
rules-babylon-tokens-effect = Efecto en esta ronda
rules-babylon-tokens-extra_single = +1 pilar simple
rules-babylon-tokens-extra_single-effect = Al empezar tu turno, antes de excavar, recibes 1 pilar simple.
rules-babylon-tokens-extra_double = +1 pilar doble
rules-babylon-tokens-extra_double-effect = Al empezar tu turno, antes de excavar, recibes 1 pilar doble. No se puede almacenar.
rules-babylon-tokens-change_icon = Cambiar un icono
rules-babylon-tokens-change_icon-effect = Una vez en tu turno, un espacio **con** icono de una loseta colocada en este turno cuenta como cualquier otro icono para un objeto decorativo.
rules-babylon-tokens-fill_blank = Icono en un espacio sin icono
rules-babylon-tokens-fill_blank-effect = Una vez en tu turno, un espacio **sin** icono de una loseta colocada en este turno cuenta como cualquier icono para un objeto decorativo.
rules-babylon-tokens-double_flower = Flor doble
rules-babylon-tokens-double_flower-effect = Extraer una loseta con tu flor da 2 pilares por la flor en vez de 1.
rules-babylon-tokens-one_fewer = 1 pilar menos
rules-babylon-tokens-one_fewer-effect = Al excavar recibes en total 1 pilar simple menos, contando también el de la flor, pero nunca menos de cero.
rules-babylon-tokens-blank = Sin efecto
rules-babylon-tokens-blank-effect = No ocurre nada.
rules-babylon-tokens-wild = Comodines
rules-babylon-tokens-2 = El espacio que, gracias a una ficha, cuenta como otro icono se llama **comodín**. Sirve para un espacio de un solo objeto decorativo: el otro extremo de una escalera, una fuente o un puente debe mostrar su propio icono.
rules-babylon-tokens-3 = No hace falta anunciarlo. Coloca el objeto decorativo; el comodín se usa si el objeto lo necesita, y solo entonces. Lo que no uses se pierde al acabar tu turno.

## Scoring

rules-babylon-scoring-title = El final y la puntuación
rules-babylon-scoring-1 = La partida termina tras el último turno de la última ronda. Mira cada jardín **desde arriba**, en vertical: en todos los conceptos cuenta solo lo que se ve.
rules-babylon-scoring-seen-1 = Una **loseta** se ve si al menos uno de sus cuatro espacios no está cubierto por una loseta más alta.
rules-babylon-scoring-seen-2 = Una **estatua**, una **escalera**, una **fuente** o un **belvedere** se ve si al menos uno de los espacios que ocupa no está cubierto.
rules-babylon-scoring-seen-3 = Un **puente** se ve siempre, incluso con los dos extremos cubiertos: la casilla por encima de la cual pasa nunca puede cubrirse, así que su arco queda a la vista.
rules-babylon-scoring-seen-4 = Lo que está sobre una loseta no la cubre, y un puente no tapa nada de lo que tiene debajo.
rules-babylon-scoring-line = Concepto
rules-babylon-scoring-points = Puntos
rules-babylon-scoring-statues = Estatua
rules-babylon-scoring-statues-points = su nivel
rules-babylon-scoring-fountains = Fuente
rules-babylon-scoring-fountains-points = { $points-fountain } × su nivel
rules-babylon-scoring-bridges = Puente
rules-babylon-scoring-bridges-points = { $points-bridge } × su nivel
rules-babylon-scoring-stairs = Escalera
rules-babylon-scoring-stairs-points = la suma de los dos niveles que conecta
rules-babylon-scoring-decoration_sets = Conjunto de objetos decorativos
rules-babylon-scoring-decoration_sets-points = { $points-decoration-set } por cada conjunto de una estatua, una fuente, un puente y una escalera
rules-babylon-scoring-flower_sets = Conjunto de flores
rules-babylon-scoring-flower_sets-points = { $points-flower-set } por cada conjunto de cuatro losetas con cuatro flores distintas, incluidas las losetas iniciales
rules-babylon-scoring-belvederes = Belvedere
rules-babylon-scoring-belvederes-points = { $points-belvedere }, en cualquier nivel
rules-babylon-scoring-highest_level = Nivel más alto
rules-babylon-scoring-highest_level-points = { $points-level } × el nivel más alto con una loseta
rules-babylon-scoring-2 = Un objeto decorativo cuenta por sí mismo y en un conjunto. Una estatua convertida en pilar no cuenta en ningún concepto.
rules-babylon-scoring-winner = Quién gana
rules-babylon-scoring-3 = **Gana quien tenga más puntos.** En caso de empate, gana quien tenga menos huecos visibles desde arriba; un puente sobre un hueco no lo tapa. Si también en eso hay empate, la victoria es compartida.
rules-babylon-scoring-example = Un ejemplo
rules-babylon-scoring-4 = El jardín de la imagen tiene seis losetas: cinco en el nivel 1 y una en el nivel 2.
rules-babylon-scoring-example-statues = Estatua en d3, nivel 1
rules-babylon-scoring-example-fountains = Fuente b2-c2, nivel 1
rules-babylon-scoring-example-bridges = Puente b6-d6, nivel 1
rules-babylon-scoring-example-stairs = Escalera e4-f4, del nivel 1 al nivel 2
rules-babylon-scoring-example-decoration_sets = Un conjunto de objetos decorativos
rules-babylon-scoring-example-flower_sets = Un conjunto de flores
rules-babylon-scoring-example-belvederes = El belvedere de g5
rules-babylon-scoring-example-highest_level = Nivel más alto: 2
rules-babylon-scoring-example-total = **Total**
rules-babylon-scoring-5 = Supón que se añade otra loseta en c3, en el nivel 2. Una de sus esquinas pasa a apoyarse en la estatua de d3 y ahorra un pilar. Pero la estatua desaparece: 1 punto menos por ella y 4 menos por el conjunto. Un pilar que sale caro.
rules-babylon-scoring-picture = Un jardín con un objeto decorativo de cada tipo, visto desde arriba: 23 puntos.
rules-babylon-scoring-picture-alt = Plano de un jardín: una fuente en b2 y c2, una estatua en d3, una escalera que sube de e4 a f4, un belvedere en g5 y un puente de b6 a d6.
rules-babylon-half-covered-picture = La esquina sin apoyo de la loseta superior queda sobre una mitad de la fuente de d4 y e4. La otra mitad aún se ve: la fuente da sus 3 puntos completos.
rules-babylon-half-covered-picture-alt = Un plano: una fuente en d4 y e4. Una loseta del nivel 2 cubre e4 y tiene allí un belvedere; d4 está sin cubrir.
rules-babylon-covered-picture = Dos losetas del nivel 2 cubren entre ambas la loseta inicial que hay debajo. Ya no se ve nada de ella, así que su flor blanca no cuenta.
rules-babylon-covered-picture-alt = Un jardín visto en perspectiva: dos losetas del nivel 2, una junto a otra, que tapan por completo una loseta del nivel 1.

## Supply

rules-babylon-supply-title = El suministro
rules-babylon-supply-1 = Los pilares y las piezas se limitan a lo que hay en la caja. Lo que no queda no se puede tomar:
rules-babylon-supply-rule-1 = Recibes menos pilares de los que te corresponden. Si una ficha reduce lo que te corresponde, lo hace primero; después, el suministro da lo que tenga.
rules-babylon-supply-rule-2 = No se pueden intercambiar pilares simples mientras no haya dobles en el suministro.
rules-babylon-supply-rule-3 = No se puede construir un objeto decorativo sin su pieza.
rules-babylon-supply-rule-4 = Sin belvederes, cada loseta necesita cuatro apoyos.
rules-babylon-supply-2 = Los pilares pagados por una loseta se quedan debajo de ella. Los simples que se intercambian por dobles, y lo que no se puede almacenar, vuelven al suministro. Una estatua que sostiene una loseta se queda donde está.
rules-babylon-supply-3 = La mesa muestra cuántas piezas de cada tipo quedan. Con tres o cuatro personas que juegan bien se agotan todos los belvederes. Una opción de la mesa hace que el suministro sea ilimitado.

## Options

rules-babylon-options-title = Opciones
rules-babylon-options-1 = La mesa las acuerda antes de la partida. La primera posibilidad es la habitual.
rules-babylon-options-option = Opción
rules-babylon-options-choices = Posibilidades
rules-babylon-options-same_footprint = Losetas en las mismas cuatro casillas
rules-babylon-options-same_footprint-choices = **Nunca,** sean cuales sean los niveles. O bien: **prohibido solo justo encima.** En ese caso, solo se prohíbe la colocación si una misma loseta con las mismas cuatro casillas es la loseta superior bajo todas las esquinas con apoyo; la esquina sin apoyo no importa.
rules-babylon-options-bridge_gap = El espacio bajo un puente
rules-babylon-options-bridge_gap-choices = **Vacío al nivel del puente** y por encima: puede haber losetas y puentes más bajos. O bien: **vacío hasta el tablero.** En ese caso, la casilla es un hueco vacío y ningún otro puente pasa por encima.
rules-babylon-options-limited_supply = Suministro
rules-babylon-options-limited_supply-choices = **Limitado** a las piezas de la caja. O bien: **ilimitado.** En ese caso, nunca se agota nada.
rules-babylon-options-covered_belvederes = Belvederes cubiertos
rules-babylon-options-covered_belvederes-choices = **No dan puntos,** como todo lo que no se ve. O bien: **dan puntos.** En ese caso, cada belvedere vale su punto, también debajo de una loseta más alta.

## Rulings

rules-babylon-rulings-title = Aclaraciones
rules-babylon-rulings-1 = Donde los reglamentos publicados discrepan o no dicen nada, se juega así.
rules-babylon-rulings-r1 = **R1. ¿Puede una loseta quedar exactamente encima de otra?** Nunca: en un jardín no hay dos losetas con las mismas cuatro casillas, en ningún nivel. Tres de los cuatro reglamentos lo dicen sin excepción. El cuarto habla solo de la loseta situada justo debajo; esa lectura es una opción.
rules-babylon-rulings-r1-example = Por ejemplo, hay losetas en c4, en el nivel 1, y en d4, en el nivel 2. Una tercera en c4, en el nivel 3, está prohibida. Con la opción está permitida, porque sus dos esquinas del este se apoyarían en la loseta de d4.
rules-babylon-rulings-r2 = **R2. ¿Hasta dónde debe estar vacío el espacio que cruza un puente?** Vacío al nivel del puente y por encima. Lo que hay más abajo no toca el puente, y exigir que no haya nada hasta el tablero casi prohibiría los puentes en los niveles altos. La lectura más estricta es una opción.
rules-babylon-rulings-r3 = **R3. ¿Se puede construir algo debajo de un puente?** No: una casilla por encima de la cual pasa un puente no está libre. Tampoco se cubre nunca: una loseta sobre ella cubriría también un extremo del puente, ambas esquinas tendrían que quedar sin apoyo, y una loseta solo puede tener una.
rules-babylon-rulings-r4 = **R4. Todas las estatuas se han convertido en pilares. ¿Es la siguiente una primera estatua?** Sí, puede ir en cualquier sitio. Un pilar no es una estatua, así que no hay ninguna con la que alinearse.
rules-babylon-rulings-r5 = **R5. ¿Sigue contando para alinear una estatua tapada por una esquina sin apoyo?** Sí. No sostiene nada, así que sigue siendo una estatua. Simplemente no da puntos, porque no se ve.
rules-babylon-rulings-r6 = **R6. ¿Y si se agota el suministro?** Lo que no queda no se puede tomar. Los cuatro reglamentos indican las cantidades de piezas, y el francés dice que unas pocas piezas de más no cambian nada. El japonés las llama reserva por si se rompen o faltan piezas; por eso, un suministro ilimitado es una opción.
rules-babylon-rulings-r7 = **R7. ¿Cuántas losetas de Arcilla se retiran a dos personas?** Seis, tres cada una. Un reglamento describe solo cuatro, pero él mismo indica seis, como todos los demás.
rules-babylon-rulings-r8 = **R8. ¿Se suman los comodines de dos fichas?** No. En cada ronda hay una sola ficha activa, y lo que no se usó se pierde.
rules-babylon-rulings-r9 = **R9. ¿Qué pasa con las 17 cartas de expansión de la caja española?** No forman parte del juego: ningún reglamento dice qué hacen.
rules-babylon-rulings-r10 = **R10. ¿Puedes guardar menos pilares de los que caben en tu área de almacenamiento?** No, se llena hasta donde alcance. Un pilar de más nunca perjudica, así que esa elección solo alargaría los turnos.
rules-babylon-rulings-r11 = **R11. ¿Cuándo se pueden intercambiar pilares simples por dobles?** Solo al colocar una loseta que necesite los dobles. Es más estricto que los cuatro reglamentos, que lo permiten en cualquier momento. En otro momento solo serviría para rellenar un suministro vacío antes de excavar, o para guardar menos pilares de los que caben.
rules-babylon-rulings-r12 = **R12. Un pilar menos, y el suministro no alcanza. ¿Qué va primero?** La ficha reduce lo que te corresponde; después, el suministro da lo que tenga. Ningún reglamento menciona el caso.
rules-babylon-rulings-r13 = **R13. ¿Puede un puente cruzar una casilla en la que hay algo?** Sí, si la altura de esa casilla es menor que el nivel del puente. Una estatua que esté allí sigue dando puntos y sirviendo para alinear, pero ya no puede sostener nada. Los reglamentos piden un espacio vacío al nivel del puente y no hablan de lo que hay más abajo.
rules-babylon-rulings-r14 = **R14. ¿Da puntos un belvedere cubierto por una loseta más alta?** No: lo que no se ve desde arriba no da puntos. Así lo dice el reglamento japonés. El español, el francés y el italiano hablan solo de losetas y objetos decorativos ocultos y dan su punto a cada belvedere; esa lectura es una opción.
rules-babylon-rulings-r15 = **R15. Lo que los reglamentos solo muestran en imágenes:** los iconos de las losetas iniciales y los nombres de dos de las flores. Aquí cada loseta inicial muestra los cuatro iconos, y esas flores son la azul y la amarilla. Quien tenga una caja puede describir sus losetas en un archivo.

## What is hidden

rules-babylon-hidden-title = Información oculta
rules-babylon-hidden-1 = Nadie tiene secretos: lo que es desconocido lo es para todo el mundo. Son desconocidas las losetas que hay bajo la superior de cada pila y el orden de las fichas de ronda que aún están boca abajo, junto con las que se retiraron de la partida. Se sabe **qué** losetas y fichas no se han visto todavía, pero no dónde están.
rules-babylon-hidden-2 = Una acción que revela algo desconocido no se puede deshacer: retirar o extraer una loseta que tiene otra debajo, y terminar el último turno de una ronda, porque se revela la siguiente ficha de ronda.

## Notation

rules-babylon-notation-title = Notación
rules-babylon-notation-1 = En las partidas guardadas, las acciones se anotan así. Todo se ve desde arriba, con el norte en la parte superior; una loseta se nombra por su casilla noroeste.
rules-babylon-notation-action = Acción
rules-babylon-notation-written = Se anota
rules-babylon-notation-remove = retirar una loseta de Arcilla en la preparación
rules-babylon-notation-dig = excavar
rules-babylon-notation-place = colocar: qué loseta, dónde, con qué giro, nivel y esquina sin apoyo, si la hay
rules-babylon-notation-decorate = construir un objeto decorativo
rules-babylon-notation-finish = terminar el turno, indicando qué loseta se guarda
rules-babylon-notation-2 = r1 gira la loseta un cuarto de vuelta en sentido horario, de modo que el icono impreso en nw queda en ne; r2 y r3 la giran dos y tres cuartos. De los giros que se ven igual se anota el menor. Los comodines no se anotan.
