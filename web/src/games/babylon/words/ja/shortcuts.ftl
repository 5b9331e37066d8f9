# The keys of Babylon’s board.

babylon-shortcut-go = 採石場へ、自分の庭園へ
babylon-shortcut-take = 採掘したタイル・保管中のタイルを手に取る
babylon-shortcut-turn = タイルを回す
babylon-shortcut-level = タイルを1階上げる・下げる
babylon-shortcut-open = 支えのない角を変える
babylon-shortcut-decorate = 装飾する
babylon-shortcut-end = 手番の終了へ
babylon-shortcut-view = 3D・平面図
babylon-shortcut-orbit = 庭園を回す
babylon-shortcut-tilt = 庭園を傾ける
babylon-shortcut-zoom = 近づく・離れる
babylon-shortcut-reset = 最初の視点に戻す
