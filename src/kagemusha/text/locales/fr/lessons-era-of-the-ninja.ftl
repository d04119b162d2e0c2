### Les leçons d’Era of the Ninja : titres, étapes, et raisons pour lesquelles un choix est faux.

era-of-the-ninja-lessons-first = Premiers pas
era-of-the-ninja-lessons-survival = Combattre et survivre
era-of-the-ninja-lessons-lord = L’équipement et le Seigneur
era-of-the-ninja-lessons-modules = Modules avancés
era-of-the-ninja-lessons-modes = Autres modes

## Premiers pas

era-of-the-ninja-lesson-first-victory = Votre première victoire
era-of-the-ninja-lesson-first-victory-about = Rejoignez le Seigneur et abattez-le.
era-of-the-ninja-lesson-first-victory-goal = Vous êtes un ninja dans le château d’un Seigneur : abattez-le et vous gagnez. Il est blessé et se tient dans la salle au nord.
era-of-the-ninja-lesson-first-victory-move = Passer sur la tuile voisine coûte 1 point de Mouvement, et vous en avez 2 par tour. Allez au nord.
era-of-the-ninja-lesson-first-victory-move-wrong = Le Seigneur est toujours dans l’autre salle, et il ne vous attendra pas. Allez au nord, tant que c’est votre tour.
era-of-the-ninja-lesson-first-victory-attack = À chaque tour vous avez une Action. Attaquez le Seigneur : vous lancez un dé à dix faces et ajoutez votre Attaque.
era-of-the-ninja-lesson-first-victory-attack-wrong = Vous n’avez pas attaqué, et un Seigneur remarque tous ceux qui sont dans sa salle : il frappe le premier. Attaquez-le maintenant.
era-of-the-ninja-lesson-first-victory-attack-back = Vous avez quitté la salle, et le Seigneur vous a suivi et frappé. Attaquez-le tant que vous êtes à côté de lui.
era-of-the-ninja-lesson-first-victory-end = Vous avez lancé un 10, la meilleure face du dé, et le Seigneur est abattu : vous gagnez ! Apprenez maintenant à le trouver.

era-of-the-ninja-lesson-exploring = Explorer le château
era-of-the-ninja-lesson-exploring-about = Comment on trouve de nouvelles salles, et ce qui y attend.
era-of-the-ninja-lesson-exploring-doors = Les marqueurs sur les côtés d’une tuile sont ses portes, et deux qui se font face forment un passage. Derrière celui du nord, il y a une salle inconnue.
era-of-the-ninja-lesson-exploring-explore = Explorer une salle inconnue coûte 2 points de Mouvement, et vous en avez tout juste 2. Explorez vers le nord.
era-of-the-ninja-lesson-exploring-explore-wrong = Le Seigneur n’est dans aucune des salles connues. Dépensez vos 2 points de Mouvement pour explorer vers le nord.
era-of-the-ninja-lesson-exploring-turn = Vous avez pioché une tuile à trois portes. L’une doit faire face à celle d’où vous venez ; tournez les autres comme vous voulez.
era-of-the-ninja-lesson-exploring-turn-wrong = Il faut d’abord poser la nouvelle tuile. Choisissez son orientation.
era-of-the-ninja-lesson-exploring-encounter = Chaque nouvelle salle amène une carte Rencontre : ici des Yari, lanciers du Seigneur. Tous les ennemis, sauf le Seigneur, sont des sbires.
era-of-the-ninja-lesson-exploring-sprint = Trois, c’est trop pour l’instant, et votre Mouvement est épuisé. Faites l’Action Sprint : elle vous rend votre Mouvement une fois.
era-of-the-ninja-lesson-exploring-sprint-wrong = Vous êtes resté parmi trois Yari, qui peuvent vous voir et frapper. Votre seule issue est un Sprint.
era-of-the-ninja-lesson-exploring-flee = Vous avez de nouveau du Mouvement. Retournez au sud.
era-of-the-ninja-lesson-exploring-flee-wrong = Vous êtes encore en danger. Laissez les Yari derrière vous et retournez au sud.
era-of-the-ninja-lesson-exploring-end = Un tour suit toujours cet ordre : d’abord acheter et s’équiper, puis bouger, puis une Action. Après un Sprint, on ne peut plus que bouger.

