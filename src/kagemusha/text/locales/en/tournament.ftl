### Tournaments: what is refused, and the commands of operators.

tournament-unknown = There is no tournament { $tournament } here.
tournament-not-organiser = Only the organiser of this tournament can do that.
tournament-no-name = The tournament needs a name.
tournament-sides = A tournament match is between two sides, and with these options there is only one. Choose another mode.
tournament-clock = A tournament needs a clock, and who runs out of time loses.
tournament-many = You already organise { $number } tournaments that are not over. Finish or cancel one of them first.
tournament-full = At most { $number } can take part.
tournament-many-bots = At most { $number } bots can take part: they think on this server.
tournament-not-open = This tournament has already started or was cancelled. Nobody can join it any more.
tournament-ended = This tournament is over or was cancelled.
tournament-few = At least { $number } must take part, and there are { $found }.
tournament-no-entrant = You can only take out somebody who takes part in this tournament.
tournament-no-match = No such match of this tournament is being played at the moment.
tournament-no-rematch = There is no rematch in a tournament. Its page shows whom you meet next.

terminal-help-admin-tournaments = List all tournaments: id, last change, status, round, entrants, game, organiser and name.
terminal-help-admin-cancel-tournament = Cancel a tournament. Running matches are played to their end.
terminal-help-admin-rename-tournament = Rename a tournament.
terminal-option-admin-tournament = The id of a tournament.
terminal-option-admin-tournament-name = The new name.
admin-tournaments = Tournaments: { $number }.
admin-tournament-row = round { $round } of { $rounds }, { $entrants } taking part
admin-tournament-cancelled = Tournament { $tournament } is cancelled.
admin-tournament-renamed = Tournament { $tournament } is now called { $name }.
