# The rules of The Architects of Amytis. One message is one heading, paragraph, item of a list, cell of a table or words
# of a picture; their order and their place are in rules/book.ts. **Two stars** on both sides make a word bold.
# Cells (c3) and the notation of actions (favor III) stay as they are.

## At a glance

rules-amytis-overview-title = Il gioco in breve
rules-amytis-overview-1 = Due giocatori costruiscono ciascuno una città, in onore della regina Amytis. Tra loro ci sono nove pile di edifici. Per prendere un edificio mandi un **architetto** alla sua pila, e lì gli architetti giocano una partita tutta loro: **tre in fila** ti danno il favore del re.
rules-amytis-overview-2 = Un edificio fa punti subito, quando lo costruisci. Le caselle sono soltanto nove, quindi la tua città cresce in altezza: ogni nuova tessera può coprirne un’altra, e si vedono solo le tessere in cima.
rules-amytis-overview-3 = Alla fine aggiungi i **progetti** che hai completato, cioè schemi di colori nella tua città, e i **favori** che hai scelto. Vince chi ha più punti.
rules-amytis-overview-tips = Per la prima partita
rules-amytis-overview-tip-1 = Guarda prima di tutto i tuoi due progetti. Valgono da 8 a 12 punti ciascuno e ti dicono quali colori raccogliere.
rules-amytis-overview-tip-2 = Tieni d’occhio le linee degli architetti avversari. Un tuo architetto nel posto mancante blocca la pila e la linea.
rules-amytis-overview-tip-3 = Scegli un favore adatto a ciò che stai già costruendo: molte pile basse, pile alte, oppure una scala.
rules-amytis-overview-tip-4 = Con il lato A di tutti e sei gli edifici il gioco è più facile da imparare.
rules-amytis-overview-credit = Gli architetti di Amytis è un gioco di Jérémy Ducret e Romaric Galonnier, pubblicato da La Boîte de Jeu. Questa è una descrizione indipendente, scritta con parole nostre; non usa né illustrazioni né testi degli editori.
rules-amytis-overview-picture = Una città a metà partita, vista dall’alto, con l’altezza di ogni pila.
rules-amytis-overview-picture-alt = Una città di nove caselle. Riga in alto: una muraglia blu, un mercato rosa su una pila di due, una muraglia verde. Riga centrale: un teatro blu, una casella vuota, un palazzo arancione su una pila di due. Riga in basso: una residenza blu su una pila di due, un giardino verde, una casella vuota.

## Components and words

rules-amytis-components-title = Componenti e termini
rules-amytis-components-what = Componente
rules-amytis-components-number = Quantità
rules-amytis-components-about = Descrizione
rules-amytis-components-board = Plancia principale
rules-amytis-components-board-about = 3 × 3 posti per le pile
rules-amytis-components-cities = Città
rules-amytis-components-cities-about = una a testa, 3 × 3 caselle
rules-amytis-components-tiles = Tessere Edificio
rules-amytis-components-tiles-about = giardino, mercato, muraglia, palazzo, residenza e teatro, ognuno in blu, verde, arancione e rosa, ogni combinazione due volte
rules-amytis-components-cards = Carte Edificio
rules-amytis-components-cards-about = una per edificio, con un lato A e un lato B, uguale per entrambi i giocatori
rules-amytis-components-projects = Carte Progetto
rules-amytis-components-projects-about = uno schema di colori e i suoi punti
rules-amytis-components-architects = Architetti
rules-amytis-components-architects-about = quattro a testa
rules-amytis-components-tokens = Segnalini per i favori
rules-amytis-components-tokens-about = cinque a testa
rules-amytis-components-favors = Plancia dei favori
rules-amytis-components-favors-about = sette spazi singoli e una riga inferiore da sei
rules-amytis-components-1 = Ogni colore ha anche una sua forma, così nessuno deve distinguere i colori.
rules-amytis-signs-picture = I sei edifici: giardino, mercato, muraglia, palazzo, residenza, teatro. Sotto, i quattro colori con le loro forme: blu, verde, arancione, rosa.
rules-amytis-signs-picture-alt = I segni dei sei edifici e dei quattro colori, nell’ordine delle parole qui sotto.
rules-amytis-components-words = Alcuni termini che hanno ovunque lo stesso significato
rules-amytis-components-word-1 = Una **pila** è un insieme di tessere impilate, sulla plancia principale o su una casella di una città. La sua **altezza** è il numero delle sue tessere.
rules-amytis-components-word-2 = **Visibile** è la tessera in cima a ogni casella di una città, e nulla di ciò che sta sotto.
rules-amytis-components-word-3 = Una **linea** sono tre posti in riga, in colonna o in diagonale sulla plancia principale. Le linee sono otto.
rules-amytis-components-word-4 = I posti hanno una lettera e un numero: colonne a, b, c da ovest a est, righe 1, 2, 3 da nord a sud. Il centro è b2; gli angoli sono a1, c1, a3 e c3.
rules-amytis-components-word-5 = Il **primo giocatore** gioca il primo turno della partita, il **secondo giocatore** è l’altro.

