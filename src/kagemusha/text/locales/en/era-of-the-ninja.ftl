### Era of the Ninja: names, the log of a match, and every refusal. Cards have a file of their own.
###
### A name that comes from an id stands under the id's argument and -name: $gear-name for $gear.
### $stack-start is the name of a stack at the beginning of a sentence; $number-size is a number
### without its sign, $number-sign is minus or plus; $winners-count is how many have won.

## Names: modes and clans

mode-standard = Standard
mode-nvn-death-match = NvN Death Match
mode-clan-death-match = Clan Death Match
mode-clan-attack = Clan Attack
mode-multi-clan-attack = Multi-Clan Attack
mode-lords-head = Lord’s Head
mode-lone-ninja = Lone Ninja

# Each clan, and the form in “the … clan”.
clan-none = No clan
    .of = absent
clan-earth = Earth
    .of = Earth
clan-metal = Metal
    .of = Metal
clan-water = Water
    .of = Water
clan-wood = Wood
    .of = Wood
clan-fire = Fire
    .of = Fire
clan-heaven = Heaven
    .of = Heaven
clan-way = Way
    .of = Way
clan-spirit = Spirit
    .of = Spirit
clan-man = Man
    .of = Man
clan-void = Void
    .of = Void
clan-named = Named clan
    .of = Named

# A clan of which there are several sides: Fire 2.
numbered-clan = { $clan-name } { $number }

element-earth = Earth
element-metal = Metal
element-water = Water
element-wood = Wood
element-fire = Fire

realm-heaven = Heaven
realm-way = Way
realm-spirit = Spirit
realm-man = Man
realm-void = Void

## Names: enemies and the castle

unit-lord = Lord

# A stack of units: its name and its number; and the Lord, who is never in a stack.
stack-unit = { $unit-name } { $number }
stack-lord = the Lord

# What a member of a Heaven clan can declare.
enemy-ashigaru = Ashigaru
enemy-samurai = Samurai
enemy-monk = Monks
enemy-leader = leaders
enemy-lord = the Lord
enemy-side = side { $number }

lord-state-away = hidden
lord-state-here = on the board
lord-state-defeated = defeated
lord-state-none = no Lord in this mode

encounter-the-lord-enters = The Lord Enters

way-north = north
way-east = east
way-south = south
way-west = west

## Names: cards and dice

gear-head = the Lord’s head

deck-weapon = Weapons
deck-item = Items
deck-skill = Skills
deck-encounter = Encounters
deck-tile = Room tiles

roll-attack = Attack
roll-dodge = Dodge
roll-shadow = Shadow
roll-search = Search
roll-any = any roll

mark-plain = plain
mark-failure = Total Failure
mark-success = Total Success

## Names: steps of a match and of a turn

step-chance = Chance
step-keep-ninja = Choosing a ninja
step-keep-cards = Choosing the starting cards
step-declare = Declaring an enemy
step-name-lead = Naming the Lead Ninja
step-before-roll = Before a roll
step-after-roll = After a roll
step-turn = The turn of a ninja
step-turn-tile = Rotating a new tile
step-substitute = Choosing a replacement unit
step-discard-excess = Discarding down to the limit
step-choose-activation = Choosing the next enemy
step-choose-target = Choosing the target of an enemy
step-choose-route = Choosing the way of an enemy
step-intercept = Taking the damage of another
step-choose-merge = Choosing stacks to merge
step-replace = Coming back with a new ninja
step-keep-new = Choosing the cards of a new ninja
step-choose-entry = Choosing where Reinforcements enter
step-may = Using an ability or not
step-choose-stack = Choosing a stack for an ability
step-choose-ninja = Choosing a ninja for an ability
step-choose-tile = Choosing a tile for an ability
step-choose-way = Choosing where to push a stack
step-choose-card = Choosing a card to give up
step-choose-loot = Choosing a card to take
step-peeked = After looking at a card
step-nvn-after = After the rolls of NvN
step-consent = Answering a trade
step-place-spot = Placing a tile of the castle
step-start-tile = Choosing the first tile

stage-start = Trade
stage-spend = Spend Ingenuity
stage-adjust = Adjust Equipment
stage-move = Move
stage-sprint = Sprint
stage-attack-again = Another Attack

