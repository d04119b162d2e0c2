### Era of the Ninja: names, the log of a match, and every refusal. Cards have their own file.
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
    .you = You draw a ninja: { $ninja-name }.
era-ninja-kept = { $player-name } plays { $ninja-name }.
    .you = You play { $ninja-name }.
era-card-offered = { $player-name } is dealt { $gear-name }.
    .you = You are dealt { $gear-name }.
era-card-kept = { $player-name } keeps { $gear-name }.
    .you = You keep { $gear-name }.
era-lord-drawn = The Lord of this castle is { $lord-name }.
era-declared = { $player-name } declares an enemy: { $enemy-name }.
    .you = You declare an enemy: { $enemy-name }.
era-lead-die = { $player-name } rolls { $face } for the lead.
    .you = You roll { $face } for the lead.
era-lead = { $player-name } is the Lead Ninja.
    .you = You are the Lead Ninja.
era-round = Round { $round } begins.
era-lifted = { $player-name } lifts the Limit for this roll ({ $roll-name }).
    .you = You lift the Limit for this roll ({ $roll-name }).
era-rolled = { $player-name } rolls { $face } ({ $roll-name }): the result is { $value }.
    .you = You roll { $face } ({ $roll-name }): the result is { $value }.
era-rerolled = { $player-name } rolls again ({ $roll-name }).
    .you = You roll again ({ $roll-name }).
era-used = { $player-name } uses an ability: { $ability-name }.
    .you = You use an ability: { $ability-name }.
era-shadow-set = { $mark ->
        [failure] { $player-name } has Shadow { $value }, a Total Failure.
        [success] { $player-name } has Shadow { $value }, a Total Success.
       *[plain] { $player-name } has Shadow { $value }.
    }
    .you = { $mark ->
            [failure] You have Shadow { $value }, a Total Failure.
            [success] You have Shadow { $value }, a Total Success.
           *[plain] You have Shadow { $value }.
        }
era-turn = The turn of { $player-name } begins.
    .you = Your turn begins.

## Events: cards

era-card-gained = { $player-name } gains { $gear-name }.
    .you = You gain { $gear-name }.
era-synergy = { $player-name } buys the Synergy of { $gear-name }.
    .you = You buy the Synergy of { $gear-name }.
era-synergy-drawn = The card that { $player-name } puts face down under { $gear-name } is { $other-gear-name }.
    .you = The card that you put face down under { $gear-name } is { $other-gear-name }.
era-skill-up = { $player-name } has a new active Skill: { $gear-name }.
    .you = You have a new active Skill: { $gear-name }.
era-duplicate = { $player-name } has { $gear-name } twice: its Synergy is active.
    .you = You have { $gear-name } twice: its Synergy is active.
era-deposited = { $player-name } puts { $number } Ingenuity into the pool of the clan, which holds { $pool }.
    .you = You put { $number } Ingenuity into the pool of the clan, which holds { $pool }.
era-proposed = { $asking ->
        [1] { $player-name } asks { $other-name } for { $gear-name }.
       *[0] { $player-name } offers { $gear-name } to { $other-name }.
    }
    .you = { $asking ->
            [1] You ask { $other-name } for { $gear-name }.
           *[0] You offer { $gear-name } to { $other-name }.
        }
    .to-you = { $asking ->
            [1] { $player-name } asks you for { $gear-name }.
           *[0] { $player-name } offers you { $gear-name }.
        }
era-traded = { $player-name } gives { $gear-name } to { $other-name }.
    .you = You give { $gear-name } to { $other-name }.
    .to-you = { $player-name } gives you { $gear-name }.
era-refused = { $player-name } refuses the trade with { $other-name }.
    .you = You refuse the trade with { $other-name }.
    .to-you = { $player-name } refuses the trade with you.
era-activated = { $player-name } activates { $gear-name }.
    .you = You activate { $gear-name }.
era-sheathed = { $player-name } sheathes { $gear-name }.
    .you = You sheathe { $gear-name }.
era-switched-off = { $player-name } loses the effect of { $gear-name }: another Item takes its place.
    .you = You lose the effect of { $gear-name }: another Item takes its place.
