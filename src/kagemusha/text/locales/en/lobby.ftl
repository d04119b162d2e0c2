### Refusals of the public lobby.

lobby-closed = This server has no public lobby. Its operator can open one with --lobby on.
lobby-unknown-key = Nobody in the lobby has this key. Choose a name first: POST /api/lobby/me.
lobby-no-own-seat = One seat must be yours: a seat of the kind “person”.
lobby-many-waiting = You are already waiting at { $number } tables. Leave one of them first.
lobby-no-profile = There is nobody with this id. The profile may have been deleted.

## Rated tables

rated-no-help = No help from bots where the result counts. Afterwards you can analyse the match.
rated-profile = At a rated table every person needs a profile of the public lobby. Leave the other seats open, so that people sit down with theirs.
rated-screen = People at one screen cannot play a rated match.
rated-sides = A rated match needs at least two sides.
rated-clock = A rated table needs a clock, and who runs out of time loses.
rated-option = A rated table keeps the usual rules: leave the option “{ $option }” as it is.
