# Everywhere: header, settings, names, errors.
page-title = Semiramis
page-home = Home
page-loading = Caricamento…
# Names that are suggested to guests: plants and animals.
page-names = Cedro, Palma, Loto, Cipresso, Melograno, Tamerice, Oleandro, Zafferano, Papiro, Mandorlo, Olivo, Ibis, Upupa, Gazzella, Falco, Airone, Cicogna, Pellicano, Tartaruga, Leopardo, Rondine, Grillo, Lucciola, Gru
page-dismiss = Chiudi questo avviso
page-skip = Vai al contenuto
page-close = Chiudi
page-retry = Riprova
page-rules = Regole
page-help = La regola su questo

# A page that is not there, or that broke.
page-not-found = Questa pagina non esiste
page-not-found-why = Forse l’indirizzo contiene un errore, o porta a qualcosa che non c’è più.
page-broken = Questa pagina ha avuto un problema
page-broken-why = Le tue partite sono al sicuro sul server; riprova, o torna alla pagina iniziale.
page-unloaded = Non è stato possibile caricare questa pagina
page-unloaded-why = Forse il server non è al momento disponibile, o è stato aggiornato da quando hai aperto la pagina. Ricaricala.
page-reload = Ricarica
page-go-home = Pagina iniziale

# Who plays.
page-computer = Computer ({ $level })
page-level-carrier = Portatore
page-level-digger = Sterratore
page-level-brickmaker = Mattonaio
page-level-gardener = Giardiniere
page-level-apprentice = Apprendista
page-level-mason = Muratore
page-level-architect = Architetto
page-level-master = Maestro
page-level-novice = Principiante
page-level-greedy = Avido

# One's own name.
page-name = Il tuo nome
page-name-change = Cambia nome, { $name }
page-name-save = Salva
page-name-cancel = Annulla
page-name-saved = Ora ti chiami { $name }.

# Settings.
page-settings = Impostazioni
page-language = Lingua
page-theme = Tema
page-theme-system = Come il sistema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-pace = Mosse degli altri
page-pace-calm = Calme
page-pace-brisk = Rapide
page-pace-instant = Immediate
page-confirm = Conferma delle mosse
page-confirm-always = Sempre
page-confirm-final = Solo ciò che non si può annullare
page-confirm-never = Mai
page-tutor = Tutor (contro il computer)
page-tutor-off = No
page-tutor-on = Sì
page-text = Dimensione del testo
page-text-normal = Normale
page-text-large = Grande
page-text-larger = Più grande
page-numbers = Numeri piccoli
page-numbers-always = Sempre
page-numbers-pointed = Quando li indichi
page-quality = Qualità 3D
page-quality-auto = Automatica
page-quality-low = Bassa
page-quality-high = Alta
page-volume = Volume
page-shortcuts = Scorciatoie da tastiera

