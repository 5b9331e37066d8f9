# The table of The Architects of Amytis.

## Things

amytis-building-garden = Giardino
amytis-building-market = Mercato
amytis-building-wall = Muraglia
amytis-building-palace = Palazzo
amytis-building-residence = Residenza
amytis-building-theater = Teatro

amytis-color-blue = blu (stella)
amytis-color-green = verde (foglia)
amytis-color-orange = arancione (triangolo)
amytis-color-pink = rosa (esagono)

amytis-tile-garden-blue = giardino blu
amytis-tile-garden-green = giardino verde
amytis-tile-garden-orange = giardino arancione
amytis-tile-garden-pink = giardino rosa
amytis-tile-market-blue = mercato blu
amytis-tile-market-green = mercato verde
amytis-tile-market-orange = mercato arancione
amytis-tile-market-pink = mercato rosa
amytis-tile-wall-blue = muraglia blu
amytis-tile-wall-green = muraglia verde
amytis-tile-wall-orange = muraglia arancione
amytis-tile-wall-pink = muraglia rosa
amytis-tile-palace-blue = palazzo blu
amytis-tile-palace-green = palazzo verde
amytis-tile-palace-orange = palazzo arancione
amytis-tile-palace-pink = palazzo rosa
amytis-tile-residence-blue = residenza blu
amytis-tile-residence-green = residenza verde
amytis-tile-residence-orange = residenza arancione
amytis-tile-residence-pink = residenza rosa
amytis-tile-theater-blue = teatro blu
amytis-tile-theater-green = teatro verde
amytis-tile-theater-orange = teatro arancione
amytis-tile-theater-pink = teatro rosa

## What buildings score, by side: as short as can be

amytis-effects = Quanto valgono gli edifici
amytis-side = Lato { $side }
amytis-effect-garden-A = { $points-garden-A } per ogni pila della città alta quanto questa
amytis-effect-garden-B = { $points-garden-B } per ogni tessera della sua pila
amytis-effect-market-A = { $points-market-A } per ogni tessera visibile del suo colore
amytis-effect-market-B = { $points-market-B } per ogni tessera visibile di un altro colore
amytis-effect-wall-A = { $points-wall-A } per ogni muraglia visibile sul bordo
amytis-effect-wall-B = { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 }, { $points-wall-B-4 } per 1-4 muraglie negli angoli
amytis-effect-palace-A = un progetto, e { $points-palace-A } per ogni palazzo visibile
amytis-effect-palace-B = un progetto, o { $points-palace-B } per ogni progetto completato finora da te o dall’avversario
amytis-effect-residence-A = { $points-residence-A } per ogni tipo di edificio visibile
amytis-effect-residence-B = { $points-residence-B } per ogni mercato e residenza visibile
amytis-effect-theater-A = { $points-theater-A } per ogni architetto sulla plancia
amytis-effect-theater-B = { $points-theater-B } per ogni tuo architetto sulla plancia

## Building board

amytis-stacks = Plancia principale
amytis-empty-stacks = Pile vuote: { $now } su { $end }
amytis-stack-label = Pila { $cell }: { $tile }, { $height ->
    [one] l’ultima tessera.
   *[other] { $height } tessere.
  }
amytis-stack-empty-label = Pila { $cell }: nessuna tessera rimasta.
amytis-stack-no-architect = Nessun architetto.
amytis-stack-architect = Qui c’è un architetto di { $name }.
amytis-stack-best = { $points ->
    [one] Varrebbe fino a { $points } punto.
   *[other] Varrebbe fino a { $points } punti.
  }
amytis-would-score = { $points ->
    [one] Varrebbe { $points } punto.
   *[other] Varrebbe { $points } punti.
  }
amytis-would-line = Completerebbe una linea.
amytis-would-end = Avvierebbe la fine della partita.
amytis-at-most = ≤ { $points }
amytis-lines = Linee
amytis-lines-hint = Mostra le linee a cui manca un solo architetto
amytis-unseen-button = Non viste
amytis-unseen = Tessere che nessuno ha ancora visto
amytis-unseen-sum = { $all } tessere: { $below } nelle pile, { $gone } fuori dal gioco.

## Cities

amytis-city-of = Città di { $name }
amytis-cell-empty = Città { $cell }: vuota.
amytis-cell-one = Città { $cell }: { $tile }.
amytis-cell-more = Città { $cell }: { $tile } sopra { $below }; { $height } tessere.
amytis-spot-missing = Qui manca: { $color }.
amytis-spot-there = Fa parte dello schema: { $color }.

## Seats

