"""What a seat may see, in words: built from the masked table, and from nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from kagemusha.core.view import Numbers, View
from kagemusha.games.era_of_the_ninja.names import Names, player_id, stack_id, step_id
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases import dice
from kagemusha.games.era_of_the_ninja.phases.castle import open_way, paired
from kagemusha.games.era_of_the_ninja.phases.ends import score
from kagemusha.games.era_of_the_ninja.phases.enemies import closest, in_range, prey
from kagemusha.games.era_of_the_ninja.phases.stats import (
    damage_of,
    ingenuity_of,
    stat,
    targets_of_attack,
    to_dodge,
    unit_stat,
)
from kagemusha.games.era_of_the_ninja.phases.table import Card, Ninja, Roll, Stack, Table
from kagemusha.games.era_of_the_ninja.sight import masked
from kagemusha.games.era_of_the_ninja.state import State

HIDDEN_ID = "hidden"
MARK_IDS = ("plain", "failure", "success")
LORD_IDS = ("away", "here", "defeated", "none")


@dataclass(frozen=True)
class TileView:
    """A room: where it lies, and through which sides one may go or explore."""

    number: int
    x: int
    y: int
    shape: str
    exits: tuple[str, ...]
    paired: tuple[str, ...]
    open: tuple[str, ...]


@dataclass(frozen=True)
class StackView:
    """A stack of the Lord's units, or the Lord, with its values as they stand."""

    id: str
    unit: str
    tile: int
    units: int
    tokens: int
    done: bool
    stunned: bool
    move: int
    attack: int
    """What a Dodge must reach."""
    damage: int
    wound: int
    """The whole stack's Wound value; `dead` likewise."""
    dead: int
    wound_one: int
    dead_one: int
    ingenuity: int
    """Of one unit."""
    range: int
    sees: tuple[str, ...]
    """The players whose ninja it is aware of: those it would attack if it came to them."""
    hunts: tuple[str, ...]
    """Of those, whom it attacks from where it stands; if nobody, whom it goes for: the closest."""


@dataclass(frozen=True)
class CardView:
    """A card before a player."""

    id: str
    kind: str
    active: bool
    counters: int
    synergy: bool
    under: str | None
    """The card below a Skill: `hidden`, or the duplicate's id."""
    stowed: bool


@dataclass(frozen=True)
class NinjaView:
    """A player's ninja and what lies before it; values include what active cards do."""

    player: str
    side: int
    clan: str
    ninja: str | None
    alive: bool
    out: bool
    tile: int | None
    wounds: int
    max_wounds: int
    ki: int
    max_ki: int
    ingenuity: int
    score: int
    move: int
    attack: int
    dodge: int
    shadow_bonus: int
    range: int
    shadow: int
    shadow_mark: str
    hidden: bool
    hid: bool
    moves: int
    moved: bool
    attacked: bool
    counters: int
    declared: str | None
    cards: tuple[CardView, ...]
    skills: tuple[CardView, ...]
    offers: tuple[str, ...]
    kept: tuple[str, ...]


@dataclass(frozen=True)
class RollView:
    """A die in hand, until it has counted: what it is for, what is added, what it shows."""

    player: str
    kind: str
    modifier: int
    lifted: bool
    face: int | None
    value: int | None
    mark: str | None


@dataclass(frozen=True)
class EraView(View):
    """Everything one seat may know."""

    mode: str
    round: int
    step: str
    stage: str | None
    """How far the turn of who is asked went; None outside of turns."""
    lead: str
    awareness: int
    active: str | None
    """Who is asked, if it is one seat."""
    lord: str | None
    lord_state: str
    lord_counters: int
    tiles: tuple[TileView, ...]
    stacks: tuple[StackView, ...]
    players: tuple[NinjaView, ...]
    roll: RollView | None
    answer: RollView | None
    foe: str | None
    """The stack that the roll is about."""
    rival: str | None
    damage: int
    dice: tuple[int, ...]
    """The faces thrown since somebody last chose."""
    asked: tuple[str, ...]
    """What the question is about: an ability, a stack, a shape, a card, in words.

    A room to turn is named with the tile and the way beyond which it is to lie.
    """
    tiles_left: int
    encounters_left: int
    reinforcements_left: int
    pools: tuple[int, ...]
    clan_pools: tuple[int, ...]
    discards: tuple[tuple[str, int], ...]
    tops: tuple[str | None, ...]
    """The top card of each deck: None, `hidden` to who did not look, or its id."""
    head: int | None
    head_wounds: int
    winners: tuple[str, ...]
    reason: str | None
    cells: Numbers
    """The same as numbers, for programs: all that this seat may know, and nothing else."""
    whole: bool = False
    """Whether the Attack that is rolled aims at the whole stack."""


