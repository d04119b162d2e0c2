"""The numbers by which the quick player weighs things."""

from __future__ import annotations


class Style:
    """How a quick player plays. One is about a point of Ingenuity to who has little."""

    def __init__(self) -> None:
        self.ready: float = 0.9
        """The chance of one Attack to defeat the Lord with which it is time to look for him,"""
        self.fit: float = 0.9
        """the part of its Wounds that a ninja wants for that,"""
        self.hour: float = 80.0
        """and the round after which it is time whatever the chances are."""
        self.urge: float = 1.0
        """What each round after that hour adds to the worth of the Lord."""
        self.lord: float = 45.0
        """What his defeat is worth."""
        self.token: float = 0.35
        self.lord_token: float = 3.0
        self.life: float = 6.0
        """The worth of Wounds: so much, times their root;"""
        self.death: float = 16.0
        """and what the last one costs beyond that."""
        self.ki: float = 1.6
        self.poor: float = 1.2
        """A point of Ingenuity to who has little,"""
        self.rich: float = 0.4
        """and to who has more than this:"""
        self.wealth: float = 10.0
        self.explore: float = 2.2
        """A new room while nothing better is known,"""
        self.seek: float = 5.0
        """and to who is ready for the Lord."""
        self.approach: float = 1.2
        self.unknown: float = 1.6
        """What an unknown room costs who is seen in it."""
        self.followed: float = 0.25
        """How much of a danger counts that can only come nearer this round."""
        self.sprint: float = 3.0
        self.rest: float = 1.15
        self.bargain: float = 0.09
        """The worth of a card for a point of Ingenuity, below which it is saved."""
        self.rival_wound: float = 0.7
        self.rival_out: float = 5.0
        self.duel_wound: float = 2.0
        self.duel_out: float = 12.0
