### Why a bot that plays any game chose what it chose.

bots-only = There is no other choice.
bots-best = The best of { $plans } plans that were tried: { $chance } % against { $next } %.