era-stowed = { $player-name } puts { $gear-name } into the reserve.
    .you = You put { $gear-name } into the reserve.
era-fetched = { $player-name } takes { $gear-name } out of the reserve.
    .you = You take { $gear-name } out of the reserve.
era-discarded = { $under ->
        [none] { $player-name } discards { $gear-name }.
       *[other] { $player-name } discards { $gear-name } and { $under-name } from under it.
    }
    .you = { $under ->
            [none] You discard { $gear-name }.
           *[other] You discard { $gear-name } and { $under-name } from under it.
        }

## Events: the castle

era-moved = { $player-name } goes to tile { $tile }.
    .you = You go to tile { $tile }.
era-tile-drawn = { $player-name } draws a tile: { $room-name }.
    .you = You draw a tile: { $room-name }.
era-tile-refused = The drawn tile would close the castle ({ $room-name }): { $player-name } takes another.
    .you = The drawn tile would close the castle ({ $room-name }): you take another.
era-tile-laid = { $player-name } places tile { $tile }: { $room-name }.
    .you = You place tile { $tile }: { $room-name }.
era-encounter = { $player-name } draws an Encounter for tile { $tile }: { $encounter-name }.
    .you = You draw an Encounter for tile { $tile }: { $encounter-name }.
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
    .you = You sprint and have { $number } Move.
era-start-tile = { $player-name } begins on tile { $tile }.
    .you = You begin on tile { $tile }.

## Events: attacks

era-attacked = { $player-name } { $sneak ->
        [0] attacks
       *[other] makes a sneak attack with +{ $sneak } on
    } { $whole ->
        [1] { $stack-name }
       *[0] one unit of { $stack-name }
    }.
    .you = You { $sneak ->
            [0] attack
           *[other] make a sneak attack with +{ $sneak } on
        } { $whole ->
            [1] { $stack-name }
           *[0] one unit of { $stack-name }
        }.
era-missed = { $player-name } misses { $stack-name } with { $value }: the Wound value is { $needed }.
    .you = You miss { $stack-name } with { $value }: the Wound value is { $needed }.
era-fumbled = { $player-name } attacks { $stack-name } with a Total Failure.
    .you = You attack { $stack-name } with a Total Failure.
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
    .you = You defeat { $number ->
            [one] { $number } unit
           *[other] { $number } units
        } of { $stack-name }; { $left } left.
era-lord-held = { $player-name } attacks the Lord with a Total Success, but { $value } does not reach the Dead value of { $needed }: a second roll follows.
    .you = You attack the Lord with a Total Success, but { $value } does not reach the Dead value of { $needed }: a second roll follows.
era-lord-killed = { $player-name } defeats the Lord: { $lord-name }.
    .you = You defeat the Lord: { $lord-name }.
era-ingenuity = { $number-sign ->
        [minus] { $player-name } has { $number-size } Ingenuity less: { $total } left.
       *[plus] { $player-name } gains { $number-size } Ingenuity and has { $total }.
    }
    .you = { $number-sign ->
            [minus] You have { $number-size } Ingenuity less: { $total } left.
           *[plus] You gain { $number-size } Ingenuity and have { $total }.
        }
era-shadow = { $player-name } now has Shadow { $value }.
    .you = You now have Shadow { $value }.
era-stunned = { $stack-start } does not activate this round.
era-pushed = { $stack-start } is moved to tile { $tile }.
era-slain = { $stack-start } loses { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }.

## Events: hiding and enemies

era-hid = { $player-name } tries to hide.
    .you = You try to hide.
era-awareness = { $player-name } rolls { $face } for the castle: Awareness is { $value }.
    .you = You roll { $face } for the castle: Awareness is { $value }.
era-awareness-changed = Awareness { $number-sign ->
        [minus] falls
       *[plus] rises
    } by { $number-size } and is { $value }.
era-hidden = { $player-name } is hidden.
    .you = You are hidden.
era-seen = { $player-name } is visible.
    .you = You are visible.
era-forced-hidden = { $player-name } is hidden this round by an ability.
    .you = You are hidden this round by an ability.
