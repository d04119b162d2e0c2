### Era of the Ninja on the command line and at the terminal table.

## Questions and options

terminal-option-arcade = Era of the Ninja: the most unspent Ingenuity wins.
terminal-option-nvn = Era of the Ninja: whether ninja fight each other. Default: by mode.
terminal-option-reinforcements = Era of the Ninja: Reinforcements come, and defeated players get new ninja.
terminal-option-sneak = Era of the Ninja: sneak attacks.
terminal-option-clans = Era of the Ninja: a clan for each seat, with commas: fire,water,none. Seats with the same clan are one side; fire-1,fire-2 are two.
terminal-option-ninja = Era of the Ninja: draw two ninja and keep one, or choose from all. Default: draw.
terminal-option-rooms = Era of the Ninja: rooms with features (a house rule), or plain ones. Default: featured.
terminal-option-lord = Era of the Ninja: the Lord of the castle. Default: random.
terminal-option-rounds = Era of the Ninja: the night is over after this many rounds. Default: 100.
terminal-option-difficulty = Era of the Ninja: easy, normal or hard; book leaves the modules as they are chosen. Default: book.
terminal-option-pace = Era of the Ninja: a Death Match by the book, or quick: a small castle that soon burns. Default: book.
terminal-option-defeated = Era of the Ninja: whether eliminated players watch, or choose for the Lord’s units. Default: watch.
terminal-option-box = Era of the Ninja: a folder with your own content files.

## Words that differ from those for other games

terminal-era-of-the-ninja-variant = { $mode-name }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
terminal-era-of-the-ninja-verify-ok = ok  { $file }: { $game }, { $mode-name }, { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }, { $ended }
terminal-era-of-the-ninja-simulated = { $game }, { $mode-name }: { $number ->
        [one] { $number } match
       *[other] { $number } matches
    } in { $seconds } s ({ $rate } per second), seed { $seed }
terminal-era-of-the-ninja-arena-strata = { $bot }, Lord by Lord
terminal-era-of-the-ninja-arena-legend-shared-defeat = Here the castle counts as one more player: matches that nobody won are its wins, and are not used to compare the bots.
terminal-era-of-the-ninja-balance-lord = Lords of the castle
terminal-era-of-the-ninja-balance-ninja = Ninja played
terminal-era-of-the-ninja-balance-weapon = Weapons held
terminal-era-of-the-ninja-balance-item = Items held
terminal-era-of-the-ninja-balance-skill = Skills held
terminal-era-of-the-ninja-balance-synergy = Synergies bought
terminal-era-of-the-ninja-balance-encounter = Encounters drawn
terminal-era-of-the-ninja-replay-help = Enter or n: next; p: back; a number: that entry; end: the last; view p1 to p4, spectator or all; board; log: everything up to here; q: quit.
terminal-era-of-the-ninja-menu-back = Type a number, or “back” for the whole list.
terminal-era-of-the-ninja-why-usage = Write the move after it, for example: why attack yari-1
terminal-era-of-the-ninja-rules-usage = “rules E.42” shows one of them, “rules intro” the game on one page.
terminal-era-of-the-ninja-position-hidden = The position line contains cards that you may not know, so it is not available now.
terminal-era-of-the-ninja-help-commands =
    At any time:
      card NAME           what a card, ninja, Lord or unit does: card katana
      board, list         the castle and all who are in it; as plain lines
      map, map 12         the map; the map round tile 12
      enemies             every enemy with its values
      odds                the chances of the roll at hand
      log, log 30         what happened, with the ids of the rules
      rules, rules E.42   the rules; one of them
      why MOVE            which rule forbids a move, and what it says
      hint, hint BOT      what a bot (usually master) would do here, and why
      undo                undo, until a die is rolled or a card is drawn
      position            the position as one line, to start from with --position
      save FILE           save a copy
      quit                stop; the match is saved and can be resumed
      resume, resume FILE save this match and resume another

## The table

