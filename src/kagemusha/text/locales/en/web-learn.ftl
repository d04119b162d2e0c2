### Lessons: the course of a game, and the coach beside its board.

web-learn-title = Learn { $game }
web-learn-none = This game has no lessons yet.
web-learn-no-such-lesson = This lesson does not exist.
web-learn-no-such-game = This game does not exist here.
web-learn-count = { $done } of { $number ->
        [one] { $number } lesson
       *[other] { $number } lessons
    } done
web-learn-progress = Progress
web-learn-start = Start: { $title }
web-learn-go-on = Continue: { $title }
web-learn-steps = { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
web-learn-is-done = done
web-learn-coach = Coach
web-learn-step = Step { $number } of { $steps }
web-learn-watch = Watch what happens…
web-learn-right = Right!
web-learn-marked = Marked: { $names }.
web-learn-continue = Continue
web-learn-try-again = Try again
web-learn-show-me = Show me
web-learn-do-it = Do it for me
web-learn-shown = Choose: { $choice }.
web-learn-shown-plan = The plan is on the board. Now seal it.
web-learn-again = Start again
web-learn-skip = Skip lesson
web-learn-all = All lessons
web-learn-done = Well done!
web-learn-next = Next: { $title }
web-learn-play = Play a match

## The coach of a guided match

web-guide-play = Guided first match
web-guide-about = The real game against an easy bot. A coach explains what is new and warns about the risks of a plan.
web-guide-off = Turn off
web-guide-got-it = Got it
web-guide-your-choice = It is your choice. Look around, or ask for advice.
web-guide-looking = Looking for advice…
web-guide-offer = New to { $game }?
web-guide-offer-about = A coach explains things as they come up.
web-guide-yes = Guide me
web-guide-no = No, thanks
web-guide-sure = One moment
web-guide-anyway = Do it anyway?
web-guide-learned = { $number ->
        [one] You learned { $number } idea
       *[other] You learned { $number } ideas
    }
web-guide-lessons = Learn more:
