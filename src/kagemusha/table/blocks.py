"""Who and what the operator has blocked: addresses, tables, and the secrets of seats."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, delete, insert, select

from kagemusha.core.errors import Message, OptionError
from kagemusha.table import schema
from kagemusha.table.seat_secrets import PROFILE, hash_secret

BlockKind = Literal["address", "table", "seat"]
BLOCKS = "*blocks"
"""The name of this list in notifications between processes; no table has it as its id."""
REMEMBERED = 10_000
"""Clients of which it is remembered whether they are blocked."""
Connect = Callable[[], AbstractContextManager[Connection]]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True, slots=True)
class Block:
    """One thing that is blocked."""

    kind: BlockKind
    value: str
    """An address or a network; the id of a table; the hash of a secret."""
    at: int = 0
    note: str = ""
    """For operators."""


def network(value: str) -> Network:
    """An address or a network; OptionError if it is neither."""
    try:
        return ipaddress.ip_network(value.strip(), strict=False)
    except ValueError:
        args = {"option": "address", "value": value, "known": "192.0.2.7, 2001:db8::/64, …"}
        raise OptionError(Message("option-wrong-value", args)) from None


class Blocks:
    """What is blocked at one moment. Never changed, only replaced."""

    def __init__(self, blocks: Iterable[Block] = ()) -> None:
        self.all = tuple(blocks)
        self._networks = [network(b.value) for b in self.all if b.kind == "address"]
        self._tables = {b.value for b in self.all if b.kind == "table"}
        self._seats = {b.value for b in self.all if b.kind == "seat"}
        self._clients: dict[str, bool] = {}

    def client(self, key: str) -> bool:
        """Whether a client is blocked: an address, or the network that one client has."""
        if not self._networks:
            return False
        found = self._clients.get(key)
        if found is None:
            if len(self._clients) >= REMEMBERED:
                self._clients.clear()
            found = self._clients[key] = self._in_networks(key)
        return found

    def _in_networks(self, key: str) -> bool:
        try:
            own = ipaddress.ip_network(key, strict=False)
        except ValueError:
            return False
        return any(own.overlaps(one) for one in self._networks)

    def table(self, table_id: str) -> bool:
        """Whether a table is blocked."""
        return table_id in self._tables

    def secret(self, secret: str | None) -> bool:
        """Whether the secret of a seat is blocked, or the key of a profile."""
        if not self._seats or secret is None:
            return False
        return not self._seats.isdisjoint((hash_secret(secret), hash_secret(PROFILE + secret)))


class BlockStore:
    """The blocks of one store."""

    def __init__(
        self, reading: Connect, writing: Connect, notify: Callable[[Connection, str], None]
    ) -> None:
        self._reading, self._writing, self._notify = reading, writing, notify

    def read(self) -> Blocks:
        """All of them, oldest first."""
        rows = schema.blocks.c
        with self._reading() as connection:
            found = connection.execute(select(schema.blocks).order_by(rows.at, rows.value))
            return Blocks(Block(row.kind, row.value, row.at, row.note) for row in found)

    def add(self, block: Block) -> None:
        """Block something, again if it is blocked."""
        with self._writing() as connection:
            self._delete(connection, block)
            row = {"kind": block.kind, "value": block.value, "at": block.at, "note": block.note}
            connection.execute(insert(schema.blocks).values(row))
            self._notify(connection, BLOCKS)

    def remove(self, block: Block) -> bool:
        """Block it no longer; whether it was blocked."""
        with self._writing() as connection:
            found = self._delete(connection, block)
            self._notify(connection, BLOCKS)
        return found

    @staticmethod
    def _delete(connection: Connection, block: Block) -> bool:
        rows = schema.blocks.c
        same = delete(schema.blocks).where(rows.kind == block.kind, rows.value == block.value)
        return connection.execute(same).rowcount > 0
