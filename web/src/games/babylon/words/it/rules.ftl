# The rules of Babylon. One message is one heading, paragraph, item of a list, cell of a table or words of a picture;
# their order and their place are in rules/book.ts. **Two stars** on both sides make a word bold.
# Cells (c4), corners (nw, ne, se, sw) and the notation of actions stay as they are in every language.

## At a glance

rules-babylon-overview-title = Il gioco in breve
rules-babylon-overview-1 = Costruisci dei giardini pensili. I terrazzi si alzano uno sopra l’altro su colonne sottili e, dove i loro simboli si incontrano, aggiungi scalinate, fontane, ponti e statue. Più stanno in alto, più valgono.
rules-babylon-overview-2 = Nel tuo turno **estrai** una tessera dalla cava, che è comune a tutti i giocatori. Più la tessera è libera tra le sue vicine, più colonne porta con sé. Con le colonne puoi **costruire**: posizionare tessere sulla tua plancia e arricchirle di ornamenti. Ciò che non usi lo **conservi**, finché c’è posto.
rules-babylon-overview-3 = Dopo l’ultimo round ogni giardino si guarda **esattamente dall’alto**. Ciò che i terrazzi superiori coprono del tutto non vale nulla. Vince chi ha più punti.
rules-babylon-overview-4 = Babylon è per 2-4 giocatori. Dura 15 round in due, 13 in tre e 11 in quattro.
rules-babylon-overview-tips = Per la prima partita
rules-babylon-overview-tip-1 = Le colonne sono ciò che ti mancherà di più. Cerca le tessere con molti lati liberi e quelle con il tuo fiore.
rules-babylon-overview-tip-2 = A una tessera bastano tre colonne: l’angolo che lasci senza appoggio riceve un belvedere, che vale addirittura un punto.
rules-babylon-overview-tip-3 = Ruota la tessera finché i suoi simboli non ne incontrano di uguali. Un ornamento non costa nulla, ma richiede una tessera posizionata nello stesso turno.
rules-babylon-overview-tip-4 = Punta in alto. Un ponte al piano 3 vale il triplo di uno al piano 1.
rules-babylon-overview-credit = Babylon è un gioco di Olivier Grégoire, pubblicato da Geek Attitude Games. Questa è una descrizione indipendente, scritta con parole nostre; non usa né illustrazioni né testi degli editori.
rules-babylon-overview-picture = Un giardino a fine partita: terrazzi su tre piani, con scalinate, fontane, ponti, statue e belvedere.
rules-babylon-overview-picture-alt = Un grande giardino in prospettiva, pieno di terrazzi su colonne.

## Components and words

rules-babylon-components-title = Componenti e termini
rules-babylon-components-1 = Ogni giocatore ha una **plancia** con 8 × 8 incavi su cui costruire, un deposito per 6 colonne singole e 1 tessera, e un proprio fiore. Tutto il resto è in comune.
rules-babylon-components-what = Componente
rules-babylon-components-number = Quantità
rules-babylon-components-about = Descrizione
rules-babylon-components-clay = Tessere Argilla
rules-babylon-components-clay-about = 2 simboli; lo strato più alto della cava
rules-babylon-components-granite = Tessere Granito
rules-babylon-components-granite-about = 3 simboli; lo strato intermedio
rules-babylon-components-basalt = Tessere Basalto
rules-babylon-components-basalt-about = 4 simboli; lo strato più basso
rules-babylon-components-start = Tessere iniziali
rules-babylon-components-start-about = 4 simboli; una per ciascun fiore
rules-babylon-components-tokens = Segnalini Round
rules-babylon-components-tokens-about = sette tipi, due per tipo
rules-babylon-components-singles = Colonne singole
rules-babylon-components-singles-about = alte un piano
rules-babylon-components-doubles = Colonne doppie
rules-babylon-components-doubles-about = alte due piani
rules-babylon-components-belvederes = Belvedere
rules-babylon-components-belvederes-about = per gli angoli senza colonna
rules-babylon-components-stairs = Scalinate
rules-babylon-components-fountains = Fontane
rules-babylon-components-bridges = Ponti
rules-babylon-components-two-spaces = un ornamento su due spazi
rules-babylon-components-statues = Statue
rules-babylon-components-statues-about = un ornamento su uno spazio
rules-babylon-components-2 = Una **tessera** è un quadrato di 2 × 2 spazi. Uno spazio mostra uno dei quattro simboli (scalinata, fontana, ponte, statua) oppure nessuno. Ogni tessera ha anche un fiore: bianco, rosa, blu o giallo. Ciascun fiore compare su 12 delle 48 tessere Terrazzo. Una tessera Terrazzo ha due lati: nella cava si vede il lato Materiale, nel giardino va posizionata con il lato Giardino verso l’alto. Simboli e fiore non cambiano da un lato all’altro; le tessere iniziali sono prive del lato Materiale.
rules-babylon-tiles-picture = Una tessera Argilla, una tessera Granito, una tessera Basalto e una tessera iniziale. Ognuna ha il suo fiore e due, tre o quattro simboli.
rules-babylon-tiles-picture-alt = Quattro tessere di 2 × 2 spazi: argilla con due simboli, granito con tre, basalto e tessera iniziale con quattro.
rules-babylon-signs-picture = I quattro simboli: scalinata, fontana, ponte, statua. I quattro fiori: bianco, rosa, blu, giallo.
rules-babylon-signs-picture-alt = I segni dei quattro simboli e dei quattro fiori, nell’ordine delle parole qui sotto.
rules-babylon-components-words = Alcuni termini che hanno ovunque lo stesso significato
rules-babylon-components-word-1 = Una **casella** è uno dei 64 incavi di una plancia, con tutto ciò che vi si innalza sopra. Le lettere da a fino a h vanno da ovest a est, i numeri da 1 a 8 da nord a sud: a1 è la casella di nord-ovest, h8 quella di sud-est.
rules-babylon-components-word-2 = I **piani** si contano a partire dalla plancia, che è il piano 0. Una tessera su colonne singole che poggiano sulla plancia si trova al piano 1.
rules-babylon-components-word-3 = L’**altezza** di una casella è il piano della tessera più alta che la copre; 0 se l’incavo è vuoto.
rules-babylon-components-word-4 = Una casella è **libera** se in cima non c’è nulla, né belvedere né ornamenti, e se nessun ponte la scavalca.
rules-babylon-components-word-5 = Il tuo **giardino** è tutto ciò che hai costruito. La **riserva** è l’insieme comune di colonne, belvedere e ornamenti.
rules-babylon-components-3 = I regolamenti pubblicati non dicono quali simboli abbia ogni tessera, né quanti segnalini Round ci siano di ciascun tipo. In entrambi i casi questa edizione usa un assortimento equilibrato, creato apposta. Chi possiede la scatola può descriverla in un file dei componenti e giocare con quello.

