### Les leçons de 7 Ronin : titres, étapes, et raisons pour lesquelles un choix est faux.

seven-ronin-lessons-first = Premiers pas
seven-ronin-lessons-ronin = Les sept ronin
seven-ronin-lessons-areas = Le village
seven-ronin-lessons-plans = Bien planifier

## Premiers pas

seven-ronin-lesson-first-attack = Votre première attaque
seven-ronin-lesson-first-attack-about = Menez les ninjas et prenez le village.
seven-ronin-lesson-first-attack-goal = Vous êtes l’Attaquant et menez les ninjas. Occupez cinq des dix quartiers et vous gagnez : quatre sont déjà à vous.
seven-ronin-lesson-first-attack-lone = Un quartier est occupé quand il a des ninjas et pas de ronin. Kabe, ici le dernier ronin, n’en garde qu’un : la révélation des plans dira lequel.
seven-ronin-lesson-first-attack-plan = Planifiez en secret : envoyez un ninja à la Tour de Guet et un à l’Auberge. Puis scellez le plan.
seven-ronin-lesson-first-attack-plan-wrong = Cela ne fait pas cinq quartiers. Kabe en tient un des vôtres : envoyez de nouveaux ninjas dans deux quartiers où vous n’en avez pas.
seven-ronin-lesson-first-attack-win = Kabe garde le Puits, mais cinq autres quartiers sont occupés. Finissez l’étape, et l’on compte les quartiers.
seven-ronin-lesson-first-attack-win-wrong = Vous avez abandonné un quartier dont vous aviez besoin. Finissez l’étape tant que cinq sont occupés.
seven-ronin-lesson-first-attack-end = Cinq quartiers : le village est à vous ! Voyez maintenant l’autre camp.

seven-ronin-lesson-first-defence = Votre première défense
seven-ronin-lesson-first-defence-about = Tenez le village jusqu’à la fin du dernier tour.
seven-ronin-lesson-first-defence-goal = Vous êtes maintenant le Défenseur et menez les ronin. C’est le dernier des huit tours : si l’Attaquant ne gagne pas maintenant, c’est vous qui gagnez.
seven-ronin-lesson-first-defence-count = Des ninjas sont dans quatre quartiers, et avec cinq quartiers occupés vous perdez. Un quartier où se tient un ronin n’est pas occupé.
seven-ronin-lesson-first-defence-plan = Placez Kabe et Musashi dans deux des quartiers où il y a des ninjas, puis scellez le plan.
seven-ronin-lesson-first-defence-plan-wrong = De nouveaux ninjas sont venus, et cinq quartiers sont occupés. Placez les deux ronin là où il y a déjà des ninjas : vous y reprenez un quartier à coup sûr.
seven-ronin-lesson-first-defence-musashi = Musashi et un ninja sont dans le même quartier : il est contesté. Utilisez sa capacité pour retirer le ninja avant la blessure.
seven-ronin-lesson-first-defence-musashi-wrong = Le ninja est devenu une blessure et a rempli la tuile de Musashi : il est éliminé. Sa capacité l’aurait sauvé.
seven-ronin-lesson-first-defence-end = Le dernier tour est fini et le village tient bon. Vous gagnez !

seven-ronin-lesson-wounds = Les blessures
seven-ronin-lesson-wounds-about = Ce qui arrive quand des ninjas rencontrent un ronin.
seven-ronin-lesson-wounds-vitality = Vous êtes l’Attaquant, et les ninjas qui rencontrent un ronin deviennent des blessures sur sa tuile. Yumi a une vitalité de 3 et 1 blessure : il reste de la place pour 2.
seven-ronin-lesson-wounds-strike = Yumi doit rester au Champ (3) pendant ce tour. Éliminez Yumi et occupez le champ du même coup : combien de ninjas faut-il ?
seven-ronin-lesson-wounds-strike-wrong = Yumi survit. Deux blessures remplissent la tuile, et il faut encore un ninja pour occuper le champ : envoyez-en trois au Champ (3).
seven-ronin-lesson-wounds-strike-exact = Yumi tombe, mais les deux ninjas ont servi de blessures et le champ reste libre. Un troisième l’occuperait.
seven-ronin-lesson-wounds-end = Deux ninjas ont rempli la tuile, le troisième occupe le champ. Un ronin éliminé ne revient jamais ; quand il n’en reste aucun, l’Attaquant gagne aussi.

## Les sept ronin

