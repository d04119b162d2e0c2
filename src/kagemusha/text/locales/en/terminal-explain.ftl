### Explain on the command line: what a bot would play in a position, how often, and why.

terminal-help-explain =
    Say what a bot would play in a position: its plans and how often it plays each, the chance of winning with each, and its reason. If several seats choose at the same time, each is explained from what it knows. Name a game and, optionally, a position; or name a file with a match and a point in it.
terminal-help-explain-short = Say what a bot would play in a position, and why.
terminal-help-explain-examples =
    kagemusha explain seven-ronin --position "round=3 ninja=green:2"
    kagemusha explain seven-ronin --seat attacker --work 3
    kagemusha explain my-match.json --at 12
    kagemusha explain wat-aah --seats 3 --json -
    kagemusha explain seven-ronin --bot champion
terminal-option-explain-what = A game, or a file with a match. Default: the first game.
terminal-option-explain-at = In a match: after this many entries of its log. Default: its last position.
terminal-option-explain-seat = The seat to explain. Default: every seat that has to choose.
terminal-option-explain-bot = The bot that explains: a level, or champion in 7 Ronin and WAT-AAH!. Default: the strongest level.
terminal-explain-chance = Chance of winning if everybody continues like the bot “{ $level }”: { $chance }.
terminal-explain-vague = Chance of winning, in the bot’s opinion: { $word }.
terminal-explain-value = Its own value of the position, which is not calibrated: { $number } % (± { $error }).
terminal-explain-chosen = It would play: { $words }
terminal-explain-mixture = How often { $bot } plays each plan, the chance with it by its own values, and the plan:
terminal-explain-plans = The part of the search of { $bot } that each plan got, the chance with it by its own values, and the plan:
terminal-explain-rest = Rarer plans: { $number }, together { $share }.
terminal-error-explain-at = --at belongs to a file with a match. For a game use --position.
terminal-error-explain-log = A match in a file has its own options and positions: use --at N instead.
terminal-error-explain-moves = There is no entry { $number }: the log of this match has { $most }.
terminal-error-explain-over = Nobody has to choose here: the match is over. For an earlier point of a match use --at N.