reason-lord-defeated = the Lord is defeated
reason-all-defeated = no ninja is left
reason-last-standing = nobody else is left
reason-head-home = the Lord’s head is back on the starting Courtyard
reason-head-destroyed = the Lord’s head is destroyed
reason-rounds-spent = the night is over

## Events: setup and rounds

era-ninja-drawn = { $player-name } draws a ninja: { $ninja-name }.
era-ninja-kept = { $player-name } plays { $ninja-name }.
era-card-offered = { $player-name } is dealt { $gear-name }.
era-card-kept = { $player-name } keeps { $gear-name }.
era-lord-drawn = The Lord of this castle is { $lord-name }.
era-declared = { $player-name } declares an enemy: { $enemy-name }.
era-lead-die = { $player-name } rolls { $face } for the lead.
era-lead = { $player-name } is the Lead Ninja.
era-round = Round { $round } begins.
era-lifted = { $player-name } lifts the Limit for this roll ({ $roll-name }).
era-rolled = { $player-name } rolls { $face } ({ $roll-name }): the result is { $value }.
era-rerolled = { $player-name } rolls again ({ $roll-name }).
era-used = { $player-name } uses an ability: { $ability-name }.
era-shadow-set = { $mark ->
        [failure] { $player-name } has Shadow { $value }, a Total Failure.
        [success] { $player-name } has Shadow { $value }, a Total Success.
       *[plain] { $player-name } has Shadow { $value }.
    }
era-turn = The turn of { $player-name } begins.

## Events: cards

era-card-gained = { $player-name } gains { $gear-name }.
era-synergy = { $player-name } buys the Synergy of { $gear-name }.
era-synergy-drawn = The card that { $player-name } puts face down under { $gear-name } is { $other-gear-name }.
era-skill-up = { $player-name } has a new active Skill: { $gear-name }.
era-duplicate = { $player-name } has { $gear-name } twice: its Synergy is active.
era-deposited = { $player-name } puts { $number } Ingenuity into the pool of the clan, which holds { $pool }.
era-proposed = { $asking ->
        [1] { $player-name } asks { $other-name } for { $gear-name }.
       *[0] { $player-name } offers { $gear-name } to { $other-name }.
    }
era-traded = { $player-name } gives { $gear-name } to { $other-name }.
era-refused = { $player-name } refuses the trade with { $other-name }.
era-activated = { $player-name } activates { $gear-name }.
era-sheathed = { $player-name } sheathes { $gear-name }.
era-switched-off = { $player-name } loses the effect of { $gear-name }: another Item takes its place.
era-stowed = { $player-name } puts { $gear-name } into the reserve.
era-fetched = { $player-name } takes { $gear-name } out of the reserve.
era-discarded = { $under ->
        [none] { $player-name } discards { $gear-name }.
       *[other] { $player-name } discards { $gear-name } and { $under-name } from under it.
    }

## Events: the castle

era-moved = { $player-name } goes to tile { $tile }.
era-tile-drawn = { $player-name } draws a tile: { $shape-name }.
era-tile-refused = The drawn tile would close the castle ({ $shape-name }): { $player-name } takes another.
era-tile-laid = { $player-name } places tile { $tile }: { $shape-name }.
era-encounter = { $player-name } draws an Encounter for tile { $tile }: { $encounter-name }.
era-no-encounter = There is no Encounter card left for tile { $tile }.
era-lord-entered = The Lord enters the castle on tile { $tile }: { $lord-name }.
era-lord-again = The Lord Enters is drawn again for tile { $tile } and discarded; another card is drawn.
era-placed = { $number ->
        [one] { $number } unit is
       *[other] { $number } units are
    } placed on tile { $tile }: { $stack-name }.
era-substituted = No { $unit-name } is left in the pool: tile { $tile } gets { $other-unit-name } instead.
era-pool-empty = The pools are empty: { $number ->
        [one] { $number } unit is
       *[other] { $number } units are
    } not placed ({ $unit-name }).
era-merged = { $stack-start } and { $other-stack-name } merge: { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }.
era-sprinted = { $player-name } sprints and has { $number } Move.
era-start-tile = { $player-name } begins on tile { $tile }.

## Events: attacks

era-attacked = { $player-name } { $sneak ->
        [0] attacks
       *[other] makes a sneak attack with +{ $sneak } on
    } { $whole ->
        [1] { $stack-name }
       *[0] one unit of { $stack-name }
    }.
