"""Everything that happens in matches has texts in every language, for seats and spectators."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import cache

import pytest

from kagemusha.core.chance import Rng
from kagemusha.core.errors import OptionError
from kagemusha.core.game import Game
from kagemusha.core.match import Match
from kagemusha.core.registry import find_game
from kagemusha.core.view import View
from kagemusha.games.wat_aah.view import WatAahView
from kagemusha.text import LOCALES, texts
from kagemusha.text.game_texts import GameTexts
from kagemusha.text.speaker import Speaker, speaker
from kagemusha.text.wat_aah.speaker import WatAahSpeaker, Words

GAMES = ("seven-ronin", "wat-aah", "era-of-the-ninja")
VARIANTS = [(game, n) for game in GAMES for n in range(len(find_game(game).variants()))]
STEPS = {"seven-ronin": 150, "wat-aah": 130, "era-of-the-ninja": 90}
"""A match of Era of the Ninja is not played to its end: its chances take their time."""

NAMED = {
    "seven-ronin": {
        "area": "id area ronin_plan",
        "kind": "kind",
        "reason": "reason",
        "ronin": "id ronin told",
        "side": "side tokens winner",
        "station": "station",
        "step": "step",
    },
    "wat-aah": {
        "boss": "decoys final_boss",
        "card": "card cards corruption hand jigoku known looked_at offered picked",
        "clan": "clan",
        "court": "court",
        "effect": "effect",
        "mode": "mode",
        "place": "place",
        "player": "active id player shosho target winners",
        "reason": "reason",
        "step": "step",
        "temple": "id temple temple_drawn temple_under",
    },
    "era-of-the-ninja": {
        "ability": "ability",
        "clan": "clan",
        "deck": "deck",
        "encounter": "tops",
        "enemy": "declared enemy",
        "gear": "discards gear kept offers tops under",
        "lord": "lord",
        "lord-state": "lord_state",
        "mark": "mark shadow_mark",
        "mode": "mode",
        "ninja": "kept ninja offers",
        "player": "active hunts lead player rival sees winners",
        "reason": "reason",
        "stage": "stage",
        "step": "step",
        "tile": "shape",
        "room": "room tops",
        "unit": "unit",
        "way": "exits open paired way",
    },
}
"""Kinds of names, and the fields of a view and the parts of an action that hold their ids."""
UNNAMED = {
    "seven-ronin": ("game", "edition", "inn_watchtower"),
    "wat-aah": ("game", "did"),
    "era-of-the-ninja": ("game", "id", "kind", "foe", "asked", "stack", "other-stack"),
}
"""Options, stacks (by unit and number), and what stands under its own name elsewhere."""
HIDDEN = "hidden"


def _ids(key: str, value: object) -> Iterator[tuple[str, str]]:
    """Every id in plain data with the key that it stands under."""
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, dict):
        for inner, item in value.items():
            yield from _ids(str(inner), item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _ids(key, item)


def _played(game: Game, number: int) -> Iterator[tuple[Match, int, View]]:
    """The choices of one random match: the match, who is asked, and what he sees."""
    seats, options = game.variants()[number]
    match = game.new(seats, options, number + 7)
    rng = Rng("speech", number)
    for _ in range(STEPS[game.id]):
        if not match.pending:
            return
        seat = match.pending[-1]
        yield match, seat, match.view(seat)
        match.act(seat, rng.choice(match.legal(seat)))


def _in_every_language(match: Match) -> list[Speaker]:
    return [speaker(match.rules, locale) for locale in LOCALES]


@pytest.mark.parametrize(("game_id", "number"), VARIANTS)
def test_whatever_is_asked_can_be_said(game_id: str, number: int) -> None:
    for step, (match, seat, view) in enumerate(_played(find_game(game_id), number)):
        spoken = _in_every_language(match)
        # Chances take long, and are the same in every language.
        for voice in spoken if game_id != "era-of-the-ninja" else [spoken[step % len(spoken)]]:
            assert voice.task(view)
            assert voice.goal(view)
            assert voice.goal(match.view(None))
            assert voice.task(match.view(None)) == ""
            for action in match.legal(seat):
                assert voice.describe(view, action)
                assert voice.group(view, action)
                assert isinstance(voice.section(view, action), str)
        others = set(range(match.rules.seats)) - set(match.pending)
        assert all(voice.task(match.view(other)) == "" for voice in spoken for other in others)


@pytest.mark.parametrize(("game_id", "number"), VARIANTS)
def test_whatever_happens_can_be_said(game_id: str, number: int) -> None:
    match = None
    for match, _, _ in _played(find_game(game_id), number):  # noqa: B007
        pass
    assert match is not None
    for locale, voice in zip(LOCALES, _in_every_language(match), strict=True):
        for seat in (*range(match.rules.seats), None):
            events = match.events(seat)
            assert all(texts(locale).event(event) for event in events)
            assert not all(voice.is_quiet(event) for event in events)
            assert not any(voice.is_quiet(event) and voice.is_heading(event) for event in events)
            assert all(voice.ending(match.view(seat), events)) or match.result is None
        assert any(voice.is_heading(event) for event in match.events(None))


@pytest.mark.parametrize(("game_id", "number"), VARIANTS)
def test_everything_on_the_table_has_a_name(game_id: str, number: int) -> None:
    known = _names(game_id, number)
    allowed: dict[str, set[str]] = {}
    for kind, fields in NAMED[game_id].items():
        for field in fields.split():
            allowed.setdefault(field, set()).update(known[kind])
    for match, seat, _ in _played(find_game(game_id), number):
        seen = [("", match.view(one).to_dict()) for one in (seat, None)]
        parts = [part for action in match.legal(seat) for part in action.parts]
        for start, value in (*seen, *parts):
            for key, name in _ids(start, value):
                if name != HIDDEN and key not in UNNAMED[game_id]:
                    assert name in allowed[key], (key, name)


@cache
def _names(game_id: str, number: int) -> dict[str, dict[str, str]]:
    game = find_game(game_id)
    rules = game.rules(*game.variants()[number])
    names = [speaker(rules, locale).names() for locale in LOCALES]
    assert len({tuple((kind, *found) for kind, found in one.items()) for one in names}) == 1
    assert all(name for one in names for found in one.values() for name in found.values())
    return names[0]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("game_id", "kinds"),
    [
        ("seven-ronin", {"ronin": 7, "area": 11}),
        ("wat-aah", {"clan": 9, "card": 10, "temple": 10, "court": 10, "boss": 5}),
        (
            "era-of-the-ninja",
            {
                "ninja": 30,
                "lord": 24,
                "weapon": 20,
                "item": 20,
                "skill": 20,
                "unit": 6,
                "encounter": 24,
                "room": 27,
            },
        ),
    ],
)
def test_every_card_can_be_read(game_id: str, kinds: dict[str, int], locale: str) -> None:
    spoken = speaker(find_game(game_id).rules(), locale)
    pages = spoken.cards()
    assert len({(page.kind, page.id) for page in pages}) == len(pages)
    found = {kind: sum(page.kind == kind for page in pages) for kind in kinds}
    assert found == kinds
    assert sum(found.values()) == len(pages)
    names = spoken.names()
    for page in pages:
        assert page.name == names[page.kind][page.id]
        assert page.lines
        assert all(page.lines)


def test_chances_are_told_where_a_die_is_at_hand() -> None:
    game = find_game("era-of-the-ninja")
    told = 0
    for number in (0, 3, 9):
        for match, seat, view in _played(game, number):
            spoken = speaker(match.rules, LOCALES[number % len(LOCALES)])
            chances = spoken.chances(view)
            at_hand = dataclasses.asdict(view)["step"] in ("before-roll", "after-roll", "nvn-after")
            assert (chances is not None) == at_hand
            if chances is None:
                continue
            told += 1
            verbs = {action.verb for action in match.legal(seat)}
            assert chances.title
            assert {row.verb for row in chances.rows} <= verbs
            assert all(row.label for row in chances.rows)
            assert all(len(row.cells) == len(chances.columns) > 0 for row in chances.rows)
    assert told > 20


@pytest.mark.parametrize("game_id", ["seven-ronin", "wat-aah"])
def test_without_dice_there_are_no_chances(game_id: str) -> None:
    match = find_game(game_id).new(seed=1)
    assert speaker(match.rules, "en").chances(match.view(match.pending[0])) is None


def test_a_plan_is_told_step_by_step() -> None:
    match = find_game("seven-ronin").new(seed=1)
    said = {
        locale: speaker(match.rules, locale).describe(match.view(0), match.parse("deploy well")[0])
        for locale in LOCALES
    }
    assert said == {
        "en": "Plan 1 ninja: Well",
        "fr": "Prévoir 1 ninja\u00a0: Puits",
        "pl": "Zaplanuj 1 ninja: Studnia",
    }
    kabe = match.parse("deploy kabe granary")[0]
    assert speaker(match.rules, "en").describe(match.view(1), kabe) == "Plan Kabe 0/7: Granary"


def test_the_watchtower_names_everybody_beside_it() -> None:
    """R7.16."""
    ronin = "kabe:0@inn,yumi:0@field-2,taiko:0@passage,yobu:x,musashi:x,hayai:x,tasuke:x"
    line = f"round=3 step=area-abilities ninja=watchtower:1 ronin={ronin}"
    match = find_game("seven-ronin").position(line)
    said = speaker(match.rules, "en").describe(match.view(0), match.parse("watchtower")[0])
    assert said == "Watchtower, 1 wound each: Yumi 0/3, Kabe 0/7"


def test_a_spectator_of_7_ronin_reads_both_goals() -> None:
    match = find_game("seven-ronin").new(seed=1)
    spoken = speaker(match.rules, "en")
    sides = [spoken.goal(match.view(seat)) for seat in (0, 1)]
    assert spoken.goal(match.view(None)) == " ".join(sides)


def test_one_speaker_serves_all_tables_alike() -> None:
    game = find_game("wat-aah")
    one, other = game.rules(3, {"mode": "grand-master"}), game.rules(3, {"mode": "grand-master"})
    assert speaker(one, "fr") is speaker(other, "fr")
    assert speaker(one, "fr") is not speaker(one, "pl")
    assert speaker(one, "fr") is not speaker(game.rules(2, {"mode": "grand-master"}), "fr")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(OptionError) as refused:
        speaker(find_game("wat-aah").rules(), "xx")
    assert refused.value.messages[0].id == "option-no-such-locale"


def test_a_view_of_another_game_is_refused() -> None:
    view = find_game("wat-aah").new(seed=1).view(0)
    for game_id in ("seven-ronin", "era-of-the-ninja"):
        with pytest.raises(TypeError, match="WatAahView"):
            speaker(find_game(game_id).rules(), "en").goal(view)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", ["task-picking", "task-keeping", "in-hand", "do-done"])
def test_a_list_is_put_into_a_sentence_as_the_language_would(locale: str, key: str) -> None:
    voice = GameTexts(locale, "wat-aah")
    for cards in ("Rat 3 3 4, Kappa x2", "Toad 1"):
        args: dict[str, str | int] = {"clan": "rat", "number": 2, "cards": cards, "text": "x"}
        whole = texts(locale).say(f"speech-wat-aah-{key}", **args)
        assert voice.say(key, **args) == whole
        assert cards in whole


def test_what_was_said_before_fits_the_table_as_it_stands() -> None:
    game = find_game("wat-aah")
    match, rng = game.new(seed=3), Rng(3, "speech")
    speaks = speaker(match.rules, "en")
    for _ in range(60):
        if not match.pending:
            break
        seat = match.pending[0]
        view, legal = match.view(seat), match.legal(seat)
        assert isinstance(view, WatAahView)
        fresh = WatAahSpeaker("en", match.rules.seats, match.rules.options)
        for action in legal:
            assert speaks.describe(view, action) == Words(fresh, view).describe(action)
            assert speaks.group(view, action) == Words(fresh, view).group(action)
        match.act(seat, rng.choice(legal))


def test_the_fallen_are_told_in_the_order_in_which_they_fell() -> None:
    game = find_game("era-of-the-ninja")
    in_turn = set()
    for seed in range(40):
        match, rng = game.new(3, {"mode": "standard"}, seed=seed), Rng(seed, "fall")
        while match.pending:
            seat = match.pending[0]
            match.act(seat, rng.choice(match.legal(seat)))
        events = match.events(None)
        fallen = [str(e.args["player"]) for e in events if e.kind == "era-defeated"]
        told = speaker(match.rules, "en").ending(match.view(None), events)
        for player, line in zip(fallen, told, strict=False):
            assert f": Player {player[1:]} " in line
        in_turn.add(fallen == sorted(fallen))
    assert in_turn == {True, False}


def test_a_mixture_is_summed_up_by_area() -> None:
    village = find_game("seven-ronin").new(seed=1)
    speaks = speaker(village.rules, "en")
    attacks = [("deploy well 2, inn 1; seal", 0.45), ("deploy well 1, shrine 3; seal", 0.3)]
    plans = [(village.parse(line), share) for line, share in attacks]
    assert speaks.mixture(village.view(0), plans) == [
        "How often its plans attack each area, and with how many ninja most often: "
        "Well 100 % (2), Inn 60 % (1), Shrine 40 % (3).",
        "Ninja that it sends: 3 to 4.",
    ]
    guards = [("deploy kabe well; deploy tasuke well; seal", 0.2), ("deploy kabe inn; seal", 0.8)]
    plans = [(village.parse(line), share) for line, share in guards]
    assert speaks.mixture(village.view(1), plans) == [
        "How often its plans guard each area, and by whom most often: "
        "Inn 80 % (Kabe), Well 20 % (Kabe)."
    ]
    assert speaks.mixture(village.view(1), [(village.parse("seal"), 1.0)]) == []
    cards = find_game("wat-aah").new(seed=1)
    assert speaker(cards.rules, "en").mixture(cards.view(0), plans) == []


def test_advice_says_what_a_plan_does_and_what_it_risks() -> None:
    """The coach's words for a newcomer, made of the plan and of what the seat sees."""
    village = find_game("seven-ronin").position("round=1", seats=2)
    speaks = speaker(village.rules, "en")
    attack = village.parse("deploy well; deploy inn; deploy inn; seal")
    assert speaks.advice(village.view(0), attack).startswith("It attacks: Well, Inn. Where no")
    guard = village.parse("deploy kabe inn; seal")
    risk = speaks.advice(village.view(1), guard)
    assert "Well" in risk
    assert "Inn" not in risk
    assert not speaks.advice(village.view(0), village.parse("seal"))
    line = "step=place-step hand.p1=bear-6:2,oni:1 table.p1=rat-5:2,crow-4:2,toad-4:2"
    cards = find_game("wat-aah").position(line, seats=2)
    speaks = speaker(cards.rules, "en")
    plan = cards.parse("place bear; card bear-6; card bear-6; done")
    said = speaks.advice(cards.view(0), plan)
    assert said.startswith("12 more strength for your total. With 2: ")
    assert said.endswith("It is your fourth clan: the round ends.")
    yokai = cards.parse("reinforce rat; card oni")
    assert speaks.advice(cards.view(0), yokai) == "8 more strength for your total. No power."
    assert not speaks.advice(cards.view(0), cards.parse("pass"))