era-forced-visible = { $player-name } is visible this round by an ability.
    .you = You are visible this round by an ability.
era-conflict-die = Cards contradict each other over { $player-name }; the die { $against ->
        [0] for hiding
       *[1] against hiding
    } shows { $face }.
    .you = Cards contradict each other over you; the die { $against ->
            [0] for hiding
           *[1] against hiding
        } shows { $face }.
era-enemy-moved = { $stack-start } moves to tile { $tile }.
era-lord-spots = The Lord finds { $player-name }, who is now visible.
    .you = The Lord finds you: you are now visible.
era-enemy-attack = { $stack-start } attacks { $player-name }, who needs { $needed } to dodge.
    .you = { $stack-start } attacks you: you need { $needed } to dodge.
era-dodged = { $player-name } dodges { $stack-name } with { $value }, against { $needed }.
    .you = You dodge { $stack-name } with { $value }, against { $needed }.
era-not-dodged = { $player-name } does not dodge { $stack-name } with { $value }: Damage { $damage }.
    .you = You do not dodge { $stack-name } with { $value }: Damage { $damage }.
era-intercepted = { $player-name } steps in for { $other-name }: { $number ->
        [one] { $number } Wound
       *[other] { $number } Wounds
    }.
    .you = You step in for { $other-name }: { $number ->
            [one] { $number } Wound
           *[other] { $number } Wounds
        }.
    .to-you = { $player-name } steps in for you: { $number ->
            [one] { $number } Wound
           *[other] { $number } Wounds
        }.

## Events: Wounds, Ki, Recovery

era-wounds = { $player-name } loses { $number ->
        [one] { $number } Wound
       *[other] { $number } Wounds
    } and has { $total } left.
    .you = You lose { $number ->
            [one] { $number } Wound
           *[other] { $number } Wounds
        } and have { $total } left.
era-healed = { $player-name } regains { $number ->
        [one] { $number } Wound
       *[other] { $number } Wounds
    } and has { $total }.
    .you = You regain { $number ->
            [one] { $number } Wound
           *[other] { $number } Wounds
        } and have { $total }.
era-ki = { $number-sign ->
        [minus] { $player-name } has { $number-size } Ki less: { $total } left.
       *[plus] { $player-name } regains { $number-size } Ki and has { $total }.
    }
    .you = { $number-sign ->
            [minus] You have { $number-size } Ki less: { $total } left.
           *[plus] You regain { $number-size } Ki and have { $total }.
        }
era-survived = { $player-name } survives with { $number ->
        [one] { $number } Wound
       *[other] { $number } Wounds
    }.
    .you = You survive with { $number ->
            [one] { $number } Wound
           *[other] { $number } Wounds
        }.
era-defeated = { $player-name } is defeated.
    .you = You are defeated.
era-rested = { $player-name } recovers.
    .you = You recover.
era-tokens-off = The enemies recover: { $number ->
        [one] { $number } Wound token comes off.
       *[other] { $number } Wound tokens come off.
    }
era-replaced = { $player-name } comes back with a new ninja: { $ninja-name }.
    .you = You come back with a new ninja: { $ninja-name }.
era-out = { $player-name } is out of the game.
    .you = You are out of the game.
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
    .you = { $loot ->
            [none] You attack { $other-name }.
           *[other] You try to steal { $loot-name } from { $other-name }.
        }
    .to-you = { $loot ->
            [none] { $player-name } attacks you.
           *[other] { $player-name } tries to steal { $loot-name } from you.
        }
era-nvn-tie = { $player-name } and { $other-name } tie at { $value }: nothing happens.
    .you = You and { $other-name } tie at { $value }: nothing happens.
    .to-you = { $player-name } and you tie at { $value }: nothing happens.
era-nvn-failed = { $player-name } fails against { $other-name }: { $value } to { $needed }.
    .you = You fail against { $other-name }: { $value } to { $needed }.
    .to-you = { $player-name } fails against you: { $value } to { $needed }.