era-missed = { $player-name } misses { $stack-name } with { $value }: the Wound value is { $needed }.
era-fumbled = { $player-name } attacks { $stack-name } with a Total Failure.
era-tokens = { $stack-start } { $number-sign ->
        [minus] loses
       *[plus] gets
    } { $number-size ->
        [one] { $number-size } Wound token
       *[other] { $number-size } Wound tokens
    } and has { $total }.
era-killed = { $killer ->
        [nobody] { $stack-start } loses { $number ->
            [one] { $number } unit
           *[other] { $number } units
        }
       *[other] { $killer-name } defeats { $number ->
            [one] { $number } unit
           *[other] { $number } units
        } of { $stack-name }
    }; { $left } left.
era-lord-held = { $player-name } attacks the Lord with a Total Success, but { $value } does not reach the Dead value of { $needed }: a second roll follows.
era-lord-killed = { $player-name } defeats the Lord: { $lord-name }.
era-ingenuity = { $player-name } { $number-sign ->
        [minus] spends or loses
       *[plus] gains
    } { $number-size } Ingenuity and has { $total }.
era-shadow = { $player-name } now has Shadow { $value }.
era-stunned = { $stack-start } does not activate this round.
era-pushed = { $stack-start } is pushed to tile { $tile }.
era-slain = { $stack-start } loses { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }.

## Events: hiding and enemies

era-hid = { $player-name } tries to hide.
era-awareness = { $player-name } rolls { $face } for the castle: Awareness is { $value }.
era-awareness-changed = Awareness { $number-sign ->
        [minus] falls
       *[plus] rises
    } by { $number-size } and is { $value }.
era-hidden = { $player-name } is hidden.
era-seen = { $player-name } is visible.
era-forced-hidden = { $player-name } is hidden this round by an ability.
era-forced-visible = { $player-name } is visible this round by an ability.
era-conflict-die = Cards contradict each other over { $player-name }; the die { $against ->
        [0] for hiding
       *[1] against hiding
    } shows { $face }.
era-enemy-moved = { $stack-start } moves to tile { $tile }.
era-lord-spots = The Lord finds { $player-name }, who is now visible.
era-enemy-attack = { $stack-start } attacks { $player-name }, who needs { $needed } to dodge.
era-dodged = { $player-name } dodges { $stack-name } with { $value }, against { $needed }.
era-not-dodged = { $player-name } does not dodge { $stack-name } with { $value }: Damage { $damage }.
era-intercepted = { $player-name } steps in for { $other-name }: { $number ->
        [one] { $number } Wound
       *[other] { $number } Wounds
    }.

## Events: Wounds, Ki, Recovery

era-wounds = { $player-name } loses { $number ->
        [one] { $number } Wound
       *[other] { $number } Wounds
    } and has { $total } left.
era-healed = { $player-name } regains { $number ->
        [one] { $number } Wound
       *[other] { $number } Wounds
    } and has { $total }.
era-ki = { $player-name } { $number-sign ->
        [minus] spends or loses
       *[plus] regains
    } { $number-size } Ki and has { $total }.
era-survived = { $player-name } survives with { $number ->
        [one] { $number } Wound
       *[other] { $number } Wounds
    }.
era-defeated = { $player-name } is defeated.
era-rested = { $player-name } recovers.
era-tokens-off = The enemies recover: { $number ->
        [one] { $number } Wound token comes off.
       *[other] { $number } Wound tokens come off.
    }
era-replaced = { $player-name } comes back with a new ninja: { $ninja-name }.
era-out = { $player-name } is out of the game.
era-reinforcement = Reinforcements come to tile { $tile }; { $number ->
        [one] { $number } card is
       *[other] { $number } cards are
    } to be drawn.
era-no-entry = No tile faces an open edge: the Reinforcements are discarded ({ $encounter-name }).

## Events: ninja against ninja, modes, abilities

era-nvn = { $loot ->
        [none] { $player-name } attacks { $other-name }.
       *[other] { $player-name } tries to steal { $loot-name } from { $other-name }.
    }
