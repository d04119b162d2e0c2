### Les leçons de WAT-AAH! : titres, étapes, et raisons pour lesquelles un choix est faux.

wat-aah-lessons-first = Premiers pas
wat-aah-lessons-powers = Les pouvoirs
wat-aah-lessons-timing = Le bon moment
wat-aah-lessons-grand = Grand Maître

## Premiers pas

wat-aah-lesson-first-victory = Votre première victoire
wat-aah-lesson-first-victory-about = Posez un quatrième clan et comptez.
wat-aah-lesson-first-victory-goal = Vous êtes le Joueur 1, et chacun réunit des clans : au moins deux cartes d’un même animal. Qui pose un quatrième clan finit la manche, et vous en avez trois.
wat-aah-lesson-first-victory-count = On additionne alors les forces des cartes en jeu, et le plus grand total gagne. Vous avez 26, le Joueur 2 a 30.
wat-aah-lesson-first-victory-fourth = Vous tenez deux Ours de force 6 et deux Carpes de force 1. Posez le clan qui gagne : choisissez-le, puis les deux cartes, puis « Terminé ».
wat-aah-lesson-first-victory-fourth-wrong = Ainsi la manche ne finit pas, et le Joueur 2 a encore un tour. Posez maintenant votre quatrième clan, avec les deux Ours.
wat-aah-lesson-first-victory-fourth-weak = Deux Carpes font 28, et le Joueur 2 a 30 : vous avez fini la manche et l’avez perdue. Deux Ours font 38.
wat-aah-lesson-first-victory-end = 38 à 30 : vous gagnez ! Une manche se gagne par la force, pas par la vitesse.

wat-aah-lesson-a-turn = Un tour
wat-aah-lesson-a-turn-about = Piocher, poser, défausser.
wat-aah-lesson-a-turn-phases = Un tour a trois phases : piocher, poser un clan si l’on veut, et défausser une carte. Personne d’autre ne voit votre main.
wat-aah-lesson-a-turn-draw = D’abord, piochez. Recrutez : cela donne une carte.
wat-aah-lesson-a-turn-draw-wrong = Cela donne beaucoup de cartes, mais coûte des points à la fin. La leçon suivante en parle ; ici, recrutez.
wat-aah-lesson-a-turn-place = Un second Rat : posez les deux, et le premier pouvoir du clan agit. Il fait défausser deux cartes à un adversaire ; désignez le Joueur 2.
wat-aah-lesson-a-turn-place-wrong = Cette leçon porte sur les Rats : choisissez le Rat 3 et le Rat 4, puis « Terminé », et désignez le Joueur 2.
wat-aah-lesson-a-turn-discard = Enfin, défaussez une carte. Deux Renards peuvent être votre prochain clan ; laissez donc partir la Carpe, seule.
wat-aah-lesson-a-turn-discard-wrong = Vous avez cassé une paire : un Renard seul n’est pas un clan. Défaussez la Carpe.
wat-aah-lesson-a-turn-end = Votre tour est fini, et votre carte défaussée est dans le Jigoku, où chacun la voit. Gardez les paires, jetez les cartes seules.

wat-aah-lesson-corrupt = Recruter ou se corrompre
wat-aah-lesson-corrupt-about = Beaucoup de cartes maintenant, moins de points plus tard.
wat-aah-lesson-corrupt-ways = Recruter donne une carte. Se corrompre montre une carte, la met dans votre pile de Corruption, et pioche autant de cartes que sa force plus 2.
wat-aah-lesson-corrupt-greed = Une carte a en moyenne une force d’environ 3 : cinq cartes pour 3 points. La manche commence et votre main n’a pas de paire : corrompez-vous.
wat-aah-lesson-corrupt-greed-wrong = Une carte, et toujours pas de paire. En début de manche, des cartes valent plus que quelques points : corrompez-vous.
wat-aah-lesson-corrupt-price = Cinq nouvelles cartes, et des paires d’Ours, de Rats et de Renards. À la fin on retire 3 points, mais deux Ours seuls en rapportent 12.

