### Era of the Ninja: nazwy, zapis partii i wszystkie odmowy. Karty mają własny plik.
###
### Nazwa wzięta z identyfikatora stoi pod argumentem z dopiskiem -name: $gear-name dla $gear.
### $stack-start to nazwa stosu na początku zdania; $number-size to liczba bez znaku,
### $number-sign to minus albo plus; $winners-count mówi, ilu graczy wygrało.

## Nazwy: tryby i klany

mode-standard = Standardowy
mode-nvn-death-match = Walka na Śmierć NvN
mode-clan-death-match = Walka Klanów na Śmierć
mode-clan-attack = Atak Klanu
mode-multi-clan-attack = Atak Wielu Klanów
mode-lords-head = Głowa Władcy
mode-lone-ninja = Samotny Ninja

# Każdy klan i jego forma w wyrażeniu „klan …”.
clan-none = Bez klanu
    .of = żaden
clan-earth = Ziemia
    .of = Ziemi
clan-metal = Metal
    .of = Metalu
clan-water = Woda
    .of = Wody
clan-wood = Drewno
    .of = Drewna
clan-fire = Ogień
    .of = Ognia
clan-heaven = Niebo
    .of = Nieba
clan-way = Droga
    .of = Drogi
clan-spirit = Duch
    .of = Ducha
clan-man = Człowiek
    .of = Człowieka
clan-void = Pustka
    .of = Pustki
clan-named = Klan imienny
    .of = imienny

# Klan, który ma kilka stron: Ogień 2.
numbered-clan = { $clan-name } { $number }

element-earth = Ziemia
element-metal = Metal
element-water = Woda
element-wood = Drewno
element-fire = Ogień

realm-heaven = Niebo
realm-way = Droga
realm-spirit = Duch
realm-man = Człowiek
realm-void = Pustka

## Nazwy: wrogowie i zamek

unit-lord = Władca

# Stos jednostek: jego nazwa i numer; oraz Władca, który nigdy nie należy do stosu.
stack-unit = { $unit-name } { $number }
stack-lord = Władca

# Co może wskazać członek klanu Nieba.
enemy-ashigaru = Ashigaru
enemy-samurai = Samurajowie
enemy-monk = Mnisi
enemy-leader = dowódcy
enemy-lord = Władca
enemy-side = strona { $number }

lord-state-away = w ukryciu
lord-state-here = na planszy
lord-state-defeated = pokonany
lord-state-none = w tym trybie nie ma Władcy

encounter-the-lord-enters = Wejście Władcy

way-north = północ
way-east = wschód
way-south = południe
way-west = zachód

## Nazwy: karty i kości

gear-head = głowa Władcy

deck-weapon = Bronie
deck-item = Przedmioty
deck-skill = Umiejętności
deck-encounter = Spotkania
deck-tile = kafelki

roll-attack = Atak
roll-dodge = Unik
roll-shadow = Cień
roll-search = Przeszukanie
roll-any = dowolny rzut

mark-plain = zwykły
mark-failure = Całkowita Porażka
mark-success = Całkowity Sukces

## Nazwy: kroki partii i tury

step-chance = Los
step-keep-ninja = Wybór Ninja
step-keep-cards = Wybór kart początkowych
step-declare = Wskazanie wroga
step-name-lead = Wyznaczenie Prowadzącego
step-before-roll = Przed rzutem
step-after-roll = Po rzucie
step-turn = Tura Ninja
step-turn-tile = Obrócenie nowego kafelka
step-substitute = Wybór jednostki zastępczej
step-discard-excess = Odrzucenie nadmiaru kart
step-choose-activation = Wybór następnego wroga
step-choose-target = Wybór celu wroga
step-choose-route = Wybór drogi wroga
step-intercept = Przyjęcie cudzych Obrażeń
step-choose-merge = Wybór łączonych stosów
step-replace = Powrót z nowym Ninja
step-keep-new = Wybór kart nowego Ninja
step-choose-entry = Wybór wejścia Posiłków
step-may = Użycie zdolności lub rezygnacja
step-choose-stack = Wybór stosu dla zdolności
step-choose-ninja = Wybór Ninja dla zdolności
step-choose-tile = Wybór kafelka dla zdolności
step-choose-way = Wybór strony, w którą przesunąć stos
step-choose-card = Wybór oddawanej karty
step-choose-loot = Wybór zabieranej karty
step-peeked = Po podejrzeniu karty
step-nvn-after = Po rzutach NvN
step-consent = Odpowiedź na wymianę
step-place-spot = Kładzenie kafelka zamku
step-start-tile = Wybór pierwszego kafelka

stage-start = Wymiana
stage-spend = Wydawanie Pomysłowości
stage-adjust = Przezbrojenie
stage-move = Ruch
stage-sprint = Sprint
stage-attack-again = Kolejny Atak

reason-lord-defeated = Władca jest pokonany
reason-all-defeated = nie został żaden Ninja
reason-last-standing = nie został nikt inny
reason-head-home = głowa Władcy wróciła na początkowy Dziedziniec
reason-head-destroyed = głowa Władcy jest zniszczona
reason-rounds-spent = noc się skończyła

## Zdarzenia: przygotowanie i rundy

era-ninja-drawn = { $player-name } dobiera Ninja: { $ninja-name }.
    .you = Dobierasz Ninja: { $ninja-name }.
era-ninja-kept = { $player-name } prowadzi Ninja: { $ninja-name }.
    .you = Prowadzisz Ninja: { $ninja-name }.
era-card-offered = { $player-name } dostaje do wyboru kartę: { $gear-name }.
    .you = Dostajesz do wyboru kartę: { $gear-name }.
era-card-kept = { $player-name } zachowuje kartę: { $gear-name }.
    .you = Zachowujesz kartę: { $gear-name }.
era-lord-drawn = Władcą tego zamku jest { $lord-name }.
era-declared = { $player-name } wskazuje wroga: { $enemy-name }.
    .you = Wskazujesz wroga: { $enemy-name }.
