"""A guess at how a round goes on: who is wounded, what is taken, what the taken areas give.

Not the rules: a quick reckoning with the usual use of every ability, to weigh hundreds of
pairs of plans in a few milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.bots.seven_ronin.sight import DEAD, Sight, Village
from kagemusha.bots.seven_ronin.worth import chance_to_win

Plan = list[int]
"""New ninja by area, the Green last; or a space for each ronin, negative if he has none."""

GIFTS = ("granary", "well", "watchtower", "animal-pen", "shrine")
"""What taken areas give without a plan behind it, the best to copy first."""

HOPE = 0.01
"""At most what a lost last round is worth by the areas taken: a guess may be wrong."""


class Course:
    """A round in the course of being guessed: begins as a sight, ends as a chance to win."""

    __slots__ = (
        "field_copied",
        "green",
        "guards",
        "held",
        "ninja",
        "reserves",
        "rooms",
        "round",
        "sight",
        "silenced",
        "stations",
        "supply",
        "used",
        "village",
    )

    def __init__(self, village: Village, sight: Sight, guards: list[int] | None = None) -> None:
        self.village = village
        self.sight = sight
        self.round = sight.round
        self.reserves = sight.reserves
        self.supply = sight.supply
        self.green = sight.green
        self.field_copied = sight.field_copied
        self.ninja = sight.ninja[:]
        self.used = sight.used[:]
        self.rooms = sight.rooms[:]
        self.stations = sight.stations[:]
        self.guards = guards[:] if guards else guards_of(village, sight.stations)
        self.held = sight.penned
        self.silenced = sight.cursed

    def reveal(self, attack: Plan, stations: Plan) -> None:
        """Both plans come onto the board; the guards have come already."""
        self.ninja = [old + new for old, new in zip(self.ninja, attack, strict=False)]
        self.reserves -= sum(attack)
        self.green += attack[-1]
        self.stations = stations[:]
        if self.guards[-1]:
            self.supply += self.green
            self.green = 0

    # --- step 1 ---------------------------------------------------------------------------

    def use_ronin(self) -> None:
        """Every ronin who can does what he usually does."""
        village, ninja, stations = self.village, self.ninja, self.stations
        silenced = self.sight.silenced
        for ronin in village.fighters:
            area = stations[ronin]
            if 0 <= area < village.size and ninja[area] and not silenced[ronin]:
                if ronin == village.musashi:
                    ninja[area] -= 1
                    self.supply += 1
                else:
                    self._push(area, self.rooms[ronin])
        for ronin in village.helpers:
            area = stations[ronin]
            if 0 <= area < village.size and not ninja[area] and not silenced[ronin]:
                if ronin == village.yumi:
                    if self.reserves > 0:
                        self.reserves -= 1
                        self.supply += 1
                elif ronin == village.taiko:
                    self._heal(ronin)
                elif not self.sight.held[ronin]:
                    self._ride(area, ronin)

    def _heal(self, taiko: int) -> None:
        rooms, vitality = self.rooms, self.village.vitality
        weakest, least = -1, 99
        for ronin, room in enumerate(rooms):
            if 0 < room < least and room < vitality[ronin] and ronin != taiko:
                weakest, least = ronin, room
        if weakest >= 0:
            rooms[weakest] += 1
            self.supply += 1

    def _push(self, area: int, room: int) -> None:
        """Yobu drives ninja to where they are already, or to a ronin who can bear more."""
        ninja, guards = self.ninja, self.guards
        here = ninja[area]
        for beside in self.village.around[area]:
            if guards[beside]:
                spare = self._room_on(beside) - ninja[beside] - 1
                moved = min(2, here, spare) if spare > room - here else 0
            else:
                moved = min(2, here) if ninja[beside] else 0
            if moved > 0:
                ninja[area] -= moved
                ninja[beside] += moved
                return

    def _ride(self, start: int, hayai: int) -> None:
        """Hayai rides to the strongest band that he survives."""
        ninja, guards = self.ninja, self.guards
        target, most = -1, 0
        for area, count in enumerate(ninja):
            if most < count < self.rooms[hayai] and not guards[area]:
                target, most = area, count
        if target >= 0:
            guards[start] &= ~(1 << hayai)
            guards[target] |= 1 << hayai
            self.stations[hayai] = target

    def _room_on(self, area: int) -> int:
        bits = self.guards[area]
        return sum(room for ronin, room in enumerate(self.rooms) if bits >> ronin & 1)

    # --- step 2 ---------------------------------------------------------------------------

    def fight(self) -> None:
        """Ninja become wounds wherever a ronin stands."""
        ninja, guards = self.ninja, self.guards
        for area, count in enumerate(ninja):
            bits = guards[area]
            if count and bits:
                first = (bits & -bits).bit_length() - 1
                second = (bits & bits - 1).bit_length() - 1
                ninja[area] = count - self._strike(count, first, second)

    def _strike(self, count: int, first: int, second: int) -> int:
        """Wound one ronin, or two by turns, the stronger first; how many ninja that takes."""
        rooms = self.rooms
        if second < 0:
            taken = min(count, rooms[first])
            self._wound(first, taken)
            return taken
        taken = min(count, rooms[first] + rooms[second])
        hers = his = 0
        for _ in range(taken):
            if rooms[first] - his > rooms[second] - hers:
                his += 1
            else:
                hers += 1
        self._wound(first, his)
        self._wound(second, hers)
        return taken

    def _wound(self, ronin: int, wounds: int) -> None:
        self.rooms[ronin] -= wounds
        if self.rooms[ronin] <= 0:
            self.supply += self.village.vitality[ronin]
            self.guards[self.stations[ronin]] &= ~(1 << ronin)
            self.stations[ronin] = DEAD

    # --- step 3 ---------------------------------------------------------------------------

    def taken(self) -> list[int]:
        """The occupied areas."""
        guards = self.guards
        return [area for area, count in enumerate(self.ninja) if count and not guards[area]]

    def use_areas(self) -> None:
        """Every taken area gives what it usually gives: the Passage first, the Inn last."""
        village, used = self.village, self.used
        passage, inn = village.passage, village.inn
        taken = self.taken()
        if passage in taken and not used[passage]:
            used[passage] = True
            self._send()
            taken = self.taken()
        if self.count(taken) >= village.to_win:
            return
        gifts = [area for area in taken if village.kinds[area] in GIFTS]
        for area in gifts:
            if not used[area]:
                used[area] = True
                self._give(village.kinds[area], area)
        if inn in taken and not used[inn]:
            if passage in taken and self.reserves > 1:
                used[inn] = True
                self._send()
            elif gifts:
                used[inn] = True
                best = min(gifts, key=lambda area: GIFTS.index(village.kinds[area]))
                self._give(village.kinds[best], best)

    def _send(self) -> None:
        """Two more ninja from the Reserves, onto a dying ronin or an empty area."""
        village, ninja, guards = self.village, self.ninja, self.guards
        number = min(2, self.reserves)
        if number < 1:
            return
        half = any(ninja[field] and not guards[field] for field in village.fields)
        target, best = -1, 0
        for area in range(village.size):
            rank = 0
            if not guards[area]:
                if not ninja[area]:
                    rank = (4 if half else 2) if area in village.fields else 1
            elif number == 2 and self._room_on(area) == 1:
                rank = 3
            if rank > best:
                target, best = area, rank
        if target >= 0:
            self.reserves -= number
            bits = guards[target]
            if bits:
                self._wound(bits.bit_length() - 1, 1)
            ninja[target] += number - 1 if bits else number

    def _give(self, kind: str, area: int) -> None:
        if kind == "granary":
            number = min(2, self.supply)
            self.supply -= number
            self.reserves += number
        elif kind == "animal-pen":
            self.held += 1
        elif kind == "shrine":
            self.silenced += 1
        else:
            before, after = self.village.around[area]
            weakest, least = -1, 99
            for ronin, station in enumerate(self.stations):
                if not 0 <= station < self.village.size or self.supply < 1:
                    continue
                if kind == "well":
                    if self.rooms[ronin] < least:
                        weakest, least = ronin, self.rooms[ronin]
                elif station in (before, after):
                    self.supply -= 1
                    self._wound(ronin, 1)
            if weakest >= 0:
                self.supply -= 1
                self._wound(weakest, 1)

    # --- the end of the round -------------------------------------------------------------

    def count(self, taken: list[int]) -> int:
        """What the taken areas count, the Inn as a Field if it was made one or still can be."""
        fields = 0
        for field in self.village.fields:
            if field in taken:
                fields += 1
        inn = self.village.inn
        if fields == 2 or (
            fields == 1 and inn in taken and (self.field_copied or not self.used[inn])
        ):
            return len(taken) + 1
        return len(taken)

    def end(self) -> float:
        """The Attacker's chance to win once the round is over."""
        village = self.village
        count = self.count(self.taken())
        if count >= village.to_win or not any(self.rooms):
            return 1.0
        if self.round >= village.rounds:
            return HOPE * count / village.to_win
        reserves = self.reserves
        if village.casualty[self.round] and reserves > 0:
            reserves -= 1
        return chance_to_win(
            village,
            self.ninja,
            self.rooms,
            (reserves, self.green, self.held, self.silenced),
            village.rounds - self.round,
        )


def guards_of(village: Village, stations: Sequence[int]) -> list[int]:
    """The ronin on each space, one bit each."""
    guards = [0] * (village.size + 1)
    for ronin, station in enumerate(stations):
        if station >= 0:
            guards[station] |= 1 << ronin
    return guards


def clash(village: Village, sight: Sight, attack: Plan, stations: Plan, guards: list[int]) -> float:
    """The Attacker's chance to win after a round of these two plans."""
    course = Course(village, sight, guards)
    course.reveal(attack, stations)
    course.use_ronin()
    course.fight()
    course.use_areas()
    return course.end()