wat-aah-lesson-too-late = Trop tard pour se corrompre
wat-aah-lesson-too-late-about = Quand quelques points décident.
wat-aah-lesson-too-late-threat = Vous êtes le Joueur 1 et menez par 32 à 26. Le Joueur 2 a trois clans et deux cartes : la manche peut finir au prochain tour.
wat-aah-lesson-too-late-careful = Il faut piocher, d’une façon ou de l’autre. Choisissez celle qui garde votre avance.
wat-aah-lesson-too-late-careful-wrong = Un Ours est allé dans votre Corruption : 6 points de moins, et le Joueur 2 a gagné de 2. Les nouvelles cartes sont venues trop tard pour être posées.
wat-aah-lesson-too-late-end = 32 à 28 : vous gagnez ! Quand la fin est proche, recrutez : en cas d’égalité, le moins corrompu gagne.

## Les pouvoirs

wat-aah-lesson-two-or-three = Deux cartes ou trois
wat-aah-lesson-two-or-three-about = Plus de cartes, un pouvoir plus fort.
wat-aah-lesson-two-or-three-powers = Deux cartes posées ensemble utilisent le premier pouvoir du clan, trois ou quatre le second. L’Araignée détruit une carte adverse, ou tout un clan adverse.
wat-aah-lesson-two-or-three-destroy = Le Joueur 2 a trois Ours, 18 points. Posez vos Araignées pour détruire tout le clan de l’Ours.
wat-aah-lesson-two-or-three-destroy-wrong = Avec deux Araignées une seule carte disparaît, sans elles rien. Posez les trois.
wat-aah-lesson-two-or-three-destroy-carp = Les Carpes valaient 2 points, les Ours 18. Désignez le clan de l’Ours.
wat-aah-lesson-two-or-three-end = Les Ours sont dans le Jigoku. Attendre un tour la troisième carte en vaut souvent la peine.

wat-aah-lesson-ronin = Le Ronin
wat-aah-lesson-ronin-about = Une carte qui va avec tous les clans.
wat-aah-lesson-ronin-stands = Un Ronin remplace une carte de n’importe quel clan, mais un clan a besoin d’au moins une carte à lui. Sa force n’est que de 1.
wat-aah-lesson-ronin-three = La Carpe pioche 2 cartes avec deux, et 4 cartes avec trois. Posez ensemble les deux Carpes et le Ronin.
wat-aah-lesson-ronin-three-wrong = Sans la troisième carte, la Carpe pioche 2 cartes au plus. Posez la Carpe 2, la Carpe 3 et le Ronin d’un seul coup.
wat-aah-lesson-ronin-end = Quatre cartes au lieu de deux. Servez-vous d’un Ronin pour un pouvoir, pas pour sa force.

wat-aah-lesson-yokai = Les Yokai
wat-aah-lesson-yokai-about = Des esprits qui rejoignent un clan.
wat-aah-lesson-yokai-joins = Un Yokai rejoint un clan que vous avez déjà en jeu : vous renforcez. Chacun a son propre pouvoir, et il n’y en a qu’un de chaque.
wat-aah-lesson-yokai-yurei = L’Oni a une force de 8 et pas de pouvoir ; Yurei a une force de 1 et détruit un clan adverse. Renforcez votre clan du Rat avec celui qui rapporte le plus maintenant.
wat-aah-lesson-yokai-yurei-wrong = L’Oni rapporte 8 points. Yurei en prend 14 au Joueur 2, ceux des Dragons : jouez Yurei.
wat-aah-lesson-yokai-end = Yurei a fait gagner 15 points, et l’Oni est toujours dans votre main. Une seule carte Clan peut renforcer aussi, mais sans pouvoir.

wat-aah-lesson-jigoku = Le Jigoku
wat-aah-lesson-jigoku-about = Ce que le Corbeau trouve dans la défausse.
wat-aah-lesson-jigoku-open = Le Jigoku est ouvert : regardez ce qui s’y trouve avant de décider. Il y a souvent de bonnes cartes.
wat-aah-lesson-jigoku-crow = Deux Corbeaux prennent deux cartes au choix dans le Jigoku. Posez-les.
wat-aah-lesson-jigoku-crow-wrong = Les meilleures cartes restent dans le Jigoku. Posez vos deux Corbeaux.
wat-aah-lesson-jigoku-take = Vous tenez un Ours. Prenez ce qui vaut le plus pour vous : le partenaire de votre Ours, et la carte la plus forte qui soit.
wat-aah-lesson-jigoku-take-wrong = Cette carte ne va avec rien dans votre main. Un second Ours fait un clan de 12, et l’Oni ajoute 8 à n’importe quel clan.
wat-aah-lesson-jigoku-end = Un clan de l’Ours et un Oni pour le renforcer : 20 points en main. En défaussant, pensez à ce que d’autres pourraient prendre dans le Jigoku.

