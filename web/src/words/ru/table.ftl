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
table-bots-pause = Пауза
table-bots-continue = Продолжить
table-bots-turn = Один ход
table-title-yours = ● Ваш ход · { $game }
table-title-other = { $name } · { $game }
table-title-over = Игра окончена · { $game }
table-last-turn = Это последний ход.
table-last-round = Это последний раунд.

## Tools.

table-skip = Пропустить
table-undo = Отменить
table-undo-keys = Отменить одно действие (U). Весь ход: Shift + U
table-undo-turn = Отменить весь ход
table-scores = Очки по строкам
table-why-none = Очков нет.
table-hint = Подсказка
table-hint-key = Попросить подсказку (H)
table-hint-thinking = Компьютер думает…
table-hints = Подсказки
table-hints-close = Закрыть подсказки
table-tutor-on = Включить наставника
table-tutor-off = Выключить наставника
table-tutor-is-on = Наставник включён: он подсказывает перед вашим ходом и после ошибок.
table-tutor-is-off = Наставник выключен.
table-menu = Меню стола
table-share = Ссылка для зрителей
table-link-copied = Ссылка скопирована.
table-replay = Повтор
table-report = Что решило партию?
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
table-rematch-wished = { $name } предлагает сыграть ещё раз.
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
table-result-you-by =
    { $points ->
        [one] Вы победили с перевесом в { $points } очко
        [few] Вы победили с перевесом в { $points } очка
       *[many] Вы победили с перевесом в { $points } очков
    }
table-result-one-by =
    { $points ->
        [one] Победа с перевесом в { $points } очко: { $names }
        [few] Победа с перевесом в { $points } очка: { $names }
       *[many] Победа с перевесом в { $points } очков: { $names }
    }
table-result-ahead =
    { $points ->
        [one] Победа: { $names }. Вы отстали на { $points } очко
        [few] Победа: { $names }. Вы отстали на { $points } очка
       *[many] Победа: { $names }. Вы отстали на { $points } очков
    }
table-result-shared-you = Общая победа: вы и { $names }
table-result-picture = Поделиться картинкой
table-result-no-picture = Браузеру не удалось создать картинку.
table-result-score = Счёт
table-scores-now = Если бы партия закончилась сейчас
table-result-winner = победа
table-result-counting = Итоговый подсчёт
# Statues, 12 to 4
table-result-difference = Самая большая разница: { $line }, { $points } против { $other }.
table-result-beat = Вы победили уровень «{ $level }».
table-result-try = Сыграть с уровнем «{ $level }»

## What happened, in words. Names are those of the seats.

table-log = Журнал
table-log-empty = Пока ничего.
# The button that shows what an action brought; $action is its short line.
table-log-details = Подробнее: { $action }
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

table-do-any = Выберите действие.
table-waits-any = { $name } выбирает действие.
table-decided-any = Очков поровну; решает показатель: { $line }.
