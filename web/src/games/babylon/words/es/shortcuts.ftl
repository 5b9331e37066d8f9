# The keys of Babylon’s board.

babylon-shortcut-go = A la cantera, a tu jardín
babylon-shortcut-take = Coger la loseta extraída o la guardada
babylon-shortcut-turn = Girar la loseta
babylon-shortcut-level = La loseta un nivel más arriba o más abajo
babylon-shortcut-open = Otra esquina sin apoyo
babylon-shortcut-decorate = Decorar
babylon-shortcut-end = Al final del turno
babylon-shortcut-view = 3D o plano
babylon-shortcut-orbit = Girar el jardín
babylon-shortcut-tilt = Inclinar el jardín
babylon-shortcut-zoom = Acercar o alejar
babylon-shortcut-reset = Vista inicial
