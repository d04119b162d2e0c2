"""Writes what the docs take from the code: `python docs/generate.py`.

A page marks such a part with `<!-- generated: NAME -->` and `<!-- end: NAME -->`.
"""

from __future__ import annotations

import csv
import json
import random
import re
import statistics
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import kagemusha
from kagemusha.core.features import Feature
from kagemusha.games.seven_ronin.board import village
from kagemusha.games.seven_ronin.features import FEATURES as RONIN_FEATURES
from kagemusha.games.seven_ronin.meta import MANIFEST
from kagemusha.games.seven_ronin.options import choose
from kagemusha.games.seven_ronin.setup import initial_state
from kagemusha.games.wat_aah.features import FEATURES as WAT_AAH_FEATURES
from kagemusha.text import texts

DOCS = Path(__file__).resolve().parent
if __name__ == "__main__":  # a script has its own folder on the path, not the root
    sys.path.insert(0, str(DOCS.parent))

from docs import perft_tables  # noqa: E402

MARKED = re.compile(
    r"(?P<open><!-- generated: (?P<name>[a-z-]+) -->\n).*?(?P<close><!-- end: (?P=name) -->)",
    re.DOTALL,
)
GAME = "seven-ronin"
EDITIONS = MANIFEST.option("edition").known()
MATCHES = 500

# What docs/balance/*.csv holds: measured once, by the commands that docs/balance.md shows.
MODES = ("grasshopper", "grand-master")
SEATS = (2, 3, 4)
VARIANTS = [(mode, seats) for mode in MODES for seats in SEATS]
RETUNED = (("court", "imperial-seal", ""), ("temple", "iron-drill", "tried/"))
"""Kind, card, and the folder of what was measured after: not all that was tried was kept."""
MEAN = "mean of the group"

# What docs/balance/era/*.json holds: mode and number of players.
ERA = (
    ("lone-ninja", 1),
    ("standard", 2),
    ("standard", 3),
    ("standard", 4),
    ("clan-attack", 3),
    ("multi-clan-attack", 4),
    ("lords-head", 3),
    ("nvn-death-match", 3),
    ("clan-death-match", 4),
)


def table(head: Iterable[object], *rows: Iterable[object]) -> str:
    """A table of a page."""
    lines = ["| " + " | ".join(map(str, cells)) + " |" for cells in (head, *rows)]
    columns = lines[0].count(" | ") + 1
    return "\n".join([lines[0], "|" + " --- |" * columns, *lines[1:]])


def rulings(game: str) -> str:
    """Every rule of the text room's page, with its id."""
    said = texts("en")
    parts = [said.say("rules-legend")]
    for rule in said.rules(game):
        parts.append(f"### {rule.cited} {rule.title}")
        if rule.text:
            parts.append(_paragraphs(rule.text))
        if rule.ours:
            marked = _paragraphs(f"**{said.say('rules-not-in-book')}** {rule.ours}")
            parts.append("\n".join(f"> {line}".rstrip() for line in marked.splitlines()))
    return "\n\n".join(parts)


def _paragraphs(words: str) -> str:
    """A line is a paragraph; lines that begin with a hyphen are one list."""
    text = ""
    for line in words.splitlines():
        item = line.startswith("- ")
        listed = text.rsplit("\n", 1)[-1].startswith("- ")
        text += ("" if not text else "\n" if item and listed else "\n\n") + line
    return text


def editions() -> str:
    """Every switch and what each edition sets."""
    setups = {str(e): choose({"edition": e}).to_dict() for e in EDITIONS}
    rows = [
        [
            f"`{option.name}`",
            listed,
            *(f"`{_plain(setup[option.name])}`" for setup in setups.values()),
        ]
        for option in MANIFEST.options
        if option.name != "edition"
        and (listed := ", ".join(f"`{_plain(value)}`" for value in option.known()))
    ]
    return table(["switch", "values", *(f"`{edition}`" for edition in setups)], *rows)


def _plain(value: object) -> str:
    return {True: "True", False: "False"}[value] if isinstance(value, bool) else str(value)


