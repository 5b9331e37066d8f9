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
