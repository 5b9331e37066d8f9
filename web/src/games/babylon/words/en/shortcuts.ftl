# The keys of Babylon’s board.

babylon-shortcut-go = To the quarry, to your garden
babylon-shortcut-take = Pick up the dug or the stored tile
babylon-shortcut-turn = Turn the tile
babylon-shortcut-level = The tile one level up or down
babylon-shortcut-open = Another open corner
babylon-shortcut-decorate = Decorate
babylon-shortcut-end = To the end of the turn
babylon-shortcut-view = 3D or plan
babylon-shortcut-orbit = Turn the garden
babylon-shortcut-tilt = Tilt the garden
babylon-shortcut-zoom = Zoom in or out
babylon-shortcut-reset = Reset view
