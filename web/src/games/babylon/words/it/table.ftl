# Babylon's table. Names are those of the rules.

## Tiles, pieces, tokens

babylon-icon-stairs = scalinata
babylon-icon-fountain = fontana
babylon-icon-bridge = ponte
babylon-icon-statue = statua

# $icons is a list such as “stairs and fountain”, $count how many they are.
babylon-tile = { $material ->
    [clay] Argilla
    [granite] Granito
    [basalt] Basalto
   *[start] Tessera iniziale
  }, { $flower ->
    [white] fiore bianco
    [pink] fiore rosa
    [blue] fiore blu
   *[yellow] fiore giallo
  }: { $icons }

babylon-flower-white = fiore bianco
babylon-flower-pink = fiore rosa
babylon-flower-blue = fiore blu
babylon-flower-yellow = fiore giallo

babylon-piece-single_pillar = Colonne singole
babylon-piece-double_pillar = Colonne doppie
babylon-piece-belvedere = Belvedere
babylon-piece-stairs = Scalinate
babylon-piece-fountain = Fontane
babylon-piece-bridge = Ponti
babylon-piece-statue = Statue

babylon-token-extra_single = +1 colonna singola
babylon-token-extra_double = +1 colonna doppia
babylon-token-change_icon = Cambiare un simbolo
babylon-token-fill_blank = Simbolo a scelta
babylon-token-double_flower = Fiore doppio
babylon-token-one_fewer = 1 colonna in meno
babylon-token-blank = Nessun effetto

babylon-effect-extra_single = Ogni turno di questo round comincia con una colonna singola.
babylon-effect-extra_double = Ogni turno di questo round comincia con una colonna doppia. Non si può conservare.
babylon-effect-change_icon = Una volta nel tuo turno, un simbolo su una tessera che hai appena posizionato vale come un qualsiasi altro simbolo per un ornamento.
babylon-effect-fill_blank = Una volta nel tuo turno, uno spazio senza simbolo su una tessera appena posizionata vale un simbolo qualsiasi per un ornamento.
babylon-effect-double_flower = Estrarre una tessera con il tuo fiore dà due colonne per il fiore invece di una.
babylon-effect-one_fewer = Scavare porta una colonna in meno.
babylon-effect-blank = Questo round si gioca senza effetti speciali.

## The quarry

babylon-quarry = Cava
babylon-stack-empty = { $stack }: vuota
babylon-stack = { $stack }, alta { $height ->
    [one] 1 tessera
   *[other] { $height } tessere
  }. { $tile }.
babylon-stack-pillars = { $stack }, alta { $height ->
    [one] 1 tessera
   *[other] { $height } tessere
  }. { $tile }. Scavare porta { $pillars ->
    [one] 1 colonna
   *[other] { $pillars } colonne
  }.
babylon-stack-short = { $stack } · { $tile }
babylon-dig = Estrai da { $stack }
babylon-dig-hint = Scegli una tessera da estrarre. Il numero su ogni tessera dice quante colonne porta.
babylon-remove = Rimuovi { $stack }
babylon-remove-random = Rimuovi le altre a caso
babylon-remove-hint = Scegli una tessera Argilla da rimuovere dal gioco.
babylon-remove-what = Questa tessera viene rimossa dal gioco e rivela il granito sottostante.

# Where the pillars of a dig come from; $side is the edge of the tile.
babylon-gain-quarry_side = { $side ->
    [north] Nord
    [east] Est
    [south] Sud
   *[west] Ovest
  }: bordo della cava
babylon-gain-same_layer = { $side ->
    [north] Nord
    [east] Est
    [south] Sud
   *[west] Ovest
  }: stesso livello
babylon-gain-lower_layer = { $side ->
    [north] Nord
    [east] Est
    [south] Sud
   *[west] Ovest
  }: livello inferiore
babylon-gain-empty_stack = { $side ->
    [north] Nord
    [east] Est
    [south] Sud
   *[west] Ovest
  }: fondo della cava
babylon-gain-own_flower = il tuo fiore
babylon-gain-double_flower = fiore doppio
babylon-gain-one_fewer = una in meno (segnalino)
babylon-gain-supply_is_empty = { $count } in meno: riserva esaurita

## The turn