era-lead-die = { $player-name } w rzucie o prowadzenie ma { $face }.
    .you = W rzucie o prowadzenie masz { $face }.
era-lead = Prowadzącym jest { $player-name }.
    .you = Prowadzisz ty.
era-round = Zaczyna się runda { $round }.
era-lifted = { $player-name } znosi Limit dla tego rzutu ({ $roll-name }).
    .you = Znosisz Limit dla tego rzutu ({ $roll-name }).
era-rolled = { $player-name } wyrzuca { $face } ({ $roll-name }): wynik to { $value }.
    .you = Wyrzucasz { $face } ({ $roll-name }): wynik to { $value }.
era-rerolled = { $player-name } rzuca ponownie ({ $roll-name }).
    .you = Rzucasz ponownie ({ $roll-name }).
era-used = { $player-name } używa zdolności: { $ability-name }.
    .you = Używasz zdolności: { $ability-name }.
era-shadow-set = { $mark ->
        [failure] { $player-name } ma Cień { $value }, Całkowitą Porażkę.
        [success] { $player-name } ma Cień { $value }, Całkowity Sukces.
       *[plain] { $player-name } ma Cień { $value }.
    }
    .you = { $mark ->
            [failure] Masz Cień { $value }, Całkowitą Porażkę.
            [success] Masz Cień { $value }, Całkowity Sukces.
           *[plain] Masz Cień { $value }.
        }
era-turn = { $player-name } zaczyna swoją turę.
    .you = Zaczynasz swoją turę.

## Zdarzenia: karty

era-card-gained = { $player-name } otrzymuje kartę: { $gear-name }.
    .you = Otrzymujesz kartę: { $gear-name }.
era-synergy = { $player-name } kupuje Synergię: { $gear-name }.
    .you = Kupujesz Synergię: { $gear-name }.
era-synergy-drawn = { $player-name } kładzie zakrytą kartę pod Umiejętność { $gear-name }. Jest to { $other-gear-name }.
    .you = Kładziesz zakrytą kartę pod Umiejętność { $gear-name }. Jest to { $other-gear-name }.
era-skill-up = { $player-name } ma nową aktywną Umiejętność: { $gear-name }.
    .you = Masz nową aktywną Umiejętność: { $gear-name }.
era-duplicate = { $player-name } ma powtórzoną Umiejętność { $gear-name }: jej Synergia jest aktywna.
    .you = Masz powtórzoną Umiejętność { $gear-name }: jej Synergia jest aktywna.
era-deposited = { $player-name } wpłaca do puli klanu { $number ->
        [one] { $number } punkt Pomysłowości
        [few] { $number } punkty Pomysłowości
       *[other] { $number } punktów Pomysłowości
    }; w puli jest { $pool }.
    .you = Wpłacasz do puli klanu { $number ->
            [one] { $number } punkt Pomysłowości
            [few] { $number } punkty Pomysłowości
           *[other] { $number } punktów Pomysłowości
        }; w puli jest { $pool }.
era-proposed = { $asking ->
        [1] { $player-name } prosi o kartę: { $gear-name } (ma ją { $other-name }).
       *[0] { $player-name } proponuje kartę: { $gear-name } (ma ją dostać { $other-name }).
    }
    .you = { $asking ->
            [1] Prosisz o kartę: { $gear-name } (ma ją { $other-name }).
           *[0] Proponujesz kartę: { $gear-name } (ma ją dostać { $other-name }).
        }
    .to-you = { $asking ->
            [1] { $player-name } prosi cię o kartę: { $gear-name }.
           *[0] { $player-name } proponuje ci kartę: { $gear-name }.
        }
era-traded = { $player-name } oddaje kartę: { $gear-name } (otrzymuje ją { $other-name }).
    .you = Oddajesz kartę: { $gear-name } (otrzymuje ją { $other-name }).
    .to-you = { $player-name } oddaje ci kartę: { $gear-name }.
era-refused = { $player-name } odmawia wymiany (chce jej { $other-name }).
    .you = Odmawiasz wymiany (chce jej { $other-name }).
    .to-you = { $player-name } odmawia wymiany z tobą.
era-activated = { $player-name } włącza kartę: { $gear-name }.
    .you = Włączasz kartę: { $gear-name }.
era-sheathed = { $player-name } chowa Broń: { $gear-name }.
    .you = Chowasz Broń: { $gear-name }.
era-switched-off = { $player-name } traci działanie Przedmiotu: { $gear-name }. Jego miejsce zajmuje inny.
    .you = Tracisz działanie Przedmiotu: { $gear-name }. Jego miejsce zajmuje inny.
era-stowed = { $player-name } odkłada do schowka kartę: { $gear-name }.
    .you = Odkładasz do schowka kartę: { $gear-name }.
era-fetched = { $player-name } wyjmuje ze schowka kartę: { $gear-name }.
    .you = Wyjmujesz ze schowka kartę: { $gear-name }.
era-discarded = { $under ->
        [none] { $player-name } odrzuca kartę: { $gear-name }.
       *[other] { $player-name } odrzuca kartę: { $gear-name }, a spod niej: { $under-name }.
    }
    .you = { $under ->
            [none] Odrzucasz kartę: { $gear-name }.
           *[other] Odrzucasz kartę: { $gear-name }, a spod niej: { $under-name }.
        }

## Zdarzenia: zamek

era-moved = { $player-name } przechodzi na kafelek { $tile }.
    .you = Przechodzisz na kafelek { $tile }.
era-tile-drawn = { $player-name } dobiera kafelek: { $room-name }.
    .you = Dobierasz kafelek: { $room-name }.
era-tile-refused = Dobrany kafelek zamknąłby zamek ({ $room-name }): { $player-name } bierze inny.
    .you = Dobrany kafelek zamknąłby zamek ({ $room-name }): bierzesz inny.
era-tile-laid = { $player-name } dokłada kafelek { $tile }: { $room-name }.
    .you = Dokładasz kafelek { $tile }: { $room-name }.
era-encounter = { $player-name } dobiera Spotkanie na kafelek { $tile }: { $encounter-name }.
    .you = Dobierasz Spotkanie na kafelek { $tile }: { $encounter-name }.
