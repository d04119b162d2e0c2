### Ce que dit le guide d’une partie de WAT-AAH! : idées avec leurs titres, risques, ce qui s’est passé.

## Idées

wat-aah-guide-goal = Réunissez des clans : au moins deux cartes d’un même animal. Le premier joueur qui a quatre clans devant lui finit la manche, et le plus grand total de forces gagne.
wat-aah-guide-goal-name = Le but
wat-aah-guide-turn = Votre tour a trois phases : piocher, poser des cartes si vous voulez, et défausser une carte. Vous seul voyez votre main.
wat-aah-guide-turn-name = Un tour
wat-aah-guide-draw = Recruter donne une carte. Se corrompre montre une carte, la met dans votre pile de Corruption, et pioche autant de cartes que sa force plus 2.
wat-aah-guide-draw-name = Recruter ou se corrompre
wat-aah-guide-corruption = La carte montrée est dans votre pile de Corruption. Sa force est retirée à la fin : rentable au début, coûteux plus tard.
wat-aah-guide-corruption-name = La Corruption
wat-aah-guide-place = Prenez des cartes d’un même clan dans votre main, puis posez-les. Deux utilisent le premier pouvoir du clan, trois ou quatre le second, plus fort.
wat-aah-guide-place-name = Poser un clan
wat-aah-guide-target = Le pouvoir demande une cible. Choisissez ce qui gêne le plus celui qui mène, ou ce qui vous aide le plus.
wat-aah-guide-target-name = Les cibles
wat-aah-guide-discard = Défaussez une carte. Elle va face visible dans le Jigoku, où chacun la voit. Gardez les paires, laissez partir les cartes seules.
wat-aah-guide-discard-name = Défausser
wat-aah-guide-ronin = Un Ronin remplace une carte de n’importe quel clan, à côté d’au moins une carte de ce clan. Servez-vous-en pour atteindre un pouvoir plus fort.
wat-aah-guide-ronin-name = Les Ronin
wat-aah-guide-yokai = Vous tenez un Yokai : il rejoint un clan que vous avez en jeu, et son pouvoir agit aussitôt.
wat-aah-guide-yokai-name = Les Yokai
wat-aah-guide-reinforce = Au lieu d’un nouveau clan, vous pouvez ajouter des cartes à un clan en jeu, jusqu’à quatre. Deux cartes ajoutées utilisent de nouveau son pouvoir.
wat-aah-guide-reinforce-name = Renforcer
wat-aah-guide-dig = Le pouvoir vous laisse prendre des cartes dans le Jigoku. Prenez de quoi compléter votre main.
wat-aah-guide-dig-name = Le Jigoku
wat-aah-guide-look = Vous regardez des cartes de la pioche et en gardez. Les autres ne voient que celles que vous ne gardez pas.
wat-aah-guide-look-name = Regarder la pioche
wat-aah-guide-suffer = Un pouvoir vous fait céder des cartes, mais vous choisissez lesquelles. Les cartes seules valent le moins.
wat-aah-guide-suffer-name = Céder des cartes
wat-aah-guide-lost = Un pouvoir vous a pris un clan. Il ne compte plus parmi les quatre, et vous pouvez poser ce clan de nouveau.
wat-aah-guide-lost-name = Les clans perdus
wat-aah-guide-near = { $player-name } a trois clans : le prochain finit la manche. Comptez les totaux, et ne gardez pas de bonnes cartes pour plus tard.
wat-aah-guide-near-name = La fin approche
wat-aah-guide-fourth = Vous avez trois clans. Un quatrième finit la manche aussitôt après son pouvoir : posez-le quand vous êtes en tête.
wat-aah-guide-fourth-name = Le quatrième clan
wat-aah-guide-temple = Le dernier d’une manche visite le Temple et prend une carte qui l’aide jusqu’à la fin de la partie.
wat-aah-guide-temple-name = Le Temple
wat-aah-guide-pawns = Le rang de la manche vous donne des pions. La Cour donne une carte pour la manche suivante, les Missions un coup d’œil, le Combat final des points à la fin.
wat-aah-guide-pawns-name = Les pions

## Ce qu’un choix risque

wat-aah-guide-risk-behind = C’est votre quatrième clan : il finit la manche. Avant son pouvoir vous auriez { $own }, et { $other-name } a { $best }.
wat-aah-guide-risk-corrupt = { $player-name } peut finir la manche avec son prochain clan. Une carte coûte en moyenne { $number } points, et les nouvelles peuvent venir trop tard.
wat-aah-guide-risk-spare = Vous tenez d’autres cartes du clan { $clan-of }. Avec trois d’un coup, son second pouvoir, plus fort, agirait.
wat-aah-guide-risk-pair = Cela casse une paire : une seule carte du clan { $clan-of } n’est pas un clan.

## Ce qui s’est passé

wat-aah-guide-standing = Si la manche finissait maintenant, vous auriez { $own }, et { $other-name } { $best } : les forces en jeu moins la Corruption. Vous avez { $clans } clans sur quatre, l’adversaire { $theirs }.
wat-aah-guide-standing-again = { $own } à { $best } ; clans : { $clans } à { $theirs }.
