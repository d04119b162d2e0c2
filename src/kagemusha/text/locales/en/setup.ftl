### What is chosen before a match, for every client.

## Games

game-about-seven-ronin = Ninja and ronin plan in secret where to strike and where to stand: the side that reads the other better wins the village.
game-about-wat-aah = Gather a clan of shinobi, use its power at the right moment, and have the strongest cards in front of you at the end.
game-about-era-of-the-ninja = Sneak into a castle that is built as you explore it, gather weapons and skills, and defeat its Lord before the others do.

## Modes, editions, bots

setup-mode-grasshopper = Grasshopper: one round, a quick start
setup-mode-grand-master = Grand Master: three rounds, pawns and a Final Showdown
setup-mode-standard = Standard: whoever defeats the Lord wins
setup-mode-nvn-death-match = NvN Death Match: no Lord, the last ninja wins
setup-mode-clan-death-match = Clan Death Match: the last clan wins
setup-mode-clan-attack = Clan Attack: all of one clan, together against the Lord
setup-mode-multi-clan-attack = Multi-Clan Attack: several clans hunt the Lord, and each other
setup-mode-lords-head = Lord’s Head: carry his head back to the Courtyard
setup-mode-lone-ninja = 1 player, Lone Ninja: you against the castle
setup-edition-en = English edition
setup-edition-fr = French edition
setup-edition-pl = Polish edition
setup-bot-random = random: plays any legal move, a gentle start
setup-bot-greedy = greedy: chooses what looks best now
setup-bot-novice = novice: plays sensibly, and can be beaten
setup-bot-skilled = skilled: thinks ahead, and forgives little
setup-bot-master = master: as strong as it gets, up to two seconds a move

## Options

setup-option-edition = Edition
setup-about-edition = The printed rules to play by. It also sets the three options below.
setup-option-minimum = Minimum force
setup-about-minimum = How many ninja the Attacker must send in a round.
setup-option-inn-watchtower = Inn and Watchtower
setup-about-inn-watchtower = Whose neighbours an Inn that copies the Watchtower wounds.
setup-option-taiko-heals-green = Taiko heals on the Green
setup-about-taiko-heals-green = Taiko may heal a ronin who stands on the Green.
setup-option-spy = Spies
setup-about-spy = Each side has a Spy token, to look once at an area of the other’s plan.
setup-option-board = Your own board
setup-about-board = A village instead of the one in the box.
setup-option-mode = Mode
setup-about-mode = How long it takes, and who plays against whom.
setup-option-handicap = First player’s handicap
setup-about-handicap = How many fewer cards than the others the first player gets. By the book: 1.
setup-option-difficulty = Difficulty
setup-about-difficulty = How hard the castle is: switches sneak attacks and Reinforcements on as needed.
setup-option-pace = Pace
setup-about-pace = A Death Match by the book, or a quick one: a small castle that burns after round 4. This is a house rule.
setup-option-defeated = The defeated
setup-about-defeated = Eliminated players watch, or choose for the Lord’s units instead of the Lead. The second is a house rule.
setup-option-deck = Your own shinobi
setup-about-deck = Shinobi cards instead of those in the box.
setup-option-cards = Your own cards
setup-about-cards = Temple, Court and Boss cards instead of those in the box.
setup-option-arcade = Arcade
setup-about-arcade = The most unspent Ingenuity wins.
setup-option-nvn = Ninja against ninja
setup-about-nvn = Ninja may fight each other.
setup-option-reinforcements = Reinforcements
setup-about-reinforcements = The Lord gets Reinforcements, and defeated players return with new ninja.
setup-option-sneak = Sneak attacks
setup-about-sneak = The first attack in a room each round gets a bonus if the attacker is unseen.
setup-option-clans = Clans
setup-about-clans = A clan for each seat. Seats of one clan are one side.
setup-option-ninja = Ninja
setup-about-ninja = How players get their ninja.
setup-option-rooms = Rooms
setup-about-rooms = Whether rooms have features. These are house rules: the rulebook describes none.
setup-option-lord = Lord
setup-about-lord = Who rules the castle.
setup-option-rounds = Rounds
setup-about-rounds = After this many rounds the night is over, and nobody wins.
setup-option-box = Your own box
setup-about-box = Content files instead of those in the box.

setup-value-minimum-track = As printed on the time track
setup-value-minimum-threat = The round, at most the Threat Level
setup-value-minimum-round = The number of the round
setup-value-inn-watchtower-inn = Those of the Inn
setup-value-inn-watchtower-watchtower = Those of the Watchtower
setup-value-ninja-draw = Draw two, keep one
setup-value-ninja-choose = Choose from all
setup-value-rooms-featured = With features
setup-value-rooms-plain = Plain
setup-value-difficulty-book = As set below
setup-value-difficulty-easy = Easy
setup-value-difficulty-normal = Normal
setup-value-difficulty-hard = Hard
setup-value-pace-book = By the book
setup-value-pace-quick = Quick
setup-value-defeated-watch = Watch
setup-value-defeated-castle = Choose for the castle
setup-value-lord-random = Drawn at random
setup-value-on = On
setup-value-off = Off
