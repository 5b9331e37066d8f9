# The first page, the table that is being put together, and the room where people wait for a game.
home-title = Постройте сад, парящий в воздухе
home-lead = Две настольные игры о древнем Вавилоне — с компьютером или с друзьями. Без регистрации и установки: садитесь и играйте.
home-your-turn = { $count ->
    [1] Ваш ход за столом
    [one] Ваш ход за { $count } столом
   *[many] Ваш ход за { $count } столами
  }
home-go-on = Продолжить партию
home-away = Сервер недоступен. Страница повторит попытку сама.

# The first visit.
home-learn-game = Освоить «{ $game }» ({ $minutes } мин)
home-know-rules = Я знаю правила
home-learn-on = Продолжить обучение: { $game }
home-play-game = Играть: { $game }

# A game.
home-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
  }
home-players-range = От { $from } до { $to } игроков
home-minutes = { $minutes } мин
home-minutes-range = { $from }–{ $to } мин
home-weight-light = простая
home-weight-medium = средней сложности
home-weight-heavy = сложная
home-against = Против
home-level = Против: уровень
home-opponents = Соперники
home-opponents-count = { $count ->
    [one] { $count } компьютер
    [few] { $count } компьютера
   *[many] { $count } компьютеров
  }
home-learn = Обучение ({ $minutes } мин)
home-play = Играть сейчас
home-friends = С друзьями
home-bots = Смотреть ботов
home-rules = Правила
home-level-carrier = Гонится за очками сразу и многое упускает: хорошая компания для следующих партий.
home-level-digger = Упускает меньше и смотрит чуть дальше, но часто ошибается в оценке хода.
home-level-brickmaker = Чувствует хорошие ходы, но не думает о вашем ответе.
home-level-gardener = Редко упускает хороший ход, но почти не смотрит вперёд.
home-level-apprentice = Делает лишь мелкие ошибки и немного смотрит вперёд.
home-level-mason = Ошибается редко и пользуется вашими ошибками.
home-level-architect = Просчитывает ход около трети секунды: обыграть его без плана трудно.
home-level-master = Самый сильный: просчитывает ход около полутора секунд.
home-level-novice = Знает правила, но играет без плана: хорошая компания для первой партии.
home-level-greedy = Берёт за ход как можно больше очков и не думает о следующем.
home-adapts = По вашей силе ({ $level })
home-rated = { $level } · { $elo }
home-rating = Рейтинг { $elo } (от { $low } до { $high }).
home-expect = Ваши победы: примерно { $wins } из 10 партий.
home-forget = Забыть мои результаты
home-own-bot = Бот, которого добавил владелец этого сервера.

# Tables.
home-yours = Ваши партии
home-yours-none = Пока нет.
home-open = Открытые столы
home-open-none = Сейчас нет.
home-watch = Текущие партии
home-finished = Завершённые партии
home-more = Показать более ранние
home-turn-yours = Ваш ход
home-turn-of = Ходит { $name }
home-waits = { $free ->
    [0] Все на месте
    [one] Ждём ещё { $free } игрока
   *[many] Ждём ещё { $free } игроков
  }
home-free = { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
  }
home-sit-down = Сесть за стол
home-continue = Продолжить
home-look = Смотреть
home-replay = Повтор
home-won = Вы победили
home-lost = Победа: { $names }
home-tied = Общая победа: { $names }
home-nobody = пока никого

# A record.
home-record = Загрузить запись
home-record-lead = Партию, сохранённую где угодно, можно посмотреть здесь. Перетащите её файл на эту страницу или выберите его.
home-record-file = Выбрать файл
home-record-paste = Вставить текст
home-record-text = Текст записи
home-record-load = Загрузить
home-record-drop = Отпустите, чтобы загрузить запись
home-record-not-json = Это не запись: запись — это файл JSON, сохранённый из завершённой партии.
home-record-refused = Эту запись загрузить нельзя: { $reason }
home-record-unread = Этот файл не читается.

