### The rules page of Shinobi WAT-AAH!, in reading order. W: what the rulebook says. S: rulings.
### A line is a paragraph; a line that begins with a hyphen is an item of a list.

rules-wat-aah-intro =
    Two to four lords gather ninja clans in front of them; strong clans win, Corruption costs points.
    Add up your cards in play, take away your Corruption: in Grasshopper mode the highest total wins.
    On your turn you draw, then you may place cards, then you discard one card.
    To draw, choose first: recruit and take one card, or be corrupt.
    A corrupt player shows a card, puts it on their Corruption pile and draws as many cards as its strength plus 2.
    To place a clan, put down 2, 3 or 4 cards of one clan that you do not have in play yet.
    To reinforce, add 1 to 3 cards to a clan of yours, or a single Yokai; a clan never has more than 4 cards.
    Two cards placed at once use the clan’s first power, three or four its second; a single card uses none.
    A Ronin stands for a card of any clan; a Yokai has its own power.
    Powers make opponents discard or swap, destroy or return their cards, bring you cards or copy another power; a power that can do something must do it.
    The Jigoku is the open discard pile; when the deck is empty, it is shuffled into a new one.
    As soon as somebody has four clans and has used the power, the round is over.
    Grand Master mode has three rounds: the ranking of each gives Ninja pawns for the Court, the Missions or the Final Showdown.
    The last in a ranking visit the Temple of the Shadow; the Missions let you peek at Decoys and so guess the Final Boss.
    In the end each pawn at the Court or the Missions is worth 10 points, and the Final Boss settles what the Showdown is worth.

rule-wat-aah-W-1 =
    Two to four players lead ninja clans. There are two modes.
    - Grasshopper: one round; the highest total wins.
    - Grand Master: three rounds; each ranking gives Ninja pawns, and what they earn in the end decides.
    The 94 Shinobi cards, 81 Clan cards in nine clans, 4 Ronin and 9 Yokai, make one deck, face down. Beside it is the Jigoku, the discard pile, face up.
    A card revealed by each settles who goes first (S.1). Then everybody is dealt 8 cards, the first player 7.
    In Grand Master mode one of the five Bosses is put away unseen; another is the Final Boss, face down; the three others are the Decoys, face down. The first player takes the Shosho of the Emperor, and each player has 12 Ninja pawns in reserve.
    .title = Aim and modes

rule-wat-aah-W-2 =
    Players take turns clockwise. A turn has three phases.
    - Phase 1, draw: recruit or be corrupt. This must be done.
    - Phase 2, place: place a clan, or reinforce one, or do neither.
    - Phase 3, discard one card. This must be done, unless the hand is empty.
    .title = A turn in three phases

rule-wat-aah-W-3 =
    Choose before you see a card.
    - Recruit: draw the top card of the deck into your hand, unseen by the others.
    - Be corrupt: show the top card of the deck and put it face down on your Corruption pile; then draw as many cards as its strength plus 2. So a card of strength 3 gives 5 cards.
    At the scoring the strengths in your Corruption pile count against you.
    .title = Draw: recruit or be corrupt

rule-wat-aah-W-4 =
    Put down 2, 3 or 4 cards of one clan which is not in front of you yet. A Ronin may stand for a card of that clan. A clan has at most 4 cards.
    The number of cards placed decides the power, which is used at once: 2 cards the first, 3 or 4 the second.
    .not-in-book =
        The book shows the powers only in pictures of cards. Here, by public descriptions of the printed game, each clan’s first and second power:
        - Rat: an opponent discards 2 cards; 3 cards.
        - Fox: swap 3 hand cards with an opponent; swap whole hands.
        - Toad: return one enemy card to its owner’s hand; one enemy clan.
        - Spider: destroy one enemy card; one enemy clan.
        - Crow: take any 2 cards from the Jigoku; any 3.
        - Carp: draw 2 cards; draw 4.
        - Dragon: look at the top 3 cards of the deck and keep 1; look at 5 and keep 2.
        - Monkey: use the first power of an enemy clan; its second power.
        - Bear: none, but every Bear has strength 6.
    .title = Place a clan