seven-ronin-lesson-musashi-and-yobu = Musashi et Yobu
seven-ronin-lesson-musashi-and-yobu-about = Des capacités pour les quartiers avec des ninjas.
seven-ronin-lesson-musashi-and-yobu-contested = Vous êtes le Défenseur : avant les blessures, chaque ronin peut utiliser sa capacité une fois. Musashi et Yobu ont besoin d’un quartier contesté, avec ninjas et ronin ensemble.
seven-ronin-lesson-musashi-and-yobu-cut = Une blessure remplirait la tuile de Musashi, et tuile pleine veut dire éliminé. Qu’il retire le ninja de la Tour de Guet.
seven-ronin-lesson-musashi-and-yobu-cut-wrong = Musashi n’a rien fait, a reçu la blessure et il est éliminé. Commencez par lui.
seven-ronin-lesson-musashi-and-yobu-drive = Deux ninjas font face à Yobu, et une blessure l’éliminerait. Chassez-les tous deux vers un voisin qui peut les supporter.
seven-ronin-lesson-musashi-and-yobu-drive-wrong = Chaque ninja envoyé à la Tour de Guet frappe Musashi, et une blessure est sa fin. Kabe, au Cimetière, a de la place pour deux.
seven-ronin-lesson-musashi-and-yobu-drive-falls = Un seul ninja qui reste suffit à éliminer Yobu. Il faut chasser les deux.
seven-ronin-lesson-musashi-and-yobu-end = Kabe a reçu deux blessures et personne n’est tombé. Placez Musashi et Yobu où vous attendez des ninjas, et quelqu’un de solide à côté de Yobu.

seven-ronin-lesson-yumi-and-taiko = Yumi et Taiko
seven-ronin-lesson-yumi-and-taiko-about = Des capacités pour les quartiers sans ninja.
seven-ronin-lesson-yumi-and-taiko-free = Vous êtes le Défenseur : Yumi et Taiko agissent depuis un quartier libre, sans ninja. Taiko soigne, et Yumi tire sur la réserve : les ninjas qui attendent dehors.
seven-ronin-lesson-yumi-and-taiko-heal = Deux ninjas vont remplir la tuile de Kabe. Que Taiko le soigne d’abord.
seven-ronin-lesson-yumi-and-taiko-heal-wrong = Kabe avait de la place pour deux blessures, et deux remplissent sa tuile : il est éliminé. Une blessure soignée l’aurait sauvé.
seven-ronin-lesson-yumi-and-taiko-shoot = Le Passage peut envoyer le dernier ninja de la réserve dans un cinquième quartier. Que Yumi l’abatte.
seven-ronin-lesson-yumi-and-taiko-shoot-wrong = Le Passage a envoyé le dernier ninja dans un cinquième quartier. Yumi pouvait l’abattre à temps.
seven-ronin-lesson-yumi-and-taiko-end = Avec une réserve vide, le Passage ne sert à rien. Placez Yumi et Taiko où vous n’attendez pas de ninja.

seven-ronin-lesson-hayai = Hayai
seven-ronin-lesson-hayai-about = Le cavalier qui corrige une mauvaise prévision.
seven-ronin-lesson-hayai-five = Vous êtes le Défenseur, et cinq quartiers avec des ninjas sans ronin seraient la défaite. Mais Hayai est dans un quartier libre, et de là il peut chevaucher.
seven-ronin-lesson-hayai-ride = Hayai va dans n’importe quel quartier qui a des ninjas et pas de ronin, et le conteste. Il a de la place pour deux blessures : choisissez un quartier où il survit.
seven-ronin-lesson-hayai-ride-wrong = Cinq quartiers étaient occupés, et l’Attaquant a gagné. Hayai doit aller dans l’un d’eux.
seven-ronin-lesson-hayai-ride-falls = Tant de ninjas éliminent Hayai. Allez au Puits ou au Temple : un ninja, une blessure.
seven-ronin-lesson-hayai-end = Quatre quartiers, et Hayai vit. Il voit les plans avant de chevaucher : gardez-le en forme et dans un quartier libre.

