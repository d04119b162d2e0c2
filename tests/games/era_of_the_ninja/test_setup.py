"""Before the first round: ninja, cards, tiles, the Encounter deck, the Lord; who knows what."""

from __future__ import annotations

import pytest

from kagemusha.core.errors import IllegalAction
from kagemusha.core.match import Match
from kagemusha.games.era_of_the_ninja.box import the_box
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from tests.games.era_of_the_ninja.table import (
    LONE,
    act,
    inside,
    legal,
    ninja,
    player,
    script,
    table,
    told,
    view,
    witness,
)

NINJA = (("onijin", "takeko"), ("chibi", "hikage"), ("shinmai", "kodama"))
CARDS = (
    ("katana", "bo", "hachimaki", "shozoku", "kenjutsu", "taijutsu"),
    ("yumi", "wakizashi", "tabi", "onigiri", "kuji-kiri", "goton"),
    ("sai", "naginata", "sake", "ezu", "mokuso", "choho"),
)


def drawn(seats: int, *after: int | str) -> Match:
    """Everybody has drawn two ninja and is to keep one."""
    tokens = [f"ninja {name}" for pair in NINJA[:seats] for name in pair]
    return table(None, *tokens, *after, seats=seats)


def dealt(seats: int, *after: int | str, kept: tuple[str, ...] = ()) -> Match:
    """Everybody has kept a ninja (the first drawn) and is to keep cards."""
    cards = [f"card {name}" for six in CARDS[:seats] for name in six]
    match = drawn(seats, *cards, *after)
    for seat in range(seats):
        act(match, f"keep {kept[seat] if kept else NINJA[seat][0]}", seat=seat)
    return match


def keep_first(match: Match, seats: int) -> Match:
    """Everybody keeps the first card of each deck."""
    for seat in range(seats):
        act(match, *(f"keep {CARDS[seat][n]}" for n in (0, 2, 4)), seat=seat)
    return match


def ready(seats: int, *after: int | str) -> Match:
    """All the way to the first Shadow roll; chance goes on with the Lord and the dice."""
    return keep_first(dealt(seats, *after), seats)


# --- ninja and cards ----------------------------------------------------------------------


@pytest.mark.rule("E.14")
def test_two_ninja_are_drawn_and_one_is_kept() -> None:
    match = drawn(2)
    assert (view(match).step, match.pending) == ("keep-ninja", (0, 1))
    assert legal(match, 0) == ["keep onijin", "keep takeko"]
    assert legal(match, 1) == ["keep chibi", "keep hikage"]
    act(match, "keep takeko", seat=0)
    act(match, "keep chibi", seat=1)
    assert (player(match, 0).ninja, player(match, 1).ninja) == ("takeko", "chibi")
    assert told(match, "ninja-kept") == [
        {"player": "p1", "ninja": "takeko"},
        {"player": "p2", "ninja": "chibi"},
    ]


@pytest.mark.rule("E.14")
def test_what_the_others_drew_and_keep_is_unseen_until_all_have_chosen() -> None:
    match = drawn(2)
    assert player(match, 0, watcher=0).offers == ("onijin", "takeko")
    assert player(match, 0, watcher=1).offers == ("hidden", "hidden")
    act(match, "keep takeko", seat=0)
    assert player(match, 0, watcher=1).ninja is None
    assert told(match, "ninja-kept") == []
    with pytest.raises(IllegalAction):
        act(match, "keep onijin", seat=0)


@pytest.mark.rule("E.15")
def test_an_ability_of_setup_comes_before_the_deal() -> None:
    """Takeko is dealt two Weapons more."""
    weapons = ["katana", "bo", "sai", "kama"]
    rest = ["tabi", "ezu", "kenjutsu", "taijutsu"]
    match = drawn(2, *(f"card {name}" for name in [*weapons, *rest]))
    act(match, "keep takeko", seat=0)
    act(match, "keep chibi", seat=1)
    assert player(match, 0, watcher=0).offers == (*weapons, *rest)
    assert legal(match, 0) == [f"keep {name}" for name in weapons]
    assert len(player(match, 1, watcher=1).offers) == 6


