### 7 Ronin w terminalu.

terminal-seven-ronin-verify-ok = ok  { $file }: { $game }, edycja { $edition }, ruchy: { $number }, { $ended }
terminal-seven-ronin-simulated = { $game }, edycja { $edition }: partie { $number } w { $seconds } s ({ $rate } na sekundę), ziarno { $seed }

terminal-ask-edition = Którą edycję zasad wybierasz?

## Plansza

terminal-seven-ronin-free = wolny
terminal-seven-ronin-contested = atakowany
terminal-seven-ronin-occupied = zajęty
terminal-seven-ronin-limit = lim. { $limit }
terminal-seven-ronin-ninja = { $number } ninja
terminal-seven-ronin-short-animal-pen = Zagroda
terminal-seven-ronin-round = Runda { $round } z { $rounds }
terminal-seven-ronin-holds = Atakujący zajmuje obszary: { $number } z { $wanted }
terminal-seven-ronin-green-bonus = (limity +{ $number })
terminal-seven-ronin-stores = Rezerwy { $reserves }, pula ninja { $supply }, poziom zagrożenia { $threat }, minimum ninja { $minimum }
terminal-seven-ronin-beside = Obok planszy:
terminal-seven-ronin-gone = Wyeliminowani: { $names }
terminal-seven-ronin-tokens = Żeton Szpiega: { $names }
terminal-seven-ronin-track-round = Runda
terminal-seven-ronin-track-threat = Poziom zagrożenia
terminal-seven-ronin-track-minimum = Minimum ninja
terminal-seven-ronin-track-hunger = Głód: -1 ninja
terminal-seven-ronin-track-coming = Dalsze rundy (poziom zagrożenia, minimum ninja; * 1 ninja umiera z głodu):
terminal-seven-ronin-track-last = To ostatnia runda.
terminal-seven-ronin-sign-wounds = rany z wytrzymałości
terminal-seven-ronin-sign-held = zatrzymany przez Zagrodę
terminal-seven-ronin-sign-silenced = znacznik Kapliczki: bez zdolności
terminal-seven-ronin-sign-planned = w planie

## Plany

terminal-seven-ronin-plan-empty-attacker = jeszcze nic; wpisz na przykład „studnia 1, dukt 2”
terminal-seven-ronin-plan-empty-defender = jeszcze nic; wpisz na przykład „kabe spichlerz, yumi studnia”
terminal-seven-ronin-plan = Plan:
terminal-seven-ronin-plan-numbers = Ninja { $number } (co najmniej { $minimum }), obszary { $count } (najwyżej { $threat })
terminal-seven-ronin-plan-left = Jeszcze bez miejsca: { $names }
terminal-seven-ronin-plan-fixed = { $what }: ta część planu leżała już wcześniej i nie można jej cofnąć.
terminal-seven-ronin-plan-not-yours-ronin = Prowadzisz ninja: podaj obszar i liczbę, na przykład „studnia 1”.
terminal-seven-ronin-plan-not-yours-ninja = Prowadzisz roninów: podaj ronina i jego obszar, na przykład „kabe spichlerz”.

## Pomoc

terminal-seven-ronin-help-plan-attacker =
    Planujesz w tajemnicy. Zmieniaj plan, ile chcesz: nic nie jest wysłane przed „seal”.
      studnia 1           1 nowy ninja na Studnię
      studnia 1, dukt 2   kilka obszarów naraz
      studnia +1, studnia -1
                          więcej, mniej o jednego; „studnia 0” zabiera wszystkich
      rynek 1             1 na Rynek: od następnej rundy o 1 więcej ponad limit
      show                plansza z planem
      check               czy zostałby przyjęty? Jeśli nie: każda złamana zasada
      undo, clear         cofnij zmianę; zacznij od nowa
      seal                zamknij plan; gdy oba są zamknięte, odsłania się je
terminal-seven-ronin-help-plan-defender =
    Planujesz w tajemnicy. Zmieniaj plan, ile chcesz: nic nie jest wysłane przed „seal”.
      kabe spichlerz      Kabe na Spichlerz; inny obszar go przenosi
      kabe gospoda, yumi studnia
                          kilku naraz
      kabe off            wyjmij go z planu
      show                plansza z planem
      check               czy zostałby przyjęty? Jeśli nie: każda złamana zasada
      undo, clear         cofnij zmianę; zacznij od nowa
      seal                zamknij plan; gdy oba są zamknięte, odsłania się je
