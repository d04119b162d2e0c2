### Era of the Ninja : le nom de chaque carte et unité, et ce que disent les cartes.
###
### Les noms sont sous ninja-…, lord-…, weapon-…, item-…, skill-…, unit-…, encounter-…, tile-… ;
### ce que fait une carte, sous ninja-text-… et ainsi de suite ; la Synergie d’une Compétence, sous
### synergy-text-….
### Les nombres viennent des fichiers de contenu, pour qu’un texte suive une carte modifiée :
### $amount est le nombre du premier effet de la carte sans son signe, $signed le même nombre en
### texte avec + ou −, $reach sa distance en tuiles, $level le nombre d’une de ses conditions ;
### $ki, $ingenuity, $wounds, $counters et $shadow sont ses coûts. Un 2 à la fin ($amount2, $signed2,
### $ki2 …) dit la même chose du second effet. $start est le nombre de jetons avec lequel la carte
### commence ; $activate-ki, $activate-ingenuity et $activate-wounds, ce que coûte l’activation d’un
### Objet. Attaque, Portée, Blessures et autres valeurs imprimées sont montrées à côté du texte.

## Ninjas : noms

ninja-oni = Oni
ninja-tanuki = Tanuki
ninja-ishimaru = Ishimaru
ninja-sunakake = Sunakake
ninja-jizo = Jizo
ninja-tsuchigumo = Tsuchigumo
ninja-onijin = Onijin
ninja-hagane = Hagane
ninja-kamaitachi = Kamaitachi
ninja-tetsugoro = Tetsugoro
ninja-kagami = Kagami
ninja-hari = Hari
ninja-hikage = Hikage
ninja-kawako = Kawako
ninja-nami = Nami
ninja-ame-onna = Ame-onna
ninja-kiri = Kiri
ninja-seiryu = Seiryu
ninja-chibi = Chibi
ninja-kodama = Kodama
ninja-sojobo = Sojobo
ninja-takeko = Takeko
ninja-kusa = Kusa
ninja-sakura = Sakura
ninja-shinmai = Shinmai
ninja-kitsune = Kitsune
ninja-hibana = Hibana
ninja-enra = Enra
ninja-ho-o = Ho-o
ninja-rokuro = Rokuro

## Ninjas : capacités

ninja-text-oni = Une fois par tour, quand votre Attaque abat sa cible, regagnez { $amount ->
        [one] { $amount } Blessure
       *[other] { $amount } Blessures
    }.
ninja-text-tanuki = Commence avec { $start ->
        [one] { $start } jeton d’Attaque
       *[other] { $start } jetons d’Attaque
    }. Une fois par manche, quand vous perdez des Blessures, gagnez { $amount ->
        [one] { $amount } autre jeton
       *[other] { $amount } autres jetons
    }. Avant un jet d’Attaque, vous pouvez dépenser { $counters2 ->
        [one] { $counters2 } jeton
       *[other] { $counters2 } jetons
    } : ajoutez { $amount2 } au jet.
ninja-text-ishimaru = Dans une manche où vous ne vous êtes pas déplacé, vous subissez { $amount ->
        [one] { $amount } Dégât
       *[other] { $amount } Dégâts
    } de moins à chaque attaque.
ninja-text-sunakake = Une fois par tour, pendant votre déplacement, vous pouvez dépenser { $ki } Ki : échangez votre place avec une pile à { $reach } pas au plus.
ninja-text-jizo = Une fois par manche, quand vous devriez subir des Dégâts, vous pouvez dépenser { $ingenuity } Ingéniosité : subissez-en { $amount } de moins. Quand vous récupérez sur une Cour, vous regagnez { $amount2 ->
        [one] { $amount2 } Blessure de plus
       *[other] { $amount2 } Blessures de plus
    }.
