# Hints: what to do, what may be expected of it, and why. Loaded when somebody asks for the first.

hint-found =
    { $count ->
        [one] { $count } подсказка: { $action }.
        [few] { $count } подсказки. Лучшая: { $action }.
       *[many] { $count } подсказок. Лучшая: { $action }.
    }
hint-next = Дальше: { $action }.
hint-act = Сделать так
hint-turn = Остаток хода
hint-why = Почему
# $chance is written with its sign: 62 %
hint-chance = шанс на победу { $chance }
hint-margin-ahead =
    { $points ->
        [one] впереди на { $points } очко
        [few] впереди на { $points } очка
       *[many] впереди на { $points } очков
    }
hint-margin-behind =
    { $points ->
        [one] позади на { $points } очко
        [few] позади на { $points } очка
       *[many] позади на { $points } очков
    }
hint-margin-even = наравне

## Actions of Babylon.

hint-do-babylon-remove =
    Уберите из стопки { $stack } тайл глины с { $flower ->
        [white] белым
        [pink] розовым
        [blue] синим
       *[yellow] жёлтым
    } цветком
hint-do-babylon-dig =
    Добудьте из стопки { $stack } { $material ->
        [clay] тайл глины
        [granite] тайл гранита
       *[basalt] тайл базальта
    } с { $flower ->
        [white] белым
        [pink] розовым
        [blue] синим
       *[yellow] жёлтым
    } цветком
hint-do-babylon-place =
    { $source ->
        [dug] { $open ->
            [none] Разместите добытый тайл на { $cell }, ярус { $level }
           *[other] Разместите добытый тайл на { $cell }, ярус { $level }, один угол без опоры
        }
       *[stored] { $open ->
            [none] Разместите тайл из хранилища на { $cell }, ярус { $level }
           *[other] Разместите тайл из хранилища на { $cell }, ярус { $level }, один угол без опоры
        }
    }
hint-do-babylon-stairs = Поставьте лестницу на { $cells }
hint-do-babylon-fountain = Поставьте фонтан на { $cells }
hint-do-babylon-bridge = Поставьте мост на { $cells }
hint-do-babylon-statue = Поставьте статую на { $cells }
hint-do-babylon-finish =
    { $keep ->
        [dug] Завершите ход и оставьте добытый тайл
        [stored] Завершите ход и оставьте тайл из хранилища
       *[none] Завершите ход
    }

## Actions of The Architects of Amytis. A tile is “pink market”.

hint-do-amytis-build = Разместите на { $cell } тайл из стопки { $stack }: { $tile }
hint-do-amytis-project = Возьмите проект { $project }
hint-do-amytis-deck = Возьмите верхнюю карту колоды
hint-do-amytis-score = Получите очки за дворец
hint-do-amytis-favor =
    { $favor ->
        [stairs] Поставьте фишку на место «Лесенка»
        [corners] Поставьте фишку на место «Углы»
        [projects] Поставьте фишку на место «Проекты»
        [row] Поставьте фишку в нижний ряд планшета благосклонности
       *[other] Поставьте фишку на место { $favor }
    }

## Reasons in Babylon. $change is written with its sign: +3

hint-why-babylon-last_turn = Это ваш последний ход: важны только очки.
hint-why-babylon-end_near =
    { $turns ->
        [one] После этого останется только { $turns } ход.
        [few] После этого останется только { $turns } хода.
       *[many] После этого останется только { $turns } ходов.
    }
hint-why-babylon-level_opened = { $change } за первый тайл на ярусе { $level }: украшения там ценнее, и строить можно ещё на ярус выше.
hint-why-babylon-belvederes =
    { $count ->
        [one] { $change } за { $count } бельведер на углу без опоры: колонна не нужна.
        [few] { $change } за { $count } бельведера на углах без опоры: колонны не нужны.
       *[many] { $change } за { $count } бельведеров на углах без опоры: колонны не нужны.
    }
hint-why-babylon-decoration_set_completed =
    { $sets ->
        [one] { $change } за украшения: теперь { $sets } полный набор из четырёх.
        [few] { $change } за украшения: теперь { $sets } полных набора.
       *[many] { $change } за украшения: теперь { $sets } полных наборов.
    }
