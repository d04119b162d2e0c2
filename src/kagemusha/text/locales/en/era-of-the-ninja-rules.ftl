### The rules page of Era of the Ninja, in reading order. E.1 to E.160: what the rulebook says. E/r1 to E/r74: rulings.
### A line is a paragraph; a line that begins with a hyphen is an item of a list.

rules-era-of-the-ninja-intro =
    You lead a ninja through the castle of a Lord who is hiding there; whoever defeats him wins the basic game.
    A round has six phases: Lead Ninja, Shadow, Ninja, Awareness, Lord’s Units and Recovery.
    The Lead Ninja acts first and decides for the enemies where they have a choice, and then names another player as the next Lead Ninja.
    Every die has ten faces: a natural 1 is a Total Failure, a natural 0 a Total Success, and modifiers move any other roll only within the Limit of 2 and 9.
    Ki is your inner strength: 1 Ki before a roll of yours lifts the Limit, 1 Ki after it lets you roll again.
    In the Shadow phase everybody rolls for stealth; the result lies on the ninja card and falls when the ninja attacks.
    On your turn you spend Ingenuity, adjust your equipment, Move, and take one Action: Sprint, Attack or Hide.
    A step to a known tile costs 1 Move; for 2 Move you explore: you place a new tile, enter it and meet what an Encounter card puts there.
    Units of one name on a tile stand together as a stack, and each further unit makes the stack harder to hit and to dodge.
    To Attack, roll and add your modifiers: the Wound value puts Wound tokens on the target, the Dead value defeats it, anything less is a miss and makes your Shadow 1.
    Then Awareness is rolled: a ninja with a higher Shadow is hidden, and one that chose Hide is hidden on a tie too and gains Ingenuity for the minion stacks around it.
    The Lord’s Units come for the closest visible ninja; to Dodge, reach their Attack value with your roll, or you lose Wounds, and with the last Wound you are defeated.
    Defeated units give Ingenuity, with which you buy Weapons for 2, Items for 3, Skills for 4 and the Synergy of a Skill for 5.
    In Recovery the enemies lose their Wound tokens, and a ninja that did not Move, Sprint or Attack regains 1 Wound and 1 Ki.
    The Lord comes when “The Lord Enters” is drawn: he sees every ninja on his tile, Wound tokens alone never kill him, and even a Total Success must reach his Dead value.

rule-era-of-the-ninja-E-1 =
    All dice have ten faces. The face 0 counts as 10.
    .title = Ten-sided dice

rule-era-of-the-ninja-E-2 =
    A natural 1 is a Total Failure and a natural 0 is a Total Success. Only the face that the die itself shows counts for this, never a result reached by modifiers.
    .title = Total Failure and Total Success

rule-era-of-the-ninja-E-3 =
    On a natural 2 to 9 your modifiers are added to the face. The result goes no lower and no higher than these two faces: this is the Limit of 2 and 9.
    .title = The Limit of 2 and 9

rule-era-of-the-ninja-E-4 =
    The Limit of 2 and 9 applies only at the moment of a roll. When a Shadow die that already lies on its card is changed later, the Limit does not hold the change back.
    .title = The Limit applies when rolled

rule-era-of-the-ninja-E-5 =
    A Total Failure fails, whatever was attempted and whatever the modifiers are.
    .title = A Total Failure fails

rule-era-of-the-ninja-E-6 =
    A Total Success counts as 10 and succeeds by itself. The exception is an Attack roll against a Lord or against another player, where the total still has to be compared.
    .title = A Total Success succeeds

rule-era-of-the-ninja-E-7 =
    Before one of your rolls, you may spend 1 Ki to lift the Limit of 2 and 9 for that roll.
    .title = Ki lifts the Limit

rule-era-of-the-ninja-E-8 =
    When you have lifted the Limit for a roll with Ki, it stays lifted for every reroll of that roll.
    .title = The Limit stays lifted for rerolls

rule-era-of-the-ninja-E-9 =
    After one of your rolls you may spend 1 Ki to roll that die again. The latest result stands, even if it is worse, and you may do this as often as you can pay.
    .title = Ki for a reroll

rule-era-of-the-ninja-E-10 =
    You may use Ki in several ways on the same roll. The costs of all uses add up.
    .title = Ki costs add up

rule-era-of-the-ninja-E-11 =
    With the Limit lifted, a result may come out above 9 or below 2. It is then just that number, neither a Total Success nor a Total Failure.
    .title = Results beyond the Limit

rule-era-of-the-ninja-E-12 =
    Ki can never be used on the Awareness die, neither to reroll it nor to change it.
    .title = No Ki on the Awareness die

rule-era-of-the-ninja-E-13 =
    Some abilities are paid for with Ki as well. The card says what its ability costs and does.
    .title = Abilities that cost Ki

rule-era-of-the-ninja-E-14 =
    Each player draws two ninja tokens at random, keeps one of them and puts the other aside.
    .title = Choosing a ninja

rule-era-of-the-ninja-E-15 =
    Abilities of ninja that concern the setup are applied before the other cards are dealt.
    .title = Abilities during setup

rule-era-of-the-ninja-E-16 =
    Each player is dealt 2 Weapons, 2 Items and 2 Skills, keeps one card of each kind and discards the others.
    .title = Starting cards

rule-era-of-the-ninja-E-17 =
    You start with the Wounds and the Ki printed on your ninja card, and with the extra Wounds and Ki that your Items and Skills give.
    .title = Starting Wounds and Ki

rule-era-of-the-ninja-E-18 =
    The castle begins with one Courtyard tile on the table. All other tiles are shuffled and make the tile deck, face down.
    .title = The starting Courtyard

rule-era-of-the-ninja-E-19 =
    The Encounter deck has three layers. On top lie 5 Encounter cards; in the middle 9 more, shuffled together with one card “The Lord Enters”; at the bottom 3 guard cards, which are Encounter cards as well.
    .title = The Encounter deck

rule-era-of-the-ninja-E-20 =
    The Encounter cards that are left after the setup, the other card “The Lord Enters” among them, are out of the game, unless you play with Reinforcements.
    .title = Left-over Encounter cards

rule-era-of-the-ninja-E-21 =
    The Lord of the game is drawn at random, and everybody may read his card. Those of his abilities that work while he is still hidden are in force from the start.
    .title = The Lord of the game

