"""Notation: every choice is read as it is written, short words are enough, errors say what fits."""

from __future__ import annotations

import pytest

from kagemusha.core.action import Action
from kagemusha.core.errors import Message, NotationError
from kagemusha.games.era_of_the_ninja.rules import EraRules
from tests.games.era_of_the_ninja.table import GAME, LONE, act, ninja, table

RULES = GAME.rules(4)


def parsed(line: str, rules: EraRules = RULES) -> list[str]:
    return [str(action) for action in rules.parse(line)]


def refused(line: str) -> Message:
    with pytest.raises(NotationError) as error:
        RULES.parse(line)
    (message,) = error.value.messages
    return message


@pytest.mark.parametrize("rules", [RULES, GAME.rules(1, LONE)], ids=["four seats", "one"])
def test_every_action_of_the_vocabulary_is_read_as_it_is_written(rules: EraRules) -> None:
    vocabulary = rules.vocabulary()
    assert len({action.notation for action in vocabulary}) == len(vocabulary)
    for action in vocabulary:
        assert rules.parse(action.notation) == [action]
        assert rules.parse(f"  {action.notation.upper()} ") == [action]


def test_the_parts_of_an_action_are_named() -> None:
    (action,) = RULES.parse("steal katana p3")
    assert action == Action("steal katana p3", "steal", (("gear", "katana"), ("player", "p3")))
    (action,) = RULES.parse("buy skill pool 2")
    assert action.parts == (("deck", "skill"), ("pool", 2))
    (action,) = RULES.parse("merge yari-1 yari-12")
    assert action.parts == (("stack", "yari-1"), ("other-stack", "yari-12"))


def test_every_verb_is_in_the_vocabulary() -> None:
    verbs = {action.verb for action in RULES.vocabulary()}
    assert verbs == {
        *("roll", "lift", "reroll", "stand", "use", "skip", "accept", "refuse", "keep", "declare"),
        *("lead", "buy", "synergy", "deposit", "give", "ask", "activate", "sheathe", "stow"),
        *("fetch", "move", "explore", "turn", "sprint", "attack", "strike", "hide", "heal"),
        *("search", "steal", "wound", "drop", "pick-up", "done", "discard", "pick", "target"),
        *("go", "merge", "at", "place", "substitute", "shuffle", "intercept", "come", "stay-out"),
        *("die", "card", "ninja", "lord", "encounter", "tile"),
    }


def test_the_vocabulary_is_that_of_the_seats() -> None:
    lone = {action.notation for action in GAME.rules(1, LONE).vocabulary()}
    assert "lead p1" in lone
    assert not any("p2" in notation.split() for notation in lone)
    assert {"lead p4", "give katana p4", "declare side-4"} <= {
        action.notation for action in RULES.vocabulary()
    }


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("sp", ["sprint"]),
        ("mov n", ["move north"]),
        ("expl e", ["explore east"]),
        ("att yari-1", ["attack yari-1"]),
        ("attack l", ["attack lord"]),
        ("stri monk-2", ["strike monk-2"]),
        ("ste kat p2", ["steal katana p2"]),
        ("buy w", ["buy weapon"]),
        ("buy w p 2", ["buy weapon pool 2"]),
        ("buy weapon pool 0", ["buy weapon"]),
        ("syn kenj po 5", ["synergy kenjutsu pool 5"]),
        ("pick monk-1", ["pick monk-1"]),
        ("pick-u", ["pick-up"]),
        ("move north; att yari-1", ["move north", "attack yari-1"]),
        ("move: north, ; done ;", ["move north", "done"]),
        ("MOVE North", ["move north"]),
        ("turn 3", ["turn 3"]),
        ("place 12 w", ["place 12 west"]),
        ("use kagam", ["use kagami"]),
    ],
)
def test_short_words_are_enough_where_one_fits(line: str, actions: list[str]) -> None:
    assert parsed(line) == actions


def test_a_whole_word_is_not_ambiguous() -> None:
    """`pick` also begins `pick-up`, `yari-1` also `yari-12`, `sai` also `saiminjutsu`."""
    assert parsed("pick yari-1") == ["pick yari-1"]
    assert parsed("give sai p2") == ["give sai p2"]
    message = refused("give sa p2")
    assert message.id == "notation-ambiguous"
    assert message.args == {"word": "sa", "known": "sai, sake, saiminjutsu"}


