### Puzzles in the browser.

web-puzzles-lead = What would you choose? Each position comes from a match of strong bots, and shows only what that seat knows. An answer counts as right if it cannot be told apart from the best one.
web-puzzles-of = Puzzles: { $game }
web-puzzles-all = All puzzles
web-puzzles-none = There are no puzzles for this game.
web-puzzles-no-such = This puzzle does not exist.
web-puzzles-list = List and themes
web-puzzles-count = { $right } of { $number } right at the first try
web-puzzles-row = { $number ->
        [one] { $number } day in a row
       *[other] { $number } days in a row
    }
web-puzzles-best = Longest streak: { $number }
web-puzzles-themes = Themes
web-puzzles-every-theme = All themes
web-puzzles-one = Puzzle { $number }{ $state ->
        [right] , right at the first try
        [wrong] , wrong at the first try
       *[open] {""}
    }
web-puzzle = Puzzle
web-puzzle-daily = Puzzle of the day
web-puzzle-streak = Streak
web-puzzle-difficulty = { $difficulty ->
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }
web-puzzle-run = Streak: { $number }
web-puzzle-ask = What is your best choice?
web-puzzle-ask-side = You are the { $side }. What is your best choice?
web-puzzle-watch = See where it leads…
web-puzzle-right = Right!
web-puzzle-wrong = Not the best.
web-puzzle-best = Nothing wins more often.
web-puzzle-as-good = It loses { $loss }: too little to tell it from the best choice.
web-puzzle-loses = “{ $choice }” loses { $loss } of your chance to win.
web-puzzle-loss = { $number } % ± { $margin }
web-puzzle-every = What each choice loses
web-puzzle-about = With the best choice the engine gives { $number } % to win, over all that may be hidden. Each loss has its 95 % interval.
web-puzzle-about-level = With the best choice you win { $number } % of the time if everybody goes on like the bot “{ $level }”, over all that may be hidden. Each loss has its 95 % interval.
web-puzzle-choice = Choice
web-puzzle-loses-column = Loses
web-puzzle-again = Try again
web-puzzle-show = Show the best choice
web-puzzle-give-up = Show the solution
web-puzzle-hint-themes = Themes: { $themes }.
web-puzzle-hint-few = It is one of these: { $choices }.
web-puzzle-solution = The best choice: { $choice }.
web-puzzle-next = Next puzzle
web-puzzle-streak-over = Your streak ends at { $number }. Your best is { $best }.
web-puzzle-streak-again = Start another streak
