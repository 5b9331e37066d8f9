# The first page, the table that is being put together, and the room where people wait for a game.
home-title = Costruisci un giardino sospeso nell’aria
home-lead = Due giochi da tavolo ambientati nell’antica Babilonia, contro il computer o con gli amici. Senza account e senza installare nulla: siediti e gioca.
home-your-turn = { $count ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $count } tavoli
  }
home-go-on = Continua la tua partita
home-away = Il server non è raggiungibile. La pagina riprova da sola.

# The first visit.
home-learn-game = Impara { $game } ({ $minutes } min)
home-know-rules = Conosco le regole
home-learn-on = Continua a imparare { $game }
home-play-game = Gioca a { $game }

# A game.
home-players = { $count ->
    [one] Un giocatore
   *[other] { $count } giocatori
  }
home-players-range = Da { $from } a { $to } giocatori
home-minutes = { $minutes } min
home-minutes-range = Da { $from } a { $to } min
home-weight-light = complessità bassa
home-weight-medium = complessità media
home-weight-heavy = complessità alta
home-against = Contro
home-level = Contro: livello
home-opponents = Avversari
home-opponents-count = { $count ->
    [one] Un computer
   *[other] { $count } computer
  }
home-learn = Impara ({ $minutes } min)
home-play = Gioca ora
home-friends = Con gli amici
home-bots = Guarda i bot
home-rules = Regole
home-level-carrier = Punta ai punti immediati e si lascia sfuggire molto: buona compagnia per le tue prossime partite.
home-level-digger = Si lascia sfuggire meno e guarda un po’ più lontano, ma spesso valuta male un turno.
home-level-brickmaker = Ha fiuto per i buoni turni, ma non pensa alla tua risposta.
home-level-gardener = Di rado si lascia sfuggire un buon turno, ma guarda poco avanti.
home-level-apprentice = Fa solo piccoli errori e guarda un po’ avanti.
home-level-mason = Fa pochi errori e approfitta dei tuoi.
home-level-architect = Pensa un terzo di secondo a turno: difficile da battere senza un piano.
home-level-master = Il più forte: pensa un secondo e mezzo a turno.
home-level-novice = Conosce le regole e non ha piani: buona compagnia per una prima partita.
home-level-greedy = Prende più punti che può in ogni turno, senza pensare a quello dopo.
home-adapts = Si adatta a te ({ $level })
home-rated = { $level } · { $elo }
home-rating = Punteggio { $elo } (da { $low } a { $high }).
home-expect = Vittorie attese: circa { $wins } su 10.
home-forget = Dimentica i miei risultati
home-own-bot = Un bot aggiunto da chi gestisce questo server.

# Tables.
home-yours = Le tue partite
home-yours-none = Ancora nessuna.
home-open = Tavoli aperti
home-open-none = Nessuno al momento.
home-watch = Guarda
home-finished = Partite concluse
home-more = Mostra le precedenti
home-turn-yours = Tocca a te
home-turn-of = Turno di { $name }
home-waits = { $free ->
    [0] Ci sono tutti
    [one] Manca un giocatore
   *[other] Mancano { $free } giocatori
  }
home-free = { $free ->
    [one] Un posto libero
   *[other] { $free } posti liberi
  }
home-sit-down = Siediti
home-continue = Continua
home-look = Guarda
home-replay = Rivedi
home-won = Hai vinto
home-lost = Ha vinto { $names }
home-tied = Vittoria condivisa: { $names }
home-nobody = ancora nessuno

# A record.
home-record = Carica una partita
home-record-lead = Qui puoi rivedere una partita salvata, ovunque sia stata giocata. Trascina il suo file su questa pagina, o sceglilo.
home-record-file = Scegli un file
home-record-paste = Incolla il testo
home-record-text = Il testo della partita salvata
home-record-load = Carica
home-record-drop = Rilascia per caricare la partita
home-record-not-json = Questa non è una partita salvata: una partita salvata è un file JSON, come quello che si esporta da una partita conclusa.
home-record-refused = Non è possibile caricare questa partita salvata: { $reason }
home-record-unread = Non è possibile leggere questo file.

# A table with friends.
home-new = Nuovo tavolo: { $game }
home-new-bots = Bot contro bot: { $game }
home-new-lead = Ricevi un link per i tuoi amici. La partita inizia appena tutti sono seduti.
home-new-link = Ottieni un link
home-new-more = Posti, tempo e regole
home-new-players = Giocatori
home-new-seats = Chi siede dove
home-new-seat = Posto { $number }
home-sitter-me = Tu
home-sitter-screen = Un amico su questo schermo
home-sitter-invited = Un amico, con il link
home-sitter-open = Aperto a tutti
home-new-no-host = Uno dei posti deve essere tuo.
home-new-screen-note = Su questo schermo giocate a turno; un posto senza nome porta il tuo.
home-new-bots-note = Tu guardi: i bot giocano un turno alla volta, al tuo ritmo. Se esci, ti aspettano per un giorno.
home-new-friend = Nome
home-new-friend-name = Nome dell’amico al posto { $number }
home-new-clock = Tempo per turno
home-new-clock-note = Quando è scaduto, il computer gioca al posto tuo finché non torni.
home-new-listed = Chi vede il tavolo
home-new-listed-no = Solo chi ha il link
home-new-listed-yes = Tutti
home-new-autostart = Inizia appena tutti sono seduti
home-new-hints = Suggerimenti ammessi: nel proprio turno si può chiedere al computer
home-new-options = Regole della casa
home-new-make = Crea il tavolo
home-new-start = Inizia la partita
home-new-watch = Guarda la partita

# Clocks.
home-clock-none = Senza limite di tempo
home-clock-turn = { $turn } per turno
home-clock-bank = { $turn } per turno, più { $bank } di riserva

# The room where people wait.
waiting-lead = Il tavolo è pronto. La partita inizia quando ci sono tutti.
waiting-seats = Posti
waiting-seat = Posto { $number }
waiting-you = tu
waiting-host = ha creato il tavolo
waiting-for-friend = In attesa di un amico con il link
waiting-for-anybody = Aperto a tutti
waiting-kept = Riservato a { $name }
waiting-change = Chi siede al posto { $number }
waiting-send-away = Rimuovi
waiting-screen = un amico su questo schermo
waiting-seat-name = Nome al posto { $number }
waiting-start = Inizia la partita
waiting-start-when-full = La partita può iniziare quando ogni posto è occupato.
waiting-starts-itself = { $free ->
    [one] La partita inizia da sola appena si siede un’altra persona.
   *[other] La partita inizia da sola appena si siedono altre { $free } persone.
  }
waiting-host-starts = Ci sono tutti: chi ha creato il tavolo può iniziare la partita.
waiting-host-waits = Quando ogni posto è occupato, chi ha creato il tavolo inizia la partita.
waiting-leave = Esci dal tavolo
waiting-close = Chiudi il tavolo
waiting-sit-down = Siediti
waiting-you-are = Giochi come
waiting-welcome = { $host } ti invita a giocare
waiting-visitor = Stai guardando
waiting-no-seat = Tutti i posti sono occupati. Resta a guardare: la partita comparirà qui quando inizia.
waiting-by-invitation = I posti liberi sono per chi ha un invito. Chiedi un posto a { $host } o resta a guardare: la partita comparirà qui quando inizia.
waiting-by-link = Il posto libero è per chi ha il link. Resta a guardare: la partita comparirà qui quando inizia.
waiting-ask = Chiedi un posto
waiting-asked = Hai chiesto un posto. Appena { $host } accetta, siedi al tavolo.
waiting-withdraw = Ritira la richiesta
waiting-declined = { $host } non ha accettato. Resta a guardare: la partita comparirà qui quando inizia.
waiting-asks = { $name } chiede un posto.
waiting-asks-full = Nessun posto è libero.
waiting-accept = Accetta
waiting-decline = Rifiuta
waiting-joined = { $name } ora siede al tavolo.
waiting-left = { $name } ha lasciato il tavolo.
waiting-options = Regole della casa
waiting-by-the-book = Le regole abituali
waiting-clock = Tempo per turno
waiting-public = Tutti possono vedere questo tavolo e guardare.
waiting-private = Vede questo tavolo solo chi ha il link.
waiting-hints = Nel proprio turno si possono chiedere suggerimenti al computer.
waiting-no-hints = A questo tavolo si gioca senza suggerimenti.

# The invitation.
waiting-invite = Invita gli amici
waiting-invite-lead = Manda loro questo link, o fai inquadrare il codice con la fotocamera. Chi lo ha può sedersi.
waiting-link = Il link
waiting-copy = Copia il link
waiting-copied = Link copiato.
waiting-not-copied = Il browser non permette a questa pagina di copiare. Il link è selezionato: copialo tu.
waiting-share = Condividi…
waiting-share-text = Gioca con me a { $game }
waiting-code = Il link come codice QR
waiting-local = Questo indirizzo funziona solo su questo computer. Per gli amici altrove, il server deve essere raggiungibile: avvialo con --host e apri l’indirizzo che usano loro.

# Mistakes of finished games, to be tried again.
home-mistakes = Impara dai tuoi errori
home-mistakes-due = { $due } errori delle tue partite su { $total } si possono ritentare ora.
home-mistakes-try = Ritenta
home-mistakes-forget = Dimenticali
home-mistakes-sure = Dimenticarli davvero tutti?