## Set-up

rules-babylon-setup-title = Preparazione
rules-babylon-setup-1 = Il programma prepara tutto. Ecco che cosa fa, e che cosa decidete voi.
rules-babylon-setup-step-1 = **La cava** è una griglia di 4 × 4 pile. Ognuna ha una tessera Basalto in fondo, sopra una tessera Granito e in cima una tessera Argilla; ogni materiale è mescolato per conto suo. Di ogni pila si vede soltanto la tessera in cima.
rules-babylon-setup-step-2 = **Fiori.** Nell’ordine dei posti, i giocatori hanno il fiore bianco, rosa, blu e giallo, a meno che al tavolo non si scelga diversamente. La tessera iniziale del tuo fiore si trova nel tuo spazio per la tessera. Nessuno ha colonne.
rules-babylon-setup-step-3 = **I segnalini Round** si mescolano a faccia in giù. In 2, 3 o 4 giocatori se ne usano 14, 12 o 10; gli altri escono dal gioco senza essere guardati.
rules-babylon-setup-step-4 = **Il primo giocatore** è estratto a sorte. Si gioca in senso orario, nell’ordine dei posti, e il primo giocatore resta lo stesso per tutta la partita.
rules-babylon-setup-step-5 = **Meno argilla.** A partire dal primo giocatore, in ordine di turno, si rimuovono dal gioco tessere Argilla a scelta, una alla volta. Poi comincia il primo giocatore.
rules-babylon-setup-players = Giocatori
rules-babylon-setup-removals = Tessere Argilla rimosse
rules-babylon-setup-tokens = Segnalini Round
rules-babylon-setup-rounds = Round
rules-babylon-setup-removals-2 = 6, tre a testa, a turno
rules-babylon-setup-removals-3 = 3, una a testa
rules-babylon-setup-removals-4 = nessuna
rules-babylon-setup-2 = Si può rimuovere soltanto argilla, quindi mai due tessere della stessa pila.

## Rounds and turns

rules-babylon-round-title = Round e turni
rules-babylon-round-1 = In ogni round ciascun giocatore svolge un turno, a partire dal primo giocatore. Un turno ha tre fasi, in quest’ordine:
rules-babylon-round-part-1 = **A. Scavo.** Devi prendere una tessera dalla cava, e ricevi delle colonne.
rules-babylon-round-part-2 = **B. Costruzione.** Puoi posizionare la tessera estratta, quella conservata o entrambe, e costruire ornamenti.
rules-babylon-round-part-3 = **C. Deposito/scarti.** Devi terminare il turno dicendo quale tessera tieni.
rules-babylon-round-2 = Dopo ogni round, tranne l’ultimo, si rivela un **segnalino Round**. Vale per il turno di ogni giocatore nel round seguente, e solo in quello. Il primo round non ha segnalino.
rules-babylon-round-3 = Puoi annullare ciò che hai fatto nel tuo turno, fino all’ultima azione che ha rivelato qualcosa di sconosciuto. La cava non si esaurisce mai: i turni sono sempre meno delle tessere.

## A. Dig

rules-babylon-dig-title = A. Scavo
rules-babylon-dig-1 = Prendi una **tessera visibile**: quella in cima a una qualsiasi pila non vuota.
rules-babylon-dig-2 = Poi guarda i quattro lati della tessera nel punto in cui si trovava. Ogni lato ti porta **una colonna singola**, a meno che la pila dall’altra parte non sia **più alta**. Ne ricevi quindi una per ogni lato verso
rules-babylon-dig-edge-1 = una pila adiacente con in cima una tessera dello stesso materiale o di uno inferiore: l’argilla sta sopra il granito, il granito sopra il basalto;
rules-babylon-dig-edge-2 = una pila adiacente vuota, dove si vede il fondo della cava;
rules-babylon-dig-edge-3 = il bordo della cava.
rules-babylon-dig-3 = Se la tessera ha il **tuo fiore**, ricevi una colonna in più. Senza segnalino Round fanno al massimo cinque colonne.
rules-babylon-dig-4 = Durante il turno puoi avere a disposizione quante colonne vuoi. Il limite del deposito conta solo quando il turno termina.
rules-babylon-dig-5 = Il numero su ogni pila della cava indica quante colonne ti porterebbe ora la tessera, compresi segnalino Round e fiore.
rules-babylon-dig-picture = Estrai la tessera Granito in c1. Il bordo della cava (nord), il granito allo stesso livello (ovest) e il basalto più basso (sud) portano una colonna ciascuno. L’argilla a est è più alta e non ne porta: tre colonne, più una quarta se la tessera ha il tuo fiore.
rules-babylon-dig-picture-alt = La cava vista dall’alto. In c1 c’è una tessera Granito. A ovest c’è granito, a sud basalto, a est argilla, a nord il bordo della cava. Tre dei suoi lati sono segnati con una colonna, quello a est con una croce.

