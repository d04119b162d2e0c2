### 7 Ronin : ce qui est demandé, et ce que ferait chaque choix.

## Que faire, et ce que fait chaque coup

speech-seven-ronin-goal-attacker = L’Attaquant mène les ninjas : occupez { $wanted } des { $count } quartiers (les deux Champs comptent pour 3) ou éliminez tous les ronin avant la fin du tour { $rounds }.
speech-seven-ronin-goal-defender = Le Défenseur mène les ronin : tenez jusqu’à la fin du tour { $rounds }, ou éliminez tous les ninjas.
speech-seven-ronin-task-planning-attacker = Planifiez l’attaque : au moins { $minimum } { $minimum ->
        [one] ninja
       *[other] ninjas
    }, dans { $threat } quartiers au plus ; un des ninjas peut aller sur la Place, qui ne compte pas comme quartier.
speech-seven-ronin-task-planning-defender = Planifiez la défense : chaque ronin a besoin d’un quartier à lui ; seule Tasuke peut en rejoindre un autre.
speech-seven-ronin-task-spy-attacker = Vous avez un jeton Espion : nommez un quartier pour savoir quel ronin s’y tiendra, ou gardez-le.
speech-seven-ronin-task-spy-defender = Vous avez un jeton Espion : nommez un quartier pour savoir combien de nouveaux ninjas y viendront, ou gardez-le.
speech-seven-ronin-task-ronin-abilities = Utilisez les capacités de vos ronin, dans l’ordre de votre choix.
speech-seven-ronin-task-division = Répartissez les blessures entre Tasuke et son partenaire.
speech-seven-ronin-task-area-abilities = Utilisez les capacités des quartiers que vous occupez, dans l’ordre de votre choix.
speech-seven-ronin-task-passage-division = Des ninjas arrivent par le Passage : répartissez les blessures entre Tasuke et son partenaire.

speech-seven-ronin-do-musashi = Musashi retire 1 ninja de son quartier : { $place }
speech-seven-ronin-do-yumi = Yumi retire 1 ninja de la réserve
speech-seven-ronin-do-taiko = Taiko soigne 1 blessure : { $who }
speech-seven-ronin-do-hayai = Hayai chevauche vers : { $place } ({ $number ->
        [one] { $number } ninja
       *[other] { $number } ninjas
    })
speech-seven-ronin-do-yobu = Yobu chasse des ninjas : { $places }
speech-seven-ronin-do-divide = { $shares }
speech-seven-ronin-do-falls = , tombe
speech-seven-ronin-do-watchtower = Tour de Guet, 1 blessure à chacun : { $names }
speech-seven-ronin-do-watchtower-some = Tour de Guet, 1 blessure à chacun, la défausse ne suffit pas à tous : { $names }
speech-seven-ronin-do-granary = Grenier : { $number ->
        [one] { $number } ninja
       *[other] { $number } ninjas
    } de la défausse à la réserve
speech-seven-ronin-do-well = Puits, 1 blessure : { $who }
speech-seven-ronin-do-animal-pen = Enclos, doit rester au tour suivant : { $who } ({ $place })
speech-seven-ronin-do-shrine = Temple, sans capacité au tour suivant : { $who }
speech-seven-ronin-do-burial-grounds = Cimetière, retour à la réserve : { $places }
speech-seven-ronin-do-passage = Passage, de la réserve vers : { $places }
speech-seven-ronin-do-field = Champ : compte ce tour-ci comme le second
speech-seven-ronin-do-inn = Auberge comme { $words }
speech-seven-ronin-group-passage = Passage : 1 ou 2 ninjas de la réserve dans un quartier
speech-seven-ronin-group-well = Puits : 1 blessure à un ronin
speech-seven-ronin-group-animal-pen = Enclos : un ronin doit rester au tour suivant
speech-seven-ronin-group-shrine = Temple : un ronin sans capacité au tour suivant
speech-seven-ronin-group-burial-grounds = Cimetière : 1 ou 2 ninjas reviennent à la réserve
speech-seven-ronin-group-watchtower = Tour de Guet : 1 blessure à chacun, tant que la défausse suffit
speech-seven-ronin-group-yobu = Yobu chasse 1 ou 2 ninjas vers les quartiers voisins
speech-seven-ronin-group-taiko = Taiko soigne 1 blessure d’un autre
speech-seven-ronin-group-hayai = Hayai chevauche vers un quartier où il y a des ninjas
speech-seven-ronin-group-spy = Envoyer l’espion dans un quartier
speech-seven-ronin-group-divide = Répartir les blessures
speech-seven-ronin-do-spy = Envoyer l’espion : { $place }
speech-seven-ronin-do-no-spy = Garder le jeton Espion
speech-seven-ronin-do-seal = Sceller le plan
speech-seven-ronin-do-done-ronin = Fin : plus de capacité
speech-seven-ronin-do-done-areas = Fin : plus de capacité, compter les quartiers
speech-seven-ronin-do-deploy-ninja = Prévoir 1 ninja : { $place }
speech-seven-ronin-do-deploy-ronin = Prévoir { $who } : { $place }

