"""The optional parts of the package: `pip install "kagemusha[server]"` and the like."""

from __future__ import annotations

from importlib.util import find_spec

from kagemusha.core.errors import KagemushaError, Message


class MissingExtra(KagemushaError, ImportError):  # noqa: N818  says what is missing
    """An optional part is not installed; the message has the command that installs it."""


class TorchMissing(KagemushaError, ImportError):  # noqa: N818  says what is missing
    """PyTorch is not installed: no extra brings it, because its builds differ by machine."""

    def __init__(self) -> None:
        super().__init__(Message("torch-missing"))


def require(extra: str, *modules: str) -> None:
    """Check that modules of an extra are installed; MissingExtra names the first that is not."""
    for module in modules:
        if find_spec(module) is None:
            raise MissingExtra(Message("extra-missing", {"module": module, "extra": extra}))


def require_server() -> None:
    """Check that tables can be kept and served."""
    require("server", "sqlalchemy", "litestar", "uvicorn")