## B. Build

rules-babylon-build-title = B. Costruzione
rules-babylon-build-1 = Hai fino a due tessere da posizionare: quella che hai appena estratto e quella nel tuo deposito. Puoi posizionarne una, entrambe nell’ordine che preferisci, o nessuna.
rules-babylon-build-2 = Non appena hai posizionato una tessera in questo turno puoi anche **costruire ornamenti**, quanti ne vuoi: prima di posizionare l’altra tessera, dopo, o sia prima sia dopo.
rules-babylon-build-3 = Si può costruire soltanto in cima a una casella. Ciò che una tessera ha coperto non è più raggiungibile.
rules-babylon-build-4 = Nel programma, scegli una delle tue tessere: si illuminano tutti i posti in cui può stare. Ruotala, cambia piano e scegli l’angolo senza appoggio guardando il costo; non spendi nulla finché non confermi. Dove la tessera non può stare, ti viene detto perché.

## Placing a tile

rules-babylon-place-title = Posizionare una tessera
rules-babylon-place-1 = Scegli quattro cose: dove va la tessera, come è ruotata, a quale piano, e se poggiano tutti e quattro gli angoli o soltanto tre. Devono valere tutte queste condizioni:
rules-babylon-place-rule-1 = **Sulla plancia.** Tutti e quattro gli spazi sono sopra caselle della tua plancia.
rules-babylon-place-rule-2 = **Ruotata come vuoi,** di quarto in quarto di giro. Rotazioni dall’aspetto identico contano come una sola.
rules-babylon-place-rule-3 = **Sopra a tutto.** Ognuna delle sue quattro caselle ha un’altezza inferiore al piano della tessera. Una tessera non si infila mai sotto un’altra.
rules-babylon-place-rule-4 = **Un piano alla volta.** Dal piano 2 in su ti serve una tessera al piano immediatamente inferiore, in un punto qualsiasi del giardino.
rules-babylon-place-rule-5 = **Con appoggi.** Tre o quattro angoli poggiano su colonne o statue.
rules-babylon-place-rule-6 = **Nessun ponte** scavalca una delle sue caselle.
rules-babylon-place-rule-7 = **Mai le stesse quattro caselle.** In un giardino due tessere non coprono mai esattamente le stesse quattro caselle, a qualunque piano si trovino. Averne in comune una o due va bene.
rules-babylon-place-rule-8 = **Pagata.** Hai le colonne necessarie.
rules-babylon-place-support = Su che cosa poggia un angolo
rules-babylon-place-2 = Un angolo con appoggio di una tessera al piano L poggia su una di queste cose. Sotto la stessa tessera possono essere diverse, e non importa se lo spazio sottostante mostra un simbolo.
rules-babylon-place-cell = La casella
rules-babylon-place-stands = L’appoggio
rules-babylon-place-costs = Il costo
rules-babylon-place-cell-1 = libera e più bassa di un piano (L − 1)
rules-babylon-place-stands-1 = una colonna singola
rules-babylon-place-costs-1 = 1 colonna singola
rules-babylon-place-cell-2 = libera e più bassa di due piani (L − 2)
rules-babylon-place-stands-2 = una colonna doppia
rules-babylon-place-costs-2 = 1 colonna doppia
rules-babylon-place-cell-3 = con una statua e più bassa di un piano (L − 1)
rules-babylon-place-stands-3 = quella statua
rules-babylon-place-costs-3 = nulla
rules-babylon-place-3 = Ciò che sta ancora più in basso è fuori portata, e nient’altro può reggere una tessera: né belvedere, né scalinate, né fontane, né ponti.
rules-babylon-place-pay = Pagare con le colonne
rules-babylon-place-4 = **Due colonne singole si possono scambiare con una doppia,** se la riserva ne ha; le due singole tornano nella riserva. Una doppia non si scambia mai con delle singole. Le doppie a disposizione si usano per prime, e le singole vengono scambiate automaticamente con doppie quando serve per posizionare la tessera.
rules-babylon-place-5 = Le colonne si posizionano solo insieme alla loro tessera, quindi nessuna resta scoperta.
rules-babylon-place-statue = Statue usate come colonne
rules-babylon-place-6 = Una statua che regge una tessera da quel momento è una colonna e non più una statua: non fa punti, e nessun’altra statua può allinearsi con essa. Non costa nulla. Una statua è alta un piano, quindi non può reggere una tessera due piani più in alto, e nessuna colonna può poggiarvi sopra.
rules-babylon-place-picture = La prima tessera di un giardino: quattro colonne singole la reggono al piano 1.
rules-babylon-place-picture-alt = Un giardino in prospettiva: una tessera sulle caselle da c4 a d5, con una colonna singola sotto ciascuno dei quattro angoli.
rules-babylon-same-cells-picture = La nuova tessera non può stare sulle stesse quattro caselle di quella sottostante. Spostata di una casella va bene.
rules-babylon-same-cells-picture-alt = Due giardini in prospettiva. Con la croce: una tessera al piano 2 esattamente sopra una tessera al piano 1. Con la spunta: la tessera superiore è una casella più a est.
rules-babylon-statue-carries-picture = Prima c’è una statua in c4. Poi una tessera del piano 2 vi poggia un angolo, gratis. Ora la statua è soltanto una colonna, e il suo punto è perso.
rules-babylon-statue-carries-picture-alt = Due giardini in prospettiva. Nel primo una statua sta su una tessera del piano 1. Nel secondo un angolo di una tessera del piano 2 poggia su quella statua; gli altri angoli poggiano su una colonna singola e due doppie.