rule-wat-aah-W-5 =
    Add 1, 2 or 3 cards to a clan in front of you, cards of that clan or Ronin; or add a single Yokai. A clan never has more than 4 cards.
    Two cards added use the clan’s first power, three its second; a single card uses none. Cards that were there before do not count.
    A Yokai may join any clan, but only one already in play; its power is used at once.
    .not-in-book =
        The powers of the Yokai, which the book does not print either:
        - Ryu: look at 5 cards, keep 2. Yurei: destroy one enemy clan. Kitsune: swap whole hands.
        - Kappa: return one enemy clan. Monkey King: use the second power of an enemy clan. Old Hermit: draw 4 cards.
        - Nezumi: an opponent discards 3 cards. Oni: no power, but strength 8. Tengu: take any 3 cards from the Jigoku.
    .title = Reinforce a clan

rule-wat-aah-W-6 =
    Put one card of your hand into the Jigoku, face up. Then the player to your left takes a turn. There is no limit to the number of cards in a hand.
    .title = Discard

rule-wat-aah-W-7 =
    The round ends when a player has placed a fourth clan and used its power. A clan of a single Clan card counts as a clan.
    Each player adds up the strengths of their cards in play and subtracts the strengths of their Corruption pile: clans of 9 and 12 make 21; with a Corruption of 3 the total is 18.
    In Grasshopper mode the highest total wins; of those tied, the less corrupt.
    .title = End of the round and total

rule-wat-aah-W-8 =
    Grand Master mode plays three rounds. After each the totals rank the players, and each takes Ninja pawns from the reserve by rank.
    - 2 players: 4, 2.
    - 3 players: 4, 3, 1.
    - 4 players: 4, 3, 2, 1.
    Those who tie share the rank and each get all the pawns for it; the next rank follows without a gap. With totals of 25, 25 and 10, two players get 4 pawns each and the third gets 3.
    The winner of the round takes the Shosho of the Emperor. Whoever came last visits the Temple of the Shadow. Then the pawns are placed, and the holder of the Shosho begins the next round.
    .title = Three rounds, ranking and pawns

rule-wat-aah-W-9 =
    From the holder of the Shosho on, clockwise, each places one or more of the new pawns on one location, again and again until all are placed. Only pawns taken after this round can be placed.
    - Temple of the Shadow: takes no pawns, it is for the last in the ranking. Draw two Temple cards, put one back under the deck and keep the other, which lies face up and acts through the next round; or peek in secret at one of the three Decoys.
    - Imperial Court: at most one pawn of each player in a round. It gives a Court card, face down, to be used once in the next round.
    - Missions: whenever your total here becomes even, you may peek in secret at one of the Decoys.
    - Final Showdown: the Final Boss decides what pawns are worth here.
    .title = The locations

rule-wat-aah-W-10 =
    Each Boss first takes pawns from every player at the Final Showdown (damage); the pawns left give points by this table, for 0, 1, 2, 3, 4 and 5 or more.
    - Grug’azor, damage 2: 0, 30, 60, 90, 120, 120.
    - Dark Shogun, damage 0: 0, 50, 50, 50, 50, 50.
    - Zombies, damage 1: −30, 0, 0, 0, 0, 0.
    - Gaijins, damage 0: −30, −30, −30, 30, 60, 90.
    - Ma’ Maho, damage 0: −50, −10, −20, −30, −40, −50.
    .title = The Bosses

rule-wat-aah-W-11 =
    After the pawns of the third round are placed, the Final Boss is revealed. Each pawn at the Imperial Court and at the Missions is worth 10 victory points; those at the Final Showdown count as the Boss says.
    The most points win; of those tied, the less corrupt wins, and if that is tied too, the victory is shared (S.22).
    .title = Final score

rule-wat-aah-S-1 =
    For the first turn all reveal a card, and whoever has the highest strength begins; after a tie, cards are revealed again. Every revealed card goes to the Jigoku before the deal.
    .not-in-book = Only those tied for the highest reveal again, until one alone is highest. Ronin and Yokai count with their printed strength.
    .title = The first player

rule-wat-aah-S-2 =
    When the pawns of a round are placed, all cards in play and all Corruption go to the Jigoku. Hands are kept. The holder of the Shosho begins the next round.
    .not-in-book = Nothing is dealt between rounds; deck and Jigoku stay as they are. After round 3 nothing is cleared away, because the piles may still break a tie (S.22).
    .title = From round to round

rule-wat-aah-S-3 =
    As soon as the deck is empty, the Jigoku is shuffled into a new one.
    .not-in-book = This happens even in the middle of a draw. Cards that are being looked at stay aside. If the Jigoku is empty too, this waits until a card must be drawn; then as many are drawn as there are. To be corrupt with nothing to reveal does nothing.
    .title = An empty deck

