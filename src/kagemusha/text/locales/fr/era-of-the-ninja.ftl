### Era of the Ninja : noms, journal d’une partie et tous les refus. Les cartes ont leur propre fichier.
###
### Le nom tiré d’un identifiant se trouve sous l’argument suivi de -name : $gear-name pour $gear.
### $stack-start est le nom d’une pile en début de phrase ; $number-size est un nombre sans son
### signe, $number-sign vaut minus ou plus ; $winners-count dit combien ont gagné.

## Noms : modes et clans

mode-standard = Standard
mode-nvn-death-match = Combat à mort
mode-clan-death-match = Combat à mort des clans
mode-clan-attack = Assaut du clan
mode-multi-clan-attack = Assaut de plusieurs clans
mode-lords-head = La tête du Seigneur
mode-lone-ninja = Ninja solitaire

# Chaque clan, et la forme dans « le clan … ».
clan-none = Sans clan
    .of = absent
clan-earth = Terre
    .of = de la Terre
clan-metal = Métal
    .of = du Métal
clan-water = Eau
    .of = de l’Eau
clan-wood = Bois
    .of = du Bois
clan-fire = Feu
    .of = du Feu
clan-heaven = Ciel
    .of = du Ciel
clan-way = Voie
    .of = de la Voie
clan-spirit = Esprit
    .of = de l’Esprit
clan-man = Homme
    .of = de l’Homme
clan-void = Vide
    .of = du Vide
clan-named = Clan nommé
    .of = nommé

# Un clan dont il y a plusieurs camps : Feu 2.
numbered-clan = { $clan-name } { $number }

element-earth = Terre
element-metal = Métal
element-water = Eau
element-wood = Bois
element-fire = Feu

realm-heaven = Ciel
realm-way = Voie
realm-spirit = Esprit
realm-man = Homme
realm-void = Vide

## Noms : les ennemis et le château

unit-lord = Seigneur

# Une pile d’unités : son nom et son numéro ; et le Seigneur, qui n’est jamais dans une pile.
stack-unit = { $unit-name } { $number }
stack-lord = le Seigneur

# Ce que peut déclarer un membre d’un clan du Ciel.
enemy-ashigaru = les Ashigaru
enemy-samurai = les Samouraïs
enemy-monk = les Moines
enemy-leader = les chefs
enemy-lord = le Seigneur
enemy-side = le camp { $number }

lord-state-away = caché
lord-state-here = sur le plateau
lord-state-defeated = vaincu
lord-state-none = pas de Seigneur dans ce mode

encounter-the-lord-enters = Le Seigneur entre

way-north = nord
way-east = est
way-south = sud
way-west = ouest

## Noms : les cartes et les dés

gear-head = la tête du Seigneur

deck-weapon = Armes
deck-item = Objets
deck-skill = Compétences
deck-encounter = Rencontres
deck-tile = tuiles

roll-attack = Attaque
roll-dodge = Esquive
roll-shadow = Ombre
roll-search = Fouille
roll-any = tout jet

mark-plain = simple
mark-failure = Échec total
mark-success = Réussite totale

## Noms : étapes d’une partie et d’un tour

step-chance = Hasard
step-keep-ninja = Choix du ninja
step-keep-cards = Choix de l’équipement de départ
step-declare = Déclaration d’un ennemi
step-name-lead = Désignation du Ninja meneur
step-before-roll = Avant un jet
step-after-roll = Après un jet
step-turn = Tour d’un ninja
step-turn-tile = Orientation d’une nouvelle tuile
step-substitute = Choix d’une unité de remplacement
step-discard-excess = Défausse des cartes en trop
step-choose-activation = Choix du prochain ennemi
step-choose-target = Choix de la cible d’un ennemi
step-choose-route = Choix du chemin d’un ennemi
step-intercept = Prendre les Dégâts d’un autre
step-choose-merge = Choix des piles à réunir
step-replace = Retour avec un nouveau ninja
step-keep-new = Choix de l’équipement d’un nouveau ninja
step-choose-entry = Choix de l’entrée des renforts
step-may = Se servir ou non d’une capacité
step-choose-stack = Choix d’une pile pour une capacité
step-choose-ninja = Choix d’un ninja pour une capacité
step-choose-tile = Choix d’une tuile pour une capacité
step-choose-way = Choix du côté où pousser une pile
step-choose-card = Choix d’une carte à céder
step-choose-loot = Choix d’une carte à prendre
step-peeked = Après avoir regardé une carte
step-nvn-after = Après les jets d’un combat entre ninjas
step-consent = Réponse à un échange
step-place-spot = Pose d’une tuile du château
step-start-tile = Choix de la première tuile

stage-start = Échange
stage-spend = Dépenser l’Ingéniosité
stage-adjust = Ajuster l’équipement
stage-move = Mouvement
stage-sprint = Sprint
stage-attack-again = Nouvelle Attaque

reason-lord-defeated = le Seigneur est vaincu
reason-all-defeated = il ne reste aucun ninja
reason-last-standing = il ne reste personne d’autre
reason-head-home = la tête du Seigneur est revenue à la Cour de départ
reason-head-destroyed = la tête du Seigneur est détruite
reason-rounds-spent = la nuit est finie

## Événements : mise en place et manches

era-ninja-drawn = { $player-name } pioche un ninja : { $ninja-name }.
    .you = Vous piochez un ninja : { $ninja-name }.
era-ninja-kept = { $player-name } joue { $ninja-name }.
    .you = Vous jouez { $ninja-name }.
