# The list of keyboard shortcuts.

shortcuts-table = Любой стол
shortcuts-replay = Повторы
shortcuts-lessons = Уроки
shortcuts-rule = Правило о том, на что вы указываете
shortcuts-list = Этот список
shortcuts-walk = Перемещение по полю
shortcuts-confirm = Выбрать, затем подтвердить
shortcuts-let-go = Вернуть, снять выбор, закрыть
shortcuts-undo = Отменить одно действие
shortcuts-undo-turn = Отменить весь ход
shortcuts-hints = Подсказки
shortcuts-tutor = Включить или выключить наставника
shortcuts-scores = Очки по строкам
shortcuts-why = Объяснить следующее или предыдущее число
shortcuts-skip = Пропустить ходы других
shortcuts-play = Пуск, пауза
shortcuts-step = На шаг назад или вперёд
shortcuts-turn = На ход назад или вперёд
shortcuts-ends = В начало или в конец
shortcuts-go-on = Дальше
shortcuts-show = Показать действие
shortcuts-again = Начать шаг заново