## Levels

rules-babylon-levels-title = Piani e colonne doppie
rules-babylon-levels-1 = Si sale un piano alla volta: una tessera può stare al piano 3 solo se ne hai una al piano 2. Non serve che sia vicina.
rules-babylon-levels-2 = Sia H l’altezza maggiore tra le quattro caselle. La tessera va allora al piano H + 1 o H + 2: almeno tre angoli devono poggiare su qualcosa, e nulla copre più di due piani.
rules-babylon-levels-3 = **Esempio.** Una tessera è in c4 al piano 1. Ne aggiungi una in d3 al piano 2. Il suo angolo sud-ovest è sopra la tessera inferiore e poggia su una colonna singola; gli altri tre sono sopra incavi vuoti e poggiano su colonne doppie. Se non hai doppie, servono 1 + 2 × 3 = 7 colonne singole. Con l’angolo nord-est senza appoggio, 5.
rules-babylon-levels-4 = I terrazzi alti rendono due volte: gli ornamenti valgono di più a ogni piano, e alla fine il tuo piano più alto vale esso stesso { $points-level } punti per piano.
rules-babylon-levels-picture = Un angolo su una colonna singola che poggia sul terrazzo inferiore, tre su colonne doppie che poggiano sulla plancia.
rules-babylon-levels-picture-alt = Un giardino in prospettiva: una tessera al piano 1 e una al piano 2, che le si sovrappone con un angolo. Questo angolo poggia su una colonna singola, gli altri tre su colonne doppie.

## Open corner

rules-babylon-open-corner-title = L’angolo senza appoggio e il belvedere
rules-babylon-open-corner-1 = Un angolo della tessera, uno qualsiasi dei quattro, può restare **senza appoggio**. Sotto non ha colonne e riceve subito un **belvedere** dalla riserva, sullo spazio corrispondente della nuova tessera.
rules-babylon-open-corner-2 = Un belvedere fa risparmiare una colonna e alla fine vale { $points-belvedere } punto. Ma il suo spazio non sarà mai più libero: nessuna colonna può poggiarvi, e il suo simbolo è perso.
rules-babylon-open-corner-3 = Un angolo senza appoggio può sporgere sopra qualsiasi cosa più bassa, compresi belvedere e ornamenti, con due eccezioni:
rules-babylon-open-corner-not-1 = una casella scavalcata da un ponte;
rules-babylon-open-corner-not-2 = una statua esattamente un piano più in basso. Quella statua reggerebbe la tessera.
rules-babylon-open-corner-4 = Se nella riserva non ci sono più belvedere, ogni tessera ha bisogno di quattro appoggi.
rules-babylon-open-corner-picture = Tre colonne bastano. L’angolo sud-est, senza appoggio, ha ricevuto il suo belvedere.
rules-babylon-open-corner-picture-alt = Un giardino in prospettiva: una tessera su tre colonne singole. Sull’angolo senza colonna c’è un belvedere.

## Decorations

rules-babylon-decorations-title = Ornamenti
rules-babylon-decorations-1 = Gli ornamenti sono quattro: scalinate, fontane, ponti e statue. Sono gratis, e posizionarli non è mai obbligatorio. Per tutti vale:
rules-babylon-decorations-rule-1 = Scalinate, fontane e ponti occupano **due spazi**, una statua uno solo.
rules-babylon-decorations-rule-2 = Ognuno di questi spazi è su una tessera, scoperto e libero, e mostra il **simbolo corrispondente**.
rules-babylon-decorations-rule-3 = Almeno uno è su una tessera che hai posizionato **in questo turno**. L’altro può essere precedente.
rules-babylon-decorations-rule-4 = Sono in linea in orizzontale o in verticale, **mai in diagonale**.
rules-babylon-decorations-rule-5 = Il pezzo è ancora nella riserva.
rules-babylon-decorations-2 = Un simbolo che non puoi usare subito non è perso: può essere l’altra estremità di un ornamento successivo. Soltanto la statua, che non ha un’altra estremità, va posizionata nel turno della sua tessera.
rules-babylon-decorations-3 = Uno spazio con un ornamento non è più libero. Può solo essere coperto da un angolo senza appoggio oppure, se c’è una statua, reggere una tessera.
rules-babylon-decorations-kind = Ornamento
rules-babylon-decorations-where = Dove
rules-babylon-decorations-worth = Punti
rules-babylon-decorations-stairs = Scalinata
rules-babylon-decorations-stairs-where = spazi adiacenti, a un piano di differenza
rules-babylon-decorations-stairs-worth = la somma dei due piani
rules-babylon-decorations-fountain = Fontana
rules-babylon-decorations-fountain-where = spazi adiacenti, stesso piano, due tessere
rules-babylon-decorations-fountain-worth = 3 × il suo piano
rules-babylon-decorations-bridge = Ponte
rules-babylon-decorations-bridge-where = stesso piano, in mezzo esattamente una casella più bassa
rules-babylon-decorations-bridge-worth = 3 × il suo piano
rules-babylon-decorations-statue = Statua
rules-babylon-decorations-statue-where = allineata con un’altra statua; la prima ovunque
rules-babylon-decorations-statue-worth = il suo piano

