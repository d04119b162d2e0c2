### The public lobby.

web-lobby-pair = Quick game
web-lobby-pair-about = You play with whoever wants the same. If nobody is waiting, you wait at a new table.
web-lobby-game = Game
web-lobby-play = Find a match
web-lobby-waiting = Waiting for players
web-lobby-waiting-none = Nobody is waiting at the moment. Start a quick game: others will see it here.
web-lobby-played = Being played
web-lobby-join = Join
web-lobby-free = { $number ->
        [one] { $number } free seat
       *[other] { $number } free seats
    }
web-lobby-count = { $number ->
        [0] Nobody is waiting.
        [one] { $number } table is waiting for players.
       *[other] { $number } tables are waiting for players.
    }

## Who you are

web-lobby-as = You are { $name }
web-lobby-unnamed = somebody without a name
web-lobby-identity = Your identity
web-lobby-identity-about = No account: this browser has a key, and the server knows your name and a hash of the key.
web-lobby-saved = Saved.
web-lobby-link = Link for your other devices
web-lobby-link-about = Whoever has this link plays as you, and has your seats. Show it to nobody, and keep it: nobody can recover a lost key.
web-lobby-download = Download my data
web-lobby-delete = Delete my data
web-lobby-delete-sure = Your profile, your name at every table and everything you wrote in chats will be deleted. Your matches remain without your name. This cannot be undone.
web-lobby-adopt = Use your identity here
web-lobby-adopt-about = On this device, too, you will be { $name }, with all your seats.
web-lobby-adopt-other = This device will no longer be { $name }. Copy that identity’s link first, if you want to keep it.
web-lobby-adopt-yes = Use it here
web-lobby-adopt-nobody = Nobody has this key any more: the data was deleted, or the link is incomplete.

## Invitations

web-invitation = Invite to play
web-invitation-to = Invite { $name }
web-invitation-about = You get a table that waits for { $name } alone. The clocks start when both are there.
web-invitation-send = Send the invitation
web-invitation-received = Invitations
web-invitation-from = { $name } invites you
web-invitation-sent = You have invited { $name }
web-invitation-accept = Accept
web-invitation-decline = Decline
web-invitation-never = No invitations from { $name }
web-invitation-never-done = You get no more invitations from { $name }. Nobody is told.
web-invitation-never-list = No invitations from
web-invitation-again = Allow again
web-invitation-until = until { $time }
web-invitation-until-day = until { $time }
web-invitation-declined = declined
web-invitation-open = Your table

## Ratings

web-lobby-ratings = Ratings
web-lobby-profile = Your profile
web-lobby-pool = Game
web-lobby-rank = Rank
web-lobby-player = Player
web-lobby-rating = Rating
web-lobby-rating-words = { $value } ± { $margin }
web-lobby-unsettled = not yet settled
web-lobby-ratings-about = ± is the range in which the true strength lies with 95 % certainty. The order is by the lower end of that range.
web-lobby-ratings-none = No rated match has been finished yet.
web-lobby-bot = { $name } (bot)
web-lobby-deleted = deleted profile
web-lobby-since = In the lobby since { $date }
web-lobby-matches = Rated matches
web-lobby-match-result = { $score ->
        [won] Won
        [lost] Lost
       *[other] Neither won nor lost
    }
web-lobby-change = { $value } ({ $change })
web-lobby-against = Against
web-lobby-result = Result
web-lobby-when = Date

## Passkeys

web-passkey = Passkeys
web-passkey-about = With a passkey you are the same player on another device, without the link. The server keeps your key encrypted; only the passkey can open it.
web-passkey-add = Add a passkey
web-passkey-sign-in = Sign in with a passkey
web-passkey-row = Added { $date }
web-passkey-used = Added { $date }, last used { $used }
web-passkey-remove = Remove
web-passkey-remove-sure = This passkey will no longer bring your profile to a device. Your profile stays, and so does its link.
web-passkey-added = The passkey is added.
web-passkey-removed = The passkey no longer signs in here. Delete it on your device, too.
web-passkey-cannot = This passkey cannot keep a key (it lacks the PRF extension), and was not added. Use the link, or try another device or browser.
web-passkey-wrong = This passkey does not open your key. Use the link.
web-passkey-cancelled = Nothing was done: the browser’s dialog was closed, or took too long.
