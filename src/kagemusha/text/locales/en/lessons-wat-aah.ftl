### The lessons of WAT-AAH!: titles, steps, and reasons why a choice is wrong.

wat-aah-lessons-first = First steps
wat-aah-lessons-powers = The powers
wat-aah-lessons-timing = The right moment
wat-aah-lessons-grand = Grand Master

## First steps

wat-aah-lesson-first-victory = Your first victory
wat-aah-lesson-first-victory-about = Place a fourth clan and count.
wat-aah-lesson-first-victory-goal = You are Player 1, and everybody collects clans: at least two cards of one animal. Whoever places a fourth clan ends the round, and you have three.
wat-aah-lesson-first-victory-count = Then the strengths of the cards in play are added up, and the highest total wins. You have 26, Player 2 has 30.
wat-aah-lesson-first-victory-fourth = You hold two Bears of strength 6 and two Carps of strength 1. Place the clan that wins: choose it, pick both cards, then “Done”.
wat-aah-lesson-first-victory-fourth-wrong = The round does not end like this, and Player 2 gets another turn. Place your fourth clan now, with both Bears.
wat-aah-lesson-first-victory-fourth-weak = Two Carps make 28, and Player 2 has 30: you ended the round and lost it. Two Bears make 38.
wat-aah-lesson-first-victory-end = 38 to 30: you win! A round is won by strength, not by being first.

wat-aah-lesson-a-turn = A turn
wat-aah-lesson-a-turn-about = Draw, place, discard.
wat-aah-lesson-a-turn-phases = A turn has three phases: draw, place a clan if you like, and discard one card. Nobody else sees your hand.
wat-aah-lesson-a-turn-draw = First draw. Recruit: it brings one card.
wat-aah-lesson-a-turn-draw-wrong = That brings many cards, but costs points at the end. The next lesson is about it; here, recruit.
wat-aah-lesson-a-turn-place = A second Rat: place both, and the clan’s first power is used. It makes an opponent discard two cards; choose Player 2.
wat-aah-lesson-a-turn-place-wrong = The Rats are what this lesson is about: pick Rat 3 and Rat 4, then “Done”, and choose Player 2.
wat-aah-lesson-a-turn-discard = At last discard one card. Two Foxes can be your next clan, so let the single Carp go.
wat-aah-lesson-a-turn-discard-wrong = You broke up a pair: one Fox alone is not a clan. Discard the Carp.
wat-aah-lesson-a-turn-end = Your turn is over, and your discarded card lies in the Jigoku, where everybody sees it. Keep pairs and throw away singles.

wat-aah-lesson-corrupt = Recruit or be corrupt
wat-aah-lesson-corrupt-about = Many cards now, fewer points later.
wat-aah-lesson-corrupt-ways = Recruit draws one card. Be corrupt shows a card, puts it on your Corruption pile, and draws as many cards as its strength plus 2.
wat-aah-lesson-corrupt-greed = An average card has a strength of about 3: five cards for 3 points. The round is young and your hand has no pair, so be corrupt.
wat-aah-lesson-corrupt-greed-wrong = One card, and still no pair. Early in the round cards are worth more than a few points: be corrupt.
wat-aah-lesson-corrupt-price = Five new cards, and pairs of Bear, Rat and Fox. At the end 3 points are subtracted, but two Bears alone bring 12.

wat-aah-lesson-too-late = Too late to be corrupt
wat-aah-lesson-too-late-about = When a few points decide.
wat-aah-lesson-too-late-threat = You are Player 1 and lead with 32 to 26. Player 2 has three clans and two cards: the round can end with the next turn.
wat-aah-lesson-too-late-careful = You must draw in one way or the other. Choose the way that keeps your lead.
wat-aah-lesson-too-late-careful-wrong = A Bear went to your Corruption: 6 points less, and Player 2 won by 2. The many new cards came too late to be placed.
wat-aah-lesson-too-late-end = 32 to 28: you win! When the end is near, recruit: in a tie the less corrupt wins.

## The powers

