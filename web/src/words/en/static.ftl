# The page without a server: the engine in the browser, its loading, and what is kept.
static-loading-runtime = Loading the Python runtime: { $loaded } of { $total }
static-loading-engine = Loading the game engine: { $loaded } of { $total }
static-loading-start = Starting the game engine…
static-failed = The game engine could not be loaded. Your games are safe.
static-stopped = The game engine has stopped several times. Your games are safe.
static-elsewhere = Your games are open in another tab.
static-take-over = Continue here
static-full = This browser has no space left to keep your games.
static-forbidden = This browser does not keep your games: they are gone when you close the page.
static-missing =
    { $count ->
        [one] One game of your last visit is missing: this browser had no space left to keep it.
       *[other] { $count } games of your last visit are missing: this browser had no space left to keep them.
    }
static-understood = OK
static-save = Save the games as a file
static-restored =
    { $added ->
        [0] No game was loaded.
        [one] One game was loaded.
       *[other] { $added } games were loaded.
    } { $kept ->
        [0] { "" }
        [one] One is here already, and no older than in the file.
       *[other] { $kept } are here already, and no older than in the file.
    }
static-update = A new version of Semiramis is ready.
static-update-now = Reload and use it
static-later = Later
static-friends = With friends elsewhere
static-friends-why = This page plays without a server, alone or with friends on this screen. To play with friends on other devices, run the server of Semiramis on a computer of yours:
static-friends-then = Then open the address it prints.
static-tutor = The server also has the tutor.
refusal-needs_server = That needs a server; this page works without one.
refusal-restarted = The game engine had to be started again. Nothing was lost that you have seen; please try again.
refusal-stopped = The game engine stops at this each time. Your other games are not affected.