amytis-first-player = Primo giocatore
amytis-total = Punti se la partita finisse ora:
amytis-line-track = edifici { $points }
amytis-line-projects = progetti { $points }
amytis-line-favors = favori { $points }
amytis-architects-left = { $architects ->
    [one] 1 architetto disponibile
   *[other] { $architects } architetti disponibili
  }
amytis-tokens-left = { $tokens ->
    [one] Resta 1 segnalino favore
   *[other] Restano { $tokens } segnalini favore
  }

## Projects

amytis-open-projects = Progetti scoperti
amytis-project-number = #{ $number }
amytis-project-short = progetto { $number } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
  })
amytis-project-label = Progetto { $number }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }. { $missing ->
    [0] Lo schema è completo.
    [one] Manca 1 casella.
   *[other] Mancano { $missing } caselle.
  }
amytis-project-done-label = Progetto { $number }, completato, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
amytis-missing = { $missing ->
    [0] completo
    [one] ne manca { $missing }
   *[other] ne mancano { $missing }
  }
amytis-missing-after = { $after ->
    [0] completato!
   *[other] { $missing } → { $after }
  }
amytis-way = Posizione { $way } di { $ways }.
amytis-slot-empty = nessuno
amytis-deck = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }
amytis-deck-take = Pesca la carta sconosciuta in cima al mazzo, che ha { $cards ->
    [one] 1 carta.
   *[other] { $cards } carte.
  } { $points ->
    [one] Varrebbe { $points } punto.
   *[other] Varrebbe { $points } punti.
  }
amytis-deck-unseen = { $cards ->
    [one] La carta nel mazzo
   *[other] Le { $cards } carte nel mazzo, in ordine sconosciuto
  }
amytis-score-instead = punti
amytis-palace-score = { $points ->
    [one] Fai { $points } punto invece di prendere un progetto.
   *[other] Fai { $points } punti invece di prendere un progetto.
  }

## Favours

amytis-favors = Favori del re
amytis-favor-I = pile da 1
amytis-favor-II = pile da 2
amytis-favor-III = pile da 3
amytis-favor-IV = pile da 4
amytis-favor-stairs = scala 1-2-3
amytis-favor-corners = angoli alti
amytis-favor-projects = progetti completi
amytis-favor-row = riga inferiore
amytis-favor-label = { $favor }: { $says }
amytis-favor-says-I = { $points-favor-I } per ogni pila di esattamente 1 tessera.
amytis-favor-says-II = { $points-favor-II } per ogni pila di esattamente 2 tessere.
amytis-favor-says-III = { $points-favor-III } per ogni pila di esattamente 3 tessere.
amytis-favor-says-IV = { $points-favor-IV } per ogni pila di esattamente 4 tessere.
amytis-favor-says-stairs = { $points-favor-stairs } per ogni riga o colonna con pile di 1, 2 e 3 tessere in quest’ordine, in un senso o nell’altro.
amytis-favor-says-corners = { $points-favor-corners } per ogni angolo con una pila di almeno 3 tessere.
amytis-favor-says-projects = { $points-favor-projects } per ogni progetto completato.
amytis-favor-says-row = { $points-row-1 }, { $points-row-2 }, { $points-row-3 } o { $points-row-4 } in tutto per 1, 2, 3 o 4 tuoi segnalini.
amytis-favor-short-I = { $points-favor-I } l’una
amytis-favor-short-II = { $points-favor-II } l’una
amytis-favor-short-III = { $points-favor-III } l’una
amytis-favor-short-IV = { $points-favor-IV } l’una
amytis-favor-short-stairs = { $points-favor-stairs } l’una
amytis-favor-short-corners = { $points-favor-corners } l’uno, 3+
amytis-favor-short-projects = { $points-favor-projects } l’uno
amytis-favor-taken = Qui c’è il segnalino di { $name }.
amytis-favor-in-row = { $name } ha qui { $tokens ->
    [one] 1 segnalino.
   *[other] { $tokens } segnalini.
  }
amytis-favor-now = { $points ->
    [one] Ora vale { $points } punto per { $name }.
   *[other] Ora vale { $points } punti per { $name }.
  }

## Why: what numbers on the table consist of

amytis-why-track = Gli edifici danno punti appena vengono costruiti.
amytis-why-before = prima
amytis-why-projects = Ogni progetto completato dà i suoi punti.
amytis-why-favors = Ogni segnalino sul tabellone dei favori vale ciò che conta il suo spazio.
amytis-why-best = La casella migliore è { $cell }.
amytis-why-empty = La partita finisce quando { $end } pile sono vuote ed entrambi hanno giocato lo stesso numero di turni.
amytis-why-height = { $height ->
    [one] alta 1 tessera
   *[other] alta { $height } tessere
  }