era-card-offered = { $player-name } reçoit au choix { $gear-name }.
    .you = Vous recevez au choix { $gear-name }.
era-card-kept = { $player-name } garde { $gear-name }.
    .you = Vous gardez { $gear-name }.
era-lord-drawn = Le Seigneur de ce château est { $lord-name }.
era-declared = { $player-name } déclare un ennemi : { $enemy-name }.
    .you = Vous déclarez un ennemi : { $enemy-name }.
era-lead-die = { $player-name } lance { $face } pour devenir Ninja meneur.
    .you = Vous lancez { $face } pour devenir Ninja meneur.
era-lead = { $player-name } est le Ninja meneur.
    .you = Vous êtes le Ninja meneur.
era-round = La manche { $round } commence.
era-lifted = { $player-name } lève la Limite pour ce jet ({ $roll-name }).
    .you = Vous levez la Limite pour ce jet ({ $roll-name }).
era-rolled = { $player-name } lance { $face } ({ $roll-name }) : le résultat est { $value }.
    .you = Vous lancez { $face } ({ $roll-name }) : le résultat est { $value }.
era-rerolled = { $player-name } relance ({ $roll-name }).
    .you = Vous relancez ({ $roll-name }).
era-used = { $player-name } se sert d’une capacité : { $ability-name }.
    .you = Vous vous servez d’une capacité : { $ability-name }.
era-shadow-set = { $mark ->
        [failure] { $player-name } a une Ombre de { $value }, un Échec total.
        [success] { $player-name } a une Ombre de { $value }, une Réussite totale.
       *[plain] { $player-name } a une Ombre de { $value }.
    }
    .you = { $mark ->
            [failure] Vous avez une Ombre de { $value }, un Échec total.
            [success] Vous avez une Ombre de { $value }, une Réussite totale.
           *[plain] Vous avez une Ombre de { $value }.
        }
era-turn = C’est au tour de { $player-name }.
    .you = C’est votre tour.

## Événements : cartes

era-card-gained = { $player-name } obtient { $gear-name }.
    .you = Vous obtenez { $gear-name }.
era-synergy = { $player-name } achète une Synergie : { $gear-name }.
    .you = Vous achetez une Synergie : { $gear-name }.
era-synergy-drawn = La carte que { $player-name } pose face cachée sous { $gear-name } est { $other-gear-name }.
    .you = La carte que vous posez face cachée sous { $gear-name } est { $other-gear-name }.
era-skill-up = { $player-name } a une nouvelle Compétence active : { $gear-name }.
    .you = Vous avez une nouvelle Compétence active : { $gear-name }.
era-duplicate = { $player-name } a { $gear-name } en double : la Synergie est active.
    .you = Vous avez { $gear-name } en double : la Synergie est active.
era-deposited = { $player-name } verse { $number } Ingéniosité dans le fonds du clan, qui en contient { $pool }.
    .you = Vous versez { $number } Ingéniosité dans le fonds du clan, qui en contient { $pool }.
era-proposed = { $asking ->
        [1] { $player-name } demande { $gear-name } à { $other-name }.
       *[0] { $player-name } propose { $gear-name } à { $other-name }.
    }
    .you = { $asking ->
            [1] Vous demandez { $gear-name } à { $other-name }.
           *[0] Vous proposez { $gear-name } à { $other-name }.
        }
    .to-you = { $asking ->
            [1] { $player-name } vous demande { $gear-name }.
           *[0] { $player-name } vous propose { $gear-name }.
        }
era-traded = { $player-name } donne { $gear-name } à { $other-name }.
    .you = Vous donnez { $gear-name } à { $other-name }.
    .to-you = { $player-name } vous donne { $gear-name }.
era-refused = { $player-name } refuse l’échange avec { $other-name }.
    .you = Vous refusez l’échange avec { $other-name }.
    .to-you = { $player-name } refuse l’échange avec vous.
era-activated = { $player-name } active { $gear-name }.
    .you = Vous activez { $gear-name }.
era-sheathed = { $player-name } rengaine { $gear-name }.
    .you = Vous rengainez { $gear-name }.
era-switched-off = { $player-name } perd l’effet d’un Objet ({ $gear-name }) : un autre Objet prend sa place.
    .you = Vous perdez l’effet d’un Objet ({ $gear-name }) : un autre Objet prend sa place.
era-stowed = { $player-name } met { $gear-name } dans sa réserve.
    .you = Vous mettez { $gear-name } dans votre réserve.
era-fetched = { $player-name } sort { $gear-name } de sa réserve.
    .you = Vous sortez { $gear-name } de votre réserve.
era-discarded = { $under ->
        [none] { $player-name } défausse { $gear-name }.
       *[other] { $player-name } défausse { $gear-name } et, dessous, { $under-name }.
    }
    .you = { $under ->
            [none] Vous défaussez { $gear-name }.
           *[other] Vous défaussez { $gear-name } et, dessous, { $under-name }.
        }

## Événements : le château

era-moved = { $player-name } va sur la tuile { $tile }.
    .you = Vous allez sur la tuile { $tile }.
era-tile-drawn = { $player-name } pioche une tuile : { $room-name }.
    .you = Vous piochez une tuile : { $room-name }.
era-tile-refused = La tuile piochée fermerait le château ({ $room-name }) : { $player-name } en prend une autre.
    .you = La tuile piochée fermerait le château ({ $room-name }) : vous en prenez une autre.
era-tile-laid = { $player-name } pose la tuile { $tile } : { $room-name }.
    .you = Vous posez la tuile { $tile } : { $room-name }.
