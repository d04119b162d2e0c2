### 7 Ronin: the current effect of things on the board.

## Areas

tip-seven-ronin-free = Free: no ninja is here.
tip-seven-ronin-guarded = Free: only { $names } here.
tip-seven-ronin-contested = Contested: { $number } ninja against { $names }.
tip-seven-ronin-occupied = Occupied by { $number } ninja: it counts for the Attacker.
tip-seven-ronin-new-green = A plan may put { $number } new ninja here; the Green allows { $green } more in all.
tip-seven-ronin-used = Its ability has been used this round.
tip-seven-ronin-would = While occupied, it would now do this:
tip-seven-ronin-watchtower = 1 wound each: { $names }.
tip-seven-ronin-watchtower-nobody = Nobody stands on { $areas }, so it wounds nobody.
tip-seven-ronin-granary = Brings { $number } of { $supply } ninja from the Supply to the Reserves.
tip-seven-ronin-passage = Sends 1 or 2 of { $own ->
        [yes] your
       *[no] the Attacker’s
    } { $number } Reserves to one area.
tip-seven-ronin-passage-none = The Reserves are empty: it can send nobody.
tip-seven-ronin-burial-grounds = Takes 1 or 2 of { $number } ninja on areas back to the Reserves.
tip-seven-ronin-well = 1 wound to one of: { $names }.
tip-seven-ronin-animal-pen = Holds one of these for the next round: { $names }.
tip-seven-ronin-shrine = One of these has no ability in the next round: { $names }.
tip-seven-ronin-nobody = No ronin stands on an area, so it can choose nobody.
tip-seven-ronin-inn = Copies one of: { $areas }.
tip-seven-ronin-inn-nothing = No other area is occupied, so it has nothing to copy.
tip-seven-ronin-field-both = Both Fields are occupied: together they count as 3.
tip-seven-ronin-field-one = The other Field is not occupied: no area is added.
tip-seven-ronin-green = { $number } ninja here: new ninja may go { $number } above the limits in all.
tip-seven-ronin-green-empty = No ninja here: limits hold as printed.

## Ronin

tip-seven-ronin-ronin = Wounds: { $wounds } of { $vitality }. { $left } more, and { $name } is out.
tip-seven-ronin-gone = { $name } is out of the game.
tip-seven-ronin-station = Place: { $place }.

## Numbers

tip-seven-ronin-threat = Round { $round }: new ninja on at most { $number } areas.
tip-seven-ronin-minimum = Round { $round }: at least { $number } new ninja.
tip-seven-ronin-hungry = At the end of this round 1 ninja of the Reserves starves.
tip-seven-ronin-fed = Nobody starves at the end of this round.
tip-seven-ronin-reserves = { $number } ninja left to deploy.
tip-seven-ronin-supply = { $number } ninja; { $wounds } more are wounds on tiles.
tip-seven-ronin-holds = { $number } of the { $wanted } areas that the Attacker needs.
tip-seven-ronin-round = Round { $round } of { $rounds }.
tip-seven-ronin-step = Now: { $name }.
