### The command line and the terminal table.

## Questions and answers

terminal-yes = yes
terminal-no = no
terminal-ask-intro = Press Enter for the choice in brackets.
terminal-ask-side = Which side do you play?
terminal-ask-bot = Against which bot?
terminal-ask-number = Number [{ $default }]:
terminal-ask-again = Type one of these numbers: { $known }. Or press Enter.

## A match

terminal-seat-you = { $name }: you
terminal-seat-bot = { $name }: { $called }, the bot { $bot }
terminal-seat-person = { $name }: a person at this keyboard
terminal-greeting = Type “help” to see what you can do, “rules intro” for the game on one page, “quit” to stop and resume later.
terminal-resumed = The match resumes after { $number ->
        [0] its opening
        [one] { $number } move
       *[other] { $number } moves
    }.
terminal-hint = Type “help” to see what you can do here.
terminal-undone = Undone: { $action }.
terminal-hand-over = Hand the keyboard over. { $name }, press Enter when only you can see the screen.
terminal-hand-over-undo = (Before that, “undo” undoes your last action.)
terminal-result-you-won = You win as { $name }: { $reason }.
terminal-result-you-lost = You lose. { $name } wins: { $reason }.
terminal-result-won = { $name } wins: { $reason }.
terminal-result-you-lost-too = You lose: { $reason }.
terminal-result-nobody = Nobody wins: { $reason }.
terminal-log-saved = The match log is in
terminal-how-to-replay = Replay it with:
terminal-match-saved = The match is saved in
terminal-how-to-resume = Resume it with:
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
terminal-missing-after = Something is missing after “{ $verb }”. Possible now: { $known }.
terminal-unknown-now = “{ $word }” is unknown here. Possible now: { $known }.
terminal-not-now = “{ $verb }” is not possible now. An action begins with one of: { $known }.

terminal-why-usage = Write the move after it, for example: why yumi
terminal-why-legal = Nothing forbids it: this is legal now.
terminal-log-usage = Write “log”, “log 30” or “log all”.
terminal-rules-usage = “rules R7.3” shows one rule, “rules intro” the game on one page, “rules editions” how the editions differ.
terminal-save-usage = Name a file: save my-match.json
terminal-position-hidden = The position line contains both plans, so it is not available while plans are secret. Try again after the reveal.
terminal-no-topic = There is no help on “{ $topic }”. Topics: { $topics }.

## Help in a match

terminal-help-menu = Choose from the list: type the number of a line, or the notation on its right, for example “{ $example }”.
terminal-help-commands =
    At any time:
      board, list         the board; the same as a plain list
      log, log 30         what happened, with the ids of the rules
      rules, rules R7.9   the rules; a single rule
      why MOVE            which rule forbids a move, and what it says
      hint, hint BOT      what a bot (usually master) would do here, and why
      undo                undo, until a reveal or a move of the other side
      position            the position as one line, to start from with --position
      save FILE           save a copy
      quit                stop; the match is saved and can be resumed
      resume, resume FILE save this match and resume another
terminal-help-topics = More: help TOPIC, with one of { $topics }.
terminal-help-saving =
    The match is saved automatically before each of your decisions, with every change of a plan, and when you leave with “quit”, Ctrl-D or Ctrl-C.
    “kagemusha play --resume” resumes your last match, “kagemusha play --resume FILE” any other.
    The file contains the whole log, with the secret plans of the other side: reading it spoils the game.

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
terminal-progress = { $done } of { $total }, { $rate } per second, { $seconds } s left
terminal-simulated = { $game }: { $number ->
        [one] { $number } match
       *[other] { $number } matches
    } in { $seconds } s ({ $rate } per second), seed { $seed }
terminal-interrupted = Interrupted: { $number } of { $total } matches were played.
terminal-written = Written: { $file }
terminal-figures-title = { $held } ({ $number ->
        [one] { $number } match
       *[other] { $number } matches
    })
terminal-figures-both-sides = Both seatings together
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
        [1] First in turn
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
terminal-balance-watching = Share of the match that eliminated players only watch, %
terminal-balance-range = { $name }: { $mean } on average ({ $low } to { $high }), least { $least }, quartiles { $first }, { $median }, { $third }, most { $most }
terminal-balance-column-matches = matches %
terminal-balance-column-rounds = rounds
terminal-balance-column-uses = uses
terminal-balance-column-wins = wins %
terminal-balance-mean = on average
terminal-balance-evenness = Chi-square { $value } with { $freedom } degrees of freedom: if all were equal, chance alone would spread them at least this far in { $chance } % of such reports.
terminal-balance-legend = Wins are those of the player who had the card or the seat. + and - mark values clearly above or below the average of their group: their 95 % interval does not contain it. By chance, this marks about one in twenty average values.