babylon-hand = Le tue tessere
babylon-controls = Il tuo turno
babylon-dug = Tessera estratta
babylon-stored = Tessera conservata
babylon-take-it = prendi
babylon-held = in mano
babylon-no-place = ora non c’è posto
babylon-hand-empty = Tutte le tue tessere sono posizionate.
babylon-decorate = Costruisci ornamenti
babylon-decorations-possible = { $count ->
    [one] 1 ornamento possibile
   *[other] { $count } ornamenti tra cui scegliere
  }
babylon-turning = Ruota la tessera
babylon-turn = Ruota in senso orario
babylon-turn-back = Ruota in senso antiorario
babylon-level-choice = Piano
babylon-level = Piano { $level }
babylon-raise = Sali di un piano
babylon-lower = Scendi di un piano
babylon-open-choice = Angolo senza appoggio
babylon-open-nw = Angolo nord-ovest senza appoggio
babylon-open-ne = Angolo nord-est senza appoggio
babylon-open-se = Angolo sud-est senza appoggio
babylon-open-sw = Angolo sud-ovest senza appoggio
babylon-open-none = nessuno
babylon-open-why = Un angolo senza appoggio non richiede una colonna e riceve un belvedere.
babylon-place = Posiziona qui
babylon-put-down = Lascia
babylon-place-hint = Scegli un posto nel tuo giardino: i segni dorati mostrano dove può stare la tessera.
babylon-again = Scegli di nuovo lo stesso posto per posizionare la tessera.
babylon-place-said = In { $cell }, piano { $level }, { $open ->
    [nw] angolo nord-ovest senza appoggio
    [ne] angolo nord-est senza appoggio
    [se] angolo sud-est senza appoggio
    [sw] angolo sud-ovest senza appoggio
   *[none] quattro appoggi
  }.
babylon-cost = { $singles ->
    [0] { $doubles ->
        [0] Nessuna colonna.
        [one] 1 colonna doppia.
       *[other] { $doubles } colonne doppie.
      }
    [one] { $doubles ->
        [0] 1 colonna singola.
        [one] 1 colonna singola e 1 doppia.
       *[other] 1 colonna singola e { $doubles } doppie.
      }
   *[other] { $doubles ->
        [0] { $singles } colonne singole.
        [one] { $singles } colonne singole e 1 doppia.
       *[other] { $singles } colonne singole e { $doubles } doppie.
      }
  }{ $statues ->
    [0] { "" }
    [one] { " " }Una statua diventa colonna.
   *[other] { " " }{ $statues } statue diventano colonne.
  }
babylon-exchange = { $singles } colonne singole vengono scambiate con { $doubles ->
    [one] una doppia
   *[other] { $doubles } doppie
  }.
babylon-left = { $count ->
    [0] Non resta nessuna colonna singola.
    [one] Resta 1 colonna singola.
   *[other] Restano { $count } colonne singole.
  }
# $points is written with its sign: +3
babylon-points = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
  }
babylon-uses-token = con il segnalino Round
babylon-decoration = { $icon ->
    [stairs] Scalinata { $from }–{ $to }
    [fountain] Fontana { $from }–{ $to }
    [bridge] Ponte { $from }–{ $to }
   *[statue] Statua { $from }
  }
babylon-which = Che cosa vuoi costruire in { $cell }?
babylon-cancel = Annulla

babylon-keep = Tieni:
babylon-keep-tile = Tieni questa tessera. { $tile }
babylon-keep-none = nessuna
babylon-lost-pillars = { $singles ->
    [0] { $doubles ->
        [one] 1 colonna doppia torna
       *[other] { $doubles } colonne doppie tornano
      }
    [one] { $doubles ->
        [0] 1 colonna singola torna
        [one] 1 colonna singola e 1 doppia tornano
       *[other] 1 colonna singola e { $doubles } doppie tornano
      }
   *[other] { $doubles ->
        [0] { $singles } colonne singole tornano
        [one] { $singles } colonne singole e 1 doppia tornano
       *[other] { $singles } colonne singole e { $doubles } doppie tornano
      }
  } nella riserva: nel deposito stanno solo 6 colonne singole.
babylon-lost-tiles = { $count ->
    [one] Una tessera viene scartata
   *[other] { $count } tessere vengono scartate
  }: { $tiles }.
