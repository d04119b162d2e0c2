### Era of the Ninja: dlaczego bot wybrał to, co wybrał.

bots-era-only = Nie ma innego wyboru.
bots-era-hunch = To było przeczucie.
bots-era-lord = To właściwa chwila, by uderzyć na Pana.{ $tried ->
    [yes] {""} To najlepszy z wypróbowanych wyborów (było ich { $plans }).
   *[no] {""}
}
bots-era-attack = Ten atak daje więcej, niż kosztuje ryzyko.{ $tried ->
    [yes] {""} To najlepszy z wypróbowanych wyborów (było ich { $plans }).
   *[no] {""}
}
bots-era-hide = Ukrycie się tutaj jest dość bezpieczne i opłaca się.{ $tried ->
    [yes] {""} To najlepszy z wypróbowanych wyborów (było ich { $plans }).
   *[no] {""}
}
bots-era-wait = Nic nie jest tu lepsze od czekania.{ $tried ->
    [yes] {""} To najlepszy z wypróbowanych wyborów (było ich { $plans }).
   *[no] {""}
}
bots-era-explore = Pora otworzyć następną komnatę.{ $tried ->
    [yes] {""} To najlepszy z wypróbowanych wyborów (było ich { $plans }).
   *[no] {""}
}
bots-era-go = Gdzie indziej Ninja będzie stał lepiej.{ $tried ->
    [yes] {""} To najlepszy z wypróbowanych wyborów (było ich { $plans }).
   *[no] {""}
}
bots-era-buy = Te karty wzmacniają Ninja.{ $tried ->
    [yes] {""} To najlepszy z wypróbowanych wyborów (było ich { $plans }).
   *[no] {""}
}
bots-era-lift = Bez Limitu ten rzut jest wart punktu Ki (zostało: { $ki }).{ $tried ->
    [yes] {""} To najlepszy z wypróbowanych wyborów (było ich { $plans }).
   *[no] {""}
}
bots-era-reroll = Ponowny rzut jest wart punktu Ki (zostało: { $ki }).{ $tried ->
    [yes] {""} To najlepszy z wypróbowanych wyborów (było ich { $plans }).
   *[no] {""}
}
bots-era-stand = Ki przyda się bardziej później (zostało: { $ki }).{ $tried ->
    [yes] {""} To najlepszy z wypróbowanych wyborów (było ich { $plans }).
   *[no] {""}
}
bots-era-fight = Rywal odsłonił się na cios.{ $tried ->
    [yes] {""} To najlepszy z wypróbowanych wyborów (było ich { $plans }).
   *[no] {""}
}
bots-era-other = To obiecuje najwięcej.{ $tried ->
    [yes] {""} To najlepszy z wypróbowanych wyborów (było ich { $plans }).
   *[no] {""}
}

## Jak grają

bots-style-era-of-the-ninja-random = Błąka się po zamku i próbuje wszystkiego.
bots-style-era-of-the-ninja-greedy = Wybiera kafelek i Akcję, które w tej turze dają najwięcej.
bots-style-era-of-the-ninja-beginner = Zachłanność: nie boi się Ran, za wcześnie rusza na Pana i zapomina o zdolnościach.
bots-style-era-of-the-ninja-novice = Bez cierpliwości: za dużo ryzykuje i przeocza część możliwości.
bots-style-era-of-the-ninja-skilled = Z cierpliwością: zna szanse swoich kości i czeka na dobrą chwilę.
bots-style-era-of-the-ninja-expert = Z cierpliwością: niczego nie przeocza i wypróbowuje niektóre plany.
bots-style-era-of-the-ninja-master = Próbuje planów z wyprzedzeniem, gdy tura może rozstrzygnąć partię.