rules-babylon-stairs-title = Scalinate
rules-babylon-stairs-1 = Una scalinata collega due simboli scalinata adiacenti, i cui piani **differiscono esattamente di uno**.
rules-babylon-stairs-2 = Alla fine vale la somma dei due piani: 3 tra i piani 1 e 2, 5 tra i piani 2 e 3.
rules-babylon-stairs-picture = Una scalinata dal piano 1 al piano 2 è consentita. Tra due simboli al piano 1 non lo è.
rules-babylon-stairs-picture-alt = Due piante. Con la spunta: una scalinata in d4 e d5, ai piani 2 e 1. Con la croce: simboli scalinata in d5 ed e5, entrambi al piano 1.

rules-babylon-fountain-title = Fontane
rules-babylon-fountain-1 = Una fontana collega due simboli fontana adiacenti **allo stesso piano** e **su due tessere diverse**.
rules-babylon-fountain-2 = Alla fine vale { $points-fountain } punti per piano: al piano 2 il doppio che al piano 1.
rules-babylon-fountain-picture = Due tessere che si toccano allo stesso piano possono essere collegate da una fontana. Due simboli della stessa tessera no.
rules-babylon-fountain-picture-alt = Due piante. Con la spunta: una fontana in d4 ed e4, che appartengono a due tessere del piano 1. Con la croce: simboli fontana in e5 e f5, che appartengono a una sola tessera.

rules-babylon-bridge-title = Ponti
rules-babylon-bridge-1 = Un ponte collega due simboli ponte **allo stesso piano**, in linea in orizzontale o in verticale, con **esattamente una casella in mezzo**. Sono sempre su due tessere diverse.
rules-babylon-bridge-2 = La casella in mezzo è più bassa del ponte, e nessun altro ponte la scavalca allo stesso piano o più in alto. Che cosa ci sia su quella casella più bassa non importa.
rules-babylon-bridge-3 = Da quel momento il ponte **scavalca** quella casella, e lì non si costruisce più nulla; solo un ponte più alto può ancora attraversarla. Un ponte non nasconde nulla di ciò che sta sotto.
rules-babylon-bridge-4 = Alla fine vale { $points-bridge } punti per piano: al piano 2 il doppio che al piano 1. Fa sempre punti, anche con entrambe le estremità coperte, perché nulla può coprire la casella che scavalca.
rules-babylon-bridge-picture = Un ponte richiede due estremità allo stesso piano e, tra loro, una casella più bassa. Con un’estremità al piano 1 e l’altra al piano 2 non c’è ponte.
rules-babylon-bridge-picture-alt = Due piante. Con la spunta: un ponte da c4 a e4 sopra la casella vuota d4, entrambe le estremità al piano 1. Con la croce: simboli ponte in c4, piano 1, ed e4, piano 2.
rules-babylon-bridge-high-picture = Un ponte al piano 2 può attraversare un terrazzo del piano 1: lo spazio deve essere vuoto al piano del ponte e più in alto.
rules-babylon-bridge-high-picture-alt = Un giardino in prospettiva: un ponte collega due tessere del piano 2 e passa sopra una tessera del piano 1.

rules-babylon-statue-title = Statue
rules-babylon-statue-1 = Una statua copre un simbolo statua. La tua **prima** statua può stare su uno qualsiasi. Ogni statua successiva deve essere **allineata in orizzontale o in verticale** con una statua già presente nel tuo giardino, a qualunque distanza e a qualunque piano.
rules-babylon-statue-2 = Una statua va posizionata nel turno della sua tessera, quindi un simbolo non allineato è perso per le statue, anche se più tardi un’altra statua si allinea con esso.
rules-babylon-statue-3 = Alla fine una statua vale il suo piano. Una statua diventata colonna non vale nulla, e nulla si allinea con essa. Se tutte le tue statue sono diventate colonne, la prossima è di nuovo una prima statua.
rules-babylon-statue-picture = La prima statua è in b2. Quella in b6 è allineata con essa in verticale, quella in g6 con la seconda in orizzontale. In e5 non può starci nessuna: non ci sono statue né nella riga 5 né nella colonna e della griglia.
rules-babylon-statue-picture-alt = Una pianta con statue in b2, b6 e g6. Il simbolo statua in e5 è segnato con una croce.

## C. Store or discard

rules-babylon-store-title = C. Deposito/scarti
rules-babylon-store-1 = Termini il turno dicendo quale tessera resta nel tuo deposito: quella estratta, quella conservata o nessuna.
rules-babylon-store-rule-1 = **Tessere.** Delle tessere che non hai posizionato, al massimo una resta nel deposito. L’altra viene scartata e non torna più in gioco.
rules-babylon-store-rule-2 = **Colonne singole.** Fino a 6 restano nel deposito; le altre tornano nella riserva. Ne tieni quante ce ne stanno.
rules-babylon-store-rule-3 = **Colonne doppie.** Non si possono conservare: tornano tutte nella riserva.
rules-babylon-store-2 = La tessera iniziale non ha privilegi: può aspettare nel deposito, essere posizionata più tardi o essere scartata. Ma finché aspetta, non si può conservare nessun’altra tessera.

## Round tokens

