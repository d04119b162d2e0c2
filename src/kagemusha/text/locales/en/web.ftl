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
web-home = All games
web-trouble = That did not work
web-no-page = There is no page at this address.
web-forget = Take it off my list
web-rule = Rule { $rule }
web-rules = Rules
web-rules-of = Rules of { $game }
web-seat = Player { $number }
web-name = Your name
web-name-ask = What may we call you? (optional)
web-name-keep = Keep
web-name-skip = Play without a name

## Who sits where

web-you = you
web-you-name = You
web-you-are = you: { $seat }
web-leave = Leave
web-spectator = Spectator
web-bot = bot { $bot }
web-holder-bot = { $name }, bot { $bot }
web-holder-open = nobody yet
web-seats = Who sits where
web-to-move = has something to do
web-standing-in = time was up, a bot makes this move
web-sit = Sit down
web-sit-as = Sit down as { $seat }
web-sit-taken = Somebody else sat down here first.
web-clock-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } { $hours } h

## At the table

web-bad-link = The link to this seat is not right; perhaps it was cut off. Ask for it once more.
web-state-saved = saved
web-state-saving = saving…
web-state-away = no connection
web-away = The server cannot be reached. Trying again; nothing is lost.
web-late = Your time is up: a bot moves for you.
web-your-turn = Your turn
web-over = The game is over
web-unfolding = See what happens…
web-skip = Skip
web-waiting = Waiting for { $names }
web-board = Board
web-actions = What you can do
web-choices = Choices
web-choices-other = More
web-filter = Search
web-filter-none = Nothing like that.
web-which = Which one?
web-confirm-never = Do not ask again
web-why-not = Not now
web-undo = Undo
web-undo-all = Reset turn
web-percent = { $number } %
web-chance-range = { $number } % ({ $low } to { $high })
web-chance-words = { $word ->
        [lost] almost lost
        [behind] behind
        [even] about even
        [ahead] ahead
        [won] almost won
       *[open] open
    }
web-hint = Hint
web-hint-about = What the strongest bot would do here
web-hint-thinking = The bot is thinking…
web-hint-chance = Your chance of winning if everybody goes on like the bot “{ $level }”: { $chance }.
web-hint-vague = Your chance of winning: { $word }. Too uncertain for a number.
web-hint-not-calibrated = { $word ->
        [lost] The bot thinks you have almost lost.
        [behind] The bot thinks you are behind.
        [even] The bot thinks it is about even.
        [ahead] The bot thinks you are ahead.
        [won] The bot thinks you have almost won.
       *[open] The bot cannot tell yet who is ahead.
    }
web-hint-lay = Lay it out
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
web-log-look = Look at this moment

web-past = Looking back
web-past-moment = Moment
web-past-now = now
web-past-at = { $number } of { $last }
web-past-back = One back
web-past-on = One on
web-past-play = Play
web-past-pause = Pause
web-past-to-now = Back to now
web-past-shown = You are looking at an earlier moment.
web-fork = Play on from here
web-fork-about = A new table against bots starts from this moment
web-eyes = Seen by

web-chat = Chat
web-chat-empty = Nothing was said yet.
web-chat-mute = Mute { $name }
web-chat-phrases = Quick phrases
web-chat-say = Say something
web-chat-send = Send

web-hand-over = Hand over to { $name }
web-hand-over-about = Everybody else looks away. { $name } goes on when only they can see the screen.
web-hand-over-ready = I am { $name }

web-result = Result
web-result-you-win = You win
web-result-won = { $number ->
        [one] { $names } wins
       *[other] { $names } win
    }
web-result-time = { $name } ran out of time
web-result-time-you = You ran out of time
web-takeback = Take back my last move
web-seat-left = a bot plays on
web-seat-resigned = resigned
web-result-draw = A draw
web-result-resigned = { $name } resigned
web-result-resigned-you = You resigned
web-result-absent = { $name } was gone
web-result-absent-you = You were gone
web-result-aborted = { $name } called the match off before it began
web-result-aborted-you = You called the match off before it began
web-result-nobody = Nobody wins
web-again = Play again
web-again-swap = Swap sides and play again
web-again-rotate = Change seats and play again
web-rematch-offer = Offer a rematch
web-rematch-seating = Sides
web-rematch-rotated = { $number ->
        [2] sides swapped
       *[other] everybody one seat further
    }