babylon-lost-decorations = Potresti ancora posizionare un ornamento.
babylon-end = Termina il turno
babylon-end-anyway = Termina comunque il turno
# The second press that ends the turn.
babylon-end-again = Sì, termina il turno

## Gardens

babylon-own-garden = Il tuo giardino
babylon-garden-of = Giardino di { $name }
babylon-back = Torna al mio giardino
babylon-view = Vista
babylon-view-solid = 3D
babylon-view-plan = Pianta
babylon-view-above = Dall’alto
babylon-view-reset = Vista iniziale
babylon-view-levels = Mostra i piani
babylon-view-beside = Mostra i due giardini
babylon-nearer = Avvicina
babylon-farther = Allontana
babylon-no-webgl = Questo browser non può disegnare in 3D (manca WebGL): ecco la pianta.
babylon-garden-label = { $title }: { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
  }, { $decorations ->
    [one] 1 ornamento
   *[other] { $decorations } ornamenti
  }
babylon-garden-grid = { $title }, casella per casella
babylon-in-words = { $title }: descrizione
babylon-tiles-placed = { $count ->
    [0] Ancora nessuna tessera
    [one] 1 tessera
   *[other] { $count } tessere
  }
babylon-placed = { $cell }, piano { $level }: { $tile }{ $open ->
    [nw] ; belvedere a nord-ovest
    [ne] ; belvedere a nord-est
    [se] ; belvedere a sud-est
    [sw] ; belvedere a sud-ovest
   *[none] { "" }
  }
babylon-decorations-placed = { $count ->
    [0] Ancora nessun ornamento
    [one] 1 ornamento
   *[other] { $count } ornamenti
  }
babylon-decoration-on = { $what }, piano { $level }
babylon-cell-bare = { $cell }: incavo vuoto
babylon-cell-spanned = { $cell }: incavo vuoto sotto un ponte
# $shows is the piece that stands on the cell, or the icon that it shows.
babylon-cell = { $cell }: piano { $level }, { $material ->
    [clay] argilla
    [granite] granito
    [basalt] basalto
   *[start] tessera iniziale
  }, { $flower ->
    [white] fiore bianco
    [pink] fiore rosa
    [blue] fiore blu
   *[yellow] fiore giallo
  }, { $kind ->
    [piece] { $shows ->
        [stairs] qui c’è una scalinata
        [fountain] qui c’è una fontana
        [bridge] qui finisce un ponte
        [statue] qui c’è una statua
       *[belvedere] qui c’è un belvedere
      }
   *[icon] { $shows ->
        [stairs] simbolo scalinata
        [fountain] simbolo fontana
        [bridge] simbolo ponte
        [statue] simbolo statua
       *[blank] senza simbolo
      }
  }
babylon-cell-place = { $seen }. La tessera può stare qui.
babylon-cell-decorate = { $seen }. Possibile: { $what }.

## Seats, round, supply

babylon-seats = Giocatori
babylon-seat = Posto di { $name }
babylon-you = { $name } (tu)
babylon-to-act = di turno
babylon-pillars = { $singles ->
    [one] 1 colonna singola
   *[other] { $singles } colonne singole
  }, { $doubles ->
    [one] 1 colonna doppia
   *[other] { $doubles } colonne doppie
  }
babylon-stored-tile = Tessera conservata. { $tile }
babylon-dug-tile = Tessera estratta. { $tile }
babylon-stored-none = Nessuna tessera conservata
babylon-score = { $count ->
    [one] punto
   *[other] punti
  }
babylon-enlarge = Giardino di { $name }: ingrandisci
babylon-enlarge-own = Il tuo giardino: ingrandisci
babylon-scoring = Voce per voce
babylon-line-statues = Statue
babylon-line-fountains = Fontane
babylon-line-bridges = Ponti
babylon-line-stairs = Scalinate
babylon-line-decoration_sets = Varietà di ornamenti
babylon-line-flower_sets = Gruppi di fiori
babylon-line-belvederes = Belvedere
babylon-line-highest_level = Punto più alto
babylon-line-visible_pits = Incavi visibili (spareggio)
babylon-round = Round { $round } di { $rounds }
babylon-last-round = Ultimo round
babylon-no-token = Il primo round non ha segnalino.
babylon-more = Segnalini ancora da scoprire
babylon-tokens-unseen = { $count ->
    [0] Non ci sono altri segnalini
    [one] Ancora 1 segnalino. Non ancora visti:
   *[other] Ancora { $count } segnalini. Non ancora visti:
  }
