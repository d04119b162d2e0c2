### Era of the Ninja: what is asked, what each choice would do, the chances, what cards say.

## Dice

speech-era-of-the-ninja-roll-attack = { $player-name } attacks { $what }: Wound { $wound }, Dead { $dead }.
speech-era-of-the-ninja-roll-attack-you = You attack { $what }: Wound { $wound }, Dead { $dead }.
speech-era-of-the-ninja-roll-strike = { $player-name } attacks one unit of { $what }: Wound { $wound }, Dead { $dead }.
speech-era-of-the-ninja-roll-strike-you = You attack one unit of { $what }: Wound { $wound }, Dead { $dead }.
speech-era-of-the-ninja-roll-dodge = { $what }: attack on { $player-name }. Dodge with { $needed } or more; Damage { $damage }.
speech-era-of-the-ninja-roll-dodge-you = { $what }: attack on you. Dodge with { $needed } or more; Damage { $damage }.
speech-era-of-the-ninja-roll-shadow = { $player-name } rolls for the Shadow of this round.
speech-era-of-the-ninja-roll-shadow-you = You roll for your Shadow of this round.
speech-era-of-the-ninja-roll-search = { $player-name } searches and gains half the result as Ingenuity.
speech-era-of-the-ninja-roll-search-you = You search and gain half the result as Ingenuity.
speech-era-of-the-ninja-roll-fight = { $player-name } against { $other-name }: Attack against Dodge.
speech-era-of-the-ninja-roll-fight-you = You against { $other-name }: Attack against Dodge.
speech-era-of-the-ninja-roll-fight-with-you = { $player-name } against you: Attack against Dodge.
speech-era-of-the-ninja-roll-adds = Modifier: { $number }.
speech-era-of-the-ninja-roll-limit = The Limit keeps results between 2 and 9.
speech-era-of-the-ninja-roll-free = The Limit is lifted.
speech-era-of-the-ninja-roll-shows = { $player-name } shows { $face }: the result is { $value }.
speech-era-of-the-ninja-roll-shows-you = Your die shows { $face }: the result is { $value }.
speech-era-of-the-ninja-roll-shows-mark = { $player-name } shows { $face }: { $mark-name } ({ $value }).
speech-era-of-the-ninja-roll-shows-mark-you = Your die shows { $face }: { $mark-name } ({ $value }).
speech-era-of-the-ninja-odds-choice-roll = roll
speech-era-of-the-ninja-odds-choice-lift = lift (1 Ki), then roll
speech-era-of-the-ninja-odds-choice-stand = stand
speech-era-of-the-ninja-odds-choice-reroll = reroll (1 Ki)
speech-era-of-the-ninja-odds-attack-failure = failure
speech-era-of-the-ninja-odds-attack-miss = miss
speech-era-of-the-ninja-odds-attack-wound = wound
speech-era-of-the-ninja-odds-attack-kill = kill
speech-era-of-the-ninja-odds-dodge-failure = failure
speech-era-of-the-ninja-odds-dodge-hit = hit
speech-era-of-the-ninja-odds-dodge-dodge = dodge
speech-era-of-the-ninja-odds-shadow-visible = visible
speech-era-of-the-ninja-odds-shadow-hide = with Hide
speech-era-of-the-ninja-odds-shadow-hidden = hidden
speech-era-of-the-ninja-odds-fight-failure = failure
speech-era-of-the-ninja-odds-fight-lost = no success
speech-era-of-the-ninja-odds-fight-tie = tie
speech-era-of-the-ninja-odds-fight-won = success
speech-era-of-the-ninja-odds-again = { $name }, reroll
speech-era-of-the-ninja-odds-loss = Wounds lost
speech-era-of-the-ninja-odds-value-shadow = Shadow
speech-era-of-the-ninja-odds-value-search = Ingenuity

## Cards to read

speech-era-of-the-ninja-own-card = A card from your own box: its file describes what it does.
speech-era-of-the-ninja-synergy = Synergy: { $text }
speech-era-of-the-ninja-activation = Activating it costs { $costs }.
speech-era-of-the-ninja-cost-ki = { $number } Ki
speech-era-of-the-ninja-cost-ingenuity = { $number } Ingenuity
speech-era-of-the-ninja-cost-wounds = { $number ->
        [one] { $number } Wound
       *[other] { $number } Wounds
    }
