# The first page, the table that is being put together, and the room where people wait for a game.
home-title = Build a garden that hangs in the air
home-lead = Two board games set in ancient Babylon, against the computer or with friends. No account, nothing to install: just sit down and play.
home-your-turn = { $count ->
    [one] It is your turn at a table
   *[other] It is your turn at { $count } tables
  }
home-go-on = Continue your game
home-away = The server cannot be reached. This page will keep trying.

# The first visit.
home-learn-game = Learn { $game } ({ $minutes } min)
home-know-rules = I know the rules
home-learn-on = Go on learning { $game }
home-play-game = Play { $game }

# A game.
home-players = { $count ->
    [one] One player
   *[other] { $count } players
  }
home-players-range = { $from } to { $to } players
home-minutes = { $minutes } min
home-minutes-range = { $from } to { $to } min
home-weight-light = low complexity
home-weight-medium = medium complexity
home-weight-heavy = high complexity
home-against = Against
home-level = Against: level
home-opponents = Opponents
home-opponents-count = { $count ->
    [one] One computer
   *[other] { $count } computers
  }
home-learn = Learn ({ $minutes } min)
home-play = Play now
home-friends = With friends
home-bots = Watch bots
home-rules = Rules
home-level-carrier = Goes for points at once and overlooks much: good company for your next games.
home-level-digger = Overlooks less and looks a little further, but often misjudges a turn.
home-level-brickmaker = Has a feeling for good turns, but does not think about your answer.
home-level-gardener = Seldom misses a good turn, but hardly looks ahead.
home-level-apprentice = Makes small mistakes only, and looks a little ahead.
home-level-mason = Makes few mistakes and makes the most of yours.
home-level-architect = Thinks ahead for about a third of a second per turn: hard to beat without a plan.
home-level-master = The strongest: thinks ahead for about one and a half seconds per turn.
home-level-novice = Knows the rules but plays without a plan: good company for a first game.
home-level-greedy = Takes as many points as it can each turn, without a thought for the next.
home-adapts = Adapts to you ({ $level })
home-rated = { $level } · { $elo }
home-rating = Rating { $elo } ({ $low } to { $high }).
home-expect = You win about { $wins } of 10 games.
home-forget = Forget my results
home-own-bot = A bot added by whoever runs this server.

# Tables.
home-yours = Your games
home-yours-none = None yet.
home-open = Open tables
home-open-none = None right now.
home-watch = Watch
home-finished = Finished games
home-more = Show older games
home-turn-yours = Your turn
home-turn-of = It is { $name }’s turn
home-waits = { $free ->
    [0] Everybody is here
    [one] Waiting for one more player
   *[other] Waiting for { $free } more players
  }
home-free = { $free ->
    [one] One free seat
   *[other] { $free } free seats
  }
home-sit-down = Sit down
home-continue = Continue
home-look = Watch
home-replay = Replay
home-won = You won
home-lost = { $names } won
home-tied = { $names } share the victory
home-nobody = nobody yet

# A record.
home-record = Load a saved game
home-record-lead = You can replay a saved game here, wherever it was played. Drop its file onto this page, or choose it.
home-record-file = Choose a file
home-record-paste = Paste its text
home-record-text = The text of the saved game
home-record-load = Load
home-record-drop = Let go to load the saved game
home-record-not-json = This is not a saved game: it has to be the JSON file that a finished game exports.
home-record-refused = This saved game cannot be loaded: { $reason }
home-record-unread = This file cannot be read.