## Set-up

rules-amytis-setup-title = Preparazione
rules-amytis-setup-1 = Il programma prepara tutto:
rules-amytis-setup-step-1 = Le 48 tessere vengono mescolate. Nove pile da cinque stanno sulla plancia principale, a faccia in su, così che di ognuna si vede solo la tessera in cima. Le tre tessere rimaste escono dal gioco senza essere guardate.
rules-amytis-setup-step-2 = Le carte Progetto vengono mescolate. Tre sono scoperte accanto al mazzo.
rules-amytis-setup-step-3 = Ogni giocatore ha due carte Progetto, a faccia in su. Come opzione, il secondo giocatore ne ha tre.
rules-amytis-setup-step-4 = Per ogni edificio il tavolo sceglie il lato A o il lato B, uguale per entrambi i giocatori. La scelta abituale è il lato A di tutti e sei.
rules-amytis-setup-step-5 = Ogni giocatore ha una città vuota, quattro architetti, cinque segnalini per i favori e 0 punti.
rules-amytis-setup-step-6 = Il primo giocatore è estratto a sorte.

## A turn

rules-amytis-turn-title = Un turno
rules-amytis-turn-1 = I giocatori si alternano. Un turno ha queste fasi, sempre in quest’ordine:
rules-amytis-turn-step-1 = **Recupera** i tuoi architetti, se devono tornare.
rules-amytis-turn-step-2 = **Scegli** la tessera in cima a una pila e posiziona lì un architetto.
rules-amytis-turn-step-3 = **Costruisci** la tessera nella tua città e segna i suoi punti. Poi si completano i progetti.
rules-amytis-turn-step-4 = Ottieni un **favore**, se l’architetto ha completato un tre in fila.
rules-amytis-turn-2 = Decidi quale tessera prendere e dove costruirla, che cosa ti dà un palazzo e dove va un segnalino favore. Tutto il resto avviene da sé. Prima che tu confermi, il programma mostra quanti punti varrebbe una scelta.
rules-amytis-turn-example = Un turno intero
rules-amytis-turn-3 = Tutti i lati sono A. Hai architetti in a1 e c3. Nella tua città b2 e b3 sono arancioni e c2 è blu. In cima alla pila b2 c’è un palazzo blu, e il progetto 8 è scoperto: arancione accanto a blu, due volte.
rules-amytis-turn-example-1 = Prendi il palazzo e lo costruisci in c3. Il tuo architetto va alla pila b2, e si vede la tessera seguente di quella pila.
rules-amytis-turn-example-2 = Per il palazzo prendi il progetto 8; un’altra carta prende il suo posto. Hai un palazzo visibile: 1 punto. Ora arancione è accanto a blu due volte, in b2, b3, c2 e c3, quindi il progetto è subito completato: 10 punti alla fine.
rules-amytis-turn-example-3 = I tuoi architetti in a1, b2 e c3 sono in fila, quindi metti un segnalino sulla plancia dei favori. Torneranno all’inizio del tuo prossimo turno.

## Architects

