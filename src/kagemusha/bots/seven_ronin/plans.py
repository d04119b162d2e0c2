"""Plans worth thinking about, drawn at random: of either side, by what everybody sees."""

from __future__ import annotations

from collections.abc import Collection

from kagemusha.bots.seven_ronin.course import Plan
from kagemusha.bots.seven_ronin.sight import BESIDE_THE_BOARD, Sight, Village
from kagemusha.core.chance import Rng

ALLURE = {
    "passage": 1.25,
    "field": 1.0,
    "granary": 1.25,
    "inn": 1.0,
    "watchtower": 1.15,
    "well": 1.15,
    "animal-pen": 0.9,
    "shrine": 0.85,
    "burial-grounds": 0.7,
    "plain": 0.6,
}
"""How much each kind of area is worth to attack, and so to guard."""

GRAIN = 12


def _luck(rng: Rng) -> float:
    """A number from 0 to 1."""
    return rng.bits(GRAIN) / (1 << GRAIN)


# --- the Attacker -------------------------------------------------------------------------


class Attack:
    """A plan of the Attacker as it grows within the limits."""

    def __init__(self, village: Village, sight: Sight) -> None:
        self.village = village
        self.plan: Plan = [0] * (village.size + 1)
        self.areas = village.threat[sight.round]
        self.above = sight.green
        self.purse = sight.reserves
        self.missing = sight.required

    def add(self, area: int, wanted: int) -> None:
        """Send up to so many ninja more to an area, as far as the rules allow."""
        placed = self.plan[area]
        limit = self.village.limits[area]
        number = min(wanted, max(0, limit - placed) + self.above, self.purse)
        if number < 1 or (placed == 0 and self.areas == 0):
            return
        if placed == 0:
            self.areas -= 1
        self.above -= max(0, placed + number - max(limit, placed))
        self.plan[area] += number
        self.purse -= number
        self.missing -= number

    def hide(self) -> None:
        """Send one to the Green."""
        if self.plan[-1] == 0 and self.purse > 0:
            self.plan[-1] = 1
            self.purse -= 1
            self.missing -= 1


def draw_attack(
    village: Village, sight: Sight, rng: Rng, spotted: tuple[int, int] | None = None
) -> Plan:
    """A plan of the Attacker; a Defender's spy may have seen how many come to one area."""
    attack = Attack(village, sight)
    if spotted is not None:
        attack.add(*spotted)
    order = sorted(
        (area for area in range(village.size) if spotted is None or area != spotted[0]),
        key=lambda area: -_allure(village, sight, area) * (0.3 + _luck(rng)),
    )
    boldness = 0.4 + 0.6 * _luck(rng)
    hidden = _luck(rng) < 0.35
    width = attack.areas
    if width > 1 and _luck(rng) < 0.2:
        width = 1 + rng.below(width)
    for area in order[:width]:
        wanted = village.limits[area]
        if attack.above and _luck(rng) < 0.5:
            wanted += 1 + rng.below(attack.above)
        if wanted > 1 and _luck(rng) > boldness:
            wanted = 1 + rng.below(wanted)
        attack.add(area, wanted)
    if hidden:
        attack.hide()
    for area in order:  # R7.1, R7.2: the minimum force
        if attack.missing > 0:
            attack.add(area, min(attack.missing, village.limits[area]))
    return attack.plan if attack.missing <= 0 else largest_attack(village, sight)


def largest_attack(village: Village, sight: Sight) -> Plan:
    """Just the minimum force, on the widest areas: it fits if anything does."""
    attack = Attack(village, sight)
    order = sorted(range(village.size), key=lambda area: -village.limits[area])
    for area in order:
        attack.add(area, min(attack.missing, village.limits[area]))
    attack.hide()
    for area in order:
        attack.add(area, attack.missing)
    return attack.plan


def _allure(village: Village, sight: Sight, area: int) -> float:
    allure = ALLURE[village.kinds[area]]
    if sight.ninja[area]:
        allure *= 0.75
    for ronin, station in enumerate(sight.stations):
        if station == area:  # held there: attack him to kill, or not at all
            killable = sight.rooms[ronin] < village.limits[area] + sight.green
            allure *= 1.2 if killable else 0.3
    return allure


# --- the Defender -------------------------------------------------------------------------


def draw_guard(
    village: Village,
    sight: Sight,
    rng: Rng,
    spotted: tuple[int, Collection[int]] | None = None,
) -> Plan:
    """A plan of the Defender; an Attacker's spy may have seen who will stand on one area."""
    stations = [
        BESIDE_THE_BOARD if place >= 0 and not held else place
        for place, held in zip(sight.stations, sight.held, strict=True)
    ]
    barred = -1
    if spotted is not None:
        barred = spotted[0]
        for ronin in spotted[1]:
            stations[ronin] = barred
    free = [ronin for ronin, place in enumerate(stations) if place == BESIDE_THE_BOARD]
    tasuke = village.tasuke
    if sight.green and free and _luck(rng) < 0.15 + 0.2 * sight.green:
        weakest = min(free, key=lambda ronin: sight.rooms[ronin] + 2 * _luck(rng))
        stations[weakest] = village.size
        free.remove(weakest)
    joins = tasuke in free and not sight.silenced[tasuke] and _luck(rng) < 0.5
    if joins:
        free.remove(tasuke)
    _post(village, sight, stations, free, barred, rng)
    if joins:
        stations[tasuke] = _beside_whom(village, sight, stations, barred, rng)
    return stations


def _post(
    village: Village,
    sight: Sight,
    stations: Plan,
    free: list[int],
    barred: int,
    rng: Rng,
) -> None:
    """Choose what to guard, then whom to send where, the heaviest load first."""
    open_areas = [area for area in range(village.size) if area != barred and area not in stations]
    worth = {
        area: ALLURE[village.kinds[area]] * (1.6 if sight.ninja[area] else 1.0) * (0.3 + _luck(rng))
        for area in open_areas
    }
    guarded = sorted(open_areas, key=lambda area: -worth[area])[: len(free)]
    load = {area: sight.ninja[area] + 0.6 * village.limits[area] for area in guarded}
    guarded.sort(key=lambda area: -load[area] - _luck(rng))
    for area in guarded:
        best, fitting = -99.0, free[0]
        for ronin in free:
            fit = min(sight.rooms[ronin] - load[area], 2.5) + 1.5 * _luck(rng)
            if ronin == village.musashi:
                fit += 0.7
            elif ronin in village.helpers and not sight.silenced[ronin]:
                fit -= 1.3 if sight.ninja[area] else 0.5
            if fit > best:
                best, fitting = fit, ronin
        stations[fitting] = area
        free.remove(fitting)


def _beside_whom(village: Village, sight: Sight, stations: Plan, barred: int, rng: Rng) -> int:
    """Where Tasuke helps most: a heavy load on little room."""
    best, place = -99.0, -1
    for ronin, area in enumerate(stations):
        if 0 <= area < village.size and area != barred and sight.rooms[ronin]:
            need = sight.ninja[area] + 0.6 * village.limits[area] - sight.rooms[ronin]
            need += 2 * _luck(rng)
            if need > best:
                best, place = need, area
    if place >= 0:
        return place
    return next(a for a in range(village.size) if a != barred and a not in stations)
