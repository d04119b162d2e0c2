### The lessons of Era of the Ninja: titles, steps, and reasons why a choice is wrong.

era-of-the-ninja-lessons-first = First steps
era-of-the-ninja-lessons-survival = Fight and survive
era-of-the-ninja-lessons-lord = Equipment and the Lord
era-of-the-ninja-lessons-modules = Advanced modules
era-of-the-ninja-lessons-modes = Other modes

## First steps

era-of-the-ninja-lesson-first-victory = Your first victory
era-of-the-ninja-lesson-first-victory-about = Reach the Lord and defeat him.
era-of-the-ninja-lesson-first-victory-goal = You are a ninja in the castle of a Lord: defeat him and you win. He is wounded and stands in the room to the north.
era-of-the-ninja-lesson-first-victory-move = A step to the next tile costs 1 point of Move, and you have 2 in each turn. Go north.
era-of-the-ninja-lesson-first-victory-move-wrong = The Lord is still in the other room, and he will not wait for you. Go north, while it is your turn.
era-of-the-ninja-lesson-first-victory-attack = In each turn you have one Action. Attack the Lord: you roll a die with ten faces and add your Attack.
era-of-the-ninja-lesson-first-victory-attack-wrong = You did not attack, and a Lord notices everybody in his room: he strikes first. Attack him now.
era-of-the-ninja-lesson-first-victory-attack-back = You left the room, and the Lord came after you and struck. Attack him while you stand beside him.
era-of-the-ninja-lesson-first-victory-end = You rolled a 10, the best face of the die, and the Lord is defeated: you win! Now learn how to find him.

era-of-the-ninja-lesson-exploring = Explore the castle
era-of-the-ninja-lesson-exploring-about = How new rooms are found, and what waits in them.
era-of-the-ninja-lesson-exploring-doors = The markers on the sides of a tile are its doors, and two that meet are a way. Beyond the one in the north is an unknown room.
era-of-the-ninja-lesson-exploring-explore = To explore an unknown room costs 2 Move, and all you have is 2. Explore to the north.
era-of-the-ninja-lesson-exploring-explore-wrong = The Lord is in none of the rooms that you know. Spend your 2 Move to explore to the north.
era-of-the-ninja-lesson-exploring-turn = You drew a tile with three doors. One must meet the door from which you come; turn the others where you like.
era-of-the-ninja-lesson-exploring-turn-wrong = The new tile must be placed first. Choose how to turn it.
era-of-the-ninja-lesson-exploring-encounter = Each new room brings an Encounter card: here Yari, spearmen of the Lord. All enemies but the Lord are called minions.
era-of-the-ninja-lesson-exploring-sprint = Three of them are too many for now, and your Move is spent. Use the Action Sprint: it gives you your Move once more.
era-of-the-ninja-lesson-exploring-sprint-wrong = You stayed among three Yari, and they may see you and strike. Your only way out is a Sprint.
era-of-the-ninja-lesson-exploring-flee = Now you have Move again. Go back south.
era-of-the-ninja-lesson-exploring-flee-wrong = You are still in danger. Leave the Yari behind and go back south.
era-of-the-ninja-lesson-exploring-end = A turn always goes in this order: first buy and change equipment, then move, then one Action. After a Sprint you may only move on.

era-of-the-ninja-lesson-shadow = Shadow and Awareness
era-of-the-ninja-lesson-shadow-about = Who sees you, and when.
era-of-the-ninja-lesson-shadow-roll = At the start of each round you roll a die for your Shadow: this time a 7. The higher it is, the harder you are to see.
era-of-the-ninja-lesson-shadow-awareness = After your turn the castle rolls a die, too: Awareness. You are hidden if your Shadow is higher: with a 7, six times in ten.
era-of-the-ninja-lesson-shadow-move = Three Yari block the corridor, but only visible ninja are attacked, and your Shadow is good. Go north.
era-of-the-ninja-lesson-shadow-move-wrong = That does not help. With a Shadow of 7 you can risk it: go north, among the Yari.
era-of-the-ninja-lesson-shadow-wait = Now make no noise: end your turn. Then Awareness is rolled.
era-of-the-ninja-lesson-shadow-wait-wrong = You do not have to run: your Shadow is high. Stay and end your turn.
era-of-the-ninja-lesson-shadow-wait-noise = Fighting is loud: your Shadow fell as soon as you struck. Stay quiet this time and end your turn.
era-of-the-ninja-lesson-shadow-end = Awareness was 6, your Shadow 7: you stayed hidden, and the Yari did not even move. In the next round you roll a new Shadow.