rules-babylon-tokens-title = Segnalini Round
rules-babylon-tokens-1 = Il segnalino a faccia in su vale per il turno di ogni giocatore in questo round. Ce ne sono due per tipo; in 3 o 4 giocatori alcuni escono dal gioco senza essere guardati.
rules-babylon-tokens-token = Segnalino
rules-babylon-tokens-effect = Effetto in questo round
rules-babylon-tokens-extra_single = +1 colonna singola
rules-babylon-tokens-extra_single-effect = All’inizio del tuo turno, prima di scavare, ricevi 1 colonna singola.
rules-babylon-tokens-extra_double = +1 colonna doppia
rules-babylon-tokens-extra_double-effect = All’inizio del tuo turno, prima di scavare, ricevi 1 colonna doppia. Non si può conservare.
rules-babylon-tokens-change_icon = Cambiare un simbolo
rules-babylon-tokens-change_icon-effect = Una volta nel tuo turno uno spazio **con** un simbolo, su una tessera posizionata in questo turno, vale come un qualsiasi altro simbolo per un ornamento.
rules-babylon-tokens-fill_blank = Simbolo a scelta
rules-babylon-tokens-fill_blank-effect = Una volta nel tuo turno uno spazio **senza** simbolo, su una tessera posizionata in questo turno, vale come un simbolo qualsiasi per un ornamento.
rules-babylon-tokens-double_flower = Fiore doppio
rules-babylon-tokens-double_flower-effect = Una tessera estratta con il tuo fiore dà 2 colonne per il fiore invece di 1.
rules-babylon-tokens-one_fewer = 1 colonna in meno
rules-babylon-tokens-one_fewer-effect = Il tuo scavo porta in tutto 1 colonna singola in meno, fiore compreso, ma mai meno di zero.
rules-babylon-tokens-blank = Nessun effetto
rules-babylon-tokens-blank-effect = Non succede nulla.
rules-babylon-tokens-wild = Simboli jolly
rules-babylon-tokens-2 = Lo spazio che grazie a un segnalino vale come un altro simbolo si chiama **jolly**. Serve per un solo spazio di un solo ornamento: l’altra estremità di una scalinata, di una fontana o di un ponte deve mostrare il simbolo giusto.
rules-babylon-tokens-3 = Non serve dichiararlo. Posiziona l’ornamento: il jolly si usa se l’ornamento ne ha bisogno, e solo allora. Se non lo usi, finisce con il tuo turno.

## Scoring

rules-babylon-scoring-title = Termine della partita e conteggio finale
rules-babylon-scoring-1 = La partita termina dopo l’ultimo turno dell’ultimo round. Guarda ogni giardino **esattamente dall’alto**: in ogni voce conta soltanto ciò che si vede.
rules-babylon-scoring-seen-1 = Una **tessera** si vede se almeno uno dei suoi quattro spazi non è coperto da una tessera più alta.
rules-babylon-scoring-seen-2 = Una **statua**, una **scalinata**, una **fontana** o un **belvedere** si vede se almeno uno degli spazi che occupa non è coperto.
rules-babylon-scoring-seen-3 = Un **ponte** si vede sempre, anche con entrambe le estremità coperte: la casella che scavalca non può mai essere coperta, quindi la sua campata resta in vista.
rules-babylon-scoring-seen-4 = Ciò che sta su una tessera non la copre, e un ponte non nasconde nulla di ciò che ha sotto.
rules-babylon-scoring-line = Voce
rules-babylon-scoring-points = Punti
rules-babylon-scoring-statues = Statua
rules-babylon-scoring-statues-points = il suo piano
rules-babylon-scoring-fountains = Fontana
rules-babylon-scoring-fountains-points = { $points-fountain } × il suo piano
rules-babylon-scoring-bridges = Ponte
rules-babylon-scoring-bridges-points = { $points-bridge } × il suo piano
rules-babylon-scoring-stairs = Scalinata
rules-babylon-scoring-stairs-points = la somma dei due piani che collega
rules-babylon-scoring-decoration_sets = Varietà di ornamenti
rules-babylon-scoring-decoration_sets-points = { $points-decoration-set } per ogni gruppo di una statua, una fontana, un ponte e una scalinata
rules-babylon-scoring-flower_sets = Gruppo di fiori
rules-babylon-scoring-flower_sets-points = { $points-flower-set } per ogni gruppo di quattro tessere con quattro fiori diversi, comprese quelle iniziali
rules-babylon-scoring-belvederes = Belvedere
rules-babylon-scoring-belvederes-points = { $points-belvedere }, a qualsiasi piano
rules-babylon-scoring-highest_level = Punto più alto
rules-babylon-scoring-highest_level-points = { $points-level } × il piano più alto con una tessera
rules-babylon-scoring-2 = Un ornamento conta sia da solo sia in un gruppo. Una statua diventata colonna non conta in nessuna voce.
rules-babylon-scoring-winner = Chi vince
rules-babylon-scoring-3 = **Vince chi ha più punti.** A parità di punti vince chi ha meno incavi visibili dall’alto; un ponte sopra un incavo non lo nasconde. Se la parità rimane, la vittoria è condivisa.
rules-babylon-scoring-example = Un esempio
rules-babylon-scoring-4 = Il giardino nella figura ha sei tessere: cinque al piano 1 e una al piano 2.
rules-babylon-scoring-example-statues = Statua d3, al piano 1
rules-babylon-scoring-example-fountains = Fontana b2-c2, al piano 1
rules-babylon-scoring-example-bridges = Ponte b6-d6, al piano 1
rules-babylon-scoring-example-stairs = Scalinata e4-f4, dal piano 1 al piano 2
rules-babylon-scoring-example-decoration_sets = Un gruppo di ornamenti
rules-babylon-scoring-example-flower_sets = Un gruppo di fiori
rules-babylon-scoring-example-belvederes = Il belvedere in g5
rules-babylon-scoring-example-highest_level = Punto più alto: 2
rules-babylon-scoring-example-total = **Totale**
rules-babylon-scoring-5 = Supponi che si aggiunga un’altra tessera in c3 al piano 2. Uno dei suoi angoli poggia sulla statua in d3 e fa risparmiare una colonna. Ma la statua non c’è più: 1 punto in meno per la statua e 4 in meno per il gruppo. Una colonna risparmiata a caro prezzo.
rules-babylon-scoring-picture = Un giardino con un ornamento per tipo, visto dall’alto: 23 punti.
rules-babylon-scoring-picture-alt = La pianta di un giardino: una fontana in b2 e c2, una statua in d3, una scalinata che sale da e4 a f4, un belvedere in g5 e un ponte da b6 a d6.
rules-babylon-half-covered-picture = L’angolo senza appoggio della tessera superiore sporge su una metà della fontana in d4 ed e4. L’altra metà si vede ancora: la fontana vale tutti i suoi 3 punti.
rules-babylon-half-covered-picture-alt = Una pianta: una fontana in d4 ed e4. Una tessera del piano 2 copre e4 e lì ha un belvedere; d4 è scoperta.
rules-babylon-covered-picture = Due tessere del piano 2 coprono insieme la tessera iniziale sottostante. Non se ne vede più nulla, quindi il suo fiore bianco non conta.
rules-babylon-covered-picture-alt = Un giardino in prospettiva: due tessere del piano 2 affiancate, che nascondono completamente una tessera del piano 1.