# A table with friends.
home-new = New table: { $game }
home-new-bots = Bots against each other: { $game }
home-new-lead = You get a link for your friends. The game starts as soon as everyone is seated.
home-new-link = Get a link
home-new-more = Seats, clock and rules
home-new-players = Players
home-new-seats = Who sits where
home-new-seat = Seat { $number }
home-sitter-me = You
home-sitter-screen = A friend on this screen
home-sitter-invited = A friend, by link
home-sitter-open = Anyone
home-new-no-host = One of the seats has to be yours.
home-new-screen-note = On a shared screen you take turns; a seat without a name carries yours.
home-new-bots-note = You watch: the bots play turn by turn, at your pace. If you leave, they wait a day for you.
home-new-friend = Name
home-new-friend-name = Name of the friend in seat { $number }
home-new-clock = Time per turn
home-new-clock-note = When it runs out, the computer plays for you until you are back.
home-new-listed = Who sees the table
home-new-listed-no = Only people with the link
home-new-listed-yes = Everybody
home-new-autostart = Start as soon as everyone is seated
home-new-hints = Allow hints: on your turn you may ask the computer
home-new-options = House rules
home-new-make = Create table
home-new-start = Start the game
home-new-watch = Watch the game

# Clocks.
home-clock-none = No clock
home-clock-turn = { $turn } per turn
home-clock-bank = { $turn } per turn, plus { $bank } in reserve

# The room where people wait.
waiting-lead = The table is ready. The game begins when everyone is here.
waiting-seats = Seats
waiting-seat = Seat { $number }
waiting-you = you
waiting-host = host
waiting-for-friend = Waiting for a friend with the link
waiting-for-anybody = Open to everybody
waiting-kept = Kept for { $name }
waiting-change = Who takes seat { $number }
waiting-send-away = Remove
waiting-screen = a friend on this screen
waiting-seat-name = Name for seat { $number }
waiting-start = Start the game
waiting-start-when-full = The game can start when every seat is taken.
waiting-starts-itself = { $free ->
    [one] The game starts by itself as soon as one more person sits down.
   *[other] The game starts by itself as soon as { $free } more people sit down.
  }
waiting-host-starts = Everybody is here: the host can start the game.
waiting-host-waits = When every seat is taken, the host starts the game.
waiting-leave = Leave the table
waiting-close = Close the table
waiting-sit-down = Sit down
waiting-you-are = You play as
waiting-welcome = { $host } has invited you
waiting-visitor = You are watching
waiting-no-seat = All seats are taken. Stay to watch: the game will appear here when it starts.
waiting-by-invitation = The free seats are for people with an invitation. Ask { $host } for a seat, or stay to watch: the game will appear here when it starts.
waiting-by-link = The free seat is for the person with the link. Stay to watch: the game will appear here when it starts.
waiting-ask = Ask for a seat
waiting-asked = You have asked for a seat. As soon as { $host } accepts, you will have a seat.
waiting-withdraw = Withdraw
waiting-declined = { $host } has not accepted. Stay to watch: the game will appear here when it starts.
waiting-asks = { $name } asks for a seat.
waiting-asks-full = No seat is free.
waiting-accept = Accept
waiting-decline = Decline
waiting-joined = { $name } has joined the table.
waiting-left = { $name } has left the table.
waiting-options = House rules
waiting-by-the-book = The standard rules
waiting-clock = Time per turn
waiting-public = Everybody can see this table and watch.
waiting-private = Only people with the link can see this table.
waiting-hints = On your turn you may ask the computer for hints.
waiting-no-hints = This table plays without hints.

# The invitation.
waiting-invite = Invite friends
waiting-invite-lead = Send them this link, or let them point their camera at the code. Anyone who has it can sit down.
waiting-link = The link
waiting-copy = Copy the link
waiting-copied = The link is copied.
waiting-not-copied = The browser does not let this page copy. The link is selected: copy it yourself.
waiting-share = Share…
waiting-share-text = Play { $game } with me
waiting-code = The link as a QR code
waiting-local = This address only works on this computer. For friends elsewhere, start the server with --host and open the address they will use.

# Mistakes of finished games, to be tried again.
home-mistakes = Learn from your mistakes
home-mistakes-due = { $due } of { $total } mistakes of your games can be tried again now.
home-mistakes-try = Try again
home-mistakes-forget = Forget them
home-mistakes-sure = Really forget them all?
