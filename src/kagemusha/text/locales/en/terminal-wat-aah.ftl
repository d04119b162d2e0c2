### Shinobi WAT-AAH! on the command line and at the terminal table.

## Questions, options and refusals

terminal-ask-mode = Which mode?
terminal-ask-seats = How many players?
terminal-players = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
terminal-option-mode = WAT-AAH!: grasshopper (one round) or grand-master (three, with the board). Era of the Ninja: standard, lone-ninja, lords-head, clan-attack, multi-clan-attack, nvn-death-match, clan-death-match. Default: the first.
terminal-option-seats = WAT-AAH! and Era of the Ninja: how many players. Default: 2, for lone-ninja 1.
terminal-option-deck = WAT-AAH!: a file with your own Shinobi cards.
terminal-option-cards = WAT-AAH!: a file with your own Temple, Court and Boss cards.
terminal-option-handicap = WAT-AAH!: how many fewer cards the first player gets. Default: 1.
terminal-error-other-game = { $option } belongs to { $game } and does nothing in { $other }. Leave it out.
terminal-result-shared = { $names } share the victory: { $reason }.

## Words that differ from those for other games

terminal-wat-aah-variant = { $mode-name }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
terminal-wat-aah-verify-ok = ok  { $file }: { $game }, { $mode-name }, { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }, { $ended }
terminal-wat-aah-simulated = { $game }, { $mode-name }: { $number ->
        [one] { $number } match
       *[other] { $number } matches
    } in { $seconds } s ({ $rate } per second), seed { $seed }
terminal-wat-aah-balance-rounds = Rounds
terminal-wat-aah-balance-clan-3 = Clans placed three cards or more at once
terminal-wat-aah-balance-clan-2 = Clans placed two cards at once
terminal-wat-aah-balance-yokai = Yokai placed
terminal-wat-aah-balance-ronin = Ronin placed
terminal-wat-aah-balance-temple = Temple cards held
terminal-wat-aah-balance-court = Court cards held
terminal-wat-aah-balance-boss = Final Boss met with pawns
terminal-wat-aah-replay-help = Enter or n: next; p: back; a number: that entry; end: the last; view p1, p2, p3, p4, spectator or all; board; log: everything up to here; q: quit.
terminal-wat-aah-menu-back = Type a number, or “back” for the whole list.
terminal-wat-aah-why-usage = Write the move after it, for example: why place rat
terminal-wat-aah-rules-usage = “rules W.4” shows one of them, “rules intro” the game on one page.
terminal-wat-aah-position-hidden = The position line contains every hand and the Boss, so it is not available before the match is over.
terminal-wat-aah-help-commands =
    At any time:
      card NAME           what a card does: card rat; “card” lists all
      jigoku, jigoku rat  what lies in the Jigoku; only its Rat cards
      board, list         the table
      log, log 30         what happened, with the ids of the rules
      rules, rules W.4    the rules; one of them
      why MOVE            which rule forbids a move, and what it says
      hint, hint BOT      what a bot (usually master) would do here, and why
      undo                undo, until something is revealed
      save FILE           save a copy
      quit                stop; the match is saved and can be resumed
      resume, resume FILE save this match and resume another

## The table

terminal-wat-aah-header-grasshopper = Turn of { $player-name } - { $step-name }
terminal-wat-aah-header-grand-master = Round { $round } of 3 - turn of { $player-name } - { $step-name }
terminal-wat-aah-header-between = Round { $round } - { $step-name }
terminal-wat-aah-piles = Deck { $deck }, Jigoku { $number }
terminal-wat-aah-piles-top = , on top { $card-name }
terminal-wat-aah-piles-reshuffles = , reshuffled { $number } of 3
terminal-wat-aah-player = { $player-name }:
terminal-wat-aah-player-you = { $player-name } (you):
terminal-wat-aah-troops = strength { $number }
terminal-wat-aah-corruption = Corruption { $what }
terminal-wat-aah-in-hand = cards in hand { $number }
terminal-wat-aah-clans = Clans ({ $number } of 4):
terminal-wat-aah-known = You know in this hand:
terminal-wat-aah-pawns = On the board:
terminal-wat-aah-pawns-left = to place { $number }
terminal-wat-aah-shosho = holds the Shosho
terminal-wat-aah-temple = Temple card: { $temple-name }
terminal-wat-aah-temple-spent = Temple card: { $temple-name } (used)
terminal-wat-aah-court = Court card: { $court-name }
terminal-wat-aah-court-hidden = Court card: face down
terminal-wat-aah-peeked = { $number ->
        [one] has seen Decoy { $numbers }
       *[other] has seen Decoys { $numbers }
    }
