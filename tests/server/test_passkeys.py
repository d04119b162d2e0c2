"""Passkeys: what signs in and what does not, by an authenticator of our own."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any

import cbor2
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from kagemusha.core.errors import OptionError
from kagemusha.server import passkeys
from kagemusha.server.relying_party import RelyingParty
from tests.server.conftest import TIMEOUT, MakeServer, Server, on_each_database
from tests.server.test_lobby import Somebody, refused

PARTY = RelyingParty("games.example", "https://games.example")
SEALED = "s" * 80


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def read(words: str) -> bytes:
    return urlsafe_b64decode(words + "==")


class Authenticator:
    """One passkey, as a device or a password program has it."""

    def __init__(self, name: bytes = b"credential", party: RelyingParty = PARTY) -> None:
        self.id, self.party, self.used = name, party, 0
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.flags = 0b101  # somebody is there, and was recognized

    def _data(self, more: bytes = b"", flags: int = 0) -> bytes:
        self.used += 1
        domain = hashlib.sha256(self.party.domain.encode()).digest()
        return domain + bytes([self.flags | flags]) + self.used.to_bytes(4) + more

    def _client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        data = {"type": kind, "challenge": options["challenge"], "origin": self.party.origin}
        return json.dumps(data).encode()

    def _credential(self, response: dict[str, bytes]) -> dict[str, Any]:
        words = {name: text(value) for name, value in response.items()}
        mine = {"id": text(self.id), "rawId": text(self.id), "type": "public-key"}
        return {**mine, "response": words, "clientExtensionResults": {}}

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
        own = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        attested = {"fmt": "none", "attStmt": {}, "authData": self._data(own, 0b1000000)}
        client = self._client_data("webauthn.create", options)
        return self._credential(
            {"clientDataJSON": client, "attestationObject": cbor2.dumps(attested)}
        )

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        client, data = self._client_data("webauthn.get", options), self._data()
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            {"clientDataJSON": client, "authenticatorData": data, "signature": signed}
        )


class Device:
    """A browser at a server with passkeys."""

    def __init__(self, url: str) -> None:
        self.url = url

    def ask(self, path: str, **body: Any) -> httpx.Response:
        return httpx.post(f"{self.url}/api/lobby/passkey{path}", json=body, timeout=TIMEOUT)

    def options(self) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("/options").json()["public_key"]
        return found

    def sign_in(self, authenticator: Authenticator) -> httpx.Response:
        return self.ask("", credential=authenticator.sign(self.options()))


def add(somebody: Somebody, authenticator: Authenticator, sealed: str = SEALED) -> httpx.Response:
    options = somebody.ok("POST", "/me/passkeys/options")["public_key"]
    made = authenticator.make(options)
    return somebody.ask("POST", "/me/passkeys", credential=made, sealed=sealed)


@pytest.fixture
def with_passkeys(make_server: MakeServer) -> Server:
    return make_server(lobby=True, passkeys=PARTY)


@on_each_database
def test_a_passkey_gives_back_what_was_sealed(with_passkeys: Server) -> None:
    url = with_passkeys.url
    ada, bo, phone, device = Somebody(url, "Ada"), Somebody(url, "Bo"), Authenticator(), Device(url)
    options = ada.ok("POST", "/me/passkeys/options")["public_key"]
    assert options["rp"]["id"] == "games.example"
    assert options["authenticatorSelection"]["userVerification"] == "required"
    assert add(ada, phone).status_code == 201
    again = ada.ok("POST", "/me/passkeys/options")["public_key"]
    assert [one["id"] for one in again["excludeCredentials"]] == [text(phone.id)]
    assert device.options().get("allowCredentials", []) == [], "it names nobody"
    answer = device.sign_in(phone)
    assert answer.json() == {"id": text(phone.id), "sealed": SEALED}
    assert add(ada, Authenticator(b"another"), "t" * 80).status_code == 201
    first, second = ada.ok("GET", "/me/passkeys")
    assert first["used"] is not None
    assert second["used"] is None
    assert [one["id"] for one in ada.ok("GET", "/me/data")["passkeys"]] == [
        text(phone.id),
        text(b"another"),
    ]
    # Nobody else removes it; who does it has no way back.
    refused(bo.ask("DELETE", f"/me/passkeys/{text(phone.id)}"), 409, "passkey-unknown")
    ada.ok("DELETE", f"/me/passkeys/{text(phone.id)}")
    refused(device.sign_in(phone), 403, "passkey-unknown")
    ada.ok("DELETE", "/me")
    with with_passkeys.tables[0].store._reading() as connection:
        from kagemusha.table import schema

        assert connection.execute(schema.passkeys.select()).all() == []


def test_what_does_not_sign_in(with_passkeys: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    url = with_passkeys.url
    ada, bo, device = Somebody(url, "Ada"), Somebody(url, "Bo"), Device(url)
    mine, other = Authenticator(), Authenticator(b"credential")
    assert add(ada, mine).status_code == 201
    refused(add(bo, other), 409, "passkey-refused")  # the same id

    def wrong(change: Callable[[Authenticator], object]) -> httpx.Response:
        before = mine.party, mine.flags, mine.used
        change(mine)
        try:
            return device.sign_in(mine)
        finally:
            mine.party, mine.flags, used = before
            mine.used = max(used, mine.used)

    refused(device.sign_in(other), 403, "passkey-refused")  # another key
    refused(
        wrong(lambda m: setattr(m, "party", RelyingParty("games.example", "https://evil.example"))),
        *(403, "passkey-refused"),
    )
    refused(
        wrong(lambda m: setattr(m, "party", RelyingParty("evil.example", PARTY.origin))),
        *(403, "passkey-refused"),
    )
    refused(wrong(lambda m: setattr(m, "flags", 0b001)), 403, "passkey-refused")  # not recognized
    answer = mine.sign(device.options())
    assert device.ask("", credential=answer).status_code == 200
    refused(device.ask("", credential=answer), 403, "passkey-refused")  # once more
    mine.used -= 1
    refused(device.sign_in(mine), 403, "passkey-refused")  # a copy of it
    mine.used += 5
    # A challenge for something else, of nobody, or too old.
    adding = ada.ok("POST", "/me/passkeys/options")["public_key"]
    refused(device.ask("", credential=mine.sign(adding)), 403, "passkey-refused")
    made = Authenticator(b"new").make(adding)
    refused(bo.ask("POST", "/me/passkeys", credential=made, sealed=SEALED), 403, "passkey-refused")
    refused(
        device.ask("", credential=mine.sign({"challenge": text(bytes(56))})), 403, "passkey-refused"
    )
    broken: tuple[Any, ...] = (
        {},
        {"response": 1},
        {"response": {"clientDataJSON": "eA"}},
        {"response": []},
    )
    for odd in broken:
        refused(device.ask("", credential=odd), 403, "passkey-refused")
    assert device.ask("", credential="x").status_code == 400
    options = device.options()
    monkeypatch.setattr(passkeys, "VALID", -1)
    refused(device.ask("", credential=mine.sign(options)), 403, "passkey-late")


def test_a_challenge_is_answered_once_even_if_passkeys_do_not_count(with_passkeys: Server) -> None:
    """Most that are synced always say 0."""
    ada, device, synced = (
        Somebody(with_passkeys.url, "Ada"),
        Device(with_passkeys.url),
        Authenticator(),
    )
    synced.used = -1
    assert add(ada, synced).status_code == 201
    synced.used = -1
    answer = synced.sign(device.options())
    assert device.ask("", credential=answer).status_code == 200
    refused(device.ask("", credential=answer), 403, "passkey-refused")
    synced.used = -1
    assert device.sign_in(synced).status_code == 200


def test_a_profile_has_some_passkeys_at_most(
    with_passkeys: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kagemusha.table.passkeys.MOST", 1)
    ada = Somebody(with_passkeys.url, "Ada")
    assert add(ada, Authenticator(b"one")).status_code == 201
    refused(add(ada, Authenticator(b"two")), 409, "passkey-many")
    assert add(ada, Authenticator(b"two"), "not base64 !" * 9).status_code == 400


def test_there_are_none_unless_the_operator_wants_them(make_server: MakeServer) -> None:
    url = make_server(lobby=True).url
    ada = Somebody(url, "Ada")
    refused(ada.ask("POST", "/me/passkeys/options"), 404, "passkey-off")
    refused(Device(url).ask("/options"), 404, "passkey-off")


@pytest.mark.parametrize(
    ("address", "party"),
    [
        ("https://games.example/", RelyingParty("games.example", "https://games.example")),
        (
            "https://games.example:8443/x",
            RelyingParty("games.example", "https://games.example:8443"),
        ),
        ("https://games.example:443", RelyingParty("games.example", "https://games.example")),
        ("http://localhost:8770/", RelyingParty("localhost", "http://localhost:8770")),
        ("http://games.example/", None),
        ("https://192.0.2.7/", None),
        ("https://[2001:db8::1]/", None),
        ("ftp://games.example/", None),
        ("https://games.example:x/", None),
        ("", None),
    ],
)
def test_where_browsers_allow_them(address: str, party: RelyingParty | None) -> None:
    if party is not None:
        assert RelyingParty.at(address) == party
    else:
        with pytest.raises(OptionError, match="https"):
            RelyingParty.at(address)


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kagemusha.core.extras.find_spec", lambda _: None)
    with pytest.raises(ImportError, match=r'pip install "kagemusha\[passkeys\]"'):
        RelyingParty.at("https://games.example/")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--lobby=on", "--host=0.0.0.0"], "with https and a domain"),
        ([], "needs --lobby on"),
    ],
)
def test_the_command_says_what_is_missing(words: list[str], problem: str, lite_url: str) -> None:
    command = [sys.executable, "-m", "kagemusha.server", "--port=0", f"--database={lite_url}"]
    done = subprocess.run(
        [*command, "--passkeys=on", *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 2
    assert problem in done.stderr
