"""Turn alerts in the store: what is noted, held back, taken by one process and tried again."""

from __future__ import annotations

from datetime import datetime
from threading import Barrier, Thread
from zoneinfo import ZoneInfo

import pytest

from kagemusha.table import Opened, Store, TableError, Tables, days, local, open_seat, person
from kagemusha.table.alerts import BACKOFF, Alert, AlertMessage, AlertRules
from kagemusha.table.recipient_store import MOST, RecipientSettings
from kagemusha.table.seat_secrets import hash_secret
from tests.table.conftest import MakeTables
from tests.table.time import Time

HOUR = 3600
PUSH = {"endpoint": "https://push.example/1", "p256dh": "", "auth": ""}


def nobody(_table: str, _seat: int) -> bool:
    return False


def settings(*secrets: str | None, **more: object) -> RecipientSettings:
    rules = AlertRules(**more)  # type: ignore[arg-type]
    hashes = [hash_secret(secret) for secret in secrets if secret]
    return RecipientSettings(rules, hashes, push=PUSH)


def told(tables: Tables, now: Time) -> list[AlertMessage]:
    tables.store.alerts.note(0, tables.is_looking)
    return tables.store.alerts.take(now(), tables.is_looking)


def what(messages: list[AlertMessage]) -> list[tuple[str, str, int]]:
    return [(alert.kind, alert.table_id, alert.seat) for one in messages for alert in one.alerts]


def play(opened: Opened, seat: int) -> None:
    """One choice of a seat."""
    secret = opened.secrets[seat] or ""
    legal = opened.table.look(secret, seat=seat).legal
    number = opened.table._runtime.journal.length
    opened.table.act(secret, str(number), None, legal[0], seat=seat)


def turn_of(opened: Opened) -> int:
    (seat,) = opened.table.look().pending
    return seat


def play_until_turn_changes(opened: Opened) -> int:
    """The seat that owes a choice then."""
    before = turn_of(opened)
    while turn_of(opened) == before:
        play(opened, before)
    return turn_of(opened)


def test_one_alert_for_each_decision(tables: Tables, now: Time, make_tables: MakeTables) -> None:
    """Also after a restart, and whoever looks for it."""
    opened = tables.create("wat-aah", [person(), person()], seed=1, clock=days(1))
    table = opened.table.id
    first = turn_of(opened)
    second = 1 - first
    keep = tables.store.recipients.keep
    keep("ada", settings(opened.secrets[first]), now())
    keep("bo", settings(opened.secrets[second], "no such secret"), now())
    now.wait(60)
    assert what(told(tables, now)) == [], "who asks now knows that it is their turn"
    assert play_until_turn_changes(opened) == second
    assert told(tables, now) == [], "they have some time to come by themselves"
    now.wait(60)
    other = make_tables(tables.store._engine.url.render_as_string(hide_password=False))
    (message,) = told(other, now)
    assert what([message]) == [("turn", table, second)]
    assert message.waiting == 1
    assert told(tables, now) == [], "it is leased to the other process"
    other.store.alerts.sent(message, now())
    now.wait(HOUR)
    play(opened, second)
    if turn_of(opened) == second:
        now.wait(HOUR)
        assert what(told(tables, now)) == [], "the same decision, one choice later"
    play_until_turn_changes(opened)
    now.wait(60)
    assert what(told(tables, now)) == [("turn", table, first)]
    now.wait(18 * HOUR)  # it was not reported as sent: the lease has run out
    assert ("turn", table, first) in what(told(tables, now))
    now.wait(2 * HOUR)
    messages = told(tables, now)
    assert ("alarm", table, first) in what(messages), "80 % of a day are over"
    opened.table.end()
    now.wait(HOUR)
    assert told(tables, now) == [], "nothing is owed any more"


def test_not_while_somebody_looks(lite: Tables, now: Time) -> None:
    opened = lite.create("wat-aah", [local(), local()], seed=1)
    secret = opened.secrets[0]
    lite.store.recipients.keep("ada", settings(secret), now())
    screen = opened.table.presence.enter(1 - turn_of(opened))
    now.wait(1)
    play_until_turn_changes(opened)
    now.wait(60)
    assert told(lite, now) == []
    screen.set_away(away=True)
    assert told(lite, now) == [], "it was seen"
    play_until_turn_changes(opened)
    play_until_turn_changes(opened)
    now.wait(60)
    assert len(told(lite, now)) == 1, "a page in the background sees nothing"


def test_what_another_process_tells_about_who_looks(lite: Tables, now: Time) -> None:
    lite._hear_presence('elsewhere some-table {"seats": {"0": true, "1": false}, "spectators": 0}')
    assert lite.is_looking("some-table", 0)
    assert not lite.is_looking("some-table", 1)
    now.wait(HOUR)
    lite.tick()
    assert not lite.is_looking("some-table", 0)


def test_tries_again_and_gives_up(lite: Tables, now: Time) -> None:
    opened = lite.create("wat-aah", [person(), person()], seed=1)
    lite.store.recipients.keep("ada", settings(*opened.secrets), now())
    now.wait(1)
    play_until_turn_changes(opened)
    now.wait(60)
    for pause in BACKOFF:
        (message,) = told(lite, now)
        lite.store.alerts.failed(message, now(), "alerts-problem-refused", final=False)
        assert told(lite, now) == []
        now.wait(pause / 1000)
    (message,) = told(lite, now)
    lite.store.alerts.failed(message, now(), "alerts-problem-refused", final=False)
    now.wait(24 * HOUR)
    assert told(lite, now) == []
    found = lite.store.recipients.find("ada")
    assert found is not None
    assert found.problems == {"push": "alerts-problem-refused"}
    lite.store.recipients.close(found.id, "push", "alerts-problem-gone")
    found = lite.store.recipients.find("ada")
    assert found is not None
    assert found.media == ()