era-of-the-ninja-lesson-shadow = Ombre et Vigilance
era-of-the-ninja-lesson-shadow-about = Qui vous voit, et quand.
era-of-the-ninja-lesson-shadow-roll = Au début de chaque manche, un dé donne votre Ombre : cette fois un 7. Plus elle est haute, plus vous êtes difficile à voir.
era-of-the-ninja-lesson-shadow-awareness = Après votre tour, le château lance aussi un dé : la Vigilance. Vous êtes caché si votre Ombre est plus haute : avec 7, six fois sur dix.
era-of-the-ninja-lesson-shadow-move = Trois Yari barrent le couloir, mais seuls les ninjas visibles sont attaqués, et votre Ombre est bonne. Allez au nord.
era-of-the-ninja-lesson-shadow-move-wrong = Cela ne mène à rien. Avec une Ombre de 7, vous pouvez prendre le risque : allez au nord, parmi les Yari.
era-of-the-ninja-lesson-shadow-wait = Maintenant, pas de bruit : finissez votre tour. Ensuite on lance la Vigilance.
era-of-the-ninja-lesson-shadow-wait-wrong = Inutile de courir : votre Ombre est haute. Restez et finissez votre tour.
era-of-the-ninja-lesson-shadow-wait-noise = Se battre fait du bruit : votre Ombre a baissé dès que vous avez frappé. Cette fois, restez silencieux et finissez votre tour.
era-of-the-ninja-lesson-shadow-end = La Vigilance était de 6, votre Ombre de 7 : vous êtes resté caché, et les Yari n’ont pas bougé. À la manche suivante vous lancez une nouvelle Ombre.

era-of-the-ninja-lesson-hide = Se cacher parmi l’ennemi
era-of-the-ninja-lesson-hide-about = L’Action qui rapporte sans combat.
era-of-the-ninja-lesson-hide-success = Votre Ombre est un 10, une Réussite totale : vous êtes caché cette manche quelle que soit la Vigilance, sauf si vous attaquez. Un 1 est un Échec total : vous êtes alors visible.
era-of-the-ninja-lesson-hide-move = Deux piles, groupes d’une même sorte, se tiennent au nord : des Yari et des Moines. Entrez.
era-of-the-ninja-lesson-hide-move-wrong = Personne ne peut vous voir cette manche. Profitez-en et allez au nord, vers les deux piles.
era-of-the-ninja-lesson-hide-hide = Si l’Action Se cacher réussit, vous gagnez 1 Ingéniosité par pile sur votre tuile, pour acheter de l’équipement. Cachez-vous.
era-of-the-ninja-lesson-hide-hide-wrong = Cela ne rapporte rien. Employez votre Action à vous cacher, parmi les deux piles.
era-of-the-ninja-lesson-hide-hide-noise = Une attaque met fin à la protection de la Réussite totale, et le bruit baisse votre Ombre : on peut de nouveau vous voir. Cachez-vous plutôt.
era-of-the-ninja-lesson-hide-hide-nothing = Personne ne vous a vu, mais vous n’avez rien gagné. L’Action Se cacher vous aurait rapporté 2 Ingéniosités.
era-of-the-ninja-lesson-hide-gain = La Vigilance était de 9, mais personne ne vous a remarqué : 2 Ingéniosités, sans combat.
era-of-the-ninja-lesson-hide-tie = Nouvelle manche, et votre Ombre est de 6. Cachez-vous encore : l’égalité entre Vigilance et Ombre suffit alors.
era-of-the-ninja-lesson-hide-tie-wrong = Employez votre Action à vous cacher : c’est plus sûr, et cela rapporte.
era-of-the-ninja-lesson-hide-tie-loud = Le bruit a fait baisser votre Ombre, et ceux qui restaient vous ont vu. Cachez-vous plutôt.
era-of-the-ninja-lesson-hide-tie-equal = La Vigilance était de 6, autant que votre Ombre. Sans Se cacher, cela veut dire visible, et ils ont frappé.
era-of-the-ninja-lesson-hide-end = La Vigilance était aussi de 6, et vous êtes resté caché. Cachez-vous parmi beaucoup de piles quand votre Ombre est haute.

era-of-the-ninja-lesson-attack = Blessure et Mort
era-of-the-ninja-lesson-attack-about = Comment une Attaque se décide, et avec quelles chances.
era-of-the-ninja-lesson-attack-values = Chaque ennemi a une valeur de Blessure et une valeur de Mort : 5 et 7 pour un Yari. Atteignez la valeur de Mort, il est abattu ; seulement celle de Blessure, il est blessé.
era-of-the-ninja-lesson-attack-odds = Avec le Katana, vous ajoutez une Attaque de 3 au dé : 4 ou plus abat un Yari, sept faces sur dix. Un 2 ou un 3 blesse, et un 1 est un Échec total et manque.
era-of-the-ninja-lesson-attack-strike = Attaquez le Yari.
era-of-the-ninja-lesson-attack-strike-wrong = Vous n’avez pas attaqué, et rien n’est gagné. Vos chances sont bonnes : attaquez le Yari.
era-of-the-ninja-lesson-attack-strike-unarmed = Sans le Katana le même jet a manqué, et manquer fait tomber votre Ombre à 1. Gardez le Katana et attaquez.
era-of-the-ninja-lesson-attack-token = Vous avez lancé un 3 : avec votre Attaque cela fait 6, et le Yari est blessé. Son jeton de Blessure baisse ses deux valeurs de 1 : maintenant 4 et 6.
era-of-the-ninja-lesson-attack-finish = Maintenant un 3 au dé suffit à l’abattre. Attaquez encore.
era-of-the-ninja-lesson-attack-finish-wrong = Le Yari est toujours là. Il est plus faible qu’avant : attaquez encore.
era-of-the-ninja-lesson-attack-end = Abattu : vous gagnez son Ingéniosité, 1, et votre Ombre baisse d’autant, car se battre fait du bruit. Après une Attaque manquée, elle tombe à 1.