rules-amytis-architects-title = Recuperare gli architetti
rules-amytis-architects-1 = All’inizio del tuo turno guarda i tuoi architetti sulla plancia principale. Se **tre sono in fila**, o se **tutti e quattro sono sulla plancia**, li recuperi tutti, anche un quarto che non fa parte della linea. Altrimenti restano tutti dove sono.
rules-amytis-architects-2 = Non tornano mai prima. Dopo che hai completato una linea, i tuoi architetti restano lì per tutto il turno dell’avversario: tengono chiuse le loro pile, e i teatri li contano.
rules-amytis-architects-picture = Tre architetti di un giocatore sulla diagonale a1, b2, c3. Ora gli danno un favore, e tornano all’inizio del suo prossimo turno.
rules-amytis-architects-picture-alt = La plancia principale: architetti del primo giocatore in a1, b2 e c3, del secondo giocatore in b1 e c2.

## Choose

rules-amytis-choose-title = Scegliere una tessera
rules-amytis-choose-1 = Prendi la tessera in cima a una pila e posiziona uno dei tuoi architetti su ciò che ne resta. La pila deve
rules-amytis-choose-rule-1 = avere una tessera, e
rules-amytis-choose-rule-2 = **non avere architetti**, né tuoi né dell’avversario.
rules-amytis-choose-2 = Ora si vede la tessera che stava sotto quella presa. Se hai preso l’ultima, il tuo architetto sta sul posto vuoto.
rules-amytis-choose-3 = C’è sempre una pila da scegliere.

## Build and score

rules-amytis-build-title = Costruire e fare punti
rules-amytis-build-1 = Metti la tessera su **una casella qualsiasi** della tua città: una vuota, o sopra le tessere che ci sono già. Non deve toccare altre tessere, una pila può crescere quanto vuoi, e le tessere non si spostano più.
rules-amytis-build-2 = Poi la tessera fa subito punti, nella tua città. Ciò che copre sparisce prima del conteggio, e la tessera stessa conta ovunque corrisponda a ciò che è richiesto. Solo i giardini guardano quante tessere sono impilate.
rules-amytis-build-building = Edificio
rules-amytis-build-a = Lato A
rules-amytis-build-b = Lato B
rules-amytis-build-garden = Giardino
rules-amytis-build-garden-a = { $points-garden-A } per ogni pila alta quanto questa, questa compresa
rules-amytis-build-garden-b = { $points-garden-B } per ogni tessera di questa pila
rules-amytis-build-market = Mercato
rules-amytis-build-market-a = { $points-market-A } per ogni tessera visibile del suo colore, compreso il mercato
rules-amytis-build-market-b = { $points-market-B } per ogni tessera visibile di un altro colore
rules-amytis-build-wall = Muraglia
rules-amytis-build-wall-a = { $points-wall-A } per ogni muraglia visibile sul bordo
rules-amytis-build-wall-b = { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 } o { $points-wall-B-4 } per 1, 2, 3 o 4 muraglie visibili negli angoli
rules-amytis-build-palace = Palazzo
rules-amytis-build-palace-a = prendi un progetto, poi { $points-palace-A } per ogni palazzo visibile, compreso questo
rules-amytis-build-palace-b = prendi un progetto, **oppure** { $points-palace-B } per ogni progetto completato finora da te o dall’avversario
rules-amytis-build-residence = Residenza
rules-amytis-build-residence-a = { $points-residence-A } per ogni tipo di edificio visibile, compreso il suo
rules-amytis-build-residence-b = { $points-residence-B } per ogni mercato e residenza visibile, compresa questa
rules-amytis-build-theater = Teatro
rules-amytis-build-theater-a = { $points-theater-A } per ogni architetto sulla plancia principale, di entrambi i giocatori
rules-amytis-build-theater-b = { $points-theater-B } per ogni tuo architetto sulla plancia principale
rules-amytis-build-3 = Gli esempi dei sei edifici partono tutti dalla stessa città: quella della prima figura.

