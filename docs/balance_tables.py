"""The tables of docs/balance.md and docs/balance-era.md, from the files in docs/balance.

Those of the handicaps of 7 Ronin, on the page of the game, too.

The commands on those pages write the files. What a page answers with yes or no is computed here.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from kagemusha.arena.balance import Evenness
from kagemusha.arena.figures import Share, wilson
from kagemusha.core.registry import find_game
from kagemusha.games.seven_ronin.board import village, village_with
from kagemusha.text import texts

FOLDER = Path(__file__).resolve().parent / "balance"
MEAN = "mean of the group"
YES, NO = "yes", "**no**"

# WAT-AAH!, by mode and number of players.
MODES = ("grasshopper", "grand-master")
SEATS = (2, 3, 4)
OWN_FILES = {"cards": "research/wat_aah/changed_cards.toml"}
"""The files that were given for options that are files."""
HANDICAPS: dict[int, tuple[str | None, ...]] = {
    1: ("grasshopper-2", "skilled-2"),
    2: ("grasshopper-2-handicap-2", None),
    3: ("grasshopper-2-handicap-3", None),
    4: ("grasshopper-2-handicap-4", "skilled-2-handicap-4"),
}
"""Files by handicap, for each mode; None was not measured."""
MASTER = ("master-1",)
"""Files of the changed cards among masters."""
UNCHANGED = ("iron-drill", "grave-permit", "forced-march")
"""The other Temple and Court cards of these matches."""
POINTS = {2: 5, 3: 6, 4: 6}
"""By number of players: how far a Temple or Court card may be off the mean of its group."""

# 7 Ronin.
TRACKS = FOLDER / "seven-ronin-tracks.json"
TRACK_ROUNDS = 8
"""A village is named by its Threat Levels, and by the markers moved to its Reserves: 33344455+4."""


@dataclass(frozen=True)
class Run:
    """A measured variant of Era of the Ninja: its file, mode, players, and what else was chosen."""

    file: str
    mode: str
    seats: int
    more: str = ""
    swapped: bool = False
    """Whether it was measured with the clans on each other's seats as well: FILE-swapped."""

    @property
    def other(self) -> Run:
        """The same with the clans on each other's seats."""
        return replace(self, file=f"{self.file}-swapped", swapped=False)

    @property
    def found(self) -> dict[str, Any]:
        """What `kagemusha balance --json` wrote."""
        return _read(FOLDER / "era" / f"{self.file}.json")

    @property
    def name(self) -> str:
        """Mode, what else was chosen, and number of players."""
        mode = _name("mode", self.mode) + (f", {self.more}" if self.more else "")
        return mode if self.seats == 1 else f"{mode}, {self.seats} players"


LONE = Run("lone-ninja-1", "lone-ninja", 1)
FOUR = Run("standard-4", "standard", 4)
CASTLE = Run("standard-4-castle", "standard", 4, "the defeated choose for the castle")
QUICK = (
    Run("nvn-death-match-3-quick", "nvn-death-match", 3, "quick"),
    Run("clan-death-match-4-quick", "clan-death-match", 4, "quick", swapped=True),
)
RUNS = (
    LONE,
    Run("standard-2", "standard", 2),
    Run("standard-3", "standard", 3),
    FOUR,
    Run("clan-attack-3", "clan-attack", 3),
    Run("multi-clan-attack-4", "multi-clan-attack", 4),
    Run("lords-head-3", "lords-head", 3),
    Run("nvn-death-match-3", "nvn-death-match", 3),
    Run("clan-death-match-4", "clan-death-match", 4),
    *QUICK,
    CASTLE,
    Run("standard-4-clans", "standard", 4, "two clans", swapped=True),
    Run("standard-4-arcade", "standard", 4, "Arcade"),
    Run("standard-3-nvn", "standard", 3, "ninja against ninja"),
    Run("standard-3-reinforcements", "standard", 3, "Reinforcements"),
    Run("standard-3-sneak", "standard", 3, "sneak attacks"),
)
LEVELS = (("easy", 65), ("normal", 45), ("hard", 25))
"""The difficulties, and how often the Lord should fall."""
LEVEL_MODES = (("lone-ninja", 1), ("standard", 2))
"""Where they are measured: mode and players."""
AROUND = 5
"""How far the Lord's falls may be off, in points."""
OFF = 8
"""How far a Weapon, Item or Skill may be off the mean of its deck."""
SIGNIFICANT = 0.01
ROUNDS, DECISIONS = 15, 250
"""The longest median of a Death Match."""
THIRD = 100 / 3
"""How much of a match may be left for eliminated players, in per cent: the median."""
SEATS_APART = 5


