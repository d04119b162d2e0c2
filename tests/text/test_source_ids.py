"""Every text id in the source has a text, whose arguments are all given."""

from __future__ import annotations

import pytest

from kagemusha.core.registry import manifests
from kagemusha.games.seven_ronin.board import GREEN_ID, KIND_IDS, RONIN_IDS, village
from kagemusha.games.seven_ronin.events import KINDS
from kagemusha.games.seven_ronin.names import REASON_IDS, SIDE_IDS, STEP_IDS
from kagemusha.text import LOCALES, texts
from tests.text.fluent_sources import ERA_REFUSED, UNKNOWN, cited_rules, entries, log_texts, uses

AMBIGUOUS = ("notation-ambiguous", "notation-unknown-verb", "notation-unknown-area-or-ronin")


def test_the_source_is_read() -> None:
    ids = {use.id for use in uses()}
    assert len(ids) > 90
    assert {"refused-not-your-turn", "replay-cut", "position-both-sealed"} <= ids
    assert {"refused-seven-ronin-limits", "board-too-few-areas", "content-twice"} <= ids
    assert {"notation-unknown-ronin", "notation-unknown-ability"} <= ids


def test_every_message_has_a_text() -> None:
    assert {use.id for use in uses()} | {*AMBIGUOUS} <= set(entries("en"))


def test_no_text_asks_for_what_it_is_not_given() -> None:
    for use in uses():
        if use.args is not None:
            assert entries("en")[use.id].variables <= use.args, use.id


def test_no_refusal_is_left_over() -> None:
    """A text that nothing in the source uses any more is a dead text."""
    used = {use.id for use in uses()} | {*AMBIGUOUS, "option-no-such-locale"}
    used |= {*ERA_REFUSED, *UNKNOWN}
    for option in [option for manifest in manifests() for option in manifest.leading]:
        used.add(option.wrong_seats)
        used |= {text for preset in option.presets.values() for text in preset.fixed.values()}
    ours = ("refused-", "notation-", "content-", "board-", "option-", "replay-", "position-")
    files = ("core.ftl", "seven-ronin.ftl", "wat-aah.ftl", "era-of-the-ninja.ftl")
    texts_here = {name for name, entry in entries("en").items() if entry.file in files}
    assert {name for name in texts_here if name.startswith(ours)} <= used


def test_every_event_has_a_text() -> None:
    kinds = {f"seven-ronin-{kind.name}" for kind in KINDS.values()}
    assert kinds == log_texts("seven-ronin-")


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_a_name(locale: str) -> None:
    said = texts(locale)
    wanted = {
        "area": (*village().spaces, GREEN_ID),
        "game": ("seven-ronin",),
        "kind": KIND_IDS,
        "reason": REASON_IDS[1:],
        "ronin": RONIN_IDS,
        "side": SIDE_IDS,
        "step": STEP_IDS,
    }
    for kind, ids in wanted.items():
        for name_id in ids:
            assert f"{kind}-{name_id}" in said
            assert said.name(kind, name_id)


@pytest.mark.parametrize(
    ("game", "pattern"),
    [
        ("seven-ronin", r"[BR]7\.\d+"),
        ("wat-aah", r"[SW]\.\d+"),
        ("era-of-the-ninja", r"E(?:\.\d+|/r\d+)"),
    ],
)
def test_every_cited_rule_stands_on_the_rules_page(game: str, pattern: str) -> None:
    cited = cited_rules(pattern)
    assert len(cited) > 20
    assert cited <= {rule.id for rule in texts("en").rules(game)}
