### Shinobi WAT-AAH! in the browser.

## The table

web-wat-aah-you = You
web-wat-aah-others = The other players
web-wat-aah-board = The Grand Master board
web-wat-aah-cards = { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
web-wat-aah-known-hand = What you know of this hand
web-wat-aah-troops = strength { $number }
web-wat-aah-corruption = Corruption { $number }
web-wat-aah-corruption-short = Corruption
web-wat-aah-total = total { $number }
web-wat-aah-clan = { $number ->
        [one] { $clan }: { $number } card, strength { $strength }
       *[other] { $clan }: { $number } cards, strength { $strength }
    }
web-wat-aah-new-clan = Place a new clan
web-wat-aah-deck = Deck: { $number }
web-wat-aah-reshuffles = reshuffled: { $number }
web-wat-aah-yokai = Yokai

## The Jigoku

web-wat-aah-jigoku = Jigoku: { $number }
web-wat-aah-jigoku-open = Open the Jigoku: { $number }
web-wat-aah-jigoku-order = The top card comes first.
web-wat-aah-filter = Show only one clan
web-wat-aah-all = All

## The hand

web-wat-aah-hand = Your hand
web-wat-aah-hand-none = Your hand is empty.
web-wat-aah-hand-other = Hand
web-wat-aah-hand-other-none = The hand is empty.
web-wat-aah-hand-pick = Pick cards that you want to place together.
web-wat-aah-sort-clan = Sorted by clan
web-wat-aah-sort-strength = Sorted by strength
web-wat-aah-plan = What the picked cards could do
web-wat-aah-plan-place = { $number ->
        [one] Place { $clan }: { $number } card, strength { $strength }
       *[other] Place { $clan }: { $number } cards, strength { $strength }
    }
web-wat-aah-plan-reinforce = { $number ->
        [one] Reinforce { $clan }: { $number } card, strength { $strength }
       *[other] Reinforce { $clan }: { $number } cards, strength { $strength }
    }
web-wat-aah-plan-echo = { $clan } with the Echo Strike
web-wat-aah-plan-clear = Put them back

## Cards that are looked at

web-wat-aah-stage-looked-at = You look at these cards
web-wat-aah-stage-taking = You see this hand
web-wat-aah-stage-temple = Cards from the Temple

## The Grand Master board

web-wat-aah-temple = Temple of the Shadow
web-wat-aah-temple-under = Put under the deck: { $names }
web-wat-aah-shosho = Shosho
web-wat-aah-rank = rank { $number }
web-wat-aah-pawns = { $number ->
        [one] { $number } pawn to place
       *[other] { $number } pawns to place
    }
web-wat-aah-court-hidden = A Court card, face down
web-wat-aah-decoy = Decoy { $number }
web-wat-aah-final-boss = Final Boss
web-wat-aah-suspects = Still possible: { $names }

## What is at work

web-wat-aah-round = Round { $number }
web-wat-aah-target = Aimed at { $name }
web-wat-aah-left = Still to choose: { $number }

## Before it is sealed

web-wat-aah-sure-seal = Seal this swap? It cannot be changed afterwards.
web-wat-aah-sure-end = End the turn without using your Court card?

## The result

web-wat-aah-figure-clans = Clans placed
web-wat-aah-figure-powers = Powers used
web-wat-aah-figure-lost = Cards lost
web-wat-aah-figure-corrupt = Cards in the Corruption pile
