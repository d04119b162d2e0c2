### What every screen in the browser says.

## Everywhere

web-loading = One moment…
web-close = Close
web-yes = Yes
web-no = No
web-language = Language
web-settings = Settings
web-sound = Sound
web-menu = Menu
web-record = Your record
web-lobby = Public lobby
web-rated = Rated
web-rated-about = The result changes the ratings of all players. No hints, no takebacks; whoever runs out of time loses.
web-new-listed = Show it in the public lobby
web-puzzles = Puzzles
web-puzzles-daily = Puzzles of the day
web-home = All games
web-trouble = Something went wrong
web-no-page = There is no page at this address.
web-forget = Remove from my list
web-rule = Rule { $rule }
web-rules = Rules
web-rules-of = Rules of { $game }
web-seat = Player { $number }
web-name = Your name
web-name-ask = What is your name? (optional)
web-name-keep = Save
web-name-skip = Play without a name

## Who sits where

web-you = you
web-you-name = You
web-you-are = you: { $seat }
web-leave = Leave
web-spectator = Spectator
web-behind-none = not behind
web-behind-seconds = { $number ->
        [one] { $number } second behind
       *[other] { $number } seconds behind
    }
web-behind-moves = { $number ->
        [one] { $number } move behind
       *[other] { $number } moves behind
    }
web-bot = bot { $bot }
web-holder-bot = { $name }, bot { $bot }
web-holder-open = nobody yet
web-seats = Who sits where
web-to-move = to move
web-standing-in = out of time, a bot plays this move
web-sit = Take the seat
web-sit-as = Take the seat: { $seat }
web-sit-taken = Somebody else took this seat first.
web-clock-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } { $hours } h

## At the table

web-bad-link = The link to this seat is not valid; perhaps it is incomplete. Ask for it again.
web-state-saved = saved
web-state-saving = saving…
web-state-away = no connection
web-away = The server does not respond. Trying again; nothing is lost.
web-late = Your time is up: a bot moves for you.
web-your-turn = Your turn
web-over = The match is over
web-unfolding = Watch what happens…
web-alerts = Tell me when it is my turn
web-alerts-short = Alerts
web-skip = Skip
web-waiting = Waiting for { $names }
web-board = Board
web-actions = What you can do
web-choices = Choices
web-choice-details = What this would do: { $choice }
web-choices-other = More
web-filter = Search
web-filter-none = No matches found.
web-which = Which one?
web-confirm-never = Do not ask again
web-why-not = Not now
web-undo = Undo
web-undo-all = Reset turn
web-percent = { $number } %
web-percent-little = less than 1 %
web-chance-range = { $number } % ({ $low } to { $high })
web-chance-words = { $word ->
        [lost] almost lost
        [behind] behind
        [even] about even
        [ahead] ahead
        [won] almost won
       *[open] not clear yet
    }
web-chat-news = { $number ->
        [one] { $number } new message
       *[other] { $number } new messages
    }
web-hint = Hint
web-hint-about = What “{ $bot }” would do here
web-hint-thinking = The bot is thinking…
web-hint-chance = Your chance of winning if everybody continues like the bot “{ $level }”: { $chance }.
web-hint-vague = Your chance of winning: { $word }. Too uncertain for a number.
web-hint-not-calibrated = { $word ->
        [lost] The bot thinks you have almost lost.
        [behind] The bot thinks you are behind.
        [even] The bot thinks it is about even.
        [ahead] The bot thinks you are ahead.
        [won] The bot thinks you have almost won.
       *[open] The bot cannot tell yet who is ahead.
    }
web-hint-by = Hint by: { $bot }.
web-hint-ask = Ask: { $bot }
web-hint-lay = Put it on the board
web-fold = Hide
web-unfold = What you can do
web-download = Download
web-rest = Log and chat
web-tab-log = Log
web-tab-chat = Chat
web-tab-aside = Players

web-log = Log
web-log-news = { $number } since your turn
web-log-all = Show everything
web-log-look = View this moment