rule-era-of-the-ninja-E-22 =
    All ninja begin the game on the starting Courtyard.
    .title = Where the ninja begin

rule-era-of-the-ninja-E-23 =
    A round has six phases: Lead Ninja, Shadow, Ninja, Awareness, Lord’s Units, Recovery. Rounds are played until all ninja are out of the game or the Lord is defeated.
    .title = The six phases of a round

rule-era-of-the-ninja-E-24 =
    In the first round everybody rolls a die, and the highest becomes the Lead Ninja; those who tie roll again. The Awareness die is set to 1.
    .title = The first Lead Ninja

rule-era-of-the-ninja-E-25 =
    In each later round the Lead Ninja names another living player as the new one. The Awareness die passes on with the value that it shows.
    .title = Passing on the lead

rule-era-of-the-ninja-E-26 =
    The Lead Ninja takes the first turn, rolls the Awareness die and decides in which order the enemies activate. Where an enemy has several equal targets or routes, the Lead Ninja chooses among them.
    .title = What the Lead Ninja does

rule-era-of-the-ninja-E-27 =
    In the Shadow phase you roll one die and add your Shadow modifiers, under the Limit of 2 and 9. The result is kept on your ninja card: it is your Shadow for this round.
    .title = The Shadow roll

rule-era-of-the-ninja-E-28 =
    After a Total Failure on the Shadow roll your ninja is never hidden in this round.
    .title = Total Failure on Shadow

rule-era-of-the-ninja-E-29 =
    After a Total Success on the Shadow roll your ninja is hidden in this round, whatever Awareness is, unless it attacks.
    .title = Total Success on Shadow

rule-era-of-the-ninja-E-30 =
    In the Ninja phase play goes clockwise from the Lead Ninja. Everybody takes one turn.
    .title = The order of turns

rule-era-of-the-ninja-E-31 =
    A turn has four steps, always in this order: Spend Ingenuity, Adjust Equipment, Move, Action. You can spend and adjust only as long as you have neither moved nor acted.
    .title = The four steps of a turn

rule-era-of-the-ninja-E-32 =
    You may take one Action in your turn. With it the turn ends.
    .title = One Action

rule-era-of-the-ninja-E-33 =
    In the step Spend Ingenuity a Weapon costs 2 Ingenuity, an Item 3, a Skill 4 and a Synergy 5. You may buy any number of them.
    .title = Purchases

rule-era-of-the-ninja-E-34 =
    After a purchase you may have at most 4 cards, Weapons and Items together. If you have more, you choose which of them to discard.
    .title = Inventory limit

rule-era-of-the-ninja-E-35 =
    To add a bought Synergy, take the top card of the Skill deck and put it face down under a Skill of your choice. The Synergy of that Skill is then active.
    .title = Buying a Synergy

rule-era-of-the-ninja-E-36 =
    If you get a Skill that is a duplicate of an active Skill of yours, it goes under that Skill and activates its Synergy.
    .title = A duplicate Skill

rule-era-of-the-ninja-E-37 =
    If a face-down card already lies under the Skill of which you got a duplicate, the duplicate takes its place. The face-down card is turned up and becomes an active Skill of yours.
    .title = A duplicate replaces a face-down card

rule-era-of-the-ninja-E-38 =
    Only active cards have an effect. A card that is not active gives neither bonus nor penalty.
    .title = Only active cards act

rule-era-of-the-ninja-E-39 =
    Only one of your Weapons can be active at a time, unless Weapons are combined by the trait Paired.
    .title = One active Weapon

rule-era-of-the-ninja-E-40 =
    In the step Adjust Equipment you may freely switch from one Weapon to another.
    .title = Switching Weapons

rule-era-of-the-ninja-E-41 =
    In the step Adjust Equipment you may activate Items, if you pay their costs. An Item is never deactivated at will; only the activation of another Item can do that.
    .title = Activating Items

rule-era-of-the-ninja-E-42 =
    For 1 Move your ninja goes to an adjacent tile that is already revealed. The way must lead through a paired marker.
    .title = Moving to a revealed tile

rule-era-of-the-ninja-E-43 =
    For 2 Move your ninja explores through a marker that faces an open edge. Draw a tile, place it so that the marker is paired, and move in; then draw an Encounter, place its units on that tile and go on with your turn.
    .title = Exploring

rule-era-of-the-ninja-E-44 =
    A new tile is placed so that it forms a paired marker with the tile from which the ninja comes. Beyond that, it must pair with as many other markers around it as possible.
    .title = Placing a tile

rule-era-of-the-ninja-E-45 =
    A marker that faces a tile and meets no marker there is unpaired. It blocks movement and Range on that side.
    .title = Unpaired markers

rule-era-of-the-ninja-E-46 =
    Sprint is an Action that gives you your modified Move value once more. These points are added to those you have not spent. So a ninja with one point of Move can explore, too.
    .title = Sprint

rule-era-of-the-ninja-E-47 =
    Units of the same name that are placed together form one stack.
    .title = Units form a stack

rule-era-of-the-ninja-E-48 =
    If more units of one name are placed than their stack limit allows, those in excess form another stack on the same tile.
    .title = More units than the stack limit

rule-era-of-the-ninja-E-49 =
    When stacks of the same name meet on a tile, they combine only if the new stack keeps within the stack limit. Otherwise they remain apart.
    .title = Combining stacks

rule-era-of-the-ninja-E-50 =
    Units of different names never stack, even if they are of the same type.
    .title = Different names never stack

rule-era-of-the-ninja-E-51 =
    If a unit must be placed and the pool of its kind is empty, the replacement chart names another.
    - For a Daimyo or a Monk: a Samurai; if there is none left, an Ashigaru.
    - For a Samurai: the other kind of Samurai, or an Ashigaru.
    - For an Ashigaru: the other kind of Ashigaru, or nothing if there is none left either.
    .title = The replacement chart

rule-era-of-the-ninja-E-52 =
    An Attack has four steps: declare the target, work out its Wound value and Dead value, roll, and apply the result.
    .title = The four steps of an Attack

rule-era-of-the-ninja-E-53 =
    With a melee Weapon you attack on your own tile. Your target is one unit standing alone, a whole stack, or one unit of a stack.
    .title = Melee targets

rule-era-of-the-ninja-E-54 =
    With a ranged Weapon your target is always one single unit. It cannot be on your own tile, unless the Weapon allows it.
    .title = Ranged targets

