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
