# The keys of Babylon’s board.

babylon-shortcut-go = Vers la carrière, vers votre jardin
babylon-shortcut-take = Prendre la tuile extraite ou la tuile stockée
babylon-shortcut-turn = Tourner la tuile
babylon-shortcut-level = La tuile un étage plus haut ou plus bas
babylon-shortcut-open = Un autre coin sans appui
babylon-shortcut-decorate = Décorer
babylon-shortcut-end = Vers la fin du tour
babylon-shortcut-view = 3D ou plan
babylon-shortcut-orbit = Tourner le jardin
babylon-shortcut-tilt = Incliner le jardin
babylon-shortcut-zoom = Zoom avant ou arrière
babylon-shortcut-reset = Vue de départ
