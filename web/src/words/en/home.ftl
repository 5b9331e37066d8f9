# The first page, the table that is being put together, and the room where people wait for a game.
home-title = Build a garden that hangs in the air
home-lead = Two board games of ancient Babylon, against the computer or with friends. No account, nothing to install: sit down and play.
home-your-turn = { $count ->
    [one] It is your turn at a table
   *[other] It is your turn at { $count } tables
  }
home-go-on = Go on with your game
home-away = The server cannot be reached. This page tries again by itself.

# The two games.
home-babylon = Dig tiles out of the quarry, raise terraces on pillars, and adorn them with fountains, stairs, bridges and statues.
home-amytis = Send architects for buildings, pile them up in your city, and win the king’s favour with three in a line.
home-players = { $count ->
    [one] One player
   *[other] { $count } players
  }
home-players-range = { $from } to { $to } players
home-level = Level
home-opponents = Opponents
home-opponents-count = { $count ->
    [one] One computer
   *[other] { $count } computers
  }
home-play = Play now
home-friends = With friends
home-rules = Rules
home-level-novice = Knows the rules and has no plan: good company for a first game.
home-level-greedy = Takes the most points that a turn can bring, and does not think of the next one.
home-level-apprentice = Goes for points too, with a little foresight for the turns to come.
home-level-architect = Thinks ahead for about a third of a second a turn: hard to beat without a plan.
home-level-master = The strongest: thinks ahead for about one and a half seconds a turn.
home-own-bot = A bot that whoever runs this server has brought along.

