"""A slow, plain referee of the combat and end phases, written from the rulebook alone.

It follows a match from its first plan to its end with its own table of dictionaries and sets, says
what may be done, and does it. `test_referee` holds the kernel against it, move by move.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping

from kagemusha.games.seven_ronin.view import BESIDE, GONE, VillageView
from tests.games.seven_ronin.table import RONIN

GREEN = "green"
TASUKE = "tasuke"


class Referee:
    """The village after both plans were revealed."""

    def __init__(self, view: VillageView) -> None:
        self.ring = [area.id for area in view.areas]
        self.kind = {area.id: area.kind for area in view.areas}
        self.track = view.track
        self.to_win = view.areas_to_win
        self.inn_shoots_round_itself = view.inn_watchtower == "inn"
        self.taiko_heals_green = view.taiko_heals_green
        self.vitality = {ronin.id: ronin.vitality for ronin in view.ronin}
        self.round = view.round
        self.step = view.step
        self.reserves = view.reserves
        self.supply = view.supply
        self.ninja = {area.id: area.ninja for area in view.areas} | {GREEN: view.green}
        self.wounds = {ronin.id: ronin.wounds for ronin in view.ronin}
        self.station = {ronin.id: ronin.station for ronin in view.ronin}
        self.held = {ronin.id for ronin in view.ronin if ronin.held}
        self.penned = {ronin.id for ronin in view.ronin if ronin.penned}
        self.silenced = {ronin.id for ronin in view.ronin if ronin.silenced}
        self.cursed = {ronin.id for ronin in view.ronin if ronin.cursed}
        self.spent = {ronin.id for ronin in view.ronin if ronin.spent}
        self.used = {area.id for area in view.areas if area.used}
        self.copied = view.field_copied
        self.won: tuple[str, str] | None = None

    def table(self) -> dict[str, object]:
        """Everything that the referee knows, to be compared."""
        return {
            "round": self.round,
            "step": self.step,
            "piles": (self.reserves, self.supply),
            "ninja": self.ninja,
            "wounds": self.wounds,
            "station": self.station,
            "marks": (self.held, self.penned, self.silenced, self.cursed, self.spent),
            "used": self.used,
            "copied": self.copied,
            "won": self.won,
        }

    # --- who and where ------------------------------------------------------------------------

    def at(self, space: str) -> list[str]:
        return [ronin for ronin in RONIN if self.station.get(ronin) == space]

    def living(self) -> list[str]:
        return [ronin for ronin in RONIN if self.station.get(ronin, GONE) != GONE]

    def on_areas(self) -> list[str]:
        return [ronin for ronin in self.living() if self.station[ronin] in self.ring]

    def beside(self, area: str) -> list[str]:
        place = self.ring.index(area)
        return [self.ring[place - 1], self.ring[(place + 1) % len(self.ring)]]

    def occupied(self, area: str) -> bool:
        return self.ninja[area] > 0 and not self.at(area)

    def room(self, ronin: str) -> int:
        return self.vitality[ronin] - self.wounds[ronin]

    def in_order(self, areas: Iterable[str]) -> list[str]:
        return sorted(areas, key=self.ring.index)

    # --- what may be done ---------------------------------------------------------------------

    def legal(self) -> set[str]:
        """What the side whose step it is may do."""
        if self.step == "ronin-abilities":
            return self.ronin_uses()
        if self.step == "area-abilities":
            return self.area_uses()
        return self.divisions()

    def ronin_uses(self) -> set[str]:
        uses = set()
        for ronin in self.on_areas():
            if ronin in self.spent or ronin in self.silenced:
                continue
            here = self.station[ronin]
            if self.ninja[here] == 0:
                uses |= self.uses_from_a_free_area(ronin)
            elif ronin == "musashi":
                uses.add("musashi")
            elif ronin == "yobu":
                uses |= {f"yobu 1 -> {area}" for area in self.beside(here)}
                if self.ninja[here] > 1:
                    uses |= {f"yobu 2 -> {area}" for area in self.beside(here)}
                    one, other = self.in_order(self.beside(here))
                    uses.add(f"yobu 1 -> {one}, 1 -> {other}")
        return uses | {"done"} if uses else uses

    def uses_from_a_free_area(self, ronin: str) -> set[str]:
        if ronin == "yumi" and self.reserves:
            return {"yumi"}
        if ronin == "taiko":
            hurt = {name for name in self.living() if self.wounds[name] and name != "taiko"}
            if not self.taiko_heals_green:
                hurt -= {*self.at(GREEN)}
            return {f"taiko {name}" for name in hurt}
        if ronin == "hayai" and "hayai" not in self.held:
            welcome: tuple[list[str], ...] = ([], [TASUKE])
            if TASUKE in self.silenced:
                welcome = ([],)
            return {
                f"hayai {area}"
                for area in self.ring
                if self.ninja[area] and self.at(area) in welcome
            }
        return set()

    def area_uses(self) -> set[str]:
        uses = set()
        for area in self.ring:
            if not self.occupied(area) or area in self.used:
                continue
            if self.kind[area] == "inn":
                for other in self.ring:
                    if other != area and self.occupied(other):
                        origin = area if self.inn_shoots_round_itself else other
                        copies = self.uses_of(self.kind[other], origin)
                        if self.kind[other] == "field":
                            copies = {"field"}
                        uses |= {f"inn as {use}" for use in copies}
            else:
                uses |= self.uses_of(self.kind[area], area)
        return uses | {"done"} if uses else uses

    def uses_of(self, kind: str, origin: str) -> set[str]:
        if kind == "watchtower":
            targets = [r for r in RONIN if self.station.get(r) in self.beside(origin)]
            if len(targets) <= self.supply:
                return {"watchtower"} if targets else set()
            chosen = itertools.combinations(targets, self.supply) if self.supply else ()
            return {f"watchtower {' '.join(names)}" for names in chosen}
        if kind == "granary":
            return {"granary"} if self.supply else set()
        if kind == "well":
            return {f"well {ronin}" for ronin in self.on_areas() if self.supply}
        if kind == "animal-pen":
            return {f"animal-pen {r}" for r in self.on_areas() if r not in self.penned}
        if kind == "shrine":
            fit = [r for r in self.on_areas() if r != "kabe" and r not in self.cursed]
            return {f"shrine {ronin}" for ronin in fit}
        if kind == "burial-grounds":
            markers = [area for area in self.ring for _ in range(min(self.ninja[area], 2))]
            return {
                f"burial-grounds {self.counted(some)}"
                for number in (1, 2)
                for some in itertools.combinations(markers, number)
            }
        if kind == "passage":
            numbers = range(1, min(self.reserves, 2) + 1)
            return {f"passage {area} {number}" for area in self.ring for number in numbers}
        return set()

    def counted(self, areas: tuple[str, ...]) -> str:
        names = self.in_order({*areas})
        return ", ".join(f"{area} {areas.count(area)}" for area in names)

    def divisions(self) -> set[str]:
        area = self.station[TASUKE]
        (other,) = (ronin for ronin in self.at(area) if ronin != TASUKE)
        dealt = min(self.ninja[area], self.room(TASUKE) + self.room(other))
        return {
            f"divide tasuke {share}"
            for share in range(dealt + 1)
            if share <= self.room(TASUKE) and dealt - share <= self.room(other)
        }

    # --- doing it -----------------------------------------------------------------------------

    def reveal(self, ninja: Mapping[str, int], ronin: Mapping[str, str]) -> None:
        """Both screens lift."""
        for space, number in ninja.items():
            self.reserves -= number
            self.ninja[space] += number
        self.station.update(ronin)
        if self.at(GREEN):
            self.supply += self.ninja[GREEN]
            self.ninja[GREEN] = 0
        self.step = "ronin-abilities"
        self.go_on()

    def play(self, line: str) -> None:
        """One action of the combat phase."""
        words = line.replace(",", "").split()
        if line == "done":
            self.next_step()
        elif words[0] == "divide":
            area = self.station[TASUKE]
            if self.step == "division":
                self.deal_all(int(words[2]))
            else:
                self.deal(area, int(words[2]))
            self.step = "area-abilities"
        elif self.step == "ronin-abilities":
            self.use_ronin(words)
        elif words[0] == "inn":
            self.used |= {area for area in self.ring if self.kind[area] == "inn"}
            self.use_area(words[2:], by_inn=True)
        else:
            self.used |= {area for area in self.ring if self.kind[area] == words[0]}
            self.use_area(words, by_inn=False)
        self.go_on()

    def go_on(self) -> None:
        """Somebody may be gone; and steps without a choice are passed."""
        while not self.decided() and self.step in ("ronin-abilities", "area-abilities"):
            if self.legal():
                return
            self.next_step()

    def decided(self) -> bool:
        if self.won is None:
            if self.reserves + sum(self.ninja.values()) == 0:
                self.win("defender", "ninja-gone" if self.living() else "both-gone")
            elif not self.living():
                self.win("attacker", "ronin-gone")
        return self.won is not None

    def win(self, side: str, reason: str) -> None:
        self.won = (side, reason)
        self.step = "over"

    def next_step(self) -> None:
        if self.step == "area-abilities":
            self.end_round()
            return
        pair = self.station.get(TASUKE) in self.ring and len(self.at(self.station[TASUKE])) == 2
        if pair and len(self.divisions()) > 1:
            self.step = "division"
            return
        only = int(self.divisions().pop().split()[-1]) if pair else 0
        self.deal_all(only)
        self.step = "area-abilities"

    def use_ronin(self, words: list[str]) -> None:
        ronin = words[0]
        self.spent.add(ronin)
        here = self.station[ronin]
        if ronin == "musashi":
            self.ninja[here] -= 1
            self.supply += 1
        elif ronin == "yumi":
            self.reserves -= 1
            self.supply += 1
        elif ronin == "taiko":
            self.wounds[words[1]] -= 1
            self.supply += 1
        elif ronin == "hayai":
            self.station["hayai"] = words[1]
        else:
            for number, area in zip(words[1::3], words[3::3], strict=True):
                self.ninja[here] -= int(number)
                self.ninja[area] += int(number)

    def use_area(self, words: list[str], *, by_inn: bool) -> None:
        kind = words[0]
        if kind == "watchtower":
            as_inn = by_inn and self.inn_shoots_round_itself
            origin = next(a for a in self.ring if self.kind[a] == ("inn" if as_inn else kind))
            everybody = [r for r in self.on_areas() if self.station[r] in self.beside(origin)]
            self.wound(words[1:] or everybody)
        elif kind == "granary":
            number = min(2, self.supply)
            self.supply -= number
            self.reserves += number
        elif kind == "well":
            self.wound(words[1:])
        elif kind == "animal-pen":
            self.penned.add(words[1])
        elif kind == "shrine":
            self.cursed.add(words[1])
        elif kind == "burial-grounds":
            for area, word in zip(words[1::2], words[2::2], strict=True):
                self.ninja[area] -= int(word)
                self.reserves += int(word)
        elif kind == "passage":
            area, number = words[1], int(words[2])
            self.reserves -= number
            self.ninja[area] += number
            if len(self.at(area)) == 2 and len(self.divisions()) > 1:
                self.step = "passage-division"
            elif len(self.at(area)) == 2:
                self.deal(area, int(self.divisions().pop().split()[-1]))
            else:
                self.deal(area, 0)
        else:
            self.copied = True

    def wound(self, targets: list[str]) -> None:
        """One each, from the Supply; then the dead are removed together."""
        for ronin in targets:
            self.supply -= 1
            self.wounds[ronin] += 1
        self.remove_the_dead()

    def deal_all(self, share: int) -> None:
        for area in self.ring:
            self.deal(area, share)

    def deal(self, area: str, share: int) -> None:
        there = self.at(area)
        for ronin in there:
            number = min(self.ninja[area], self.room(ronin))
            if len(there) == 2:
                rest = min(self.ninja[area] - share, self.room(ronin))
                number = share if ronin == TASUKE else rest
            self.ninja[area] -= number
            self.wounds[ronin] += number
        self.remove_the_dead()

    def remove_the_dead(self) -> None:
        for ronin in self.living():
            if self.room(ronin) == 0:
                self.supply += self.wounds[ronin]
                self.wounds[ronin] = 0
                self.station[ronin] = GONE
                for marks in (self.held, self.penned, self.silenced, self.cursed, self.spent):
                    marks.discard(ronin)

    def end_round(self) -> None:
        taken = [area for area in self.ring if self.occupied(area)]
        kinds = [self.kind[area] for area in taken]
        fields = kinds.count("field")
        inn = fields == 1 and self.copied and "inn" in kinds
        if len(taken) >= self.to_win:
            self.win("attacker", "five-areas")
        elif len(taken) + 1 >= self.to_win and fields == 2:
            self.win("attacker", "both-fields")
        elif len(taken) + 1 >= self.to_win and inn:
            self.win("attacker", "inn-as-field")
        if self.won:
            return
        for ronin in self.living():
            if ronin not in self.penned:
                self.station[ronin] = BESIDE
        self.held, self.penned = self.penned, set()
        self.silenced, self.cursed = self.cursed, set()
        self.spent, self.used, self.copied = set(), set(), False
        if self.round == len(self.track):
            self.win("defender", "last-round")
            return
        if self.track[self.round - 1].casualty and self.reserves:
            self.reserves -= 1
            self.supply += 1
            if self.decided():
                return
        self.round += 1
        self.step = "planning"
