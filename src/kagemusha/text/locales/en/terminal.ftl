### The command line and the terminal table.

## Questions and answers

terminal-yes = yes
terminal-no = no
terminal-ask-intro = Enter takes the choice in brackets.
terminal-ask-side = Which side do you play?
terminal-ask-bot = Against which bot?
terminal-ask-number = Number [{ $default }]:
terminal-ask-again = Type one of these numbers: { $known }. Or press Enter.

## A match

terminal-seat-you = { $name }: you
terminal-seat-bot = { $name }: { $called }, the bot { $bot }
terminal-seat-person = { $name }: a person at this keyboard
terminal-greeting = Type “help” for what you can do, “rules intro” for the game on one page, “quit” to stop and go on later.
terminal-resumed = The match goes on after { $number ->
        [0] its opening
        [one] { $number } move
       *[other] { $number } moves
    }.
terminal-hint = Type “help” for what you can do here.
terminal-undone = Taken back: { $action }.
terminal-hand-over = Hand the keyboard over. { $name }, press Enter when only you can see the screen.
terminal-hand-over-undo = (Before that, “undo” takes back what you did last.)
terminal-result-you-won = You win as { $name }: { $reason }.
terminal-result-you-lost = You lose. { $name } wins: { $reason }.
terminal-result-won = { $name } wins: { $reason }.
terminal-result-you-lost-too = You lose: { $reason }.
terminal-result-nobody = Nobody wins: { $reason }.
terminal-log-saved = The log of the match is in
terminal-how-to-replay = Look through it again with:
terminal-match-saved = The match is saved in
terminal-how-to-resume = Go on with it:
terminal-not-saved = The match could not be saved. { $problem }
terminal-copy-saved = A copy is saved in { $file }
terminal-nothing-to-resume = There is no unfinished match to resume. Name a file, or start a new match.

terminal-plan-ready = Ready: “seal” will accept this plan.
terminal-plan-not-ready = Not ready yet, { $number ->
        [one] { $number } rule is broken:
       *[other] { $number } rules are broken:
    }
terminal-plan-refused = The plan stays open, { $number ->
        [one] { $number } rule is broken:
       *[other] { $number } rules are broken:
    }
terminal-plan-confirm = Seal this plan?
terminal-plan-open = The plan stays open.

terminal-menu-group = { $name } ({ $number } ways) …
terminal-menu-back = Type a number, or “back” for all abilities.
terminal-menu-range = Type a number from 1 to { $last }, or a move in notation.
terminal-missing-after = After “{ $verb }” something is missing. Possible now: { $known }.
terminal-unknown-now = “{ $word }” is not known here. Possible now: { $known }.
terminal-not-now = “{ $verb }” is not possible now. An action begins with one of: { $known }.

terminal-why-usage = Write the move after it, for example: why yumi
terminal-why-legal = Nothing forbids it: this is legal now.
terminal-log-usage = Write “log”, “log 30” or “log all”.
terminal-rules-usage = “rules R7.3” shows one of them, “rules intro” the game on one page, “rules editions” what differs.
terminal-save-usage = Name a file: save my-match.json
terminal-position-hidden = The position line holds both plans, so there is none while plans are secret. Ask again after the reveal.
terminal-no-topic = There is no help on “{ $topic }”. Topics: { $topics }.

## Help in a match

terminal-help-menu = Choose from the list: type the number of a line, or its notation as it stands on the right, for example “{ $example }”.
terminal-help-commands =
    At any time:
      board, list         the board; the same as a plain list
      log, log 30         what happened, with the ids of the rules
      rules, rules R7.9   the rules; one of them
      why MOVE            which rule forbids a move, and what it says
      hint                what the strongest bot would do here, and why
      undo                take back, until a reveal or a move of the other side
      position            the position as one line, to start from with --position
      save FILE           keep a copy
      quit                stop; the match is saved and can be resumed
      resume, resume FILE keep this match and go on with another