## Combattre et survivre

era-of-the-ninja-lesson-stacks = Les piles
era-of-the-ninja-lesson-stacks-about = Attaquer tout le monde, ou un seul.
era-of-the-ninja-lesson-stacks-values = Trois Yari forment une pile. Contre la pile entière, les deux valeurs montent de l’Ingéniosité de chaque unité de plus : 5 et 7 deviennent 7 et 9.
era-of-the-ninja-lesson-stacks-choice = Pour abattre les trois, il faut un 6 : cinq faces sur dix, pour 3 Ingéniosités. Pour une seule unité, un 4 : sept faces, pour 1.
era-of-the-ninja-lesson-stacks-all = Ici, la pile entière vaut mieux. Attaquez-la.
era-of-the-ninja-lesson-stacks-all-wrong = Les Yari sont tous encore là. Attaquez la pile entière.
era-of-the-ninja-lesson-stacks-all-few = Un est tombé, il en reste deux. Le même jet aurait abattu les trois : attaquez la pile entière.
era-of-the-ninja-lesson-stacks-five = Les trois sont tombés, mais au nord il y en a cinq, à 9 et 11 ensemble. Contre tant d’ennemis vous manqueriez sans doute, et votre Ombre tomberait à 1.
era-of-the-ninja-lesson-stacks-go = Allez au nord, vers les cinq.
era-of-the-ninja-lesson-stacks-go-wrong = Les cinq Yari sont au nord. Allez vers eux.
era-of-the-ninja-lesson-stacks-one = Contre une seule unité d’une pile, seules ses propres valeurs comptent : 5 et 7. Frappez un seul Yari.
era-of-the-ninja-lesson-stacks-one-wrong = On n’y gagne rien. Frappez un seul Yari de la pile.
era-of-the-ninja-lesson-stacks-one-many = Le jet de 7 a manqué la pile de cinq, votre Ombre est tombée à 1, et ils ont riposté. Contre un seul Yari il aurait suffi.
era-of-the-ninja-lesson-stacks-tokens = Si vous ne faites que blesser une pile, elle reçoit un jeton de Blessure par unité attaquée. Chaque groupe de 3 jetons retire une unité, et vous en gagnez l’Ingéniosité.
era-of-the-ninja-lesson-stacks-end = Un Yari est tombé, et votre Ombre n’a baissé que de 1. Attaquer les cinq aurait coûté 5 : choisissez vos cibles en pensant à votre Ombre.

era-of-the-ninja-lesson-dodge = Vu et poursuivi
era-of-the-ninja-lesson-dodge-about = Ce que font les Unités du Seigneur, et comment esquiver.
era-of-the-ninja-lesson-dodge-hunted = Votre Ombre est de 2 : on vous verra. Les Yari ont un Mouvement de 2 : ils vont vers le ninja le plus proche et attaquent s’ils atteignent sa tuile.
era-of-the-ninja-lesson-dodge-away = Les Yari sont à une tuile, et à trois tuiles ils ne peuvent pas vous atteindre. Allez au sud.
era-of-the-ninja-lesson-dodge-away-wrong = Là, ils vous atteignent, et à deux ils frappent fort. Gardez vos distances : allez au sud.
era-of-the-ninja-lesson-dodge-farther = Deux tuiles ne suffisent pas encore. Continuez vers le sud.
era-of-the-ninja-lesson-dodge-farther-wrong = Avec un Mouvement de 2, ils vous atteignent ici. Une tuile de plus au sud, et ils n’y arrivent pas.
era-of-the-ninja-lesson-dodge-wait = Vous êtes maintenant à trois tuiles. Finissez votre tour.
era-of-the-ninja-lesson-dodge-wait-wrong = Ici vous êtes hors d’atteinte. Finissez simplement votre tour.
era-of-the-ninja-lesson-dodge-numbers = Maintenant vous êtes acculé : pour esquiver, vous lancez un dé et ajoutez votre Esquive. Il faut l’Attaque de la pile : 4, plus 1 pour le second Yari.
era-of-the-ninja-lesson-dodge-dodge = 5 ou plus : six faces sur dix. Finissez votre tour et tentez d’esquiver.
era-of-the-ninja-lesson-dodge-dodge-wrong = La seule issue passe par les Yari. Restez où vous êtes et finissez votre tour.
era-of-the-ninja-lesson-dodge-end = Vous avez lancé un 6 et esquivé. Une Esquive ratée aurait coûté 2 Blessures : les Dégâts d’un Yari sont de 1, plus 1 pour le second.

