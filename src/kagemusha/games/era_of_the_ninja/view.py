"""What a seat may see, in words: built from the masked table, and from nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from kagemusha.core.view import Numbers, View
from kagemusha.games.era_of_the_ninja.knowledge import masked
from kagemusha.games.era_of_the_ninja.names import Names, player_id, stack_id, step_id
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.phases import codes, dice
from kagemusha.games.era_of_the_ninja.phases.attack import AttackResult
from kagemusha.games.era_of_the_ninja.phases.castle import open_way, paired, room_effects
from kagemusha.games.era_of_the_ninja.phases.decks import Peeked
from kagemusha.games.era_of_the_ninja.phases.dodging import Intercept
from kagemusha.games.era_of_the_ninja.phases.effect_outcomes import (
    ChooseCard,
    ChooseLoot,
    ChooseWay,
)
from kagemusha.games.era_of_the_ninja.phases.effects import (
    ChooseNinja,
    ChooseStack,
    ChooseTile,
    May,
)
from kagemusha.games.era_of_the_ninja.phases.ends import score
from kagemusha.games.era_of_the_ninja.phases.enemies import (
    ChooseRoute,
    ChooseTarget,
    closest,
    in_range,
    would_attack,
)
from kagemusha.games.era_of_the_ninja.phases.exploring import PlaceSpot, TurnTile
from kagemusha.games.era_of_the_ninja.phases.pieces import Card, Ninja, Roll, Stack
from kagemusha.games.era_of_the_ninja.phases.recruits import KeepNinja
from kagemusha.games.era_of_the_ninja.phases.spending import Consent
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.step import Question, Step
from kagemusha.games.era_of_the_ninja.phases.turn import TakeTurn
from kagemusha.games.era_of_the_ninja.phases.unit_stats import (
    damage_of,
    ingenuity_of,
    targets_of_attack,
    to_dodge,
    unit_stat,
)
from kagemusha.games.era_of_the_ninja.phases.units import Substitute
from kagemusha.games.era_of_the_ninja.phases.world import World
from kagemusha.games.era_of_the_ninja.state import State

HIDDEN_ID = "hidden"


@dataclass(frozen=True)
class TileView:
    """A room: where it lies, and through which sides one may go or explore."""

    number: int
    x: int
    y: int
    room: str
    shape: str
    exits: tuple[str, ...]
    paired: tuple[str, ...]
    open: tuple[str, ...]
    feature: bool
    """Whether its room has a feature in this match."""


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
    prize: int
    """The Ingenuity that it carries."""
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
    """The stage of the choosing player's turn; None outside of turns."""
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
    """What the question is about: an ability, a stack, a room, a card, in words.

    A room to turn is named with the tile and the way beyond which it is to lie.
    """
    tiles_left: int
    encounters_left: int
    reinforcements_left: int
    pools: tuple[int, ...]
    clan_pools: tuple[int, ...]
    discards: tuple[tuple[str, int], ...]
    tops: tuple[str | None, ...]
    """The top card of each deck: None, `hidden` from players who did not look, or its id."""
    head: int | None
    head_wounds: int
    winners: tuple[str, ...]
    reason: str | None
    cells: Numbers
    """The same as numbers, for programs: all that this seat may know, and nothing else."""
    whole: bool = False
    """Whether the Attack that is rolled aims at the whole stack."""


