"""What a view of the village says, as numbers to reckon with."""

from __future__ import annotations

from kagemusha.games.seven_ronin.board import GREEN_ID
from kagemusha.games.seven_ronin.view import BESIDE, GONE, VillageView

BESIDE_THE_BOARD = -1
DEAD = -2


class Village:
    """What stays the same through a match: the board and who takes part."""

    def __init__(self, view: VillageView) -> None:
        self.spaces = (*(area.id for area in view.areas), GREEN_ID)
        self.numbers = {name: number for number, name in enumerate(self.spaces)}
        self.size = len(view.areas)
        self.kinds = tuple(area.kind for area in view.areas)
        self.limits = tuple(area.limit for area in view.areas)
        self.passage = self.kinds.index("passage") if "passage" in self.kinds else -1
        self.inn = self.kinds.index("inn") if "inn" in self.kinds else -1
        self.fields = tuple(a for a, kind in enumerate(self.kinds) if kind == "field")
        self.around = tuple(((a - 1) % self.size, (a + 1) % self.size) for a in range(self.size))
        self.ronin = tuple(ronin.id for ronin in view.ronin)
        self.vitality = tuple(ronin.vitality for ronin in view.ronin)
        who = {name: number for number, name in enumerate(self.ronin)}
        self.yumi = who.get("yumi", -1)
        self.musashi = who.get("musashi", -1)
        self.taiko = who.get("taiko", -1)
        self.hayai = who.get("hayai", -1)
        self.tasuke = who.get("tasuke", -1)
        self.fighters = tuple(who[name] for name in ("musashi", "yobu") if name in who)
        self.helpers = tuple(who[name] for name in ("yumi", "taiko", "hayai") if name in who)
        self.rounds = len(view.track)
        self.threat = (0, *(space.threat for space in view.track))
        self.casualty = (False, *(space.casualty for space in view.track))
        self.to_win = view.areas_to_win


class Sight:
    """What changes: ninja by area, room and place by ronin, markers left."""

    __slots__ = (
        "cursed",
        "field_copied",
        "green",
        "held",
        "ninja",
        "penned",
        "required",
        "reserves",
        "rooms",
        "round",
        "silenced",
        "stations",
        "supply",
        "used",
    )

    def __init__(self, village: Village, view: VillageView) -> None:
        self.round = view.round
        self.required = view.required_force
        self.reserves = view.reserves
        self.supply = view.supply
        self.green = view.green
        self.field_copied = view.field_copied
        self.ninja = [area.ninja for area in view.areas]
        self.used = [area.used for area in view.areas]
        self.rooms: list[int] = []
        self.stations: list[int] = []
        self.held: list[bool] = []
        self.silenced: list[bool] = []
        self.penned = 0
        self.cursed = 0
        for ronin in view.ronin:
            gone = ronin.station == GONE
            self.rooms.append(0 if gone else ronin.vitality - ronin.wounds)
            if gone:
                self.stations.append(DEAD)
            elif ronin.station == BESIDE:
                self.stations.append(BESIDE_THE_BOARD)
            else:
                self.stations.append(village.numbers[ronin.station])
            self.held.append(ronin.held)
            self.silenced.append(ronin.silenced)
            self.penned += ronin.penned
            self.cursed += ronin.cursed
