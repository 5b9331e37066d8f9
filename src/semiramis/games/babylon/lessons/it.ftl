# The texts of the lessons, which the terminal prints as well: plain messages without variables.

## What a garden is, and how it scores

lesson-babylon-garden = Il tuo giardino
lesson-babylon-garden-place = Ti diamo il benvenuto a Babylon! Questo è il tuo giardino, ancora vuoto. Scegli la tessera conservata e posizionala dove vuoi nel giardino.
lesson-babylon-garden-score = Tre colonne reggono la tua tessera. Il quarto angolo è senza appoggio e ha ricevuto un belvedere: 1 punto. Il tuo piano più alto, il piano 1, ne dà altri 2. Hai quindi 3 punti.
lesson-babylon-garden-flowers = Qualche turno dopo. Quattro tessere con fiori diversi formano un gruppo: { $points-flower-set } punti. Nel tuo giardino ci sono bianco, rosa e giallo: posiziona la tessera con il fiore che manca.

## The quarry

lesson-babylon-dig = Estrarre per avere colonne
lesson-babylon-dig-edge = Ogni turno comincia nella cava: estrai una tessera e ricevi colonne per i suoi quattro lati. Un lato sul bordo della cava ne dà una. Estrai una tessera sul bordo.
lesson-babylon-dig-layers = Anche una tessera adiacente dà una colonna, se non è più alta. Il granito grigio sta più in basso dell’argilla rossa. Nella stessa cava, estrai dell’argilla accanto al granito.
lesson-babylon-dig-empty = Anche le tessere adiacenti della stessa altezza danno colonne. Più avanti la cava ha dei vuoti: anche una pila vuota dà una colonna. Estrai una tessera lì accanto.
lesson-babylon-dig-flower = Il numero su ogni tessera indica quante colonne ti dà in tutto. Il tuo fiore, il bianco, ne aggiunge una: estrai una tessera con un fiore bianco.

## Placing a tile

lesson-babylon-build = Tre o quattro colonne
lesson-babylon-build-four = Ora costruisci con le tue colonne: una sotto ogni angolo regge la tessera. Posiziona una delle tue due tessere su quattro colonne, con «nessuno» come angolo senza appoggio.
lesson-babylon-build-three = Sono servite quattro colonne. Posiziona l’altra tessera con un angolo senza appoggio: ne bastano tre, e un belvedere dà { $points-belvedere } punto. Meglio dove non copre un simbolo: sulle foglie verdi.
lesson-babylon-build-turn = Hai risparmiato una colonna. Ora un turno dall’inizio. Non hai colonne: estrai una tessera che te ne dia almeno tre, poi posizionala.

## Levels

lesson-babylon-levels = Un piano alla volta
lesson-babylon-levels-second = I giardini crescono in altezza: le colonne possono poggiare anche sulle tue tessere. Posiziona la nuova tessera al piano 2, metà sopra una delle tue tessere e metà sopra l’altra.
lesson-babylon-levels-double = Il tuo piano più alto ora dà 4 punti invece di 2. Sopra un incavo vuoto il piano 2 richiede una colonna doppia, scambiata con due singole. Scegli un posto e imposta il piano 2.
lesson-babylon-levels-third = Per il piano 3 ti serve una tessera al piano 2, in un punto qualsiasi del giardino. Posiziona la nuova tessera al piano 3, ma non esattamente sopra un’altra.

## Decorations

lesson-babylon-decorations = Statue e fontane
lesson-babylon-decorations-statue = Hai appena posizionato una tessera. Nello stesso turno puoi decorarla gratis: aggiungi una statua su uno dei suoi simboli statua.
lesson-babylon-decorations-line = Una statua vale il suo piano. Ogni altra dev’essere in linea con una statua, in orizzontale o in verticale. Posiziona la tessera conservata con il suo simbolo statua in linea, poi aggiungi una statua.
lesson-babylon-decorations-carry = Hai solo due colonne, ma la tua statua può fare da terza: regge un angolo gratis e poi non vale più punti. Posiziona la tua tessera al piano 2, sopra la statua.
lesson-babylon-decorations-fountain = Una fontana collega due simboli fontana adiacenti allo stesso piano, su due tessere. Ruota la tua tessera in modo che i simboli si incontrino, posizionala e aggiungi la fontana.

## Bridges and stairs

lesson-babylon-bridges = Ponti e scalinate
lesson-babylon-bridges-bridge = Una fontana vale { $points-bridge } punti per piano. Anche un ponte: collega due simboli ponte allo stesso piano, con una casella più bassa in mezzo. Posiziona la tua tessera e aggiungi un ponte.
lesson-babylon-bridges-gap = Un ponte chiude il vuoto che attraversa: nessuna tessera potrà più coprirlo. Qui sono possibili due ponti. Aggiungi quello che lascia posto alla tua tessera al piano 2, poi posizionala.
lesson-babylon-bridges-stairs = Una scalinata collega simboli adiacenti a un piano di differenza e vale la somma dei piani. Posiziona la tessera al piano 2 e aggiungine una. I quattro ornamenti sono un gruppo: altri { $points-decoration-set } punti!

## Storing, round tokens, the end

lesson-babylon-turns = Deposito, segnalini e fine
lesson-babylon-turns-keep = Due colonne non reggono una tessera, quindi in questo turno non costruisci. Ma puoi tenere una delle tue due tessere per dopo: sceglila e termina il turno.
lesson-babylon-turns-token = Una tessera e fino a 6 colonne singole restano nel deposito; l’altra tessera viene scartata. Ogni nuovo round ha un segnalino. Con questo il tuo fiore dà due colonne: estrai un fiore bianco.
lesson-babylon-turns-wild = Con questo segnalino uno spazio senza simbolo della nuova tessera vale come un simbolo qualsiasi, una volta. Così è possibile una fontana: aggiungila. Un altro segnalino cambia un simbolo.
lesson-babylon-turns-above = Questo è l’ultimo turno di una partita intera. Poi ogni giardino si guarda dall’alto: ciò che è coperto del tutto non vale nulla. A parità vince chi ha meno incavi visibili.
lesson-babylon-turns-last = Hai 2 punti in meno, e ormai contano solo i punti. La tua nuova tessera permette ancora una fontana: aggiungila, poi termina il turno.
lesson-babylon-turns-remove = Hai vinto! Prima del primo turno di una partita a due si rimuovono sei tessere Argilla, tre a testa. Il tuo avversario ha il fiore rosa: rimuovi una tessera che lo mostra.

## The last chapter is a whole game

lesson-babylon-game = La tua prima partita