rule-era-of-the-ninja-E-55 =
    A target is in Range if a straight line of tiles leads to it, never a diagonal one, every crossing on that line has a paired marker, and it is at most as many tiles away as the Range says.
    .title = Range

rule-era-of-the-ninja-E-56 =
    Against a single unit the printed Wound value and Dead value are used, even if it belongs to a stack.
    .title = Values of a single unit

rule-era-of-the-ninja-E-57 =
    Against a whole stack the Wound value and the Dead value rise by the unit’s Ingenuity for each further unit after the first. For three Ashigaru Yari, with an Ingenuity of one, both values thus rise by two.
    .title = Values of a stack

rule-era-of-the-ninja-E-58 =
    Each Wound token on the target gives −1 to both its Wound value and its Dead value.
    .title = Wound tokens lower both values

rule-era-of-the-ninja-E-59 =
    An Attack below the Wound value is a miss. The Shadow of the attacker becomes 1.
    .title = A miss

rule-era-of-the-ninja-E-60 =
    An Attack that reaches the Wound value but not the Dead value wounds the target. Put one Wound token on the unit or the stack for each unit that was targeted.
    .title = Wounding a target

rule-era-of-the-ninja-E-61 =
    As often as a stack has 3 Wound tokens, one of its units is removed together with 3 tokens. The attacker gains the Ingenuity of that unit. Five Ashigaru Yari that are wounded together thus become four with two tokens.
    .title = Wound tokens remove units

rule-era-of-the-ninja-E-62 =
    An Attack that reaches the Dead value or more defeats the target. All targeted units are removed, and the attacker gains Ingenuity for each of them.
    .title = Defeating a target

rule-era-of-the-ninja-E-63 =
    After an Attack that wounds (E.60) or defeats (E.62), the attacker’s Shadow falls by the Ingenuity of all units attacked, taken together.
    .title = Shadow after a hit

rule-era-of-the-ninja-E-64 =
    A Total Failure on an Attack is a miss. The attacker loses 1 Wound, and the attacker’s Shadow becomes 1.
    .title = Total Failure on Attack

rule-era-of-the-ninja-E-65 =
    A Total Success on an Attack against minions defeats the target, however high its Dead value is.
    .title = Total Success against minions

rule-era-of-the-ninja-E-66 =
    After a Total Success on an Attack the attacker’s Shadow remains unchanged.
    .title = Shadow after a Total Success

rule-era-of-the-ninja-E-67 =
    Hide is an Action by which you declare that your ninja attempts to hide. Whether it succeeds is seen in the Awareness phase.
    .title = Hide

rule-era-of-the-ninja-E-68 =
    In the Awareness phase the Lead Ninja rolls the Awareness die. The result is compared with the Shadow of each ninja.
    .title = The Awareness roll

rule-era-of-the-ninja-E-69 =
    A ninja that chose Hide is hidden if Awareness is at most its Shadow. It then gains +1 Ingenuity for each minion stack on its tile.
    .title = A successful Hide

rule-era-of-the-ninja-E-70 =
    A ninja that chose Hide is visible if Awareness is higher than its Shadow, and it gains nothing for the attempt.
    .title = A failed Hide

rule-era-of-the-ninja-E-71 =
    A ninja that did not choose Hide is hidden only if its Shadow is higher than Awareness. On a tie it is visible.
    .title = Hidden without Hide

rule-era-of-the-ninja-E-72 =
    In the Lord’s Units phase each stack activates once, and so does the Lord if he is on the board. The Lead Ninja decides on the order.
    .title = Enemies activate once

rule-era-of-the-ninja-E-73 =
    An enemy without Range moves up to its Move value toward the closest visible ninja and then attacks. If several ninja are equally close, the Lead Ninja chooses.
    .title = Enemies without Range

rule-era-of-the-ninja-E-74 =
    An enemy without Range never leaves a tile on which there is a visible ninja, unless an ability forces it to.
    .title = Staying with a visible ninja

rule-era-of-the-ninja-E-75 =
    If no ninja is visible, the enemies do not move, unless an ability forces them to.
    .title = Nobody visible

rule-era-of-the-ninja-E-76 =
    An enemy with Range that has a visible ninja within its Range stays where it is and attacks.
    .title = Enemies with Range

rule-era-of-the-ninja-E-77 =
    If no visible ninja is within its Range, an enemy with Range takes the shortest way that brings one into Range. There it stops and attacks.
    .title = Moving into Range

rule-era-of-the-ninja-E-78 =
    An enemy with Range never enters a tile on which there is a visible ninja, unless an ability forces it to.
    .title = Keeping the distance

rule-era-of-the-ninja-E-79 =
    Each enemy that activates makes one attack, after it has moved.
    .title = One attack for each enemy

rule-era-of-the-ninja-E-80 =
    An enemy without Range can attack only a ninja on its own tile.
    .title = Attacks without Range

rule-era-of-the-ninja-E-81 =
    The number needed to dodge is the Attack value of the enemy, plus the Ingenuity of each further unit in its stack, minus 1 for each Wound token on it.
    .title = The number to dodge

rule-era-of-the-ninja-E-82 =
    The ninja under attack rolls a die and adds its Dodge modifiers. The Dodge succeeds if the result is the number needed or more.
    .title = Dodge

rule-era-of-the-ninja-E-83 =
    If the Dodge fails, the ninja loses as many Wounds as the Damage of the enemy, plus the Ingenuity of each further unit in its stack, minus 1 for each Wound token on it.
    .title = A failed Dodge

rule-era-of-the-ninja-E-84 =
    A Total Failure on a Dodge costs 1 Wound more than the Damage of the attack.
    .title = Total Failure on Dodge

rule-era-of-the-ninja-E-85 =
    A Total Success on a Dodge always avoids the attack, even if the number needed is 10 or more.
    .title = Total Success on Dodge

rule-era-of-the-ninja-E-86 =
    At the start of the Recovery phase all Wound tokens come off the Lord and his minions, before any ninja recovers. In Lone Ninja they stay (E.159).
    .title = Enemies recover first

rule-era-of-the-ninja-E-87 =
    A ninja that did not Move, Sprint or Attack in this round regains 1 Wound and 1 Ki in the Recovery phase.
    .title = Ninja recover