## Help pages of the commands

terminal-help-usage = Usage:
terminal-help-arguments = Arguments
terminal-help-options = Options
terminal-help-subcommands = Commands
terminal-help-examples = Examples:

terminal-help-main =
    Kagemusha: tabletop games of ninja and samurai. Play them, let bots play thousands of matches, replay and verify every match.

    Start with these:
      kagemusha                         all games in your browser
      kagemusha learn seven-ronin       playable lessons, from the first move
      kagemusha play seven-ronin        a match against a bot
      kagemusha play wat-aah            the card game, against one to three bots
      kagemusha play era-of-the-ninja   the castle, alone or against bots
      kagemusha rules seven-ronin       the rules to read
      kagemusha simulate seven-ronin    bots against each other
terminal-help-play =
    Play a match in the terminal, against bots or with several people at one keyboard. In a terminal, without options, it asks you for the settings.
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
    Learn a game in short playable lessons. Without a game it lists the courses; without a lesson it lists the lessons of a game and continues where you stopped. Progress is saved.
terminal-help-learn-short = Learn a game in playable lessons.
terminal-help-learn-examples =
    kagemusha learn
    kagemusha learn seven-ronin
    kagemusha learn seven-ronin 3
    kagemusha learn seven-ronin first-attack
terminal-help-simulate =
    Let bots play many matches and print how often each won, by side and by ending, with 95 % intervals. The same seed gives the same result with any number of workers. Ctrl-C stops and prints the results so far.
terminal-help-simulate-short = Let bots play many matches; win rates with intervals.
terminal-help-simulate-examples =
    kagemusha simulate seven-ronin --bots random,greedy --games 10000 --workers 2
    kagemusha simulate seven-ronin --bots greedy,greedy --edition fr --seed 7
    kagemusha simulate seven-ronin --games 500 --json result.json --csv matches.csv
    kagemusha simulate seven-ronin --games 500 --json - | jq .wins_by_bot
terminal-help-balance =
    Let one bot play many matches on every seat, and report how balanced the game is, with 95 % intervals: wins by seat and by first player, scores, lengths, and for each card how often it appeared and how often its players won. Clear outliers are marked. The same seed gives the same result with any number of workers. Ctrl-C stops and prints the results so far.
terminal-help-balance-short = Measure the balance of seats, first player and cards.
terminal-help-balance-examples =
    kagemusha balance wat-aah --games 2000 --seed 1
    kagemusha balance wat-aah --mode grand-master --seats 3 --json result.json
    kagemusha balance wat-aah --bot random --csv cards.csv
    kagemusha balance seven-ronin --games 200
terminal-help-replay =
    Step through a finished match, from any seat. With piped output, it prints the whole log in sentences.
terminal-help-replay-short = Step through a match.
terminal-help-replay-examples =
    kagemusha replay my-match.json
    kagemusha replay my-match.json --seat defender --at 20
    kagemusha replay my-match.json | less
terminal-help-verify =
    Replay logs and verify every entry. Prints one line per valid file, or the first invalid entry. Exits with 1 if any file is invalid.
