### Hints during a match, and reviews of finished matches.

## Refusals

review-no-thinker = No bot of this game can explain its choices. Known bots: { $known }.
review-bot-is-silent = The bot “{ $bot }” cannot explain its choices. Use a level: beginner, novice, skilled, expert or master.
review-not-over = Only finished matches can be reviewed.
review-too-many = { $number } reviews are already running. Try again later.
review-too-many-yours = You already have { $number } reviews running. Wait for one of them to finish.
review-not-yours = Somebody else started this review: only they can stop it.
hint-people = There are no hints in a match between people: every other seat must be played by a bot.
hint-no-answer = The bot did not answer in time. Ask again.

## Chances

review-chance = { $number } %
review-chance-little = less than 1 %
review-chance-range = { $number } % ({ $low } to { $high })
review-chance-words = { $word ->
        [lost] almost lost
        [behind] behind
        [even] about even
        [ahead] ahead
        [won] almost won
       *[open] not clear yet
    }
review-whose = Chances if everybody continues like the bot “{ $level }”; in brackets the 95 % interval.
review-not-calibrated = No numbers: the chances of the bot “{ $bot }” are not calibrated here. The words are its own opinion.
review-points = { $number-sign ->
        [minus] −{ $number-size }
       *[plus] +{ $number-size }
    } points

## In the terminal

terminal-help-review =
    Review a finished match: the chance of winning before and after every decision, based on what the seat knew then, the better choices, and the turning points. Ctrl-C stops and prints the results so far.
terminal-help-review-short = Find the decisions that won or lost a match.
terminal-help-review-examples =
    kagemusha review my-match.json
    kagemusha review my-match.json --work 0.2 --all
    kagemusha review my-match.json --bot skilled --json review.json
terminal-option-review-bot = The bot that rates the decisions: a level, or champion in 7 Ronin and WAT-AAH!. Default: the strongest level.
terminal-option-review-work = How much it thinks, relative to a match. Default: 1.
terminal-option-review-all = Show the alternatives to every decision, not only to important ones.
terminal-error-work = “{ $value }” is not a valid amount of work. Write a number from { $low } to { $high }.
terminal-review-looking = Reviewing
terminal-review-progress = { $done } of { $total } decisions
terminal-review-title = { $game }, reviewed by { $bot }: { $number ->
        [one] { $number } decision
       *[other] { $number } decisions
    }
terminal-review-partly = Only { $number } of { $total } were reviewed.
terminal-review-legend = For each: the entries of the log, the seat, its chance of winning before and after, and what it did. ! is a mistake, !! a blunder; (=) is what was played. Where the bot draws its plan: how often it plays each.
terminal-review-unknown = not estimated
terminal-review-part = the bot: { $share } of the time
terminal-review-share-played = { $played ->
        [never] The bot “{ $bot }” never plays this; it draws from { $number } other plans.
       *[some] The bot “{ $bot }” plays this { $share } of the time; it draws from { $number } plans.
    }
terminal-review-turns = Turning points
terminal-review-mark = { $kind ->
        [mistake] Entry { $move }: a mistake by { $name } ({ $points })
        [blunder] Entry { $move }: a blunder by { $name } ({ $points })
       *[turn] Entry { $move }: a reveal, chance or another player changed the chance of { $name } ({ $points })
    }
terminal-review-no-turns = There were none: no decision and no surprise changed a chance by much.
terminal-review-account = How the result came about
terminal-review-account-line = { $name }: start { $start } %, dice and deal { $luck }, choices of the others { $others }, own decisions { $own } = { $result } %
terminal-review-account-part = { $points } (± { $error })
terminal-review-how-to-look = View such a moment with:
terminal-hint-plan = Hint: { $words }
terminal-hint-type = Type: { $notation }
terminal-hint-chance = Your chance of winning if everybody continues like the bot “{ $level }”: { $chance }.
terminal-hint-vague = Your chance of winning: { $word }. Too uncertain for a number.
terminal-hint-not-calibrated = The bot’s opinion: { $word }.
