# The page and the dialog of the rules. The rules themselves are with their games.
rules-contents = Содержание
rules-search = Поиск в правилах
rules-search-clear = Очистить поиск
rules-found =
    { $count ->
        [0] По запросу «{ $words }» ничего не найдено.
        [one] По запросу «{ $words }» найдено { $count } место.
        [few] По запросу «{ $words }» найдено { $count } места.
       *[many] По запросу «{ $words }» найдено { $count } мест.
    }
rules-see = См. также
rules-link = Ссылка на раздел «{ $section }»
rules-print = Печать
rules-close = Закрыть правила
rules-whole = Все правила
rules-section = Раздел
rules-previous = Назад: { $section }
rules-next = Далее: { $section }
rules-key = Нажмите ? в любой момент — и увидите правило о том, на что смотрите.