def table(head: Iterable[object], *rows: Iterable[object]) -> str:
    """A table of a page."""
    lines = ["| " + " | ".join(map(str, cells)) + " |" for cells in (head, *rows)]
    columns = lines[0].count(" | ") + 1
    return "\n".join([lines[0], "|" + " --- |" * columns, *lines[1:]])


# --- WAT-AAH! -----------------------------------------------------------------------------


def seats_and_order() -> str:
    """Wins by seat and by order of play."""
    rows = []
    for mode, file in zip(MODES, ("grasshopper", "skilled"), strict=True):
        for seats in SEATS:
            found = _read(FOLDER / f"{file}-{seats}.json")
            for group in ("seat", "order"):
                items = _group(found, group)["items"]
                cells = [_marked(item, "wins", "mark") for item in items]
                cells += [""] * (max(SEATS) - seats)
                what = {"seat": "seat 1, 2 …", "order": "first, second …"}[group]
                rows.append([_name("mode", mode), seats, found["games"], what, *cells])
    return table(["mode", "players", "matches", "wins of", *("" for _ in range(max(SEATS)))], *rows)


def clans_and_yokai() -> str:
    """How many of the rounds those won who placed a clan or a Yokai in them, in the long mode."""
    rows: list[list[object]] = []
    for group, words in (
        ("clan-3", "{}, three cards"),
        ("clan-2", "{}, two cards"),
        ("yokai", "{}"),
    ):
        columns = [_group(_skilled(seats), group) for seats in SEATS]
        for same in zip(*(column["items"] for column in columns), strict=True):
            name = _name(group.partition("-")[0], same[0]["item"])
            cells = [_marked(item, "round_wins", "round_mark") for item in same]
            rows.append([words.format(name), *cells])
        means = [f"*{100 * _mean(column, 'round_wins'):.1f}*" for column in columns]
        rows.append([f"*{MEAN}*", *means])
    return table(["placed, rounds won", *map(_players, SEATS)], *rows)


def long_mode() -> str:
    """Temple and Court cards by the rounds that their holders won, Bosses by matches."""
    heads = {"temple": "Temple card, rounds won", "court": "Court card, rounds won"}
    parts = []
    for group, head in heads.items():
        columns = [(_players(seats), _card_wins(group, seats), "round_wins") for seats in SEATS]
        parts.append(_worth(head, group, columns))
    bosses = [(_players(seats), _group(_skilled(seats), "boss"), "wins") for seats in SEATS]
    parts.append(_worth("Final Boss, matches won", "boss", bosses))
    return "\n\n".join(parts)


def wat_aah_targets() -> str:
    """Whether each Temple and Court card is within the aim, and what the first player wins."""
    rows: list[list[object]] = []
    for group in ("temple", "court"):
        for seats in SEATS:
            what = f"{group.title()} cards, {_players(seats)}"
            rows.append(_farthest(what, _card_wins(group, seats), POINTS[seats]))
    first = _group(_skilled(2), "order")["items"][0]["wins"]
    low, high = 100 * first["low"], 100 * first["high"]
    rows.append(["First player, 2 players", "50 %", _percent(first), _answer(low <= 50 <= high)])
    return table(["what", "target", "measured", "reached"], *rows)


def _skilled(seats: int) -> dict[str, Any]:
    return _read(FOLDER / f"skilled-{seats}.json")


def _players(seats: int) -> str:
    return f"{seats} players"


def _card_wins(group: str, seats: int) -> dict[str, Any]:
    """The rounds that the holders of Temple or Court cards won, and whether these are even."""
    items = _group(_skilled(seats), group)["items"]
    won = sum(one["round_wins"]["count"] for one in items)
    rounds = sum(one["round_wins"]["of"] for one in items)
    mean = won / rounds
    squares = sum(
        (one["round_wins"]["count"] - one["round_wins"]["of"] * mean) ** 2 / one["round_wins"]["of"]
        for one in items
    )
    even = Evenness(squares / (mean * (1 - mean)), len(items) - 1).to_dict()
    return {"group": group, "round_mean": mean, "evenness": even, "items": items}