web-past = Looking back
web-past-moment = Moment
web-past-now = now
web-past-at = { $number } of { $last }
web-past-back = Back
web-past-on = Forward
web-past-play = Play
web-past-pause = Pause
web-past-to-now = Back to now
web-past-shown = You are looking at an earlier moment.
web-fork = Continue from here
web-fork-about = Start a new table against bots from this moment
web-eyes = View as

web-chat = Chat
web-chat-empty = No messages yet.
web-chat-mute = Mute { $name }
web-chat-phrases = Quick phrases
web-chat-say = Write a message
web-chat-send = Send
web-chat-report = Report
web-chat-report-line = Report what { $name } said: { $words }
web-chat-report-name = Report the name “{ $name }”
web-chat-closed = The operator of this server has closed the chat.
web-chat-muted = The operator of this server has muted you at this table.

web-hand-over = Hand over to { $name }
web-hand-over-about = Everybody else looks away. { $name }, continue when only you can see the screen.
web-hand-over-ready = I am { $name }

web-tournament = Tournament
web-to-tournament = Back to the tournament
web-result = Result
web-result-you-win = You win
web-result-won = { $number ->
        [one] { $names } wins
       *[other] { $names } win
    }
web-result-time = { $name } ran out of time
web-result-time-you = You ran out of time
web-takeback = Take back my last move
web-takeback-ask = Ask to take back my last move
web-seat-left = a bot is playing
web-seat-resigned = resigned
web-result-draw = A draw
web-result-resigned = { $name } resigned
web-result-resigned-you = You resigned
web-result-absent = { $name } left the table
web-result-absent-you = You left the table
web-result-walkover = The organiser gave the match to the opponent of { $name }
web-result-walkover-you = The organiser gave the match to your opponent
web-seat-profile = Profile
web-result-declined = The invitation was declined
web-result-aborted = { $name } aborted the match before it started
web-result-aborted-you = You aborted the match before it started
web-result-nobody = Nobody wins
web-again = Play again
web-again-swap = Swap sides and play again
web-again-rotate = Change seats and play again
web-rematch-offer = Offer a rematch
web-rematch-seating = Sides
web-rematch-rotated = { $number ->
        [2] sides swapped
       *[other] everybody moves one seat on
    }
web-rematch-same = same sides
web-rematch-random = sides at random
web-rematch-other = Another game…
web-rematch-other-title = The next match
web-rematch-game = Game
web-rematch-yours = You offered a rematch: { $terms }.
web-rematch-offered = { $name } offers a rematch: { $terms }.
web-rematch-asked = Rematch offered
web-rematch-answer = Answer
web-rematch-accept = Accept
web-rematch-decline = Decline
web-rematch-withdraw = Withdraw
web-rematch-waiting = Waiting for { $names }.
web-rematch-declined = Rematch declined: { $name }.
web-rematch-withdrawn = Offer withdrawn: { $name }.
web-rematch-begun = The next match has started.
web-rematch-go = Join it
web-games-here = Matches at this table
web-game-number = Match { $number }
web-score = { $number ->
        [one] Score after { $number } match:
       *[other] Score after { $number } matches:
    }
web-wins = { $number ->
        [one] { $number } match won
       *[other] { $number } matches won
    }
web-presence-here = here
web-presence-thinking = thinking
web-presence-away = away
web-presence-none = absent
web-presence-minutes = { $number ->
        [0] left just now
        [one] left { $number } minute ago
       *[other] left { $number } minutes ago
    }
web-presence-hours = { $number ->
        [one] left { $number } hour ago
       *[other] left { $number } hours ago
    }
web-presence-spectators = { $number ->
        [one] { $number } spectator
       *[other] { $number } spectators
    }
web-rematch-gone = { $names } { $number ->
        [one] is
       *[other] are
    } absent and will see the offer at this link.
web-option-value = { $name }: { $value }
web-option-without = without “{ $name }”
web-result-review = Review
web-result-figures = The match in figures
web-review = Replay the match

