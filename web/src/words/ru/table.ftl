# The table: who sits there, whose turn it is, what can be done.

# Two seats with the same name, as when friends share a screen.
table-namesake = { $name } { $number }

# A table that cannot be shown.
table-missing = Такого стола нет
table-unreached = Стол сейчас недоступен
table-closed = Этот стол закрыт.

## Whose turn it is, and what is to be done.

table-your-turn = Ваш ход
table-turn-of = Ходит { $name }
table-over = Игра окончена.
table-watching = Вы смотрите партию.
table-title-yours = ● Ваш ход · { $game }
table-title-other = { $name } · { $game }
table-title-over = Игра окончена · { $game }
table-do-babylon-remove =
    { $removals_left ->
        [1] Уберите из игры тайл глины; он последний.
        [one] Уберите из игры тайл глины; осталось убрать { $removals_left } тайл.
        [few] Уберите из игры тайл глины; осталось убрать { $removals_left } тайла.
       *[many] Уберите из игры тайл глины; осталось убрать { $removals_left } тайлов.
    }
table-do-babylon-dig = Добудьте тайл из каменоломни.
table-do-babylon-build = Стройте и украшайте или завершите ход.
table-do-babylon-over = Игра окончена.
table-do-amytis-build = Выберите стопку и ячейку для её тайла.
table-do-amytis-palace = Выберите, что даст дворец.
table-do-amytis-favor = Поставьте фишку на планшет благосклонности.
table-do-amytis-over = Игра окончена.
table-waits-babylon-remove = { $name } выбирает тайл глины, чтобы убрать его из игры.
table-waits-babylon-dig = { $name } выбирает тайл для добычи.
table-waits-babylon-build = { $name } строит.
table-waits-babylon-over = Игра окончена.
table-waits-amytis-build = { $name } выбирает тайл и ячейку для него.
table-waits-amytis-palace = { $name } выбирает, что даст дворец.
table-waits-amytis-favor = { $name } выбирает благосклонность.
table-waits-amytis-over = Игра окончена.
table-last-turn = Это последний ход.
table-last-round = Это последний раунд.

## Tools.

table-skip = Пропустить
table-undo = Отменить
table-undo-keys = Отменить одно действие (U). Весь ход: Shift + U
table-undo-turn = Отменить весь ход
table-hint = Подсказка
table-hint-key = Попросить подсказку (H)
table-hint-thinking = Компьютер думает…
table-hints = Подсказки
table-hints-close = Закрыть подсказки
table-menu = Меню стола
table-share = Ссылка для зрителей
table-link-copied = Ссылка скопирована.
table-replay = Повтор
table-export = Сохранить запись
table-no = Нет, играть дальше
table-resign = Сдаться…
table-resign-question = Сдаться в этой партии?
table-resign-explanation = Остальные победят или продолжат с компьютером на вашем месте. Вернуться будет нельзя.
table-resign-yes = Сдаться

## Time.

table-time-days = { $days } дн. { $hours } ч
table-time-hours = { $hours } ч { $minutes } мин
table-time-left = Осталось времени: { $time }
table-bank = В запасе: { $time }
table-time-warning = Осталось { $time }

## What everybody has to know.

table-connection-lost = Связь потеряна, подключаемся снова…
table-connection-back = Связь восстановлена.
table-stand-in = Ваше время вышло: за вас играет компьютер.
table-returning = Компьютер заканчивает этот ход. Потом снова играете вы.
table-come-back = Вернуться за стол
table-stand-in-other = Время игрока { $name } вышло: пока играет компьютер.
table-trouble = { $name }: сбой, дальше играет уровень попроще.
table-gone = { $name }: на этом сервере такого бота больше нет, дальше играет уровень попроще.
table-takeback = Вернуть свой последний ход
table-takeback-ask = Попросить вернуть свой последний ход
table-takeback-waiting = Вы просите вернуть свой последний ход. Ждём ответа: { $names }.
table-takeback-withdraw = Отозвать
table-takeback-asked = { $name } просит вернуть ход.
table-takeback-look = Посмотреть, откуда пойдёт игра
table-takeback-agree = Принять
table-takeback-refuse = Отклонить
table-takeback-done = Ход возвращён.
table-takeback-over = Ход остаётся в силе: игра ушла вперёд или кто-то отказал.
table-rematch = Сыграть ещё раз
table-rematch-made = Создан реванш.
table-rematch-join = Играть реванш
table-rematch-watch = Смотреть реванш