def _counted(counts: Sequence[int]) -> dict[str, Any]:
    return Share(*counts).to_dict()


def handicap() -> str:
    """What the first player wins by how many cards fewer they are dealt."""
    rows = []
    for fewer, files in HANDICAPS.items():
        cells = ["–" if file is None else _first_wins(file) for file in files]
        rows.append([fewer, 8 - fewer, *cells])
    modes = [_name("mode", mode) for mode in MODES]
    return table(["`--handicap`", "cards of the first player", *modes], *rows)


def _first_wins(file: str) -> str:
    """What the first player won, and of how many matches."""
    wins = _group(_read(FOLDER / f"{file}.json"), "order")["items"][0]["wins"]
    return f"{_percent(wins)} of {wins['of']}"


def wat_aah_commands() -> str:
    """The commands that wrote the files of WAT-AAH!."""
    files = [f"{start}-{seats}" for start in ("grasshopper", "skilled") for seats in SEATS]
    files += [file for both in HANDICAPS.values() for file in both if file]
    files += MASTER
    commands = (_balance_command(file, _read(FOLDER / f"{file}.json")) for file in files)
    return "\n".join(["```", *dict.fromkeys(commands), "```"])


def master_cards() -> str:
    """The changed cards among masters: rounds won by their holders, and by those of others."""
    rows: list[list[object]] = []
    files = [_read(FOLDER / f"{file}.json") for file in MASTER]
    for group in ("temple", "court"):
        groups = [_group(found, group)["items"] for found in files]
        shares = {}
        for same in zip(*groups, strict=True):
            counts = [sum(item["round_wins"][key] for item in same) for key in ("count", "of")]
            shares[same[0]["item"]] = counts
        mean = sum(won for won, _ in shares.values()) / sum(of for _, of in shares.values())
        for item, counts in shares.items():
            share = _counted(counts)
            kind = group.title() + (", not changed" if item in UNCHANGED else "")
            rows.append([kind, _name(group, item), counts[1], _percent(share), _off(share, mean)])
        rows.append([group.title(), f"*{MEAN}*", "", f"*{100 * mean:.1f}*", ""])
    firsts = [_group(found, "order")["items"][0]["wins"] for found in files]
    first = _counted([sum(wins[key] for wins in firsts) for key in ("count", "of")])
    rows.append(["", "first player, matches", first["of"], _percent(first), ""])
    return table(["kind", "what", "rounds", "won", "off"], *rows)


# --- 7 Ronin ------------------------------------------------------------------------------


def ronin_tracks() -> str:
    """The Attacker's wins on the tracks that masters played with all their work."""
    found = _read(TRACKS)
    light, full = found["matches"]["screen"], _together(found["matches"], ("probe", "judge-B"))
    rows = [
        [
            " ".join(track),
            f"{100 * found['foreseen'][track]:.0f}",
            _won(light[track]),
            _won(found["matches"]["judge-B"].get(track)),
            _won(found["matches"]["probe"].get(track)),
        ]
        for track in sorted(full, key=lambda track: -full[track][0] / full[track][1])
    ]
    head = ["Threat Levels", "estimate, %", "light masters, %", "masters, %", "masters, pass A, %"]
    return table(head, *rows)


def ronin_all_tracks() -> str:
    """How many of all tracks are estimated at which chance of the Attacker."""
    chances = [100 * chance for chance in _read(TRACKS)["foreseen"].values()]
    limits = range(5, 35, 5)
    return table(
        ["estimated wins of the Attacker", *(f"{low} to {low + 5} %" for low in limits)],
        ["tracks", *(sum(low <= chance < low + 5 for chance in chances) for low in limits)],
    )


def ronin_reserves() -> str:
    """The Attacker's wins by the markers that begin in the Reserves."""
    found = _read(TRACKS)
    rows: list[list[object]] = []
    for name, won in found["matches"]["handicap"].items():
        track, moved = name[:TRACK_ROUNDS], int(name[TRACK_ROUNDS:] or 0)
        board = village_with("village", village().reserves + moved)
        assert [int(level) for level in track] == [space.threat for space in board.round], name
        rows.append([board.reserves, board.supply, _won(won)])
    usual = "".join(str(space.threat) for space in village().round)
    foreseen = f"about {100 * found['foreseen'][usual]:.0f}, estimated"
    rows.append([village().reserves, village().supply, foreseen])
    head = ["`--reserves`", "in the Supply", "Attacker wins between masters, %"]
    return table(head, *sorted(rows))