era-nvn-won = { $player-name } beats { $other-name } by { $number }.
    .you = You beat { $other-name } by { $number }.
    .to-you = { $player-name } beats you by { $number }.
era-stolen = { $player-name } takes { $gear-name } from { $other-name }.
    .you = You take { $gear-name } from { $other-name }.
    .to-you = { $player-name } takes { $gear-name } from you.
era-searched = { $player-name } searches and finds { $number } Ingenuity.
    .you = You search and find { $number } Ingenuity.
era-head-taken = { $player-name } takes the Lord’s head.
    .you = You take the Lord’s head.
era-head-dropped = { $player-name } drops the Lord’s head on tile { $tile }.
    .you = You drop the Lord’s head on tile { $tile }.
era-head-wounded = { $player-name } harms the Lord’s head: it has { $number ->
        [one] { $number } Wound
       *[other] { $number } Wounds
    } of 3.
    .you = You harm the Lord’s head: it has { $number ->
            [one] { $number } Wound
           *[other] { $number } Wounds
        } of 3.
era-peeked = { $player-name } looks at the top of a deck: { $deck-name }.
    .you = You look at the top of a deck: { $deck-name }.
era-peek-seen = { $player-name } has seen { $top-name } on top of a deck: { $deck-name }.
    .you = You have seen { $top-name } on top of a deck: { $deck-name }.
era-shuffled-back = { $player-name } shuffles what lay on top back into the deck: { $deck-name }.
    .you = You shuffle what lay on top back into the deck: { $deck-name }.
era-reshuffled = The deck is empty, and its discards are shuffled to form it anew: { $deck-name }.
era-counters = { $owner ->
        [nobody] { $number-sign ->
            [minus] The Lord loses
           *[plus] The Lord gains
        }
       *[other] { $number-sign ->
            [minus] { $owner-name } puts back
           *[plus] { $owner-name } gains
        }
    } { $number-size ->
        [one] { $number-size } counter
       *[other] { $number-size } counters
    } of { $ability-name }; now { $total }.
    .you = { $number-sign ->
            [minus] You put back
           *[plus] You gain
        } { $number-size ->
            [one] { $number-size } counter
           *[other] { $number-size } counters
        } of { $ability-name }; now { $total }.
era-leapt = { $player-name } is suddenly on tile { $tile }.
    .you = You are suddenly on tile { $tile }.
era-move-points = { $player-name } { $number-sign ->
        [minus] loses
       *[plus] gains
    } { $number-size } Move and has { $total }.
    .you = You { $number-sign ->
            [minus] lose
           *[plus] gain
        } { $number-size } Move and have { $total }.
era-lord-ability = The ability of the Lord takes effect: { $ability-name }.
era-castle-acts = { $ability-name } takes effect on { $player-name }.
    .you = { $ability-name } takes effect on you.
era-prize = { $stack-start } carries { $number } Ingenuity.
era-redrawn = { $player-name } sends the units back and draws another Encounter.
    .you = You send the units back and draw another Encounter.
era-match-over = { $winners-count ->
        [0] Nobody wins
        [one] { $winners-name } wins
       *[other] { $winners-name } win together
    }: { $reason-name }.
    .you = { $winners-count ->
            [one] You win
           *[other] { $winners-name } win together
        }: { $reason-name }.
era-turn-done = { $player-name } ends the turn.
    .you = You end your turn.

## Refusals: questions

refused-era-wrong-step = This is not the current question. First answer this: { $step-name }.
refused-era-choice = That is not on offer here ({ $step-name }). Choose one of the answers that are listed.
refused-era-choice-stack = That is not on offer here ({ $step-name }). You can choose: { $stack-list-name }.
refused-era-choice-player = That is not on offer here ({ $step-name }). You can choose: { $player-list-name }.
refused-era-choice-gear = That is not on offer here ({ $step-name }). You can choose: { $gear-list-name }.
refused-era-choice-kept = { $deck ->
        [weapon] Choose your Weapon now
        [item] Choose your Item now
       *[other] Choose your Skill now
    }: { $gear-list-name }. The order is Weapon, Item, Skill.
