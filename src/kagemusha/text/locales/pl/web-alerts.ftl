### Powiadomienia: jak ktoś dowiaduje się, że to jego kolej.

web-alerts-here = Przy tym stole
web-alerts-here-about = Wyłącz, aby nic o nim nie dostawać.
web-alerts-device = Na tym urządzeniu
web-alerts-page = Powiadomienia
web-alerts-page-about = Gdy strona jest otwarta w tle.
web-alerts-push = Także gdy strona jest zamknięta
web-alerts-push-about = Serwer wysyła je przez usługę twojej przeglądarki, zaszyfrowane.
web-alerts-blocked = Przeglądarka blokuje powiadomienia tej strony. Możesz je włączyć w jej ustawieniach.
web-alerts-iphone = Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego.
web-alerts-install = Zainstaluj jako aplikację
web-alerts-elsewhere = Gdzie indziej
web-alerts-mail = E-mail
web-alerts-mail-confirmed = Potwierdzony.
web-alerts-mail-waiting = Napisaliśmy na ten adres. Otwórz link w wiadomości, aby go potwierdzić: wcześniej nic nie wysyłamy.
web-alerts-webhook = Webhook
web-alerts-webhook-key = Klucz do sprawdzania podpisów
web-alerts-none = Ten serwer nie wysyła powiadomień. Pojawiają się tylko przy otwartej stronie.
web-alerts-when = Kiedy
web-alerts-digest = Jak często
web-alerts-digest-0 = Za każdym razem od razu
web-alerts-digest-60 = Najwyżej raz na godzinę
web-alerts-digest-240 = Najwyżej co cztery godziny
web-alerts-digest-1440 = Najwyżej raz dziennie
web-alerts-quiet = Godziny ciszy
web-alerts-quiet-from = Od
web-alerts-quiet-to = Do
web-alerts-alarm = Ostrzeż mnie, zanim skończy się mój czas
web-alerts-alarm-about = Gdy minie 80 % czasu.
web-alerts-try = Wyślij próbę
web-alerts-tried = Próba jest w drodze.
web-alerts-forget = Wyłącz to wszystko
web-alerts-forget-sure = Serwer zapomni tę przeglądarkę, twój adres e-mail i webhook. Aby znów używać adresu, trzeba będzie go ponownie potwierdzić.
web-alerts-problem = Ostatnia wiadomość nie dotarła.
web-alerts-says = Powiadomienie przychodzi raz na decyzję i nie wtedy, gdy patrzysz na stół. Podaje nazwę gry i link do stołu; nie mówi nic o rozgrywce.

## Strony, do których prowadzą wiadomości

web-alerts-confirm-title = Potwierdź swój adres
web-alerts-confirm-about = Dostaniesz wiadomość, gdy przyjdzie twoja kolej.
web-alerts-confirm = Potwierdź
web-alerts-confirm-done = { $mail }: adres potwierdzony.
web-alerts-stop-title = Koniec wiadomości
web-alerts-stop-about = Na ten adres nie przyjdą już wiadomości o twojej kolejce.
web-alerts-stop = Nie wysyłaj więcej
web-alerts-stop-done = Na adres { $mail } nic już nie wyślemy.
web-alerts-home = Do gier
