# Mistakes of finished games, to be tried again.
mistakes-title = Учитесь на своих ошибках
# $played are the actions of the turn; $from and $to are written with their signs: 62 %
mistakes-task = Ход игрока { $name }: { $played }. Вероятность победы упала с { $from } до { $to }. Найдите ход лучше.
# $reason is a sentence.
mistakes-look = Найдите ход, который даёт вот что: { $reason }
mistakes-hint = Подсказка
mistakes-finished = Отлично! На сегодня эти ошибки решены.
mistakes-none = Сейчас повторять нечего. Когда ваша партия будет разобрана, её ошибки появятся здесь.
