# Everywhere: header, settings, errors.
page-title = Semiramis
page-not-found = There is no such page.
page-home = Home
page-loading = Loading …
page-guest = Guest
page-dismiss = Close this notice
page-skip = Skip to the content

# Refusals of the server, by their codes.
refusal-server_error = Something went wrong on our side. Nothing was lost; please try again.
refusal-offline = The server cannot be reached. What you prepared is still here; try again in a moment.
refusal-stale_ply = The table has moved on meanwhile. Here is the position as it is now.