# A table with friends.
home-new = Стол: { $game }
home-new-bots = Бот против бота: { $game }
home-new-lead = Вы получите ссылку для друзей. Игра начнётся, как только все займут места.
home-new-link = Получить ссылку
home-new-more = Места, время и правила
home-new-players = Игроки
home-new-seats = Кто где сидит
home-new-seat = Место { $number }
home-sitter-me = Вы
home-sitter-screen = Друг за этим экраном
home-sitter-invited = Друг по ссылке
home-sitter-open = Любой желающий
home-new-no-host = Одно из мест должно быть вашим.
home-new-screen-note = За этим экраном играют по очереди; место без имени носит ваше имя.
home-new-bots-note = Вы смотрите: боты ходят по одному ходу в удобном вам темпе. Если вы уйдёте, они подождут сутки.
home-new-friend = Имя
home-new-friend-name = Имя друга на месте { $number }
home-new-clock = Время на ход
home-new-clock-note = Когда оно выйдет, за вас будет играть компьютер, пока вы не вернётесь.
home-new-listed = Кто видит стол
home-new-listed-no = Только по ссылке
home-new-listed-yes = Все
home-new-autostart = Начать, как только все сядут
home-new-hints = Подсказки разрешены: в свой ход можно спросить компьютер
home-new-options = Параметры партии
home-new-make = Создать стол
home-new-start = Начать партию
home-new-watch = Смотреть партию

# Clocks.
home-clock-none = Без ограничения времени
home-clock-turn = { $turn } на ход
home-clock-bank = { $turn } на ход и { $bank } в запасе

# The room where people wait.
waiting-lead = Стол готов. Игра начнётся, когда все соберутся.
waiting-seats = Места
waiting-seat = Место { $number }
waiting-you = вы
waiting-host = хозяин стола
waiting-for-friend = Ждём друга по ссылке
waiting-for-anybody = Открыто для всех
waiting-kept = Место сохранено: { $name }
waiting-change = Кто сидит на месте { $number }
waiting-send-away = Исключить
waiting-screen = друг за этим экраном
waiting-seat-name = Имя на месте { $number }
waiting-start = Начать партию
waiting-start-when-full = Партию можно начать, когда заняты все места.
waiting-starts-itself = { $free ->
    [one] Партия начнётся сама, как только сядет ещё { $free } игрок.
    [few] Партия начнётся сама, как только сядут ещё { $free } игрока.
   *[many] Партия начнётся сама, как только сядут ещё { $free } игроков.
  }
waiting-host-starts = Все на месте: хозяин стола может начать партию.
waiting-host-waits = Когда все места будут заняты, хозяин стола начнёт партию.
waiting-leave = Уйти из-за стола
waiting-close = Закрыть стол
waiting-sit-down = Сесть за стол
waiting-you-are = Вы играете под именем
waiting-welcome = { $host } приглашает вас
waiting-visitor = Вы здесь зритель
waiting-no-seat = Все места заняты. Оставайтесь посмотреть: партия появится здесь, когда начнётся.
waiting-by-invitation = Свободные места — для тех, у кого есть приглашение. Попросите место (хозяин стола — { $host }) или оставайтесь посмотреть: партия появится здесь, когда начнётся.
waiting-by-link = Свободное место — для того, у кого есть ссылка. Оставайтесь посмотреть: партия появится здесь, когда начнётся.
waiting-ask = Попросить место
waiting-asked = Вы попросили место. Когда { $host } примет запрос, вы окажетесь за столом.
waiting-withdraw = Отозвать запрос
waiting-declined = { $host } не принимает запрос. Оставайтесь посмотреть: партия появится здесь, когда начнётся.
waiting-asks = { $name } просит место.
waiting-asks-full = Свободных мест нет.
waiting-accept = Принять
waiting-decline = Отклонить
waiting-joined = { $name } садится за стол.
waiting-left = { $name } уходит из-за стола.
waiting-options = Параметры партии
waiting-by-the-book = Обычные правила
waiting-clock = Время на ход
waiting-public = Этот стол видят все, и все могут смотреть.
waiting-private = Этот стол видят только те, у кого есть ссылка.
waiting-hints = В свой ход можно попросить подсказку у компьютера.
waiting-no-hints = За этим столом играют без подсказок.

# The invitation.
waiting-invite = Пригласите друзей
waiting-invite-lead = Отправьте им эту ссылку или дайте навести камеру на код. Сесть за стол может каждый, у кого она есть.
waiting-link = Ссылка
waiting-copy = Скопировать ссылку
waiting-copied = Ссылка скопирована.
waiting-not-copied = Браузер не разрешает странице копировать. Ссылка выделена: скопируйте её сами.
waiting-share = Поделиться…
waiting-share-text = Сыграем в игру «{ $game }»?
waiting-code = Ссылка в виде QR-кода
waiting-local = Этот адрес работает только на этом компьютере. Чтобы друзья могли подключиться, запустите сервер с --host и откройте адрес, которым будут пользоваться они.

# Mistakes of finished games, to be tried again.
home-mistakes = Учитесь на своих ошибках
home-mistakes-due = Ошибок из ваших партий: { $total }, сейчас можно повторить: { $due }.
home-mistakes-try = Повторить
home-mistakes-forget = Забыть их
home-mistakes-sure = Точно забыть все?
