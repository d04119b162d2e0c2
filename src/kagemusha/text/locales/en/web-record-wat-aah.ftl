### Shinobi WAT-AAH!: achievements.

web-wat-aah-achievement-four = Four of a kind
web-wat-aah-achievement-four-about = Place a clan of four cards at once: more cards, and a stronger power.
web-wat-aah-achievement-pure = Clean hands
web-wat-aah-achievement-pure-about = Win without ever being corrupt: patience costs no points.
web-wat-aah-achievement-ronin = A sword for hire
web-wat-aah-achievement-ronin-about = Add a Ronin to a clan: it joins any of them.
web-wat-aah-achievement-jigoku = Back from the Jigoku
web-wat-aah-achievement-jigoku-about = Take a card out of the Jigoku: what was thrown away may be just what you need.
web-wat-aah-achievement-aim = The right target
web-wat-aah-achievement-aim-about = Target opponents at least twice and win: hit the one who leads.
web-wat-aah-achievement-grand-master = Grand Master
web-wat-aah-achievement-grand-master-about = Win in Grand Master mode: pawns decide, not only cards.
web-wat-aah-achievement-decoy = Behind the mask
web-wat-aah-achievement-decoy-about = Peek at a Decoy and win: knowing the Boss helps you place pawns.
