"""Datasets for PyTorch's DataLoader."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import fields
from typing import Any

from kagemusha.core.extras import TorchMissing
from kagemusha.datasets.dataset import Dataset
from kagemusha.datasets.decisions import Decisions, batches
from kagemusha.vector.settings import Number

try:
    import torch
    from torch.utils import data
except ModuleNotFoundError as error:
    raise TorchMissing() from error


class DecisionTensors(data.IterableDataset):  # type: ignore[misc]
    """Whole batches as dicts of tensors, with the field names of `Decisions`.

    Use it as `DataLoader(DecisionTensors(sample("…"), 512), batch_size=None)`. The settings are
    those of `batches`; each worker of the loader reads its own matches.
    """

    epoch = 0
    """With `shuffle`, each number gives another order; set it before a pass."""

    def __init__(
        self,
        dataset: Dataset,
        size: int,
        *,
        number: Number = "float32",
        bots: Collection[str] | None = None,
        forced: bool = True,
        shuffle: int | None = None,
        ahead: int = 64,
    ) -> None:
        self._dataset, self._size, self._shuffle = dataset, size, shuffle
        self._settings: dict[str, Any] = {
            "number": number,
            "bots": bots,
            "forced": forced,
            "ahead": ahead,
        }

    def __iter__(self) -> Iterator[dict[str, Any]]:
        worker = data.get_worker_info()
        found = batches(
            self._dataset,
            self._size,
            shuffle=None if self._shuffle is None else [self._shuffle, self.epoch],
            part=(worker.id, worker.num_workers) if worker else (0, 1),
            **self._settings,
        )
        for batch in found:
            yield {
                each.name: torch.from_numpy(getattr(batch, each.name)) for each in fields(Decisions)
            }
