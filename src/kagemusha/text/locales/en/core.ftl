### What every game says: names of games, refusals, and errors in files, options and logs.

## Names

step-over = Match over

# The last step of a list: a, b and c.
list-last = { $list } and { $item }

## Refused actions

refused-not-legal-now = This is not legal now: { $action }. Choose one of the actions on offer.
refused-not-now = This is not possible now. Choose one of the actions on offer.
refused-not-your-turn = It is not your turn: another player must choose first.
refused-match-is-over = The match is over: no more actions are possible.
refused-no-such-seat = There is no seat { $seat }: seats are numbered from 0 to { $last }.
refused-nothing-to-undo = You have nothing to undo. You can undo only your own last action, and only until something is revealed or another player acts openly.

## Notation

notation-empty = Nothing was entered. Enter one action, or several separated by “;”.
notation-unknown-verb = “{ $word }” is not an action. An action begins with one of: { $known }.
notation-unknown-ability = “{ $word }” is not an ability that can be named here. Choose one of: { $known }.
notation-ambiguous = “{ $word }” could mean several words: { $known }. Type more letters.
notation-bad-number = “{ $word }” is not a valid number here. Write a whole number in digits.
notation-too-short = Something is missing after “{ $verb }”.
notation-too-long = “{ $word }” is one word too many here.

## Files

content-unreadable = { $file } cannot be read: { $problem }.
content-unknown-key = { $where }: there is no key “{ $key }”. Known keys: { $known }.
content-missing-key = { $where }: the key “{ $key }” is missing.
content-wrong-value = { $where }: “{ $key }” cannot be { $value }. Expected: { $wanted ->
        [int] a whole number
        [str] a text in quotation marks
        [bool] true or false
        [list] a list
        [table] a table
       *[other] { $wanted }
    }.
content-wrong-count = { $where }: there must be { $low } to { $high } entries of “{ $key }”, but there { $found ->
        [one] is { $found }
       *[other] are { $found }
    }.
content-twice = { $where }: “{ $key }” has the value “{ $value }” more often than allowed.
content-bad-id = { $where }: “{ $value }” cannot be an { $key }. Start with a lowercase letter, continue with lowercase letters, digits and hyphens, and do not use a reserved word of the notation.

## Options

option-no-such-game = There is no game “{ $game }”. Known games: { $known }.
option-no-such-locale = There is no language “{ $locale }”. Known languages: { $known }.
option-no-such-bot = There is no bot “{ $bot }”. Known bots: { $known }.
bot-cannot-decide = “{ $bot }” is not a bot: it has no method “decide”.
bot-not-imported = The bot “{ $bot }” cannot be loaded: { $problem }. A bot is named as module:Class.
bot-only-here = The bot “{ $bot }” exists only in this process. Use one process, or a class that can be imported.
bot-program-missing = The bot “{ $command }” does not start: { $problem }.
bot-program-ended = The bot “{ $command }” ended without an answer (exit code { $code }).
bot-program-answer = The bot “{ $command }” did not answer with a plan: { $line }
option-no-puzzles = There are no puzzles for { $game }.
option-no-such-puzzle = There is no puzzle “{ $puzzle }” for { $game }.
puzzle-no-such-choice = “{ $choice }” is no choice of this puzzle. Choices: { $known }.
puzzles-other-seed = { $file } was begun with the seed { $seed }. Use that seed, or another file.
option-no-such-lesson = There is no lesson “{ $lesson }”. Lessons: { $known }.
option-no-such-example = There is no example “{ $example }”. Known examples: { $known }.
lesson-over = The lesson is over.
lesson-only-read = This step is for reading only: continue without a choice.
lesson-choice-wanted = Choose something to continue.
lesson-wrong-before = Choice { $number } was wrong: try that step again first.
option-unknown = There is no option “{ $option }”. Known options: { $known }.
option-wrong-value = The option “{ $option }” cannot be “{ $value }”. Possible values: { $known }.
option-wrong-seats = This game cannot be played with that number of seats: { $seats }. Possible: { $known }.

## Positions

position-unknown-key = “{ $key }” cannot be used in a position. Write key=value with one of the keys: { $known }.
position-twice = “{ $key }” is given twice in the position. Give it once.
position-bad-number = { $key }={ $value }: a whole number from { $low } to { $high } is needed here.
position-bad-word = { $key }: “{ $value }” does not fit here. Possible: { $known }.

## Chance

chance-cannot-answer = Chance cannot answer “{ $answer }”: it is not one of the outcomes that are possible here.

## Logs