terminal-wat-aah-decoys = Decoys:
terminal-wat-aah-suspects = The Final Boss may be:
terminal-wat-aah-final-boss = The Final Boss: { $boss-name }
terminal-wat-aah-hand = Your hand ({ $number }):
terminal-wat-aah-hand-of = Hand of { $player-name } ({ $number }):
terminal-wat-aah-jigoku = Jigoku ({ $number }):
terminal-wat-aah-jigoku-top = From the top:
terminal-wat-aah-jigoku-none = No such card lies in the Jigoku.

## Cards to read

terminal-wat-aah-cards-clan = Clans:
terminal-wat-aah-cards-card = Ronin and Yokai:
terminal-wat-aah-cards-temple = Temple cards:
terminal-wat-aah-cards-court = Court cards:
terminal-wat-aah-cards-boss = Bosses:
terminal-wat-aah-no-card = There is no card “{ $words }”. “card” alone lists all.

## Help

terminal-wat-aah-help-goal =
    Grasshopper: when somebody places a fourth clan, the round ends. The strengths of your cards in play, less those of your Corruption pile, are your total; the highest wins, in a tie the less corrupt.
    Grand Master: three such rounds. The rank gives pawns, the pawns give points; see “help grand-master”.
terminal-wat-aah-help-turn =
    1. Draw: recruit (one card), or be corrupt (see “help corruption”).
    2. Place: a new clan, or a reinforcement, or nothing (see “help placing”).
    3. Discard one card, unless your hand is empty.
terminal-wat-aah-help-placing =
    A new clan has 2, 3 or 4 cards of one clan that is not before you yet. Ronin may stand for some of them, not for all.
    A reinforcement brings 1 to 3 cards of the clan, or one Yokai alone; no clan has more than 4 cards.
    2 cards placed together trigger the first power, 3 or 4 the second; what lay there before does not count. Powers must be used if they find a target.
terminal-wat-aah-help-corruption =
    Be corrupt: the top card of the deck is shown and goes to your Corruption pile. Then you draw as many cards as its strength, and two more. At the end its strength counts against you.
terminal-wat-aah-help-grand-master =
    After each round the ranks bring pawns, the winner the Shosho, the last a visit to the Temple. Then all place their pawns, the holder of the Shosho first:
    Imperial Court: one pawn a round; 10 points, and a Court card for the next round.
    Missions: 10 points each; whenever your total there is even, you may peek at a Decoy.
    Final Showdown: points by the Final Boss, who is turned up after round 3. Whoever you see among the Decoys is not the Final Boss. “card zombies” shows what a Boss does.
terminal-wat-aah-help-board =
    The sign > marks whose turn it is. Each player has the strength in play, the Corruption, the cards in hand, and clans: Rat 3 4 + Oni (8) = 15.
    “You know in this hand” lists what you have seen of it: cards that you gave, that were returned or taken in the open.
terminal-wat-aah-help-cards =
    “card rat” shows a clan with its strengths and powers, “card oni” a Yokai, and the same for Ronin, Temple cards, Court cards and Bosses; the name in your language or its beginning will do. “card” lists them.
    “jigoku” shows what was discarded and destroyed, “jigoku crow” only one clan.
terminal-wat-aah-help-notation =
    Moves can be typed as the lists show them on the right; names may be cut short as long as they stay clear.
      recruit   corrupt   pass   end   court   gate crow-2
      place rat rat-3 rat-4 ronin      reinforce carp old-hermit      place toad toad-1 toad-3 echo
      target p2     target p2 rat      target p3 fox fox-4
      discard rat-5, take rat-5, keep rat-5, give rat-5, offer rat-5, pick rat-5
      pawns missions 2    temple    peek 2    no-peek
    Several moves go on one line with “;” between them: recruit; place rat rat-3 rat-4