refused-era-choice-way = That is not on offer here ({ $step-name }). You can choose: { $way-list-name }.
refused-era-choice-tile = That tile is not on offer here ({ $step-name }). You can choose by number: { $tiles }.
refused-era-lift-head = While you carry the Lord’s head, you cannot lift the Limit. Just roll, or drop the head with an Action in your turn.
refused-era-lift-twice = The Limit is already lifted for this roll. Roll now.
refused-era-lift-ki = To lift the Limit costs 1 Ki, and you have none. Roll without it; you regain Ki when you rest.
refused-era-lift-nothing = To lift the Limit would change nothing here: no result above 9 that you could reach makes a difference. Keep your Ki and roll.
refused-era-reroll = To roll again costs 1 Ki, and you have none. Let the result stand.

## Refusals: a turn

refused-era-not-in-turn = That is not part of a turn. In your turn you trade, spend Ingenuity, adjust equipment, move, and take one Action.
refused-era-too-late = That comes too late: your turn has reached { $stage-name }. The order is Trade, Spend Ingenuity, Adjust Equipment, Move, Action; you cannot go back.
refused-era-one-action = A turn has one Action, and your Sprint is it. You may still move, or end the turn.
refused-era-only-attack = After your Action only another Attack is open to you. Attack, or end the turn.
refused-era-overladen = After the trade somebody on your tile has too many cards. Trade on, or end the trade: then the excess is discarded.
refused-era-trade-clan = Only members of a clan trade, and you have no clan. You can buy cards with Ingenuity.
refused-era-trade-mate = You trade with members of your own clan that are in play: { $player-name } is not one of them. Name another member on your tile.
refused-era-trade-tile = You trade with members on your own tile, and { $player-name } is on another. To trade, begin a turn on the same tile.
refused-era-trade-card = { $player-name } does not have that card at hand: { $gear-name }. A card in a reserve cannot be traded.
refused-era-trade-again = You have proposed this trade already this turn ({ $gear-name }, { $player-name }). Propose something else.
refused-era-deposit-clan = Only a clan has a pool, and you have no clan. Your Ingenuity stays yours.
refused-era-deposit = You can put in no more than you have: { $number } Ingenuity.
refused-era-price = This costs { $price } Ingenuity, and you have { $number }. You gain Ingenuity by defeating units and by hiding among them.
refused-era-pool-clan = Only a clan has a pool, and you have no clan. Pay with your own Ingenuity.
refused-era-pool-used = A purchase from the pool is the only purchase of your turn. You can buy again next turn.
refused-era-pool-first = The pool pays only for a purchase that is the only one of your turn, and you have bought something already. Pay with your own Ingenuity.
refused-era-pool = The pool pays no more than it holds and no more than the price. It holds { $number }; the price is { $price }.
refused-era-deck-empty = No card is left there, not even a discarded one: { $deck-name }. Buy from another deck.
refused-era-synergy-skill = A Synergy belongs to a Skill that you have, and you do not have this one: { $gear-name }. Choose one of your own Skills.
refused-era-synergy-twice = This Skill has its Synergy already: { $gear-name }. Choose a Skill without one.
refused-era-no-card = You do not have this card: { $gear-name }. Choose one of your own cards.
refused-era-active = This Weapon is active already: { $gear-name }. Only an inactive card can be activated.
refused-era-item-active = This Item is active already: { $gear-name }. Only an inactive card can be activated.
refused-era-stowed = This card lies in your reserve: { $gear-name }. Take it out first.
refused-era-activate-cost = To activate this card costs more than you have: { $gear-name }. Needed:{ $ki ->
        [0] {""}
       *[other] {" "}Ki { $ki }
    }{ $ingenuity ->
        [0] {""}
       *[other] {" "}Ingenuity { $ingenuity }
    }{ $wounds ->
        [0] {""}
       *[other] {" "}Wounds { $wounds }, and one that is left
    }.
