### 7 Ronin: what is chosen before a match, for every client.

game-seven-ronin = 7 Ronin
game-about-seven-ronin = Ninja and ronin plan in secret where to strike and where to stand: the side that reads the other better wins the village.
setup-edition-en = English edition
setup-edition-fr = French edition
setup-edition-pl = Polish edition
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
setup-value-minimum-track = As printed on the time track
setup-value-minimum-threat = The round, at most the Threat Level
setup-value-minimum-round = The number of the round
setup-value-inn-watchtower-inn = Those of the Inn
setup-value-inn-watchtower-watchtower = Those of the Watchtower