terminal-help-verify-short = Verify every entry of one or more logs.
terminal-help-verify-examples =
    kagemusha verify my-match.json
    kagemusha verify matches/*.json
terminal-help-rules =
    Read the rules: all of them, one by its id, or a page: intro (an overview), glossary (the terms), editions (how they differ).
terminal-help-rules-short = Read the rules of a game.
terminal-help-rules-examples =
    kagemusha rules seven-ronin
    kagemusha rules seven-ronin intro
    kagemusha rules seven-ronin glossary
    kagemusha rules seven-ronin R7.12
terminal-help-games =
    List the available games.
terminal-help-games-short = List the games.
terminal-help-games-examples =
    kagemusha games

terminal-help-serve =
    Serve live tables to browsers and programs, over HTTP and WebSocket. Tables are stored in a database and continue after a restart. Ctrl-C stops it.
terminal-help-serve-short = Serve live tables over the network.
terminal-help-serve-examples =
    kagemusha serve
    kagemusha serve --port 9000 --database sqlite:///tables.db
    kagemusha serve --host 0.0.0.0 --origin https://games.example

terminal-help-browser =
    Play in your browser: starts a server and opens its page. If a server is already running, its page is opened instead. Your tables are saved. Ctrl-C stops the server.
terminal-help-browser-short = Play in your browser.
terminal-help-browser-examples =
    kagemusha browser
    kagemusha browser --host 0.0.0.0

terminal-option-help = Show this page.
terminal-option-version = Show the version.
terminal-option-language = Language of the output. Default: KAGEMUSHA_LANGUAGE, then the system language.
terminal-option-game = Which game. Default: seven-ronin.
terminal-option-side = Your side, or your seat (p1 to p4) in games without sides. Default: attacker, p1.
terminal-option-bot = Who plays the other seats: beginner, novice, skilled, expert, master, champion (7 Ronin, WAT-AAH!), adaptive, greedy, random, or your own bot (module:Class or exec:COMMAND). Default: beginner.
terminal-option-guided = Play a first game with a coach who explains it.
terminal-option-hot-seat = All players share this keyboard, with a hand-over screen between turns.
terminal-option-resume = Resume your last match, or the one in FILE.
terminal-option-position = Start from a position line, as the command “position” prints it in a match.
terminal-option-seed = Seed for random numbers. The same seed gives the same match.
terminal-option-plain = Plain lists instead of drawings, for screen readers.
terminal-option-bots = A bot for each seat, in 7 Ronin the Attacker first. Default: random,greedy.
terminal-option-games = How many matches. Default: 1000.
terminal-option-workers = How many processes. Default: one for each processor.
terminal-option-rotate = Whether the bots change seats after each match. Default: yes.
terminal-option-json = Write the results as JSON; - is standard output.
terminal-option-csv = Write a row for each match as CSV; - is standard output.
terminal-option-balance-bot = The bot on every seat: beginner, novice, skilled, expert, master, greedy or random. Default: greedy.
terminal-option-balance-bots = A bot for each seat instead of --bot and --seats; they change seats after each match.
terminal-option-balance-csv = Write a row for each card as CSV; - is standard output.
terminal-option-balance-out = A folder for the matches; an unfinished report there is resumed.
terminal-option-file = A saved match or its log.
terminal-option-files = Saved matches or logs.
terminal-option-seat = Whose view. Default: all, or your own while the match is not over.
terminal-option-at = Open at this entry.
terminal-option-lesson = The number of a lesson in its course, or its id, as in its address in the browser.
terminal-option-rule = The id of a rule, or intro, or editions.
terminal-option-host = The address to listen on. Default: 127.0.0.1, this machine only.
terminal-option-port = The port to listen on; 0 takes any free port. Default: 8770.
terminal-option-open = Whether to open the page in a browser. Default: no.
terminal-option-database = Where to store the tables: sqlite:///FILE or postgresql://USER@HOST/NAME. Default: SQLite in your data folder.
terminal-option-serve-workers = Number of processes that think for bots. Default: 1.
terminal-option-serve-processes = Number of server processes (needs PostgreSQL). Default: 1.
terminal-option-serve-rate = How many requests and messages per second one client may send. Default: 20.
terminal-option-serve-client-tables = How many unfinished tables a client may have, and how many imported logs. 0: no limit. Default: 200.
terminal-option-serve-chat = Whether people may chat at tables. Default: on.
terminal-option-serve-lobby = Whether there is a public lobby, where people find opponents. Default: off.
terminal-option-serve-passkeys = Whether profiles of the public lobby can sign in on another device with a passkey. Needs --lobby on, and --address with https and a domain, except on this machine. Default: off.
terminal-option-serve-delay = The delay for spectators at tables that do not set their own: seconds=N or moves=N. Default: none.
terminal-option-serve-bot = Your own bot that people can choose: module:Class or exec:COMMAND; may be repeated.
terminal-option-serve-expire = After how many days without a change tables are deleted: finished=N, abandoned=N (no clock, waiting for people) or imported=N; may be repeated. Default: never.
terminal-option-serve-metrics = The address of the Prometheus metrics (/metrics), open to anyone who can connect: a port of this machine, or HOST:PORT. Process n uses the port plus n. Default: off.
terminal-option-serve-log-format = Format of the server log: text, or json with one object per line. Default: text.
terminal-option-serve-log-level = The lowest level to log: info logs every request. Default: warning.
terminal-option-origin = Another origin whose pages may play, such as https://games.example; may be repeated.
terminal-option-root-path = The URL path under which a proxy serves the pages, such as /games.
terminal-option-serve-address = The address at which browsers reach the server, such as https://games.example/. Links in e-mails and webhooks begin with it.
terminal-option-serve-push = Tell people by Web Push when it is their turn; CONTACT is an address at which push services can reach you: mailto:me@games.example. Default: off.
terminal-option-serve-smtp = Tell them by e-mail, through this mail server: smtp://USER@HOST:587 (with STARTTLS) or smtps://USER@HOST:465. The password is in KAGEMUSHA_SMTP_PASSWORD. Default: off.
terminal-option-serve-mail-from = The sender of these e-mails: games@games.example.
terminal-option-serve-webhooks = Tell them by signed requests to public https addresses that they enter. Default: off.

## What is wrong with a command line, and what would be right

terminal-error-choice = { $option } cannot be “{ $value }”. Possible: { $known }.
terminal-error-number = { $option } cannot be “{ $value }”. Give a whole number, { $least } or more.
terminal-error-not-both = { $one } and { $other } cannot be used together. Leave one of them out.
terminal-error-option = There is no option { $option }.
terminal-error-option-near = There is no option { $option }. Did you mean { $near }?
terminal-error-missing = { $name } is missing.
terminal-error-no-value = { $option } needs a value.
terminal-error-extra = { $command } does not take “{ $words }”. See kagemusha { $command } --help.
terminal-error-command = There is no command “{ $command }”. Commands: { $known }.
terminal-error-see = See { $command } --help.
terminal-error-no-rules = { $game } has no rules page.
terminal-error-rule = There is no rule “{ $rule }”. Known rules: { $known }.
terminal-error-bots = --bots needs one bot for each seat (seats: { $seats }), with a comma between them; there { $number ->
        [one] is { $number }
       *[other] are { $number }
    }.
terminal-error-position-over = In this position the match is already over. Give one in which someone has to choose.
terminal-error-file = { $file }: { $problem }.
terminal-problem-missing = there is no such file or folder
terminal-problem-forbidden = access is not allowed
terminal-problem-folder = this is a folder, not a file
terminal-error-no-place = { $option }: { $file } cannot be written: its folder does not exist, or it is a folder.
terminal-error-not-ours = { $file } exists and is not a saved match. Choose another name.
terminal-error-not-json = { $file } is not a match log: it is not JSON ({ $problem }).
terminal-error-not-a-log = { $file } is neither a saved match nor a match log.
terminal-error-damaged = { $file } is damaged. { $problem }
terminal-error-no-players = The file does not say who plays which seat.

## Lessons

terminal-learn-course = { $game }  { $name }: { $number } of { $last } lessons done
terminal-learn-how = “kagemusha learn GAME” starts or continues a course.
terminal-learn-none = There are no lessons for { $game }.
terminal-learn-done-mark = done
terminal-learn-begun-mark = started
terminal-learn-which = Which lesson? { $default ->
        [0] A number; Enter to stop.
       *[other] A number; Enter for { $default }, “quit” to stop.
    }
terminal-learn-range = Type a number from 1 to { $last }.
terminal-learn-all-done = You have finished every lesson of this game.
terminal-learn-greeting = “hint” shows you what to do, “skip” leaves the lesson, “quit” stops and saves your place, “help” lists the rest.
terminal-learn-resumed = The lesson continues where you stopped.
terminal-learn-step = Step { $number } of { $last }
terminal-learn-enter = Enter to continue>
terminal-learn-right = That is right.
terminal-learn-again = Try again.
terminal-learn-done = The lesson is done.
terminal-learn-left = Your place is saved: “kagemusha learn { $game }” continues from here.
terminal-guide-none = There is no coach for { $game }.
terminal-guide-greeting = “hint” asks the coach for advice, “coach” turns the coach off and on.
terminal-guide-on = The coach is on.
terminal-guide-off = The coach is off.
terminal-guide-anyway = Do it anyway? (Enter: yes, no)>
terminal-guide-yes = y yes
terminal-guide-kept = Nothing was done. Choose again.
terminal-guide-titled = { $name }: { $words }
terminal-guide-learned = You learned: { $names }. Learn more:
terminal-help-lesson =
    In a lesson:
      hint                show me: what would be right, and how to type it
      skip                leave this lesson
      undo                start this step again
      board, list         the board; the same as a plain list
      log, log 30         what happened, with the ids of the rules
      rules, rules ID     the rules; a single rule
      why MOVE            which rule forbids a move, and what it says
      quit                stop; your place in the lesson is saved