amytis-why-unseen = { $tile }: { $count } non ancora viste, nelle pile o fuori dal gioco

## What is to be done

amytis-todo-build = Scegli una pila o un posto nella tua città.
amytis-most = Il numero con ≤ è il massimo che quella pila può valere ora.
amytis-todo-cell = { $tile }: dove, nella tua città?
amytis-todo-stack = Quale pila per la città, { $cell }?
amytis-todo-ghost = { $tile }, dalla pila { $stack } alla città, { $cell }
amytis-todo-palace-A = Il palazzo ti fa prendere un progetto.
amytis-todo-palace-B = Il palazzo ti fa prendere un progetto, o fare punti.
amytis-todo-favor = Tre in fila: posiziona un segnalino sulla plancia dei favori.
amytis-todo-project = Prendi il progetto { $number }
amytis-todo-deck = Pesca la carta in cima al mazzo, qualunque sia
amytis-todo-score = Fai punti invece di prendere un progetto
amytis-todo-place = Un segnalino su: { $favor }
amytis-todo-wait = Tocca a { $name }.
amytis-todo-over = La partita è finita.
amytis-last-turn = Ultimo turno
amytis-ends-now = La partita finisce con questo turno.
amytis-ends-next = Inizia la fine: a { $name } resta un turno.
# $points is written with its sign: +3
amytis-points = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
  }
amytis-gain-track = { $points } per l’edificio
amytis-gain-projects = { $count ->
    [one] { $points }: completa un progetto
   *[other] { $points }: completa { $count } progetti
  }
amytis-gain-favors = { $points } dai favori
amytis-gain-palace-a = poi un progetto
amytis-gain-palace-b = { $points ->
    [one] poi un progetto, o { $points } punto
   *[other] poi un progetto, o { $points } punti
  }
amytis-gain-line = tre in fila: un favore
amytis-gain-line-no-token = tre in fila, ma non restano segnalini
amytis-let-go = Lascia
amytis-do-build = Costruisci
amytis-do-take = Prendi
amytis-do-score = Fai punti
amytis-do-place = Posiziona

## For screen readers

amytis-text-board = Descrizione del tavolo
amytis-none = nessuno
amytis-pieces = Architetti disponibili: { $architects }. Segnalini favore rimasti: { $tokens }.
amytis-projects-are = Progetti: { $projects }. Completati: { $completed }.

## Why something cannot be done

amytis-reason-game_over = La partita è finita, e non si può fare più nulla.
amytis-reason-build_first = Prima prendi una tessera e costruiscila. Ora non c’è un progetto o un favore da scegliere.
amytis-reason-choose_a_project_first = Hai costruito un palazzo: scegli prima che cosa dà.
amytis-reason-choose_a_favor_first = Hai tre in fila: posiziona prima il segnalino sulla plancia dei favori.
amytis-reason-stack_empty = Nella pila { $stack } non restano tessere.
amytis-reason-architect_on_stack = Sulla pila { $stack } c’è un architetto. Si può scegliere solo una pila senza architetti.
amytis-reason-score_is_for_side_b = Solo un palazzo del lato B può fare punti invece di dare un progetto.
amytis-reason-deck_empty = Nel mazzo non restano carte.
amytis-reason-no_open_project_in_slot = Nel posto { $slot } non c’è nessuna carta.
amytis-reason-favor_taken = Lì c’è già un segnalino.
amytis-reason-row_has_four_of_yours = Hai quattro segnalini nella riga inferiore, e di più non è consentito.
amytis-reason-row_full = Tutti e sei i posti della riga inferiore sono occupati.
amytis-reason-project_not_open = Il progetto { $project } non è scoperto.
amytis-reason-slot_not_empty = Nel posto { $slot } c’è il progetto { $project }: sceglilo con il suo numero.

# Above the examples of buildings in the rules.
rules-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
rules-side = Lato { $side }

## Whose turn it is, and what is to be done.

table-do-amytis-build = Scegli una pila e la casella su cui costruire la sua tessera.
table-do-amytis-palace = Scegli che cosa dà il palazzo.
table-do-amytis-favor = Posiziona un segnalino sulla plancia dei favori.
table-do-amytis-over = La partita è finita.
table-waits-amytis-build = { $name } sceglie una tessera e la sua casella.
table-waits-amytis-palace = { $name } sceglie che cosa dà il palazzo.
table-waits-amytis-favor = { $name } sceglie un favore.
table-waits-amytis-over = La partita è finita.

## What happened: sentences of the log

