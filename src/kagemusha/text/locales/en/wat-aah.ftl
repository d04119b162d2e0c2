### Shinobi WAT-AAH!: names, what the cards do, the log of a match, and every refusal.

## Names

# A player by the number of the seat.
seat-player = Player { $number }

mode-grasshopper = Grasshopper
mode-grand-master = Grand Master

# Each clan, and the form in “the … clan”.
clan-rat = Rat
    .of = Rat
clan-fox = Fox
    .of = Fox
clan-toad = Toad
    .of = Toad
clan-spider = Spider
    .of = Spider
clan-crow = Crow
    .of = Crow
clan-carp = Carp
    .of = Carp
clan-dragon = Dragon
    .of = Dragon
clan-monkey = Monkey
    .of = Monkey
clan-bear = Bear
    .of = Bear

# A Clan card: its clan and its strength.
shinobi-card = { $clan-name } { $strength }
card-ronin = Ronin

yokai-ryu = Ryu
yokai-yurei = Yurei
yokai-kitsune = Kitsune
yokai-kappa = Kappa
yokai-monkey-king = Monkey King
yokai-old-hermit = Old Hermit
yokai-nezumi = Nezumi
yokai-oni = Oni
yokai-tengu = Tengu

temple-last-stand = Last Stand
temple-closed-fist = Closed Fist
temple-false-ledger = False Ledger
temple-mist-scouts = Mist Scouts
temple-greedy-tithe = Greedy Tithe
temple-echo-strike = Echo Strike
temple-masterless-banner = Masterless Banner
temple-iron-drill = Iron Drill
temple-gate-of-jigoku = Gate of Jigoku
temple-shadow-stores = Shadow Stores

court-levy = Levy
court-grave-permit = Grave Permit
court-pardon = Pardon
court-banishment = Banishment
court-court-spy = Court Spy
court-forced-march = Forced March
court-imperial-seal = Imperial Seal
court-palace-guard = Palace Guard
court-tax-collector = Tax Collector
court-tribute = Tribute

boss-grug-azor = Grug’azor
boss-dark-shogun = Dark Shogun
boss-zombies = Zombies
boss-gaijins = Gaijins
boss-ma-maho = Ma’ Maho

place-court = Imperial Court
place-missions = Missions
place-showdown = Final Showdown

effect-nothing = no effect
effect-discard = an opponent discards
effect-swap = swap hand cards
effect-return-card = return a card
effect-return-clan = return a clan
effect-destroy-card = destroy a card
effect-destroy-clan = destroy a clan
effect-dig = take from the Jigoku
effect-draw = draw cards
effect-look = look at cards and keep some
effect-copy = copy a power

step-first-player = First player
step-dealing = Dealing
step-draw-step = Phase 1: draw
step-drawing = Drawing
step-corrupting = Being corrupt
step-place-step = Phase 2: place
step-picking = Picking cards for a clan
step-targeting = Choosing a target
step-guarding = Answering a power
step-suffering = Discarding for a power
step-swapping = Choosing cards to swap
step-digging = Taking from the Jigoku
step-looking = Looking at cards
step-keeping = Choosing what to keep
step-discard-step = Phase 3: discard
step-turn-end = End of the turn
step-sparing = Choosing the card that stays
step-pardoning = Choosing a card to pardon
step-taking = Taking a card from a hand
step-giving = Giving a card back
step-paying = Paying tribute
step-sealing = Before the ranking
step-honouring = Giving the Shosho
step-temple-step = Visiting the Temple
step-temple-drawing = Drawing Temple cards
step-temple-choosing = Choosing a Temple card
step-peeking = Peeking at a Decoy
step-pawn-step = Placing pawns
step-court-drawing = Drawing a Court card
step-mission-peek = Report from the Missions
step-showdown = Final Showdown

reason-highest-total = the highest total
reason-less-corrupt = tied for the highest total, but less corrupt
reason-shared-victory = tied in total and in Corruption

## What a power does: clans with two and with three cards, and Yokai

