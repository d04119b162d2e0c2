### What every game says: names of games, refusals, and errors in files, options and logs.

## Names

step-over = Match over

# The last step of a list: a, b and c.
list-last = { $list } and { $item }

## Refused actions

refused-not-legal-now = This is not legal now: { $action }. Choose one of the actions on offer.
refused-not-now = This is not possible now. Choose one of the actions on offer.
refused-not-your-turn = It is not your turn: another seat owes a choice first.
refused-match-is-over = The match is over: nobody can act any more.
refused-no-such-seat = There is no seat { $seat }: seats are numbered from 0 to { $last }.
refused-nothing-to-undo = There is nothing you may take back: only your own last action can be undone, and only until something is revealed or another seat acts in the open.

## Notation

notation-empty = Nothing was written. Give an action, or several with “;” between them.
notation-unknown-verb = “{ $word }” is no action. An action begins with one of: { $known }.
notation-unknown-ability = “{ $word }” is no ability that can be named here. There are: { $known }.
notation-ambiguous = “{ $word }” may stand for several words: { $known }. Write more of the one you mean.
notation-bad-number = “{ $word }” is not a number that fits here. Write a whole number in digits.
notation-too-short = Something is missing after “{ $verb }”.
notation-too-long = “{ $word }” is one word too many here.

## Files

content-unreadable = { $file } cannot be read: { $problem }.
content-unknown-key = { $where }: there is no key “{ $key }”. Known keys: { $known }.
content-missing-key = { $where }: the key “{ $key }” is missing.
content-wrong-value = { $where }: “{ $key }” cannot be { $value }. Wanted: { $wanted ->
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
content-twice = { $where }: “{ $key }” has the value “{ $value }” more often than it may.
content-bad-id = { $where }: “{ $value }” cannot be an { $key }. Begin with a small letter, go on with small letters, digits and hyphens, and take no word that the notation needs.

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
option-no-such-lesson = There is no lesson “{ $lesson }”. Lessons: { $known }.
option-no-such-example = There is no example “{ $example }”. There are: { $known }.
lesson-over = The lesson is over.
lesson-only-read = This step is only read: go on without a choice.
lesson-choice-wanted = Choose something to go on.
lesson-wrong-before = Choice { $number } was wrong: try that step again first.
option-unknown = There is no option “{ $option }”. Known options: { $known }.
option-wrong-value = The option “{ $option }” cannot be “{ $value }”. Possible values: { $known }.
option-wrong-seats = This game cannot be played with that number of seats: { $seats }. Possible: { $known }.

## Positions

position-unknown-key = “{ $key }” cannot stand in a position. Write key=value with one of the keys: { $known }.
position-twice = “{ $key }” is given twice in the position. Give it once.
position-bad-number = { $key }={ $value }: a whole number from { $low } to { $high } is needed here.
position-bad-word = { $key }: “{ $value }” does not fit here. Possible: { $known }.

## Chance

chance-cannot-answer = Chance cannot answer “{ $answer }”: it is none of the outcomes possible here.

## Logs

replay-not-json = The log is not JSON: { $problem }.
replay-not-a-log = This is not the log of a match: a JSON object with header, opening, moves and end is needed.
replay-missing = { $entry ->
        [0] The log has no proper “{ $key }”.
       *[other] Entry { $entry } of the log has no proper “{ $key }”.
    }
replay-other-format = The log has format { $found }; this version reads format { $known }.
replay-other-rules = The log was written by rules version { $found }; this program has version { $known } and will not guess.
replay-other-content = The log was played on other content ({ $found }) than its options give here ({ $known }).
replay-other-seed = The seed in the log is not the one that its header committed to.
replay-header-changed = The header of the log was changed: the match it describes has another one.
replay-wrong-start = The log does not begin with the state that its header leads to.
replay-bad-entry = Entry { $entry } of the log is not a move: it needs a seat, an action and a hash.
replay-refused = Entry { $entry } of the log is no legal move.
replay-other-chance = Entry { $entry } of the log: chance answered differently.
replay-wrong-hash = Entry { $entry } of the log leads to another state than the log says.
replay-wrong-link = Entry { $entry } of the log does not follow from the one before it: one of them was changed.
replay-cut = The log does not fit its end, from entry { $entry } on. Moves that the end speaks of: { $moves }; moves there are: { $found }.

## Optional parts

extra-missing = This needs { $module }, which is not installed: pip install "kagemusha[{ $extra }]".

## Many matches

arena-worker-lost = A worker process died after { $done } of { $total } matches. Try fewer workers.
arena-unit-lost = A worker process died; matches that were finished before are kept where --out is given, and the same command goes on from there.
arena-bot-twice = The bot “{ $bot }” is named twice. Name each bot once: each meets itself where that is needed.
arena-too-few-bots = A contest here needs { $least ->
        [one] a bot
       *[other] { $least } different bots
    } or more; there { $number ->
        [one] is { $number }
       *[other] are { $number }
    }.
arena-pair-unknown = “{ $bot }” is to meet somebody, but is none of the bots of the contest: { $known }.
arena-often-wrong = { $pair } are to play { $number } times as many deals as others. That number is 1 or more.
arena-test-needs-two = A test is between two bots, on two seats that play against each other.
arena-other-code = A worker has other bots or rules ({ $found }) than this program ({ $known }). Install the same version on every machine.
arena-store-damaged = { $file } is damaged in line { $line }. Take another folder.
arena-store-other = { $folder } holds another contest: “{ $key }” is { $found } there and { $wanted } here. Give the same command as before, or another folder.
arena-store-other-code = { $folder } holds a contest of other bots or rules: the code has changed since. Take another folder.
arena-store-busy = Somebody is writing into { $folder } already. Wait until that contest is over, or take another folder.
arena-no-cluster = There is no Ray cluster at { $address }: { $problem }
arena-no-levels = There are no levels of play for { $game } yet.

# A game without texts of its own.
speech-generic-task = It is your turn: choose.