wat-aah-lesson-dragon = Le Dragon
wat-aah-lesson-dragon-about = Voir cinq cartes, en garder deux.
wat-aah-lesson-dragon-look = Trois Dragons regardent les cinq premières cartes de la pioche et en gardent deux ; deux Dragons en regardent trois et en gardent une. Posez les trois.
wat-aah-lesson-dragon-look-wrong = Trois Dragons voient et gardent plus que deux. Posez les trois ensemble.
wat-aah-lesson-dragon-keep = Vous tenez un Rat. Gardez les deux cartes qui en tirent le meilleur parti ; les autres vont au Jigoku.
wat-aah-lesson-dragon-keep-wrong = Avec les deux Rats vous en avez trois, et trois utilisent le second pouvoir. Une carte forte, seule, n’est pas un clan.
wat-aah-lesson-dragon-end = Trois Rats, et personne ne sait que vous les avez : ce que vous gardez reste secret.

wat-aah-lesson-fox = Le Renard
wat-aah-lesson-fox-about = Échanger une main pauvre contre une riche.
wat-aah-lesson-fox-swap = Deux Renards échangent trois cartes, trois Renards toute la main. Le nombre de cartes en main est connu de tous.
wat-aah-lesson-fox-most = Après les Renards il vous reste une faible carte. Posez les trois et échangez-la contre la plus grande main.
wat-aah-lesson-fox-most-wrong = Regardez les mains : le Joueur 2 a trois cartes, le Joueur 3 en a neuf. Posez les trois Renards et désignez le Joueur 3.
wat-aah-lesson-fox-end = Neuf cartes contre une ! Posez vos bonnes cartes avant qu’on échange avec vous.

wat-aah-lesson-monkey = Le Singe
wat-aah-lesson-monkey-about = Utiliser le pouvoir d’un clan adverse.
wat-aah-lesson-monkey-copies = Le Singe utilise le pouvoir d’un clan adverse : le premier avec deux Singes, le second avec trois ou quatre. Ours et Singes n’en ont pas à copier.
wat-aah-lesson-monkey-copy = Le Joueur 2 a des Araignées, des Carpes et trois Ours. Posez vos Singes, copiez l’Araignée et détruisez les Ours.
wat-aah-lesson-monkey-copy-wrong = La Carpe ne ferait que piocher. Copiez l’Araignée avec trois Singes, et le clan de l’Ours disparaît avec ses 18 points.
wat-aah-lesson-monkey-end = Des cartes faibles, un effet puissant. Regardez ce que vos adversaires ont en jeu avant de jeter des Singes.

## Le bon moment

wat-aah-lesson-last-blow = Le dernier coup
wat-aah-lesson-last-blow-about = Finir la manche par un pouvoir.
wat-aah-lesson-last-blow-behind = Vos trois clans font 26, ceux du Joueur 2 font 41. Votre quatrième clan finit la manche, mais son pouvoir agit avant le décompte.
wat-aah-lesson-last-blow-toad = Trois Crapauds renvoient tout un clan adverse dans la main de son propriétaire, où il ne compte pas. Posez le clan qui gagne la manche.
wat-aah-lesson-last-blow-toad-wrong = Cela ne suffit pas : avec deux Crapauds une seule carte repart. Posez les trois et renvoyez tout un clan.
wat-aah-lesson-last-blow-toad-bear = Deux Ours font 38, et le Joueur 2 a 41. Trois Crapauds font 38 aussi, et enlèvent un clan au Joueur 2.
wat-aah-lesson-last-blow-end = Vous gagnez ! En cours de manche le Crapaud ne fait que retarder ; en dernier coup, il vaut une Araignée.