rule-era-of-the-ninja-E-88 =
    A ninja that chose Hide regains 1 Wound and 1 Ki too, provided that it did not move in this round.
    .title = Recovery after Hide

rule-era-of-the-ninja-E-89 =
    Recovery never lifts Wounds or Ki above their cap, which is the starting amount with the extras from Items and Skills.
    .title = The cap of Wounds and Ki

rule-era-of-the-ninja-E-90 =
    A ninja that loses its last Wound is defeated.
    .title = Defeat of a ninja

rule-era-of-the-ninja-E-91 =
    A Total Success on an Attack against a Lord counts as 10 plus all Attack bonuses. If that is his Dead value or more, he is defeated.
    .title = Total Success against a Lord

rule-era-of-the-ninja-E-92 =
    If a Total Success against a Lord does not reach his Dead value, he takes 3 Wound tokens, and the attacker makes a second Attack roll against him at once.
    .title = A second roll against a Lord

rule-era-of-the-ninja-E-93 =
    Wound tokens alone never kill a Lord, however many of them lie on him.
    .title = Wound tokens never kill a Lord

rule-era-of-the-ninja-E-94 =
    Wound tokens on a Lord lower only his Wound value and his Dead value. His Attack and his Damage remain as they are.
    .title = Wound tokens on a Lord

rule-era-of-the-ninja-E-95 =
    A Lord is aware of every ninja on his tile, whatever its Shadow is.
    .title = A Lord sees his tile

rule-era-of-the-ninja-E-96 =
    When a Lord enters a tile with a hidden ninja, that ninja becomes visible and is his new target.
    .title = A Lord uncovers a hidden ninja

rule-era-of-the-ninja-E-97 =
    A Lord never belongs to a stack.
    .title = A Lord never stacks

rule-era-of-the-ninja-E-98 =
    Where a card says something else than the book, the card prevails.
    .title = Cards beat the book

rule-era-of-the-ninja-E-99 =
    With the option NvN, ninja against ninja, you may attack another player. Your Shadow must then be higher than that of your target.
    .title = NvN: who may attack

rule-era-of-the-ninja-E-100 =
    To Steal in NvN, name one Weapon or Item of a ninja on your own tile. You roll Attack against its Dodge, and if your total is higher, you take that card.
    .title = NvN: Steal

rule-era-of-the-ninja-E-101 =
    To wound in NvN, you roll Attack against the target’s Dodge. If your total is higher, the target loses Wounds equal to the difference, and both Shadows fall by the same number.
    .title = NvN: wounding a ninja

rule-era-of-the-ninja-E-102 =
    If the target’s total is higher in NvN, the attempt fails, and the attacker’s Shadow becomes 1.
    .title = NvN: the target is higher

rule-era-of-the-ninja-E-103 =
    If both totals are equal in NvN, nothing happens to either player.
    .title = NvN: a tie

rule-era-of-the-ninja-E-104 =
    In NvN only the player with the lower total may spend Ki on a reroll. If the other player then has the lower total, that player may reroll in turn, and so on.
    .title = NvN: rerolls

rule-era-of-the-ninja-E-105 =
    In NvN both players may spend 1 Ki before they roll to lift the Limit of 2 and 9, as for any other roll.
    .title = NvN: lifting the Limit

rule-era-of-the-ninja-E-106 =
    If the attacker rolls a Total Success in NvN, the Limit does not apply: the total is 10 plus all modifiers.
    .title = NvN: Total Success of the attacker

rule-era-of-the-ninja-E-107 =
    If the target rolls a Total Success in NvN, the attack fails whatever the attacker rolled, and the attacker’s Shadow becomes 1.
    .title = NvN: Total Success of the target

rule-era-of-the-ninja-E-108 =
    If the attacker rolls a Total Failure in NvN, the attack fails. The attacker loses 1 Wound, and the attacker’s Shadow becomes 1.
    .title = NvN: Total Failure of the attacker

rule-era-of-the-ninja-E-109 =
    If the target rolls a Total Failure in NvN, the attack succeeds. Before its result is worked out, the target loses 1 Wound, and the target’s Shadow becomes 1.
    .title = NvN: Total Failure of the target

rule-era-of-the-ninja-E-110 =
    Deadly and other abilities that change a Wound value or a Dead value do nothing in NvN, because ninja have no such values.
    .title = NvN: Deadly does nothing

rule-era-of-the-ninja-E-111 =
    With the option Reinforcements both sides may receive new forces. This happens at the end of the Recovery phase.
    .title = Reinforcements: when

rule-era-of-the-ninja-E-112 =
    The Reinforcements deck consists of the Encounters that were not used at setup and the extra card “The Lord Enters”, shuffled together.
    .title = Reinforcements: the deck

rule-era-of-the-ninja-E-113 =
    Draw one Reinforcements card if Awareness is higher than the highest Shadow among the ninja.
    .title = Reinforcements: high Awareness

rule-era-of-the-ninja-E-114 =
    Draw one Reinforcements card for each ninja whose Shadow is 1.
    .title = Reinforcements: low Shadow

rule-era-of-the-ninja-E-115 =
    Draw one Reinforcements card if the Awareness die shows a natural 0.
    .title = Reinforcements: natural Awareness

rule-era-of-the-ninja-E-116 =
    For each Reinforcements card the Lead Ninja first picks a tile with a marker that faces an open edge. Only then is the card revealed, and its units are placed there. The same tile may be picked more than once.
    .title = Reinforcements: where

rule-era-of-the-ninja-E-117 =
    The Lord may enter the castle in this way too, if “The Lord Enters” is drawn as a Reinforcements card.
    .title = Reinforcements: the Lord

rule-era-of-the-ninja-E-118 =
    With the option Reinforcements a defeated player may draw a new ninja, until the Lord is located or no ninja remains in the pile. The pile holds all unused tokens, those rejected at setup included.
    In clan modes only a member of the player’s own clan can be drawn, and that ninja may use the pool of the clan.
    .title = Reinforcements: a new ninja

rule-era-of-the-ninja-E-119 =
    An Elemental clan, one kind of clan in the option Clans, admits ninja of its own element or of an allied one. A ninja with two elements may choose which of them counts.
    .title = Elemental clans

rule-era-of-the-ninja-E-120 =
    Each element has two allies, its neighbours in the ring Earth, Metal, Water, Wood, Fire.
    - Metal: Earth and Water.
    - Water: Metal and Wood.
    - Wood: Water and Fire.
    - Fire: Wood and Earth.
    - Earth: Fire and Metal.
    .title = Allied elements

