### The board of Era of the Ninja in the browser.

## The castle

web-era-of-the-ninja-castle = The castle, a map: drag to move it, plus and minus to zoom, 0 to see all of it
web-era-of-the-ninja-the-castle = The castle
web-era-of-the-ninja-zoom-in = Zoom in
web-era-of-the-ninja-zoom-out = Zoom out
web-era-of-the-ninja-fit = Show the whole castle
web-era-of-the-ninja-turn = Turn the room
web-era-of-the-ninja-tile = Tile { $number }: { $room }. Exits: { $ways }
web-era-of-the-ninja-stack = { $name }{ $units ->
        [0] {""}
       *[other] , units: { $units }
    }, tile { $tile }{ $tokens ->
        [0] {""}
       *[other] , Wound tokens: { $tokens }
    }{ $prize ->
        [0] {""}
       *[other] , carries: { $prize } Ingenuity
    }
web-era-of-the-ninja-token = { $ninja } ({ $player }), tile { $tile }, Shadow { $shadow }, { $hidden ->
        [yes] hidden
       *[no] seen
    }
web-era-of-the-ninja-awareness = Awareness
web-era-of-the-ninja-who-sees-whom = Who sees whom
web-era-of-the-ninja-sees = { $number ->
        [0] sees nobody
       *[other] sees { $names }
    }
web-era-of-the-ninja-hunts = goes for { $names }
web-era-of-the-ninja-seen-by = { $number ->
        [0] nobody sees this ninja
       *[other] seen by { $names }
    }
web-era-of-the-ninja-how-far = How far you can go
web-era-of-the-ninja-legend = What the marks mean
web-era-of-the-ninja-legend-walk = Move it takes
web-era-of-the-ninja-legend-sprint = with a Sprint
web-era-of-the-ninja-legend-threat = it can attack here; number: steps first
web-era-of-the-ninja-legend-attack = in reach of the weapon
web-era-of-the-ninja-legend-sees = sees
web-era-of-the-ninja-legend-hunts = goes for
web-era-of-the-ninja-mark-walk = Move it takes: { $number }
web-era-of-the-ninja-mark-sprint = With a Sprint, Move it takes: { $number }
web-era-of-the-ninja-mark-threat = It can attack here; steps first: { $number }
web-era-of-the-ninja-mark-attack = In reach of the weapon

## Values

web-era-of-the-ninja-value-move = Move
web-era-of-the-ninja-value-attack = Attack
web-era-of-the-ninja-value-dodge = Dodge
web-era-of-the-ninja-value-shadow = Shadow
web-era-of-the-ninja-value-range = Range
web-era-of-the-ninja-value-wounds = Wounds
web-era-of-the-ninja-value-ki = Ki
web-era-of-the-ninja-value-ingenuity = Ingenuity

## Ninja

web-era-of-the-ninja-you = you
web-era-of-the-ninja-lead = Lead
web-era-of-the-ninja-hidden = hidden
web-era-of-the-ninja-seen = seen
web-era-of-the-ninja-hid = tries to hide
web-era-of-the-ninja-defeated = defeated
web-era-of-the-ninja-out = out of the match
web-era-of-the-ninja-you-are-out = You are out of the match. The others continue without waiting for you; at the end you see the result.
web-era-of-the-ninja-choose-this = Choose { $name }…
web-era-of-the-ninja-moves-left = Move left: { $number }
web-era-of-the-ninja-score = score { $number }
web-era-of-the-ninja-pool = pool { $number }
web-era-of-the-ninja-counters = counters: { $number }
web-era-of-the-ninja-declared = declared: { $enemy }

## Cards

web-era-of-the-ninja-kind = { $kind ->
        [ninja] Ninja
        [weapon] Weapon
        [item] Item
        [skill] Skill
        [lord] Lord
        [unit] Unit
       *[other] Booty
    }
web-era-of-the-ninja-card = { $kind }, { $state ->
        [active] active
        [stowed] in reserve
       *[inactive] not active
    }{ $synergy ->
        [yes] , with Synergy
       *[no] {""}
    }{ $counters ->
        [0] {""}
       *[other] , counters: { $counters }
    }
web-era-of-the-ninja-kept = kept
web-era-of-the-ninja-face-down = A card face down
web-era-of-the-ninja-draft-waits = The others are still choosing.
web-era-of-the-ninja-draft-stage = { $stage ->
        [ninja] Choose a ninja
        [cards] Choose a Weapon, an Item and a Skill
       *[castle] Into the castle
    }
web-era-of-the-ninja-shop = Cards: buy, trade, equip
web-era-of-the-ninja-shop-open = Buy, trade, equip: show { $number ->
        [one] the card
       *[other] { $number } cards
    }

## The Lord and the decks

web-era-of-the-ninja-lord = { $state ->
        [here] Lord of the castle, on the board
        [defeated] Lord of the castle, defeated
       *[away] Lord of the castle, not found yet
    }
web-era-of-the-ninja-tiles-left = Tiles left
web-era-of-the-ninja-encounters-left = Encounters left
web-era-of-the-ninja-reinforcements-left = Reinforcements left
web-era-of-the-ninja-head-wounds = Wounds of the head
web-era-of-the-ninja-top = On top of its deck
web-era-of-the-ninja-units-left = Units left in the pool
web-era-of-the-ninja-discards = Discarded cards ({ $number })

## The round and the dice

web-era-of-the-ninja-round = Round { $number }
web-era-of-the-ninja-lead-is = Lead: { $player }
web-era-of-the-ninja-awareness-is = Awareness { $number }
web-era-of-the-ninja-phase-lead = Lead
web-era-of-the-ninja-phase-shadow = Shadow
web-era-of-the-ninja-phase-ninja = Ninja
web-era-of-the-ninja-phase-awareness = Awareness
web-era-of-the-ninja-phase-units = Lord’s Units
web-era-of-the-ninja-phase-recovery = Recovery
web-era-of-the-ninja-stage = { $player }: { $stage }
web-era-of-the-ninja-die = The die shows { $face }
web-era-of-the-ninja-die-waits = The die is not thrown yet
web-era-of-the-ninja-result = Result
web-era-of-the-ninja-lifted = The Limit is lifted
web-era-of-the-ninja-damage = Damage { $number }
web-era-of-the-ninja-thrown = Last thrown

## The result

web-era-of-the-ninja-figure-tiles = Tiles placed
web-era-of-the-ninja-figure-units = Units defeated
web-era-of-the-ninja-figure-dodged = Attacks dodged
web-era-of-the-ninja-figure-wounds = Wounds lost
web-era-of-the-ninja-figure-cards = Cards gained

web-keys-map = on the map: move it
web-keys-zoom = on the map: closer, further, all of it
