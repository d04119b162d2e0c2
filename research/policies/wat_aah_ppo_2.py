"""A bot that was trained by `kagemusha train`: use it as `wat_aah_ppo_2:Trained`."""

from pathlib import Path

from kagemusha.training import PolicyBot


class Trained(PolicyBot):
    """Plays wat-aah by the network in wat_aah_ppo_2.npz."""

    games = ("wat-aah",)
    file = Path(__file__).with_name("wat_aah_ppo_2.npz")
    digest = "8293067d67eccf3e"
