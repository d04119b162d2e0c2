### Era of the Ninja: the name of every card and unit, and what the cards say.
###
### Names stand under ninja-…, lord-…, weapon-…, item-…, skill-…, unit-…;
### what a card does under ninja-text-… and so on, a Skill's Synergy under synergy-text-….
### The numbers come from the content files, so that a text follows a changed card:
### $amount is the number of the card's first effect without its sign, $signed the same number as
### text with + or −, $reach its distance in tiles, $level the number in one of its conditions;
### $ki, $ingenuity, $wounds, $counters and $shadow are its costs. A 2 at the end ($amount2, $signed2,
### $ki2 …) is the same of the second effect. $start is the counters that the card begins with;
### $activate-ki, $activate-ingenuity and $activate-wounds are what activating an Item costs.
### The printed Attack, Range, Wounds and so on are shown beside the text, not in it.

## Ninja: names

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

## Ninja: abilities

ninja-text-oni = Once a turn, when your attack kills, regain { $amount ->
        [one] { $amount } Wound
       *[other] { $amount } Wounds
    }.
ninja-text-tanuki = Begins with { $start ->
        [one] { $start } Attack token
       *[other] { $start } Attack tokens
    }. Once a round, when you lose Wounds, gain { $amount } more. Before an Attack roll you may spend { $counters2 }: add { $amount2 } to the roll.
ninja-text-ishimaru = In a round in which you have not moved, you take { $amount } less damage from each attack.
ninja-text-sunakake = Once a turn while moving you may spend { $ki } Ki: change places with a stack at most { $reach ->
        [one] { $reach } step
       *[other] { $reach } steps
    } away.
ninja-text-jizo = Once a round, when you would take damage, you may spend { $ingenuity } Ingenuity: take { $amount } less. When you recover on a Courtyard, you regain { $amount2 ->
        [one] { $amount2 } more Wound
       *[other] { $amount2 } more Wounds
    }.
ninja-text-tsuchigumo = Once a turn while moving you may spend { $ki } Ki: a stack at most { $reach ->
        [one] { $reach } step
       *[other] { $reach } steps
    } away comes to your tile.
ninja-text-onijin = An attack of yours that kills Samurai gains { $amount } more Ingenuity.
ninja-text-hagane = Weapons cost you { $amount } Ingenuity less.
ninja-text-kamaitachi = Once a turn, when your attack kills, you may spend { $ki } Ki: attack again.
ninja-text-tetsugoro = In a round in which you have not moved, roll two dice to attack; the better one stays.
ninja-text-kagami = Once a round, after a Dodge roll, you may spend { $ki } Ki: the die shows { $amount }.
ninja-text-hari = Once a turn, before you move, you may lose { $wounds ->
        [one] { $wounds } Wound
       *[other] { $wounds } Wounds
    }, but not the last: regain { $amount } Ki.
ninja-text-hikage = Once a turn, before an Attack roll, if your Shadow is above { $shadow }, you may lower it by { $shadow }: add { $amount } to the roll.
ninja-text-kawako = Once a round, when you have dodged an attack, you may push the attacking stack to a neighbouring tile.
ninja-text-nami = Once a turn while moving you may spend { $ki } Ki: { $signed } Move.
ninja-text-ame-onna = Once a round, when you have explored and the Lord does not stand there, you may spend { $ki } Ki: the units just placed go back, and another Encounter card is drawn.
ninja-text-kiri = You walk to any neighbouring tile, through unpaired Move markers and where there is no marker too.
ninja-text-seiryu = Once a turn while moving you may spend { $ki } Ki: go to any tile up to { $reach ->
        [one] { $reach } step
       *[other] { $reach } steps
    } away without spending Move.
ninja-text-chibi = When you are hidden after a Hide on a tile with minions, gain { $amount } more Ingenuity.
ninja-text-kodama = When you are hidden after a Hide, regain { $amount ->
        [one] { $amount } Wound
       *[other] { $amount } Wounds
    }.
