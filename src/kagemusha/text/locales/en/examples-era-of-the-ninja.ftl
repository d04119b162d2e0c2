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
example-era-of-the-ninja-turn = A turn
    .text = The ninja moves to the next tile and attacks the two Yari there. The roll is high enough for the whole stack.
example-era-of-the-ninja-limit = The Limit
    .text = 8 + 3 would be 11, but without Ki a total counts 9 at most. The Daimyo is only wounded.
example-era-of-the-ninja-strike-one = One of a stack
    .text = Against five together the roll would be too low. Aimed at one unit it kills, and four are left.
example-era-of-the-ninja-range = A shot
    .text = The ninja switches to the bow and hits a unit two tiles away.
example-era-of-the-ninja-hide-failed = A failed Hide
    .text = Awareness comes to 7, and a Shadow of 4 is lower. The ninja is seen, attacked and wounded.
example-era-of-the-ninja-hidden = Unseen among guards
    .text = Shadow 9 is higher than Awareness 5. The ninja stands beside three guards, and none attacks.
example-era-of-the-ninja-dodge = A Dodge
    .text = The ninja is seen, and the guards come and attack. 9 reaches the 5 that is needed: no wound.
example-era-of-the-ninja-struck = A failed Dodge
    .text = 3 is below the 5 that is needed. The guards wound the ninja.
example-era-of-the-ninja-rest = Recovery
    .text = A ninja that neither moves nor attacks regains 1 Wound and 1 Ki in the Recovery phase.
