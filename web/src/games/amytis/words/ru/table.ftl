# The table of The Architects of Amytis.

## Things

amytis-building-garden = Сад
amytis-building-market = Рынок
amytis-building-wall = Стена
amytis-building-palace = Дворец
amytis-building-residence = Резиденция
amytis-building-theater = Театр

amytis-color-blue = синий (звезда)
amytis-color-green = зелёный (лист)
amytis-color-orange = оранжевый (треугольник)
amytis-color-pink = розовый (шестиугольник)

amytis-tile-garden-blue = синий сад
amytis-tile-garden-green = зелёный сад
amytis-tile-garden-orange = оранжевый сад
amytis-tile-garden-pink = розовый сад
amytis-tile-market-blue = синий рынок
amytis-tile-market-green = зелёный рынок
amytis-tile-market-orange = оранжевый рынок
amytis-tile-market-pink = розовый рынок
amytis-tile-wall-blue = синяя стена
amytis-tile-wall-green = зелёная стена
amytis-tile-wall-orange = оранжевая стена
amytis-tile-wall-pink = розовая стена
amytis-tile-palace-blue = синий дворец
amytis-tile-palace-green = зелёный дворец
amytis-tile-palace-orange = оранжевый дворец
amytis-tile-palace-pink = розовый дворец
amytis-tile-residence-blue = синяя резиденция
amytis-tile-residence-green = зелёная резиденция
amytis-tile-residence-orange = оранжевая резиденция
amytis-tile-residence-pink = розовая резиденция
amytis-tile-theater-blue = синий театр
amytis-tile-theater-green = зелёный театр
amytis-tile-theater-orange = оранжевый театр
amytis-tile-theater-pink = розовый театр

## What buildings score, by side: as short as can be

amytis-effects = Очки за постройки
amytis-side = { $side ->
    [B] Сторона Б
   *[A] Сторона А
  }
amytis-effect-garden-A = { $points-garden-A } за каждую стопку города такой же высоты
amytis-effect-garden-B = { $points-garden-B } за каждый тайл его стопки
amytis-effect-market-A = { $points-market-A } за каждый видимый тайл его цвета
amytis-effect-market-B = { $points-market-B } за каждый видимый тайл другого цвета
amytis-effect-wall-A = { $points-wall-A } за каждую видимую стену с краю
amytis-effect-wall-B = { $points-wall-B-1 }, { $points-wall-B-2 }, { $points-wall-B-3 }, { $points-wall-B-4 } за 1–4 стены в углах
amytis-effect-palace-A = проект и { $points-palace-A } за каждый видимый дворец
amytis-effect-palace-B = проект или { $points-palace-B } за каждый выполненный проект обоих игроков
amytis-effect-residence-A = { $points-residence-A } за каждый видимый тип постройки
amytis-effect-residence-B = { $points-residence-B } за каждый видимый рынок и каждую резиденцию
amytis-effect-theater-A = { $points-theater-A } за каждого архитектора на планшете
amytis-effect-theater-B = { $points-theater-B } за каждого своего архитектора на планшете

## Building board

amytis-stacks = Планшет построек
amytis-empty-stacks = Пустых стопок: { $now } из { $end }
amytis-stack-label = Стопка { $cell }: { $tile }, { $height ->
    [1] последний тайл.
    [one] { $height } тайл.
    [few] { $height } тайла.
   *[many] { $height } тайлов.
  }
amytis-stack-empty-label = Стопка { $cell }: тайлов не осталось.
amytis-stack-no-architect = Архитектора нет.
amytis-stack-architect = Здесь стоит архитектор: { $name }.
amytis-stack-best = { $points ->
    [one] Принесёт до { $points } очка.
   *[many] Принесёт до { $points } очков.
  }
amytis-would-score = { $points ->
    [one] Принесёт { $points } очко.
    [few] Принесёт { $points } очка.
   *[many] Принесёт { $points } очков.
  }
