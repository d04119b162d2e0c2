"""Writes the parts of the docs that come from the code: `python docs/generate.py`.

A page marks such a part with `<!-- generated: NAME -->` and `<!-- end: NAME -->`.
"""

from __future__ import annotations

import random
import re
import statistics
import sys
from collections.abc import Callable
from pathlib import Path

import kagemusha
from kagemusha.core.features import Field
from kagemusha.games.seven_ronin.board import village
from kagemusha.games.seven_ronin.meta import MANIFEST
from kagemusha.games.seven_ronin.options import choose
from kagemusha.games.seven_ronin.setup import initial_state
from kagemusha.text import texts

DOCS = Path(__file__).resolve().parent
if __name__ == "__main__":  # a script has its own folder on the path, not the root
    sys.path.insert(0, str(DOCS.parent))

from docs import balance_tables, option_tables, perft_tables, research_tables  # noqa: E402
from docs.balance_tables import table  # noqa: E402

MARKED = re.compile(
    r"(?P<open><!-- generated: (?P<name>[a-z-]+) -->\n).*?(?P<close><!-- end: (?P=name) -->)",
    re.DOTALL,
)
GAME = "seven-ronin"
EDITIONS = MANIFEST.option("edition").known()
MATCHES = 500


def rulings(game: str) -> str:
    """Every rule of the rules page, with its id."""
    localized = texts("en")
    parts = [localized.say("rules-legend")]
    for rule in localized.rules(game):
        parts.append(f"### {rule.cited} {rule.title}")
        if rule.text:
            parts.append(_paragraphs(rule.text))
        if rule.not_in_book:
            marked = _paragraphs(f"**{localized.say('rules-not-in-book')}** {rule.not_in_book}")
            parts.append("\n".join(f"> {line}".rstrip() for line in marked.splitlines()))
    return "\n\n".join(parts)


def _paragraphs(words: str) -> str:
    """Each line becomes a paragraph; lines that begin with a hyphen become one list."""
    text = ""
    for line in words.splitlines():
        item = line.startswith("- ")
        listed = text.rsplit("\n", 1)[-1].startswith("- ")
        text += ("" if not text else "\n" if item and listed else "\n\n") + line
    return text


def board() -> str:
    """The village, from its file."""
    say, here = texts("en"), village()
    areas = table(
        ["place on the ring", "area", "id", "kind", "limit"],
        *(
            [n, say.name("area", area.id), f"`{area.id}`", f"`{area.kind}`", area.limit]
            for n, area in enumerate(here.area, start=1)
        ),
    )
    ronin = table(
        ["ronin", "id", "vitality"],
        *([say.name("ronin", r.id), f"`{r.id}`", r.vitality] for r in here.ronin),
    )
    setups = {edition: choose({"edition": edition}) for edition in EDITIONS}
    track = table(
        ["round", "Threat Level", *(f"minimum, `{edition}`" for edition in setups), "hunger"],
        *(
            [
                n,
                space.threat,
                *(setup.minimum_force(n) for setup in setups.values()),
                "yes" if space.casualty else "",
            ]
            for n, space in enumerate(here.round, start=1)
        ),
    )
    markers = (
        f"{here.markers} ninja markers: {here.reserves} in the Reserves, {here.supply} in the "
        f"Supply. {here.areas_to_win} areas win."
    )
    assumed = ", ".join(f"`{name}`" for name in here.assumed)
    return "\n\n".join([markers, areas, ronin, track, f"Assumed: {assumed}."])


def card() -> str:
    """A summary for researchers."""
    game = kagemusha.game(GAME)
    rules = game.rules()
    lengths, widths = random_play()
    here = village()
    return table(
        ["", ""],
        ["id", f"`{game.id}`"],
        ["rules version", f"`{game.rules_version}`"],
        ["seats", "2: seat 0 is the Attacker, seat 1 the Defender"],
        [
            "information",
            "two secret plans a round, made at the same time and revealed together; all else is "
            "open",
        ],
        ["chance", "none"],
        ["result", "one winner, 1 point to 0; no draw"],
        [
            "length",
            f"at most {len(here.round)} rounds; in random play {statistics.mean(lengths):.0f} "
            f"decisions on average, {min(lengths)} to {max(lengths)}",
        ],
        ["actions", f"{len(rules.vocabulary())} different ones in all"],
        [
            "choices at once",
            f"{statistics.mean(widths):.1f} on average in random play, {max(widths)} at most",
        ],
        ["state", f"{len(rules.encode(rules.setup()))} bytes, board and edition included"],
    )


def random_play() -> tuple[list[int], list[int]]:
    """Decisions of each match and choices of each decision, in uniform random play."""
    draw = random.Random(1).random
    first = initial_state(choose({}))
    lengths: list[int] = []
    widths: list[int] = []
    for _ in range(MATCHES):
        state = first.clone()
        before = len(widths)
        while (side := state.owing()) >= 0:
            legal = state.legal(side)
            widths.append(len(legal))
            state.apply(side, legal[int(draw() * len(legal))])
        lengths.append(len(widths) - before)
    return lengths, widths


def fields(game: str) -> str:
    """The fields of an observation."""
    numbering = kagemusha.game(game).rules().numbering()
    assert numbering is not None
    rows = [(f.start, f.size, f.low, f.high, f.name, _kind(f)) for f in numbering.fields]
    return table(("first", "size", "low", "high", "what", "how"), *rows)


def _kind(field: Field) -> str:
    names = {"numbers": "number", "flags": "yes or no", "one": "one of", "some": "some of"}
    kind = names.get(field.kind, "how many of")
    return f"{kind} {len(field.among)}" if field.among else kind


def counts(game: str) -> str:
    """Sequences and positions of a game, by depth."""
    rows = list(perft_tables.counts(game))
    return table(["after the name of the game", *range(1, len(rows[0]))], *rows)


def plans() -> str:
    """Whole plans of 7 Ronin, by side."""
    return table(["after the name of the game", "Attacker", "Defender"], *perft_tables.plans())


PARTS: dict[str, Callable[[], str]] = {
    **balance_tables.PARTS,
    **option_tables.PARTS,
    "fields-seven-ronin": lambda: fields("seven-ronin"),
    "fields-wat-aah": lambda: fields("wat-aah"),
    "card": card,
    "dataset-samples": research_tables.dataset_samples,
    "leaderboard": research_tables.leaderboard,
    "board": board,
    "perft-era-of-the-ninja": lambda: counts("era-of-the-ninja"),
    "perft-plans": plans,
    "perft-seven-ronin": lambda: counts("seven-ronin"),
    "perft-wat-aah": lambda: counts("wat-aah"),
    "rulings-era-of-the-ninja": lambda: rulings("era-of-the-ninja"),
    "rulings-seven-ronin": lambda: rulings("seven-ronin"),
    "rulings-wat-aah": lambda: rulings("wat-aah"),
}


def renewed(page: str) -> str:
    """A page with its generated parts renewed."""
    return MARKED.sub(lambda m: f"{m['open']}\n{PARTS[m['name']]()}\n\n{m['close']}", page)


def main() -> None:
    """Write every page that has generated parts."""
    for file in sorted(DOCS.rglob("*.md")):
        page = file.read_text(encoding="utf-8")
        if MARKED.search(page):
            file.write_text(renewed(page), encoding="utf-8")
            print(file.relative_to(DOCS.parent))


if __name__ == "__main__":
    main()