ninja-text-tsuchigumo = Une fois par tour, pendant votre déplacement, vous pouvez dépenser { $ki } Ki : une pile à { $reach } pas au plus vient sur votre tuile.
ninja-text-onijin = Chacune de vos Attaques qui abat des Samouraïs rapporte { $amount } Ingéniosité de plus.
ninja-text-hagane = Les Armes vous coûtent { $amount } Ingéniosité de moins.
ninja-text-kamaitachi = Une fois par tour, quand votre Attaque abat sa cible, vous pouvez dépenser { $ki } Ki : attaquez de nouveau.
ninja-text-tetsugoro = Dans une manche où vous ne vous êtes pas déplacé, lancez deux dés pour l’Attaque et gardez le meilleur.
ninja-text-kagami = Une fois par manche, après un jet d’Esquive, vous pouvez dépenser { $ki } Ki : le dé montre { $amount }.
ninja-text-hari = Une fois par tour, avant de vous déplacer, vous pouvez perdre { $wounds ->
        [one] { $wounds } Blessure
       *[other] { $wounds } Blessures
    }, mais pas la dernière : regagnez { $amount } Ki.
ninja-text-hikage = Une fois par tour, avant un jet d’Attaque, si votre Ombre est supérieure à { $shadow }, vous pouvez la baisser de { $shadow } : ajoutez { $amount } au jet.
ninja-text-kawako = Une fois par manche, quand vous avez esquivé une attaque, vous pouvez pousser la pile attaquante sur une tuile voisine.
ninja-text-nami = Une fois par tour, pendant votre déplacement, vous pouvez dépenser { $ki } Ki : { $signed } au Mouvement.
ninja-text-ame-onna = Une fois par manche, quand vous avez exploré et que le Seigneur n’est pas sur la tuile, vous pouvez dépenser { $ki } Ki : les unités qui viennent d’être placées retournent à la réserve, et on pioche une autre carte Rencontre.
ninja-text-kiri = Vous passez sur n’importe quelle tuile voisine, à travers des marqueurs non appariés et même là où il n’y a aucun marqueur.
ninja-text-seiryu = Une fois par tour, pendant votre déplacement, vous pouvez dépenser { $ki } Ki : allez sur n’importe quelle tuile à { $reach } pas au plus, sans dépenser de Mouvement.
ninja-text-chibi = Après une cachette réussie sur une tuile avec des sbires, gagnez { $amount } Ingéniosité de plus.
ninja-text-kodama = Après une cachette réussie, regagnez { $amount ->
        [one] { $amount } Blessure
       *[other] { $amount } Blessures
    }.
ninja-text-sojobo = Les Compétences vous coûtent { $amount } Ingéniosité de moins.
ninja-text-takeko = Mise en place : vous recevez { $amount ->
        [one] { $amount } Arme de plus
       *[other] { $amount } Armes de plus
    } pour faire votre choix.
ninja-text-kusa = Quand vous choisissez Se cacher dans une manche où vous vous êtes déplacé, vous pouvez dépenser { $ki } Ki : vous êtes caché pour cette manche.
ninja-text-sakura = Une fois par tour, quand vous avez fait un achat, regagnez { $amount } Ki.
ninja-text-shinmai = Une fois par manche, quand votre Attaque manque, gagnez { $amount } Ingéniosité.
ninja-text-kitsune = Commence avec { $start ->
        [one] { $start } jeton d’Esquive
       *[other] { $start } jetons d’Esquive
    }. Une fois par manche, quand le jet de Vigilance vous laisse caché, gagnez { $amount ->
        [one] { $amount } autre jeton
       *[other] { $amount } autres jetons
    }. Avant un jet d’Esquive, vous pouvez dépenser { $counters2 ->
        [one] { $counters2 } jeton
       *[other] { $counters2 } jetons
    } : ajoutez { $amount2 } au jet.
ninja-text-hibana = Une fois par tour, pendant votre déplacement, vous pouvez perdre { $wounds ->
        [one] { $wounds } Blessure
       *[other] { $wounds } Blessures
    }, mais pas la dernière : posez { $amount ->
        [one] { $amount } jeton de Blessure
       *[other] { $amount } jetons de Blessure
    } sur chaque pile de votre tuile, et sur le Seigneur s’il y est.
ninja-text-enra = Action, pour { $ki } Ki : prenez un Objet à un autre ninja sur votre tuile. Une fois par manche, après une cachette réussie sur une tuile avec des sbires, vous pouvez dépenser { $ki2 } Ki : prenez la première carte de la pioche Objet.
ninja-text-ho-o = Une fois par partie, quand vous perdez votre dernière Blessure, vous restez avec { $amount ->
        [one] { $amount } Blessure
       *[other] { $amount } Blessures
    } au lieu d’être vaincu.