# Refusals of the server, by their codes.
refusal-offline = Il server non è raggiungibile. Ciò che hai preparato è ancora qui; riprova tra un momento.
refusal-bad_request = Il server non ha capito la richiesta. Ricarica la pagina e riprova.
refusal-bad_setup = Un tavolo così non è possibile: ricontrolla giocatori, posti e opzioni.
refusal-bad_record = Questa partita salvata non corrisponde a una partita che si possa aver giocato.
refusal-bad_position = Questa posizione non si può giocare: ricontrolla il testo, il gioco e i posti.
refusal-bad_name = Un nome è una riga di testo visibile, di 32 caratteri al massimo, e non comincia con «bot:».
refusal-not_an_action = Il gioco non conosce questa mossa.
refusal-unknown_game = Questo server non ha quel gioco.
refusal-unknown_level = Questo server non ha quel livello del computer: scegline un altro.
refusal-wrong_host = Il server non accetta questo indirizzo. Chi lo gestisce può consentirlo (--allow-host).
refusal-no_identity = Il server non ti riconosce più. Scegli un nome e potrai rientrare.
refusal-wrong_origin = Questa pagina viene da un sito diverso dal server. Apri l’indirizzo del server stesso.
refusal-not_invited = Questo posto è su invito: chiedi il link a chi ha creato il tavolo.
refusal-not_the_host = Può farlo solo chi ha creato il tavolo.
refusal-not_seated = Non hai un posto a questo tavolo.
refusal-hints_not_allowed = A questo tavolo si gioca senza suggerimenti.
refusal-tutor_not_allowed = Il tutor è per le partite in cui giochi da solo contro il computer.
refusal-no_such_table = Questo tavolo non esiste, o non esiste più.
refusal-no_such_position = La partita non è arrivata fin lì: l’ultima posizione è la numero { $ply }.
refusal-no_such_lesson = Questa lezione non esiste.
refusal-not_found = A questo indirizzo non c’è nulla.
refusal-method_not_allowed = Il server non fa questo. Ricarica la pagina: forse è stata aggiornata.
refusal-stale_ply = Nel frattempo la partita è andata avanti. Ecco la posizione attuale.
refusal-illegal_action = Qui le regole non lo consentono.
refusal-not_your_turn = Tocca a qualcun altro.
refusal-not_open = { $status ->
    [playing] La partita è già iniziata.
    [over] La partita è già finita.
   *[other] Questo tavolo è chiuso.
  }
refusal-not_playing = { $status ->
    [open] La partita non è ancora iniziata.
    [over] La partita è già finita.
   *[other] A questo tavolo non gioca più nessuno.
  }
refusal-not_over = Sarà possibile a partita finita.
refusal-no_record = Una partita che comincia da una posizione non si può salvare.
refusal-seat_taken = Qualcuno ha fatto prima di te: il posto è occupato.
refusal-seats_left = Ci sono posti liberi. Aspetta altri giocatori, o affidali al computer.
refusal-already_seated = Hai già un posto a questo tavolo.
refusal-already_asked = Hai già chiesto un posto. Chi ha creato il tavolo risponderà.
refusal-too_many_asking = Altre persone stanno già chiedendo un posto. Riprova più tardi.
refusal-no_seat_request = Questa persona non chiede più un posto.
refusal-seat_declined = Chi ha creato il tavolo non ti ha accettato.
refusal-nothing_to_undo = Non si può annullare: non è di questo turno, o si è rivelato qualcosa di sconosciuto.
refusal-nothing_to_return = Stai già giocando tu: nessuno ti sostituisce.
refusal-no_takeback = Lì non c’è una mossa da ritirare: scegli una delle tue.
refusal-takeback_changed = La richiesta è cambiata: guardala di nuovo.
refusal-already_resigned = Hai abbandonato questa partita.
refusal-key_reused = Questa richiesta è già stata inviata con un altro contenuto. Riprova.
refusal-too_large = È troppo grande: dev’essere un errore.
refusal-too_many_requests = { $seconds ->
    [one] Troppe richieste insieme. Riprova tra un secondo.
   *[other] Troppe richieste insieme. Riprova tra { $seconds } secondi.
  }
refusal-too_many_streams = In questo browser sono aperti troppi tavoli insieme. Chiudi qualche finestra.
refusal-too_many_tables = Hai già troppi tavoli o partite importate. Prima finiscine o lasciane qualcuno.
refusal-server_error = Qualcosa è andato storto da parte nostra. Non è andato perso nulla; riprova.
refusal-client_not_built = La pagina di gioco non c’è. Chi gestisce il server può crearla (make web).
refusal-unavailable = Il server è momentaneamente impegnato. Non è andato perso nulla; riprova tra un momento.
refusal-unreadable_table = Questo tavolo è danneggiato e non può essere mostrato. Chi gestisce il server può vedere il motivo.
refusal-hints_failed = Questa volta non è stato trovato alcun suggerimento. Nulla è andato perso: riprova.
refusal-report_failed = Questa volta non è stato possibile analizzare la partita. Nulla è andato perso: riprova.
