# A game without a client of its own

plain-about = У этой игры здесь пока нет своего поля: в неё играют по спискам.
plain-board-failed = Поле этой игры не работает в этом браузере. Можно играть по спискам.
plain-actions = Действия
plain-search = Поиск действий
plain-found =
    { $count ->
        [0] Действий не найдено.
        [one] { $count } действие.
        [few] { $count } действия.
       *[other] { $count } действий.
    }
plain-more = Показаны только первые { $count }.
plain-act = Выполнить
plain-scores = Очки
plain-score = Итог
plain-position = Позиция
plain-player = игрок { $name }
plain-event = { $subject }: { $facts }.
plain-event-alone = { $subject }.