era-no-encounter = Nie ma już karty Spotkania na kafelek { $tile }.
era-lord-entered = Władca wchodzi do zamku na kafelek { $tile }: { $lord-name }.
era-lord-again = Na kafelek { $tile } znów wypada „Wejście Władcy”: tę kartę się odrzuca i dobiera następną.
era-placed = Na kafelku { $tile } { $number ->
        [one] staje { $number } jednostka
        [few] stają { $number } jednostki
       *[other] staje { $number } jednostek
    }: { $stack-name }.
era-substituted = Pula jest pusta: { $unit-name }. Zamiast tego na kafelku { $tile } staje { $other-unit-name }.
era-pool-empty = Pule są puste: nie { $number ->
        [one] staje { $number } jednostka
        [few] stają { $number } jednostki
       *[other] staje { $number } jednostek
    } ({ $unit-name }).
era-merged = { $stack-start } i { $other-stack-name } łączą się: { $number ->
        [one] { $number } jednostka
        [few] { $number } jednostki
       *[other] { $number } jednostek
    }.
era-sprinted = { $player-name } wykonuje Sprint i ma { $number ->
        [one] { $number } punkt Ruchu
        [few] { $number } punkty Ruchu
       *[other] { $number } punktów Ruchu
    }.
    .you = Wykonujesz Sprint i masz { $number ->
            [one] { $number } punkt Ruchu
            [few] { $number } punkty Ruchu
           *[other] { $number } punktów Ruchu
        }.
era-start-tile = { $player-name } zaczyna na kafelku { $tile }.
    .you = Zaczynasz na kafelku { $tile }.

## Zdarzenia: ataki

era-attacked = { $player-name } atakuje { $sneak ->
        [0] { $whole ->
            [1] cel
           *[0] jedną jednostkę ze stosu
        }
       *[other] z zaskoczenia (+{ $sneak }) { $whole ->
            [1] cel
           *[0] jedną jednostkę ze stosu
        }
    }: { $stack-name }.
    .you = Atakujesz { $sneak ->
            [0] { $whole ->
                [1] cel
               *[0] jedną jednostkę ze stosu
            }
           *[other] z zaskoczenia (+{ $sneak }) { $whole ->
                [1] cel
               *[0] jedną jednostkę ze stosu
            }
        }: { $stack-name }.
era-missed = { $player-name } chybia z wynikiem { $value }: wartość Rany to { $needed } ({ $stack-name }).
    .you = Chybiasz z wynikiem { $value }: wartość Rany to { $needed } ({ $stack-name }).
era-fumbled = { $player-name } atakuje z Całkowitą Porażką ({ $stack-name }).
    .you = Atakujesz z Całkowitą Porażką ({ $stack-name }).
era-tokens = { $stack-start } { $number-sign ->
        [minus] traci
       *[plus] dostaje
    } { $number-size ->
        [one] { $number-size } znacznik Rany
        [few] { $number-size } znaczniki Ran
       *[other] { $number-size } znaczników Ran
    } i ma ich { $total }.
era-killed = { $killer ->
        [nobody] { $stack-start } traci { $number ->
            [one] { $number } jednostkę
            [few] { $number } jednostki
           *[other] { $number } jednostek
        }
       *[other] { $killer-name } zabija { $number ->
            [one] { $number } jednostkę
            [few] { $number } jednostki
           *[other] { $number } jednostek
        } ({ $stack-name })
    }; zostaje { $left }.
    .you = Zabijasz { $number ->
            [one] { $number } jednostkę
            [few] { $number } jednostki
           *[other] { $number } jednostek
        } ({ $stack-name }); zostaje { $left }.
era-lord-held = { $player-name } atakuje Władcę z Całkowitym Sukcesem, ale { $value } nie sięga wartości Śmierci { $needed }: pora na drugi rzut.
    .you = Atakujesz Władcę z Całkowitym Sukcesem, ale { $value } nie sięga wartości Śmierci { $needed }: pora na drugi rzut.
era-lord-killed = { $player-name } pokonuje Władcę: { $lord-name }.
    .you = Pokonujesz Władcę: { $lord-name }.
era-ingenuity = { $number-sign ->
        [minus] { $player-name } ma Pomysłowość mniejszą o { $number-size }: zostaje { $total }.
       *[plus] { $player-name } otrzymuje { $number-size ->
            [one] { $number-size } punkt Pomysłowości
            [few] { $number-size } punkty Pomysłowości
           *[other] { $number-size } punktów Pomysłowości
        } i ma { $total }.
    }
    .you = { $number-sign ->
            [minus] Masz Pomysłowość mniejszą o { $number-size }: zostaje { $total }.
           *[plus] Otrzymujesz { $number-size ->
                [one] { $number-size } punkt Pomysłowości
                [few] { $number-size } punkty Pomysłowości
               *[other] { $number-size } punktów Pomysłowości
            } i masz { $total }.
        }
era-shadow = { $player-name } ma teraz Cień { $value }.
    .you = Masz teraz Cień { $value }.
era-stunned = { $stack-start } nie działa w tej rundzie.
era-pushed = { $stack-start } trafia na kafelek { $tile }.
era-slain = { $stack-start } traci { $number ->
        [one] { $number } jednostkę
        [few] { $number } jednostki
       *[other] { $number } jednostek
    }.

## Zdarzenia: ukrywanie się i wrogowie

era-hid = { $player-name } próbuje się ukryć.
    .you = Próbujesz się ukryć.
era-awareness = { $player-name } wyrzuca { $face } za zamek: Czujność wynosi { $value }.
    .you = Wyrzucasz { $face } za zamek: Czujność wynosi { $value }.
era-awareness-changed = Czujność { $number-sign ->
        [minus] spada
       *[plus] rośnie
    } o { $number-size } i wynosi { $value }.
era-hidden = { $player-name } jest w ukryciu.
    .you = Jesteś w ukryciu.
era-seen = { $player-name } jest na widoku.
    .you = Jesteś na widoku.
