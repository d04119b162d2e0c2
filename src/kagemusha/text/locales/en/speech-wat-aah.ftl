### Shinobi WAT-AAH!: what is asked, what each choice would do, what cards say.

## The table

speech-wat-aah-none = none

## Cards to read

speech-wat-aah-strengths = Clan. Strengths: { $strengths }
speech-wat-aah-strength = Strength: { $number }
speech-wat-aah-in-hand = In your hand: { $cards }.
speech-wat-aah-power-one = With 1: no power.
speech-wat-aah-power-two = With 2: { $text }
speech-wat-aah-power-three = With 3 or 4: { $text }
speech-wat-aah-power-yokai = { $card-name }: { $text }
speech-wat-aah-ronin = Ronin: stands for a card of any clan, but no clan is made of Ronin alone.
speech-wat-aah-yokai = Yokai: reinforces one of your clans in play, alone, and acts at once.
speech-wat-aah-kind-temple = Temple card: lies face up, and acts in the round after you take it.
speech-wat-aah-kind-court = Court card: kept face down, and used once in the round after you take it.
speech-wat-aah-kind-boss = Boss: a Decoy, the Final Boss, or the one left out.

## What is asked

speech-wat-aah-goal-grasshopper = Place clans of 2 to 4 cards. The round ends with somebody’s fourth clan; the strongest troops, less Corruption, win.
speech-wat-aah-goal-grand-master = Three rounds. Each ends with somebody’s fourth clan and brings pawns by rank; pawns at the Court, on Missions and in the Final Showdown bring the points that win.
speech-wat-aah-task-draw-step = Phase 1: draw. Recruit, or be corrupt and draw many cards.
speech-wat-aah-task-place-step = Phase 2: place a clan, reinforce one, or pass.
speech-wat-aah-task-picking = Pick the cards that go down together. Picked: { $cards }
speech-wat-aah-task-targeting = Choose a target: { $effect-name }.
speech-wat-aah-task-targeting-court = Choose a target for your Court card.
speech-wat-aah-task-guarding = { $player-name } aims a power at you: { $effect-name }. Will you answer it?
speech-wat-aah-task-guarding-court = { $player-name } aims at you. Will you answer it?
speech-wat-aah-task-suffering = You must discard. Still to choose: { $number }
speech-wat-aah-task-swapping = Choose in secret what you give, then seal it. Still to choose: { $number }. Chosen: { $cards }
speech-wat-aah-task-digging = Take cards from the Jigoku. Still to choose: { $number }
speech-wat-aah-task-keeping = You look at: { $cards }. Choose what you keep, { $number } more.
speech-wat-aah-task-discard-step = Phase 3: discard one card.
speech-wat-aah-task-turn-end = Your turn is over unless you use your Court card.
speech-wat-aah-task-sparing = Last Stand: choose the Clan card that stays.
speech-wat-aah-task-pardoning = Choose the card that leaves your Corruption.
speech-wat-aah-task-taking = You see the hand. Choose the card you take.
speech-wat-aah-task-giving = Choose the card you give.
speech-wat-aah-task-sealing = Before the ranking, everybody with a Court card is asked for the Imperial Seal. Do you show it?
speech-wat-aah-task-honouring = The round is tied. Who receives the Shosho?
speech-wat-aah-task-temple-step = You came last and visit the Temple: draw two cards and keep one, or peek at a Decoy.
speech-wat-aah-task-temple-choosing = { $round ->
        [3] Choose the Temple card you keep. There is no further round in which it could act.
       *[other] Choose the Temple card you keep for the next round.
    }
speech-wat-aah-task-pawn-step = Place pawns on one location. To place: { $number }
speech-wat-aah-task-mission-peek = Your Missions report: you may peek at a Decoy.

## What each choice does

speech-wat-aah-do-recruit = Recruit: draw one card
speech-wat-aah-do-recruit-scouts = Recruit with the Mist Scouts: look at { $number } cards and keep { $keep }
speech-wat-aah-do-corrupt = Be corrupt: one card counts against you, and you draw as many cards as its strength plus { $number }
speech-wat-aah-do-gate = Open the Gate: take { $card-name } from the Jigoku
speech-wat-aah-do-place = Place the { $clan-of } clan
speech-wat-aah-do-reinforce = Reinforce the { $clan-of } clan
speech-wat-aah-do-pass = Pass: place nothing
speech-wat-aah-do-done = Done: { $cards }
speech-wat-aah-do-echo = Echo Strike, as if three: { $cards }
speech-wat-aah-do-court = Use your Court card { $court-name }: { $text }
speech-wat-aah-do-end = End the turn
speech-wat-aah-do-guard = Stop the power with your Palace Guard
speech-wat-aah-do-no-guard = Let it happen
speech-wat-aah-do-seal = These are the cards
speech-wat-aah-do-show-seal = Show the Imperial Seal
speech-wat-aah-do-no-seal = Show nothing
speech-wat-aah-do-temple = Draw two Temple cards and keep one
speech-wat-aah-do-temple-card = { $temple-name }: { $text }
speech-wat-aah-do-peek = Peek at Decoy { $decoy }
speech-wat-aah-do-peek-known = Peek at Decoy { $decoy } again ({ $boss-name })
speech-wat-aah-do-no-peek = Do not peek
speech-wat-aah-do-pawns = { $place-name }: { $number ->
        [one] { $number } pawn
       *[other] { $number } pawns
    }
speech-wat-aah-do-honour = { $player-name }
speech-wat-aah-do-target-player = { $player-name } (cards in hand: { $number })
speech-wat-aah-do-target-clan = { $player-name }, the { $clan-of } clan: { $cards }
speech-wat-aah-do-target-card = { $player-name }, the { $clan-of } clan: { $card-name }
speech-wat-aah-do-card-pick = Pick { $what }
speech-wat-aah-do-card-discard = Discard { $what }
speech-wat-aah-do-card-offer = Give { $what }
speech-wat-aah-do-card-take = Take { $what }
speech-wat-aah-do-card-keep = Keep { $what }
speech-wat-aah-do-card-spare = Let { $what } stay
speech-wat-aah-do-card-pardon = Pardon { $what }
speech-wat-aah-do-card-give = Give { $what }
speech-wat-aah-group-ronin = Ronin
speech-wat-aah-group-yokai = Yokai

## Advice to a newcomer

speech-wat-aah-advice = { $number } more strength for your total.
speech-wat-aah-advice-fourth = It is your fourth clan: the round ends.