ninja-text-sojobo = Skills cost you { $amount } Ingenuity less.
ninja-text-takeko = Setup: you are dealt { $amount ->
        [one] { $amount } more Weapon
       *[other] { $amount } more Weapons
    } to choose from.
ninja-text-kusa = When you Hide in a round in which you have moved, you may spend { $ki } Ki: you are hidden this round.
ninja-text-sakura = Once a turn, when you have bought something, regain { $amount } Ki.
ninja-text-shinmai = Once a round, when your attack misses, gain { $amount } Ingenuity.
ninja-text-kitsune = Begins with { $start ->
        [one] { $start } Dodge token
       *[other] { $start } Dodge tokens
    }. Once a round, when the Awareness roll leaves you hidden, gain { $amount } more. Before a Dodge roll you may spend { $counters2 }: add { $amount2 } to the roll.
ninja-text-hibana = Once a turn while moving you may lose { $wounds ->
        [one] { $wounds } Wound
       *[other] { $wounds } Wounds
    }, but not the last: put { $amount ->
        [one] { $amount } Wound token
       *[other] { $amount } Wound tokens
    } on each stack on your tile, and on the Lord if he is there.
ninja-text-enra = Action, for { $ki } Ki: take an Item from another ninja on your tile. Once a round, when you are hidden after a Hide on a tile with minions, you may spend { $ki2 } Ki: gain the top Item.
ninja-text-ho-o = Once a game, when you lose your last Wound, you stay with { $amount ->
        [one] { $amount } Wound
       *[other] { $amount } Wounds
    } instead.
ninja-text-rokuro = With your last Wound: Attack { $signed }.

## Lords: names

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

## Lords: abilities

lord-text-kasai = Begins with { $start } Fire Ki. With { $level } or more of it: Damage { $signed }. Each time the Lord is attacked and not defeated, { $amount2 } Fire Ki goes.
lord-text-arashi = While the Lord is hidden, ninja who Hide in a round in which they have moved have Shadow { $signed }.
lord-text-kurogane = Begins with { $start ->
        [one] { $start } armour plate
       *[other] { $start } armour plates
    }. With { $level } or more: Dead value { $signed }. Each time the Lord is attacked and not defeated, { $amount2 } goes.
lord-text-yamabuki = While the Lord is hidden, each round that begins with Awareness { $level } or more costs every ninja { $amount } Ingenuity.
lord-text-kagemaru = While the Lord is hidden, a ninja whose attack kills is visible this round.
lord-text-orochi = While the Lord is hidden, each round that begins with Awareness { $level } or more brings { $amount } Ashigaru Yari to the starting Courtyard.
lord-text-danjo = While the Lord is hidden, a successful Hide gains { $amount } Ingenuity less.
lord-text-nue = While the Lord is hidden, each visible ninja loses { $amount } Ki in Recovery.
lord-text-shuten = While the Lord is hidden, minions have Move { $signed } and Damage { $signed2 }.
lord-text-saika = When the Lord activates with Awareness { $level } or more, { $amount } Ashigaru Harquebus comes to the Lord’s tile. While the Lord is on the board, Ashigaru Harquebus have Range { $signed2 }.
lord-text-gashadokuro = Ranged weapons cannot attack the Lord.
lord-text-tatewaki = A Total Success of an attack on the Lord is 10 plus your bonuses, and there is no second roll: below his Dead value it puts 1 Wound token on him, below his Wound value it does nothing. Your Shadow stays as it is.
lord-text-kongo = No Wound tokens are ever put on the Lord.
lord-text-rasetsu = The Lord goes for the closest ninja, even a hidden one.
lord-text-sakon = Wound tokens meant for the Lord go to a minion stack on the Lord’s tile, while there is one: Ashigaru before Samurai, these before Monks, a Daimyo last.
lord-text-ibaraki = When the Lord activates, each ninja on the Lord’s tile loses { $amount ->
        [one] { $amount } Wound
       *[other] { $amount } Wounds
    }.
