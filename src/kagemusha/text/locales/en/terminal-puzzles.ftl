### Puzzles in the terminal.

terminal-help-puzzles = Puzzles: positions from matches of strong bots, as one seat knows them. Solve those that come with the games, or look for new ones.
terminal-help-puzzles-short = Solve puzzles, or look for new ones.
terminal-help-puzzles-examples =
    kagemusha puzzles play seven-ronin
    kagemusha puzzles play wat-aah --daily
    kagemusha puzzles make wat-aah --number 20
terminal-help-puzzles-play =
    Solve puzzles. An answer is judged by the chance of winning that it loses compared with the best one, averaged over everything that may be hidden. It is right if it cannot be distinguished from the best. Then the line is played out. Only the first answer counts.
terminal-help-puzzles-play-short = Solve puzzles.
terminal-help-puzzles-play-examples =
    kagemusha puzzles play seven-ronin --theme defence
    kagemusha puzzles play wat-aah --daily
    kagemusha puzzles play era-of-the-ninja --streak
terminal-help-puzzles-make =
    Look for puzzles in matches of bots. A position is kept if few choices are right and every other choice is clearly worse, in a quick search, with another seed and in a longer search. At most half of the puzzles are easy. The same seed finds the same puzzles. After Ctrl-C, the same command resumes.
terminal-help-puzzles-make-short = Look for new puzzles in matches of bots.
terminal-help-puzzles-make-examples =
    kagemusha puzzles make wat-aah --number 20 --seed 7 --out mine.jsonl
terminal-help-puzzles-verify =
    Let another bot solve puzzles: first as in a match, then with a search that also plays the next round. Puzzles in which it chooses something else are listed.
terminal-help-puzzles-verify-short = Let another bot solve puzzles.
terminal-help-puzzles-verify-examples =
    kagemusha puzzles verify seven-ronin
    kagemusha puzzles verify seven-ronin --file mine.jsonl --out verified.jsonl
terminal-option-puzzles-theme = Only puzzles with this theme.
terminal-option-puzzles-daily = Only the puzzle of the day, the same for everyone.
terminal-option-puzzles-streak = One after another, until an answer is wrong.
terminal-option-puzzles-number = How many puzzles the file should have. Default: 100.
terminal-option-puzzles-seed = The seed for the matches that are played. Default: 1.
terminal-option-puzzles-out = The file to add them to, one per line. Default: build/puzzles/GAME.jsonl.
terminal-option-puzzles-measure = First measure the difficulty of the puzzles in the file again, judge puzzles made with other rules or cards again, and drop those that fail, as well as easy ones beyond half of the number.
terminal-option-puzzles-file = The file with the puzzles. Default: those that come with the game.
terminal-option-puzzles-bot = The bot. Default: the champion of the game if it has one, otherwise its strongest level.
terminal-option-puzzles-verified = A file for the puzzles that the bot solves; this may be the same file.
terminal-help-puzzle =
    show        give up: the best choice and what follows
    hint        what the puzzle is about
    board, log, rules, why … work as in a match
    quit        stop
terminal-puzzles-looking = Looking for puzzles
terminal-puzzles-progress = { $done } of { $total } puzzles
terminal-puzzles-found = Puzzles: { $number }. Matches: { $matches }. File: { $file }
terminal-puzzles-resume = The same command resumes from here.
terminal-puzzles-verify-looking = Verifying puzzles
terminal-puzzles-verify-progress = { $done } of { $total } puzzles
terminal-puzzles-verify-other = Puzzle { $id }: right is { $right }, but the bot chooses { $choice }.
terminal-puzzles-verified = The bot “{ $bot }” solves { $number } of { $total } puzzles.
terminal-error-no-puzzles = “{ $file }” has no puzzles of this game.
terminal-puzzles-easy = Puzzle { $id }, easy
terminal-puzzles-medium = Puzzle { $id }, medium
terminal-puzzles-hard = Puzzle { $id }, hard
terminal-puzzles-ask = You are { $seat }. What is your best choice? “show” gives up, “hint” names the theme, “quit” stops.
terminal-puzzles-best = Right! Nothing wins more often.
terminal-puzzles-right = Right! It loses { $loss }: too little to tell it from the best choice.
terminal-puzzles-mistake = Not the best: it loses { $loss } of your chance to win.
terminal-puzzles-blunder = A blunder: it loses { $loss } of your chance to win.
terminal-puzzles-loss = { $number } % ± { $margin }
terminal-puzzles-level = With the best choice: { $number } % to win, if everyone continues like the bot “{ $level }”. Losses with 95 % intervals.
terminal-puzzles-engine = With the best choice: { $number } % to win, by the engine. Losses with 95 % intervals.
terminal-puzzles-themes = Themes: { $themes }
terminal-puzzles-enter = Enter for the next puzzle, or “quit”>
terminal-puzzles-count = { $right } of { $number } puzzles right at the first try.
terminal-puzzles-run = Streak: { $number }
terminal-puzzles-streak-over = Your streak: { $number }. Your best: { $best }.
