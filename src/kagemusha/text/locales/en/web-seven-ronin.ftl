### 7 Ronin in the browser.

## The board

web-seven-ronin-board = The village
web-seven-ronin-round = Round { $round }
web-seven-ronin-holds = Attacker holds { $number } of { $wanted }
web-seven-ronin-limit = limit { $number }
web-seven-ronin-free = free
web-seven-ronin-contested = contested
web-seven-ronin-occupied = occupied
web-seven-ronin-ninja = { $number } ninja
web-seven-ronin-planned-ninja = { $number } ninja planned
web-seven-ronin-planned = { $name }, planned
web-seven-ronin-planned-at = planned: { $area }
web-seven-ronin-wounds = { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } of { $vitality }
web-seven-ronin-remove = { $name }: remove one planned ninja
web-seven-ronin-reserves = Reserves
web-seven-ronin-supply = Supply
web-seven-ronin-aim = { $name }: choose a target on the board
web-seven-ronin-cancel = Cancel
web-seven-ronin-tokens = Spy token left: { $names }

## What areas do

web-seven-ronin-legend = Signs of the areas
web-seven-ronin-power-watchtower = wounds each ronin beside it
web-seven-ronin-power-well = wounds one ronin
web-seven-ronin-power-granary = 2 more ninja for the Reserves
web-seven-ronin-power-burial-grounds = 1 or 2 ninja back to the Reserves
web-seven-ronin-power-passage = 1 or 2 ninja from the Reserves to an area
web-seven-ronin-power-animal-pen = a ronin must stay next round
web-seven-ronin-power-shrine = a ronin has no ability next round
web-seven-ronin-power-inn = copies another occupied area
web-seven-ronin-power-field = both together count as 3
web-seven-ronin-power-limit = each diamond: one new ninja per round

## Signs of ronin

web-seven-ronin-held = Held by the Animal Pen
web-seven-ronin-penned = Must stay next round
web-seven-ronin-silenced = No ability this round
web-seven-ronin-cursed = No ability next round
web-seven-ronin-spent = Ability used

## The time track

web-seven-ronin-track = Time track
web-seven-ronin-track-round = Round
web-seven-ronin-track-threat = Threat Level
web-seven-ronin-track-minimum = Minimum force
web-seven-ronin-track-hunger = Hunger
web-seven-ronin-yes = yes

## Plans

web-seven-ronin-thinking = is planning behind the screen
web-seven-ronin-locked = has sealed the plan
web-seven-ronin-brief-thinking = { $name }: planning
web-seven-ronin-brief-locked = { $name }: sealed
web-seven-ronin-plan = Your plan
web-seven-ronin-hint-attacker = Choose areas, or drag ninja to them
web-seven-ronin-to-place = Ronin to place
web-seven-ronin-areas-used = Areas: { $number } of { $threat }
web-seven-ronin-force = Ninja: { $number }, at least { $minimum }
web-seven-ronin-left = { $number ->
        [0] Every ronin has a place
        [one] { $number } ronin without a place
       *[other] { $number } ronin without a place
    }
web-seven-ronin-as-list = Plan in a list
web-seven-ronin-nowhere = no place yet
web-seven-ronin-more = { $name }: one more ninja
web-seven-ronin-less = { $name }: one fewer ninja
web-seven-ronin-fine = The plan can be sealed.
web-seven-ronin-seal = Seal the plan
web-seven-ronin-undo = Undo
web-seven-ronin-reset = Start over
web-seven-ronin-confirm-seal = Once both plans are sealed, they are revealed, and yours cannot be changed. Seal it now?
web-seven-ronin-sealed = Your plan is sealed. It shows dashed on your board; the other side cannot see it.
web-seven-ronin-told-ronin = { $number ->
        [0] Your spy: no ronin will stand here: { $area }.
       *[other] Your spy: who will stand here, { $area }: { $names }.
    }
web-seven-ronin-told-ninja = Your spy: new ninja who will come here, { $area }: { $number }.

## The result

web-seven-ronin-of = { $number } of { $all }
web-seven-ronin-figure-rounds = Rounds played
web-seven-ronin-figure-areas = Areas held by the Attacker, of those needed
web-seven-ronin-figure-fallen = Ronin who fell
web-seven-ronin-figure-wounds = Wounds of the others
web-seven-ronin-figure-reserves = Ninja left in the Reserves

web-keys-ring = on the ring: to the next area
web-keys-plan = on an area: put one there, take one away
web-keys-ronin = on the ring: select that ronin
