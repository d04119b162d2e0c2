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

temple-text-last-stand = { $number ->
        [1] When an opponent destroys a whole clan of yours, one Clan card of it stays, of your choice. Everything else goes. This works once in the round. Until then a clan of one card cannot be chosen for that.
       *[other] When an opponent destroys a whole clan of yours with at least { $number } cards, one Clan card of it stays, of your choice. Everything else goes. This works once in the round.
    } Clans that return to your hand and effects on single cards are not covered.
temple-text-closed-fist = Opponents cannot make you discard or swap hand cards, nor look at your hand or take from it: you cannot be chosen for that.
temple-text-false-ledger = At the ranking, your Corruption counts { $number } less, but not less than 0. Ties are still broken by the full Corruption.
temple-text-mist-scouts = When you recruit, look at the top { $number } cards of the deck and keep { $number ->
        [2] one
        [3] two
        [4] three
       *[5] four
    }; the other goes to the Jigoku.
temple-text-greedy-tithe = When you are corrupt, draw as many cards as the strength of the card plus { $number } instead of plus 2.
temple-text-echo-strike = Once in the round, when you place or reinforce with exactly two cards, you may let them count as three for the power, in every respect.
temple-text-masterless-banner = At the ranking, each of your Ronin in play counts { $number } instead of its printed strength.
temple-text-iron-drill = At the ranking, each of your clans with three or more cards of any kind counts { $number } more.
temple-text-gate-of-jigoku = When you recruit, you may take { $number ->
        [1] the top card
       *[other] one of the top { $number } cards
    } of the Jigoku instead. At the ranking, the strength of { $number ->
        [1] the top card
       *[other] the strongest of the top { $number } cards
    } of the Jigoku is added to your total.
temple-text-shadow-stores = At the ranking, each card in your hand adds 1 to your total, { $number } at most.

## What a Court card does

