### Why a bot that plays any game chose what it chose.

bots-only = There is no other choice.
bots-best = The best of { $plans } plans that were tried.

## How they play

bots-style-random = Plays anything that the rules allow.
bots-style-greedy = Takes what looks best at once, and never waits.
bots-style-beginner = Thinks one step ahead and overlooks a lot. A good first opponent.
bots-style-novice = Plays sensibly, but thinks briefly and overlooks things.
bots-style-skilled = Looks ahead before every choice.
bots-style-expert = Looks further ahead, and overlooks nothing near.
bots-style-master = Looks as far ahead as two seconds allow.
bots-style-champion = Has learned from its own search what every situation is worth.
bots-style-adaptive = Plays as well as you do: stronger when you lead, weaker when you trail.

## What their levels are called: the ids stay in commands and in the API

bot-level-random = random
bot-level-greedy = greedy
bot-level-beginner = beginner
bot-level-novice = novice
bot-level-skilled = skilled
bot-level-expert = expert
bot-level-master = master
bot-level-champion = champion
bot-level-adaptive = adaptive