rule-era-of-the-ninja-E-121 =
    A member of an Elemental clan has the benefit of that clan only on a tile with another member.
    .title = Elemental benefits

rule-era-of-the-ninja-E-122 =
    The benefit of a Metal clan is Attack +1 while another member is on the tile.
    .title = Metal

rule-era-of-the-ninja-E-123 =
    The benefit of a Water clan is Move +1 for a member that starts its turn on a tile with another member.
    .title = Water

rule-era-of-the-ninja-E-124 =
    The benefit of a Wood clan is the Action Heal, which restores 1 Wound to another member.
    .title = Wood

rule-era-of-the-ninja-E-125 =
    The benefit of a Fire clan: when a member fails a Dodge, you may take the damage instead. Your armour applies, but you lose at least 1 Wound.
    .title = Fire

rule-era-of-the-ninja-E-126 =
    The benefit of an Earth clan is Dodge +1 while another member is on the tile.
    .title = Earth

rule-era-of-the-ninja-E-127 =
    A Hierarchy clan admits ninja of its own realm or of a realm next to it. The realms form a ladder: Heaven, Way, Spirit, Man, Void.
    .title = Hierarchy clans

rule-era-of-the-ninja-E-128 =
    The benefit of a Heaven clan is +1 on Attack against one type of unit or one opposing clan, which is declared before play begins.
    .title = Heaven

rule-era-of-the-ninja-E-129 =
    The benefit of a Way clan is that exploring costs 1 Move instead of 2.
    .title = Way

rule-era-of-the-ninja-E-130 =
    The benefit of a Spirit clan is +1 Ki. It is the first to be spent and cannot be recovered.
    .title = Spirit

rule-era-of-the-ninja-E-131 =
    The benefit of a Man clan is +2 Wounds. They are the first to be lost and cannot be recovered.
    .title = Man

rule-era-of-the-ninja-E-132 =
    The benefit of a Void clan is Shadow +1 for a member that chooses Hide.
    .title = Void

rule-era-of-the-ninja-E-133 =
    A Named clan admits any ninja. Its members have only the benefits that all clans share: trade, the pool and shared victory.
    .title = Named clans

rule-era-of-the-ninja-E-134 =
    When a ninja begins its turn on a tile with another member of its clan, Weapons and Items may be traded there. After the trade the limit of 4 cards applies.
    .title = Trade

rule-era-of-the-ninja-E-135 =
    At the start of your turn you may put any amount of your Ingenuity into the pool of your clan.
    .title = Giving to the pool

rule-era-of-the-ninja-E-136 =
    You may pay for a purchase from the pool of your clan and add Ingenuity of your own. This is then your one purchase of the turn.
    .title = Buying from the pool

rule-era-of-the-ninja-E-137 =
    Ingenuity given to the pool stays there, even when the player who gave it is defeated.
    .title = The pool outlives defeat

rule-era-of-the-ninja-E-138 =
    When one member of a clan wins, all members of that clan win.
    .title = Shared victory

rule-era-of-the-ninja-E-139 =
    With the option Sneak Attack your Attack gets a bonus if it is the first attack on the target’s tile in this round and your Shadow is higher than Awareness.
    .title = Sneak attack: when

rule-era-of-the-ninja-E-140 =
    A sneak attack gives +1 on the Attack roll, or +2 if your Shadow is a Total Success. The Limit of 2 and 9 applies as usual.
    .title = Sneak attack: the bonus

rule-era-of-the-ninja-E-141 =
    Standard is the basic game for 2 to 4 players. Whoever defeats the Lord wins.
    .title = Mode: Standard

rule-era-of-the-ninja-E-142 =
    NvN Death Match is for 2 to 4 players and has neither a Lord nor minions. Before play begins the players take turns to place tiles face up, until all tiles are on the table.
    .title = Mode: NvN Death Match

rule-era-of-the-ninja-E-143 =
    In a Death Match all players roll a die, and all ties are rerolled. The lowest places a ninja first and the others follow in rising order, only one ninja on a tile; the highest is the Lead Ninja.
    .title = Death Match: where the ninja begin

rule-era-of-the-ninja-E-144 =
    In a Death Match the Awareness phase and the Lord’s Units phase are left out.
    .title = Death Match: phases left out

rule-era-of-the-ninja-E-145 =
    In a Death Match the Action Hide means that you roll your Shadow again.
    .title = Death Match: Hide

rule-era-of-the-ninja-E-146 =
    In a Death Match there is the Action Search: roll a die and gain half of the result as Ingenuity, rounded down; your Shadow falls by the same number.
    A Total Failure gives none and makes your Shadow 1. A Total Success leaves your Shadow unchanged.
    .title = Death Match: Search

rule-era-of-the-ninja-E-147 =
    If an ability prevents your Shadow from being rolled or changed, a Search still makes it 1.
    .title = Search with a prevented Shadow

rule-era-of-the-ninja-E-148 =
    In a Death Match defeated ninja are not replaced. The last one standing wins.
    .title = Death Match: the winner

rule-era-of-the-ninja-E-149 =
    Clan Death Match is for 2 or 4 players. With 3, one player may run two ninja, or the sides are uneven.
    The sides are agreed on first. Then each player chooses a ninja from the clan, or draws at random from its members. Several sides may belong to the same clan; they then count as separate clans.
    .not-in-book = Each ninja is a seat of its own. A random draw gives two ninja, of which the player keeps one, as in the other modes.
    .title = Mode: Clan Death Match

rule-era-of-the-ninja-E-150 =
    In a Clan Death Match the last side with a ninja left wins. The clan rules are in force.
    .title = Clan Death Match: the winner

rule-era-of-the-ninja-E-151 =
    Clan Attack is for 2 to 4 players, who all belong to one clan; there is no NvN. If one of them defeats the Lord, all of them win.
    .title = Mode: Clan Attack

rule-era-of-the-ninja-E-152 =
    In Multi-Clan Attack several sides hunt the same Lord, and NvN is allowed against opponents only. The side of the player who defeats him wins.
    .title = Mode: Multi-Clan Attack

rule-era-of-the-ninja-E-153 =
    In Lord’s Head the player who defeats the Lord gains his Ingenuity and takes his head. The match continues.
    .title = Mode: Lord’s Head