rule-wat-aah-S-4 =
    Being corrupt counts the strength of the card that is shown.
    .not-in-book = It is always the printed strength: an Oni draws 10 cards. Corruption piles, the Jigoku and the number of cards in each hand are known to all; it makes no difference that the pile lies face down.
    .title = Strength and open knowledge

rule-wat-aah-S-5 =
    In one turn you place a clan or reinforce one, not both.
    .not-in-book = The Court card Forced March is the exception.
    .title = Place or reinforce

rule-wat-aah-S-6 =
    A clan needs at least one Clan card of its own. Ronin placed with it count in the number of cards that decides the power (W.4, W.5).
    .title = At least one Clan card

rule-wat-aah-S-7 =
    You may reinforce with Ronin alone. Two or three of them use the power of the clan.
    .title = Ronin alone

rule-wat-aah-S-8 =
    You place and reinforce only in front of yourself, also with a Yokai.
    .title = In front of yourself

rule-wat-aah-S-9 =
    A clan that you have lost may be placed again.
    .title = A lost clan

rule-wat-aah-S-10 =
    The round ends when you have four clans in front of you at the same time, after the power, without a discard. Clans lost before do not count.
    .title = Four clans at once

rule-wat-aah-S-11 =
    With an empty hand there is no discard.
    .title = An empty hand

rule-wat-aah-S-12 =
    A house rule against rounds without end: reshuffles of the Jigoku are counted in each round, at most one a turn. After the turn with the third the round ends and is ranked as usual.
    .title = The third reshuffle

rule-wat-aah-S-13 =
    Powers must be used. If a power can do nothing, its cards are still placed and stay.
    .not-in-book = If there is a target on which the power does something, choose such a target; it need not be the one on which it does most. Without one, nothing happens. Where a file of the option “cards” makes Last Stand protect even a clan of a single card, that clan would lose nothing, so it is not such a target. Spider, Toad, Yurei and Kappa hit opponents only.
    .title = Powers are mandatory

rule-wat-aah-S-14 =
    If a power leaves no Clan card in a clan, the rest of it goes to the Jigoku.
    .not-in-book = A power that hits one card may choose a Clan card, a Ronin or a Yokai.
    .title = One card as target

rule-wat-aah-S-15 =
    A clan that is returned or destroyed takes its Ronin and Yokai along. The owner of a card in play is the player in front of whom it lies.
    .title = Whole clans

rule-wat-aah-S-16 =
    For Rat, Fox, Nezumi and Kitsune the active player names the opponent, who chooses which of their own cards go. The Fox with two cards swaps 3, or as many as the smaller hand has; both choose in secret. A whole hand may be swapped with an empty one.
    .title = Discards and swaps

rule-wat-aah-S-17 =
    The Monkey copies the first power if two cards were placed, the second if three or four were. The Monkey King always copies the second. A Bear, a Monkey or no enemy clan at all gives nothing; a clan whose power would do something must be preferred (S.13).
    .title = Copied powers

rule-wat-aah-S-18 =
    The order of the Jigoku matters for the Gate of Jigoku. Cards that come in together lie in the order of the card list: the clans as in W.4, each from its weakest card up, then Ronin, then the Yokai as in W.5; those of several players follow clockwise from the active one, between rounds from the holder of the Shosho. The last card lies on top. Cards that a player discards for a power do not come in together (S.33).
    .title = The order of the Jigoku

rule-wat-aah-S-19 =
    Cards kept after a look (Dragon, Ryu, Mist Scouts) stay secret; the rest is seen in the Jigoku.
    .title = Cards kept after a look

rule-wat-aah-S-20 =
    A Yokai can only join a clan of at most 3 cards. A clan may have several Yokai, added on different turns.
    .title = Room for a Yokai

rule-wat-aah-S-21 =
    Totals may be negative.
    .title = Negative totals

rule-wat-aah-S-22 =
    Of those tied for the victory the less corrupt wins. If they are still tied, Grasshopper mode is played again; in Grand Master mode the victory is shared.
    .not-in-book = Less corrupt is whoever has the lower total strength in the Corruption pile. In Grasshopper mode, too, those who are still tied share the victory here: nothing is played again. In Grand Master mode it is the piles of the third round that break a tie in the end.
    .title = Less corrupt

rule-wat-aah-S-23 =
    Equal totals share a rank, and the next rank follows at once. All who share the worst rank are last; if all are tied, nobody is last.
    .title = Ranks without gaps

