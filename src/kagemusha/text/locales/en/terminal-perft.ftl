### Perft on the command line: how many ways lead on from a position.

terminal-help-perft =
    Count the ways to continue from the start or from a position, to check another implementation of a game. A sequence is a number of actions one after the other. Chance is a player: each of its answers is an action. Where several seats choose at the same time, the first seat goes first. The count sees all hidden information. The page “Perft” of the documentation lists reference numbers. Ctrl-C stops and prints the depths counted so far.
terminal-help-perft-short = Count sequences and positions, split by first action.
terminal-help-perft-examples =
    kagemusha perft seven-ronin --depth 4
    kagemusha perft seven-ronin --plans --position "round=3 ninja=green:2"
    kagemusha perft wat-aah --seats 3 --depth 2 --json counts.json
    kagemusha perft era-of-the-ninja --mode lone-ninja --depth 3
terminal-option-perft-depth = How many actions deep. Default: 3.
terminal-option-perft-plans = Count the whole plans of each seat instead, where several choose at the same time.
terminal-perft-looking = Counting
terminal-perft-progress = { $done } of { $total } positions of this depth
terminal-perft-depth = depth
terminal-perft-sequences = sequences
terminal-perft-positions = positions
terminal-perft-over = match over
terminal-perft-split = First action ({ $name }), depth { $depth }
terminal-perft-plans-of = First action ({ $name })
terminal-perft-plans = plans
terminal-perft-total = total
terminal-perft-chance = chance
terminal-perft-interrupted = Interrupted: { $number } of { $total } depths were counted.
terminal-perft-stopped = Interrupted.
terminal-error-perft-plans = --plans needs a position in which several seats choose at the same time. Use --depth here.