def look(setup: Setup, names: Names, state: State, seat: int | None) -> EraView:
    """Build the view of a seat, or of a spectator."""
    t = masked(state.table, seat)
    cells = Numbers.of(t.numbers())
    step = t.agenda[-1] if t.agenda else None
    asked = step is not None and step.kind >= do.FIRST_QUESTION
    active = step.seat if step is not None and asked and step.seat >= 0 else None
    turning = step is not None and step.kind == do.TURN
    return EraView(
        game="era-of-the-ninja",
        seat=seat,
        pending=state.pending(),
        mode=setup.mode,
        round=t.round,
        step="over" if step is None else step_id(step.kind),
        stage=do.STAGE_NAMES[t.ninja[active].stage] if turning and active is not None else None,
        lead=player_id(t.lead),
        awareness=t.awareness,
        active=None if active is None else player_id(active),
        lord=None if t.lord < 0 else names.lords[t.lord],
        lord_state=LORD_IDS[t.lord_state],
        lord_counters=t.lord_counters,
        tiles=tuple(_tile(t, number) for number in range(len(t.tiles))),
        stacks=tuple(_stack(t, stack, seat) for stack in t.stacks),
        players=tuple(_ninja(t, names, setup, ninja) for ninja in t.ninja),
        roll=_roll(t, t.roll),
        answer=_roll(t, t.answer),
        foe=None if t.foe < 0 else stack_id(t.foe),
        rival=None if t.rival < 0 else player_id(t.rival),
        damage=t.damage,
        dice=tuple(t.dice),
        asked=_asked(t, names),
        tiles_left=sum(t.tile_bag) - (t.top[at.TILE] == at.UNKNOWN),
        encounters_left=t.start_left + t.middle_left + t.guards_left,
        reinforcements_left=t.reserve_left,
        pools=tuple(t.pools),
        clan_pools=tuple(t.clan_pool),
        discards=tuple((names.cards[card], n) for card, n in enumerate(t.pile) if n),
        tops=tuple(_top(names, deck, t.top[deck]) for deck in range(at.DECKS)),
        head=None if t.head < 0 else t.head,
        head_wounds=t.head_wounds,
        winners=tuple(player_id(n) for n in range(t.terms.seats) if t.winners >> n & 1),
        reason=at.REASON_NAMES[t.reason] or None,
        cells=cells,
        whole=any(s.kind == do.ATTACK_RESULT and s.b == 1 for s in t.agenda),
    )


def _ways(t: Table, number: int, which: str) -> tuple[str, ...]:
    tile = t.tiles[number]
    return tuple(
        name
        for way, name in enumerate(at.WAY_NAMES)
        if (which == "exits" and tile.exits >> way & 1)
        or (which == "paired" and paired(t, number, way))
        or (which == "open" and open_way(t, number, way))
    )


def _tile(t: Table, number: int) -> TileView:
    tile = t.tiles[number]
    return TileView(
        number,
        tile.x,
        tile.y,
        at.SHAPE_NAMES[tile.shape],
        _ways(t, number, "exits"),
        _ways(t, number, "paired"),
        _ways(t, number, "open"),
    )


def _stack(t: Table, stack: Stack, seat: int | None) -> StackView:
    # Values as the viewer meets them; a spectator sees them as the first ninja would.
    ninja = t.ninja[seat or 0]
    wound, dead = targets_of_attack(t, stack, True, ninja)
    wound_one, dead_one = targets_of_attack(t, stack, False, ninja)
    sees = tuple(player_id(one.seat) for one in t.ninja if prey(t, stack, one))
    return StackView(
        id=stack_id(stack.slot),
        unit=at.UNIT_NAMES[stack.unit],
        tile=stack.tile,
        units=stack.units,
        tokens=stack.tokens,
        done=stack.done,
        stunned=stack.stunned,
        move=unit_stat(t, stack, at.UNIT_MOVE, None),
        attack=to_dodge(t, stack, ninja),
        damage=damage_of(t, stack, ninja),
        wound=wound,
        dead=dead,
        wound_one=wound_one,
        dead_one=dead_one,
        ingenuity=ingenuity_of(t, stack),
        range=unit_stat(t, stack, at.UNIT_RANGE, None),
        sees=sees,
        hunts=tuple(map(player_id, in_range(t, stack) or closest(t, stack))) if sees else (),
    )


def _card(names: Names, card: Card) -> CardView:
    under: str | None = None
    if card.under >= 0:
        under = HIDDEN_ID if card.under == at.UNKNOWN else names.cards[card.under]
    deck = card.kind // at.CARDS_A_DECK
    return CardView(
        id=names.cards[card.kind],
        kind="head" if card.kind == at.HEAD else at.DECK_NAMES[deck],
        active=card.active,
        counters=card.counters,
        synergy=card.under >= 0,
        under=under,
        stowed=card.stowed,
    )


