"""Datasets: many matches between bots in one small file, reproducible, checked and ready to load.

Each game has a sample dataset. The loaders need NumPy (`pip install kagemusha[vector]`) and, for
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
"""The names that need NumPy or PyTorch, with their modules."""


def __getattr__(name: str) -> Any:
    """Load these on first use, because making and verifying datasets needs neither library."""
    if name in _LOADERS:
        return getattr(import_module(f"kagemusha.datasets.{_LOADERS[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