era-of-the-ninja-lesson-hide = Hide among enemies
era-of-the-ninja-lesson-hide-about = The Action that needs no fight and still pays.
era-of-the-ninja-lesson-hide-success = You rolled a 10 for your Shadow, a Total Success: you are hidden in this round whatever Awareness is, unless you attack. A 1 is a Total Failure: then you are visible.
era-of-the-ninja-lesson-hide-move = Two stacks, groups of one kind, stand in the north: Yari and Monks. Go in.
era-of-the-ninja-lesson-hide-move-wrong = Nobody can see you in this round. Use it and go north to the two stacks.
era-of-the-ninja-lesson-hide-hide = If the Action Hide succeeds, you gain 1 Ingenuity for each stack on your tile, to buy equipment. Hide.
era-of-the-ninja-lesson-hide-hide-wrong = That gains nothing. Use your Action to Hide, among the two stacks.
era-of-the-ninja-lesson-hide-hide-noise = An attack ends the protection of a Total Success, and the noise lowers your Shadow: now they can see you. Hide instead.
era-of-the-ninja-lesson-hide-hide-nothing = Nobody saw you, but you gained nothing. The Action Hide would have brought you 2 Ingenuity.
era-of-the-ninja-lesson-hide-gain = Awareness was 9, but nobody noticed you: 2 Ingenuity, without a fight.
era-of-the-ninja-lesson-hide-tie = A new round, and your Shadow is 6. Hide again: then it is enough if Awareness is equal to your Shadow.
era-of-the-ninja-lesson-hide-tie-wrong = Use your Action to Hide: it helps against being seen, and it pays.
era-of-the-ninja-lesson-hide-tie-loud = The noise made your Shadow fall, and those who were left saw you. Hide instead.
era-of-the-ninja-lesson-hide-tie-equal = Awareness was 6, as high as your Shadow. Without Hide that means visible, and they struck.
era-of-the-ninja-lesson-hide-end = Awareness was 6 as well, and you stayed hidden. Hide among many stacks when your Shadow is high.

era-of-the-ninja-lesson-attack = Wound and Dead
era-of-the-ninja-lesson-attack-about = How an Attack is decided, and how likely it succeeds.
era-of-the-ninja-lesson-attack-values = Each enemy has a Wound value and a Dead value, a Yari 5 and 7. Reach the Dead value and it is defeated; reach only the Wound value and it is wounded.
era-of-the-ninja-lesson-attack-odds = With the Katana you add an Attack of 3 to the die: 4 or more defeats a Yari, seven faces of ten. A 2 or a 3 wounds, and a 1 is a Total Failure and misses.
era-of-the-ninja-lesson-attack-strike = Attack the Yari.
era-of-the-ninja-lesson-attack-strike-wrong = You did not attack, so nothing is won. Your chances are good: attack the Yari.
era-of-the-ninja-lesson-attack-strike-unarmed = Without the Katana the same roll missed, and a miss makes your Shadow fall to 1. Keep the Katana and attack.
era-of-the-ninja-lesson-attack-token = You rolled a 3: with your Attack that makes 6, and the Yari is wounded. Its Wound token gives -1 to both its values, which are now 4 and 6.
era-of-the-ninja-lesson-attack-finish = Now a 3 on the die is enough to defeat it. Attack again.
era-of-the-ninja-lesson-attack-finish-wrong = The Yari is still there. It is weaker than before: attack again.
era-of-the-ninja-lesson-attack-end = Defeated: you gain its Ingenuity, 1, and your Shadow falls by the same number, because fighting is loud. After a miss it falls to 1.