babylon-supply = Riserva
babylon-supply-left = { $count ->
    [0] { $piece }: nessun pezzo rimasto
    [one] { $piece }: resta { $count } pezzo
   *[other] { $piece }: restano { $count } pezzi
  }
babylon-supply-unlimited = La riserva non si esaurisce mai.

## Why: what numbers on the table consist of

babylon-gain-none = { $side ->
    [north] Nord
    [east] Est
    [south] Sud
   *[west] Ovest
  }: livello superiore, nessuna colonna
babylon-gain-player_flower = il fiore di chi gioca
babylon-why-pillars = { $count ->
    [0] Scavare non porta colonne.
    [one] Scavare porta 1 colonna.
   *[other] Scavare porta { $count } colonne.
  }
babylon-why-statues = Ogni statua visibile vale il suo piano.
babylon-why-fountains = Ogni fontana visibile vale { $points-fountain } volte il suo piano.
babylon-why-bridges = Ogni ponte vale { $points-bridge } volte il suo piano.
babylon-why-stairs = Ogni scalinata visibile vale la somma dei suoi due piani.
babylon-why-decoration_sets = Ogni gruppo dei quattro tipi di ornamenti visibili vale { $points-decoration-set }.
babylon-why-flower_sets = Ogni gruppo di tessere visibili con i quattro fiori vale { $points-flower-set }.
babylon-why-belvederes = Ogni belvedere vale { $points-belvedere }.
babylon-why-highest_level = Il piano più alto vale il doppio del suo numero.
babylon-why-visible_pits = Incavi che nessuna tessera copre. A parità di punti, meglio averne meno.
# The number of pieces times the points of each; $levels is a level or two.
babylon-why-part = { $count } × { $each } (piano { $levels })
babylon-why-seen = Visibili: { $list }.
babylon-why-round = { $left ->
    [0] Non ci sono altri round.
    [one] Resta 1 altro round.
   *[other] Restano altri { $left } round.
  } Ognuno comincia con un nuovo segnalino.
babylon-why-token = Con questo effetto: { $count } dei { $all } segnalini non ancora visti. Dei { $all } ne verranno scoperti { $left }.
babylon-why-supply = Nella scatola ce ne sono { $all }.
babylon-why-storage = Da un turno all’altro si possono conservare { $storage } colonne singole e nessuna doppia.
# What a corner of a tile stands on.
babylon-why-corner = { $corner ->
    [nw] Nord-ovest
    [ne] Nord-est
    [se] Sud-est
   *[sw] Sud-ovest
  }: { $support ->
    [single] colonna singola
    [double] colonna doppia
    [statue] lo regge una statua
   *[open] senza appoggio, nessuna colonna
  }
# The points of a line before and after an action.
babylon-why-change = { $before } ora, { $after } dopo.

## Why an action is impossible

babylon-reason-game_over = La partita è finita.
babylon-reason-remove_a_clay_tile_first = Prima bisogna rimuovere delle tessere Argilla.
babylon-reason-no_clay_tile_on_stack = Sulla pila { $stack } non c’è più una tessera Argilla.
babylon-reason-no_more_removals = Le tessere Argilla da rimuovere sono già state tutte rimosse.
babylon-reason-dig_first = Prima devi estrarre una tessera.
babylon-reason-already_dug = In questo turno hai già scavato.
babylon-reason-stack_empty = Nella pila { $stack } non restano tessere.
babylon-reason-dug_tile_was_placed = La tessera estratta è già posizionata.
babylon-reason-no_stored_tile = Non c’è più una tessera conservata.
babylon-reason-same_as_smaller_rotation = Ruotata così, la tessera ha lo stesso aspetto di prima.
babylon-reason-off_the_board = La tessera sporgerebbe dal bordo della plancia.
babylon-reason-no_tile_one_level_below = Per il piano { $level } serve prima una tessera al piano inferiore, ovunque nel tuo giardino. Il tuo piano più alto è { $highest_level }.
babylon-reason-cell_is_not_below_the_level = { $cell } è già al piano { $top }: una tessera deve stare sopra a tutto.
babylon-reason-bridge_in_the_way = Un ponte scavalca { $cell }: lì non si costruisce più nulla.
babylon-reason-open_corner_over_a_statue_that_carries_it = La statua in { $cell } reggerebbe questo angolo, quindi non può restare senza appoggio.
babylon-reason-corner_without_support = { $piece ->
    [belvedere] In { $cell } c’è un belvedere: lì non può poggiare una colonna.
    [stairs] In { $cell } c’è una scalinata: lì non può poggiare una colonna.
    [fountain] In { $cell } c’è una fontana: lì non può poggiare una colonna.
    [bridge] In { $cell } finisce un ponte: lì non può poggiare una colonna.
    [statue] La statua in { $cell } è troppo in basso per reggere questo angolo.
   *[none] Nessuna colonna arriva fino a { $cell }: è più di due piani sotto.
  }
