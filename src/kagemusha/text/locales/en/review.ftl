### Hints while a match runs, and a match looked back on.

## What is refused

review-no-thinker = No bot of this game can say why it chooses what it chooses. There are: { $known }.
review-bot-is-silent = The bot “{ $bot }” cannot say why it chooses what it chooses. Take a level: novice, skilled or master.
review-not-over = The match is not over yet: only a finished match is looked back on.
review-too-many = { $number } matches are being looked back on already. Try again later.
review-too-many-yours = You are having { $number } matches looked back on already. Wait for one of them.
review-not-yours = Somebody else has begun to look back on this match: only they can stop it.
hint-people = There are no hints in a match between people: every other seat must be held by a bot.
hint-no-answer = The bot had no answer in time. Ask again.

## What is said of a chance

review-chance = { $number } %
review-chance-range = { $number } % ({ $low } to { $high })
review-chance-words = { $word ->
        [lost] almost lost
        [behind] behind
        [even] about even
        [ahead] ahead
        [won] almost won
       *[open] open
    }
review-whose = Chances if everybody goes on like the bot “{ $level }”; in brackets the 95 % interval.
review-not-calibrated = No numbers: chances are not calibrated for this mode. The words are the bot’s own opinion.
review-points = { $number-sign ->
        [minus] −{ $number-size }
       *[plus] +{ $number-size }
    } points

## In the terminal

terminal-help-review =
    Look back on a match that was played: the chance of winning before and after every decision, by what the seat knew then, the better choices, and the moments that turned the match. Ctrl-C ends it with what was looked at.
terminal-help-review-short = Which decisions won or lost a match.
terminal-help-review-examples =
    kagemusha review my-match.json
    kagemusha review my-match.json --work 0.2 --all
    kagemusha review my-match.json --bot skilled --json review.json
terminal-option-review-bot = The bot that looks at the decisions. Default: the strongest.
terminal-option-review-work = How much it thinks: 1 is what the bot does in a match. Default: 1.
terminal-option-review-all = Show what else could be done at every decision, not only where it matters.
terminal-error-work = “{ $value }” is no amount of work. Write a number from { $low } to { $high }.
terminal-review-looking = Looking
terminal-review-progress = { $done } of { $total } decisions
terminal-review-title = { $game }, looked at by { $bot }: { $number ->
        [one] { $number } decision
       *[other] { $number } decisions
    }
terminal-review-partly = Only { $number } of { $total } were looked at.
terminal-review-legend = For each: the entries of the log, the seat, its chance of winning before and after, and what it did. ! is a mistake, !! a grave one; (=) is what was played, with the part of the time in which the bot would do the same.
terminal-review-unknown = not reckoned
terminal-review-part = the bot: { $number } % of the time
terminal-review-turns = What turned the match
terminal-review-mark = { $kind ->
        [mistake] Entry { $move }: a mistake by { $name } ({ $points })
        [blunder] Entry { $move }: a grave mistake by { $name } ({ $points })
       *[turn] Entry { $move }: what was shown or drawn, or others did, changed the chance of { $name } ({ $points })
    }
terminal-review-no-turns = Nothing turned it: no decision and no surprise changed a chance by much.
terminal-review-account = Where the result came from
terminal-review-account-line = { $name }: start { $start } %, dice and deal { $luck }, choices of the others { $others }, own decisions { $own } = { $result } %
terminal-review-account-part = { $points } (± { $error })
terminal-review-how-to-look = Look at such a moment with:
terminal-hint-plan = Hint: { $words }
terminal-hint-type = Type: { $notation }
terminal-hint-chance = Your chance of winning if everybody goes on like the bot “{ $level }”: { $chance }.
terminal-hint-vague = Your chance of winning: { $word }. Too uncertain for a number.
terminal-hint-not-calibrated = The bot’s opinion: { $word }.