era-forced-hidden = { $player-name } dzięki zdolności jest w tej rundzie w ukryciu.
    .you = Dzięki zdolności jesteś w tej rundzie w ukryciu.
era-forced-visible = { $player-name } przez zdolność jest w tej rundzie na widoku.
    .you = Przez zdolność jesteś w tej rundzie na widoku.
era-conflict-die = Karty przeczą sobie nawzajem ({ $player-name }); kość { $against ->
        [0] za ukryciem
       *[1] przeciw ukryciu
    } pokazuje { $face }.
    .you = Karty przeczą sobie nawzajem w twojej sprawie; kość { $against ->
            [0] za ukryciem
           *[1] przeciw ukryciu
        } pokazuje { $face }.
era-enemy-moved = { $stack-start } przechodzi na kafelek { $tile }.
era-lord-spots = { $player-name } nie ukryje się przed Władcą i jest odtąd na widoku.
    .you = Nie ukryjesz się przed Władcą: jesteś odtąd na widoku.
era-enemy-attack = { $stack-start } atakuje. Broni się { $player-name }: Unik wymaga { $needed }.
    .you = { $stack-start } atakuje. Bronisz się ty: Unik wymaga { $needed }.
era-dodged = { $player-name } wykonuje Unik z wynikiem { $value } przy wymaganych { $needed } ({ $stack-name }).
    .you = Wykonujesz Unik z wynikiem { $value } przy wymaganych { $needed } ({ $stack-name }).
era-not-dodged = { $player-name } nie unika ataku z wynikiem { $value }: Obrażenia { $damage } ({ $stack-name }).
    .you = Nie unikasz ataku z wynikiem { $value }: Obrażenia { $damage } ({ $stack-name }).
era-intercepted = { $player-name } osłania członka klanu ({ $other-name }): { $number ->
        [one] { $number } Rana
        [few] { $number } Rany
       *[other] { $number } Ran
    }.
    .you = Osłaniasz członka klanu ({ $other-name }): { $number ->
            [one] { $number } Rana
            [few] { $number } Rany
           *[other] { $number } Ran
        }.
    .to-you = { $player-name } osłania cię: { $number ->
            [one] { $number } Rana
            [few] { $number } Rany
           *[other] { $number } Ran
        }.

## Zdarzenia: Rany, Ki, Regeneracja

era-wounds = { $player-name } traci { $number ->
        [one] { $number } Ranę
        [few] { $number } Rany
       *[other] { $number } Ran
    }; zostaje { $total }.
    .you = Tracisz { $number ->
            [one] { $number } Ranę
            [few] { $number } Rany
           *[other] { $number } Ran
        }; zostaje { $total }.
era-healed = { $player-name } odzyskuje { $number ->
        [one] { $number } Ranę
        [few] { $number } Rany
       *[other] { $number } Ran
    } i ma { $total }.
    .you = Odzyskujesz { $number ->
            [one] { $number } Ranę
            [few] { $number } Rany
           *[other] { $number } Ran
        } i masz { $total }.
era-ki = { $number-sign ->
        [minus] { $player-name } ma o { $number-size } Ki mniej: zostaje { $total }.
       *[plus] { $player-name } odzyskuje { $number-size } Ki i ma { $total }.
    }
    .you = { $number-sign ->
            [minus] Masz o { $number-size } Ki mniej: zostaje { $total }.
           *[plus] Odzyskujesz { $number-size } Ki i masz { $total }.
        }
era-survived = { $player-name } przeżywa: { $number ->
        [one] zostaje { $number } Rana
        [few] zostają { $number } Rany
       *[other] zostaje { $number } Ran
    }.
    .you = Przeżywasz: { $number ->
            [one] zostaje { $number } Rana
            [few] zostają { $number } Rany
           *[other] zostaje { $number } Ran
        }.
era-defeated = { $player-name } traci swojego Ninja.
    .you = Tracisz swojego Ninja.
era-rested = { $player-name } korzysta z Regeneracji.
    .you = Korzystasz z Regeneracji.
era-tokens-off = Wrogowie dochodzą do siebie: { $number ->
        [one] schodzi { $number } znacznik Rany.
        [few] schodzą { $number } znaczniki Ran.
       *[other] schodzi { $number } znaczników Ran.
    }
era-replaced = { $player-name } wraca z nowym Ninja: { $ninja-name }.
    .you = Wracasz z nowym Ninja: { $ninja-name }.
era-out = { $player-name } odpada z gry.
    .you = Odpadasz z gry.
era-reinforcement = Na kafelek { $tile } przybywają Posiłki; do dobrania { $number ->
        [one] jest { $number } karta
        [few] są { $number } karty
       *[other] jest { $number } kart
    }.
era-no-entry = Żaden kafelek nie ma przejścia ku wolnemu miejscu: Posiłki się odrzuca ({ $encounter-name }).

## Zdarzenia: Ninja przeciw Ninja, tryby, zdolności

era-nvn = { $loot ->
        [none] { $player-name } atakuje innego Ninja ({ $other-name }).
       *[other] { $player-name } próbuje ukraść kartę: { $loot-name } (ma ją { $other-name }).
    }
    .you = { $loot ->
            [none] Atakujesz innego Ninja ({ $other-name }).
           *[other] Próbujesz ukraść kartę: { $loot-name } (ma ją { $other-name }).
        }
    .to-you = { $loot ->
            [none] { $player-name } atakuje twojego Ninja.
           *[other] { $player-name } próbuje ci ukraść kartę: { $loot-name }.
        }
era-nvn-tie = { $player-name } i { $other-name } remisują wynikiem { $value }: nic się nie dzieje.
    .you = Ty i { $other-name } remisujecie wynikiem { $value }: nic się nie dzieje.
    .to-you = { $player-name } i ty remisujecie wynikiem { $value }: nic się nie dzieje.
era-nvn-failed = { $player-name } ponosi klęskę, górą jest { $other-name }: { $value } do { $needed }.
    .you = Ponosisz klęskę, górą jest { $other-name }: { $value } do { $needed }.
    .to-you = { $player-name } ponosi klęskę, górą jesteś ty: { $value } do { $needed }.
