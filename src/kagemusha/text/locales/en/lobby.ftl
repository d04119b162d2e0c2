### Refusals of the public lobby.

lobby-closed = This server has no public lobby. Its operator can open one with --lobby on.
lobby-unknown-key = Nobody in the lobby has this key. Choose a name first: POST /api/lobby/me.
lobby-no-own-seat = One seat must be yours: a seat of the kind “person”.
lobby-many-waiting = You are already waiting at { $number } tables. Leave one of them first.
lobby-no-profile = There is nobody with this id. The profile may have been deleted.

## Invitations

invitation-self = You cannot invite yourself.
invitation-no-seat = Somebody who is invited needs a free seat: one of the kind “open”.
invitation-waits = You have already invited them. They have not answered yet.
invitation-declined = They have declined an invitation of yours today. Try again tomorrow.
invitation-many = { $number } of your invitations wait for an answer. Call one of them off first.
invitation-often = You have sent many invitations today. Try again tomorrow.
invitation-gone = There is no such invitation any more.

## Rated tables

rated-no-help = No help from bots where the result counts. You can review the match afterwards.
rated-profile = At a rated table every person needs a profile of the public lobby. Leave the other seats open, so that people sit down with theirs.
rated-screen = People at one screen cannot play a rated match.
rated-adaptive = “{ $bot }” plays as well as its opponents, so matches with it are not rated.
rated-sides = A rated match needs at least two sides.
rated-clock = A rated table needs a clock, and who runs out of time loses.
rated-option = A rated table keeps the usual rules: leave the option “{ $option }” as it is.

## Passkeys

passkey-off = This server has no passkeys. Its operator can allow them with --passkeys on.
passkey-lobby = Passkeys belong to profiles of the public lobby: --passkeys on needs --lobby on.
passkey-address = Browsers allow no passkeys at “{ $value }”. Give the address of the server with https and a domain: --address=https://games.example/.
passkey-refused = This answer of the passkey is not right. Try again.
passkey-late = This took too long. Try again.
passkey-unknown = This server does not know this passkey. It may have been removed, or the profile deleted.
passkey-many = A profile has at most { $number } passkeys. Remove one first.
