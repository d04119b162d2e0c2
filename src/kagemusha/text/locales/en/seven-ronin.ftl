### 7 Ronin: names, the log of a match, and every refusal.

## Names

side-attacker = Attacker
side-defender = Defender

area-watchtower = Watchtower
    .the = the Watchtower
area-field-2 = Field (2)
    .the = Field (2)
area-passage = Passage
    .the = the Passage
area-field-3 = Field (3)
    .the = Field (3)
area-granary = Granary
    .the = the Granary
area-animal-pen = Animal Pen
    .the = the Animal Pen
area-well = Well
    .the = the Well
area-shrine = Shrine
    .the = the Shrine
area-burial-grounds = Burial Grounds
    .the = the Burial Grounds
area-inn = Inn
    .the = the Inn
area-green = Green
    .the = the Green

kind-watchtower = Watchtower
kind-granary = Granary
kind-well = Well
kind-inn = Inn
kind-animal-pen = Animal Pen
kind-shrine = Shrine
kind-burial-grounds = Burial Grounds
kind-passage = Passage
kind-field = Field
kind-plain = area without an ability

ronin-yobu = Yobu
ronin-yumi = Yumi
ronin-musashi = Musashi
ronin-hayai = Hayai
ronin-taiko = Taiko
ronin-kabe = Kabe
ronin-tasuke = Tasuke

step-spy-attacker = Spying: the Attacker
step-spy-defender = Spying: the Defender
step-planning = Planning
step-ronin-abilities = Ronin abilities
step-division = Dividing wounds
step-area-abilities = Area abilities
step-passage-division = Dividing wounds at the Passage’s target

reason-five-areas = enough areas are occupied
reason-both-fields = both Fields together count as three areas
reason-inn-as-field = the Inn counts as the second Field
reason-ronin-gone = all ronin are eliminated
reason-ninja-gone = all ninja are eliminated
reason-both-gone = all ninja are eliminated, and the last ronin fell with them
reason-last-round = the village has held out to the end of the last round

## Events

seven-ronin-round-began = Round { $round } begins.
seven-ronin-spied = The { $side-name } sends a spy to { $area-the }.
    .you = You send a spy to { $area-the }.
seven-ronin-spy-kept = The { $side-name } keeps the Spy token.
    .you = You keep the Spy token.
seven-ronin-ninja-planned = Planned: 1 ninja to { $area-the }.
seven-ronin-ronin-planned = Planned: { $ronin-name } to { $area-the }.
seven-ronin-plan-sealed = The { $side-name }’s plan is sealed.
    .you = Your plan is sealed.
seven-ronin-ronin-spotted = The spy reports from { $area-the }: { $number ->
        [0] no ronin will stand there.
       *[other] { $ronin-list-name } will stand there.
    }
seven-ronin-ninja-spotted = The spy reports from { $area-the }: { $number ->
        [0] no new ninja will come.
        [one] { $number } new ninja will come.
       *[other] { $number } new ninja will come.
    }
seven-ronin-plans-revealed = The screens go up: the plans of round { $round } are revealed.
seven-ronin-ninja-deployed = { $number ->
        [one] { $number } ninja arrives
       *[other] { $number } ninja arrive
    } at { $area-the }.
seven-ronin-ronin-deployed = { $ronin-name } takes up position at { $area-the }.
seven-ronin-green-cleared = { $ronin-name } clears the Green: { $number ->
        [one] { $number } ninja goes
       *[other] { $number } ninja go
    } to the Supply.
seven-ronin-ninja-cut = Musashi cuts down 1 ninja at { $area-the }.
seven-ronin-ninja-pushed = Yobu drives { $number ->
        [one] { $number } ninja
       *[other] { $number } ninja
    } from { $area-the } to { $to-the }.
seven-ronin-reserves-shot = Yumi shoots 1 ninja out of the Reserves.
seven-ronin-wound-healed = Taiko heals 1 wound: { $ronin-name }.
seven-ronin-hayai-rode = Hayai rides from { $area-the } to { $to-the }.
seven-ronin-ronin-wounded = { $ronin-name } takes { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    }.
seven-ronin-ronin-eliminated = { $ronin ->
        [tasuke] { $ronin-name } has fallen; her wounds go to the Supply.
       *[other] { $ronin-name } has fallen; his wounds go to the Supply.
    }