power-nothing = No power.
power-discard = One opponent chooses and discards { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
power-swap = { $number ->
        [0] Swap your whole hand with that of an opponent.
        [one] Swap { $number } hand card with an opponent; each picks the card to give.
       *[other] Swap { $number } hand cards with an opponent; each picks the cards to give.
    }
power-return-card = Return one enemy card in play to its owner’s hand.
power-return-clan = Return one whole enemy clan to its owner’s hand.
power-destroy-card = Destroy one enemy card in play.
power-destroy-clan = Destroy one whole enemy clan.
power-dig = Take any { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from the Jigoku.
power-draw = Draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
power-look = Look at the top { $number ->
        [one] card
       *[other] { $number } cards
    } of the deck and keep { $keep }; the rest goes to the Jigoku.
power-copy = Use the power that an enemy clan has with { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }; a Monkey or a clan without a power gives nothing.

## What a Temple card does

temple-text-last-stand = When an opponent destroys or returns a whole clan of yours, one Clan card of it stays, of your choice. Everything else goes. Effects on single cards are not covered.
temple-text-closed-fist = Opponents cannot make you discard or swap hand cards, nor look at your hand or take from it: you are no target for that.
temple-text-false-ledger = Only half of your Corruption total counts against your score, rounded down. Ties are still broken by the full total.
temple-text-mist-scouts = When you recruit, look at two cards and keep one; the other goes to the Jigoku.
temple-text-greedy-tithe = When you are corrupt, draw the strength of the card plus { $number } in place of plus 2.
temple-text-echo-strike = Once in the round, when you place or reinforce with exactly two cards, you may let them count as three for the power, in every respect.
temple-text-masterless-banner = At the ranking, each of your Ronin in play counts { $number } in place of its printed strength.
temple-text-iron-drill = At the ranking, each of your clans with three or more cards of any kind counts { $number } more.
temple-text-gate-of-jigoku = When you recruit, you may take one of the top three cards of the Jigoku instead.
temple-text-shadow-stores = After your discard, or when there was nothing to discard, draw one card if you hold { $number } or fewer. Not when the round has ended.

## What a Court card does

court-text-levy = Draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
court-text-grave-permit = Take any { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from the Jigoku.
court-text-pardon = Put one card of your Corruption pile into the Jigoku.
court-text-banishment = Destroy one enemy card in play, of any kind, with a printed strength of { $number } or less.
court-text-court-spy = Look at an opponent’s hand, take one card, then give any one of yours, even the one you took.
court-text-forced-march = This turn you may both place and reinforce, in either order, also the clan you have just placed. A fourth clan ends the round at once.
court-text-imperial-seal = Show this card before the ranks are settled, if you wish: { $number } more for your score, but not for ties.
court-text-palace-guard = When a power of two cards targets you, even a copied one, cancel what it does to you. No help against three cards, Yokai or Court cards.
court-text-tax-collector = Look at an opponent’s hand and take one card.
court-text-tribute = Each opponent, clockwise, discards one card at random; empty hands are skipped. Then draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.

## What a Boss does

boss-text = { $damage ->
        [0] Nobody loses pawns here.
        [one] Each player loses { $damage } pawn here.
       *[other] Each player loses { $damage } pawns here.
    } Points for 0, 1, 2, 3, 4 and 5 or more pawns left: { $points }.

## Events

wat-aah-round-began = Round { $round } begins.
wat-aah-revealed-card = { $player-name } reveals { $card-name }.
wat-aah-first-chosen = { $player-name } goes first.
wat-aah-turn-began = The turn of { $player-name } begins.
wat-aah-card-drawn = { $player-name } draws { $card-name }.
wat-aah-card-drawn-unseen = { $player-name } draws a card.
wat-aah-gate-opened = { $player-name } opens the Gate and takes { $card-name } from the Jigoku.
wat-aah-card-corrupted = { $player-name } is corrupt: { $card-name } goes to the Corruption pile.
wat-aah-clan-placed = { $player-name } places the { $clan-of } clan with { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
wat-aah-clan-reinforced = { $player-name } reinforces the { $clan-of } clan with { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
wat-aah-card-placed = { $player-name } plays { $card-name } to the { $clan-of } clan.
wat-aah-power-used = { $player-name } uses a power: { $effect-name }.
wat-aah-power-wasted = The power of { $player-name } finds no target.
wat-aah-power-copied = { $player-name } copies the power of the { $clan-of } clan of { $other-name }.
wat-aah-targeted = { $player-name } targets { $other-name }.
wat-aah-card-discarded = { $player-name } discards { $card-name }.
wat-aah-hands-swapped = { $player-name } and { $other-name } swap hands.
wat-aah-swap-chosen = { $player-name } has chosen what to swap.
wat-aah-cards-swapped = { $player-name } and { $other-name } swap { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
wat-aah-card-received = { $player-name } receives { $card-name } from { $other-name }.
wat-aah-card-returned = { $card-name } of the { $clan-of } clan returns to the hand of { $player-name }.
wat-aah-card-destroyed = { $player-name } loses { $card-name } of the { $clan-of } clan to the Jigoku.
wat-aah-clan-returned = { $player-name } takes back the { $clan-of } clan.
wat-aah-clan-destroyed = { $player-name } loses the { $clan-of } clan.
wat-aah-card-dug = { $player-name } takes { $card-name } from the Jigoku.
wat-aah-card-looked-at = { $player-name } looks at { $card-name }.
wat-aah-card-looked-at-unseen = { $player-name } looks at a card of the deck.
wat-aah-card-kept = { $player-name } keeps { $card-name }.
wat-aah-card-kept-unseen = { $player-name } keeps one of the cards.
wat-aah-card-rejected = { $player-name } puts { $card-name } into the Jigoku.
wat-aah-jigoku-reshuffled = The deck is empty: { $number ->
        [one] { $number } card of the Jigoku becomes
       *[other] { $number } cards of the Jigoku are shuffled and become
    } the new deck.
wat-aah-court-used = { $player-name } uses a Court card: { $court-name }.
wat-aah-card-pardoned = { $player-name } puts { $card-name } from the Corruption pile into the Jigoku.
wat-aah-hand-seen = { $player-name } looks at the hand of { $other-name }.
wat-aah-card-taken = { $player-name } takes { $card-name } from { $other-name }.
wat-aah-card-taken-unseen = { $player-name } takes a card from { $other-name }.
wat-aah-card-given = { $player-name } gives { $card-name } to { $other-name }.
wat-aah-card-given-unseen = { $player-name } gives a card to { $other-name }.
wat-aah-power-stopped = The power does nothing to { $player-name }.
wat-aah-card-spared = { $player-name } keeps { $card-name } of the { $clan-of } clan in play.
wat-aah-round-ended = Round { $round } is over.
wat-aah-scored = { $player-name }: total { $score }, Corruption { $corruption }.
wat-aah-seal-shown = { $player-name } shows a Court card: { $court-name }.
wat-aah-ranked = { $player-name }: rank { $rank }, { $pawns ->
        [one] { $pawns } Ninja pawn
       *[other] { $pawns } Ninja pawns
    }.
wat-aah-shosho-given = The Shosho of the Emperor goes to { $player-name }.
wat-aah-temple-card-drawn = { $player-name } draws a Temple card: { $temple-name }.
wat-aah-temple-card-drawn-unseen = { $player-name } draws a Temple card.
wat-aah-temple-taken = { $player-name } takes a Temple card for the next round: { $temple-name }.
wat-aah-temple-refused = { $player-name } puts a card under the Temple deck: { $temple-name }.
wat-aah-decoy-peeked = { $player-name } peeks at Decoy { $decoy }.
wat-aah-boss-seen = { $player-name } has seen Decoy { $decoy }: { $boss-name }.
wat-aah-pawns-placed = { $player-name } places { $number ->
        [one] { $number } Ninja pawn
       *[other] { $number } Ninja pawns
    }: { $place-name }.
wat-aah-court-card-drawn = { $player-name } receives a Court card: { $court-name }.
wat-aah-court-card-drawn-unseen = { $player-name } receives a Court card, face down.
wat-aah-boss-revealed = The Final Boss is revealed: { $boss-name }.
wat-aah-final-score = { $player-name } has { $score ->
        [one] { $score } victory point
       *[other] { $score } victory points
    }.
wat-aah-match-won = { $reason ->
        [shared-victory] { $winners-name } share the victory
       *[other] { $winners-name } wins
    }: { $reason-name }.
wat-aah-seal-kept = { $player-name } shows no Court card.
wat-aah-guard-kept = { $player-name } lets the power happen.
wat-aah-turn-ended = { $player-name } ends the turn.
wat-aah-court-laid-down = { $player-name } discards a Court card after the ranking: { $court-name }.

## Refusals: cards

refused-wat-aah-wrong-step = “{ $action }” does not belong to the present step: { $step-name }.
refused-wat-aah-pick = { $card-name } cannot be picked now. A clan takes its own cards and Ronin from your hand, 4 in all at most; a new clan begins with a Clan card; a Yokai goes alone and only to a clan in play. Cards are picked in the order of your hand; as one line they may be in any order.
refused-wat-aah-not-in-jigoku = { $card-name } cannot be taken now. It must lie in the Jigoku, and several cards are taken in the order of the card list, so that enough are left.
refused-wat-aah-not-looked-at = { $card-name } cannot be kept now. It must be one of the cards you look at, and several are kept in the order of the card list, so that enough are left.
refused-wat-aah-not-in-clan = { $card-name } cannot stay: choose a Clan card of the clan that is hit.
refused-wat-aah-not-corrupt = { $card-name } is not in your Corruption pile. Choose a card that is.
refused-wat-aah-not-in-his-hand = { $card-name } is not in the hand you look at. Choose a card that is.
refused-wat-aah-not-in-hand = { $card-name } is not in your hand. Choose a card that is.

## Refusals: choices

refused-wat-aah-gate = “{ $action }” is not possible: with the Gate of Jigoku you may take one of the top three cards of the Jigoku.
refused-wat-aah-court = “{ $action }” is not possible: you have no Court card that can be used at this moment and would do something.
refused-wat-aah-place = “{ $action }” is not possible: place a clan that is not in front of you yet, with 2 cards at least and one of them a Clan card, and not after another placement this turn.
refused-wat-aah-reinforce = “{ $action }” is not possible: reinforce a clan in front of you that has 3 cards at most, with a card that fits, and not after another placement this turn.
refused-wat-aah-done = “{ $action }” is not possible yet: a new clan needs 2 cards at least, a reinforcement 1.
refused-wat-aah-echo = “{ $action }” is not possible: the Echo Strike needs exactly 2 cards and works once in the round, for its holder.
refused-wat-aah-target = “{ $action }” cannot be chosen here. A power goes to an opponent, clan or card on which it does something; the Shosho goes to one of those still tied.
refused-wat-aah-guard = “{ $action }” is not possible: your Court card does not stop this power.
refused-wat-aah-seal = “{ $action }” is not possible yet: first choose as many cards as are to be swapped.
refused-wat-aah-show-seal = “{ $action }” is not possible: your Court card does not add to the score.
refused-wat-aah-temple-card = “{ $action }” is not possible: choose one of the Temple cards you drew.
refused-wat-aah-pawns = “{ $action }” is not possible: place pawns you still have, on one location; the Imperial Court takes one pawn from each player in a round.
refused-wat-aah-peek = “{ $action }” is not possible: choose Decoy 1, 2 or 3.
refused-wat-aah-now = “{ $action }” is not possible now. Choose one of the actions on offer.

## Notation

notation-unknown-card = “{ $word }” is no Shinobi card. There are: { $known }.
notation-unknown-clan = “{ $word }” is no clan. There are: { $known }.
notation-unknown-player = “{ $word }” is no player. There are: { $known }.
notation-unknown-place = “{ $word }” is no location. There are: { $known }.
notation-unknown-temple = “{ $word }” is no Temple card. There are: { $known }.
notation-unknown-court = “{ $word }” is no Court card. There are: { $known }.
notation-unknown-boss = “{ $word }” is no Boss. There are: { $known }.

## Positions

position-too-many-cards = Too many cards of one kind in the position: { $total }, where the deck has { $cards }.
position-needs-check = “{ $key }” belongs to the middle of an effect; such a line is taken only as the program wrote it, with its check. By hand, begin with step=draw-step, step=place-step or step=discard-step.