era-of-the-ninja-lesson-recovery = Blessures et Récupération
era-of-the-ninja-lesson-recovery-about = Comment rester en vie et reprendre des forces.
era-of-the-ninja-lesson-recovery-life = Vos Blessures sont vos points de vie : il vous en reste 1. Un ninja qui perd la dernière est vaincu.
era-of-the-ninja-lesson-recovery-rice = Vous portez une Boulette de Riz, un Objet qui soigne. Mangez-la : la carte est défaussée, et vous regagnez des Blessures.
era-of-the-ninja-lesson-recovery-rice-wrong = Avec 1 Blessure, le moindre coup est la fin. Mangez d’abord la Boulette de Riz.
era-of-the-ninja-lesson-recovery-rest = Un ninja qui ne bouge pas, ne sprinte pas et n’attaque pas regagne 1 Blessure et 1 Ki à la phase de Récupération, même en se cachant. Reposez-vous : finissez votre tour.
era-of-the-ninja-lesson-recovery-rest-wrong = Ce n’était pas du repos. Ne faites rien d’autre : finissez votre tour.
era-of-the-ninja-lesson-recovery-end = Vous avez regagné 1 Blessure et 1 Ki. Vous n’en aurez jamais plus qu’au départ, cartes comprises.

era-of-the-ninja-lesson-ki = Le Ki et la Limite
era-of-the-ninja-lesson-ki-about = Deux façons de forcer la chance.
era-of-the-ninja-lesson-ki-limit = Le Daimyo a une valeur de Mort de 10, et votre Attaque est de 3. Mais avec les bonus un jet ne vaut jamais plus de 9 ni moins de 2, la Limite : seul un 10 au dé suffirait.
era-of-the-ninja-lesson-ki-attack = Mais vous avez 3 Ki, votre force intérieure. Attaquez le Daimyo : avant le jet on vous demande si vous en dépensez.
era-of-the-ninja-lesson-ki-attack-wrong = Vous l’avez laissé vivre. Vous avez assez de Ki pour l’abattre : attaquez le Daimyo.
era-of-the-ninja-lesson-ki-lift = Avant un jet, vous pouvez dépenser 1 Ki pour lever la Limite. Levez-la : alors quatre faces sur dix suffisent au lieu d’une.
era-of-the-ninja-lesson-ki-lift-wrong = Avec la Limite, le Daimyo n’a été que blessé, et il est dangereux. Levez la Limite avant le jet.
era-of-the-ninja-lesson-ki-reroll = 5 et 3 font 8 : il ne serait que blessé. Dépensez 1 Ki pour relancer ; le nouveau résultat compte, même s’il est pire.
era-of-the-ninja-lesson-ki-reroll-wrong = Il n’a été que blessé, et maintenant c’est lui qui frappe. Il vous restait du Ki : relancez.
era-of-the-ninja-lesson-ki-stand = 8 et 3 font 11 : plus que 10 ! Gardez ce résultat.
era-of-the-ninja-lesson-ki-stand-wrong = Vous avez relancé, et c’est le résultat plus bas qui compte. Gardez un résultat qui suffit.
era-of-the-ninja-lesson-ki-end = Deux Ki pour un Daimyo sont bien dépensés, et le Ki revient avec le repos. Il aide aux jets d’Ombre, d’Attaque et d’Esquive, jamais au dé de Vigilance.

## L’équipement et le Seigneur

era-of-the-ninja-lesson-buying = Dépenser l’Ingéniosité
era-of-the-ninja-lesson-buying-about = Acheter Armes, Objets et Compétences, et s’en servir.
era-of-the-ninja-lesson-buying-prices = Le tour commence par les achats : une Arme coûte 2 Ingéniosités, un Objet 3, une Compétence 4, une Synergie, qui renforce une Compétence, 5. Vous en avez 6 et prenez la carte du dessus.
era-of-the-ninja-lesson-buying-weapon = Achetez d’abord une Arme.
era-of-the-ninja-lesson-buying-weapon-wrong = À mains nues on n’abat presque personne. Commencez le tour par une Arme.
era-of-the-ninja-lesson-buying-skill = Ne prenez pas encore le Katana en main : après, on ne peut plus acheter. Dépensez les 4 autres pour une Compétence.
era-of-the-ninja-lesson-buying-skill-wrong = Vous pouvez encore payer une Compétence, qui sert toute la partie. Dépensez pour elle vos 4 Ingéniosités.
era-of-the-ninja-lesson-buying-skill-late = Le Katana est en main, et le temps des achats est fini. D’abord tous les achats, ensuite l’équipement.
era-of-the-ninja-lesson-buying-activate = Une Compétence comme le Kenjutsu, pour les sabres, est active aussitôt ; Armes et Objets doivent être activés pour agir. Activez le Katana.
era-of-the-ninja-lesson-buying-activate-wrong = Le Katana ne sert encore à rien. Activez-le avant de bouger ou d’agir.
era-of-the-ninja-lesson-buying-activate-bare = Vous avez frappé à mains nues et manqué. Ni le Katana ni la Compétence pour sabres n’ont aidé, car le Katana n’était pas actif.
era-of-the-ninja-lesson-buying-attack = Katana et Kenjutsu augmentent ensemble votre Attaque. Attaquez le Yari.
era-of-the-ninja-lesson-buying-attack-wrong = Votre nouvel équipement n’a pas servi. Attaquez le Yari.
era-of-the-ninja-lesson-buying-end = Vous pouvez avoir 4 Armes et Objets ensemble ; les Compétences ne comptent pas. Ce que vous ne dépensez pas reste à vous.

