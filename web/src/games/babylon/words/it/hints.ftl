## Actions of Babylon.

hint-do-babylon-remove =
    { $flower ->
        [white] Rimuovi da { $stack } la tessera Argilla con fiore bianco
        [pink] Rimuovi da { $stack } la tessera Argilla con fiore rosa
        [blue] Rimuovi da { $stack } la tessera Argilla con fiore blu
       *[yellow] Rimuovi da { $stack } la tessera Argilla con fiore giallo
    }
hint-do-babylon-dig =
    Estrai da { $stack } la { $material ->
        [clay] tessera Argilla
        [granite] tessera Granito
       *[basalt] tessera Basalto
    } con fiore { $flower ->
        [white] bianco
        [pink] rosa
        [blue] blu
       *[yellow] giallo
    }
hint-do-babylon-place =
    { $source ->
        [dug] { $open ->
            [none] Posiziona la tessera estratta in { $cell }, piano { $level }
           *[other] Posiziona la tessera estratta in { $cell }, piano { $level }, con un angolo senza appoggio
        }
       *[stored] { $open ->
            [none] Posiziona la tessera conservata in { $cell }, piano { $level }
           *[other] Posiziona la tessera conservata in { $cell }, piano { $level }, con un angolo senza appoggio
        }
    }
hint-do-babylon-stairs = Costruisci una scalinata in { $cells }
hint-do-babylon-fountain = Costruisci una fontana in { $cells }
hint-do-babylon-bridge = Costruisci un ponte in { $cells }
hint-do-babylon-statue = Costruisci una statua in { $cells }
hint-do-babylon-finish =
    { $keep ->
        [dug] Termina il turno e tieni la tessera estratta
        [stored] Termina il turno e tieni la tessera conservata
       *[none] Termina il turno
    }

## Reasons in Babylon. $change is written with its sign: +3

hint-why-babylon-last_turn = È il tuo ultimo turno: contano solo i punti.
hint-why-babylon-end_near =
    { $turns ->
        [one] Dopo questo ti resta un solo turno.
       *[other] Dopo questo ti restano solo { $turns } turni.
    }
hint-why-babylon-level_opened = { $change } per la prima tessera al piano { $level }: lì gli ornamenti valgono di più e si può costruire un piano più su.
hint-why-babylon-belvederes =
    { $count ->
        [one] { $change } per un belvedere sull’angolo senza appoggio, che non richiede colonne.
       *[other] { $change } per { $count } belvedere su angoli senza appoggio, che non richiedono colonne.
    }
hint-why-babylon-decoration_set_completed =
    { $sets ->
        [one] { $change } per un gruppo completo dei quattro ornamenti.
       *[other] { $change } per i { $sets } gruppi di ornamenti che hai ora.
    }
hint-why-babylon-flower_set_completed =
    { $sets ->
        [one] { $change } per un gruppo completo dei quattro fiori.
       *[other] { $change } per i { $sets } gruppi di fiori che hai ora.
    }
hint-why-babylon-decoration_set_near =
    { $kind ->
        [stairs] Manca solo una scalinata al prossimo gruppo di ornamenti.
        [fountain] Manca solo una fontana al prossimo gruppo di ornamenti.
        [bridge] Manca solo un ponte al prossimo gruppo di ornamenti.
       *[statue] Manca solo una statua al prossimo gruppo di ornamenti.
    }
hint-why-babylon-flower_set_near =
    { $flower ->
        [white] Manca solo un fiore bianco al prossimo gruppo di fiori.
        [pink] Manca solo un fiore rosa al prossimo gruppo di fiori.
        [blue] Manca solo un fiore blu al prossimo gruppo di fiori.
       *[yellow] Manca solo un fiore giallo al prossimo gruppo di fiori.
    }
hint-why-babylon-pillars_dug =
    { $pillars ->
        [0] Scavare da { $stack } non dà colonne.
        [one] Scavare da { $stack } dà 1 colonna.
       *[other] Scavare da { $stack } dà { $pillars } colonne.
    }
hint-why-babylon-flower_bonus =
    { $pillars ->
        [one] Ha il tuo fiore: 1 colonna in più.
       *[other] Ha il tuo fiore: { $pillars } colonne in più.
    }
hint-why-babylon-pillars_left =
    { $pillars ->
        [0] Dopo il turno non resta alcuna colonna.
        [one] Dopo il turno resta 1 colonna.
       *[other] Dopo il turno restano { $pillars } colonne.
    }
hint-why-babylon-pillars_returned =
    { $pillars ->
        [one] 1 colonna non entra nel deposito e torna nella riserva.
       *[other] { $pillars } colonne non entrano nel deposito e tornano nella riserva.
    }
hint-why-babylon-statue_pillar = La statua in { $cell } regge la tessera e fa risparmiare una colonna.
hint-why-babylon-piece_covered =
    { $piece ->
        [belvedere] Attenzione: l’angolo senza appoggio sporge sopra il belvedere in { $cell }.
        [stairs] Attenzione: l’angolo senza appoggio sporge sopra la scalinata in { $cell }.
        [fountain] Attenzione: l’angolo senza appoggio sporge sopra la fontana in { $cell }.
       *[statue] Attenzione: l’angolo senza appoggio sporge sopra la statua in { $cell }.
    }
hint-why-babylon-token_used = Il segnalino Round rende possibile questo ornamento.
hint-why-babylon-tile_kept =
    La { $material ->
        [clay] tessera Argilla
        [granite] tessera Granito
        [basalt] tessera Basalto
       *[start] tessera iniziale
    } con fiore { $flower ->
        [white] bianco
        [pink] rosa
        [blue] blu
       *[yellow] giallo
    } resta nel deposito per dopo.
hint-why-babylon-tile_discarded =
    La { $material ->
        [clay] tessera Argilla
        [granite] tessera Granito
        [basalt] tessera Basalto
       *[start] tessera iniziale
    } con fiore { $flower ->
        [white] bianco
        [pink] rosa
        [blue] blu
       *[yellow] giallo
    } viene scartata.
hint-why-babylon-tile_denied =
    { $points ->
        [one] Con la tessera di { $stack }, { $name } avrebbe potuto fare subito 1 punto.
       *[other] Con la tessera di { $stack }, { $name } avrebbe potuto fare subito { $points } punti.
    }
hint-why-babylon-pillars_denied =
    { $pillars ->
        [one] { $stack } avrebbe dato 1 colonna a { $name }, più di ogni altra pila.
       *[other] { $stack } avrebbe dato { $pillars } colonne a { $name }, più di ogni altra pila.
    }
hint-why-babylon-tile_removed =
    { $flower ->
        [white] Una tessera Argilla con fiore bianco esce dal gioco.
        [pink] Una tessera Argilla con fiore rosa esce dal gioco.
        [blue] Una tessera Argilla con fiore blu esce dal gioco.
       *[yellow] Una tessera Argilla con fiore giallo esce dal gioco.
    }
hint-why-babylon-pillars_opened =
    { $count ->
        [one] Scavare dà 1 colonna in più su una pila adiacente.
       *[other] Scavare dà 1 colonna in più su { $count } pile adiacenti.
    }
hint-why-babylon-flower_removed =
    { $flower ->
        [white] Il fiore bianco è quello di { $name }: la tessera avrebbe dato 1 colonna in più.
        [pink] Il fiore rosa è quello di { $name }: la tessera avrebbe dato 1 colonna in più.
        [blue] Il fiore blu è quello di { $name }: la tessera avrebbe dato 1 colonna in più.
       *[yellow] Il fiore giallo è quello di { $name }: la tessera avrebbe dato 1 colonna in più.
    }
