# Babylon's table. Names are those of the rules.

## Tiles, pieces, tokens

babylon-icon-stairs = лестница
babylon-icon-fountain = фонтан
babylon-icon-bridge = мост
babylon-icon-statue = статуя

# $icons is a list such as “stairs and fountain”, $count how many they are.
babylon-tile = { $material ->
    [clay] Глина
    [granite] Гранит
    [basalt] Базальт
   *[start] Начальный тайл
  }, { $flower ->
    [white] белый цветок
    [pink] розовый цветок
    [blue] синий цветок
   *[yellow] жёлтый цветок
  }: { $icons }

babylon-flower-white = белый цветок
babylon-flower-pink = розовый цветок
babylon-flower-blue = синий цветок
babylon-flower-yellow = жёлтый цветок

babylon-piece-single_pillar = Одинарные колонны
babylon-piece-double_pillar = Двойные колонны
babylon-piece-belvedere = Бельведеры
babylon-piece-stairs = Лестницы
babylon-piece-fountain = Фонтаны
babylon-piece-bridge = Мосты
babylon-piece-statue = Статуи

babylon-token-extra_single = +1 одинарная колонна
babylon-token-extra_double = +1 двойная колонна
babylon-token-change_icon = Другой символ
babylon-token-fill_blank = Символ на пустой клетке
babylon-token-double_flower = Двойной цветок
babylon-token-one_fewer = На 1 колонну меньше
babylon-token-blank = Без эффекта

babylon-effect-extra_single = Каждый ход этого раунда начинается с получения одинарной колонны.
babylon-effect-extra_double = Каждый ход этого раунда начинается с получения двойной колонны. Хранить её нельзя.
babylon-effect-change_icon = Один раз за ход символ на только что размещённом тайле считается любым другим для одного украшения.
babylon-effect-fill_blank = Один раз за ход пустая клетка только что размещённого тайла считается любым символом для одного украшения.
babylon-effect-double_flower = Добытый тайл с вашим цветком приносит за цветок две колонны, а не одну.
babylon-effect-one_fewer = Добыча приносит на одну колонну меньше.
babylon-effect-blank = В этом раунде особого эффекта нет.

## The quarry

babylon-quarry = Каменоломня
babylon-stack-empty = { $stack }: пусто
babylon-stack = { $stack }, высота: { $height }. { $tile }.
babylon-stack-pillars = { $stack }, высота: { $height }. { $tile }. Добыча принесёт { $pillars ->
    [one] { $pillars } колонну
    [few] { $pillars } колонны
   *[many] { $pillars } колонн
  }.
babylon-stack-short = { $stack } · { $tile }
babylon-dig = Добыть { $stack }
babylon-dig-hint = Выберите тайл для добычи. Число на каждом тайле показывает, сколько колонн он принесёт.
babylon-remove = Убрать { $stack }
babylon-remove-random = Убрать остальные наугад
babylon-remove-hint = Выберите тайл глины, чтобы убрать его из игры.
babylon-remove-what = Этот тайл будет убран из игры, и откроется гранит под ним.

# Where the pillars of a dig come from; $side is the edge of the tile.
babylon-gain-quarry_side = { $side ->
    [north] Север
    [east] Восток
    [south] Юг
   *[west] Запад
  }: край каменоломни
babylon-gain-same_layer = { $side ->
    [north] Север
    [east] Восток
    [south] Юг
   *[west] Запад
  }: та же высота
babylon-gain-lower_layer = { $side ->
    [north] Север
    [east] Восток
    [south] Юг
   *[west] Запад
  }: ниже
babylon-gain-empty_stack = { $side ->
    [north] Север
    [east] Восток
    [south] Юг
   *[west] Запад
  }: пусто
babylon-gain-own_flower = ваш цветок
babylon-gain-double_flower = двойной цветок
babylon-gain-one_fewer = на одну меньше (жетон)
babylon-gain-supply_is_empty = на { $count } меньше: запас пуст

## The turn

babylon-hand = Ваши тайлы
babylon-controls = Ваш ход
babylon-dug = Добытый тайл
babylon-stored = Тайл в хранилище
babylon-take-it = взять
babylon-held = в руке
babylon-no-place = сейчас некуда
babylon-hand-empty = Все ваши тайлы размещены.
babylon-decorate = Украсить
babylon-decorations-possible = { $count ->
    [1] доступно 1 украшение
    [one] на выбор { $count } украшение
    [few] на выбор { $count } украшения
   *[many] на выбор { $count } украшений
  }