rule-era-of-the-ninja-E-154 =
    In Lord’s Head you win when you begin a turn on the starting Courtyard and have the head.
    .title = Lord’s Head: the winner

rule-era-of-the-ninja-E-155 =
    The head takes one of the 4 slots for Weapons and Items. It cannot go into a reserve, and it can always be stolen, whatever protects the other cards.
    .title = The head in the inventory

rule-era-of-the-ninja-E-156 =
    For the carrier of the head each Total Success becomes a 9, and so does a Shadow that is a Total Success. Abilities that make a 9 a Total Success are ignored, and the carrier cannot lift the Limit.
    .title = The carrier of the head

rule-era-of-the-ninja-E-157 =
    Dropping the head on your tile is an Action, and so is picking it up there.
    .title = Dropping and picking up the head

rule-era-of-the-ninja-E-158 =
    Each Total Failure that its carrier rolls wounds the head. With the third such Wound it is destroyed, and nobody wins.
    .title = Wounds of the head

rule-era-of-the-ninja-E-159 =
    Lone Ninja is for one player. There is no Lead Ninja phase, and Wound tokens stay on the enemies in the Recovery phase.
    .title = Mode: Lone Ninja

rule-era-of-the-ninja-E-160 =
    Arcade is for 2 to 4 players and is laid over another mode. In the end the most unspent Ingenuity wins; the members of a clan add theirs together.
    .title = Mode: Arcade

rule-era-of-the-ninja-E-r1 =
    The stack limit counts all units of a stack, the miniature on top as well as the tokens under it.
    .title = What the stack limit counts

rule-era-of-the-ninja-E-r2 =
    A Total Success against a Lord (E.91) defeats him if the total is his Dead value or more; to equal it is enough.
    .title = Equal to the Dead value of a Lord

rule-era-of-the-ninja-E-r3 =
    A ninja that chose Hide wins a tie between Shadow and Awareness. All others need the higher number.
    .title = Ties with Awareness

rule-era-of-the-ninja-E-r4 =
    The reward for Hide counts the minion stacks that are on the tile in the Awareness phase. The Lord does not count.
    .title = What the Hide reward counts

rule-era-of-the-ninja-E-r5 =
    A ninja may hide on the Lord’s tile, but that works against minions only.
    .title = Hide beside the Lord

rule-era-of-the-ninja-E-r6 =
    A Shadow never falls below 1. A Shadow that was reduced to 1 is not a Total Failure, but it does count for Reinforcements (E.114).
    .title = The lowest Shadow

rule-era-of-the-ninja-E-r7 =
    A Shadow of 10 or more that was reached with the help of Ki is a plain number, not a Total Success.
    .title = A high Shadow by Ki

rule-era-of-the-ninja-E-r8 =
    Stacks that have met merge at the end of the Lord’s Units phase. Reinforcements merge when they are placed.
    .title = When stacks merge

rule-era-of-the-ninja-E-r9 =
    When stacks merge, their Wound tokens are added together. The exchange of three tokens for a unit (E.61) takes place when a wound is dealt, not when stacks merge.
    .title = Wound tokens of merged stacks

rule-era-of-the-ninja-E-r10 =
    A lone minion with 3 Wound tokens is defeated.
    .title = Wound tokens on a lone minion

rule-era-of-the-ninja-E-r11 =
    The Wound tokens of a stack also lower the values of one unit of it that is targeted alone.
    .title = A single target in a wounded stack

rule-era-of-the-ninja-E-r12 =
    A minion with Range that has a visible ninja on its own tile attacks that ninja.
    .title = Ranged minions on the ninja’s tile

rule-era-of-the-ninja-E-r13 =
    The text of Deadly speaks of minions. It therefore has no effect on a Lord.
    .title = Deadly and a Lord

rule-era-of-the-ninja-E-r14 =
    If Wound tokens would make the Damage negative, it is 0. The extra Wound for a Total Failure on the Dodge is lost even then.
    .title = Negative Damage

rule-era-of-the-ninja-E-r15 =
    The book lets you wound in NvN from any range. This means the same tile for a melee Weapon, and E.54 and E.55 for a ranged one. A Steal ignores the type of the Weapon, and all Attack bonuses count for it.
    .title = NvN: distance

rule-era-of-the-ninja-E-r16 =
    If both players roll a Total Failure in NvN, each suffers the penalty of that roll, and nothing else happens.
    .title = NvN: two Total Failures

rule-era-of-the-ninja-E-r17 =
    If the attacker wounds with a Total Success in NvN, only the target’s Shadow falls.
    .title = NvN: Shadows after a Total Success

rule-era-of-the-ninja-E-r18 =
    A successful Steal changes no Shadow. The card arrives inactive, and the limit of 4 cards applies.
    .title = NvN: after a Steal

rule-era-of-the-ninja-E-r19 =
    When “The Lord Enters” is drawn a second time, it is discarded and another card is drawn. The card places only the Lord, without any minions.
    .title = A second “The Lord Enters”

rule-era-of-the-ninja-E-r20 =
    When the Encounter deck is empty, no units are placed. When the tiles are used up, nobody can explore. When a deck of Weapons, Items or Skills is empty, its discards are shuffled and form it anew.
    .title = Empty decks

rule-era-of-the-ninja-E-r21 =
    If no tile has a marker that faces an open edge, the Reinforcements card is discarded.
    .title = No room for Reinforcements

rule-era-of-the-ninja-E-r22 =
    A tile that would leave no open marker in the castle, while there are still tiles to draw, must be rotated in another way. If no rotation helps, another tile is taken.
    .title = A tile that would close the castle

rule-era-of-the-ninja-E-r23 =
    If the Lead Ninja is eliminated, the next living player clockwise takes the lead. A player who is the only one left keeps it.
    .title = The Lead Ninja is eliminated

rule-era-of-the-ninja-E-r24 =
    What you buy is always the top card of its deck. A Weapon or an Item is inactive until the step Adjust Equipment; a Skill is active at once.
    .title = Bought cards

rule-era-of-the-ninja-E-r25 =
    A Skill that already has its Synergy cannot be given a second one.
    .title = Only one Synergy for a Skill

rule-era-of-the-ninja-E-r26 =
    If you lose a card that gave you Wounds or Ki, your cap falls, and what you have above it is lost. This never leaves you with less than 1 Wound.
    .title = Losing extra Wounds or Ki