## Supply

rules-babylon-supply-title = La riserva
rules-babylon-supply-1 = Colonne e pezzi sono limitati a quelli della scatola. Ciò che manca non si può prendere:
rules-babylon-supply-rule-1 = Ricevi meno colonne di quante te ne spettano. Un segnalino che riduce ciò che ti spetta si applica per primo; poi la riserva dà quello che ha.
rules-babylon-supply-rule-2 = Le colonne singole non si possono scambiare con doppie finché la riserva non ha doppie.
rules-babylon-supply-rule-3 = Un ornamento non si può posizionare senza il suo pezzo.
rules-babylon-supply-rule-4 = Senza belvedere, ogni tessera ha bisogno di quattro appoggi.
rules-babylon-supply-2 = Le colonne pagate per una tessera restano sotto di essa. Le singole scambiate con doppie, e ciò che non si può conservare, tornano nella riserva. Una statua che regge una tessera resta dov’è.
rules-babylon-supply-3 = Il tavolo mostra quanti pezzi di ogni tipo restano. Con tre o quattro giocatori forti si usano tutti i belvedere. Con un’opzione del tavolo la riserva diventa illimitata.

## Options

rules-babylon-options-title = Opzioni
rules-babylon-options-1 = Il tavolo si accorda prima della partita. La prima scelta è quella abituale.
rules-babylon-options-option = Opzione
rules-babylon-options-choices = Scelte
rules-babylon-options-same_footprint = Tessere sulle stesse quattro caselle
rules-babylon-options-same_footprint-choices = **Mai,** a nessun piano. Oppure: **vietato solo subito sopra.** Allora è vietato posizionare la tessera soltanto se sotto tutti gli angoli con appoggio la tessera più alta è una sola, e ha le stesse quattro caselle; l’angolo senza appoggio non conta.
rules-babylon-options-bridge_gap = Lo spazio sotto un ponte
rules-babylon-options-bridge_gap-choices = **Vuoto al piano del ponte** e più in alto: possono esserci tessere e ponti più bassi. Oppure: **vuoto fino alla plancia.** Allora la casella è un incavo vuoto e nessun altro ponte la scavalca.
rules-babylon-options-limited_supply = Riserva
rules-babylon-options-limited_supply-choices = **Limitata** ai pezzi della scatola. Oppure: **illimitata.** Allora nulla si esaurisce mai.
rules-babylon-options-covered_belvederes = Belvedere coperti
rules-babylon-options-covered_belvederes-choices = **Non fanno punti,** come tutto ciò che non si vede. Oppure: **fanno punti.** Allora ogni belvedere vale il suo punto, anche sotto una tessera più alta.

## Rulings