lord-text-genma = When the Lord enters, all ninja are visible until the end of the round; if he enters in Recovery, until the end of the next round.
lord-text-tamamo = When the Lord activates, each ninja on the Lord’s tile loses { $amount } Ki.
lord-text-hannya = Ninja on the Lord’s tile have Dodge { $signed }.
lord-text-kurozuka = Each time the Lord is attacked and not defeated, the attacker chooses and discards { $amount ->
        [one] { $amount } Item
       *[other] { $amount } Items
    }.
lord-text-ryuzo = Each time the Lord is attacked and not defeated, the Lead Ninja moves the Lord to a neighbouring tile.
lord-text-bishamon = Begins with { $start ->
        [one] { $start } banner
       *[other] { $start } banners
    }. With { $level } or more: Dead value { $signed }. Each attack that kills Samurai takes { $amount2 } away, also while the Lord is hidden.
lord-text-hyakume = While the Lord is on the board: Awareness { $signed }.
lord-text-daikoku = While the Lord is hidden, an attack that kills gains { $amount } more Ingenuity, and each attack that hits lowers the Shadow by { $amount2 } more.

## Weapons: names

weapon-katana = Katana
weapon-wakizashi = Wakizashi
weapon-ninjato = Ninjato
weapon-nodachi = Nodachi
weapon-garrote = Garrote
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

## Weapons: abilities

weapon-text-katana = No ability.
weapon-text-wakizashi = Paired: may be active together with one other melee weapon.
weapon-text-ninjato = With Shadow { $level } or more: Attack { $signed }.
weapon-text-nodachi = Against a stack of { $level } or more units, or one unit of it: Attack { $signed }.
weapon-text-garrote = Deadly: against minions, a result that reaches the Wound value counts as one that reaches the Dead value.
weapon-text-kusarigama = Once a turn, when your attack wounds, the target’s stack, or the Lord, does not activate this round.
weapon-text-naginata = Also reaches a neighbouring tile through a paired marker; there it attacks one unit only. In a woman’s hands: Attack { $signed2 }.
weapon-text-kama = When your attack kills, gain { $amount } more Ingenuity. In the hands of a ninja of Wood, once a turn, such an attack also regains { $amount2 } Ki.
weapon-text-bo = Once a turn, when your attack wounds, you may push the target’s stack to a neighbouring tile. In the hands of a ninja of the Way: Dodge { $signed2 }.
weapon-text-sai = Paired: may be active together with one other melee weapon. Dodge { $signed2 }.
weapon-text-jitte = Samurai that attack you have Attack { $signed }.
weapon-text-tekko = Counts as unarmed. A natural 1 of an Attack roll counts as a plain 2.
weapon-text-kanabo = Never aims at a whole stack.
weapon-text-yumi = No ability.
weapon-text-hankyu = Also reaches your own tile.
weapon-text-shuriken = Also reaches your own tile. Paired: may be active together with one other ranged weapon.
weapon-text-kunai = Also reaches your own tile. Against a unit that stands alone: Attack { $signed2 }.
weapon-text-horoku = May aim at a whole stack.
weapon-text-fukiya = When your attack hits, your Shadow falls by { $amount } less.
weapon-text-tanegashima = Also reaches your own tile. In a round in which you have moved, a natural { $amount2 } or less of an Attack roll is a Total Failure.

## Items: names

item-kusari-katabira = Kusari Katabira
item-do-maru = Do-maru
item-shozoku = Shozoku
item-tabi = Tabi
item-hachimaki = Hachimaki
item-oni-men = Oni-men
item-sake = Sake
item-onigiri = Rice Ball
item-hyorogan = Hyorogan
item-kemuridama = Kemuridama
item-kaginawa = Kaginawa
item-makibishi = Makibishi
item-torikabuto = Torikabuto
item-omamori = Omamori
item-ofuda = Ofuda
item-ezu = Castle Map
item-furoshiki = Furoshiki
item-kayaku = Kayaku
item-shichihode = Shichihode
item-makimono = Makimono

## Items: abilities

item-text-kusari-katabira = Armour: you take { $amount } less damage from each attack. Move { $signed2 }.
item-text-do-maru = Armour. Begins with { $start ->
        [one] { $start } plate
       *[other] { $start } plates
    }. When you would take damage, you may spend { $counters }: take { $amount } less. Shadow { $signed2 }.