## Fight and survive

era-of-the-ninja-lesson-stacks = Stacks
era-of-the-ninja-lesson-stacks-about = Attack many at once, or only one.
era-of-the-ninja-lesson-stacks-values = Three Yari stand in one stack. Against the whole stack both values rise by the Ingenuity of each further unit: 5 and 7 become 7 and 9.
era-of-the-ninja-lesson-stacks-choice = To attack all three you need a 6: five faces of ten, for 3 Ingenuity. To strike one alone you need a 4: seven faces, for 1 Ingenuity.
era-of-the-ninja-lesson-stacks-all = The whole stack is the better deal here. Attack it.
era-of-the-ninja-lesson-stacks-all-wrong = The Yari are all still there. Attack the whole stack.
era-of-the-ninja-lesson-stacks-all-few = One fell, two are left. The same roll would have defeated all three: attack the whole stack.
era-of-the-ninja-lesson-stacks-five = All three fell, but in the north stand five more, with 9 and 11 together. Against so many you would probably miss, and your Shadow would fall to 1.
era-of-the-ninja-lesson-stacks-go = Go north to the five.
era-of-the-ninja-lesson-stacks-go-wrong = The five Yari are in the north. Go to them.
era-of-the-ninja-lesson-stacks-one = Against one unit of a stack only its own values count: 5 and 7. Strike one Yari.
era-of-the-ninja-lesson-stacks-one-wrong = Nothing is won like that. Strike one Yari of the stack.
era-of-the-ninja-lesson-stacks-one-many = The roll of 7 missed the stack of five, your Shadow fell to 1, and they struck back. Against one Yari it would have been enough.
era-of-the-ninja-lesson-stacks-tokens = If you only wound a stack, it gets one Wound token for each unit that you attacked. Every 3 tokens remove one unit, and you gain its Ingenuity.
era-of-the-ninja-lesson-stacks-end = One Yari fell, and your Shadow fell by only 1. An attack on all five would have cost 5: choose your targets with your Shadow in mind.

era-of-the-ninja-lesson-dodge = Seen and hunted
era-of-the-ninja-lesson-dodge-about = What the Lord’s Units do, and how to dodge.
era-of-the-ninja-lesson-dodge-hunted = Your Shadow is 2, so you will be seen. Yari have a Move of 2: they go toward the closest ninja and attack if they reach the same tile.
era-of-the-ninja-lesson-dodge-away = The Yari are one tile away, and at a distance of three they cannot reach you. Go south.
era-of-the-ninja-lesson-dodge-away-wrong = There they reach you, and two of them hit hard. Keep your distance: go south.
era-of-the-ninja-lesson-dodge-farther = Two tiles are not enough yet. Go on to the south.
era-of-the-ninja-lesson-dodge-farther-wrong = With a Move of 2 they reach you here. One more tile to the south, and they do not.
era-of-the-ninja-lesson-dodge-wait = Now you are three tiles away. End your turn.
era-of-the-ninja-lesson-dodge-wait-wrong = You are out of reach here. Just end your turn.
era-of-the-ninja-lesson-dodge-numbers = Now you are cornered: to dodge, you roll a die and add your Dodge. You need the Attack of the stack: 4, and 1 more for the second Yari.
era-of-the-ninja-lesson-dodge-dodge = A 5 is six faces of ten. End your turn and try to dodge.
era-of-the-ninja-lesson-dodge-dodge-wrong = The only way leads through the Yari. Stay where you are and end your turn.
era-of-the-ninja-lesson-dodge-end = You rolled a 6 and dodged. A failed Dodge would have cost 2 Wounds: the Damage of a Yari is 1, and 1 more for the second.

