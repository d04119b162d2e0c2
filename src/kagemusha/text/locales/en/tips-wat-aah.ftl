### Shinobi WAT-AAH!: the current effect of things on the table.

tip-wat-aah-in-hand = In your hand: { $number }.
tip-wat-aah-in-play = In front of you: { $number }.
tip-wat-aah-in-jigoku = In the Jigoku: { $number }.
tip-wat-aah-clan-cards = Your clan: { $number } of 4 cards, strength { $strength }.
tip-wat-aah-clan-in-hand = Of its clan in your hand: { $number }, strength { $strength } together.
tip-wat-aah-clan-two = Two more from your hand would use the first power.
tip-wat-aah-clan-three = Three more from your hand would use the second power.
tip-wat-aah-deck = Cards left: { $number }.
tip-wat-aah-corruption = Yours: { $number }. It takes { $taken } from your total.
tip-wat-aah-total = Yours: { $strength } in play − { $corruption } Corruption = { $number }.
tip-wat-aah-total-temple = Yours: { $strength } in play − { $corruption } Corruption + { $points } ({ $temple-name }) = { $number }.
tip-wat-aah-clans = Yours: { $number } of 4. Most in front of another: { $most }.
tip-wat-aah-hand = Cards: { $number }, strength { $strength } together.
tip-wat-aah-jigoku = Cards: { $number }.
tip-wat-aah-shosho = Held by { $name }.
tip-wat-aah-pawns = To place: { $number }. Court { $court }, Missions { $missions }, Showdown { $showdown }.