rules-amytis-garden-title = Giardino
rules-amytis-garden-1 = **Lato A:** { $points-garden-A } punto per ogni pila della tua città alta esattamente quanto quella su cui hai appena costruito, compresa quest’ultima.
rules-amytis-garden-2 = **Lato B:** { $points-garden-B } punti per ogni tessera della pila su cui hai appena costruito.
rules-amytis-garden-picture = Lato A: un giardino rosa in c3, e cinque pile sono alte una tessera: 5 punti. Lato B: un giardino rosa in b1 forma una pila di tre: 6 punti.
rules-amytis-garden-picture-alt = Due città. Lato A: un giardino in c3; a1, c1, a2, b3 e c3 sono evidenziate. Lato B: un giardino in b1, la sua pila alta tre tessere.

rules-amytis-market-title = Mercato
rules-amytis-market-1 = **Lato A:** { $points-market-A } punti per ogni tessera visibile del colore di questo mercato, compreso il mercato stesso.
rules-amytis-market-2 = **Lato B:** { $points-market-B } punto per ogni tessera visibile di un altro colore qualsiasi.
rules-amytis-market-picture = Un mercato blu in c3. Lato A: sono visibili quattro tessere blu, 8 punti. Lato B: sono visibili quattro tessere di altri colori, 4 punti.
rules-amytis-market-picture-alt = Due città con un mercato blu in c3. Lato A: sono evidenziate le tessere blu a1, a2, a3 e c3. Lato B: sono evidenziate le altre tessere b1, c1, c2 e b3.

rules-amytis-wall-title = Muraglia
rules-amytis-wall-1 = **Lato A:** { $points-wall-A } punti per ogni muraglia visibile sul bordo, cioè su ogni casella tranne quella centrale, b2.
rules-amytis-wall-2 = **Lato B:** { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 } o { $points-wall-B-4 } punti per 1, 2, 3 o 4 muraglie visibili negli angoli. I loro colori non contano; senza muraglie negli angoli non ci sono punti.
rules-amytis-wall-3 = Una muraglia al centro fa comunque punti per le muraglie che sono già sul bordo, o negli angoli.
rules-amytis-wall-picture = Una muraglia arancione in c3 è la terza muraglia sul bordo, e la terza in un angolo. Lato A: 6 punti. Lato B: 8 punti.
rules-amytis-wall-picture-alt = Due città con una muraglia in c3. In entrambe sono evidenziate le muraglie in a1, c1 e c3.

rules-amytis-palace-title = Palazzo
rules-amytis-palace-1 = Un palazzo ti fa prendere una carta Progetto, che da quel momento sta scoperta davanti a te: una delle tre **scoperte**, che viene rimpiazzata dal mazzo, oppure quella **in cima al mazzo**, che nessuno ha ancora visto.
rules-amytis-palace-2 = **Lato A:** prendi una carta, poi fai { $points-palace-A } punto per ogni palazzo visibile, compreso questo.
rules-amytis-palace-3 = **Lato B:** prendi una carta e non fai punti, **oppure** non ne prendi e fai { $points-palace-B } punto per ogni progetto che i due giocatori insieme hanno completato finora. Un progetto completato proprio da questa tessera non conta.
rules-amytis-palace-4 = Una carta che prendi può essere completata nello stesso turno.
rules-amytis-palace-picture = Un palazzo verde in c3. Lato A: una carta e due palazzi visibili, 2 punti. Lato B: una carta oppure 3 punti, perché tu hai completato un progetto e l’avversario due.
rules-amytis-palace-picture-alt = Lato A: una città con palazzi in c2 e c3, entrambi evidenziati. Lato B: tre carte Progetto completate.

rules-amytis-residence-title = Residenza
rules-amytis-residence-1 = **Lato A:** { $points-residence-A } punto per ogni tipo di edificio visibile nella tua città, compreso quello della residenza. Ogni tipo conta una volta sola, quindi al massimo 6 punti.
rules-amytis-residence-2 = **Lato B:** { $points-residence-B } punti per ogni mercato visibile e per ogni residenza visibile, compresa questa.
rules-amytis-residence-picture = Una residenza rosa in c3. Lato A: tutti e sei i tipi sono visibili, 6 punti. Lato B: un mercato e due residenze, 6 punti.
rules-amytis-residence-picture-alt = Due città con una residenza in c3. Lato A: è evidenziata una tessera di ogni tipo. Lato B: sono evidenziati il mercato in b1 e le residenze in a3 e c3.