era-nvn-won = { $player-name } jest górą o { $number } (przegrywa { $other-name }).
    .you = Jesteś górą o { $number } (przegrywa { $other-name }).
    .to-you = { $player-name } wygrywa z tobą o { $number }.
era-stolen = { $player-name } zabiera kartę: { $gear-name } (traci ją { $other-name }).
    .you = Zabierasz kartę: { $gear-name } (traci ją { $other-name }).
    .to-you = { $player-name } zabiera ci kartę: { $gear-name }.
era-searched = { $player-name } przeszukuje zamek i znajduje { $number ->
        [one] { $number } punkt Pomysłowości
        [few] { $number } punkty Pomysłowości
       *[other] { $number } punktów Pomysłowości
    }.
    .you = Przeszukujesz zamek i znajdujesz { $number ->
            [one] { $number } punkt Pomysłowości
            [few] { $number } punkty Pomysłowości
           *[other] { $number } punktów Pomysłowości
        }.
era-head-taken = { $player-name } bierze głowę Władcy.
    .you = Bierzesz głowę Władcy.
era-head-dropped = { $player-name } porzuca głowę Władcy na kafelku { $tile }.
    .you = Porzucasz głowę Władcy na kafelku { $tile }.
era-head-wounded = { $player-name } uszkadza głowę Władcy: { $number ->
        [one] ma ona { $number } Ranę
        [few] ma ona { $number } Rany
       *[other] ma ona { $number } Ran
    } z 3.
    .you = Uszkadzasz głowę Władcy: { $number ->
            [one] ma ona { $number } Ranę
            [few] ma ona { $number } Rany
           *[other] ma ona { $number } Ran
        } z 3.
era-peeked = { $player-name } podgląda wierzch talii: { $deck-name }.
    .you = Podglądasz wierzch talii: { $deck-name }.
era-peek-seen = { $player-name } już wie, że na wierzchu talii jest { $top-name }: { $deck-name }.
    .you = Już wiesz, że na wierzchu talii jest { $top-name }: { $deck-name }.
era-shuffled-back = { $player-name } wtasowuje z powrotem to, co leżało na wierzchu talii: { $deck-name }.
    .you = Wtasowujesz z powrotem to, co leżało na wierzchu talii: { $deck-name }.
era-reshuffled = Talia jest pusta i powstaje na nowo z potasowanych kart odrzuconych: { $deck-name }.
era-counters = { $owner ->
        [nobody] { $number-sign ->
            [minus] Władca traci
           *[plus] Władca zyskuje
        }
       *[other] { $number-sign ->
            [minus] { $owner-name } odkłada
           *[plus] { $owner-name } zyskuje
        }
    } { $number-size ->
        [one] { $number-size } znacznik
        [few] { $number-size } znaczniki
       *[other] { $number-size } znaczników
    } karty { $ability-name }; jest ich { $total }.
    .you = { $number-sign ->
            [minus] Odkładasz
           *[plus] Zyskujesz
        } { $number-size ->
            [one] { $number-size } znacznik
            [few] { $number-size } znaczniki
           *[other] { $number-size } znaczników
        } karty { $ability-name }; jest ich { $total }.
era-leapt = { $player-name } nagle jest na kafelku { $tile }.
    .you = Nagle jesteś na kafelku { $tile }.
era-move-points = { $player-name } { $number-sign ->
        [minus] traci
       *[plus] zyskuje
    } { $number-size ->
        [one] { $number-size } punkt Ruchu
        [few] { $number-size } punkty Ruchu
       *[other] { $number-size } punktów Ruchu
    } i ma { $total }.
    .you = { $number-sign ->
            [minus] Tracisz
           *[plus] Zyskujesz
        } { $number-size ->
            [one] { $number-size } punkt Ruchu
            [few] { $number-size } punkty Ruchu
           *[other] { $number-size } punktów Ruchu
        } i masz { $total }.
era-lord-ability = Działa zdolność Władcy: { $ability-name }.
era-castle-acts = Działa { $ability-name }: { $player-name }.
    .you = Działa na ciebie { $ability-name }.
era-prize = { $stack-start } niesie { $number } Pomysłowości.
era-redrawn = { $player-name } odsyła jednostki i dobiera inne Spotkanie.
    .you = Odsyłasz jednostki i dobierasz inne Spotkanie.
era-match-over = { $winners-count ->
        [0] Nikt nie wygrywa
        [one] { $winners-name } wygrywa
       *[other] { $winners-name } wygrywają razem
    }: { $reason-name }.
    .you = { $winners-count ->
            [one] Wygrywasz
           *[other] { $winners-name } wygrywają razem
        }: { $reason-name }.
era-turn-done = { $player-name } kończy turę.
    .you = Kończysz turę.

## Odmowy: pytania

refused-era-wrong-step = Teraz pytanie jest inne. Najpierw odpowiedz na to: { $step-name }.
refused-era-choice = Tego nie można tu wybrać ({ $step-name }). Wybierz jedną z podanych odpowiedzi.
refused-era-choice-stack = Tego nie można tu wybrać ({ $step-name }). Do wyboru: { $stack-list-name }.
refused-era-choice-player = Tego nie można tu wybrać ({ $step-name }). Do wyboru: { $player-list-name }.
refused-era-choice-gear = Tego nie można tu wybrać ({ $step-name }). Do wyboru: { $gear-list-name }.
refused-era-choice-kept = { $deck ->
        [weapon] Wybierz teraz Broń
        [item] Wybierz teraz Przedmiot
       *[other] Wybierz teraz Umiejętność
    }: { $gear-list-name }. Kolejność: Broń, Przedmiot, Umiejętność.
