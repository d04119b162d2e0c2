### Odmowy publicznej poczekalni.

lobby-closed = Ten serwer nie ma publicznej poczekalni. Jego administrator może ją otworzyć opcją --lobby on.
lobby-unknown-key = Nikt w poczekalni nie ma tego klucza. Najpierw wybierz nazwę: POST /api/lobby/me.
lobby-no-own-seat = Jedno miejsce musi być twoje: miejsce rodzaju „person”.
lobby-many-waiting = Czekasz już przy { $number } stołach. Najpierw opuść jeden z nich.
lobby-no-profile = Nie ma nikogo o tym identyfikatorze. Profil mógł zostać usunięty.

## Zaproszenia

invitation-self = Nie możesz zaprosić siebie.
invitation-no-seat = Zaproszona osoba potrzebuje wolnego miejsca: miejsca rodzaju „open”.
invitation-waits = Ta osoba ma już twoje zaproszenie i jeszcze nie odpowiedziała.
invitation-declined = Ta osoba odrzuciła dziś twoje zaproszenie. Spróbuj jutro.
invitation-many = Na odpowiedź czeka już tyle Twoich zaproszeń: { $number }. Najpierw odwołaj któreś z nich.
invitation-often = Wysłano dziś od ciebie wiele zaproszeń. Spróbuj jutro.
invitation-gone = Tego zaproszenia już nie ma.

## Stoły rankingowe

rated-no-help = Boty nie pomagają tam, gdzie wynik się liczy. Po partii można ją przeanalizować.
rated-profile = Przy stole rankingowym każda osoba potrzebuje profilu publicznej poczekalni. Zostaw pozostałe miejsca wolne, żeby każdy usiadł ze swoim.
rated-screen = Kilka osób przy jednym ekranie nie może grać partii rankingowej.
rated-adaptive = „{ $bot }” gra tak dobrze jak przeciwnicy, więc partie z nim nie są rankingowe.
rated-sides = Partia rankingowa wymaga co najmniej dwóch stron.
rated-clock = Stół rankingowy wymaga zegara, a kto przekroczy czas, przegrywa.
rated-option = Stół rankingowy ma zwykłe zasady: nie zmieniaj opcji „{ $option }”.

## Klucze dostępu

passkey-off = Ten serwer nie ma kluczy dostępu. Jego administrator może je włączyć opcją --passkeys on.
passkey-lobby = Klucze dostępu należą do profili publicznej poczekalni: --passkeys on wymaga --lobby on.
passkey-address = Przeglądarki nie pozwalają na klucze dostępu pod „{ $value }”. Podaj adres serwera z https i domeną: --address=https://games.example/.
passkey-refused = Ta odpowiedź klucza dostępu jest niepoprawna. Spróbuj ponownie.
passkey-late = To trwało za długo. Spróbuj ponownie.
passkey-unknown = Ten serwer nie zna tego klucza dostępu. Mógł zostać usunięty razem z profilem albo osobno.
passkey-many = Profil ma najwyżej { $number } kluczy dostępu. Najpierw usuń jeden.