era-of-the-ninja-lesson-recovery = Wounds and Recovery
era-of-the-ninja-lesson-recovery-about = How to stay alive and gather strength.
era-of-the-ninja-lesson-recovery-life = Your Wounds are your life: you have 1 left. A ninja that loses the last one is defeated.
era-of-the-ninja-lesson-recovery-rice = You carry a Rice Ball, an Item that heals. Eat it: the card is discarded, and you regain Wounds.
era-of-the-ninja-lesson-recovery-rice-wrong = With 1 Wound every hit is the end. Eat the Rice Ball before you do anything else.
era-of-the-ninja-lesson-recovery-rest = A ninja that does not move, sprint or attack regains 1 Wound and 1 Ki in the Recovery phase, also after Hide. Now rest: end your turn.
era-of-the-ninja-lesson-recovery-rest-wrong = That was no rest. Do nothing else, just end your turn.
era-of-the-ninja-lesson-recovery-end = You have regained 1 Wound and 1 Ki. You never get more of either than you had at the start, cards included.

era-of-the-ninja-lesson-ki = Ki and the Limit
era-of-the-ninja-lesson-ki-about = Two ways to force your luck.
era-of-the-ninja-lesson-ki-limit = The Daimyo has a Dead value of 10, and your Attack is 3. But with bonuses a roll never counts more than 9 or less than 2, the Limit: only a 10 on the die would do.
era-of-the-ninja-lesson-ki-attack = But you have 3 Ki, your inner strength. Attack the Daimyo: you are asked about Ki before you roll.
era-of-the-ninja-lesson-ki-attack-wrong = You let him live. You have the Ki to defeat him: attack the Daimyo.
era-of-the-ninja-lesson-ki-lift = Before a roll you may spend 1 Ki to lift the Limit. Lift it: then four faces of ten are enough instead of one.
era-of-the-ninja-lesson-ki-lift-wrong = Under the Limit the Daimyo was only wounded, and he is dangerous. Lift the Limit before you roll.
era-of-the-ninja-lesson-ki-reroll = 5 and 3 make 8: he would only be wounded. Spend 1 Ki to reroll; the new result counts, even if it is worse.
era-of-the-ninja-lesson-ki-reroll-wrong = He was only wounded, and now it is his turn to strike. You still had Ki: reroll.
era-of-the-ninja-lesson-ki-stand = 8 and 3 make 11: more than 10! Keep this result.
era-of-the-ninja-lesson-ki-stand-wrong = You rolled again, and the lower result counts. Keep a result that is good enough.
era-of-the-ninja-lesson-ki-end = Two Ki for a Daimyo are well spent, and Ki comes back when you rest. It helps with Shadow, Attack and Dodge rolls, but never with the Awareness die.

## Equipment and the Lord

era-of-the-ninja-lesson-buying = Spend Ingenuity
era-of-the-ninja-lesson-buying-about = Buy Weapons, Items and Skills, and use them.
era-of-the-ninja-lesson-buying-prices = A turn begins with purchases: a Weapon costs 2 Ingenuity, an Item 3, a Skill 4, a Synergy, which improves a Skill, 5. You have 6, and take the top card of a deck.
era-of-the-ninja-lesson-buying-weapon = Buy a Weapon first.
era-of-the-ninja-lesson-buying-weapon-wrong = Bare hands seldom defeat anybody. Begin your turn with a Weapon.
era-of-the-ninja-lesson-buying-skill = Do not take the Katana in hand yet: after that you cannot buy any more. Spend the other 4 on a Skill.
era-of-the-ninja-lesson-buying-skill-wrong = You can still afford a Skill, which lasts the whole game. Spend your 4 Ingenuity on it.
era-of-the-ninja-lesson-buying-skill-late = The Katana is in your hand, and with that the time to buy is over. First buy everything, then change equipment.
era-of-the-ninja-lesson-buying-activate = A Skill such as Kenjutsu, for swords, is active at once; Weapons and Items must be activated before they do anything. Activate the Katana.
era-of-the-ninja-lesson-buying-activate-wrong = The Katana still does nothing. Activate it before you move or act.
era-of-the-ninja-lesson-buying-activate-bare = You struck with bare hands and missed. Neither the Katana nor the Skill for swords helped, because the Katana was not active.
era-of-the-ninja-lesson-buying-attack = Katana and Kenjutsu together raise your Attack. Attack the Yari.
era-of-the-ninja-lesson-buying-attack-wrong = Your new equipment was not used. Attack the Yari.
era-of-the-ninja-lesson-buying-end = You may have 4 Weapons and Items together; Skills do not count. What you do not spend stays with you.