rules-babylon-rulings-title = Chiarimenti
rules-babylon-rulings-1 = Dove i regolamenti pubblicati sono in disaccordo o tacciono, si gioca così.
rules-babylon-rulings-r1 = **R1. Una tessera può stare esattamente sopra un’altra?** Mai: in un giardino due tessere non hanno mai le stesse quattro caselle, a nessun piano. Tre regolamenti su quattro lo dicono senza eccezioni. Il quarto parla solo della tessera subito sotto; questa lettura è un’opzione.
rules-babylon-rulings-r1-example = Per esempio, ci sono tessere in c4 al piano 1 e in d4 al piano 2. Una terza in c4 al piano 3 è vietata. Con l’opzione è consentita, perché i suoi due angoli a est poggerebbero sulla tessera in d4.
rules-babylon-rulings-r2 = **R2. Fin dove dev’essere vuoto lo spazio che un ponte attraversa?** Vuoto al piano del ponte e più in alto. Ciò che sta sotto non tocca il ponte, e pretendere la plancia nuda impedirebbe quasi del tutto i ponti ai piani alti. La lettura più severa è un’opzione.
rules-babylon-rulings-r3 = **R3. Si può costruire sotto un ponte?** No, una casella scavalcata non è libera. E non viene mai nemmeno coperta: una tessera sopra di essa coprirebbe anche un’estremità del ponte, per entrambe servirebbe un angolo senza appoggio, e una tessera ne ha uno solo.
rules-babylon-rulings-r4 = **R4. Tutte le statue sono diventate colonne. La prossima vale come prima statua?** Sì, può stare ovunque. Una colonna non è una statua, quindi non ce n’è nessuna con cui allinearsi.
rules-babylon-rulings-r5 = **R5. Una statua nascosta sotto un angolo senza appoggio conta ancora per l’allineamento?** Sì. Non regge nulla, quindi è ancora una statua. Soltanto non fa punti, perché non si vede.
rules-babylon-rulings-r6 = **R6. E se la riserva si esaurisce?** Ciò che manca non si può prendere. Tutti e quattro i regolamenti riportano le quantità dei pezzi, e quello francese dice che qualche pezzo in più non cambia nulla. Quello giapponese li chiama una scorta in caso di rotture o mancanze; perciò la riserva illimitata è un’opzione.
rules-babylon-rulings-r7 = **R7. Quante tessere Argilla rimuovono due giocatori?** Sei, tre a testa. Un regolamento ne descrive solo quattro, ma parla di sei esso stesso, come tutti gli altri.
rules-babylon-rulings-r8 = **R8. I simboli jolly di due segnalini si sommano?** No. In un round è attivo un solo segnalino, e ciò che non è stato usato è perso.
rules-babylon-rulings-r9 = **R9. E le 17 carte espansione della scatola spagnola?** Non fanno parte del gioco: nessuno dei regolamenti dice che cosa facciano.
rules-babylon-rulings-r10 = **R10. Si possono tenere meno colonne di quante ne stanno nel deposito?** No, il deposito si riempie finché si può. Una colonna di riserva non danneggia mai chi la possiede, quindi la scelta allungherebbe soltanto i turni.
rules-babylon-rulings-r11 = **R11. Quando si possono scambiare colonne singole con doppie?** Solo mentre si posiziona una tessera che ha bisogno delle doppie. È più restrittivo dei quattro regolamenti, che lo permettono in qualsiasi momento. In un altro momento servirebbe solo a riempire una riserva vuota prima di scavare, o a conservare meno colonne di quante ce ne stanno.
rules-babylon-rulings-r12 = **R12. Una colonna in meno, e la riserva scarseggia. Che cosa viene prima?** Il segnalino riduce ciò che ti spetta, poi la riserva dà quello che ha. Nessun regolamento menziona il caso.
rules-babylon-rulings-r13 = **R13. Un ponte può attraversare una casella su cui c’è qualcosa?** Sì, se l’altezza di quella casella è inferiore al piano del ponte. Una statua in quella casella continua a fare punti e a contare per l’allineamento, ma non può più reggere nulla. I regolamenti chiedono uno spazio vuoto al piano del ponte e non parlano di ciò che sta più in basso.
rules-babylon-rulings-r14 = **R14. Un belvedere coperto da una tessera più alta fa ancora punti?** No: ciò che non si vede dall’alto non fa punti. Così dice il regolamento giapponese. Quelli spagnolo, francese e italiano parlano solo di tessere e ornamenti nascosti e danno il suo punto a ogni belvedere; questa lettura è un’opzione.
rules-babylon-rulings-r15 = **R15. Ciò che i regolamenti mostrano solo in figura:** i simboli delle tessere iniziali e i nomi di due dei fiori. Qui ogni tessera iniziale mostra tutti e quattro i simboli, e quei fiori sono il blu e il giallo. Chi possiede una scatola può descrivere le sue tessere in un file.

## What is hidden

rules-babylon-hidden-title = Informazioni nascoste
rules-babylon-hidden-1 = Nessuno ha segreti: ciò che è sconosciuto lo è per tutti. Sconosciute sono le tessere sotto la cima di ogni pila, e l’ordine dei segnalini Round ancora a faccia in giù, insieme a quelli usciti dal gioco. Si sa **quali** tessere e segnalini non si sono ancora visti, ma non dove siano.
rules-babylon-hidden-2 = Un’azione che rivela qualcosa di sconosciuto non si può annullare: rimuovere o estrarre una tessera che ne ha un’altra sotto, e terminare l’ultimo turno di un round, perché si rivela il segnalino Round seguente.

## Notation

rules-babylon-notation-title = Notazione
rules-babylon-notation-1 = Nelle partite salvate le azioni si scrivono così. Tutto è visto dall’alto, con il nord in alto; una tessera prende il nome dalla sua casella di nord-ovest.
rules-babylon-notation-action = Azione
rules-babylon-notation-written = Si scrive
rules-babylon-notation-remove = rimuovere una tessera Argilla nella preparazione
rules-babylon-notation-dig = scavare
rules-babylon-notation-place = posizionare: quale tessera, dove, come ruotata, piano, eventuale angolo senza appoggio
rules-babylon-notation-decorate = costruire un ornamento
rules-babylon-notation-finish = terminare il turno, dicendo quale tessera si conserva
rules-babylon-notation-2 = r1 ruota la tessera di un quarto di giro in senso orario, così che il simbolo stampato in nw si trova in ne; r2 e r3 la ruotano di due e tre quarti. Tra rotazioni dall’aspetto identico si scrive la più piccola. Un simbolo jolly non si annota.