def _ninja(t: Table, names: Names, setup: Setup, ninja: Ninja) -> NinjaView:
    known = ninja.kind >= 0
    choosing = bool(t.agenda) and t.agenda[-1].kind == do.KEEP_NINJA
    ids = names.ninja if choosing else names.cards
    declared: str | None = None
    if ninja.declared >= 0:
        types = len(at.TYPE_NAMES)
        declared = (
            at.TYPE_NAMES[ninja.declared]
            if ninja.declared < types
            else f"side-{ninja.declared - types + 1}"
        )
    return NinjaView(
        player=player_id(ninja.seat),
        side=t.terms.sides[ninja.seat],
        clan=setup.clans[ninja.seat],
        ninja=names.ninja[ninja.kind] if known else None,
        alive=ninja.alive,
        out=ninja.out,
        tile=None if ninja.tile < 0 else ninja.tile,
        wounds=ninja.wounds + ninja.extra_wounds,
        max_wounds=ninja.max_wounds,
        ki=ninja.ki + ninja.extra_ki,
        max_ki=ninja.max_ki,
        ingenuity=ninja.ingenuity,
        score=score(t, ninja.seat),
        move=stat(t, ninja, at.MOVE) if known else 0,
        attack=stat(t, ninja, at.ATTACK) if known else 0,
        dodge=stat(t, ninja, at.DODGE) if known else 0,
        shadow_bonus=stat(t, ninja, at.SHADOW_STAT) if known else 0,
        range=stat(t, ninja, at.RANGE) if known else 0,
        shadow=ninja.shadow,
        shadow_mark=MARK_IDS[ninja.shadow_mark],
        hidden=ninja.hidden,
        hid=ninja.hid,
        moves=ninja.moves,
        moved=ninja.moved or ninja.sprinted,
        attacked=ninja.attacked,
        counters=ninja.counters,
        declared=declared,
        cards=tuple(_card(names, card) for card in ninja.cards),
        skills=tuple(_card(names, card) for card in ninja.skills),
        offers=tuple(HIDDEN_ID if n == at.UNKNOWN else ids[n] for n in ninja.offers),
        kept=tuple(HIDDEN_ID if n == at.UNKNOWN else ids[n] for n in ninja.kept),
    )


def _roll(t: Table, roll: Roll) -> RollView | None:
    if roll.seat < 0 or roll.kind < 0 or not dice.in_hand(t):
        return None
    thrown = roll.face > 0
    return RollView(
        player=player_id(roll.seat),
        kind=at.ROLL_NAMES[roll.kind],
        modifier=dice.modifier(t, roll),
        lifted=dice.unbound(t, roll),
        face=roll.face if thrown else None,
        value=dice.total(t, roll) if thrown else None,
        mark=MARK_IDS[dice.mark(t, roll)] if thrown else None,
    )


def _asked(t: Table, names: Names) -> tuple[str, ...]:
    """What the question at hand is about."""
    if not t.agenda:
        return ()
    step = t.agenda[-1]
    kind = step.kind
    if kind in (
        do.MAY,
        do.CHOOSE_STACK,
        do.CHOOSE_NINJA,
        do.CHOOSE_TILE,
        do.CHOOSE_LOOT,
    ):
        return (names.abilities[step.a],)
    if kind == do.CHOOSE_WAY:
        return (names.abilities[step.a], stack_id(step.b))
    if kind in (do.TURN_TILE, do.PLACE_SPOT):
        spot = (str(step.b // 4), at.WAY_NAMES[step.b % 4]) if kind == do.TURN_TILE else ()
        return (at.SHAPE_NAMES[step.a], *spot)
    if kind in (do.CHOOSE_TARGET, do.CHOOSE_ROUTE):
        return (stack_id(step.a),)
    if kind == do.SUBSTITUTE:
        return (at.UNIT_NAMES[step.a],)
    if kind in (do.CHOOSE_CARD, do.PEEKED):
        return (at.DECK_NAMES[step.a],)
    if kind == do.CONSENT:
        return (player_id(step.a), names.cards[step.b], "give" if step.c else "take")
    if kind == do.INTERCEPT:
        return (player_id(step.a), str(step.b))
    return ()


def _top(names: Names, deck: int, card: int) -> str | None:
    if card == at.NOWHERE:
        return None
    if card == at.UNKNOWN:
        return HIDDEN_ID
    if deck == at.TILE:
        return at.SHAPE_NAMES[card]
    return names.encounters[card] if deck == at.ENCOUNTER else names.cards[card]
