### Era of the Ninja: czym są teraz rzeczy w zamku.

tip-era-of-the-ninja-stack = Rana { $wound }, Śmierć { $dead }: tyle musi osiągnąć twój Atak.
tip-era-of-the-ninja-strike = Unik od { $attack }, inaczej tracisz Rany: { $damage }.
tip-era-of-the-ninja-one = Jednej jednostki: Rana { $wound }, Śmierć { $dead }.
tip-era-of-the-ninja-pace = Ruch { $move }{ $range ->
        [0] {""}
       *[other] , Zasięg { $range }
    }. Warte Pomysłowości: { $ingenuity }.
tip-era-of-the-ninja-tokens = Znaczniki Ran: { $number }.
tip-era-of-the-ninja-sees = Widzi: { $names }.
tip-era-of-the-ninja-sees-nobody = Nie widzi nikogo.
tip-era-of-the-ninja-hunts = Rusza na: { $names }.
tip-era-of-the-ninja-stunned = Nie działa w tej rundzie.
tip-era-of-the-ninja-ninja = Rany { $wounds }/{ $most-wounds }, Ki { $ki }/{ $most-ki }, Pomysłowość { $ingenuity }.
tip-era-of-the-ninja-rolls = Ruch { $move }, Atak { $attack }, Unik { $dodge }, Cień { $shadow }.
tip-era-of-the-ninja-hidden = Teraz w ukryciu.
tip-era-of-the-ninja-seen = Teraz na widoku.
tip-era-of-the-ninja-out = Pokonany.
tip-era-of-the-ninja-room = Przejścia na znane kafelki: { $paired }; do eksploracji: { $open }.
tip-era-of-the-ninja-card-active = Aktywna.
tip-era-of-the-ninja-card-inactive = Nieaktywna: teraz nie działa.
tip-era-of-the-ninja-card-stowed = Odłożona: teraz nie działa.
tip-era-of-the-ninja-card-synergy = Jej Synergia jest aktywna.
tip-era-of-the-ninja-card-counters = Znaczniki na niej: { $number }.
tip-era-of-the-ninja-card-under = Pod spodem leży: { $name }.
tip-era-of-the-ninja-value = U ciebie: { $value }.
tip-era-of-the-ninja-of = U ciebie: { $value } z { $most }.
tip-era-of-the-ninja-shadow = Twój Cień to { $shadow }, do rzutu { $bonus }; Czujność to { $awareness }.
tip-era-of-the-ninja-awareness = Czujność to { $awareness }.
tip-era-of-the-ninja-lead = Prowadzący: { $name }.
tip-era-of-the-ninja-left = Zostało: { $number }.
tip-era-of-the-ninja-walk = Może przejść na kafelek { $tiles }.
tip-era-of-the-ninja-walk-tiles = { $tiles } (Ruch { $number })
tip-era-of-the-ninja-sprint = Ze Sprintem na kafelek { $tiles }.
tip-era-of-the-ninja-sprint-tiles = { $tiles } (Ruch { $number })
tip-era-of-the-ninja-threat = Może zaatakować widocznego na kafelku { $tiles }.
tip-era-of-the-ninja-threat-tiles = { $tiles } ({ $number ->
        [0] od razu
        [one] po { $number } kroku
       *[other] po { $number } krokach
    })
tip-era-of-the-ninja-threatened = Widocznego tutaj mogą zaatakować: { $names }.
tip-era-of-the-ninja-weapon = Można nią zaatakować na kafelku { $tiles }.