def test_a_digest_tells_everything_at_once(lite: Tables, now: Time) -> None:
    many = [lite.create("wat-aah", [person(), person()], seed=seed) for seed in range(3)]
    secrets = [secret for opened in many for secret in opened.secrets]
    lite.store.recipients.keep("ada", settings(*secrets, digest=60, alarm=False), now())
    now.wait(1)
    play_until_turn_changes(many[0])
    now.wait(60)
    (first,) = told(lite, now)
    assert len(first.alerts) == 1
    lite.store.alerts.sent(first, now())
    for opened in many[1:]:
        play_until_turn_changes(opened)
        now.wait(10 * 60)
        assert told(lite, now) == []
    now.wait(41 * 60)
    (later,) = told(lite, now)
    assert {alert.table_id for alert in later.alerts} == {opened.table.id for opened in many[1:]}


def at(text: str, zone: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("when", "until"),
    [
        ("2026-03-28T21:59", None),
        ("2026-03-28T22:00", "2026-03-29T07:30"),  # the clocks are set forward in this night
        ("2026-03-29T07:29", "2026-03-29T07:30"),
        ("2026-03-29T07:30", None),
    ],
)
def test_quiet_hours_are_those_of_the_time_zone(when: str, until: str | None) -> None:
    rules = AlertRules(zone="Europe/Warsaw", quiet=(22 * 60, 7 * 60 + 30))
    held = rules.held_until(at(when, "Europe/Warsaw"), last=0, urgent=True)
    assert held == (until and at(until, "Europe/Warsaw"))


def test_a_warning_comes_before_the_night_in_which_the_time_is_up() -> None:
    rules = AlertRules(zone="Asia/Tokyo", quiet=(22 * 60, 8 * 60))
    alarm = at("2026-05-02T23:00", "Asia/Tokyo")
    early = rules.alarm_at(alarm, alarm + 3 * HOUR * 1000)
    assert rules.quiet_at(early) is None
    assert early == at("2026-05-02T22:00", "Asia/Tokyo") - 1
    late = rules.alarm_at(alarm, alarm + 30 * HOUR * 1000)
    assert late == at("2026-05-03T08:00", "Asia/Tokyo")


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        ({"zone": "Mars/Olympus"}, "time zone"),
        ({"zone": "../etc/passwd"}, "time zone"),
        ({"digest": 7}, "Possible"),
        ({"quiet": (0, 1440)}, "1,439"),
    ],
)
def test_what_cannot_be_wished(rules: dict[str, object], text: str) -> None:
    with pytest.raises(TableError, match=text):
        AlertRules(**rules)  # type: ignore[arg-type]


def test_the_newest_recipients_of_a_seat_are_kept(tables: Tables, now: Time) -> None:
    opened = tables.create("wat-aah", [person(), open_seat()])
    keep, seats = tables.store.recipients.keep, tables.store.recipients.seats
    ids = []
    for number in range(MOST + 2):
        ids.append(keep(f"browser {number}", settings(opened.secrets[0]), now()).id)
        now.wait(1)
    assert [len(seats(one)) for one in ids] == [0, 0] + [1] * MOST
    keep("browser 6", settings(), now())
    assert seats(ids[6]) == set()
    tables.store.recipients.forget("browser 5")
    assert tables.store.recipients.find("browser 5") is None
    tables.remove(opened.table.id)


def test_an_address_is_not_asked_again_and_again(lite: Tables, now: Time) -> None:
    recipients = lite.store.recipients
    mail = RecipientSettings(AlertRules(), mail="ada@mail.example")
    for number in range(3):
        assert recipients.keep(f"browser {number}", mail, now()).media == ()
    with pytest.raises(TableError, match="Too many mails"):
        recipients.keep("browser 3", mail, now())
    now.wait(25 * HOUR)
    found = recipients.keep("browser 3", mail, now())
    assert not recipients.confirm(found.id, "bo@mail.example")
    assert recipients.confirm(found.id, "ada@mail.example")
    assert recipients.keep("browser 3", mail, now()).confirmed, "it is asked once"
    recipients.close(found.id, "mail")
    assert recipients.keep("browser 3", mail, now()).media == (), "and again after it said no"


def test_two_processes_take_different_things(url: str, now: Time, make_tables: MakeTables) -> None:
    tables = make_tables(url)
    opened = tables.create("wat-aah", [person(), person()], seed=1)
    for number in range(MOST):
        tables.store.recipients.keep(f"browser {number}", settings(*opened.secrets), now())
    now.wait(1)
    play_until_turn_changes(opened)
    now.wait(60)
    stores = [Store.open(url) for _ in range(3)]
    start, taken = Barrier(len(stores)), list[AlertMessage]()

    def run(store: Store) -> None:
        start.wait()
        for _ in range(5):  # of two that note the same, one is second and looks again
            store.alerts.note(0, nobody)
            taken.extend(store.alerts.take(now(), nobody))

    threads = [Thread(target=run, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for store in stores:
        store.close()
    assert len(taken) == MOST
    assert len({message.recipient.id for message in taken}) == MOST
    assert all(isinstance(alert, Alert) for message in taken for alert in message.alerts)
