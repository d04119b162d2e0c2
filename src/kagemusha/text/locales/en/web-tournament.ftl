### Tournaments of the public lobby.

web-tournaments = Tournaments
web-tournaments-none = There is no tournament at the moment.
web-tournament-new = New tournament
web-tournament-open = Open the tournament
web-tournament-look = View
web-tournament-unknown = There is no such tournament here. It may have been deleted.
web-tournament-name = Name of the tournament
web-tournament-system = System
web-tournament-swiss = Swiss
web-tournament-round-robin = Round robin
web-tournament-double-round-robin = Double round robin
web-tournament-about-swiss = In each round you meet somebody with as many points as you, and nobody twice. There are at most half as many rounds as players.
web-tournament-about-round-robin = Everybody meets everybody once.
web-tournament-about-double-round-robin = Everybody meets everybody twice, once on each side.
web-tournament-rounds = Maximum rounds
web-tournament-time-about = In each round the clocks start at once. Whoever runs out of time loses, and so does whoever does not come.
web-tournament-rest = Minutes between rounds
web-tournament-least = Minimum players
web-tournament-most = Maximum players
web-tournament-link = Link of the tournament
web-tournament-by = Organised by { $name }

## Where it stands

web-tournament-now = Where the tournament stands
web-tournament-is-open = { $number ->
        [one] Waiting for players: { $number } of at most { $most }
       *[other] Waiting for players: { $number } of at most { $most }
    }
web-tournament-is-running = Round { $round } of { $rounds }
web-tournament-is-over = Finished
web-tournament-is-cancelled = Cancelled
web-tournament-cancelled-by-organiser = The organiser has cancelled the tournament. Matches that were running are played to their end.
web-tournament-cancelled-by-operator = The operator of this server has cancelled the tournament. Matches that were running are played to their end.
web-tournament-won = { $number ->
        [one] { $names } has won the tournament.
       *[other] { $names } share the first place.
    }
web-tournament-progress = Matches of this round that are over
web-tournament-due = { $number ->
        [0] The next round begins now.
        [one] The next round begins in { $number } second.
       *[other] The next round begins in { $number } seconds.
    }
web-tournament-play = Play against { $name }
web-tournament-wait = Your match of this round is over. The next one appears here.
web-tournament-bye = You have no opponent in this round. The next match appears here.
web-tournament-join = Take part
web-tournament-leave = Leave the tournament
web-tournament-withdraw = Withdraw
web-tournament-withdraw-sure = You will not be in any further round, and cannot come back. A match that is running goes on: play it to its end, or resign.

## Ranking

web-tournament-entrants = Players
web-tournament-nobody = Nobody takes part yet.
web-tournament-ranking = Ranking
web-tournament-points = Points
web-tournament-record = W / D / L
web-tournament-record-long = Matches won, drawn and lost
web-tournament-buchholz = Buchholz
web-tournament-berger = S.-B.
web-tournament-withdrawn = withdrawn
web-tournament-ties-swiss = Players with equal points are ranked by Buchholz (the points of all their opponents), then Sonneborn-Berger (S.-B.: the points of those they beat, and half the points of those they drew with), then the matches between them, then wins. Those who are equal in everything share a place.
web-tournament-ties-robin = Players with equal points are ranked by the matches between them, then Sonneborn-Berger (S.-B.: the points of those they beat, and half the points of those they drew with), then wins. Those who are equal in everything share a place.

## Matches

web-tournament-matches = Matches
web-tournament-round = Round { $number }
web-tournament-running = being played
web-tournament-review = Review
web-tournament-no-opponent = no opponent: { $points }
web-tournament-by-time = on time
web-tournament-by-resigned = resigned
web-tournament-by-absent = left the table
web-tournament-by-walkover = decided by the organiser
web-tournament-by-withdrawn = withdrawn
web-tournament-by-closed = closed by the operator

## For the organiser

web-tournament-organise = You organise this tournament
web-tournament-start = Start the tournament
web-tournament-few = { $number ->
        [one] At least { $number } player must take part.
       *[other] At least { $number } players must take part.
    }
web-tournament-bot = Bot
web-tournament-number = Number
web-tournament-enter = Add bots
web-tournament-walkover = Walkover: who loses
web-tournament-loses-to = { $name } (against { $other })
web-tournament-declare = Declare the walkover
web-tournament-walkover-sure = { $name } loses the running match against { $other }. Everybody sees that you decided it, and it cannot be undone.
web-tournament-remove = Take a player out
web-tournament-remove-do = Take out
web-tournament-remove-sure = { $name } will not take part any more. Everybody sees it.
web-tournament-cancel = Cancel the tournament
web-tournament-cancel-sure = There will be no further round. Everybody sees that you cancelled it, and it cannot be undone.
web-tournament-sure = Are you sure?