wat-aah-lesson-not-yet = Pas encore
wat-aah-lesson-not-yet-about = Ne finissez pas une manche que vous perdriez.
wat-aah-lesson-not-yet-count = Vous êtes le Joueur 1 avec 26, le Joueur 2 a 30. Deux Singes seraient votre quatrième clan, mais ne rapportent que 2 points.
wat-aah-lesson-not-yet-wait = On pose ou on renforce, pas les deux. Rendez d’abord vos Rats plus forts : renforcez avec le Rat 5.
wat-aah-lesson-not-yet-wait-wrong = Votre total n’a pas augmenté. Renforcez le clan du Rat avec le Rat 5 : cela fait 31.
wat-aah-lesson-not-yet-wait-lose = Vous avez fini la manche à 28 contre 30 et l’avez perdue. C’est vous qui décidez de la fin : attendez de mener.
wat-aah-lesson-not-yet-keep = Défaussez maintenant, et gardez les Singes : ils finiront la manche.
wat-aah-lesson-not-yet-keep-wrong = Un Singe seul n’est pas un clan, et vous ne pourriez plus finir la manche. Défaussez le Renard.
wat-aah-lesson-not-yet-draw = Le Joueur 2 n’a rien fait, et vous menez par 31 à 30. Piochez sans perdre de points.
wat-aah-lesson-not-yet-draw-wrong = La Corruption vous a coûté votre point d’avance. Recrutez.
wat-aah-lesson-not-yet-now = Finissez maintenant la manche : posez les Singes et copiez le Dragon. Ce que vous gardez n’a plus d’importance.
wat-aah-lesson-not-yet-now-wrong = Chaque tour de plus donne une chance au Joueur 2. Vous menez : posez le quatrième clan.
wat-aah-lesson-not-yet-end = 33 à 30 : vous gagnez ! Comptez avant chaque tour, et finissez la manche quand vous menez.

wat-aah-lesson-whom-to-hit = Qui frapper
wat-aah-lesson-whom-to-hit-about = Lire les clans et les mains des adversaires.
wat-aah-lesson-whom-to-hit-read = Le Joueur 2 a trois clans et trois cartes : une paire finirait la manche. Le Joueur 3 a un clan et neuf cartes.
wat-aah-lesson-whom-to-hit-rat = Trois Rats font défausser à un adversaire trois cartes de son choix. Frappez celui qui pourrait finir la manche.
wat-aah-lesson-whom-to-hit-rat-wrong = Le Joueur 2 garde sa paire et peut finir la manche. Trois défausses vident cette main ; les neuf cartes du Joueur 3 peuvent attendre.
wat-aah-lesson-whom-to-hit-end = Le Joueur 2 avait une paire et n’a plus rien. Le danger, c’est celui qui a trois clans et qui mène, pas celui qui a le plus de cartes.

## Grand Maître

wat-aah-lesson-pawns = Les pions
wat-aah-lesson-pawns-about = Ce que vaut une manche en mode Grand Maître.
wat-aah-lesson-pawns-rounds = Le mode Grand Maître a trois manches. Chacune donne des pions Ninja selon le rang, et à la fin ce sont les pions qui rapportent les points.
wat-aah-lesson-pawns-rank = Finissez cette manche : posez les Ours.
wat-aah-lesson-pawns-rank-wrong = Vous menez, n’attendez donc pas. Posez les Ours comme quatrième clan.
wat-aah-lesson-pawns-court = Vous avez gagné la manche : 4 pions, et le Shosho, donc vous placez en premier. Mettez un pion à la Cour impériale : 10 points, et une carte secrète pour la manche suivante.
wat-aah-lesson-pawns-court-wrong = C’est permis, mais prenez d’abord la Cour : un pion par joueur et par manche peut y aller, et il donne une carte.
wat-aah-lesson-pawns-missions = Les pions des Missions valent 10 points chacun, et un nombre pair permet de regarder un Leurre. Mettez-en deux.
wat-aah-lesson-pawns-missions-wrong = Mettez-en exactement deux aux Missions : deux est pair, et vous pouvez regarder.
wat-aah-lesson-pawns-peek = Des cinq Boss, l’un est le Boss final, trois sont des Leurres et un est écarté. Un Leurre que vous avez vu n’est pas le Boss final : regardez.
wat-aah-lesson-pawns-peek-wrong = Ici, savoir ne coûte rien. Regardez un Leurre.
wat-aah-lesson-pawns-showdown = Ce que valent les pions du Combat final, le Boss final en décide : beaucoup, ou moins que rien. Mettez-y votre dernier pion.
wat-aah-lesson-pawns-showdown-wrong = Essayez ici le Combat final : avec la plupart des Boss, il est mauvais de n’y avoir personne.
wat-aah-lesson-pawns-use = Vous tenez le Shosho et ouvrez la manche 2. Avant de piocher, utilisez votre carte de Cour, la Levée de Troupes : deux cartes de la pioche, une fois dans cette manche.
wat-aah-lesson-pawns-use-wrong = C’est possible aussi, mais une carte de Cour est perdue à la fin de la manche. Utilisez-la maintenant, tant qu’il reste beaucoup à poser.
wat-aah-lesson-pawns-end = Deux cartes de plus, et vous piochez encore comme d’habitude. Les mains se gardent d’une manche à l’autre : une bonne main vaut mieux qu’un clan qui vient trop tard.