terminal-seven-ronin-help-goal =
    Atakujący wygrywa, jeśli na koniec rundy zajmuje 5 obszarów; oba Pola liczą się razem jak 3. Albo gdy wyeliminuje wszystkich roninów.
    Obrońca wygrywa z końcem rundy 8 albo gdy nie ma już ninja na planszy ani w rezerwach.
terminal-seven-ronin-help-round =
    1. Obie strony planują w tajemnicy i pieczętują plany; odsłania się je razem.
    2. Obrońca używa zdolności roninów.
    3. Ninja, którzy trafili na ronina, stają się jego ranami. Bez ronina zajmują obszar i na nim zostają.
    4. Atakujący używa zdolności zajętych obszarów. Potem liczy się obszary.
    5. Ronini schodzą z planszy. Od rundy 4 jeden ninja z rezerw umiera z głodu.
terminal-seven-ronin-help-planning =
    Atakujący: co najmniej minimum ninja, na najwyżej tylu obszarach, ile wynosi poziom zagrożenia, na każdym najwyżej do limitu (lim.). Ponadto 1 ninja może iść na Rynek. Każdy ninja stojący na Rynku na początku planowania pozwala na 1 ninja ponad limit.
    Obrońca: każdy ronin stoi na własnym obszarze; Tasuke może się nim dzielić. Jeśli na Rynku są ninja, jeden ronin może tam iść: usuwa ich wszystkich bez żadnej rany.
terminal-seven-ronin-help-ronin =
    Z ninja na swoim obszarze: Musashi usuwa 1 z nich; Yobu odsyła 1 lub 2 na sąsiednie obszary.
    Bez ninja na swoim obszarze: Yumi usuwa 1 z rezerw; Taiko leczy 1 ranę innego; Hayai jedzie na obszar, na którym są ninja.
    Tasuke dzieli z kimś obszar i rany. Kabe nie ma zdolności, ale ma 7 wytrzymałości.
terminal-seven-ronin-help-areas =
    Tylko póki obszar jest zajęty (ninja, bez ronina), każda raz na rundę:
    Wieża obserwacyjna: 1 rana dla każdego ronina na obu sąsiednich obszarach. Studnia: 1 rana dla ronina. Spichlerz: 2 ninja z puli do rezerw. Zagroda: ronin musi zostać. Kapliczka: ronin bez zdolności w następnej rundzie. Cmentarz: 1 lub 2 ninja wracają do rezerw. Dukt: 1 lub 2 ninja z rezerw na obszar, od razu walczą. Gospoda: zdolność innego zajętego obszaru. Pola: oba razem liczą się jak 3.
terminal-seven-ronin-help-board =
    Pola rysunku tworzą pierścień: sąsiadami obszaru są dwa, które go dotykają, także za rogiem.
    W każdym: nazwa, stan i limit nowych ninja (lim.), ninja, ronini z ranami/wytrzymałością.
    Stany: wolny (bez ninja), atakowany (ninja i ronin), zajęty (sami ninja).
    Znaki: + w planie, = zatrzymany przez Zagrodę, ~ znacznik Kapliczki. „list” pokazuje to samo w wierszach.
terminal-seven-ronin-help-notation =
    Ruchy można wpisywać tak, jak listy podają je po prawej, albo wklejać; nazwy wolno skracać, póki są jasne.
    Obszary mają tu nazwy angielskie; te z planszy też są zrozumiałe.
      deploy watchtower 1, well 1, green 1; seal        deploy kabe granary, tasuke granary
      musashi     yumi     taiko kabe     hayai well    yobu 2 -> inn     yobu 1 -> inn, 1 -> watchtower
      well kabe   granary  passage inn 2  shrine yumi   burial-grounds well 1, inn 1   inn as well kabe
      divide tasuke 1      spy well       no-spy        done

terminal-option-edition = Edycja, której zasady obowiązują. Domyślnie: en.
terminal-option-minimum = Minimum ninja: z toru, według poziomu zagrożenia albo numer rundy. Domyślnie: według edycji.
terminal-option-inn-watchtower = Czyich sąsiadów rani Gospoda kopiująca Wieżę obserwacyjną. Domyślnie: według edycji.
terminal-option-taiko-heals-green = Czy Taiko może leczyć ronina na Rynku. Domyślnie: według edycji.
terminal-option-spy = Graj z żetonami Szpiega.
terminal-option-track = 7 Ronin: poziomy zagrożenia w rundach; z rising Atakujący wygrywa częściej. Domyślnie: village.
terminal-option-reserves = 7 Ronin: ile z 50 znaczników ninja jest na początku w rezerwach, od 32 do 48; pozostałe są w puli ninja. Domyślnie: 40.
terminal-option-board = Własny plik planszy.