refused-era-choice-way = Tego nie można tu wybrać ({ $step-name }). Do wyboru: { $way-list-name }.
refused-era-choice-tile = Tego kafelka nie można tu wybrać ({ $step-name }). Możliwe numery: { $tiles }.
refused-era-lift-head = Dopóki niesiesz głowę Władcy, nie możesz znieść Limitu. Po prostu rzuć albo w swojej turze upuść głowę Akcją.
refused-era-lift-twice = Limit jest już zniesiony dla tego rzutu. Rzuć teraz.
refused-era-lift-ki = Zniesienie Limitu kosztuje 1 Ki, a nie masz żadnego. Rzuć bez tego; Ki odzyskasz, odpoczywając.
refused-era-lift-nothing = Zniesienie Limitu nic by tu nie zmieniło: żaden możliwy wynik powyżej 9 nie robi różnicy. Zachowaj Ki i rzuć.
refused-era-reroll = Przerzut kosztuje 1 Ki, a nie masz żadnego. Zostaw wynik.

## Odmowy: tura

refused-era-not-in-turn = To nie należy do tury. W swojej turze handlujesz, wydajesz Pomysłowość, przezbrajasz się, ruszasz i wykonujesz jedną Akcję.
refused-era-too-late = Na to jest za późno: twoja tura doszła do etapu { $stage-name }. Kolejność to Wymiana, Wydawanie Pomysłowości, Przezbrojenie, Ruch, Akcja; nie można się cofnąć.
refused-era-one-action = W turze jest jedna Akcja, a jest nią twój Sprint. Możesz się jeszcze ruszyć albo zakończyć turę.
refused-era-only-attack = Po Akcji możesz już tylko zaatakować ponownie. Zaatakuj albo zakończ turę.
refused-era-overladen = Po wymianie ktoś na twoim kafelku ma za dużo kart. Handluj dalej albo zakończ wymianę: wtedy nadmiar się odrzuca.
refused-era-trade-clan = Handlują tylko członkowie klanu, a ty nie masz klanu. Karty możesz kupować za Pomysłowość.
refused-era-trade-mate = Handlujesz z członkami swojego klanu, którzy są w grze: { $player-name } do nich nie należy. Wskaż innego członka klanu na swoim kafelku.
refused-era-trade-tile = Handlujesz z członkami klanu na swoim kafelku, a { $player-name } jest na innym. Żeby handlować, zacznij turę na tym samym kafelku.
refused-era-trade-card = { $player-name } nie ma tej karty pod ręką: { $gear-name }. Karty w schowku nie można wymienić.
refused-era-trade-again = Tę wymianę już w tej turze zaproponowano ({ $gear-name }, { $player-name }). Zaproponuj coś innego.
refused-era-deposit-clan = Pulę ma tylko klan, a ty nie masz klanu. Twoja Pomysłowość zostaje przy tobie.
refused-era-deposit = Nie możesz wpłacić więcej Pomysłowości, niż masz: { $number }.
refused-era-price = To kosztuje { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
       *[other] { $price } punktów
    } Pomysłowości, a masz { $number }. Zdobywasz je, pokonując jednostki i ukrywając się wśród nich.
refused-era-pool-clan = Pulę ma tylko klan, a ty nie masz klanu. Zapłać własną Pomysłowością.
refused-era-pool-used = Zakup z puli jest jedynym zakupem w turze. Kupować możesz znów w następnej.
refused-era-pool-first = Pula płaci tylko wtedy, gdy to jedyny zakup w turze, a już coś kupiono. Zapłać własną Pomysłowością.
refused-era-pool = Pula nie zapłaci więcej, niż ma, ani więcej, niż wynosi cena. W puli jest { $number }; cena to { $price }.
refused-era-deck-empty = Nie ma tam już żadnej karty, nawet odrzuconej: { $deck-name }. Kup z innej talii.
refused-era-synergy-skill = Synergia należy do Umiejętności, którą masz, a tej nie masz: { $gear-name }. Wybierz jedną ze swoich Umiejętności.
refused-era-synergy-twice = Ta Umiejętność ma już Synergię: { $gear-name }. Wybierz taką, która jej nie ma.
refused-era-no-card = Nie masz tej karty: { $gear-name }. Wybierz jedną ze swoich kart.
refused-era-active = Ta Broń jest już aktywna: { $gear-name }. Aktywować można tylko nieaktywną kartę.
refused-era-item-active = Ten Przedmiot jest już aktywny: { $gear-name }. Aktywować można tylko nieaktywną kartę.
refused-era-stowed = Ta karta leży w schowku: { $gear-name }. Najpierw ją wyjmij.
refused-era-activate-cost = Włączenie tej karty kosztuje więcej, niż masz: { $gear-name }. Potrzeba:{ $ki ->
        [0] {""}
       *[other] {" "}Ki { $ki }
    }{ $ingenuity ->
        [0] {""}
       *[other] {" "}Pomysłowość { $ingenuity }
    }{ $wounds ->
        [0] {""}
       *[other] {" "}Rany { $wounds } i jedna, która zostanie
    }.
refused-era-sheathe = Ta Broń nie jest aktywna: { $gear-name }. Schować można tylko aktywną.
refused-era-once = Z tą kartą już to w tej turze zrobiono: { $gear-name }. Każdą kartą raz w turze.
refused-era-no-reserve = Nie masz schowka. Daje go Umiejętność taka jak Kieszonkowa Przestrzeń.
refused-era-reserve-full = Twój schowek jest pełny. Najpierw coś z niego wyjmij.
refused-era-stow-item = Aktywnego Przedmiotu nie można dowolnie wyłączyć, więc nie trafi do schowka: { $gear-name }. Nieaktywne Przedmioty i Bronie mogą.
refused-era-fetch = Tej karty nie ma w twoim schowku: { $gear-name }. Wyjąć można tylko kartę, która w nim leży.
refused-era-no-move = Krok kosztuje { $price } punkt Ruchu, a masz { $number }. Sprint daje ci Ruch jeszcze raz.
refused-era-move-unknown = Nie ma tam jeszcze kafelka ({ $way-name }): trzeba eksplorować, nie iść. { $way-list-count ->
        [0] Żadna droga nie jest teraz otwarta.
       *[other] Możesz iść: { $way-list-name }.
    }