wat-aah-lesson-two-or-three = Two cards or three
wat-aah-lesson-two-or-three-about = More cards, a stronger power.
wat-aah-lesson-two-or-three-powers = Two cards placed together use the clan’s first power, three or four the second. The Spider destroys one enemy card, or a whole enemy clan.
wat-aah-lesson-two-or-three-destroy = Player 2 has three Bears, 18 points. Place your Spiders so that the whole Bear clan goes.
wat-aah-lesson-two-or-three-destroy-wrong = With two Spiders only one card goes, with none nothing. Place all three.
wat-aah-lesson-two-or-three-destroy-carp = The Carps were worth 2 points, the Bears 18. Choose the Bear clan.
wat-aah-lesson-two-or-three-end = The Bears are in the Jigoku. It is often worth waiting a turn for the third card.

wat-aah-lesson-ronin = Ronin
wat-aah-lesson-ronin-about = A card that fits every clan.
wat-aah-lesson-ronin-stands = A Ronin stands for a card of any clan, but a clan needs at least one card of its own. Its strength is only 1.
wat-aah-lesson-ronin-three = The Carp draws 2 cards with two, and 4 cards with three. Place both Carps and the Ronin together.
wat-aah-lesson-ronin-three-wrong = Without the third card the Carp draws 2 cards at most. Place Carp 2, Carp 3 and the Ronin in one go.
wat-aah-lesson-ronin-end = Four cards drawn instead of two. Use a Ronin for a power, not for its strength.

wat-aah-lesson-yokai = Yokai
wat-aah-lesson-yokai-about = Spirits that join a clan.
wat-aah-lesson-yokai-joins = A Yokai joins a clan that you have in play already: you reinforce. Each has its own power; there is one of each.
wat-aah-lesson-yokai-yurei = The Oni has strength 8 and no power; Yurei has strength 1 and destroys an enemy clan. Reinforce your Rat clan with the one that gains more now.
wat-aah-lesson-yokai-yurei-wrong = The Oni brings 8 points. Yurei takes the Dragons, 14 points, from Player 2, so play Yurei.
wat-aah-lesson-yokai-end = Yurei gained 15 points, and the Oni is still in your hand. A single Clan card can reinforce too, but it uses no power.

wat-aah-lesson-jigoku = The Jigoku
wat-aah-lesson-jigoku-about = What the Crow finds among the discards.
wat-aah-lesson-jigoku-open = The Jigoku is open: look what lies there before you plan. Good cards often do.
wat-aah-lesson-jigoku-crow = Two Crows take any two cards from the Jigoku. Place them.
wat-aah-lesson-jigoku-crow-wrong = The best cards stay in the Jigoku. Place your two Crows.
wat-aah-lesson-jigoku-take = You hold one Bear. Take what is worth most to you: the partner of your Bear, and the strongest card there is.
wat-aah-lesson-jigoku-take-wrong = That card fits nothing in your hand. A second Bear makes a clan of 12, and the Oni adds 8 to any clan.
wat-aah-lesson-jigoku-end = A Bear clan and an Oni to reinforce it: 20 points in your hand. Remember what others could take from the Jigoku when you discard.

wat-aah-lesson-dragon = The Dragon
wat-aah-lesson-dragon-about = See five cards and keep two.
wat-aah-lesson-dragon-look = Three Dragons look at the top five cards and keep two; two Dragons look at three and keep one. Place all three.
wat-aah-lesson-dragon-look-wrong = Three Dragons see more and keep more than two. Place all three together.
wat-aah-lesson-dragon-keep = You hold one Rat. Keep the two cards that make the most of it; the others go to the Jigoku.
wat-aah-lesson-dragon-keep-wrong = With both Rats you have three, and three use the second power. One strong card alone is not a clan.
wat-aah-lesson-dragon-end = Three Rats, and nobody knows that you have them: what you keep stays secret.

wat-aah-lesson-fox = The Fox
wat-aah-lesson-fox-about = Swap a poor hand for a rich one.
wat-aah-lesson-fox-swap = Two Foxes swap three cards, three Foxes swap whole hands. The number of cards in a hand is open to all.
wat-aah-lesson-fox-most = After the Foxes one weak card is left in your hand. Place all three and swap it for the largest hand.
wat-aah-lesson-fox-most-wrong = Look at the hands: Player 2 has three cards, Player 3 nine. Place all three Foxes and choose Player 3.
wat-aah-lesson-fox-end = Nine cards for one! Place your good cards before somebody swaps with you.

