# The keys of Babylon’s board.

babylon-shortcut-go = Alla cava, al tuo giardino
babylon-shortcut-take = Prendere la tessera estratta o quella conservata
babylon-shortcut-turn = Ruotare la tessera
babylon-shortcut-level = La tessera un piano più su o più giù
babylon-shortcut-open = Un altro angolo senza appoggio
babylon-shortcut-decorate = Costruire ornamenti
babylon-shortcut-end = Alla fine del turno
babylon-shortcut-view = 3D o pianta
babylon-shortcut-orbit = Ruotare il giardino
babylon-shortcut-tilt = Inclinare il giardino
babylon-shortcut-zoom = Avvicinare o allontanare
babylon-shortcut-reset = Vista iniziale
