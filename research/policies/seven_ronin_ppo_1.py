"""A bot that was trained by `kagemusha train`: use it as `seven_ronin_ppo_1:Trained`."""

from pathlib import Path

from kagemusha.training import PolicyBot


class Trained(PolicyBot):
    """Plays seven-ronin by the network in seven_ronin_ppo_1.npz."""

    games = ("seven-ronin",)
    file = Path(__file__).with_name("seven_ronin_ppo_1.npz")
    digest = "f2bdf951adb625ea"
