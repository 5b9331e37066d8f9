## Actions of The Architects of Amytis. A tile is “pink market”.

hint-do-amytis-build = Разместите в городе, на { $cell }, тайл из стопки { $stack }: { $tile }
hint-do-amytis-project = Возьмите проект { $project }
hint-do-amytis-deck = Возьмите верхнюю карту колоды
hint-do-amytis-score = Получите очки за дворец
hint-do-amytis-favor = Поставьте фишку на место «{ $favor }»

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
        [1] Проекту { $project } (очки: { $points }) не хватает одного тайла: { $color } в городе, на { $cell }.
       *[other] Проекту { $project } (очки: { $points }) не хватает одного тайла, например: { $color } в городе, на { $cell }.
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
hint-why-amytis-line_made = Три архитектора в ряд: стопки { $stacks }. Благосклонность царя!
hint-why-amytis-favor_taken =
    { $more ->
        [0] { $change } за благосклонность уже сейчас.
       *[other] { $change } за благосклонность уже сейчас и ещё { $more } за следующий такой элемент.
    }
hint-why-amytis-favor_points = { $change } за место «{ $favor }».
hint-why-amytis-line_prepared = Два архитектора на одной линии: стопки { $stacks }. Её завершит стопка { $stack }.
hint-why-amytis-lines_prepared = Сразу несколько линий, их завершат стопки { $stacks }: соперник сможет перекрыть только одну.
hint-why-amytis-line_blocked = Мешает сопернику завершить линию на стопке { $stack }.
hint-why-amytis-line_allowed = Осторожно: соперник может завершить линию на стопке { $stack }.
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