era-of-the-ninja-lesson-range = Shoot from afar
era-of-the-ninja-lesson-range-about = Melee and ranged Weapons.
era-of-the-ninja-lesson-range-weapons = Of your two Weapons only one can be active. The Katana is for melee and reaches only your own tile; the Yumi is a bow, a ranged Weapon.
era-of-the-ninja-lesson-range-switch = Before you move, you may change Weapons for nothing. Activate the Yumi.
era-of-the-ninja-lesson-range-switch-wrong = The Katana does not reach the Yari. Activate the Yumi while you have neither moved nor acted.
era-of-the-ninja-lesson-range-range = Range says how many tiles you can shoot: in a straight line, and only through doors that meet. The Yari stands two tiles away in such a line.
era-of-the-ninja-lesson-range-shoot = Shoot at the Yari.
era-of-the-ninja-lesson-range-shoot-wrong = The line was clear and the Yari in Range. Shoot while you hold the Yumi.
era-of-the-ninja-lesson-range-end = A ranged Weapon hits one unit only, never on your own tile unless its card says so. Harquebus and Daikyu have Range as well: they shoot at you from afar.

era-of-the-ninja-lesson-the-lord = The Lord
era-of-the-ninja-lesson-the-lord-about = Find the Lord, prepare, and defeat him.
era-of-the-ninja-lesson-the-lord-deck = To find the Lord, explore: his card is never among the first five Encounters, but among the ten after them. Here it was drawn, and he stands in the north.
era-of-the-ninja-lesson-the-lord-sees = A Lord notices every ninja on his own tile, even after a Total Success such as your 10. On any other tile your Shadow protects you as always.
era-of-the-ninja-lesson-the-lord-rest = You are weak and have 1 Ki. Use the good Shadow to rest one round where you are: end your turn.
era-of-the-ninja-lesson-the-lord-rest-wrong = You need strength first. Stay where you are and end your turn.
era-of-the-ninja-lesson-the-lord-rest-seen = On his tile no Shadow helps: the Lord struck, and that was the end. Rest first, one tile away.
era-of-the-ninja-lesson-the-lord-save = Your new Shadow is 7, which is good enough. Save your 2 Ki for the Lord: keep the roll.
era-of-the-ninja-lesson-the-lord-save-wrong = That Ki will be missing when you attack the Lord. Keep the 7.
era-of-the-ninja-lesson-the-lord-go = It is time. Go north to the Lord.
era-of-the-ninja-lesson-the-lord-go-wrong = If you wait, the Lord may see you and strike first. Go to him now.
era-of-the-ninja-lesson-the-lord-attack = Attack the Lord.
era-of-the-ninja-lesson-the-lord-attack-wrong = Beside the Lord you cannot hide, and he strikes hard. Attack him.
era-of-the-ninja-lesson-the-lord-lift = His Dead value is 10, above the Limit. Spend 1 Ki: lift the Limit.
era-of-the-ninja-lesson-the-lord-lift-wrong = You rolled a 9, but under the Limit the bonuses were lost: he was only wounded. Lift the Limit first.
era-of-the-ninja-lesson-the-lord-win = 9 and 3 make 12, more than his Dead value. Keep the result.
era-of-the-ninja-lesson-the-lord-win-wrong = The Lord was as good as defeated, and the new roll was worse. Keep the 12.
era-of-the-ninja-lesson-the-lord-end = You win: against a Lord a 10 on the die counts 10 plus bonuses. If that is too little, he takes 3 Wound tokens, which alone never kill him, and you roll again.