era-encounter = { $player-name } pioche une Rencontre pour la tuile { $tile } : { $encounter-name }.
    .you = Vous piochez une Rencontre pour la tuile { $tile } : { $encounter-name }.
era-no-encounter = Il n’y a plus de carte Rencontre pour la tuile { $tile }.
era-lord-entered = Le Seigneur entre dans le château sur la tuile { $tile } : { $lord-name }.
era-lord-again = « Le Seigneur entre » sort une seconde fois pour la tuile { $tile } et va à la défausse ; on pioche une autre carte.
era-placed = { $number ->
        [one] { $number } unité est placée
       *[other] { $number } unités sont placées
    } sur la tuile { $tile } : { $stack-name }.
era-substituted = Réserve vide : { $unit-name }. La tuile { $tile } reçoit à la place { $other-unit-name }.
era-pool-empty = Les réserves sont vides : { $number ->
        [one] { $number } unité n’est pas placée
       *[other] { $number } unités ne sont pas placées
    } ({ $unit-name }).
era-merged = { $stack-start } et { $other-stack-name } se réunissent : { $number ->
        [one] { $number } unité
       *[other] { $number } unités
    }.
era-sprinted = { $player-name } fait un Sprint et a { $number ->
        [one] { $number } Mouvement
       *[other] { $number } Mouvements
    }.
    .you = Vous faites un Sprint et avez { $number ->
            [one] { $number } Mouvement
           *[other] { $number } Mouvements
        }.
era-start-tile = { $player-name } commence sur la tuile { $tile }.
    .you = Vous commencez sur la tuile { $tile }.

## Événements : attaques

era-attacked = { $player-name } { $sneak ->
        [0] attaque
       *[other] mène une attaque furtive à +{ $sneak } contre
    } { $whole ->
        [1] { $stack-name }
       *[0] une seule unité ({ $stack-name })
    }.
    .you = Vous { $sneak ->
            [0] attaquez
           *[other] menez une attaque furtive à +{ $sneak } contre
        } { $whole ->
            [1] { $stack-name }
           *[0] une seule unité ({ $stack-name })
        }.
era-missed = { $player-name } manque { $stack-name } avec { $value } : la valeur de Blessure est { $needed }.
    .you = Vous manquez { $stack-name } avec { $value } : la valeur de Blessure est { $needed }.
era-fumbled = { $player-name } attaque { $stack-name } avec un Échec total.
    .you = Vous attaquez { $stack-name } avec un Échec total.
era-tokens = { $stack-start } { $number-sign ->
        [minus] perd
       *[plus] reçoit
    } { $number-size ->
        [one] { $number-size } jeton de Blessure
       *[other] { $number-size } jetons de Blessure
    } et en a { $total }.
era-killed = { $killer ->
        [nobody] { $stack-start } perd { $number ->
            [one] { $number } unité
           *[other] { $number } unités
        }
       *[other] { $killer-name } abat { $number ->
            [one] { $number } unité
           *[other] { $number } unités
        } ({ $stack-name })
    } ; il en reste { $left }.
    .you = Vous abattez { $number ->
            [one] { $number } unité
           *[other] { $number } unités
        } ({ $stack-name }) ; il en reste { $left }.
era-lord-held = { $player-name } attaque le Seigneur avec une Réussite totale, mais { $value } n’atteint pas la valeur de Mort de { $needed } : un second jet suit.
    .you = Vous attaquez le Seigneur avec une Réussite totale, mais { $value } n’atteint pas la valeur de Mort de { $needed } : un second jet suit.
era-lord-killed = { $player-name } abat le Seigneur : { $lord-name }.
    .you = Vous abattez le Seigneur : { $lord-name }.
era-ingenuity = { $number-sign ->
        [minus] { $player-name } a { $number-size } Ingéniosité de moins : il lui en reste { $total }.
       *[plus] { $player-name } gagne { $number-size } Ingéniosité et en a { $total }.
    }
    .you = { $number-sign ->
            [minus] Vous avez { $number-size } Ingéniosité de moins : il vous en reste { $total }.
           *[plus] Vous gagnez { $number-size } Ingéniosité et en avez { $total }.
        }
era-shadow = { $player-name } a maintenant une Ombre de { $value }.
    .you = Vous avez maintenant une Ombre de { $value }.
era-stunned = { $stack-start } ne s’active pas dans cette manche.
era-pushed = { $stack-start } se retrouve sur la tuile { $tile }.
era-slain = { $stack-start } perd { $number ->
        [one] { $number } unité
       *[other] { $number } unités
    }.

## Événements : se cacher, les ennemis

era-hid = { $player-name } essaie de se cacher.
    .you = Vous essayez de vous cacher.
era-awareness = { $player-name } lance { $face } pour le château : la Vigilance est de { $value }.
    .you = Vous lancez { $face } pour le château : la Vigilance est de { $value }.
era-awareness-changed = La Vigilance { $number-sign ->
        [minus] baisse
       *[plus] monte
    } de { $number-size } : elle est de { $value }.
era-hidden = { $player-name } est hors de vue.
    .you = Vous êtes hors de vue.
era-seen = { $player-name } est visible.
    .you = Vous êtes visible.
era-forced-hidden = { $player-name } reste hors de vue pour cette manche grâce à une capacité.
    .you = Vous restez hors de vue pour cette manche grâce à une capacité.
era-forced-visible = { $player-name } est visible pour cette manche à cause d’une capacité.
    .you = Vous êtes visible pour cette manche à cause d’une capacité.