rule-era-of-the-ninja-E-r27 =
    A ninja that did not move may recover after the Actions Search and Heal, and after dropping or picking up the head.
    .title = Recovery after other Actions

rule-era-of-the-ninja-E-r28 =
    As a house rule, no Ki can be spent on the roll for the first Lead Ninja.
    .title = No Ki for the first lead

rule-era-of-the-ninja-E-r29 =
    For a replacement the player draws one token and equips that ninja by the rules of the setup. It enters on the starting Courtyard with 0 Ingenuity, after Recovery and before the Reinforcements cards.
    The cards of the old ninja are discarded, and its token never returns to the pile.
    .title = How a new ninja enters

rule-era-of-the-ninja-E-r30 =
    A Fire member who steps in takes the base damage. The extra Wound for a Total Failure stays with the ninja that rolled the Dodge.
    .title = Fire: what is taken

rule-era-of-the-ninja-E-r31 =
    The +1 of a Void clan is added when Hide is declared. The Limit does not apply to it.
    .title = Void: when it is added

rule-era-of-the-ninja-E-r32 =
    For the benefit of Water any other member of the clan counts, whatever its element. Heal needs a member on the same tile.
    .title = Water and Wood: which members

rule-era-of-the-ninja-E-r33 =
    There is no sneak attack on a Lord from his own tile, and none in NvN. In the first round the Shadow is compared with an Awareness of 1.
    .title = Sneak attack: exceptions

rule-era-of-the-ninja-E-r34 =
    The modes Multi-Clan Attack and Lord’s Head take 2 to 4 players.
    .title = Players in Multi-Clan Attack and Lord’s Head

rule-era-of-the-ninja-E-r35 =
    Only the starting Courtyard wins a game of Lord’s Head, no other Courtyard does.
    .not-in-book = A carrier who is defeated drops the head, and the head cannot be traded.
    .title = Lord’s Head: Courtyard, defeat and trade

rule-era-of-the-ninja-E-r36 =
    In Arcade defeated players keep their score, and those who tie share the victory. Ingenuity in the pool counts for the clan.
    .title = Arcade: who is counted

rule-era-of-the-ninja-E-r37 =
    A unit whose pool is empty is replaced automatically (E.51). If the replacement chart leaves a choice, the active player makes it.
    .title = Who chooses a replacement unit

rule-era-of-the-ninja-E-r38 =
    If rules on cards contradict each other, the players agree on which prevails. If they cannot, they roll a die each, and the highest decides.
    .not-in-book = Here cards prevail in this order: Lord, Ninja, Skill, Item, Weapon. Dice are rolled only if that does not settle it.
    .title = Cards that contradict each other

rule-era-of-the-ninja-E-r39 =
    When no ninja is left and none is drawn as a replacement, nobody wins.
    .title = All ninja defeated

rule-era-of-the-ninja-E-r40 =
    Everybody may see what the others have in their inventories. The order of the decks and the face-down cards of a Synergy are hidden.
    .title = What is public

rule-era-of-the-ninja-E-r41 =
    A Total Failure is 1 and a Total Success is 10, and no modifiers are added. The exception is a Total Success on an Attack against a Lord or in NvN.
    .title = Total results are not modified

rule-era-of-the-ninja-E-r42 =
    After any attack a Shadow that was a Total Success is only a plain number. If the Attack itself was a Total Success, that number is still 10.
    .title = Shadow Total Success after an attack

rule-era-of-the-ninja-E-r43 =
    A ninja with a Total Failure as its Shadow is never hidden, not even by Hide when Awareness is 1.
    .title = Hide after a Shadow Total Failure

rule-era-of-the-ninja-E-r44 =
    When one unit of a stack was the target and is defeated, all Wound tokens remain on the stack.
    .title = Tokens after one unit is defeated

rule-era-of-the-ninja-E-r45 =
    A lone unit can count as a stack. An effect on “a unit” affects one unit only.
    .not-in-book = A lone unit is a stack both for the Hide reward and for the exchange of three tokens for a unit.
    .title = A lone unit is a stack

rule-era-of-the-ninja-E-r46 =
    The second roll of E.92 is a new roll with the same bonuses, that of a sneak attack included, and it changes Shadow in the normal way. With another Total Success E.91 and E.92 apply again.
    .title = The second roll in detail

rule-era-of-the-ninja-E-r47 =
    Minions attack visible ninja only; the Lord also attacks hidden ones on his tile.
    When the Lord walks onto the tile of a ninja, that ninja is visible to all enemies for the rest of the phase, and the Lord stops there. He never leaves a tile with a ninja on it.
    .title = Whom minions and the Lord attack

rule-era-of-the-ninja-E-r48 =
    Enemies with Range target the closest visible ninja, one on their own tile first. If they cannot bring anybody into Range, they come as near as they are allowed to.
    .title = Targets of enemies with Range

rule-era-of-the-ninja-E-r49 =
    All stacks of the same name on a tile may merge. If there are several possibilities, the Lead Ninja chooses which of them do.
    .title = Which stacks merge

rule-era-of-the-ninja-E-r50 =
    Your starting Weapon, your starting Skill and those starting Items that have no cost begin active. Extra Wounds or Ki need an active card; when you gain such extras, both your maximum and your current number rise.
    .title = Cards at the start, and extras

rule-era-of-the-ninja-E-r51 =
    If a Skill that is turned up duplicates another active Skill of yours, E.36 and E.37 apply again.
    .title = A turned-up duplicate

rule-era-of-the-ninja-E-r52 =
    On a tie in NvN nobody rerolls. To see who is lower, a Total Failure ranks below every total, and a Total Success of the target above every total.
    The target’s Total Success beats that of the attacker (E.107). An attacker’s Total Success with the lower total fails, but the attacker’s Shadow is unchanged.
    .title = NvN: comparing and rerolling

rule-era-of-the-ninja-E-r53 =
    Every member has the benefit of the clan, those of allied elements too. Heal is allowed after moving, and it restores Wounds only up to the cap.
    .title = Clan benefits are for all members

rule-era-of-the-ninja-E-r54 =
    The Fire member who steps in must stand on the tile of the ninja that rolled the Dodge. After the final Dodge result the members there are asked, clockwise from that ninja, but only if the damage is at least 1.
    This also works when a ninja is wounded in NvN, but not against a Steal.
    .title = Fire: who may step in

