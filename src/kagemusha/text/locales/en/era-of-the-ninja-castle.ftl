### Era of the Ninja: the rooms of the castle and the Encounter cards.
###
### A name stands under room-… or encounter-…, a line of flavour under room-flavour-…, what a room or card
### does under room-text-…; numbers are given as for the other cards. tile-… is the shape of a room.

## Shapes

tile-cross = Crossing
tile-courtyard = Courtyard
tile-tee = T-Junction
tile-straight = Corridor
tile-corner = Corner
tile-dead-end = Dead End

## Rooms

room-audience-hall = Audience Hall
room-hall-of-pillars = Hall of Pillars
room-lantern-hall = Lantern Hall
room-moss-garden = Moss Garden
room-dojo = Dojo
room-shrine = Shrine
room-courtyard = Courtyard
room-plum-courtyard = Plum Courtyard
room-stone-courtyard = Stone Courtyard
room-kitchen = Kitchen
room-servants-quarters = Servants’ Quarters
room-music-room = Music Room
room-painted-gallery = Painted Gallery
room-archive = Archive
room-storehouse = Storehouse
room-armoury = Armoury
room-hall-of-screens = Hall of Screens
room-counting-house = Counting House
room-bell-tower = Bell Tower
room-long-corridor = Long Corridor
room-nightingale-floor = Nightingale Floor
room-narrow-stairs = Narrow Stairs
room-verandah = Verandah
room-tea-room = Tea Room
room-watchtower = Watchtower
room-bathhouse = Bathhouse
room-hidden-passage = Hidden Passage

## Rooms: flavour

room-flavour-audience-hall = Cushions lie in rows before an empty seat.
room-flavour-hall-of-pillars = Cedar trunks hold up a roof that nobody can see.
room-flavour-lantern-hall = Forty lanterns, and a servant who lights them one by one.
room-flavour-moss-garden = The moss swallows every step.
room-flavour-dojo = The floor is worn smooth by a thousand lessons.
room-flavour-shrine = An offering box, a bell rope, a bowl of clear water.
room-flavour-courtyard = A pond, and the wall that you climbed over.
room-flavour-plum-courtyard = Blossoms float on the dark pond.
room-flavour-stone-courtyard = Raked gravel shows every footprint until dawn.
room-flavour-kitchen = Hot rice, and knives that are newly sharpened.
room-flavour-servants-quarters = They hear you, and decide to go on sleeping.
room-flavour-music-room = A koto with one string missing.
room-flavour-painted-gallery = Painted tigers look at the wrong door.
room-flavour-archive = Every order of the castle is copied here, the next watch too.
room-flavour-storehouse = Nobody has counted the crates since autumn.
room-flavour-armoury = Racks of blades, and room for one more.
room-flavour-hall-of-screens = Seven shadows move, and only one is yours.
room-flavour-counting-house = The guards here have been paid tonight.
room-flavour-bell-tower = One blow against the bronze wakes the whole castle.
room-flavour-long-corridor = Doors on both sides, all of them shut.
room-flavour-nightingale-floor = The boards were laid so that they sing.
room-flavour-narrow-stairs = Built so that one man can hold them.
room-flavour-verandah = Rain drips from the eaves into a stone basin.
room-flavour-tea-room = The water is still warm.
room-flavour-watchtower = From here one sees over every roof.
room-flavour-bathhouse = Steam, cedar, and no second door.
room-flavour-hidden-passage = Behind the scroll on the wall the air is cold.

## Rooms: features

room-text-moss-garden = When you Hide here: Shadow { $signed }.
room-text-dojo = Attack { $signed } while you are here.
room-text-shrine = Once a turn, before you move, you may spend { $ingenuity } Ingenuity here: you regain { $amount ->
        [one] { $amount } Wound
       *[other] { $amount } Wounds
    }.
room-text-archive = Once a round, before you move, you may look at the top Encounter card here, and shuffle it back into its deck if you like.
room-text-storehouse = Items cost you { $amount } Ingenuity less here.
room-text-armoury = Once a turn, before you move, you may discard a Weapon here and draw the top Weapon card.
room-text-hall-of-screens = Dodge { $signed } while you are here.
room-text-counting-house = An attack that you make from here and that kills gains { $amount } more Ingenuity.
room-text-bell-tower = In the Awareness phase: Awareness { $signed } for each ninja here that attacked this round.
room-text-nightingale-floor = When you enter: Shadow { $signed }.
room-text-narrow-stairs = A stack that forms here has at most { $amount ->
        [one] { $amount } unit
       *[other] { $amount } units
    }. A stack that walks in stays as it is.