era-conflict-die = Des cartes se contredisent pour { $player-name } ; le dé { $against ->
        [0] pour la cachette
       *[1] contre la cachette
    } montre { $face }.
    .you = Des cartes se contredisent à votre sujet ; le dé { $against ->
            [0] pour la cachette
           *[1] contre la cachette
        } montre { $face }.
era-enemy-moved = { $stack-start } va sur la tuile { $tile }.
era-lord-spots = Le Seigneur débusque { $player-name }, qui devient visible.
    .you = Le Seigneur vous débusque : on vous voit désormais.
era-enemy-attack = { $stack-start } attaque { $player-name }, à qui il faut { $needed } pour esquiver.
    .you = { $stack-start } vous attaque : il vous faut { $needed } pour esquiver.
era-dodged = { $player-name } esquive { $stack-name } avec { $value }, contre { $needed }.
    .you = Vous esquivez { $stack-name } avec { $value }, contre { $needed }.
era-not-dodged = { $player-name } n’esquive pas { $stack-name } avec { $value } : Dégâts { $damage }.
    .you = Vous n’esquivez pas { $stack-name } avec { $value } : Dégâts { $damage }.
era-intercepted = { $player-name } s’interpose pour { $other-name } : { $number ->
        [one] { $number } Blessure
       *[other] { $number } Blessures
    }.
    .you = Vous vous interposez pour { $other-name } : { $number ->
            [one] { $number } Blessure
           *[other] { $number } Blessures
        }.
    .to-you = { $player-name } s’interpose pour vous : { $number ->
            [one] { $number } Blessure
           *[other] { $number } Blessures
        }.

## Événements : Blessures, Ki, Récupération

era-wounds = { $player-name } perd { $number ->
        [one] { $number } Blessure
       *[other] { $number } Blessures
    } ; il lui en reste { $total }.
    .you = Vous perdez { $number ->
            [one] { $number } Blessure
           *[other] { $number } Blessures
        } ; il vous en reste { $total }.
era-healed = { $player-name } regagne { $number ->
        [one] { $number } Blessure
       *[other] { $number } Blessures
    } et en a { $total }.
    .you = Vous regagnez { $number ->
            [one] { $number } Blessure
           *[other] { $number } Blessures
        } et en avez { $total }.
era-ki = { $number-sign ->
        [minus] { $player-name } a { $number-size } Ki de moins : il lui en reste { $total }.
       *[plus] { $player-name } regagne { $number-size } Ki et en a { $total }.
    }
    .you = { $number-sign ->
            [minus] Vous avez { $number-size } Ki de moins : il vous en reste { $total }.
           *[plus] Vous regagnez { $number-size } Ki et en avez { $total }.
        }
era-survived = { $player-name } survit avec { $number ->
        [one] { $number } Blessure
       *[other] { $number } Blessures
    }.
    .you = Vous survivez avec { $number ->
            [one] { $number } Blessure
           *[other] { $number } Blessures
        }.
era-defeated = { $player-name } perd son ninja.
    .you = Vous perdez votre ninja.
era-rested = { $player-name } récupère.
    .you = Vous récupérez.
era-tokens-off = Les ennemis se remettent : { $number ->
        [one] { $number } jeton de Blessure est retiré.
       *[other] { $number } jetons de Blessure sont retirés.
    }
era-replaced = { $player-name } revient avec un nouveau ninja : { $ninja-name }.
    .you = Vous revenez avec un nouveau ninja : { $ninja-name }.
era-out = { $player-name } est hors jeu.
    .you = Vous êtes hors jeu.
era-reinforcement = Des renforts arrivent sur la tuile { $tile } ; { $number ->
        [one] { $number } carte est
       *[other] { $number } cartes sont
    } à piocher.
era-no-entry = Aucune tuile ne donne sur un bord ouvert : les renforts sont défaussés ({ $encounter-name }).

## Événements : ninja contre ninja, modes, capacités

era-nvn = { $loot ->
        [none] { $player-name } attaque { $other-name }.
       *[other] { $player-name } tente de voler { $loot-name } à { $other-name }.
    }
    .you = { $loot ->
            [none] Vous attaquez { $other-name }.
           *[other] Vous tentez de voler { $loot-name } à { $other-name }.
        }
    .to-you = { $loot ->
            [none] { $player-name } vous attaque.
           *[other] { $player-name } tente de vous voler { $loot-name }.
        }
era-nvn-tie = { $player-name } et { $other-name } sont à égalité à { $value } : il ne se passe rien.
    .you = Vous et { $other-name } êtes à égalité à { $value } : il ne se passe rien.
    .to-you = { $player-name } et vous êtes à égalité à { $value } : il ne se passe rien.
era-nvn-failed = { $player-name } échoue contre { $other-name } : { $value } à { $needed }.
    .you = Vous échouez contre { $other-name } : { $value } à { $needed }.
    .to-you = { $player-name } échoue contre vous : { $value } à { $needed }.
era-nvn-won = { $player-name } l’emporte de { $number } sur { $other-name }.
    .you = Vous l’emportez de { $number } sur { $other-name }.
    .to-you = { $player-name } l’emporte de { $number } sur vous.
era-stolen = { $player-name } prend { $gear-name } à { $other-name }.
    .you = Vous prenez { $gear-name } à { $other-name }.
    .to-you = { $player-name } vous prend { $gear-name }.
era-searched = { $player-name } fouille et trouve { $number } Ingéniosité.
    .you = Vous fouillez et trouvez { $number } Ingéniosité.
era-head-taken = { $player-name } prend la tête du Seigneur.
    .you = Vous prenez la tête du Seigneur.
