### Pourquoi un robot qui joue à tous les jeux a choisi ce qu’il a choisi.

bots-only = Il n’y a pas d’autre choix.
bots-best = Le meilleur des { $plans } plans essayés : { $chance } % contre { $next } %.
