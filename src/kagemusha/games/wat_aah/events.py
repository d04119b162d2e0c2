"""What happened: every event of the kernel's tape, as one table."""

from __future__ import annotations

from kagemusha.core.event_table import EventKind, EventTable
from kagemusha.games.wat_aah.deck import EFFECT_IDS
from kagemusha.games.wat_aah.names import PLACE_IDS, REASON_IDS, player_id
from kagemusha.games.wat_aah.options import Setup
from kagemusha.games.wat_aah.phases import layout

KINDS: dict[int, EventKind] = {
    layout.ROUND_BEGAN: EventKind("round-began", "W.1", "round"),
    layout.REVEALED_CARD: EventKind("revealed-card", "S.1", "player card"),
    layout.FIRST_CHOSEN: EventKind("first-chosen", "S.1", "player"),
    layout.TURN_BEGAN: EventKind("turn-began", "W.2", "player"),
    layout.CARD_DRAWN: EventKind(
        "card-drawn", "W.3", "player card", only="player", masked="card-drawn-unseen"
    ),
    layout.GATE_OPENED: EventKind("gate-opened", "W.3", "player card"),
    layout.CARD_CORRUPTED: EventKind("card-corrupted", "S.4", "player card"),
    layout.CLAN_PLACED: EventKind("clan-placed", "W.4", "player clan number"),
    layout.CLAN_REINFORCED: EventKind("clan-reinforced", "W.5", "player clan number"),
    layout.CARD_PLACED: EventKind("card-placed", "W.4", "player clan card", reveals=True),
    layout.POWER_USED: EventKind("power-used", "S.13", "player effect"),
    layout.POWER_WASTED: EventKind("power-wasted", "S.13", "player"),
    layout.POWER_COPIED: EventKind("power-copied", "S.17", "player other clan"),
    layout.TARGETED: EventKind("targeted", "S.13", "player other"),
    layout.CARD_DISCARDED: EventKind("card-discarded", "W.6", "player card", reveals=True),
    layout.HANDS_SWAPPED: EventKind(
        "hands-swapped", "S.16", "player other", reveals=True, untold=True
    ),
    layout.SWAP_CHOSEN: EventKind("swap-chosen", "S.16", "player"),
    layout.CARDS_SWAPPED: EventKind("cards-swapped", "S.16", "player other number", reveals=True),
    layout.CARD_RECEIVED: EventKind(
        "card-received", "S.16", "player other card", only="player other"
    ),
    layout.CARD_RETURNED: EventKind("card-returned", "S.15", "player clan card"),
    layout.CARD_DESTROYED: EventKind("card-destroyed", "S.14", "player clan card"),
    layout.CLAN_RETURNED: EventKind("clan-returned", "S.15", "player clan"),
    layout.CLAN_DESTROYED: EventKind("clan-destroyed", "S.15", "player clan"),
    layout.CARD_DUG: EventKind("card-dug", "S.18", "player card"),
    layout.CARD_LOOKED_AT: EventKind(
        "card-looked-at", "S.19", "player card", only="player", masked="card-looked-at-unseen"
    ),
    layout.CARD_KEPT: EventKind(
        "card-kept", "S.19", "player card", only="player", masked="card-kept-unseen"
    ),
    layout.CARD_REJECTED: EventKind("card-rejected", "S.19", "player card", reveals=True),
    layout.RESHUFFLED_JIGOKU: EventKind("jigoku-reshuffled", "S.3", "number"),
    layout.COURT_USED: EventKind("court-used", "S.28", "player court", reveals=True),
    layout.CARD_PARDONED: EventKind("card-pardoned", "S.28", "player card"),
    layout.HAND_SEEN: EventKind("hand-seen", "S.28", "player other", reveals=True, untold=True),
    layout.CARD_TAKEN: EventKind(
        "card-taken",
        "S.28",
        "player other card",
        only="player other",
        masked="card-taken-unseen",
        reveals=True,
    ),
    layout.CARD_GIVEN: EventKind(
        "card-given",
        "S.28",
        "player other card",
        only="player other",
        masked="card-given-unseen",
        reveals=True,
    ),
    layout.POWER_STOPPED: EventKind("power-stopped", "S.28", "player"),
    layout.CARD_SPARED: EventKind("card-spared", "S.28", "player clan card"),
    layout.ROUND_ENDED: EventKind("round-ended", "S.10", "round"),
    layout.SCORED: EventKind("scored", "S.21", "player score corruption"),
    layout.SEAL_SHOWN: EventKind("seal-shown", "S.28", "player court", reveals=True),
    layout.RANKED: EventKind("ranked", "S.23", "player rank pawns"),
    layout.SHOSHO_GIVEN: EventKind("shosho-given", "S.24", "player"),
    layout.TEMPLE_CARD_DRAWN: EventKind(
        "temple-card-drawn",
        "S.29",
        "player temple",
        only="player",
        masked="temple-card-drawn-unseen",
    ),
    layout.TEMPLE_TAKEN: EventKind("temple-taken", "S.28", "player temple", reveals=True),
    layout.TEMPLE_REFUSED: EventKind("temple-refused", "S.29", "player temple", only="player"),
    layout.DECOY_PEEKED: EventKind("decoy-peeked", "S.27", "player decoy"),
    layout.BOSS_SEEN: EventKind(
        "boss-seen", "S.27", "player decoy boss", only="player", reveals=True
    ),
    layout.PAWNS_PLACED: EventKind("pawns-placed", "S.26", "player place number"),
    layout.COURT_CARD_DRAWN: EventKind(
        "court-card-drawn", "S.28", "player court", only="player", masked="court-card-drawn-unseen"
    ),
    layout.BOSS_REVEALED: EventKind("boss-revealed", "S.29", "boss"),
    layout.FINAL_SCORE: EventKind("final-score", "S.29", "player score"),
    layout.MATCH_WON: EventKind("match-won", "S.22", "winners reason"),
    layout.SEAL_KEPT: EventKind("seal-kept", "S.28", "player"),
    layout.GUARD_KEPT: EventKind("guard-kept", "S.28", "player"),
    layout.TURN_ENDED: EventKind("turn-ended", "W.6", "player"),
    layout.COURT_LAID_DOWN: EventKind("court-laid-down", "S.28", "player court", reveals=True),
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
