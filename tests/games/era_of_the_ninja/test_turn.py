"""The round and a turn: Lead, Shadow, the order of operations, purchases, equipment."""

from __future__ import annotations

import pytest

from kagemusha.core.errors import IllegalAction
from kagemusha.core.match import Match
from kagemusha.games.era_of_the_ninja.box import the_box
from kagemusha.games.era_of_the_ninja.names import Names
from tests.games.era_of_the_ninja.table import (
    LONE,
    ROW,
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

PHASES = (
    "round",
    "lead",
    "shadow-set",
    "turn",
    "awareness",
    "enemy-attack",
    "tokens-off",
    "rested",
)


NAMES = Names(the_box()).cards


def kinds(match: Match, *wanted: str) -> list[str]:
    """The events of these kinds, in their order."""
    names = [event.kind.removeprefix("era-") for event in match.events(None)]
    return [name for name in names if name in wanted]


def cards(match: Match, seat: int = 0) -> list[tuple[str, bool]]:
    return [(card.id, card.active) for card in player(match, seat).cards]


def skills(match: Match, seat: int = 0) -> list[tuple[str, str | None]]:
    """Each Skill and the card below it, face up for the test."""
    return [
        (NAMES[card.kind], None if card.under < 0 else NAMES[card.under])
        for card in inside(match).ninja[seat].skills
    ]


def verbs(match: Match) -> set[str]:
    return {action.split()[0] for action in legal(match)}


# --- the round ----------------------------------------------------------------------------


@pytest.mark.rule("E.23", "E.30")
def test_a_round_is_lead_shadow_ninja_awareness_units_recovery() -> None:
    line = "step=shadow lead=p2 p1=onijin@0 p1.ki=0 p2=shinmai@0 p2.ki=0 units=yari:1@0+1"
    # Shadow of p2 and p1, Awareness, the Dodge of p2.
    match = table(line, 5, 4, 9, 2, seats=2)
    act(match, "done", "done")
    assert (view(match).step, view(match).active) == ("choose-target", "p2")
    act(match, "target p2")
    order = kinds(match, *PHASES)
    assert order == [
        *["shadow-set", "shadow-set", "turn", "turn"],
        *["awareness", "enemy-attack", "tokens-off", "rested", "rested"],
        *["round", "lead"],
    ]
    assert [turn["player"] for turn in told(match, "turn")] == ["p2", "p1"]
    roll = view(match).roll
    assert roll is not None
    assert (view(match).round, roll.kind, roll.player) == (2, "shadow", "p1")


@pytest.mark.rule("E.23")
def test_rounds_go_on_until_all_ninja_are_out() -> None:
    line = (
        "p1=onijin@0 p1.ki=0 p1.wounds=1 p1.shadow=2 p2=shinmai@0 p2.ki=0 p2.wounds=1 p2.shadow=2"
    )
    match = table(f"{line} units=yari:1@0,yari:1@0", 9, 2, 2, seats=2)
    act(match, "done", "done", "pick yari-1", "target p1")
    assert told(match, "defeated") == [{"player": "p1"}, {"player": "p2"}]
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("all-defeated", ())


@pytest.mark.rule("E.23")
def test_rounds_go_on_until_the_lord_is_defeated() -> None:
    line = "lord=tamamo@0 p1=shinmai@0 p1.ki=0 p1.shadow=5 p2=onijin@0 p2.cards=katana* p2.shadow=5"
    match = table(line, seats=2)
    act(match, "done")
    script(match, 8)
    act(match, "attack lord", "lift", "stand")
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("lord-defeated", (1,))


# --- the Lead -----------------------------------------------------------------------------


@pytest.mark.rule("E.25")
def test_the_lead_names_another_living_player_and_the_die_keeps_its_value() -> None:
    line = "step=recovery lead=p2 awareness=7 p1=onijin@0 p2=shinmai@0 p3=chibi@0 p4=hikage@0"
    match = table(line, seats=4)
    assert (view(match).step, view(match).active) == ("name-lead", "p2")
    assert legal(match) == ["lead p3", "lead p4", "lead p1"]
    act(match, "lead p4")
    assert (view(match).lead, view(match).awareness) == ("p4", 7)
    assert (view(match).step, view(match).active) == ("before-roll", "p4")


@pytest.mark.rule("E.25")
def test_the_lead_cannot_stay_with_two_players_nor_go_to_who_is_out() -> None:
    two = table("step=recovery lead=p1 p1=onijin@0 p2=shinmai@0", seats=2)
    assert (view(two).lead, view(two).step) == ("p2", "after-roll")
    three = table("step=recovery lead=p1 p1=onijin@0 p3=shinmai@0", seats=3)
    assert view(three).lead == "p3"


@pytest.mark.rule("E.26", "E.30")
def test_the_lead_acts_first_and_rolls_awareness() -> None:
    line = "step=ninja lead=p2 p1=onijin@0 p1.ki=0 p2=shinmai@0 p2.ki=0 p3=chibi@0 p3.ki=0"
    match = table(line, 6, seats=3)
    assert view(match).active == "p2"
    act(match, "done")
    assert view(match).active == "p3"
    act(match, "done")
    assert view(match).active == "p1"
    act(match, "done")
    assert told(match, "awareness") == [{"player": "p2", "face": 6, "value": 6}]
    assert [turn["player"] for turn in told(match, "turn-done")] == ["p2", "p3", "p1"], "one each"


@pytest.mark.rule("E.26")
def test_the_lead_orders_the_enemies_and_breaks_ties_of_target() -> None:
    """The third player leads; two stacks stand with all three ninja."""
    line = "step=units lead=p3 p1=onijin@0 p1.ki=0 p2=shinmai@0 p2.ki=0 p3=chibi@0 p3.ki=0"
    match = table(f"{line} units=yari:1@0,monk:1@0", 9, 9, seats=3)
    assert (view(match).active, legal(match)) == ("p3", ["pick yari-1", "pick monk-1"])
    act(match, "pick monk-1")
    assert (view(match).active, legal(match)) == ("p3", ["target p1", "target p2", "target p3"])
    act(match, "target p2")
    assert told(match, "dodged")[0]["player"] == "p2"
    assert (view(match).active, legal(match)) == ("p3", ["target p1", "target p2", "target p3"])


@pytest.mark.rule("E.26")
def test_the_lead_breaks_ties_of_route() -> None:
    """From the Courtyard to the far corner of a square two ways are equally long."""
    square = "tiles=courtyard:0:0:0,cross:1:0:0,cross:0:1:0,cross:1:1:0"
    line = f"step=units lead=p2 {square} p1=onijin@3 p1.ki=0 p2=shinmai@3 p2.ki=0 p2.flags=hidden"
    match = table(f"{line} units=yari:1@0", 9, seats=2)
    assert (view(match).step, view(match).active) == ("choose-route", "p2")
    assert legal(match) == ["go east", "go south"]
    act(match, "go south")
    moved = [event["tile"] for event in told(match, "enemy-moved")]
    assert moved == [2, 3]


@pytest.mark.rule("E/r23")
def test_when_the_lead_falls_the_next_living_player_clockwise_leads() -> None:
    """p2 leads and falls; p3 is out already, so p4 leads the rest of the phase."""
    line = "lead=p2 active=p4 p1=onijin@0 p1.shadow=2 p2=chibi@0 p2.shadow=2 p2.wounds=1"
    line = f"{line} p4=shinmai@0 p4.shadow=2 p1.ki=0 p2.ki=0 p4.ki=0"
    match = table(f"{line} units=yari:1@0,monk:1@0,daishyo:1@0", 9, 2, seats=4)
    act(match, "done", "done", "pick monk-1", "target p2")
    assert told(match, "defeated") == [{"player": "p2"}]
    assert told(match, "lead") == [{"player": "p4"}]
    assert (view(match).active, legal(match)) == ("p4", ["pick yari-1", "pick daishyo-1"])


@pytest.mark.rule("E/r23")
def test_who_alone_is_left_keeps_the_lead() -> None:
    match = table("step=recovery lead=p2 awareness=4 p2=shinmai@0", seats=2)
    assert (view(match).round, view(match).step, view(match).lead) == (2, "after-roll", "p2")


# --- Shadow -------------------------------------------------------------------------------


@pytest.mark.rule("E.27")
@pytest.mark.parametrize(
    ("who", "face", "value"),
    [
        ("shinmai", 2, 2),
        ("shinmai", 9, 9),
        ("chibi", 6, 8),
        ("chibi", 7, 9),
        ("chibi", 8, 9),
        ("ishimaru", 2, 2),
        ("ishimaru", 3, 2),
        ("ishimaru", 4, 3),
    ],
)
def test_the_shadow_is_one_die_with_modifiers_under_the_limit(
    who: str, face: int, value: int
) -> None:
    match = table(f"step=shadow p1={who}@0 p1.ki=0", face, options=LONE)
    assert told(match, "shadow-set") == [{"player": "p1", "value": value, "mark": "plain"}]
    assert player(match).shadow == value, "stored for the round"


@pytest.mark.rule("E.27")
def test_active_cards_change_the_shadow_and_everybody_rolls_the_lead_first() -> None:
    line = "step=shadow lead=p2 p1=shinmai@0 p1.cards=shozoku* p1.ki=0 p2=onijin@0 p2.ki=0"
    match = table(line, 4, 5, seats=2)
    assert told(match, "shadow-set") == [
        {"player": "p2", "value": 4, "mark": "plain"},
        {"player": "p1", "value": 6, "mark": "plain"},
    ]


@pytest.mark.rule("E.28")
def test_a_total_failure_of_the_shadow_is_never_hidden_this_round() -> None:
    """Not at Awareness 1, not by Hide."""
    line = "step=shadow p1=chibi@0 p1.ki=0"
    match = table(line, 1, 1, options=LONE)
    assert told(match, "shadow-set") == [{"player": "p1", "value": 1, "mark": "failure"}]
    act(match, "hide")
    assert told(match, "seen") == [{"player": "p1"}]
    assert told(match, "hidden") == []


@pytest.mark.rule("E.29")
def test_a_total_success_of_the_shadow_is_hidden_unless_it_attacks() -> None:
    match = table("step=shadow p1=shinmai@0 p1.ki=0", 10, 10, options=LONE)
    assert told(match, "shadow-set") == [{"player": "p1", "value": 10, "mark": "success"}]
    act(match, "done")
    assert told(match, "hidden") == [{"player": "p1"}], "even from an Awareness of 10"
    line = "step=shadow p1=shinmai@0 p1.ki=0 units=yari:1@0"
    fighter = table(line, 10, 7, 9, options=LONE)
    act(fighter, "attack yari-1")
    assert told(fighter, "seen") == [{"player": "p1"}], "10 - 1 is not above 9"


# --- the order of a turn ------------------------------------------------------------------


@pytest.mark.rule("E.31")
def test_spend_adjust_move_and_action_come_in_that_order() -> None:
    line = f"{ROW} p1=onijin@0 p1.ingenuity=9 p1.cards=katana*,bo,sake units=yari:1@1"
    match = table(line, "card yumi", options=LONE)
    assert {"buy", "activate", "sheathe", "move", "sprint", "hide"} <= verbs(match)
    act(match, "buy weapon")
    assert {"buy", "activate", "sheathe", "move"} <= verbs(match)
    act(match, "activate sake")
    assert "buy" not in verbs(match), "spending is over"
    assert {"activate", "sheathe", "move"} <= verbs(match)
    act(match, "move east")
    assert verbs(match) == {"move", "sprint", "attack", "hide", "done"}


@pytest.mark.rule("E.31")
def test_after_a_sprint_too_nothing_is_bought_or_adjusted() -> None:
    line = "p1=onijin@0 p1.ingenuity=9 p1.cards=katana*,bo"
    match = table(line, options=LONE)
    act(match, "sprint")
    assert verbs(match) == {"explore", "done"}
    with pytest.raises(IllegalAction) as refused:
        act(match, "buy weapon")
    assert refused.value.rule == "E.31"


@pytest.mark.rule("E.32")
def test_one_action_ends_the_turn() -> None:
    line = f"{ROW} p1=onijin@0 p1.ki=0 p1.shadow=9 p2=shinmai@0 units=yari:2@0"
    for action in ("hide", "attack yari-1", "strike yari-1"):
        match = table(line, 5, seats=2)
        act(match, action)
        assert told(match, "turn-done") == [{"player": "p1"}]
        assert (view(match).active, view(match).step) == ("p2", "turn")


@pytest.mark.rule("E.32")
def test_a_sprint_is_the_action_and_leaves_only_its_steps() -> None:
    match = table(f"{ROW} p1=onijin@0 p2=shinmai@0 units=yari:1@0,yari:1@1", seats=2)
    act(match, "sprint")
    assert verbs(match) == {"move", "explore", "done"}
    act(match, "move east")
    assert verbs(match) == {"move", "explore", "done"}, "no attack, no hiding, no second sprint"
    act(match, "done")
    assert view(match).active == "p2"


# --- spending -----------------------------------------------------------------------------


@pytest.mark.rule("E.33")
@pytest.mark.parametrize(
    ("ingenuity", "offers"),
    [
        (1, []),
        (2, ["buy weapon"]),
        (3, ["buy weapon", "buy item"]),
        (4, ["buy weapon", "buy item", "buy skill"]),
        (5, ["buy weapon", "buy item", "buy skill", "synergy kenjutsu"]),
    ],
)
def test_weapon_item_skill_and_synergy_cost_two_three_four_five(
    ingenuity: int, offers: list[str]
) -> None:
    line = f"p1=onijin@0 p1.skills=kenjutsu p1.ingenuity={ingenuity}"
    match = table(line, options=LONE)
    assert [a for a in legal(match) if a.split()[0] in ("buy", "synergy")] == offers
    for offer, price in zip(offers, (2, 3, 4, 5), strict=False):
        bought = table(line, options=LONE)
        act(bought, offer)
        assert player(bought).ingenuity == ingenuity - price


@pytest.mark.rule("E.33")
def test_any_number_of_purchases() -> None:
    line = "p1=onijin@0 p1.skills=kenjutsu p1.ingenuity=14"
    match = table(line, "card bo", "card tabi", "card goton", "card mokuso", options=LONE)
    act(match, "buy weapon", "buy item", "buy skill", "synergy goton")
    assert player(match).ingenuity == 0
    assert cards(match) == [("bo", False), ("tabi", False)]
    assert skills(match) == [("kenjutsu", None), ("goton", "mokuso")]
    assert "buy" not in verbs(match)


@pytest.mark.rule("E/r24")
def test_a_bought_weapon_or_item_is_inactive_until_adjust_and_a_skill_active_at_once() -> None:
    """The Ninjato and Tabi add nothing yet; Taijutsu's Dodge counts as soon as one moved."""
    line = f"{ROW} p1=onijin@0 p1.ingenuity=9"
    match = table(line, "card ninjato", "card tabi", "card taijutsu", options=LONE)
    act(match, "buy weapon", "buy item", "buy skill")
    assert cards(match) == [("ninjato", False), ("tabi", False)]
    assert (player(match).attack, player(match).move) == (1, 2)
    assert [(card.id, card.active) for card in player(match).skills] == [("taijutsu", True)]
    act(match, "activate ninjato", "activate tabi")
    assert (player(match).attack, player(match).move) == (2, 3)
    act(match, "move east")
    assert player(match).dodge == 1


@pytest.mark.rule("E/r24")
def test_a_purchase_is_the_top_card() -> None:
    """Any card of the deck, by how many of it are left."""
    line = "p1=onijin@0 p1.cards=katana*,katana,wakizashi p1.ingenuity=2"
    match = table(line, options=LONE)
    heard = witness(match)
    act(match, "buy weapon")
    assert (heard[0]["card katana"], heard[0]["card wakizashi"], heard[0]["card bo"]) == (1, 2, 1)
    assert sum(heard[0].values()) == 32 - 3


@pytest.mark.rule("E.34")
def test_four_weapons_and_items_are_the_limit_and_the_owner_discards() -> None:
    line = "p1=onijin@0 p1.cards=katana*,bo,tabi p1.skills=kenjutsu,goton p1.ingenuity=5"
    match = table(line, "card ezu", "card yumi", options=LONE)
    act(match, "buy item")
    assert (view(match).step, len(player(match).cards)) == ("turn", 4), "Skills do not count"
    act(match, "buy weapon")
    assert (view(match).step, view(match).active) == ("discard-excess", "p1")
    assert sorted(legal(match)) == [
        *["discard bo", "discard ezu", "discard katana", "discard tabi", "discard yumi"]
    ]
    act(match, "discard katana")
    assert [name for name, _ in cards(match)] == ["bo", "tabi", "ezu", "yumi"]
    assert dict(view(match).discards) == {"katana": 1}
    assert view(match).step == "turn"


@pytest.mark.rule("E.34")
def test_the_card_just_bought_may_be_the_one_discarded() -> None:
    match = table("p1=onijin@0 p1.cards=katana*,bo,tabi,ezu p1.ingenuity=3", options=LONE)
    script(match, "card sake")
    act(match, "buy item", "discard sake")
    assert [name for name, _ in cards(match)] == ["katana", "bo", "tabi", "ezu"]
    assert player(match).ingenuity == 0


@pytest.mark.rule("E.35")
def test_a_synergy_is_the_top_skill_card_face_down_under_a_chosen_skill() -> None:
    """Iron Grip's Synergy is 1 armour: a Yari's damage of 1 comes to nothing."""
    line = "p1=onijin@0 p1.ki=0 p1.shadow=2 p1.skills=kenjutsu,iron-grip p1.ingenuity=5"
    match = table(f"{line} units=yari:1@0", options=LONE)
    assert {"synergy kenjutsu", "synergy iron-grip"} <= set(legal(match))
    script(match, "card taijutsu", 9, 2)
    act(match, "synergy iron-grip")
    assert skills(match) == [("kenjutsu", None), ("iron-grip", "taijutsu")]
    assert told(match, "synergy") == [{"player": "p1", "gear": "skill-iron-grip"}]
    act(match, "done")
    assert [hit["damage"] for hit in told(match, "not-dodged")] == [0]
    # Taijutsu itself, face down, is not active.
    assert [card.id for card in player(match).skills] == ["kenjutsu", "iron-grip"]


@pytest.mark.rule("E.36")
def test_a_duplicate_goes_under_the_active_skill_and_activates_its_synergy() -> None:
    line = "p1=onijin@0 p1.ki=0 p1.shadow=2 p1.skills=iron-grip p1.ingenuity=4 units=yari:1@0"
    match = table(line, "card iron-grip", 9, 2, options=LONE)
    act(match, "buy skill")
    assert skills(match) == [("iron-grip", "iron-grip")]
    assert player(match).skills[0].under == "iron-grip", "everybody saw it"
    assert told(match, "duplicate") == [{"player": "p1", "gear": "skill-iron-grip"}]
    act(match, "done")
    assert [hit["damage"] for hit in told(match, "not-dodged")] == [0]


@pytest.mark.rule("E.37")
def test_a_duplicate_replaces_a_face_down_card_which_turns_up_active() -> None:
    line = f"{ROW} p1=onijin@0 p1.skills=kenjutsu+taijutsu p1.ingenuity=4"
    match = table(line, "card kenjutsu", options=LONE)
    act(match, "buy skill")
    assert skills(match) == [("kenjutsu", "kenjutsu"), ("taijutsu", None)]
    assert told(match, "skill-up") == [{"player": "p1", "gear": "skill-taijutsu"}]
    act(match, "move east")
    assert player(match).dodge == 1, "Taijutsu: Dodge +1 after moving"


@pytest.mark.rule("E/r51")
def test_a_turned_up_skill_that_duplicates_another_goes_under_it_in_turn() -> None:
    line = "p1=onijin@0 p1.ingenuity=4 p1.skills"
    match = table(f"{line}=kenjutsu+taijutsu,taijutsu", "card kenjutsu", options=LONE)
    act(match, "buy skill")
    assert skills(match) == [("kenjutsu", "kenjutsu"), ("taijutsu", "taijutsu")]
    further = table(f"{line}=kenjutsu+taijutsu,taijutsu+goton", "card kenjutsu", options=LONE)
    act(further, "buy skill")
    assert skills(further) == [
        ("kenjutsu", "kenjutsu"),
        ("taijutsu", "taijutsu"),
        ("goton", None),
    ]


@pytest.mark.rule("E/r25")
def test_a_second_synergy_on_a_skill_is_illegal() -> None:
    for under in ("goton", "kenjutsu"):
        line = f"p1=onijin@0 p1.ingenuity=10 p1.skills=kenjutsu+{under},mokuso"
        match = table(line, options=LONE)
        assert [a for a in legal(match) if a.startswith("synergy")] == ["synergy mokuso"]
        with pytest.raises(IllegalAction):
            act(match, "synergy kenjutsu")


@pytest.mark.rule("E/r20")
def test_an_empty_deck_takes_its_discards_back() -> None:
    match = table("p1=onijin@0 p1.ingenuity=6", options=LONE)
    t = inside(match)
    t.bag[:20] = [0] * 20
    assert "buy weapon" not in legal(match), "no deck and no discards"
    t.pile[NAMES.index("bo")] = 1
    assert act(match, "buy weapon") == ["ingenuity", "reshuffled", "card-gained"]
    assert told(match, "reshuffled") == [{"deck": "weapon"}]
    assert cards(match) == [("bo", False)]
    assert view(match).discards == ()
    assert "buy weapon" not in legal(match)
    assert "buy item" in legal(match)


# --- equipment ----------------------------------------------------------------------------


@pytest.mark.rule("E.38")
def test_only_active_cards_act() -> None:
    """Katana +2, Tabi Move +1, Shozoku Shadow +1."""
    named = "p1.cards=katana,tabi,shozoku"
    idle = player(table(f"p1=shinmai@0 {named}", options=LONE))
    assert (idle.attack, idle.move, idle.shadow_bonus) == (0, 2, 0)
    worn = player(table(f"p1=shinmai@0 {named.replace(',', '*,')}*", options=LONE))
    assert (worn.attack, worn.move, worn.shadow_bonus) == (2, 3, 1)


@pytest.mark.rule("E.39")
def test_one_weapon_is_active_unless_one_of_two_is_paired() -> None:
    line = "p1=shinmai@0 p1.cards=katana*,bo,wakizashi,sai"
    single = table(line, options=LONE)
    act(single, "activate bo")
    assert cards(single)[:2] == [("katana", False), ("bo", True)]
    assert player(single).attack == 1
    pair = table(line, options=LONE)
    act(pair, "activate wakizashi")
    assert [name for name, active in cards(pair) if active] == ["katana", "wakizashi"]
    assert player(pair).attack == 2 + 1
    act(pair, "activate sai")
    assert [name for name, active in cards(pair) if active] == ["sai"], "never three"


@pytest.mark.rule("E.39", "E.40")
def test_two_copies_of_a_paired_weapon_may_both_be_active() -> None:
    match = table("p1=shinmai@0 p1.cards=wakizashi,wakizashi", options=LONE)
    act(match, "activate wakizashi", "activate wakizashi")
    assert cards(match) == [("wakizashi", True), ("wakizashi", True)]
    assert player(match).attack == 2


@pytest.mark.rule("E.40")
def test_weapons_switch_freely_in_adjust() -> None:
    """Without a price, and back again; a weapon may also be put away for none."""
    match = table("p1=shinmai@0 p1.ki=0 p1.cards=katana*,bo", options=LONE)
    act(match, "activate bo", "activate katana")
    assert cards(match) == [("katana", True), ("bo", False)]
    assert told(match, "ki") == told(match, "ingenuity") == []
    act(match, "sheathe katana")
    assert cards(match) == [("katana", False), ("bo", False)]
    assert player(match).attack == 0


@pytest.mark.rule("E.41")
@pytest.mark.parametrize(
    ("item", "having", "lacking", "left"),
    [
        ("shozoku", "ingenuity=1", "ingenuity=0", (0, 3, 7)),
        ("sake", "ki=1", "ki=0", (0, 0, 9)),
        ("oni-men", "wounds=2", "wounds=1", (0, 3, 1)),
    ],
)
def test_an_item_is_activated_at_its_cost(
    item: str, having: str, lacking: str, left: tuple[int, int, int]
) -> None:
    line = f"p1=shinmai@0 p1.cards={item} p1."
    match = table(line + having, options=LONE)
    act(match, f"activate {item}")
    assert cards(match) == [(item, True)]
    one = player(match)
    assert (one.ingenuity, one.ki, one.wounds) == left
    assert f"activate {item}" not in legal(table(line + lacking, options=LONE))


@pytest.mark.rule("E.41")
def test_an_item_goes_off_only_by_another_of_its_slot() -> None:
    """Hachimaki and Oni-men are worn on the head, Tabi on the feet."""
    line = "p1=shinmai@0 p1.cards=hachimaki*,oni-men,tabi,katana*"
    match = table(line, options=LONE)
    adjust = [a for a in legal(match) if a.split()[0] in ("activate", "sheathe")]
    assert adjust == ["activate oni-men", "activate tabi", "sheathe katana"]
    act(match, "activate tabi")
    assert cards(match)[0] == ("hachimaki", True)
    act(match, "activate oni-men")
    assert cards(match)[:2] == [("hachimaki", False), ("oni-men", True)]
    assert told(match, "switched-off") == [{"player": "p1", "gear": "item-hachimaki"}]


@pytest.mark.rule("E/r26")
@pytest.mark.parametrize(("before", "after"), [(9, 7), (8, 7), (7, 7), (6, 6), (1, 1)])
def test_losing_a_card_that_gave_wounds_clamps_to_the_new_maximum(before: int, after: int) -> None:
    """Shinmai has 7, the Sake adds 2. What is below the maximum anyway stays."""
    line = f"p1=shinmai@0 p1.cards=sake*,katana*,bo,tabi p1.wounds={before} p1.ingenuity=2"
    match = table(line, "card yumi", options=LONE)
    act(match, "buy weapon", "discard sake")
    assert (ninja(match).wounds, ninja(match).max_wounds, ninja(match).alive) == (after, 7, True)


@pytest.mark.rule("E/r26")
@pytest.mark.parametrize(("before", "after"), [(4, 3), (3, 3), (2, 2), (0, 0)])
def test_losing_a_card_that_gave_ki_clamps_to_the_new_maximum(before: int, after: int) -> None:
    match = table(f"p1=shinmai@0 p1.cards=hachimaki*,oni-men p1.ki={before}", options=LONE)
    act(match, "activate oni-men")
    assert (ninja(match).ki, ninja(match).max_ki) == (after, 3)


# --- what changes in a turn ---------------------------------------------------------------


@pytest.mark.rule("E.31", "E.42")
def test_what_changes_move_before_the_first_step_changes_the_points_of_this_turn() -> None:
    line = f"{ROW} p1=shinmai@0 p1.cards=tabi p1.shadow=5 p1.ki=0"
    match = table(line, options=LONE)
    assert (player(match).move, player(match).moves) == (2, 2)
    act(match, "activate tabi")
    assert (player(match).move, player(match).moves) == (3, 3)
    act(match, "move east")
    assert player(match).moves == 2


@pytest.mark.rule("E.31", "E.34")
def test_who_discards_what_gave_move_loses_the_points() -> None:
    line = f"{ROW} p1=shinmai@0 p1.cards=tabi*,bo,sai,yumi p1.shadow=5 p1.ki=0 p1.ingenuity=2"
    match = table(line, "card katana", options=LONE)
    assert player(match).moves == 3
    act(match, "buy weapon", "discard tabi")
    assert player(match).moves == 2


@pytest.mark.rule("E.28")
def test_nobody_is_offered_a_shadow_that_a_total_failure_forbids() -> None:
    line = "p1=chibi@0 p1.ki=0 p1.cards=shichihode* p1.shadow=1"
    assert "use shichihode" in legal(table(line, options=LONE))
    assert "use shichihode" not in legal(table(f"{line}!", options=LONE))
    nine = line.replace("shadow=1", "shadow=9")
    assert "use shichihode" not in legal(table(nine, options=LONE)), "it would change nothing"


POCKET = "p1=shinmai@0 p1.skills=pocket-space p1.shadow=5 p1.ki=0"


@pytest.mark.rule("E.41", "E/r66")
def test_an_active_item_cannot_go_into_the_reserve() -> None:
    match = table(f"{POCKET} p1.cards=katana*,tabi*,sake", options=LONE)
    stows = [word for word in legal(match) if word.startswith("stow")]
    assert stows == ["stow katana", "stow sake"]
    act(match, "stow katana")
    assert cards(match) == [("katana", False), ("tabi", True), ("sake", False)]


@pytest.mark.rule("E.34", "E/r66")
def test_a_card_over_the_limit_may_go_into_a_free_reserve() -> None:
    line = f"{POCKET} p1.cards=katana*,tabi*,sake,bo p1.ingenuity=2"
    match = table(line, "card sai", options=LONE)
    act(match, "buy weapon")
    assert view(match).step == "discard-excess"
    assert [word for word in legal(match) if word.startswith("stow")] == [
        *("stow katana", "stow sake", "stow bo", "stow sai")
    ]
    act(match, "stow sai")
    assert (view(match).step, len(player(match).cards)) == ("turn", 5)
    assert told(match, "stowed") == [{"player": "p1", "gear": "weapon-sai"}]
    assert told(match, "discarded") == []
    full = table(f"{line.replace('2', '4')}", "card sai", "card jitte", options=LONE)
    act(full, "buy weapon", "stow sai", "buy weapon", "stow jitte")
    assert (view(full).step, len(player(full).cards)) == ("turn", 6)


# --- the rule that an event cites ----------------------------------------------------------


def cited(match: Match, kind: str) -> list[str]:
    return [event.rule for event in match.events(None) if event.kind == f"era-{kind}"]


@pytest.mark.parametrize(
    ("line", "awareness", "kind", "rule"),
    [
        pytest.param("p1.shadow=5", 5, "hidden", "E.69", marks=pytest.mark.rule("E.69")),
        pytest.param("p1.shadow=5", 6, "seen", "E.70", marks=pytest.mark.rule("E.70")),
        pytest.param("p1.shadow=10!", 10, "hidden", "E.29", marks=pytest.mark.rule("E.29")),
        pytest.param("p1.shadow=1!", 1, "seen", "E.28", marks=pytest.mark.rule("E.28")),
        pytest.param("p1.shadow=5 units=yari:1@0", 5, "ingenuity", "E.69", id="reward"),
    ],
)
def test_a_hide_cites_its_rules(line: str, awareness: int, kind: str, rule: str) -> None:
    match = table(f"p1=shinmai@0 p1.ki=0 {line}", awareness, 9, options=LONE)
    act(match, "hide")
    assert cited(match, kind)[:1] == [rule]


@pytest.mark.rule("E.71")
@pytest.mark.parametrize(("awareness", "kind"), [(4, "hidden"), (5, "seen")])
def test_who_did_not_hide_is_hidden_or_seen_by_e71(awareness: int, kind: str) -> None:
    match = table("p1=shinmai@0 p1.ki=0 p1.shadow=5", awareness, options=LONE)
    act(match, "done")
    assert cited(match, kind) == ["E.71"]


@pytest.mark.rule("E.33", "E.41", "E.87", "E.7", "E.9", "E.59", "E.64")
def test_what_is_paid_regained_and_lost_cites_its_rule() -> None:
    match = table(
        "p1=onijin@0 p1.cards=sake p1.ki=1 p1.wounds=2 p1.ingenuity=2",
        *("card bo", 1),
        options=LONE,
    )
    act(match, "buy weapon", "activate sake", "done")
    assert cited(match, "ingenuity") == ["E.33"]
    assert cited(match, "ki")[:2] == ["E.41", "E.87"]
    assert cited(match, "healed") == ["E.87"]
    match = table("p1=onijin@0 p1.shadow=9 p1.ki=2 units=daimyo:1@0", 2, 3, options=LONE)
    act(match, "attack daimyo-1", "lift", "reroll")
    assert cited(match, "ki") == ["E.7", "E.9"]
    assert cited(match, "shadow") == ["E.59"]
    match = table("p1=onijin@0 p1.shadow=9 p1.ki=0 units=yari:1@0", 1, options=LONE)
    act(match, "attack yari-1")
    assert (cited(match, "shadow"), cited(match, "wounds")[:1]) == (["E.64"], ["E.64"])