ninja-text-rokuro = Quand il ne vous reste qu’une Blessure : { $signed } à l’Attaque.

## Seigneurs : noms

lord-kasai = Kasai
lord-arashi = Arashi
lord-kurogane = Kurogane
lord-yamabuki = Yamabuki
lord-kagemaru = Kagemaru
lord-orochi = Orochi
lord-danjo = Danjo
lord-nue = Nue
lord-shuten = Shuten
lord-saika = Saika
lord-gashadokuro = Gashadokuro
lord-tatewaki = Tatewaki
lord-kongo = Kongo
lord-rasetsu = Rasetsu
lord-sakon = Sakon
lord-ibaraki = Ibaraki
lord-genma = Genma
lord-tamamo = Tamamo
lord-hannya = Hannya
lord-kurozuka = Kurozuka
lord-ryuzo = Ryuzo
lord-bishamon = Bishamon
lord-hyakume = Hyakume
lord-daikoku = Daikoku

## Seigneurs : capacités

lord-text-kasai = Commence avec { $start } Ki de Feu. Avec { $level } Ki de Feu ou plus : { $signed } aux Dégâts. Chaque fois que le Seigneur est attaqué sans être vaincu, il perd { $amount2 } Ki de Feu.
lord-text-arashi = Tant que le Seigneur est caché, un ninja qui choisit Se cacher dans une manche où il s’est déplacé a { $signed } à l’Ombre.
lord-text-kurogane = Commence avec { $start ->
        [one] { $start } plaque d’armure
       *[other] { $start } plaques d’armure
    }. Avec { $level } plaque ou plus : { $signed } à la valeur de Mort. Chaque fois que le Seigneur est attaqué sans être vaincu, il en perd { $amount2 }.
lord-text-yamabuki = Tant que le Seigneur est caché, chaque manche qui commence avec une Vigilance de { $level } ou plus coûte { $amount } Ingéniosité à chaque ninja.
lord-text-kagemaru = Tant que le Seigneur est caché, un ninja dont l’Attaque abat sa cible est visible pour cette manche.
lord-text-orochi = Tant que le Seigneur est caché, chaque manche qui commence avec une Vigilance de { $level } ou plus amène { $amount } Ashigaru Yari sur la Cour de départ.
lord-text-danjo = Tant que le Seigneur est caché, une cachette réussie rapporte { $amount } Ingéniosité de moins.
lord-text-nue = Tant que le Seigneur est caché, chaque ninja visible perd { $amount } Ki à la Récupération.
lord-text-shuten = Tant que le Seigneur est caché, les sbires ont { $signed } au Mouvement et { $signed2 } aux Dégâts.
lord-text-saika = Quand le Seigneur s’active avec une Vigilance de { $level } ou plus, { $amount } Ashigaru Arquebusier vient sur sa tuile. Tant qu’il est sur le plateau, les Ashigaru Arquebusiers ont { $signed2 } à la Portée.
lord-text-gashadokuro = Les Armes à distance ne peuvent pas attaquer le Seigneur.
lord-text-tatewaki = Une Réussite totale à l’Attaque contre le Seigneur vaut 10 plus vos bonus, sans second jet : au-dessous de sa valeur de Mort, il reçoit 1 jeton de Blessure ; au-dessous de sa valeur de Blessure, rien. Votre Ombre ne change pas.
lord-text-kongo = Le Seigneur ne reçoit jamais de jetons de Blessure.
lord-text-rasetsu = Le Seigneur s’en prend au ninja le plus proche, même caché.
lord-text-sakon = Les jetons de Blessure destinés au Seigneur vont à une pile de sbires sur sa tuile, tant qu’il y en a une : d’abord les Ashigaru, puis les Samouraïs, puis les Moines, un Daimyo en dernier.
lord-text-ibaraki = Quand le Seigneur s’active, chaque ninja sur sa tuile perd { $amount ->
        [one] { $amount } Blessure
       *[other] { $amount } Blessures
    }.