terminal-era-of-the-ninja-header-round = Round { $round }
terminal-era-of-the-ninja-header-player = { $player-name }
terminal-era-of-the-ninja-header-turn = { $player-name }, { $stage-name }
terminal-era-of-the-ninja-header-awareness = Awareness { $number }
terminal-era-of-the-ninja-header-lead = Lead: { $player-name }
terminal-era-of-the-ninja-phase-setup = Setup
terminal-era-of-the-ninja-phase-lead = Lead phase
terminal-era-of-the-ninja-phase-shadow = Shadow phase
terminal-era-of-the-ninja-phase-ninja = Ninja phase
terminal-era-of-the-ninja-phase-units = Lord’s Units phase
terminal-era-of-the-ninja-phase-recovery = Recovery phase
terminal-era-of-the-ninja-lord = Lord: { $lord-name }, { $state }.
terminal-era-of-the-ninja-lord-counters = {" "}Counters: { $number }.
terminal-era-of-the-ninja-supply-encounters = Encounters left: { $number }.
terminal-era-of-the-ninja-supply-tiles = Tiles left: { $number }.
terminal-era-of-the-ninja-supply-reinforcements = Reinforcements left: { $number }.
terminal-era-of-the-ninja-map-beyond = The castle continues: { $ways }. “map 12” shows it round a tile.
terminal-era-of-the-ninja-map-room = Tile { $number }: { $room-name }.
terminal-era-of-the-ninja-map-features = * marks rooms with a feature: { $names }. “card dojo” says what one does.
terminal-era-of-the-ninja-no-tile = There are tiles 0 to { $last }: map 0
terminal-era-of-the-ninja-list-tile = Tile { $number } ({ $room-name }): { $ways }.
terminal-era-of-the-ninja-list-to = { $way-name } to { $number }
terminal-era-of-the-ninja-list-open = { $way-name } open
terminal-era-of-the-ninja-list-shut = { $way-name } blocked
terminal-era-of-the-ninja-list-here = {" "}Here: { $names }.
terminal-era-of-the-ninja-list-head = {" "}The Lord’s head lies here.
terminal-era-of-the-ninja-enemies = Enemies
terminal-era-of-the-ninja-enemies-more = { $number } more, farther away: “enemies” lists all.
terminal-era-of-the-ninja-no-enemies = There are no enemies in the castle yet.
terminal-era-of-the-ninja-column-tile = tile
terminal-era-of-the-ninja-column-move = Move
terminal-era-of-the-ninja-column-range = Range
terminal-era-of-the-ninja-column-dodge = Dodge
terminal-era-of-the-ninja-column-damage = Damage
terminal-era-of-the-ninja-column-wound = Wound/Dead
terminal-era-of-the-ninja-column-one = one unit
terminal-era-of-the-ninja-stunned = does not act
terminal-era-of-the-ninja-tokens = Wound tokens { $number }
terminal-era-of-the-ninja-player = { $player-name }, { $ninja-name }:
terminal-era-of-the-ninja-player-you = { $player-name } (you), { $ninja-name }:
terminal-era-of-the-ninja-gone = out of the game
terminal-era-of-the-ninja-defeated = defeated
terminal-era-of-the-ninja-wounds = Wounds { $number }/{ $most }
terminal-era-of-the-ninja-ki = Ki { $number }/{ $most }
terminal-era-of-the-ninja-ingenuity = Ingenuity { $number }
terminal-era-of-the-ninja-score = score { $number }
terminal-era-of-the-ninja-move = Move { $number }
terminal-era-of-the-ninja-move-left = Move left { $number } (of { $most })
terminal-era-of-the-ninja-attack = Attack { $number }
terminal-era-of-the-ninja-range = Range { $number }
terminal-era-of-the-ninja-dodge = Dodge { $number }
terminal-era-of-the-ninja-shadow-bonus = Shadow rolls { $number }
terminal-era-of-the-ninja-shadow = Shadow { $number }
terminal-era-of-the-ninja-shadow-mark = Shadow { $number } ({ $mark-name })
terminal-era-of-the-ninja-hidden = hidden
terminal-era-of-the-ninja-on-tile = tile { $number }
terminal-era-of-the-ninja-counters = counters { $number }
terminal-era-of-the-ninja-declared = declared: { $enemy-name }
terminal-era-of-the-ninja-pool = pool { $number }
terminal-era-of-the-ninja-cards = Weapons and Items ({ $number }, * active):
terminal-era-of-the-ninja-skills = Skills:
terminal-era-of-the-ninja-with-synergy = with Synergy
terminal-era-of-the-ninja-stowed = (in reserve)
terminal-era-of-the-ninja-none = none
terminal-era-of-the-ninja-kept = Kept by { $player-name }:

## Dice

terminal-era-of-the-ninja-no-roll = No die is in hand now; the menu of a turn shows the chances of each attack.

## Cards to read

terminal-era-of-the-ninja-cards-ninja = Ninja:
terminal-era-of-the-ninja-cards-lord = Lords:
terminal-era-of-the-ninja-cards-weapon = Weapons:
terminal-era-of-the-ninja-cards-item = Items:
terminal-era-of-the-ninja-cards-skill = Skills:
terminal-era-of-the-ninja-cards-unit = Units:
terminal-era-of-the-ninja-cards-encounter = Encounters:
terminal-era-of-the-ninja-cards-room = Rooms:
terminal-era-of-the-ninja-kind-ninja = ninja
terminal-era-of-the-ninja-kind-lord = Lord
terminal-era-of-the-ninja-kind-weapon = Weapon
terminal-era-of-the-ninja-kind-item = Item
terminal-era-of-the-ninja-kind-skill = Skill
terminal-era-of-the-ninja-kind-unit = unit
terminal-era-of-the-ninja-kind-encounter = Encounter
terminal-era-of-the-ninja-kind-room = Room
terminal-era-of-the-ninja-no-card = There is no card “{ $words }”. “card” alone lists all.

## Help

terminal-era-of-the-ninja-help-goal =
    Explore the castle tile by tile. Somewhere in the Encounter deck waits the Lord: he comes after the first 5 cards and at the latest with the 15th. Defeat him before your ninja loses the last Wound.
    Modes differ: “help modes”. The whole game on one page: “rules intro”.