web-guide-coach = Coach
web-keys = Keys
web-what-is-this = What is this?
web-keys-tab = to the next choice
web-keys-enter = choose it
web-keys-arrows = through the list of choices
web-keys-digits = one of the first nine choices
web-keys-undo = undo the last action
web-keys-past = back, forward
web-keys-escape = close, skip what is shown, or return to now
web-keys-help = explain anything: choose it to read what it is

## The first screen

web-home-invitations = { $number ->
        [one] { $number } invitation to play
       *[other] { $number } invitations to play
    }
web-home-lead = No account needed: choose a game and play.
web-players = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
web-players-range = { $few }–{ $many } players
web-minutes = { $few }–{ $many } minutes
web-play-now = Play now
web-learn = Learn
web-play-friends = With friends
web-play-local = On one screen
web-play-options = Options…
web-mine = Your matches
web-mine-over = Finished matches
web-resume = Resume
web-remove = Remove from the list
web-import = Open a replay
web-import-about = A match log downloaded here or saved in the terminal; you can also drop the file here.
web-import-bad = This file is not a match log, or it is incomplete.

## A new table

web-no-game = There is no game “{ $game }”.
web-new-who = Who plays
web-new-seats = Number of players
web-new-options = Game options
web-new-time = Clock and spectators
web-new-spectators = Spectators may watch
web-new-delay = Spectators are
web-new-delay-usual = as usual on this server
web-new-side = Your side
web-new-seat = Your seat
web-new-random = At random
web-new-more = More…
web-new-start = Open the table
web-who-you = You
web-who-bot = { $name }, { $bot }
web-who-open = A friend: anyone with the link
web-who-person = A friend with a personal link
web-who-local = Somebody on this screen
web-who-name = Name
web-clock = Clock
web-clock-none = None
web-clock-live = Minutes for the whole match
web-clock-slow = Days for each move
web-clock-minutes = Minutes
web-clock-increment = Seconds more per move
web-clock-per-move = Days
web-clock-out = When time runs out
web-clock-out-bot = a bot plays the move
web-clock-out-lose = the match is lost
web-clock-brief-none = no clock
web-clock-brief-live = { $number } min + { $increment } s
web-clock-brief-days = { $number ->
        [one] { $number } day for each move
       *[other] { $number } days for each move
    }

## Inviting others

web-invite = Invite
web-invite-about = Send each player the link to their seat: anyone who opens it plays there.
web-invite-open = Anyone with this link can take a seat or watch
web-invite-sit = Anyone with this link can take a seat
web-invite-watch = Anyone with this link can watch
web-invite-listed = Others see your table in the public lobby while this page is open.
web-invite-local = This link only works on this computer. For other devices, start the server with “kagemusha serve --host 0.0.0.0”.
web-invite-own = The link to { $seat }, for one person only
web-invite-copy = Copy
web-invite-copied = Copied
web-invite-share = Share
web-invite-missing = { $number ->
        [one] Waiting for one more player.
       *[other] Waiting for { $number } more players.
    }
web-invite-there = Everybody is here.
web-invite-start = To the table

## The rules

web-rules-search = Search the rules
web-rules-none = No rules found.
web-rules-missing = The rules of this game are not available here.
web-rules-list = Rules
web-rules-cards = Cards
web-rules-glossary = Glossary
web-rules-short = In short
web-example = Example
web-example-back = Back
web-example-step = Forward
web-example-play = Play
web-example-at = Step { $number } of { $all }

# Said in the terminal too.
rules-not-in-book = Not in the rulebook:
rules-legend = An asterisk (*) after the id of a rule means: all or part of this rule is not in the rulebook. Such parts follow “Not in the rulebook”. They are rulings where the book says nothing, is unclear or shows only a picture, and additions of this project.
rules-legend-cards = An asterisk (*) after the name of a card means: the rulebook does not print it. Its text was written for this project, or comes from public descriptions of the printed game.
