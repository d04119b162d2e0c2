### Era of the Ninja: the current effect of things in the castle.

tip-era-of-the-ninja-stack = Wound { $wound }, Dead { $dead }: what your Attack must reach.
tip-era-of-the-ninja-strike = Dodge { $attack } or more, or lose { $damage } Wounds.
tip-era-of-the-ninja-one = Of one unit alone: Wound { $wound }, Dead { $dead }.
tip-era-of-the-ninja-pace = Move { $move }{ $range ->
        [0] {""}
       *[other] , Range { $range }
    }. Worth { $ingenuity } Ingenuity.
tip-era-of-the-ninja-tokens = Wound tokens: { $number }.
tip-era-of-the-ninja-sees = Sees: { $names }.
tip-era-of-the-ninja-sees-nobody = Sees nobody.
tip-era-of-the-ninja-hunts = Goes for: { $names }.
tip-era-of-the-ninja-stunned = Does not act this round.
tip-era-of-the-ninja-ninja = Wounds { $wounds }/{ $most-wounds }, Ki { $ki }/{ $most-ki }, Ingenuity { $ingenuity }.
tip-era-of-the-ninja-rolls = Move { $move }, Attack { $attack }, Dodge { $dodge }, Shadow { $shadow }.
tip-era-of-the-ninja-hidden = Hidden now.
tip-era-of-the-ninja-seen = Can be seen now.
tip-era-of-the-ninja-out = Defeated.
tip-era-of-the-ninja-room = Doors to known tiles: { $paired }; to explore: { $open }.
tip-era-of-the-ninja-card-active = Active.
tip-era-of-the-ninja-card-inactive = Not active: it has no effect now.
tip-era-of-the-ninja-card-stowed = In reserve: it has no effect now.
tip-era-of-the-ninja-card-synergy = Its Synergy is active.
tip-era-of-the-ninja-card-counters = Counters on it: { $number }.
tip-era-of-the-ninja-card-under = Below it lies { $name }.
tip-era-of-the-ninja-value = Yours: { $value }.
tip-era-of-the-ninja-of = Yours: { $value } of { $most }.
tip-era-of-the-ninja-shadow = Your Shadow is { $shadow }, with { $bonus } on the roll; Awareness is { $awareness }.
tip-era-of-the-ninja-awareness = Awareness is { $awareness }.
tip-era-of-the-ninja-lead = Lead Ninja: { $name }.
tip-era-of-the-ninja-left = Left: { $number }.
tip-era-of-the-ninja-walk = Can walk to tile { $tiles }.
tip-era-of-the-ninja-walk-tiles = { $tiles } ({ $number } Move)
tip-era-of-the-ninja-sprint = With a Sprint to tile { $tiles }.
tip-era-of-the-ninja-sprint-tiles = { $tiles } ({ $number } Move)
tip-era-of-the-ninja-threat = Can attack who is seen on tile { $tiles }.
tip-era-of-the-ninja-threat-tiles = { $tiles } ({ $number ->
        [0] at once
        [one] after { $number } step
       *[other] after { $number } steps
    })
tip-era-of-the-ninja-threatened = Who is seen here can be attacked by: { $names }.
tip-era-of-the-ninja-weapon = With it you can attack on tile { $tiles }.