rule-era-of-the-ninja-E-r55 =
    In a Heaven clan each member declares an enemy of its own. The extras of Spirit and Man are counted apart from the cap and never restored; a replacement gets them anew.
    .title = Heaven, Spirit and Man in detail

rule-era-of-the-ninja-E-r56 =
    In a Death Match the Void clan’s +1 is added after the reroll by Hide. A Total Failure remains 1.
    .title = Void in a Death Match

rule-era-of-the-ninja-E-r57 =
    All members on the tile may take part in a trade. Whoever then has too many cards discards the excess.
    .not-in-book = Each takes part by consent. Traded cards arrive inactive, and everybody chooses which of their own cards to discard.
    .title = Trade in detail

rule-era-of-the-ninja-E-r58 =
    The conditions for Reinforcements count living ninja with their Shadow of this round; if there are none, only E.115 applies. If the Reinforcements deck is empty, no card comes.
    The Lord is located when he is on the board. “The Lord Enters” is also replaced by another card when it comes after his defeat.
    .title = Reinforcements in detail

rule-era-of-the-ninja-E-r59 =
    For a sneak attack nobody may have tried to attack a minion on the target’s tile earlier in this round.
    .not-in-book = NvN does not count as such an attempt. A Shadow of 10 against an Awareness of 10 gives no bonus.
    .title = Sneak attack in detail

rule-era-of-the-ninja-E-r60 =
    In a Death Match the Courtyard is placed first. Then the players place the tiles in seat order, each next to any tile on the table by E.44.
    .title = Death Match: placing the tiles

rule-era-of-the-ninja-E-r61 =
    In Lord’s Head the player who defeats the Lord takes the head at any distance and discards down to 4 cards, the head included. Opponents may steal the head even if the option NvN is off.
    .title = Lord’s Head: taking and stealing

rule-era-of-the-ninja-E-r62 =
    In Lone Ninja the player is the Lead Ninja, and Awareness starts at 1. NvN and clans are off.
    .title = Lone Ninja in detail

rule-era-of-the-ninja-E-r63 =
    In Arcade the base mode only decides when the game ends. Defeating the Lord pays his Ingenuity, and the Ingenuity of a replaced ninja stays in the score of its player.
    .title = Arcade: end and score

rule-era-of-the-ninja-E-r64 =
    After the hundredth round, or an earlier one if the players agree on it (option rounds), the night is over: the game ends, and nobody wins. Only in Arcade the score decides even then.
    .title = The end of the night

rule-era-of-the-ninja-E-r65 =
    A Shadow that is a Total Success when you attack the Lord or try to steal the head, and that the attack leaves at 10, becomes 9 when you take the head (E.156). A Shadow that fell with the attack stays as it is.
    .title = The head and a Shadow of 10

rule-era-of-the-ninja-E-r66 =
    A reserve takes Weapons and inactive Items; an active Item stays where it is (E.41). A Weapon that goes into the reserve is no longer active. If you have more cards than the limit allows, you may put some into a reserve with room instead of discarding them.
    .title = What goes into a reserve

rule-era-of-the-ninja-E-r67 =
    The Limit is lifted only where a result above 9 could make a difference: for a Wound value, a Dead value or an Attack value that only such a result reaches, for a Shadow, for a Search, or against a ninja. Nobody spends Ki for nothing.
    .title = No Ki for nothing

rule-era-of-the-ninja-E-r68 =
    Arcade needs at least two sides, because a single clan could not lose. So it is not played in Lone Ninja or Clan Attack, or where all players are of one clan.
    .title = Arcade needs rivals

rule-era-of-the-ninja-E-r69 =
    Some rooms have a feature; it is written on the room and acts on the ninja or the units that are in it. Where it contradicts a card, the card stands. The option rooms = plain plays without features.
    .title = Features of rooms

rule-era-of-the-ninja-E-r70 =
    Some Encounter cards say what happens when they are drawn while exploring, after their units are placed. Drawn as Reinforcements they bring only units. What a stack carries goes to whoever defeats its last unit; when stacks merge, it adds up.
    .title = What Encounters say

rule-era-of-the-ninja-E-r71 =
    With the option pace = quick a Death Match has a castle of 3 Room tiles for each ninja, and after round 4 it burns. From then on rest regains Ki, but no Wounds, and at the end of each round every ninja loses a Wound; the last Wound is lost only by whoever has the lowest Shadow, and by nobody if all have the same. By the book all tiles are placed and Wounds are regained as usual: then ninja heal about as fast as they are wounded.
    .title = A quick Death Match

rule-era-of-the-ninja-E-r72 =
    The option difficulty has three measured levels.
    - Easy: sneak attacks (E.139), and each ninja has 3 more Wounds, which are lost first and never regained.
    - Normal: the Lord’s Wound value and Dead value are higher: by 2 alone, by 1 with several players.
    - Hard: Reinforcements (E.111), and the same two values are higher: by 1 alone, by 2 with several players.
    How often the Lord is defeated at each level is on the page about balance.
    .title = Difficulty

rule-era-of-the-ninja-E-r73 =
    With the option defeated = castle an eliminated player continues to play for the castle: in the Lord’s Units phase the first of them, clockwise from the Lead, makes the choices that the Lead otherwise makes (E.26): which units act next, whom they attack, which way they go and what merges. The Lead still rolls Awareness. By the book the defeated only watch, or draw a new ninja with the option reinforcements (E.118).
    .title = The defeated and the castle

rule-era-of-the-ninja-E-r74 =
    On the cards of this box:
    - A step leads through a paired marker to a neighbouring tile. Who is pushed goes one step.
    - A stack is a stack of minions; where a card can act on the Lord, it names him. A unit stands alone if its stack has no other unit, as the Lord always does.
    - An attack kills if it defeats what it was aimed at (E.62, E.65). More Ingenuity for a kill is also gained when the Wound tokens of an attack remove a unit (E.61).
    - An attack hits if it wounds or kills.
    - A ninja has moved if it walked, explored, took the Action Sprint, or was brought to another tile by a card of its own.
    - Before you move means: on your turn, as long as you could still adjust your equipment. While moving means: at any time on your turn before the Action, and after a Sprint; from then on you can no longer spend or adjust.
    .title = What the words on cards mean