wat-aah-lesson-monkey = The Monkey
wat-aah-lesson-monkey-about = Use the power of an enemy clan.
wat-aah-lesson-monkey-copies = The Monkey uses the power of an enemy clan: the first with two Monkeys, the second with three or four. Bears and Monkeys have none to copy.
wat-aah-lesson-monkey-copy = Player 2 has Spiders, Carps and three Bears. Place your Monkeys, copy the Spider and destroy the Bears.
wat-aah-lesson-monkey-copy-wrong = The Carp would only draw cards. Copy the Spider with three Monkeys, and the Bear clan with its 18 points is gone.
wat-aah-lesson-monkey-end = Weak cards, strong effect. Look at what your opponents have in play before you throw Monkeys away.

## The right moment

wat-aah-lesson-last-blow = The last blow
wat-aah-lesson-last-blow-about = End the round with a power.
wat-aah-lesson-last-blow-behind = Your three clans make 26, those of Player 2 make 41. Your fourth clan ends the round, but its power is used before the count.
wat-aah-lesson-last-blow-toad = Three Toads return a whole enemy clan to its owner’s hand, where it counts nothing. Place the clan that wins the round.
wat-aah-lesson-last-blow-toad-wrong = That is not enough: with two Toads only one card returns. Place all three and send back a whole clan.
wat-aah-lesson-last-blow-toad-bear = Two Bears make 38, and Player 2 has 41. Three Toads make 38 too, and take a clan away from Player 2.
wat-aah-lesson-last-blow-end = You win! In mid-round the Toad only delays, but as the last blow it is as good as a Spider.

wat-aah-lesson-not-yet = Not yet
wat-aah-lesson-not-yet-about = Do not end a round that you would lose.
wat-aah-lesson-not-yet-count = You are Player 1 with 26, Player 2 has 30. Two Monkeys would be your fourth clan, but they bring only 2 points.
wat-aah-lesson-not-yet-wait = You place or reinforce, not both. Make your Rats stronger first: reinforce with Rat 5.
wat-aah-lesson-not-yet-wait-wrong = Your total did not grow. Reinforce the Rat clan with Rat 5: that makes 31.
wat-aah-lesson-not-yet-wait-lose = You ended the round with 28 to 30 and lost. The end is in your hands: wait until you lead.
wat-aah-lesson-not-yet-keep = Now discard, and keep the Monkeys: they will end the round.
wat-aah-lesson-not-yet-keep-wrong = One Monkey alone is not a clan, and then you cannot end the round. Discard the Fox.
wat-aah-lesson-not-yet-draw = Player 2 did nothing, and you lead with 31 to 30. Draw without losing points.
wat-aah-lesson-not-yet-draw-wrong = Corruption cost you the lead of one point. Recruit.
wat-aah-lesson-not-yet-now = Now end the round: place the Monkeys and copy the Dragon. What you keep does not matter any more.
wat-aah-lesson-not-yet-now-wrong = Every further turn gives Player 2 a chance. You lead, so place the fourth clan.
wat-aah-lesson-not-yet-end = 33 to 30: you win! Count before each turn, and end the round when you lead.

wat-aah-lesson-whom-to-hit = Whom to hit
wat-aah-lesson-whom-to-hit-about = Read clans and hands of your opponents.
wat-aah-lesson-whom-to-hit-read = Player 2 has three clans and three cards: one pair would end the round. Player 3 has one clan and nine cards.
wat-aah-lesson-whom-to-hit-rat = Three Rats make an opponent discard three cards of their choice. Hit the one who could end the round.
wat-aah-lesson-whom-to-hit-rat-wrong = Player 2 keeps the pair and can end the round. Three discards empty that hand; the nine cards of Player 3 can wait.
wat-aah-lesson-whom-to-hit-end = Player 2 had a pair and has nothing now. The danger is whoever has three clans and leads, not whoever has most cards.

## Grand Master