item-text-shozoku = Costs { $activate-ingenuity } Ingenuity to activate. Shadow { $signed }.
item-text-tabi = Move { $signed }.
item-text-hachimaki = Ki { $signed }. On a tile with a member of your clan: Dodge { $signed2 }.
item-text-oni-men = Costs { $activate-wounds ->
        [one] { $activate-wounds } Wound
       *[other] { $activate-wounds } Wounds
    } to activate. Attack { $signed }.
item-text-sake = Costs { $activate-ki } Ki to activate. Wounds { $signed }.
item-text-onigiri = On your turn, before you move, you may discard this card: regain { $amount ->
        [one] { $amount } Wound
       *[other] { $amount } Wounds
    }.
item-text-hyorogan = On your turn, before you move, if you have no Ki left, you may discard this card: regain { $amount } Ki.
item-text-kemuridama = When the Awareness roll leaves you visible, you may discard this card: you are hidden this round.
item-text-kaginawa = Exploring costs you { $amount } Move.
item-text-makibishi = While moving you may discard this card: no stack on your tile activates this round, nor does the Lord if he is there.
item-text-torikabuto = While moving, on the Lord’s tile, you may discard this card: put { $amount ->
        [one] { $amount } Wound token
       *[other] { $amount } Wound tokens
    } on the Lord.
item-text-omamori = After a Total Failure you may discard this card: reroll.
item-text-ofuda = Begins with { $start ->
        [one] { $start } seal
       *[other] { $start } seals
    }. Before an Attack roll you may spend { $counters }: the Limit does not bind the roll.
item-text-ezu = Once a turn, before you move, with no minions on your tile, you may look at the top Room tile and shuffle it back if you wish.
item-text-furoshiki = You may have { $amount ->
        [one] { $amount } more Weapon or Item
       *[other] { $amount } more Weapons and Items
    }. Once a turn, when you have robbed or wounded a ninja, gain { $amount2 } Ingenuity.
item-text-kayaku = Action: discard this card and remove { $amount ->
        [one] { $amount } unit
       *[other] { $amount } units, or the only one,
    } of a stack at most { $reach ->
        [one] { $reach } step
       *[other] { $reach } steps
    } away; this gains no Ingenuity.
item-text-shichihode = On your turn, before you move, you may discard this card: your Shadow becomes { $amount }. This does not help after a Total Failure.
item-text-makimono = On your turn, before you move, you may spend { $ki } Ki and discard this card: gain the top Skill.

## Skills: names

skill-pocket-space = Pocket Space
skill-iron-grip = Iron Grip
skill-kuji-kiri = Kuji-kiri
skill-silent-blade = Silent Blade
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

## Skills: abilities

skill-text-pocket-space = Your reserve holds { $amount ->
        [one] { $amount } Weapon or Item that does
       *[other] { $amount } Weapons and Items that do
    } not count towards your limit.
skill-text-iron-grip = Your cards cannot be stolen. Once a round, when you have dodged the attack of a stack or the Lord, put { $amount2 ->
        [one] { $amount2 } Wound token
       *[other] { $amount2 } Wound tokens
    } on it.
skill-text-kuji-kiri = A natural { $amount } or more of an Attack roll is a Total Success.
skill-text-silent-blade = Your attacks never change your Shadow.
skill-text-kenjutsu = With a sword: Attack { $signed }.
skill-text-shurikenjutsu = With a thrown weapon: Range { $signed }, and the Limit does not bind your Attack rolls.
skill-text-taijutsu = In a round in which you have moved: Dodge { $signed }.
skill-text-kawarimi = Once a round, when you would take damage, you may spend { $ki } Ki: a stack on your tile, or the Lord if he is there, gets that many Wound tokens instead.
skill-text-bunshin = With Shadow { $level } or more, roll two dice to Dodge; the better one stays.
skill-text-shinobi-iri = When you Hide on a tile with minions: Shadow { $signed }.
skill-text-kagenui = Once a turn, before you move, you may spend { $ki } Ki: a stack, or the Lord, at most { $reach ->
        [one] { $reach } step
       *[other] { $reach } steps
    } away does not activate this round.