room-text-tea-room = When you recover here, you regain { $amount } more Ki.
room-text-watchtower = Your ranged weapons reach { $amount } tile farther from here, the bows of Daikyu { $amount2 }.
room-text-bathhouse = When you recover here, you regain { $amount ->
        [one] { $amount } more Wound
       *[other] { $amount } more Wounds
    }.
room-text-hidden-passage = From here you may move to any known tile that lies beside this one, even where no marker leads.

## Encounters

encounter-lone-sentry = Dozing Sentry
encounter-night-watch = Unpaid Watch
encounter-gate-guards = Gate Guards
encounter-drunken-banquet = Drunken Banquet
encounter-spear-drill = Spear Drill
encounter-gunners-post = Powder Kegs
encounter-firing-line = Firing Line
encounter-cooks = Midnight Meal
encounter-wall-patrol = Patrol at Your Back
encounter-duellist = Duellist
encounter-fencing-pupils = Fencing Pupils
encounter-lone-archer = Lone Archer
encounter-archery-contest = Archery Contest
encounter-praying-monk = Praying Monk
encounter-temple-pair = Temple Pair
encounter-monks-at-practice = Monks at Practice
encounter-gamblers = Gamblers
encounter-escort = Prisoner’s Escort
encounter-hunting-party = Dog Handlers
encounter-guard-change = Changing of the Guard
encounter-armourers = Armourers
encounter-generals-horn = General’s Horn
encounter-war-council = War Council
encounter-pay-parade = Pay Parade

## Encounters: flavour

encounter-flavour-lone-sentry = His spear keeps him upright.
encounter-flavour-night-watch = Three months without pay make a man look elsewhere.
encounter-flavour-gate-guards = They were told to expect you.
encounter-flavour-drunken-banquet = Somebody is singing, and nobody minds.
encounter-flavour-spear-drill = Five points turn towards the door as one.
encounter-flavour-gunners-post = They smoke their pipes far too close.
encounter-flavour-firing-line = Three matches glow in the dark.
encounter-flavour-cooks = A pot of rice stands where you can reach it.
encounter-flavour-wall-patrol = The room is empty. The one behind you is not.
encounter-flavour-duellist = He calls out your name before you are through the door.
encounter-flavour-fencing-pupils = Both would like to try it on something that moves.
encounter-flavour-lone-archer = He was waiting for a clear line.
encounter-flavour-archery-contest = The straw target has had enough.
encounter-flavour-praying-monk = For a moment his calm is yours.
encounter-flavour-temple-pair = One prays, one watches, and then they change.
encounter-flavour-monks-at-practice = The third one counts the blows.
encounter-flavour-gamblers = The dice are loaded, and there is a seat free.
encounter-flavour-escort = The man in ropes nods towards the next door.
encounter-flavour-hunting-party = The dogs know before the men do.
encounter-flavour-guard-change = One is late, the other is angry.
encounter-flavour-armourers = A finished blade cools by the door.
encounter-flavour-generals-horn = He blows it himself, and he enjoys it.
encounter-flavour-war-council = The map on the floor shows who stands where.
encounter-flavour-pay-parade = The chest needs two men to lift it.

## Encounters: what happens when one is explored

encounter-text-lone-sentry = When explored: they do not activate this round.
encounter-text-night-watch = When explored, you may spend { $ingenuity } Ingenuity: they leave the board.
encounter-text-drunken-banquet = When explored: each stack gets { $amount ->
        [one] { $amount } Wound token
       *[other] { $amount } Wound tokens
    }.
encounter-text-gunners-post = When explored, you may spend { $ki } Ki: each stack gets { $amount ->
        [one] { $amount } Wound token
       *[other] { $amount } Wound tokens
    }.
encounter-text-cooks = When explored: you regain { $amount ->
        [one] { $amount } Wound
       *[other] { $amount } Wounds
    }.
encounter-text-wall-patrol = When explored: each stack moves at once to a neighbouring tile through paired markers; if there are several, you choose.
encounter-text-duellist = When explored: you are visible this round, unless a card hides you.
encounter-text-praying-monk = When explored: you regain { $amount } Ki.
encounter-text-gamblers = When explored, you may spend { $ingenuity } Ingenuity: they do not activate this round.
encounter-text-escort = When explored: you look at the top tile, and shuffle it back if you like.
encounter-text-hunting-party = When explored: Shadow { $signed } for you.
encounter-text-armourers = When explored, you may spend { $ingenuity } Ingenuity: you draw the top Weapon card.
encounter-text-generals-horn = When explored: Shadow { $signed } for every ninja.
encounter-text-war-council = When explored: you look at the top Encounter card, and shuffle it back if you like.
encounter-text-pay-parade = When explored: each stack carries { $amount } Ingenuity; whoever defeats its last unit gains it.
