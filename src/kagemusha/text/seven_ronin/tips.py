"""Tips: the current effect of everything on the board of 7 Ronin."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.games.seven_ronin.board import GREEN_ID
from kagemusha.games.seven_ronin.view import BESIDE, GONE, AreaView, RoninView, VillageView
from kagemusha.text.game_texts import GameTexts
from kagemusha.text.speaker import Tip
from kagemusha.text.uses import Uses

MARKS = ("held", "penned", "silenced", "cursed", "spent")
CHOOSERS = ("well", "animal-pen", "shrine")
"""Areas that choose a ronin (R7.17)."""
MOST_BROUGHT = 2
"""Ninja that the Granary brings (R7.16)."""


class Tips:
    """All tips of one view."""

    def __init__(self, texts: GameTexts, view: VillageView, uses: Uses) -> None:
        self._texts, self._view, self._uses = texts, view, uses

    def all(self) -> list[Tip]:
        """Areas, ronin and numbers."""
        view = self._view
        areas = [
            Tip("area", area.id, self._area(area), self._uses.of(area.kind, area.id))
            for area in view.areas
        ]
        green = Tip("area", GREEN_ID, (self._green(),))
        ronin = [
            Tip("ronin", one.id, self._ronin(one), self._uses.of(one.id)) for one in view.ronin
        ]
        numbers = [Tip("term", term, (line,)) for term, line in self._numbers().items()]
        return [*areas, green, *ronin, *numbers]

    def _say(self, key: str, **args: str | int) -> str:
        return self._texts.text(f"tip-seven-ronin-{key}", **args)

    def _names(self, ronin: Sequence[RoninView]) -> str:
        name = self._texts.name
        return ", ".join(f"{name('ronin', one.id)} {one.wounds}/{one.vitality}" for one in ronin)

    def _on(self, *areas: str) -> list[RoninView]:
        return [ronin for ronin in self._view.ronin if ronin.station in areas]

    def _areas(self, areas: Sequence[AreaView]) -> str:
        return ", ".join(self._texts.name("area", area.id) for area in areas)

    def _is_occupied(self, area: AreaView) -> bool:
        return area.ninja > 0 and not self._on(area.id)

    def _area(self, area: AreaView) -> tuple[str, ...]:
        occupied, there = self._is_occupied(area), self._names(self._on(area.id))
        lines = [
            self._say("occupied", number=area.ninja)
            if occupied
            else self._say("contested", number=area.ninja, names=there)
            if area.ninja
            else self._say("guarded", names=there)
            if there
            else self._say("free")
        ]
        if self._view.step == "planning" and (green := self._view.green):
            lines.append(self._say("new-green", number=area.limit, green=green))
        if area.used:
            lines.append(self._say("used"))
        elif power := self._power(area):
            lines += [power] if occupied else [self._say("would"), power]
        return tuple(lines)

    def _power(self, area: AreaView) -> str:
        """What its ability would do if it were used now."""
        view, kind = self._view, area.kind
        if view.step == "planning" and kind in ("watchtower", *CHOOSERS):
            return ""  # the ronin are placed later
        if kind == "granary":
            return self._say(kind, number=min(MOST_BROUGHT, view.supply), supply=view.supply)
        if kind == "passage":
            key = "passage" if view.reserves else "passage-none"
            return self._say(key, number=view.reserves, own="yes" if view.seat == 0 else "no")
        if kind == "burial-grounds":
            return self._say(kind, number=sum(one.ninja for one in view.areas))
        if kind == "watchtower":
            return self._shot(area)
        if kind in CHOOSERS:
            able = [one for one in self._on(*self._areas_ids()) if self._can_choose(kind, one)]
            return self._say(kind, names=self._names(able)) if able else self._say("nobody")
        if kind == "inn":
            others = [one for one in view.areas if one is not area and self._is_occupied(one)]
            able_areas = [one for one in others if one.kind not in ("inn", "plain")]
            if not able_areas:
                return self._say("inn-nothing")
            return self._say("inn", areas=self._areas(able_areas))
        if kind == "field" and self._is_occupied(area):
            fields = [one for one in view.areas if one.kind == "field"]
            both = all(self._is_occupied(one) for one in fields)
            return self._say("field-both" if both else "field-one")
        return ""

    def _areas_ids(self) -> tuple[str, ...]:
        return tuple([area.id for area in self._view.areas])

    def _can_choose(self, kind: str, ronin: RoninView) -> bool:
        """R7.12: Kabe has no ability that the Shrine could take."""
        return kind != "shrine" or ronin.id != "kabe"

    def _shot(self, area: AreaView) -> str:
        """R7.16: everybody on the two neighbours."""
        areas = self._view.areas
        here = areas.index(area)
        beside = (areas[here - 1], areas[(here + 1) % len(areas)])
        hit = self._on(*(one.id for one in beside))
        if hit:
            return self._say("watchtower", names=self._names(hit))
        return self._say("watchtower-nobody", areas=self._areas(beside))

    def _green(self) -> str:
        number = self._view.green
        return self._say("green" if number else "green-empty", number=number)

    def _ronin(self, ronin: RoninView) -> tuple[str, ...]:
        name = self._texts.name("ronin", ronin.id)
        if ronin.station == GONE:
            return (self._say("gone", name=name),)
        lines = [
            self._say(
                "ronin",
                wounds=ronin.wounds,
                vitality=ronin.vitality,
                left=ronin.vitality - ronin.wounds,
                name=name,
            )
        ]
        if ronin.station != BESIDE:
            lines.append(self._say("station", place=self._texts.name("area", ronin.station)))
        marks = [mark for mark in MARKS if getattr(ronin, mark)]
        return (*lines, *(f"{self._texts.text(f'web-seven-ronin-{mark}')}." for mark in marks))

    def _numbers(self) -> dict[str, str]:
        view, say = self._view, self._say
        now = view.track[view.round - 1]
        wounds = sum(ronin.wounds for ronin in view.ronin if ronin.station != GONE)
        return {
            "threat": say("threat", round=view.round, number=now.threat),
            "minimum": say("minimum", round=view.round, number=now.minimum),
            "casualty": say("hungry" if now.casualty else "fed"),
            "reserves": say("reserves", number=view.reserves),
            "supply": say("supply", number=view.supply, wounds=wounds),
            "held-areas": say("holds", number=view.held, wanted=view.areas_to_win),
            "round": say("round", round=view.round, rounds=len(view.track)),
            "step": say("step", name=self._texts.name("step", view.step)),
        }