babylon-turning = Поворот тайла
babylon-turn = Повернуть по часовой стрелке
babylon-turn-back = Повернуть против часовой стрелки
babylon-level-choice = Ярус
babylon-level = Ярус { $level }
babylon-raise = Выше на ярус
babylon-lower = Ниже на ярус
babylon-open-choice = Угол без опоры
babylon-open-nw = Северо-западный угол без опоры
babylon-open-ne = Северо-восточный угол без опоры
babylon-open-se = Юго-восточный угол без опоры
babylon-open-sw = Юго-западный угол без опоры
babylon-open-none = нет
babylon-open-why = Углу без опоры не нужна колонна, на нём ставится бельведер.
babylon-place = Разместить
babylon-put-down = Вернуть тайл
babylon-place-hint = Укажите место в своём саду: золотые метки показывают, куда можно положить тайл.
babylon-again = Укажите то же место ещё раз, чтобы положить тайл.
babylon-place-said = На { $cell }, ярус { $level }, { $open ->
    [nw] северо-западный угол без опоры
    [ne] северо-восточный угол без опоры
    [se] юго-восточный угол без опоры
    [sw] юго-западный угол без опоры
   *[none] все углы с опорой
  }.
babylon-cost = { $singles ->
    [0] { $doubles ->
        [0] Без колонн.
        [one] { $doubles } двойная колонна.
        [few] { $doubles } двойные колонны.
       *[many] { $doubles } двойных колонн.
      }
    [one] { $singles } одинарная колонна{ $doubles ->
        [0] .
        [one] { " " }и { $doubles } двойная.
        [few] { " " }и { $doubles } двойные.
       *[many] { " " }и { $doubles } двойных.
      }
    [few] { $singles } одинарные колонны{ $doubles ->
        [0] .
        [one] { " " }и { $doubles } двойная.
        [few] { " " }и { $doubles } двойные.
       *[many] { " " }и { $doubles } двойных.
      }
   *[many] { $singles } одинарных колонн{ $doubles ->
        [0] .
        [one] { " " }и { $doubles } двойная.
        [few] { " " }и { $doubles } двойные.
       *[many] { " " }и { $doubles } двойных.
      }
  }{ $statues ->
    [0] { "" }
    [1] { " " }Статуя становится колонной.
    [one] { " " }{ $statues } статуя становится колонной.
    [few] { " " }{ $statues } статуи становятся колоннами.
   *[many] { " " }{ $statues } статуй становятся колоннами.
  }
babylon-exchange = { $singles ->
    [one] { $singles } одинарная колонна обменивается
    [few] { $singles } одинарные колонны обмениваются
   *[many] { $singles } одинарных колонн обмениваются
  } на { $doubles ->
    [one] { $doubles } двойную
    [few] { $doubles } двойные
   *[many] { $doubles } двойных
  }.
babylon-left = { $count ->
    [0] Одинарных колонн не останется.
    [one] Останется { $count } одинарная колонна.
    [few] Останутся { $count } одинарные колонны.
   *[many] Останется { $count } одинарных колонн.
  }
