"""The optional dependencies of the package, such as `pip install "kagemusha[server]"`."""

from __future__ import annotations

from importlib.util import find_spec

from kagemusha.core.errors import KagemushaError, Message


class MissingExtra(KagemushaError, ImportError):  # noqa: N818  says what is missing
    """An extra is not installed; the message contains the command that installs it."""


class TorchMissing(KagemushaError, ImportError):  # noqa: N818  says what is missing
    """PyTorch is not installed. No extra includes it, because its builds depend on the machine."""

    def __init__(self) -> None:
        super().__init__(Message("torch-missing"))


def require(extra: str, *modules: str) -> None:
    """Check that the modules of an extra are installed; MissingExtra names one that is not."""
    for module in modules:
        if find_spec(module) is None:
            raise MissingExtra(Message("extra-missing", {"module": module, "extra": extra}))


def require_server() -> None:
    """Check that the extras for the server are installed."""
    require("server", "sqlalchemy", "litestar", "uvicorn")
