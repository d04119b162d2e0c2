### Alerts: how somebody is told that it is their turn.

web-alerts-here = At this table
web-alerts-here-about = Switch it off to hear nothing about this one.
web-alerts-device = On this device
web-alerts-page = Notifications
web-alerts-page-about = While the page is open in the background.
web-alerts-push = Also while the page is closed
web-alerts-push-about = The server sends them through the service of your browser, encrypted.
web-alerts-blocked = The browser blocks notifications of this page. You can allow them in its settings.
web-alerts-iphone = On an iPhone or iPad, add this page to the home screen first.
web-alerts-install = Install as an app
web-alerts-elsewhere = Elsewhere
web-alerts-mail = E-mail
web-alerts-mail-confirmed = Confirmed.
web-alerts-mail-waiting = We have written to this address. Open the link in the mail to confirm it: nothing is sent before.
web-alerts-webhook = Webhook
web-alerts-webhook-key = Key to check its signatures
web-alerts-none = This server does not send alerts. You get notifications only while the page is open.
web-alerts-when = When
web-alerts-digest = How often
web-alerts-digest-0 = Each time at once
web-alerts-digest-60 = At most once an hour
web-alerts-digest-240 = At most every four hours
web-alerts-digest-1440 = At most once a day
web-alerts-quiet = Quiet hours
web-alerts-quiet-from = From
web-alerts-quiet-to = To
web-alerts-alarm = Warn me before my time is up
web-alerts-alarm-about = When 80 % of it is used.
web-alerts-try = Send a trial
web-alerts-tried = It is on its way.
web-alerts-forget = Stop all of this
web-alerts-forget-sure = The server forgets this browser, your mail address and your webhook. To use the address again, you will have to confirm it again.
web-alerts-problem = The last message did not arrive.
web-alerts-says = You are told once for each decision, and not while you look at the table. A message names the game and links to the table; it says nothing about the match.

## The pages that mails lead to

web-alerts-confirm-title = Confirm your address
web-alerts-confirm-about = You will get a mail when it is your turn.
web-alerts-confirm = Confirm
web-alerts-confirm-done = { $mail } is confirmed.
web-alerts-stop-title = No more mails
web-alerts-stop-about = You will get no more mails about your turns at this address.
web-alerts-stop = Stop the mails
web-alerts-stop-done = No more mails go to { $mail }.
web-alerts-home = To the games