rules-amytis-theater-title = Teatro
rules-amytis-theater-1 = **Lato A:** { $points-theater-A } punto per ogni architetto sulla plancia principale, di entrambi i giocatori, compreso quello appena posizionato.
rules-amytis-theater-2 = **Lato B:** { $points-theater-B } punti per ogni tuo architetto sulla plancia principale, compreso quello appena posizionato.
rules-amytis-theater-3 = Non importa in quale punto della tua città si trovi un teatro.
rules-amytis-theater-picture = Prendi un teatro da a3. Lato A: tre architetti tuoi e due dell’avversario, 5 punti. Lato B: tre dei tuoi, 6 punti.
rules-amytis-theater-picture-alt = Due plance principali con i tuoi architetti in a1, b1 e a3 e quelli dell’avversario in c1 e a2. Lato A: sono evidenziati tutti e cinque. Lato B: sono evidenziati i tuoi tre.

## Projects

rules-amytis-projects-title = Progetti
rules-amytis-projects-1 = Quando la tessera ha fatto punti, e nel caso di un palazzo dopo la sua scelta, viene **completato** ogni progetto davanti a te il cui schema si vede nella tua città.
rules-amytis-projects-rule-1 = Contano solo le tessere **visibili**, e solo i loro **colori**. Quali edifici siano non importa.
rules-amytis-projects-rule-2 = Lo schema può essere **ruotato** di un quarto, di mezzo o di tre quarti di giro, e trovarsi ovunque nella città. **Non può essere specchiato.**
rules-amytis-projects-rule-3 = Dove lo schema lascia una casella vuota può esserci qualsiasi cosa: una tessera qualunque, o nessuna.
rules-amytis-projects-rule-4 = In un turno si possono completare più progetti, anche sulle stesse tessere, e anche uno preso in questo turno.
rules-amytis-projects-rule-5 = Un progetto completato resta completato, qualunque cosa si costruisca poi sulle sue tessere.
rules-amytis-projects-rule-6 = I tuoi progetti guardano solo la tua città, e solo nel tuo turno. I progetti scoperti accanto al mazzo non si possono completare: prima vanno presi con un palazzo.
rules-amytis-projects-2 = I suoi punti contano alla fine. I progetti non completati non costano nulla.
rules-amytis-projects-cards = Le venti carte
rules-amytis-projects-turned-picture = Il progetto 16 in due città. Ruotato di un quarto di giro è completato, specchiato no.
rules-amytis-projects-turned-picture-alt = Lo schema del progetto 16: rosa, rosa, arancione, e sotto verde, verde. Con la spunta: una città in cui è ruotato di un quarto di giro. Con la croce: una città in cui è specchiato.
rules-amytis-projects-cards-picture = Tutte le carte Progetto, ognuna con il suo numero e i suoi punti.
rules-amytis-projects-cards-picture-alt = Venti schemi di colori: i numeri da 1 a 6 valgono 8 punti, quelli da 7 a 14 ne valgono 10, quelli da 15 a 20 ne valgono 12.

## Favour

rules-amytis-favor-title = Tre in fila: un favore
rules-amytis-favor-1 = Se l’architetto che hai posizionato in questo turno ha completato una **linea di tre dei tuoi**, metti uno dei tuoi cinque segnalini su uno spazio libero della plancia dei favori. Gli architetti dell’avversario non aiutano né ostacolano una linea.
rules-amytis-favor-rule-1 = Ognuno dei sette spazi singoli contiene un segnalino. La riga inferiore ne contiene sei, al massimo quattro dello stesso giocatore.
rules-amytis-favor-rule-2 = Un segnalino resta dov’è, e vale punti solo per chi lo possiede.
rules-amytis-favor-rule-3 = Scegli dove mettere il segnalino, non se metterlo. C’è sempre uno spazio libero.
rules-amytis-favor-rule-4 = Se non hai più segnalini, non ottieni nulla.
rules-amytis-favor-2 = Un solo architetto non vale mai due segnalini: per due linee insieme servirebbero cinque architetti.