era-of-the-ninja-lesson-range = Tirer de loin
era-of-the-ninja-lesson-range-about = Armes de mêlée et Armes à distance.
era-of-the-ninja-lesson-range-weapons = De vos deux Armes, une seule peut être active. Le Katana est une Arme de mêlée et n’atteint que votre tuile ; le Yumi est un arc, une Arme à distance.
era-of-the-ninja-lesson-range-switch = Avant de bouger, vous pouvez changer d’Arme sans frais. Activez le Yumi.
era-of-the-ninja-lesson-range-switch-wrong = Le Katana n’atteint pas le Yari. Activez le Yumi tant que vous n’avez ni bougé ni agi.
era-of-the-ninja-lesson-range-range = La Portée dit à combien de tuiles vous tirez : en ligne droite, et seulement par des portes qui se font face. Le Yari est à deux tuiles sur une telle ligne.
era-of-the-ninja-lesson-range-shoot = Tirez sur le Yari.
era-of-the-ninja-lesson-range-shoot-wrong = La ligne était libre et le Yari à Portée. Tirez tant que vous tenez le Yumi.
era-of-the-ninja-lesson-range-end = Une Arme à distance ne touche qu’une unité, et jamais sur votre tuile, sauf si sa carte le dit. Arquebusiers et Daikyu ont aussi une Portée : ils vous tirent dessus de loin.

era-of-the-ninja-lesson-the-lord = Le Seigneur
era-of-the-ninja-lesson-the-lord-about = Trouver le Seigneur, se préparer, et l’abattre.
era-of-the-ninja-lesson-the-lord-deck = Pour trouver le Seigneur, explorez : sa carte n’est jamais parmi les cinq premières Rencontres, mais parmi les dix suivantes. Ici elle est sortie, et il se tient au nord.
era-of-the-ninja-lesson-the-lord-sees = Un Seigneur remarque tout ninja sur sa tuile, même après une Réussite totale comme votre 10. Sur une autre tuile, votre Ombre vous protège comme toujours.
era-of-the-ninja-lesson-the-lord-rest = Vous êtes faible et avez 1 Ki. Profitez de cette Ombre pour vous reposer une manche sur place : finissez votre tour.
era-of-the-ninja-lesson-the-lord-rest-wrong = Il vous faut d’abord des forces. Restez où vous êtes et finissez votre tour.
era-of-the-ninja-lesson-the-lord-rest-seen = Sur sa tuile aucune Ombre n’aide : le Seigneur a frappé, et ce fut la fin. Reposez-vous d’abord, une tuile plus loin.
era-of-the-ninja-lesson-the-lord-save = Votre nouvelle Ombre est de 7, cela suffit. Gardez vos 2 Ki pour le Seigneur : conservez ce jet.
era-of-the-ninja-lesson-the-lord-save-wrong = Ce Ki vous manquera contre le Seigneur. Gardez le 7.
era-of-the-ninja-lesson-the-lord-go = C’est le moment. Allez au nord, vers le Seigneur.
era-of-the-ninja-lesson-the-lord-go-wrong = Si vous attendez, le Seigneur peut vous voir et frapper le premier. Allez vers lui maintenant.
era-of-the-ninja-lesson-the-lord-attack = Attaquez le Seigneur.
era-of-the-ninja-lesson-the-lord-attack-wrong = À côté du Seigneur on ne peut pas se cacher, et il frappe fort. Attaquez-le.
era-of-the-ninja-lesson-the-lord-lift = Sa valeur de Mort est de 10, au-dessus de la Limite. Dépensez 1 Ki : levez la Limite.
era-of-the-ninja-lesson-the-lord-lift-wrong = Vous avez lancé un 9, mais la Limite a annulé les bonus : il n’est que blessé. Levez d’abord la Limite.
era-of-the-ninja-lesson-the-lord-win = 9 et 3 font 12, plus que sa valeur de Mort. Gardez ce résultat.
era-of-the-ninja-lesson-the-lord-win-wrong = Le Seigneur était presque abattu, et le nouveau jet est pire. Gardez le 12.
era-of-the-ninja-lesson-the-lord-end = Vous gagnez : contre un Seigneur, un 10 au dé vaut 10 plus les bonus. Si cela ne suffit pas, il reçoit 3 jetons de Blessure, qui seuls ne le tuent jamais, et vous relancez.