era-of-the-ninja-lesson-rivals = Rivals
era-of-the-ninja-lesson-rivals-about = More than one ninja hunts the Lord.
era-of-the-ninja-lesson-rivals-rivals = In the standard game 2 to 4 ninja hunt the same Lord, and only the one who defeats him wins. Your rival stands beside him, and he has 3 Wound tokens.
era-of-the-ninja-lesson-rivals-lead = The Lead Ninja has the first turn, rolls Awareness and says in which order the enemies act. In this round that is you; next round you must name another player.
era-of-the-ninja-lesson-rivals-go = You are first: use it. Go north to the Lord.
era-of-the-ninja-lesson-rivals-go-wrong = Your rival had the next turn, defeated the Lord and won. Do not wait: go north.
era-of-the-ninja-lesson-rivals-attack = Each Wound token gives -1 to the Dead value of the Lord. Attack him before your rival does.
era-of-the-ninja-lesson-rivals-attack-wrong = You left the Lord to your rival, who defeated him and won. Attack him yourself.
era-of-the-ninja-lesson-rivals-end = You win alone, but be careful not to weaken the Lord for somebody else. His tokens come off in the Recovery phase, except in the mode Lone Ninja.

## Advanced modules

era-of-the-ninja-lesson-rooms = Rooms with a feature
era-of-the-ninja-lesson-rooms-about = Where you are can decide the night.
era-of-the-ninja-lesson-rooms-features = Some rooms have a feature: it is written on the room and affects every ninja in it. North of you is the Moss Garden: a ninja that hides there has a higher Shadow.
era-of-the-ninja-lesson-rooms-go = Three Yari are close, and your Shadow of 5 is poor. Go to the Moss Garden in the north.
era-of-the-ninja-lesson-rooms-go-wrong = Here nothing helps you against the Yari. Go north, where the garden hides you better.
era-of-the-ninja-lesson-rooms-hide = The garden helps only those who hide. Hide.
era-of-the-ninja-lesson-rooms-hide-wrong = Without Hide the garden does nothing for you. Stay in it and Hide.
era-of-the-ninja-lesson-rooms-end = The garden raised your Shadow above Awareness, and nobody saw you. Read the rooms and the Encounter cards: some help the Lord’s Units instead.

era-of-the-ninja-lesson-steal = Ninja against ninja: steal
era-of-the-ninja-lesson-steal-about = Take what your rival owns.
era-of-the-ninja-lesson-steal-rule = With the module NvN, ninja against ninja, players may attack each other. Your Shadow must be higher than that of your target: you have 8, your rival 5.
era-of-the-ninja-lesson-steal-steal = To steal a Weapon or an Item of a ninja on your tile, your Attack roll must be higher than the other’s Dodge roll. Steal the Katana.
era-of-the-ninja-lesson-steal-steal-wrong = You have no Weapon, and your rival still has the Katana. Steal it while your Shadow is higher.
era-of-the-ninja-lesson-steal-end = 9 against 3: the Katana is yours, inactive until your next turn. If the target has the higher total, nothing is stolen and your Shadow falls to 1.

era-of-the-ninja-lesson-wound = Ninja against ninja: wound
era-of-the-ninja-lesson-wound-about = Attack a rival.
era-of-the-ninja-lesson-wound-rule = You may also wound a ninja. If your Attack is higher than the Dodge, your rival loses as many Wounds as the difference, and both your Shadows fall by it.
era-of-the-ninja-lesson-wound-wound = Your rival has 3 Wounds left and a lower Shadow. Attack.
era-of-the-ninja-lesson-wound-wound-wrong = Your rival gets away with 3 Wounds. Attack while your Shadow is higher.
era-of-the-ninja-lesson-wound-end = 9 against 4: 5 Wounds, and your rival is defeated. With Ki, only the player with the lower total may reroll, then perhaps the other, and so on.

era-of-the-ninja-lesson-sneak = Sneak attack
era-of-the-ninja-lesson-sneak-about = Strike before they know that you are there.
era-of-the-ninja-lesson-sneak-rule = With the module Sneak Attack, your Attack gets +1 if your Shadow is higher than Awareness, and +2 if it is a Total Success. You have 8, and Awareness still shows 4.
era-of-the-ninja-lesson-sneak-go = A Yari stands in the north. Go there.
era-of-the-ninja-lesson-sneak-go-wrong = In the next round everything is rolled anew. Use this Shadow: go north.
era-of-the-ninja-lesson-sneak-strike = Attack the Yari. With the bonus a 3 on the die is enough.
era-of-the-ninja-lesson-sneak-strike-wrong = The moment has passed, and the Yari lives. Attack while you are unseen.
era-of-the-ninja-lesson-sneak-end = 3 on the die, 3 for your Attack, 1 for the surprise: 7, just enough. Only the first attack on a tile in a round is a sneak attack.