terminal-help-topics = More: help TOPIC, with one of { $topics }.
terminal-help-saving =
    The match is saved by itself before each of your decisions, with every change of a plan, and when you leave with “quit”, Ctrl-D or Ctrl-C.
    “kagemusha play --resume” goes on with the match you left last, “kagemusha play --resume FILE” with any other.
    The file holds the whole log, the secret plans of the other side too: looking into it spoils the game.

## Replay and verify

terminal-seat-all = everything
terminal-seat-spectator = a spectator
terminal-replay-page = Entry { $number } of { $last }, seen by: { $name }
terminal-replay-range = The log has entries 0 to { $last }.
terminal-replay-end = This is the end of the log.
terminal-replay-help = Enter or n: next; p: back; a number: that entry; end: the last; view attacker, defender, spectator or all; board; log: everything up to here; q: quit.
terminal-verify-ok = ok  { $file }: { $game }, { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }, { $ended }
terminal-verify-running = not finished
terminal-verify-won = { $name } won: { $reason }
terminal-verify-nobody = nobody won: { $reason }

## Simulation

terminal-playing = Playing
terminal-rate = { $number }/s
terminal-time-left = left
terminal-progress = { $done } of { $total }, { $rate } a second, { $seconds } s left
terminal-simulated = { $game }: { $number ->
        [one] { $number } match
       *[other] { $number } matches
    } in { $seconds } s ({ $rate } a second), seed { $seed }
terminal-interrupted = Interrupted: { $number } of { $total } matches were played.
terminal-written = Written: { $file }
terminal-figures-title = { $held } ({ $number ->
        [one] { $number } match
       *[other] { $number } matches
    })
terminal-figures-both-sides = Both ways of sitting together
terminal-figures-matches = matches
terminal-figures-interval = 95 % interval
terminal-figures-wins = { $name } wins
terminal-figures-nobody = Nobody wins: { $reason }
terminal-figures-shared = { $names } win together: { $reason }
terminal-figures-bot = The bot { $bot } wins
terminal-figures-rounds = Rounds: { $mean } on average, median { $median }, 90 % from { $low } to { $high }
terminal-figures-decisions = Choices: { $mean } on average, median { $median }, 90 % from { $low } to { $high }

## Balance

terminal-balance-seat = By seat
terminal-balance-order = By order of play
terminal-balance-place = { $number ->
        [1] Who began
        [2] Second in turn
        [3] Third in turn
        [4] Fourth in turn
       *[other] Number { $number } in turn
    }
terminal-balance-by-round = { $name }: rounds won
terminal-balance-endings = How matches ended
terminal-balance-scores = Scores
terminal-balance-all = All players
terminal-balance-winners = Winners
terminal-balance-lengths = Length
terminal-balance-turns = Turns
terminal-balance-rounds = Rounds
terminal-balance-decisions = Choices
terminal-balance-watching = Left of the match for those who are out, in %
terminal-balance-range = { $name }: { $mean } on average ({ $low } to { $high }), least { $least }, quartiles { $first }, { $median }, { $third }, most { $most }
terminal-balance-column-matches = matches %
terminal-balance-column-rounds = rounds
terminal-balance-column-uses = uses
terminal-balance-column-wins = wins %
terminal-balance-mean = on average
terminal-balance-evenness = Chi-square { $value } with { $freedom } degrees of freedom: if all were equal, chance would spread them as far in { $chance } % of such reports.
terminal-balance-legend = Wins are those of whoever had the card, or sat there. + and - mark what lies clearly above or below the average of its group: the 95 % interval does not hold it. Of twenty that are in line, one is marked by chance.

## Help pages of the commands

terminal-help-usage = Usage:
terminal-help-arguments = Arguments
terminal-help-options = Options
terminal-help-subcommands = Commands
terminal-help-examples = Examples:

terminal-help-main =
    Kagemusha: tabletop games of ninja and samurai. Play them, let bots play them by the thousand, replay and verify every match.

    Start with these:
      kagemusha                         all games in your browser
      kagemusha learn seven-ronin       lessons to play, from the first move on
      kagemusha play seven-ronin        a match against a bot
      kagemusha play wat-aah            the card game, against one to three bots
      kagemusha play era-of-the-ninja   the castle, alone or against bots
      kagemusha rules seven-ronin       the rules to read
      kagemusha simulate seven-ronin    bots against each other
terminal-help-play =
    Play a match in the terminal, against bots or with several people at one keyboard. At a terminal and without options it asks for what it needs to know.
terminal-help-play-short = Play a match in the terminal.
terminal-help-play-examples =
    kagemusha play seven-ronin
    kagemusha play seven-ronin --side defender --edition pl --bot random
    kagemusha play seven-ronin --hot-seat --spy
    kagemusha play wat-aah --guided
    kagemusha play wat-aah --mode grand-master --seats 3
    kagemusha play era-of-the-ninja --seats 1
    kagemusha play era-of-the-ninja --seats 4 --nvn --reinforcements
    kagemusha play seven-ronin --board my.toml --seed 7
    kagemusha play seven-ronin --position "round=5 reserves=17 ninja=passage:2"
    kagemusha play --resume
    kagemusha play --resume my-match.json
terminal-help-learn =
    Learn a game in short playable lessons: without a game it lists the courses, without a lesson it lists the lessons of a game and goes on where you left. Progress is kept.
terminal-help-learn-short = Learn a game in playable lessons.
terminal-help-learn-examples =
    kagemusha learn
    kagemusha learn seven-ronin
    kagemusha learn seven-ronin first-attack
terminal-help-simulate =
    Let bots play many matches and print who won how often, by side and by way of ending, with 95 % intervals. The same seed gives the same result on any number of workers. Ctrl-C ends it with what was done.
terminal-help-simulate-short = Let bots play many matches; wins with intervals.
terminal-help-simulate-examples =
    kagemusha simulate seven-ronin --bots random,greedy --games 10000 --workers 2
    kagemusha simulate seven-ronin --bots greedy,greedy --edition fr --seed 7
    kagemusha simulate seven-ronin --games 500 --json result.json --csv matches.csv
    kagemusha simulate seven-ronin --games 500 --json - | jq .wins_by_bot
terminal-help-balance =
    Let the same bot play on every seat, many matches, and print what that says of the game, with 95 % intervals: wins by seat and by who began, scores, lengths, and for each card how often it was met and how often those who had it won. What is clearly out of line is marked. The same seed gives the same result on any number of workers. Ctrl-C ends it with what was done.
terminal-help-balance-short = Seats, first player, cards: what is out of line.
terminal-help-balance-examples =
    kagemusha balance wat-aah --games 2000 --seed 1
    kagemusha balance wat-aah --mode grand-master --seats 3 --json result.json
    kagemusha balance wat-aah --bot random --csv cards.csv
    kagemusha balance seven-ronin --games 200
terminal-help-replay =
    Look through a match that was played: step by step, jumping, seen by each seat. Over a pipe it prints the whole log in sentences.
terminal-help-replay-short = Look through a match that was played.
terminal-help-replay-examples =
    kagemusha replay my-match.json
    kagemusha replay my-match.json --seat defender --at 20
    kagemusha replay my-match.json | less
terminal-help-verify =
    Replay logs and check every entry. A line for each good file; the first wrong entry of a bad one; exit code 1 if there is any.