wat-aah-lesson-pawns = Pawns
wat-aah-lesson-pawns-about = What a round is worth in Grand Master mode.
wat-aah-lesson-pawns-rounds = Grand Master mode has three rounds. Each gives Ninja pawns by rank, and at the end the pawns bring the points.
wat-aah-lesson-pawns-rank = End this round: place the Bears.
wat-aah-lesson-pawns-rank-wrong = You lead, so do not wait. Place the Bears as your fourth clan.
wat-aah-lesson-pawns-court = You won the round: 4 pawns, and the Shosho, so you place first. Put one pawn on the Imperial Court: 10 points, and a secret card for the next round.
wat-aah-lesson-pawns-court-wrong = That is allowed, but first take the Court: one pawn of each player may go there in a round, and it brings a card.
wat-aah-lesson-pawns-missions = Pawns on the Missions are worth 10 points each, and an even number lets you peek at a Decoy. Put two there.
wat-aah-lesson-pawns-missions-wrong = Put exactly two on the Missions: two is even, and you may peek.
wat-aah-lesson-pawns-peek = Of five Bosses one is the Final Boss, three are Decoys and one is away. A Decoy that you have seen is not the Final Boss: peek.
wat-aah-lesson-pawns-peek-wrong = Knowledge costs nothing here. Peek at a Decoy.
wat-aah-lesson-pawns-showdown = What pawns at the Final Showdown are worth, the Final Boss decides, between much and less than nothing. Put your last pawn there.
wat-aah-lesson-pawns-showdown-wrong = Here try the Final Showdown: with most Bosses it is bad to have nobody there.
wat-aah-lesson-pawns-use = As the holder of the Shosho you start round 2. Use your Court card Levy before you draw: two cards from the deck, once in this round.
wat-aah-lesson-pawns-use-wrong = That works too, but a Court card is lost at the end of the round. Use it now, while there is much to place.
wat-aah-lesson-pawns-end = Two cards more, and you still draw as usual. Hands are kept from round to round, so a good hand is worth more than a clan that comes too late.

wat-aah-lesson-temple = The Temple of the Shadow
wat-aah-lesson-temple-about = Help for the last.
wat-aah-lesson-temple-discard = You are Player 1 and behind. Discard a card; then Player 2 will end the round.
wat-aah-lesson-temple-discard-wrong = Discard any card to continue.
wat-aah-lesson-temple-last = You are last, so you visit the Temple: peek at a Decoy, or draw two Temple cards and keep one. Draw Temple cards.
wat-aah-lesson-temple-last-wrong = A peek helps at the end of the match. Now you need help for the next round: draw Temple cards.
wat-aah-lesson-temple-choose = Mist Scouts: when you recruit, you look at four cards and keep three; Masterless Banner: your Ronin count 6. You hold no Ronin: choose.
wat-aah-lesson-temple-choose-wrong = Without a Ronin the Banner does nothing. The Mist Scouts help with every card that you recruit.
wat-aah-lesson-temple-end = The card lies before you and works through the whole next round. To be last is not so bad.

wat-aah-lesson-boss = The Final Boss
wat-aah-lesson-boss-about = Where the last pawns should go.
wat-aah-lesson-boss-bosses = The Final Boss decides what pawns at the Showdown bring. Nobody there: 0 with Grug’azor and the Dark Shogun, −30 with Zombies and Gaijins, −50 with Ma’ Maho.
wat-aah-lesson-boss-rank = End the round with the Bears, and you get 4 pawns.
wat-aah-lesson-boss-rank-wrong = You lead, so end the round: place the Bears.
wat-aah-lesson-boss-scout = You have one pawn on the Missions. One more makes two, an even number: place it and you may peek.
wat-aah-lesson-boss-scout-wrong = First find out more. One pawn to the Missions makes two, and you may peek.
wat-aah-lesson-boss-peek = Peek at Decoy 1.
wat-aah-lesson-boss-peek-wrong = Another Decoy would do as well, but begin with Decoy 1: do not miss the peek.
wat-aah-lesson-boss-again = Ma’ Maho is not the Final Boss. Two more on the Missions make four: peek again, at another Decoy.
wat-aah-lesson-boss-again-wrong = Put two pawns on the Missions, then peek at a Decoy that you have not seen.
wat-aah-lesson-boss-decide = No Zombies either: a pawn at the Showdown brings 50 more in one case of three, so 17 on average. Elsewhere it brings 10: decide.
wat-aah-lesson-boss-decide-wrong = 10 points for certain, but the Dark Shogun gave 50 to Player 2 and nothing to you. On average the Showdown was worth 17.
wat-aah-lesson-boss-end = 100 to 90: you win, and you know the whole game now. Each Decoy that you see makes the last pawns worth more.