# $points is written with its sign: +3
babylon-points = { $count ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
babylon-uses-token = с жетоном раунда
babylon-decoration = { $icon ->
    [stairs] Лестница { $from }–{ $to }
    [fountain] Фонтан { $from }–{ $to }
    [bridge] Мост { $from }–{ $to }
   *[statue] Статуя { $from }
  }
babylon-which = Что поставить на { $cell }?
babylon-cancel = Отмена

babylon-keep = Оставить:
babylon-keep-tile = Оставить этот тайл. { $tile }
babylon-keep-none = ничего
babylon-lost-pillars = Возврат в общий запас: { $singles ->
    [0] { $doubles ->
        [one] { $doubles } двойная колонна
        [few] { $doubles } двойные колонны
       *[many] { $doubles } двойных колонн
      }
    [one] { $singles } одинарная колонна{ $doubles ->
        [0] { "" }
        [one] { " " }и { $doubles } двойная
        [few] { " " }и { $doubles } двойные
       *[many] { " " }и { $doubles } двойных
      }
    [few] { $singles } одинарные колонны{ $doubles ->
        [0] { "" }
        [one] { " " }и { $doubles } двойная
        [few] { " " }и { $doubles } двойные
       *[many] { " " }и { $doubles } двойных
      }
   *[many] { $singles } одинарных колонн{ $doubles ->
        [0] { "" }
        [one] { " " }и { $doubles } двойная
        [few] { " " }и { $doubles } двойные
       *[many] { " " }и { $doubles } двойных
      }
  }. В хранилище помещается только 6 одинарных.
babylon-lost-tiles = { $count ->
    [1] Сбрасывается тайл
    [one] Сбрасывается { $count } тайл
    [few] Сбрасываются { $count } тайла
   *[many] Сбрасываются { $count } тайлов
  }: { $tiles }.
babylon-lost-decorations = Вы ещё можете поставить украшение.
babylon-end = Завершить ход
babylon-end-anyway = Всё равно завершить
# The second press that ends the turn.
babylon-end-again = Да, завершить ход

## Gardens

babylon-own-garden = Ваш сад
babylon-garden-of = Сад — { $name }
babylon-back = К моему саду
babylon-view = Вид
babylon-view-solid = 3D
babylon-view-plan = План
babylon-view-above = Сверху
babylon-view-reset = Исходный вид
babylon-view-levels = Показывать ярусы
babylon-view-beside = Показывать оба сада
babylon-nearer = Ближе
babylon-farther = Дальше
babylon-no-webgl = Этот браузер не поддерживает 3D (нет WebGL), поэтому показан план.
babylon-garden-label = { $title }: { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[many] { $tiles } тайлов
  }, { $decorations ->
    [one] { $decorations } украшение
    [few] { $decorations } украшения
   *[many] { $decorations } украшений
  }
babylon-garden-grid = { $title }, клетка за клеткой
babylon-in-words = { $title }: описание
babylon-tiles-placed = { $count ->
    [0] Тайлов пока нет
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
  }
babylon-placed = { $cell }, ярус { $level }: { $tile }{ $open ->
    [nw] ; бельведер на северо-западе
    [ne] ; бельведер на северо-востоке
    [se] ; бельведер на юго-востоке
    [sw] ; бельведер на юго-западе
   *[none] { "" }
  }
babylon-decorations-placed = { $count ->
    [0] Украшений пока нет
    [one] { $count } украшение
    [few] { $count } украшения
   *[many] { $count } украшений
  }
babylon-decoration-on = { $what }, ярус { $level }
babylon-cell-bare = { $cell }: пустая лунка
babylon-cell-spanned = { $cell }: пустая лунка под мостом
# $shows is the piece that stands on the cell, or the icon that it shows.
babylon-cell = { $cell }: ярус { $level }, { $material ->
    [clay] глина
    [granite] гранит
    [basalt] базальт
   *[start] начальный тайл
  }, { $flower ->
    [white] белый цветок
    [pink] розовый цветок
    [blue] синий цветок
   *[yellow] жёлтый цветок
  }, { $kind ->
    [piece] { $shows ->
        [stairs] здесь стоит лестница
        [fountain] здесь стоит фонтан
        [bridge] здесь конец моста
        [statue] здесь стоит статуя
       *[belvedere] здесь стоит бельведер
      }
   *[icon] { $shows ->
        [stairs] символ лестницы
        [fountain] символ фонтана
        [bridge] символ моста
        [statue] символ статуи
       *[blank] без символа
      }
  }
babylon-cell-place = { $seen }. Тайл можно положить сюда.
babylon-cell-decorate = { $seen }. Можно: { $what }.

## Seats, round, supply

babylon-seats = Игроки
babylon-seat = Место: { $name }
babylon-you = { $name } (вы)
babylon-to-act = ходит
babylon-pillars = { $singles ->
    [one] { $singles } одинарная колонна
    [few] { $singles } одинарные колонны
   *[many] { $singles } одинарных колонн
  }, { $doubles ->
    [one] { $doubles } двойная колонна
    [few] { $doubles } двойные колонны
   *[many] { $doubles } двойных колонн
  }
babylon-stored-tile = Тайл в хранилище. { $tile }
babylon-dug-tile = Добытый тайл. { $tile }
babylon-stored-none = В хранилище нет тайла
babylon-score = { $count ->
    [one] очко
    [few] очка
   *[many] очков
  }
babylon-enlarge = Сад — { $name }: увеличить
babylon-enlarge-own = Ваш сад: увеличить
babylon-scoring = Подробный счёт
babylon-line-statues = Статуи
babylon-line-fountains = Фонтаны
babylon-line-bridges = Мосты
babylon-line-stairs = Лестницы
babylon-line-decoration_sets = Наборы украшений
babylon-line-flower_sets = Наборы цветков
babylon-line-belvederes = Бельведеры
babylon-line-highest_level = Верхний ярус
babylon-line-visible_pits = Видимые лунки (при равенстве)
babylon-round = Раунд { $round } из { $rounds }
babylon-last-round = Последний раунд
babylon-no-token = В первом раунде жетона нет.
babylon-more = Жетоны, которые ещё не открыты
babylon-tokens-unseen = { $count ->
    [0] Жетонов больше не будет
    [one] Впереди ещё { $count } жетон. Ещё не открыты:
    [few] Впереди ещё { $count } жетона. Ещё не открыты:
   *[many] Впереди ещё { $count } жетонов. Ещё не открыты:
  }
babylon-supply = Общий запас
babylon-supply-left = { $count ->
    [0] { $piece }: не осталось
   *[other] { $piece }: осталось { $count }
  }
babylon-supply-unlimited = Общий запас не кончается.

## Why: what numbers on the table consist of

babylon-gain-none = { $side ->
    [north] Север
    [east] Восток
    [south] Юг
   *[west] Запад
  }: выше, колонны нет
babylon-gain-player_flower = цветок игрока
babylon-why-pillars = { $count ->
    [0] Добыча не принесёт колонн.
    [one] Добыча принесёт { $count } колонну.
    [few] Добыча принесёт { $count } колонны.
   *[many] Добыча принесёт { $count } колонн.
  }
babylon-why-statues = Каждая видимая статуя приносит столько очков, на каком она ярусе.
babylon-why-fountains = Каждый видимый фонтан приносит номер своего яруса, умноженный на { $points-fountain }.
babylon-why-bridges = Каждый мост приносит номер своего яруса, умноженный на { $points-bridge }.
babylon-why-stairs = Каждая видимая лестница приносит сумму номеров двух своих ярусов.
babylon-why-decoration_sets = Каждый набор из всех четырёх видов видимых украшений приносит { $points-decoration-set } очка.
babylon-why-flower_sets = Каждый набор видимых тайлов со всеми четырьмя цветками приносит { $points-flower-set } очка.
babylon-why-belvederes = Каждый бельведер приносит { $points-belvedere } очко.
babylon-why-highest_level = Верхний ярус приносит вдвое больше своего номера.
babylon-why-visible_pits = Лунки, не закрытые тайлами. При равенстве очков лучше, когда их меньше.
# The number of pieces times the points of each; $levels is a level or two.
babylon-why-part = { $count } × { $each } (ярус { $levels })
babylon-why-seen = Видно: { $list }.
babylon-why-round = { $left ->
    [0] Раундов больше не будет.
    [one] Впереди ещё { $left } раунд.
    [few] Впереди ещё { $left } раунда.
   *[many] Впереди ещё { $left } раундов.
  } Каждый начинается с нового жетона.
babylon-why-token = Ещё не открытых жетонов: { $all }, с таким эффектом: { $count }. Будет открыто: { $left }.
babylon-why-supply = В коробке: { $all }.
babylon-why-storage = От хода к ходу можно хранить одинарные колонны (не больше { $storage }), двойные — нельзя.
# What a corner of a tile stands on.
babylon-why-corner = { $corner ->
    [nw] Северо-запад
    [ne] Северо-восток
    [se] Юго-восток
   *[sw] Юго-запад
  }: { $support ->
    [single] одинарная колонна
    [double] двойная колонна
    [statue] опора — статуя
   *[open] без опоры, колонна не нужна
  }
# The points of a line before and after an action.
babylon-why-change = Сейчас { $before }, потом { $after }.

## Why an action is impossible

babylon-reason-game_over = Игра окончена.
babylon-reason-remove_a_clay_tile_first = Сначала нужно убрать тайлы глины.
babylon-reason-no_clay_tile_on_stack = В стопке { $stack } больше нет тайла глины.
babylon-reason-no_more_removals = Все тайлы глины, которые нужно было убрать, уже убраны.
babylon-reason-dig_first = Сначала нужно добыть тайл.
babylon-reason-already_dug = В этот ход вы уже добыли тайл.
babylon-reason-stack_empty = В стопке { $stack } не осталось тайлов.
babylon-reason-dug_tile_was_placed = Добытый тайл уже размещён.
babylon-reason-no_stored_tile = В хранилище больше нет тайла.
babylon-reason-same_as_smaller_rotation = При таком повороте тайл выглядит как прежде.
babylon-reason-off_the_board = Тайл выступал бы за край планшета.
babylon-reason-no_tile_one_level_below = Для яруса { $level } сначала нужен тайл ярусом ниже, в любом месте вашего сада. Ваш верхний ярус: { $highest_level }.
babylon-reason-cell_is_not_below_the_level = { $cell } уже на ярусе { $top }: тайл должен лежать выше всего.
babylon-reason-bridge_in_the_way = Над { $cell } проходит мост: там больше ничего не строят.
babylon-reason-open_corner_over_a_statue_that_carries_it = Статуя на { $cell } держала бы этот угол, поэтому без опоры он быть не может.
babylon-reason-corner_without_support = { $piece ->
    [belvedere] На { $cell } стоит бельведер: колонну там не поставить.
    [stairs] На { $cell } стоит лестница: колонну там не поставить.
    [fountain] На { $cell } стоит фонтан: колонну там не поставить.
    [bridge] На { $cell } конец моста: колонну там не поставить.
    [statue] Статуя на { $cell } слишком низко, чтобы держать этот угол.
   *[none] Колонна не достаёт до { $cell }: это больше чем на два яруса ниже.
  }
babylon-reason-same_cells_as_another_tile = В точности эти четыре клетки уже занимает другой ваш тайл.
babylon-reason-no_belvedere_left = Для угла без опоры не осталось бельведера.
babylon-reason-not_enough_pillars = Для этого не хватает { $missing ->
    [one] { $missing } одинарной колонны
   *[many] { $missing } одинарных колонн
  }.
babylon-reason-no_double_pillar_left = В общем запасе слишком мало двойных колонн.
babylon-reason-place_a_tile_first = Сначала нужно разместить тайл в этот ход.
babylon-reason-no_piece_left = { $piece ->
    [stairs] В общем запасе не осталось лестниц.
    [fountain] В общем запасе не осталось фонтанов.
    [bridge] В общем запасе не осталось мостов.
    [statue] В общем запасе не осталось статуй.
   *[none] В общем запасе не осталось таких деталей.
  }
babylon-reason-no_tile_on_cell = На { $cell } нет тайла.
babylon-reason-space_under_a_bridge = Над { $cell } проходит мост.
babylon-reason-space_is_taken = На { $cell } уже что-то стоит.
babylon-reason-icon_does_not_match = На { $cell } нет нужного символа.
babylon-reason-not_on_a_tile_of_this_turn = Украшение должно касаться тайла, размещённого в этот ход.
babylon-reason-not_in_line_with_a_statue = Ни в ряду, ни в столбце { $cell } нет статуи.
babylon-reason-levels_are_not_one_apart = Лестница соединяет ярусы, которые различаются ровно на один.
babylon-reason-levels_differ = Оба конца должны быть на одном ярусе.
babylon-reason-same_tile = Фонтан стоит на двух разных тайлах.
babylon-reason-gap_is_not_empty = Клетка между ними, { $cell }, слишком высока, или над ней уже проходит мост.

## Whose turn it is, and what is to be done.

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
table-waits-babylon-remove = { $name } выбирает тайл глины, чтобы убрать его из игры.
table-waits-babylon-dig = { $name } выбирает тайл для добычи.
table-waits-babylon-build = { $name } строит.
table-waits-babylon-over = Игра окончена.

## What happened: sentences of the log

table-babylon-tile_removed =
    { $flower ->
        [white] { $name } убирает из игры тайл глины с белым цветком со стопки { $stack }.
        [pink] { $name } убирает из игры тайл глины с розовым цветком со стопки { $stack }.
        [blue] { $name } убирает из игры тайл глины с синим цветком со стопки { $stack }.
       *[yellow] { $name } убирает из игры тайл глины с жёлтым цветком со стопки { $stack }.
    }
    .short = Убран { $stack }: { $flower ->
            [white] белый
            [pink] розовый
            [blue] синий
           *[yellow] жёлтый
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
    .short = Добыча { $stack }: { $material ->
            [clay] глина
            [granite] гранит
           *[basalt] базальт
        }, { $flower ->
            [white] белый
            [pink] розовый
            [blue] синий
           *[yellow] жёлтый
        }
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
    .short = Тайл { $cell }, ярус { $level }
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
    .short = Лестница { $cells }
table-babylon-decoration_placed-fountain = { $name } ставит фонтан на { $cells }, ярус { $levels }.
    .short = Фонтан { $cells }
table-babylon-decoration_placed-bridge = { $name } ставит мост на { $cells }, ярус { $levels }.
    .short = Мост { $cells }
table-babylon-decoration_placed-statue = { $name } ставит статую на { $cells }, ярус { $levels }.
    .short = Статуя { $cells }
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
    .short = Конец хода
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
table-babylon-ended = Последний раунд окончен.
table-babylon-decided-visible_pits = Очков поровну: побеждает тот, у кого меньше видимых лунок.