era-head-dropped = { $player-name } laisse la tête du Seigneur sur la tuile { $tile }.
    .you = Vous laissez la tête du Seigneur sur la tuile { $tile }.
era-head-wounded = { $player-name } abîme la tête du Seigneur : elle a { $number ->
        [one] { $number } Blessure
       *[other] { $number } Blessures
    } sur 3.
    .you = Vous abîmez la tête du Seigneur : elle a { $number ->
            [one] { $number } Blessure
           *[other] { $number } Blessures
        } sur 3.
era-peeked = { $player-name } regarde le dessus d’une pioche : { $deck-name }.
    .you = Vous regardez le dessus d’une pioche : { $deck-name }.
era-peek-seen = { $player-name } a vu { $top-name } sur le dessus d’une pioche : { $deck-name }.
    .you = Vous avez vu { $top-name } sur le dessus d’une pioche : { $deck-name }.
era-shuffled-back = { $player-name } remélange dans la pioche ce qui était dessus : { $deck-name }.
    .you = Vous remélangez dans la pioche ce qui était dessus : { $deck-name }.
era-reshuffled = La pioche est vide, et sa défausse mélangée la refait : { $deck-name }.
era-counters = { $owner ->
        [nobody] { $number-sign ->
            [minus] Le Seigneur perd
           *[plus] Le Seigneur gagne
        }
       *[other] { $number-sign ->
            [minus] { $owner-name } remet
           *[plus] { $owner-name } gagne
        }
    } { $number-size ->
        [one] { $number-size } jeton
       *[other] { $number-size } jetons
    } ({ $ability-name }) ; il y en a { $total }.
    .you = { $number-sign ->
            [minus] Vous remettez
           *[plus] Vous gagnez
        } { $number-size ->
            [one] { $number-size } jeton
           *[other] { $number-size } jetons
        } ({ $ability-name }) ; il y en a { $total }.
era-leapt = { $player-name } est soudain sur la tuile { $tile }.
    .you = Vous êtes soudain sur la tuile { $tile }.
era-move-points = { $player-name } { $number-sign ->
        [minus] perd
       *[plus] gagne
    } { $number-size ->
        [one] { $number-size } Mouvement
       *[other] { $number-size } Mouvements
    } et en a { $total }.
    .you = Vous { $number-sign ->
            [minus] perdez
           *[plus] gagnez
        } { $number-size ->
            [one] { $number-size } Mouvement
           *[other] { $number-size } Mouvements
        } et en avez { $total }.
era-lord-ability = La capacité du Seigneur prend effet : { $ability-name }.
era-castle-acts = { $ability-name } agit sur { $player-name }.
    .you = { $ability-name } agit sur vous.
era-prize = { $stack-start } porte { $number } Ingéniosité.
era-redrawn = { $player-name } renvoie les unités et pioche une autre Rencontre.
    .you = Vous renvoyez les unités et piochez une autre Rencontre.
era-match-over = { $winners-count ->
        [0] Personne ne gagne
        [one] { $winners-name } gagne
       *[other] { $winners-name } gagnent ensemble
    } : { $reason-name }.
    .you = { $winners-count ->
            [one] Vous gagnez
           *[other] { $winners-name } gagnent ensemble
        } : { $reason-name }.
era-turn-done = { $player-name } termine son tour.
    .you = Vous terminez votre tour.

## Refus : les questions

refused-era-wrong-step = Ce n’est pas la question en cours. Répondez d’abord à ceci : { $step-name }.
refused-era-choice = Cela n’est pas proposé ici ({ $step-name }). Choisissez une des réponses de la liste.
refused-era-choice-stack = Cela n’est pas proposé ici ({ $step-name }). Vous avez le choix : { $stack-list-name }.
refused-era-choice-player = Cela n’est pas proposé ici ({ $step-name }). Vous avez le choix : { $player-list-name }.
refused-era-choice-gear = Cela n’est pas proposé ici ({ $step-name }). Vous avez le choix : { $gear-list-name }.
refused-era-choice-kept = { $deck ->
        [weapon] Choisissez maintenant votre Arme
        [item] Choisissez maintenant votre Objet
       *[other] Choisissez maintenant votre Compétence
    } : { $gear-list-name }. L’ordre est Arme, Objet, Compétence.
refused-era-choice-way = Cela n’est pas proposé ici ({ $step-name }). Vous avez le choix : { $way-list-name }.
refused-era-choice-tile = Cette tuile n’est pas proposée ici ({ $step-name }). Numéros possibles : { $tiles }.
refused-era-lift-head = Tant que vous portez la tête du Seigneur, vous ne pouvez pas lever la Limite. Lancez simplement le dé, ou posez la tête par une Action à votre tour.
refused-era-lift-twice = La Limite est déjà levée pour ce jet. Lancez le dé.
refused-era-lift-ki = Lever la Limite coûte 1 Ki, et vous n’en avez plus. Lancez sans cela ; vous regagnez du Ki en vous reposant.
refused-era-lift-nothing = Lever la Limite ne changerait rien ici : aucun résultat au-dessus de 9 à votre portée ne fait de différence. Gardez votre Ki et lancez.
refused-era-reroll = Relancer coûte 1 Ki, et vous n’en avez plus. Gardez le résultat.

## Refus : un tour