speech-era-of-the-ninja-gender-woman = woman
speech-era-of-the-ninja-gender-man = man
speech-era-of-the-ninja-realm = realm of { $name }
speech-era-of-the-ninja-class-melee = melee
speech-era-of-the-ninja-class-ranged = ranged
speech-era-of-the-ninja-class-sword = sword
speech-era-of-the-ninja-class-unarmed = unarmed
speech-era-of-the-ninja-class-thrown = thrown
speech-era-of-the-ninja-values-ninja = { $traits }. Move { $move }, Attack { $attack }, Dodge { $dodge }, Shadow { $bonus }, Wounds { $wounds }, Ki { $ki }.
speech-era-of-the-ninja-values-unit = Move { $move }, Attack { $attack }, Damage { $damage }, Wound { $wound }, Dead { $dead }, Ingenuity { $ingenuity }.
speech-era-of-the-ninja-values-range = {" "}Range { $number }.
speech-era-of-the-ninja-values-limit = {" "}Stack limit { $number }.
speech-era-of-the-ninja-values-weapon = Attack { $attack }, { $classes }.

## What is asked

speech-era-of-the-ninja-goal-standard = Explore the castle, find its Lord and defeat him: whoever does so wins alone. If no ninja is left, nobody wins.
speech-era-of-the-ninja-goal-standard-arcade = Explore the castle and gather Ingenuity. The match ends when the Lord falls or no ninja is left: then the most unspent Ingenuity wins.
speech-era-of-the-ninja-goal-nvn-death-match = Ninja against ninja, without a Lord: the last one standing wins.
speech-era-of-the-ninja-goal-clan-death-match = Clan against clan, without a Lord: the last side standing wins.
speech-era-of-the-ninja-goal-clan-attack = You are one clan: if any of you defeats the Lord, all of you win.
speech-era-of-the-ninja-goal-multi-clan-attack = Several clans hunt the Lord: the side of whoever defeats him wins.
speech-era-of-the-ninja-goal-lords-head = Defeat the Lord, take his head, and begin a turn with it on the starting Courtyard. The others may steal it.
speech-era-of-the-ninja-goal-lone-ninja = You are alone: explore the castle, find its Lord and defeat him. If your ninja falls, the castle wins.
speech-era-of-the-ninja-goal-arcade = Arcade: whatever ends the match, the most unspent Ingenuity wins.
speech-era-of-the-ninja-task-keep-ninja = Choose the ninja you play.
speech-era-of-the-ninja-task-choose-own-ninja = Choose your ninja from all that are left.
speech-era-of-the-ninja-task-keep-card = { $deck ->
        [weapon] Choose the Weapon you keep.
        [item] Choose the Item you keep.
       *[other] Choose the Skill you keep.
    }
speech-era-of-the-ninja-task-declare = Declare the enemy against whom your Heaven clan gives you Attack +1.
speech-era-of-the-ninja-task-name-lead = You are the Lead Ninja: name who leads this round.
speech-era-of-the-ninja-task-before-roll = { $roll ->
        [dodge] You are attacked: roll to dodge, or spend Ki or a card first.
        [shadow] Roll for your Shadow: the higher, the better you hide this round.
       *[other] Roll the die, or spend Ki or a card first.
    }
speech-era-of-the-ninja-task-after-roll = { $roll ->
        [dodge] Your Dodge is rolled: let it stand, or change it.
        [shadow] Your Shadow is rolled: let it stand, or change it.
       *[other] The die is rolled: let it stand, or change it.
    }