terminal-help-verify-short = Check logs, every entry of them.
terminal-help-verify-examples =
    kagemusha verify my-match.json
    kagemusha verify matches/*.json
terminal-help-rules =
    Read the rules: all of them, one by its id, or a page: intro (the game in short), glossary (its terms), editions (how they differ).
terminal-help-rules-short = Read the rules of a game.
terminal-help-rules-examples =
    kagemusha rules seven-ronin
    kagemusha rules seven-ronin intro
    kagemusha rules seven-ronin glossary
    kagemusha rules seven-ronin R7.12
terminal-help-games =
    List the games that can be played.
terminal-help-games-short = List the games.
terminal-help-games-examples =
    kagemusha games

terminal-help-serve =
    Serve live tables to browsers and programs, over HTTP and WebSocket. Tables are kept in a database and go on after a restart. Ctrl-C stops it.
terminal-help-serve-short = Serve live tables over the network.
terminal-help-serve-examples =
    kagemusha serve
    kagemusha serve --port 9000 --database sqlite:///tables.db
    kagemusha serve --host 0.0.0.0 --origin https://games.example

terminal-help-browser =
    Play in your browser: starts the server and opens its page, or that of a server that is running already. Your tables are kept. Ctrl-C stops the server.
terminal-help-browser-short = Play in your browser.
terminal-help-browser-examples =
    kagemusha browser
    kagemusha browser --host 0.0.0.0

terminal-option-help = Show this page.
terminal-option-version = Show the version.
terminal-option-language = The language to speak; else KAGEMUSHA_LANGUAGE, else that of the system.
terminal-option-game = Which game. Default: seven-ronin.
terminal-option-side = Your side, or where there are none your seat: p1 to p4. Default: attacker, p1.
terminal-option-bot = Who plays the other seats: novice, skilled, master, greedy, random, or a bot of your own (module:Class or exec:COMMAND). Default: novice.
terminal-option-guided = With a coach: the match of a first game, explained as it goes.
terminal-option-hot-seat = All players at this keyboard, with a hand-over between them.
terminal-option-resume = Go on with the match that was left last, or with the one in FILE.
terminal-option-position = Start from a position line, as the command “position” prints it in a match.
terminal-option-seed = A number that fixes what bots draw; the same gives the same.
terminal-option-plain = Plain lists in place of drawings, for screen readers.
terminal-option-bots = A bot for each seat, in 7 Ronin the Attacker first. Default: random,greedy.
terminal-option-games = How many matches. Default: 1000.
terminal-option-workers = How many processes. Default: one for each processor.
terminal-option-rotate = Whether the bots change seats after each match. Default: they do.
terminal-option-json = Write the figures as JSON; - is standard output.
terminal-option-csv = Write a row for each match as CSV; - is standard output.
terminal-option-balance-bot = The bot on every seat: novice, skilled, master, greedy or random. Default: greedy.
terminal-option-balance-bots = A bot for each seat in place of --bot and --seats; they change seats after each match.
terminal-option-balance-csv = Write a row for each card as CSV; - is standard output.
terminal-option-file = A saved match or its log.
terminal-option-files = Saved matches or logs.
terminal-option-seat = Whose view. Default: all, or your own while the match is not over.
terminal-option-at = Open at this entry.
terminal-option-lesson = The id of a lesson, as the address in the browser has it.
terminal-option-rule = The id of a rule, or intro, or editions.
terminal-option-host = The address to listen at. Default: 127.0.0.1, this machine alone.
terminal-option-port = The port to listen at; 0 takes any that is free. Default: 8770.
terminal-option-open = Whether to open its page in a browser. Default: it does not.
terminal-option-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Default: SQLite in your data folder.
terminal-option-serve-workers = How many processes think for bots. Default: 1.
terminal-option-serve-processes = How many processes serve, on one PostgreSQL. Default: 1.
terminal-option-serve-rate = How many requests and messages a second one client may send. Default: 20.
terminal-option-serve-chat = Whether people may talk at tables. Default: on.
terminal-option-serve-bot = A bot of your own that people can choose: module:Class or exec:COMMAND; may be repeated.
terminal-option-serve-expire = After how many days without a change tables are removed: finished=N, abandoned=N (they wait for people, without a clock) or imported=N; may be repeated. Default: never.
terminal-option-serve-metrics = Where metrics for Prometheus are served, as /metrics, to anyone who can connect: a port of this machine, or HOST:PORT. Process n has the port plus n. Default: nowhere.
terminal-option-serve-log-format = How logs are written: text or json, an object on each line. Default: text.
terminal-option-serve-log-level = From which level on: info has a line for each request. Default: warning.
terminal-option-origin = An origin besides its own from which pages may play, such as https://games.example; may be repeated.
terminal-option-root-path = The path under which a proxy offers the server, such as /games.

## What is wrong with a command line, and what would be right

terminal-error-choice = { $option } cannot be “{ $value }”. Possible: { $known }.
terminal-error-number = { $option } cannot be “{ $value }”. Give a whole number, { $least } or more.
terminal-error-not-both = { $one } and { $other } do not go together. Leave one of them out.
terminal-error-option = There is no option { $option }.
terminal-error-option-near = There is no option { $option }. Did you mean { $near }?
terminal-error-missing = { $name } is missing.
terminal-error-no-value = { $option } needs a value after it.
terminal-error-extra = “{ $words }” is not something that { $command } takes. See kagemusha { $command } --help.
terminal-error-command = There is no command “{ $command }”. Commands: { $known }.
terminal-error-see = See { $command } --help.
terminal-error-no-rules = { $game } has no rules to read here.
terminal-error-rule = There is no rule “{ $rule }”. There are: { $known }.
terminal-error-bots = --bots needs one bot for each seat (seats: { $seats }), with a comma between them; there { $number ->
        [one] is { $number }
       *[other] are { $number }
    }.
terminal-error-position-over = In this position the match is over already. Give one in which somebody has to choose.
terminal-error-file = { $file }: { $problem }.
terminal-problem-missing = there is no such file or folder
terminal-problem-forbidden = access is not allowed
terminal-problem-folder = this is a folder, not a file
terminal-error-no-place = { $option }: { $file } cannot be written, its folder does not exist or it is a folder itself.
terminal-error-not-ours = { $file } exists and is no saved match. Choose another name.
terminal-error-not-json = { $file } is not the log of a match: it is not JSON ({ $problem }).
terminal-error-not-a-log = { $file } is neither a saved match nor the log of one.
terminal-error-damaged = { $file } is damaged. { $problem }
terminal-error-no-players = It does not say who holds which seat.

## Lessons

terminal-learn-course = { $game }  { $name }: { $number } of { $last } lessons done
terminal-learn-how = “kagemusha learn GAME” starts a course, or goes on with it.
terminal-learn-none = There are no lessons for { $game }.
terminal-learn-done-mark = done
terminal-learn-begun-mark = begun
terminal-learn-which = Which lesson? { $default ->
        [0] A number; Enter to stop.
       *[other] A number; Enter for { $default }, “quit” to stop.
    }
terminal-learn-range = Type a number from 1 to { $last }.
terminal-learn-all-done = You have finished every lesson of this game.
terminal-learn-greeting = “hint” shows you what to do, “skip” leaves the lesson, “quit” stops and keeps your place, “help” lists the rest.
terminal-learn-resumed = The lesson goes on where you left it.
terminal-learn-step = Step { $number } of { $last }
terminal-learn-enter = Enter to go on>
terminal-learn-right = That is right.
terminal-learn-again = Try again.
terminal-learn-done = The lesson is done.
terminal-learn-left = Your place is kept: “kagemusha learn { $game }” goes on from here.
terminal-guide-none = There is no coach for { $game }.
terminal-guide-greeting = “hint” asks the coach for advice, “coach” turns him off and on.
terminal-guide-on = The coach speaks again.
terminal-guide-off = The coach is silent.
terminal-guide-anyway = Do it all the same? (Enter: yes, no)>
terminal-guide-yes = y yes
terminal-guide-kept = Nothing was done. Choose again.
terminal-guide-titled = { $name }: { $words }
terminal-guide-learned = You learned: { $names }. To go further:
terminal-help-lesson =
    In a lesson:
      hint                show me: what would be right, and how to type it
      skip                leave this lesson
      undo                begin this step again
      board, list         the board; the same as a plain list
      log, log 30         what happened, with the ids of the rules
      rules, rules ID     the rules; one of them
      why MOVE            which rule forbids a move, and what it says
      quit                stop; your place in the lesson is kept