## Favours

rules-amytis-favors-title = La plancia dei favori
rules-amytis-favors-1 = I favori si contano alla fine della partita, nella città di chi possiede il segnalino.
rules-amytis-favors-place = Spazio
rules-amytis-favors-points = Punti per il suo segnalino
rules-amytis-favors-I = Pile da 1
rules-amytis-favors-I-points = { $points-favor-I } per ogni pila di esattamente 1 tessera
rules-amytis-favors-II = Pile da 2
rules-amytis-favors-II-points = { $points-favor-II } per ogni pila di esattamente 2 tessere
rules-amytis-favors-III = Pile da 3
rules-amytis-favors-III-points = { $points-favor-III } per ogni pila di esattamente 3 tessere
rules-amytis-favors-IV = Pile da 4
rules-amytis-favors-IV-points = { $points-favor-IV } per ogni pila di esattamente 4 tessere
rules-amytis-favors-stairs = Scala 1-2-3
rules-amytis-favors-stairs-points = { $points-favor-stairs } per ogni riga o colonna con le altezze 1-2-3 o 3-2-1; niente diagonali
rules-amytis-favors-corners = Angoli alti
rules-amytis-favors-corners-points = { $points-favor-corners } per ogni angolo con una pila di almeno 3 tessere
rules-amytis-favors-projects = Progetti completi
rules-amytis-favors-projects-points = { $points-favor-projects } per ogni progetto che hai completato, oltre ai suoi punti
rules-amytis-favors-row = Riga inferiore
rules-amytis-favors-row-points = { $points-row-1 }, { $points-row-2 }, { $points-row-3 } o { $points-row-4 } in tutto per 1, 2, 3 o 4 tuoi segnalini
rules-amytis-favors-2 = Una città può avere al massimo quattro linee a scala: 24 punti.
rules-amytis-favors-stairs-picture = Scala: la riga 1 ha le altezze 1-2-3, la colonna c ha 3-2-1. Due linee: 12 punti.
rules-amytis-favors-stairs-picture-alt = Una città con le altezze 1, 2, 3 nella riga in alto e 3, 2, 1 nella colonna di destra. Entrambe le linee sono evidenziate.
rules-amytis-favors-corners-picture = Angoli, nella stessa città: c1 e a3 sono alti almeno tre tessere. Due angoli: 10 punti.
rules-amytis-favors-corners-picture-alt = La stessa città. Sono evidenziati gli angoli c1 e a3, entrambi alti tre tessere.
rules-amytis-favors-board-picture = La plancia dei favori di questa partita: segnalini sulla scala, sugli angoli e due nella riga inferiore, in tutto 12 + 10 + 10 = 32 punti.
rules-amytis-favors-board-picture-alt = La plancia dei favori. Il primo giocatore ha segnalini sulla scala e sugli angoli, e due nella riga inferiore.

## The end

rules-amytis-end-title = Termine della partita
rules-amytis-end-1 = La partita volge al termine quando, alla fine di un turno, **due pile** della plancia principale sono vuote.
rules-amytis-end-rule-1 = Se era il turno del secondo giocatore, la partita è finita.
rules-amytis-end-rule-2 = Se era il turno del primo giocatore, il secondo giocatore ha ancora un turno. Poi la partita è finita.
rules-amytis-end-2 = Così entrambi i giocatori hanno lo stesso numero di turni. L’ultimo turno è un turno intero, con i suoi progetti e il suo favore.

## Scoring

rules-amytis-scoring-title = Conteggio finale
rules-amytis-scoring-1 = Il tuo punteggio è la somma di tre voci:
rules-amytis-scoring-line = Voce
rules-amytis-scoring-what = Che cos’è
rules-amytis-scoring-track = Edifici
rules-amytis-scoring-track-what = i punti che i tuoi edifici hanno fatto nel corso della partita
rules-amytis-scoring-projects = Progetti
rules-amytis-scoring-projects-what = i punti dei progetti che hai completato
rules-amytis-scoring-favors = Favori
rules-amytis-scoring-favors-what = i punti dei tuoi segnalini sulla plancia dei favori
rules-amytis-scoring-2 = Vince chi ha più punti. A parità di punti vincono entrambi. I progetti non completati non costano nulla.

