### Co mówi serwer stołów.

server-listening = Kagemusha działa pod adresem { $address } i przechowuje stoły w { $store }. Ctrl-C zatrzymuje.
server-network = Inni w twojej sieci mogą się z nim połączyć pod adresem { $addresses }
server-already = Kagemusha już działa pod adresem { $address }
server-other-port = Port { $port } jest już zajęty, więc wybrano inny.
server-cannot-listen = Nie można nasłuchiwać pod adresem { $address }: { $problem }. Wybierz inny adres lub port.
server-bad-origin = „{ $value }” nie jest poprawnym źródłem. Napisz https://HOST albo http://HOST:PORT.
server-bad-metrics = „{ $value }” nie jest poprawnym adresem metryk. Napisz PORT albo HOST:PORT.
server-processes-alone = Kilka procesów serwera potrzebuje wspólnej bazy PostgreSQL, a stoły są w { $store }. Podaj ją opcją --database postgresql://USER@HOST/NAME albo uruchom bez --processes.

## Odmowy

server-no-secret = Potrzebny jest sekret miejsca, w nagłówku „Authorization: Bearer SECRET” albo w pierwszej wiadomości.
server-no-chat = Na tym serwerze nie ma rozmów.
server-blocked = Administrator tego serwera cię zablokował.
server-blocked-table = Administrator tego serwera zablokował ten stół.
server-bad-request = Nie da się odczytać żądania: { $problem }
server-not-found = Nic tu nie ma.
server-bad-method = Ten adres nie przyjmuje tej metody HTTP.
server-too-large = Żądanie jest za duże.
server-too-many = Za dużo żądań. Poczekaj { $number ->
        [one] { $number } sekundę
        [few] { $number } sekundy
       *[many] { $number } sekund
    } i spróbuj ponownie.
server-wrong-host = Ten serwer nie odpowiada pod tą nazwą hosta. Dopuść ją opcją --origin.
server-wrong-origin = Strona z innego źródła nie może tego zrobić. Dopuść to źródło opcją --origin.
server-too-many-streams = Za dużo otwartych połączeń z twojego adresu. Zamknij inne stoły albo spróbuj za chwilę.
server-store = Stoły są chwilowo niedostępne. Spróbuj później.
server-failed = Coś się tu nie udało. Nic się nie zmieniło; spróbuj później.

## Strony

server-not-built = Strony przeglądarki nie są jeszcze zbudowane.
server-not-built-why = Ten serwer ma swoje stoły, ale klient dla przeglądarek nie został zbudowany. W folderze projektu, z zainstalowanym Node.js, budują go te polecenia:
server-not-built-how = Potem uruchom serwer ponownie. Programy mogą grać bez klienta: zob. docs/api.md.