skill-text-mokuso = When you recover alone on your tile, you regain { $amount } more Ki.
skill-text-saiminjutsu = Once a turn while moving you may spend { $ki } Ki: push a stack at most { $reach ->
        [one] { $reach } step
       *[other] { $reach } steps
    } away to a tile next to it.
skill-text-intonjutsu = Once a turn, when your attack kills: Shadow { $signed }.
skill-text-hensojutsu = A natural 1 of a Shadow roll counts as a plain 2.
skill-text-boryaku = Once a turn, before you move, you may spend { $ingenuity } Ingenuity: discard a Weapon and draw another.
skill-text-choho = Once a turn, before you move, you may look at the top Encounter card and shuffle it back if you wish. Once a turn, when you have explored, gain { $amount2 } Ingenuity.
skill-text-monomi = Once a round, after the Awareness roll, you may spend { $ingenuity } Ingenuity: Awareness { $signed }.
skill-text-kyusho = Against a unit that stands alone: Dead value { $signed }.
skill-text-goton = Once a round, when the Awareness roll leaves you visible, you may go to a tile at most { $reach ->
        [one] { $reach } step
       *[other] { $reach } steps
    } away.

## Skills: what the Synergy adds

synergy-text-pocket-space = Your reserve holds { $amount } more. Items cost you { $amount2 } Ingenuity less.
synergy-text-iron-grip = You take { $amount } less damage from each attack. Against ninja: Dodge { $signed2 }.
synergy-text-kuji-kiri = Once a round, after any roll of yours with a natural { $level }, regain { $amount } Ki.
synergy-text-silent-blade = Your first attack of a round gains { $amount } more Ingenuity if it kills.
synergy-text-kenjutsu = Once a round, with a sword, you may reroll an Attack roll.
synergy-text-shurikenjutsu = With a ranged weapon: Attack { $signed }.
synergy-text-taijutsu = Unarmed: Attack { $signed }.
synergy-text-kawarimi = When you would take damage, you may spend { $ki } Ki: take { $amount } less.
synergy-text-bunshin = With a Total Success as your Shadow, roll two dice to attack; the better one stays.
synergy-text-shinobi-iri = When you Hide, you may spend { $ki } Ki: Shadow { $signed }.
synergy-text-kagenui = Once a turn, when your attack wounds, put { $amount ->
        [one] { $amount } more Wound token
       *[other] { $amount } more Wound tokens
    } on the target’s stack or the Lord.
synergy-text-mokuso = When you recover hidden, you regain { $amount ->
        [one] { $amount } more Wound
       *[other] { $amount } more Wounds
    }.
synergy-text-saiminjutsu = Units that attack you have Damage { $signed }.
synergy-text-intonjutsu = Once a turn, when your attack misses, your Shadow becomes { $amount } instead of 1.
synergy-text-hensojutsu = Once a round, when your Shadow roll is a Total Success, gain { $amount } Ingenuity.
synergy-text-boryaku = Synergies cost you { $amount } Ingenuity less.
synergy-text-choho = In the Recovery of a round in which you explored, regain { $amount } Ki.
synergy-text-monomi = When you are hidden after a Hide on a tile with minions, gain { $amount } more Ingenuity. Search rolls have { $signed2 }.
synergy-text-kyusho = Against units with Wound tokens: Wound value { $signed }.
synergy-text-goton = In the Recovery of a round in which you are visible, regain { $amount } Ki.

## Units: names and abilities

unit-yari = Ashigaru Yari
unit-harquebus = Ashigaru Harquebus
unit-daishyo = Samurai Daishyo
unit-daikyu = Samurai Daikyu
unit-monk = Monk
unit-daimyo = Daimyo
unit-text-yari = No ability.
unit-text-harquebus = No ability.
unit-text-daishyo = No ability.
unit-text-daikyu = No ability.
unit-text-monk = No ability.
unit-text-daimyo = Ashigaru on its tile have Attack { $signed }, other Samurai { $signed2 }.