seven-ronin-area-occupied = { $number ->
        [one] { $number } ninja occupies
       *[other] { $number } ninja occupy
    } { $area-the }.
seven-ronin-ronin-shot = { $inn ->
        [yes] The Inn acts as the Watchtower: arrows fly from { $area-the } at its two neighbours.
       *[no] Arrows fly from { $area-the } at its two neighbours.
    }
seven-ronin-ninja-recruited = { $inn ->
        [yes] The Inn acts as the Granary
       *[no] The looted Granary draws a crowd
    }: { $number ->
        [one] { $number } ninja joins
       *[other] { $number } ninja join
    } the Reserves from the Supply.
seven-ronin-ronin-poisoned = { $inn ->
        [yes] The Inn acts as the Well
       *[no] The Well is poisoned
    }: { $ronin-name } has drunk from it.
seven-ronin-ronin-penned = { $inn ->
        [yes] The Inn acts as the Animal Pen
       *[no] The Animal Pen is thrown open
    }: { $ronin-name } cannot leave and stays for the next round.
seven-ronin-ronin-cursed = { $inn ->
        [yes] The Inn acts as the Shrine
       *[no] The Shrine is defiled
    }: no ability for { $ronin-name } in the next round.
seven-ronin-ninja-recalled = { $inn ->
        [yes] The Inn acts as the Burial Grounds
       *[no] Gathering at the Burial Grounds
    }: { $number ->
        [one] { $number } ninja returns
       *[other] { $number } ninja return
    } from { $area-the } to the Reserves.
seven-ronin-ninja-sent = { $inn ->
        [yes] The Inn acts as the Passage
       *[no] Through the Passage
    }: { $number ->
        [one] { $number } ninja comes
       *[other] { $number } ninja come
    } from the Reserves to { $area-the }.
seven-ronin-inn-became-field = The Inn acts as a Field this round.
seven-ronin-areas-counted = Areas occupied: { $number }{ $bonus ->
        [0] .
       *[other] , and { $bonus } more for the Fields, so { $total }.
    }
seven-ronin-ninja-starved = Hunger: 1 ninja leaves the Reserves for the Supply.
seven-ronin-match-won = The { $side-name } wins: { $reason-name }.
    .you = You win: { $reason-name }.
seven-ronin-step-ended = { $side ->
        [attacker] The Attacker uses no further area ability.
       *[defender] The Defender uses no further ronin ability.
    }

## Refusals: plans

refused-seven-ronin-wrong-step = { $verb ->
        [deploy] Plans are made in the Planning Phase.
        [seal] A plan is sealed in the Planning Phase.
        [done] There is nothing to end in this step.
        [spy] Spies are sent at the start of the Planning Phase, if the Spy variant is played.
        [no-spy] Spies are sent at the start of the Planning Phase, if the Spy variant is played.
        [divide] Wounds are divided only where Tasuke and another ronin meet ninja.
        [ronin-ability] Ronin use their abilities in step 1 of the Combat Phase.
       *[other] Areas use their abilities in step 3 of the Combat Phase.
    } Now: { $step ->
        [planning] make your plan and seal it.
        [ronin-abilities] use abilities of ronin, or end the step.
        [area-abilities] use abilities of occupied areas, or end the step.
        [division] divide the wounds between Tasuke and her partner.
        [passage-division] divide the wounds between Tasuke and her partner.
       *[other] send your spy to an area, or keep the token.
    }
refused-seven-ronin-other-side = { $side ->
        [attacker] You lead the ninja: plan how many of them go where. The Defender plans the ronin.
       *[defender] You lead the ronin: plan where each of them stands. The Attacker plans the ninja.
    }