refused-era-not-in-turn = Cela ne fait pas partie d’un tour. À votre tour vous échangez, dépensez l’Ingéniosité, ajustez l’équipement, bougez et faites une Action.
refused-era-too-late = C’est trop tard : votre tour en est à { $stage-name }. L’ordre est : Échange, Dépenser l’Ingéniosité, Ajuster l’équipement, Mouvement, Action ; on ne revient pas en arrière.
refused-era-one-action = Un tour a une seule Action, et votre Sprint en était une. Vous pouvez encore bouger, ou finir le tour.
refused-era-only-attack = Après votre Action, seule une autre Attaque vous est permise. Attaquez, ou finissez le tour.
refused-era-overladen = Après l’échange, quelqu’un sur votre tuile a trop de cartes. Continuez l’échange, ou finissez-le : l’excédent est alors défaussé.
refused-era-trade-clan = Seuls les membres d’un clan font des échanges, et vous n’avez pas de clan. Vous pouvez acheter des cartes avec de l’Ingéniosité.
refused-era-trade-mate = Vous échangez avec les membres de votre clan qui sont en jeu : { $player-name } n’en est pas. Nommez un autre membre sur votre tuile.
refused-era-trade-tile = Vous échangez avec les membres sur votre tuile, et { $player-name } est sur une autre. Pour échanger, commencez un tour sur la même tuile.
refused-era-trade-card = { $player-name } n’a pas cette carte sous la main : { $gear-name }. Une carte en réserve ne s’échange pas.
refused-era-trade-again = Vous avez déjà proposé cet échange à ce tour ({ $gear-name }, { $player-name }). Proposez autre chose.
refused-era-deposit-clan = Seul un clan a un fonds, et vous n’avez pas de clan. Votre Ingéniosité reste à vous.
refused-era-deposit = Vous ne pouvez pas verser plus que ce que vous avez : { $number } Ingéniosité.
refused-era-price = Cela coûte { $price } Ingéniosité, et vous en avez { $number }. Vous en gagnez en éliminant des unités et en vous cachant parmi elles.
refused-era-pool-clan = Seul un clan a un fonds, et vous n’avez pas de clan. Payez avec votre propre Ingéniosité.
refused-era-pool-used = Un achat avec le fonds du clan est le seul achat de votre tour. Vous pourrez acheter au prochain tour.
refused-era-pool-first = Le fonds du clan ne paie que si l’achat est le seul du tour, et vous avez déjà acheté. Payez avec votre propre Ingéniosité.
refused-era-pool = Le fonds du clan ne paie pas plus que ce qu’il contient ni plus que le prix. Il contient { $number } ; le prix est { $price }.
refused-era-deck-empty = Il n’y reste aucune carte, pas même défaussée : { $deck-name }. Achetez dans une autre pioche.
refused-era-synergy-skill = Une Synergie va avec une Compétence que vous avez, et vous n’avez pas celle-ci : { $gear-name }. Choisissez l’une de vos Compétences.
refused-era-synergy-twice = Cette Compétence a déjà sa Synergie : { $gear-name }. Choisissez-en une qui n’en a pas.
refused-era-no-card = Vous n’avez pas cette carte : { $gear-name }. Choisissez l’une de vos cartes.
refused-era-active = Cette Arme est déjà active : { $gear-name }. Seule une carte inactive peut être activée.
refused-era-item-active = Cet Objet est déjà actif : { $gear-name }. Seule une carte inactive peut être activée.
refused-era-stowed = Cette carte est dans votre réserve : { $gear-name }. Sortez-la d’abord.
refused-era-activate-cost = Activer cette carte coûte plus que vous n’avez : { $gear-name }. Il faut :{ $ki ->
        [0] {""}
       *[other] {" "}Ki { $ki }
    }{ $ingenuity ->
        [0] {""}
       *[other] {" "}Ingéniosité { $ingenuity }
    }{ $wounds ->
        [0] {""}
       *[other] {" "}Blessures { $wounds }, et une qui reste
    }.
refused-era-sheathe = Cette Arme n’est pas active : { $gear-name }. On ne range que ce qui est actif.
refused-era-once = Vous l’avez déjà fait avec cette carte à ce tour : { $gear-name }. Chaque carte une fois par tour.
refused-era-no-reserve = Vous n’avez pas de réserve. Une Compétence comme Poche Secrète en donne une.
refused-era-reserve-full = Votre réserve est pleine. Sortez-en d’abord quelque chose.
refused-era-stow-item = Un Objet actif ne se désactive pas à volonté, il ne peut donc pas aller en réserve : { $gear-name }. Les Objets inactifs et les Armes le peuvent.
refused-era-fetch = Cette carte n’est pas dans votre réserve : { $gear-name }. On n’en sort qu’une carte qui s’y trouve.
refused-era-no-move = Un pas coûte { $price } point de Mouvement, et il vous en reste { $number }. Le Sprint vous redonne votre Mouvement.
refused-era-move-unknown = Il n’y a pas encore de tuile de ce côté ({ $way-name }) : il faut explorer. { $way-list-count ->
        [0] Aucun chemin ne vous est ouvert maintenant.
       *[other] Vous pouvez aller : { $way-list-name }.
    }
refused-era-unpaired = Les tuiles n’ont pas deux marqueurs face à face de ce côté ({ $way-name }) : c’est un mur. { $way-list-count ->
        [0] Aucun chemin ne vous est ouvert maintenant.
       *[other] Vous pouvez aller : { $way-list-name }.
    }
refused-era-explore-move = Explorer coûte { $price ->
        [one] { $price } point
       *[other] { $price } points
    } de Mouvement, et il vous en reste { $number }. Le Sprint vous redonne votre Mouvement.
