### What somebody reads who follows a link to a table.

web-welcome = You are invited to play
web-welcome-by = { $number ->
        [one] { $names } invites you to play
       *[other] { $names } invite you to play
    }
web-welcome-playing = { $number ->
        [one] { $names } is playing
       *[other] { $names } are playing
    }
web-welcome-full = All seats are taken.
web-welcome-watch = Watch only
web-welcome-usual = the usual rules
web-welcome-minutes = { $number } minutes each, plus { $increment } seconds per move
web-welcome-number = match { $number } at this table
web-welcome-learn = Learn it first
web-qr = Show QR code
web-qr-about = The link to this table as a QR code