wat-aah-lesson-temple = Le Temple de l’Ombre
wat-aah-lesson-temple-about = Une aide pour les derniers.
wat-aah-lesson-temple-discard = Vous êtes le Joueur 1, et derrière. Défaussez une carte ; puis le Joueur 2 finira la manche.
wat-aah-lesson-temple-discard-wrong = Défaussez une carte quelconque pour continuer.
wat-aah-lesson-temple-last = Vous êtes dernier, donc vous allez au Temple : regarder un Leurre, ou piocher deux cartes Temple et en garder une. Piochez des cartes Temple.
wat-aah-lesson-temple-last-wrong = Regarder un Leurre aide à la fin de la partie. Il vous faut de l’aide pour la manche suivante : piochez des cartes Temple.
wat-aah-lesson-temple-choose = Éclaireurs de la Brume : en recrutant, vous regardez quatre cartes et en gardez trois ; Bannière sans Maître : vos Ronin comptent 6. Vous n’avez pas de Ronin : choisissez.
wat-aah-lesson-temple-choose-wrong = Sans Ronin la Bannière ne fait rien. Les Éclaireurs aident à chaque carte recrutée.
wat-aah-lesson-temple-end = La carte est devant vous et agit pendant toute la manche suivante. Être dernier n’est pas si grave.

wat-aah-lesson-boss = Le Boss final
wat-aah-lesson-boss-about = Où envoyer les derniers pions.
wat-aah-lesson-boss-bosses = Le Boss final fixe ce que rapporte le Combat final. Sans pion : 0 avec Grug’azor et le Shogun des Ténèbres, −30 avec Zombies et Gaijins, −50 avec Ma’ Maho.
wat-aah-lesson-boss-rank = Finissez la manche avec les Ours, et vous aurez 4 pions.
wat-aah-lesson-boss-rank-wrong = Vous menez, finissez donc la manche : posez les Ours.
wat-aah-lesson-boss-scout = Vous avez un pion aux Missions. Un de plus fait deux, un nombre pair : placez-le, et vous pourrez regarder.
wat-aah-lesson-boss-scout-wrong = Apprenez-en d’abord plus. Un pion aux Missions en fait deux, et vous pouvez regarder.
wat-aah-lesson-boss-peek = Regardez le Leurre 1.
wat-aah-lesson-boss-peek-wrong = Un autre Leurre conviendrait aussi, mais commencez par le Leurre 1 : ne manquez pas cette occasion.
wat-aah-lesson-boss-again = Ma’ Maho n’est pas le Boss final. Deux de plus aux Missions font quatre : regardez encore, un autre Leurre.
wat-aah-lesson-boss-again-wrong = Mettez deux pions aux Missions, puis regardez un Leurre que vous n’avez pas vu.
wat-aah-lesson-boss-decide = Pas de Zombies non plus : un pion au Combat final rapporte 50 de plus dans un cas sur trois, soit 17 en moyenne. Ailleurs il rapporte 10 : décidez.
wat-aah-lesson-boss-decide-wrong = 10 points sûrs, mais le Shogun des Ténèbres en a donné 50 au Joueur 2 et aucun à vous. En moyenne le Combat final valait 17.
wat-aah-lesson-boss-end = 100 à 90 : vous gagnez, et vous connaissez maintenant tout le jeu. Chaque Leurre que vous voyez donne plus de valeur aux derniers pions.
