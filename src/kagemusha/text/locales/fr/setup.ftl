### Ce qui se choisit avant une partie, pour tous les clients.

## Bots

setup-bot-random = au hasard : joue n’importe quel coup permis, pour débuter en douceur
setup-bot-greedy = glouton : choisit ce qui rapporte le plus maintenant
setup-bot-beginner = débutant : ne voit que le coup suivant, un premier adversaire
setup-bot-novice = novice : joue avec bon sens, mais oublie des choses
setup-bot-skilled = confirmé : réfléchit à l’avance et pardonne peu
setup-bot-expert = expert : réfléchit plus loin
setup-bot-master = maître : le niveau le plus élevé, jusqu’à deux secondes par coup
setup-bot-champion = champion : au moins aussi fort que le maître, appris de sa propre recherche
setup-bot-adaptive = adaptatif : joue aussi bien que vous

## Options

setup-option-mode = Mode
setup-about-mode = La durée, et qui joue contre qui.

setup-value-on = Oui
setup-value-off = Non