seven-ronin-lesson-kabe-and-tasuke = Kabe et Tasuke
seven-ronin-lesson-kabe-and-tasuke-about = Le plus solide des ronin, et celle qui partage.
seven-ronin-lesson-kabe-and-tasuke-crowd = Vous êtes le Défenseur, et cinq ninjas sont au Grenier. Kabe a la plus grande vitalité, 7, mais avec 3 blessures il n’a plus de place que pour 4.
seven-ronin-lesson-kabe-and-tasuke-share = Un seul ronin se tient dans un quartier, mais Tasuke peut en rejoindre un autre. Placez-les tous deux au Grenier et scellez.
seven-ronin-lesson-kabe-and-tasuke-share-wrong = Les cinq ninjas gardent le Grenier et sa capacité. Ensemble, Kabe et Tasuke peuvent le libérer.
seven-ronin-lesson-kabe-and-tasuke-share-alone = Seul, Kabe a de la place pour quatre sur cinq : il est éliminé, et le Grenier reste occupé.
seven-ronin-lesson-kabe-and-tasuke-share-tasuke = Tasuke seule supporte trois blessures, et il y en a cinq. Mettez Kabe à côté d’elle.
seven-ronin-lesson-kabe-and-tasuke-divide = Kabe a de la place pour 4 blessures, Tasuke pour 3, et tuile pleine veut dire éliminé. Répartissez les cinq blessures pour que les deux survivent.
seven-ronin-lesson-kabe-and-tasuke-divide-wrong = Une tuile est pleine, et ce ronin est perdu. Avec 3 pour Kabe et 2 pour Tasuke, les deux survivent.
seven-ronin-lesson-kabe-and-tasuke-end = Cinq ninjas ont disparu et personne n’est tombé. Tasuke est la plus utile à côté d’un ronin qui sera durement frappé.

## Le village

seven-ronin-lesson-limits = Trois limites
seven-ronin-lesson-limits-about = Niveau de menace, limite de quartier, force minimale.
seven-ronin-lesson-limits-threat = Vous êtes l’Attaquant. Le niveau de menace dit dans combien de quartiers différents de nouveaux ninjas peuvent aller : 4 à ce tour.
seven-ronin-lesson-limits-limit = La limite d’un quartier est le maximum de nouveaux ninjas en un tour : 1 à la Tour de Guet, 3 au Champ (3). Ceux qui y sont déjà ne comptent pas.
seven-ronin-lesson-limits-minimum = La force minimale dit combien vous devez en envoyer en tout : 4 à ce tour. Ils viennent de votre réserve.
seven-ronin-lesson-limits-spread = Vous tenez le Passage et le Temple, et Kabe gardera un quartier. Planifiez pour en occuper cinq malgré tout, puis scellez.
seven-ronin-lesson-limits-spread-wrong = Kabe en tenait un, et il en restait quatre. Tous les nouveaux ninjas doivent aller où vous n’en avez pas.
seven-ronin-lesson-limits-spread-few = Deux ninjas dans un quartier, c’est toujours un seul quartier. Utilisez tout le niveau de menace : quatre ninjas dans quatre nouveaux quartiers.
seven-ronin-lesson-limits-end = Six quartiers avec des ninjas, dont un gardé : cinq. Pour prendre des quartiers, dispersez-vous ; pour éliminer un ronin, rassemblez-vous.

seven-ronin-lesson-green = La Place
seven-ronin-lesson-green-about = Rassemblez au centre, puis frappez au-delà de la limite.
seven-ronin-lesson-green-place = Vous êtes l’Attaquant, et au centre se trouve la Place. Ce n’est pas un quartier, mais vous pouvez y envoyer un ninja à chaque tour.
seven-ronin-lesson-green-raise = Pour chaque ninja de la Place, un nouveau ninja peut dépasser une limite. Le Temple en prend 1 ; avec deux sur la Place, vous pouvez en envoyer 3.
seven-ronin-lesson-green-strike = Yumi doit rester au Temple et a de la place pour deux blessures : éliminez Yumi et occupez le Temple. Le quatrième ninja du minimum peut aller sur la Place.
seven-ronin-lesson-green-strike-wrong = Yumi survit. Servez-vous de la Place : envoyez trois ninjas au Temple, un dans la limite et deux au-delà.
seven-ronin-lesson-green-strike-exact = Yumi tombe, mais il ne reste pas de ninja pour occuper le Temple. Envoyez-en trois.
seven-ronin-lesson-green-end = Les ninjas de la Place y restent et servent de nouveau à chaque tour, jusqu’à ce qu’un ronin la nettoie.

