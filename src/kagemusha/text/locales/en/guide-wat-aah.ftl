### What the coach of a guided match of WAT-AAH! says: ideas with their titles, risks, what happened.

## Ideas

wat-aah-guide-goal = Collect clans: at least two cards of one animal. The first player with four clans in front of them ends the round. Then the highest total of strengths wins.
wat-aah-guide-goal-name = The goal
wat-aah-guide-turn = Your turn has three phases: draw, place cards if you like, and discard one card. Only you see your hand.
wat-aah-guide-turn-name = A turn
wat-aah-guide-draw = Recruit draws one card. Be corrupt shows a card, puts it on your Corruption pile, and draws as many cards as its strength plus 2.
wat-aah-guide-draw-name = Recruit or be corrupt
wat-aah-guide-corruption = The card that was shown is on your Corruption pile. Its strength is subtracted at the end: worth it early, costly late.
wat-aah-guide-corruption-name = Corruption
wat-aah-guide-place = Pick cards of one clan in your hand, then place them. Two use the clan’s first power, three or four its stronger second one.
wat-aah-guide-place-name = Placing a clan
wat-aah-guide-target = The power needs a target. Choose what hurts the leader most, or what helps you most.
wat-aah-guide-target-name = Targets
wat-aah-guide-discard = Discard one card. It goes face up to the Jigoku, where everybody sees it. Keep pairs, let single cards go.
wat-aah-guide-discard-name = Discarding
wat-aah-guide-ronin = A Ronin stands for a card of any clan, beside at least one card of that clan. Use it to reach a stronger power.
wat-aah-guide-ronin-name = Ronin
wat-aah-guide-yokai = You hold a Yokai: it joins a clan that you have in play, and its power works at once.
wat-aah-guide-yokai-name = Yokai
wat-aah-guide-reinforce = Instead of a new clan, you may add cards to one that you have in play, up to four. Two added cards use its power again.
wat-aah-guide-reinforce-name = Reinforcing
wat-aah-guide-dig = The power lets you take cards from the Jigoku. Take partners for what you hold.
wat-aah-guide-dig-name = The Jigoku
wat-aah-guide-look = You look at cards of the deck and keep some. The others see only what you do not keep.
wat-aah-guide-look-name = Looking ahead
wat-aah-guide-suffer = A power makes you give up cards, but you choose which. Single cards are worth least.
wat-aah-guide-suffer-name = Giving up cards
wat-aah-guide-lost = A power took a clan from you. It no longer counts toward four, and you may place that clan again.
wat-aah-guide-lost-name = Lost clans
wat-aah-guide-near = { $player-name } has three clans: the next one ends the round. Count the totals, and save no good cards for later.
wat-aah-guide-near-name = The end is near
wat-aah-guide-fourth = You have three clans. A fourth ends the round at once after its power, so place it when you are ahead.
wat-aah-guide-fourth-name = The fourth clan
wat-aah-guide-temple = The last player of a round visits the Temple and takes a card that helps for the rest of the match.
wat-aah-guide-temple-name = The Temple
wat-aah-guide-pawns = The rank in the round gives you pawns. The Court gives a card for the next round, the Missions let you peek, the Final Showdown scores at the end.
wat-aah-guide-pawns-name = Pawns

## What a choice risks

wat-aah-guide-risk-behind = This is your fourth clan and ends the round. Before its power you would have { $own }, and { $other-name } has { $best }.
wat-aah-guide-risk-corrupt = { $player-name } can end the round with the next clan. A card costs you { $number } points on average, and the new ones may come too late.
wat-aah-guide-risk-spare = You hold more cards of the { $clan-of } clan. With three at once its second, stronger power would work.
wat-aah-guide-risk-pair = This breaks up a pair: one card of the { $clan-of } clan alone is not a clan.

## What happened

wat-aah-guide-standing = If the round ended now, you would have { $own }, and { $other-name } { $best }: the strengths in play less the Corruption. You have { $clans } of four clans, they have { $theirs }.
wat-aah-guide-standing-again = { $own } to { $best }; clans { $clans } to { $theirs }.
