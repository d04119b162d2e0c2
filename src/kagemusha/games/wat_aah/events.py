"""What happened: every event of the kernel's tape, as one table."""

from __future__ import annotations

from kagemusha.core.event_table import EventKind, EventTable
from kagemusha.games.wat_aah.deck import EFFECT_IDS
from kagemusha.games.wat_aah.names import PLACE_IDS, REASON_IDS, player_id
from kagemusha.games.wat_aah.options import Setup
from kagemusha.games.wat_aah.phases import layout as at

KINDS: dict[int, EventKind] = {
    at.ROUND_BEGAN: EventKind("round-began", "W.1", "round"),
    at.REVEALED_CARD: EventKind("revealed-card", "S.1", "player card"),
    at.FIRST_CHOSEN: EventKind("first-chosen", "S.1", "player"),
    at.TURN_BEGAN: EventKind("turn-began", "W.2", "player"),
    at.CARD_DRAWN: EventKind(
        "card-drawn", "W.3", "player card", only="player", masked="card-drawn-unseen"
    ),
    at.GATE_OPENED: EventKind("gate-opened", "W.3", "player card"),
    at.CARD_CORRUPTED: EventKind("card-corrupted", "S.4", "player card"),
    at.CLAN_PLACED: EventKind("clan-placed", "W.4", "player clan number"),
    at.CLAN_REINFORCED: EventKind("clan-reinforced", "W.5", "player clan number"),
    at.CARD_PLACED: EventKind("card-placed", "W.4", "player clan card", reveals=True),
    at.POWER_USED: EventKind("power-used", "S.13", "player effect"),
    at.POWER_WASTED: EventKind("power-wasted", "S.13", "player"),
    at.POWER_COPIED: EventKind("power-copied", "S.17", "player other clan"),
    at.TARGETED: EventKind("targeted", "S.13", "player other"),
    at.CARD_DISCARDED: EventKind("card-discarded", "W.6", "player card", reveals=True),
    at.HANDS_SWAPPED: EventKind("hands-swapped", "S.16", "player other", reveals=True, untold=True),
    at.SWAP_CHOSEN: EventKind("swap-chosen", "S.16", "player"),
    at.CARDS_SWAPPED: EventKind("cards-swapped", "S.16", "player other number", reveals=True),
    at.CARD_RECEIVED: EventKind("card-received", "S.16", "player other card", only="player other"),
    at.CARD_RETURNED: EventKind("card-returned", "S.15", "player clan card"),
    at.CARD_DESTROYED: EventKind("card-destroyed", "S.14", "player clan card"),
    at.CLAN_RETURNED: EventKind("clan-returned", "S.15", "player clan"),
    at.CLAN_DESTROYED: EventKind("clan-destroyed", "S.15", "player clan"),
    at.CARD_DUG: EventKind("card-dug", "S.18", "player card"),
    at.CARD_LOOKED_AT: EventKind(
        "card-looked-at", "S.19", "player card", only="player", masked="card-looked-at-unseen"
    ),
    at.CARD_KEPT: EventKind(
        "card-kept", "S.19", "player card", only="player", masked="card-kept-unseen"
    ),
    at.CARD_REJECTED: EventKind("card-rejected", "S.19", "player card", reveals=True),
    at.RESHUFFLED_JIGOKU: EventKind("jigoku-reshuffled", "S.3", "number"),
    at.COURT_USED: EventKind("court-used", "S.28", "player court", reveals=True),
    at.CARD_PARDONED: EventKind("card-pardoned", "S.28", "player card"),
    at.HAND_SEEN: EventKind("hand-seen", "S.28", "player other", reveals=True, untold=True),
    at.CARD_TAKEN: EventKind(
        "card-taken",
        "S.28",
        "player other card",
        only="player other",
        masked="card-taken-unseen",
        reveals=True,
    ),
    at.CARD_GIVEN: EventKind(
        "card-given",
        "S.28",
        "player other card",
        only="player other",
        masked="card-given-unseen",
        reveals=True,
    ),
    at.POWER_STOPPED: EventKind("power-stopped", "S.28", "player"),
    at.CARD_SPARED: EventKind("card-spared", "S.28", "player clan card"),
    at.ROUND_ENDED: EventKind("round-ended", "S.10", "round"),
    at.SCORED: EventKind("scored", "S.21", "player score corruption"),
    at.SEAL_SHOWN: EventKind("seal-shown", "S.28", "player court", reveals=True),
    at.RANKED: EventKind("ranked", "S.23", "player rank pawns"),
    at.SHOSHO_GIVEN: EventKind("shosho-given", "S.24", "player"),
    at.TEMPLE_CARD_DRAWN: EventKind(
        "temple-card-drawn",
        "S.29",
        "player temple",
        only="player",
        masked="temple-card-drawn-unseen",
    ),
    at.TEMPLE_TAKEN: EventKind("temple-taken", "S.28", "player temple", reveals=True),
    at.TEMPLE_REFUSED: EventKind("temple-refused", "S.29", "player temple", only="player"),
    at.DECOY_PEEKED: EventKind("decoy-peeked", "S.27", "player decoy"),
    at.BOSS_SEEN: EventKind("boss-seen", "S.27", "player decoy boss", only="player", reveals=True),
    at.PAWNS_PLACED: EventKind("pawns-placed", "S.26", "player place number"),
    at.COURT_CARD_DRAWN: EventKind(
        "court-card-drawn", "S.28", "player court", only="player", masked="court-card-drawn-unseen"
    ),
    at.BOSS_REVEALED: EventKind("boss-revealed", "S.29", "boss"),
    at.FINAL_SCORE: EventKind("final-score", "S.29", "player score"),
    at.MATCH_WON: EventKind("match-won", "S.22", "winners reason"),
    at.SEAL_KEPT: EventKind("seal-kept", "S.28", "player"),
    at.GUARD_KEPT: EventKind("guard-kept", "S.28", "player"),
    at.TURN_ENDED: EventKind("turn-ended", "W.6", "player"),
    at.COURT_LAID_DOWN: EventKind("court-laid-down", "S.28", "player court", reveals=True),
}


def event_table(setup: Setup) -> EventTable:
    """The events of matches with these seats and cards."""

    def winners(bits: int) -> tuple[str, ...]:
        return tuple(player_id(seat) for seat in range(setup.seats) if bits >> seat & 1)

    return EventTable(
        "wat-aah",
        KINDS,
        {
            "player": player_id,
            "other": player_id,
            "winners": winners,
            "card": setup.deck.ids,
            "clan": [clan.id for clan in setup.deck.clan],
            "temple": [card.id for card in setup.cards.temple],
            "court": [card.id for card in setup.cards.court],
            "boss": [boss.id for boss in setup.cards.boss],
            "decoy": lambda number: number + 1,
            "effect": EFFECT_IDS,
            "place": PLACE_IDS,
            "reason": REASON_IDS,
        },
    )