web-rematch-same = same sides
web-rematch-random = sides at random
web-rematch-other = Another game…
web-rematch-other-title = The next game
web-rematch-game = Game
web-rematch-yours = You offered a rematch: { $terms }.
web-rematch-offered = { $name } offers a rematch: { $terms }.
web-rematch-accept = Accept
web-rematch-decline = Decline
web-rematch-withdraw = Take it back
web-rematch-waiting = Waiting for { $names }.
web-rematch-declined = Rematch declined: { $name }.
web-rematch-withdrawn = Offer taken back: { $name }.
web-rematch-begun = The next game has begun.
web-rematch-go = Go there
web-games-here = Games at this table
web-game-number = Game { $number }
web-score = { $number ->
        [one] Score after { $number } game:
       *[other] Score after { $number } games:
    }
web-wins = { $number ->
        [one] { $number } game won
       *[other] { $number } games won
    }
web-presence-here = here
web-presence-thinking = thinking
web-presence-away = away
web-presence-none = not here
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
    } not here, and will find the offer at this link.
web-option-value = { $name }: { $value }
web-option-without = without “{ $name }”
web-result-review = Review
web-result-figures = The match in figures
web-review = Look through it

web-guide-coach = Coach
web-keys = Keys
web-what-is-this = What is this?
web-keys-tab = to the next thing you can choose
web-keys-enter = choose it
web-keys-arrows = through the list of choices
web-keys-digits = one of the first nine choices
web-keys-undo = take the last thing back
web-keys-past = one moment back, one on
web-keys-escape = close, skip what is shown, or back to now
web-keys-help = explain anything: choose it, and read what it is
web-keys-ring = on the ring: to the next area
web-keys-plan = on an area: put one there, take one away
web-keys-ronin = on the ring: take up that ronin
web-keys-map = on the map: move it
web-keys-zoom = on the map: closer, further, all of it

## The first screen

web-home-lead = No account: choose a game and play.
web-players = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
web-players-range = { $few }–{ $many } players
web-minutes = { $few }–{ $many } minutes
web-play-now = Play now
web-learn = Learn
web-play-friends = With friends
web-play-local = At one screen
web-play-options = Options…
web-mine = Your games
web-mine-over = Finished games
web-resume = Go on
web-remove = Take off the list
web-import = Open a replay
web-import-about = A log that was downloaded here or saved in the terminal; or drop the file here.
web-import-bad = This file is no log of a match, or it was cut off.

## A new table

web-no-game = There is no game “{ $game }”.
web-new-who = Who plays
web-new-seats = Number of players
web-new-options = How it is played
web-new-time = Time and company
web-new-spectators = Others may watch
web-new-side = Your side
web-new-seat = Your seat
web-new-random = At random
web-new-more = More…
web-new-start = Open the table
web-who-you = You
web-who-bot = { $name }, { $bot }
web-who-open = A friend: whoever has the link
web-who-person = A friend with a link of their own
web-who-local = Somebody at this screen
web-who-name = Name
web-clock = Clock
web-clock-none = None
web-clock-live = Minutes for the whole game
web-clock-slow = Days for each move
web-clock-minutes = Minutes
web-clock-increment = Seconds more per move
web-clock-per-move = Days
web-clock-out = When time is up
web-clock-out-bot = a bot makes the move
web-clock-out-lose = the game is lost

## Inviting others

web-invite = Invite
web-invite-about = Send the link of a seat to its player: whoever opens it plays there.
web-invite-open = Anyone with this link can sit down, or watch
web-invite-sit = Anyone with this link can sit down
web-invite-watch = Anyone with this link can watch
web-invite-own = The link of { $seat }, for one person alone
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
web-rules-none = No rule says that.
web-rules-missing = The rules of this game are not written down here.
web-rules-list = Rules
web-rules-cards = Cards
web-rules-glossary = Glossary
web-rules-short = In short
web-example = Example
web-example-back = One back
web-example-step = One step
web-example-play = Play it
web-example-at = Step { $number } of { $all }

# Said in the terminal too.
rules-not-in-book = Not in the rulebook:
rules-legend = An asterisk (*) after the id of a rule means: all or part of this rule is not in the rulebook. Such parts stand under “Not in the rulebook”. They are rulings where the book is silent, unclear or shows only a picture, and additions of this project.
rules-legend-cards = An asterisk (*) after the name of a card means: the rulebook does not print it. What it says is this project’s own, or comes from public descriptions of the printed game.
