"""Turn alerts of a real server: to our own push endpoint, mail server and webhook, over sockets."""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import json
import re
import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.serialization import Encoding

from kagemusha.core.errors import OptionError
from kagemusha.server.alerts.options import AlertOptions
from kagemusha.server.alerts.public_http import (
    NotPublic,
    Sender,
    Unreachable,
    check_address,
    is_public,
)
from kagemusha.server.alerts.push import encrypted_with
from kagemusha.server.serve import USAGE, ServeArgs, serve
from kagemusha.table import new_secret
from tests.alert_receivers import Browser, Mailbox, Requests, bytes_of
from tests.server.conftest import TIMEOUT, Client, MakeServer, Open, Server, Start

ADDRESS = "https://games.example/play"
CONTACT = "mailto:me@games.example"


@pytest.fixture
def requests() -> Iterator[Requests]:
    found = Requests()
    yield found
    found.close()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    found = Mailbox()
    yield found
    found.close()


def options(**more: Any) -> AlertOptions:
    """Everything at once, and on this machine."""
    usual = {"address": ADDRESS, "push": CONTACT, "webhooks": True, "every": 0.05}
    return AlertOptions(**{**usual, "loopback": True, "hurry": True, **more})


def claims_of(header: str, public: str) -> dict[str, Any]:
    """What the server signed for the push service (RFC 8292), checked with its public key."""
    token, key = re.fullmatch(r"vapid t=([^,]+),k=(.+)", header).groups()  # type: ignore[union-attr]
    assert key == public
    head, claims, signature = token.split(".")
    assert json.loads(bytes_of(head))["alg"] == "ES256"
    raw = bytes_of(signature)
    numbers = (int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    signed = utils.encode_dss_signature(*numbers)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    point.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(bytes_of(claims))
    return found


class Person:
    """A person with alerts."""

    def __init__(self, url: str, *clients: Client) -> None:
        self.key = new_secret()
        headers = {"Authorization": f"Bearer {self.key}"}
        self._http = httpx.Client(base_url=f"{url}/api/alerts", headers=headers, timeout=TIMEOUT)
        self._secrets = [client.secret for client in clients]

    def ask(self, **body: Any) -> httpx.Response:
        return self._http.post("/mine", json={"secrets": self._secrets, **body})

    def save(self, **body: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.ask(**body).raise_for_status().json()
        return found

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self._http.get("/mine").raise_for_status().json()
        return found

    def post(self, path: str, **rest: Any) -> httpx.Response:
        return self._http.post(path, **rest)

    def close(self) -> None:
        assert self._http.delete("/mine").status_code == 204
        assert self.state()["seats"] == 0
        self.leave()

    def leave(self) -> None:
        self._http.close()


def until_turn_changes(clients: list[Client]) -> Client:
    """Play until somebody owes a choice who did not before; who that is. It is one seat alone:
    a power could ask both at once, so nobody plays a clan."""
    before: list[int] = clients[0].look()["pending"]
    while True:
        clients[before[0]].step(new_secret(), prefer="pass")
        now: list[int] = clients[0].look()["pending"]
        if new := [seat for seat in now if seat not in before]:
            return clients[new[0]]
        before = now


GAME = {"game": "wat-aah"}


def test_push_reaches_one_browser_and_nobody_else_can_read_it(
    make_server: MakeServer, open_table: Open, requests: Requests
) -> None:
    server = make_server(alerts=options(webhooks=False))
    clients = open_table(server, **GAME)
    public = server.http.get("/api/alerts").json()["push"]
    person, browser = Person(server.url, *clients), Browser(f"{requests.url}/one")
    assert person.save(push=browser.subscription, language="fr")["seats"] == 2
    until_turn_changes(clients)
    path, headers, body = requests.next()
    assert path == "/one"
    assert (headers["content-encoding"], headers["urgency"]) == ("aes128gcm", "normal")
    claims = claims_of(headers["authorization"], public)
    assert (claims["sub"], claims["aud"]) == (CONTACT, requests.url)
    table = clients[0].table
    said = browser.read(body)
    assert said == {
        "title": "Shinobi WAT-AAH!\N{NO-BREAK SPACE}: à vous de jouer.",
        "body": "",
        "table": table,
        "page": f"tables/{table}",
        "waiting": 1,
    }
    requests.answers.append((410, ""))
    until_turn_changes(clients)
    requests.next()
    while person.state()["push"]:  # removed: the browser has unsubscribed
        pass
    assert person.state()["problems"].keys() == {"push"}
    person.close()


def test_a_mail_address_is_asked_first_and_can_say_no(
    make_server: MakeServer, open_table: Open, mailbox: Mailbox
) -> None:
    server = make_server(alerts=options(smtp=mailbox.url, mail_from="Ka <games@games.example>"))
    clients = open_table(server, **GAME)
    person = Person(server.url, *clients)
    assert person.save(mail="ada@mail.example")["confirmed"] is False
    until_turn_changes(clients)
    asked = mailbox.next()
    assert asked["to"] == "ada@mail.example"
    link = re.search(rf"{ADDRESS}/alerts/confirm#(\S+)", asked.get_content())
    assert link is not None
    for wrong in ("", "x", f"{link[1]}0", link[1].replace(".", ".0")):
        answer = person.post("/confirm", json={"token": wrong})
        assert (answer.status_code, answer.json()["id"]) == (400, "alerts-bad-token")
    assert person.post("/confirm", json={"token": link[1]}).json() == {"mail": "ada@mail.example"}
    assert person.state()["confirmed"] is True
    told = mailbox.next()  # the turn of before: it waits still
    content = told.get_content()
    assert told["subject"] == "Shinobi WAT-AAH!: it is your turn."
    assert f"{ADDRESS}/tables/{clients[0].table}" in content
    assert [one.secret for one in clients if str(one.secret) in content] == []
    assert told["from"] == "Ka <games@games.example>"
    assert told["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    once = told["list-unsubscribe"].strip("<>").replace(f"{ADDRESS}/", f"{server.url}/")
    form = {"List-Unsubscribe": "One-Click"}
    assert httpx.post(once, data=form, timeout=TIMEOUT).json() == {"mail": "ada@mail.example"}
    assert (person.state()["mail"], person.state()["confirmed"]) == (None, False)
    assert httpx.post(once, data=form, timeout=TIMEOUT).status_code == 400
    mailbox.refused.add("gone@mail.example")
    person.save(mail="gone@mail.example")
    while person.state()["mail"]:
        pass
    assert "mail" in person.state()["problems"]
    assert mailbox.got.empty()
    person.close()


def test_webhooks_are_signed_and_tried_again(
    make_server: MakeServer, open_table: Open, requests: Requests
) -> None:
    server = make_server(alerts=options(push=""))
    clients = open_table(server, **GAME, clock={"kind": "days", "seconds": 86400})
    person = Person(server.url, *clients)
    key = person.save(webhook=f"{requests.url}/hook")["hook_key"]
    assert person.post("/test").status_code == 200
    assert json.loads(requests.next()[2])["type"] == "test"
    requests.answers.append((307, f"{requests.url}/moved"))
    waits = until_turn_changes(clients)
    assert requests.next()[0] == "/hook"
    path, headers, body = requests.next()
    assert path == "/moved"
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    secret = base64.b64decode(key.removeprefix("whsec_"))
    digest = base64.b64encode(hmac.new(secret, signed, hashlib.sha256).digest()).decode()
    assert headers["webhook-signature"] == f"v1,{digest}"
    (turn,) = json.loads(body)["turns"]
    assert turn["link"] == f"{ADDRESS}/tables/{waits.table}"
    assert (turn["table"], turn["game"], turn["alarm"]) == (waits.table, "wat-aah", False)
    assert turn["due"] - turn["since"] == 86_400_000
    # A redirect into our own network is not followed, though the first address was fine.
    requests.answers.append((307, "https://192.168.0.1/steal"))
    until_turn_changes(clients)
    requests.next()
    while person.state()["webhook"]:
        pass
    assert "private" in person.state()["problems"]["webhook"]
    person.close()


def test_not_while_a_stream_is_in_sight(
    make_server: MakeServer, open_table: Open, requests: Requests
) -> None:
    server = make_server(alerts=options())
    clients = open_table(server, **GAME)
    person = Person(server.url, *clients)
    person.save(webhook=f"{requests.url}/hook")
    for client in clients:
        client.stream()
    until_turn_changes(clients)
    while (noted := kept(server)) == []:
        pass
    assert [due for _, due in noted] == [None], "it was seen, and is over"
    clients[0].send(type="visibility", hidden=True)
    clients[1].send(type="visibility", hidden=True)
    while any(seat["state"] == "here" for seat in clients[0].get("")["presence"]["seats"]):
        pass
    until_turn_changes(clients)
    assert json.loads(requests.next()[2])["turns"][0]["table"] == clients[0].table
    person.close()


def kept(server: Server) -> list[tuple[str, int | None]]:
    from kagemusha.table import schema

    with server.tables[0].store._reading() as connection:
        rows = connection.execute(schema.alerts.select()).all()
    return [(row.kind, row.due) for row in rows]


def test_what_is_refused(make_server: MakeServer, open_table: Open, mailbox: Mailbox) -> None:
    own = make_server()
    clients = open_table(own, **GAME)
    offer = own.http.get("/api/alerts").json()
    assert offer == {"push": None, "mail": False, "webhooks": False}
    person = Person(own.url, *clients)
    assert person.ask(mail="ada@mail.example").json()["id"] == "alerts-closed"
    assert person.post("/test").json()["id"] == "alerts-nothing-to-try"
    person.close()
    open_ = options(smtp=mailbox.url, mail_from="games@games.example", loopback=False)
    server = make_server(alerts=open_)
    person = Person(server.url, *clients)
    good = Browser("https://push.example/1").subscription
    for body, problem in (
        ({"mail": "not an address"}, "alerts-bad-mail"),
        ({"mail": "ada@mail.example\r\nBcc: bo@mail.example"}, "alerts-bad-mail"),
        ({"mail": "ada@localhost"}, "alerts-bad-mail"),
        ({"webhook": "http://hooks.example/"}, "alerts-bad-webhook"),
        ({"webhook": "https://127.0.0.1/"}, "alerts-bad-webhook"),
        ({"webhook": "https://me:secret@hooks.example/"}, "alerts-bad-webhook"),
        ({"push": {**good, "endpoint": "https://[::1]/"}}, "alerts-bad-push"),
        ({"push": {**good, "p256dh": "AAAA"}}, "alerts-bad-push"),
        ({"push": {**good, "auth": "AAAA"}}, "alerts-bad-push"),
        ({"zone": "Mars/Olympus"}, "alerts-bad-zone"),
        ({"digest": 5}, "alerts-bad-digest"),
        ({"quiet": {"start": 0, "end": 1440}}, "server-bad-request"),
    ):
        answer = person.ask(**body)
        assert (answer.status_code, answer.json()["id"]) == (400, problem), body
    short = {"Authorization": "Bearer short"}
    weak = server.http.get("/api/alerts/mine", headers=short)
    assert weak.json()["id"] == "table-bad-secret"
    assert mailbox.got.empty()
    person.close()


@pytest.mark.parametrize(
    "text",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.0.1", "255.255.255.255", "198.18.0.1", "240.0.0.1"),
        *("::1", "::", "fe80::1", "fc00::1", "fec0::1", "ff02::1", "2001:db8::1"),
        *("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::1"),
    ],
)
def test_addresses_that_are_not_public(text: str) -> None:
    assert not is_public(ipaddress.ip_address(text))
    host = f"[{text}]" if ":" in text else text
    with pytest.raises(NotPublic):
        check_address(f"https://{host}/hook")


@pytest.mark.parametrize("text", ["1.1.1.1", "2606:4700::1111", "64:ff9b::101:101"])
def test_addresses_that_are_public(text: str) -> None:
    assert is_public(ipaddress.ip_address(text))


@pytest.mark.parametrize(
    "url", ["ftp://a.example/", "https://", "https://a.example:22/", "https://a.example:x/", "a"]
)
def test_what_is_no_address(url: str) -> None:
    with pytest.raises(NotPublic):
        check_address(url)


def test_a_name_is_resolved_once_and_the_certificate_is_that_of_the_name(
    requests: Requests, tmp_path: Path
) -> None:
    """A second answer of the name server cannot lead elsewhere, nor can another machine answer."""
    answers = [["1.1.1.1", "127.0.0.1"], ["192.168.0.1"], ["127.0.0.1"], ["127.0.0.1"], []]

    def resolve(_host: str, _port: int) -> list[Any]:
        return [ipaddress.ip_address(text) for text in answers.pop(0)]

    own, trusted = certificate("hooks.example", tmp_path)
    requests.secure(own)
    send = Sender(loopback=True, context=trusted, resolve=resolve)
    strict = Sender(context=trusted, resolve=resolve)
    address = f"https://hooks.example:{requests.port}/hook?x=1"
    with pytest.raises(NotPublic):
        strict.post(address, b"{}", {})
    with pytest.raises(NotPublic):
        send.post(address, b"{}", {})
    assert send.post(address, b"{}", {}) == 201
    path, headers, _ = requests.next()
    assert (path, headers["host"]) == ("/hook?x=1", f"hooks.example:{requests.port}")
    with pytest.raises(Unreachable):
        send.post(address.replace("hooks", "other"), b"{}", {})
    with pytest.raises(Unreachable):
        send.post(address, b"{}", {})
    assert answers == []


def certificate(name: str, folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """For a server of that name, and for who trusts it."""
    from datetime import UTC, datetime, timedelta

    from cryptography import x509
    from cryptography.hazmat.primitives.serialization import NoEncryption, PrivateFormat

    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(who, who, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "server.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(made.public_bytes(Encoding.PEM) + secret)
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(file)
    return own, ssl.create_default_context(cadata=made.public_bytes(Encoding.PEM).decode())


@pytest.mark.parametrize(
    "given",
    [
        {"push": "me@games.example"},
        {"webhooks": "on"},
        {"address": "games.example", "webhooks": "on"},
        {"address": ADDRESS, "smtp": "mail.example", "mail_from": "a@b.example"},
        {"address": ADDRESS, "smtp": "smtp://me:secret@mail.example", "mail_from": "a@b.example"},
        {"address": ADDRESS, "smtp": "smtp://mail.example", "mail_from": "games"},
    ],
)
def test_what_an_operator_cannot_say(
    given: dict[str, Any], lite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(ServeArgs(port=0, database=lite_url, **given)) == USAGE
    error = capsys.readouterr().err
    assert error.startswith("kagemusha: ")
    assert "secret" not in error
    with pytest.raises(OptionError):
        AlertOptions(**{**given, "webhooks": given.get("webhooks") == "on"})


def test_a_killed_server_tells_later_and_logs_no_secret(
    start_on: Start, lite_url: str, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is owed is read from the tables, and the mail server may be away for a while."""
    monkeypatch.setenv("KAGEMUSHA_SMTP_PASSWORD", "the-password")
    words = [f"--smtp={mailbox.url}", "--mail-from=games@games.example", f"--address={ADDRESS}"]
    process, url = start_on(lite_url, *words, "--log-level=info")
    with httpx.Client(base_url=url, timeout=TIMEOUT) as http:
        opened = http.post("/api/tables", json=GAME).raise_for_status().json()
    clients = [Client(url, opened["id"], seat["secret"]) for seat in opened["seats"]]
    person = Person(url, *clients)
    person.save(mail="ada@mail.example")
    process.kill()
    logged = process.communicate()[1]
    process, url = start_on(lite_url, *words, "--log-level=info")
    asked = mailbox.next()
    token = re.search(r"/alerts/confirm#(\S+)", asked.get_content())
    assert token is not None
    again = Person(url)
    assert again.post("/confirm", json={"token": token[1]}).status_code == 200
    process.terminate()
    logged += process.communicate(timeout=TIMEOUT)[1]
    hidden = ["ada@mail.example", "the-password", token[1], person.key]
    hidden += [str(client.secret) for client in clients]
    assert [word for word in hidden if word in logged] == []
    for client in clients:
        client.close()
    person.leave()
    again.leave()


def test_push_encrypts_the_example_of_rfc_8291() -> None:
    once = ec.derive_private_key(
        int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1()
    )
    body = encrypted_with(
        once,
        bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    assert body == bytes_of(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )
