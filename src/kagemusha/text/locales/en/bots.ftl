### Why a bot that plays any game chose what it chose.

bots-only = There is no other choice.
bots-best = The best of { $plans } plans that were tried.

## How they play

bots-style-random = Plays anything that the rules allow.
bots-style-greedy = Takes what looks best at once, and never waits.
bots-style-novice = Plays sensibly and thinks briefly. A good first opponent.
bots-style-skilled = Looks ahead before every choice.
bots-style-master = Looks as far ahead as two seconds allow.