lord-text-genma = Quand le Seigneur entre dans le château, tous les ninjas sont visibles jusqu’à la fin de la manche ; s’il entre pendant la Récupération, jusqu’à la fin de la manche suivante.
lord-text-tamamo = Quand le Seigneur s’active, chaque ninja sur sa tuile perd { $amount } Ki.
lord-text-hannya = Les ninjas sur la tuile du Seigneur ont { $signed } à l’Esquive.
lord-text-kurozuka = Chaque fois que le Seigneur est attaqué sans être vaincu, l’attaquant défausse { $amount ->
        [one] { $amount } Objet
       *[other] { $amount } Objets
    } de son choix.
lord-text-ryuzo = Chaque fois que le Seigneur est attaqué sans être vaincu, le Ninja meneur le déplace sur une tuile voisine.
lord-text-bishamon = Commence avec { $start ->
        [one] { $start } bannière
       *[other] { $start } bannières
    }. Avec { $level } bannière ou plus : { $signed } à la valeur de Mort. Chaque Attaque qui abat des Samouraïs lui en retire { $amount2 }, même tant qu’il est caché.
lord-text-hyakume = Tant que le Seigneur est sur le plateau : { $signed } à la Vigilance.
lord-text-daikoku = Tant que le Seigneur est caché, une Attaque qui abat sa cible rapporte { $amount } Ingéniosité de plus, et chaque Attaque qui frappe baisse l’Ombre de { $amount2 } de plus.

## Armes : noms

weapon-katana = Katana
weapon-wakizashi = Wakizashi
weapon-ninjato = Ninjato
weapon-nodachi = Nodachi
weapon-garrote = Garrot
weapon-kusarigama = Kusarigama
weapon-naginata = Naginata
weapon-kama = Kama
weapon-bo = Bo
weapon-sai = Sai
weapon-jitte = Jitte
weapon-tekko = Tekko
weapon-kanabo = Kanabo
weapon-yumi = Yumi
weapon-hankyu = Hankyu
weapon-shuriken = Shuriken
weapon-kunai = Kunai
weapon-horoku = Horoku
weapon-fukiya = Fukiya
weapon-tanegashima = Tanegashima

## Armes : capacités

weapon-text-katana = Aucune capacité.
weapon-text-wakizashi = Jumelée : peut être active en même temps qu’une autre Arme de mêlée.
weapon-text-ninjato = Avec une Ombre de { $level } ou plus : { $signed } à l’Attaque.
weapon-text-nodachi = Contre une pile de { $level } unités ou plus, ou une unité de cette pile : { $signed } à l’Attaque.
weapon-text-garrote = Mortelle : contre des sbires, un résultat qui atteint la valeur de Blessure compte comme s’il atteignait la valeur de Mort.
weapon-text-kusarigama = Une fois par tour, quand votre Attaque blesse sa cible, la pile de celle-ci, ou le Seigneur, ne s’active pas dans cette manche.
weapon-text-naginata = Atteint aussi une tuile voisine à travers des marqueurs appariés ; elle n’y attaque qu’une unité. Entre les mains d’une femme : { $signed2 } à l’Attaque.
weapon-text-kama = Quand votre Attaque abat sa cible, gagnez { $amount } Ingéniosité de plus. Entre les mains d’un ninja du Bois, une fois par tour, une telle Attaque rend aussi { $amount2 } Ki.
weapon-text-bo = Une fois par tour, quand votre Attaque blesse sa cible, vous pouvez pousser la pile de celle-ci sur une tuile voisine. Entre les mains d’un ninja de la Voie : { $signed2 } à l’Esquive.
weapon-text-sai = Jumelée : peut être active en même temps qu’une autre Arme de mêlée. { $signed2 } à l’Esquive.
weapon-text-jitte = Les Samouraïs qui vous attaquent ont { $signed } à l’Attaque.
weapon-text-tekko = Compte comme des mains nues. Un 1 naturel à un jet d’Attaque compte pour un simple 2.
weapon-text-kanabo = Ne vise jamais une pile entière.
weapon-text-yumi = Aucune capacité.
weapon-text-hankyu = Atteint aussi votre propre tuile.
weapon-text-shuriken = Atteint aussi votre propre tuile. Jumelée : peut être active en même temps qu’une autre Arme à distance.
weapon-text-kunai = Atteint aussi votre propre tuile. Contre une unité qui se tient seule : { $signed2 } à l’Attaque.
weapon-text-horoku = Peut viser une pile entière.
weapon-text-fukiya = Quand votre Attaque frappe, votre Ombre baisse de { $amount } de moins.
weapon-text-tanegashima = Atteint aussi votre propre tuile. Dans une manche où vous vous êtes déplacé, un { $amount2 } naturel ou moins à un jet d’Attaque est un Échec total.