era-of-the-ninja-lesson-reinforcements = Reinforcements
era-of-the-ninja-lesson-reinforcements-about = Noise brings more soldiers.
era-of-the-ninja-lesson-reinforcements-rule = With the module Reinforcements new soldiers may come at the end of a round: one more Encounter card for each reason. The reasons are noise and attention.
era-of-the-ninja-lesson-reinforcements-when = A card comes for each ninja whose Shadow is 1, for an Awareness above every Shadow, and for a 10 on the Awareness die.
era-of-the-ninja-lesson-reinforcements-quiet = Five Yari stand around you: an attack would probably miss, and then your Shadow would be 1. Make no noise: Hide.
era-of-the-ninja-lesson-reinforcements-quiet-wrong = Stay where you are and make no noise: Hide.
era-of-the-ninja-lesson-reinforcements-quiet-noise = The fight was loud: Awareness was above your Shadow, they struck, and more soldiers came. Hide instead.
era-of-the-ninja-lesson-reinforcements-end = No noise, no soldiers. The module has a good side, too: a defeated player may come back with a new ninja, as long as the Lord is not found.

era-of-the-ninja-lesson-clans = Clans
era-of-the-ninja-lesson-clans-about = Win together.
era-of-the-ninja-lesson-clans-clan = In the mode Clan Attack all players belong to one clan, here that of Metal. If one of you defeats the Lord, all win.
era-of-the-ninja-lesson-clans-pool = A clan has a pool of Ingenuity from which every member may buy. Put your 2 into it: your companion has no Weapon, and a Weapon costs 2.
era-of-the-ninja-lesson-clans-pool-wrong = Your companion still has no Weapon. At the start of your turn, put both your 2 into the pool.
era-of-the-ninja-lesson-clans-join = Members of an elemental clan help each other on the same tile: Metal gives Attack +1. Go north to your companion.
era-of-the-ninja-lesson-clans-join-wrong = Alone you do not have the benefit of the clan. Go north to your companion.
era-of-the-ninja-lesson-clans-strike = Your Attack is 4 now instead of 3. Attack the Yari.
era-of-the-ninja-lesson-clans-strike-wrong = Together you are stronger. Attack the Yari while you stand beside your companion.
era-of-the-ninja-lesson-clans-end = Members on one tile may also trade Weapons and Items when a turn begins. Water moves farther, Wood heals, Fire takes a hit for others, Earth dodges better.

## Other modes

era-of-the-ninja-lesson-death-match = Death Match
era-of-the-ninja-lesson-death-match-about = No Lord, no soldiers: the last ninja wins.
era-of-the-ninja-lesson-death-match-rule = In a Death Match there is neither a Lord nor minions, and no Awareness. All rooms are known, ninja may always attack each other, and the last one standing wins.
era-of-the-ninja-lesson-death-match-search = Search is an Action of this mode: you roll a die, gain half of it as Ingenuity, and your Shadow falls by the same number. Search.
era-of-the-ninja-lesson-death-match-search-wrong = Ingenuity does not come from soldiers here. Stay and Search.
era-of-the-ninja-lesson-death-match-keep = Your rival came to your tile and rolled a Shadow of 3; you rolled a 9, so you may attack. Keep it.
era-of-the-ninja-lesson-death-match-keep-wrong = Any number above 3 lets you attack, and the Ki is gone. Keep the 9.
era-of-the-ninja-lesson-death-match-wound = Your rival has 1 Wound left. Attack.
era-of-the-ninja-lesson-death-match-wound-wrong = Your rival is weak now and will recover. Attack at once.
era-of-the-ninja-lesson-death-match-roll = Your Attack against the Dodge of your rival: roll.
era-of-the-ninja-lesson-death-match-roll-wrong = Roll the die.
era-of-the-ninja-lesson-death-match-end = The last one standing: you win! In this mode the Action Hide means that you roll your Shadow again.