## Options

rules-amytis-options-title = Opzioni
rules-amytis-options-1 = Il tavolo si accorda prima della partita. La prima scelta è quella abituale.
rules-amytis-options-option = Opzione
rules-amytis-options-choices = Scelte
rules-amytis-options-sides = Il lato di ogni edificio
rules-amytis-options-sides-choices = **A** o **B,** per ognuno dei sei edifici separatamente, uguale per entrambi i giocatori.
rules-amytis-options-second = Progetti iniziali del secondo giocatore
rules-amytis-options-second-choices = **2** o **3.** Le ristampe più recenti del gioco ne danno 3 al secondo giocatore.

## Rulings

rules-amytis-rulings-title = Chiarimenti
rules-amytis-rulings-1 = Dove le regole si possono leggere in due modi, si gioca così.
rules-amytis-rulings-a1 = **A1. Completare un progetto è una scelta?** No, avviene non appena lo schema si vede. Quasi sempre conviene. Solo con i palazzi del lato B un progetto completato può dare più tardi un punto all’avversario.
rules-amytis-rulings-a2 = **A2. Si costruisce un palazzo, e non ci sono carte da prendere.** Con il lato B l’unica scelta è fare punti; con il lato A ci sono soltanto i punti. In una vera partita non succede: il mazzo dura più a lungo dei palazzi.
rules-amytis-rulings-a3 = **A3. Un quinto segnalino dello stesso giocatore può andare nella riga inferiore?** No. La scala dei punti si ferma a quattro, quindi un quinto non varrebbe nulla e occuperebbe soltanto un posto.
rules-amytis-rulings-a4 = **A4. Il mazzo è vuoto.** Le carte scoperte non vengono rimpiazzate, e quelle rimaste si possono ancora prendere. Come A2, in una vera partita non capita.
rules-amytis-rulings-a5 = **A5. Dà un favore qualsiasi linea di architetti, o solo una completata da questo architetto?** Solo una che ha completato lui. In gioco non ce ne sono altre: gli architetti di una linea precedente sono già tornati all’inizio del turno.
rules-amytis-rulings-a6 = **A6. Un palazzo del lato B fa punti. Conta un progetto completato da quella stessa tessera?** No, solo quelli completati prima.
rules-amytis-rulings-a7 = **A7. Prendere un favore è una scelta?** No. Una linea completata fa collocare un segnalino, se te ne resta uno e c’è un posto; scegli soltanto dove.

## What is hidden

rules-amytis-hidden-title = Informazioni nascoste
rules-amytis-hidden-1 = Nessuno dei due giocatori ne sa più dell’altro. A entrambi sono sconosciute le tessere sotto la cima di ogni pila, le tre tessere uscite dal gioco e l’ordine del mazzo dei progetti. Si sa **quali** tessere e carte non si sono ancora viste, ma non dove siano.
rules-amytis-hidden-2 = Un’azione che rivela qualcosa di sconosciuto non si può annullare: costruire la tessera in cima a una pila che ne ha un’altra sotto, e prendere un progetto finché c’è un mazzo.

## Notation

rules-amytis-notation-title = Notazione
rules-amytis-notation-1 = Nelle partite salvate le azioni si scrivono così.
rules-amytis-notation-action = Azione
rules-amytis-notation-written = Si scrive
rules-amytis-notation-build = prendere la tessera in cima alla pila b2 e costruirla in c3
rules-amytis-notation-project = per un palazzo, prendere il progetto scoperto 8
rules-amytis-notation-deck = per un palazzo, prendere la carta in cima al mazzo
rules-amytis-notation-score = per un palazzo del lato B, fare punti invece
rules-amytis-notation-favor = posizionare un segnalino
