### Era of the Ninja : ce que sont à présent les choses du château.

tip-era-of-the-ninja-stack = Blessure { $wound }, Mort { $dead } : ce que votre Attaque doit atteindre.
tip-era-of-the-ninja-strike = Esquivez à { $attack } ou plus, sinon { $damage } de Blessures en moins.
tip-era-of-the-ninja-one = D’une seule unité : Blessure { $wound }, Mort { $dead }.
tip-era-of-the-ninja-pace = Mouvement { $move }{ $range ->
        [0] {""}
       *[other] , Portée { $range }
    }. Rapporte { $ingenuity } d’Ingéniosité.
tip-era-of-the-ninja-tokens = Jetons de Blessure : { $number }.
tip-era-of-the-ninja-sees = Voit : { $names }.
tip-era-of-the-ninja-sees-nobody = Ne voit personne.
tip-era-of-the-ninja-hunts = S’en prend à : { $names }.
tip-era-of-the-ninja-stunned = N’agit pas cette manche.
tip-era-of-the-ninja-ninja = Blessures { $wounds }/{ $most-wounds }, Ki { $ki }/{ $most-ki }, Ingéniosité { $ingenuity }.
tip-era-of-the-ninja-rolls = Mouvement { $move }, Attaque { $attack }, Esquive { $dodge }, Ombre { $shadow }.
tip-era-of-the-ninja-hidden = Caché à présent.
tip-era-of-the-ninja-seen = Visible à présent.
tip-era-of-the-ninja-out = Vaincu.
tip-era-of-the-ninja-room = Portes vers des tuiles connues : { $paired } ; à explorer : { $open }.
tip-era-of-the-ninja-card-active = Active.
tip-era-of-the-ninja-card-inactive = Pas active : sans effet à présent.
tip-era-of-the-ninja-card-stowed = Mise de côté : sans effet à présent.
tip-era-of-the-ninja-card-synergy = Sa Synergie est active.
tip-era-of-the-ninja-card-counters = Compteurs dessus : { $number }.
tip-era-of-the-ninja-card-under = Dessous se trouve { $name }.
tip-era-of-the-ninja-value = La vôtre : { $value }.
tip-era-of-the-ninja-of = Pour vous : { $value } sur { $most }.
tip-era-of-the-ninja-shadow = Votre Ombre est à { $shadow }, avec { $bonus } au jet ; la Vigilance est à { $awareness }.
tip-era-of-the-ninja-awareness = La Vigilance est à { $awareness }.
tip-era-of-the-ninja-lead = Ninja meneur : { $name }.
tip-era-of-the-ninja-left = Restent : { $number }.
tip-era-of-the-ninja-walk = Peut aller sur la tuile { $tiles }.
tip-era-of-the-ninja-walk-tiles = { $tiles } (Mouvement { $number })
tip-era-of-the-ninja-sprint = Avec un Sprint, sur la tuile { $tiles }.
tip-era-of-the-ninja-sprint-tiles = { $tiles } (Mouvement { $number })
tip-era-of-the-ninja-threat = Peut attaquer qui est vu sur la tuile { $tiles }.
tip-era-of-the-ninja-threat-tiles = { $tiles } ({ $number ->
        [0] aussitôt
       *[other] après { $number } pas
    })
tip-era-of-the-ninja-threatened = Qui est vu ici peut être attaqué par : { $names }.
tip-era-of-the-ninja-weapon = Avec elle, on peut attaquer sur la tuile { $tiles }.