## Objets : noms

item-kusari-katabira = Kusari Katabira
item-do-maru = Do-maru
item-shozoku = Shozoku
item-tabi = Tabi
item-hachimaki = Hachimaki
item-oni-men = Oni-men
item-sake = Sake
item-onigiri = Boulette de Riz
item-hyorogan = Hyorogan
item-kemuridama = Kemuridama
item-kaginawa = Kaginawa
item-makibishi = Makibishi
item-torikabuto = Torikabuto
item-omamori = Omamori
item-ofuda = Ofuda
item-ezu = Plan du Château
item-furoshiki = Furoshiki
item-kayaku = Kayaku
item-shichihode = Shichihode
item-makimono = Makimono

## Objets : capacités

item-text-kusari-katabira = Armure : vous subissez { $amount ->
        [one] { $amount } Dégât
       *[other] { $amount } Dégâts
    } de moins à chaque attaque. { $signed2 } au Mouvement.
item-text-do-maru = Armure. Commence avec { $start ->
        [one] { $start } plaque
       *[other] { $start } plaques
    }. Quand vous devriez subir des Dégâts, vous pouvez dépenser { $counters ->
        [one] { $counters } plaque
       *[other] { $counters } plaques
    } : subissez-en { $amount } de moins. { $signed2 } à l’Ombre.
item-text-shozoku = L’activer coûte { $activate-ingenuity } Ingéniosité. { $signed } à l’Ombre.
item-text-tabi = { $signed } au Mouvement.
item-text-hachimaki = { $signed } au Ki. Sur une tuile avec un membre de votre clan : { $signed2 } à l’Esquive.
item-text-oni-men = L’activer coûte { $activate-wounds ->
        [one] { $activate-wounds } Blessure
       *[other] { $activate-wounds } Blessures
    }. { $signed } à l’Attaque.
item-text-sake = L’activer coûte { $activate-ki } Ki. { $signed } aux Blessures.
item-text-onigiri = À votre tour, avant de vous déplacer, vous pouvez défausser cette carte : regagnez { $amount ->
        [one] { $amount } Blessure
       *[other] { $amount } Blessures
    }.
item-text-hyorogan = À votre tour, avant de vous déplacer, s’il ne vous reste plus de Ki, vous pouvez défausser cette carte : regagnez { $amount } Ki.
item-text-kemuridama = Quand le jet de Vigilance vous laisse visible, vous pouvez défausser cette carte : vous êtes caché pour cette manche.
item-text-kaginawa = Explorer vous coûte { $amount ->
        [one] { $amount } Mouvement
       *[other] { $amount } Mouvements
    }.
item-text-makibishi = Pendant votre déplacement, vous pouvez défausser cette carte : aucune pile de votre tuile ne s’active dans cette manche, ni le Seigneur s’il y est.
item-text-torikabuto = Pendant votre déplacement, sur la tuile du Seigneur, vous pouvez défausser cette carte : posez { $amount ->
        [one] { $amount } jeton de Blessure
       *[other] { $amount } jetons de Blessure
    } sur le Seigneur.
item-text-omamori = Après un Échec total, vous pouvez défausser cette carte : relancez.
item-text-ofuda = Commence avec { $start ->
        [one] { $start } sceau
       *[other] { $start } sceaux
    }. Avant un jet d’Attaque, vous pouvez dépenser { $counters ->
        [one] { $counters } sceau
       *[other] { $counters } sceaux
    } : la Limite ne vaut pas pour ce jet.
item-text-ezu = Une fois par tour, avant de vous déplacer, s’il n’y a pas de sbire sur votre tuile, vous pouvez regarder la première tuile de la pioche et, si vous le voulez, l’y remélanger.
item-text-furoshiki = Vous pouvez avoir { $amount ->
        [one] { $amount } Arme ou Objet de plus
       *[other] { $amount } Armes et Objets de plus
    }. Une fois par tour, quand vous avez volé ou blessé un ninja, gagnez { $amount2 } Ingéniosité.