refused-seven-ronin-reserves = The plan needs { $number } ninja, but the Reserves have only { $reserves }.
refused-seven-ronin-threat = Too many areas get new ninja: { $number }. The Threat Level allows { $threat }.
refused-seven-ronin-limits = Above the Deployment Limit: { $areas-name }, by { $number } ninja in all. { $green ->
        [0] There was no ninja on the Green when planning began, so the limits hold.
        [one] There was { $green } ninja on the Green when planning began, so { $green } may be above the limits.
       *[other] There were { $green } ninja on the Green when planning began, so { $green } may be above the limits.
    }
refused-seven-ronin-green-twice = Only 1 ninja a round may go to the Green, not { $number }.
refused-seven-ronin-minimum = The plan has { $number } ninja, but at least { $required } must be deployed this round.
refused-seven-ronin-ninja-order = Ninja are planned in the order of the board, the Green last: continue at { $last-name } or after it, so that { $required } ninja still find room. Or give the whole plan as one line, in any order.
refused-seven-ronin-ronin-eliminated = { $ronin-name } has been eliminated and takes no further part.
refused-seven-ronin-ronin-held = { $ronin-name } is held by the Animal Pen and stays put this round.
refused-seven-ronin-ronin-twice = { $ronin-name } already has a place in this plan.
refused-seven-ronin-green-empty = { $ronin-name } cannot go to the Green: no ninja was there when planning began.
refused-seven-ronin-green-shared = { $ronin-name } cannot go to the Green as well: only one ronin may stand there.
refused-seven-ronin-shared = { $ronin-name } cannot join at { $area-the }: one ronin an area, and only Tasuke may share with exactly one other.
refused-seven-ronin-tasuke-cursed = { $ronin-name } cannot join at { $area-the }: under a Shrine marker Tasuke shares with nobody.
refused-seven-ronin-ronin-left = { $number ->
        [one] { $ronin-list-name } still has no place
       *[other] { $ronin-list-name } still have no place
    }: every living ronin who is not held must be deployed.
refused-seven-ronin-ronin-order = Ronin are planned in the order of their tiles: next comes { $ronin-name }. Or give the whole plan as one line, in any order.
refused-seven-ronin-spy-green = The Green cannot be spied on: name an area instead.

## Refusals: wounds and abilities

refused-seven-ronin-division = Tasuke must take { $low } to { $high } of these wounds; the other ronin takes the rest.
refused-seven-ronin-from-green = { $ronin-name } stands on the Green: no ability can be used from there.
refused-seven-ronin-cursed = { $ronin-name } is under a Shrine marker and has no ability this round.
refused-seven-ronin-ability-spent = { $ronin-name } has already acted this round: each ability works once a round.
refused-seven-ronin-hayai-held = { $ronin-name } is held by the Animal Pen and may not ride.
refused-seven-ronin-not-contested = { $ronin-name } can only act while there are ninja at his area, and there are none at { $area-the }.
refused-seven-ronin-not-free = { $ronin-name } can only act from an area without ninja, and there are ninja at { $area-the }.
refused-seven-ronin-reserves-empty = Yumi finds no target: the Reserves are empty.
refused-seven-ronin-taiko-himself = Taiko heals another ronin, never himself.
refused-seven-ronin-not-wounded = { $ronin-name } has no wound that Taiko could heal. Choose a ronin who has one.
refused-seven-ronin-patient-on-green = { $ronin-name } stands on the Green. In this match Taiko heals nobody there.
refused-seven-ronin-hayai-green = Hayai cannot ride to the Green: he rides to an area, and the Green is none.
refused-seven-ronin-hayai-no-ninja = Hayai cannot ride to { $area-the }: there are no ninja. He rides to an area with ninja.
refused-seven-ronin-hayai-area-taken = Hayai cannot ride to { $area-the }: { $ronin-list-count ->
        [one] { $ronin-list-name } stands there
       *[other] { $ronin-list-name } stand there
    }. He rides where nobody is, or Tasuke alone.
refused-seven-ronin-hayai-tasuke-cursed = Hayai cannot ride to { $area-the }: Tasuke is there under a Shrine marker and shares with nobody.
refused-seven-ronin-yobu-push = Yobu may drive { $number ->
        [one] { $number } ninja
       *[other] 1 or { $number } ninja
    } from { $area-the }, and only to its neighbours: { $areas-name }.
