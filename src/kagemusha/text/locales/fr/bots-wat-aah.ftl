### Shinobi WAT-AAH! : pourquoi un bot a choisi ce qu’il a choisi.

bots-wat-aah-only = Il n’y a pas d’autre choix.
bots-wat-aah-corrupt = Environ { $cards } cartes valent ici environ { $cost } points de Corruption.
bots-wat-aah-recruit = Une carte suffit, et ne coûte aucune Corruption.
bots-wat-aah-fourth = Le quatrième clan finit la manche au bon moment.
bots-wat-aah-place = La meilleure des { $plans } poses essayées.
bots-wat-aah-wait = Les cartes valent plus en main.
bots-wat-aah-target = C’est la cible qui rapporte le plus.
bots-wat-aah-lose = Ce sont les cartes qui manqueront le moins à la main.
bots-wat-aah-take = Ce sont les cartes qui aident le plus la main.
bots-wat-aah-pawns = Boss finaux possibles : { $bosses }. Face à eux, les pions sont le mieux placés ici.
bots-wat-aah-learn = C’est ce qu’on gagne ici qui aide le plus.
bots-wat-aah-other = Le meilleur des { $plans } choix essayés.

## Comment ils jouent

bots-style-wat-aah-random = Joue n’importe quelle carte permise.
bots-style-wat-aah-greedy = Fait la pose qui rapporte le plus tout de suite.
bots-style-wat-aah-beginner = Pose ce qui rapporte le plus tout de suite, et oublie beaucoup de cartes.
bots-style-wat-aah-novice = Pense à votre main, mais oublie certains de ses propres coups.
bots-style-wat-aah-skilled = Pense aux mains que vous pourriez avoir.
bots-style-wat-aah-expert = Pense à une bonne partie des mains que vous pourriez avoir.
bots-style-wat-aah-master = Pense à beaucoup de mains que vous pourriez avoir, et à chaque Boss possible.
bots-style-wat-aah-champion = En Petit Scarabée à deux ou trois, sait ce que vaut une situation et quelles cartes vous gardez sans doute. Sinon, joue comme le maître.