amytis-would-line = Завершит линию.
amytis-would-end = Приведёт к концу партии.
amytis-at-most = ≤ { $points }
amytis-lines = Линии
amytis-lines-hint = Показать линии, которым не хватает одного архитектора
amytis-unseen-button = Неоткрытые
amytis-unseen = Ещё не открытые тайлы
amytis-unseen-sum = Всего тайлов: { $all }; в стопках — { $below }, вне игры — { $gone }.

## Cities

amytis-city-of = Город — { $name }
amytis-cell-empty = Город { $cell }: пусто.
amytis-cell-one = Город { $cell }: { $tile }.
amytis-cell-more = Город { $cell }: { $tile }; ниже: { $below }; высота: { $height }.
amytis-spot-missing = Здесь не хватает: { $color }.
amytis-spot-there = Часть схемы: { $color }.

## Seats

amytis-first-player = Первый игрок
amytis-total = Очки, если бы игра закончилась сейчас:
amytis-line-track = постройки { $points }
amytis-line-projects = проекты { $points }
amytis-line-favors = благосклонность { $points }
amytis-architects-left = { $architects ->
    [one] { $architects } архитектор в запасе
    [few] { $architects } архитектора в запасе
   *[many] { $architects } архитекторов в запасе
  }
amytis-tokens-left = { $tokens ->
    [one] Осталась { $tokens } фишка
    [few] Осталось { $tokens } фишки
   *[many] Осталось { $tokens } фишек
  }

## Projects

amytis-open-projects = Открытые проекты
amytis-project-number = № { $number }
amytis-project-short = { $points ->
    [one] проект { $number } ({ $points } очко)
    [few] проект { $number } ({ $points } очка)
   *[many] проект { $number } ({ $points } очков)
  }
amytis-project-label = { $points ->
    [one] Проект { $number }, { $points } очко.
    [few] Проект { $number }, { $points } очка.
   *[many] Проект { $number }, { $points } очков.
  } { $missing ->
    [0] Его схема видна.
    [one] Не хватает { $missing } ячейки.
   *[many] Не хватает { $missing } ячеек.
  }
amytis-project-done-label = { $points ->
    [one] Проект { $number }, выполнен, { $points } очко.
    [few] Проект { $number }, выполнен, { $points } очка.
   *[many] Проект { $number }, выполнен, { $points } очков.
  }
amytis-missing = { $missing ->
    [0] схема видна
   *[other] ещё { $missing }
  }
amytis-missing-after = { $after ->
    [0] выполнен!
   *[other] { $missing } → { $after }
  }
amytis-way = Вариант { $way } из { $ways }.
amytis-slot-empty = нет
amytis-deck = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }
amytis-deck-take = Взять неизвестную верхнюю карту колоды; в колоде { $cards ->
    [one] { $cards } карта.
    [few] { $cards } карты.
   *[many] { $cards } карт.
  } { $points ->
    [one] Принесёт { $points } очко.
    [few] Принесёт { $points } очка.
   *[many] Принесёт { $points } очков.
  }
amytis-deck-unseen = { $cards ->
    [1] Карта в колоде
    [one] { $cards } карта колоды
    [few] { $cards } карты колоды, порядок неизвестен
   *[many] { $cards } карт колоды, порядок неизвестен
  }
amytis-score-instead = очки
amytis-palace-score = { $points ->
    [one] Не брать проект и получить { $points } очко.
    [few] Не брать проект и получить { $points } очка.
   *[many] Не брать проект и получить { $points } очков.
  }

## Favours