def build_view(setup: Setup, names: Names, state: State, seat: int | None) -> EraView:
    """Build the view of a seat, or of a spectator."""
    t = masked(state.world, seat)
    cells = Numbers.of(State(t).numbers())
    step = t.agenda[-1] if t.agenda else None
    active = step.seat if isinstance(step, Question) and step.seat >= 0 else None
    return EraView(
        game="era-of-the-ninja",
        seat=seat,
        pending=state.pending(),
        mode=setup.mode,
        round=t.round,
        step=step_id(step),
        stage=codes.STAGE_NAMES[t.ninja[step.seat].stage] if isinstance(step, TakeTurn) else None,
        lead=player_id(t.lead),
        awareness=t.awareness,
        active=None if active is None else player_id(active),
        lord=None if t.lord < 0 else names.lords[t.lord],
        lord_state=codes.LORD_STATE_NAMES[t.lord_state],
        lord_counters=t.lord_counters,
        tiles=tuple(_tile(t, names, number) for number in range(len(t.tiles))),
        stacks=tuple(_stack(t, stack, seat) for stack in t.stacks),
        players=tuple(_ninja(t, names, setup, ninja) for ninja in t.ninja),
        roll=_roll(t, t.roll),
        answer=_roll(t, t.answer),
        foe=None if t.foe < 0 else stack_id(t.foe),
        rival=None if t.rival < 0 else player_id(t.rival),
        damage=t.damage,
        dice=tuple(t.dice),
        asked=() if step is None else _asked(step, names),
        tiles_left=sum(t.tile_bag) - (t.top[codes.TILE] == codes.UNKNOWN),
        encounters_left=t.start_left + t.middle_left + t.guards_left,
        reinforcements_left=t.reserve_left,
        pools=tuple(t.pools),
        clan_pools=tuple(t.clan_pool),
        discards=tuple((names.cards[card], n) for card, n in enumerate(t.pile) if n),
        tops=tuple(_top(names, deck, t.top[deck]) for deck in range(codes.DECKS)),
        head=None if t.head < 0 else t.head,
        head_wounds=t.head_wounds,
        winners=tuple(player_id(n) for n in range(t.terms.seats) if t.winners >> n & 1),
        reason=codes.REASON_NAMES[t.reason] or None,
        cells=cells,
        whole=any(isinstance(s, AttackResult) and s.whole for s in t.agenda),
    )


def _ways(t: World, number: int, which: str) -> tuple[str, ...]:
    tile = t.tiles[number]
    return tuple(
        name
        for way, name in enumerate(codes.WAY_NAMES)
        if (which == "exits" and tile.exits >> way & 1)
        or (which == "paired" and paired(t, number, way))
        or (which == "open" and open_way(t, number, way))
    )


def _tile(t: World, names: Names, number: int) -> TileView:
    tile = t.tiles[number]
    return TileView(
        number,
        tile.x,
        tile.y,
        names.rooms[tile.room],
        codes.SHAPE_NAMES[tile.shape],
        _ways(t, number, "exits"),
        _ways(t, number, "paired"),
        _ways(t, number, "open"),
        bool(room_effects(t, number)),
    )


def _stack(t: World, stack: Stack, seat: int | None) -> StackView:
    # Values as the viewer meets them; a spectator sees them as the first ninja would.
    ninja = t.ninja[seat or 0]
    wound, dead = targets_of_attack(t, stack, True, ninja)
    wound_one, dead_one = targets_of_attack(t, stack, False, ninja)
    sees = tuple(player_id(one.seat) for one in t.ninja if would_attack(t, stack, one))
    return StackView(
        id=stack_id(stack.slot),
        unit=codes.UNIT_NAMES[stack.unit],
        tile=stack.tile,
        units=stack.units,
        tokens=stack.tokens,
        done=stack.done,
        stunned=stack.stunned,
        prize=stack.prize,
        move=unit_stat(t, stack, codes.UNIT_MOVE, None),
        attack=to_dodge(t, stack, ninja),
        damage=damage_of(t, stack, ninja),
        wound=wound,
        dead=dead,
        wound_one=wound_one,
        dead_one=dead_one,
        ingenuity=ingenuity_of(t, stack),
        range=unit_stat(t, stack, codes.UNIT_RANGE, None),
        sees=sees,
        hunts=tuple(map(player_id, in_range(t, stack) or closest(t, stack))) if sees else (),
    )