refused-era-explore-known = Il y a déjà une tuile de ce côté ({ $way-name }) : on n’explore que l’inconnu. { $way-list-count ->
        [0] Rien ne peut être exploré d’ici maintenant.
       *[other] Vous pouvez explorer : { $way-list-name }.
    }
refused-era-explore-wall = Votre tuile n’a pas de marqueur de ce côté ({ $way-name }) : c’est un mur. { $way-list-count ->
        [0] Rien ne peut être exploré d’ici maintenant.
       *[other] Vous pouvez explorer : { $way-list-name }.
    }
refused-era-explore-tiles = Il ne reste aucune tuile : le château est complet. Déplacez-vous dans les salles connues.
refused-era-explore-closes = Toute tuile qui reste fermerait le château de ce côté ({ $way-name }). Explorez ailleurs.
refused-era-explore-death-match = Dans un Combat à mort, toutes les tuiles sont posées avant la partie. Déplacez-vous plutôt.
refused-era-no-stack = Aucun ennemi de ce nom n’est sur le plateau. { $stack-list-count ->
        [0] Personne n’est à portée maintenant.
       *[other] Vous pouvez attaquer : { $stack-list-name }.
    }
refused-era-melee-reach = Une Arme de mêlée ou les mains nues n’atteignent que votre propre tuile, et { $stack-name } est ailleurs. { $stack-list-count ->
        [0] Personne n’est à portée maintenant.
       *[other] Vous pouvez attaquer : { $stack-list-name }.
    }
refused-era-ranged-own-tile = Votre Arme à distance n’atteint pas votre propre tuile, où se trouve { $stack-name }. Reculez, ou prenez une autre Arme. { $stack-list-count ->
        [0] Personne n’est à portée maintenant.
       *[other] Vous pouvez attaquer : { $stack-list-name }.
    }
refused-era-out-of-range = { $stack-start } est hors de portée : la ligne doit être droite, passer par des marqueurs appariés et compter au plus { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }. { $stack-list-count ->
        [0] Personne n’est à portée maintenant.
       *[other] Vous pouvez attaquer : { $stack-list-name }.
    }
refused-era-ranged-immune = Les Armes à distance ne peuvent rien contre cet ennemi : { $stack-name }. Attaquez avec une Arme de mêlée.
refused-era-ranged-whole = Une Arme à distance vise une unité, pas toute une pile : { $stack-name }. Frappez une seule unité.
refused-era-single-only = Votre Arme ne vise jamais toute une pile : { $stack-name }. Frappez une seule unité.
refused-era-strike-lone = Cet ennemi est seul : { $stack-name }. Attaquez-le tel quel ; on ne choisit une unité que dans une pile.
refused-era-heal-clan = Seuls les membres d’un clan du Bois soignent les autres. Vous regagnez vous-même une Blessure en vous reposant.
refused-era-heal-mate = Vous soignez un autre membre de votre clan qui est en jeu : { $player-name } n’en est pas un. Nommez un autre membre blessé sur votre tuile.
refused-era-heal-tile = Vous soignez sur votre propre tuile, et { $player-name } est sur une autre. Allez-y d’abord, puis soignez.
refused-era-heal-whole = { $player-name } a déjà toutes ses Blessures. Soignez quelqu’un qui est blessé, ou choisissez une autre Action.
refused-era-search = La Fouille est une Action des Combats à mort. Ici vous avez le Sprint, l’Attaque et la cachette.
refused-era-no-nvn = Les ninjas ne se combattent pas dans cette partie : l’option NvN n’est pas active. Ici, vos adversaires sont le Seigneur et ses unités.
refused-era-steal-head-only = Sans l’option NvN, seule la tête du Seigneur peut être volée.
refused-era-own-side = { $player-name } est de votre camp. On n’attaque et on ne vole que des adversaires.
refused-era-out-of-play = { $player-name } n’a pas de ninja en jeu. Choisissez un adversaire qui en a un.
refused-era-shadow-not-higher = Votre Ombre doit être plus haute que celle de la cible. La vôtre est de { $number }, celle de { $player-name } de { $value }.
refused-era-steal-tile = On vole sur sa propre tuile, et { $player-name } est sur une autre. Allez-y d’abord, puis volez.
refused-era-steal-card = { $player-name } n’a pas cela sous la main : { $gear-name }. Nommez une Arme ou un Objet qui y est.
refused-era-theft-proof = Une capacité protège du vol les cartes de { $player-name }. Volez un autre adversaire, ou choisissez une autre Action.
refused-era-wound-reach = { $player-name } est hors d’atteinte de votre Arme : la mêlée atteint votre tuile, une Arme à distance d’autres tuiles à Portée.
refused-era-drop = Vous ne portez pas la tête du Seigneur. Seul son porteur peut la poser.
refused-era-pick-up = La tête du Seigneur n’est pas sur votre tuile. Allez d’abord où elle est.
refused-era-pick-up-twice = Vous portez déjà la tête du Seigneur. Rapportez-la à la Cour de départ.
refused-era-use-inactive = Vous n’avez pas de carte active avec cette capacité : { $ability-name }. Si vous avez la carte, activez-la à l’étape Ajuster l’équipement.
refused-era-use-moment = Ce n’est pas le moment de cette capacité : { $ability-name }. Sa carte dit quand on peut s’en servir.
refused-era-use-limit = Cette capacité a servi aussi souvent que sa carte le permet : { $ability-name }. Sa carte dit combien de fois.
refused-era-use-ki = Cette capacité coûte { $number } Ki, plus que vous n’en avez : { $ability-name }. Vous regagnez du Ki en vous reposant.
refused-era-use-cost = Cette capacité coûte plus que vous n’avez : { $ability-name }. Il faut :{ $ingenuity ->
        [0] {""}
       *[other] {" "}Ingéniosité { $ingenuity }
    }{ $wounds ->
        [0] {""}
       *[other] {" "}Blessures { $wounds }, et une qui reste
    }{ $shadow ->
        [0] {""}
       *[other] {" "}une Ombre supérieure à { $shadow }
    }{ $counters ->
        [0] {""}
       *[other] {" "}jetons sur la carte : { $counters }
    }.