def _together(matches: Mapping[str, Any], stages: Iterable[str]) -> dict[str, tuple[int, int]]:
    """Wins and matches of every village over some stages."""
    sums: dict[str, tuple[int, int]] = {}
    for stage in stages:
        for name, (wins, of) in matches[stage].items():
            before = sums.get(name, (0, 0))
            sums[name] = (before[0] + wins, before[1] + of)
    return sums


def _won(counted: Sequence[int] | None) -> str:
    """A share with its interval and the number of matches."""
    if counted is None:
        return "–"
    wins, of = counted
    low, high = wilson(wins, of)
    return f"{100 * wins / of:.1f} ({100 * low:.1f} to {100 * high:.1f}) of {of}"


# --- Era of the Ninja ---------------------------------------------------------------------


def era_modes() -> str:
    """Every mode: how matches ended, how long they were, who won."""
    rows = []
    for run in RUNS:
        found = run.found
        lengths = found["lengths"]
        watching = lengths.get("watching", {}).get("quantiles")
        rows.append(
            [
                run.name,
                found["games"],
                ", ".join(
                    f"{_name('reason', reason)} {100 * share['rate']:.0f} %"
                    for reason, share in found["endings"].items()
                ),
                f"{lengths['rounds']['quantiles']['0.5']:.0f}",
                f"{lengths['rounds']['quantiles']['0.95']:.0f}",
                f"{lengths['decisions']['quantiles']['0.5']:.0f}",
                f"{watching['0.5']:.0f}, {watching['0.75']:.0f}"
                if watching and run.seats > 1
                else "",
                ", ".join(f"{100 * one['wins']['rate']:.1f}" for one in _seats(found)),
            ]
        )
    head = ["mode", "matches", "endings", "rounds: median", "95 % by", "choices: median"]
    return table(
        [*head, "left for eliminated players, %: median, 75 % by", "wins by seat, %"], *rows
    )


def era_worth(group: str) -> str:
    """How those fared who met a Lord, were a ninja or held a card, alone and among four."""
    kind = "skill" if group == "synergy" else group
    head = texts("en").say(f"terminal-era-of-the-ninja-balance-{group}")
    columns = [(run.name, _group(run.found, group), "wins") for run in (LONE, FOUR)]
    return _worth(head, kind, columns)


def era_cards() -> str:
    """The same for Weapons, Items, Skills and Synergies."""
    return "\n\n".join(era_worth(group) for group in ("weapon", "item", "skill", "synergy"))


def era_difficulties() -> str:
    """How often the Lord falls at each difficulty."""
    rows = []
    for level, aim in LEVELS:
        cells: list[object] = [level, f"{aim} %"]
        for run in _level_runs(level):
            cells.append(f"{_percent(_fell(run))} of {run.found['games']}")
        rows.append(cells)
    modes = [Run("", mode, seats).name for mode, seats in LEVEL_MODES]
    return table(["difficulty", "target", *modes], *rows)


def _level_runs(level: str) -> list[Run]:
    return [Run(f"{mode}-{seats}-{level}", mode, seats) for mode, seats in LEVEL_MODES]


def _fell(run: Run) -> dict[str, Any]:
    fell: dict[str, Any] = run.found["endings"]["lord-defeated"]
    return fell


def era_targets() -> str:
    """What was aimed at, and whether it is reached."""
    rows = [row for run in (LONE, FOUR) for row in _card_rows(run)]
    rows += [_length_row(run) for run in RUNS if "death-match" in run.mode]
    rows += [_level_row(run, *level) for level in LEVELS for run in _level_runs(level[0])]
    rows += [_left_row(run) for run in RUNS if run.seats > 1 and "watching" in run.found["lengths"]]
    rows += [_seat_row(run) for run in RUNS if run.seats > 1]
    return table(["what", "target", "measured", "reached"], *rows)


