# The replay of a game.
replay-title = Повтор · { $game }
replay-heading = { $game }: повтор
replay-beginning = Начало игры.
replay-not-begun = Пока нечего смотреть
replay-not-begun-why = Партия за этим столом ещё не началась.
replay-transport = Управление повтором
replay-first = В начало (Home)
replay-turn-back = На ход назад (Shift + стрелка влево)
replay-back = На шаг назад (стрелка влево)
replay-play = Пуск
replay-pause = Пауза
replay-forward = На шаг вперёд (стрелка вправо)
replay-turn = На ход вперёд (Shift + стрелка вправо)
replay-last = В конец (End)
replay-at = Шаг { $ply } из { $last }
# What a screen reader says of the slider.
replay-value = Шаг { $ply } из { $last }. { $told }
replay-standing = { $name } { $score }
replay-graph = График счёта за всю игру. Здесь: { $standing }.
replay-table = Счёт в виде таблицы
replay-table-turn = Ход
replay-link = Скопировать ссылку
replay-to-table = К столу
replay-import = Загрузить запись
replay-side = Чьими глазами