refused-era-unpaired = Kafelki nie mają tam dwóch przejść naprzeciw siebie ({ $way-name }): to ściana. { $way-list-count ->
        [0] Żadna droga nie jest teraz otwarta.
       *[other] Możesz iść: { $way-list-name }.
    }
refused-era-explore-move = Eksploracja kosztuje { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
       *[other] { $price } punktów
    } Ruchu, a masz { $number }. Sprint daje ci Ruch jeszcze raz.
refused-era-explore-known = Leży tam już kafelek ({ $way-name }): eksploruje się tylko nieznane. { $way-list-count ->
        [0] Stąd nie można teraz eksplorować.
       *[other] Możesz eksplorować: { $way-list-name }.
    }
refused-era-explore-wall = Twój kafelek nie ma tam przejścia ({ $way-name }): to ściana. { $way-list-count ->
        [0] Stąd nie można teraz eksplorować.
       *[other] Możesz eksplorować: { $way-list-name }.
    }
refused-era-explore-tiles = Nie ma już kafelków: zamek jest kompletny. Poruszaj się po znanych komnatach.
refused-era-explore-closes = Każdy pozostały kafelek zamknąłby tam zamek ({ $way-name }). Eksploruj gdzie indziej.
refused-era-explore-death-match = W Walce na Śmierć wszystkie kafelki leżą na stole przed grą. Zamiast tego się rusz.
refused-era-no-stack = Takiego wroga nie ma na planszy. { $stack-list-count ->
        [0] Nikogo nie ma teraz w zasięgu.
       *[other] Możesz atakować: { $stack-list-name }.
    }
refused-era-melee-reach = Broń do walki wręcz i gołe ręce sięgają tylko twojego kafelka, a cel jest gdzie indziej: { $stack-name }. { $stack-list-count ->
        [0] Nikogo nie ma teraz w zasięgu.
       *[other] Możesz atakować: { $stack-list-name }.
    }
refused-era-ranged-own-tile = Twoja Broń dystansowa nie sięga własnego kafelka, a tam jest cel: { $stack-name }. Cofnij się albo użyj innej Broni. { $stack-list-count ->
        [0] Nikogo nie ma teraz w zasięgu.
       *[other] Możesz atakować: { $stack-list-name }.
    }
refused-era-out-of-range = { $stack-start } jest poza zasięgiem: linia musi być prosta, prowadzić przez sparowane przejścia i mieć najwyżej { $number ->
        [one] { $number } kafelek
        [few] { $number } kafelki
       *[other] { $number } kafelków
    }. { $stack-list-count ->
        [0] Nikogo nie ma teraz w zasięgu.
       *[other] Możesz atakować: { $stack-list-name }.
    }
refused-era-ranged-immune = Broń dystansowa nic nie zrobi temu wrogowi: { $stack-name }. Zaatakuj wręcz.
refused-era-ranged-whole = Broń dystansowa mierzy w jedną jednostkę, nie w cały stos: { $stack-name }. Uderz w jedną jednostkę.
refused-era-single-only = Twoja Broń nigdy nie mierzy w cały stos: { $stack-name }. Uderz w jedną jednostkę.
refused-era-strike-lone = Ten wróg stoi sam: { $stack-name }. Po prostu go zaatakuj; jednostkę wybiera się tylko ze stosu.
refused-era-heal-clan = Innych leczą tylko członkowie klanu Drewna. Swoją Ranę odzyskasz, odpoczywając.
refused-era-heal-mate = Leczysz innego członka swojego klanu, który jest w grze: { $player-name } nim nie jest. Wskaż innego rannego członka klanu na swoim kafelku.
refused-era-heal-tile = Leczysz na swoim kafelku, a { $player-name } jest na innym. Najpierw idź tam, potem lecz.
refused-era-heal-whole = { $player-name } ma już wszystkie Rany. Ulecz kogoś, kto jest ranny, albo wybierz inną Akcję.
refused-era-search = Przeszukanie to Akcja tylko w Walce na Śmierć. Tu masz Sprint, Atak i Ukrycie.
refused-era-no-nvn = W tej grze Ninja nie walczą ze sobą: opcja NvN jest wyłączona. Przeciwnikami są tu Władca i jego jednostki.
refused-era-steal-head-only = Bez opcji NvN można ukraść tylko głowę Władcy.
refused-era-own-side = { $player-name } jest po twojej stronie. Atakować i okradać można tylko przeciwników.
refused-era-out-of-play = { $player-name } nie ma Ninja w grze. Wybierz przeciwnika, który go ma.
refused-era-shadow-not-higher = Twój Cień musi być wyższy niż Cień celu. Twój wynosi { $number }, a { $player-name } ma { $value }.
refused-era-steal-tile = Kradnie się na własnym kafelku, a { $player-name } jest na innym. Najpierw idź tam, potem kradnij.
refused-era-steal-card = { $player-name } nie ma tego pod ręką: { $gear-name }. Wskaż Broń lub Przedmiot, który tam jest.
refused-era-theft-proof = Zdolność chroni przed kradzieżą karty, które ma { $player-name }. Okradnij innego przeciwnika albo wybierz inną Akcję.
refused-era-wound-reach = { $player-name } jest poza zasięgiem twojej Broni: walka wręcz sięga twojego kafelka, Broń dystansowa innych w Zasięgu.
refused-era-drop = Nie niesiesz głowy Władcy. Porzucić ją może tylko ten, kto ją niesie.
refused-era-pick-up = Głowa Władcy nie leży na twoim kafelku. Najpierw idź tam, gdzie leży.
refused-era-pick-up-twice = Już niesiesz głowę Władcy. Zanieś ją na początkowy Dziedziniec.
refused-era-use-inactive = Nie masz aktywnej karty z tą zdolnością: { $ability-name }. Jeśli masz tę kartę, aktywuj ją w etapie Przezbrojenie.
refused-era-use-moment = To nie jest moment tej zdolności: { $ability-name }. Karta mówi, kiedy można jej użyć.
refused-era-use-limit = Tej zdolności użyto już tyle razy, na ile pozwala karta: { $ability-name }. Na karcie jest napisane, ile to razy.
refused-era-use-ki = Ta zdolność kosztuje { $number } Ki, więcej niż masz: { $ability-name }. Ki odzyskasz, odpoczywając.
refused-era-use-cost = Ta zdolność kosztuje więcej, niż masz: { $ability-name }. Potrzeba:{ $ingenuity ->
        [0] {""}
       *[other] {" "}Pomysłowość { $ingenuity }
    }{ $wounds ->
        [0] {""}
       *[other] {" "}Rany { $wounds } i jedna, która zostanie
    }{ $shadow ->
        [0] {""}
       *[other] {" "}Cień wyższy niż { $shadow }
    }{ $counters ->
        [0] {""}
       *[other] {" "}znaczniki na karcie: { $counters }
    }.
