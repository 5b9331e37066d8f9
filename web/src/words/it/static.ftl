# La pagina senza server: il motore nel browser, il suo caricamento e ciò che viene conservato.
static-loading-runtime = Caricamento dell’ambiente Python: { $loaded } di { $total }
static-loading-engine = Caricamento del motore di gioco: { $loaded } di { $total }
static-loading-start = Avvio del motore di gioco…
static-failed = Non è stato possibile caricare il motore di gioco. Le tue partite sono al sicuro.
static-stopped = Il motore di gioco si è fermato più volte. Le tue partite sono al sicuro.
static-elsewhere = Le tue partite sono aperte in un’altra scheda.
static-take-over = Continua qui
static-full = Questo browser non ha più spazio per conservare le tue partite.
static-forbidden = Questo browser non conserva le tue partite: andranno perse quando chiudi la pagina.
static-missing =
    { $count ->
        [one] Manca una partita della tua ultima visita: questo browser non aveva più spazio per salvarla.
       *[other] Mancano { $count } partite della tua ultima visita: questo browser non aveva più spazio per salvarle.
    }
static-understood = Va bene
static-save = Salva le partite in un file
static-restored =
    { $added ->
        [0] Non è stata caricata nessuna partita.
        [one] È stata caricata una partita.
       *[other] Sono state caricate { $added } partite.
    } { $kept ->
        [0] { "" }
        [one] Una è già qui, e non è più vecchia che nel file.
       *[other] { $kept } sono già qui, e non sono più vecchie che nel file.
    }
static-update = È pronta una nuova versione di Semiramis.
static-update-now = Ricarica e usala
static-later = Più tardi
static-friends = Con amici a distanza
static-friends-why = Questa pagina funziona senza server: si gioca da soli o con amici su questo schermo. Per giocare con amici su altri dispositivi, avvia il server di Semiramis su un tuo computer:
static-friends-then = Poi apri l’indirizzo che mostra.
static-tutor = Il server offre anche il tutor.
refusal-needs_server = Per questo serve un server; questa pagina ne fa a meno.
refusal-restarted = È stato necessario riavviare il motore di gioco. Nulla di ciò che hai visto è andato perso; riprova.
refusal-stopped = Il motore di gioco si ferma a ogni tentativo. Le altre partite non ne risentono.
