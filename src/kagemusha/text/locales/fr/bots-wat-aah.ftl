### Shinobi WAT-AAH! : pourquoi un robot a choisi ce qu’il a choisi.

bots-wat-aah-only = Il n’y a pas d’autre choix.
bots-wat-aah-corrupt = Environ { $cards } cartes valent ici environ { $cost } points de Corruption : { $chance } % contre { $next } %.
bots-wat-aah-recruit = Une carte suffit, et ne coûte aucune Corruption : { $chance } % contre { $next } %.
bots-wat-aah-fourth = Le quatrième clan finit la manche au bon moment : { $chance } % contre { $next } %.
bots-wat-aah-place = La meilleure des { $plans } poses essayées : { $chance } % contre { $next } %.
bots-wat-aah-wait = Les cartes valent plus en main : { $chance } % contre { $next } %.
bots-wat-aah-target = C’est la cible qui rapporte le plus : { $chance } % contre { $next } %.
bots-wat-aah-lose = Ce sont les cartes qui manqueront le moins à la main : { $chance } % contre { $next } %.
bots-wat-aah-take = Ce sont les cartes qui aident le plus la main : { $chance } % contre { $next } %.
bots-wat-aah-pawns = Boss finaux possibles : { $bosses }. Face à eux, les pions sont le mieux placés ici : { $chance } % contre { $next } %.
bots-wat-aah-learn = C’est ce qu’on gagne ici qui aide le plus : { $chance } % contre { $next } %.
bots-wat-aah-other = Le meilleur des { $plans } choix essayés : { $chance } % contre { $next } %.
