# Everywhere: header, settings, names, errors.
page-title = Semiramis
page-home = Главная
page-loading = Загрузка…
# Names that are suggested to guests: plants and animals.
page-names = Кедр, Пальма, Лотос, Кипарис, Гранат, Тамариск, Олеандр, Шафран, Папирус, Инжир, Миндаль, Ибис, Аист, Газель, Сокол, Цапля, Зимородок, Пеликан, Черепаха, Леопард, Ласточка, Сверчок, Светлячок, Журавль
page-dismiss = Закрыть уведомление
page-skip = Перейти к содержанию
page-close = Закрыть
page-retry = Повторить
page-rules = Правила
page-help = Правило об этом

# A page that is not there, or that broke.
page-not-found = Такой страницы нет
page-not-found-why = Возможно, в адресе опечатка или он ведёт к тому, чего уже нет.
page-broken = На странице произошла ошибка
page-broken-why = Ваши партии целы, они на сервере; повторите попытку или вернитесь на главную.
page-unloaded = Страницу не удалось загрузить
page-unloaded-why = Возможно, сервер временно недоступен или обновился с тех пор, как вы открыли страницу. Загрузите её заново.
page-reload = Загрузить заново
page-go-home = На главную

# Who plays.
page-computer = Компьютер ({ $level })
page-level-carrier = Носильщик
page-level-digger = Землекоп
page-level-brickmaker = Кирпичник
page-level-gardener = Садовник
page-level-apprentice = Ученик
page-level-mason = Каменщик
page-level-architect = Архитектор
page-level-master = Мастер
page-level-novice = Новичок
page-level-greedy = Жадный

# One's own name.
page-name = Ваше имя
page-name-change = Изменить имя: { $name }
page-name-save = Сохранить
page-name-cancel = Отмена
page-name-saved = Теперь ваше имя — { $name }.

# Settings.
page-settings = Настройки
page-language = Язык
page-theme = Тема
page-theme-system = Системная
page-theme-light = Светлая
page-theme-dark = Тёмная
page-pace = Темп чужих ходов
page-pace-calm = Спокойный
page-pace-brisk = Быстрый
page-pace-instant = Мгновенный
page-confirm = Подтверждать ходы
page-confirm-always = Всегда
page-confirm-final = Только необратимые
page-confirm-never = Никогда
page-tutor = Наставник (против компьютера)
page-tutor-off = Нет
page-tutor-on = Да
page-text = Размер текста
page-text-normal = Обычный
page-text-large = Крупный
page-text-larger = Очень крупный
page-numbers = Мелкие числа
page-numbers-always = Всегда
page-numbers-pointed = При наведении
page-quality = Качество 3D
page-quality-auto = Автоматически
page-quality-low = Низкое
page-quality-high = Высокое
page-volume = Громкость
page-shortcuts = Горячие клавиши

# Refusals of the server, by their codes.
refusal-offline = Сервер недоступен. Всё, что вы подготовили, осталось здесь; повторите чуть позже.
refusal-bad_request = Сервер не понял запрос. Загрузите страницу заново и повторите.
refusal-bad_setup = Такого стола быть не может: проверьте игроков, места и параметры.
refusal-bad_record = Это не запись партии, которую можно было сыграть.
refusal-bad_position = Эту позицию нельзя продолжить: проверьте её запись, игру и места.
refusal-bad_name = Имя — одна строка видимого текста не длиннее 32 символов; оно не может начинаться с «bot:».
refusal-not_an_action = В этой игре нет такого хода.
refusal-unknown_game = На этом сервере такой игры нет.
refusal-unknown_level = На этом сервере нет такого уровня компьютера: выберите другой.
refusal-wrong_host = Сервер не принимает этот адрес. Его может разрешить тот, кто управляет сервером (--allow-host).
refusal-no_identity = Сервер вас больше не помнит. Выберите имя, и вы снова в игре.
refusal-wrong_origin = Эта страница с другого сайта, а не с сервера игры. Откройте адрес самого сервера.
refusal-not_invited = Это место для тех, у кого есть приглашение: попросите ссылку у хозяина стола.
refusal-not_the_host = Это может сделать только хозяин стола.
refusal-not_seated = Вы не сидите за этим столом.
refusal-hints_not_allowed = За этим столом играют без подсказок.
refusal-tutor_not_allowed = Наставник помогает только в партиях, где вы один играете против компьютера.
refusal-no_such_table = Такого стола нет или уже нет.
refusal-no_such_position = До этого партия не дошла: её последняя позиция — № { $ply }.
refusal-no_such_lesson = Такого урока нет.
refusal-not_found = По этому адресу ничего нет.
refusal-method_not_allowed = Сервер этого не делает. Загрузите страницу заново: возможно, он обновился.
refusal-stale_ply = Партия тем временем ушла вперёд. Вот позиция на этот момент.
refusal-illegal_action = Здесь правила этого не разрешают.
refusal-not_your_turn = Сейчас не ваш ход.
refusal-not_open = { $status ->
    [playing] Партия уже началась.
    [over] Партия уже окончена.
   *[other] Этот стол закрыт.
  }
refusal-not_playing = { $status ->
    [open] Партия ещё не началась.
    [over] Партия уже окончена.
   *[other] За этим столом больше никто не играет.
  }
refusal-not_over = Это возможно, когда партия окончена.
refusal-no_record = Партию, начатую с позиции, нельзя сохранить.
refusal-seat_taken = Вас опередили: это место занято.
refusal-seats_left = Есть свободные места. Подождите других или отдайте эти места компьютеру.
refusal-already_seated = Вы уже сидите за этим столом.
refusal-already_asked = Вы уже попросили место. Хозяин стола ответит.
refusal-too_many_asking = Место уже просят несколько человек. Попробуйте позже.
refusal-no_seat_request = Этот человек больше не просит места.
refusal-seat_declined = Хозяин стола не принял вас за этот стол.
refusal-nothing_to_undo = Отменить это нельзя: это сделано не в этот ход или открыло что-то скрытое.
refusal-nothing_to_return = Вы и так играете сами: вас никто не заменяет.
refusal-no_takeback = Этот ход вернуть нельзя: выберите один из своих ходов.
refusal-takeback_changed = Просьба изменилась: посмотрите на неё ещё раз.
refusal-already_resigned = Вы сдались в этой партии.
refusal-key_reused = Это уже было отправлено с другим содержанием. Попробуйте ещё раз.
refusal-too_large = Слишком много данных: вряд ли так задумано.
refusal-too_many_requests = { $seconds ->
    [one] Слишком много запросов сразу. Повторите через { $seconds } секунду.
    [few] Слишком много запросов сразу. Повторите через { $seconds } секунды.
   *[many] Слишком много запросов сразу. Повторите через { $seconds } секунд.
  }
refusal-too_many_streams = В этом браузере открыто слишком много столов сразу. Закройте часть его окон.
refusal-too_many_tables = У вас уже слишком много столов или загруженных партий. Сначала завершите или покиньте некоторые.
refusal-server_error = Что-то пошло не так на нашей стороне. Ничего не потеряно; повторите попытку.
refusal-client_not_built = Страницы для игры здесь нет. Её может собрать тот, кто запускает сервер (make web).
refusal-unavailable = Сервер сейчас занят. Ничего не потеряно; повторите чуть позже.
refusal-unreadable_table = Этот стол повреждён, и показать его нельзя. Причину может увидеть администратор сервера.
refusal-hints_failed = На этот раз подсказка не нашлась. Ничего не потеряно; попробуйте ещё раз.
refusal-report_failed = На этот раз не удалось разобрать партию. Ничего не потеряно; попробуйте ещё раз.