hint-why-babylon-flower_set_completed =
    { $sets ->
        [one] { $change } за цветки: теперь { $sets } полный набор из четырёх.
        [few] { $change } за цветки: теперь { $sets } полных набора.
       *[many] { $change } за цветки: теперь { $sets } полных наборов.
    }
hint-why-babylon-decoration_set_near =
    До следующего набора украшений не хватает только { $kind ->
        [stairs] лестницы
        [fountain] фонтана
        [bridge] моста
       *[statue] статуи
    }.
hint-why-babylon-flower_set_near =
    До следующего набора цветков не хватает только { $flower ->
        [white] белого
        [pink] розового
        [blue] синего
       *[yellow] жёлтого
    } цветка.
hint-why-babylon-pillars_dug =
    { $pillars ->
        [0] Добыча из стопки { $stack } не приносит колонн.
        [one] Добыча из стопки { $stack } приносит { $pillars } колонну.
        [few] Добыча из стопки { $stack } приносит { $pillars } колонны.
       *[many] Добыча из стопки { $stack } приносит { $pillars } колонн.
    }
hint-why-babylon-flower_bonus =
    { $pillars ->
        [one] На тайле ваш цветок: ещё { $pillars } колонна.
        [few] На тайле ваш цветок: ещё { $pillars } колонны.
       *[many] На тайле ваш цветок: ещё { $pillars } колонн.
    }
hint-why-babylon-pillars_left =
    { $pillars ->
        [0] После хода колонн не останется.
        [one] После хода останется { $pillars } колонна.
        [few] После хода останется { $pillars } колонны.
       *[many] После хода останется { $pillars } колонн.
    }
hint-why-babylon-pillars_returned =
    { $pillars ->
        [one] { $pillars } колонна не помещается в хранилище и возвращается в общий запас.
        [few] { $pillars } колонны не помещаются в хранилище и возвращаются в общий запас.
       *[many] { $pillars } колонн не помещаются в хранилище и возвращаются в общий запас.
    }
hint-why-babylon-statue_pillar = Статуя на { $cell } держит тайл и экономит колонну.
hint-why-babylon-piece_covered =
    { $piece ->
        [belvedere] Осторожно: угол без опоры нависнет над бельведером на { $cell }.
        [stairs] Осторожно: угол без опоры нависнет над лестницей на { $cell }.
        [fountain] Осторожно: угол без опоры нависнет над фонтаном на { $cell }.
       *[statue] Осторожно: угол без опоры нависнет над статуей на { $cell }.
    }
hint-why-babylon-token_used = Это украшение можно поставить благодаря жетону раунда.
hint-why-babylon-tile_kept =
    На будущее в хранилище остаётся { $material ->
        [clay] тайл глины
        [granite] тайл гранита
        [basalt] тайл базальта
       *[start] начальный тайл
    } с { $flower ->
        [white] белым
        [pink] розовым
        [blue] синим
       *[yellow] жёлтым
    } цветком.
hint-why-babylon-tile_discarded =
    Сбрасывается { $material ->
        [clay] тайл глины
        [granite] тайл гранита
        [basalt] тайл базальта
       *[start] начальный тайл
    } с { $flower ->
        [white] белым
        [pink] розовым
        [blue] синим
       *[yellow] жёлтым
    } цветком.
hint-why-babylon-tile_denied =
    { $points ->
        [one] Игроку { $name } тайл на { $stack } сразу принёс бы { $points } очко.
        [few] Игроку { $name } тайл на { $stack } сразу принёс бы { $points } очка.
       *[many] Игроку { $name } тайл на { $stack } сразу принёс бы { $points } очков.
    }
hint-why-babylon-pillars_denied =
    { $pillars ->
        [one] Игроку { $name } стопка { $stack } принесла бы { $pillars } колонну, больше любой другой.
        [few] Игроку { $name } стопка { $stack } принесла бы { $pillars } колонны, больше любой другой.
       *[many] Игроку { $name } стопка { $stack } принесла бы { $pillars } колонн, больше любой другой.
    }
hint-why-babylon-tile_removed =
    Из игры выходит тайл глины с { $flower ->
        [white] белым
        [pink] розовым
        [blue] синим
       *[yellow] жёлтым
    } цветком.