def board() -> str:
    """The village as its file gives it."""
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
    """What a researcher wants to know first."""
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


def seats_and_order() -> str:
    """Wins by seat and by order of play, as measured."""
    rows = []
    for mode, seats in VARIANTS:
        found = measured(f"{mode}-{seats}")
        for group in ("seat", "order"):
            lines = [row for row in found if row["group"] == group]
            cells = [_rate(row) for row in lines] + [""] * (max(SEATS) - seats)
            what = {"seat": "seat 1, 2 …", "order": "first, second …"}[group]
            rows.append([_mode(mode), seats, lines[0]["had"], what, *cells])
    return table(["mode", "players", "matches", "wins of", *("" for _ in range(max(SEATS)))], *rows)


def clans_and_yokai() -> str:
    """How those fared who placed a clan or a Yokai, in the short mode."""
    rows = []
    for group, words in (
        ("clan-3", "{}, three cards"),
        ("clan-2", "{}, two cards"),
        ("yokai", "{}"),
        ("ronin", "{}"),
    ):
        kind = group.partition("-")[0].replace("ronin", "card")
        rows += _by_seats(MODES[0], group, words, kind, "")
    return table(["placed", *_players(MODES[0])], *rows)


def long_mode() -> str:
    """How those fared who held a Temple or a Court card, or met the Boss."""
    parts = []
    for group, prefix in (("temple", "round-"), ("court", "round-"), ("boss", "")):
        rows = _by_seats(MODES[1], group, "{}", group, prefix)
        head = {
            "temple": "Temple card, rounds won",
            "court": "Court card, rounds won",
            "boss": "Final Boss, matches won",
        }[group]
        parts.append(table([head, *_players(MODES[1])], *rows))
    return "\n\n".join(parts)


def retuned() -> str:
    """Cards whose number was changed: the rounds that their holders won, before and after."""
    rows = []
    for kind, card, after in RETUNED:
        for seats in SEATS:
            cells = []
            for folder in ("before/", after):
                found = measured(f"{folder}{MODES[1]}-{seats}")
                row = next(row for row in found if row["item"] == card)
                cells += [_rate(row, "round-"), f"{100 * float(row['round-mean']):.1f}"]
            rows.append([texts("en").name(kind, card), seats, *cells])
    return table(["card", "players", "before", MEAN, "changed", MEAN], *rows)


def era_modes() -> str:
    """Era of the Ninja by mode: how matches ended, how long they were, who won."""
    rows = []
    for mode, seats in ERA:
        found = era(mode, seats)
        ends = found["endings"]
        rounds = found["lengths"]["rounds"]
        by_seat = _era_table(found, "seat")["items"]
        rows.append(
            [
                texts("en").name("mode", mode),
                seats,
                found["games"],
                ", ".join(
                    f"{texts('en').name('reason', reason)} {100 * share['rate']:.0f} %"
                    for reason, share in ends.items()
                ),
                f"{rounds['quantiles']['0.5']:.0f}",
                f"{rounds['quantiles']['0.95']:.0f}",
                ", ".join(f"{100 * item['wins']['rate']:.1f}" for item in by_seat),
            ]
        )
    head = ["mode", "players", "matches", "endings", "rounds: median", "95 % by", "wins by seat, %"]
    return table(head, *rows)


def era_worth(group: str) -> str:
    """How those fared who met a Lord, were a ninja or held a card, alone and among four."""
    tables = [_era_table(era(mode, seats), group) for mode, seats in (ERA[0], ERA[3])]
    kind = "skill" if group == "synergy" else group
    rows = []
    for items in zip(*(found["items"] for found in tables), strict=True):
        cells: list[object] = [texts("en").name(kind, items[0]["item"])]
        for found, item in zip(tables, items, strict=True):
            cells += [_share(item), _deviation(found, item)]
        rows.append(cells)
    means = [f"*{100 * found['mean']:.1f}*" for found in tables]
    head = [texts("en").say(f"terminal-era-of-the-ninja-balance-{group}")]
    head += ["Lone Ninja, wins %", "SD", "Standard, 4 players, wins %", "SD"]
    return table(head, *rows, [f"*{MEAN}*", means[0], "", means[1], ""])