refused-era-use-condition = Cette capacité ne ferait rien maintenant, ou sa condition n’est pas remplie : { $ability-name }. Sa carte dit ce qu’il faut.
refused-era-use-room = C’est la particularité d’une salle où vous n’êtes pas : { $ability-name }. Allez-y d’abord.
refused-era-use-encounter = Cela ne se demande qu’au moment où la carte Rencontre est piochée à l’exploration : { $ability-name }. Choisissez autre chose maintenant.

## Notation

notation-unknown-gear = « { $word } » n’est ni une Arme, ni un Objet, ni une Compétence. Cartes connues : { $known }.
notation-unknown-kept = « { $word } » n’est ni un ninja ni une carte. Possible : { $known }.
notation-unknown-ninja = « { $word } » n’est pas un ninja. Ninjas connus : { $known }.
notation-unknown-lord = « { $word } » n’est pas un Seigneur. Seigneurs connus : { $known }.
notation-unknown-encounter = « { $word } » n’est pas une Rencontre. Rencontres connues : { $known }.
notation-unknown-room = « { $word } » n’est pas une salle. Salles connues : { $known }.
notation-unknown-enemy = « { $word } » n’est pas un ennemi que l’on peut déclarer. Possible : { $known }.
notation-unknown-deck = « { $word } » n’est pas une pioche où acheter. Possible : { $known }.
notation-unknown-way = « { $word } » n’est pas une direction. Directions : { $known }.
notation-unknown-stack = « { $word } » n’est pas une pile que l’on peut nommer ici. Possible : { $known }.
notation-unknown-other-stack = « { $word } » n’est pas une seconde pile que l’on peut nommer ici. Possible : { $known }.
notation-unknown-unit = « { $word } » n’est pas une unité. Unités connues : { $known }.

## Options

option-era-seats = Le mode { $mode-name } ne se joue pas à { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }. Possible : { $known }.
option-era-nvn-needed = Le mode { $mode-name } oppose les ninjas : laissez l’option nvn active.
option-era-no-reinforcements = Le mode { $mode-name } n’a pas de Renforts : désactivez l’option reinforcements.
option-era-no-sneak = Le mode { $mode-name } n’a pas d’attaques furtives : désactivez l’option sneak.
option-era-no-nvn = Le mode { $mode-name } n’a pas de combats entre ninjas : désactivez l’option nvn.
option-era-no-arcade = Le mode { $mode-name } ne se joue pas en Arcade : désactivez l’option arcade.
option-era-arcade-one-side = L’Arcade demande au moins deux camps : toutes les places sont d’un seul clan, et personne ne pourrait perdre. Donnez aux places des entrées différentes dans l’option clans, ou désactivez l’option arcade.
option-era-no-lord = Le mode { $mode-name } n’a pas de Seigneur : retirez l’option lord.
option-era-no-pace = Le mode { $mode-name } n’est pas un Combat à mort : retirez l’option pace.
option-era-no-difficulty = Le mode { $mode-name } n’a pas de Seigneur : retirez l’option difficulty.
option-era-no-castle = Dans le mode { $mode-name }, personne ne pourrait choisir pour le château : retirez l’option defeated.
option-era-clans-number = Chaque place a besoin d’une entrée dans l’option clans. Places : { $seats } ; entrées : { $number }.
option-era-clans-needed = Le mode { $mode-name } demande un clan pour chaque place : aucune entrée de l’option clans ne peut être none.
option-era-no-clans = Le mode { $mode-name } se joue sans clans : retirez l’option clans.
option-era-one-clan = Le mode { $mode-name } se joue avec un seul clan : donnez à chaque place la même entrée dans l’option clans.
option-era-two-sides = Le mode { $mode-name } demande au moins deux camps. Donnez aux places des entrées différentes dans l’option clans, comme fire et water, ou fire-1 et fire-2.
option-era-too-few-ninja = Trop peu de ninjas peuvent entrer dans ce clan : { $clan-name }. Il y en a { $number } ; il en faut { $wanted }.

## Positions

position-era-altered = Les nombres de la position ne vont pas avec son « check » ou avec ses mots. Au milieu de quelque chose, une ligne n’est acceptée que comme le programme l’a écrite ; à la main, écrivez-la sans numbers ni check.
position-era-tile = La tuile { $tile } ne convient pas. La première est courtyard:0:0:… ; chaque autre est à une place libre, appariée à une tuile qui la précède, et doit se trouver dans la boîte.
position-era-no-ninja = { $player-name } n’a pas de ninja dans la position, mais elle en parle. Ajoutez { $player }=ninja@tuile, ou retirez ce qui concerne ce joueur.
position-era-too-many-cards = { $player-name } a plus d’Armes et d’Objets que la limite ne le permet. Retirez-en.
position-era-active = { $player-name } a des cartes actives qui ne peuvent pas l’être ensemble : { $cards }. Une Arme est active, ou deux dont l’une est Jumelée, toutes deux de mêlée ou toutes deux à distance ; et un seul Objet par emplacement.