## Les ronin et les quartiers à lire

speech-seven-ronin-station-beside-the-board = à côté du plateau
speech-seven-ronin-station-eliminated = éliminé
speech-seven-ronin-card-vitality = Vitalité : { $number }
speech-seven-ronin-card-limit = Nouveaux ninjas par tour, au plus : { $number }
speech-seven-ronin-card-yobu = Dans un quartier contesté : chasse 1 ou 2 de ses ninjas vers les quartiers voisins.
speech-seven-ronin-card-yumi = Dans un quartier libre : retire 1 ninja de la réserve.
speech-seven-ronin-card-musashi = Dans un quartier contesté : y retire 1 ninja.
speech-seven-ronin-card-hayai = Dans un quartier libre : chevauche vers un quartier où il y a des ninjas et aucun ronin, ou aucun autre que Tasuke.
speech-seven-ronin-card-taiko = Dans un quartier libre : soigne 1 blessure d’un autre ronin.
speech-seven-ronin-card-kabe = Pas de capacité.
speech-seven-ronin-card-tasuke = Peut partager un quartier avec un seul autre ronin ; le Défenseur répartit alors les blessures.
speech-seven-ronin-card-watchtower = Occupée, une fois par tour : 1 blessure à chaque ronin des deux quartiers voisins.
speech-seven-ronin-card-granary = Occupé, une fois par tour : 2 ninjas de la défausse à la réserve.
speech-seven-ronin-card-well = Occupé, une fois par tour : 1 blessure à un ronin désigné.
speech-seven-ronin-card-inn = Occupée, une fois par tour : la capacité d’un autre quartier occupé.
speech-seven-ronin-card-animal-pen = Occupé, une fois par tour : un ronin désigné doit rester au tour suivant.
speech-seven-ronin-card-shrine = Occupé, une fois par tour : un ronin désigné n’a pas de capacité au tour suivant.
speech-seven-ronin-card-burial-grounds = Occupé, une fois par tour : 1 ou 2 ninjas des quartiers reviennent à la réserve.
speech-seven-ronin-card-passage = Occupé, une fois par tour : 1 ou 2 ninjas de la réserve dans un quartier, où ils frappent aussitôt.
speech-seven-ronin-card-field = Si les deux Champs sont occupés, ils comptent ensemble pour 3 quartiers.
speech-seven-ronin-card-plain = Un quartier sans capacité.
speech-seven-ronin-card-green = Ce n’est pas un quartier. 1 nouveau ninja par tour peut y aller ; chaque ninja qui s’y trouve permet 1 nouveau ninja au-delà d’une limite. Un ronin qui y vient les retire tous sans blessure.

## Advice to a newcomer

speech-seven-ronin-advice-attack = Le plan attaque : { $areas }. Là où aucun ronin n’attend, vous occupez le quartier ; ailleurs, les ninjas deviennent des blessures.
speech-seven-ronin-advice-guard = Le risque : ces quartiers restent ouverts, et les ninjas qui y viennent les occupent : { $areas }.
speech-seven-ronin-advice-weak = Une blessure de plus élimine : { $ronin }.
speech-seven-ronin-mixture-attack = À quelle fréquence ses plans attaquent chaque quartier, et le plus souvent avec combien de ninjas : { $areas }.
speech-seven-ronin-mixture-guard = À quelle fréquence ses plans gardent chaque quartier, et par qui le plus souvent : { $areas }.
speech-seven-ronin-mixture-area = { $area } { $percent } % ({ $most })
speech-seven-ronin-mixture-force = Ninjas qu’il envoie : de { $least } à { $most }.