babylon-reason-same_cells_as_another_tile = Un’altra tua tessera occupa già esattamente queste quattro caselle.
babylon-reason-no_belvedere_left = Non restano belvedere per l’angolo senza appoggio.
babylon-reason-not_enough_pillars = { $missing ->
    [one] Ti serve ancora 1 colonna singola.
   *[other] Ti servono ancora { $missing } colonne singole.
  }
babylon-reason-no_double_pillar_left = Nella riserva non ci sono abbastanza colonne doppie.
babylon-reason-place_a_tile_first = Prima devi posizionare una tessera in questo turno.
babylon-reason-no_piece_left = { $piece ->
    [stairs] Nella riserva non restano scalinate.
    [fountain] Nella riserva non restano fontane.
    [bridge] Nella riserva non restano ponti.
    [statue] Nella riserva non restano statue.
   *[none] Nella riserva non restano pezzi di questo tipo.
  }
babylon-reason-no_tile_on_cell = In { $cell } non c’è una tessera.
babylon-reason-space_under_a_bridge = Un ponte scavalca { $cell }.
babylon-reason-space_is_taken = In { $cell } c’è già qualcosa.
babylon-reason-icon_does_not_match = { $cell } non mostra il simbolo adatto.
babylon-reason-not_on_a_tile_of_this_turn = Un ornamento deve toccare una tessera posizionata in questo turno.
babylon-reason-not_in_line_with_a_statue = Nessuna statua è allineata con { $cell } in orizzontale o in verticale.
babylon-reason-levels_are_not_one_apart = Una scalinata collega due piani che differiscono esattamente di uno.
babylon-reason-levels_differ = Entrambe le estremità devono essere allo stesso piano.
babylon-reason-same_tile = Una fontana sta su due tessere diverse.
babylon-reason-gap_is_not_empty = La casella in mezzo, { $cell }, è troppo alta o già scavalcata da un ponte.

## Whose turn it is, and what is to be done.

table-do-babylon-remove =
    { $removals_left ->
        [one] Rimuovi dal gioco una tessera Argilla; è l’ultima.
       *[other] Rimuovi dal gioco una tessera Argilla; ne restano { $removals_left } da rimuovere.
    }
table-do-babylon-dig = Estrai una tessera dalla cava.
table-do-babylon-build = Costruisci e aggiungi ornamenti, o termina il turno.
table-do-babylon-over = La partita è finita.
table-waits-babylon-remove = { $name } sceglie una tessera Argilla da rimuovere dal gioco.
table-waits-babylon-dig = { $name } sceglie una tessera da estrarre.
table-waits-babylon-build = { $name } sta costruendo.
table-waits-babylon-over = La partita è finita.

## What happened: sentences of the log

table-babylon-tile_removed =
    { $flower ->
        [white] { $name } rimuove dal gioco una tessera Argilla con fiore bianco dalla pila { $stack }.
        [pink] { $name } rimuove dal gioco una tessera Argilla con fiore rosa dalla pila { $stack }.
        [blue] { $name } rimuove dal gioco una tessera Argilla con fiore blu dalla pila { $stack }.
       *[yellow] { $name } rimuove dal gioco una tessera Argilla con fiore giallo dalla pila { $stack }.
    }
    .short = Rimuove { $stack }: { $flower ->
            [white] bianco
            [pink] rosa
            [blue] blu
           *[yellow] giallo
        }
