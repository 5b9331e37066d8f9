# Hints: what to do, what may be expected of it, and why. Loaded when somebody asks for the first.

hint-found =
    { $count ->
        [one] Un suggerimento: { $action }.
       *[other] { $count } suggerimenti. Il migliore: { $action }.
    }
hint-next = Poi: { $action }.
hint-act = Gioca così
hint-turn = Il resto del turno
hint-why = Perché
# $chance is written with its sign: 62 %
hint-chance = { $chance } di probabilità di vincere
hint-margin-ahead =
    { $points ->
        [one] avanti di 1 punto
       *[other] avanti di { $points } punti
    }
hint-margin-behind =
    { $points ->
        [one] indietro di 1 punto
       *[other] indietro di { $points } punti
    }
hint-margin-even = testa a testa

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

## Actions of The Architects of Amytis. A tile is “pink market”.

hint-do-amytis-build = Costruisci in { $cell } la tessera di { $stack }: { $tile }
hint-do-amytis-project = Prendi il progetto { $project }
hint-do-amytis-deck = Pesca la prima carta del mazzo
hint-do-amytis-score = Fai punti con il palazzo
hint-do-amytis-favor =
    { $favor ->
        [stairs] Posiziona un segnalino sul favore della scala
        [corners] Posiziona un segnalino sul favore degli angoli
        [projects] Posiziona un segnalino sul favore dei progetti
        [row] Posiziona un segnalino nella riga inferiore dei favori
       *[other] Posiziona un segnalino sul favore delle pile di altezza { $favor }
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

## Reasons in The Architects of Amytis.

hint-why-amytis-last_turn = La partita finisce con questo turno: contano solo i punti.
hint-why-amytis-end_triggered =
    { $turns ->
        [0] Così si svuota una seconda pila: la partita finisce subito.
        [one] Così si svuota una seconda pila: segue un solo turno.
       *[other] Così si svuota una seconda pila: seguono { $turns } turni.
    }
hint-why-amytis-end_near =
    { $stacks ->
        [0] Una pila è vuota: con la seconda la partita finisce.
        [one] Una pila è vuota e un’altra ha una sola tessera: prenderla fa scattare la fine della partita.
       *[other] Una pila è vuota e altre { $stacks } hanno una sola tessera: prenderne una fa scattare la fine della partita.
    }
hint-why-amytis-project_completed =
    { $points ->
        [one] Completa il progetto { $project }: 1 punto alla fine.
       *[other] Completa il progetto { $project }: { $points } punti alla fine.
    }
# $color is a word of its own.
hint-why-amytis-project_near =
    { $ways ->
        [one] Al progetto { $project } ({ $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }) manca una tessera: { $color } in { $cell }.
       *[other] Al progetto { $project } ({ $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }) manca una tessera, per esempio { $color } in { $cell }.
    }
hint-why-amytis-project_taken =
    { $missing ->
        [0] Il progetto { $project } ({ $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }) è subito completo.
        [one] Al progetto { $project } ({ $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }) manca 1 tessera.
       *[other] Al progetto { $project } ({ $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }) mancano { $missing } tessere.
    }
hint-why-amytis-project_drawn =
    { $cards ->
        [one] Un progetto sconosciuto, l’ultimo del mazzo.
       *[other] Un progetto sconosciuto, uno di { $cards }.
    }
hint-why-amytis-line_made = Tre architetti in fila: { $stacks }. Un favore!
hint-why-amytis-favor_taken =
    { $more ->
        [0] { $change } per il favore così com’è.
       *[other] { $change } per il favore così com’è, e altri { $more } con il prossimo elemento che conta.
    }
hint-why-amytis-favor_points =
    { $favor ->
        [stairs] { $change } per il favore della scala.
        [corners] { $change } per il favore degli angoli.
        [projects] { $change } per il favore dei progetti.
        [row] { $change } per la riga inferiore dei favori.
       *[other] { $change } per il favore delle pile di altezza { $favor }.
    }
hint-why-amytis-line_prepared = Due architetti in fila su { $stacks }: con { $stack } la linea è completa.
hint-why-amytis-lines_prepared = Due linee insieme, su { $stacks }: se ne può fermare una sola.
hint-why-amytis-line_blocked = Ferma la linea che si completerebbe su { $stack }.
hint-why-amytis-line_allowed = Attenzione: l’avversario può completare una linea su { $stack }.
hint-why-amytis-tile_denied =
    { $points ->
        [one] All’avversario questa tessera avrebbe dato 1 punto ({ $tile }); le altre ne danno al massimo { $instead }.
       *[other] All’avversario questa tessera avrebbe dato { $points } punti ({ $tile }); le altre ne danno al massimo { $instead }.
    }
hint-why-amytis-architects_return =
    { $count ->
        [one] 1 architetto torna prima del prossimo turno.
       *[other] { $count } architetti tornano prima del prossimo turno.
    }