item-text-kayaku = Action : défaussez cette carte et retirez { $amount ->
        [one] { $amount } unité
       *[other] { $amount } unités, ou la seule,
    } d’une pile à { $reach } pas au plus ; cela ne rapporte pas d’Ingéniosité.
item-text-shichihode = À votre tour, avant de vous déplacer, vous pouvez défausser cette carte : votre Ombre passe à { $amount }. Cela n’aide pas après un Échec total.
item-text-makimono = À votre tour, avant de vous déplacer, vous pouvez dépenser { $ki } Ki et défausser cette carte : prenez la première carte de la pioche Compétence.

## Compétences : noms

skill-pocket-space = Poche Secrète
skill-iron-grip = Poigne de Fer
skill-kuji-kiri = Kuji-kiri
skill-silent-blade = Lame Silencieuse
skill-kenjutsu = Kenjutsu
skill-shurikenjutsu = Shurikenjutsu
skill-taijutsu = Taijutsu
skill-kawarimi = Kawarimi
skill-bunshin = Bunshin
skill-shinobi-iri = Shinobi-iri
skill-kagenui = Kagenui
skill-mokuso = Mokuso
skill-saiminjutsu = Saiminjutsu
skill-intonjutsu = Intonjutsu
skill-hensojutsu = Hensojutsu
skill-boryaku = Boryaku
skill-choho = Choho
skill-monomi = Monomi
skill-kyusho = Kyusho
skill-goton = Goton

## Compétences : capacités

skill-text-pocket-space = Votre réserve contient { $amount ->
        [one] { $amount } Arme ou Objet qui ne compte pas
       *[other] { $amount } Armes et Objets qui ne comptent pas
    } dans votre limite.
skill-text-iron-grip = On ne peut pas voler vos cartes. Une fois par manche, quand vous avez esquivé l’attaque d’une pile ou du Seigneur, posez { $amount2 ->
        [one] { $amount2 } jeton de Blessure
       *[other] { $amount2 } jetons de Blessure
    } sur cette pile ou sur lui.
skill-text-kuji-kiri = Un { $amount } naturel ou plus à un jet d’Attaque est une Réussite totale.
skill-text-silent-blade = Vos Attaques ne changent jamais votre Ombre.
skill-text-kenjutsu = Avec un sabre : { $signed } à l’Attaque.
skill-text-shurikenjutsu = Avec une Arme de jet : { $signed } à la Portée, et la Limite ne vaut pas pour vos jets d’Attaque.
skill-text-taijutsu = Dans une manche où vous vous êtes déplacé : { $signed } à l’Esquive.
skill-text-kawarimi = Une fois par manche, quand vous devriez subir des Dégâts, vous pouvez dépenser { $ki } Ki : une pile de votre tuile, ou le Seigneur s’il y est, reçoit autant de jetons de Blessure à votre place.
skill-text-bunshin = Avec une Ombre de { $level } ou plus, lancez deux dés pour l’Esquive et gardez le meilleur.
skill-text-shinobi-iri = Quand vous choisissez Se cacher sur une tuile avec des sbires : { $signed } à l’Ombre.
skill-text-kagenui = Une fois par tour, avant de vous déplacer, vous pouvez dépenser { $ki } Ki : une pile, ou le Seigneur, à { $reach } pas au plus ne s’active pas dans cette manche.
skill-text-mokuso = Quand vous récupérez seul sur votre tuile, vous regagnez { $amount } Ki de plus.
skill-text-saiminjutsu = Une fois par tour, pendant votre déplacement, vous pouvez dépenser { $ki } Ki : poussez une pile à { $reach } pas au plus sur une tuile voisine de la sienne.
skill-text-intonjutsu = Une fois par tour, quand votre Attaque abat sa cible : { $signed } à l’Ombre.
skill-text-hensojutsu = Un 1 naturel à un jet d’Ombre compte pour un simple 2.
skill-text-boryaku = Une fois par tour, avant de vous déplacer, vous pouvez dépenser { $ingenuity } Ingéniosité : défaussez une Arme et piochez-en une autre.
skill-text-choho = Une fois par tour, avant de vous déplacer, vous pouvez regarder la première carte de la pioche Rencontre et, si vous le voulez, l’y remélanger. Une fois par tour, quand vous avez exploré, gagnez { $amount2 } Ingéniosité.
skill-text-monomi = Une fois par manche, après le jet de Vigilance, vous pouvez dépenser { $ingenuity } Ingéniosité : { $signed } à la Vigilance.
skill-text-kyusho = Contre une unité qui se tient seule : { $signed } à sa valeur de Mort.
skill-text-goton = Une fois par manche, quand le jet de Vigilance vous laisse visible, vous pouvez aller sur une tuile à { $reach } pas au plus.

