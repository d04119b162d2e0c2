### Era of the Ninja: worked examples of the rules. The attribute “text” says what each shows.

example-era-of-the-ninja-move = A step
    .text = One Move to the tile next door, through a paired marker.
example-era-of-the-ninja-explore = Exploring
    .text = Two Move: a new tile is drawn and turned, the ninja enters, and an Encounter puts guards there.
example-era-of-the-ninja-sprint = Sprint
    .text = One Move is left. Sprint adds the Move value of 2: three points.
example-era-of-the-ninja-defeat = Defeating a unit
    .text = The die shows 6, Attack adds 3: 9 reaches the Dead value of 7. The unit is gone and gives 1 Ingenuity.
example-era-of-the-ninja-wound = Wounding a stack
    .text = 5 + 3 = 8 reaches the Wound value of 7, not the Dead value of 9. Three units get three tokens, and three tokens remove one unit.
example-era-of-the-ninja-miss = A miss
    .text = 2 + 3 = 5 is below the Wound value of 7. The Shadow falls to 1.
example-era-of-the-ninja-hide = A successful Hide
    .text = Awareness is 7, the Shadow too. After Hide a tie is enough, and one stack on the tile gives 1 Ingenuity.
example-era-of-the-ninja-ki = Ki lifts the Limit
    .text = One Ki before the roll: now the total may be above 9.
example-era-of-the-ninja-reroll = Ki for another roll
    .text = The first roll is poor. One more Ki, and the die is rolled again.
example-era-of-the-ninja-buy = Buying a Weapon
    .text = A Weapon costs 2 of 6 Ingenuity. It acts once it is active.
example-era-of-the-ninja-lord = The Lord falls
    .text = A Total Success counts as 10, and Attack adds 3: 13 reaches his Dead value of 10.