era-of-the-ninja-lesson-rivals = Des rivaux
era-of-the-ninja-lesson-rivals-about = Plus d’un ninja chasse le Seigneur.
era-of-the-ninja-lesson-rivals-rivals = Dans le jeu standard, 2 à 4 ninjas chassent le même Seigneur, et seul gagne celui qui l’abat. Votre rival est à côté de lui, et le Seigneur a 3 jetons de Blessure.
era-of-the-ninja-lesson-rivals-lead = Le Ninja meneur joue le premier, lance la Vigilance et fixe l’ordre des ennemis. Cette manche, c’est vous ; à la suivante, vous devrez nommer un autre joueur.
era-of-the-ninja-lesson-rivals-go = Vous êtes le premier : profitez-en. Allez au nord, vers le Seigneur.
era-of-the-ninja-lesson-rivals-go-wrong = Votre rival jouait ensuite : il a abattu le Seigneur et gagné. N’attendez pas : allez au nord.
era-of-the-ninja-lesson-rivals-attack = Chaque jeton de Blessure baisse de 1 la valeur de Mort du Seigneur. Attaquez-le avant votre rival.
era-of-the-ninja-lesson-rivals-attack-wrong = Vous avez laissé le Seigneur à votre rival, qui l’a abattu et a gagné. Attaquez-le vous-même.
era-of-the-ninja-lesson-rivals-end = Vous gagnez seul, mais n’affaiblissez pas le Seigneur pour un autre. Ses jetons partent à la phase de Récupération, sauf dans le mode Ninja solitaire.

## Modules avancés

era-of-the-ninja-lesson-rooms = Des salles particulières
era-of-the-ninja-lesson-rooms-about = L’endroit où vous êtes peut décider de la nuit.
era-of-the-ninja-lesson-rooms-features = Certaines salles ont une particularité : elle est écrite sur la salle et agit sur chaque ninja qui s’y trouve. Au nord se trouve le Jardin de Mousse : un ninja qui s’y cache a une Ombre plus haute.
era-of-the-ninja-lesson-rooms-go = Trois Yari sont tout près, et votre Ombre de 5 est faible. Allez au Jardin de Mousse, au nord.
era-of-the-ninja-lesson-rooms-go-wrong = Ici rien ne vous aide contre les Yari. Allez au nord, où le jardin vous cache mieux.
era-of-the-ninja-lesson-rooms-hide = Le jardin n’aide que ceux qui se cachent. Cachez-vous.
era-of-the-ninja-lesson-rooms-hide-wrong = Sans Se cacher, le jardin ne vous apporte rien. Restez-y et cachez-vous.
era-of-the-ninja-lesson-rooms-end = Le jardin a levé votre Ombre au-dessus de la Vigilance, et personne ne vous a vu. Lisez les salles et les cartes Rencontre : certaines aident l’ennemi.

era-of-the-ninja-lesson-steal = Ninja contre ninja : voler
era-of-the-ninja-lesson-steal-about = Prendre ce que possède un rival.
era-of-the-ninja-lesson-steal-rule = Avec le module NvN, ninja contre ninja, les joueurs peuvent s’attaquer. Votre Ombre doit dépasser celle de la cible : vous avez 8, votre rival 5.
era-of-the-ninja-lesson-steal-steal = Pour voler une Arme ou un Objet d’un ninja sur votre tuile, votre jet d’Attaque doit dépasser son jet d’Esquive. Volez le Katana.
era-of-the-ninja-lesson-steal-steal-wrong = Vous n’avez pas d’Arme, et votre rival a toujours le Katana. Volez-le tant que votre Ombre est plus haute.
era-of-the-ninja-lesson-steal-end = 9 contre 3 : le Katana est à vous, inactif jusqu’à votre prochain tour. Si le total de la cible est plus haut, le vol échoue et votre Ombre tombe à 1.

era-of-the-ninja-lesson-wound = Ninja contre ninja : blesser
era-of-the-ninja-lesson-wound-about = Attaquer un rival.
era-of-the-ninja-lesson-wound-rule = Vous pouvez aussi blesser un ninja. Si votre Attaque dépasse l’Esquive, votre rival perd autant de Blessures que la différence, et vos deux Ombres baissent d’autant.
era-of-the-ninja-lesson-wound-wound = Il reste 3 Blessures à votre rival, et son Ombre est plus basse. Attaquez-le.
era-of-the-ninja-lesson-wound-wound-wrong = Votre rival s’en tire avec 3 Blessures. Attaquez tant que votre Ombre est plus haute.
era-of-the-ninja-lesson-wound-end = 9 contre 4 : 5 Blessures, et votre rival est vaincu. Avec du Ki, seul le joueur au total le plus bas peut relancer, puis peut-être l’autre, et ainsi de suite.

era-of-the-ninja-lesson-sneak = Attaque furtive
era-of-the-ninja-lesson-sneak-about = Frapper avant d’être remarqué.
era-of-the-ninja-lesson-sneak-rule = Avec le module Attaque furtive, votre Attaque a +1 si votre Ombre dépasse la Vigilance, et +2 si elle est une Réussite totale. Vous avez 8, et la Vigilance montre encore 4.
era-of-the-ninja-lesson-sneak-go = Un Yari se tient au nord. Allez-y.
era-of-the-ninja-lesson-sneak-go-wrong = À la manche suivante, tout est relancé. Profitez de cette Ombre : allez au nord.
era-of-the-ninja-lesson-sneak-strike = Attaquez le Yari. Avec le bonus, un 3 au dé suffit.
era-of-the-ninja-lesson-sneak-strike-wrong = Le moment est passé, et le Yari est en vie. Attaquez tant qu’on ne vous voit pas.
era-of-the-ninja-lesson-sneak-end = 3 au dé, 3 pour votre Attaque, 1 pour la surprise : 7, tout juste assez. Seule la première attaque sur une tuile dans la manche est furtive.

