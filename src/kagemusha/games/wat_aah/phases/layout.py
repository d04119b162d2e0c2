"""Names for every number: the cells of the state, the choices, the events on the tape."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
NOBODY: Final = -1

GRASSHOPPER: Final = 0
GRAND_MASTER: Final = 1

SEAT_SLOTS: Final = 4
CLANS: Final = 9
KIND_SLOTS: Final = 40
LARGEST_CLAN: Final = 4
CLANS_TO_END: Final = 4
LAST_ROUND: Final = 3
RESHUFFLES_TO_END: Final = 3  # S.12

# What a card that is no Clan card has instead of a clan.
RONIN: Final = 20
YOKAI: Final = 21

# What effects do; clans, Yokai and the Monkey's copies share them.
NOTHING: Final = 0
DISCARD: Final = 1  # an opponent discards so many of his choice
SWAP: Final = 2  # so many cards, each picks his own; 0: whole hands
RETURN_CARD: Final = 3
RETURN_CLAN: Final = 4
DESTROY_CARD: Final = 5
DESTROY_CLAN: Final = 6
DIG: Final = 7  # take so many from the Jigoku
DRAW: Final = 8
LOOK: Final = 9  # at so many, keep some, the rest to the Jigoku
COPY: Final = 10  # an enemy clan's power

# What Temple cards do for their holder.
LAST_STAND: Final = 1
CLOSED_FIST: Final = 2
FALSE_LEDGER: Final = 3
MIST_SCOUTS: Final = 4
GREEDY_TITHE: Final = 5
ECHO_STRIKE: Final = 6
MASTERLESS_BANNER: Final = 7
IRON_DRILL: Final = 8
GATE_OF_JIGOKU: Final = 9
SHADOW_STORES: Final = 10

# What Court cards do.
LEVY: Final = 1
GRAVE_PERMIT: Final = 2
PARDON: Final = 3
BANISHMENT: Final = 4
COURT_SPY: Final = 5
FORCED_MARCH: Final = 6
IMPERIAL_SEAL: Final = 7
PALACE_GUARD: Final = 8
TAX_COLLECTOR: Final = 9
TRIBUTE: Final = 10

# Where a Temple or Court card is.
IN_DECK: Final = 0
IN_USE: Final = 1
OUT: Final = 2
UNDERNEATH: Final = 3
SHOWN: Final = 4  # drawn, and to be chosen from

# The steps in which somebody, or chance, owes a choice.
FIRST_PLAYER: Final = 0  # chance
DEALING: Final = 1  # chance
DRAW_STEP: Final = 2
DRAWING: Final = 3  # chance
CORRUPTING: Final = 4  # chance
PLACE_STEP: Final = 5
PICKING: Final = 6
TARGETING: Final = 7
GUARDING: Final = 8
SUFFERING: Final = 9
SWAPPING: Final = 10
DIGGING: Final = 11
LOOKING: Final = 12  # chance
KEEPING: Final = 13
DISCARD_STEP: Final = 14
TURN_END: Final = 15
SPARING: Final = 16  # Last Stand: which card stays
PARDONING: Final = 17
TAKING: Final = 18  # Court Spy, Tax Collector
GIVING: Final = 19  # Court Spy
PAYING: Final = 20  # chance: Tribute
SEALING: Final = 21  # who shows the Imperial Seal
HONOURING: Final = 22  # who gets the Shosho
TEMPLE_STEP: Final = 23
TEMPLE_DRAWING: Final = 24  # chance
TEMPLE_CHOOSING: Final = 25
PEEKING: Final = 26  # chance: which Boss that is
PAWN_STEP: Final = 27
COURT_DRAWING: Final = 28  # chance
MISSION_PEEK: Final = 29
SHOWDOWN: Final = 30  # chance: the Final Boss
OVER: Final = 31
STEPS: Final = 32
AFTER_POWER: Final = 40  # no step of its own: what follows a placement
CHANCE_STEPS: Final = (  # one bit each: chance owes the answer
    (1 << FIRST_PLAYER | 1 << DEALING | 1 << DRAWING | 1 << CORRUPTING | 1 << LOOKING)
    | (1 << PAYING | 1 << TEMPLE_DRAWING | 1 << PEEKING | 1 << COURT_DRAWING | 1 << SHOWDOWN)
)
COURT_BASE: Final = 20  # + what a Court card does: its effect, beside those of clans

# Why a match is over.
HIGHEST_TOTAL: Final = 1
LESS_CORRUPT: Final = 2
SHARED: Final = 3

# --- the state: what changes ---------------------------------------------------------------------
MODE: Final = 0
SEATS: Final = 1
ROUND: Final = 2
PHASE: Final = 3
ACTIVE: Final = 4  # whose turn it is
WINNERS: Final = 5  # one bit a seat
REASON: Final = 6
SHOSHO: Final = 7  # who holds the Shosho of the Emperor; in a round he began
RESHUFFLES: Final = 8  # this round, at most one a turn
RESHUFFLED: Final = 9  # this turn
CONTENDERS: Final = 10  # who still reveals for the first turn, one bit each
REVEALED: Final = 11  # how many of them have
HIGHEST: Final = 12
HIGHEST_SEATS: Final = 13
THEN: Final = 14  # where an effect leads when it is done
OP: Final = 15  # the effect at work
AMOUNT: Final = 16
KEEP: Final = 17
LEVEL: Final = 18  # 2 or 3; 0 for Yokai and Court cards
TARGET: Final = 19  # the seat it hits
TARGET_CLAN: Final = 20
TARGET_KIND: Final = 21
LEFT: Final = 22  # choices still to make
LAST_PICK: Final = 23  # picks go up, so that a set is picked in one way
DRAWER: Final = 24
DRAWS: Final = 25  # cards still to draw
AFTER_DRAW: Final = 26
DID: Final = 27  # this turn: bit 0 placed, bit 1 reinforced
MARCH: Final = 28  # Forced March: both are allowed this turn
PICK_CLAN: Final = 29
PICK_NEW: Final = 30  # a new clan, not a reinforcement
PICKED: Final = 31  # cards picked
PICKED_REAL: Final = 32  # Clan cards among them
TEMPLE_SPENT: Final = 33  # one bit a seat: Echo Strike was used
ASKED: Final = 34  # seats still to be asked, one bit each
UNDER_SIZE: Final = 35  # Temple cards under the deck
FINAL_BOSS: Final = 36
COURT_VISITED: Final = 37  # who placed a pawn there this round, one bit each
PLACER: Final = 38  # whose turn to place pawns
SEALS: Final = 39  # who showed the Imperial Seal, one bit each
DECK_SIZE: Final = 40
JIGOKU_SIZE: Final = 41
TEMPLE_FIRST: Final = 42  # the two Temple cards drawn
TEMPLE_SECOND: Final = 43
HANDS: Final = 44  # + seat: cards in hand
SCORE: Final = 48  # + seat: at the ranking
RANK: Final = 52  # + seat: 1 is first
PAWNS: Final = 56  # + seat: to place now
AT_COURT: Final = 60  # + seat
AT_MISSIONS: Final = 64  # + seat
AT_SHOWDOWN: Final = 68  # + seat
TEMPLE_OF: Final = 72  # + seat: his Temple card, or -1
COURT_OF: Final = 76  # + seat: his Court card, or -1
PEEKED: Final = 80  # + seat: Decoys he knows, one bit each
DECOY: Final = 84  # + place: the Boss there, -1 while nobody has looked
SWAPPED: Final = 87  # + party: cards chosen for a swap
SWAP_SEALED: Final = 89  # + party
TEMPLE_IN: Final = 91  # + card: in the deck, under it, in use, or out
UNDER: Final = 107  # + place: the Temple cards under the deck, first to be drawn first
UNDER_BY: Final = 123  # + place: who put it there
COURT_IN: Final = 139  # + card
YOKAI_AT: Final = 155  # + kind: seat * CLANS + clan where it stands, or -1
RONIN_IN: Final = 195  # + seat * CLANS + clan
CARDS_IN: Final = 231  # + seat * CLANS + clan: all cards of a clan in play
DECK: Final = 267  # + kind
ASIDE: Final = 307  # + kind: cards being looked at
PICK: Final = 347  # + kind: picked to be placed
JIGOKU: Final = 387  # + kind
PILE: Final = 427  # + place: the Jigoku from bottom to top
HAND: Final = 547  # + seat * KIND_SLOTS + kind
CORRUPTION: Final = 707  # + seat * KIND_SLOTS + kind
TABLE: Final = 867  # + seat * KIND_SLOTS + kind: Clan cards in play
OFFER: Final = 1027  # + party * KIND_SLOTS + kind
KNOWN: Final = 1107  # + (viewer * 4 + owner) * KIND_SLOTS + kind: cards a viewer knows in a hand
# --- the state: the cards and the mode, constant through a match ---------------------------------
KINDS: Final = 1747  # of cards: Clan cards, then Ronin, then Yokai
RONIN_KIND: Final = 1748
CLAN_COUNT: Final = 1749
FULL_HAND: Final = 1750  # cards dealt; one fewer for the first player
STRENGTH: Final = 1751  # + kind
CLAN_OF: Final = 1791  # + kind: its clan; RONIN or YOKAI
TWO_OP: Final = 1831  # + clan
TWO_AMOUNT: Final = 1840  # + same
TWO_KEEP: Final = 1849  # + same
THREE_OP: Final = 1858  # + clan
THREE_AMOUNT: Final = 1867  # + same
THREE_KEEP: Final = 1876  # + same
YOKAI_OP: Final = 1885  # + kind
YOKAI_AMOUNT: Final = 1925  # + same
YOKAI_KEEP: Final = 1965  # + same
TEMPLES: Final = 2005
TEMPLE_OP: Final = 2006  # + card
TEMPLE_AMOUNT: Final = 2022  # + same
COURTS: Final = 2038
COURT_OP: Final = 2039  # + card
COURT_AMOUNT: Final = 2055  # + same
BOSSES: Final = 2071
DAMAGE: Final = 2072  # + boss
REWARD: Final = 2080  # + boss * 6 + pawns left
CLAN_START: Final = 2128  # + clan: its first kind; one more entry ends the last (follows CLAN_OF)
STATE_SIZE: Final = 2138

# --- choices ----------------------------------------------------------------------------------
RECRUIT: Final = 0
CORRUPT: Final = 1
PASS: Final = 2
DONE: Final = 3
ECHO: Final = 4  # done, and it counts as three
USE_COURT: Final = 5
END_TURN: Final = 6
GUARD: Final = 7
NO_GUARD: Final = 8
SWAP_SEAL: Final = 9  # the cards for a swap are chosen
SHOW_SEAL: Final = 10
NO_SEAL: Final = 11
VISIT_TEMPLE: Final = 12
NO_PEEK: Final = 13
ANYTHING: Final = 14  # chance: there is only one thing it can be
PLACE: Final = 15  # + clan
REINFORCE: Final = 24  # + clan
CARD: Final = 33  # + kind: pick, discard, take, keep; chance draws it
SEAT: Final = 73  # + seat: target
CLAN: Final = 77  # + seat * CLANS + clan: target
STRIKE: Final = 113  # + (seat * CLANS + clan) * KIND_SLOTS + kind: one card in play
GATE: Final = 1553  # + kind: from the top three of the Jigoku
TEMPLE: Final = 1593  # + card
COURT: Final = 1609  # + card
BOSS: Final = 1625  # + boss
PEEK: Final = 1633  # + decoy
TO_COURT: Final = 1636
TO_MISSIONS: Final = 1637  # + pawns - 1
TO_SHOWDOWN: Final = 1641  # + pawns - 1
CHOICES: Final = 1645

LEGAL_SIZE: Final = 256

# --- events: four numbers each -------------------------------------------------------------------
TAPE_SIZE: Final = 1025

ROUND_BEGAN: Final = 1  # round
REVEALED_CARD: Final = 2  # seat, kind: for the first turn
FIRST_CHOSEN: Final = 3  # seat
TURN_BEGAN: Final = 4  # seat
CARD_DRAWN: Final = 5  # seat, kind: secret
GATE_OPENED: Final = 6  # seat, kind
CARD_CORRUPTED: Final = 7  # seat, kind
CLAN_PLACED: Final = 8  # seat, clan, cards
CLAN_REINFORCED: Final = 9  # seat, clan, cards
CARD_PLACED: Final = 10  # seat, clan, kind
POWER_USED: Final = 11  # seat, op, level
POWER_WASTED: Final = 12  # seat
POWER_COPIED: Final = 13  # seat, owner, clan
TARGETED: Final = 14  # seat, target
CARD_DISCARDED: Final = 15  # seat, kind
HANDS_SWAPPED: Final = 16  # seat, other
SWAP_CHOSEN: Final = 17  # seat
CARDS_SWAPPED: Final = 18  # seat, other, number
CARD_RECEIVED: Final = 19  # seat, from, kind: secret to both
CARD_RETURNED: Final = 20  # owner, clan, kind
CARD_DESTROYED: Final = 21  # owner, clan, kind
CLAN_RETURNED: Final = 22  # owner, clan
CLAN_DESTROYED: Final = 23  # owner, clan
CARD_DUG: Final = 24  # seat, kind
CARD_LOOKED_AT: Final = 25  # seat, kind: secret
CARD_KEPT: Final = 26  # seat, kind: secret
CARD_REJECTED: Final = 27  # seat, kind
RESHUFFLED_JIGOKU: Final = 28  # cards
COURT_USED: Final = 29  # seat, court card
CARD_PARDONED: Final = 30  # seat, kind
HAND_SEEN: Final = 31  # seat, owner
CARD_TAKEN: Final = 32  # seat, owner, kind: secret to both
CARD_GIVEN: Final = 33  # seat, owner, kind: secret to both
POWER_STOPPED: Final = 34  # seat
CARD_SPARED: Final = 35  # owner, clan, kind
ROUND_ENDED: Final = 36  # round
SCORED: Final = 37  # seat, score, corruption
SEAL_SHOWN: Final = 38  # seat
RANKED: Final = 39  # seat, rank, pawns
SHOSHO_GIVEN: Final = 40  # seat
TEMPLE_CARD_DRAWN: Final = 41  # seat, temple card: secret
TEMPLE_TAKEN: Final = 42  # seat, temple card
TEMPLE_REFUSED: Final = 43  # seat, temple card: secret
DECOY_PEEKED: Final = 44  # seat, decoy
BOSS_SEEN: Final = 45  # seat, decoy, boss: secret
PAWNS_PLACED: Final = 46  # seat, place (0 Court, 1 Missions, 2 Showdown), number
COURT_CARD_DRAWN: Final = 47  # seat, court card: secret
BOSS_REVEALED: Final = 48  # boss
FINAL_SCORE: Final = 49  # seat, score
MATCH_WON: Final = 50  # winners, reason
SEAL_KEPT: Final = 51  # seat
GUARD_KEPT: Final = 52  # seat
TURN_ENDED: Final = 53  # seat
COURT_LAID_DOWN: Final = 54  # seat, court card