seven-ronin-lesson-clear-the-green = Nettoyer la Place
seven-ronin-lesson-clear-the-green-about = Qui envoyer contre les ninjas du centre.
seven-ronin-lesson-clear-the-green-danger = Vous êtes le Défenseur, et avec quatre ninjas sur la Place, l’Attaquant dépasse les limites de quatre à chaque tour. Un ronin sur la Place les retire tous sans être blessé.
seven-ronin-lesson-clear-the-green-clear = Une blessure éliminerait Yumi ; Kabe a de la place pour cinq. Envoyez l’un sur la Place et l’autre contre les deux ninjas de l’Auberge.
seven-ronin-lesson-clear-the-green-clear-wrong = Deux ninjas gardent l’Auberge et sa capacité. Kabe est assez solide pour eux.
seven-ronin-lesson-clear-the-green-clear-strong = Sur la Place, Kabe ne reçoit pas de blessure : sa force y est perdue, et l’Auberge avec elle. Envoyez Yumi, qui ne tient plus qu’à un fil.
seven-ronin-lesson-clear-the-green-clear-left = La Place est pleine : au tour suivant, l’Attaquant peut dépasser les limites cinq fois. Envoyez-y Yumi.
seven-ronin-lesson-clear-the-green-end = Cinq ninjas ont disparu sans rien coûter. Mais sur la Place un ronin n’a pas de capacité et ne garde aucun quartier : n’y allez pas pour un seul ninja.

seven-ronin-lesson-watchtower-and-well = Tour de Guet et Puits
seven-ronin-lesson-watchtower-and-well-about = Blesser de loin.
seven-ronin-lesson-watchtower-and-well-arrows = Vous êtes l’Attaquant : après le combat, la capacité de chaque quartier occupé sert une fois. La Tour de Guet blesse chaque ronin de ses voisins, l’Auberge et le Champ (2).
seven-ronin-lesson-watchtower-and-well-poison = Le Puits inflige une blessure au ronin de votre choix, où qu’il soit dans le village.
seven-ronin-lesson-watchtower-and-well-all = Une blessure de plus élimine chacun des trois : Yobu, Kabe et Taiko. Éliminez-les tous maintenant.
seven-ronin-lesson-watchtower-and-well-all-wrong = Il reste un ronin. Utilisez les deux capacités, la Tour de Guet et le Puits.
seven-ronin-lesson-watchtower-and-well-all-wasted = La Tour de Guet touche Yobu et Kabe de toute façon. Gardez le Puits pour Taiko, que les flèches n’atteignent pas.
seven-ronin-lesson-watchtower-and-well-end = Tous les ronin sont éliminés : vous gagnez ! Un ronin à qui il reste un point de vitalité est en danger partout.

seven-ronin-lesson-pen-and-shrine = Enclos et Temple
seven-ronin-lesson-pen-and-shrine-about = Préparer le tour suivant.
seven-ronin-lesson-pen-and-shrine-abilities = Vous êtes l’Attaquant, et l’Enclos oblige un ronin à rester où il est au tour suivant. Le Temple prive un ronin de sa capacité pour ce tour.
seven-ronin-lesson-pen-and-shrine-fix = Musashi a deux blessures et de la place pour deux autres. Utilisez l’Enclos et le Temple contre lui.
seven-ronin-lesson-pen-and-shrine-fix-wrong = Kabe n’a pas de capacité et il est trop solide ; Musashi est une meilleure victime. Retenez-le par l’Enclos et faites-le taire par le Temple.
seven-ronin-lesson-pen-and-shrine-strike = Musashi doit rester au Champ (3) et ne peut pas retirer de ninja. Éliminez-le et occupez le champ ; envoyez quatre ninjas en tout.
seven-ronin-lesson-pen-and-shrine-strike-wrong = Il faut trois ninjas au Champ (3) : deux pour remplir la tuile de Musashi, un pour occuper le champ.
seven-ronin-lesson-pen-and-shrine-end = Vous saviez où il serait, et qu’il serait sans défense. C’est à cela que servent l’Enclos et le Temple.

