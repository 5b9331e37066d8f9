# Обучение игре на практике: список глав и сама глава.
learn-title = Обучение: { $game }
learn-lead = { $minutes ->
    [one] Учимся играя: короткие главы, всего около { $minutes } минуты, а потом первая партия.
   *[other] Учимся играя: короткие главы, всего около { $minutes } минут, а потом первая партия.
  }
learn-minutes = { $minutes ->
    [one] около { $minutes } минуты
   *[other] около { $minutes } минут
  }
learn-whole-game = целая партия
learn-done = пройдено
learn-step = Шаг { $step } из { $steps }
learn-begin = Начать
learn-continue = Продолжить
learn-repeat = Повторить
learn-restart = С начала
learn-play = Играть
learn-chapters = Все главы
learn-opponent = Соперник

# Что говорит и предлагает наставник.
learn-go-on = Дальше
learn-show = Покажите
learn-again = Начать этот шаг заново
learn-again-word = Заново
learn-expand = Показать текст
learn-collapse = Скрыть текст
learn-praise-1 = Отлично!
learn-praise-2 = Именно так!
learn-praise-3 = Верно!
learn-praise-4 = Очень хорошо!
learn-miss = Не совсем. Вот что вы сделали:
learn-shown = { $action }. Это место подсвечено на поле: подтвердите там.
learn-finished = Глава пройдена!
learn-then = Далее: { $chapter }
learn-then-game = Теперь вы знаете достаточно для настоящей партии.
learn-all-done = Вы прошли последнюю главу.
learn-next = Следующая глава

# Последняя глава.
learn-game-lead = Правила вам знакомы: пора сыграть целую партию. Ваш соперник — { $computer }. Можно просить подсказки.
learn-game-tutor = Наставник остаётся рядом.
learn-game-start = Начать партию
