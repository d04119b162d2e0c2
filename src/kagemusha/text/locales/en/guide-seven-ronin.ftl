### What the coach of a guided match of 7 Ronin says: ideas with their titles, risks, what happened.

## Ideas

seven-ronin-guide-goal-attacker = You are the Attacker and lead the ninja. Occupy five of the ten areas at the end of a round and you win. An area is occupied if ninja stand there and no ronin.
seven-ronin-guide-goal-attacker-name = The Attacker’s goal
seven-ronin-guide-goal-defender = You are the Defender and lead the ronin. If the ninja never occupy five areas in eight rounds, you win. An area with a ronin on it is not occupied.
seven-ronin-guide-goal-defender-name = The Defender’s goal
seven-ronin-guide-secret = Both sides plan at the same time, behind their screens. When both plans are sealed, they are revealed together.
seven-ronin-guide-secret-name = Secret plans
seven-ronin-guide-threat = The Threat Level says to how many different areas new ninja may go in this round: { $number }. Choose an area to send a ninja there.
seven-ronin-guide-threat-name = Threat Level
seven-ronin-guide-limit = The diamonds at an area are its Deployment Limit: one for each new ninja that may go there in one round.
seven-ronin-guide-limit-name = Deployment Limit
seven-ronin-guide-place = Give every ronin an area: choose a ronin, then an area. Only one ronin stands at an area; Tasuke may join another.
seven-ronin-guide-place-name = Placing ronin
seven-ronin-guide-ronin-ability = The plans are revealed. Before ninja become wounds, each ronin may use an ability once. Choose one, or end the step.
seven-ronin-guide-ronin-ability-name = Ronin abilities
seven-ronin-guide-area-ability = You occupy areas: each has an ability that you may use once now. Choose one, or end the step.
seven-ronin-guide-area-ability-name = Area abilities
seven-ronin-guide-wounds = Where ninja met a ronin, they became wounds on his tile and left the village. A tile has as many places as the ronin has Vitality.
seven-ronin-guide-wounds-name = Wounds
seven-ronin-guide-minimum = The minimum force says how many ninja you must send in this round: { $number }. They come from your Reserves.
seven-ronin-guide-minimum-name = Minimum force
seven-ronin-guide-green-attacker = In the middle is the Green. Send one ninja there each round: in later rounds, each of them lets one new ninja go above a limit.
seven-ronin-guide-green-attacker-name = The Green
seven-ronin-guide-green-defender = Ninja on the Green let the Attacker send more than the limits allow. A ronin placed on the Green removes them all without a wound.
seven-ronin-guide-green-defender-name = The Green
seven-ronin-guide-fallen = A ronin whose tile is full is eliminated and never returns. With all seven gone, the Attacker wins.
seven-ronin-guide-fallen-name = Elimination
seven-ronin-guide-held = The Animal Pen makes a ronin stay on his area for the next round. Both sides know then where he will be.
seven-ronin-guide-held-name = The Animal Pen
seven-ronin-guide-fields = The two Fields have no ability, but if both are occupied they count as three areas.
seven-ronin-guide-fields-name = The Fields
seven-ronin-guide-hunger = From this round on, hunger takes one ninja from the Reserves at the end of each round.
seven-ronin-guide-hunger-name = Hunger
seven-ronin-guide-last-rounds = { $number ->
    [0] This is the last round.
    [one] After this round there is only one more.
   *[other] After this round there are only { $number } more.
} If the Attacker does not win by then, the Defender does.
seven-ronin-guide-last-rounds-name = The end of the match

## What a plan risks

seven-ronin-guide-risk-reach = Even if no ronin stands in the way, ninja would be in { $number } areas. You need { $need } to win.
seven-ronin-guide-risk-reserves = You would have { $number } ninja left in the Reserves. The coming rounds need at least { $need }.
seven-ronin-guide-risk-few = You send ninja to { $number ->
    [one] { $number } area
   *[other] { $number } areas
}; the Threat Level allows { $need }. The fewer areas, the easier you are to stop.
seven-ronin-guide-risk-met = { $ronin-list-name } must stay this round, so ninja you send there will become wounds.
seven-ronin-guide-risk-open = { $number ->
    [one] One area with ninja has no ronin: { $areas-name }.
   *[other] { $number } areas with ninja have no ronin: { $areas-name }.
} New ninja can make it { $most }; at { $need } you lose.
seven-ronin-guide-risk-fall = { $number ->
    [one] { $ronin-list-name } would be eliminated: as many ninja wait there as the tile has room for.
   *[other] { $ronin-list-name } would be eliminated: as many ninja wait there as their tiles have room for.
}

## What happened

seven-ronin-guide-round-attacker = Round { $round }: { $wounds ->
    [0] your ninja met no ronin
    [one] ronin took 1 wound
   *[other] ronin took { $wounds } wounds
}{ $fallen ->
    [0] .
   *[other] , and { $ronin-list-name } fell.
} You occupy { $held } of { $need } areas: only those count where no ronin stands.
seven-ronin-guide-round-attacker-again = Round { $round }: { $wounds } wounds, { $held } of { $need } areas.
seven-ronin-guide-round-defender = Round { $round }: { $wounds ->
    [0] your ronin met no ninja
    [one] your ronin took 1 wound
   *[other] your ronin took { $wounds } wounds
}{ $fallen ->
    [0] .
   *[other] , and { $ronin-list-name } fell.
} The ninja occupy { $held } of { $need } areas: those where none of your ronin stands.
seven-ronin-guide-round-defender-again = Round { $round }: { $wounds } wounds, { $held } of { $need } areas lost.
