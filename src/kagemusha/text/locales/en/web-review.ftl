### The review of a match: chances, decisions, turning points.

web-review-title = Review
web-review-about = A bot reviews every decision, based on what the player knew then, and shows where the match was won and lost.
web-review-start = Review the match
web-review-adviser = Reviewed by
web-review-stop = Cancel
web-review-progress = { $done } of { $total } decisions
web-review-chart = Chance of winning over the moves of the match
web-review-rounds = Round
web-review-move = Move { $move }
web-review-points = { $sign ->
        [minus] −{ $size }
       *[plus] +{ $size }
    } points
web-review-mark-mistake = Move { $move }: a mistake by { $name }, { $points }
web-review-mark-blunder = Move { $move }: a blunder by { $name }, { $points }
web-review-mark-turn = Move { $move }: a reveal, chance or another player changed the chance of { $name }, { $points }
web-review-key-mistake = mistake
web-review-key-blunder = blunder
web-review-key-turn = a swing the player did not cause
web-review-band = The pale bands show how uncertain the chances are (95 %).
web-review-table = All decisions as a table
web-review-column-move = Moves
web-review-column-seat = Player
web-review-column-played = Played
web-review-column-before = Before
web-review-column-after = After
web-review-column-chance = Chance
web-review-column-share = Bot
web-review-decision = The decision of { $name }
web-review-unknown = The bot did not estimate a chance here.
web-review-before = Chance before: { $before }
web-review-after = after the choice: { $after }
web-review-played = played
web-review-best = best
web-review-most-often = most often
web-review-share-played = { $played ->
        [never] The bot “{ $bot }” never plays this; it draws from { $number } other plans.
       *[some] The bot “{ $bot }” plays this { $share } of the time; it draws from { $number } plans.
    }
web-review-why = The bot about its choice: { $why }

## Turning points, in words

web-review-turns = Turning points
web-review-own = Decisions that mattered: { $total }. As good as the best, or nearly: { $good }. Mistakes: { $mistakes }.
web-review-no-turns = There were none: no single decision and no surprise changed a chance by much.
web-review-look = View this moment
web-review-round = Round { $number }, { $name }
web-review-told-mistake = A mistake.
web-review-told-blunder = A blunder.
web-review-told-slip = A small loss.
web-review-told-turn = Not a decision of this player: a reveal, chance or another player.
web-review-told-played = Played ({ $chance }): { $words }
web-review-told-better = Better ({ $chance }): { $words }
web-review-turning = The turning point:
web-review-whose = Chances if everybody continues like the bot “{ $level }”; in brackets the 95 % interval.
web-review-not-calibrated = The chances of the bot “{ $bot }” are not calibrated here: the curve and its points are only its own opinion.
web-review-refining = Getting more precise: { $done } of { $total }

## How the result came about

web-review-account = How the result came about
web-review-account-about = Result of { $name }: each part with its standard error, in percentage points
web-review-account-start = At the start
web-review-account-luck = Dice and deal
web-review-account-others = Choices of the others
web-review-account-own = Own decisions
web-review-account-result = Result
web-review-account-points = { $points } ± { $error }