def _card_rows(run: Run) -> list[list[object]]:
    """Whether ninja and Lords are even, and the cards of each deck near each other."""
    rows: list[list[object]] = []
    for group in ("ninja", "lord"):
        even = _group(run.found, group)["evenness"]
        measured = f"χ² {even['chi_square']:.1f} on {even['freedom']}, {even['chance']:.3f}"
        aim = "differences not significant at 1 %"
        rows.append([f"{run.name}: {group}", aim, measured, _answer(even["chance"] >= SIGNIFICANT)])
    for group in ("weapon", "item", "skill"):
        rows.append(_farthest(f"{run.name}: {group}", _group(run.found, group), OFF))
    return rows


def _length_row(run: Run) -> list[object]:
    """Whether a Death Match is short enough."""
    rounds, decisions = (run.found["lengths"][key] for key in ("rounds", "decisions"))
    aim = f"median of {ROUNDS} rounds, {DECISIONS} choices"
    measured = f"{_median(rounds)} rounds, {_median(decisions)} choices"
    short = rounds["quantiles"]["0.5"] <= ROUNDS and decisions["quantiles"]["0.5"] <= DECISIONS
    return [run.name, aim, measured, _answer(short)]


def _level_row(run: Run, level: str, aimed: int) -> list[object]:
    """Whether the Lord falls about as often as a difficulty promises."""
    fell = _fell(run)
    aim = f"the Lord falls in {aimed} %, within {AROUND} points"
    near = abs(100 * fell["rate"] - aimed) <= AROUND
    return [f"{run.name}: {level}", aim, _percent(fell), _answer(near)]


def era_commands() -> str:
    """The commands that measured every mode and difficulty, from what the files say."""
    runs = [*RUNS, *(run for level, _ in LEVELS for run in _level_runs(level))]
    runs += [run.other for run in RUNS if run.swapped]
    return "\n".join(["```", *map(_command, runs), "```"])


def _command(run: Run) -> str:
    return _balance_command(f"era/{run.file}", run.found)


def _balance_command(file: str, found: Mapping[str, Any]) -> str:
    """The command that wrote a file of docs/balance, from what the file says."""
    game, options, seats = found["game"], found["options"], len(found["bots"])
    words = ["kagemusha balance", game, "--bot", found["bots"][0], "--mode", options["mode"]]
    chosen = {key: options[key] for key in ("mode", "difficulty") if key in options}
    usual = {**find_game(game).rules(seats, chosen).options, "difficulty": "book"}
    for key, value in options.items():
        if value != usual[key]:
            words.append(f"--{key}")
            if key in OWN_FILES:
                words.append(OWN_FILES[key])
            elif value is not True:
                words.append(",".join(value) if isinstance(value, list) else str(value))
    if found.get("work", 1) != 1:
        words.append(f"--work {found['work']:g}")
    words += [f"--seats {seats} --games {found['games']} --seed {found['seed']}"]
    return " ".join([*words, f"--json docs/balance/{file}.json"])


def _left_row(run: Run) -> list[object]:
    """Whether those who are out have little of the match left, or choose for the castle."""
    left = run.found["lengths"]["watching"]
    aim = "at most a third left for eliminated players (median)"
    if run == CASTLE:
        reached = "yes: they choose"
    else:
        reached = _answer(left["quantiles"]["0.5"] <= THIRD)
    return [run.name, aim, f"{_median(left)} %", reached]


def _median(spread: Mapping[str, Any]) -> str:
    """A median with its interval; older files have none."""
    middle = f"{spread['quantiles']['0.5']:.0f}"
    if "median_low" not in spread:
        return middle
    return f"{middle} ({spread['median_low']:.0f} to {spread['median_high']:.0f})"


def _seat_row(run: Run) -> list[object]:
    """Whether the best and the worst seat are near each other.

    Where clans sit on the same seats in all matches of a run, those of the other run are added.
    """
    runs = [run, run.other] if run.swapped else [run]
    by_seat = zip(*(_seats(one.found) for one in runs), strict=True)
    added = [[sum(one["wins"][key] for one in seat) for key in ("count", "of")] for seat in by_seat]
    shares = sorted(map(_counted, added), key=lambda share: float(share["rate"]))
    apart = 100 * (shares[-1]["rate"] - shares[0]["rate"])
    aim = f"seats within {SEATS_APART} points"
    measured = f"{apart:.1f}: {_percent(shares[0])} and {_percent(shares[-1])}"
    sure = shares[-1]["low"] > shares[0]["high"]
    reached = YES if apart <= SEATS_APART else NO if sure else "not known: too few matches"
    name = run.name + (", clans swapped in half" if run.swapped else "")
    return [name, aim, measured, reached]