@pytest.mark.parametrize(
    ("line", "problem", "word"),
    [
        ("", "empty", None),
        (" ; ; ", "empty", None),
        ("dance", "unknown-verb", "dance"),
        ("s", "ambiguous", "s"),
        ("st katana p2", "ambiguous", "st"),
        ("use kag", "ambiguous", "kag"),
        ("move up", "unknown-way", "up"),
        ("attack dragon", "unknown-stack", "dragon"),
        ("attack yari-26", "unknown-stack", "yari-26"),
        ("attack yari", "ambiguous", "yari"),
        ("wound p5", "unknown-player", "p5"),
        ("wound p", "ambiguous", "p"),
        ("give excalibur p2", "unknown-gear", "excalibur"),
        ("keep excalibur", "unknown-kept", "excalibur"),
        ("use katana", "unknown-ability", "katana"),
        ("buy tile", "unknown-deck", "tile"),
        ("declare dragons", "unknown-enemy", "dragons"),
        ("declare side-5", "unknown-enemy", "side-5"),
        ("substitute lord", "unknown-unit", "lord"),
        ("merge yari-1 dragon", "unknown-other-stack", "dragon"),
        ("tile cave", "unknown-room", "cave"),
        ("lord nobunaga", "unknown-lord", "nobunaga"),
        ("ninja nobody", "unknown-ninja", "nobody"),
        ("encounter dragons", "unknown-encounter", "dragons"),
        ("deposit all", "bad-number", "all"),
        ("deposit -1", "bad-number", "-1"),
        ("deposit 1000", "bad-number", "1000"),
        ("at ²", "bad-number", "²"),
        ("buy weapon pool two", "bad-number", "two"),
    ],
)
def test_what_is_not_understood_is_named(line: str, problem: str, word: str | None) -> None:
    message = refused(line)
    assert message.id == f"notation-{problem}"
    assert message.args.get("word") == word


def test_the_words_that_would_fit_are_named() -> None:
    assert refused("move up").args["known"] == "north, east, south, west"
    assert refused("wound p5").args["known"] == "p1, p2, p3, p4"
    assert refused("buy tile").args["known"] == "weapon, item, skill"


@pytest.mark.parametrize(
    ("line", "verb"), [("move", "move"), ("give katana", "give"), ("merge yari-1", "merge")]
)
def test_too_few_words_are_refused(line: str, verb: str) -> None:
    message = refused(line)
    assert (message.id, message.args) == ("notation-too-short", {"verb": verb})


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("hide now", "now"),
        ("move north east", "east"),
        ("buy weapon pool", "pool"),
        ("buy weapon pool 2 3", "pool"),
        ("give katana p2 p3", "p3"),
    ],
)
def test_too_many_words_are_refused(line: str, word: str) -> None:
    message = refused(line)
    assert (message.id, message.args) == ("notation-too-long", {"word": word})


def test_a_sound_line_may_name_what_no_card_or_rule_allows() -> None:
    """It is read, and then refused as an action, with the rule that forbids it."""
    rules = GAME.rules(2)
    for line in ("turn 9", "deposit 200", "activate goton", "give head p2", "strike lord"):
        (action,) = rules.parse(line)
        assert str(action) == line
        assert action not in rules.vocabulary()


def test_a_line_of_several_clauses_is_a_plan() -> None:
    match = table("p1=onijin@0 p1.ki=0 p1.cards=katana,bo*", options=LONE)
    act(match, "act kat")
    match.act_all(0, "sheathe katana; act bo; sprint")
    assert [card.active for card in ninja(match).cards] == [False, True]
    assert ninja(match).moves == 4


def test_what_spends_tokens_is_called_by_a_word() -> None:
    """No ability that a player may use is called by a number."""
    abilities = [
        str(dict(action.parts)["ability"])
        for action in GAME.rules(2).vocabulary()
        if action.verb == "use"
    ]
    assert {"tanuki-token", "kitsune-token"} <= set(abilities)
    assert [name for name in abilities if name[-1].isdigit()] == []
