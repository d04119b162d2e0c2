### Shinobi WAT-AAH!: why a bot chose what it chose.

bots-wat-aah-only = There is no other choice.
bots-wat-aah-corrupt = About { $cards } cards are worth about { $cost } points of Corruption here: { $chance } % against { $next } %.
bots-wat-aah-recruit = One card is enough, and costs no Corruption: { $chance } % against { $next } %.
bots-wat-aah-fourth = The fourth clan ends the round at a good moment: { $chance } % against { $next } %.
bots-wat-aah-place = The best of { $plans } placements that were tried: { $chance } % against { $next } %.
bots-wat-aah-wait = The cards are worth more in hand: { $chance } % against { $next } %.
bots-wat-aah-target = This target brings the most: { $chance } % against { $next } %.
bots-wat-aah-lose = The hand misses these cards the least: { $chance } % against { $next } %.
bots-wat-aah-take = These cards help the hand the most: { $chance } % against { $next } %.
bots-wat-aah-pawns = Possible Final Bosses: { $bosses }. Against them the pawns stand best here: { $chance } % against { $next } %.
bots-wat-aah-learn = What is won here helps the most: { $chance } % against { $next } %.
bots-wat-aah-other = The best of { $plans } choices that were tried: { $chance } % against { $next } %.
