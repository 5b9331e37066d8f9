# The texts of the lessons, which the terminal prints as well: plain messages without variables.

lesson-amytis-build = Prendere e costruire
lesson-amytis-build-market = A ogni turno prendi una tessera e la costruisci nella tua città. Comincia da un mercato rosa: scegli la sua pila, poi una casella qualsiasi della tua città.
lesson-amytis-build-color = Hai fatto 2 punti: un mercato vale 2 per ogni tessera visibile del suo colore, compreso il mercato. Costruisci l’altro mercato rosa su un’altra casella, per 4 punti.
lesson-amytis-build-stack = A ogni tessera che prendi, un tuo architetto resta sulla sua pila e la chiude per entrambi. Prendi una tessera da una pila aperta e costruiscila sopra un’altra: le città crescono in altezza.

lesson-amytis-buildings = Quanto valgono gli edifici
lesson-amytis-buildings-wall = Solo la tessera in cima a una casella è visibile e conta. Una muraglia vale { $points-wall-A } per ogni muraglia visibile sul bordo, cioè su ogni casella tranne quella centrale. Costruiscine una da almeno 4 punti.
lesson-amytis-buildings-residence = Una residenza vale { $points-residence-A } per ogni tipo di edificio visibile, compresa la residenza. Costruiscine una da almeno 5 punti, e attenzione a ciò che copri.
lesson-amytis-buildings-garden = Un giardino vale { $points-garden-A } per ogni pila della tua città alta quanto la sua, che conta anch’essa. Costruiscine uno da almeno 4 punti.
lesson-amytis-buildings-theater = Un teatro vale { $points-theater-A } per ogni architetto sulla plancia principale, tuo o dell’avversario, ovunque tu lo costruisca. Ora ce ne sono molti: costruisci un teatro.

lesson-amytis-favors = Tre in fila
lesson-amytis-favors-line = Sulla plancia principale i tuoi architetti giocano una partita tutta loro. Due sono su una diagonale: prendi una tessera dalla terza pila per completare la linea.
lesson-amytis-favors-favor = Tre in fila ti danno il favore del re, che vale punti alla fine. Tre dei tuoi angoli hanno una pila di almeno tre tessere. Posiziona il segnalino su «Angoli alti»: { $points-favor-corners } punti l’uno.
lesson-amytis-favors-block = I tuoi architetti sono tornati: succede prima del tuo turno se tre sono in fila o se tutti e quattro sono sulla plancia. Ora l’avversario ne ha due in fila. Bloccalo: prendi una tessera dalla terza pila.

lesson-amytis-projects = I progetti
lesson-amytis-projects-complete = Un progetto è uno schema di colori; quali edifici siano non importa. Uno dei tuoi chiede tre tessere rosa di seguito: costruisci la terza, per 8 punti alla fine.
lesson-amytis-projects-palace = È completato per sempre, anche se ci costruisci sopra. I palazzi portano nuovi progetti: costruisci un palazzo e prendi un progetto. Poi il palazzo vale { $points-palace-A } per ogni palazzo visibile, compreso questo.
lesson-amytis-projects-rotate = Qualche turno dopo, al tuo progetto arancione e verde manca una tessera verde. Gli schemi possono essere ruotati, ma non specchiati. Trova la casella che lo completa.

lesson-amytis-end = La fine della partita
lesson-amytis-end-empty = La fine arriva quando due pile della plancia principale sono vuote. Prendi l’ultima tessera di una pila.
lesson-amytis-end-last = L’avversario ha svuotato una seconda pila. Ha iniziato lui la partita, quindi l’ultimo turno è tuo. Sfruttalo: fai almeno 6 punti con una sola tessera.
lesson-amytis-end-score = La partita è finita. Il tuo punteggio somma i tuoi edifici, i progetti completati e i favori. I progetti non completati non costano nulla. Vince chi ha più punti.

lesson-amytis-sides = I lati B
lesson-amytis-sides-garden = Ogni edificio ha un lato B, per variare le partite. Qui lo usano tutti e sei. Un giardino del lato B vale { $points-garden-B } per ogni tessera della sua pila: costruiscine uno da 6 punti.
lesson-amytis-sides-wall = Le muraglie del lato B contano solo negli angoli: { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 } o { $points-wall-B-4 } punti per una, due, tre o quattro. Ne hai già una in un angolo. Costruiscine un’altra, per 4 punti.
lesson-amytis-sides-choice = Un teatro del lato B vale { $points-theater-B } per ogni tuo architetto sulla plancia. Teatro, muraglia o giardino: scegline uno da almeno 6 punti.

lesson-amytis-game = La tua prima partita