era-nvn-tie = { $player-name } and { $other-name } tie at { $value }: nothing happens.
era-nvn-failed = { $player-name } fails against { $other-name }: { $value } to { $needed }.
era-nvn-won = { $player-name } beats { $other-name } by { $number }.
era-stolen = { $player-name } takes { $gear-name } from { $other-name }.
era-searched = { $player-name } searches and finds { $number } Ingenuity.
era-head-taken = { $player-name } takes the Lord’s head.
era-head-dropped = { $player-name } drops the Lord’s head on tile { $tile }.
era-head-wounded = { $player-name } harms the Lord’s head: it has { $number ->
        [one] { $number } Wound
       *[other] { $number } Wounds
    } of 3.
era-peeked = { $player-name } looks at the top of a deck: { $deck-name }.
era-peek-seen = { $player-name } has seen { $top-name } on top of a deck: { $deck-name }.
era-shuffled-back = { $player-name } shuffles what lay on top back into the deck: { $deck-name }.
era-reshuffled = The deck is empty, and its discards are shuffled to form it anew: { $deck-name }.
era-counters = { $owner ->
        [nobody] { $number-sign ->
            [minus] The Lord loses
           *[plus] The Lord gains
        }
       *[other] { $number-sign ->
            [minus] { $owner-name } spends or loses
           *[plus] { $owner-name } gains
        }
    } { $number-size ->
        [one] { $number-size } counter
       *[other] { $number-size } counters
    } of { $ability-name }; now { $total }.
era-leapt = { $player-name } is suddenly on tile { $tile }.
era-move-points = { $player-name } { $number-sign ->
        [minus] loses
       *[plus] gains
    } { $number-size } Move and has { $total }.
era-lord-ability = The ability of the Lord takes effect: { $ability-name }.
era-redrawn = { $player-name } sends the units back and draws another Encounter.
era-match-over = { $winners-count ->
        [0] Nobody wins
        [one] { $winners-name } wins
       *[other] { $winners-name } win together
    }: { $reason-name }.
era-turn-done = { $player-name } ends the turn.

## Refusals: questions

refused-era-wrong-step = “{ $action }” does not belong to the present step: { $step-name }.
refused-era-choice = “{ $action }” cannot be chosen at this step: { $step-name }. Choose one of those on offer.
refused-era-lift = “{ $action }” is not possible: to lift the Limit takes 1 Ki before your own roll, once for each roll.
refused-era-lift-head = “{ $action }” is not possible: whoever carries the Lord’s head cannot lift the Limit (E.156).
refused-era-reroll = “{ $action }” is not possible: a reroll takes 1 Ki, and in NvN only the player with the lower total may reroll.
refused-era-use = “{ $action }” is not possible: an ability needs an active card, its own moment and condition, its cost, and somebody or something to act on; many work once a turn, a round or a game.

## Refusals: a turn

refused-era-too-late = “{ $action }” comes too late: the turn has reached { $stage-name }. The order is Trade, Spend Ingenuity, Adjust Equipment, Move, Action.
refused-era-only-attack = “{ $action }” is not possible: now you may only attack again or be done.
refused-era-now = “{ $action }” is not possible now. Choose one of the actions on offer.
refused-era-deposit = “{ $action }” is not possible: only a member of a clan can give to its pool, and only as much Ingenuity as it has.
refused-era-trade = “{ $action }” is not possible: trade Weapons and Items with a member of your clan on your tile, at the start of your turn. A trade is proposed once a turn, and the Lord’s head cannot be traded (E/r35).
refused-era-buy = “{ $action }” is not possible: your Ingenuity and what you take from the pool must cover the price, the pool with no more than the price; and there must be a card to draw. Usual prices: Weapon 2, Item 3, Skill 4.
refused-era-pool-used = “{ $action }” is not possible: a purchase from the pool is your one purchase of the turn.
refused-era-synergy = “{ $action }” is not possible: a Synergy goes under an active Skill of yours that has none yet (E/r25), and usually costs 5 Ingenuity.
refused-era-activate = “{ $action }” is not possible: activate an inactive Weapon or Item of yours that is not in the reserve, if you can pay its cost; each card once a turn.
refused-era-sheathe = “{ $action }” is not possible: sheathe a Weapon that is active, each once a turn; an Item is never switched off at will (E.41).
refused-era-stow = “{ $action }” is not possible: put your cards into a reserve with room for them, or take out what lies there; each card once a turn.
refused-era-move = “{ $action }” is not possible: a step takes 1 Move and leads through a paired marker to a revealed tile.
refused-era-explore = “{ $action }” is not possible: exploring takes 2 Move, less with some abilities, a marker that faces an open edge, and a tile in the deck that fits.
refused-era-explore-death-match = “{ $action }” is not possible: in a Death Match all tiles are on the table before play begins.
refused-era-attack = “{ $action }” is not possible: a melee Weapon reaches your own tile, a ranged one a single unit in Range on another tile (E.54, E.55).
refused-era-heal = “{ $action }” is not possible: in a Wood clan you heal another wounded member on your tile (E/r32).
refused-era-search = “{ $action }” is not possible: the Action Search exists in a Death Match only.
refused-era-steal = “{ $action }” is not possible: name a Weapon or an Item of an opponent on your tile whose Shadow is lower than yours and whose cards can be stolen (E.99).
refused-era-steal-head = “{ $action }” is not possible: without the option NvN only the Lord’s head can be stolen, from an opponent on your tile whose Shadow is lower than yours (E/r61).
refused-era-wound = “{ $action }” is not possible: your target is an opponent within reach of your Weapon whose Shadow is lower than yours (E/r15).
refused-era-no-nvn = “{ $action }” is not possible: this match is played without the option NvN.
refused-era-drop = “{ $action }” is not possible: you do not carry the Lord’s head.
refused-era-pick-up = “{ $action }” is not possible: the Lord’s head does not lie on your tile.