amytis-favors = Благосклонность царя
amytis-favor-I = стопки из 1
amytis-favor-II = стопки из 2
amytis-favor-III = стопки из 3
amytis-favor-IV = стопки из 4
amytis-favor-stairs = лесенка 1-2-3
amytis-favor-corners = высокие углы
amytis-favor-projects = готовые проекты
amytis-favor-row = нижний ряд
amytis-favor-label = { $favor }: { $says }
amytis-favor-says-I = { $points-favor-I } за каждую стопку ровно из 1 тайла.
amytis-favor-says-II = { $points-favor-II } за каждую стопку ровно из 2 тайлов.
amytis-favor-says-III = { $points-favor-III } за каждую стопку ровно из 3 тайлов.
amytis-favor-says-IV = { $points-favor-IV } за каждую стопку ровно из 4 тайлов.
amytis-favor-says-stairs = { $points-favor-stairs } за каждый ряд и каждую колонку со стопками из 1, 2 и 3 тайлов по порядку, в любую сторону.
amytis-favor-says-corners = { $points-favor-corners } за каждый угол со стопкой не ниже 3 тайлов.
amytis-favor-says-projects = { $points-favor-projects } за каждый выполненный проект.
amytis-favor-says-row = { $points-row-1 }, { $points-row-2 }, { $points-row-3 } или { $points-row-4 } всего за 1, 2, 3 или 4 ваши фишки.
amytis-favor-short-I = по { $points-favor-I }
amytis-favor-short-II = по { $points-favor-II }
amytis-favor-short-III = по { $points-favor-III }
amytis-favor-short-IV = по { $points-favor-IV }
amytis-favor-short-stairs = по { $points-favor-stairs }
amytis-favor-short-corners = по { $points-favor-corners }, 3+
amytis-favor-short-projects = по { $points-favor-projects }
amytis-favor-taken = Здесь лежит фишка: { $name }.
amytis-favor-in-row = { $name }: здесь { $tokens ->
    [one] { $tokens } фишка.
    [few] { $tokens } фишки.
   *[many] { $tokens } фишек.
  }
amytis-favor-now = { $name }: сейчас { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
  }

## Why: what numbers on the table consist of

amytis-why-track = Постройки приносят очки сразу, как только построены.
amytis-why-before = раньше
amytis-why-projects = Каждый выполненный проект приносит свои очки.
amytis-why-favors = Каждая фишка благосклонности приносит очки за то, что считает её место.
amytis-why-best = Лучшая клетка — { $cell }.
amytis-why-empty = Партия заканчивается, когда пустых стопок { $end } и оба игрока сделали поровну ходов.
amytis-why-height = Высота в тайлах: { $height }
amytis-why-unseen = { $tile }: ещё не открыто { $count }, в стопках или вне игры

## What is to be done