refused-seven-ronin-not-occupied = { $kind-name }: not occupied. An ability needs ninja there and no ronin.
refused-seven-ronin-area-used = { $kind-name }: already used this round. Each ability works once a round.
refused-seven-ronin-field-copied = The Inn has already copied a Field this round.
refused-seven-ronin-supply-empty = The Supply is empty: there is no marker to take from it.
refused-seven-ronin-watchtower-targets = The arrows hit every ronin on the two neighbouring areas; { $ronin-list-count ->
        [0] nobody is there now.
       *[other] there now: { $ronin-list-name }. Nobody is named, unless the Supply (now { $supply }) is too small for all: then name as many ronin as it has markers.
    }
refused-seven-ronin-recall = The Burial Grounds call back 1 or 2 ninja in all, from areas that have them, never from the Green.
refused-seven-ronin-send-green = The Passage cannot send ninja to the Green: they go to an area, and the Green is none.
refused-seven-ronin-send-apart = The Passage sends ninja to one area only.
refused-seven-ronin-send = The Passage sends 1 or 2 ninja to one area, and no more than the Reserves have (now { $reserves }).
refused-seven-ronin-kabe-has-no-ability = Kabe has no ability that the Shrine could silence. Choose another ronin.
refused-seven-ronin-not-on-an-area = { $ronin-name } stands on no village area. Choose a ronin who does.
refused-seven-ronin-already-chosen = { $ronin-name } was already chosen this round; { $kind-name }: choose another ronin.

## Notation

notation-inn-needs-as = The Inn copies another area. Write, for example, “inn as well kabe”.
notation-ronin-needs-area = Name the area for { $ronin-name }: “deploy { $ronin } inn”, for example.
notation-yobu = Write Yobu’s ability as “yobu 2 -> inn” or “yobu 1 -> inn, 1 -> watchtower”.

## Boards

board-too-few-areas = { $where }: { $areas } areas are too few for { $ronin } ronin. There must be at least as many areas as ronin.
board-too-many-markers = { $where }: { $markers } ninja markers are too many. Reserves and supply together may have { $most } at most.
option-own-board = Your own board has its own Threat Levels and numbers of markers: leave out the option “{ $option }”, or change the board file instead.

## Positions

position-wrong-total = Ninja markers in the position: { $total }. Reserves, board, wounds and Supply must make { $markers }.
position-no-spies = The position contains spies, but the Spy variant is off. Play with the option spy=on.
position-too-many-ronin = Too many ronin at { $area-the }: one stands alone or with Tasuke, and only one on the Green.
position-ninja-with-ronin = Ninja and ronin cannot both be at { $area-the } in this step.
position-no-ninja-yet = At the start of round 1 no ninja is on the board. Leave out ninja=…, or the round.
position-ronin-not-held = During planning only a held ronin can be at { $area-the }. Name him in held=…
position-held-nowhere = { $ronin-name } cannot be held or penned without standing on a village area. Add @ and an area in ronin=…
position-ronin-nowhere = { $ronin-name } must stand somewhere in this step. Add @ and an area in ronin=…
position-no-plans-now = There are no plans in this step: { $step-name }. Leave out ninja-plan, ronin-plan and sealed.
position-plan-incomplete = { $side-name }: the plan cannot be sealed yet, it is not complete.
position-both-sealed = Two sealed plans are revealed at once. Leave one open, or give the position after the reveal.
position-illegal-plan = { $side-name }: the plan in the position breaks a rule of deployment.
position-no-result = A position in step=over needs won=side:reason, for example won=attacker:five-areas. Reasons: { $known }.

notation-unknown-area = “{ $word }” is not an area. Known areas: { $known }.
notation-unknown-ronin = “{ $word }” is not a ronin. Known ronin: { $known }.
notation-unknown-area-or-ronin = “{ $word }” is neither an area nor a ronin. Choose one of: { $known }.