rule-wat-aah-S-24 =
    Of those tied for the first rank the least corrupt gets the Shosho. If they are still tied, its present holder gives it to one of them, and may keep it only if tied as well.
    .title = Who gets the Shosho

rule-wat-aah-S-25 =
    The order after a round: ranking, Shosho, taking pawns, Temple, placing pawns.
    .not-in-book = The last visit the Temple clockwise from the new holder of the Shosho; they must, also after round 3. For the Imperial Seal see S.35.
    .title = The order after a round

rule-wat-aah-S-26 =
    Nobody may pass while they have pawns. On each turn you place pawns on one location only. In a round each player places at most one pawn at the Court.
    .title = Placing pawns

rule-wat-aah-S-27 =
    When your number of pawns at the Missions becomes even, you may peek at one Decoy. You need not peek.
    .not-in-book = The pawns stay and are counted over all rounds. What counts is the number after a placement: from 1 to 3 there is no peek, from 0 to 4 there is one. Which Decoy was peeked at is open, what it showed is not. You may look at the same one again.
    .title = Missions and Decoys

rule-wat-aah-S-28 =
    A Court card is used once in the next round and then discarded, at the latest at the end of that round. A Temple card acts through the next round and is discarded at its end.
    .not-in-book =
        A Court card is used on your own turn: before the draw, between phases or after the discard, but not during a power and not after the fourth clan, unless the card says otherwise. You may look at yours at any time. It is not used where it would do nothing.
        Every player whom a power of two cards targets is asked for the Palace Guard if they have any Court card, and at the end of a round everybody with a Court card is asked for the Imperial Seal, so that the question tells nothing.
        In round 3 the Court gives no card, but its pawns score. When the Court deck is empty, its discards are shuffled into a new one; if there are none either, no card is given.
        Temple and Court cards are discarded after the ranking of the round they acted in, before the Temple is visited again.
    .title = Temple and Court cards

rule-wat-aah-S-29 =
    Damage takes no more pawns than there are. Players without pawns at the Final Showdown are scored by the table too. The Temple card put back and swapped cards are known only to those concerned; the Boss put away and the Final Boss to nobody before the end.
    .title = Bosses and what stays secret

rule-wat-aah-S-30 =
    Cards of the same clan and strength are one kind: nobody can tell them apart. What you have seen of another hand stays in your view as a minimum number of cards of each kind. When cards leave that hand unseen, the count falls by all that might be among them.
    .title = Cards that are alike, and what you know

rule-wat-aah-S-31 =
    Court cards that were not used are discarded at the end of the round.
    .not-in-book = They are discarded face up after the ranking, and so are Imperial Seals that were shown.
    .title = Unused Court cards

rule-wat-aah-S-32 =
    The cards for a clan are picked in secret. They come down together, and only then do the others see which clan it is.
    Picked one by one, they follow the order of the card list; typed in one line, they may come in any order.
    .title = Picking in secret

rule-wat-aah-S-33 =
    Whoever must discard for a power discards card by card. The cards go to the Jigoku one after the other, in the order that their owner chooses.
    .title = Discards one by one

rule-wat-aah-S-34 =
    Forced March changes phase 2, so it is used before that phase is over: before the draw, between phases 1 and 2, or in phase 2 before anything is placed. It is too late when you have placed, reinforced or passed.
    .title = When to use Forced March

rule-wat-aah-S-35 =
    After a round these steps follow, each finished before the next begins. First, those with a Court card are asked for the Imperial Seal, one after the other, clockwise from the holder of the Shosho; each answer is open at once. Then the ranks are settled, the Shosho is given, and only then does everybody take pawns. The Temple and the placing of pawns come last.
    .title = Seal, Shosho, then pawns

rule-wat-aah-S-36 =
    Of the two placements that Forced March allows, only the first uses a power. The second only puts its cards into play, a Yokai too, and uses none; Echo Strike cannot be declared for it.
    .title = The second placement of Forced March

rule-wat-aah-S-37 =
    The option “handicap” sets how many cards fewer than the others the first player is dealt. In the book it is one (W.1).
    .title = The first player’s hand

rule-wat-aah-S-38 =
    Shadow Stores and the Gate of Jigoku count what there is when the round ends: the cards in the hand, and the top of the Jigoku, after the last power or the last discard and before anything is cleared away.
    .title = What Temple cards count at the ranking