@pytest.mark.rule("E.16")
def test_two_of_each_deck_are_dealt_and_one_of_each_kept() -> None:
    match = dealt(2)
    assert (view(match).step, match.pending) == ("keep-cards", (0, 1))
    assert player(match, 0, watcher=0).offers == CARDS[0]
    assert player(match, 0, watcher=1).offers == ("hidden",) * 6
    assert legal(match, 0) == ["keep katana", "keep bo"]
    act(match, "keep bo", seat=0)
    assert legal(match, 0) == ["keep hachimaki", "keep shozoku"]
    act(match, "keep hachimaki", seat=0)
    assert legal(match, 0) == ["keep kenjutsu", "keep taijutsu"]
    act(match, "keep taijutsu", seat=0)
    assert match.pending == (1,)
    act(match, "keep yumi", "keep tabi", "keep goton", seat=1)
    assert [card.id for card in player(match, 0).cards] == ["bo", "hachimaki"]
    assert [card.id for card in player(match, 0).skills] == ["taijutsu"]
    assert [card.id for card in player(match, 1).cards] == ["yumi", "tabi"]
    assert dict(view(match).discards) == dict.fromkeys(
        ["katana", "shozoku", "kenjutsu", "wakizashi", "onigiri", "kuji-kiri"], 1
    )


@pytest.mark.rule("E.17")
def test_wounds_and_ki_are_the_cards_and_what_active_cards_add() -> None:
    """Onijin has 6 and 3; the Hachimaki adds 1 Ki. Chibi has 5 and 2."""
    match = ready(2, "lord kasai", 9, 1)
    assert (player(match, 0).wounds, player(match, 0).ki) == (6, 4)
    assert (player(match, 0).max_wounds, player(match, 0).max_ki) == (6, 4)
    assert (player(match, 1).wounds, player(match, 1).ki) == (5, 2)


@pytest.mark.rule("E/r50")
def test_weapon_skill_and_free_items_begin_active() -> None:
    match = dealt(3, "lord kasai", 9, 1, 2)
    act(match, "keep katana", "keep shozoku", "keep kenjutsu", seat=0)
    act(match, "keep yumi", "keep tabi", "keep kuji-kiri", seat=1)
    act(match, "keep sai", "keep sake", "keep mokuso", seat=2)
    active = [[(card.id, card.active) for card in one.cards] for one in view(match).players]
    assert active == [
        [("katana", True), ("shozoku", False)],
        [("yumi", True), ("tabi", True)],
        [("sai", True), ("sake", False)],
    ]
    assert [card.active for one in view(match).players for card in one.skills] == [True] * 3
    # Shinmai has 7 Wounds; the Sake would add 2, but is not active.
    assert (player(match, 2).wounds, player(match, 2).max_wounds) == (7, 7)


@pytest.mark.rule("E/r50")
def test_a_card_that_adds_wounds_or_ki_raises_maximum_and_current() -> None:
    line = "p1=shinmai@0 p1.wounds=4 p1.ki=2 p1.cards=sake,hachimaki"
    match = table(line, options=LONE)
    act(match, "activate sake")
    assert (ninja(match).wounds, ninja(match).max_wounds, ninja(match).ki) == (6, 9, 1)
    act(match, "activate hachimaki")
    assert (ninja(match).ki, ninja(match).max_ki) == (2, 4)


# --- tiles, Encounters, the Lord ----------------------------------------------------------


@pytest.mark.rule("E.18")
def test_one_courtyard_lies_and_all_other_tiles_are_shuffled() -> None:
    match = ready(2, "lord kasai", 9, 1)
    tiles = [(tile.shape, tile.x, tile.y, tile.open) for tile in view(match).tiles]
    assert tiles == [("courtyard", 0, 0, ("north", "east", "south", "west"))]
    assert view(match).tiles_left == 29
    match = table("p1=onijin@0", options=LONE)
    heard = witness(match)
    act(match, "explore east")
    rooms = {f"tile {room.id}": room.copies for room in the_box().room}
    assert heard[0] == {room: n for room, n in rooms.items() if room != "tile courtyard"}