## Notation

notation-unknown-gear = “{ $word }” is no Weapon, Item or Skill. There are: { $known }.
notation-unknown-kept = “{ $word }” is neither a ninja nor a card. There are: { $known }.
notation-unknown-ninja = “{ $word }” is no ninja. There are: { $known }.
notation-unknown-lord = “{ $word }” is no Lord. There are: { $known }.
notation-unknown-encounter = “{ $word }” is no Encounter. There are: { $known }.
notation-unknown-shape = “{ $word }” is no shape of a tile. There are: { $known }.
notation-unknown-enemy = “{ $word }” is no enemy that can be declared. There are: { $known }.
notation-unknown-deck = “{ $word }” is no deck to buy from. There are: { $known }.
notation-unknown-way = “{ $word }” is no direction. There are: { $known }.
notation-unknown-stack = “{ $word }” is no stack that can be named here. Possible: { $known }.
notation-unknown-other-stack = “{ $word }” is no second stack that can be named here. Possible: { $known }.
notation-unknown-unit = “{ $word }” is no unit. There are: { $known }.

## Options

option-era-seats = { $mode-name } cannot be played with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }. Possible: { $known }.
option-era-nvn-needed = { $mode-name } is ninja against ninja: leave the option nvn on.
option-era-no-reinforcements = { $mode-name } has no Reinforcements: switch the option reinforcements off.
option-era-no-sneak = { $mode-name } has no sneak attacks: switch the option sneak off.
option-era-no-nvn = { $mode-name } has no fights between ninja: switch the option nvn off.
option-era-no-arcade = { $mode-name } cannot be played as Arcade: switch the option arcade off.
option-era-no-lord = { $mode-name } has no Lord: leave the option lord out.
option-era-clans-number = Every seat needs an entry in the option clans. Seats: { $seats }; entries: { $number }.
option-era-clans-needed = { $mode-name } needs a clan for every seat: no entry of the option clans can be none.
option-era-no-clans = { $mode-name } is played without clans: leave the option clans out.
option-era-one-clan = { $mode-name } is played by one clan: give every seat the same entry in the option clans.
option-era-two-sides = { $mode-name } needs two sides at least. Give the seats different entries in the option clans, such as fire and water, or fire-1 and fire-2.
option-era-too-few-ninja = Too few ninja can join this clan: { $clan-name }. There are { $number }; { $wanted } are needed.

## Positions

position-era-altered = The numbers of the position do not fit its check or its words. In the middle of something a line is taken only as the program wrote it; by hand, write it without numbers and check.
position-era-tile = The tile { $tile } does not fit. The first is courtyard:0:0:…; each other lies on a free place, is paired with a tile before it, and must be in the box.
position-era-no-ninja = { $player-name } has no ninja in the position, but is spoken of. Add { $player }=ninja@tile, or leave out what concerns this player.
position-era-too-many-cards = { $player-name } has more Weapons and Items than the limit allows. Take some out.
