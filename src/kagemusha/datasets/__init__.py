"""Many matches of bots in one small file: made from a seed, verified, and read for learning.

Each game comes with a sample. The loaders need NumPy (`pip install kagemusha[vector]`) and, for
tensors, PyTorch; see docs/datasets.md.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from kagemusha.datasets.dataset import Dataset, DatasetError, RecordedMatch, sample
from kagemusha.datasets.making import make_dataset

if TYPE_CHECKING:
    from kagemusha.datasets.decisions import Decisions, batches, load
    from kagemusha.datasets.tensors import DecisionTensors

__all__ = [
    "Dataset",
    "DatasetError",
    "DecisionTensors",
    "Decisions",
    "RecordedMatch",
    "batches",
    "load",
    "make_dataset",
    "sample",
]

_LOADERS = {
    "DecisionTensors": "tensors",
    "Decisions": "decisions",
    "batches": "decisions",
    "load": "decisions",
}
"""What needs NumPy or PyTorch, and its module."""


def __getattr__(name: str) -> Any:
    """The loaders, when they are first used: making and verifying needs neither of the two."""
    if name in _LOADERS:
        return getattr(import_module(f"kagemusha.datasets.{_LOADERS[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
