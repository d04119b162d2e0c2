"""Phase 2 of a turn: place a clan, or reinforce one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import note
from kagemusha.games.wat_aah.phases.cards import (
    hand_of,
    kind_after,
    lose,
    put_in_play,
    spot,
    temple,
)
from kagemusha.games.wat_aah.phases.draw import (
    add_court,
)
from kagemusha.games.wat_aah.phases.layout import (
    ACTIVE,
    AFTER_POWER,
    AMOUNT,
    CARD,
    CARD_PLACED,
    CARDS_IN,
    CLAN_COUNT,
    CLAN_OF,
    CLAN_PLACED,
    CLAN_REINFORCED,
    CLAN_START,
    CLANS,
    DID,
    DID_BOTH,
    DID_PLACE,
    DID_REINFORCE,
    DONE,
    ECHO,
    ECHO_STRIKE,
    HAND,
    KEEP,
    KIND_SLOTS,
    KINDS,
    LARGEST_CLAN,
    LAST_PICK,
    LEVEL,
    MARCH,
    NOTHING,
    OP,
    PASS,
    PHASE,
    PICK,
    PICK_CLAN,
    PICK_NEW,
    PICKED,
    PICKED_REAL,
    PICKING,
    PLACE,
    REINFORCE,
    RONIN,
    RONIN_KIND,
    TEMPLE_SPENT,
    THEN,
    THREE_AMOUNT,
    THREE_KEEP,
    THREE_OP,
    TWO_AMOUNT,
    TWO_KEEP,
    TWO_OP,
    YOKAI,
    YOKAI_AMOUNT,
    YOKAI_KEEP,
    YOKAI_OP,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def of_clan(s: Cells, seat: i64, clan: i64) -> i64:
    """How many cards of a clan a seat holds."""
    number: i64 = 0
    hand = hand_of(seat)
    place = hand + s[CLAN_START + clan]
    past = hand + s[CLAN_START + clan + 1]
    while place < past:
        number += s[place]
        place += 1
    return number


def holds_yokai(s: Cells, seat: i64) -> bool:
    """Whether a seat holds a Yokai."""
    kind = s[RONIN_KIND] + 1
    while kind < s[KINDS]:
        if s[hand_of(seat) + kind] > 0:
            return True
        kind += 1
    return False


def legal_placing(s: Cells, legal: Cells) -> i64:
    """Which clan to place or reinforce, or none; S.5: one of each a turn, except with the March."""
    n: i64 = 0
    seat = s[ACTIVE]
    may_place = not s[DID] & DID_PLACE and (s[DID] == 0 or s[MARCH] == 1)
    may_reinforce = not s[DID] & DID_REINFORCE and (s[DID] == 0 or s[MARCH] == 1)
    ronin = s[hand_of(seat) + s[RONIN_KIND]]
    yokai = holds_yokai(s, seat)
    clan: i64 = 0
    while clan < s[CLAN_COUNT]:
        cards = s[CARDS_IN + spot(seat, clan)]
        held = of_clan(s, seat, clan)
        if cards == 0:
            if may_place and held > 0 and held + ronin > 1:  # S.6: one real Clan card at least
                legal[n] = PLACE + clan
                n += 1
        elif may_reinforce and cards < LARGEST_CLAN and (held + ronin > 0 or yokai):  # S.7, S.20
            legal[n] = REINFORCE + clan
            n += 1
        clan += 1
    legal[n] = PASS
    return add_court(s, legal, n + 1)


def choose_clan(s: Cells, choice: i64) -> None:
    """Begin to pick the cards for a clan."""
    if choice < REINFORCE:
        s[PICK_NEW] = 1
        s[PICK_CLAN] = choice - PLACE
    else:
        s[PICK_NEW] = 0
        s[PICK_CLAN] = choice - REINFORCE
    s[PICKED] = 0
    s[PICKED_REAL] = 0
    s[LAST_PICK] = 0
    s[PHASE] = PICKING


def legal_picks(s: Cells, legal: Cells) -> i64:
    """The next card, kinds going up; then the end, or the Echo Strike with exactly two."""
    n: i64 = 0
    seat = s[ACTIVE]
    hand = hand_of(seat)
    clan = s[PICK_CLAN]
    picked = s[PICKED]
    room = LARGEST_CLAN - s[CARDS_IN + spot(seat, clan)] - picked
    ronin_kind = s[RONIN_KIND]
    ronin_left = s[hand + ronin_kind] - s[PICK + ronin_kind]
    kind = max(s[LAST_PICK], s[CLAN_START + clan])
    past = s[CLAN_START + clan + 1]
    kinds = s[KINDS]
    while kind < kinds and room > 0:
        if kind == past:  # past the clan: Ronin and Yokai are left
            kind = ronin_kind
        left = s[hand + kind] - s[PICK + kind]
        group = s[CLAN_OF + kind]
        if left > 0:
            if group == clan:
                enough = picked > 0 or s[PICK_NEW] == 0 or left > 1 or ronin_left > 0
                if enough or later_of_clan(s, seat, clan, kind) > 0:
                    legal[n] = CARD + kind
                    n += 1
            elif (group == RONIN and (s[PICKED_REAL] > 0 or s[PICK_NEW] == 0)) or (
                group == YOKAI and s[PICK_NEW] == 0 and picked == 0
            ):
                legal[n] = CARD + kind
                n += 1
        kind += 1
    if picked >= 2 or (picked == 1 and s[PICK_NEW] == 0):
        legal[n] = DONE
        n += 1
    if picked == 2 and s[DID] == 0 and temple(s, seat, ECHO_STRIKE):
        legal[n] = ECHO
        n += 1
    return n


def later_of_clan(s: Cells, seat: i64, clan: i64, kind: i64) -> i64:
    """How many cards of a clan a seat holds among the kinds after one."""
    number: i64 = 0
    later = kind + 1
    while later < s[CLAN_START + clan + 1]:
        number += s[HAND + seat * KIND_SLOTS + later]
        later += 1
    return number


def pick_card(s: Cells, kind: i64, tape: Cells) -> None:
    """One more card for the clan; a Yokai comes alone, and at once."""
    s[PICK + kind] += 1
    s[PICKED] += 1
    s[LAST_PICK] = kind
    if s[CLAN_OF + kind] < CLANS:
        s[PICKED_REAL] += 1
    if s[CLAN_OF + kind] == YOKAI:
        put_down(s, tape)
        s[OP] = NOTHING
        s[LEVEL] = 0
        if has_power(s):
            s[OP] = s[YOKAI_OP + kind]
            s[AMOUNT] = s[YOKAI_AMOUNT + kind]
            s[KEEP] = s[YOKAI_KEEP + kind]


def finish_picking(s: Cells, echo: bool, tape: Cells) -> None:
    """The cards go down, and their number alone decides the power."""
    clan = s[PICK_CLAN]
    number = s[PICKED]
    put_down(s, tape)
    s[OP] = NOTHING
    if echo:
        s[TEMPLE_SPENT] |= 1 << s[ACTIVE]
        number = 3
    if not has_power(s):
        return
    if number == 2:
        s[OP] = s[TWO_OP + clan]
        s[AMOUNT] = s[TWO_AMOUNT + clan]
        s[KEEP] = s[TWO_KEEP + clan]
        s[LEVEL] = 2
    elif number > 2:
        s[OP] = s[THREE_OP + clan]
        s[AMOUNT] = s[THREE_AMOUNT + clan]
        s[KEEP] = s[THREE_KEEP + clan]
        s[LEVEL] = 3


def has_power(s: Cells) -> bool:
    """S.36: of the two that Forced March allows, the second has no power."""
    return s[DID] != DID_BOTH


def put_down(s: Cells, tape: Cells) -> None:
    """Move the picked cards into play before their owner (S.8)."""
    seat = s[ACTIVE]
    clan = s[PICK_CLAN]
    if s[PICK_NEW] == 1:
        s[DID] |= DID_PLACE
        note(tape, CLAN_PLACED, seat, clan, s[PICKED])
    else:
        s[DID] |= DID_REINFORCE
        note(tape, CLAN_REINFORCED, seat, clan, s[PICKED])
    kind = s[CLAN_START + clan]
    while kind < s[KINDS]:
        while s[PICK + kind] > 0:
            s[PICK + kind] -= 1
            lose(s, seat, kind)
            put_in_play(s, seat, clan, kind)
            note(tape, CARD_PLACED, seat, clan, kind)
        kind = kind_after(s, clan, kind)
    s[PICK_CLAN] = 0
    s[PICK_NEW] = 0
    s[PICKED] = 0
    s[PICKED_REAL] = 0
    s[LAST_PICK] = 0
    s[THEN] = AFTER_POWER
