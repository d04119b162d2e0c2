### Odmowy publicznej poczekalni.

lobby-closed = Ten serwer nie ma publicznej poczekalni. Jego administrator może ją otworzyć opcją --lobby on.
lobby-unknown-key = Nikt w poczekalni nie ma tego klucza. Najpierw wybierz nazwę: POST /api/lobby/me.
lobby-no-own-seat = Jedno miejsce musi być Twoje: miejsce rodzaju „person”.
lobby-many-waiting = Czekasz już przy { $number } stołach. Najpierw opuść jeden z nich.
lobby-no-profile = Nie ma nikogo o tym identyfikatorze. Profil mógł zostać usunięty.

## Stoły rankingowe

rated-no-help = Boty nie pomagają tam, gdzie wynik się liczy. Po partii można ją przeanalizować.
rated-profile = Przy stole rankingowym każda osoba potrzebuje profilu publicznej poczekalni. Zostaw pozostałe miejsca wolne, żeby każdy usiadł ze swoim.
rated-screen = Kilka osób przy jednym ekranie nie może grać partii rankingowej.
rated-sides = Partia rankingowa wymaga co najmniej dwóch stron.
rated-clock = Stół rankingowy wymaga zegara, a kto przekroczy czas, przegrywa.
rated-option = Stół rankingowy ma zwykłe zasady: nie zmieniaj opcji „{ $option }”.