era-of-the-ninja-lesson-clan-death-match = Clan Death Match
era-of-the-ninja-lesson-clan-death-match-about = The last side wins.
era-of-the-ninja-lesson-clan-death-match-sides = In a Clan Death Match whole sides fight: you and Hagane are of Metal, Hibana is of Fire. The last side that has a ninja left wins.
era-of-the-ninja-lesson-clan-death-match-wound = Hagane stands beside you, so Metal gives you Attack +1. Attack Hibana, who has the lower Shadow.
era-of-the-ninja-lesson-clan-death-match-wound-wrong = Hibana lives, and she comes next. Attack her while your Shadow is higher.
era-of-the-ninja-lesson-clan-death-match-end = Fire has nobody left: Metal wins. You win together, even those who were defeated on the way.

era-of-the-ninja-lesson-multi-clan-attack = Multi-Clan Attack
era-of-the-ninja-lesson-multi-clan-attack-about = Several sides, one Lord.
era-of-the-ninja-lesson-multi-clan-attack-sides = In Multi-Clan Attack several sides hunt the same Lord, and his killer wins for the whole side. Ninja may attack opponents such as Hibana, but never their own clan.
era-of-the-ninja-lesson-multi-clan-attack-attack = Hibana comes next and stands beside the Lord, too. You have one Action: spend it on the Lord.
era-of-the-ninja-lesson-multi-clan-attack-attack-wrong = Hibana had the next turn, defeated the Lord and won for Fire. Attack the Lord yourself.
era-of-the-ninja-lesson-multi-clan-attack-attack-rival = You fought Hibana, but she could still attack the Lord, and she won. The Lord decides the match: attack him.
era-of-the-ninja-lesson-multi-clan-attack-end = You win, and Hagane wins with you, although she was in another room.

era-of-the-ninja-lesson-lords-head = Lord’s Head
era-of-the-ninja-lesson-lords-head-about = Bring the head home.
era-of-the-ninja-lesson-lords-head-rule = In Lord’s Head the match continues after the Lord’s death: his killer takes the head and wins by beginning a turn with it on the starting Courtyard. You have the head.
era-of-the-ninja-lesson-lords-head-run = The Courtyard is next to you. Go south.
era-of-the-ninja-lesson-lords-head-run-wrong = Your rival is beside you and may steal the head. Run: go south.
era-of-the-ninja-lesson-lords-head-home = You win at the beginning of your next turn here. End this one and keep the head.
era-of-the-ninja-lesson-lords-head-home-wrong = You must begin your turn on the Courtyard. Stay there and end this turn.
era-of-the-ninja-lesson-lords-head-home-dropped = The head lies on the ground, and anybody may pick it up. Keep it and end your turn.
era-of-the-ninja-lesson-lords-head-end = You win, but on a longer way rivals may steal the head, and each Total Failure that you roll wounds it. The third destroys it, and nobody wins.

era-of-the-ninja-lesson-arcade = Arcade
era-of-the-ninja-lesson-arcade-about = The most Ingenuity wins.
era-of-the-ninja-lesson-arcade-rule = In Arcade, which is added to another mode, the player with the most unspent Ingenuity wins, however the match ends. You have 3, your rival has 8.
era-of-the-ninja-lesson-arcade-strike = To defeat the Lord ends the match and brings you his Ingenuity: with your 3 that is just enough. Attack him.
era-of-the-ninja-lesson-arcade-strike-wrong = Your rival is ahead and comes next. Attack the Lord now.
era-of-the-ninja-lesson-arcade-strike-spent = You defeated the Lord, but what is spent does not count: your rival had more and won. Buy nothing and attack.
era-of-the-ninja-lesson-arcade-end = You have the most and win! In Arcade even a defeated player keeps the score, and a clan adds it together.