# Tables.
home-yours = Your games
home-yours-none = Games that you begin or join wait for you here. This browser remembers who you are.
home-open = Open tables
home-open-none = Nobody is looking for players at the moment. Make a table and open a seat to everybody: it shows up here.
home-watch = Watch
home-watch-none = No public game is being played at the moment.
home-finished = Finished games
home-more = Show older ones
home-turn-yours = Your turn
home-turn-of = It is { $name }’s turn
home-waits = { $free ->
    [0] Everybody is here
    [one] Waits for one more
   *[other] Waits for { $free } more
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
home-record = Load a record
home-record-lead = A game that was saved anywhere can be replayed here. Drop its file onto this page, or choose it.
home-record-file = Choose a file
home-record-paste = Paste its text
home-record-text = The text of the record
home-record-load = Load it
home-record-drop = Let go to load the record
home-record-not-json = This is no record: a record is a JSON file, as a finished game exports it.
home-record-refused = This record cannot be loaded: { $reason }
home-record-unread = This file cannot be read.

# A table with friends.
home-new = New table: { $game }
home-new-players = Players
home-new-seats = Who sits where
home-new-seat = Seat { $number }
home-sitter-me = You
home-sitter-screen = A friend at this screen
home-sitter-invited = A friend, by link
home-sitter-open = Anybody who comes
home-new-no-host = One of the seats has to be yours.
home-new-screen-note = At this screen you play in turns; a seat without a name carries yours.
home-new-friend = Name
home-new-friend-name = Name of the friend on seat { $number }
home-new-clock = Time for a turn
home-new-clock-note = When it is used up, the computer plays on until you are back.
home-new-listed = Who sees the table
home-new-listed-no = Only who has the link
home-new-listed-yes = Everybody
home-new-autostart = Start as soon as everybody sits
home-new-hints = Hints are allowed: whoever is to act may ask the computer
home-new-options = Rules of the house
home-new-make = Make the table
home-new-start = Start the game

# Clocks.
home-clock-none = No clock
home-clock-turn = { $turn } a turn
home-clock-bank = { $turn } a turn, and { $bank } in reserve

# Options: what they ask, and what may be answered.
home-option-same_footprint = May a terrace lie exactly above another?
home-option-same_footprint-never = Never
home-option-same_footprint-directly_below = Not directly above it
home-option-bridge_gap = How empty is the gap under a bridge?
home-option-bridge_gap-level = Nothing as high as the bridge
home-option-bridge_gap-ground = Bare ground
home-option-limited_supply = Can the supply run out?
home-option-limited_supply-true = Yes, there are as many pieces as in the box
home-option-limited_supply-false = No, there is always another piece
home-option-covered_belvederes = Does a belvedere under a higher terrace score?
home-option-covered_belvederes-nothing = No, only what is seen scores
home-option-covered_belvederes-score = Yes, every belvedere scores
home-option-second_player_projects = Projects that the second player begins with
home-option-second_player_projects-2 = 2, like the first player
home-option-second_player_projects-3 = 3, as in later printings
home-option-sides-garden = Garden
home-option-sides-garden-A = A: 1 point for each stack as high as this one
home-option-sides-garden-B = B: 2 points for each tile of this stack
home-option-sides-market = Market
home-option-sides-market-A = A: 2 points for each visible tile of its colour
home-option-sides-market-B = B: 1 point for each visible tile of another colour
home-option-sides-wall = Wall
home-option-sides-wall-A = A: 2 points for each visible wall on the edge
home-option-sides-wall-B = B: 1, 4, 8 or 10 points for walls in the corners
home-option-sides-palace = Palace
home-option-sides-palace-A = A: a project, and 1 point for each visible palace
home-option-sides-palace-B = B: a project, or 1 point for each completed one
home-option-sides-residence = Residence
home-option-sides-residence-A = A: 1 point for each kind of building in view
home-option-sides-residence-B = B: 2 points for each visible market and residence
home-option-sides-theater = Theater
home-option-sides-theater-A = A: 1 point for each architect on the board
home-option-sides-theater-B = B: 2 points for each of your own architects

# The room where people wait.
waiting-lead = The table is laid. The game begins when everybody is here.
waiting-seats = Seats
waiting-seat = Seat { $number }
waiting-you = you
waiting-host = host
waiting-for-friend = Waiting for a friend with the link
waiting-for-anybody = Open to everybody
waiting-kept = Kept for { $name }
waiting-change = Who sits on seat { $number }
waiting-send-away = Send away
waiting-screen = a friend at this screen
waiting-seat-name = Name on seat { $number }
waiting-start = Start the game
waiting-start-when-full = The game can start when every seat is taken.
waiting-starts-itself = { $free ->
    [one] The game starts by itself as soon as one more person sits down.
   *[other] The game starts by itself as soon as { $free } more people sit down.
  }
waiting-host-starts = Everybody is here: the host can start the game.
waiting-host-waits = When every seat is taken, the host starts the game.
waiting-leave = Leave the table
waiting-close = Give up the table
waiting-sit-down = Sit down
waiting-you-are = You play as
waiting-welcome = { $host } has invited you
waiting-visitor = You are looking on
waiting-no-seat = All seats are taken. Stay to watch: the game shows up here when it starts.
waiting-by-invitation = The free seats are for people with an invitation. Ask { $host } for a seat, or stay to watch: the game shows up here when it starts.
waiting-ask = Ask for a seat
waiting-asked = You have asked for a seat. As soon as { $host } accepts, you sit at the table.
waiting-withdraw = Withdraw
waiting-declined = { $host } has not accepted. Stay to watch: the game shows up here when it starts.
waiting-asks = { $name } asks for a seat.
waiting-asks-full = No seat is free.
waiting-accept = Accept
waiting-decline = Decline
waiting-joined = { $name } has sat down.
waiting-left = { $name } has left the table.
waiting-options = Rules of the house
waiting-by-the-book = The usual rules
waiting-clock = Time for a turn
waiting-public = Everybody can see this table and watch.
waiting-private = Only who has the link sees this table.
waiting-hints = Whoever is to act may ask the computer for hints.
waiting-no-hints = This table plays without hints.

# The invitation.
waiting-invite = Invite friends
waiting-invite-lead = Send them this link, or let them point their camera at the code. Whoever has it may sit down.
waiting-link = The link
waiting-copy = Copy the link
waiting-copied = The link is copied.
waiting-not-copied = The browser does not let this page copy. The link is selected: copy it yourself.
waiting-share = Share …
waiting-share-text = Play { $game } with me
waiting-code = The link as a QR code
waiting-local = This address is understood on this computer only. For friends elsewhere the server has to listen to them: start it with --host, and open the address that they use.
