## Actions of The Architects of Amytis. A tile is “pink market”.

hint-do-amytis-build = Costruisci nella città, in { $cell }, la tessera della pila { $stack }: { $tile }
hint-do-amytis-project = Prendi il progetto { $project }
hint-do-amytis-deck = Pesca la prima carta del mazzo
hint-do-amytis-score = Fai punti con il palazzo
hint-do-amytis-favor = Posiziona un segnalino: { $favor }

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
        }) manca una tessera: { $color } nella città, in { $cell }.
       *[other] Al progetto { $project } ({ $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }) manca una tessera, per esempio { $color } nella città, in { $cell }.
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
hint-why-amytis-line_made = Tre architetti in fila: pile { $stacks }. Un favore!
hint-why-amytis-favor_taken =
    { $more ->
        [0] { $change } per il favore così com’è.
       *[other] { $change } per il favore così com’è, e altri { $more } con il prossimo elemento che conta.
    }
hint-why-amytis-favor_points = { $change } per il favore «{ $favor }».
hint-why-amytis-line_prepared = Due architetti in fila sulle pile { $stacks }: con la pila { $stack } la linea è completa.
hint-why-amytis-lines_prepared = Due linee insieme, sulle pile { $stacks }: se ne può fermare una sola.
hint-why-amytis-line_blocked = Ferma la linea che si completerebbe sulla pila { $stack }.
hint-why-amytis-line_allowed = Attenzione: l’avversario può completare una linea sulla pila { $stack }.
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