## The end.

table-result = Результат
table-result-you = Вы победили!
table-result-one = Победа: { $names }
table-result-shared = Общая победа: { $names }
table-result-resigned =
    { $count ->
        [one] { $names } сдаётся.
       *[many] { $names } сдаются.
    }
table-result-score = Счёт
table-result-winner = победа

## What happened, in words. Names are those of the seats.

table-log = Журнал
table-log-empty = Пока ничего.
table-log-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
# $change is written with its sign: +3
table-brief =
    { $points ->
        [one] { $headline } { $change } очко.
        [few] { $headline } { $change } очка.
       *[many] { $headline } { $change } очков.
    }
table-game-over =
    { $count ->
        [one] Игра окончена. Победа: { $winners }.
       *[many] Игра окончена. Общая победа: { $winners }.
    }

### Babylon

table-babylon-tile_removed =
    { $flower ->
        [white] { $name } убирает из игры тайл глины с белым цветком со стопки { $stack }.
        [pink] { $name } убирает из игры тайл глины с розовым цветком со стопки { $stack }.
        [blue] { $name } убирает из игры тайл глины с синим цветком со стопки { $stack }.
       *[yellow] { $name } убирает из игры тайл глины с жёлтым цветком со стопки { $stack }.
    }
table-babylon-tile_dug =
    { $name } добывает тайл { $material ->
        [clay] глины
        [granite] гранита
       *[basalt] базальта
    } с { $flower ->
        [white] белым
        [pink] розовым
        [blue] синим
       *[yellow] жёлтым
    } цветком из стопки { $stack }.
table-babylon-tile_revealed =
    В стопке { $stack } теперь виден тайл { $material ->
        [clay] глины
        [granite] гранита
       *[basalt] базальта
    } с { $flower ->
        [white] белым
        [pink] розовым
        [blue] синим
       *[yellow] жёлтым
    } цветком.
table-babylon-stack_emptied = Стопка { $stack } теперь пуста.
table-babylon-pillars-quarry_side =
    { $side ->
        [north] Север, край каменоломни: 1 колонна.
        [east] Восток, край каменоломни: 1 колонна.
        [south] Юг, край каменоломни: 1 колонна.
       *[west] Запад, край каменоломни: 1 колонна.
    }
table-babylon-pillars-same_layer =
    { $side ->
        [north] Север, { $stack } той же высоты: 1 колонна.
        [east] Восток, { $stack } той же высоты: 1 колонна.
        [south] Юг, { $stack } той же высоты: 1 колонна.
       *[west] Запад, { $stack } той же высоты: 1 колонна.
    }
table-babylon-pillars-lower_layer =
    { $side ->
        [north] Север, { $stack } ниже: 1 колонна.
        [east] Восток, { $stack } ниже: 1 колонна.
        [south] Юг, { $stack } ниже: 1 колонна.
       *[west] Запад, { $stack } ниже: 1 колонна.
    }
table-babylon-pillars-empty_stack =
    { $side ->
        [north] Север, стопка { $stack } пуста: 1 колонна.
        [east] Восток, стопка { $stack } пуста: 1 колонна.
        [south] Юг, стопка { $stack } пуста: 1 колонна.
       *[west] Запад, стопка { $stack } пуста: 1 колонна.
    }
