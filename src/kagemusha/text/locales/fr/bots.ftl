### Pourquoi un bot qui joue à tous les jeux a choisi ce qu’il a choisi.

bots-only = Il n’y a pas d’autre choix.
bots-best = Le meilleur des { $plans } plans essayés.

## Comment ils jouent

bots-style-random = Joue tout ce que les règles permettent.
bots-style-greedy = Prend tout de suite ce qui semble le mieux, sans attendre.
bots-style-beginner = Pense un coup à l’avance et oublie beaucoup. Bon premier adversaire.
bots-style-novice = Joue avec bon sens, mais réfléchit peu et oublie des choses.
bots-style-skilled = Regarde plus loin avant chaque choix.
bots-style-expert = Regarde plus loin, et n’oublie rien de proche.
bots-style-master = Regarde aussi loin que deux secondes le permettent.
bots-style-champion = A appris de sa propre recherche ce que vaut chaque situation.
bots-style-adaptive = Joue aussi bien que vous : plus fort quand vous menez, plus faible quand vous êtes en retard.

## Les noms des niveaux : les commandes et l’API gardent les identifiants

bot-level-random = au hasard
bot-level-greedy = glouton
bot-level-beginner = débutant
bot-level-novice = novice
bot-level-skilled = confirmé
bot-level-expert = expert
bot-level-master = maître
bot-level-champion = champion
bot-level-adaptive = adaptatif
