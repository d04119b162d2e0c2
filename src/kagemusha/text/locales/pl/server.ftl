### Co mówi serwer stołów.

server-listening = Kagemusha nasłuchuje pod { $address } i przechowuje stoły w { $store }. Ctrl-C zatrzymuje.
server-network = Inni w twojej sieci znajdą go pod adresem { $addresses }
server-already = Kagemusha już działa pod adresem { $address }
server-other-port = Port { $port } jest zajęty przez coś innego, więc wybrano inny.
server-cannot-listen = Pod { $address } nie da się nic udostępnić: { $problem }.
server-bad-origin = „{ $value }” to nie źródło. Napisz https://HOST albo http://HOST:PORT.
server-bad-metrics = „{ $value }” nie jest adresem dla metryk. Napisz PORT albo HOST:PORT.
server-processes-alone = Kilka procesów potrzebuje PostgreSQL, żeby mówić sobie, co nowego, a stoły są w { $store }. Podaj adres: --database postgresql://USER@HOST/NAME, albo uruchom bez --processes.

## Odmowy

server-no-secret = Potrzebny jest sekret miejsca, w nagłówku „Authorization: Bearer SECRET” albo w pierwszej wiadomości.
server-no-chat = Na tym serwerze nie ma rozmów.
server-blocked = Administrator tego serwera cię zablokował.
server-blocked-table = Administrator tego serwera zablokował ten stół.
server-bad-request = Nie da się odczytać żądania: { $problem }
server-not-found = Nic tu nie ma.
server-bad-method = Ten adres nie przyjmuje takiego żądania.
server-too-large = Żądanie jest za duże.
server-too-many = Za dużo żądań. Poczekaj { $number ->
        [one] { $number } sekundę
        [few] { $number } sekundy
       *[many] { $number } sekund
    } i spróbuj ponownie.
server-wrong-host = Ten serwer nie odpowiada pod tą nazwą. Podaj ją opcją --origin.
server-wrong-origin = Strona skądinąd nie może tego zrobić. Jej źródło można dopuścić opcją --origin.
server-store = Stoły są chwilowo niedostępne. Spróbuj później.
server-failed = Coś się tu nie udało. Nic się nie zmieniło; spróbuj później.

## Strony

server-not-built = Stron jeszcze nie ma.
server-not-built-why = Ten serwer ma swoje stoły, ale klient dla przeglądarek nie został zbudowany. W folderze projektu, z zainstalowanym Node.js, budują go te polecenia:
server-not-built-how = Potem uruchom serwer ponownie. Programy mogą grać bez niego: zob. docs/api.md.