table-babylon-pillars-own_flower = { $name }, свой цветок: ещё 1 колонна.
table-babylon-pillars-double_flower = Жетон раунда, свой цветок считается дважды: ещё 1 колонна.
table-babylon-pillars-one_fewer = Жетон раунда: на 1 колонну меньше.
table-babylon-pillars-supply_is_empty =
    { $missing ->
        [one] В общем запасе не хватает { $missing } колонны.
        [few] В общем запасе не хватает { $missing } колонн.
       *[many] В общем запасе не хватает { $missing } колонн.
    }
table-babylon-pillars-extra_single = Жетон раунда: { $name } получает 1 колонну.
table-babylon-pillars-extra_double = Жетон раунда: { $name } получает 1 двойную колонну.
# How many pillars a dig brings, as it rises from the quarry.
table-babylon-pillars-received =
    { $count ->
        [0] Без колонн
        [one] +{ $count } колонна
        [few] +{ $count } колонны
       *[many] +{ $count } колонн
    }
table-babylon-pillars_exchanged =
    { $singles ->
        [one] { $singles } одинарная колонна обменяна
        [few] { $singles } одинарные колонны обменяны
       *[many] { $singles } одинарных колонн обменяно
    } на { $doubles ->
        [one] { $doubles } двойную.
        [few] { $doubles } двойные.
       *[many] { $doubles } двойных.
    }
table-babylon-tile_placed =
    { $name } размещает { $material ->
        [clay] тайл глины
        [granite] тайл гранита
        [basalt] тайл базальта
       *[start] начальный тайл
    } с { $flower ->
        [white] белым
        [pink] розовым
        [blue] синим
       *[yellow] жёлтым
    } цветком на { $cell }, ярус { $level }.
table-babylon-statue_became_pillar = Статуя на { $cell } теперь держит тайл и больше не считается статуей.
table-babylon-piece_covered =
    { $piece ->
        [belvedere] Угол без опоры нависает над бельведером на { $cell }.
        [stairs] Угол без опоры нависает над лестницей на { $cell }.
        [fountain] Угол без опоры нависает над фонтаном на { $cell }.
        [bridge] Угол без опоры нависает над мостом на { $cell }.
       *[statue] Угол без опоры нависает над статуей на { $cell }.
    }
table-babylon-belvedere_placed = На угол без опоры встаёт бельведер: { $cell }.
table-babylon-level_opened = Первый тайл на ярусе { $level }.
table-babylon-decoration_placed-stairs = { $name } ставит лестницу на { $cells }, ярусы { $levels }.
table-babylon-decoration_placed-fountain = { $name } ставит фонтан на { $cells }, ярус { $levels }.
table-babylon-decoration_placed-bridge = { $name } ставит мост на { $cells }, ярус { $levels }.
table-babylon-decoration_placed-statue = { $name } ставит статую на { $cells }, ярус { $levels }.
table-babylon-wild =
    { $kind ->
        [stairs] Благодаря жетону раунда { $wild } считается символом лестницы.
        [fountain] Благодаря жетону раунда { $wild } считается символом фонтана.
        [bridge] Благодаря жетону раунда { $wild } считается символом моста.
       *[statue] Благодаря жетону раунда { $wild } считается символом статуи.
    }