refused-era-use-condition = Ta zdolność nic by teraz nie dała albo jej warunek nie jest spełniony: { $ability-name }. Karta mówi, czego potrzeba.
refused-era-use-room = To cecha komnaty, w której cię nie ma: { $ability-name }. Najpierw tam idź.
refused-era-use-encounter = O to pyta się tylko wtedy, gdy karta Spotkania jest dobierana przy eksploracji: { $ability-name }. Wybierz teraz coś innego.

## Notacja

notation-unknown-gear = „{ $word }” nie jest Bronią, Przedmiotem ani Umiejętnością. Karty: { $known }.
notation-unknown-kept = „{ $word }” nie jest ani Ninja, ani kartą. Możliwe: { $known }.
notation-unknown-ninja = „{ $word }” nie jest Ninja. Ninja: { $known }.
notation-unknown-lord = „{ $word }” nie jest Władcą. Władcy: { $known }.
notation-unknown-encounter = „{ $word }” nie jest Spotkaniem. Spotkania: { $known }.
notation-unknown-room = „{ $word }” nie jest komnatą. Komnaty: { $known }.
notation-unknown-enemy = „{ $word }” nie jest wrogiem, którego można wskazać. Wrogowie: { $known }.
notation-unknown-deck = „{ $word }” nie jest talią, z której się kupuje. Talie: { $known }.
notation-unknown-way = „{ $word }” nie jest kierunkiem. Kierunki: { $known }.
notation-unknown-stack = „{ $word }” nie jest stosem, który można tu wskazać. Możliwe: { $known }.
notation-unknown-other-stack = „{ $word }” nie jest drugim stosem, który można tu wskazać. Możliwe: { $known }.
notation-unknown-unit = „{ $word }” nie jest jednostką. Jednostki: { $known }.

## Opcje

option-era-seats = Tryb { $mode-name }: nie można grać przy { $seats ->
        [one] { $seats } miejscu
       *[other] { $seats } miejscach
    }. Możliwe: { $known }.
option-era-nvn-needed = Tryb { $mode-name } to walka Ninja z Ninja: zostaw opcję nvn włączoną.
option-era-no-reinforcements = Tryb { $mode-name } nie ma Posiłków: wyłącz opcję reinforcements.
option-era-no-sneak = Tryb { $mode-name } nie ma ataków z zaskoczenia: wyłącz opcję sneak.
option-era-no-nvn = Tryb { $mode-name } nie ma walk między Ninja: wyłącz opcję nvn.
option-era-no-arcade = Tryb { $mode-name } nie łączy się z Arcade: wyłącz opcję arcade.
option-era-arcade-one-side = Arcade wymaga co najmniej dwóch stron: wszyscy są z jednego klanu i nikt nie mógłby przegrać. Podaj różne wpisy w opcji clans albo wyłącz opcję arcade.
option-era-no-lord = Tryb { $mode-name } nie ma Władcy: pomiń opcję lord.
option-era-no-pace = Tryb { $mode-name } to nie Walka na Śmierć: pomiń opcję pace.
option-era-no-difficulty = Tryb { $mode-name } nie ma Władcy: pomiń opcję difficulty.
option-era-no-castle = W trybie { $mode-name } nikt nie mógłby wybierać za zamek: pomiń opcję defeated.
option-era-clans-number = Każde miejsce potrzebuje wpisu w opcji clans. Miejsca: { $seats }; wpisy: { $number }.
option-era-clans-needed = Tryb { $mode-name } wymaga klanu dla każdego miejsca: żaden wpis opcji clans nie może być none.
option-era-no-clans = Tryb { $mode-name } obywa się bez klanów: pomiń opcję clans.
option-era-one-clan = Tryb { $mode-name } jest dla jednego klanu: daj każdemu miejscu ten sam wpis w opcji clans.
option-era-two-sides = Tryb { $mode-name } wymaga co najmniej dwóch stron. Daj miejscom różne wpisy w opcji clans, na przykład fire i water albo fire-1 i fire-2.
option-era-too-few-ninja = Za mało Ninja może należeć do tego klanu: { $clan-name }. Jest ich { $number }; potrzeba { $wanted }.

## Pozycje

position-era-altered = Liczby w pozycji nie zgadzają się z jej polem check albo z jej słowami. W środku czegoś wiersz przyjmuje się tylko tak, jak zapisał go program; pisząc ręcznie, pomiń numbers i check.
position-era-tile = Kafelek { $tile } nie pasuje. Pierwszy to courtyard:0:0:…; każdy inny leży na wolnym miejscu, jest sparowany z kafelkiem przed nim i musi być w pudełku.
position-era-no-ninja = { $player-name } nie ma w pozycji Ninja, choć jest o nim mowa. Dodaj { $player }=Ninja@kafelek albo pomiń to, co dotyczy tego gracza.
position-era-too-many-cards = { $player-name } ma więcej Broni i Przedmiotów, niż pozwala limit. Usuń część z nich.
position-era-active = { $player-name } ma aktywne karty, które nie mogą być aktywne razem: { $cards }. Aktywna jest jedna Broń albo dwie, z których jedna ma cechę Para, obie do walki wręcz albo obie na odległość; i po jednym Przedmiocie każdego rodzaju.
