### What somebody reads who follows a link to a table.

web-welcome = You are invited to a game of
web-welcome-by = { $number ->
        [one] { $names } invites you to a game of
       *[other] { $names } invite you to a game of
    }
web-welcome-playing = { $number ->
        [one] { $names } is playing
       *[other] { $names } are playing
    }
web-welcome-full = All seats are taken.
web-welcome-watch = Only watch
web-welcome-usual = the usual rules
web-welcome-no-clock = no clock
web-welcome-minutes = { $number } minutes each, and { $increment } seconds more per move
web-welcome-days = { $number ->
        [one] { $number } day for each move
       *[other] { $number } days for each move
    }
web-welcome-number = game { $number } at this table
web-welcome-learn = Learn it first
web-qr = Show as a code for a camera
web-qr-about = The link to this table as a QR code