def _card(names: Names, card: Card) -> CardView:
    under: str | None = None
    if card.under >= 0:
        under = HIDDEN_ID if card.under == codes.UNKNOWN else names.cards[card.under]
    deck = card.kind // codes.CARDS_A_DECK
    return CardView(
        id=names.cards[card.kind],
        kind="head" if card.kind == codes.HEAD else codes.DECK_NAMES[deck],
        active=card.active,
        counters=card.counters,
        synergy=card.under >= 0,
        under=under,
        stowed=card.stowed,
    )


def _ninja(t: World, names: Names, setup: Setup, ninja: Ninja) -> NinjaView:
    known = ninja.kind >= 0
    choosing = bool(t.agenda) and isinstance(t.agenda[-1], KeepNinja)
    ids = names.ninja if choosing else names.cards
    declared: str | None = None
    if ninja.declared >= 0:
        types = len(codes.TYPE_NAMES)
        declared = (
            codes.TYPE_NAMES[ninja.declared]
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
        move=stat(t, ninja, codes.MOVE) if known else 0,
        attack=stat(t, ninja, codes.ATTACK) if known else 0,
        dodge=stat(t, ninja, codes.DODGE) if known else 0,
        shadow_bonus=stat(t, ninja, codes.SHADOW_STAT) if known else 0,
        range=stat(t, ninja, codes.RANGE) if known else 0,
        shadow=ninja.shadow,
        shadow_mark=codes.MARK_NAMES[ninja.shadow_mark],
        hidden=ninja.hidden,
        hid=ninja.hid,
        moves=ninja.moves,
        moved=ninja.moved or ninja.sprinted,
        attacked=ninja.attacked,
        counters=ninja.counters,
        declared=declared,
        cards=tuple(_card(names, card) for card in ninja.cards),
        skills=tuple(_card(names, card) for card in ninja.skills),
        offers=tuple(HIDDEN_ID if n == codes.UNKNOWN else ids[n] for n in ninja.offers),
        kept=tuple(HIDDEN_ID if n == codes.UNKNOWN else ids[n] for n in ninja.kept),
    )


def _roll(t: World, roll: Roll) -> RollView | None:
    if roll.seat < 0 or roll.kind < 0 or not dice.in_hand(t):
        return None
    thrown = roll.face > 0
    return RollView(
        player=player_id(roll.seat),
        kind=codes.ROLL_NAMES[roll.kind],
        modifier=dice.modifier(t, roll),
        lifted=dice.unbound(t, roll),
        face=roll.face if thrown else None,
        value=dice.total(t, roll) if thrown else None,
        mark=codes.MARK_NAMES[dice.mark(t, roll)] if thrown else None,
    )


def _asked(step: Step, names: Names) -> tuple[str, ...]:
    """What the current question is about."""
    if isinstance(step, (May, ChooseStack, ChooseNinja, ChooseTile, ChooseLoot)):
        return (names.abilities[step.effect],)
    if isinstance(step, ChooseWay):
        return (names.abilities[step.effect], stack_id(step.slot))
    if isinstance(step, TurnTile):
        spot = (str(step.spot // codes.WAYS), codes.WAY_NAMES[step.spot % codes.WAYS])
        return (names.rooms[step.room], *spot)
    if isinstance(step, PlaceSpot):
        return (names.rooms[step.room],)
    if isinstance(step, (ChooseTarget, ChooseRoute)):
        return (stack_id(step.slot),)
    if isinstance(step, Substitute):
        return (codes.UNIT_NAMES[step.unit],)
    if isinstance(step, (ChooseCard, Peeked)):
        return (codes.DECK_NAMES[step.deck],)
    if isinstance(step, Consent):
        return (player_id(step.proposer), names.cards[step.card], "give" if step.gives else "take")
    if isinstance(step, Intercept):
        return (player_id(step.hit), str(step.damage))
    return ()


def _top(names: Names, deck: int, card: int) -> str | None:
    if card == codes.NOWHERE:
        return None
    if card == codes.UNKNOWN:
        return HIDDEN_ID
    if deck == codes.TILE:
        return names.rooms[card]
    return names.encounters[card] if deck == codes.ENCOUNTER else names.cards[card]