replay-not-json = The log is not JSON: { $problem }.
replay-not-a-log = This is not a match log: a JSON object with header, opening, moves and end is needed.
replay-missing = { $entry ->
        [0] The log has no valid “{ $key }”.
       *[other] Entry { $entry } of the log has no valid “{ $key }”.
    }
replay-other-format = The log has format { $found }; this version reads format { $known }.
replay-other-rules = The log was written by rules version { $found }; this program has version { $known } and cannot replay it.
replay-other-content = The log was played with different content ({ $found }) than its options give here ({ $known }).
replay-other-seed = The seed in the log is not the one committed to in its header.
replay-header-changed = The header of the log was changed: the match it describes has another one.
replay-wrong-start = The log does not start with the state that follows from its header.
replay-bad-entry = Entry { $entry } of the log is not a move: it needs a seat, an action and a hash.
replay-refused = Entry { $entry } of the log is not a legal move.
replay-other-chance = Entry { $entry } of the log: chance answered differently.
replay-wrong-hash = Entry { $entry } of the log leads to a different state than the log states.
replay-wrong-link = Entry { $entry } of the log does not follow from the one before it: one of them was changed.
replay-cut = The log does not match its end, from entry { $entry } on. The log should have { $moves } moves but has { $found }.

## Optional parts

extra-missing = This needs { $module }, which is not installed: pip install "kagemusha[{ $extra }]".
torch-missing = This needs PyTorch, which is not installed: pip install torch

## Many matches

arena-worker-lost = A worker process died after { $done } of { $total } matches. Try fewer workers.
arena-matchup-lost = A worker process died. With --out, finished matches are kept, and the same command resumes from there.
arena-bot-twice = The bot “{ $bot }” is listed twice. List each bot once: it plays itself where needed.
arena-too-few-bots = A contest here needs { $least ->
        [one] a bot
       *[other] { $least } different bots
    } or more; there { $number ->
        [one] is { $number }
       *[other] are { $number }
    }.
arena-pair-unknown = “{ $bot }” should be paired, but is not one of the bots of the contest: { $known }.
arena-often-wrong = { $pair } cannot play { $number } times as many deals as others: this number must be 1 or more.
arena-test-needs-two = A test is between two bots, on two seats that play against each other.
arena-other-code = A worker has different bots or rules ({ $found }) than this program ({ $known }). Install the same version on every machine.
arena-store-damaged = { $file } is damaged at line { $line }. Use another folder.
arena-store-other = { $folder } contains other matches: “{ $key }” is { $found } there and { $wanted } here. Give the same command as before, or use another folder.
arena-store-other-code = { $folder } contains matches of different bots or rules: the code has changed since. Use another folder.
arena-store-busy = Another process is already writing into { $folder }. Wait until it is done, or use another folder.
arena-no-cluster = There is no Ray cluster at { $address }: { $problem }
arena-no-levels = There are no levels of play for { $game } yet.

## Datasets

dataset-not-one = { $file } is not a dataset, or it is damaged.
dataset-other-format = { $file } has format { $found }; this version reads format { $known }.
dataset-other-rules = { $file } was played by rules version { $found }; this program has version { $known }.
dataset-other-content = { $file } was played with different content ({ $found }) than its options give here ({ $known }).
dataset-other-actions = { $file } numbers the actions differently than this program.
dataset-wrong-match = Match { $match } of { $file } is not what its line says.
dataset-cut = { $file } should have { $known } matches but has { $found }.
dataset-no-sample = There is no sample of matches of { $game }.
dataset-part-damaged = { $file } is damaged at line { $line }. Remove it, or use another file.
dataset-part-other = { $file } contains other matches: “{ $key }” is { $found } there and { $wanted } here. Give the same command as before, or use another file.
dataset-part-other-code = { $file } contains matches of different bots or rules: the code has changed since. Use another file.
dataset-part-busy = Another process is already writing into { $file }.

## Kagemusha-Bench

benchmark-no-such-task = There is no task “{ $task }”. There are: { $known }.
benchmark-needs-networks = This solver needs PyTorch and what OpenSpiel uses beside it: pip install torch dm-tree ({ $problem })
benchmark-no-such-solver = There is no solver “{ $agent }” ({ $problem }). There are: { $known }, or module:function.
benchmark-not-a-line = Line { $line } of { $file } is not a line of a leaderboard: { $problem }
benchmark-no-opponent = “{ $agent }” is the only opponent in { $task }, and no agent meets itself.

## Training

policy-not-one = { $file } has no trained weights: { $problem }
policy-other-layout = { $file } was trained for another game, other options or another version, or it was changed.
training-other = { $folder } contains a training with other settings. Give the same command as before, or use another folder.

# A game without texts of its own.
speech-generic-task = It is your turn: choose.
