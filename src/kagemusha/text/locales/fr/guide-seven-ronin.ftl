### Ce que dit le guide d’une partie de 7 Ronin : idées avec leurs titres, risques, ce qui s’est passé.

## Idées

seven-ronin-guide-goal-attacker = Vous êtes l’Attaquant et menez les ninjas. Occupez cinq des dix quartiers à la fin d’un tour et vous gagnez. Un quartier est occupé s’il a des ninjas et pas de ronin.
seven-ronin-guide-goal-attacker-name = Le but de l’Attaquant
seven-ronin-guide-goal-defender = Vous êtes le Défenseur et menez les ronin. Si en huit tours les ninjas n’occupent jamais cinq quartiers, vous gagnez. Un quartier où se tient un ronin n’est pas occupé.
seven-ronin-guide-goal-defender-name = Le but du Défenseur
seven-ronin-guide-secret = Les deux camps planifient en même temps, derrière leurs paravents. Quand les deux plans sont scellés, on les révèle ensemble.
seven-ronin-guide-secret-name = Les plans secrets
seven-ronin-guide-threat = Le niveau de menace dit dans combien de quartiers différents de nouveaux ninjas peuvent aller à ce tour : { $number }. Choisissez un quartier pour y envoyer un ninja.
seven-ronin-guide-threat-name = Le niveau de menace
seven-ronin-guide-limit = Les losanges d’un quartier indiquent sa limite : un pour chaque nouveau ninja qui peut y aller en un tour.
seven-ronin-guide-limit-name = La limite d’un quartier
seven-ronin-guide-place = Donnez un quartier à chaque ronin : choisissez un ronin, puis un quartier. Un seul ronin par quartier ; Tasuke peut en rejoindre un autre.
seven-ronin-guide-place-name = Placer les ronin
seven-ronin-guide-ronin-ability = Les plans sont révélés. Avant que les ninjas deviennent des blessures, chaque ronin peut utiliser sa capacité une fois. Choisissez-en une, ou finissez l’étape.
seven-ronin-guide-ronin-ability-name = Les capacités des ronin
seven-ronin-guide-area-ability = Vous occupez des quartiers : chacun a une capacité, que vous pouvez utiliser une fois maintenant. Choisissez-en une, ou finissez l’étape.
seven-ronin-guide-area-ability-name = Les capacités des quartiers
seven-ronin-guide-wounds = Là où des ninjas ont rencontré un ronin, ils sont devenus des blessures sur sa tuile et ont quitté le village. Une tuile a autant de places que le ronin a de vitalité.
seven-ronin-guide-wounds-name = Les blessures
seven-ronin-guide-minimum = La force minimale dit combien de ninjas vous devez envoyer à ce tour : { $number }. Ils viennent de votre réserve.
seven-ronin-guide-minimum-name = La force minimale
seven-ronin-guide-green-attacker = Au centre se trouve la Place. Envoyez-y un ninja à chaque tour : aux tours suivants, chacun d’eux permet à un nouveau ninja de dépasser une limite.
seven-ronin-guide-green-attacker-name = La Place
seven-ronin-guide-green-defender = Les ninjas de la Place permettent à l’Attaquant de dépasser les limites. Un ronin placé sur la Place les retire tous sans être blessé.
seven-ronin-guide-green-defender-name = La Place
seven-ronin-guide-fallen = Un ronin dont la tuile est pleine est éliminé et ne revient jamais. Quand tous les sept sont partis, l’Attaquant gagne.
seven-ronin-guide-fallen-name = L’élimination
seven-ronin-guide-held = L’Enclos oblige un ronin à rester dans son quartier au tour suivant. Les deux camps savent alors où il sera.
seven-ronin-guide-held-name = L’Enclos
seven-ronin-guide-fields = Les deux Champs n’ont pas de capacité, mais occupés tous les deux ils comptent pour trois quartiers.
seven-ronin-guide-fields-name = Les Champs
seven-ronin-guide-hunger = À partir de ce tour, la faim retire un ninja de la réserve à la fin de chaque tour.
seven-ronin-guide-hunger-name = La faim
seven-ronin-guide-last-rounds = { $number ->
    [0] C’est le dernier tour.
    [one] Après ce tour, il n’en reste qu’un.
   *[other] Après ce tour, il n’en reste que { $number }.
} Si l’Attaquant n’a pas gagné d’ici là, c’est le Défenseur qui gagne.
seven-ronin-guide-last-rounds-name = La fin de la partie

## Ce qu’un plan risque

seven-ronin-guide-risk-reach = Même si aucun ronin ne s’interpose, il y aurait des ninjas dans { $number ->
    [one] { $number } quartier
   *[other] { $number } quartiers
}. Il vous en faut { $need } pour gagner.
seven-ronin-guide-risk-reserves = Il vous resterait { $number ->
    [one] { $number } ninja
   *[other] { $number } ninjas
} en réserve. Les tours à venir en demandent au moins { $need }.
seven-ronin-guide-risk-few = Vous envoyez des ninjas dans { $number ->
    [one] { $number } quartier
   *[other] { $number } quartiers
} ; le niveau de menace en permet { $need }. Moins il y en a, plus il est facile de vous arrêter.
seven-ronin-guide-risk-met = Doit rester sur place à ce tour : { $ronin-list-name }. Les ninjas que vous y envoyez deviendront des blessures.
seven-ronin-guide-risk-open = { $number ->
    [one] Un quartier avec des ninjas n’a pas de ronin : { $areas-name }.
   *[other] { $number } quartiers avec des ninjas n’ont pas de ronin : { $areas-name }.
} De nouveaux ninjas peuvent en faire { $most } ; à { $need }, vous perdez.
seven-ronin-guide-risk-fall = { $number ->
    [one] Serait éliminé
   *[other] Seraient éliminés
} : { $ronin-list-name }. Il y a là assez de ninjas pour remplir la tuile.

## Ce qui s’est passé

seven-ronin-guide-round-attacker = Tour { $round } : { $wounds ->
    [0] vos ninjas n’ont rencontré aucun ronin.
    [one] les ronin ont reçu { $wounds } blessure.
   *[other] les ronin ont reçu { $wounds } blessures.
} { $fallen ->
    [0] {""}
    [one] { $ronin-list-name } est hors de combat.
   *[other] { $ronin-list-name } sont hors de combat.
} Vous occupez { $held } quartiers sur { $need } : seuls comptent ceux où ne se tient aucun ronin.
seven-ronin-guide-round-attacker-again = Tour { $round } : blessures { $wounds }, quartiers { $held } sur { $need }.
seven-ronin-guide-round-defender = Tour { $round } : { $wounds ->
    [0] vos ronin n’ont rencontré aucun ninja.
    [one] vos ronin ont reçu { $wounds } blessure.
   *[other] vos ronin ont reçu { $wounds } blessures.
} { $fallen ->
    [0] {""}
    [one] { $ronin-list-name } est hors de combat.
   *[other] { $ronin-list-name } sont hors de combat.
} Les ninjas occupent { $held } quartiers sur { $need } : ceux où ne se tient aucun de vos ronin.
seven-ronin-guide-round-defender-again = Tour { $round } : blessures { $wounds }, quartiers perdus { $held } sur { $need }.
