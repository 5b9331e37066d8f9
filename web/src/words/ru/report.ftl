# What decided a finished game. Loaded when somebody asks for it.

report-analysing = Разобрано ходов: { $done } из { $total } …

# The headline. $winner are names in a list, $count is their number; $best lost the least of the others.
report-verdict-played_better =
    { $count ->
        [one] Лучшая игра и победа: { $winner }.
       *[other] Лучшая игра и общая победа: { $winner }.
    }
report-verdict-despite_luck =
    { $count ->
        [one] Лучшая игра и победа вопреки удаче: { $winner }.
       *[other] Лучшая игра и общая победа вопреки удаче: { $winner }.
    }
report-verdict-luck_decided = Не хуже или лучше играет { $best }, но решила удача: победа – { $winner }.
report-verdict-equal =
    { $count ->
        [one] Игра почти равная; победа – { $winner }.
       *[other] Игра почти равная; общая победа – { $winner }.
    }
report-verdict-unfinished = Партия не доиграна до конца.
report-without-luck =
    { $points ->
        [0] Без удачи никто не был бы впереди.
        [one] Без удачи впереди на { $points } очко: { $name }.
        [few] Без удачи впереди на { $points } очка: { $name }.
       *[other] Без удачи впереди на { $points } очков: { $name }.
    }

report-graph = Вероятность победы по ходу партии и оценка ходов. То же есть в списке ходов.
# $chance is written with its sign: 62 %
report-chance = { $name } { $chance }
report-number = Ход { $turn }
report-turn = Ход { $turn }, { $name }
# $from and $to are written with their signs: 62 %
report-inaccuracy = Неточность: вероятность победы была { $from }, стала { $to }.
report-mistake = Ошибка: вероятность победы была { $from }, стала { $to }.
report-blunder = Грубая ошибка: вероятность победы была { $from }, стала { $to }.
report-only_turn = Единственный хороший ход.
report-hard_to_find = Трудно найти: на первый взгляд другой ход лучше.
report-luck = Удача: { $name } получает { $change }.
report-even = Вероятность победы: { $from } с лучшим ходом, { $to } с этим.
report-played = Сыграно
report-better = Лучше
report-turning-points = Переломные моменты
report-all =
    { $count ->
        [one] { $count } заметный ход
        [few] Все { $count } заметных хода
       *[other] Все { $count } заметных ходов
    }

# The rows of the table of the players.
report-accuracy = Точность
report-lost-points = Очки за ход по сравнению с лучшим ходом
report-like = Уровень игры
report-luck-points = Удача в очках
report-margin = Отрыв в конце
report-adjusted = Отрыв без удачи
report-best = Лучший ход
report-worst = Худший ход
report-mistakes = Ошибки для повторения
report-practise = повторить { $count }