TILES = ["cross"] * 7 + ["courtyard"] * 2 + ["straight"] * 4 + ["tee"] * 6
ENCOUNTERS = [
    *["lone-sentry", "night-watch", "gate-guards", "gunners-post", "cooks"],
    *["lone-sentry", "night-watch", "gate-guards", "gunners-post", "cooks"],
    *["wall-patrol", "wall-patrol", "duellist", "duellist", "the-lord-enters"],
    *["praying-monk", "lone-archer", "armourers"],
]


@pytest.mark.rule("E.19", "E.20", "E/r20")
def test_the_encounter_deck_is_five_then_nine_and_the_lord_then_three_guards() -> None:
    """All eighteen cards are drawn, walking east; the Lord is the last of the middle deck."""
    match = table("p1=onijin@0 p1.ki=0", options=LONE)
    assert view(match).encounters_left == 18
    ninja(match).moves = 60
    lords: list[tuple[int, int]] = []
    for number, card in enumerate(ENCOUNTERS):
        heard = witness(match, f"tile {TILES[number]}", f"encounter {card}")
        act(match, "explore east")
        if view(match).step == "turn-tile":
            act(match, "turn 0")
        found = heard[1]
        lords.append((found.get("encounter the-lord-enters", 0), sum(found.values())))
        assert view(match).encounters_left == 17 - number
    shares = [total // lord if lord else 0 for lord, total in lords]
    assert shares == [0] * 5 + [10, 9, 8, 7, 6, 5, 4, 3, 2, 1] + [0] * 3
    assert all(lord == 0 or total % lord == 0 for lord, total in lords)
    assert view(match).lord_state == "here"
    # E.20: the nineteen other cards are out; ruling 20: no card, no units.
    before = len(view(match).stacks)
    script(match, f"tile {TILES[18]}")
    act(match, "explore east")
    assert act(match, "turn 0") == ["tile-laid", "moved", "no-encounter"]
    assert len(view(match).stacks) == before


@pytest.mark.rule("E.20")
def test_the_rest_of_the_encounters_is_out_unless_reinforcements_are_played() -> None:
    plain = table("p1=onijin@0", options=LONE)
    assert (view(plain).encounters_left, view(plain).reinforcements_left) == (18, 0)
    more = table("p1=onijin@0", options={**LONE, "reinforcements": True})
    assert (view(more).encounters_left, view(more).reinforcements_left) == (18, 19 + 1)


@pytest.mark.rule("E.21")
def test_any_lord_may_be_drawn_and_his_card_is_public() -> None:
    match = dealt(2)
    act(match, "keep katana", "keep hachimaki", "keep kenjutsu", seat=0)
    act(match, "keep yumi", "keep tabi", seat=1)
    heard = witness(match, "lord yamabuki")
    act(match, "keep goton", seat=1)
    assert len(heard[0]) == 24
    assert set(heard[0].values()) == {1}
    assert told(match, "lord-drawn") == [{"lord": "yamabuki"}]
    for seat in (None, 0, 1):
        assert (view(match, seat).lord, view(match, seat).lord_state) == ("yamabuki", "away")
    assert view(match).stacks == ()


@pytest.mark.rule("E.21")
def test_a_lord_who_acts_while_hidden_does_so_from_the_start() -> None:
    """Daikoku: a kill gains 1 more while he is not on the board."""
    match = ready(2, "lord daikoku", 9, 1, 5)
    assert stat(inside(match), ninja(match), codes.KILL_GAIN) == 1
    here = table("lord=daikoku@0 p1=onijin@0", options=LONE)
    assert stat(inside(here), ninja(here), codes.KILL_GAIN) == 0


@pytest.mark.rule("E.22")
def test_all_ninja_begin_on_the_courtyard() -> None:
    match = ready(3, "lord kasai", 9, 1, 2)
    assert [one.tile for one in view(match).players] == [0, 0, 0]
    assert view(match).tiles[0].shape == "courtyard"
    assert [one.ingenuity for one in view(match).players] == [0, 0, 0]


# --- the first Lead -----------------------------------------------------------------------


@pytest.mark.rule("E.24")
def test_the_highest_die_leads_first_and_awareness_is_one() -> None:
    match = ready(3, "lord kasai", 4, 7, 2)
    assert told(match, "lead-die") == [
        {"player": "p1", "face": 4},
        {"player": "p2", "face": 7},
        {"player": "p3", "face": 2},
    ]
    assert told(match, "lead") == [{"player": "p2"}]
    assert (view(match).lead, view(match).awareness, view(match).round) == ("p2", 1, 1)


@pytest.mark.rule("E.24")
def test_ties_for_the_lead_are_rolled_off_by_those_who_tied() -> None:
    """A lower die than the third player's wins the tie; a second tie is rolled again."""
    match = ready(3, "lord kasai", 8, 7, 8, 3, 3, 1, 2)
    dice = [(die["player"], die["face"]) for die in told(match, "lead-die")]
    assert dice[3:] == [("p1", 3), ("p3", 3), ("p1", 1), ("p3", 2)]
    assert view(match).lead == "p3"


@pytest.mark.rule("E/r28")
def test_no_ki_is_spent_on_the_first_lead_roll() -> None:
    """Everybody has Ki, and the first question after the cards is the Shadow."""
    match = ready(2, "lord kasai", 1, 3)
    assert player(match, 0).ki > 0
    assert view(match).lead == "p2"
    assert (view(match).step, view(match).active) == ("before-roll", "p2")
    roll = view(match).roll
    assert roll is not None
    assert roll.kind == "shadow"
    assert told(match, "ki") == []


# --- who knows what -----------------------------------------------------------------------


@pytest.mark.rule("E/r40")
def test_inventories_are_public() -> None:
    line = "p1=onijin@0 p1.cards=katana*,tabi p1.skills=kenjutsu p1.ingenuity=3 p2=chibi@0"
    match = table(line, seats=2)
    for watcher in (None, 0, 1):
        seen = player(match, 0, watcher)
        assert [(card.id, card.active) for card in seen.cards] == [
            ("katana", True),
            ("tabi", False),
        ]
        assert ([card.id for card in seen.skills], seen.ingenuity) == (["kenjutsu"], 3)


@pytest.mark.rule("E/r40")
def test_a_face_down_synergy_card_is_hidden_from_everybody() -> None:
    match = table("p1=onijin@0 p1.skills=kenjutsu p1.ingenuity=5 p2=chibi@0", seats=2)
    script(match, "card goton")
    act(match, "synergy kenjutsu")
    assert inside(match).ninja[0].skills[0].under >= 0
    for watcher in (None, 0, 1):
        skill = player(match, 0, watcher).skills[0]
        assert (skill.synergy, skill.under) == (True, "hidden")
        assert "goton" not in str(match.seat_log(watcher)["events"])


@pytest.mark.rule("E/r40")
def test_the_order_of_the_decks_is_hidden_but_from_who_looked() -> None:
    """Choho lets p1 look at the top Encounter card."""
    match = table("p1=onijin@0 p1.skills=choho p2=chibi@0", "encounter spear-drill", seats=2)
    assert view(match, 0).tops == (None,) * 5
    act(match, "use choho", "stand")
    assert view(match, 0).tops[3] == "spear-drill"
    assert view(match, 1).tops[3] == "hidden"
    assert view(match).tops[3] == "hidden"
    assert told(match, "peek-seen", 0) == [
        {"player": "p1", "deck": "encounter", "top": "encounter-spear-drill"}
    ]
    assert told(match, "peek-seen", 1) == []