era-of-the-ninja-lesson-reinforcements = Les Renforts
era-of-the-ninja-lesson-reinforcements-about = Le bruit attire d’autres soldats.
era-of-the-ninja-lesson-reinforcements-rule = Avec le module Renforts, de nouveaux soldats peuvent arriver à la fin d’une manche : une carte Rencontre pour chaque cause. Les causes sont le bruit et la Vigilance.
era-of-the-ninja-lesson-reinforcements-when = Une carte arrive pour chaque ninja dont l’Ombre est de 1, pour une Vigilance au-dessus de toutes les Ombres, et pour un 10 au dé de Vigilance.
era-of-the-ninja-lesson-reinforcements-quiet = Cinq Yari vous entourent : une attaque manquerait sans doute, et votre Ombre serait de 1. Pas de bruit : cachez-vous.
era-of-the-ninja-lesson-reinforcements-quiet-wrong = Restez où vous êtes, sans bruit : cachez-vous.
era-of-the-ninja-lesson-reinforcements-quiet-noise = Le combat a fait du bruit : la Vigilance a dépassé votre Ombre, ils ont frappé, et d’autres soldats sont venus. Cachez-vous plutôt.
era-of-the-ninja-lesson-reinforcements-end = Pas de bruit, pas de soldats. Le module a aussi un bon côté : un joueur vaincu peut revenir avec un nouveau ninja tant que le Seigneur n’est pas trouvé.

era-of-the-ninja-lesson-clans = Les clans
era-of-the-ninja-lesson-clans-about = Gagner ensemble.
era-of-the-ninja-lesson-clans-clan = Dans le mode Assaut du clan, tous les joueurs sont d’un même clan, ici celui du Métal. Si l’un de vous abat le Seigneur, tous gagnent.
era-of-the-ninja-lesson-clans-pool = Un clan a un fonds d’Ingéniosité, avec lequel chaque membre peut acheter. Versez-y vos 2 : votre compagne n’a pas d’Arme, et une Arme coûte 2.
era-of-the-ninja-lesson-clans-pool-wrong = Votre compagne n’a toujours pas d’Arme. Au début du tour, versez vos 2 Ingéniosités au fonds.
era-of-the-ninja-lesson-clans-join = Les membres d’un clan élémentaire s’aident sur une même tuile : le Métal donne +1 à l’Attaque. Allez au nord, vers votre compagne.
era-of-the-ninja-lesson-clans-join-wrong = Seul, vous n’avez pas le bénéfice du clan. Allez au nord, vers votre compagne.
era-of-the-ninja-lesson-clans-strike = Votre Attaque est maintenant de 4 au lieu de 3. Attaquez le Yari.
era-of-the-ninja-lesson-clans-strike-wrong = Ensemble vous êtes plus forts. Attaquez le Yari tant que vous êtes à côté de votre compagne.
era-of-the-ninja-lesson-clans-end = Sur une même tuile, les membres peuvent aussi échanger Armes et Objets au début d’un tour. L’Eau va plus loin, le Bois soigne, le Feu prend un coup pour un autre, la Terre esquive mieux.

## Autres modes

era-of-the-ninja-lesson-death-match = Combat à mort
era-of-the-ninja-lesson-death-match-about = Ni Seigneur ni soldats : le dernier ninja gagne.
era-of-the-ninja-lesson-death-match-rule = Dans un Combat à mort il n’y a ni Seigneur, ni sbires, ni Vigilance. Toutes les salles sont connues, les ninjas peuvent toujours s’attaquer, et le dernier debout gagne.
era-of-the-ninja-lesson-death-match-search = La Fouille est une Action de ce mode : vous lancez un dé, en gagnez la moitié en Ingéniosité, et votre Ombre baisse d’autant. Fouillez.
era-of-the-ninja-lesson-death-match-search-wrong = Ici, l’Ingéniosité ne vient pas des soldats. Restez et fouillez.
era-of-the-ninja-lesson-death-match-keep = Votre rival est venu sur votre tuile et a une Ombre de 3 ; vous avez lancé un 9 et pourrez attaquer. Gardez-le.
era-of-the-ninja-lesson-death-match-keep-wrong = Tout nombre au-dessus de 3 permet d’attaquer, et le Ki est perdu. Gardez le 9.
era-of-the-ninja-lesson-death-match-wound = Il reste 1 Blessure à votre rival. Attaquez-le.
era-of-the-ninja-lesson-death-match-wound-wrong = Votre rival est faible maintenant et va récupérer. Attaquez tout de suite.
era-of-the-ninja-lesson-death-match-roll = Votre Attaque contre l’Esquive de votre rival : lancez le dé.
era-of-the-ninja-lesson-death-match-roll-wrong = Lancez le dé.
era-of-the-ninja-lesson-death-match-end = Le dernier debout : vous gagnez ! Dans ce mode, l’Action Se cacher veut dire relancer votre Ombre.