terminal-era-of-the-ninja-help-round =
    1. Lead: the Lead Ninja names who leads (alone: you do).
    2. Shadow: everybody rolls; the result stays for the round.
    3. Ninja: a turn each, the Lead first.
    4. Awareness: a die for the castle. Who is above it is hidden.
    5. Lord’s Units: they go for the closest visible ninja and attack; you roll to dodge.
    6. Recovery: enemies lose their Wound tokens (not against a Lone Ninja); who did not Move, Sprint or Attack regains 1 Wound and 1 Ki.
terminal-era-of-the-ninja-help-turn =
    In this order, each part if you like:
    Trade with members of your clan on your tile. Spend Ingenuity: Weapon 2, Item 3, Skill 4, Synergy 5. Adjust: activate and sheathe; a bought Weapon or Item must be activated.
    Move: 1 to a tile that is known, 2 to explore a new one; there an Encounter card is drawn.
    One Action ends the turn: Sprint (more Move), Attack, Hide, or what your cards and the mode allow.
terminal-era-of-the-ninja-help-dice =
    One die with ten faces. 1 is a Total Failure, 10 a Total Success, whatever is added. Any other face with what is added stays between 2 and 9: that is the Limit.
    1 Ki before a roll lifts the Limit for it; 1 Ki after it rolls again, as often as you can pay; the last roll counts.
    Before you choose, the window of a roll shows the exact chances: each choice in a row, each result in a column. The column with “reroll” is the chance of the best result if you reroll once whatever else comes. Cards that you could use afterwards are not counted in.
terminal-era-of-the-ninja-help-attack =
    A melee Weapon reaches your own tile: a whole stack, or one unit of it (strike). A ranged one reaches one unit on another tile, in a straight line.
    Wound or more: a Wound token for each unit attacked; three tokens remove a unit. Dead or more: they are gone, and their Ingenuity is yours. Less: a miss, and your Shadow is 1.
    A hit lowers your Shadow by the Ingenuity of the attacked. A Total Failure costs you a Wound. Tokens never kill a Lord; a Total Success on him must still reach his Dead value.
terminal-era-of-the-ninja-help-hiding =
    After all turns Awareness is rolled. You are hidden if your Shadow is higher; after the Action Hide also if it is equal, and then each stack of minions on your tile brings 1 Ingenuity.
    Minions attack visible ninja only; the Lord also whoever stands on his tile. A Shadow of a Total Failure is never hidden, one of a Total Success always, unless you attack.
    The menu of a turn shows the chance with Hide and without.
terminal-era-of-the-ninja-help-enemies =
    The list below the map: Dodge is what your roll must reach, Damage what a failure costs, Wound/Dead what your attack must reach against the whole stack, “one unit” the same against one of it.
    Each further unit of a stack makes all of these harder, each Wound token easier. “card yari” shows the printed values, “card lord” those of the Lord.
terminal-era-of-the-ninja-help-cards =
    “card katana” shows a Weapon, and so for Items, Skills, ninja, Lords, units, Encounters and rooms; the name in your language or its beginning will do. “card” lists them all.
    The sign * marks Weapons and Items that are active; only these act. Skills always do. One Weapon is active, unless it is Paired; at most 4 Weapons and Items are carried.
    A Synergy is the second ability of a Skill; the card that pays for it lies face down.
terminal-era-of-the-ninja-help-modes =
    lone-ninja: one player against the castle. standard: whoever defeats the Lord wins. lords-head: carry his head home. clan-attack: all together. multi-clan-attack: clans against the Lord and each other. nvn-death-match, clan-death-match: no Lord, the last one or the last clan wins.
    Switches: --nvn (ninja may fight), --reinforcements, --sneak, --arcade, --clans, --ninja choose, --lord, --rounds, --difficulty, --pace, --defeated, --box.
terminal-era-of-the-ninja-help-board =
    Each box is a tile: its number, C for a Courtyard (0 is where you began), * for a room with a feature, @ where the Lord’s head lies.
    P1 is the ninja of Player 1, in brackets while hidden, with > if it is asked. Ya2x3w1 is the stack yari-2: three units, one Wound token; i2 says that it carries 2 Ingenuity. Ya Yari, Ha Harquebus, Ds Daishyo, Dk Daikyu, Mo Monk, Dm Daimyo, LORD the Lord. A + says that there are more: “list” names all.
    A line between two boxes is a way. ? is an open way: explore there. x is blocked: a way on one side only.
terminal-era-of-the-ninja-help-notation =
    Moves can be typed as the lists show them on the right; names may be cut short as long as they stay clear, and stacks written as on the map: attack ya1.
      keep katana   buy weapon   synergy kenjutsu   activate katana   sheathe bo
      move north    explore east    turn 1    sprint    hide    done
      attack yari-1   strike yari-1   wound p2   steal katana p2   heal p2   search
      roll   lift   reroll   stand   use kawarimi   skip
      pick yari-2   target p1   go west   at 7   merge yari-1 yari-3   lead p2
    Several moves go on one line with “;” between them: move north; hide