table-amytis-architect_placed = Un architetto va alla pila { $stack }.
table-amytis-tile_built =
    { $name } costruisce { $building ->
        [garden] un giardino
        [market] un mercato
        [wall] una muraglia
        [palace] un palazzo
        [residence] una residenza
       *[theater] un teatro
    } { $color ->
        [blue] blu
        [green] verde
        [orange] arancione
       *[pink] rosa
    } dalla pila { $stack } nella città, in { $cell }.
    .short = Città { $cell }: { $tile }
table-amytis-tile_revealed =
    La pila { $stack } ora mostra { $building ->
        [garden] un giardino
        [market] un mercato
        [wall] una muraglia
        [palace] un palazzo
        [residence] una residenza
       *[theater] un teatro
    } { $color ->
        [blue] blu
        [green] verde
        [orange] arancione
       *[pink] rosa
    }.
table-amytis-stack_emptied = Nella pila { $stack } non restano tessere.
table-amytis-points-garden-A =
    { $count ->
        [one] { $change } per il giardino: 1 pila di questa altezza.
       *[other] { $change } per il giardino: { $count } pile di questa altezza.
    }
table-amytis-points-garden-B =
    { $count ->
        [one] { $change } per il giardino: la sua pila ha 1 tessera.
       *[other] { $change } per il giardino: la sua pila ha { $count } tessere.
    }
table-amytis-points-market-A =
    { $count ->
        [one] { $change } per il mercato: 1 tessera del suo colore.
       *[other] { $change } per il mercato: { $count } tessere del suo colore.
    }
table-amytis-points-market-B =
    { $count ->
        [one] { $change } per il mercato: 1 tessera di un altro colore.
       *[other] { $change } per il mercato: { $count } tessere di altri colori.
    }
table-amytis-points-wall-A =
    { $count ->
        [one] { $change } per la muraglia: 1 muraglia sul bordo.
       *[other] { $change } per la muraglia: { $count } muraglie sul bordo.
    }
table-amytis-points-wall-B =
    { $count ->
        [one] { $change } per la muraglia: 1 muraglia in un angolo.
       *[other] { $change } per la muraglia: { $count } muraglie negli angoli.
    }
table-amytis-points-palace-A =
    { $count ->
        [one] { $change } per il palazzo: 1 palazzo visibile.
       *[other] { $change } per il palazzo: { $count } palazzi visibili.
    }
table-amytis-points-palace-B =
    { $count ->
        [one] { $change } per il palazzo: 1 progetto completato finora.
       *[other] { $change } per il palazzo: { $count } progetti completati finora.
    }
    .short = Punti del palazzo
table-amytis-points-residence-A =
    { $count ->
        [one] { $change } per la residenza: 1 tipo di edificio.
       *[other] { $change } per la residenza: { $count } tipi di edificio.
    }
table-amytis-points-residence-B =
    { $count ->
        [one] { $change } per la residenza: 1 mercato o residenza.
       *[other] { $change } per la residenza: { $count } mercati e residenze.
    }
table-amytis-points-theater-A =
    { $count ->
        [one] { $change } per il teatro: 1 architetto sulla plancia.
       *[other] { $change } per il teatro: { $count } architetti sulla plancia.
    }
table-amytis-points-theater-B =
    { $count ->
        [one] { $change } per il teatro: 1 architetto proprio sulla plancia.
       *[other] { $change } per il teatro: { $count } architetti propri sulla plancia.
    }
table-amytis-palace_scored = { $name } fa punti con il palazzo invece di prendere un progetto.
table-amytis-project_taken-open = { $name } prende il progetto { $project }.
    .short = Progetto { $project }
table-amytis-project_taken-deck = { $name } pesca dal mazzo il progetto { $project }.
    .short = Progetto { $project }, dal mazzo
table-amytis-project_revealed = Ora è scoperto il progetto { $project }.
table-amytis-project_completed =
    { $points ->
        [one] { $name } completa il progetto { $project }: { $points } punto alla fine.
       *[other] { $name } completa il progetto { $project }: { $points } punti alla fine.
    }
table-amytis-line_completed = Tre architetti in fila: pile { $stacks }.
table-amytis-favor_placed = { $name } posiziona un segnalino: { $favor }.
    .short = Favore: { $favor }
table-amytis-last_turn = Due pile sono vuote: { $name } gioca l’ultimo turno.
table-amytis-architects_taken_back = { $name } recupera gli architetti dalle pile { $stacks }.
table-amytis-ended = Due pile sono vuote e l’ultimo turno è stato giocato.
table-amytis-line-track = Edifici
table-amytis-line-projects = Progetti
table-amytis-line-favors = Favori