speech-era-of-the-ninja-task-nvn-after = You have the lower total: let it stand, or change it.
speech-era-of-the-ninja-task-turn-start = Your turn: spend and equip first, then move, then one Action ends it. Move: { $number }
speech-era-of-the-ninja-task-turn-spend = Your turn: buy more, equip, move, or do one Action. Move: { $number }
speech-era-of-the-ninja-task-turn-adjust = Your turn: equip, move, or do one Action. Move: { $number }
speech-era-of-the-ninja-task-turn-move = Your turn: move on, or do one Action. Move: { $number }
speech-era-of-the-ninja-task-turn-sprint = You sprint: move on, or end the turn. Move: { $number }
speech-era-of-the-ninja-task-turn-attack-again = You may attack again, or end the turn.
speech-era-of-the-ninja-task-turn-tile = A new room ({ $room-name }): which way should it face?
speech-era-of-the-ninja-task-substitute = No { $unit-name } is left in the pool: choose what comes instead.
speech-era-of-the-ninja-task-discard-excess = You carry too much: choose a Weapon or an Item to discard, or to put into a reserve with room.
speech-era-of-the-ninja-task-choose-activation = The Lord’s Units act: choose which is next.
speech-era-of-the-ninja-task-choose-target = { $stack-start } can reach several ninja: choose its target.
speech-era-of-the-ninja-task-choose-route = { $stack-start } can take several ways: choose one.
speech-era-of-the-ninja-task-intercept = { $other-name } was hit, Damage { $number }. Will you take it instead of your clan’s member?
speech-era-of-the-ninja-task-choose-merge = Stacks of one name have met: choose which of them merge.
speech-era-of-the-ninja-task-replace = Your ninja is defeated. Will you come back with a new one?
speech-era-of-the-ninja-task-choose-entry = Reinforcements come: choose the tile where they enter.
speech-era-of-the-ninja-task-may = You may use an ability now: { $ability-name }.
speech-era-of-the-ninja-task-choose-stack = { $ability-name }: choose a stack.
speech-era-of-the-ninja-task-choose-ninja = { $ability-name }: choose a ninja.
speech-era-of-the-ninja-task-choose-tile = { $ability-name }: choose a tile.
speech-era-of-the-ninja-task-choose-way = { $ability-name }: choose where the stack is pushed.
speech-era-of-the-ninja-task-choose-card = Choose the card you give up ({ $deck-name }).
speech-era-of-the-ninja-task-choose-loot = { $ability-name }: choose the card you take.
speech-era-of-the-ninja-task-peeked = On top of the deck ({ $deck-name }) lies { $top-name }. Leave it there?
speech-era-of-the-ninja-task-consent-give = { $other-name } asks you for { $gear-name }. Will you give it?
speech-era-of-the-ninja-task-consent-take = { $other-name } offers you { $gear-name }. Will you take it?
speech-era-of-the-ninja-task-place-spot = Place a tile of the castle ({ $room-name }): beside which tile, and on which side of it?
speech-era-of-the-ninja-task-start-tile = Choose the tile on which your ninja begins.
speech-era-of-the-ninja-section-trade = Trade
speech-era-of-the-ninja-section-spend = Spend
speech-era-of-the-ninja-section-adjust = Equipment
speech-era-of-the-ninja-section-move = Move
speech-era-of-the-ninja-section-action = Action (one, it ends the turn)
speech-era-of-the-ninja-section-end = End

## What each choice does