# --- parts --------------------------------------------------------------------------------


def _worth(head: str, kind: str, columns: Sequence[tuple[str, Mapping[str, Any], str]]) -> str:
    """A row for each item: for each column its wins, and how far they are off the mean."""
    rows: list[list[object]] = []
    for items in zip(*(found["items"] for _, found, _ in columns), strict=True):
        cells: list[object] = [_name(kind, items[0]["item"])]
        for item, (_, found, key) in zip(items, columns, strict=True):
            cells += [_percent(item[key]), _off(item[key], _mean(found, key))]
        rows.append(cells)
    means: list[object] = [f"*{MEAN}*"]
    even: list[object] = ["*χ², chance*"]
    for _, found, key in columns:
        means += [f"*{100 * _mean(found, key):.1f}*", ""]
        test = found["evenness"]
        even += [f"*{test['chi_square']:.1f} on {test['freedom']}, {test['chance']:.3f}*", ""]
    names: list[str] = []
    for name, _, _ in columns:
        names += [name, "off"]
    return table([head, *names], *rows, means, even)


def _farthest(what: str, found: Mapping[str, Any], limit: int) -> list[object]:
    """The item that is farthest off the mean of its group, and whether that is within a limit."""
    key = "round_wins" if "round_mean" in found else "wins"
    mean = _mean(found, key)
    known = [item for item in found["items"] if item[key]["of"]]
    item = max(known, key=lambda one: abs(one[key]["rate"] - mean))
    far = abs(item[key]["rate"] - mean) * 100
    kind = found["group"]
    measured = f"{_name(kind, item['item'])}: {_percent(item[key])}, mean {100 * mean:.1f}"
    over = [one for one in known if abs(one[key]["rate"] - mean) * 100 > limit]
    if len(over) > 1:
        measured += f"; {len(over)} are beyond"
    return [what, f"within {limit} points of the mean", measured, _answer(far <= limit)]


def _mean(found: Mapping[str, Any], key: str) -> float:
    return float(found["round_mean" if key == "round_wins" else "mean"])


def _seats(found: Mapping[str, Any]) -> list[dict[str, Any]]:
    items: list[dict[str, Any]] = _group(found, "seat")["items"]
    return items


def _group(found: Mapping[str, Any], group: str) -> dict[str, Any]:
    wanted: dict[str, Any] = next(t for t in found["tables"] if t["group"] == group)
    return wanted


def _read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def _name(kind: str, item: str) -> str:
    return texts("en").name(kind, item)


def _answer(reached: bool) -> str:
    return YES if reached else NO


def _percent(share: Mapping[str, Any]) -> str:
    """A share with its interval."""
    if not share["of"]:
        return "–"
    rate, low, high = (100 * share[key] for key in ("rate", "low", "high"))
    return f"{rate:.1f} ({low:.1f} to {high:.1f})"


def _off(share: Mapping[str, Any], mean: float) -> str:
    """By how many points a share is off the mean."""
    return f"{100 * (share['rate'] - mean):+.1f}".replace("-", "−") if share["of"] else ""


def _marked(item: Mapping[str, Any], share: str, mark: str) -> str:
    """A share with its interval, bold with its mark where it is out of line."""
    words = _percent(item[share])
    sign = {1: "+", -1: "−"}.get(item[mark], "")
    return f"**{words} {sign}**" if sign else words


PARTS = {
    "balance-cards": long_mode,
    "balance-clans": clans_and_yokai,
    "balance-commands": wat_aah_commands,
    "balance-handicap": handicap,
    "balance-master": master_cards,
    "balance-seats": seats_and_order,
    "balance-targets": wat_aah_targets,
    "balance-era-cards": era_cards,
    "balance-era-commands": era_commands,
    "balance-era-difficulties": era_difficulties,
    "balance-era-lords": lambda: era_worth("lord"),
    "balance-era-modes": era_modes,
    "balance-era-ninja": lambda: era_worth("ninja"),
    "balance-era-targets": era_targets,
    "ronin-all-tracks": ronin_all_tracks,
    "ronin-reserves": ronin_reserves,
    "ronin-tracks": ronin_tracks,
}
