### Shinobi WAT-AAH!: why a bot chose what it chose.

bots-wat-aah-only = There is no other choice.
bots-wat-aah-corrupt = About { $cards } cards are worth about { $cost } points of Corruption here.
bots-wat-aah-recruit = One card is enough, and costs no Corruption.
bots-wat-aah-fourth = The fourth clan ends the round at a good moment.
bots-wat-aah-place = The best of { $plans } placements that were tried.
bots-wat-aah-wait = The cards are worth more in hand.
bots-wat-aah-target = This target brings the most.
bots-wat-aah-lose = The hand misses these cards the least.
bots-wat-aah-take = These cards help the hand the most.
bots-wat-aah-pawns = Possible Final Bosses: { $bosses }. Against them the pawns stand best here.
bots-wat-aah-learn = What is won here helps the most.
bots-wat-aah-other = The best of { $plans } choices that were tried.

## How they play

bots-style-wat-aah-random = Plays any card that is allowed.
bots-style-wat-aah-greedy = Makes the placement that is worth most right now.
bots-style-wat-aah-beginner = Places what is worth most at once, and overlooks many cards.
bots-style-wat-aah-novice = Thinks about your hand, but overlooks some of its own plays.
bots-style-wat-aah-skilled = Thinks through the hands that you could have.
bots-style-wat-aah-expert = Thinks through many of the hands that you could have.
bots-style-wat-aah-master = Thinks through many hands that you could have, and every Boss that may come.
bots-style-wat-aah-champion = In Grasshopper with two or three players, has learned what a position is worth and which cards you are likely to keep. Otherwise it plays like master.
