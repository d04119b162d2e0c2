### What the coach of a guided match of Era of the Ninja says: ideas with titles, risks, what happened.

## Ideas

era-of-the-ninja-guide-goal = You are a ninja in the castle of a Lord. Find him behind the unknown doors and defeat him before the other ninja does. If your Wounds run out, you are defeated.
era-of-the-ninja-guide-goal-name = The goal
era-of-the-ninja-guide-goal-arcade = This first match is a short one, in the Arcade mode. Gather Ingenuity by defeating enemies and hiding among them: after { $number } rounds, or when the Lord falls, the most unspent Ingenuity wins.
era-of-the-ninja-guide-goal-arcade-name = The goal
era-of-the-ninja-guide-ninja = Choose your ninja. Wounds are its life, Ki changes dice, Move says how far it goes in a turn.
era-of-the-ninja-guide-ninja-name = Your ninja
era-of-the-ninja-guide-cards = Of two Weapons, two Items and two Skills you keep one each. They help from the first round on.
era-of-the-ninja-guide-cards-name = Equipment
era-of-the-ninja-guide-shadow = Each round begins with a roll: your Shadow. The higher it is, the harder you are to see.
era-of-the-ninja-guide-shadow-name = Shadow
era-of-the-ninja-guide-turn = A turn goes in this order: buy and change equipment, move, then one Action. The Action ends your turn.
era-of-the-ninja-guide-turn-name = A turn
era-of-the-ninja-guide-move = To go to the next room costs 1 Move, to explore an unknown one costs 2. Each new room brings an Encounter.
era-of-the-ninja-guide-move-name = Moving and exploring
era-of-the-ninja-guide-tile = You drew a new room. Turn it so that one of its doors meets the one you come from; more open doors mean more paths.
era-of-the-ninja-guide-tile-name = New rooms
era-of-the-ninja-guide-units = The Lord’s Units are here. Units of one kind on a tile are a stack; the whole stack is harder to defeat than one of them.
era-of-the-ninja-guide-units-name = The Lord’s Units
era-of-the-ninja-guide-attack = To attack, you roll a die and add your Attack. Reach the Dead value and the enemy is defeated; each choice shows its chances. A fight is loud: your Shadow falls.
era-of-the-ninja-guide-attack-name = Attacking
era-of-the-ninja-guide-hide = Hide is a quiet Action: you are harder to see, and if nobody sees you, you gain 1 Ingenuity for each stack on your tile.
era-of-the-ninja-guide-hide-name = Hiding
era-of-the-ninja-guide-limit = Modifiers never take a roll above 9. Before the roll, 1 Ki lifts this Limit.
era-of-the-ninja-guide-limit-name = The Limit
era-of-the-ninja-guide-reroll = After a roll, 1 Ki rolls the die again; the new result stands. Keep some Ki for rolls that decide.
era-of-the-ninja-guide-reroll-name = Ki
era-of-the-ninja-guide-awareness = After all turns the castle rolls Awareness. A ninja with a higher Shadow is hidden; the others are visible.
era-of-the-ninja-guide-awareness-name = Awareness
era-of-the-ninja-guide-seen = You were visible: stacks that see you come and attack. Keep away from many of them, or hide.
era-of-the-ninja-guide-seen-name = Being seen
era-of-the-ninja-guide-dodge = An enemy attacks. Roll and add your Dodge: reach its Attack and you lose nothing.
era-of-the-ninja-guide-dodge-name = Dodging
era-of-the-ninja-guide-wounds = You lost Wounds. If you do not move, sprint or attack in a round, you regain 1 Wound and 1 Ki; some Items heal too.
era-of-the-ninja-guide-wounds-name = Wounds
era-of-the-ninja-guide-ingenuity = You have Ingenuity. At the start of a turn it buys cards: a Weapon costs 2, an Item 3, a Skill 4.
era-of-the-ninja-guide-ingenuity-name = Ingenuity
era-of-the-ninja-guide-lead = The Lead Ninja takes the first turn, and decides which enemies act first.
era-of-the-ninja-guide-lead-name = The Lead Ninja
era-of-the-ninja-guide-lord = The Lord has entered the castle. He finds everybody on his tile. Come with full Ki and a good Weapon: with his defeat the match ends.
era-of-the-ninja-guide-lord-name = The Lord

## What a choice risks

era-of-the-ninja-guide-risk-miss = This attack misses in { $number } % of cases. A miss makes your Shadow fall to 1, and then you are nearly always seen.
era-of-the-ninja-guide-risk-seen = Your chance of being seen is { $number } %, with Hide only { $hide } %. Enemies that would come: { $stack-list-name }. They can cost you { $damage } Wounds.
era-of-the-ninja-guide-risk-explore = You have { $number ->
    [one] { $number } Wound
   *[other] { $number } Wounds
} left, and a new room may be full of enemies. Perhaps recover first.

## What happened

era-of-the-ninja-guide-round = Round { $round }: Awareness was { $awareness }, and you were { $seen ->
    [yes] visible
   *[no] hidden
}. { $lost ->
    [0] You lost no Wounds
    [one] You lost 1 Wound
   *[other] You lost { $lost } Wounds
} and gained { $gained } Ingenuity.
era-of-the-ninja-guide-round-again = Round { $round }: { $seen ->
    [yes] visible
   *[no] hidden
}, Wounds left { $wounds }, Ingenuity gained { $gained }.
