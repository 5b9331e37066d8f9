# Everywhere: header, settings, names, errors.
page-title = Semiramis
page-home = Home
page-loading = Loading…
# Names that are suggested to guests: plants and animals.
page-names = Cedar, Date Palm, Lotus, Cypress, Pomegranate, Tamarisk, Oleander, Saffron, Papyrus, Fig Tree, Almond Tree, Ibis, Hoopoe, Gazelle, Falcon, Heron, Kingfisher, Pelican, Tortoise, Leopard, Swallow, Cricket, Firefly, Crane
page-dismiss = Close this notice
page-skip = Skip to the content
page-close = Close
page-retry = Try again
page-rules = Rules
page-help = The rule about this

# A page that is not there, or that broke.
page-not-found = There is no such page
page-not-found-why = The address may be mistyped, or it leads to something that is gone.
page-broken = Something went wrong on this page
page-broken-why = Your games are safe on the server. Try again, or go back to the home page.
page-unloaded = This page could not be loaded
page-unloaded-why = The server may be unavailable for a moment, or it has been updated since you opened this page. Reload the page.
page-reload = Reload
page-go-home = Back to the home page

# Who plays.
page-computer = Computer ({ $level })
page-level-carrier = Carrier
page-level-digger = Digger
page-level-brickmaker = Brickmaker
page-level-gardener = Gardener
page-level-apprentice = Apprentice
page-level-mason = Mason
page-level-architect = Architect
page-level-master = Master
page-level-novice = Novice
page-level-greedy = Greedy

# One's own name.
page-name = Your name
page-name-change = Change your name, { $name }
page-name-save = Save
page-name-cancel = Cancel
page-name-saved = You are now { $name }.

# Settings.
page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-system = System
page-theme-light = Light
page-theme-dark = Dark
page-pace = Other players’ moves
page-pace-calm = Calm
page-pace-brisk = Fast
page-pace-instant = Instant
page-confirm = Confirm moves
page-confirm-always = Always
page-confirm-final = Only what cannot be undone
page-confirm-never = Never
page-tutor = Tutor (against the computer)
page-tutor-off = Off
page-tutor-on = On
page-text = Text size
page-text-normal = Normal
page-text-large = Large
page-text-larger = Larger
page-numbers = Small numbers
page-numbers-always = Always
page-numbers-pointed = When pointed at
page-quality = 3D quality
page-quality-auto = Automatic
page-quality-low = Low
page-quality-high = High
page-volume = Volume
page-shortcuts = Keyboard shortcuts

# Refusals of the server, by their codes.
refusal-offline = The server cannot be reached. What you prepared is still here; try again in a moment.
refusal-bad_request = The server did not understand that. Reload the page and try again.
refusal-bad_setup = Such a table is not possible: check its players, seats and options.
refusal-bad_record = This is not a saved game that could have been played.
refusal-bad_position = This position cannot be played on: check its text, its game and its seats.
refusal-bad_name = A name is one line of visible text, 32 characters at most, and does not begin with “bot:”.
refusal-not_an_action = There is no such move in this game.
refusal-unknown_game = This server does not have that game.
refusal-unknown_level = This server does not have that level of the computer: please choose another.
refusal-wrong_host = The server does not accept this address. Whoever runs it can allow it (--allow-host).
refusal-no_identity = The server no longer knows you. Choose a name and you are back in.
refusal-wrong_origin = This page comes from a different site than the server. Open the server’s own address.
refusal-not_invited = This seat is for somebody with an invitation: ask the host for the link.
refusal-not_the_host = Only the host of the table can do that.
refusal-not_seated = You have no seat at this table.
refusal-hints_not_allowed = This table plays without hints.
refusal-tutor_not_allowed = The tutor is for games in which you play alone against the computer.
refusal-no_such_table = This table does not exist, or no longer does.
refusal-no_such_position = The game has not got that far: its last position is number { $ply }.
refusal-no_such_lesson = There is no such lesson.
refusal-not_found = There is nothing at this address.
refusal-method_not_allowed = The server does not do that. Reload the page: it may have been updated.
refusal-stale_ply = The game has moved on in the meantime. This is the position now.
refusal-illegal_action = The rules do not allow that here.
refusal-not_your_turn = It is somebody else’s turn.
refusal-not_open = { $status ->
    [playing] The game has begun already.
    [over] The game is over already.
   *[other] This table is closed.
  }
refusal-not_playing = { $status ->
    [open] The game has not begun yet.
    [over] The game is over already.
   *[other] Nobody plays at this table any more.
  }
refusal-not_over = That is possible once the game is over.
refusal-no_record = A game that starts from a position cannot be saved.
refusal-seat_taken = Somebody else was quicker: that seat is taken.
refusal-seats_left = There are free seats. Wait for others, or give them to the computer.
refusal-already_seated = You already have a seat at this table.
refusal-already_asked = You have already asked for a seat. The host will answer.
refusal-too_many_asking = Several others are asking for a seat. Try again later.
refusal-no_seat_request = This person is no longer asking for a seat.
refusal-seat_declined = The host has not accepted you at this table.
refusal-nothing_to_undo = That cannot be undone: it was not part of this turn, or something hidden was revealed.
refusal-nothing_to_return = You are already playing yourself: nobody is standing in for you.
refusal-no_takeback = There is no move to take back there: choose one of your own moves.
refusal-takeback_changed = The request has changed: look at it again.
refusal-already_resigned = You have resigned from this game.
refusal-key_reused = This was sent before with other contents. Please try again.
refusal-too_large = That is too large.
refusal-too_many_requests = { $seconds ->
    [one] Too many requests at once. Try again in a second.
   *[other] Too many requests at once. Try again in { $seconds } seconds.
  }
refusal-too_many_streams = Too many tables are open at once in this browser. Close some of its windows.
refusal-too_many_tables = You have too many tables or imported games already. Finish or leave some first.
refusal-server_error = Something went wrong on our side. Nothing was lost; please try again.
refusal-client_not_built = The game page is missing. Whoever runs the server can build it (make web).
refusal-unavailable = The server is busy. Nothing was lost; try again in a moment.
refusal-unreadable_table = This table is damaged and cannot be shown. The people who run the server can see why.
refusal-hints_failed = No hint was found this time. Nothing was lost; please try again.
refusal-report_failed = The game could not be analysed this time. Nothing was lost; please try again.