table-babylon-tile_dug =
    { $name } estrae una tessera { $material ->
        [clay] Argilla
        [granite] Granito
       *[basalt] Basalto
    } con fiore { $flower ->
        [white] bianco
        [pink] rosa
        [blue] blu
       *[yellow] giallo
    } dalla pila { $stack }.
    .short = Estrae { $stack }: { $material ->
            [clay] Argilla
            [granite] Granito
           *[basalt] Basalto
        }, { $flower ->
            [white] bianco
            [pink] rosa
            [blue] blu
           *[yellow] giallo
        }
table-babylon-tile_revealed =
    La pila { $stack } ora mostra una tessera { $material ->
        [clay] Argilla
        [granite] Granito
       *[basalt] Basalto
    } con fiore { $flower ->
        [white] bianco
        [pink] rosa
        [blue] blu
       *[yellow] giallo
    }.
table-babylon-stack_emptied = La pila { $stack } ora è vuota.
table-babylon-pillars-quarry_side =
    { $side ->
        [north] A nord, il bordo della cava: 1 colonna.
        [east] A est, il bordo della cava: 1 colonna.
        [south] A sud, il bordo della cava: 1 colonna.
       *[west] A ovest, il bordo della cava: 1 colonna.
    }
table-babylon-pillars-same_layer =
    { $side ->
        [north] A nord, { $stack } è allo stesso livello: 1 colonna.
        [east] A est, { $stack } è allo stesso livello: 1 colonna.
        [south] A sud, { $stack } è allo stesso livello: 1 colonna.
       *[west] A ovest, { $stack } è allo stesso livello: 1 colonna.
    }
table-babylon-pillars-lower_layer =
    { $side ->
        [north] A nord, { $stack } è a un livello inferiore: 1 colonna.
        [east] A est, { $stack } è a un livello inferiore: 1 colonna.
        [south] A sud, { $stack } è a un livello inferiore: 1 colonna.
       *[west] A ovest, { $stack } è a un livello inferiore: 1 colonna.
    }
table-babylon-pillars-empty_stack =
    { $side ->
        [north] A nord, { $stack } è vuota: 1 colonna.
        [east] A est, { $stack } è vuota: 1 colonna.
        [south] A sud, { $stack } è vuota: 1 colonna.
       *[west] A ovest, { $stack } è vuota: 1 colonna.
    }
table-babylon-pillars-own_flower = Il fiore di { $name }: 1 colonna in più.
table-babylon-pillars-double_flower = Segnalino Round, il proprio fiore vale doppio: 1 colonna in più.
table-babylon-pillars-one_fewer = Segnalino Round: 1 colonna in meno.
table-babylon-pillars-supply_is_empty =
    { $missing ->
        [one] Nella riserva manca 1 colonna.
       *[other] Nella riserva mancano { $missing } colonne.
    }
table-babylon-pillars-extra_single = Segnalino Round: 1 colonna per { $name }.
table-babylon-pillars-extra_double = Segnalino Round: 1 colonna doppia per { $name }.
# How many pillars a dig brings, as it rises from the quarry.
table-babylon-pillars-received =
    { $count ->
        [0] Nessuna colonna
        [one] +1 colonna
       *[other] +{ $count } colonne
    }
table-babylon-pillars_exchanged =
    { $doubles ->
        [one] { $singles } colonne scambiate con 1 colonna doppia.
       *[other] { $singles } colonne scambiate con { $doubles } colonne doppie.
    }
table-babylon-tile_placed =
    { $name } posiziona una tessera { $material ->
        [clay] Argilla
        [granite] Granito
        [basalt] Basalto
       *[start] iniziale
    } con fiore { $flower ->
        [white] bianco
        [pink] rosa
        [blue] blu
       *[yellow] giallo
    } in { $cell }, piano { $level }.
    .short = Posiziona { $cell }, piano { $level }
table-babylon-statue_became_pillar = La statua in { $cell } ora regge la tessera e non è più una statua.
table-babylon-piece_covered =
    { $piece ->
        [belvedere] L’angolo senza appoggio sporge sopra il belvedere in { $cell }.
        [stairs] L’angolo senza appoggio sporge sopra la scalinata in { $cell }.
        [fountain] L’angolo senza appoggio sporge sopra la fontana in { $cell }.
        [bridge] L’angolo senza appoggio sporge sopra il ponte in { $cell }.
       *[statue] L’angolo senza appoggio sporge sopra la statua in { $cell }.
    }
