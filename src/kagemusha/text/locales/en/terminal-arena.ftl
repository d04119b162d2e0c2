### The arena on the command line: contests between bots, ratings, tests.

## Figures

terminal-arena-played = { $game }, { $variant }: { $number ->
        [one] { $number } match
       *[other] { $number } matches
    } on { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, seed { $seed }
terminal-arena-timed = The bots used a clock: results differ on another or a busier machine.
terminal-arena-work = The bots did { $share } % of their usual work.
terminal-arena-ratings = Ratings
terminal-arena-ratings-role = Ratings as { $name }
terminal-arena-gaps = Differences
terminal-arena-gaps-role = Differences as { $name }
terminal-arena-gap = { $bot } above { $other }
terminal-arena-rates = Matches won
terminal-arena-differences = How much more often one bot wins, on the same deals
terminal-arena-strata = { $bot }, start by start
terminal-arena-matrix = Points against each other
terminal-arena-matrix-sides = Points of the { $first } against the { $second }
terminal-arena-versus = { $bot } : { $other }
terminal-arena-wins = won
terminal-arena-ties = drawn
terminal-arena-losses = lost
terminal-arena-nobody = nobody
terminal-arena-legend-ratings = Elo points above { $bot }, which has 0. A difference of 100 means 64 % of the points against each other. A shared win, or none, is half a point. The intervals come from the spread between deals; a virtual draw for each pair that met keeps them finite.
terminal-arena-legend-together = One bot plays all seats, which win or lose together. Every bot gets the same deals, so the differences are more precise than the rates.
terminal-arena-legend-shared-defeat = Here the game itself counts as one more player: matches that nobody won are its wins, and are not used to compare the bots.
terminal-arena-test-open = Test of { $low } against { $high } Elo: not decided after { $pairs } pairs, log-likelihood ratio { $ratio } between { $lower } and { $upper }.
terminal-arena-test-high = Test of { $low } against { $high } Elo: decided for { $high } after { $pairs } pairs, log-likelihood ratio { $ratio } outside { $lower } to { $upper }.
terminal-arena-test-low = Test of { $low } against { $high } Elo: decided for { $low } after { $pairs } pairs, log-likelihood ratio { $ratio } outside { $lower } to { $upper }.
terminal-arena-plot-elo = Elo
terminal-arena-plot-rate = matches won, %
terminal-arena-plot-row = points of
terminal-arena-plot-column = against

## Help pages

terminal-help-arena =
    Let bots play against each other and rate them: Elo with 95 % intervals, and who beats whom. On each deal all seatings are played with the same chance. Attacker and Defender of 7 Ronin are rated separately. In cooperative modes it reports win rates. The result depends only on the seed, not on workers or machines. Ctrl-C stops and prints the results so far; with --out the same command resumes later.
terminal-help-arena-short = Rate bots against each other.
terminal-help-arena-examples =
    kagemusha arena wat-aah --bots random,greedy --games 200 --seed 1
    kagemusha arena seven-ronin --games 400 --out contest
    kagemusha arena wat-aah --bots skilled,master --sprt 0,50 --games 2000
    kagemusha arena era-of-the-ninja --mode lone-ninja --games 240
terminal-option-arena-bots = The bots. The first has 0 Elo, so name the weakest first. Default: all.
terminal-option-arena-games = How many matches for each pair or group of bots, rounded up to whole deals. Default: 100.
terminal-option-arena-chain = Each bot meets only the bots listed next to it.
terminal-option-arena-sprt = Two bots: stop as soon as it is clear whether the second is stronger by LOW or by HIGH Elo points, such as 0,50.
terminal-option-arena-alpha = The probability that --sprt decides for HIGH although LOW is true. Default: 0.05.
terminal-option-arena-beta = The probability that --sprt decides for LOW although HIGH is true. Default: 0.05.
terminal-option-arena-work = The share of its usual work that each bot does. Default: 1.
terminal-option-arena-timed = Let the bots use a clock and think as long as their levels allow. The result then depends on the machine.
terminal-option-arena-engine = What plays: processes of this machine, a Ray cluster, or none (only shows what is in the folder). Default: processes.
terminal-option-address = The address of the Ray cluster. Default: a new local one.
terminal-option-arena-out = A folder for the matches, results and pictures; an unfinished contest there is resumed.

## What is wrong with a command line

terminal-error-decimal = { $option } cannot be “{ $value }”. Give a number from { $least } to { $most }.
terminal-error-sprt = --sprt cannot be “{ $value }”. Give two Elo differences separated by a comma, the smaller one first: 0,50.
terminal-error-address = --address needs --engine ray. Leave it out, or add --engine ray.

## The ladder

terminal-ladder-title = { $game }, { $variant }
terminal-ladder-made = { $number ->
        [one] { $number } match
       *[other] { $number } matches
    } on { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, seed { $seed }, { $date }; { $machine }. Made by:
terminal-ladder-machine = { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }, Python { $python }, { $compiled ->
        [yes] compiled rules and searches
       *[no] not compiled
    }
terminal-ladder-often = { $bot } and { $other } met on { $number } times as many deals as the others.
terminal-ladder-unfinished = Not all requested matches have been played: { $number } of { $total }.
terminal-ladder-column-bot = bot
terminal-ladder-column-elo = Elo
terminal-ladder-column-rate = won, %
terminal-ladder-column-claim = claim
terminal-ladder-column-found = measured
terminal-ladder-column-asked = required
terminal-ladder-column-shown = shown
terminal-ladder-as = { $bot } as { $name }
terminal-ladder-claim-elo = { $bot } above { $other }
terminal-ladder-claim-rate = wins of { $bot } against { $other }
terminal-ladder-claim-decided = wins of { $bot } against { $other }, in decided matches
terminal-ladder-claim-more = { $bot } wins more often than { $other }
terminal-ladder-shown-yes = yes
terminal-ladder-shown-no = no
terminal-ladder-shown-open = not sure yet
terminal-ladder-elo = { $value } Elo ({ $low } to { $high })
terminal-ladder-rate = { $value } % ({ $low } to { $high })
terminal-ladder-cell = { $rate } of { $number }
terminal-ladder-cell-nobody = { $rate } of { $number }; nobody won { $nobody } more
terminal-ladder-versus = against each other
terminal-ladder-picture = Strengths with 95 % intervals
terminal-help-ladder =
    Measure the levels of all bots, game by game, and write the results into a page: ratings with intervals, and whether each level is at least 100 Elo points above the one below and the lowest beats random in 90 % of matches. This takes hours; finished matches are kept, so you can run it in parts. Ctrl-C stops and prints the results so far.
terminal-help-ladder-short = Measure the levels of the bots in every game.
terminal-help-ladder-examples =
    kagemusha ladder --quick
    kagemusha ladder --only seven-ronin --games 400 --seed 1
    kagemusha ladder --only lone-ninja --out docs/ladder.md
terminal-option-ladder-games = How many matches for each pair or group of bots. Default: 200; with --quick 10.
terminal-option-ladder-quick = A first look: few matches.
terminal-option-ladder-only = Only these games or parts of the ladder, with commas: seven-ronin, wat-aah, era-of-the-ninja, grasshopper-2, lone-ninja …
terminal-option-ladder-full = Every bot meets every other, not only those next to it.
terminal-option-ladder-out = The page to write into; it must contain the markers of the ladder. Default: docs/ladder.md.
terminal-option-ladder-store = The folder for the matches played. Default: build/ladder.
terminal-error-ladder-marks = { $file } has no place for { $row }: a line “{ $open }” and a line “{ $close }” are needed.