## Compétences : ce qu’ajoute la Synergie

synergy-text-pocket-space = Votre réserve contient { $amount ->
        [one] { $amount } carte de plus
       *[other] { $amount } cartes de plus
    }. Les Objets vous coûtent { $amount2 } Ingéniosité de moins.
synergy-text-iron-grip = Vous subissez { $amount ->
        [one] { $amount } Dégât
       *[other] { $amount } Dégâts
    } de moins à chaque attaque. Contre les ninjas : { $signed2 } à l’Esquive.
synergy-text-kuji-kiri = Une fois par manche, après l’un de vos jets qui montre un { $level } naturel, regagnez { $amount } Ki.
synergy-text-silent-blade = Votre première Attaque d’une manche rapporte { $amount } Ingéniosité de plus si elle abat sa cible.
synergy-text-kenjutsu = Une fois par manche, avec un sabre, vous pouvez relancer un jet d’Attaque.
synergy-text-shurikenjutsu = Avec une Arme à distance : { $signed } à l’Attaque.
synergy-text-taijutsu = À mains nues : { $signed } à l’Attaque.
synergy-text-kawarimi = Quand vous devriez subir des Dégâts, vous pouvez dépenser { $ki } Ki : subissez-en { $amount } de moins.
synergy-text-bunshin = Si votre Ombre est une Réussite totale, lancez deux dés pour l’Attaque et gardez le meilleur.
synergy-text-shinobi-iri = Quand vous choisissez Se cacher, vous pouvez dépenser { $ki } Ki : { $signed } à l’Ombre.
synergy-text-kagenui = Une fois par tour, quand votre Attaque blesse sa cible, posez { $amount ->
        [one] { $amount } jeton de Blessure de plus
       *[other] { $amount } jetons de Blessure de plus
    } sur la pile de celle-ci ou sur le Seigneur.
synergy-text-mokuso = Quand vous récupérez en étant caché, vous regagnez { $amount ->
        [one] { $amount } Blessure de plus
       *[other] { $amount } Blessures de plus
    }.
synergy-text-saiminjutsu = Les unités qui vous attaquent ont { $signed } aux Dégâts.
synergy-text-intonjutsu = Une fois par tour, quand votre Attaque manque, votre Ombre passe à { $amount } au lieu de 1.
synergy-text-hensojutsu = Une fois par manche, quand votre jet d’Ombre est une Réussite totale, gagnez { $amount } Ingéniosité.
synergy-text-boryaku = Les Synergies vous coûtent { $amount } Ingéniosité de moins.
synergy-text-choho = À la Récupération d’une manche où vous avez exploré, regagnez { $amount } Ki.
synergy-text-monomi = Après une cachette réussie sur une tuile avec des sbires, gagnez { $amount } Ingéniosité de plus. Vos jets de Fouille ont { $signed2 }.
synergy-text-kyusho = Contre des unités avec des jetons de Blessure : { $signed } à leur valeur de Blessure.
synergy-text-goton = À la Récupération d’une manche où vous êtes visible, regagnez { $amount } Ki.

## Unités : noms et capacités

unit-yari = Ashigaru Yari
unit-harquebus = Ashigaru Arquebusier
unit-daishyo = Samouraï Daishyo
unit-daikyu = Samouraï Daikyu
unit-monk = Moine
unit-daimyo = Daimyo
unit-text-yari = Aucune capacité.
unit-text-harquebus = Aucune capacité.
unit-text-daishyo = Aucune capacité.
unit-text-daikyu = Aucune capacité.
unit-text-monk = Aucune capacité.
unit-text-daimyo = Les Ashigaru sur sa tuile ont { $signed } à l’Attaque, les autres Samouraïs { $signed2 }.
