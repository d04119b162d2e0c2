### Shinobi WAT-AAH!: worked examples of the rules. The attribute “text” says what each shows.

example-wat-aah-recruit = Recruit
    .text = One card from the deck, seen by you alone. Nothing is lost.
example-wat-aah-corrupt = Be corrupt
    .text = A Spider of strength 3 is revealed: it becomes Corruption, and 3 + 2 = 5 cards are drawn.
example-wat-aah-two-cards = Two cards, first power
    .text = Two Carp are placed. Their first power draws two cards.
example-wat-aah-three-cards = Three cards, second power
    .text = Three Spiders are placed. Their second power destroys a whole enemy clan.
example-wat-aah-ronin = A Ronin fills up
    .text = One Carp and one Ronin make a clan of two, and the first power of the Carp is used.
example-wat-aah-yokai = A Yokai joins
    .text = The Yurei joins the Rats in play, alone, and at once destroys the Dragons of the other player.
example-wat-aah-jigoku = The end of a turn
    .text = Nothing is placed. One card goes to the Jigoku, and the next player begins.
example-wat-aah-fourth-clan = The fourth clan
    .text = Two Bears are the fourth clan: the round is over. 12 + 26 against 22 wins.
example-wat-aah-looked-at = Look and keep
    .text = Three Dragons show five cards of the deck. Two are kept, three go to the Jigoku.
example-wat-aah-one-card = One card, no power
    .text = One Carp joins its clan. The clan is stronger, but one card alone uses no power.
example-wat-aah-discard = The Rats gnaw
    .text = Two Rats are placed. The opponent chooses two cards and discards them.
example-wat-aah-four-cards = A clan of four
    .text = Four Crows use the second power, as three would. The cards come from the Jigoku.
example-wat-aah-less-corrupt = Less corrupt
    .text = Both totals are 22. The player without Corruption wins the tie.