seven-ronin-lesson-granary-and-burial = Grenier et Cimetière
seven-ronin-lesson-granary-and-burial-about = De nouveaux ninjas pour votre réserve.
seven-ronin-lesson-granary-and-burial-empty = Vous êtes l’Attaquant, et votre réserve est vide. Les nouveaux ninjas ne viennent que de là : sans eux, pas d’attaque au tour suivant.
seven-ronin-lesson-granary-and-burial-granary = Les ninjas éliminés vont à la défausse. Utilisez le Grenier, qui en ramène deux dans votre réserve.
seven-ronin-lesson-granary-and-burial-granary-wrong = Le tour finirait avec une réserve trop petite. Commencez par le Grenier : il ne coûte rien.
seven-ronin-lesson-granary-and-burial-back = Le Cimetière ramène un ou deux ninjas des quartiers. Quatre sont au Champ (2), où un seul suffit : ramenez-en deux.
seven-ronin-lesson-granary-and-burial-back-wrong = Ramenez-en autant que possible, mais jamais le dernier ninja d’un quartier que vous tenez. Le Champ (2) en a quatre.
seven-ronin-lesson-granary-and-burial-end = Quatre ninjas en réserve, et les quatre quartiers sont toujours à vous. La faim en prendra un à la fin du tour ; une autre leçon l’explique.

seven-ronin-lesson-fields = Les deux Champs
seven-ronin-lesson-fields-about = Deux quartiers qui comptent pour trois.
seven-ronin-lesson-fields-three = Vous êtes l’Attaquant. Les Champs n’ont pas de capacité, mais à deux ils comptent pour trois quartiers.
seven-ronin-lesson-fields-plan = Vous tenez le Champ (2), le Puits et le Temple ; Kabe gardera un quartier. Avec vos deux derniers ninjas, arrivez à cinq.
seven-ronin-lesson-fields-plan-wrong = Cela fait quatre au plus. Avec le Champ (3) vous avez les deux Champs, qui comptent un de plus ; envoyez l’autre ninja où vous n’en avez pas.
seven-ronin-lesson-fields-end = Quatre quartiers et un de plus pour les Champs : cinq, vous gagnez ! En défense, ne cédez jamais les deux Champs.

seven-ronin-lesson-passage-and-inn = Passage et Auberge
seven-ronin-lesson-passage-and-inn-about = Un quartier ouvre le suivant.
seven-ronin-lesson-passage-and-inn-count = Vous êtes l’Attaquant et occupez trois quartiers. Le Passage envoie un ou deux ninjas de la réserve dans n’importe quel quartier, et ils combattent aussitôt.
seven-ronin-lesson-passage-and-inn-send = Yumi garde l’Auberge, et une blessure de plus est sa fin. Envoyez assez de ninjas par le Passage pour prendre l’Auberge.
seven-ronin-lesson-passage-and-inn-send-wrong = Un quatrième quartier seul ne suffit pas. L’Auberge peut plus que les autres : c’est elle qu’il faut prendre.
seven-ronin-lesson-passage-and-inn-send-one = Yumi tombe, mais le ninja a servi de dernière blessure. Envoyez-en deux : le second occupe l’Auberge.
seven-ronin-lesson-passage-and-inn-copy = L’Auberge utilise la capacité d’un autre quartier occupé. Faites-en le second Champ : Champ et Auberge comptent alors un de plus.
seven-ronin-lesson-passage-and-inn-copy-wrong = Quatre quartiers, pas de victoire. Si l’Auberge copie le Champ, quatre quartiers comptent pour cinq.
seven-ronin-lesson-passage-and-inn-win = Passage, Cimetière, Champ (2) et Auberge font quatre, et les deux Champs un de plus. Finissez l’étape.
seven-ronin-lesson-passage-and-inn-win-wrong = Vous avez ramené un ninja dont vous aviez besoin au décompte. Finissez l’étape aussitôt.
seven-ronin-lesson-passage-and-inn-end = Cinq : vous gagnez ! Un quartier pris pendant cette étape peut servir dans la même étape.

## Bien planifier

