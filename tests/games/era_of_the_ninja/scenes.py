"""Scenes by hand: what neither random play nor a strange position meets, or too seldom.

Each is a position, what no line can say, other words on some cards, and how it begins. None of
them rests on the numbers of the cards: where those matter, every face of the die is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from kagemusha.core.match import Match
from kagemusha.games.era_of_the_ninja.box import the_box
from kagemusha.games.era_of_the_ninja.names import Names
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.world import World
from tests.games.era_of_the_ninja.table import ROW, act, inside, legal, table

NAMES = Names(the_box())
SETS = ("ninja", "lord", "unit", "weapon", "item", "skill", "encounter", "room")
Bend = Callable[[World], None]
"""What no line can say."""
BoxBy = Callable[[dict[str, Any]], None]
"""Other words in the files."""


def setting(**values: Any) -> Bend:
    """Numbers of the table itself, its own copy of each list."""

    def bend(t: World) -> None:
        for name, value in values.items():
            assert hasattr(t, name)
            setattr(t, name, copy(value))

    return bend


def all_skills_discarded(t: World) -> None:
    for card in range(codes.SKILL * codes.CARDS_A_DECK, codes.CARDS):
        t.pile[card] += t.bag[card]
        t.bag[card] = 0


def first_card_stowed(t: World) -> None:
    t.ninja[0].cards[0].stowed = True
    t.ninja[0].cards[0].active = False


def last_card_stowed(t: World) -> None:
    t.ninja[0].cards[-1].stowed = True
    t.ninja[0].cards[-1].active = False


def plain_rooms(copies: dict[str, int]) -> list[dict[str, Any]]:
    """A room for each shape, several times."""
    return [{"id": shape, "shape": shape, "copies": number} for shape, number in copies.items()]


def three_copies(data: dict[str, Any]) -> None:
    for deck in ("weapon", "item", "skill"):
        for card in data[deck]:
            card["copies"] = 3


def saying(**abilities: Sequence[dict[str, Any]]) -> BoxBy:
    """Cards with other abilities, by their ids; Lords that are hard to kill."""

    def change(data: dict[str, Any]) -> None:
        for lord in data["lord"]:
            lord["dead"] = 20
        cards = {card["id"]: card for key in SETS for card in data[key]}
        for name, effect in abilities.items():
            cards[name]["effect"] = list(effect)

    return change


def room_of(name: str) -> str:
    """The Courtyard (0) and a room to its east (1)."""
    return f"tiles=courtyard:0:0:0,{name}:1:0:0"


@dataclass(frozen=True)
class Scene:
    """A table where random play comes too seldom, and how it goes on before it is random again."""

    line: str
    actions: tuple[str, ...] = ()
    """Of whoever owes a choice; one with a question mark only if it is legal then."""
    answers: tuple[int | str, ...] = ()
    """Of chance, first."""
    options: dict[str, Any] = field(default_factory=dict)
    bend: Bend | None = None
    box: BoxBy | None = None

    @property
    def seats(self) -> int:
        """As many as the line names."""
        return max(seat for seat in range(1, 5) if f"p{seat}=" in self.line)


def may(when: str, effect: str, **words: Any) -> dict[str, Any]:
    """An ability that its owner may use."""
    return {"when": when, "do": effect, "may": True, **words}


CLOSING = "tiles=courtyard:0:0:0,corner:1:0:3,corner:1:-1:2,corner:0:-1:1,dead-end:0:1:0"
"""A castle with one open marker, to the west of the Courtyard."""
CLOSED = f"{CLOSING},dead-end:-1:0:1"
LOUD = setting(awareness_face=codes.SUCCESS)
NO_TILES = [0 for _ in the_box().room]
ONLY_DEAD_ENDS = [room.copies * (room.shape == "dead-end") for room in the_box().room]
NO_GUARDS = {"start_left": 0, "middle_left": 0, "lord_in_middle": False}
FIGHT = {"nvn": True}
REINFORCED = {"reinforcements": True}
HEAD = {"mode": "lords-head", "nvn": True}
EXPLORER = "p1=oni@0 p1.cards=kaginawa*,tabi*"
ALL = ("?roll", "?stand")
TWO = "p1=oni@0 p1.ki=0 p1.shadow=5 p2=nami@0 p2.ki=0 p2.shadow=3"
FACES = range(2, codes.SUCCESS + 1)
POOLS = (
    (0,) * 6,
    (1, 1, 1, 1, 0, 0),
    (2, 0, 0, 0, 0, 0),
    (1, 0, 0, 1, 1, 0),
    (0, 3, 1, 0, 0, 0),
    (0, 0, 8, 0, 0, 0),
)

CASTLES = (
    # It may not be closed while tiles are left.
    *(
        Scene(
            f"{CLOSING} p1=oni@0 p1.cards=ezu*,kaginawa*",
            ("use ezu", "stand", "explore west"),
            (f"tile {shape}",),
        )
        for shape in ("dead-end", "cross")
    ),
    Scene(f"{CLOSING} p1=oni@0", ("done",), bend=setting(tile_bag=NO_TILES)),
    Scene(f"{CLOSING} {EXPLORER}", ("done",), bend=setting(tile_bag=ONLY_DEAD_ENDS)),
    # Nowhere to come in.
    Scene(f"{CLOSED} p1=oni@0 p1.shadow=5", ("done",), (codes.SUCCESS,), REINFORCED),
    # Too few miniatures.
    *(
        Scene(
            f"{EXPLORER}",
            ("explore north",),
            ("tile cross", f"encounter {name}"),
            bend=setting(pools=list(pools)),
        )
        for number, name in enumerate(NAMES.encounters[:-1])
        for pools in (POOLS[number % len(POOLS)], POOLS[(number + 3) % len(POOLS)])
    ),
    Scene(  # two of three substitutes fill a stack
        EXPLORER,
        ("explore north",),
        ("tile cross", "encounter monks-at-practice"),
        bend=setting(pools=[0, 0, 3, 0, 0, 0]),
    ),
    # What a room offers.
    Scene(f"{room_of('armoury')} p1=oni@1 p1.cards=bo", ("use armoury", "card bo")),
    Scene(f"{room_of('shrine')} p1=oni@1 p1.wounds=1 p1.ingenuity=1", ("use shrine",)),
)
DECKS = (
    Scene("p1=oni@0 p1.shadow=1", ("done",), (2,), REINFORCED, setting(reserve_left=0)),
    Scene(EXPLORER, ("explore north",), bend=setting(**NO_GUARDS, guards_left=1)),
    Scene(EXPLORER, ("explore north",), bend=setting(**NO_GUARDS, guards_left=0)),
    Scene(
        "p1=ame-onna@0 p1.cards=kaginawa*",
        ("explore north",),
        bend=setting(**NO_GUARDS, guards_left=0),
    ),
    Scene(
        "p1=oni@0 p1.skills=choho",
        ("use choho", "shuffle"),
        ("encounter the-lord-enters",),
        bend=setting(start_left=0),
    ),
    Scene("p1=oni@0 p1.ingenuity=9", ("done",), bend=setting(bag=[0] * codes.CARDS)),
    Scene("p1=oni@0 p1.ingenuity=9", ("buy skill",), bend=all_skills_discarded),
    Scene(
        "p1=oni@0",
        ("use oni",),
        bend=all_skills_discarded,
        box=saying(oni=[may("turn", "peek", stat="skill")]),
    ),
    Scene(
        "p1=oni@0 lord=kasai",
        ("done",),
        bend=setting(bag=[0] * codes.CARDS),
        box=saying(kasai=[{"when": "round", "do": "gain", "stat": "item", "target": "each"}]),
    ),
    Scene(  # a third copy of a Skill
        "p1=oni@0 p1.ingenuity=9 p1.skills=choho+choho",
        ("buy skill",),
        ("card choho",),
        box=three_copies,
    ),
    Scene("p1=oni@0 p1.ingenuity=20 p1.skills=choho", ("buy skill",), ("card choho",)),
    Scene(
        "p1=ame-onna@0 p1.cards=kaginawa*",
        ("explore north",),
        ("tile cross", "encounter the-lord-enters"),
        bend=setting(start_left=0),
    ),
    Scene(  # copies that are active and not
        "p1=oni@0 p1.wounds=1 p1.cards=onigiri,onigiri*", ("use onigiri",), box=three_copies
    ),
    Scene(
        "p1=oni@0 p1.ki=0 p1.cards=ofuda,ofuda* units=daimyo:1@0",
        ("attack daimyo-1", "use ofuda"),
        box=three_copies,
    ),
    *(
        Scene(
            f"p1=oni@0 p1.ki=0 p1.shadow=9 p2=nami@0 p2.ki=0 p2.shadow=3 p2.cards={cards}",
            ("steal onigiri p2",),
            (9, 2),
            FIGHT,
            box=three_copies,
        )
        for cards in ("onigiri,onigiri*", "onigiri*,onigiri")
    ),
    Scene(
        "p1=oni@0 p1.ingenuity=20 p1.cards=onigiri*,onigiri*,tabi,bo",
        ("buy weapon", "discard onigiri"),
        box=three_copies,
    ),
    *(
        Scene(
            f"p1=oni@0 p1.ingenuity=20 p1.cards=tabi,bo,{cards}",
            ("buy weapon", f"discard {discarded}"),
            box=three_copies,
        )
        for cards, discarded in (
            ("onigiri*,onigiri", "onigiri"),
            ("sake*,ezu", "sake"),
            ("hachimaki*,ezu", "hachimaki"),
        )
    ),
    Scene("p1=oni@0 p1.cards=kaginawa*,kaginawa*", ("done",), box=three_copies),
    Scene("p1=oni@0 p1.wounds=1 p1.cards=onigiri*,onigiri*", ("done",), box=three_copies),
    Scene(
        "p1=oni@0 p1.ingenuity=20 p1.cards=bo,bo,sai,ezu p1.skills=pocket-space",
        ("buy weapon", "stow bo"),
        box=three_copies,
    ),
    Scene(
        f"{ROW} head=p1 p1=oni@1 p1.ingenuity=20 p1.cards=bo,sai,ezu "
        "p1.skills=pocket-space p2=nami@3",
        ("buy weapon",),
        options=HEAD,
    ),
    Scene(  # gone before the thief has it
        f"{TWO} p2.cards=tabi",
        ("steal tabi p2", "?card tabi"),
        (9, 2),
        FIGHT,
        box=saying(nami=[{"when": "after-roll", "do": "discard", "stat": "item"}]),
    ),
    Scene("p1=oni@0 p1.cards=bo,bo", ("fetch bo",), bend=last_card_stowed, box=three_copies),
    Scene(
        "p1=oni@0 p1.ingenuity=9 p1.cards=bo,bo p1.skills=boryaku",
        ("use boryaku",),
        box=three_copies,
    ),
    Scene("p1=oni@0 p1.cards=ezu*", ("use ezu",), bend=setting(tile_bag=ONLY_DEAD_ENDS)),
    Scene("p1=oni@0 p1.cards=bo,bo", ("activate bo",), bend=first_card_stowed, box=three_copies),
    Scene(
        "p1=oni@0",
        ("use oni", "stand", "use oni-2"),
        box=saying(oni=[may("turn", "peek", stat="skill"), may("turn", "gain", stat="skill")]),
    ),
    Scene(
        "p1=oni@0 p1.ingenuity=20 p1.cards=tabi,bo,sai,ezu",
        ("buy weapon", "buy weapon"),
        bend=first_card_stowed,
    ),
)
HEADS = tuple(
    Scene(
        f"{ROW} head=p1 p1=oni@1 p1.ki=0 {line}",
        actions,
        faces,
        HEAD,
        setting(head_wounds=2),
    )
    for line, actions, faces in (
        ("p2=nami@3 units=yari:1@1", ("attack yari-1",), (1,)),
        ("p1.shadow=2 p2=nami@3 units=yari:1@1", ("done", "done"), (codes.SUCCESS, 1)),
        ("p2=nami@1 p2.ki=0 p1.shadow=5 p2.shadow=3", ("wound p2",), (1, 5)),
        ("p2=nami@1 p2.ki=0 p1.shadow=3 p2.shadow=5 active=p2", ("wound p1",), (5, 1)),
        ("p2=nami@1 p2.ki=0 p1.shadow=3 p2.shadow=9 active=p2", ("steal head p1",), (9, 2)),
    )
)
REAL = (
    # Cards whose hour seldom comes.
    *(
        Scene(
            "p1=kamaitachi@0 p1.cards=katana* units=yari:1@0,yari:1@0",
            ("attack yari-1", *ALL, "?use kamaitachi", "?attack yari-2"),
            (face,),
        )
        for face in FACES
    ),
    *(
        Scene(
            "p1=oni@0 p1.ki=0 p1.wounds=1 p1.cards=katana* units=yari:1@0",
            ("attack yari-1",),
            (face,),
        )
        for face in FACES
    ),
    Scene("p1=oni@0 p1.skills=kagenui lord=kasai@0 units=yari:1@0", ("use kagenui",)),
    Scene(
        "p1=jizo@0 p1.ki=0 p1.declared=lord p2=sojobo@0 lord=kasai@0",
        ("attack lord",),
        (5,),
        {"clans": "heaven"},
    ),
    Scene("p1=chibi@0 p2=kodama@0 p2.wounds=1", ("heal p2",), options={"clans": "wood"}),
    Scene(f"{ROW} head=1 p1=oni@1 p1.shadow=10! p2=nami@3", ("pick-up",), options=HEAD),
    Scene(
        "p1=chibi@0 p1.cards=bo p2=kodama@0",
        ("done",),
        options={"clans": "wood"},
        bend=first_card_stowed,
    ),
    Scene("p1=chibi@0 p1.cards=bo p3=kodama@0", ("give bo p3",), options={"clans": "wood"}),
    Scene(
        f"{ROW} head=p1 p1=chibi@1 p2=kodama@1 p3=oni@3",
        ("done",),
        options={"mode": "lords-head", "clans": ["wood", "wood", "none"]},
    ),
    *(
        Scene(
            f"{ROW} p1=oni@0 p1.ingenuity=9 p2=nami@1 lord={name}{where} "
            f"units=yari:2@0,harquebus:1@3 step={step}"
        )
        for name in NAMES.lords
        for where, step in (("@0", "units"), ("", "turn"), ("@2", "turn"))
    ),
    *(
        Scene(
            f"p1=oni@0 p1.ki=0 p1.skills={skill}+choho units=yari:3@0",
            ("strike yari-1",),
            (face,),
        )
        for skill in ("kagenui", "silent-blade")
        for face in FACES
    ),
    Scene(
        "p1=ame-onna@0 p1.cards=kaginawa*",
        ("explore north", "use ame-onna"),
        ("tile cross", "encounter lone-sentry"),
    ),
    Scene("p1=oni@0 p1.flags=hid p1.shadow=9 units=yari:1@0 lord=danjo step=awareness", (), (1,)),
    Scene(f"{TWO} p1.cards=furoshiki* p2.cards=tabi", ("steal tabi p2",), (9, 2), FIGHT),
    Scene("p1=oni@0 p1.cards=hankyu* lord=gashadokuro@0", ("done",)),
    Scene(
        f"{EXPLORER} lord=genma",
        ("explore north",),
        ("tile cross", "encounter the-lord-enters"),
        bend=setting(start_left=0),
    ),
    Scene(
        "p1=oni@0 p1.skills=kawarimi+choho units=yari:1@0 step=units",
        (*ALL, "?skip", "?use kawarimi-synergy"),
        (2,),
    ),
    Scene("p1=oni@0 p1.skills=kawarimi units=yari:2@0 step=units", (*ALL, "?use kawarimi"), (2,)),
    Scene("p1=hari@0 p1.ki=0 p1.cards=shuriken* units=yari:1@0", ("attack yari-1",), (9,)),
    Scene("p1=oni@0 p1.ki=0 lord=tatewaki@0", ("attack lord",), (codes.SUCCESS,)),
    # A Total Success that misses him.
    Scene(
        "p1=chibi@0 p1.ki=0 p1.shadow=9 lord=tatewaki@0",
        ("attack lord",),
        (codes.SUCCESS,),
        {"difficulty": "normal"},
    ),
    Scene("p1=oni@0 p1.cards=torikabuto* lord=kasai@0", ("use torikabuto",)),
    Scene(f"{ROW} p1=tsuchigumo@0 units=yari:1@1", ("use tsuchigumo",)),
    Scene(f"{ROW} p1=sunakake@0 units=yari:1@1", ("use sunakake",)),
    *(
        Scene(
            f"{ROW} p1=oni@1 p1.ki=0 p1.cards=bo* units=yari:2@1 lord=bishamon",
            ("attack yari-1", "?use bo"),
            (face,),
        )
        for face in FACES
    ),
    Scene(
        f"{ROW} p1=oni@1 p1.ki=0 p2=nami@3 lord=kasai@1+20", ("attack lord",), (9,), options=HEAD
    ),
    Scene(
        f"{ROW} head=p1 p1=oni@1 p1.ki=0 p1.skills=kuji-kiri p2=nami@3 units=yari:1@1",
        ("attack yari-1",),
        (9,),
        options=HEAD,
    ),
    Scene("p1=enra@0 p2=nami@0 p2.cards=tabi*", ("use enra",)),
    Scene("p1=oni@0 p1.cards=kusari-katabira*,do-maru", ("activate do-maru",)),
    Scene(
        f"{ROW} head=p1 p1=oni@1 p1.ingenuity=9 p1.cards=bo p1.skills=boryaku p2=nami@3",
        ("use boryaku",),
        options=HEAD,
    ),
    Scene("p1=hibana@0 lord=kongo@0 units=yari:1@0", ("use hibana",)),
    *(
        Scene(f"{ROW} p1=hibana@0 lord=sakon@0 units=yari:1@{guard}", ("use hibana",))
        for guard in (0, 1)
    ),
    Scene(f"{ROW} p1=oni@0 p1.flags=hidden lord=rasetsu@2 step=units"),
    Scene(
        f"{ROW} p1=oni@0 p1.flags=hidden p2=nami@0 p2.flags=hidden lord=rasetsu@1 step=units",
        ("?target p1",),
    ),
    Scene(
        f"{ROW} p1=kusa@1 p1.ki=1 p1.shadow=2 units=yari:1@0",
        ("move west", "hide", "use kusa"),
        (codes.SUCCESS,),
    ),
    Scene("p1=enra@0 p1.ki=2 p1.shadow=9 units=yari:1@0", ("hide", "use enra-find"), (2,)),
    Scene("p1=oni@0 p1.cards=shichihode* p1.shadow=5", ("use shichihode",)),
    Scene("p1=chibi@0 p1.ki=0 p1.cards=kama* units=yari:1@0", ("attack yari-1",), (codes.SUCCESS,)),
    Scene(
        "p1=oni@0 p1.ki=0 p1.cards=katana* p1.skills=kenjutsu+choho units=yari:1@0",
        ("attack yari-1", "use kenjutsu-synergy"),
        (2,),
    ),
    Scene("p1=oni@0 p1.shadow=10! p1.skills=bunshin+choho units=yari:1@0", ("attack yari-1",)),
    Scene(
        "p1=oni@0 p1.ki=1 p1.shadow=5 p1.skills=shinobi-iri+choho",
        ("hide", "use shinobi-iri-synergy"),
    ),
    Scene("p1=oni@0 p1.flags=hid p1.shadow=9 p1.skills=monomi+choho units=yari:1@0 step=awareness"),
    Scene(f"{TWO} p1.skills=monomi+choho", ("search",), options={"mode": "nvn-death-match"}),
    Scene(
        "p1=oni@0 p1.ki=0 p1.cards=katana* units=daishyo:1@0 lord=bishamon",
        ("attack daishyo-1",),
        (codes.SUCCESS,),
    ),
    Scene("p1=oni@0 lord=kasai@0 step=units", ALL, (2,)),
    *(
        Scene(f"p1=oni@0 p1.ki=0 p1.skills={skill}+choho step=shadow", (), (face,))
        for skill in ("kuji-kiri", "hensojutsu")
        for face in FACES
    ),
    Scene(  # nobody is left to be sent
        "p1=oni@0 p1.wounds=1 p1.ki=0 p2=nami@0 units=yari:1@0",
        ("attack yari-1",),
        (1,),
        REINFORCED,
        setting(ninja_bag=[0] * len(NAMES.ninja)),
    ),
)
HIDE = may("turn", "force-hidden")
RECOVER = {"when": "recovering", "do": "ki"}
SHOW = may("turn", "force-visible", target="here")
WORDS = (
    # Cards that contradict each other: a die each, twice.
    Scene(
        TWO,
        ("use oni", "done", "use nami", "done"),
        (4, 5, 5, 3, 7),
        box=saying(oni=[HIDE], nami=[SHOW]),
    ),
    Scene(
        TWO,
        ("use oni", "done", "use nami", "done", "?use oni-2"),
        (codes.SUCCESS,),
        box=saying(
            oni=[{**SHOW, "target": "self"}, may("found-visible", "force-hidden")], nami=[HIDE]
        ),
    ),
    Scene(
        f"{TWO} lord=genma p1.cards=kaginawa*",
        ("use oni", "explore north"),
        ("tile cross", "encounter the-lord-enters"),
        bend=setting(start_left=0),
        box=saying(oni=[HIDE]),
    ),
    Scene("p1=oni@0 p1.shadow=10!", ("done",), box=saying(oni=[may("turn", "shadow")])),
    Scene(  # its card is gone before its moment comes
        "p1=oni@0 p1.cards=tabi* step=recovery",
        ("card tabi",),
        box=saying(oni=[{"when": "recovering", "do": "discard", "stat": "item"}], tabi=[RECOVER]),
    ),
    Scene(
        f"{TWO} p2.wounds=1 p3=chibi@0",
        ("use oni",),
        box=saying(oni=[may("turn", "heal", target="ninja-here")]),
    ),
    # Who dies where others live on.
    Scene(TWO, ("use oni",), box=saying(oni=[may("turn", "hurt", amount=9)])),
    Scene(
        f"{TWO} step=recovery",
        box=saying(oni=[{"when": "recovering", "do": "hurt", "amount": 9}, RECOVER]),
    ),
    *(
        Scene(
            f"{TWO} step={step}",
            box=saying(oni=[{"when": when, "do": "hurt", "amount": 9, "target": "here"}]),
        )
        for step, when in (("shadow", "after-roll"), ("recovery", "recovering"))
    ),
    Scene(
        f"{EXPLORER} p2=nami@0 lord=kasai",
        ("explore north",),
        ("tile cross", "encounter the-lord-enters"),
        bend=setting(start_left=0),
        box=saying(kasai=[{"when": "entering", "do": "hurt", "amount": 9, "target": "foe"}]),
    ),
    *(
        Scene(
            f"p1=oni@0 p1.ki={ki} p1.wounds={wounds} p2=nami@0 lord=kasai@0",
            ("attack lord", *ALL),
            (face,),
            box=saying(
                kasai=[
                    {"when": "struck", "do": "hurt", "amount": 9, "target": "foe"},
                    {"when": "struck", "do": "ki", "target": "foe", "if": ["courtyard"]},
                    {"when": "struck", "do": "ki", "target": "foe", "if": ["hid"]},
                ]
            ),
        )
        for ki, wounds, face in ((0, 2, codes.SUCCESS), (0, 1, 1))
    ),
    # A Total Success is worth no more than its number.
    *(
        Scene(
            "p1=oni@0 p1.ki=0 lord=kasai@0 units=yari:1@0",
            (f"attack {stack}",),
            (codes.SUCCESS,),
            box=saying(kasai=[{"do": "immune", "stat": "success", "target": target}]),
        )
        for stack, target in (("lord", "self"), ("yari-1", "stacks"))
    ),
    # What a Lord keeps off, where, and when not.
    *(
        Scene(
            "p1=oni@0 p1.ki=0 lord=kasai@0 units=yari:1@0",
            (f"attack {stack}",),
            (codes.SUCCESS,),
            box=saying(kasai=[rule]),
        )
        for stack, rule in (
            ("lord", {"do": "immune", "stat": "tokens"}),
            ("lord", {"do": "modify", "stat": "unit-dead", "target": "stacks-here"}),
            ("lord", {"do": "failure-to", "stat": "attack", "amount": 3, "target": "here"}),
            ("yari-1", {"do": "immune", "stat": "success", "target": "stacks", "if": ["lord-off"]}),
        )
    ),
    Scene(
        f"{ROW} p1=oni@0 p1.flags=hidden lord=kasai@2 step=units",
        box=saying(kasai=[{"do": "hunts", "if": ["lord-off"]}]),
    ),
    Scene(
        "p1=oni@0 p1.ki=0 units=yari:1@0",
        ("attack yari-1",),
        (codes.SUCCESS,),
        box=saying(yari=[{"do": "immune", "stat": "success", "if": ["lord-on"]}]),
    ),
    Scene(
        "p1=oni@0 units=yari:1@0 lord=kasai step=recovery",
        box=saying(kasai=[{"when": "round", "do": "tokens", "target": "stacks-here"}]),
    ),
    Scene(
        f"{ROW} p1=oni@0 units=yari:1@0,yari:1@1 lord=kasai@0 step=recovery",
        box=saying(kasai=[{"when": "round", "do": "tokens", "target": "stacks-here"}]),
    ),
    Scene(  # nothing is done to who fell
        "p1=oni@0 p1.ki=0 units=yari:1@0 lord=kasai",
        ("attack yari-1",),
        (codes.SUCCESS,),
        box=saying(kasai=[{"when": "killing", "do": "stun", "target": "foe"}]),
    ),
    # The target falls before the die.
    Scene(
        "p1=oni@0 units=yari:1@0",
        ("attack yari-1", "use oni", "?roll", "stand"),
        box=saying(oni=[may("before-roll", "slay", amount=9, target="foe", roll="attack")]),
    ),
    Scene(
        "p1=oni@0 units=yari:1@0 step=units",
        ("use oni", "?roll", "stand"),
        box=saying(
            oni=[
                may("before-roll", "slay", amount=9, target="foe", roll="dodge"),
                {"do": "modify", "stat": "dodge", "amount": 9},
            ]
        ),
    ),
    Scene(
        "p1=oni@0 step=shadow",
        ("stand",),
        (2,),
        box=saying(
            oni=[
                {"do": "unlimited", "stat": "shadow"},
                {"do": "modify", "stat": "shadow", "amount": -5},
            ]
        ),
    ),
    # Numbers of units, set and not added to.
    Scene(
        "p1=oni@0 p1.ki=0 units=yari:1@0,daimyo:1@0 lord=kasai",
        ("attack yari-1",),
        box=saying(
            oni=[{"do": "set", "stat": "unit-dead", "amount": 6, "target": "foe"}],
            kasai=[{"do": "set", "stat": "unit-attack", "amount": 6, "target": "stacks"}],
            daimyo=[{"do": "modify", "stat": "unit-dead", "target": "foe"}],
        ),
    ),
    # Tokens come and go.
    Scene(
        "p1=oni@0 units=yari:1@0+1",
        ("use oni", "?use oni-2"),
        box=saying(
            oni=[
                may("turn", "tokens", amount=-1, target="stack-here"),
                may("turn", "tokens", amount=7, target="stack-here"),
            ]
        ),
    ),
    Scene(
        "p1=oni@0 lord=kasai@0+1",
        ("use oni",),
        box=saying(oni=[may("turn", "tokens", amount=-1, target="lord")]),
    ),
    Scene(
        "p1=oni@0 units=yari:1@0,daimyo:1@0 lord=kasai step=recovery",
        box=saying(kasai=[{"when": "round", "do": "tokens", "amount": 3, "target": "stacks"}]),
    ),
    # What it asked for is spent before it aims.
    Scene(
        "p1=oni@0 p1.counters=1 units=yari:1@0",
        ("use oni",),
        box=saying(
            oni=[
                may("turn", "stun", target="stack-here", cost={"counters": 1})
                | {"if": ["counters:1"]}
            ]
        ),
    ),
    Scene("p1=oni@0", ("use oni",), box=saying(oni=[may("turn", "ki", amount=-1)])),
    # Ninja against ninja.
    *(
        Scene(
            TWO.replace(".ki=0", ".ki=1"),
            ("wound p2", "?roll", "?roll", f"?use {name}", "?stand"),
            faces,
            FIGHT,
            box=saying(**{name: [may("after-roll", "hurt", target="foe", limit="turn")]}),
        )
        for name in ("oni", "nami")
        for faces in ((2, 8), (8, 2))
    ),
    *(
        Scene(
            TWO,
            ("wound p2",),
            faces,
            FIGHT,
            box=saying(
                oni=[
                    {"do": "modify", "stat": "attack", "amount": -10},
                    {"do": "unlimited", "stat": "attack"},
                ]
            ),
        )
        for faces in ((codes.SUCCESS, 5), (5, 1))
    ),
    Scene(
        TWO,
        ("use oni",),
        box=saying(oni=[may("turn", "take", stat="item", target="here")]),
    ),
    # What a Lord says of everybody, the dead too.
    Scene(
        f"{TWO.replace('p2.ki=0', 'p2.wounds=1')} lord=kasai step=recovery",
        box=saying(
            kasai=[
                {"do": "modify", "stat": "attack", "target": "each", "if": ["courtyard"]},
                {"do": "modify", "stat": "dodge", "target": "each", "if": ["hid"]},
                {"do": "set", "stat": "move", "amount": 2, "target": "each"},
                {"do": "set", "stat": "awareness", "amount": 5},
                {"when": "round", "do": "hurt", "amount": 1, "target": "each"},
            ]
        ),
    ),
    # What fell is remembered.
    *(
        Scene(
            "p1=oni@0 p1.ki=0 p1.cards=katana* units=yari:1@0",
            ("attack yari-1",),
            (face,),
            box=saying(
                oni=[
                    {"when": "killing", "do": "ki", "if": ["unit-type:ashigaru"]},
                    {"when": "killing", "do": "ki", "if": ["unit:yari"]},
                ]
            ),
        )
        for face in FACES
    ),
)
SCENES: tuple[Scene, ...] = (*CASTLES, *DECKS, *HEADS, *REAL, *WORDS)


def begin(scene: Scene) -> Match:
    """The match of a scene, where it becomes random."""
    options: dict[str, Any] = {"rounds": 2, **scene.options}
    if scene.box:
        options["box"] = the_box().to_dict()
        scene.box(options["box"])
    match = table(scene.line, *scene.answers, seats=scene.seats, options=options)
    if scene.bend:
        scene.bend(inside(match))
    for action in scene.actions:
        if not action.startswith("?") or (match.pending and action[1:] in legal(match)):
            act(match, action.removeprefix("?"))
    return match