speech-era-of-the-ninja-do-declare = { $enemy-name }
speech-era-of-the-ninja-do-lead = { $player-name } leads
speech-era-of-the-ninja-do-roll = Roll the die
speech-era-of-the-ninja-do-lift = Lift the Limit for 1 Ki (you have { $number })
speech-era-of-the-ninja-do-reroll = Roll again for 1 Ki (you have { $number })
speech-era-of-the-ninja-do-stand = Let it stand
speech-era-of-the-ninja-do-put-back = Leave it on top
speech-era-of-the-ninja-do-shuffle = Shuffle it into the deck
speech-era-of-the-ninja-do-use = Use { $ability-name }: { $text }
speech-era-of-the-ninja-do-skip = Skip
speech-era-of-the-ninja-do-deposit = Put { $number } Ingenuity into the pool of the clan
speech-era-of-the-ninja-do-give = Offer { $gear-name } to { $player-name }
speech-era-of-the-ninja-do-ask = Ask { $player-name } for { $gear-name }
speech-era-of-the-ninja-do-accept = Yes
speech-era-of-the-ninja-do-refuse = No
speech-era-of-the-ninja-do-buy-weapon = Buy the top Weapon for { $number } Ingenuity
speech-era-of-the-ninja-do-buy-item = Buy the top Item for { $number } Ingenuity
speech-era-of-the-ninja-do-buy-skill = Buy the top Skill for { $number } Ingenuity
speech-era-of-the-ninja-do-buy-pool = Buy a card ({ $deck-name }): { $number } Ingenuity of yours, { $share } of the pool
speech-era-of-the-ninja-do-synergy = Buy the Synergy of { $gear-name } for { $number } Ingenuity
speech-era-of-the-ninja-do-synergy-pool = Buy the Synergy of { $gear-name }: { $number } Ingenuity of yours, { $share } of the pool
speech-era-of-the-ninja-do-activate = Activate { $gear-name }: { $text }
speech-era-of-the-ninja-do-sheathe = Sheathe { $gear-name }
speech-era-of-the-ninja-do-stow = Put { $gear-name } into the reserve
speech-era-of-the-ninja-do-fetch = Take { $gear-name } out of the reserve
speech-era-of-the-ninja-do-move = Go { $way-name } to tile { $number } ({ $room-name })
speech-era-of-the-ninja-do-explore = Explore { $way-name }, for { $number } Move
speech-era-of-the-ninja-do-sprint = Sprint: { $number } more Move, and no other Action
speech-era-of-the-ninja-do-attack = Attack { $what }, Wound { $wound }, Dead { $dead }: { $odds }
speech-era-of-the-ninja-do-attack-whole = Attack all of { $what }, Wound { $wound }, Dead { $dead }: { $odds }
speech-era-of-the-ninja-do-strike = Attack one unit of { $what }, Wound { $wound }, Dead { $dead }: { $odds }
speech-era-of-the-ninja-do-hide = Hide: hidden with { $chance }, without Hide { $without }
speech-era-of-the-ninja-do-hide-again = Hide: roll the Shadow again
speech-era-of-the-ninja-do-wound = Wound { $player-name }: { $odds }
speech-era-of-the-ninja-do-steal = Steal { $gear-name } from { $player-name }
speech-era-of-the-ninja-do-heal = Heal { $player-name }: 1 Wound
speech-era-of-the-ninja-do-search = Search for Ingenuity; the Shadow falls by the same amount
speech-era-of-the-ninja-do-drop = Drop the Lord’s head
speech-era-of-the-ninja-do-pick-up = Pick up the Lord’s head
speech-era-of-the-ninja-do-done = End the turn
speech-era-of-the-ninja-do-discard = Discard { $gear-name }
speech-era-of-the-ninja-do-give-up = Give up { $gear-name }
speech-era-of-the-ninja-do-take-card = Take { $gear-name }
speech-era-of-the-ninja-do-pick = { $what } on tile { $number }
speech-era-of-the-ninja-do-target = { $player-name } (Wounds { $number })
speech-era-of-the-ninja-do-go = To the { $way-name }
speech-era-of-the-ninja-do-go-to = To the { $way-name }, tile { $number }
speech-era-of-the-ninja-do-merge = { $first } and { $second }
speech-era-of-the-ninja-do-at = Tile { $number } ({ $room-name })
speech-era-of-the-ninja-do-place = Beside tile { $number }, { $way-name } of it
speech-era-of-the-ninja-do-substitute = { $unit-name }
speech-era-of-the-ninja-do-intercept = Take the Damage
speech-era-of-the-ninja-do-come = Come back with a new ninja
speech-era-of-the-ninja-do-stay-out = Stay out of the game
speech-era-of-the-ninja-do-turn = Exits: { $ways }
speech-era-of-the-ninja-group-give = Offer a card to { $player-name }
speech-era-of-the-ninja-group-ask = Ask { $player-name } for a card
speech-era-of-the-ninja-group-steal = Steal a card from { $player-name }
speech-era-of-the-ninja-group-place = Beside tile { $number }
speech-era-of-the-ninja-group-deposit = Put Ingenuity into the pool of the clan
speech-era-of-the-ninja-group-buy = Buy a card
speech-era-of-the-ninja-group-synergy = Buy a Synergy
speech-era-of-the-ninja-group-at = Tiles

## How it ended

speech-era-of-the-ninja-end-fell-enemy = Round { $round }: { $player-name } did not dodge { $stack-name } and fell (Damage { $damage }).
speech-era-of-the-ninja-end-fell-enemy-you = Round { $round }: you did not dodge { $stack-name } and fell (Damage { $damage }).
speech-era-of-the-ninja-end-fell-fumble = Round { $round }: { $player-name } attacked { $stack-name } with a Total Failure, and it cost the last Wound.
speech-era-of-the-ninja-end-fell-fumble-you = Round { $round }: you attacked { $stack-name } with a Total Failure, and it cost your last Wound.
speech-era-of-the-ninja-end-fell-ninja = Round { $round }: { $player-name } fell to { $other-name }.
speech-era-of-the-ninja-end-fell-ninja-you = Round { $round }: you fell to { $other-name }.
speech-era-of-the-ninja-end-fell-ninja-by-you = Round { $round }: { $player-name } fell to you.
speech-era-of-the-ninja-end-fell = Round { $round }: { $player-name } lost the last Wound.
speech-era-of-the-ninja-end-fell-you = Round { $round }: you lost your last Wound.
speech-era-of-the-ninja-end-lord-away = The Lord, { $lord-name }, was never found; { $number ->
        [one] { $number } Encounter card was
       *[other] { $number } Encounter cards were
    } left.
speech-era-of-the-ninja-end-lord-here = The Lord, { $lord-name }, still stood on tile { $tile }: an attack of { $dead } or more would have defeated him (Wound { $wound }, Wound tokens { $tokens }).
speech-era-of-the-ninja-end-night = Rounds: { $round }. Castle tiles explored: { $tiles }.