def era_cards() -> str:
    """The same for Weapons, Items, Skills and Synergies."""
    return "\n\n".join(era_worth(group) for group in ("weapon", "item", "skill", "synergy"))


def era(mode: str, seats: int) -> dict[str, Any]:
    """What `kagemusha balance --json` wrote of a mode of Era of the Ninja."""
    file = DOCS / "balance" / "era" / f"{mode}-{seats}.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def _era_table(found: dict[str, Any], group: str) -> dict[str, Any]:
    wanted: dict[str, Any] = next(t for t in found["tables"] if t["group"] == group)
    return wanted


def _share(item: dict[str, Any]) -> str:
    wins = item["wins"]
    if not wins["of"]:
        return "–"
    low, high = wins["low"], wins["high"]
    return f"{100 * wins['rate']:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def _deviation(found: dict[str, Any], item: dict[str, Any]) -> str:
    """How many standard deviations of its group an item lies off the mean of the group."""
    rates = [other["wins"]["rate"] for other in found["items"] if other["wins"]["of"]]
    spread = statistics.pstdev(rates)
    if not item["wins"]["of"] or not spread:
        return ""
    return f"{(item['wins']['rate'] - statistics.mean(rates)) / spread:+.1f}".replace("-", "−")


def measured(name: str) -> list[dict[str, str]]:
    """What `kagemusha balance --csv` wrote."""
    with (DOCS / "balance" / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _by_seats(mode: str, group: str, words: str, kind: str, prefix: str) -> list[list[object]]:
    """A row for each item of a group, a column for each number of players."""
    found = [[row for row in measured(f"{mode}-{n}") if row["group"] == group] for n in SEATS]
    rows: list[list[object]] = []
    for same in zip(*found, strict=True):
        name = words.format(texts("en").name(kind, same[0]["item"]))
        rows.append([name, *(_rate(row, prefix) for row in same)])
    means = [f"{100 * float(lines[0][f'{prefix}mean']):.1f}" for lines in found]
    return [*rows, [f"*{MEAN}*", *(f"*{mean}*" for mean in means)]]


def _rate(row: dict[str, str], prefix: str = "") -> str:
    """A share with its interval, bold with its mark where it is out of line."""
    if not int(row[f"{prefix}had"] or 0):
        return "–"
    rate, low, high = (100 * float(row[f"{prefix}{key}"]) for key in ("rate", "low", "high"))
    words = f"{rate:.1f} ({low:.1f} to {high:.1f})"
    mark = {"1": "+", "-1": "−"}.get(row[f"{prefix}mark"], "")
    return f"**{words} {mark}**" if mark else words


def _mode(mode: str) -> str:
    return texts("en").name("mode", mode)


def _players(mode: str) -> list[str]:
    return [f"{_mode(mode)}, {number} players" for number in SEATS]


def features(of: Iterable[Feature]) -> str:
    """What an observation holds."""
    rows = [(f.first, f.size, f.low, f.high, f.name) for f in of]
    return table(("first", "size", "low", "high", "what"), *rows)


def counts(game: str) -> str:
    """Sequences and positions of a game, by depth."""
    rows = list(perft_tables.counts(game))
    return table(["after the name of the game", *range(1, len(rows[0]))], *rows)


def plans() -> str:
    """Whole plans of 7 Ronin, by side."""
    return table(["after the name of the game", "Attacker", "Defender"], *perft_tables.plans())


PARTS: dict[str, Callable[[], str]] = {
    "features-seven-ronin": lambda: features(RONIN_FEATURES),
    "features-wat-aah": lambda: features(WAT_AAH_FEATURES),
    "balance-cards": long_mode,
    "balance-clans": clans_and_yokai,
    "balance-retuned": retuned,
    "balance-seats": seats_and_order,
    "balance-era-cards": era_cards,
    "balance-era-lords": lambda: era_worth("lord"),
    "balance-era-modes": era_modes,
    "balance-era-ninja": lambda: era_worth("ninja"),
    "card": card,
    "editions": editions,
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
    """A page with its generated parts written anew."""
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