refused-era-sheathe = This Weapon is not active: { $gear-name }. Only an active one can be put away.
refused-era-once = You have done this with the card already this turn: { $gear-name }. Each card once a turn.
refused-era-no-reserve = You have no reserve. A Skill such as Pocket Space gives one.
refused-era-reserve-full = Your reserve is full. Take something out first.
refused-era-stow-item = An active Item is never switched off at will, so it cannot go into the reserve: { $gear-name }. Inactive Items and Weapons can.
refused-era-fetch = This card does not lie in your reserve: { $gear-name }. Only a card in the reserve can be taken out.
refused-era-no-move = A step costs { $price } Move, and you have { $number }. Sprint gives you your Move once more.
refused-era-move-unknown = No tile lies there yet ({ $way-name }): that takes exploring, not moving. { $way-list-count ->
        [0] No way is open to you now.
       *[other] You can go: { $way-list-name }.
    }
refused-era-unpaired = The tiles have no two Move markers that face each other there ({ $way-name }): it is a wall. { $way-list-count ->
        [0] No way is open to you now.
       *[other] You can go: { $way-list-name }.
    }
refused-era-explore-move = Exploring costs { $price } Move, and you have { $number }. Sprint gives you your Move once more.
refused-era-explore-known = A tile lies there already ({ $way-name }): only what is unknown is explored. { $way-list-count ->
        [0] Nothing can be explored from here now.
       *[other] You can explore: { $way-list-name }.
    }
refused-era-explore-wall = Your tile has no Move marker there ({ $way-name }): it is a wall. { $way-list-count ->
        [0] Nothing can be explored from here now.
       *[other] You can explore: { $way-list-name }.
    }
refused-era-explore-tiles = No Room tile is left: the castle is complete. Move through the rooms that are known.
refused-era-explore-closes = Every tile that is left would close the castle there ({ $way-name }). Explore elsewhere.
refused-era-explore-death-match = In a Death Match all tiles lie on the table before play begins. Move instead.
refused-era-no-stack = No such enemy is on the board. { $stack-list-count ->
        [0] Nobody is within reach now.
       *[other] You can attack: { $stack-list-name }.
    }
refused-era-melee-reach = A melee Weapon or bare hands reach only your own tile, and { $stack-name } is elsewhere. { $stack-list-count ->
        [0] Nobody is within reach now.
       *[other] You can attack: { $stack-list-name }.
    }
refused-era-ranged-own-tile = Your ranged Weapon does not reach your own tile, where { $stack-name } stands. Step back, or use another Weapon. { $stack-list-count ->
        [0] Nobody is within reach now.
       *[other] You can attack: { $stack-list-name }.
    }
refused-era-out-of-range = { $stack-start } is out of range: the line must be straight, through paired markers, and at most { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    } long. { $stack-list-count ->
        [0] Nobody is within reach now.
       *[other] You can attack: { $stack-list-name }.
    }
