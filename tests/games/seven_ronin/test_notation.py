"""Notation round-trips, malformed is told from illegal, and `why_not` knows a reason."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kagemusha
from kagemusha import IllegalAction, Match, NotationError
from kagemusha.core.errors import Message
from kagemusha.games.seven_ronin.board import read_board, village
from kagemusha.games.seven_ronin.names import STEP_IDS
from kagemusha.games.seven_ronin.notation import board_choices
from kagemusha.games.seven_ronin.phases.layout import PHASE
from tests.examples import examples
from tests.games.seven_ronin.plans_by_hand import (
    ninja_faults,
    ronin_faults,
    situation,
)
from tests.games.seven_ronin.table import (
    ATTACKER,
    DEFENDER,
    EDITIONS,
    MINIATURE,
    RING,
    RONIN,
    areas_step,
    combat,
    new_table,
    planning,
    snapshot,
)

BOX = board_choices(village())
SMALL = board_choices(read_board(MINIATURE))


@pytest.mark.parametrize("choices", [BOX, SMALL], ids=["village", "miniature"])
def test_every_action_round_trips(choices: Any) -> None:
    for action in choices.actions.values():
        read = choices.parse(action.notation)
        assert read == [action]
        assert (read[0].verb, read[0].parts) == (action.verb, action.parts)
        assert choices.parse(f"  {action.notation.upper()} ;") == [action]


def test_every_legal_action_is_in_the_table() -> None:
    """Two seals are the only choices that share a notation."""
    notations = [action.notation for action in BOX.actions.values()]
    twice = {notation for notation in notations if notations.count(notation) > 1}
    assert twice == {"seal"}


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("deploy well", "deploy well"),
        ("deploy well 1", "deploy well"),
        ("DEPLOY  Well\t1 ", "deploy well"),
        ("dep we", "deploy well"),
        ("deploy well: 1", "deploy well"),
        ("deploy kabe: granary", "deploy kabe granary"),
        ("deploy k gran", "deploy kabe granary"),
        ("deploy tas gre", "deploy tasuke green"),
        ("yobu 2->inn", "yobu 2 -> inn"),
        ("yobu 2 → inn", "yobu 2 -> inn"),
        ("yobu 1->watchtower,1->burial-grounds", "yobu 1 -> watchtower, 1 -> burial-grounds"),
        ("yobu 1->burial-grounds , 1->watch", "yobu 1 -> watchtower, 1 -> burial-grounds"),
        ("yo 1 -> field-3", "yobu 1 -> field-3"),
        ("mus", "musashi"),
        ("h field-2", "hayai field-2"),
        ("tai kabe", "taiko kabe"),
        ("div tas 2", "divide tasuke 2"),
        ("watch", "watchtower"),
        ("watchtower tasuke, kabe", "watchtower kabe tasuke"),
        ("g", "granary"),
        ("anim yobu", "animal-pen yobu"),
        ("bur inn 1, well 1", "burial-grounds well 1, inn 1"),
        ("burial-grounds well, well", "burial-grounds well 2"),
        ("burial-grounds well", "burial-grounds well 1"),
        ("p shr 2", "passage shrine 2"),
        ("inn as field", "inn as field"),
        ("inn as w kabe", None),
        ("INN AS we KABE", "inn as well kabe"),
        ("inn as passage shrine", "inn as passage shrine 1"),
        ("no-spy", "no-spy"),
        ("sp inn", "spy inn"),
        ("do", "done"),
    ],
)
def test_what_a_person_may_type(written: str, meant: str | None) -> None:
    if meant is None:
        with pytest.raises(NotationError):
            BOX.parse(written)
        return
    assert [action.notation for action in BOX.parse(written)] == [meant]


def test_a_line_of_several_actions() -> None:
    line = "deploy watchtower 1, well 1, burial-grounds 2, green 1; seal"
    assert [action.notation for action in BOX.parse(line)] == [
        "deploy watchtower",
        "deploy well",
        "deploy burial-grounds",
        "deploy burial-grounds",
        "deploy green",
        "seal",
    ]


MALFORMED = [
    ("", "notation-empty"),
    ("  ;; \t", "notation-empty"),
    ("\r", "notation-empty"),
    (":", "notation-empty"),
    ("attack well", "notation-unknown-verb"),
    (",", "notation-unknown-verb"),
    ("->", "notation-unknown-verb"),
    ("kabe", "notation-unknown-verb"),
    ("tasuke", "notation-unknown-verb"),
    ("field", "notation-unknown-verb"),
    ("w kabe", "notation-ambiguous"),
    ("d", "notation-ambiguous"),
    ("deploy", "notation-too-short"),
    ("deploy ,", "notation-too-short"),
    ("deploy harbour 1", "notation-unknown-area-or-ronin"),
    ("deploy field 1", "notation-ambiguous"),
    ("deploy well one", "notation-bad-number"),
    ("deploy well 0", "notation-bad-number"),
    ("deploy well -1", "notation-bad-number"),
    ("deploy well 101", "notation-bad-number"),
    ("deploy well 1000", "notation-bad-number"),
    ("deploy well 1 2", "notation-too-long"),
    ("deploy well 1.5", "notation-bad-number"),
    ("deploy well ٣", "notation-bad-number"),
    ("deploy kabe", "notation-ronin-needs-area"),
    ("deploy kabe well 1", "notation-ronin-needs-area"),
    ("deploy kabe harbour", "notation-unknown-area"),
    ("seal it", "notation-too-long"),
    ("done deal", "notation-too-long"),
    ("musashi well", "notation-too-long"),
    ("yumi well", "notation-too-long"),
    ("taiko", "notation-too-short"),
    ("taiko well", "notation-unknown-ronin"),
    ("hayai", "notation-too-short"),
    ("hayai kabe", "notation-unknown-area"),
    ("yobu", "notation-yobu"),
    ("yobu 2 inn", "notation-yobu"),
    ("yobu inn", "notation-yobu"),
    ("yobu -> inn", "notation-yobu"),
    ("yobu two -> inn", "notation-bad-number"),
    ("yobu 1 -> kabe", "notation-unknown-area"),
    ("divide tasuke", "notation-too-short"),
    ("divide 1", "notation-too-short"),
    ("divide tasuke x", "notation-bad-number"),
    ("spy", "notation-too-short"),
    ("no-spy well", "notation-too-long"),
    ("watchtower well", "notation-unknown-ronin"),
    ("granary 2", "notation-too-long"),
    ("well", "notation-too-short"),
    ("well kabe tasuke", "notation-too-long"),
    ("animal-pen", "notation-too-short"),
    ("shrine", "notation-too-short"),
    ("burial-grounds", "notation-too-short"),
    ("burial-grounds kabe", "notation-unknown-area"),
    ("burial-grounds well 1 inn 1", "notation-too-long"),
    ("passage", "notation-too-short"),
    ("passage 2", "notation-unknown-area"),
    ("inn", "notation-inn-needs-as"),
    ("inn well kabe", "notation-inn-needs-as"),
    ("inn as", "notation-too-short"),
    ("inn as inn", "notation-unknown-ability"),
    ("inn as plain", "notation-unknown-ability"),
    ("inn as well", "notation-too-short"),
    ("deploy well 1; attack", "notation-unknown-verb"),
]


@pytest.mark.parametrize(("line", "problem"), MALFORMED)
def test_malformed_lines(line: str, problem: str) -> None:
    match = new_table().match
    before = snapshot(match)
    with pytest.raises(NotationError) as caught:
        match.act_all(ATTACKER, line)
    assert not isinstance(caught.value, IllegalAction)
    assert [message.id for message in caught.value.messages] == [problem]
    assert snapshot(match) == before


@given(st.text(alphabet="abdeilnopstwy0129-> ,;:\r\n", max_size=30))
@settings(max_examples=examples(300))
def test_any_text_is_read_or_refused_as_notation(line: str) -> None:
    try:
        assert BOX.parse(line)
    except NotationError as error:
        messages = error.messages
    else:
        messages = ()
    assert len(messages) <= 1


ILLEGAL_IN_COMBAT = [
    ("deploy well 1", {"B7.1"}),
    ("deploy kabe well", {"B7.1"}),
    ("seal", {"B7.1"}),
    ("spy well", {"B7.1"}),
    ("no-spy", {"B7.1"}),
    ("divide tasuke 1", {"B7.1"}),
    ("granary", {"B7.1"}),
    ("inn as granary", {"B7.1"}),
    ("musashi; granary", {"B7.1"}),
    ("yobu 1 -> inn", {"R7.9"}),
    ("yobu 1 -> green", {"R7.9"}),
    ("yobu 9 -> field-2", {"R7.9"}),
    ("hayai green", {"R7.11"}),
    ("hayai inn", {"R7.11"}),
    ("taiko taiko", {"R7.13"}),
    ("musashi; musashi", {"R7.8"}),
    ("done; done", {"B7.1"}),
]


@pytest.mark.parametrize(("line", "rules"), ILLEGAL_IN_COMBAT)
def test_illegal_lines_are_well_formed(line: str, rules: set[str]) -> None:
    table = combat("yobu@field-3, musashi@well, hayai@inn, yumi@shrine", "well:2, field-3:2")
    assert table.refused(DEFENDER, line) == rules


ILLEGAL_IN_THE_AREA_STEP = [
    ("deploy well 1", {"B7.1"}),
    ("musashi", {"B7.1"}),
    ("divide tasuke 1", {"B7.1"}),
    ("watchtower", {"R7.15"}),
    ("inn as granary", {"R7.15"}),
    ("burial-grounds green 1", {"R7.18"}),
    ("burial-grounds well 0", {"R7.18"}),
    ("passage green 1", {"R7.19"}),
    ("passage inn 3", {"R7.19"}),
    ("well musashi", {"R7.13"}),
    ("well taiko", {"R7.17"}),
    ("done; well kabe", {"B7.1"}),
]


@pytest.mark.parametrize(("line", "rules"), ILLEGAL_IN_THE_AREA_STEP)
def test_illegal_lines_of_the_attacker(line: str, rules: set[str]) -> None:
    table = areas_step(
        "kabe@shrine, taiko@green", ninja="well:1, burial-grounds:2, passage:1, inn:1"
    )
    assert table.refused(ATTACKER, line) == rules


def test_out_of_turn_and_after_the_end() -> None:
    table = combat("musashi@well, yumi@inn", ninja="well:2")
    assert table.refused(ATTACKER, "done") == {"core"}
    table = combat("yumi@inn", reserves=1, ninja="")
    table.defender("yumi")
    for seat in (ATTACKER, DEFENDER):
        assert table.refused(seat, "done") == {"core"}
    with pytest.raises(IllegalAction):
        table.match.act(2, "done")


# --- whole plans ----------------------------------------------------------------------------------


def test_a_plan_in_any_order_is_the_same_plan() -> None:
    clauses = ["well 1", "burial-grounds 2", "green 1", "watchtower 1"]
    hashes = set()
    for order in itertools.permutations(clauses):
        match = new_table().match
        match.act_all(ATTACKER, f"deploy {', '.join(order)}; seal")
        hashes.add(match.hash)
    assert len(hashes) == 1
    match = new_table().match
    match.act_all(ATTACKER, ["seal", "deploy green", "deploy well", "deploy watchtower 1",
                             "deploy burial-grounds", "deploy burial-grounds 1"])  # fmt: skip
    assert {match.hash} == hashes


def test_a_defenders_plan_in_any_order_is_the_same_plan() -> None:
    steps = [
        f"deploy {ronin} {area}" for ronin, area in zip(RONIN, (*RING[:6], RING[0]), strict=True)
    ]
    hashes = set()
    dice = random.Random(1)
    for _ in range(50):
        dice.shuffle(steps)
        match = new_table().match
        match.act_all(DEFENDER, [*steps[:3], "seal", *steps[3:]])
        hashes.add(match.hash)
    assert len(hashes) == 1


def test_a_line_may_cross_steps() -> None:
    """What is legal one after the other is legal as one line, and why_not knows it."""
    table = combat("musashi@well, tasuke@well, yumi@inn", ninja="well:3")
    line = "musashi; done; divide tasuke 1"
    assert table.may(DEFENDER, line)
    assert table.refused(DEFENDER, "musashi; done; divide tasuke 3") == {"R7.14"}
    table.defender(line)
    assert (table.wounds("musashi"), table.wounds("tasuke")) == (1, 1)


def random_ninja_plan(dice: random.Random) -> dict[str, int]:
    spaces = dice.sample((*RING, "green"), dice.randrange(1, 7))
    return {space: dice.choice((1, 1, 1, 2, 2, 3)) for space in spaces}


@pytest.mark.rule("R7.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_r7_7_random_plans_of_the_attacker_are_judged_as_by_hand(edition: str) -> None:
    minimum = {"en": "track", "fr": "threat", "pl": "round"}[edition]
    dice = random.Random(edition)
    verdicts = set()
    for _ in range(examples(600)):
        green, round_number = dice.choice((0, 0, 1, 2)), dice.randrange(2, 9)
        reserves = dice.choice((2, 5, 9, 20))
        table = planning(
            ninja=f"green:{green}, inn:1",
            round=round_number,
            reserves=reserves,
            options={"edition": edition},
        )
        now = situation(table.view, minimum)
        plan = random_ninja_plan(dice)
        line = ", ".join(f"{space} {number}" for space, number in plan.items())
        faults = ninja_faults(now, plan)
        verdicts.add(frozenset(faults))
        reasons = table.match.why_not(ATTACKER, f"deploy {line}; seal")
        assert {reason.rule for reason in reasons} == faults
        assert table.may(ATTACKER, f"deploy {line}; seal") == (not faults)
    assert len(verdicts) > 12


def random_defence(dice: random.Random) -> tuple[str, dict[str, Any]]:
    """A position with held and dead ronin and a marker, as the arguments of `planning`."""
    names = list(RONIN)
    dice.shuffle(names)
    dead = names[: dice.randrange(4)]
    held = names[4 : 4 + dice.randrange(3)]
    areas = dice.sample(RING[:-1], len(held))
    if len(held) == 2 and "tasuke" in held and dice.random() < 0.5:
        areas[1] = areas[0]
    tiles = [f"{name}:x" for name in dead]
    tiles += [f"{name}@{area}" for name, area in zip(held, areas, strict=True)]
    keys: dict[str, Any] = {"held": ",".join(held)}
    if "tasuke" not in dead and dice.random() < 0.3:
        keys["silenced"] = "tasuke"
    return ", ".join(tiles), keys


@pytest.mark.rule("R7.7")
def test_r7_7_random_plans_of_the_defender_are_judged_as_by_hand() -> None:
    dice = random.Random(7)
    verdicts = set()
    for _ in range(examples(1500)):
        tiles, keys = random_defence(dice)
        table = planning(tiles, ninja=f"green:{dice.choice((0, 1))}, inn:1", **keys)
        now = situation(table.view, "track")
        spaces = dice.sample((*RING, "green"), len(now.free))
        if dice.random() < 0.6:
            spaces[dice.randrange(len(spaces))] = dice.choice((*RING, "green"))
        plan = dict(zip(now.free, spaces, strict=True))
        if dice.random() < 0.1:
            del plan[dice.choice(list(plan))]
        faults = ronin_faults(now, plan)
        verdicts.add(frozenset(faults))
        line = ", ".join(f"{ronin} {space}" for ronin, space in plan.items())
        line = f"deploy {line}; seal" if plan else "seal"
        assert table.may(DEFENDER, line) == (not faults)
        assert {reason.rule for reason in table.match.why_not(DEFENDER, line)} == faults
    assert {frozenset(), frozenset({"R7.4"}), frozenset({"R7.12"})} <= verdicts


# --- why_not --------------------------------------------------------------------------------------


def check_why_not(match: Match) -> None:
    """Reasons exactly where an action is not legal, each with its rule and a text."""
    vocabulary = [*BOX.actions.values(), *BOX.parse("hayai green; yobu 3 -> inn; divide kabe 1")]
    before = match.hash
    found: dict[str, Message] = {}
    for seat in match.pending:
        legal = set(match.legal(seat))
        for action in vocabulary:
            reasons = match.why_not(seat, [action])
            assert bool(reasons) == (action not in legal), (match.position(), seat, action)
            found |= {f"{reason.id} {reason.rule} {reason.args}": reason for reason in reasons}
    for reason in found.values():
        assert reason.rule
        assert reason.id
        assert str(reason)
    assert match.hash == before


@pytest.mark.parametrize(
    "options",
    [{"edition": "en"}, {"edition": "fr", "spy": True}, {"edition": "pl"}],
    ids=["en", "fr-spy", "pl"],
)
def test_why_not_is_empty_exactly_when_legal(options: dict[str, Any]) -> None:
    """Random positions of every step, each met with every action of the table."""
    wanted = dict.fromkeys(("planning", "ronin-abilities", "area-abilities"), 14)
    wanted |= {"division": 4, "passage-division": 3}
    if options.get("spy"):
        wanted |= dict.fromkeys(("spy-attacker", "spy-defender"), 3)
    rarely = {"planning": 0.03, "ronin-abilities": 0.3, "area-abilities": 0.3}
    dice = random.Random(str(options))
    game = kagemusha.game("seven-ronin")
    rules = game.rules(options=options)
    for _ in range(2_000):
        state = rules.setup()
        while pending := rules.pending(state):
            step = STEP_IDS[state.cells[PHASE]]
            if wanted.get(step, 0) and dice.random() < rarely.get(step, 1):
                wanted[step] -= 1
                check_why_not(game.position(rules.write_position(state), options=options, seed=1))
            seat = dice.choice(pending)
            rules.apply(state, seat, dice.choice(rules.legal(state, seat)))
        if not any(wanted.values()):
            return
    raise AssertionError(f"steps were not met often enough: {wanted}")