hint-why-babylon-pillars_opened =
    { $count ->
        [one] Добыча из { $count } соседней стопки принесёт на 1 колонну больше.
        [few] Добыча из { $count } соседних стопок принесёт на 1 колонну больше.
       *[many] Добыча из { $count } соседних стопок принесёт на 1 колонну больше.
    }
hint-why-babylon-flower_removed =
    { $flower ->
        [white] Белый
        [pink] Розовый
        [blue] Синий
       *[yellow] Жёлтый
    } — цветок игрока { $name }: тайл принёс бы на 1 колонну больше.

## Reasons in The Architects of Amytis.

hint-why-amytis-last_turn = Игра заканчивается этим ходом: важны только очки.
hint-why-amytis-end_triggered =
    { $turns ->
        [0] Пустеет вторая стопка: игра сразу заканчивается.
        [one] Пустеет вторая стопка: остаётся { $turns } ход.
        [few] Пустеет вторая стопка: остаётся { $turns } хода.
       *[many] Пустеет вторая стопка: остаётся { $turns } ходов.
    }
hint-why-amytis-end_near =
    { $stacks ->
        [0] Одна стопка пуста: со второй игра закончится.
        [one] Одна стопка пуста, и ещё в { $stacks } остался один тайл: кто его возьмёт, запустит конец игры.
        [few] Одна стопка пуста, и ещё в { $stacks } осталось по одному тайлу: кто возьмёт такой, запустит конец игры.
       *[many] Одна стопка пуста, и ещё в { $stacks } осталось по одному тайлу: кто возьмёт такой, запустит конец игры.
    }
hint-why-amytis-project_completed =
    { $points ->
        [one] Выполняет проект { $project }: { $points } очко в конце игры.
        [few] Выполняет проект { $project }: { $points } очка в конце игры.
       *[many] Выполняет проект { $project }: { $points } очков в конце игры.
    }
# $color is a word of its own.
hint-why-amytis-project_near =
    { $ways ->
        [1] Проекту { $project } (очки: { $points }) не хватает одного тайла: { $color } на { $cell }.
       *[other] Проекту { $project } (очки: { $points }) не хватает одного тайла, например: { $color } на { $cell }.
    }
hint-why-amytis-project_taken =
    { $missing ->
        [0] Проект { $project } (очки: { $points }) выполнен сразу.
        [one] Проекту { $project } (очки: { $points }) не хватает { $missing } тайла.
       *[many] Проекту { $project } (очки: { $points }) не хватает { $missing } тайлов.
    }
hint-why-amytis-project_drawn =
    { $cards ->
        [1] Неизвестный проект, последний в колоде.
       *[other] Неизвестный проект, один из { $cards }.
    }
hint-why-amytis-line_made = Три архитектора в ряд: { $stacks }. Благосклонность царя!
hint-why-amytis-favor_taken =
    { $more ->
        [0] { $change } за благосклонность уже сейчас.
       *[other] { $change } за благосклонность уже сейчас и ещё { $more } за следующий такой элемент.
    }
hint-why-amytis-favor_points =
    { $favor ->
        [stairs] { $change } за место «Лесенка».
        [corners] { $change } за место «Углы».
        [projects] { $change } за место «Проекты».
        [row] { $change } за нижний ряд планшета благосклонности.
       *[other] { $change } за место { $favor }.
    }
hint-why-amytis-line_prepared = Два архитектора на одной линии: { $stacks }. Её завершит { $stack }.
hint-why-amytis-lines_prepared = Сразу несколько линий, их завершат { $stacks }: соперник сможет перекрыть только одну.
hint-why-amytis-line_blocked = Мешает сопернику завершить линию на { $stack }.
hint-why-amytis-line_allowed = Осторожно: соперник может завершить линию на { $stack }.
hint-why-amytis-tile_denied =
    { $points ->
        [one] Сопернику этот тайл ({ $tile }) принёс бы { $points } очко; остальные — самое большее { $instead }.
        [few] Сопернику этот тайл ({ $tile }) принёс бы { $points } очка; остальные — самое большее { $instead }.
       *[many] Сопернику этот тайл ({ $tile }) принёс бы { $points } очков; остальные — самое большее { $instead }.
    }
hint-why-amytis-architects_return =
    { $count ->
        [one] До следующего хода вернётся { $count } архитектор.
        [few] До следующего хода вернутся { $count } архитектора.
       *[many] До следующего хода вернутся { $count } архитекторов.
    }
