# The keys of Babylon’s board.

babylon-shortcut-go = К каменоломне, к вашему саду
babylon-shortcut-take = Взять добытый тайл или тайл из хранилища
babylon-shortcut-turn = Повернуть тайл
babylon-shortcut-level = Тайл на ярус выше или ниже
babylon-shortcut-open = Другой угол без опоры
babylon-shortcut-decorate = Украсить
babylon-shortcut-end = К завершению хода
babylon-shortcut-view = 3D или план
babylon-shortcut-orbit = Повернуть сад
babylon-shortcut-tilt = Наклонить сад
babylon-shortcut-zoom = Ближе или дальше
babylon-shortcut-reset = Исходный вид
