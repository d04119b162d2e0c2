### What is chosen before a match, for every client.

## Bots

setup-bot-random = random: plays any legal move, a gentle start
setup-bot-greedy = greedy: chooses what looks best now
setup-bot-beginner = beginner: sees only what comes next, a first opponent
setup-bot-novice = novice: plays sensibly, and overlooks things
setup-bot-skilled = skilled: thinks ahead, and forgives little
setup-bot-expert = expert: thinks further ahead
setup-bot-master = master: the highest level, up to two seconds a move
setup-bot-champion = champion: at least as strong as master, learned from its own search
setup-bot-adaptive = adaptive: plays as well as you do

## Options

setup-option-mode = Mode
setup-about-mode = How long it takes, and who plays against whom.

setup-value-on = On
setup-value-off = Off