refused-era-ranged-immune = Ranged Weapons do nothing against this enemy: { $stack-name }. Attack with a melee Weapon.
refused-era-ranged-whole = A ranged Weapon aims at one unit, not at a whole stack: { $stack-name }. Strike one unit of it.
refused-era-single-only = Your Weapon never aims at a whole stack: { $stack-name }. Strike one unit of it.
refused-era-strike-lone = This enemy stands alone: { $stack-name }. Attack it as it is; one unit is picked out of a stack only.
refused-era-heal-clan = Only members of a Wood clan heal others. You regain a Wound yourself when you rest.
refused-era-heal-mate = You heal another member of your clan that is in play: { $player-name } is none. Name another member on your tile who is wounded.
refused-era-heal-tile = You heal on your own tile, and { $player-name } is on another. Go there first, then heal.
refused-era-heal-whole = { $player-name } has all Wounds already. Heal somebody who is wounded, or take another Action.
refused-era-search = Search is an Action of Death Matches only. Here you Sprint, Attack or Hide.
refused-era-no-nvn = Ninja do not fight each other in this match: the option NvN is off. Your opponents here are the Lord and his units.
refused-era-steal-head-only = Without the option NvN only the Lord’s head can be stolen.
refused-era-own-side = { $player-name } is on your own side. Only opponents can be attacked or robbed.
refused-era-out-of-play = { $player-name } has no ninja in play. Choose an opponent who has one.
refused-era-shadow-not-higher = Your Shadow must be higher than that of your target. Yours is { $number }, that of { $player-name } is { $value }.
refused-era-steal-tile = You steal on your own tile, and { $player-name } is on another. Go there first, then steal.
refused-era-steal-card = { $player-name } does not have that at hand: { $gear-name }. Name a Weapon or an Item that lies open there.
refused-era-theft-proof = An ability keeps the cards of { $player-name } from being stolen. Steal from another opponent, or take another Action.
refused-era-wound-reach = { $player-name } is out of reach of your Weapon: melee reaches your own tile, a ranged Weapon other tiles in Range.
refused-era-drop = You do not carry the Lord’s head. Only its carrier can drop it.
refused-era-pick-up = The Lord’s head does not lie on your tile. Go to where it lies first.
refused-era-pick-up-twice = You carry the Lord’s head already. Bring it back to the starting Courtyard.
refused-era-use-inactive = You have no active card with this ability: { $ability-name }. If you have the card, activate it in Adjust Equipment.
refused-era-use-moment = This is not the moment of that ability: { $ability-name }. Its card says when it can be used.
refused-era-use-limit = This ability has been used as often as its card allows: { $ability-name }. Its card says how often that is.
refused-era-use-ki = This ability costs { $number } Ki, more than you have: { $ability-name }. You regain Ki when you rest.
refused-era-use-cost = This ability costs more than you have: { $ability-name }. Needed:{ $ingenuity ->
        [0] {""}
       *[other] {" "}Ingenuity { $ingenuity }
    }{ $wounds ->
        [0] {""}
       *[other] {" "}Wounds { $wounds }, and one that is left
    }{ $shadow ->
        [0] {""}
       *[other] {" "}a Shadow above { $shadow }
    }{ $counters ->
        [0] {""}
       *[other] {" "}tokens on the card: { $counters }
    }.
refused-era-use-condition = This ability would do nothing now, or its condition is not met: { $ability-name }. Its card says what it needs.
refused-era-use-room = This is the feature of a room in which you are not: { $ability-name }. Go there first.
refused-era-use-encounter = This is asked only at the moment when the Encounter card is drawn while exploring: { $ability-name }. Choose something else now.

## Notation

notation-unknown-gear = “{ $word }” is not a Weapon, Item or Skill. Known cards: { $known }.
notation-unknown-kept = “{ $word }” is neither a ninja nor a card. Choose one of: { $known }.
notation-unknown-ninja = “{ $word }” is not a ninja. Known ninja: { $known }.
notation-unknown-lord = “{ $word }” is not a Lord. Known Lords: { $known }.
notation-unknown-encounter = “{ $word }” is not an Encounter. Known Encounters: { $known }.
notation-unknown-room = “{ $word }” is not a room. Known rooms: { $known }.
notation-unknown-enemy = “{ $word }” is not an enemy that can be declared. Choose one of: { $known }.
notation-unknown-deck = “{ $word }” is not a deck to buy from. Choose one of: { $known }.
notation-unknown-way = “{ $word }” is not a direction. Choose one of: { $known }.
notation-unknown-stack = “{ $word }” is not a stack that can be named here. Choose one of: { $known }.
notation-unknown-other-stack = “{ $word }” is not a second stack that can be named here. Choose one of: { $known }.
notation-unknown-unit = “{ $word }” is not a unit. Known units: { $known }.

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
option-era-arcade-one-side = Arcade needs two sides at least: all seats are of one clan, and nobody could lose. Give the seats different entries in the option clans, or switch the option arcade off.
option-era-no-lord = { $mode-name } has no Lord: leave the option lord out.
option-era-no-pace = { $mode-name } is not a Death Match: leave out the option pace.
option-era-no-difficulty = { $mode-name } has no Lord: leave the option difficulty out.
option-era-no-castle = { $mode-name } has nobody who could choose for the castle: leave the option defeated out.
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
position-era-active = { $player-name } has cards active that cannot be active together: { $cards }. One Weapon is active, or two of which one is Paired, both melee or both ranged; and one Item of each slot.