table-babylon-belvedere_placed = Un belvedere sull’angolo senza appoggio, in { $cell }.
table-babylon-level_opened = La prima tessera al piano { $level }.
table-babylon-decoration_placed-stairs = { $name } aggiunge una scalinata in { $cells }, piani { $levels }.
    .short = Scalinata { $cells }
table-babylon-decoration_placed-fountain = { $name } aggiunge una fontana in { $cells }, piano { $levels }.
    .short = Fontana { $cells }
table-babylon-decoration_placed-bridge = { $name } aggiunge un ponte in { $cells }, piano { $levels }.
    .short = Ponte { $cells }
table-babylon-decoration_placed-statue = { $name } aggiunge una statua in { $cells }, piano { $levels }.
    .short = Statua { $cells }
table-babylon-wild =
    { $kind ->
        [stairs] Con il segnalino Round, { $wild } vale come scalinata.
        [fountain] Con il segnalino Round, { $wild } vale come fontana.
        [bridge] Con il segnalino Round, { $wild } vale come ponte.
       *[statue] Con il segnalino Round, { $wild } vale come statua.
    }
table-babylon-tile_stored =
    Una tessera { $material ->
        [clay] Argilla
        [granite] Granito
        [basalt] Basalto
       *[start] iniziale
    } con fiore { $flower ->
        [white] bianco
        [pink] rosa
        [blue] blu
       *[yellow] giallo
    } resta nel deposito.
table-babylon-tile_discarded =
    Una tessera { $material ->
        [clay] Argilla
        [granite] Granito
        [basalt] Basalto
       *[start] iniziale
    } con fiore { $flower ->
        [white] bianco
        [pink] rosa
        [blue] blu
       *[yellow] giallo
    } viene scartata.
table-babylon-pillars_returned-single =
    { $count ->
        [one] 1 colonna torna nella riserva.
       *[other] { $count } colonne tornano nella riserva.
    }
table-babylon-pillars_returned-double =
    { $count ->
        [one] 1 colonna doppia torna nella riserva.
       *[other] { $count } colonne doppie tornano nella riserva.
    }
table-babylon-turn_ended = { $name } termina il turno.
    .short = Fine del turno
table-babylon-turn_began = Tocca a { $name }.
table-babylon-token_turned_up-extra_single = Round { $round } di { $rounds }: tutti cominciano con 1 colonna in più.
table-babylon-token_turned_up-extra_double = Round { $round } di { $rounds }: tutti cominciano con una colonna doppia.
table-babylon-token_turned_up-change_icon = Round { $round } di { $rounds }: un simbolo di una nuova tessera può valere come un altro.
table-babylon-token_turned_up-fill_blank = Round { $round } di { $rounds }: uno spazio senza simbolo di una nuova tessera può valere come un simbolo qualsiasi.
table-babylon-token_turned_up-double_flower = Round { $round } di { $rounds }: il proprio fiore porta 2 colonne.
table-babylon-token_turned_up-one_fewer = Round { $round } di { $rounds }: ogni scavo porta 1 colonna in meno.
table-babylon-token_turned_up-blank = Round { $round } di { $rounds }: un segnalino senza effetto.
table-babylon-points-statues = { $change } per le statue.
table-babylon-points-fountains = { $change } per le fontane.
table-babylon-points-bridges = { $change } per i ponti.
table-babylon-points-stairs = { $change } per le scalinate.
table-babylon-points-decoration_sets = { $change } per la varietà di ornamenti.
table-babylon-points-flower_sets = { $change } per i gruppi di fiori.
table-babylon-points-belvederes = { $change } per i belvedere.
table-babylon-points-highest_level = { $change } per il punto più alto.
table-babylon-line-statues = Statue
table-babylon-line-fountains = Fontane
table-babylon-line-bridges = Ponti
table-babylon-line-stairs = Scalinate
table-babylon-line-decoration_sets = Varietà di ornamenti
table-babylon-line-flower_sets = Gruppi di fiori
table-babylon-line-belvederes = Belvedere
table-babylon-line-highest_level = Punto più alto
table-babylon-line-visible_pits = Incavi visibili
table-babylon-ended = L’ultimo round è finito.
table-babylon-decided-visible_pits = I punteggi sono pari: vince chi ha meno incavi visibili.