amytis-todo-build = Выберите стопку или место в своём городе.
amytis-most = Число со знаком ≤ — самое большее, что эта стопка может принести сейчас.
amytis-todo-cell = { $tile }: куда поставить?
amytis-todo-stack = Из какой стопки в город, на { $cell }?
amytis-todo-ghost = { $tile }: из стопки { $stack } в город, на { $cell }
amytis-todo-palace-A = За дворец можно взять проект.
amytis-todo-palace-B = За дворец можно взять проект или получить очки.
amytis-todo-favor = Три в ряд: поставьте фишку на планшет благосклонности.
amytis-todo-project = Взять проект { $number }
amytis-todo-deck = Взять верхнюю карту колоды, какой бы она ни была
amytis-todo-score = Не брать проект и получить очки
amytis-todo-place = Фишка: { $favor }
amytis-todo-wait = Ходит { $name }.
amytis-todo-over = Игра окончена.
amytis-last-turn = Последний ход
amytis-ends-now = Партия закончится этим ходом.
amytis-ends-next = Начинается конец партии: { $name } ходит ещё раз.
# $points is written with its sign: +3
amytis-points = { $count ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
amytis-gain-track = { $points } за постройку
amytis-gain-projects = { $count ->
    [1] { $points }: будет выполнен проект
    [one] { $points }: будет выполнен { $count } проект
    [few] { $points }: будет выполнено { $count } проекта
   *[many] { $points }: будет выполнено { $count } проектов
  }
amytis-gain-favors = { $points } за благосклонность
amytis-gain-palace-a = затем проект
amytis-gain-palace-b = { $points ->
    [one] затем проект или { $points } очко
    [few] затем проект или { $points } очка
   *[many] затем проект или { $points } очков
  }
amytis-gain-line = три в ряд: благосклонность
amytis-gain-line-no-token = три в ряд, но фишек не осталось
amytis-let-go = Отменить выбор
amytis-do-build = Построить
amytis-do-take = Взять
amytis-do-score = Получить очки
amytis-do-place = Поставить

## For screen readers

amytis-text-board = Описание стола
amytis-none = нет
amytis-pieces = Архитекторы в запасе: { $architects }. Осталось фишек: { $tokens }.
amytis-projects-are = Проекты: { $projects }. Выполнены: { $completed }.

## Why something cannot be done

amytis-reason-game_over = Игра окончена, больше ничего сделать нельзя.
amytis-reason-build_first = Сначала возьмите тайл и разместите его. Ни проект, ни благосклонность сейчас выбрать нельзя.
amytis-reason-choose_a_project_first = Вы построили дворец: сначала выберите, что он даст.
amytis-reason-choose_a_favor_first = У вас три в ряд: сначала поставьте фишку на планшет благосклонности.
amytis-reason-stack_empty = В стопке { $stack } не осталось тайлов.
amytis-reason-architect_on_stack = На стопке { $stack } стоит архитектор. Выбрать можно только стопку без архитектора.
amytis-reason-score_is_for_side_b = Получить очки вместо проекта можно только за дворец со стороной Б.
amytis-reason-deck_empty = В колоде не осталось карт.
amytis-reason-no_open_project_in_slot = На месте { $slot } нет карты.
amytis-reason-favor_taken = Там уже лежит фишка.
amytis-reason-row_has_four_of_yours = В нижнем ряду уже четыре ваши фишки, больше нельзя.
amytis-reason-row_full = Все шесть мест нижнего ряда заняты.
amytis-reason-project_not_open = Проект { $project } не открыт.
amytis-reason-slot_not_empty = На месте { $slot } лежит проект { $project }: выберите его по номеру.

rules-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
rules-side = { $side ->
        [B] Сторона Б
       *[A] Сторона А
    }

## Whose turn it is, and what is to be done.

table-do-amytis-build = Выберите стопку и ячейку для её тайла.
table-do-amytis-palace = Выберите, что даст дворец.
table-do-amytis-favor = Поставьте фишку на планшет благосклонности.
table-do-amytis-over = Игра окончена.
table-waits-amytis-build = { $name } выбирает тайл и ячейку для него.
table-waits-amytis-palace = { $name } выбирает, что даст дворец.
table-waits-amytis-favor = { $name } выбирает благосклонность.
table-waits-amytis-over = Игра окончена.

## What happened: sentences of the log

table-amytis-architect_placed = Архитектор встаёт на стопку { $stack }.
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
    } из стопки { $stack } в городе, на { $cell }.
    .short = Город { $cell }: { $tile }
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
    .short = Очки за дворец
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
    .short = Проект { $project }
table-amytis-project_taken-deck = { $name } берёт верхнюю карту колоды, проект { $project }.
    .short = Проект { $project } из колоды
table-amytis-project_revealed = Теперь открыт проект { $project }.
table-amytis-project_completed =
    { $points ->
        [one] { $name } выполняет проект { $project }: { $points } очко в конце игры.
        [few] { $name } выполняет проект { $project }: { $points } очка в конце игры.
       *[many] { $name } выполняет проект { $project }: { $points } очков в конце игры.
    }
table-amytis-line_completed = Три архитектора в ряд: стопки { $stacks }.
table-amytis-favor_placed = { $name } ставит фишку на место «{ $favor }».
    .short = Место: { $favor }
table-amytis-last_turn = Две стопки пусты: последний ход делает { $name }.
table-amytis-architects_taken_back = { $name } забирает архитекторов со стопок { $stacks }.
table-amytis-ended = Две стопки пусты, и последний ход сделан.
table-amytis-line-track = Постройки
table-amytis-line-projects = Проекты
table-amytis-line-favors = Благосклонность
