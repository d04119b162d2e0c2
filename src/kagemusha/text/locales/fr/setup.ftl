### Ce qui se choisit avant une partie, pour tous les clients.

## Bots

setup-bot-random = random : joue n’importe quel coup permis, pour débuter en douceur
setup-bot-greedy = greedy : choisit ce qui rapporte le plus maintenant
setup-bot-beginner = beginner : ne voit que le coup suivant, un premier adversaire
setup-bot-novice = novice : joue avec bon sens, mais oublie des choses
setup-bot-skilled = skilled : réfléchit à l’avance et pardonne peu
setup-bot-expert = expert : réfléchit plus loin
setup-bot-master = master : le plus fort, jusqu’à deux secondes par coup
setup-bot-adaptive = adaptive : joue aussi bien que vous

## Options

setup-option-mode = Mode
setup-about-mode = La durée, et qui joue contre qui.

setup-value-on = Oui
setup-value-off = Non