table-babylon-tile_stored =
    В хранилище остаётся { $material ->
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
table-babylon-tile_discarded =
    { $material ->
        [clay] Тайл глины
        [granite] Тайл гранита
        [basalt] Тайл базальта
       *[start] Начальный тайл
    } с { $flower ->
        [white] белым
        [pink] розовым
        [blue] синим
       *[yellow] жёлтым
    } цветком сбрасывается.
table-babylon-pillars_returned-single =
    { $count ->
        [one] { $count } колонна возвращается в общий запас.
        [few] { $count } колонны возвращаются в общий запас.
       *[many] { $count } колонн возвращаются в общий запас.
    }
table-babylon-pillars_returned-double =
    { $count ->
        [one] { $count } двойная колонна возвращается в общий запас.
        [few] { $count } двойные колонны возвращаются в общий запас.
       *[many] { $count } двойных колонн возвращаются в общий запас.
    }
table-babylon-turn_ended = { $name } завершает ход.
table-babylon-turn_began = Ходит { $name }.
table-babylon-token_turned_up-extra_single = Раунд { $round } из { $rounds }: в начале хода каждый получает 1 колонну.
table-babylon-token_turned_up-extra_double = Раунд { $round } из { $rounds }: в начале хода каждый получает двойную колонну.
table-babylon-token_turned_up-change_icon = Раунд { $round } из { $rounds }: один символ нового тайла может считаться другим.
table-babylon-token_turned_up-fill_blank = Раунд { $round } из { $rounds }: одна пустая клетка нового тайла может считаться любым символом.
table-babylon-token_turned_up-double_flower = Раунд { $round } из { $rounds }: свой цветок приносит 2 колонны.
table-babylon-token_turned_up-one_fewer = Раунд { $round } из { $rounds }: каждая добыча приносит на 1 колонну меньше.
table-babylon-token_turned_up-blank = Раунд { $round } из { $rounds }: жетон без эффекта.
table-babylon-points-statues = { $change } за статуи.
table-babylon-points-fountains = { $change } за фонтаны.
table-babylon-points-bridges = { $change } за мосты.
table-babylon-points-stairs = { $change } за лестницы.
table-babylon-points-decoration_sets = { $change } за наборы украшений.
table-babylon-points-flower_sets = { $change } за наборы цветков.
table-babylon-points-belvederes = { $change } за бельведеры.
table-babylon-points-highest_level = { $change } за верхний ярус.
table-babylon-line-statues = Статуи
table-babylon-line-fountains = Фонтаны
table-babylon-line-bridges = Мосты
table-babylon-line-stairs = Лестницы
table-babylon-line-decoration_sets = Наборы украшений
table-babylon-line-flower_sets = Наборы цветков
table-babylon-line-belvederes = Бельведеры
table-babylon-line-highest_level = Верхний ярус
table-babylon-line-visible_pits = Видимые лунки
table-babylon-decided-visible_pits = Очков поровну: побеждает тот, у кого меньше видимых лунок.

### The Architects of Amytis

table-amytis-architect_placed = Архитектор встаёт на { $stack }.
table-amytis-tile_built =
    { $name } строит { $building ->
        [wall] { $color ->
            [blue] синюю
            [green] зелёную
            [orange] оранжевую
           *[pink] розовую
        } стену
        [residence] { $color ->
            [blue] синюю
            [green] зелёную
            [orange] оранжевую
           *[pink] розовую
        } резиденцию
       *[other] { $color ->
            [blue] синий
            [green] зелёный
            [orange] оранжевый
           *[pink] розовый
        } { $building ->
            [garden] сад
            [market] рынок
            [palace] дворец
           *[theater] театр
        }
    } на { $cell } (стопка { $stack }).
table-amytis-tile_revealed =
    В стопке { $stack } наверху теперь { $building ->
        [wall] { $color ->
            [blue] синяя
            [green] зелёная
            [orange] оранжевая
           *[pink] розовая
        } стена
        [residence] { $color ->
            [blue] синяя
            [green] зелёная
            [orange] оранжевая
           *[pink] розовая
        } резиденция
       *[other] { $color ->
            [blue] синий
            [green] зелёный
            [orange] оранжевый
           *[pink] розовый
        } { $building ->
            [garden] сад
            [market] рынок
            [palace] дворец
           *[theater] театр
        }
    }.
table-amytis-stack_emptied = В стопке { $stack } не осталось тайлов.
table-amytis-points-garden-A =
    { $count ->
        [one] { $change } за сад: { $count } стопка такой высоты.
        [few] { $change } за сад: { $count } стопки такой высоты.
       *[many] { $change } за сад: { $count } стопок такой высоты.
    }
table-amytis-points-garden-B =
    { $count ->
        [one] { $change } за сад: в его стопке { $count } тайл.
        [few] { $change } за сад: в его стопке { $count } тайла.
       *[many] { $change } за сад: в его стопке { $count } тайлов.
    }
table-amytis-points-market-A =
    { $count ->
        [one] { $change } за рынок: { $count } тайл его цвета.
        [few] { $change } за рынок: { $count } тайла его цвета.
       *[many] { $change } за рынок: { $count } тайлов его цвета.
    }
table-amytis-points-market-B =
    { $count ->
        [one] { $change } за рынок: { $count } тайл другого цвета.
        [few] { $change } за рынок: { $count } тайла других цветов.
       *[many] { $change } за рынок: { $count } тайлов других цветов.
    }
table-amytis-points-wall-A =
    { $count ->
        [one] { $change } за стену: { $count } стена с краю.
        [few] { $change } за стену: { $count } стены с краю.
       *[many] { $change } за стену: { $count } стен с краю.
    }
table-amytis-points-wall-B =
    { $count ->
        [one] { $change } за стену: { $count } стена в углу.
        [few] { $change } за стену: { $count } стены в углах.
       *[many] { $change } за стену: { $count } стен в углах.
    }
table-amytis-points-palace-A =
    { $count ->
        [one] { $change } за дворец: { $count } видимый дворец.
        [few] { $change } за дворец: { $count } видимых дворца.
       *[many] { $change } за дворец: { $count } видимых дворцов.
    }
table-amytis-points-palace-B =
    { $count ->
        [one] { $change } за дворец: { $count } выполненный проект.
        [few] { $change } за дворец: { $count } выполненных проекта.
       *[many] { $change } за дворец: { $count } выполненных проектов.
    }
table-amytis-points-residence-A =
    { $count ->
        [one] { $change } за резиденцию: { $count } тип построек.
        [few] { $change } за резиденцию: { $count } типа построек.
       *[many] { $change } за резиденцию: { $count } типов построек.
    }
table-amytis-points-residence-B = { $change } за резиденцию: рынки и резиденции — { $count }.
table-amytis-points-theater-A =
    { $count ->
        [one] { $change } за театр: { $count } архитектор на планшете.
        [few] { $change } за театр: { $count } архитектора на планшете.
       *[many] { $change } за театр: { $count } архитекторов на планшете.
    }
table-amytis-points-theater-B =
    { $count ->
        [one] { $change } за театр: { $count } свой архитектор на планшете.
        [few] { $change } за театр: { $count } своих архитектора на планшете.
       *[many] { $change } за театр: { $count } своих архитекторов на планшете.
    }
table-amytis-palace_scored = { $name } получает очки за дворец вместо проекта.
table-amytis-project_taken-open = { $name } берёт проект { $project }.
table-amytis-project_taken-deck = { $name } берёт верхнюю карту колоды, проект { $project }.
table-amytis-project_revealed = Теперь открыт проект { $project }.
table-amytis-project_completed =
    { $points ->
        [one] { $name } выполняет проект { $project }: { $points } очко в конце игры.
        [few] { $name } выполняет проект { $project }: { $points } очка в конце игры.
       *[many] { $name } выполняет проект { $project }: { $points } очков в конце игры.
    }
table-amytis-line_completed = Три архитектора в ряд: { $stacks }.
table-amytis-favor_placed =
    { $favor ->
        [stairs] { $name } ставит фишку на место «Лесенка».
        [corners] { $name } ставит фишку на место «Углы».
        [projects] { $name } ставит фишку на место «Проекты».
        [row] { $name } ставит фишку в нижний ряд планшета благосклонности.
       *[other] { $name } ставит фишку на место { $favor }.
    }
table-amytis-last_turn = Две стопки пусты: последний ход делает { $name }.
table-amytis-architects_taken_back = { $name } забирает архитекторов: { $stacks }.
table-amytis-line-track = Постройки
table-amytis-line-projects = Проекты
table-amytis-line-favors = Благосклонность
