### 7 Ronin: why a bot chose what it chose.

bots-seven-ronin-only = There is no other choice.
bots-seven-ronin-opening = An opening drawn from { $plans } plans, so that nobody can foresee it; this one is played { $percent } % of the time.
bots-seven-ronin-mixed = Drawn from { $plans } good plans, so that nobody can foresee it; this one is played { $percent } % of the time.
bots-seven-ronin-best-plan = Whatever the other side plans, nothing does better.
bots-seven-ronin-begun = The best way to complete the plan that was begun.
bots-seven-ronin-solved = This match is small enough to be solved: nobody can do better.
bots-seven-ronin-spies = To know this now is worth more than to keep the token.
bots-seven-ronin-keeps-spy = The token will be worth more later.
bots-seven-ronin-wins = This wins the match.
bots-seven-ronin-enough = Nothing that is left would help.
bots-seven-ronin-divides = The best of { $choices } ways to divide the wounds.
bots-seven-ronin-uses = The best of { $choices } choices: compared with ending the step, the chance of winning grows by { $percent } percentage points.
bots-seven-ronin-uses-barely = The best of { $choices } choices, though hardly better than ending the step.

## How they play

bots-style-seven-ronin-random = Puts markers anywhere. There is no plan to guess.
bots-style-seven-ronin-greedy = Compares a few plans and takes the best of them.
bots-style-seven-ronin-beginner = Takes what it can get this round, spends its Reserves early and forgets abilities.
bots-style-seven-ronin-novice = Plays the best plan that it notices, and does not bluff. You can see it coming.
bots-style-seven-ronin-skilled = Weighs some of your plans against its own. It rarely guesses.
bots-style-seven-ronin-expert = Weighs many of your plans against its own, and mixes them.
bots-style-seven-ronin-master = Mixes its plans so that nobody can read it, and plays short endings exactly.
bots-style-seven-ronin-champion = Has learned what every position is worth, and mixes its plans against all of yours.