seven-ronin-lesson-places = Chacun à sa place
seven-ronin-lesson-places-about = Où chaque ronin est le plus utile.
seven-ronin-lesson-places-strong = Vous êtes le Défenseur : quatre ninjas sont au Champ (3), et d’autres peuvent venir. Seul un ronin de grande vitalité peut affronter une foule : Kabe a de la place pour sept.
seven-ronin-lesson-places-weak = Musashi a besoin d’un quartier avec peu de ninjas. Yumi et Taiko ont besoin de quartiers où il n’en viendra pas, et une blessure éliminerait Yumi.
seven-ronin-lesson-places-plan = Placez les quatre ronin et scellez : qui va au Champ (3), qui au Puits avec son unique ninja, qui reste à l’écart ?
seven-ronin-lesson-places-plan-wrong = Kabe est bien placé, mais le Puits a besoin de Musashi : il y retire un ninja. Yumi et Taiko ont leur place où il n’y a pas de ninja.
seven-ronin-lesson-places-plan-crowd = Six ninjas au Champ (3), c’est trop pour tout autre que Kabe. Mettez-le là, et Musashi au Puits.
seven-ronin-lesson-places-use = Chacun peut agir maintenant : utilisez les capacités de Yumi, de Musashi et de Taiko, dans l’ordre de votre choix.
seven-ronin-lesson-places-use-wrong = Utilisez les trois capacités avant de finir l’étape.
seven-ronin-lesson-places-use-early = Une capacité est restée inutilisée, et il n’y a pas de seconde chance à ce tour. Utilisez les trois avant de finir l’étape.
seven-ronin-lesson-places-end = Un ninja de la réserve abattu, un autre retiré, une blessure soignée, et personne n’est tombé. Les solides face à la foule, les capacités où elles servent : voilà un bon plan.

seven-ronin-lesson-hunger = La faim
seven-ronin-lesson-hunger-about = Laissez mourir de faim le dernier ninja.
seven-ronin-lesson-hunger-rule = Vous êtes le Défenseur, et à la fin des tours 4 à 7 la faim prend un ninja de la réserve. S’il n’en reste aucun, là et sur le plateau, vous gagnez aussitôt.
seven-ronin-lesson-hunger-shoot = Il y a deux ninjas dans la réserve et un au Puits. Utilisez Yumi et Musashi, la faim fera le reste.
seven-ronin-lesson-hunger-shoot-wrong = Il reste un ninja dans la réserve, et la partie continue. Yumi doit en abattre un, la faim prend l’autre.
seven-ronin-lesson-hunger-end = Plus aucun ninja : vous gagnez ! Yumi dans un quartier libre et la faim prennent ensemble deux ninjas de la réserve par tour.

seven-ronin-lesson-reserves = Ménager la réserve
seven-ronin-lesson-reserves-about = Quarante ninjas, c’est moins qu’il n’y paraît.
seven-ronin-lesson-reserves-budget = Vous êtes l’Attaquant et commencez avec 40 ninjas en réserve. Dans l’édition anglaise, celle des leçons, les minimums des huit tours en prennent 28, et la faim 4.
seven-ronin-lesson-reserves-spare = Seuls 8 ninjas sont donc vraiment à votre disposition. Ceux qui occupent un quartier durent ; ceux qui deviennent des blessures sont perdus.
seven-ronin-lesson-reserves-save = Tour 7, 11 ninjas en réserve et six ronin : vous ne gagnerez pas à ce tour. Planifiez pour qu’il en reste cinq au dernier, une fois la faim passée.
seven-ronin-lesson-reserves-save-wrong = Au dernier tour il faut en envoyer cinq, et il en reste moins. Envoyez maintenant exactement le minimum, c’est-à-dire cinq.
seven-ronin-lesson-reserves-end = Cinq sur onze sont déployés, la faim en a pris un, il en reste cinq. Quand il n’y a rien à gagner, n’envoyez pas plus que le minimum.

seven-ronin-lesson-guessing = Bien deviner
seven-ronin-lesson-guessing-about = Les chances d’un plan, et pourquoi varier.
seven-ronin-lesson-guessing-hidden = Vous êtes l’Attaquant : Yumi, le dernier ronin, n’a plus qu’un point de vitalité et peut être dans n’importe lequel des dix quartiers. Trouvez Yumi et vous gagnez.
seven-ronin-lesson-guessing-cover = Vous devez envoyer trois ninjas et pouvez attaquer trois quartiers. Choisissez le plan qui trouve Yumi le plus souvent.
seven-ronin-lesson-guessing-cover-wrong = Moins de quartiers trouvent Yumi moins souvent : un quartier dans 1 cas sur 10, deux dans 2, trois dans 3. Envoyez vos ninjas dans trois quartiers différents.
seven-ronin-lesson-guessing-luck = Trois quartiers sur dix : ce plan réussit dans 3 cas sur 10, un plan à un quartier dans 1 seul. Un bon plan peut échouer et un mauvais réussir : regardez les chances, pas le résultat.
seven-ronin-lesson-guessing-mix = Un joueur qui fait toujours la même chose est trouvé dans 10 cas sur 10. Dans les deux camps, laissez donc le hasard décider entre des plans à peu près aussi bons.
