### Shinobi WAT-AAH! : des exemples des règles. L’attribut « text » dit ce que chacun montre.

example-wat-aah-recruit = Recruter
    .text = Une carte de la pioche, que vous seul voyez. Rien n’est perdu.
example-wat-aah-corrupt = Se corrompre
    .text = Une Araignée de force 3 est révélée : elle devient Corruption, et l’on pioche 3 + 2 = 5 cartes.
example-wat-aah-two-cards = Deux cartes, premier pouvoir
    .text = Deux Carpes sont posées. Leur premier pouvoir fait piocher deux cartes.
example-wat-aah-three-cards = Trois cartes, second pouvoir
    .text = Trois Araignées sont posées. Leur second pouvoir détruit tout un clan ennemi.
example-wat-aah-ronin = Un Ronin complète
    .text = Une Carpe et un Ronin font un clan de deux, et le premier pouvoir de la Carpe agit.
example-wat-aah-yokai = Un Yokai rejoint un clan
    .text = Le Yurei rejoint seul les Rats en jeu et détruit aussitôt les Dragons de l’autre joueur.
example-wat-aah-jigoku = La fin d’un tour
    .text = Rien n’est posé. Une carte va au Jigoku, et le joueur suivant commence.
example-wat-aah-fourth-clan = Le quatrième clan
    .text = Deux Ours font le quatrième clan : la manche est finie. 12 + 26 contre 22 gagne.
example-wat-aah-looked-at = Regarder et garder
    .text = Trois Dragons montrent cinq cartes de la pioche. On en garde deux, trois vont au Jigoku.
example-wat-aah-one-card = Une carte, aucun pouvoir
    .text = Une Carpe rejoint son clan. Le clan est plus fort, mais une seule carte n’utilise aucun pouvoir.
example-wat-aah-discard = Les Rats rongent
    .text = Deux Rats sont posés. L’adversaire choisit deux cartes et les défausse.
example-wat-aah-four-cards = Un clan de quatre
    .text = Quatre Corbeaux utilisent le second pouvoir, comme trois. Les cartes viennent du Jigoku.
example-wat-aah-less-corrupt = Le moins corrompu
    .text = Les deux totaux sont de 22. Le joueur sans Corruption gagne l’égalité.