court-text-levy = Draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
court-text-grave-permit = Take any { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from the Jigoku.
court-text-pardon = Put one card with a strength of { $number } or less from your Corruption pile into the Jigoku.
court-text-banishment = Destroy one enemy card in play, of any kind, with a printed strength of { $number } or less.
court-text-court-spy = Look at an opponent’s hand, take one card, then give them any one of yours, even the one you took. Then draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
court-text-forced-march = Use it before phase 2 is over. This turn you may both place and reinforce, in either order, also the clan you have just placed. Only the first of the two uses a power. A fourth clan ends the round at once.
court-text-imperial-seal = Show this card before the ranks are settled, if you wish: { $number } more for your total. Ties are broken without it.
court-text-palace-guard = When a power of two cards targets you, even a copied one, cancel what it does to you. No help against a power of three cards, Yokai or Court cards.
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
    .you = You reveal { $card-name }.
wat-aah-first-chosen = { $player-name } goes first.
    .you = You go first.
wat-aah-turn-began = The turn of { $player-name } begins.
    .you = Your turn begins.
wat-aah-card-drawn = { $player-name } draws { $card-name }.
    .you = You draw { $card-name }.
wat-aah-card-drawn-unseen = { $player-name } draws a card.
    .you = You draw a card.
wat-aah-gate-opened = { $player-name } opens the Gate and takes { $card-name } from the Jigoku.
    .you = You open the Gate and take { $card-name } from the Jigoku.
wat-aah-card-corrupted = { $player-name } is corrupt: { $card-name } goes to the Corruption pile.
    .you = You are corrupt: { $card-name } goes to the Corruption pile.
wat-aah-clan-placed = { $player-name } places the { $clan-of } clan with { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
    .you = You place the { $clan-of } clan with { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }.
wat-aah-clan-reinforced = { $player-name } reinforces the { $clan-of } clan with { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
    .you = You reinforce the { $clan-of } clan with { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }.
wat-aah-card-placed = { $player-name } plays { $card-name } to the { $clan-of } clan.
    .you = You play { $card-name } to the { $clan-of } clan.
wat-aah-power-used = { $player-name } uses a power: { $effect-name }.
    .you = You use a power: { $effect-name }.
wat-aah-power-wasted = The power of { $player-name } finds no target.
    .you = Your power finds no target.
wat-aah-power-copied = { $player-name } copies the power of the { $clan-of } clan of { $other-name }.
    .you = You copy the power of the { $clan-of } clan of { $other-name }.
    .to-you = { $player-name } copies the power of your { $clan-of } clan.
wat-aah-targeted = { $player-name } targets { $other-name }.
    .you = You target { $other-name }.
    .to-you = { $player-name } targets you.
wat-aah-card-discarded = { $player-name } discards { $card-name }.
    .you = You discard { $card-name }.
wat-aah-hands-swapped = { $player-name } and { $other-name } swap hands.
    .you = You and { $other-name } swap hands.
    .to-you = { $player-name } and you swap hands.
wat-aah-swap-chosen = { $player-name } has chosen what to swap.
    .you = You have chosen what to swap.
wat-aah-cards-swapped = { $player-name } and { $other-name } swap { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
    .you = You and { $other-name } swap { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }.
    .to-you = { $player-name } and you swap { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }.
wat-aah-card-received = { $player-name } receives { $card-name } from { $other-name }.
    .you = You receive { $card-name } from { $other-name }.
    .to-you = { $player-name } receives { $card-name } from you.
wat-aah-card-returned = { $card-name } of the { $clan-of } clan returns to the hand of { $player-name }.
    .you = { $card-name } of the { $clan-of } clan returns to your hand.
wat-aah-card-destroyed = { $player-name } loses { $card-name } of the { $clan-of } clan to the Jigoku.
    .you = You lose { $card-name } of the { $clan-of } clan to the Jigoku.
wat-aah-clan-returned = { $player-name } takes back the { $clan-of } clan.
    .you = You take back the { $clan-of } clan.
wat-aah-clan-destroyed = { $player-name } loses the { $clan-of } clan.
    .you = You lose the { $clan-of } clan.
wat-aah-card-dug = { $player-name } takes { $card-name } from the Jigoku.
    .you = You take { $card-name } from the Jigoku.
wat-aah-card-looked-at = { $player-name } looks at { $card-name }.
    .you = You look at { $card-name }.
wat-aah-card-looked-at-unseen = { $player-name } looks at a card of the deck.
    .you = You look at a card of the deck.
wat-aah-card-kept = { $player-name } keeps { $card-name }.
    .you = You keep { $card-name }.
wat-aah-card-kept-unseen = { $player-name } keeps one of the cards.
    .you = You keep one of the cards.
wat-aah-card-rejected = { $player-name } puts { $card-name } into the Jigoku.
    .you = You put { $card-name } into the Jigoku.
wat-aah-jigoku-reshuffled = The deck is empty: { $number ->
        [one] { $number } card of the Jigoku becomes
       *[other] { $number } cards of the Jigoku are shuffled and become
    } the new deck.
wat-aah-court-used = { $player-name } uses a Court card: { $court-name }.
    .you = You use a Court card: { $court-name }.
wat-aah-card-pardoned = { $player-name } puts { $card-name } from the Corruption pile into the Jigoku.
    .you = You put { $card-name } from the Corruption pile into the Jigoku.
wat-aah-hand-seen = { $player-name } looks at the hand of { $other-name }.
    .you = You look at the hand of { $other-name }.
    .to-you = { $player-name } looks at your hand.
wat-aah-card-taken = { $player-name } takes { $card-name } from { $other-name }.
    .you = You take { $card-name } from { $other-name }.
    .to-you = { $player-name } takes { $card-name } from you.
wat-aah-card-taken-unseen = { $player-name } takes a card from { $other-name }.
    .you = You take a card from { $other-name }.
    .to-you = { $player-name } takes a card from you.
wat-aah-card-given = { $player-name } gives { $card-name } to { $other-name }.
    .you = You give { $card-name } to { $other-name }.
    .to-you = { $player-name } gives you { $card-name }.
wat-aah-card-given-unseen = { $player-name } gives a card to { $other-name }.
    .you = You give a card to { $other-name }.
    .to-you = { $player-name } gives you a card.
wat-aah-power-stopped = The power does nothing to { $player-name }.
    .you = The power does nothing to you.
wat-aah-card-spared = { $player-name } keeps { $card-name } of the { $clan-of } clan in play.
    .you = You keep { $card-name } of the { $clan-of } clan in play.
wat-aah-round-ended = Round { $round } is over.
wat-aah-scored = { $player-name }: total { $score }, Corruption { $corruption }.
    .you = You: total { $score }, Corruption { $corruption }.
wat-aah-seal-shown = { $player-name } shows a Court card: { $court-name }.
    .you = You show a Court card: { $court-name }.
wat-aah-ranked = { $player-name }: rank { $rank }, { $pawns ->
        [one] { $pawns } Ninja pawn
       *[other] { $pawns } Ninja pawns
    }.
    .you = You: rank { $rank }, { $pawns ->
            [one] { $pawns } Ninja pawn
           *[other] { $pawns } Ninja pawns
        }.
wat-aah-shosho-given = The Shosho of the Emperor goes to { $player-name }.
    .you = The Shosho of the Emperor goes to you.
wat-aah-temple-card-drawn = { $player-name } draws a Temple card: { $temple-name }.
    .you = You draw a Temple card: { $temple-name }.
wat-aah-temple-card-drawn-unseen = { $player-name } draws a Temple card.
    .you = You draw a Temple card.
wat-aah-temple-taken = { $player-name } takes a Temple card: { $temple-name }.
    .you = You take a Temple card: { $temple-name }.
wat-aah-temple-refused = { $player-name } puts a card under the Temple deck: { $temple-name }.
    .you = You put a card under the Temple deck: { $temple-name }.
wat-aah-decoy-peeked = { $player-name } peeks at Decoy { $decoy }.
    .you = You peek at Decoy { $decoy }.
wat-aah-boss-seen = { $player-name } has seen Decoy { $decoy }: { $boss-name }.
    .you = You have seen Decoy { $decoy }: { $boss-name }.
wat-aah-pawns-placed = { $player-name } places { $number ->
        [one] { $number } Ninja pawn
       *[other] { $number } Ninja pawns
    }: { $place-name }.
    .you = You place { $number ->
            [one] { $number } Ninja pawn
           *[other] { $number } Ninja pawns
        }: { $place-name }.
wat-aah-court-card-drawn = { $player-name } receives a Court card: { $court-name }.
    .you = You receive a Court card: { $court-name }.
wat-aah-court-card-drawn-unseen = { $player-name } receives a Court card, face down.
    .you = You receive a Court card, face down.
wat-aah-boss-revealed = The Final Boss is revealed: { $boss-name }.
wat-aah-final-score = { $player-name } has { $score ->
        [one] { $score } victory point
       *[other] { $score } victory points
    }.
    .you = You have { $score ->
            [one] { $score } victory point
           *[other] { $score } victory points
        }.
wat-aah-match-won = { $reason ->
        [shared-victory] { $winners-name } share the victory
       *[other] { $winners-name } wins
    }: { $reason-name }.
    .you = { $reason ->
            [shared-victory] { $winners-name } share the victory
           *[other] You win
        }: { $reason-name }.
wat-aah-seal-kept = { $player-name } shows no Court card.
    .you = You show no Court card.
wat-aah-guard-kept = { $player-name } lets the power happen.
    .you = You let the power happen.
wat-aah-turn-ended = { $player-name } ends the turn.
    .you = You end your turn.
wat-aah-court-laid-down = { $player-name } discards a Court card after the ranking: { $court-name }.
    .you = You discard a Court card after the ranking: { $court-name }.

## Refusals: the step, and cards

refused-wat-aah-wrong-step = { $verb ->
        [recruit] You recruit in phase 1 of your turn.
        [corrupt] You can be corrupt in phase 1 of your turn.
        [gate] You open the Gate of Jigoku in phase 1 of your turn.
        [place] You place a clan in phase 2 of your turn.
        [reinforce] You reinforce a clan in phase 2 of your turn.
        [pass] You can pass only in phase 2 of your turn.
        [card] No single card is chosen in this step.
        [done] You end a placement after you have picked its cards.
        [echo] You use the Echo Strike when you have picked the cards of a placement.
        [target] No target is chosen in this step.
        [court] A Court card is used on your own turn: before the draw, between phases or after the discard, never during a power.
        [end] Your turn ends after phase 3.
        [guard] You can stop a power only when it targets you.
        [no-guard] You let a power happen only when it targets you.
        [seal] You seal cards only for a swap.
        [show-seal] The Imperial Seal is shown at the end of a round.
        [no-seal] The Imperial Seal is asked for at the end of a round.
        [temple] The Temple is visited after a ranking, by those who came last.
        [temple-card] You choose a Temple card when you visit the Temple.
        [pawns] Pawns are placed after a round.
        [peek] You peek at a Decoy at the Temple or after a placement on the Missions.
        [no-peek] You peek at a Decoy at the Temple or after a placement on the Missions.
       *[other] This card is drawn, not chosen.
    } Now: { $step ->
        [draw-step] { speech-wat-aah-task-draw-step }
        [place-step] { speech-wat-aah-task-place-step }
        [picking] pick the cards that go down together, then end the placement.
        [targeting] choose a target.
        [guarding] say whether you stop the power.
        [suffering] discard cards for the power.
        [swapping] choose the cards you give, then seal them.
        [digging] take cards from the Jigoku.
        [keeping] choose the cards you keep.
        [discard-step] { speech-wat-aah-task-discard-step }
        [turn-end] end your turn, or use your Court card.
        [sparing] choose the Clan card that stays.
        [pardoning] choose the card that leaves your Corruption.
        [taking] choose the card you take.
        [giving] choose the card you give.
        [sealing] say whether you show the Imperial Seal.
        [honouring] say who receives the Shosho.
        [temple-step] draw two Temple cards, or peek at a Decoy.
        [temple-choosing] choose one of the Temple cards you drew.
        [pawn-step] place pawns on one location.
       *[other] peek at a Decoy, or do not.
    }
refused-wat-aah-must = { $step ->
        [pawn-step] You cannot pass while you have pawns. Place at least one.
       *[other] Who came last must choose at the Temple: two cards to choose from, or a look at a Decoy.
    }
refused-wat-aah-not-in-hand = { $card-name } is not in your hand. You hold: { $card-list-name }.
refused-wat-aah-not-in-jigoku = { $card-name } is not in the Jigoku. Take a card that is; the order does not matter.
refused-wat-aah-not-looked-at = { $card-name } is not among the cards you look at. You can keep: { $card-list-name }.
refused-wat-aah-not-in-clan = { $card-name } cannot stay. Last Stand keeps one Clan card of the { $clan-of } clan: { $card-list-name }.
refused-wat-aah-not-corrupt = { $card-name } is not in your Corruption pile. There you have: { $card-list-name }.
refused-wat-aah-too-strong-to-pardon = { $card-name } is too strong to be pardoned: Pardon takes a card with a strength of { $number } or less. You can choose: { $card-list-name }.
refused-wat-aah-not-in-his-hand = { $card-name } is not in the hand you look at. You can take: { $card-list-name }.
refused-wat-aah-swap-full = You have chosen all the cards you give. Seal them now.
refused-wat-aah-swap-open = Choose the cards you give first: { $number } more.

## Refusals: placing and reinforcing

refused-wat-aah-already-placed = You have already placed or reinforced this turn. It is one or the other; with Forced March it is each of them once.
refused-wat-aah-clan-in-play = You already have the { $clan-of } clan in front of you, and a clan is placed only once. Reinforce it instead.
refused-wat-aah-clan-not-in-play = You have no { $clan-of } clan in front of you, so you cannot reinforce it. { $clan-list-count ->
        [0] You have no clan that you can reinforce now.
       *[other] You can reinforce: { $clan-list-name }.
    }
refused-wat-aah-not-your-clan = The { $clan-of } clan of another player is not yours to reinforce: you add cards only to clans in front of you.
refused-wat-aah-clan-full = Your { $clan-of } clan has 4 cards already, and no clan has more.
refused-wat-aah-no-clan-card = Ronin alone are no clan. The { $clan-of } clan needs at least one { $clan-name } card.
refused-wat-aah-too-few-held = To place the { $clan-of } clan you need 2 cards, { $clan-name } cards or Ronin; { $number ->
        [0] you hold none.
        [one] you hold only { $number }.
       *[other] you hold only { $number }.
    } { $clan-list-count ->
        [0] You have no clan to place now.
       *[other] You can place: { $clan-list-name }.
    }
refused-wat-aah-nothing-to-add = You hold nothing for the { $clan-of } clan: it takes its own cards, Ronin, or one Yokai.
refused-wat-aah-other-clan = { $card-name } does not belong to the { $clan-of } clan. A clan takes its own cards and Ronin.
refused-wat-aah-not-held = { $number ->
        [0] { $card-name } is not in your hand. Take cards that you hold.
       *[other] { $card-name }: you hold only { $number } of them.
    }
refused-wat-aah-yokai-new = { $card-name } is a Yokai, and a Yokai never begins a clan. Add it to a clan that you have in play: reinforce.
refused-wat-aah-yokai-alone = { $card-name } is a Yokai and is played alone, without other cards.
refused-wat-aah-yokai-no-room = { $card-name } finds no room: the { $clan-of } clan has 4 cards. Choose a clan with 3 or fewer.
refused-wat-aah-too-many-cards = A clan has 4 cards at most. { $number ->
        [0] The { $clan-of } clan is full.
        [one] The { $clan-of } clan has room for { $number } more.
       *[other] The { $clan-of } clan has room for { $number }.
    }
refused-wat-aah-too-few-cards = { $number ->
        [one] To reinforce a clan you add at least 1 card.
       *[other] A new clan begins with at least { $number } cards.
    }
refused-wat-aah-echo-missing = Only the Temple card Echo Strike lets two cards count as three, once in the round. You cannot use it now.
refused-wat-aah-echo-two = The Echo Strike needs exactly 2 cards; these are { $number }.
refused-wat-aah-pick-order = One by one, the cards of a clan are picked by strength, the weakest first, then Ronin. Start again with the weakest, or place all the cards at once, in any order.

## Refusals: targets

refused-wat-aah-target-self = This hits opponents only, not you. Name an opponent.
refused-wat-aah-target-player = Name an opponent only, without clan or card. { $player-list-count ->
        [0] Nobody can be chosen.
       *[other] You can choose: { $player-list-name }.
    }
refused-wat-aah-target-clan = Choose a whole clan of an opponent.
refused-wat-aah-target-card = Choose one card in a clan of an opponent.
refused-wat-aah-no-such-clan = { $player-name } has no { $clan-of } clan in play. Choose a clan that lies in front of an opponent.
refused-wat-aah-hand-empty = Nothing would happen: { $player-name } has no cards in hand. You can choose: { $player-list-name }.
refused-wat-aah-closed-fist = { $player-name } has the Temple card Closed Fist: that hand cannot be touched. You can choose: { $player-list-name }.
refused-wat-aah-copies-nothing = The { $clan-of } clan has no power that could be copied. Choose a clan whose power does something.
refused-wat-aah-copy-without-effect = The power of the { $clan-of } clan would do nothing now. Choose a clan whose power does something.
refused-wat-aah-last-stand = Nothing would happen: the { $clan-of } clan of { $player-name } has one card, and Last Stand keeps it. Choose a target on which the power does something.
refused-wat-aah-card-not-there = { $card-name } is not in that { $clan-of } clan. Choose a card that is.
refused-wat-aah-too-strong = { $card-name } is too strong for Banishment: it destroys cards with a printed strength of { $number } or less.
refused-wat-aah-honour = The Shosho goes to one of those who are still tied: { $player-list-name }.

## Refusals: Temple, Court, pawns

refused-wat-aah-gate-closed = Only the Temple card Gate of Jigoku lets you draw from the Jigoku. Recruit, or be corrupt.
refused-wat-aah-gate-top = { $card-name } is not among the top cards of the Jigoku that the Gate opens. { $card-list-count ->
        [0] The Jigoku is empty.
       *[other] You can take: { $card-list-name }.
    }
refused-wat-aah-court-none = You have no Court card.
refused-wat-aah-march-late = It is too late for Forced March: it is used before phase 2 is over.
refused-wat-aah-court-later = { $effect ->
        [palace-guard] { $court-name } is used when a power of two cards targets you, not on your turn.
       *[other] { $court-name } is shown at the end of the round, not on your turn.
    }
refused-wat-aah-court-without-effect = { $court-name } would do nothing at this moment, so it cannot be used. Keep it for later.
refused-wat-aah-guard = You cannot stop this power: only the Court card Palace Guard does.
refused-wat-aah-show-seal = You have no Imperial Seal to show.
refused-wat-aah-temple-empty = The Temple has no cards left. Peek at a Decoy.
refused-wat-aah-temple-card = You did not draw this Temple card. Choose one of these: { $temple-list-name }.
refused-wat-aah-court-one = The Imperial Court takes one pawn from each player in a round{ $visited ->
        [yes] , and yours is there already
       *[no] , not more
    }.
refused-wat-aah-pawns-left = Place at least 1 pawn and no more than you have: { $number }.
refused-wat-aah-peek = There are three Decoys: 1, 2 and 3.

## Notation

notation-unknown-card = “{ $word }” is not a Shinobi card. Known cards: { $known }.
notation-unknown-clan = “{ $word }” is not a clan. Known clans: { $known }.
notation-unknown-player = “{ $word }” is not a player. Players: { $known }.
notation-unknown-place = “{ $word }” is not a location. Known locations: { $known }.
notation-unknown-temple = “{ $word }” is not a Temple card. Known cards: { $known }.
notation-unknown-court = “{ $word }” is not a Court card. Known cards: { $known }.
notation-unknown-boss = “{ $word }” is not a Boss. Known Bosses: { $known }.

## Positions

position-too-many-cards = Too many cards of one kind in the position: { $total }, where the deck has { $cards }.
position-needs-check = “{ $key }” belongs to the middle of an effect; such a line is taken only as the program wrote it, with its check. By hand, begin with step=draw-step, step=place-step or step=discard-step.
