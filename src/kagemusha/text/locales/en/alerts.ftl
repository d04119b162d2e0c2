### Turn alerts: what is sent, and what the server says about it.

alerts-turn = { $game }: it is your turn.
alerts-time = { $game }: it is your turn, and most of your time is used.
alerts-invitation = { $game }: somebody invites you to play.
alerts-several = { $number } tables wait for you.
alerts-test = This is a trial. From now on you will be told when it is your turn.
alerts-mail-confirm-title = Do you want mails from Kagemusha?
alerts-mail-confirm = Somebody, probably you, wants to be told at this address when it is their turn. If you agree, open this page and confirm: { $link }
    If not, do nothing: nothing more will be sent.
alerts-mail-stop = No more of these mails: { $link }

## Refusals

alerts-closed = This server does not send alerts in this way: { $medium }.
alerts-bad-push = This is no subscription of a browser: it needs a public https address as endpoint, and the keys p256dh and auth.
alerts-bad-mail = “{ $value }” is no mail address.
alerts-bad-webhook = A webhook needs a public https address, such as https://hooks.example/kagemusha.
alerts-bad-digest = A digest of { $value } minutes cannot be chosen. Possible: { $known }.
alerts-bad-quiet = Quiet hours are two minutes of the day, from 0 to { $last }.
alerts-bad-zone = “{ $value }” is no time zone. Write one such as Europe/Paris.
alerts-bad-token = This link is not valid any more.
alerts-mail-often = Too many mails were asked for. Try again tomorrow.
alerts-nothing-to-try = There is nowhere to send a trial yet.
alerts-no-address = Mails and webhooks have links to this server: name its address, --address https://games.example/.
alerts-no-push-packages = Web Push needs one more package: pip install "kagemusha[push]".

## Why the last message did not arrive

alerts-problem-closed = The server does not send in this way any more.
alerts-problem-gone = The address is gone, so it was removed.
alerts-problem-mailbox = The mail server refused this address, so it was removed.
alerts-problem-private = The address leads into a private network, so it was removed.
alerts-problem-refused = It was refused there.
alerts-problem-unreachable = Nobody answered there.
