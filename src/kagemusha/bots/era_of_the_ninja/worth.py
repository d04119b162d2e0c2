"""Hand-made worths of cards and ninja. One is about a point of Attack, or three Ingenuity."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.bots.era_of_the_ninja.cards import Cards, Kit
from kagemusha.games.era_of_the_ninja.box import Ability, Item, Skill, Weapon
from kagemusha.games.era_of_the_ninja.view import CardView, NinjaView

STATS = {
    "attack": 1.0,
    "dodge": 0.7,
    "shadow": 0.7,
    "armour": 1.0,
    "wounds": 0.4,
    "ki": 0.8,
    "move": 0.7,
    "range": 0.4,
    "inventory": 0.2,
    "reserve": 0.1,
    "hide-gain": 0.8,
    "hide-bonus": 0.35,
    "kill-gain": 0.5,
    "shadow-loss": -0.15,
    "cost-weapon": -0.4,
    "cost-item": -0.4,
    "cost-skill": -0.4,
    "cost-synergy": -0.2,
    "explore-cost": -0.4,
    "rest-wounds": 0.5,
    "rest-ki": 0.5,
    "search": 0.1,
    "unit-dead": -0.8,
    "unit-wound": -0.3,
    "unit-damage": -0.7,
    "unit-attack": -0.4,
}
"""What a point more of a number is worth."""

DEEDS = {
    "success-from": 1.2,
    "no-failure": 0.5,
    "failure-to": -0.6,
    "unlimited": 1.2,
    "best-of-two": 1.2,
    "deadly": 1.6,
    "own-tile": 0.0,
    "sweep": 0.5,
    "single": -0.4,
    "pass-walls": 0.4,
    "theft-proof": 0.2,
    "keep-shadow": 0.9,
    "heal": 0.7,
    "ki": 0.7,
    "force-hidden": 0.9,
    "reroll": 0.7,
    "add": 0.7,
    "set-face": 0.9,
    "lift": 0.8,
    "stun": 0.6,
    "tokens": 0.7,
    "push": 0.4,
    "slay": 0.6,
    "attack-again": 0.7,
    "leap": 0.6,
    "move-points": 0.5,
    "awareness": 0.6,
    "redirect": 0.9,
    "soak": 0.7,
    "survive": 1.2,
    "shadow": 0.5,
    "set-shadow": 0.5,
    "gain": 0.8,
    "swap": 0.3,
    "peek": 0.1,
    "redraw": 0.4,
    "take": 0.3,
    "ingenuity": 0.3,
    "offer": 0.5,
}
"""What an ability of that kind is worth, as a whole."""

RARE = (
    "stack",
    "unit",
    "dead-end",
    "nvn",
    "last-wound",
    "mate",
    "shadow-success",
    "face",
    "tokens",
)
"""Conditions that seldom hold."""
ROOM = 4
PAIRED_AT_MOST = 2


def ability_worth(ability: Ability, kit: Kit | None) -> float:
    """What a sentence on a card is worth to a ninja with these cards, or to any."""
    if ability.do in ("modify", "set"):
        amount = ability.amount - 2 if ability.do == "set" else ability.amount
        worth = STATS.get(ability.stat, 0.0) * amount
    else:
        worth = DEEDS.get(ability.do, 0.2)
    if kit is not None and not kit.fits(ability.if_):
        worth *= 0.25
    for condition in ability.if_:
        kind = condition.partition(":")[0]
        if kind in RARE:
            worth *= 0.3
        elif kind not in ("weapon", "element", "gender", "realm", "lone", "not-nvn", "hurt"):
            worth *= 0.6
    if ability.cost.card:
        worth *= 0.8
    return worth


def weapons_worth(weapons: Sequence[Weapon], kit: Kit | None, *, lord: bool) -> float:
    """What these weapons, active together, are worth; against the Lord or against anybody."""
    if not weapons:
        return 0.0
    worth = 0.0
    for weapon in weapons:
        worth += weapon.attack
        for ability in weapon.effect:
            if not (lord and ability.do in ("deadly", "sweep")):
                worth += ability_worth(ability, kit)
    if any(weapon.kind == "ranged" for weapon in weapons):
        own = any(ability.do == "own-tile" for weapon in weapons for ability in weapon.effect)
        worth += 0.3 if own else -0.3
    return worth


def pairs(weapon: Weapon, other: Weapon) -> bool:
    """E.39: whether both may be active at a time."""
    if weapon.kind == "ranged" or other.kind == "ranged":
        return False
    return any(ability.do == "paired" for card in (weapon, other) for ability in card.effect)


def best_weapons(
    cards: Cards, held: Sequence[str], kit: Kit | None, *, lord: bool
) -> tuple[list[str], float]:
    """The weapon, or the pair, that is worth most."""
    known = [cards.weapons[name] for name in held]
    best: list[Weapon] = []
    most = 0.0
    for number, weapon in enumerate(known):
        options = [[weapon]]
        options += [[weapon, other] for other in known[number + 1 :] if pairs(weapon, other)]
        for option in options:
            worth = weapons_worth(option, kit, lord=lord)
            if worth > most or not best:
                best, most = option, worth
    return [weapon.id for weapon in best], most


def item_worth(item: Item, kit: Kit | None) -> float:
    """What an Item is worth, less what activating it costs."""
    worth = sum(ability_worth(ability, kit) for ability in item.effect)
    cost = item.activate
    return worth - 0.2 * cost.ingenuity - 0.2 * cost.ki - 0.3 * cost.wounds


def skill_worth(skill: Skill, kit: Kit | None) -> float:
    """What a Skill is worth without its Synergy."""
    return sum(ability_worth(ability, kit) for ability in skill.effect)


def gear_worth(cards: Cards, name: str, kit: Kit | None) -> float:
    """What one card is worth by itself."""
    card = cards.gear[name]
    if isinstance(card, Weapon):
        return weapons_worth([card], kit, lord=False)
    return item_worth(card, kit) if isinstance(card, Item) else skill_worth(card, kit)


def held_worth(cards: Cards, me: NinjaView, name: str, kit: Kit) -> float:
    """What a card held is worth to its owner: a weapon only what it adds to the rest."""
    if name not in cards.weapons:
        return gear_worth(cards, name, kit)
    held = weapons_of(me.cards)
    rest = list(held)
    rest.remove(name)
    everything = best_weapons(cards, held, kit, lord=False)[1]
    without = best_weapons(cards, rest, kit, lord=False)[1]
    return max(0.05, everything - without) + 0.02 * weapons_worth(
        [cards.weapons[name]], kit, lord=False
    )


def weapons_of(held: Sequence[CardView]) -> list[str]:
    """The ids of the weapons among some cards."""
    return [card.id for card in held if card.kind == "weapon" and not card.stowed]


def deck_worth(cards: Cards, me: NinjaView, kit: Kit, deck: str) -> float:
    """What the top card of a deck is worth on average to a ninja: cards alike by their copies."""
    total = 0.0
    copies = 0
    held = weapons_of(me.cards)
    now = best_weapons(cards, held, kit, lord=False)[1]
    room = sum(not card.stowed for card in me.cards) < ROOM
    least = 0.0
    if not room and deck == "item":
        least = min(
            (held_worth(cards, me, c.id, kit) for c in me.cards if c.kind != "head"), default=0
        )
    skills = {skill.id: skill.synergy for skill in me.skills}
    mine = {card.id for card in me.cards}
    for card in cards.decks[deck]:
        copies += card.copies
        if isinstance(card, Weapon):
            gain = best_weapons(cards, [*held, card.id], kit, lord=False)[1] - now
        elif isinstance(card, Item):
            gain = item_worth(card, kit) - least
            if card.id in mine and card.slot:
                gain = 0.0
        elif card.id in skills:
            twin = sum(ability_worth(ability, kit) for ability in card.synergy)
            gain = 0.2 if skills[card.id] else twin
        else:
            gain = skill_worth(card, kit)
        total += card.copies * max(0.0, gain)
    return total / copies


def synergy_worth(cards: Cards, name: str, kit: Kit) -> float:
    """What the Synergy of a Skill is worth."""
    return sum(ability_worth(ability, kit) for ability in cards.skills[name].synergy)