era-of-the-ninja-lesson-clan-death-match = Combat à mort des clans
era-of-the-ninja-lesson-clan-death-match-about = Le dernier camp gagne.
era-of-the-ninja-lesson-clan-death-match-sides = Dans un Combat à mort des clans, des camps entiers s’affrontent : Hagane et vous êtes du Métal, Hibana est du Feu. Le dernier camp qui a encore un ninja gagne.
era-of-the-ninja-lesson-clan-death-match-wound = Hagane est à côté de vous : le Métal vous donne +1 à l’Attaque. Attaquez Hibana, dont l’Ombre est plus basse.
era-of-the-ninja-lesson-clan-death-match-wound-wrong = Hibana est en vie, et elle joue ensuite. Attaquez-la tant que votre Ombre est plus haute.
era-of-the-ninja-lesson-clan-death-match-end = Le Feu n’a plus personne : le Métal gagne. Vous gagnez ensemble, même ceux qui ont été vaincus en route.

era-of-the-ninja-lesson-multi-clan-attack = Assaut de plusieurs clans
era-of-the-ninja-lesson-multi-clan-attack-about = Plusieurs camps, un Seigneur.
era-of-the-ninja-lesson-multi-clan-attack-sides = Dans l’Assaut de plusieurs clans, des camps chassent le même Seigneur, et qui l’abat gagne pour tout son camp. On peut attaquer ses adversaires, comme Hibana, jamais son clan.
era-of-the-ninja-lesson-multi-clan-attack-attack = Hibana joue ensuite et se tient aussi à côté du Seigneur. Vous avez une Action : employez-la contre le Seigneur.
era-of-the-ninja-lesson-multi-clan-attack-attack-wrong = Hibana jouait ensuite : elle a abattu le Seigneur et gagné pour le Feu. Attaquez le Seigneur vous-même.
era-of-the-ninja-lesson-multi-clan-attack-attack-rival = Vous avez combattu Hibana, mais elle a pu attaquer le Seigneur et a gagné. C’est le Seigneur qui décide : attaquez-le.
era-of-the-ninja-lesson-multi-clan-attack-end = Vous gagnez, et Hagane gagne avec vous, bien qu’elle soit dans une autre salle.

era-of-the-ninja-lesson-lords-head = La tête du Seigneur
era-of-the-ninja-lesson-lords-head-about = Rapporter la tête.
era-of-the-ninja-lesson-lords-head-rule = Dans La tête du Seigneur, la partie continue après sa mort : celui qui l’abat prend sa tête, et gagne en commençant un tour avec elle sur la Cour de départ. Vous avez la tête.
era-of-the-ninja-lesson-lords-head-run = La Cour est à côté de vous. Allez au sud.
era-of-the-ninja-lesson-lords-head-run-wrong = Votre rival est à côté de vous et peut voler la tête. Courez : allez au sud.
era-of-the-ninja-lesson-lords-head-home = Vous gagnez au début de votre prochain tour ici. Finissez celui-ci et gardez la tête.
era-of-the-ninja-lesson-lords-head-home-wrong = Il faut commencer un tour sur la Cour. Restez-y et finissez ce tour.
era-of-the-ninja-lesson-lords-head-home-dropped = La tête est par terre, et n’importe qui peut la ramasser. Gardez-la et finissez votre tour.
era-of-the-ninja-lesson-lords-head-end = Vous gagnez, mais sur un chemin plus long on peut vous voler la tête, et chacun de vos Échecs totaux l’abîme. Le troisième la détruit, et personne ne gagne.

era-of-the-ninja-lesson-arcade = Arcade
era-of-the-ninja-lesson-arcade-about = Le plus d’Ingéniosité gagne.
era-of-the-ninja-lesson-arcade-rule = En Arcade, qui s’ajoute à un autre mode, le joueur qui a le plus d’Ingéniosité non dépensée gagne, quelle que soit la fin. Vous avez 3, votre rival 8.
era-of-the-ninja-lesson-arcade-strike = Abattre le Seigneur finit la partie et vous donne son Ingéniosité : avec vos 3, c’est tout juste assez. Attaquez-le.
era-of-the-ninja-lesson-arcade-strike-wrong = Votre rival est devant et joue ensuite. Attaquez le Seigneur maintenant.
era-of-the-ninja-lesson-arcade-strike-spent = Vous avez abattu le Seigneur, mais ce qui est dépensé ne compte pas : votre rival avait plus et a gagné. N’achetez rien et attaquez.
era-of-the-ninja-lesson-arcade-end = Vous avez le plus et gagnez ! En Arcade, même un joueur vaincu garde son score, et un clan l’additionne.
