### Powiadomienia: co jest wysyłane i co mówi o tym serwer.

alerts-turn = { $game }: twój ruch.
alerts-time = { $game }: twój ruch, a większość twojego czasu już minęła.
alerts-invitation = { $game }: masz zaproszenie do gry.
alerts-several = Stoły, które na ciebie czekają: { $number }.
alerts-test = To jest próba. Od teraz dowiesz się, gdy przyjdzie twoja kolej.
alerts-mail-confirm-title = Czy chcesz dostawać wiadomości od Kagemushy?
alerts-mail-confirm = Ktoś, pewnie ty, chce dostawać na ten adres wiadomości o swojej kolejce. Jeśli się zgadzasz, otwórz tę stronę i potwierdź: { $link }
    Jeśli nie, nic nie rób: nic więcej nie zostanie wysłane.
alerts-mail-stop = Nie chcę więcej takich wiadomości: { $link }

## Odmowy

alerts-closed = Ten serwer nie wysyła powiadomień w ten sposób: { $medium }.
alerts-bad-push = To nie jest subskrypcja przeglądarki: potrzebny jest publiczny adres https jako endpoint oraz klucze p256dh i auth.
alerts-bad-mail = „{ $value }” nie jest adresem e-mail.
alerts-bad-webhook = Webhook potrzebuje publicznego adresu https, na przykład https://hooks.example/kagemusha.
alerts-bad-digest = Nie można wybrać zestawienia co { $value } minut. Możliwe: { $known }.
alerts-bad-quiet = Godziny ciszy to dwie minuty dnia, od 0 do { $last }.
alerts-bad-zone = „{ $value }” nie jest strefą czasową. Napisz na przykład Europe/Warsaw.
alerts-bad-token = Ten link już nie jest ważny.
alerts-mail-often = Poproszono o zbyt wiele wiadomości. Spróbuj jutro.
alerts-nothing-to-try = Nie ma jeszcze dokąd wysłać próby.
alerts-no-address = Wiadomości i webhooki zawierają linki do tego serwera: podaj jego adres, --address https://games.example/.
alerts-no-push-packages = Web Push potrzebuje jeszcze jednego pakietu: pip install "kagemusha[push]".

## Dlaczego ostatnia wiadomość nie dotarła

alerts-problem-closed = Serwer już nie wysyła w ten sposób.
alerts-problem-gone = Adres już nie istnieje i został usunięty.
alerts-problem-mailbox = Serwer poczty odrzucił ten adres i został on usunięty.
alerts-problem-private = Adres prowadzi do sieci prywatnej i został usunięty.
alerts-problem-refused = Tam ją odrzucono.
alerts-problem-unreachable = Nikt tam nie odpowiedział.
