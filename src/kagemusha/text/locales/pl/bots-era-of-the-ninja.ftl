### Era of the Ninja: dlaczego bot wybrał to, co wybrał.

bots-era-only = Nie ma innego wyboru.
bots-era-hunch = To było przeczucie.
bots-era-lord = To właściwa chwila, by uderzyć na Pana.{ $tried ->
    [yes] {""} Szansa na zwycięstwo: { $chance }%, najlepsza z { $plans }.
   *[no] {""}
}
bots-era-attack = Ten atak daje więcej, niż kosztuje ryzyko.{ $tried ->
    [yes] {""} Szansa na zwycięstwo: { $chance }%, najlepsza z { $plans }.
   *[no] {""}
}
bots-era-hide = Ukrycie się tutaj jest dość bezpieczne i opłaca się.{ $tried ->
    [yes] {""} Szansa na zwycięstwo: { $chance }%, najlepsza z { $plans }.
   *[no] {""}
}
bots-era-wait = Nic nie jest tu lepsze od czekania.{ $tried ->
    [yes] {""} Szansa na zwycięstwo: { $chance }%, najlepsza z { $plans }.
   *[no] {""}
}
bots-era-explore = Pora otworzyć następną komnatę.{ $tried ->
    [yes] {""} Szansa na zwycięstwo: { $chance }%, najlepsza z { $plans }.
   *[no] {""}
}
bots-era-go = Gdzie indziej ninja będzie stał lepiej.{ $tried ->
    [yes] {""} Szansa na zwycięstwo: { $chance }%, najlepsza z { $plans }.
   *[no] {""}
}
bots-era-buy = Te karty wzmacniają ninja.{ $tried ->
    [yes] {""} Szansa na zwycięstwo: { $chance }%, najlepsza z { $plans }.
   *[no] {""}
}
bots-era-lift = Bez Limitu ten rzut jest wart punktu Ki (zostało: { $ki }).{ $tried ->
    [yes] {""} Szansa na zwycięstwo: { $chance }%, najlepsza z { $plans }.
   *[no] {""}
}
bots-era-reroll = Ponowny rzut jest wart punktu Ki (zostało: { $ki }).{ $tried ->
    [yes] {""} Szansa na zwycięstwo: { $chance }%, najlepsza z { $plans }.
   *[no] {""}
}
bots-era-stand = Ki przyda się bardziej później (zostało: { $ki }).{ $tried ->
    [yes] {""} Szansa na zwycięstwo: { $chance }%, najlepsza z { $plans }.
   *[no] {""}
}
bots-era-fight = Rywal odsłonił się na cios.{ $tried ->
    [yes] {""} Szansa na zwycięstwo: { $chance }%, najlepsza z { $plans }.
   *[no] {""}
}
bots-era-other = To obiecuje najwięcej.{ $tried ->
    [yes] {""} Szansa na zwycięstwo: { $chance }%, najlepsza z { $plans }.
   *[no] {""}
}
