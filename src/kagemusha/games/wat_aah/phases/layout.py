"""Names for every number: the cells of the state, the choices, the events on the tape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

CHANCE: Final[i64] = -1
NOBODY: Final[i64] = -1

GRASSHOPPER: Final[i64] = 0
GRAND_MASTER: Final[i64] = 1

SEAT_SLOTS: Final[i64] = 4
CLANS: Final[i64] = 9
KIND_SLOTS: Final[i64] = 40
LARGEST_CLAN: Final[i64] = 4
DECOYS: Final[i64] = 3
BOSS_COLUMNS: Final[i64] = 6
"""A Final Boss has points for none to five pawns left."""
UNDER_SLOTS: Final[i64] = 16
PAWN_POINTS: Final[i64] = 10
"""For each pawn that is not at the Showdown."""
CLANS_TO_END: Final[i64] = 4
LAST_ROUND: Final[i64] = 3
RESHUFFLES_TO_END: Final[i64] = 3  # S.12

# What a card that is no Clan card has instead of a clan.
RONIN: Final[i64] = 20
YOKAI: Final[i64] = 21

# What effects do; clans, Yokai and the Monkey's copies share them.
NOTHING: Final[i64] = 0
DISCARD: Final[i64] = 1  # an opponent discards this many, and chooses which
SWAP: Final[i64] = 2  # this many cards, each player picks; 0: whole hands
RETURN_CARD: Final[i64] = 3
RETURN_CLAN: Final[i64] = 4
DESTROY_CARD: Final[i64] = 5
DESTROY_CLAN: Final[i64] = 6
DIG: Final[i64] = 7  # take this many from the Jigoku
DRAW: Final[i64] = 8
LOOK: Final[i64] = 9  # at this many, keep some, the rest to the Jigoku
COPY: Final[i64] = 10  # an enemy clan's power

# What Temple cards do for their holder.
LAST_STAND: Final[i64] = 1
CLOSED_FIST: Final[i64] = 2
FALSE_LEDGER: Final[i64] = 3
MIST_SCOUTS: Final[i64] = 4
GREEDY_TITHE: Final[i64] = 5
ECHO_STRIKE: Final[i64] = 6
MASTERLESS_BANNER: Final[i64] = 7
IRON_DRILL: Final[i64] = 8
GATE_OF_JIGOKU: Final[i64] = 9
SHADOW_STORES: Final[i64] = 10

# What Court cards do.
LEVY: Final[i64] = 1
GRAVE_PERMIT: Final[i64] = 2
PARDON: Final[i64] = 3
BANISHMENT: Final[i64] = 4
COURT_SPY: Final[i64] = 5
FORCED_MARCH: Final[i64] = 6
IMPERIAL_SEAL: Final[i64] = 7
PALACE_GUARD: Final[i64] = 8
TAX_COLLECTOR: Final[i64] = 9
TRIBUTE: Final[i64] = 10

# Where a Temple or Court card is.
IN_DECK: Final[i64] = 0
IN_USE: Final[i64] = 1
OUT: Final[i64] = 2
UNDERNEATH: Final[i64] = 3
SHOWN: Final[i64] = 4  # drawn, and to be chosen from

# The steps in which somebody, or chance, chooses.
FIRST_PLAYER: Final[i64] = 0  # chance
DEALING: Final[i64] = 1  # chance
DRAW_STEP: Final[i64] = 2
DRAWING: Final[i64] = 3  # chance
CORRUPTING: Final[i64] = 4  # chance
PLACE_STEP: Final[i64] = 5
PICKING: Final[i64] = 6
TARGETING: Final[i64] = 7
GUARDING: Final[i64] = 8
SUFFERING: Final[i64] = 9
SWAPPING: Final[i64] = 10
DIGGING: Final[i64] = 11
LOOKING: Final[i64] = 12  # chance
KEEPING: Final[i64] = 13
DISCARD_STEP: Final[i64] = 14
TURN_END: Final[i64] = 15
SPARING: Final[i64] = 16  # Last Stand: which card stays
PARDONING: Final[i64] = 17
TAKING: Final[i64] = 18  # Court Spy, Tax Collector
GIVING: Final[i64] = 19  # Court Spy
PAYING: Final[i64] = 20  # chance: Tribute
SEALING: Final[i64] = 21  # who shows the Imperial Seal
HONOURING: Final[i64] = 22  # who gets the Shosho
TEMPLE_STEP: Final[i64] = 23
TEMPLE_DRAWING: Final[i64] = 24  # chance
TEMPLE_CHOOSING: Final[i64] = 25
PEEKING: Final[i64] = 26  # chance: which Boss that is
PAWN_STEP: Final[i64] = 27
COURT_DRAWING: Final[i64] = 28  # chance
MISSION_PEEK: Final[i64] = 29
SHOWDOWN: Final[i64] = 30  # chance: the Final Boss
OVER: Final[i64] = 31
STEPS: Final[i64] = 32
AFTER_POWER: Final[i64] = 40  # no step of its own: what follows a placement
CHANCE_STEPS: Final[i64] = (  # one bit each: chance owes the answer
    (1 << FIRST_PLAYER | 1 << DEALING | 1 << DRAWING | 1 << CORRUPTING | 1 << LOOKING)
    | (1 << PAYING | 1 << TEMPLE_DRAWING | 1 << PEEKING | 1 << COURT_DRAWING | 1 << SHOWDOWN)
)
COURT_BASE: Final[i64] = 20  # + what a Court card does: its effect, beside those of clans

# Why a match is over.
HIGHEST_TOTAL: Final[i64] = 1
LESS_CORRUPT: Final[i64] = 2
SHARED: Final[i64] = 3

# --- the state: what changes ---------------------------------------------------------------------
MODE: Final[i64] = 0
SEATS: Final[i64] = 1
ROUND: Final[i64] = 2
PHASE: Final[i64] = 3
ACTIVE: Final[i64] = 4  # whose turn it is
WINNERS: Final[i64] = 5  # one bit a seat
REASON: Final[i64] = 6
SHOSHO: Final[i64] = 7  # who holds the Shosho of the Emperor; in a round he began
RESHUFFLES: Final[i64] = 8  # this round, at most one a turn
RESHUFFLED: Final[i64] = 9  # this turn
CONTENDERS: Final[i64] = 10  # who still reveals for the first turn, one bit each
REVEALED: Final[i64] = 11  # how many of them have
HIGHEST: Final[i64] = 12
HIGHEST_SEATS: Final[i64] = 13
THEN: Final[i64] = 14  # where an effect leads when it is done
OP: Final[i64] = 15  # the effect at work
AMOUNT: Final[i64] = 16
KEEP: Final[i64] = 17
LEVEL: Final[i64] = 18  # 2 or 3; 0 for Yokai and Court cards
TARGET: Final[i64] = 19  # the seat it hits
TARGET_CLAN: Final[i64] = 20
TARGET_KIND: Final[i64] = 21
LEFT: Final[i64] = 22  # choices still to make
LAST_PICK: Final[i64] = 23  # picks go up, so that a set is picked in one way
DRAWER: Final[i64] = 24
DRAWS: Final[i64] = 25  # cards still to draw
AFTER_DRAW: Final[i64] = 26
DID: Final[i64] = 27  # this turn: DID_PLACE, DID_REINFORCE
DID_PLACE: Final[i64] = 1
DID_REINFORCE: Final[i64] = 2
DID_BOTH: Final[i64] = 3
MARCH: Final[i64] = 28  # Forced March: both are allowed this turn
PICK_CLAN: Final[i64] = 29
PICK_NEW: Final[i64] = 30  # a new clan, not a reinforcement
PICKED: Final[i64] = 31  # cards picked
PICKED_REAL: Final[i64] = 32  # Clan cards among them
TEMPLE_SPENT: Final[i64] = 33  # one bit a seat: Echo Strike or Last Stand was used
ASKED: Final[i64] = 34  # seats still to be asked, one bit each
UNDER_SIZE: Final[i64] = 35  # Temple cards under the deck
FINAL_BOSS: Final[i64] = 36
COURT_VISITED: Final[i64] = 37  # who placed a pawn there this round, one bit each
PLACER: Final[i64] = 38  # whose turn to place pawns
SEALS: Final[i64] = 39  # who showed the Imperial Seal, one bit each
DECK_SIZE: Final[i64] = 40
JIGOKU_SIZE: Final[i64] = 41
TEMPLE_FIRST: Final[i64] = 42  # the two Temple cards drawn
TEMPLE_SECOND: Final[i64] = 43
HANDS: Final[i64] = 44  # + seat: cards in hand
SCORE: Final[i64] = 48  # + seat: at the ranking
RANK: Final[i64] = 52  # + seat: 1 is first
PAWNS: Final[i64] = 56  # + seat: to place now
AT_COURT: Final[i64] = 60  # + seat
AT_MISSIONS: Final[i64] = 64  # + seat
AT_SHOWDOWN: Final[i64] = 68  # + seat
TEMPLE_OF: Final[i64] = 72  # + seat: the seat's Temple card, or -1
COURT_OF: Final[i64] = 76  # + seat: the seat's Court card, or -1
PEEKED: Final[i64] = 80  # + seat: Decoys that the seat knows, one bit each
DECOY: Final[i64] = 84  # + place: the Boss there, -1 before anybody looked
SWAPPED: Final[i64] = 87  # + party: cards chosen for a swap
SWAP_SEALED: Final[i64] = 89  # + party
TEMPLE_IN: Final[i64] = 91  # + card: in the deck, under it, in use, or out
UNDER: Final[i64] = 107  # + place: the Temple cards under the deck, first to be drawn first
UNDER_BY: Final[i64] = 123  # + place: who put it there
COURT_IN: Final[i64] = 139  # + card
YOKAI_AT: Final[i64] = 155  # + kind: seat * CLANS + clan where it stands, or -1
RONIN_IN: Final[i64] = 195  # + seat * CLANS + clan
CARDS_IN: Final[i64] = 231  # + seat * CLANS + clan: all cards of a clan in play
DECK: Final[i64] = 267  # + kind
ASIDE: Final[i64] = 307  # + kind: cards being looked at
PICK: Final[i64] = 347  # + kind: picked to be placed
JIGOKU: Final[i64] = 387  # + kind
PILE: Final[i64] = 427  # + place: the Jigoku from bottom to top
HAND: Final[i64] = 547  # + seat * KIND_SLOTS + kind
CORRUPTION: Final[i64] = 707  # + seat * KIND_SLOTS + kind
TABLE: Final[i64] = 867  # + seat * KIND_SLOTS + kind: Clan cards in play
OFFER: Final[i64] = 1027  # + party * KIND_SLOTS + kind
KNOWN: Final[i64] = 1107  # + (viewer * 4 + owner) * KIND_SLOTS + kind: known in a hand
# --- the state: the cards and the mode, constant through a match ---------------------------------
KINDS: Final[i64] = 1747  # of cards: Clan cards, then Ronin, then Yokai
RONIN_KIND: Final[i64] = 1748
CLAN_COUNT: Final[i64] = 1749
FULL_HAND: Final[i64] = 1750  # cards dealt; one fewer for the first player
STRENGTH: Final[i64] = 1751  # + kind
CLAN_OF: Final[i64] = 1791  # + kind: its clan; RONIN or YOKAI
TWO_OP: Final[i64] = 1831  # + clan
TWO_AMOUNT: Final[i64] = 1840  # + same
TWO_KEEP: Final[i64] = 1849  # + same
THREE_OP: Final[i64] = 1858  # + clan
THREE_AMOUNT: Final[i64] = 1867  # + same
THREE_KEEP: Final[i64] = 1876  # + same
YOKAI_OP: Final[i64] = 1885  # + kind
YOKAI_AMOUNT: Final[i64] = 1925  # + same
YOKAI_KEEP: Final[i64] = 1965  # + same
TEMPLES: Final[i64] = 2005
TEMPLE_OP: Final[i64] = 2006  # + card
TEMPLE_AMOUNT: Final[i64] = 2022  # + same
COURTS: Final[i64] = 2038
COURT_OP: Final[i64] = 2039  # + card
COURT_AMOUNT: Final[i64] = 2055  # + same
BOSSES: Final[i64] = 2071
DAMAGE: Final[i64] = 2072  # + boss
REWARD: Final[i64] = 2080  # + boss * BOSS_COLUMNS + pawns left
CLAN_START: Final[i64] = 2128  # + clan: its first kind; one entry more ends the last
HANDICAP: Final[i64] = 2138  # how many cards fewer the first player is dealt
STATE_SIZE: Final[i64] = 2139
CELL_BYTES: Final[i64] = 2
"""How many bytes hold any cell of a state."""

# --- choices ----------------------------------------------------------------------------------
RECRUIT: Final[i64] = 0
CORRUPT: Final[i64] = 1
PASS: Final[i64] = 2
DONE: Final[i64] = 3
ECHO: Final[i64] = 4  # done, and it counts as three
USE_COURT: Final[i64] = 5
END_TURN: Final[i64] = 6
GUARD: Final[i64] = 7
NO_GUARD: Final[i64] = 8
SWAP_SEAL: Final[i64] = 9  # the cards for a swap are chosen
SHOW_SEAL: Final[i64] = 10
NO_SEAL: Final[i64] = 11
VISIT_TEMPLE: Final[i64] = 12
NO_PEEK: Final[i64] = 13
PLACE: Final[i64] = 15  # + clan
REINFORCE: Final[i64] = 24  # + clan
CARD: Final[i64] = 33  # + kind: pick, discard, take, keep; chance draws it
SEAT: Final[i64] = 73  # + seat: target
CLAN: Final[i64] = 77  # + seat * CLANS + clan: target
STRIKE: Final[i64] = 113  # + (seat * CLANS + clan) * KIND_SLOTS + kind: one card in play
GATE: Final[i64] = 1553  # + kind: from the top of the Jigoku
TEMPLE: Final[i64] = 1593  # + card
COURT: Final[i64] = 1609  # + card
BOSS: Final[i64] = 1625  # + boss
PEEK: Final[i64] = 1633  # + decoy
TO_COURT: Final[i64] = 1636
TO_MISSIONS: Final[i64] = 1637  # + pawns - 1
TO_SHOWDOWN: Final[i64] = 1641  # + pawns - 1
CHOICES: Final[i64] = 1645

LEGAL_SIZE: Final[i64] = 256

# --- events: four numbers each -------------------------------------------------------------------
TAPE_SIZE: Final[i64] = 1025

ROUND_BEGAN: Final[i64] = 1  # round
REVEALED_CARD: Final[i64] = 2  # seat, kind: for the first turn
FIRST_CHOSEN: Final[i64] = 3  # seat
TURN_BEGAN: Final[i64] = 4  # seat
CARD_DRAWN: Final[i64] = 5  # seat, kind: secret
GATE_OPENED: Final[i64] = 6  # seat, kind
CARD_CORRUPTED: Final[i64] = 7  # seat, kind
CLAN_PLACED: Final[i64] = 8  # seat, clan, cards
CLAN_REINFORCED: Final[i64] = 9  # seat, clan, cards
CARD_PLACED: Final[i64] = 10  # seat, clan, kind
POWER_USED: Final[i64] = 11  # seat, op, level
POWER_WASTED: Final[i64] = 12  # seat
POWER_COPIED: Final[i64] = 13  # seat, owner, clan
TARGETED: Final[i64] = 14  # seat, target
CARD_DISCARDED: Final[i64] = 15  # seat, kind
HANDS_SWAPPED: Final[i64] = 16  # seat, other
SWAP_CHOSEN: Final[i64] = 17  # seat
CARDS_SWAPPED: Final[i64] = 18  # seat, other, number
CARD_RECEIVED: Final[i64] = 19  # seat, from, kind: secret to both
CARD_RETURNED: Final[i64] = 20  # owner, clan, kind
CARD_DESTROYED: Final[i64] = 21  # owner, clan, kind
CLAN_RETURNED: Final[i64] = 22  # owner, clan
CLAN_DESTROYED: Final[i64] = 23  # owner, clan
CARD_DUG: Final[i64] = 24  # seat, kind
CARD_LOOKED_AT: Final[i64] = 25  # seat, kind: secret
CARD_KEPT: Final[i64] = 26  # seat, kind: secret
CARD_REJECTED: Final[i64] = 27  # seat, kind
RESHUFFLED_JIGOKU: Final[i64] = 28  # cards
COURT_USED: Final[i64] = 29  # seat, court card
CARD_PARDONED: Final[i64] = 30  # seat, kind
HAND_SEEN: Final[i64] = 31  # seat, owner
CARD_TAKEN: Final[i64] = 32  # seat, owner, kind: secret to both
CARD_GIVEN: Final[i64] = 33  # seat, owner, kind: secret to both
POWER_STOPPED: Final[i64] = 34  # seat
CARD_SPARED: Final[i64] = 35  # owner, clan, kind
ROUND_ENDED: Final[i64] = 36  # round
SCORED: Final[i64] = 37  # seat, score, corruption
SEAL_SHOWN: Final[i64] = 38  # seat
RANKED: Final[i64] = 39  # seat, rank, pawns
SHOSHO_GIVEN: Final[i64] = 40  # seat
TEMPLE_CARD_DRAWN: Final[i64] = 41  # seat, temple card: secret
TEMPLE_TAKEN: Final[i64] = 42  # seat, temple card
TEMPLE_REFUSED: Final[i64] = 43  # seat, temple card: secret
DECOY_PEEKED: Final[i64] = 44  # seat, decoy
BOSS_SEEN: Final[i64] = 45  # seat, decoy, boss: secret
PAWNS_PLACED: Final[i64] = 46  # seat, place (0 Court, 1 Missions, 2 Showdown), number
COURT_CARD_DRAWN: Final[i64] = 47  # seat, court card: secret
BOSS_REVEALED: Final[i64] = 48  # boss
FINAL_SCORE: Final[i64] = 49  # seat, score
MATCH_WON: Final[i64] = 50  # winners, reason
SEAL_KEPT: Final[i64] = 51  # seat
GUARD_KEPT: Final[i64] = 52  # seat
TURN_ENDED: Final[i64] = 53  # seat
COURT_LAID_DOWN: Final[i64] = 54  # seat, court card
